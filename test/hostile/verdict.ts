// What decoder and encoder make of bytes, held against the model: reliability R-02 and the verdicts of
// reliability.md 3.

import { DecodeError, EncodeError } from "../../codec/wire/mod.ts";
import { hexOf } from "../kit/hex.ts";
import type { Place } from "../kit/plan.ts";
import { difference, type Message, sameBytes } from "../kit/same.ts";
import { type Form, Refusal, type Scan, scan } from "../kit/scan.ts";

/** What became of the bytes. */
export interface Verdict {
  /** The reason of the `DecodeError`, "" where there was none. */
  readonly reason: string;
  /** Forms that an encoder writes differently. */
  readonly forms: readonly Form[];
  /** What is wrong with decoder or encoder, "" if nothing. */
  readonly problem: string;
}

const UNENCODABLE: readonly Form[] = ["unknown tag twice", "unknown tag 2147483647"];

/** Decodes, encodes, decodes and encodes again, and says whether all of that is as specified. */
export function verdictOn(place: Place, bytes: Uint8Array): Verdict {
  const model = scanned(place, bytes);
  const forms = model instanceof Refusal ? [] : [...model.forms];
  let message: Message;
  try {
    message = place.codec.decode(bytes, place.version) as Message;
  } catch (error) {
    return refused(error, model, place, bytes);
  }
  const problem = model instanceof Refusal
    ? `accepted, not refused as ${model.message}`
    : fixedPointProblem(place, bytes, message, forms);
  return { reason: "", forms, problem: problem && `${place.name} ${hexOf(bytes)}: ${problem}` };
}

function scanned(place: Place, bytes: Uint8Array): Scan | Refusal {
  try {
    return scan(place.plan, bytes);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function refused(
  error: unknown,
  model: Scan | Refusal,
  place: Place,
  bytes: Uint8Array,
): Verdict {
  const problem = refusalProblem(error, model, bytes.length);
  const reason = error instanceof DecodeError ? error.reason : "";
  return { reason, forms: [], problem: problem && `${place.name} ${hexOf(bytes)}: ${problem}` };
}

/** Reason and byte must be those of the model, except where a tagged field does not keep to its size. */
function refusalProblem(error: unknown, model: Scan | Refusal, length: number): string {
  if (!(error instanceof DecodeError)) return `untyped: ${error}`;
  const { reason, offset } = error;
  if (!(offset >= 0 && offset <= length)) return `offset ${offset} of ${length} bytes`;
  if (!(model instanceof Refusal)) return `refused: ${error.message}`;
  if (model.reason === "tag-size" && reason !== "tag-size") return "";
  if (model.reason === reason && model.offset === offset) return "";
  return `${error.message} (${reason}), not ${model.message}`;
}

function fixedPointProblem(
  place: Place,
  bytes: Uint8Array,
  message: Message,
  forms: readonly Form[],
): string {
  const { codec, version, plan } = place;
  let written: Uint8Array;
  try {
    written = codec.encode(message, version);
  } catch (error) {
    const expected = error instanceof EncodeError && forms.some((f) => UNENCODABLE.includes(f));
    return expected ? "" : `decoded, but not encoded: ${error}`;
  }
  if (forms.some((form) => UNENCODABLE.includes(form))) return `encoded in spite of ${forms}`;
  if (sameBytes(written, bytes)) return forms.length > 0 ? `unchanged in spite of ${forms}` : "";
  if (forms.length === 0) return `rewritten as ${hexOf(written)} for no reason`;
  const again = codec.decode(written, version) as Message;
  const place2 = difference(plan, message, again);
  if (place2 !== "") return `rewritten as ${hexOf(written)}, which differs at ${place2}`;
  return sameBytes(codec.encode(again, version), written) ? "" : "no fixed point in two steps";
}

/** Runs `body` without stack traces, which cost more than all the rest where most cases end in an error. */
export function withoutStacks<T>(body: () => T): T {
  const engine = Error as { stackTraceLimit?: number };
  const { stackTraceLimit } = engine;
  engine.stackTraceLimit = 0;
  try {
    return body();
  } finally {
    if (stackTraceLimit === undefined) delete engine.stackTraceLimit;
    else engine.stackTraceLimit = stackTraceLimit;
  }
}
