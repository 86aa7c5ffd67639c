// The bytes of a dump, block by block, with those that a "*" stands for.

import { ByteList } from "./byte_list.ts";
import type { DumpLine } from "./dump_line.ts";
import { Misfit } from "./misfit.ts";
import type { Layout } from "./offsets.ts";
import type { TextPiece } from "./text_bytes.ts";

/** Bytes that all "*" of a text may stand for: the one thing in it whose size is not bounded by its own. */
const SQUEEZED_BYTES = 16_777_216;

/**
 * The pieces: a new one where a block begins, and where the side changes.
 *
 * @throws {Misfit} If squeezed lines stand for too many bytes.
 */
export function dumpPieces(
  lines: readonly DumpLine[],
  { steps }: Layout,
  bytes: Uint8Array,
): readonly TextPiece[] {
  checkSqueezed(lines, steps);
  const pieces: TextPiece[] = [];
  let list = new ByteList();
  steps.forEach(({ side, begins, repeated }, i) => {
    if (i > 0 && (begins || side !== steps[i - 1]!.side)) {
      pieces.push({ side: steps[i - 1]!.side, bytes: list.bytes });
      list = new ByteList();
    }
    if (repeated > 0) list.pushAgain(lines[i - 1]!.count, repeated);
    const { start, count } = lines[i]!;
    list.pushAll(bytes.subarray(start, start + count));
  });
  pieces.push({ side: steps[steps.length - 1]!.side, bytes: list.bytes });
  return pieces;
}

function checkSqueezed(lines: readonly DumpLine[], steps: Layout["steps"]): void {
  let sum = 0;
  steps.forEach(({ repeated }, i) => {
    sum += repeated;
    if (sum <= SQUEEZED_BYTES) return;
    const place = { line: lines[i]!.number, column: 1 };
    const expected = `"*" to stand for at most ${SQUEEZED_BYTES} bytes`;
    throw new Misfit(place, "a hex dump", expected, { claim: "certain", found: "more" });
  });
}
