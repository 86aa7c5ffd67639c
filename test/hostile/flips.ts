// reliability R-06: a flipped bit leads to a typed error, or to a message for which R-02 holds.

import { Progress } from "../kit/progress.ts";
import { Random } from "../kit/random.ts";
import type { Form } from "../kit/scan.ts";
import type { Vector } from "../kit/vectors.ts";
import { verdictOn } from "./verdict.ts";

/** What came of all flips. */
export interface FlipReport {
  flips: number;
  accepted: number;
  /** How many were accepted but are written differently, by the form that explains it. */
  rewritten: Map<Form, number>;
  /** What is wrong, at most ten things. */
  failures: string[];
}

/**
 * Flips every single bit of every vector, or a share of them.
 *
 * @param percent How many of 100 flips are tried; which ones, a fixed seed decides.
 */
export function flipAll(name: string, vectors: readonly Vector[], percent: number): FlipReport {
  const report: FlipReport = { flips: 0, accepted: 0, rewritten: new Map(), failures: [] };
  const progress = new Progress(`R-06 ${name}`);
  const random = new Random(6);
  for (const vector of vectors) {
    for (let bit = 0; bit < 8 * vector.body.length; bit++) {
      if (percent < 100 && !random.chance(percent)) continue;
      flip(vector, bit, report);
      progress.at(report.flips);
    }
  }
  progress.end(textOf(report));
  return report;
}

function flip({ place, body }: Vector, bit: number, report: FlipReport): void {
  const bytes = body.slice();
  bytes[bit >> 3]! ^= 128 >> (bit & 7);
  const { reason, forms, problem } = verdictOn(place, bytes);
  report.flips++;
  if (reason === "") report.accepted++;
  for (const form of forms) report.rewritten.set(form, (report.rewritten.get(form) ?? 0) + 1);
  if (problem !== "" && report.failures.length < 10) report.failures.push(`bit ${bit}: ${problem}`);
}

function textOf({ flips, accepted, rewritten }: FlipReport): string {
  const forms = Array.from(rewritten, ([form, count]) => `${form} ${count}`).join(", ");
  return `${flips} flips, ${(100 * accepted / flips).toFixed(1)} % accepted; rewritten: ${forms}`;
}
