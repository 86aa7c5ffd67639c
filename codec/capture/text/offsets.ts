// Whether the offsets of a dump follow from its bytes, and where its blocks begin.

import type { Side } from "../packet.ts";
import type { DumpLine } from "./dump_line.ts";

/** How the lines of a dump follow each other. */
export interface Layout {
  /** One for each line that fits. */
  readonly steps: readonly Step[];
  /** How many of them confirm the bytes before: their offset is neither the first nor that of a new block. */
  readonly following: number;
}

/** From the line before of the same side to a line. */
export interface Step {
  readonly side: Side;
  /** The line begins a block. */
  readonly begins: boolean;
  /** Bytes left out in between, which are those of the line before once or several times. */
  readonly repeated: number;
}

/**
 * How the lines follow each other, in the base of offsets that most of them fit.
 *
 * @param sided Whether indented lines are another side, with offsets of its own.
 */
export function layoutOf(lines: readonly DumpLine[], sided: boolean): Layout {
  let best: Layout = { steps: [], following: 0 };
  for (const prefix of basesOf(lines[0])) {
    const layout = layoutIn(prefix, lines, sided);
    if (layout.steps.length > best.steps.length) best = layout;
  }
  return best;
}

/**
 * Prefixes of numbers: `od` writes seven digits, octal or with `-A d` decimal, and `xxd -d` writes decimal ones. No
 * other base is tried, for in that a dump of which lines are missing may seem whole: octal 20 is 16.
 */
function basesOf(first: DumpLine | undefined): readonly string[] {
  if (first?.offset.length === 7) return ["0o", ""];
  return first?.mark === ":" ? ["0x", ""] : ["0x"];
}

function layoutIn(prefix: string, lines: readonly DumpLine[], sided: boolean): Layout {
  const before: [Before | undefined, Before | undefined] = [undefined, undefined];
  const steps: Step[] = [];
  let following = 0;
  for (const line of lines) {
    const side = sided && line.indented ? 1 : 0;
    const offset = Number(prefix + line.offset);
    const step = stepTo(line, offset, side, before[side]);
    if (step === undefined || sided && line.squeezed) break; // no program squeezes two sides
    if (!step.begins) following++;
    steps.push(step);
    before[side] = { end: offset + line.count, count: line.count };
  }
  return { steps, following };
}

/** The line before. */
interface Before {
  readonly end: number;
  readonly count: number;
}

function stepTo(
  line: DumpLine,
  offset: number,
  side: Side,
  before: Before | undefined,
): Step | undefined {
  if (Number.isNaN(offset)) return undefined;
  const start = { side, begins: true, repeated: 0 };
  if (before === undefined) return line.squeezed ? undefined : start;
  const repeated = offset - before.end;
  const fits = line.squeezed
    ? repeated > 0 && repeated % before.count === 0
    : repeated === 0 && before.count > 0;
  if (fits) return { side, begins: false, repeated };
  return offset === 0 && line.count > 0 && !line.squeezed ? start : undefined;
}
