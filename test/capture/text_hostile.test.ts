import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";

const MIB = 1_048_576;
const BUDGET_MS = 1_000;

// What may be tried at every place, ends late, or needs something for every few characters.
const repeated: Readonly<Record<string, readonly [begin: string, again: string]>> = {
  "lines without anything": ["", "\n"],
  "short lines": ["0 0 ", "00\n"],
  "lists of one": ["", "[0] "],
  "lists that do not end": ["[", "0, "],
  "offsets": ["00000000  00 00  |..|\n", "00000000\n"],
  "two sides": ["====================\nFollow: tcp,hex\n", "    0000  00\n0000  00\n"],
  "comments": ["", "// \n"],
  "begun buffers": ['{"type":"Buffer","data":[', `type${" ".repeat(80)}:`],
  "prompts": ["", "x@x@"],
  "quotes": ["\\x00", "“\\x00”"],
};

describe("readText() of a million characters", () => {
  for (const [name, [begin, again]] of Object.entries(repeated)) {
    it(`takes less than a second for ${name}`, () => {
      const text = begin + again.repeat(MIB / again.length);
      expect(fastest(text)).toBeLessThan(BUDGET_MS);
    });
  }
});

/** Milliseconds that it would take on a machine with nothing else to do; there are three tries. */
function fastest(text: string): number {
  let best = Infinity;
  for (let tries = 0; tries < 3 && best >= BUDGET_MS; tries++) {
    const spent = spentOn(() => outcome(text));
    best = Math.min(best, spent < BUDGET_MS ? spent : spent / slowness());
  }
  return best;
}

/** How many times longer everything takes than it does on such a machine, which needs 25 ms for this; 1 or more. */
function slowness(): number {
  return Math.max(1, spentOn(() => "00 ".repeat(MIB / 3).match(/\d\d/g)) / 25);
}

function spentOn(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function outcome(text: string): string {
  try {
    return readText(text).form;
  } catch (error) {
    return String(error);
  }
}
