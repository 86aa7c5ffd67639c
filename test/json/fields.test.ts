import { describe, expect, it } from "vitest";
import { defaultOf, has, isDefault, rangeText } from "../../codec/json/fields.ts";
import type { FieldShape } from "../../codec/json/mod.ts";

const all = [0, 32767] as const;
const field = (more: Partial<FieldShape>): FieldShape => ({
  name: "f",
  type: "int32",
  versions: all,
  ...more,
});

describe("fields", () => {
  it("has() and rangeText() know open, closed and absent ranges", () => {
    expect([has(all, 32767), has([1, 2], 0), has([1, 2], 2), has([1, 2], 3)]).toEqual(
      [true, false, true, false],
    );
    expect(has(undefined, 0)).toBe(false);
    expect([rangeText(all), rangeText([1, 2]), rangeText([3, 3])]).toEqual(["0+", "1-2", "3"]);
  });

  const struct = { fields: [field({ default: 4 }), field({ name: "g", type: "string" })] };
  const rows: [row: string, shape: Partial<FieldShape>, value: unknown, others: unknown[]][] = [
    ["bool", { type: "bool" }, false, [true, 0, null]],
    ["bool, default true", { type: "bool", default: true }, true, [false, 1]],
    ["int32", {}, 0, [1, null, "0", 0n]],
    ["int32, default -1", { default: -1 }, -1, [0]],
    ["int64", { type: "int64" }, 0n, [1n, 0]],
    ["int64, default as bigint", { type: "int64", default: -1n }, -1n, [0n, -1]],
    ["int64, default as number", { type: "int64", default: -1 }, -1n, [0n]],
    ["float64", { type: "float64" }, 0, [NaN, 5e-324]],
    ["float64, default 12.34", { type: "float64", default: 12.34 }, 12.34, [0]],
    ["string", { type: "string" }, "", ["a", null]],
    ["string, default null", { type: "string", default: null }, null, [""]],
    ["string, default text", { type: "string", default: "a" }, "a", ["", null]],
    ["uuid", { type: "uuid" }, "AAAAAAAAAAAAAAAAAAAAAA", ["AAAAAAAAAAAAAAAAAAAAAQ"]],
    ["bytes", { type: "bytes" }, new Uint8Array(0), [Uint8Array.of(0), null, []]],
    ["bytes, default null", { type: "bytes", default: null }, null, [new Uint8Array(0)]],
    ["array", { array: true }, [], [[0], null, new Uint8Array(0)]],
    ["array of structs", { type: "struct", array: true, struct }, [], [[{}], null]],
    ["array, default null", { array: true, default: null }, null, [[]]],
    ["records", { type: "records" }, null, [new Uint8Array(0)]],
    ["struct", { type: "struct", struct }, { f: 4, g: "" }, [{ f: 0 }, { g: "a" }, null, [], 5]],
    ["struct, default null", { type: "struct", default: null, struct }, null, [{ f: 4, g: "" }]],
  ];
  for (const [row, shape, value, others] of rows) {
    it(`protocol 2.7: ${row}`, () => {
      const f = field(shape);
      expect(defaultOf(f)).toEqual(value);
      expect(isDefault(f, value)).toBe(true);
      expect(isDefault(f, undefined)).toBe(true);
      for (const other of others) expect(isDefault(f, other)).toBe(false);
    });
  }
  it("protocol 2.7: -0.0 is the default, a default of NaN never is", () => {
    expect(isDefault(field({ type: "float64" }), -0)).toBe(true);
    expect(isDefault(field({ type: "float64", default: NaN }), NaN)).toBe(false);
  });
  it("defaultOf() shares nothing that can be changed", () => {
    const f = field({ type: "struct", struct: { fields: [field({ array: true })] } });
    expect(defaultOf(f)).not.toBe(defaultOf(f));
    expect(Object.isFrozen(defaultOf(field({ array: true })))).toBe(true);
  });
});
