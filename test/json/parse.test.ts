import { describe, expect, it } from "vitest";
import { formatJson, JsonError, parseJson, type Shape } from "../../codec/json/mod.ts";
import { defaultTags, fetched, jsonA, kitchen, refusal, tags, valueA } from "./kitchen.ts";

/** `jsonA` with another value for one key. */
function kitchenText(name: string, value: string): string {
  const text = jsonA.replace(
    new RegExp(`"${name}":(\\[.*?\\]|{.*?}|[^,}]*)`),
    () => `"${name}":${value}`,
  );
  if (text === jsonA && !jsonA.includes(`"${name}":${value}`)) throw new Error(`no ${name}`);
  return text;
}
function kitchenField(name: string, value: string): unknown {
  return (parseJson(kitchen, kitchenText(name, value), 0) as Record<string, unknown>)[name];
}
/** The sentence from the path on, without the place in the text. */
function why(name: string, value: string): string {
  return refusal(() => kitchenField(name, value)).replace(
    /^JsonError: Cannot parse Kitchen\.(\S+) at character \d+/,
    "$1",
  );
}

describe("parseJson()", () => {
  it("protocol 8.2: reads the normative spelling of B1", () => {
    expect(parseJson(kitchen, jsonA, 0)).toEqual(valueA);
    expect(parseJson(kitchen, jsonA, 1)).toEqual(valueA);
  });
  it("gives every field of every version in the order of the schema", () => {
    const text = `{${jsonA.slice(1, -1).split(/,(?="\w+":)/).reverse().join()}}`;
    const message = parseJson(kitchen, text, 0);
    expect(message).toEqual(valueA);
    expect(Object.keys(message)).toEqual(kitchen.fields.map((f) => f.name));
    expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
  });
  it("protocol 8.3: reads what is not there as its default", () => {
    expect(parseJson(tags, '{"a":0}', 0)).toEqual(defaultTags);
    expect(Object.keys(parseJson(tags, '{"a":0}', 0))).toEqual(tags.fields.map((f) => f.name));
  });
  it("protocol 8.3: reads every tagged field back", () => {
    const rows = [
      '"t0":""',
      '"t1":0',
      '"t2":[1,2]',
      '"t3":{"x":0}',
      '"t4":{"x":1}',
      '"t5":null',
      '"t6":false',
      '"t7":null',
      '"t8":-1.5E-9',
      '"t9":null',
      '"t9":"AA=="',
      '"t10":"AAECAwQFBgcICQoLDA0ODw"',
    ];
    for (const row of rows) {
      const text = `{"a":5,${row}}`;
      expect(formatJson(tags, parseJson(tags, text, 1), 1)).toBe(text);
    }
  });
  it("makes structs anew", () => {
    const one = parseJson(tags, '{"a":0}', 0) as typeof defaultTags;
    const two = parseJson(tags, '{"a":0}', 0) as typeof defaultTags;
    one.t4.x = 5;
    expect(two.t4.x).toBe(0);
    expect(one.t7.x).toBe(0);
  });
  it("takes blanks between tokens", () => {
    const blanks = jsonA.replace(/[{}[\]:,]/g, " \t\r\n$& \n").replace('"aé"', '"a\\u00e9"');
    expect(parseJson(kitchen, blanks, 0)).toEqual(valueA);
  });
  it("refuses a version that the message does not have", () => {
    expect(refusal(() => parseJson(fetched, "{}", 6))).toBe(
      "JsonError: Cannot parse Fetched: expected version 2 to 5, found version 6",
    );
    expect(refusal(() => parseJson(fetched, "{}", NaN))).toContain("found version NaN");
  });
  it("says where, what and why in its errors", () => {
    const text = '{"topics":[{"name":"a","partitions":[{"offset":0,"records":5}]}]}';
    let caught: unknown;
    try {
      parseJson(fetched, text, 4);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(JsonError);
    const { message, path, offset, expected, found } = caught as JsonError;
    expect(message).toBe(
      "Cannot parse Fetched.topics[0].partitions[0].records at character 59: " +
        "expected records (padded base64), found number",
    );
    expect(path).toEqual(["topics", 0, "partitions", 0, "records"]);
    expect(offset).toBe(text.indexOf("5"));
    expect([expected, found]).toEqual(["records (padded base64)", "number"]);
  });
});

describe("parseJson() of keys", () => {
  it("protocol 4.2: ignores unknown keys, whatever they hold", () => {
    const more = '{"I8":1,"zz":[{"a":[null,true,-1.5e+9,"\\u0000"]},{}],' + jsonA.slice(1);
    expect(parseJson(kitchen, more, 0)).toEqual(valueA);
  });
  it("protocol 4.2: refuses a mandatory key that is missing", () => {
    for (const f of kitchen.fields.slice(0, 18)) {
      const text = kitchenText(f.name, "null").replace(`"${f.name}"`, `"${f.name.toUpperCase()}_"`);
      expect(refusal(() => parseJson(kitchen, text, 0))).toMatch(
        new RegExp(
          `^JsonError: Cannot parse Kitchen.${f.name} at character 0: expected .*, found nothing$`,
        ),
      );
    }
    expect(refusal(() => parseJson(kitchen, "  {}", 0))).toBe(
      "JsonError: Cannot parse Kitchen.flag at character 2: expected bool, found nothing",
    );
    expect(refusal(() => parseJson(kitchen, kitchenText("st", "{}"), 0))).toBe(
      `JsonError: Cannot parse Kitchen.st.x at character ${jsonA.indexOf('{"x"')}: ` +
        "expected int16, found nothing",
    );
    expect(refusal(() => parseJson(fetched, '{"topics":[{"name":""}]}', 4))).toBe(
      "JsonError: Cannot parse Fetched.topics[0].partitions at character 11: " +
        "expected array, found nothing",
    );
  });
  it("protocol 4.2: takes a field of other versions at its default only", () => {
    const withLate = (late: string) => jsonA.replace(/}$/, `,${late}}`);
    expect(parseJson(kitchen, withLate('"late":7,"lateIgn":8'), 0)).toEqual(valueA);
    for (const name of ["late", "lateIgn"]) {
      expect(refusal(() => parseJson(kitchen, withLate(`"${name}":9`), 1))).toBe(
        `JsonError: Cannot parse Kitchen.${name} at character ${
          withLate("").length - 1 + name.length + 3
        }: ` +
          "expected its default in this version (the field has versions 2+), found another value",
      );
      expect(parseJson(kitchen, withLate('"late":9,"lateIgn":9'), 2)).toMatchObject({ [name]: 9 });
    }
    expect(parseJson(tags, '{"a":0,"t2":[]}', 0)).toEqual(defaultTags);
    expect(refusal(() => parseJson(tags, '{"a":0,"t2":[1]}', 0))).toContain("versions 1+");
    expect(refusal(() => parseJson(tags, '{"a":0,"t2":{}}', 0))).toContain(
      "expected array, found object",
    );
  });
  it("counts the last of equal keys", () => {
    expect(parseJson(tags, '{"a":1,"t1":2,"a":3,"t1":4}', 0)).toMatchObject({ a: 3, t1: 4 });
    expect(parseJson(tags, '{"a":1,"t3":{"x":1},"t3":null}', 0)).toMatchObject({ t3: null });
  });
  it("reads escapes in keys", () => {
    expect(parseJson(tags, '{"\\u0061":1}', 0)).toMatchObject({ a: 1 });
  });
  it("is not impressed by names of Object.prototype", () => {
    const text =
      '{"__proto__":{"a":7,"polluted":1},"constructor":{"prototype":1},"a":1,"toString":0}';
    const message = parseJson(tags, text, 0);
    expect(message).toEqual({ ...defaultTags, a: 1 });
    expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(refusal(() => parseJson(tags, '{"__proto__":{"a":7}}', 0))).toContain("found nothing");
  });
});

describe("parseJson() of each type", () => {
  const accepted: [row: string, name: string, json: string, value: unknown][] = [
    ["bool", "flag", "true", true],
    ["bool", "flag", "false", false],
    ["int8", "i8", "-128", -128],
    ["int8", "i8", "127", 127],
    ["int8", "i8", "-0", 0],
    ["int16", "i16", "-32768", -32768],
    ["int16", "i16", "32767", 32767],
    ["uint16", "u16", "65535", 65535],
    ["int32", "i32", "-2147483648", -2147483648],
    ["int32", "i32", "2147483647", 2147483647],
    ["uint32", "u32", "4294967295", 4294967295],
    ["int64", "i64", "9223372036854775807", 9223372036854775807n],
    ["int64", "i64", "-9223372036854775808", -9223372036854775808n],
    ["int64", "i64", "9007199254740993", 9007199254740993n],
    ["int64", "i64", "-0", 0n],
    ["float64", "f64", "1.0", 1],
    ["float64", "f64", "1e2", 100],
    ["float64", "f64", "-1.0E+300", -1e300],
    ["float64", "f64", "4.9E-324", 5e-324],
    ["float64", "f64", "1.0e-999", 0],
    ["float64", "f64", "-0.0", -0],
    ["float64", "f64", '"NaN"', NaN],
    ["float64", "f64", '"Infinity"', Infinity],
    ["float64", "f64", '"-Infinity"', -Infinity],
    [
      "string",
      "s",
      '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\uD83D\\uDe00"',
      '"\\/\b\f\n\r\t\0\u{1f600}',
    ],
    ["string", "s", '"\ufeffé\x7f\u2028"', "\ufeffé\x7f\u2028"],
    ["string", "nS", "null", null],
    ["uuid", "id", '"EBESExQVFhcYGRobHB0eHw"', "EBESExQVFhcYGRobHB0eHw"],
    ["uuid, padded", "id", '"EBESExQVFhcYGRobHB0eHw=="', "EBESExQVFhcYGRobHB0eHw"],
    ["uuid, spare bits", "id", '"EBESExQVFhcYGRobHB0eHz"', "EBESExQVFhcYGRobHB0eHw"],
    ["bytes", "b", '"AQID"', Uint8Array.of(1, 2, 3)],
    ["bytes", "b", '"+/8="', Uint8Array.of(0xfb, 0xff)],
    ["bytes, leading blanks", "b", '" \\t\\nAQ=="', Uint8Array.of(1)],
    ["bytes, empty", "b", '""', new Uint8Array(0)],
    ["bytes, only blanks", "b", '"  "', new Uint8Array(0)],
    ["bytes", "nB", "null", null],
    ["array", "aI", "[]", []],
    ["array", "aI", "[1,2]", [1, 2]],
    ["array", "nAS", "null", null],
    ["struct", "st", '{"x":-1}', { x: -1 }],
    ["struct", "nSt", "null", null],
  ];
  for (const [row, name, json, value] of accepted) {
    it(`protocol 4.2: ${row} accepts ${json}`, () => {
      expect(kitchenField(name, json)).toEqual(value);
    });
  }

  const uuid = "id: expected uuid (22 characters of base64url), found";
  const bytes = "b: expected bytes (padded base64), found";
  const float = "f64: expected float64 (with a point or an exponent), found";
  const refused: [row: string, name: string, json: string, sentence: string][] = [
    ["bool", "flag", "1", "flag: expected bool, found number"],
    ["bool", "flag", '"true"', "flag: expected bool, found string"],
    ["bool", "flag", "null", "flag: expected bool, found null"],
    ["int8", "i8", "128", "i8: expected int8, found integer out of range"],
    ["int8", "i8", "255", "i8: expected int8, found integer out of range"],
    ["int8", "i8", "256", "i8: expected int8, found integer out of range"],
    ["int8", "i8", "257", "i8: expected int8, found integer out of range"],
    ["int8", "i8", "-129", "i8: expected int8, found integer out of range"],
    ["int16", "i16", "32768", "i16: expected int16, found integer out of range"],
    ["uint16", "u16", "-1", "u16: expected uint16, found integer out of range"],
    ["uint16", "u16", "65536", "u16: expected uint16, found integer out of range"],
    ["int32", "i32", "2147483648", "i32: expected int32, found integer out of range"],
    ["int32", "i32", "5.0", "i32: expected int32, found number with a point or an exponent"],
    ["int32", "i32", "1e2", "i32: expected int32, found number with a point or an exponent"],
    ["int32", "i32", "true", "i32: expected int32, found boolean"],
    ["int32", "i32", "null", "i32: expected int32, found null"],
    ["int32", "i32", '"5"', "i32: expected int32, found string"],
    ["int32", "i32", '"0x5"', "i32: expected int32, found string"],
    ["int32", "i32", "[5]", "i32: expected int32, found array"],
    ["int32", "i32", '{"i32":5}', "i32: expected int32, found object"],
    ["uint32", "u32", "4294967296", "u32: expected uint32, found integer out of range"],
    ["int64", "i64", "9223372036854775808", "i64: expected int64, found integer out of range"],
    ["int64", "i64", "-9223372036854775809", "i64: expected int64, found integer out of range"],
    ["int64", "i64", "1.0", "i64: expected int64, found number with a point or an exponent"],
    ["int64", "i64", '"5"', "i64: expected int64, found string"],
    ["float64", "f64", "1", `${float} integer`],
    ["float64", "f64", '"1.0"', `${float} another string`],
    ["float64", "f64", '"nan"', `${float} another string`],
    ["float64", "f64", '"+Infinity"', `${float} another string`],
    ["float64", "f64", "null", "f64: expected float64, found null"],
    ["float64", "f64", "1.0E400", "f64: expected float64, found number out of range"],
    ["string", "s", "5", "s: expected string, found number"],
    ["string", "s", "null", "s: expected string, found null"],
    ["string", "s", '"\\ud800"', "s: expected string, found string with a lone surrogate"],
    ["uuid", "id", '"10111213-1415-1617-1819-1a1b1c1d1e1f"', `${uuid} another string`],
    ["uuid", "id", '"EBESExQVFhcYGRobHB0e+/"', `${uuid} another string`],
    ["uuid", "id", '"EBESExQVFhcYGRobHB0eHw="', `${uuid} another string`],
    ["uuid", "id", '"EBESExQVFhcYGRobHB0eHwAA"', `${uuid} another string`],
    ["uuid", "id", '"EBESExQVFhcYGRobHB0e"', `${uuid} another string`],
    ["uuid", "id", "null", `${uuid} null`],
    ["bytes", "b", '"AQ"', `${bytes} another string`],
    ["bytes", "b", '"-_8="', `${bytes} another string`],
    ["bytes", "b", '"AQ==AQID"', `${bytes} another string`],
    ["bytes", "b", '"AQID "', `${bytes} another string`],
    ["bytes", "b", "5", `${bytes} number`],
    ["bytes", "b", "null", `${bytes} null`],
    ["array", "aI", "{}", "aI: expected array, found object"],
    ["array", "aI", '"[]"', "aI: expected array, found string"],
    ["array", "aI", "null", "aI: expected array, found null"],
    ["array", "aI", "[1,null]", "aI[1]: expected int32, found null"],
    ["array", "nAS", "[null]", "nAS[0]: expected string, found null"],
    ["struct", "st", "{}", "st.x: expected int16, found nothing"],
    ["struct", "st", "5", "st.x: expected int16, found nothing"],
    ["struct", "st", "null", "st.x: expected int16, found nothing"],
    ["struct", "st", "[[],{}]", "st.x: expected int16, found nothing"],
    ["struct", "nSt", '"null"', "nSt.y: expected int16, found nothing"],
  ];
  for (const [row, name, json, sentence] of refused) {
    it(`protocol 4.2: ${row} rejects ${json}`, () => {
      expect(why(name, json)).toBe(sentence);
    });
  }

  it("protocol 4.2: a struct without mandatory fields may be anything but an element null", () => {
    const shape: Shape = {
      name: "Lax",
      minVersion: 0,
      maxVersion: 0,
      fields: [{
        name: "list",
        type: "struct",
        array: true,
        versions: [0, 32767],
        tagged: [0, 32767],
        struct: { fields: [{ name: "x", type: "int16", versions: [1, 32767], default: 3 }] },
      }],
    };
    for (const text of ["5", "null", "[]", '"a"', "true", "{}"]) {
      expect(parseJson(shape, text, 0)).toEqual({ list: [] });
    }
    expect(parseJson(shape, '{"list":[5,"",{}]}', 0)).toEqual({
      list: [{ x: 3 }, { x: 3 }, { x: 3 }],
    });
    expect(refusal(() => parseJson(shape, '{"list":[null]}', 0))).toBe(
      "JsonError: Cannot parse Lax.list[0] at character 9: expected struct, found null",
    );
  });
  it("protocol 4.2: takes null where some version of the message allows it", () => {
    const text = '{"topics":[{"name":"","partitions":[{"offset":0,"records":null}]}]}';
    const { topics } = parseJson(fetched, text, 5) as { topics: { partitions: object[] }[] };
    expect(topics[0]?.partitions).toEqual([{ offset: 0n, records: null }]);
    // Nullable in versions 0 and 1, which the message does not have.
    expect(refusal(() => parseJson(fetched, '{"topics":[],"only":null}', 3))).toBe(
      "JsonError: Cannot parse Fetched.only at character 20: expected bool, found null",
    );
  });
  it("protocol 4.2: reads records as base64", () => {
    const text = '{"topics":[{"name":"","partitions":[{"offset":0,"records":"AQID"}]}]}';
    expect(parseJson(fetched, text, 4)).toEqual({
      topics: [{ name: "", partitions: [{ offset: 0n, records: Uint8Array.of(1, 2, 3) }] }],
      old: [],
      only: false,
    });
  });
  it("gives records that are missing only where the version lacks them", () => {
    const text = '{"topics":[{"name":"","partitions":[{"offset":0}]}]}';
    expect(refusal(() => parseJson(fetched, text, 4))).toContain(
      "partitions[0].records at character 36: expected records (padded base64), found nothing",
    );
  });
});

describe("parseJson() of hostile text", () => {
  it("bounds nesting, known or not", () => {
    const nested = (levels: number) => `{"a":0,"z":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    expect(parseJson(tags, nested(63), 0)).toEqual(defaultTags);
    expect(refusal(() => parseJson(tags, nested(64), 0))).toBe(
      "JsonError: Cannot parse Tags at character 74: expected at most 64 levels, found one more",
    );
    for (const open of ["[", '{"":', '{"a":', '[{"a":[']) {
      expect(refusal(() => parseJson(tags, open.repeat(1_000_000), 0))).toMatch(
        /^JsonError: Cannot parse Tags/,
      );
    }
  });
  it("counts levels down again", () => {
    expect(parseJson(tags, `{"z":[${"[{}],".repeat(1000)}[]],"a":0}`, 0)).toEqual(defaultTags);
  });
  it("reads long literals in proportion", () => {
    const digits = "9".repeat(1_000_000);
    expect(refusal(() => parseJson(tags, `{"a":${digits}}`, 0))).toBe(
      "JsonError: Cannot parse Tags.a at character 5: expected int8, found integer out of range",
    );
    expect(why("i64", digits)).toBe("i64: expected int64, found integer out of range");
    expect(why("f64", `${digits}.0`)).toBe("f64: expected float64, found number out of range");
    expect(kitchenField("f64", `0.${digits}`)).toBe(1);
    expect(kitchenField("s", `"${"\\n".repeat(1_000_000)}"`)).toBe("\n".repeat(1_000_000));
    expect(why("id", `"${"A".repeat(1_000_000)}"`)).toContain("found another string");
    expect(why("b", `"${"=".repeat(1_000_000)}"`)).toContain("found another string");
    expect(why("b", `"${" ".repeat(1_000_000)}!"`)).toContain("found another string");
    expect(parseJson(tags, `{"a":0${" ".repeat(1_000_000)}}`, 0)).toEqual(defaultTags);
    expect(parseJson(tags, `{${'"a":1,'.repeat(100_000)}"a":0}`, 0)).toEqual(defaultTags);
  });
  it("throws nothing but JsonError on any change of one character", () => {
    const changes = [
      "",
      "\0",
      " ",
      '"',
      "\\",
      "0",
      "-",
      ".",
      "e",
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "é",
      "\ud800",
    ];
    let refused = 0;
    for (let i = 0; i < jsonA.length; i++) {
      for (const c of changes) {
        try {
          parseJson(kitchen, jsonA.slice(0, i) + c + jsonA.slice(i + 1), 0);
        } catch (error) {
          if (!(error instanceof JsonError)) throw error;
          if (error.offset === undefined || error.offset > jsonA.length) throw error;
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(3000);
  });
  it("refuses every text that ends early", () => {
    for (let i = 0; i < jsonA.length; i++) {
      expect(() => parseJson(kitchen, jsonA.slice(0, i), 0)).toThrow(JsonError);
    }
  });
  it("never says a piece of the text", () => {
    const texts = [
      "se-cret",
      '{"se-cret":',
      '{"a":"se-cret"}',
      '{"a":0,"t0":"se-cret',
      '{"a":0,"t10":"se-cret"}',
    ];
    for (const text of texts) {
      const said = refusal(() => parseJson(tags, text, 0));
      expect(said).toContain("JsonError: Cannot parse Tags");
      expect(said).not.toContain("cret");
    }
  });
});
