// Messages made at random from a seed, with the values that break things more often than chance would have
// them: every boundary of a type, null, empty, text beyond ASCII, lengths around each size of a varint.

import type { ShapeType } from "../../codec/json/mod.ts";
import type { Place, Plan, PlannedField } from "./plan.ts";
import { Random, seedOf } from "./random.ts";
import type { Message } from "./same.ts";

interface TaggedField {
  readonly tag: number;
  readonly data: Uint8Array;
}

const INTEGERS: Partial<Record<ShapeType, readonly number[]>> = {
  int8: boundaries(-128, 127),
  int16: boundaries(-32_768, 32_767),
  uint16: boundaries(0, 65_535),
  int32: boundaries(-2_147_483_648, 2_147_483_647),
  uint32: boundaries(0, 4_294_967_295),
};

const INT64S = boundaries64();

const FLOATS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  NaN,
  Infinity,
  -Infinity,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
  2 ** 53 + 2,
  0.1,
  1e21,
  2.2250738585072014e-308,
];

const UUIDS: readonly string[] = [
  "AAAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAAAAAAAAAAAAAAAAQ",
  "_____________________w",
  "gAAAAAAAAAAAAAAAAAAAAA",
  "-_-_-_-_-_-_-_-_-_-_-w",
];

const TEXTS: readonly string[] = [
  "\0",
  "\ufeff",
  "\ufeffkafka",
  "\ufffd",
  "é",
  "ß\u0301",
  "中文",
  "\u{1f431}",
  "\u{10ffff}",
  "\u{10000}\0\u07ff\u0800\uffff",
  "__proto__",
  "constructor",
  "\u2028\u2029\u007f",
];

/** Names that repeat, as they do in clusters; several of one length, so that a cache meets them. */
const NAMES: readonly string[] = ["topic-01", "topic-02", "topic-10", "rack-a", "rack-b", "eu-1a"];

const LENGTHS: readonly number[] = [0, 1, 2, 47, 48, 49, 63, 64, 65, 126, 127, 128, 129, 300];
const COUNTS: readonly number[] = [3, 4, 5, 6, 17, 18, 126, 127, 128, 300];
const TAGS: readonly number[] = [0, 1, 2, 9, 100, 127, 128, 16_383, 16_384, 2_147_483_646];

/** The `index`-th message of a version; the same on every engine. */
export function valueOf(place: Place, index: number): Message {
  return new Maker(new Random(seedOf(`${place.name} ${index}`))).struct(place.plan);
}

class Maker {
  readonly #random: Random;
  #left: number; // elements, so that lists of lists stay affordable

  constructor(random: Random) {
    this.#random = random;
    this.#left = random.chance(2) ? 400 : 12;
  }

  struct(plan: Plan): Message {
    const message: Record<string, unknown> = {};
    for (const f of plan.fields) {
      const value = f.present ? this.#field(f) : this.#absent(f);
      if (value !== undefined || this.#random.chance(10)) message[f.name] = value;
    }
    if (plan.flexible && this.#random.chance(8)) message["unknownTaggedFields"] = this.#tags(plan);
    else if (this.#random.chance(2)) {
      message["unknownTaggedFields"] = this.#random.one([[], undefined]);
    }
    return message;
  }

  #absent(f: PlannedField): unknown {
    const dice = this.#random.below(100);
    if (dice < 60) return undefined;
    return f.ignorable && dice > 80 ? this.#given(f) : f.default;
  }

  #field(f: PlannedField): unknown {
    const often = f.tag >= 0 ? 40 : 8;
    if (f.optional && this.#random.chance(often)) return undefined;
    if (this.#random.chance(often) && (f.default !== null || f.nullable)) return f.default;
    return this.#given(f);
  }

  #given(f: PlannedField): unknown {
    if (f.nullable && this.#random.chance(15)) return null;
    return f.list ? this.#list(f) : this.#value(f);
  }

  #list(f: PlannedField): unknown[] {
    const count = Math.min(this.#count(), this.#left);
    this.#left -= count;
    return Array.from({ length: count }, () => this.#value(f));
  }

  #count(): number {
    const dice = this.#random.below(100);
    if (dice < 25) return 0;
    if (dice < 60) return 1;
    return dice < 85 ? 2 : this.#random.one(COUNTS);
  }

  #value(f: PlannedField): unknown {
    const random = this.#random;
    switch (f.type) {
      case "struct":
        return this.struct(f.struct!);
      case "bool":
        return random.chance(50);
      case "int64":
        return random.chance(60) ? random.one(INT64S) : random.int64();
      case "float64":
        return random.chance(70) ? random.one(FLOATS) : random.uint32() / 7 - 1e8;
      case "uuid":
        return random.chance(50) ? random.one(UUIDS) : this.#uuid();
      case "string":
        return this.#text();
      case "bytes":
      case "records":
        return random.bytes(this.#length());
      default:
        return this.#integer(INTEGERS[f.type]!);
    }
  }

  #integer(choices: readonly number[]): number {
    if (this.#random.chance(60)) return this.#random.one(choices);
    const [least, most] = [choices[0]!, choices[1]!];
    return least + this.#random.below(most - least + 1);
  }

  #uuid(): string {
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let text = "";
    for (let i = 0; i < 21; i++) text += digits[this.#random.below(64)];
    return text + digits[this.#random.below(4) * 16]; // the last digit holds two bits
  }

  #text(): string {
    const dice = this.#random.below(100);
    if (dice < 15) return "";
    if (dice < 50) return this.#random.one(NAMES);
    if (dice < 65) return this.#ascii(this.#random.below(12));
    if (dice < 80) return this.#random.one(TEXTS) + this.#random.one(TEXTS);
    return this.#random.chance(60) ? this.#ascii(this.#length()) : this.#wide(this.#length());
  }

  #length(): number {
    const random = this.#random;
    if (random.below(1500) === 0) return random.one([16_382, 16_383, 16_384, 32_766, 32_767]);
    return random.chance(40) ? random.below(8) : random.one(LENGTHS);
  }

  #ascii(length: number): string {
    return this.#random.one(["k", "~", "0"]).repeat(length);
  }

  /** Text of exactly `length` bytes, mostly of three bytes a character. */
  #wide(length: number): string {
    return "中".repeat(Math.floor(length / 3)) + ["", "x", "é"][length % 3];
  }

  #tags(plan: Plan): TaggedField[] {
    const tags = new Set<number>();
    for (let n = 1 + this.#random.below(3); n > 0; n--) tags.add(this.#random.one(TAGS));
    for (const f of plan.tagged) tags.delete(f.tag);
    return Array.from(tags, (tag) => ({ tag, data: this.#random.bytes(this.#length()) }));
  }
}

/** Least and greatest first, then what is near 0, near each power of two, and near the two. */
function boundaries(least: number, most: number): number[] {
  const all = new Set([least, most, 0, 1, -1, least + 1, most - 1]);
  for (let power = 2; power <= 2 ** 32; power *= 2) {
    for (const x of [power - 1, power, power + 1]) all.add(x).add(-x);
  }
  return [...all].filter((x) => x >= least && x <= most);
}

function boundaries64(): bigint[] {
  const all = new Set([0n, 1n, -1n, 73_314_510_714_175_488n]);
  for (let k = 7n; k < 64n; k++) {
    for (const x of [(1n << k) - 1n, 1n << k, (1n << k) + 1n]) all.add(x).add(-x);
  }
  return [...all].filter((x) => BigInt.asIntN(64, x) === x);
}

/** A message with everything set: one element in each list, each tagged field, an unknown one in each struct. */
export function fullOf(plan: Plan): Message {
  const message: Record<string, unknown> = {};
  for (const f of plan.fields) {
    if (f.present) message[f.name] = f.list ? [fullValue(f)] : fullValue(f);
  }
  const data = Uint8Array.of(1, 2, 3);
  if (plan.flexible) message["unknownTaggedFields"] = [{ tag: 77, data }];
  return message;
}

function fullValue(f: PlannedField): unknown {
  switch (f.type) {
    case "struct":
      return fullOf(f.struct!);
    case "bool":
      return f.list || f.default !== true;
    case "int64":
      return 0x0102_0304_0506_0708n;
    case "uuid":
      return "AQIDBAUGBwgJCgsMDQ4PEA";
    case "string":
      return "ab";
    case "bytes":
    case "records":
      return Uint8Array.of(3, 4);
    default:
      return 5;
  }
}

/** The message of the fewest bytes. */
export function leastOf(plan: Plan): Message {
  const message: Record<string, unknown> = {};
  for (const f of plan.body) message[f.name] = leastValue(f);
  return message;
}

function leastValue(f: PlannedField): unknown {
  if (f.nullable) return null;
  return f.list ? [] : leastElement(f);
}

/** A list's element of the fewest bytes. */
export function leastElement(f: PlannedField): unknown {
  switch (f.type) {
    case "struct":
      return leastOf(f.struct!);
    case "bool":
      return false;
    case "int64":
      return 0n;
    case "uuid":
      return "AAAAAAAAAAAAAAAAAAAAAA";
    case "string":
      return "";
    case "bytes":
    case "records":
      return new Uint8Array(0);
    default:
      return 0;
  }
}
