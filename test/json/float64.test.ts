import { describe, expect, it } from "vitest";
import { formatFloat64 } from "../../codec/json/float64.ts";

describe("formatFloat64()", () => {
  const golden: [x: number, text: string][] = [ // all forms that occur in test/golden
    [0, "0.0"],
    [-0, "-0.0"],
    [1, "1.0"],
    [1.5, "1.5"],
    [-2.25, "-2.25"],
    [12.34, "12.34"],
    [0.9716260531245895, "0.9716260531245895"],
    [1e7, "1.0E7"],
    [123456789012345680, "1.2345678901234568E17"],
    [1e300, "1.0E300"],
    [5e-324, "4.9E-324"],
    [Infinity, '"Infinity"'],
    [-Infinity, '"-Infinity"'],
    [NaN, '"NaN"'],
  ];
  for (const [x, text] of golden) {
    it(`protocol 4.1: writes ${text} as Kafka does`, () => expect(formatFloat64(x)).toBe(text));
  }

  const java: [x: number, text: string][] = [ // Double.toString where forms change
    [0.001, "0.001"],
    [0.0009999999999999998, "9.999999999999998E-4"],
    [9999999.999999998, "9999999.999999998"],
    [-10000001, "-1.0000001E7"],
    [1234567, "1234567.0"],
    [0.1, "0.1"],
    [-1.5e-9, "-1.5E-9"],
    [1e21, "1.0E21"],
    [1e23, "1.0E23"],
    [2e23, "2.0E23"],
    [9007199254740993, "9.007199254740992E15"],
    [2.2250738585072014e-308, "2.2250738585072014E-308"],
    [1.7976931348623157e308, "1.7976931348623157E308"],
    [1e-323, "9.9E-324"],
    [1.5e-323, "1.5E-323"],
    [2e-323, "2.0E-323"],
    [1e-322, "9.9E-323"],
  ];
  for (const [x, text] of java) {
    it(`writes ${text} as Java does`, () => {
      expect(formatFloat64(x)).toBe(text);
      expect(Number(text)).toBe(x);
    });
  }
});
