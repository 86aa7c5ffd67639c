// A frame as text: for a bug report, a program, or a test.

import { isBytes } from "../../wire/mod.ts";
import { fixtureOf } from "./export_fixture.ts";
import type { FailedAt, FrameFlag, MessageEvent, UndecodableEvent } from "../event.ts";
import type { FrameHeader } from "../options.ts";

export {
  type ConnectionChunk,
  type ConnectionOptions,
  exportConnection,
  PcapngWriter,
} from "./export_connection.ts";

/** The forms of {@linkcode exportFrame}. */
export type FrameForm = "hex" | "c" | "typescript" | "fixture";

/** What an export says of a frame beside its bytes. The event of the frame will do. */
export interface FrameFacts {
  /** Whose bytes: the client's, or the broker's. */
  readonly direction: MessageEvent["direction"];
  /** The header, as far as it is known. */
  readonly header: Partial<FrameHeader>;
  /** The number of the API. */
  readonly apiKey?: number;
  /** The version of the body. */
  readonly version?: number;
  /** The version that was asked for, where the answer came in another. */
  readonly requestedVersion?: number;
  /** Bytes of the frame before the body. */
  readonly bodyStart: number;
  /** What is special about it. */
  readonly flags: readonly FrameFlag[];
  /** Why, as a word. */
  readonly reason?: UndecodableEvent["reason"];
  /** What the decoder said. */
  readonly failedAt?: FailedAt;
}

/**
 * A frame as text.
 *
 * "hex": pairs of digits, 16 on a line, which {@linkcode decodeCapture} reads. "c": an array of `unsigned char`.
 * "typescript": a `Uint8Array`. "fixture": a test for vitest that decodes the frame with the public functions of
 * this package and expects what the event says: the version, or the sentence of the error.
 *
 * @param bytes The frame with its length, such as `rawBytes` of an event; secrets that are masked there stay masked.
 * @param facts The event of the frame. Without it a fixture reads only the length.
 * @throws {TypeError} If there are no bytes, since events keep them as `keepRaw` says; or no such form.
 * @example
 * ```ts
 * import { exportFrame } from "kafka-wire/capture";
 * const text = exportFrame(Uint8Array.of(0, 0, 0, 0), "typescript");
 * if (!text.includes("new Uint8Array([\n  0x00, 0x00, 0x00, 0x00,\n])")) throw new Error("Cannot match");
 * ```
 */
export function exportFrame(bytes: Uint8Array, form: FrameForm, facts?: FrameFacts): string {
  if (!isBytes(bytes)) throw new TypeError("Cannot export a frame: expected its bytes");
  switch (form) {
    case "hex":
      return hexText(bytes);
    case "c":
      return cText(bytes);
    case "typescript":
      return `export const frame: Uint8Array = new Uint8Array([\n${literals(bytes)}]);\n`;
    case "fixture":
      return fixtureOf(bytes, literals(bytes), facts);
    default:
      throw new TypeError(
        `Cannot export a frame: expected hex, c, typescript or fixture, found ${String(form)}`,
      );
  }
}

const ROW = 16;

function hexText(bytes: Uint8Array): string {
  return rows(bytes, (pairs) => pairs.join(" "));
}

function cText(bytes: Uint8Array): string {
  return `static const unsigned char frame[${bytes.length}] = {\n${literals(bytes)}};\n`;
}

/** The bytes as C and TypeScript write them, indented. */
function literals(bytes: Uint8Array): string {
  return rows(bytes, (pairs) => `  ${pairs.map((pair) => `0x${pair},`).join(" ")}`);
}

/** A line for each 16 bytes. */
function rows(bytes: Uint8Array, lineOf: (pairs: readonly string[]) => string): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += ROW) {
    const row = bytes.subarray(at, at + ROW);
    lines.push(`${lineOf(Array.from(row, (byte) => byte.toString(16).padStart(2, "0")))}\n`);
  }
  return lines.join("");
}
