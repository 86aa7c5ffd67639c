// The settings: their defaults, what is valid, and the names of their properties.

import { type Finding, OptionsError } from "../machine/options_error.ts";
import type { DynamicConfigOptions } from "./options.ts";

/** Every option, with its value. */
export type Settings = Required<DynamicConfigOptions>;

/** What a setting may be: a whole number within limits, one of some words, or a text. */
type Kind = readonly [least: number, most: number] | readonly (string | boolean)[] | "text";
/** One setting: its option, its property, what it may be, its default. */
type Row = readonly [option: string, property: string, kind: Kind, byDefault?: unknown];

const MOST = 2_147_483_647;
const MOST_SEED = 9_007_199_254_740_991;
const MOST_TEXT = 32_767;
/** Types of resources that released brokers answer for with something else, as success (connection D1). */
const TAKEN: unknown[] = [2, 4, 8, 16, 32];

/** Those that have a property. */
const PROPERTIES: readonly Row[] = [
  ["clientId", "client.id", "text"],
  ["enabled", "enable.dynamic.config", ["auto", true, false], "auto"],
  ["resourceType", "dynamic.config.resource.type", [1, 127], 9],
  ["gateMs", "dynamic.config.gate.ms", [0, MOST], 3_000],
  ["acksLock", "dynamic.acks.lock", ["effective", "explicit"], "effective"],
  ["requestTimeoutMs", "request.timeout.ms", [1, MOST], 30_000],
  ["metadataMaxAgeMs", "metadata.max.age.ms", [0, MOST], 300_000],
  ["retryBackoffMs", "retry.backoff.ms", [0, MOST], 100],
  ["retryBackoffMaxMs", "retry.backoff.max.ms", [0, MOST], 1_000],
];

const ROWS: readonly Row[] = [
  ["seed", "seed", [-MOST_SEED, MOST_SEED]],
  ["clientIdGenerated", "clientIdGenerated", [true, false], false],
  ...PROPERTIES,
];

/** Values by the names of options. */
type Values = { [option: string]: unknown };

/**
 * All settings, those that are not given by their defaults.
 *
 * @throws {OptionsError} If the options cannot work.
 */
export function settingsOf(options: DynamicConfigOptions): Settings {
  const values: Values = { ...options };
  for (const [option, , , byDefault] of ROWS) {
    if (values[option] === undefined) values[option] = byDefault;
  }
  complain(values, ROWS);
  return values as unknown as Settings;
}

/**
 * Options from Kafka property names: `enable.dynamic.config`, `dynamic.config.resource.type`, `dynamic.config.gate.ms`,
 * `dynamic.acks.lock`, and those that Kafka has: `client.id`, `request.timeout.ms`, `metadata.max.age.ms`,
 * `retry.backoff.ms`, `retry.backoff.max.ms`.
 *
 * Properties of other names are left to whoever knows them. An empty `client.id` counts as none, as in Kafka.
 *
 * @throws {OptionsError} If values cannot work; it lists every finding.
 * @example
 * ```ts
 * import { dynamicConfigOptionsFrom } from "kafka-wire/dynamic-config";
 * const options = dynamicConfigOptionsFrom({ "enable.dynamic.config": "false", "group.id": "g" });
 * if (JSON.stringify(options) !== '{"enabled":false}') throw new Error("Cannot match the options");
 * ```
 */
export function dynamicConfigOptionsFrom(
  properties: { readonly [name: string]: string },
): Partial<DynamicConfigOptions> {
  const options: Values = {};
  const given = PROPERTIES.filter(([, property]) =>
    Object.hasOwn(properties, property) && (property !== "client.id" || properties[property])
  );
  for (const [option, property, kind] of given) {
    options[option] = parsed(properties[property]!, kind);
  }
  complain(options, given);
  return options as Partial<DynamicConfigOptions>;
}

/** The value that a text says; the text itself if it says none of that kind. */
function parsed(text: string, kind: Kind): unknown {
  if (kind === "text") return text;
  const word = text.trim().toLowerCase();
  if (/^-?\d+$/.test(word)) return Number(word);
  return (kind as readonly unknown[]).find((one) => `${one}` === word) ?? text;
}

function complain(values: Values, rows: readonly Row[]): void {
  const findings: Finding[] = [];
  for (const [option, setting, kind] of rows) {
    const value = values[option];
    const isTaken = option === "resourceType" && TAKEN.includes(value);
    if (isOf(kind, value) && !isTaken) continue;
    const expected = isTaken ? `none of ${TAKEN.join(", ")}` : textOf(kind);
    const message = `expected ${expected}, found ${shown(value)}`;
    findings.push({ level: "error", code: "RANGE", setting, message });
  }
  if (findings.length > 0) throw new OptionsError(findings);
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === "text") return isText(value);
  const [least, most] = kind;
  if (typeof least !== "number") return kind.includes(value as never);
  return Number.isInteger(value) && value as number >= least && value as number <= (most as number);
}

/** Whether a request can carry it. */
function isText(value: unknown): boolean {
  return typeof value === "string" && !/\p{Cs}/u.test(value) &&
    new TextEncoder().encode(value).length <= MOST_TEXT;
}

function textOf(kind: Kind): string {
  if (kind === "text") return `well-formed text of at most ${MOST_TEXT} bytes`;
  return kind.join(typeof kind[0] === "number" ? " to " : ", ");
}

function shown(value: unknown): string {
  return typeof value === "object" && value !== null ? "an object" : String(value).slice(0, 99);
}
