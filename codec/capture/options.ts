// How a capture is read, and the bounds on what it may cost.

import type { Decompress } from "../records/mod.ts";

/** What a filter on headers sees. */
export interface FrameHeader {
  /** Which API; absent for a response whose request is not known. */
  readonly apiKey?: number;
  /** Version of the body that was asked for; absent as above. */
  readonly apiVersion?: number;
  /** Any int32 that tells the request from the others in flight; the answer repeats it. */
  readonly correlationId: number;
  /** Of the request; absent where the header could not be read that far, null where it says null. */
  readonly clientId?: string | null;
  /** Version of the header itself. */
  readonly headerVersion: number;
  /** The version of the header is a guess: the API or its version is not known. */
  readonly guessed?: true;
}

/** Bounds; capture.md 5.11 has the reasons. All are exact. */
export interface CaptureLimits {
  /** Bytes of a Kafka frame after its length. Default 104,857,600. */
  readonly frameBytes: number;
  /** Bytes of one direction that wait for what is missing before them. Default 4 MiB. */
  readonly pendingBytes: number;
  /** Segments that wait likewise. Default 1,024. */
  readonly pendingSegments: number;
  /** Milliseconds of capture time that they wait. Default 2,000. */
  readonly pendingMs: number;
  /**
   * Bytes that wait over all connections: in TCP, and apart from these in frames that are not whole and in connections
   * of which it is not known yet what they are. The largest frame is not among them. Default 64 MiB.
   */
  readonly totalPendingBytes: number;
  /** Connections followed at a time. Default 100,000. */
  readonly connections: number;
  /** Milliseconds of capture time after which an idle connection is closed. Default 600,000. */
  readonly idleMs: number;
  /** Bytes of an IP datagram made of fragments. Default 65,536. */
  readonly fragmentBytes: number;
  /** Datagrams whose fragments are waited for at a time. Default 64. */
  readonly fragments: number;
  /** Milliseconds of capture time that they wait. Default 30,000. */
  readonly fragmentMs: number;
  /** Captured bytes of one packet. Default 256 MiB. */
  readonly packetBytes: number;
  /** Milliseconds of capture time that a response waits for a late request. Default 2,000. */
  readonly unpairedMs: number;
  /** Frames of its connection that it waits likewise. Default 1,000. */
  readonly unpairedFrames: number;
  /** Equal errors of one connection that are events; those after them are folded. Default 10. */
  readonly eventsPerError: number;
}

/** Options of {@linkcode decodeCapture}; a layer used alone takes the ones that concern it. */
export interface CaptureOptions {
  /** Ports of brokers, as a hint; without it content decides. */
  readonly ports?: readonly number[];
  /** Addresses of brokers, "10.0.0.2" or "10.0.0.2:9092", as a hint. */
  readonly servers?: readonly string[];
  /** Which bodies to decode. Default "all". */
  readonly decode?: "all" | "headers" | ((header: FrameHeader) => boolean);
  /** Whether to try what a response without a request may be. Default "infer". */
  readonly orphans?: "header" | "infer";
  /**
   * How deep to read the record batches of messages: "batches", their headers; "metadata", also the records of the
   * metadata log; "records", the default, all records. Logs are read whole; `readSegment` has a choice there, too.
   */
  readonly records?: "batches" | "records" | "metadata";
  /**
   * The topic that a log segment is of: those of the coordinators are decoded, too. If it is not said, only the metadata
   * log is recognised.
   */
  readonly topic?: string;
  /** By codec. Only zstd needs one; the others default to those of `kafka-wire/records`. */
  readonly decompressors?: Partial<
    Readonly<Record<"gzip" | "snappy" | "lz4" | "zstd", Decompress>>
  >;
  /** Tunnels to look into. Default: none. */
  readonly decap?: readonly ("vxlan" | "geneve" | "gre" | "ip-in-ip")[];
  /** USER link types, 147 to 162, whose packets are Kafka frames. */
  readonly userLinkTypes?: readonly number[];
  /** Mask secrets. Default true. */
  readonly redact?: boolean;
  /** Bounds that differ from the defaults. */
  readonly limits?: Partial<CaptureLimits>;
  /** When events keep the bytes of their frame. Default "on-error". */
  readonly keepRaw?: "always" | "on-error" | "never";
}

const DEFAULTS: CaptureLimits = {
  frameBytes: 104_857_600,
  pendingBytes: 4_194_304,
  pendingSegments: 1_024,
  pendingMs: 2_000,
  totalPendingBytes: 67_108_864,
  connections: 100_000,
  idleMs: 600_000,
  fragmentBytes: 65_536,
  fragments: 64,
  fragmentMs: 30_000,
  packetBytes: 268_435_456,
  unpairedMs: 2_000,
  unpairedFrames: 1_000,
  eventsPerError: 10,
};

/**
 * All bounds: those given, else the defaults.
 *
 * @throws {TypeError} If one of them is no number, which would bound nothing.
 */
export function captureLimits(given: Partial<CaptureLimits> = {}): CaptureLimits {
  const limits: { [name: string]: number } = { ...DEFAULTS };
  for (const [name, limit] of Object.entries(given)) {
    if (limit !== undefined) limits[name] = checked(name, limit);
  }
  return limits as unknown as CaptureLimits;
}

function checked(name: string, limit: number): number {
  const isKnown = Object.hasOwn(DEFAULTS, name);
  if (isKnown && typeof limit === "number" && limit >= 0) return limit;
  const expected = isKnown ? `a number from 0 on, found ${String(limit)}` : "the name of a limit";
  throw new TypeError(`Cannot use limits.${name}: expected ${expected}`);
}

/** What an option must be, and whether it is. */
type Rule = readonly [expected: string, is: (value: unknown) => boolean];

const RULES: { readonly [name in keyof Required<CaptureOptions>]: Rule } = {
  ports: ["a list of ports", listOf(Number.isInteger)],
  servers: ["a list of addresses", listOf((one) => typeof one === "string")],
  decode: [
    "all, headers or a function",
    (value) => typeof value === "function" || oneOf("all", "headers")(value),
  ],
  orphans: ["header or infer", oneOf("header", "infer")],
  records: ["batches, records or metadata", oneOf("batches", "records", "metadata")],
  topic: ["the name of a topic", (value) => typeof value === "string"],
  decompressors: ["functions by codec", (value) => Object.values(Object(value)).every(isFunction)],
  decap: [
    "a list of vxlan, geneve, gre, ip-in-ip",
    listOf(oneOf("vxlan", "geneve", "gre", "ip-in-ip")),
  ],
  userLinkTypes: ["a list of link types", listOf(Number.isInteger)],
  redact: ["true or false", (value) => typeof value === "boolean"],
  limits: ["an object", (value) => typeof value === "object" && value !== null],
  keepRaw: ["always, on-error or never", oneOf("always", "on-error", "never")],
};

function oneOf(...words: readonly string[]): (value: unknown) => boolean {
  return (value) => words.includes(value as string);
}

function listOf(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(is);
}

function isFunction(value: unknown): boolean {
  return value === undefined || typeof value === "function";
}

/**
 * Looks whether options mean something: not every caller has a compiler. Other names are left to whoever knows them.
 *
 * @throws {TypeError} If one of them does not.
 */
export function checkOptions(options: CaptureOptions): void {
  for (const [name, [expected, is]] of Object.entries(RULES)) {
    const value = options[name as keyof CaptureOptions];
    if (value === undefined || is(value)) continue;
    const found = typeof value === "string" ? value : kindOf(value);
    throw new TypeError(`Cannot use ${name}: expected ${expected}, found ${found}`);
  }
}

/** What something is, without its value. */
function kindOf(value: unknown): string {
  return Array.isArray(value) ? "a list" : value === null ? "null" : typeof value;
}
