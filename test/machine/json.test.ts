import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromJson, toJson } from "../../codec/machine/json.ts";

describe("toJson()", () => {
  it("writes bytes as base64 text", () => {
    expect(toJson({ a: [Uint8Array.of(77, 97, 110), null], b: undefined })).toEqual(
      { a: [{ base64: "TWFu" }, null] },
    );
    expect(toJson(Uint8Array.of(77))).toEqual({ base64: "TQ==" });
    expect(toJson(Uint8Array.of(255, 254))).toEqual({ base64: "//4=" });
    expect(toJson(new Uint8Array(0))).toEqual({ base64: "" });
  });
  it("writes integers beyond doubles, and numbers that JSON has not, as text", () => {
    const value = { a: -(2n ** 63n), b: [NaN, Infinity, -Infinity, -0, 0, 1.5] };
    const json = {
      a: { int64: "-9223372036854775808" },
      b: [...["NaN", "Infinity", "-Infinity", "-0"].map((float64) => ({ float64 })), 0, 1.5],
    };
    expect(toJson(value)).toEqual(json);
    expect(fromJson(JSON.parse(JSON.stringify(json)))).toEqual(value);
  });
  it("is undone by fromJson()", () => {
    fc.assert(fc.property(fc.uint8Array(), fc.string(), (bytes, text) => {
      const value = { bytes, text, list: [bytes, 1, true, null] };
      expect(fromJson(JSON.parse(JSON.stringify(toJson(value))))).toEqual(value);
    }));
  });
});
