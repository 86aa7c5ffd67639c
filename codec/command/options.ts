// The options of each command: what reads them and what explains them is one table.

import type { CommandName } from "./wish.ts";

/** An option. */
export interface Option {
  /** As it is typed. */
  readonly name: string;
  /** What its value is called; absent if it takes none. */
  readonly value?: string;
  /** It may be given more than once. */
  readonly isRepeatable?: true;
  /** What it does, a line each. */
  readonly about: readonly string[];
}

const NDJSON: Option = { name: "--ndjson", about: ["one JSON object a line"] };
const HELP: Option = { name: "--help", about: ["this text"] };
const HINTS: readonly Option[] = [
  {
    name: "--port",
    value: "N",
    isRepeatable: true,
    about: ["a port of brokers, as a hint; without it content decides; repeatable"],
  },
  {
    name: "--server",
    value: "ADDRESS",
    isRepeatable: true,
    about: ["a broker, 10.0.0.2 or 10.0.0.2:9092, as a hint; repeatable"],
  },
];

const DECODE: readonly Option[] = [
  { name: "--ndjson", about: ["one JSON object a line and event"] },
  {
    name: "--request-log",
    about: ["one JSON object a line and request, as in kafka.request.logger"],
  },
  {
    name: "--summary",
    about: ["figures only: APIs, latencies, errors, clients, gaps; with --ndjson as JSON"],
  },
  { name: "--filter", value: "TEXT", about: ["only the events that fit, see below"] },
  {
    name: "--details",
    value: "none|errors|all",
    about: ["what stands below the line of an event: by default, what went wrong"],
  },
  ...HINTS,
  { name: "--headers", about: ["headers only: bodies are not decoded"] },
  {
    name: "--no-redact",
    about: ["show secrets; without it passwords, tokens, keys and values are «n bytes»"],
  },
  HELP,
];

const PODS: readonly Option[] = [
  {
    name: "--canary-interval",
    value: "N",
    about: [
      "canary.partition.interval: every N partitions one is a canary;",
      "tells what is wrong",
    ],
  },
  {
    name: "--canary-name",
    value: "NAME",
    about: ["canary.pod.name: the pod of canaries; without it canary-broker"],
  },
  {
    name: "--plan",
    about: ["print what is to be moved, as JSON for kafka-reassign-partitions"],
  },
  NDJSON,
  ...HINTS,
  HELP,
];

/** By command. */
export const OPTIONS: Readonly<Record<CommandName, readonly Option[]>> = {
  decode: DECODE,
  registrations: [NDJSON, HELP],
  versions: [NDJSON, ...HINTS, HELP],
  pods: PODS,
};
