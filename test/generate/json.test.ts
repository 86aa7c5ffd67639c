import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { type JsonValue, parseJson } from "../../schemas/generate/json.ts";
import { complaint } from "./schema_text.ts";

function read(text: string): JsonValue {
  return parseJson("a.json", text).members.get("a")!.value;
}

function refused(text: string): string {
  return complaint(() => parseJson("a.json", text));
}

/** The value as JSON.parse would give it. */
function plain(value: JsonValue): unknown {
  if (value.kind === "array") return value.items.map(plain);
  if (value.kind !== "object") return value.kind === "string" ? value.text : JSON.parse(value.text);
  return Object.fromEntries([...value.members].map(([key, member]) => [key, plain(member.value)]));
}

describe("parseJson()", () => {
  it("reads what JSON.parse reads", () => {
    const texts = [
      "{}",
      ' { "a" : [ ] , "b" : { } } ',
      '{"a":[1,-2.5,3e2,0,-0.0E-1,true,false,null,"x",{"b":[[]]}]}',
      String.raw`{"a":"\"\\\/\b\f\n\r\té😀\u00e9","\u0062":"\ud83d\ude00"}`,
      '{"a":"https://example.org/*no comment*/"}',
    ];
    for (const text of texts) expect(plain(parseJson("a.json", text))).toEqual(JSON.parse(text));
  });

  it("keeps numbers as they are written", () => {
    const text = '{ "a": [-1, 1.0, 1e3, 12345678901234567890] }';
    const texts = ["-1", "1.0", "1e3", "12345678901234567890"];
    expect(read(text)).toMatchObject({ items: texts.map((text) => ({ kind: "number", text })) });
  });

  it("skips comments wherever blanks may stand, also behind the object", () => {
    const text = '// x\n{/* { */"a"// :\n:/**/1/* "b" */}// }\n/* \n */ // end';
    expect(read(text)).toEqual({ kind: "number", line: 3, text: "1" });
  });

  it("tells on which line keys and values start", () => {
    const text = '{ "a": // LF\n "x", /* CRLF \r\n CR \r */\n"b"\n:\n[\n1] }';
    const { members } = parseJson("a.json", text);
    expect(members.get("a")).toEqual({ line: 1, value: { kind: "string", line: 2, text: "x" } });
    expect(members.get("b")).toMatchObject({ line: 5, value: { line: 7 } });
  });

  it("lets the last of equal keys count", () => {
    expect(read('{ "a": 1, "b": 2, "a": "3" }')).toMatchObject({ text: "3" });
  });

  it("gives no key a meaning of its own", () => {
    const { members } = parseJson("a.json", '{ "__proto__": { "a": 1 }, "constructor": 2 }');
    expect([...members.keys()]).toEqual(["__proto__", "constructor"]);
    expect(members.get("a")).toBe(undefined);
    expect(members.get("toString")).toBe(undefined);
  });

  it("refuses whatever else JSON forbids", () => {
    const cannot = "a.json:1: Cannot read JSON: expected";
    expect(refused("")).toBe(`${cannot} an object, found end of file`);
    expect(refused("[]")).toBe(`${cannot} an object, found "["`);
    expect(refused("\ufeff{}")).toBe(`${cannot} an object, found "\ufeff"`);
    expect(refused("# x\n{}")).toBe(`${cannot} an object, found "#"`);
    expect(refused("{} {}")).toBe(`${cannot} end of file, found "{"`);
    expect(refused("{'a':1}")).toBe(`${cannot} a string in double quotes, found "'"`);
    expect(refused("{a:1}")).toBe(`${cannot} a string in double quotes, found "a"`);
    expect(refused('{"a":1,}')).toBe(`${cannot} a string in double quotes, found "}"`);
    expect(refused('{"a":[1,]}')).toBe(`${cannot} a value, found "]"`);
    expect(refused('{"a":[1 2]}')).toBe(`${cannot} "," or "]", found "2"`);
    expect(refused('{"a":1')).toBe(`${cannot} "," or "}", found end of file`);
    expect(refused('{"a" 1}')).toBe(`${cannot} ":", found "1"`);
    expect(refused('{"a":}')).toBe(`${cannot} a value, found "}"`);
    expect(refused('{"a":+1}')).toBe(`${cannot} a value, found "+"`);
    expect(refused('{"a":01}')).toBe(`${cannot} "," or "}", found "1"`);
    expect(refused('{"a":1.}')).toBe(`${cannot} "," or "}", found "."`);
    expect(refused('{"a":NaN}')).toBe(`${cannot} a value, found "N"`);
    expect(refused('{"a":nullx}')).toBe(`${cannot} "," or "}", found "x"`);
    expect(refused('{"a":"x')).toBe(`${cannot} a closing quote, found end of line`);
    expect(refused('{"a":"x\ty"}')).toBe(`${cannot} a closing quote, found end of line`);
    expect(refused(String.raw`{"a":"\x41"}`)).toBe(
      String.raw`${cannot} a string with valid escapes, found "\\x41"`,
    );
    expect(refused("{} /* x")).toBe(`${cannot} "*/", found end of file`);
    expect(refused("{} /")).toBe(`${cannot} end of file, found "/"`);
  });

  it("names the line of the complaint", () => {
    expect(refused('{\n"a": 1\n"b": 2 }')).toBe(
      'a.json:3: Cannot read JSON: expected "," or "}", found "\\""',
    );
  });

  it("refuses nesting that would exhaust the stack", () => {
    const text = `{"a":${"[".repeat(100_000)}`;
    expect(refused(text)).toBe(
      "a.json:1: Cannot read JSON: expected at most 100 levels, found one more",
    );
  });

  it("accepts exactly what JSON.parse accepts, comments apart", () => {
    const broken = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.nat(2),
      fc.constantFrom(...'{}[]",:\\\n\t0.-eEtn '),
    );
    fc.assert(
      fc.property(broken, ([json, at, cut, insert]) => {
        const text = `{"a":${json}}`;
        const offset = at % text.length;
        compare(text.slice(0, offset) + insert + text.slice(offset + cut));
      }),
      { seed: 1, numRuns: 5000 },
    );
  });
});

function compare(text: string): void {
  if (/\/[/*]/.test(text)) return;
  let expected: unknown;
  try {
    expected = JSON.parse(text);
  } catch {
    expect(refused(text)).toContain("Cannot read JSON: expected");
    return;
  }
  if (Object.hasOwn(expected as object, "__proto__")) return;
  const found = JSON.stringify(plain(parseJson("a.json", text)));
  expect(found).toBe(JSON.stringify(expected));
}
