// Problems of one kind: the first ones one by one, the rest together at the end.

import { grouped } from "../text_words.ts";
import type { CaptureProblem } from "../packet.ts";

/** A kind of problem. There is one object for each kind. */
export interface Fault {
  readonly code: string;
  /** What cannot be read, where several are counted: "packet", "block". */
  readonly noun: string;
  readonly expected: string;
  readonly found: string;
}

interface Tally {
  seen: number;
  /** Of the first that was not told by itself. */
  fileOffset?: number;
}

/** Counts problems by kind. */
export class ProblemFold {
  readonly #most: number;
  readonly #tallies = new Map<Fault, Tally>();

  /** One that tells `most` problems of a kind by themselves. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts a problem; gives it if it is to be told now.
   *
   * @param what Which one it is: "packet 12", "the block at byte 40".
   */
  add(fault: Fault, what: string, fileOffset?: number): CaptureProblem | undefined {
    const tally = this.#tallies.get(fault) ?? { seen: 0 };
    this.#tallies.set(fault, tally);
    tally.seen++;
    if (tally.seen <= this.#most) return problem(fault, what, 1, fileOffset);
    if (fileOffset !== undefined) tally.fileOffset ??= fileOffset;
    return undefined;
  }

  /** All that have been counted and not been told. */
  end(): CaptureProblem[] {
    const problems: CaptureProblem[] = [];
    for (const [fault, { seen, fileOffset }] of this.#tallies) {
      const n = seen - this.#most;
      if (n <= 0) continue;
      const count = `${grouped(n)}${this.#most > 0 ? " more" : ""}`;
      const what = `${count} ${fault.noun}${n === 1 ? "" : "s"}`;
      problems.push(problem(fault, what, n, fileOffset));
    }
    this.#tallies.clear();
    return problems;
  }
}

function problem(
  { code, expected, found }: Fault,
  what: string,
  count: number,
  fileOffset: number | undefined,
): CaptureProblem {
  const text = `Cannot read ${what}: expected ${expected}, found ${found}`;
  return {
    kind: "problem",
    code,
    text,
    count,
    ...(fileOffset === undefined ? {} : { fileOffset }),
  };
}
