import { describe, expect, it } from "vitest";
import { disorder, eventsOfItems, itemsOf, missingBytes } from "../capture/accounts.ts";
import { allSamples, mainFormsOf, mayChange, readingOf, withLast } from "../capture/canary.ts";
import { lossy } from "../capture/damage.ts";
import { targets } from "../capture/fuzz.ts";
import { recordingBytes, recordings } from "../capture/recordings.ts";
import { leaks } from "../hostile/secrets.ts";
import { Progress } from "../kit/progress.ts";
import { Random, seedOf } from "../kit/random.ts";

const SECONDS = 30; // of computing, for each target
const EACH_SECOND = 5_000;

describe("reliability R-09, deep: captures", () => {
  for (const target of targets) {
    it(`${target.name}: ${EACH_SECOND} inputs a second, and none throws`, async () => {
      const engine = Error as { stackTraceLimit?: number };
      engine.stackTraceLimit = 0; // what decoders throw is caught at once
      const progress = new Progress(`R-09 ${target.name}`);
      const failures: string[] = [];
      let runs = 0;
      const start = process.cpuUsage();
      for (; secondsSince(start) < SECONDS; runs += 100) {
        for (let i = 0; i < 100; i++) failures.push(...await failureOf(target, runs + i));
        progress.at(runs);
      }
      const rate = runs / secondsSince(start);
      progress.end(`${runs} inputs, ${rate.toFixed(0)} a second`);
      expect(failures.slice(0, 10)).toEqual([]);
      expect(rate).toBeGreaterThan(EACH_SECOND);
    });
  }
});

async function failureOf(target: (typeof targets)[number], seed: number): Promise<string[]> {
  try {
    await target.run(new Random(seed));
    return [];
  } catch (error) {
    return [`seed ${seed}: ${error}`];
  }
}

/** Of computing: other programs do not count. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

describe("capture.md 5.2 (b) (c), deep: packets are lost, cut and moved", () => {
  for (const name of recordings) {
    it(name, async () => {
      const items = itemsOf(await recordingBytes(name));
      for (let seed = 0; seed < 200; seed++) {
        const some = lossy(items, new Random(seedOf(`deep ${name}`) + seed));
        const events = eventsOfItems(some);
        expect(missingBytes(some, events), `seed ${seed}`).toEqual([]);
        expect(disorder(events), `seed ${seed}`).toEqual([]);
      }
    });
  }
});

const VALUES = [0, 1, 2, 18, 127, 128, 255];

describe("reliability R-24, deep: the secret of a capture", () => {
  it("does not come out, whichever byte of its frame is damaged", async () => {
    const progress = new Progress("R-24");
    const found: string[] = [];
    let runs = 0;
    for (const sample of await allSamples()) {
      const [, frame] = sample.said.at(-1)!;
      for (let at = 0; at < frame.length; at++) {
        if (!mayChange(sample, at)) continue;
        for (const value of [...VALUES, frame[at]! ^ 1, frame[at]! ^ 16, frame[at]! + 17 & 255]) {
          const said = withLast(sample, () => frame.map((byte, i) => i === at ? value : byte));
          const text = mainFormsOf(await readingOf(said, { keepRaw: "always" }));
          if (leaks(text)) found.push(`${sample.name}, byte ${at} is ${value}`);
          progress.at(++runs);
        }
      }
    }
    progress.end(`${runs} damaged frames`);
    expect(found).toEqual([]);
  });
});
