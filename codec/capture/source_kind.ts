// What a source is, by its first bytes: capture.md 2.1.

import { captureFormat, UnknownFormatError } from "./files/capture_format.ts";
import { requestSanity } from "./kafka/request_head.ts";
import { looksLikeText } from "./text/looks_like_text.ts";

/** How a source is read. */
export type SourceKind = "packets" | "log" | "text" | "stream";

/** Bytes that are enough to tell. */
export const SNIFF_BYTES = 4_096;

const MIN_BATCH = 14;
const MAX_FRAME = 104_857_600;

/**
 * How to read a source that begins like this.
 *
 * @throws {UnknownFormatError} If it is of no format that can be read.
 */
export function sourceKindOf(first: Uint8Array): SourceKind {
  const { format } = captureFormat(first);
  if (format !== undefined) return "packets"; // what cannot be read says so by name
  if (isLog(first) && requestSanity(first, MAX_FRAME) !== "strict") return "log";
  if (first.length > 0 && looksLikeText(first)) return "text";
  if (isFrame(first)) return "stream";
  throw new UnknownFormatError(first, "a capture, frames of Kafka, a log or text");
}

/** A batch: an offset, a length that can be one, and a magic of 0 to 2. */
function isLog(first: Uint8Array): boolean {
  if (first.length < 17 || first[16]! > 2) return false;
  const view = new DataView(first.buffer, first.byteOffset, first.byteLength);
  return view.getInt32(0) >= 0 && view.getInt32(8) >= MIN_BATCH;
}

/** A request, or a response whose frame ends where another may begin. */
function isFrame(first: Uint8Array): boolean {
  const sanity = requestSanity(first, MAX_FRAME);
  if (sanity === "strict" || sanity === "sane") return true;
  if (first.length < 8) return false;
  const view = new DataView(first.buffer, first.byteOffset, first.byteLength);
  const size = view.getInt32(0);
  if (size < 4 || size > MAX_FRAME || view.getInt32(4) < 0) return false;
  const rest = first.length - 4 - size;
  return rest === 0 || rest < 0 && first.length === SNIFF_BYTES ||
    rest >= 4 && view.getInt32(4 + size) >= 4 && view.getInt32(4 + size) <= MAX_FRAME;
}
