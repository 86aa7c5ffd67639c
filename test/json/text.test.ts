import { describe, expect, it } from "vitest";
import { formatString } from "../../codec/json/mod.ts";
import { refusal } from "./kitchen.ts";

describe("formatString()", () => {
  it("escapes every control character below U+0020, with capitals", () => {
    const controls = Array.from({ length: 32 }, (_, i) => String.fromCharCode(i)).join("");
    expect(formatString(controls)).toBe(
      '"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000B\\f\\r\\u000E\\u000F' +
        "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001A\\u001B\\u001C" +
        '\\u001D\\u001E\\u001F"',
    );
  });
  it("leaves everything else as it is", () => {
    const raw = "/'<>&\x7f\x80\x9f\xadé\u2028\u2029\ufeff\ufffd\uffff\u{1f600}\u{10ffff}";
    expect(formatString(raw)).toBe(`"${raw}"`);
    expect(formatString(`${raw}"\\\n`)).toBe(`"${raw}\\"\\\\\\n"`);
    expect(formatString("")).toBe('""');
  });
  it("agrees with the engine's reader on every character of the first plane", () => {
    let text = "";
    for (let i = 0; i < 0xd800; i++) text += String.fromCharCode(i);
    expect(JSON.parse(formatString(text))).toBe(text);
  });
  it("refuses a lone surrogate", () => {
    for (const text of ["\ud800", "a\udc00b", "\udc00\ud800", '"\ud83d']) {
      expect(refusal(() => formatString(text))).toBe(
        "EncodeError: Cannot encode string: expected well-formed string, " +
          "found string with a lone surrogate",
      );
    }
  });
});
