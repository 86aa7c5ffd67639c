import { describe, expect, it } from "vitest";
import { JsonReader } from "../../codec/json/reader.ts";
import { refusal } from "./kitchen.ts";

function read(text: string): unknown {
  const reader = new JsonReader("Text", text);
  reader.skip();
  return reader.end();
}

describe("JsonReader", () => {
  const good = [
    "{}",
    "[]",
    "\t\r\n [ ] ",
    '{"":{"a":[]}}',
    "0",
    "-0",
    "-1.50e+09",
    "1E-7",
    "true",
    "false",
    "null",
    '""',
    '"\u007f\u2028é"',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\uAbCd"',
    '[1,"a",{"b":null}]',
  ];
  for (const text of good) {
    it(`reads ${JSON.stringify(text)}`, () => {
      JSON.parse(text); // the engine agrees
      expect(read(text)).toBeUndefined();
    });
  }

  const bad: [text: string, sentence: string][] = [
    ["", " at character 0: expected value, found end of text"],
    ["  ", " at character 2: expected value, found end of text"],
    ["\ufeff{}", " at character 0: expected value, found another character"],
    ["\u00a0{}", " at character 0: expected value, found another character"],
    ["{} {}", " at character 3: expected end of text, found object"],
    ["{}/**/", " at character 2: expected end of text, found another character"],
    ["}", " at character 0: expected value, found punctuation"],
    ["{,}", " at character 1: expected key, found punctuation"],
    ["{a:1}", " at character 1: expected key, found another character"],
    ["{1:1}", " at character 1: expected key, found number"],
    ['{"a" 1}', ' at character 5: expected ":", found number'],
    ['{"a":}', " at character 5: expected value, found punctuation"],
    ['{"a":1,}', " at character 7: expected key, found punctuation"],
    ['{"a":1 "b":2}', ' at character 7: expected "," or "}", found string'],
    ['{"a":1', ' at character 6: expected "," or "}", found end of text'],
    ["[1,]", " at character 3: expected value, found punctuation"],
    ["[1 2]", ' at character 3: expected "," or "]", found number'],
    ["[1}", ' at character 2: expected "," or "]", found punctuation'],
    ["[", " at character 1: expected value, found end of text"],
    ["'a'", " at character 0: expected value, found another character"],
    ["True", " at character 0: expected value, found another character"],
    ["NaN", " at character 0: expected value, found another character"],
    ["nil", " at character 0: expected null, found another word"],
    ["tru", " at character 0: expected true, found another word"],
    ["fals", " at character 0: expected false, found another word"],
    ["nulls", " at character 4: expected end of text, found another character"],
    ["+1", " at character 0: expected value, found another character"],
    [".5", " at character 0: expected value, found another character"],
    ["-", " at character 1: expected digit, found end of text"],
    ["-a", " at character 1: expected digit, found another character"],
    ["01", " at character 1: expected end of text, found number"],
    ["1.", " at character 2: expected digit, found end of text"],
    ["1.e5", " at character 2: expected digit, found another character"],
    ["1e", " at character 2: expected digit, found end of text"],
    ["1e+", " at character 3: expected digit, found end of text"],
    ["1e+-1", " at character 3: expected digit, found number"],
    ["0x1", " at character 1: expected end of text, found another character"],
    ["1_0", " at character 1: expected end of text, found another character"],
    ['"a', " at character 2: expected end of string, found end of text"],
    ['"a\n"', " at character 2: expected end of string, found control character"],
    ['"\0"', " at character 1: expected end of string, found control character"],
    ['"\\', " at character 2: expected escape, found end of text"],
    ['"\\x41"', " at character 2: expected escape, found another character"],
    ['"\\u12', " at character 5: expected hexadecimal digit, found end of text"],
    ['"\\u12g4"', " at character 5: expected hexadecimal digit, found another character"],
    ['"\\U0041"', " at character 2: expected escape, found another character"],
  ];
  for (const [text, sentence] of bad) {
    it(`refuses ${JSON.stringify(text)}`, () => {
      expect(() => JSON.parse(text)).toThrow(SyntaxError); // the engine agrees
      expect(refusal(() => read(text))).toBe(`JsonError: Cannot parse Text${sentence}`);
    });
  }

  it("hands out strings, numbers and words", () => {
    const reader = new JsonReader(
      "Text",
      '["a\\u0041\\ud800", -1.5e9, true, false, null, {"k": 0}]',
    );
    const values: unknown[] = [];
    reader.array((i) => {
      const kind = reader.kind();
      values.push(i, kind);
      if (kind === "string") values.push(reader.string());
      else if (kind === "number") values.push(reader.number());
      else if (kind === "boolean") values.push(reader.boolean());
      else if (kind === "null") values.push(reader.null());
      else reader.object((key) => values.push(key, reader.kind(), reader.number()));
    });
    reader.end();
    // deno-fmt-ignore
    expect(values).toEqual([
      0, "string", "aA\ud800", 1, "number", "-1.5e9", 2, "boolean", true, 3, "boolean", false,
      4, "null", null, 5, "object", "k", "number", "0",
    ]);
  });
});
