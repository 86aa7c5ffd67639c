import { describe, expect, it } from "vitest";
import { findMessage } from "../../codec/messages/registry.ts";
import { goldenLines } from "../kit/golden.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";

interface Line {
  message: string;
  version: number;
  hex: string;
  json: unknown;
}

const FILES: readonly [name: string, lines: number][] = [
  ["kafka-4.4", 3154],
  ["kafka-3.9", 502],
  ["kafka-2024-10", 5231],
  ["pod", 837],
];

for (const [name, count] of FILES) {
  const lines: Line[] = (await goldenLines(name)).map((line) => JSON.parse(line));
  describe(`golden ${name}`, () => {
    it("has every line", () => expect(lines.length).toBe(count));
    it("is decoded and encoded to the same bytes", () => {
      const failures: string[] = [];
      for (const { message, version, hex } of lines) {
        const codec = findMessage(message)!;
        try {
          const back = hexOf(codec.encode(codec.decode(bytesOf(hex), version), version));
          if (back !== hex) failures.push(`${message} v${version}: ${hex} -> ${back}`);
        } catch (error) {
          failures.push(`${message} v${version}: ${error}`);
        }
      }
      expect(failures).toEqual([]);
    });
  });
}
