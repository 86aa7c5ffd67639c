// reliability R-05: no proper prefix of a message is a message, and the error says where the bytes end.

import { DecodeError } from "../../codec/wire/mod.ts";
import type { FrameLine } from "../kit/golden.ts";
import { hexOf } from "../kit/hex.ts";
import { decoderOf, type Vector } from "../kit/vectors.ts";
import { verdictOn } from "./verdict.ts";

/** What is wrong with the proper prefixes of these vectors; at most ten things. */
export function prefixFailures(vectors: readonly Vector[]): string[] {
  const failures: string[] = [];
  for (const { place, body } of vectors) {
    for (let length = 0; length < body.length && failures.length < 10; length++) {
      const prefix = body.subarray(0, length);
      const { reason, problem } = verdictOn(place, prefix);
      if (problem !== "") failures.push(problem);
      else if (!ALLOWED.includes(reason)) {
        failures.push(`${place.name} ${hexOf(prefix)}: ${reason}`);
      }
    }
  }
  return failures;
}

const ALLOWED: readonly string[] = ["truncated", "length-out-of-range"];

/** What is wrong where a decoder of frames gets the proper prefixes of one. */
export function framePrefixFailures(line: FrameLine): string[] {
  return failuresOf(line, 0, (frame, length) => frame.subarray(0, length));
}

/** The same with a length in front that says how many bytes there are, so that header and body are read. */
export function sizedPrefixFailures(line: FrameLine): string[] {
  return failuresOf(line, 4, (frame, length) => {
    const prefix = frame.slice(0, length);
    new DataView(prefix.buffer).setInt32(0, length - 4);
    return prefix;
  });
}

function failuresOf(
  line: FrameLine,
  least: number,
  cut: (frame: Uint8Array, length: number) => Uint8Array,
): string[] {
  const { api, version, direction, frame } = line;
  const decode = decoderOf(line);
  const failures: string[] = [];
  for (let length = least; length < frame.length; length++) {
    const wrong = prefixProblem(cut(frame, length), decode);
    const short = frame.length - length;
    if (wrong !== "") {
      failures.push(`${api} v${version} ${direction} ${short} bytes short: ${wrong}`);
    }
  }
  return failures;
}

function prefixProblem(prefix: Uint8Array, decode: (frame: Uint8Array) => unknown): string {
  try {
    decode(prefix);
    return "decoded";
  } catch (error) {
    if (!(error instanceof DecodeError)) return `untyped: ${error}`;
    const { reason, offset } = error;
    if (!ALLOWED.includes(reason)) return error.message;
    return offset >= 0 && offset <= prefix.length ? "" : `offset ${offset} of ${prefix.length}`;
  }
}
