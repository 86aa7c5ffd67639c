import { describe, expect, it } from "vitest";
import { crc32 } from "../../codec/records/crc32.ts";
import { crc32c } from "../../codec/records/crc32c.ts";
import { xxhash32 } from "../../codec/records/xxhash32.ts";
import { Random } from "../kit/random.ts";

const ascii = (text: string) => new TextEncoder().encode(text);
const bytes = new Random(32).bytes(64);

describe("crc32c()", () => {
  it("gives the check value of protocol.md 5.2", () => {
    expect(crc32c(ascii("123456789"))).toBe(0xe3069283);
  });
  it("gives the values of RFC 3720, B.4", () => {
    const up = Uint8Array.from({ length: 32 }, (_, i) => i);
    const all = [new Uint8Array(32), new Uint8Array(32).fill(255), up, up.slice().reverse()];
    expect(all.map((b) => crc32c(b))).toEqual([0x8a9136aa, 0x62a8ab43, 0x46dd794e, 0x113fdb5c]);
  });
  it("of nothing is 0", () => {
    expect(crc32c(new Uint8Array(0))).toBe(0);
  });
  it("agrees with a division bit by bit, at every start and length", () => {
    expect(differences(crc32c, 0x82f63b78)).toEqual([]);
  });
});

describe("crc32()", () => {
  it("gives its check value", () => {
    expect(crc32(ascii("123456789"))).toBe(0xcbf43926);
  });
  it("agrees with a division bit by bit, at every start and length", () => {
    expect(differences(crc32, 0xedb88320)).toEqual([]);
  });
});

describe("xxhash32()", () => {
  it("gives the values its author publishes", () => {
    const texts = ["", "a", "abc", "Nobody inspects the spammish repetition"];
    const hashes = [0x02cc5d05, 0x550d7456, 0x32d153ff, 0xe2293b2f];
    expect(texts.map((text) => xxhash32(ascii(text)))).toEqual(hashes);
  });
  it("does not see what is around", () => {
    const alone = bytes.slice(3, 40);
    expect(xxhash32(bytes, 3, 40)).toBe(xxhash32(alone));
  });
});

function differences(crc: typeof crc32, polynomial: number): string[] {
  const wrong: string[] = [];
  for (let start = 0; start < 9; start++) {
    for (let end = start; end <= bytes.length; end++) {
      const expected = divided(bytes.slice(start, end), polynomial);
      if (crc(bytes, start, end) !== expected) wrong.push(`${start} to ${end}`);
    }
  }
  return wrong;
}

function divided(all: Uint8Array, polynomial: number): number {
  let c = -1;
  for (const byte of all) {
    c ^= byte;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ polynomial : c >>> 1;
  }
  return ~c >>> 0;
}
