// What happens to captures: bytes that change, packets that get lost.

import { concat } from "../kit/capture_writer.ts";
import type { Random } from "../kit/random.ts";
import type { Item } from "./accounts.ts";

/** The packets of a bad capture: some are lost, some cut, some out of order; more or less of each, or none. */
export function lossy(items: readonly Item[], random: Random): Item[] {
  const [lost, cut, moved] = [random.one(SHARES), random.one(SHARES), random.one(SHARES)];
  const some = items.filter(({ kind }) => kind !== "packet" || !random.chance(lost))
    .map((item) => random.chance(cut) ? shorter(item, random) : item);
  for (let i = 0; i + 1 < some.length; i++) {
    if (random.chance(moved)) some.splice(i, 2, some[i + 1]!, some[i]!);
  }
  return random.chance(20) ? some.slice(random.below(some.length)) : some;
}

const SHARES = [0, 0, 1, 5, 30]; // percent

function shorter(item: Item, random: Random): Item {
  if (item.kind !== "packet") return item;
  return { ...item, data: item.data.subarray(0, random.below(item.data.length + 1)) };
}

const NUMBERS = [0, 1, 2, 4, 8, 16, 127, 128, 255, 256, 32_767, 65_535, 2 ** 31 - 1, 2 ** 32 - 1];

/** The bytes with one to three things changed; one in twenty is no more than its beginning and random bytes. */
export function mutated(bytes: Uint8Array, random: Random): Uint8Array {
  if (random.chance(5)) return concat(bytes.subarray(0, random.below(40)), random.bytes(50));
  let all = bytes;
  for (let i = random.below(3); i >= 0; i--) all = changed(all, random);
  return all;
}

function changed(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length + 1);
  const end = Math.min(at + random.below(9), bytes.length);
  const [before, part, after] = [
    bytes.subarray(0, at),
    bytes.subarray(at, end),
    bytes.subarray(end),
  ];
  switch (random.below(7)) {
    case 0:
      return before; // cut
    case 1:
      return concat(before, after);
    case 2:
      return concat(before, part, part, after);
    case 3:
      return concat(before, random.bytes(random.below(9)), bytes.subarray(at));
    case 4:
      return withNumber(bytes, at, random);
    default:
      return concat(before, random.bytes(part.length), after);
  }
}

/** A number that matters in one to four bytes, in either order. */
function withNumber(bytes: Uint8Array, at: number, random: Random): Uint8Array {
  const copy = bytes.slice();
  const size = random.one([1, 2, 4]);
  const number = random.one(NUMBERS) + random.one([0, 0, 0, -1, 1]);
  const isBig = random.chance(70);
  for (let i = 0; i < size && at + i < copy.length; i++) {
    copy[at + i] = number / 2 ** (8 * (isBig ? size - 1 - i : i));
  }
  return copy;
}

const SIGNS = [..." \n\t\r,:;#*|<>[]{}()\"'\\/0123456789abcdefxXLuG.-_=+~é\u2028", ""];

/** The text with one to four places changed. */
export function mutatedText(text: string, random: Random): string {
  let all = text;
  for (let i = random.below(4); i >= 0; i--) {
    const at = random.below(all.length + 1);
    const end = at + random.below(5);
    const inside = random.chance(30)
      ? all.slice(at, end).repeat(random.below(3))
      : random.one(SIGNS) + random.one(SIGNS);
    all = all.slice(0, at) + inside + all.slice(random.chance(50) ? at : end);
  }
  return all;
}
