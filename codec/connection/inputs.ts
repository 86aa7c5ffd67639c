import type { Json, Tick } from "../machine/machine.ts";
import type { RedirectDecision } from "../redirect/decision.ts";
import { isBytes } from "../wire/mod.ts";

/** What a connection takes. */
export type ConnectionInput = ConnectionCommand | ConnectionReport | Tick;

/** Something the owner wants. It may be refused. */
export type ConnectionCommand =
  /** Begin an attempt; with `asap`, as soon as the backoff is over. */
  | { readonly type: "connect"; readonly asap?: boolean }
  | SendCommand
  /** Take no more requests, wait for those in flight, then close. */
  | { readonly type: "drain"; readonly timeoutMs?: number }
  /** Close at once. */
  | { readonly type: "close" }
  /** Discard the transport, without backoff. */
  | { readonly type: "reset"; readonly reason: string }
  /** The owner cannot decode response `id`, or sees by it that the peer is of another cluster: it trusts it no longer. */
  | {
    readonly type: "fail";
    readonly id: number;
    readonly detail: string;
    readonly mismatch?: boolean;
  }
  /** The throttle time of a response that the owner decoded. */
  | { readonly type: "throttle"; readonly throttleMs: number }
  /** The node has another address, rack or pod. */
  | {
    readonly type: "retarget";
    readonly host: string;
    readonly port: number;
    readonly rack?: string | null;
    readonly pod?: string | null;
  };

/** A request. {@linkcode sendCommand} makes one. */
export interface SendCommand {
  /** Which command this is. */
  readonly type: "send";
  /** Chosen by the owner, unique among the requests in flight. */
  readonly id: number;
  /** The API, such as 3 for Metadata. */
  readonly apiKey: number;
  /** The version of the body. */
  readonly apiVersion: number;
  /** Whether that is a flexible version of this API; it selects the versions of the headers. */
  readonly flexible: boolean;
  /** The encoded body, without header. */
  readonly body: Uint8Array;
  /** Default true; false for Produce with acks = 0. */
  readonly expectResponse?: boolean;
  /** Default `request.timeout.ms`. */
  readonly timeoutMs?: number;
}

/** Something that has happened to the transport of `attempt`. It is never refused. */
export type ConnectionReport =
  & {
    /** The one that the action named. */
    readonly attempt: number;
  }
  & (
    /** The redirector has decided. */
    | { readonly type: "redirected"; readonly decision: RedirectDecision | null | undefined }
    /** The redirector threw. */
    | { readonly type: "redirectFailed"; readonly message: string }
    /** The name has these addresses. */
    | { readonly type: "resolved"; readonly addresses: readonly string[] }
    /** The name could not be resolved. */
    | { readonly type: "resolveFailed"; readonly code: string; readonly temporary?: boolean }
    /** The transport is open; with `secured`, and encrypted. */
    | { readonly type: "opened"; readonly remote: string; readonly secured?: boolean }
    /** The transport could not be opened. */
    | { readonly type: "openFailed"; readonly code: string }
    /** TLS stands. */
    | { readonly type: "secured"; readonly alpn?: string; readonly peer?: Json }
    /** TLS failed; with `authentication`, because the certificate is not the peer's. */
    | { readonly type: "secureFailed"; readonly code: string; readonly authentication?: boolean }
    /** The mechanism's token; with `done`, the exchange is over and nothing is sent. */
    | {
      readonly type: "saslAnswered";
      readonly round: number;
      readonly token: Uint8Array;
      readonly done?: boolean;
    }
    /** The mechanism gives up. */
    | { readonly type: "saslFailed"; readonly round: number; readonly message: string }
    /** Bytes have come. They must neither change nor be detached while views of them are in use. */
    | { readonly type: "received"; readonly bytes: Uint8Array }
    /** Everything up to this write is with the operating system. */
    | { readonly type: "flushed"; readonly writeSeq: number }
    /** The transport takes more, or wants a pause; for `write.gate = buffered`. */
    | { readonly type: "writable"; readonly writable: boolean }
    /** The peer sends no more. */
    | { readonly type: "halfClosed" }
    /** The transport is gone. */
    | { readonly type: "peerClosed"; readonly code?: string }
  );

/** The report of one type. */
export type Report<T extends ConnectionReport["type"]> = Extract<ConnectionReport, { type: T }>;
/** The command of one type. */
export type Command<T extends ConnectionCommand["type"]> = Extract<ConnectionCommand, { type: T }>;

/**
 * Fields by input: `s`tring, `n`umber, `i`nteger, `b`oolean, b`y`tes, `a`rray of strings, `t`ext or null, `h`ost,
 * `p`ort; `?` may be absent.
 */
const FIELDS: { readonly [type: string]: string } = {
  connect: "asap:b?",
  send: "id:n apiKey:i apiVersion:i flexible:b body:y expectResponse:b? timeoutMs:n?",
  drain: "timeoutMs:n?",
  close: "",
  reset: "reason:s",
  fail: "id:n detail:s mismatch:b?",
  throttle: "throttleMs:n",
  retarget: "host:h port:p rack:t? pod:t?",
  tick: "",
  redirected: "attempt:n",
  redirectFailed: "attempt:n message:s",
  resolved: "attempt:n addresses:a",
  resolveFailed: "attempt:n code:s temporary:b?",
  opened: "attempt:n remote:s secured:b?",
  openFailed: "attempt:n code:s",
  secured: "attempt:n alpn:s?",
  secureFailed: "attempt:n code:s authentication:b?",
  saslAnswered: "attempt:n round:n token:y done:b?",
  saslFailed: "attempt:n round:n message:s",
  received: "attempt:n bytes:y",
  flushed: "attempt:n writeSeq:n",
  writable: "attempt:n writable:b",
  halfClosed: "attempt:n",
  peerClosed: "attempt:n code:s?",
};

/** Whether this is the type of a report. */
export function isReport(type: string): boolean {
  return Object.hasOwn(FIELDS, type) && FIELDS[type]!.startsWith("attempt");
}

/** One field: its name, and what it may be. */
type Field = readonly [name: string, type: string];

const read: Map<string, readonly Field[]> = /* @__PURE__ */ new Map();

/** The fields of a type of input; a type is read when it comes for the first time. */
function fieldsOf(type: string): readonly Field[] | undefined {
  const known = read.get(type);
  if (known || !Object.hasOwn(FIELDS, type)) return known;
  const words = FIELDS[type]!.split(" ").filter((word) => word !== "");
  const fields = words.map((word) => word.split(":") as unknown as Field);
  read.set(type, fields);
  return fields;
}

/**
 * Looks whether an input is one.
 *
 * @throws {TypeError} If its type is unknown, or a field is missing or of another type.
 */
export function checkInput(input: ConnectionInput): void {
  const fields = fieldsOf(input?.type);
  if (fields === undefined) {
    throw new TypeError(`Cannot handle input: expected a known type, found ${input?.type}`);
  }
  const values = input as unknown as Record<string, unknown>;
  for (const [name, type] of fields) {
    if (isOf(type, values[name])) continue;
    throw new TypeError(
      `Cannot handle ${input.type}: expected ${name} of its type, found ${typeof values[name]}`,
    );
  }
}

function isOf(type: string, value: unknown): boolean {
  if (value === undefined && type.endsWith("?")) return true;
  switch (type[0]) {
    case "s":
      return typeof value === "string";
    case "h":
      return typeof value === "string" && value !== "";
    case "p":
      return Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536;
    case "n":
      return Number.isFinite(value);
    case "i":
      return Number.isInteger(value);
    case "b":
      return typeof value === "boolean";
    case "y":
      return isBytes(value);
    case "a":
      return Array.isArray(value) && value.every((item) => typeof item === "string");
    case "t":
      return value === null || typeof value === "string";
  }
  return true;
}
