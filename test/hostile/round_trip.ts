// reliability: what is encoded is decoded to the same value, and encoded again to the same bytes.

import { hexOf } from "../kit/hex.ts";
import type { Place } from "../kit/plan.ts";
import { Progress } from "../kit/progress.ts";
import { difference, type Message } from "../kit/same.ts";
import { valueOf } from "../kit/values.ts";
import { verdictOn } from "./verdict.ts";

/** What is wrong with values `from` to `to` − 1 of each of these versions; at most ten things. */
export function roundTripFailures(
  places: readonly Place[],
  from: number,
  to: number,
): string[] {
  const progress = new Progress(`R-01 ${nameOf(places)}`);
  const failures: string[] = [];
  let done = 0;
  for (const place of places) {
    for (let index = from; index < to && failures.length < 10; index++) {
      const failure = failureOf(place, index);
      if (failure !== "") failures.push(`${place.name} value ${index}: ${failure}`);
      if (++done % 1000 === 0) progress.at(done);
    }
  }
  progress.end(`${done} values`);
  return failures;
}

function failureOf(place: Place, index: number): string {
  const { codec, version, plan } = place;
  const value = valueOf(place, index);
  try {
    const bytes = codec.encode(value, version);
    const where = difference(plan, value, codec.decode(bytes, version) as Message);
    if (where !== "") return `${hexOf(bytes)} differs at ${where}`;
    const { problem, forms } = verdictOn(place, bytes);
    return forms.length > 0 ? `${hexOf(bytes)} is not canonical: ${forms}` : problem;
  } catch (error) {
    return String(error);
  }
}

/** The first and the last of these versions. */
export function nameOf(places: readonly Place[]): string {
  return `${places[0]!.name} to ${places.at(-1)!.name}`;
}

/** A list in `n` parts of about the same length. */
export function parts<T>(list: readonly T[], n: number): T[][] {
  const size = Math.ceil(list.length / n);
  return Array.from({ length: n }, (_, i) => list.slice(i * size, (i + 1) * size));
}
