// reliability R-07: the shortest inputs, and hostile numbers at every place where a number decides how much is
// read.

import { DecodeError } from "../../codec/wire/mod.ts";
import { hexOf } from "../kit/hex.ts";
import type { Place } from "../kit/plan.ts";
import { Progress } from "../kit/progress.ts";
import { Random, seedOf } from "../kit/random.ts";
import type { Message } from "../kit/same.ts";
import { type Scan, scan, type Site } from "../kit/scan.ts";
import { fullOf } from "../kit/values.ts";
import { verdictOn } from "./verdict.ts";

/** The messages that matter most. */
export const FOCUS: RegExp =
  /^(BrokerRegistration|Metadata|DescribeCluster|DescribeConfigs|ApiVersions)Re|^RegisterBrokerRecord|Header v/;

const GUARD_MS = 1000;
const BUDGET = 65_536;

/** How many inputs there were, and what is wrong with them, at most ten things. */
export interface InputReport {
  inputs: number;
  failures: string[];
}

/**
 * Decodes every input of 0, 1 and 2 bytes.
 *
 * @param step 1 for all inputs of 2 bytes, n for every n-th.
 */
export function shortInputs(places: readonly Place[], step: number): InputReport {
  const report: InputReport = { inputs: 0, failures: [] };
  const progress = new Progress(`R-07 short inputs, ${places.length} versions`);
  const one = new Uint8Array(1);
  const two = new Uint8Array(2);
  for (const place of places) {
    judge(place, new Uint8Array(0), report);
    for (one[0] = 0;; one[0]++) {
      judge(place, one, report);
      if (one[0] === 255) break;
    }
    for (let n = seedOf(place.name) >>> 0 & step - 1; n < 65_536; n += step) {
      two[0] = n >> 8;
      two[1] = n;
      quickly(place, two, report);
    }
    progress.at(report.inputs);
  }
  progress.end(`${report.inputs} inputs`);
  return report;
}

/** Nearly all inputs of two bytes are refused; the model is asked about the others. */
function quickly(place: Place, bytes: Uint8Array, report: InputReport): void {
  try {
    place.codec.decode(bytes, place.version);
  } catch (error) {
    report.inputs++;
    if (!(error instanceof DecodeError)) note(report, `${place.name} ${hexOf(bytes)}: ${error}`);
    return;
  }
  judge(place, bytes, report);
}

function judge(place: Place, bytes: Uint8Array, report: InputReport): void {
  const start = Date.now();
  const { problem, reason } = verdictOn(place, bytes);
  const ms = Date.now() - start;
  report.inputs++;
  if (problem !== "") note(report, problem);
  if (reason.startsWith("limit")) note(report, `${place.name} ${hexOf(bytes)}: ${reason}`);
  if (ms > GUARD_MS) note(report, `${place.name} ${hexOf(bytes)}: ${ms} ms`);
}

function note(report: InputReport, failure: string): void {
  if (report.failures.length < 10) report.failures.push(failure);
}

/**
 * Puts hostile numbers, with 0 to 8 bytes after them, in the place of every count, length, tag and size.
 *
 * @param percent How many of 100 inputs are tried; which ones, a fixed seed decides.
 */
export function siteInputs(places: readonly Place[], percent: number): InputReport {
  const report: InputReport = { inputs: 0, failures: [] };
  const progress = new Progress(`R-07 sites, ${places.length} versions`);
  for (const place of places) {
    const random = new Random(seedOf(place.name));
    for (const bytes of hostileInputs(place)) {
      if (percent < 100 && !random.chance(percent)) continue;
      judge(place, bytes, report);
      if (bytes.at(-1) === FILLS[1]) withinBudget(place, bytes, report);
    }
    progress.at(report.inputs);
  }
  progress.end(`${report.inputs} inputs`);
  return report;
}

/** Nothing so short takes more than 64 KiB: with a budget of that, no input fails for want of memory. */
function withinBudget(place: Place, bytes: Uint8Array, report: InputReport): void {
  try {
    place.codec.decode(bytes, place.version, { limits: { budget: BUDGET } });
  } catch (error) {
    const { reason } = error as DecodeError;
    if (reason === "limit-memory") note(report, `${place.name} ${hexOf(bytes)}: over 64 KiB`);
  }
}

const FILLS: readonly number[] = [0x00, 0x01, 0xff];

function* hostileInputs(place: Place): Iterable<Uint8Array> {
  const { bytes, sites } = fullBody(place);
  for (const site of sites) {
    const before = bytes.subarray(0, site.offset);
    for (let rest = 0; rest <= 8; rest++) {
      const fills = rest === 0 ? [0] : FILLS;
      for (const number of numbersAt(site, rest)) {
        for (const fill of fills) yield joined(before, number, rest, fill);
      }
    }
  }
}

/** A message with all its sites. */
export function fullBody(place: Place): Pick<Scan, "sites"> & { bytes: Uint8Array } {
  const message: Message = fullOf(place.plan);
  const bytes = place.codec.encode(message, place.version);
  return { bytes, sites: scan(place.plan, bytes, true).sites };
}

function joined(
  before: Uint8Array,
  number: readonly number[],
  rest: number,
  fill: number,
): Uint8Array {
  const bytes = new Uint8Array(before.length + number.length + rest).fill(fill);
  bytes.set(before);
  bytes.set(number, before.length);
  return bytes;
}

/** All forms of all hostile numbers at this site, when `rest` bytes follow. */
function numbersAt(site: Site, rest: number): number[][] {
  const most = Math.floor(rest / site.min);
  const numbers = [-(2 ** 31), -2, -1, 0, 1, 127, 128, rest, rest + 1, most, most + 1];
  numbers.push(2 ** 31 - 1, 2 ** 32 - 1);
  return [...new Set(numbers)].flatMap((n) => formsOf(site, n));
}

/** A number as this site holds it; as a varint also in forms that are too long. */
export function formsOf({ kind, compact }: Pick<Site, "kind" | "compact">, n: number): number[][] {
  if (!compact) return [classic(kind === "string" ? 2 : 4, n)];
  const plusOne = kind === "array" || kind === "string" || kind === "bytes";
  const x = (plusOne ? n + 1 : n) >>> 0;
  return n === 1 ? [varint(x), [x | 0x80, 0], [x | 0x80, 0x80, 0x80, 0x80, 0x10]] : [varint(x)];
}

function classic(size: number, n: number): number[] {
  return Array.from({ length: size }, (_, i) => Math.floor(n / 2 ** (8 * (size - 1 - i))) & 255);
}

/** An unsigned varint of the fewest bytes. */
export function varint(n: number): number[] {
  const bytes: number[] = [];
  for (; n > 127; n = Math.floor(n / 128)) bytes.push(n % 128 + 128);
  return [...bytes, n];
}
