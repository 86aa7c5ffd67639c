// What an answer says beside its content: error codes and throttling.

import { readResponse, type ResponseEvent } from "../connection/mod.ts";
import { type Call, type Context, hasControllers } from "./context.ts";
import type { Route } from "./inputs.ts";
import type { AnyApi } from "./options.ts";

/** What there is to know of an answer. */
export interface Said {
  /** The code of the answer as a whole; 0 if it has none. */
  readonly errorCode: number;
  /** The error codes of its parts: of each part that has some in it, those of its parts. */
  readonly codes: readonly number[];
  /** How long the peer wants no requests. */
  readonly throttleMs: number;
}

/** Reads an answer; undefined if it is none: whoever has called will see that. */
export function said(api: AnyApi, event: ResponseEvent): Said | undefined {
  let message;
  try {
    message = readResponse(api, event);
  } catch {
    return undefined;
  }
  const codes: number[] = [];
  collect(message, codes);
  const throttles = event.apiVersion >= (api.throttlesFrom ?? Infinity);
  const { throttleTimeMs = 0, errorCode = 0 } = Object(message);
  const throttleMs = throttles && Number.isFinite(throttleTimeMs) ? throttleTimeMs : 0;
  return { errorCode, codes, throttleMs };
}

/** A success around parts is none: only what the parts say counts. */
function collect(value: unknown, codes: number[]): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  const before = codes.length;
  for (const member of Object.values(value)) {
    if (typeof member === "object") collect(member, codes);
  }
  const { errorCode } = value as { readonly errorCode?: unknown };
  if (typeof errorCode !== "number") return;
  if (errorCode !== 0 || codes.length === before) codes.push(errorCode);
}

/** Codes that tell of old metadata. */
const STALE: ReadonlySet<number> = /* @__PURE__ */ new Set([
  3,
  5,
  6,
  9,
  13,
  56,
  72,
  74,
  80,
  83,
  84,
  100,
  103,
]);
/** Codes of those that may have done it all the same. */
const UNSURE: ReadonlySet<number> = /* @__PURE__ */ new Set([13, 56]);
/** Codes of topic ids that a broker does not know, or not yet: the message may name one that there is not. */
const TOPIC_ID: ReadonlySet<number> = /* @__PURE__ */ new Set([100, 103]);
const TOPIC_ID_TRIES = 5;
/** Codes that tell of another coordinator, or one that is not ready. */
const COORDINATOR: ReadonlySet<number> = /* @__PURE__ */ new Set([14, 15, 16]);

/** Kafka's codes that mean more here than a retry. */
export const CODES = {
  notLeader: 6,
  coordinatorLoading: 14,
  notController: 41,
  rebootstrapRequired: 129,
} as const;

/** Whether a code tells of old metadata. */
export function isStale(code: number): boolean {
  return STALE.has(code) || code === CODES.notController;
}

/** Whether an answer says no more than that its call should be tried elsewhere or later, and that may be done. */
export function mustRetry(c: Context, call: Call, { codes }: Said): boolean {
  if (codes.length === 0) return false;
  if (codes.some((code) => TOPIC_ID.has(code)) && call.tries >= TOPIC_ID_TRIES) return false;
  return codes.every((code) =>
    leadsElsewhere(call.route, code) && (call.idempotent || !isUnsure(c, call, code))
  );
}

/**
 * Whether it may have been done all the same. A leader that goes answers so what it has appended, and what the next
 * leader has, too; a controller that resigns may do that as well.
 */
function isUnsure(c: Context, { apiKey }: Call, code: number): boolean {
  if (code === CODES.notLeader) return apiKey === PRODUCE;
  return code === CODES.notController ? hasControllers(c) : UNSURE.has(code);
}

const PRODUCE = 0;

/** Whether a node says with a code that it is not, or not yet, the one that the route means. */
function leadsElsewhere(route: Route, code: number): boolean {
  if (code === CODES.notController) return true;
  if (typeof route !== "object") return false;
  return "coordinator" in route ? COORDINATOR.has(code) : "leader" in route && STALE.has(code);
}
