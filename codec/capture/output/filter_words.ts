// The words of the filter language, and what each says of an event.

import { apis } from "../../frame/mod.ts";
import type {
  CaptureEvent,
  ConnectionEvent,
  Direction,
  FrameFlag,
  GapEvent,
  UndecodableEvent,
} from "../event.ts";
import {
  bodiesOf,
  errorCodesOf,
  isStruct,
  partitionsOf,
  type Struct,
  topicsOf,
} from "./event_fields.ts";
import { endpointText } from "../address.ts";
import type { SeenConnection } from "./seen_connections.ts";

/** A word that a filter may ask for. */
export interface FilterWord {
  /** The word. */
  readonly word: string;
  /** What it stands for. */
  readonly about: string;
  /** What it is compared with. */
  readonly takes: "number" | "text" | "number or name";
  /** The values there are, where these are all. */
  readonly values?: readonly string[];
}

/** How a filter is read. */
export interface FilterOptions {
  /** Kafka's name of an error code, as `findErrorCode` knows it; without it codes are numbers only. */
  readonly errorName?: (code: number) => string | undefined;
}

/** A word and how its values are found. No value: the event lacks it. */
export interface Word extends FilterWord {
  readonly of: (event: CaptureEvent, seen: SeenConnection) => readonly unknown[];
  /** Of numbers that have names. */
  readonly names?: Names;
  /** Of names that somebody gave, if only a few are known. */
  readonly ignoresCase?: true;
}

/** The names of numbers. */
export interface Names {
  readonly of: (event: CaptureEvent, options: FilterOptions) => readonly string[];
  readonly all: (options: FilterOptions) => readonly (readonly [name: string, number: number])[];
}

// Written as members, so that the compiler misses a word that an event may hold.
const KINDS = /* @__PURE__ */ wordsOf<CaptureEvent["kind"]>({
  message: true,
  undecodable: true,
  sasl: true,
  connection: true,
  gap: true,
  batch: true,
  record: true,
  warning: true,
});
const DIRECTIONS = /* @__PURE__ */ wordsOf<Direction>({
  request: true,
  response: true,
});
const FLAGS = /* @__PURE__ */ wordsOf<FrameFlag>({
  truncated: true,
  fallback: true,
  inferred: true,
  "trailing-bytes": true,
  "late-pair": true,
  "deprecated-version": true,
  retransmitted: true,
});
const STATES = /* @__PURE__ */ wordsOf<ConnectionEvent["state"]>({
  open: true,
  midstream: true,
  closed: true,
  reset: true,
  "not-kafka": true,
});
const REASONS = /* @__PURE__ */ wordsOf<UndecodableEvent["reason"]>({
  "unsupported-version": true,
  "unknown-api": true,
  malformed: true,
  orphan: true,
  "short-header": true,
});
const CAUSES = /* @__PURE__ */ wordsOf<GapEvent["cause"]>({
  "lost-segment": true,
  snaplen: true,
  "bad-length": true,
  "capture-start": true,
  "stream-end": true,
});

function wordsOf<T extends string>(all: Readonly<Record<T, true>>): readonly string[] {
  return Object.keys(all);
}

/** The words that stand alone: an event is, or has, what they say. */
export const FACTS: readonly string[] = [
  ...KINDS,
  ...DIRECTIONS,
  ...FLAGS,
  ...STATES,
  ...REASONS,
  ...CAUSES,
];

/** Which of {@linkcode FACTS} hold for the event. */
export function isFact(event: CaptureEvent, fact: string): boolean {
  return event.kind === fact || "flags" in event && (event.flags as string[]).includes(fact) ||
    "direction" in event && event.direction === fact || "state" in event && event.state === fact ||
    "reason" in event && event.reason === fact || "cause" in event && event.cause === fact;
}

/** All words, as the page offers them for completion. */
export const WORDS: readonly Word[] = [
  {
    word: "api",
    about: "the API, by name or number",
    takes: "number or name",
    of: (event) => one(apiKeyOf(event)),
    names: {
      of: (event) => "apiName" in event && event.apiName ? [event.apiName] : [],
      all: () => apis.map(({ name, key }) => [name, key]),
    },
  },
  {
    word: "key",
    about: "the number of the API",
    takes: "number",
    of: (event) => one(apiKeyOf(event)),
  },
  {
    word: "version",
    about: "the version of the message or of the metadata record",
    takes: "number",
    of: (event) => one(versionOf(event)),
  },
  {
    word: "kind",
    about: "what the event is",
    takes: "text",
    values: KINDS,
    of: ({ kind }) => [kind],
  },
  {
    word: "direction",
    about: "whose bytes: the client's are requests, the server's responses",
    takes: "text",
    values: DIRECTIONS,
    of: (event) => one("direction" in event ? event.direction : undefined),
  },
  {
    word: "connection",
    about: "the number of the connection",
    takes: "number",
    of: (event) => one("connection" in event ? event.connection : undefined),
  },
  {
    word: "correlation",
    about: "the correlation id",
    takes: "number",
    of: (event) => one("header" in event ? event.header.correlationId : undefined),
  },
  {
    word: "client",
    about: "the client: its client id, its address, or address:port",
    takes: "text",
    of: (event, seen) => [...one(clientIdOf(event, seen)), ...endOf(seen, "client")],
  },
  {
    word: "server",
    about: "the server: its address, or address:port",
    takes: "text",
    of: (_event, seen) => endOf(seen, "server"),
  },
  {
    word: "port",
    about: "a port of the connection, on either side",
    takes: "number",
    of: (_event, { client, server }) => [...one(client?.port), ...one(server?.port)],
  },
  {
    word: "topic",
    about: "a topic in the message, by name or id",
    takes: "text",
    of: (event) => [...topicsOf(event)],
  },
  {
    word: "partition",
    about: "a partition in the message",
    takes: "number",
    of: (event) => [...partitionsOf(event)],
  },
  {
    word: "error",
    about: "an error code in the message, by number or name; 0 if all codes in it are 0",
    takes: "number or name",
    of: codesOf,
    names: {
      of: (event, { errorName }) => codesOf(event).map((code) => errorName?.(code) ?? `${code}`),
      all: errorNames,
    },
  },
  {
    word: "latency",
    about: "milliseconds from request to response",
    takes: "number",
    of: (event) => one("latencyMs" in event ? event.latencyMs : undefined),
  },
  {
    word: "size",
    about: "bytes of the frame, its length included, or of the gap",
    takes: "number",
    of: (event) => one(sizeOf(event)),
  },
  {
    word: "flag",
    about: "what is worth knowing of a frame",
    takes: "text",
    values: FLAGS,
    of: (event) => "flags" in event ? event.flags : [],
  },
  {
    word: "packet",
    about: "the number of a packet that the frame came in",
    takes: "number",
    of: (event) => "packets" in event ? event.packets : [],
  },
  {
    word: "id",
    about: "the number of the event",
    takes: "number",
    of: ({ id }) => [id],
  },
  {
    word: "reason",
    about: "why a frame cannot be decoded, the cause of a gap, the code of a warning",
    takes: "text",
    ignoresCase: true,
    of: reasonsOf,
  },
  {
    word: "state",
    about: "what has become of a connection",
    takes: "text",
    values: STATES,
    of: (event) => one(event.kind === "connection" ? event.state : undefined),
  },
  {
    word: "detail",
    about: "what belongs to the state of a connection: tls, http, fin by client",
    takes: "text",
    of: (event) => one(event.kind === "connection" ? event.detail : undefined),
  },
  {
    word: "mechanism",
    about: "the SASL mechanism",
    takes: "text",
    ignoresCase: true,
    of: (event) => one(event.kind === "sasl" ? event.mechanism : undefined),
  },
  {
    word: "record",
    about: "the name of a metadata, control or coordinator record",
    takes: "text",
    ignoresCase: true,
    of: (event) => one(recordName(event)),
  },
  {
    word: "offset",
    about: "the offset of a record",
    takes: "number",
    of: (event) => event.kind === "record" ? [event.offset] : [],
  },
];

function one(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value];
}

function apiKeyOf(event: CaptureEvent): number | undefined {
  return "header" in event ? event.apiKey ?? event.header.apiKey : undefined;
}

function versionOf(event: CaptureEvent): number | undefined {
  if ("header" in event) return event.version ?? event.header.apiVersion;
  return event.kind === "record" ? event.metadata?.version : undefined;
}

/** Its own, where it has one, else that of the requests before it. */
function clientIdOf(event: CaptureEvent, seen: SeenConnection): string | null | undefined {
  const own = "header" in event ? event.header.clientId : undefined;
  return own === undefined ? seen.clientId : own;
}

function endOf(seen: SeenConnection, name: "client" | "server"): readonly string[] {
  const end = seen[name];
  return end ? [end.address, endpointText(end)] : [];
}

/** The codes other than 0, or 0 if there are none but that. */
function codesOf(event: CaptureEvent): readonly number[] {
  const counts = errorCodesOf(event);
  if (counts === undefined) return [];
  return counts.size === 0 ? [0] : [...counts.keys()];
}

// Kafka's codes are −1 to about 140.
const MOST_CODES = 1_000;

function errorNames({ errorName }: FilterOptions): [string, number][] {
  const all: [string, number][] = [];
  for (let code = -1; errorName && code < MOST_CODES; code++) {
    const name = errorName(code);
    if (name !== undefined) all.push([name, code]);
  }
  return all;
}

function sizeOf(event: CaptureEvent): number | undefined {
  if (event.kind === "warning" && "bytes" in event) return event.bytes;
  return "range" in event ? event.range?.length : undefined;
}

function reasonsOf(event: CaptureEvent): readonly string[] {
  switch (event.kind) {
    case "undecodable":
      return event.failedAt ? [event.reason, event.failedAt.reason] : [event.reason];
    case "gap":
      return [event.cause];
    case "warning":
      return [event.code];
    default:
      return [];
  }
}

function recordName(event: CaptureEvent): string | undefined {
  if (event.kind !== "record") return undefined;
  const { metadata, control, coordinator } = event;
  if (metadata && "name" in metadata) return metadata.name;
  return control?.name ?? coordinator?.name;
}

/** The values at a path in the message; each element of a list on the way counts, unless an index picks one. */
export function valuesAt(event: CaptureEvent, path: readonly (string | number)[]): unknown[] {
  let values: unknown[] = [...bodiesOf(event)];
  for (const step of path) {
    values = typeof step === "number" ? picked(values, step) : fieldsOf(unlisted(values), step);
  }
  return unlisted(values);
}

/** Elements in place of lists. Kafka has no lists of lists. */
function unlisted(values: readonly unknown[]): unknown[] {
  const all: unknown[] = [];
  for (const value of values) {
    if (!Array.isArray(value)) all.push(value);
    else for (const item of value) all.push(item);
  }
  return all;
}

function picked(values: readonly unknown[], index: number): unknown[] {
  const lists = values.filter((value): value is unknown[] => Array.isArray(value));
  return lists.filter(({ length }) => index < length).map((list) => list[index]);
}

function fieldsOf(values: readonly unknown[], name: string): unknown[] {
  const structs = values.filter((value) => isStruct(value) && Object.hasOwn(value, name));
  return structs.map((struct) => (struct as Struct)[name]);
}
