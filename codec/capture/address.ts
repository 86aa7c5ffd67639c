// Addresses as text.

import type { Endpoint } from "./packet.ts";

/** The text of an IPv4 address, whose four bytes are the int32. */
export function ipv4Text(address: number): string {
  return `${address >>> 24}.${address >>> 16 & 255}.${address >>> 8 & 255}.${address & 255}`;
}

/** The text of an IPv6 address of four int32, in the form of RFC 5952: "2001:db8::1", "::ffff:10.0.0.1". */
export function ipv6Text(words: Int32Array): string {
  if (words[0] === 0 && words[1] === 0 && words[2] === 0xffff) {
    return `::ffff:${ipv4Text(words[3]!)}`;
  }
  const groups = Array.from({ length: 8 }, (_, i) => words[i >> 1]! >>> (i & 1 ? 0 : 16) & 0xffff);
  const [start, end] = longestZeros(groups);
  if (end === start) return hex(groups);
  return `${hex(groups.slice(0, start))}::${hex(groups.slice(end))}`;
}

/** An endpoint as one writes it: "10.0.0.2:9092", "[::1]:9092". */
export function endpointText({ address, port }: Endpoint): string {
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

/** The first of the longest runs of two zeros or more; an empty one if there is none. */
function longestZeros(groups: readonly number[]): readonly [start: number, end: number] {
  let best: readonly [start: number, end: number] = [0, 0];
  for (let start = 0; start < groups.length; start++) {
    let end = start;
    while (groups[end] === 0) end++;
    if (end - start > Math.max(1, best[1] - best[0])) best = [start, end];
  }
  return best;
}

function hex(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}
