import { describe, expect, it } from "vitest";
import { isUuid, parseUuid } from "../../codec/json/uuid.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

describe("uuid", () => {
  it("parseUuid() clears the four spare bits of the last character", () => {
    const head = "EBESExQVFhcYGRobHB0eH";
    for (let i = 0; i < 64; i++) {
      const text = parseUuid(head + DIGITS[i]);
      expect(text).toBe(head + DIGITS[i & 48]);
      expect(isUuid(text)).toBe(true);
      expect(isUuid(head + DIGITS[i])).toBe((i & 15) === 0);
      expect(parseUuid(`${head}${DIGITS[i]}==`)).toBe(text);
    }
  });
  it("refuses everything else", () => {
    const zero = "A".repeat(22);
    for (const text of ["", zero + "A", zero + "=", zero + "\n", ` ${zero}`, "é".repeat(22)]) {
      expect(parseUuid(text)).toBeUndefined();
      expect(isUuid(text)).toBe(false);
    }
    expect(isUuid(`${zero}==`)).toBe(false);
    expect(isUuid([zero])).toBe(false);
    expect(isUuid(null)).toBe(false);
  });
});
