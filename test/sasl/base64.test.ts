import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBase64, parseBase64 } from "../../codec/sasl/base64.ts";

const ascii = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe("base64 of SCRAM", () => {
  const rfc4648: [text: string, base64: string][] = [
    ["", ""],
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foob", "Zm9vYg=="],
    ["fooba", "Zm9vYmE="],
    ["foobar", "Zm9vYmFy"],
  ];
  for (const [text, base64] of rfc4648) {
    it(`agrees with RFC 4648 on ${JSON.stringify(text)}`, () => {
      expect(formatBase64(ascii(text))).toBe(base64);
      expect(parseBase64(base64)).toEqual(ascii(text));
    });
  }
  it("agrees with the platform on all bytes and lengths", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = btoa(String.fromCharCode(...bytes));
        expect(formatBase64(bytes)).toBe(text);
        expect(parseBase64(text)).toEqual(bytes);
      }),
      { seed: 4648 },
    );
  });
  it("takes views", () => {
    expect(formatBase64(ascii("xfoobarx").subarray(1, 7))).toBe("Zm9vYmFy");
  });
  it("gives back no text but base64", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."AZaz09+/=-_ "), maxLength: 9 }), (text) => {
        const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$/;
        const same = formatBase64(parseBase64(text)) === text;
        expect(same).toBe(isBase64.test(text) && btoa(atob(text)) === text);
      }),
      { seed: 4648, numRuns: 500 },
    );
  });
});
