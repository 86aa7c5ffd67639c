import { describe, expect, it } from "vitest";
import { formatJson, type Shape } from "../../codec/json/mod.ts";
import { EncodeError } from "../../codec/wire/mod.ts";
import { defaultTags, fetched, jsonA, kitchen, refusal, tags, valueA } from "./kitchen.ts";

const kitchenBut = (change: object, version = 0) =>
  formatJson(kitchen, { ...valueA, ...change }, version);
const member = (text: string, name: string) => new RegExp(`"${name}":([^]*?),"`).exec(text)?.[1];

describe("formatJson()", () => {
  it("protocol 8.2: writes B1 in the normative spelling", () => {
    expect(formatJson(kitchen, valueA, 0)).toBe(jsonA);
    expect(formatJson(kitchen, valueA, 1)).toBe(jsonA);
  });
  it("protocol 8.2: writes B3 with the fields of version 2", () => {
    expect(formatJson(kitchen, valueA, 2)).toBe(jsonA.replace(/}$/, ',"late":7,"lateIgn":8}'));
  });
  it("protocol 8.2: writes B4", () => {
    const b = kitchenBut({ nS: "", nB: new Uint8Array(0), nAS: null, nSt: { y: 1 } });
    expect(b).toBe(
      jsonA.replace('"nS":null', '"nS":""').replace('"nB":null', '"nB":""')
        .replace('["a",""]', "null").replace('"nSt":null', '"nSt":{"y":1}'),
    );
  });
  it("protocol 8.2: refuses Late = 9 where the version lacks it, drops LateIgn = 99", () => {
    for (const version of [0, 1]) {
      expect(refusal(() => kitchenBut({ late: 9 }, version))).toBe(
        "EncodeError: Cannot encode Kitchen.late: expected its default in this version " +
          "(the field has versions 2+), found another value",
      );
      expect(kitchenBut({ lateIgn: 99 }, version)).toBe(jsonA);
    }
  });
  it("takes an undefined field for its default", () => {
    expect(formatJson(kitchen, {}, 2)).toBe(
      '{"flag":false,"i8":0,"i16":0,"u16":0,"i32":0,"u32":0,"i64":0,"f64":0.0,' +
        '"id":"AAAAAAAAAAAAAAAAAAAAAA","s":"","nS":"","oldS":"","b":"","nB":"","aI":[],"nAS":[],' +
        '"st":{"x":0},"nSt":{"y":0},"late":7,"lateIgn":8}',
    );
    expect(formatJson(tags, {}, 1)).toBe('{"a":0}');
    expect(formatJson(fetched, { topics: [{ name: "t", partitions: [{}] }] }, 4)).toBe(
      '{"topics":[{"name":"t","partitions":[{"offset":-1,"records":null}]}]}',
    );
  });
  it("ignores properties that are no field", () => {
    expect(kitchenBut({ more: 1, unknownTaggedFields: [] })).toBe(jsonA);
  });
});

describe("formatJson() of tagged fields", () => {
  const rows: [row: string, value: object, json: string, version?: number][] = [
    ["G1", {}, ""],
    ["G2", { t0: "" }, ',"t0":""'],
    ["G3", { t0: "x" }, ',"t0":"x"'],
    ["G4", { t1: 0 }, ',"t1":0'],
    ["G5", { t2: [1] }, ',"t2":[1]', 1],
    ["G6", { t3: { x: 1 } }, ',"t3":{"x":1}'],
    ["G7", { t3: { x: 0 } }, ',"t3":{"x":0}'],
    ["G8", { t4: { x: 0 } }, ""],
    ["G9", { t4: { x: 1 } }, ',"t4":{"x":1}'],
    ["G10", { t5: null }, ',"t5":null'],
    ["G11", { t5: "q" }, ',"t5":"q"'],
    ["G12", { t6: false }, ',"t6":false'],
    ["G13", { t7: null }, ',"t7":null'],
    ["G14", { t7: { x: 2 } }, ',"t7":{"x":2}'],
    ["G15", { t8: -0 }, ""],
    ["G16", { t8: 1 }, ',"t8":1.0'],
    ["G17", { t9: null }, ',"t9":null'],
    ["G18", { t9: Uint8Array.of(0) }, ',"t9":"AA=="'],
    ["G19", { t10: "AAECAwQFBgcICQoLDA0ODw" }, ',"t10":"AAECAwQFBgcICQoLDA0ODw"'],
    ["2.7, NaN", { t8: NaN }, ',"t8":"NaN"'],
  ];
  for (const [row, value, json, version = 0] of rows) {
    it(`protocol 8.3: ${row}`, () => {
      expect(formatJson(tags, { ...defaultTags, ...value }, version)).toBe(`{"a":0${json}}`);
      expect(formatJson(tags, value, version)).toBe(`{"a":0${json}}`);
    });
  }
  it("protocol 8.3: refuses T2 [1] at version 0", () => {
    expect(refusal(() => formatJson(tags, { t2: [1] }, 0))).toBe(
      "EncodeError: Cannot encode Tags.t2: expected its default in this version " +
        "(the field has versions 1+), found another value",
    );
  });
  it("protocol 2.7: counts unknown tagged fields of a struct, but shows none", () => {
    const unknownTaggedFields = [{ tag: 11, data: Uint8Array.of(0xaa) }];
    expect(formatJson(tags, { unknownTaggedFields, t4: { x: 0, unknownTaggedFields } }, 0))
      .toBe('{"a":0,"t4":{"x":0}}');
    expect(formatJson(tags, { t4: { x: 0, unknownTaggedFields: [] } }, 0)).toBe('{"a":0}');
  });
  it("refuses a tagged field of the wrong type", () => {
    expect(refusal(() => formatJson(tags, { t1: "-1" }, 0))).toBe(
      "EncodeError: Cannot encode Tags.t1: expected int32, found string",
    );
    expect(refusal(() => formatJson(tags, { t4: 5 }, 0))).toBe(
      "EncodeError: Cannot encode Tags.t4: expected struct, found number",
    );
    expect(refusal(() => formatJson(tags, { t1: null }, 0))).toBe(
      "EncodeError: Cannot encode Tags.t1: expected int32, found null",
    );
  });
});

describe("formatJson() of each type", () => {
  it("protocol 4.1: writes the limits of integers as plain numbers", () => {
    const least = kitchenBut({ i8: -128, i16: -32768, u16: 0, i32: -2147483648, u32: 0 });
    expect(least).toContain('"i8":-128,"i16":-32768,"u16":0,"i32":-2147483648,"u32":0');
    const most = kitchenBut({ i8: 127, i16: 32767, u16: 65535, i32: 2147483647, u32: 4294967295 });
    expect(most).toContain('"i8":127,"i16":32767,"u16":65535,"i32":2147483647,"u32":4294967295');
    for (const i64 of ["9223372036854775807", "-9223372036854775808"]) {
      expect(member(kitchenBut({ i64: BigInt(i64) }), "i64")).toBe(i64);
    }
    expect(member(kitchenBut({ i32: -0 }), "i32")).toBe("0");
  });
  it("protocol 4.1: writes float64 with a point, what is no number as a string", () => {
    expect(member(kitchenBut({ f64: 1 }), "f64")).toBe("1.0");
    expect(member(kitchenBut({ f64: 1e300 }), "f64")).toBe("1.0E300");
    expect(member(kitchenBut({ f64: -Infinity }), "f64")).toBe('"-Infinity"');
  });
  it("protocol 4.1: writes strings raw but for quotes, backslashes and control characters", () => {
    const s = 'é中\u{1f600}\ufeff\u2028\x7f"\\/\b\f\n\r\t\0\x1b';
    expect(member(kitchenBut({ s }), "s")).toBe(
      '"é中\u{1f600}\ufeff\u2028\x7f\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001B"',
    );
  });
  it("protocol 4.1: writes records as empty bytes, or their size", () => {
    const partition = { offset: 0n, records: new Uint8Array(61) };
    const message = { topics: [{ name: "t", partitions: [partition, { records: null }] }] };
    expect(formatJson(fetched, message, 3)).toBe(
      '{"topics":[{"name":"t","partitions":[{"offset":0,"records":""},' +
        '{"offset":-1,"records":null}]}],"only":false}',
    );
    expect(formatJson(fetched, message, 3, { records: "empty" })).toContain('"records":""}');
    expect(formatJson(fetched, message, 3, { records: "size" })).toBe(
      '{"topics":[{"name":"t","partitions":[{"offset":0,"recordsSizeInBytes":61},' +
        '{"offset":-1,"records":null}]}],"only":false}',
    );
  });
  it("protocol 4.1: shows a mandatory field at its default, leaves out one of other versions", () => {
    expect(formatJson(fetched, { topics: [], old: [] }, 2)).toBe('{"topics":[],"old":[]}');
    expect(formatJson(fetched, { topics: [], old: [] }, 4)).toBe('{"topics":[]}');
    expect(refusal(() => formatJson(fetched, { old: [Uint8Array.of(1)] }, 4))).toBe(
      "EncodeError: Cannot encode Fetched.old: expected its default in this version " +
        "(the field has versions 0-2), found another value",
    );
    expect(refusal(() => formatJson(fetched, { only: true }, 4))).toBe(
      "EncodeError: Cannot encode Fetched.only: expected its default in this version " +
        "(the field has versions 3), found another value",
    );
  });

  const wrong: [change: object, sentence: string][] = [
    [{ flag: 1 }, "flag: expected bool, found number"],
    [{ flag: null }, "flag: expected bool, found null"],
    [{ i8: 128 }, "i8: expected int8, found integer out of range"],
    [{ i8: -129 }, "i8: expected int8, found integer out of range"],
    [{ i16: 32768 }, "i16: expected int16, found integer out of range"],
    [{ u16: -1 }, "u16: expected uint16, found integer out of range"],
    [{ i32: 0.5 }, "i32: expected int32, found fraction"],
    [{ i32: NaN }, "i32: expected int32, found NaN"],
    [{ i32: 5n }, "i32: expected int32, found bigint"],
    [{ i32: "5" }, "i32: expected int32, found string"],
    [{ u32: 4294967296 }, "u32: expected uint32, found integer out of range"],
    [{ i64: 5 }, "i64: expected int64 (bigint), found number"],
    [{ i64: 1n << 63n }, "i64: expected int64 (bigint), found bigint out of range"],
    [{ f64: "NaN" }, "f64: expected float64, found string"],
    [{ f64: 1n }, "f64: expected float64, found bigint"],
    [
      { id: "EBESExQVFhcYGRobHB0eH" },
      "id: expected uuid (22 characters of base64url), found string",
    ],
    [
      { id: "EBESExQVFhcYGRobHB0eHx" },
      "id: expected uuid (22 characters of base64url), found string",
    ],
    [{ s: null }, "s: expected string, found null"],
    [{ s: 5 }, "s: expected string, found number"],
    [{ s: "a\ud800" }, "s: expected well-formed string, found string with a lone surrogate"],
    [{ s: '"\udc00"' }, "s: expected well-formed string, found string with a lone surrogate"],
    [{ b: [1] }, "b: expected Uint8Array, found array"],
    [{ nB: new Uint16Array(1) }, "nB: expected Uint8Array, found object"],
    [{ aI: new Uint8Array(1) }, "aI: expected array, found Uint8Array"],
    [{ aI: null }, "aI: expected array, found null"],
    [{ aI: [0, null] }, "aI[1]: expected int32, found null"],
    [{ nAS: ["", undefined] }, "nAS[1]: expected string, found undefined"],
    [{ st: null }, "st: expected struct, found null"],
    [{ st: [] }, "st: expected struct, found array"],
    [{ st: { x: 40000 } }, "st.x: expected int16, found integer out of range"],
    [{ nSt: () => {} }, "nSt: expected struct, found function"],
  ];
  for (const [change, sentence] of wrong) {
    it(`refuses ${sentence}`, () => {
      expect(refusal(() => kitchenBut(change))).toBe(
        `EncodeError: Cannot encode Kitchen.${sentence}`,
      );
    });
  }
  it("refuses null for records in a version where they are not nullable", () => {
    const message = { topics: [{}, { partitions: [{ records: null }] }] };
    expect(refusal(() => formatJson(fetched, message, 5))).toBe(
      "EncodeError: Cannot encode Fetched.topics[1].partitions[0].records: " +
        "expected Uint8Array, found null",
    );
  });
  it("refuses a message that is none and a version that is none", () => {
    expect(refusal(() => formatJson(kitchen, [], 0))).toBe(
      "EncodeError: Cannot encode Kitchen: expected struct, found array",
    );
    expect(refusal(() => formatJson(fetched, {}, 1))).toBe(
      "EncodeError: Cannot encode Fetched: expected version 2 to 5, found version 1",
    );
    for (const version of [-1, 6, 2.5, NaN]) {
      expect(refusal(() => formatJson(fetched, {}, version))).toContain(`found version ${version}`);
    }
    expect(refusal(() => formatJson(fetched, {}, "2" as unknown as number))).toContain(
      "expected version 2 to 5, found string",
    );
  });
  it("gives the path of the first wrong field as an array", () => {
    const message = { topics: [{ name: "a" }, { name: "b", partitions: [{}, { offset: 1 }] }] };
    let caught: unknown;
    try {
      formatJson(fetched, message, 2);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(EncodeError);
    expect((caught as EncodeError).path).toEqual(["topics", 1, "partitions", 1, "offset"]);
  });
  it("never says a value", () => {
    for (const f of kitchen.fields) {
      const text = refusal(() =>
        kitchenBut({ [f.name]: { [f.name]: "se-cret" }, s: "\ud800se-cret" })
      );
      expect(text).not.toContain("cret");
      expect(text).toContain("Cannot encode Kitchen.");
    }
  });
});

describe("formatJson() of large messages", () => {
  it("takes time in proportion", () => {
    const topics = Array.from(
      { length: 20_000 },
      (_, i) => ({ name: `topic\n${i}`, partitions: [] }),
    );
    expect(formatJson(fetched, { topics }, 4).length).toBe(
      20_000 * '{"name":"topic\\n","partitions":[]},'.length + 88_890 + '{"topics":[]}'.length - 1,
    );
  });
  it("takes a struct without fields", () => {
    const empty: Shape = { name: "Empty", minVersion: 0, maxVersion: 0, fields: [] };
    expect(formatJson(empty, { a: 1 }, 0)).toBe("{}");
  });
});
