import { describe, expect, it } from "vitest";
import type { Default } from "../../schemas/generate/spec.ts";
import { complaint, dataText, fieldOf, parse } from "./schema_text.ts";

function defaultOf(type: string, json: string, more = ""): Default {
  return fieldOf(`"type": "${type}", "default": ${json}${more}`).default;
}

function valueOf(type: string, json: string): unknown {
  const result = defaultOf(type, json);
  return result.kind === "value" ? result.value : result.kind;
}

function refused(type: string, json: string, more = ""): string {
  return complaint(() => defaultOf(type, json, more));
}

const F = 'schemas/clients/M.json:2: Cannot use field "F": expected';

describe("readDefault()", () => {
  it("gives each type its own default", () => {
    const none = (type: string) => fieldOf(`"type": "${type}"`).default;
    expect(none("bool")).toEqual({ kind: "value", value: false });
    for (const type of ["int8", "int16", "uint16", "int32", "uint32", "float64"]) {
      expect(none(type)).toEqual({ kind: "value", value: 0 });
    }
    expect(none("int64")).toEqual({ kind: "value", value: 0n });
    expect(none("uuid")).toEqual({ kind: "value", value: "AAAAAAAAAAAAAAAAAAAAAA" });
    expect(none("string")).toEqual({ kind: "value", value: "" });
    expect(none("bytes")).toEqual({ kind: "empty" });
    expect(none("[]int32")).toEqual({ kind: "empty" });
    expect(fieldOf('"type": "S", "fields": []').default).toEqual({ kind: "empty" });
    expect(none("records")).toEqual({ kind: "null" });
  });

  it("takes empty text for the type's own default, and yet for a default that is named", () => {
    expect(fieldOf('"type": "int32", "default": ""')).toMatchObject({
      default: { kind: "value", value: 0 },
      hasDefault: true,
    });
    expect(valueOf("bool", '""')).toBe(false);
    expect(valueOf("uuid", '""')).toBe("AAAAAAAAAAAAAAAAAAAAAA");
    expect(valueOf("bytes", '""')).toBe("empty");
  });

  it("turns JSON scalars into text first", () => {
    expect(valueOf("int32", "-1")).toBe(-1);
    expect(valueOf("bool", "true")).toBe(true);
    expect(valueOf("string", "1.50")).toBe("1.50");
    expect(valueOf("string", "false")).toBe("false");
  });

  it("protocol 1.7: reads bools in any letter case", () => {
    expect(valueOf("bool", '"TRUE"')).toBe(true);
    expect(valueOf("bool", '"False"')).toBe(false);
    for (const text of ["yes", "1", " true", "null"]) {
      expect(refused("bool", `"${text}"`)).toBe(
        `${F} default "true" or "false", found "${text}"`,
      );
    }
  });

  it("protocol 1.7: reads integers in decimal and in lower-case hex", () => {
    expect(valueOf("int32", '"+5"')).toBe(5);
    expect(valueOf("int32", '"-5"')).toBe(-5);
    expect(valueOf("int32", '"0x7fffffff"')).toBe(2147483647);
    expect(valueOf("int32", '"0x00Ff"')).toBe(255);
    expect(valueOf("uint32", '"0xffffffff"')).toBe(4294967295);
    expect(valueOf("int64", '"9223372036854775807"')).toBe(9223372036854775807n);
    expect(Object.is(valueOf("int32", '"-0"'), 0)).toBe(true);
  });

  it("protocol 1.7: refuses other spellings of integers", () => {
    const texts = ["-0x1", " 5", "1.0", "null", "010", "-01", "00", "0X1", "0x", "1e3", "1_0", "٣"];
    for (const text of texts) {
      expect(refused("int32", `"${text}"`)).toBe(
        `${F} default from -2147483648 to 2147483647, found "${text}"`,
      );
    }
  });

  it("protocol 1.7: keeps each integer within its type", () => {
    const ranges: Record<string, [lowest: string, highest: string]> = {
      int8: ["-128", "127"],
      int16: ["-32768", "32767"],
      uint16: ["0", "65535"],
      int32: ["-2147483648", "2147483647"],
      uint32: ["0", "4294967295"],
      int64: ["-9223372036854775808", "9223372036854775807"],
    };
    for (const [type, [lowest, highest]] of Object.entries(ranges)) {
      for (const text of [lowest, highest]) expect(String(valueOf(type, text))).toBe(text);
      for (const text of [BigInt(lowest) - 1n, BigInt(highest) + 1n]) {
        expect(refused(type, `"${text}"`)).toBe(
          `${F} default from ${lowest} to ${highest}, found "${text}"`,
        );
      }
    }
    expect(refused("int8", '"0xff"')).toBe(`${F} default from -128 to 127, found "0xff"`);
    expect(refused("int32", '"0xffffffff"')).toBe(
      `${F} default from -2147483648 to 2147483647, found "0xffffffff"`,
    );
  });

  it("protocol 1.7: reads floats as Java does", () => {
    const values: [text: string, value: number][] = [
      ["12.34", 12.34],
      ["1e3", 1000],
      ["-.5F", -0.5],
      ["5.", 5],
      [" 1d ", 1],
      ["NaN", NaN],
      ["-NaN", NaN],
      ["+Infinity", Infinity],
      ["-Infinity", -Infinity],
      ["-0.0", -0],
      ["1e400", Infinity],
      ["0x1p3", 8],
      ["-0X1.8p-1f", -0.75],
      ["0x.8p0", 0.5],
      ["0x1p-1074", Number.MIN_VALUE],
      ["0x1.fffffffffffffp1023", Number.MAX_VALUE],
      ["0x1p99999", Infinity],
      ["0x1p-99999", 0],
    ];
    for (const [text, value] of values) expect(valueOf("float64", `"${text}"`)).toBe(value);
  });

  it("protocol 1.7: refuses what Java does not take for a float", () => {
    for (const text of ["x", ".", "1e", "0x1", "0x.p1", "infinity", "null", "1dd", "1,5"]) {
      expect(refused("float64", `"${text}"`)).toBe(
        `${F} a number as default, found "${text}"`,
      );
    }
  });

  it("protocol 1.7: reads uuids of exactly 16 bytes", () => {
    expect(valueOf("uuid", '"EBESExQVFhcYGRobHB0eHw"')).toBe("EBESExQVFhcYGRobHB0eHw");
    expect(valueOf("uuid", '"EBESExQVFhcYGRobHB0eHw=="')).toBe("EBESExQVFhcYGRobHB0eHw");
    for (const text of ["EBESExQVFhcYGRobHB0eHx", "EBESExQVFhcYGRobHB0eH_"]) {
      expect(valueOf("uuid", `"${text}"`)).toMatch(/^EBESExQVFhcYGRobHB0eH[w_]$/);
    }
    expect(valueOf("uuid", '"AAAAAAAAAAAAAAAAAAAAAP"')).toBe("AAAAAAAAAAAAAAAAAAAAAA");
    for (
      const text of [
        "EBESExQVFhcYGRobHB0eHxA",
        "EBESExQVFhcYGRobHB0e",
        "EBESExQVFhcYGRobHB0e+w",
        "EBESExQVFhcYGRobHB0eHw=",
        "null",
      ]
    ) {
      expect(refused("uuid", `"${text}"`)).toBe(
        `${F} default of 16 bytes in base64url, found "${text}"`,
      );
    }
  });

  it("protocol 1.7: takes any text for a string's default, except null", () => {
    const nullable = ', "nullableVersions": "0+"';
    expect(defaultOf("string", '" Null "')).toEqual({ kind: "value", value: " Null " });
    expect(defaultOf("string", '"a\\"; evil()"')).toEqual({ kind: "value", value: 'a"; evil()' });
    expect(defaultOf("string", '"null"', nullable)).toEqual({ kind: "null" });
  });

  it("protocol 1.7: knows only null and empty for bytes, arrays and structs", () => {
    const nullable = ', "nullableVersions": "0+"';
    for (const [type, more] of [["bytes", ""], ["[]int8", ""], ["S", ', "fields": []']] as const) {
      expect(defaultOf(type, '""', more)).toEqual({ kind: "empty" });
      expect(defaultOf(type, '"null"', nullable + more)).toEqual({ kind: "null" });
      expect(refused(type, '"x"', more)).toBe(`${F} default "" or "null", found "x"`);
      expect(refused(type, '" "', more)).toBe(`${F} default "" or "null", found " "`);
    }
  });

  it("protocol 1.7: ignores the default of records", () => {
    expect(defaultOf("records", '"x"')).toEqual({ kind: "null" });
    expect(defaultOf("records", '"null"')).toEqual({ kind: "null" });
  });

  it("protocol 1.7: does not take JSON null for the text null", () => {
    const tagged = '"nullableVersions": "1+", "taggedVersions": "1+", "tag": 0';
    const struct = (json: string) =>
      parse(dataText(
        `{ "name": "F", "type": "S", "versions": "1+", ${tagged}, "default": ${json}, "fields": [] }`,
      )).fields[0];
    expect(struct("null")).toMatchObject({ default: { kind: "empty" }, hasDefault: false });
    expect(struct('"null"')).toMatchObject({ default: { kind: "null" }, hasDefault: true });
  });

  it("protocol 1.7: does not make null the default of what can be null", () => {
    const nullable = '"nullableVersions": "0+"';
    expect(fieldOf(`"type": "string", ${nullable}`).default).toEqual({ kind: "value", value: "" });
    expect(fieldOf(`"type": "[]string", ${nullable}`).default).toEqual({ kind: "empty" });
  });

  it("protocol V21: refuses null unless every version of the field can be null", () => {
    expect(refused("string", '"null"', ', "nullableVersions": "1+"')).toBe(
      `${F} nullableVersions with all of 0+ for default "null", found 1+`,
    );
    // The versions of the message do not matter: 0-3 can be null here.
    expect(refused("[]int8", '"null"', ', "nullableVersions": "0-3"')).toBe(
      `${F} nullableVersions with all of 0+ for default "null", found 0-3`,
    );
    expect(refused("bytes", '"null"')).toBe(
      `${F} nullableVersions with all of 0+ for default "null", found none`,
    );
  });
});
