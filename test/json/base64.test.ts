import { describe, expect, it } from "vitest";
import { formatBase64, parseBase64 } from "../../codec/json/base64.ts";

const ascii = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe("base64", () => {
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
    it(`formatBase64() and parseBase64() agree with RFC 4648 on ${JSON.stringify(text)}`, () => {
      expect(formatBase64(ascii(text))).toBe(base64);
      expect(parseBase64(base64)).toEqual(ascii(text));
    });
  }
  it("uses every digit of the standard alphabet", () => {
    const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    expect(formatBase64(parseBase64(all)!)).toBe(all);
    expect(formatBase64(Uint8Array.of(0xfb, 0xff, 0xbf))).toBe("+/+/");
  });
  it("takes views and long bytes", () => {
    const long = Uint8Array.from({ length: 100_001 }, (_, i) => i * 7);
    expect(parseBase64(formatBase64(long.subarray(3)))).toEqual(long.subarray(3));
  });
  it("parseBase64() ignores spare bits", () => {
    expect(parseBase64("Zh==")).toEqual(ascii("f"));
    expect(parseBase64("Zm9=")).toEqual(ascii("fo"));
  });
  it("parseBase64() refuses everything else", () => {
    const bad = ["Z", "Zg", "Zg=", "Zg===", "=", "==", "====", "A===", "Zg==Zg==", "Zm=v", "=m9v"];
    for (const text of [...bad, "Zm9-", "Zm9_", "Zm\nv", "Zm9v\n", "Zm9\u0141", "Zm9\0"]) {
      expect(parseBase64(text)).toBeUndefined();
    }
  });
});
