// reliability R-08: messages with one wrong thing in them, at a place where it matters.

import type { Place } from "../kit/plan.ts";
import { Progress } from "../kit/progress.ts";
import { Random, seedOf } from "../kit/random.ts";
import { scan, type Site } from "../kit/scan.ts";
import { valueOf } from "../kit/values.ts";
import { formsOf } from "./inputs.ts";
import { verdictOn } from "./verdict.ts";

const GUARD_MS = 1000;

/** How many mutants there were, how many were read, and what is wrong, at most ten things. */
export interface MutationReport {
  mutants: number;
  accepted: number;
  failures: string[];
}

/** So many mutants of each of these versions. */
export function mutateAll(places: readonly Place[], each: number): MutationReport {
  const report: MutationReport = { mutants: 0, accepted: 0, failures: [] };
  const progress = new Progress(`R-08 ${places.length} versions`);
  for (const place of places) {
    for (let i = 0; i < each; i++) {
      judge(place, mutantOf(place, i), report);
      progress.at(report.mutants);
    }
  }
  const share = (100 * report.accepted / report.mutants).toFixed(1);
  progress.end(`${report.mutants} mutants, ${share} % accepted`);
  return report;
}

function judge(place: Place, bytes: Uint8Array, report: MutationReport): void {
  const start = Date.now();
  const { reason, problem } = verdictOn(place, bytes);
  const ms = Date.now() - start;
  report.mutants++;
  if (reason === "") report.accepted++;
  if (report.failures.length >= 10) return;
  if (problem !== "") report.failures.push(problem);
  if (ms > GUARD_MS) report.failures.push(`${place.name}: ${ms} ms`);
}

/** The `index`-th mutant of a version: a random message, damaged once or twice. */
function mutantOf(place: Place, index: number): Uint8Array {
  const random = new Random(seedOf(`mutant ${place.name} ${index}`));
  const { codec, version, plan } = place;
  const bytes = codec.encode(valueOf(place, index), version);
  const { sites } = scan(plan, bytes, true);
  const once = mutated(bytes, sites, random);
  return random.chance(20) ? mutated(once, [], random) : once;
}

function mutated(bytes: Uint8Array, sites: readonly Site[], random: Random): Uint8Array {
  const site = sites.length > 0 && random.chance(70) ? random.one(sites) : undefined;
  return site ? withNumber(bytes, site, random) : withBytes(bytes, random);
}

/** Another number at a site: a little more or less, a boundary, or any. */
function withNumber(bytes: Uint8Array, site: Site, random: Random): Uint8Array {
  const { offset, length } = site;
  const rest = bytes.length - offset - length;
  const number = random.one([
    ...[-2, -1, 0, 1, 2, 3, 127, 128, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, -(2 ** 31)],
    ...[rest, rest + 1, Math.floor(rest / site.min), Math.floor(rest / site.min) + 1],
    random.below(300),
    random.uint32(),
  ]);
  return spliced(bytes, offset, length, random.one(formsOf(site, number)));
}

/** Some bytes changed, taken away, doubled or put in. */
function withBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const offset = random.below(bytes.length + 1);
  const length = Math.min(random.below(6), bytes.length - offset);
  const part = [...bytes.subarray(offset, offset + length)];
  const added = random.one([[], [...part, ...part], [...random.bytes(length)], [0], [0xff], [
    0x80,
  ]]);
  return spliced(bytes, offset, length, added);
}

function spliced(
  bytes: Uint8Array,
  offset: number,
  length: number,
  added: readonly number[],
): Uint8Array {
  const result = new Uint8Array(bytes.length - length + added.length);
  result.set(bytes.subarray(0, offset));
  result.set(added, offset);
  result.set(bytes.subarray(offset + length), offset + added.length);
  return result;
}
