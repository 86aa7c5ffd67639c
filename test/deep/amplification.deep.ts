import { describe, expect, it } from "vitest";
import {
  arraySites,
  bodyOf,
  estimateOf,
  type Filling,
  fillingsOf,
  nameOfFilling,
  sizedTo,
} from "../hostile/amplification.ts";
import { type Cost, costsText, Decoder } from "../hostile/heap.ts";
import { parts } from "../hostile/round_trip.ts";
import { allPlaces } from "../kit/plan.ts";
import { Progress } from "../kit/progress.ts";

const HEAP = 9 * 1_048_576;
const MIB = 1_048_576;
const HIGH = 24; // measured three times from here on

const fillings = arraySites(allPlaces()).flatMap((site) => fillingsOf(site, HEAP));
const byEstimate = [...fillings].sort((a, b) => estimateOf(b) - estimateOf(a));

describe("reliability R-15, deep: retained heap", () => {
  for (const [i, part] of parts(byEstimate, 8).entries()) {
    it(`is at most 32 times the input for every site and version, part ${i}`, async () => {
      expect((await costsOf(`R-15 part ${i}`, part)).filter(({ excess }) => excess > 0)).toEqual(
        [],
      );
    });
  }
});

async function costsOf(what: string, part: readonly Filling[]): Promise<Cost[]> {
  const progress = new Progress(what);
  const decoder = await Decoder.start(1024);
  const costs: Cost[] = [];
  for (const filling of part) {
    const cost = await decoder.costOf(filling, 1);
    costs.push(cost.ratio < HIGH ? cost : await decoder.costOf(filling, 3));
    progress.at(costs.length);
  }
  await decoder.stop();
  progress.end(costsText(costs));
  return costs;
}

describe("reliability R-15, deep: a message of 1 MiB", () => {
  it("is answered in a worker with 96 MB of old space, for every site and version", async () => {
    const progress = new Progress("R-15 worker");
    const decoder = await Decoder.start(96);
    const answers = new Map<string | number, number>();
    for (const [i, filling] of fillings.entries()) {
      const answer = await decoder.ask(filling.site.place, bodyOf(sizedTo(filling, MIB)), 0);
      const text = typeof answer === "number" ? "a value" : answer;
      answers.set(text, (answers.get(text) ?? 0) + 1);
      if (!/^(a value|limit|limit-memory)$/.test(text)) console.log(nameOfFilling(filling), text);
      progress.at(i);
    }
    await decoder.stop();
    progress.end(Array.from(answers, ([text, count]) => `${text} ${count}`).join(", "));
    expect([...answers.keys()].filter((text) => !/^(a value|limit|limit-memory)$/.test(`${text}`)))
      .toEqual([]);
  });
});
