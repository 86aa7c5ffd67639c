import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { parseMessage } from "../../schemas/generate/parse.ts";
import type { MessageSpec } from "../../schemas/generate/spec.ts";
import { dataText, fieldOf, messageText, parse, refusal } from "./schema_text.ts";

const ALL = { lowest: 0, highest: 32767 };
const NONE = { lowest: 0, highest: -1 };

describe("parseMessage()", () => {
  it("gives every part of a message", () => {
    const text = `// A request.
      { "name": "FooRequest", "type": "request", "apiKey": 7, "validVersions": "0-3",
        "deprecatedVersions": "0-1", "flexibleVersions": "2+", "listeners": ["zkBroker", "broker"],
        "latestVersionUnstable": true, "headerVersions": { "0-1": "1", "2+": "2" },
        "commonStructs": [ { "name": "Pair", "versions": "0-2", "deprecatedVersions": "0", "fields": [
          { "name": "Key", "type": "string", "versions": "0+", "mapKey": true } ] } ],
        "fields": [ { "name": "Pairs", "type": "[]Pair", "versions": "0-2" } ] }`;
    const spec = parseMessage({ file: "FooRequest.json", module: "clients", text });
    expect({ ...spec, fields: [], structs: new Map() }).toEqual({
      name: "FooRequest",
      type: "request",
      module: "clients",
      file: "FooRequest.json",
      apiKey: 7,
      versions: { lowest: 0, highest: 3 },
      validVersions: { lowest: 0, highest: 3 },
      flexibleVersions: { lowest: 2, highest: 32767 },
      listeners: ["zkBroker", "broker"],
      latestVersionUnstable: true,
      headerVersions: [
        { versions: { lowest: 0, highest: 1 }, header: 1 },
        { versions: { lowest: 2, highest: 32767 }, header: 2 },
      ],
      fields: [],
      structs: new Map(),
    });
    const pair = { kind: "struct", name: "Pair" };
    expect(spec.fields[0]!.type).toEqual({ kind: "array", element: pair });
    expect(spec.structs.get("Pair")).toMatchObject({
      name: "Pair",
      versions: { lowest: 0, highest: 2 },
      fields: [{ name: "Key", mapKey: true }],
    });
  });

  it("gives every part of a field", () => {
    const field = `{ "name": "F", "type": " string ", "versions": "0+", "nullableVersions": "1+",
      "taggedVersions": "1+", "tag": 0, "default": "x", "ignorable": true, "entityType": "groupId",
      "about": "Its \\"group\\"." }`;
    expect(parse(dataText(field)).fields).toEqual([{
      name: "F",
      type: { kind: "string" },
      versions: ALL,
      nullableVersions: { lowest: 1, highest: 32767 },
      taggedVersions: { lowest: 1, highest: 32767 },
      tag: 0,
      flexibleVersions: { lowest: 1, highest: 32767 },
      default: { kind: "value", value: "x" },
      hasDefault: true,
      ignorable: true,
      mapKey: false,
      entityType: "groupId",
      zeroCopy: false,
      about: 'Its "group".',
      overlay: "",
      secret: false,
      repeating: false,
    }]);
  });

  it("gives what absent keys mean", () => {
    const text = '{ "name": "M", "type": "header", "validVersions": "0", "flexibleVersions": "" }';
    expect(parse(text)).toMatchObject({
      apiKey: null,
      flexibleVersions: NONE,
      listeners: [],
      latestVersionUnstable: false,
      headerVersions: null,
    });
    expect(fieldOf('"type": "bytes"')).toMatchObject({
      nullableVersions: NONE,
      taggedVersions: NONE,
      tag: null,
      hasDefault: false,
      ignorable: false,
      mapKey: false,
      entityType: "unknown",
      zeroCopy: false,
      about: "",
    });
    expect(fieldOf('"type": "bytes", "zeroCopy": true').zeroCopy).toBe(true);
  });

  it("protocol 1.1: turns scalars into what a key needs", () => {
    const text = `{ "name": "M", "type": "data", "apiKey": "5", "validVersions": 0,
      "flexibleVersions": "0+", "latestVersionUnstable": "false", "fields": [
      { "name": "F", "type": "int8", "versions": "0+", "taggedVersions": "0+", "tag": "0",
        "ignorable": "true", "default": -1 },
      { "name": "G", "type": "int8", "versions": 0, "ignorable": 2, "about": 3 },
      { "name": "H", "type": "int8", "versions": "0", "ignorable": 0 } ] }`;
    const spec = parse(text);
    expect(spec).toMatchObject({ apiKey: 5, validVersions: { lowest: 0, highest: 0 } });
    expect(spec.fields).toMatchObject([
      { tag: 0, ignorable: true, default: { value: -1 } },
      { versions: { lowest: 0, highest: 0 }, ignorable: true, about: "3" },
      { ignorable: false },
    ]);
  });

  it("protocol 1.1: refuses what cannot be turned into what a key needs", () => {
    const cannot = 'line 2: Cannot use field "F": expected';
    const field = (keys: string) => refusal(dataText(`{ "name": "F", "type": "int8", ${keys} }`));
    expect(field('"versions": {}')).toBe(`${cannot} text as versions, found an object`);
    expect(field('"versions": ["0+"]')).toBe(`${cannot} text as versions, found a list`);
    expect(field('"versions": "0", "ignorable": "yes"')).toBe(
      `${cannot} true or false as ignorable, found "yes"`,
    );
    for (const tag of ["1.0", '"0x0"', '""', "true", "[0]"]) {
      expect(field(`"versions": "0", "tag": ${tag}`)).toBe(
        `${cannot} tag from 0 to 2147483647, found ${tag === "[0]" ? "a list" : tag}`,
      );
    }
    expect(refusal('{ "name": "M", "type": ["data"] }')).toContain("type of request,");
    expect(refusal('{ "name": "M", "type": "data", "apiKey": 32768 }')).toBe(
      'line 1: Cannot use message "M": expected apiKey from 0 to 32767, found 32768',
    );
    expect(refusal(dataText("3"))).toBe(
      "line 2: Cannot use field: expected an object, found 3",
    );
    expect(refusal(dataText("null"))).toBe(
      "line 2: Cannot use field: expected an object, found null",
    );
    expect(refusal("[]")).toBe('line 1: Cannot read JSON: expected an object, found "["');
  });

  it("protocol 1.1: takes null for an absent key", () => {
    const keys = '"type": "data", "validVersions": "0", "flexibleVersions": "none"';
    const text = messageText(`${keys}, "apiKey": null, "listeners": null, "headerVersions": null`);
    expect(parse(text)).toEqual(parse(messageText(keys)));
    const nulls = '"nullableVersions": null, "tag": null, "ignorable": null, "fields": null';
    expect(fieldOf(`"type": "int8", ${nulls}, "default": null`)).toEqual(fieldOf('"type": "int8"'));
  });

  it("protocol 1.1: takes a single value for a list of one", () => {
    const text =
      `{ "name": "M", "type": "request", "validVersions": "0", "flexibleVersions": "none",
      "listeners": "broker", "commonStructs": { "name": "S", "versions": "0", "fields":
        { "name": "G", "type": "int8", "versions": "0" } },
      "fields": { "name": "F", "type": "S", "versions": "0" } }`;
    expect(parse(text)).toMatchObject({ listeners: ["broker"], fields: [{ name: "F" }] });
    expect(parse(text).structs.get("S")!.fields).toMatchObject([{ name: "G" }]);
  });

  it("protocol 1.1: lets the last of equal keys count", () => {
    expect(fieldOf('"type": "S", "type": "int8", "ignorable": "x", "ignorable": true'))
      .toMatchObject({ type: { kind: "int8" }, ignorable: true });
  });

  it("protocol 1.3: reads every type of message", () => {
    for (const type of ["request", "response", "header", "metadata", "data"]) {
      const keys = `"type": "${type}", "validVersions": "0-1", "flexibleVersions": "1+"`;
      expect(parse(messageText(keys)).type).toBe(type);
    }
    for (const type of ["coordinator-key", "coordinator-value"]) {
      const keys = `"type": "${type}", "validVersions": "0", "flexibleVersions": "none"`;
      expect(parse(messageText(`"apiKey": 0, ${keys}`)).type).toBe(type);
    }
  });

  it("protocol 1.3: reads listeners of old and new Kafka, and an empty list anywhere", () => {
    const keys = '"validVersions": "0", "flexibleVersions": "none"';
    const listeners = '"listeners": ["zkBroker", "broker", "controller"]';
    expect(parse(messageText(`"type": "request", ${keys}, ${listeners}`)).listeners).toEqual(
      ["zkBroker", "broker", "controller"],
    );
    expect(refusal(messageText(`"type": "data", ${keys}, "listeners": []`))).toBe("nothing");
  });

  it("protocol 1.5: gives a field without versions those of its tag", () => {
    const tagged = '{ "name": "F", "type": "int8", "taggedVersions": "1+", "tag": 0 }';
    expect(parse(dataText(tagged)).fields[0]!.versions).toEqual({ lowest: 1, highest: 32767 });
    const blank = tagged.replace('"type"', '"versions": " ", "type"');
    expect(parse(dataText(blank)).fields[0]!.versions).toEqual({ lowest: 1, highest: 32767 });
    const text = messageText(
      '"type": "data", "validVersions": "0", "flexibleVersions": "0+", "commonStructs": [ { "name": "S", "versions": "0+" } ]',
      ['{ "name": "F", "type": "[]S", "taggedVersions": "0+", "tag": 0 }'],
    );
    expect(parse(text).fields[0]!.versions).toEqual(ALL);
  });

  it("protocol 1.5: gives a field its own flexible versions, or else the message's", () => {
    expect(fieldOf('"type": "string"').flexibleVersions).toEqual({ lowest: 1, highest: 32767 });
    expect(fieldOf('"type": "string", "flexibleVersions": ""').flexibleVersions)
      .toEqual({ lowest: 1, highest: 32767 });
    expect(fieldOf('"type": "string", "flexibleVersions": "none"').flexibleVersions).toEqual(NONE);
    expect(fieldOf('"type": "bytes", "flexibleVersions": "2"').flexibleVersions)
      .toEqual({ lowest: 2, highest: 2 });
  });

  it("protocol 1.12: keeps the key of a removed API and ignores the rest", () => {
    const text = `{ "name": "FooRequest", "type": "request", "apiKey": 4, "validVersions": "none",
      "listeners": ["broker"], "latestVersionUnstable": true, "fields": [
      { "name": "F", "type": "Undefined", "versions": "0-1" } ] }`;
    const expected: Partial<MessageSpec> = {
      apiKey: 4,
      validVersions: NONE,
      flexibleVersions: NONE,
      listeners: [],
      latestVersionUnstable: false,
      fields: [],
      structs: new Map(),
    };
    expect(parse(text)).toMatchObject(expected);
    expect(parse(text.replace('"none"', '"none", "flexibleVersions": "0-1"'))).toEqual(parse(text));
    expect(refusal(text.replace('"type": "Undefined"', '"kind": 1'))).toContain(
      'expected a known key, found "kind"',
    );
  });

  it("has no trouble with names that objects inherit", () => {
    const fields = ["constructor", "toString", "hasOwnProperty"].map((name) =>
      `{ "name": "${name}", "type": "int8", "versions": "0+" }`
    );
    expect(parse(dataText(...fields)).fields.map((field) => field.name)).toEqual(
      ["constructor", "toString", "hasOwnProperty"],
    );
    const cannot = 'line 1: Cannot use message "M": expected a known key, found';
    for (const key of ["__proto__", "constructor", "toString"]) {
      expect(refusal(`{ "name": "M", "${key}": {} }`)).toBe(`${cannot} "${key}"`);
    }
    expect(refusal('{ "__proto__": { "name": "M" } }')).toBe(
      'line 1: Cannot use message: expected a known key, found "__proto__"',
    );
  });
});

describe("hostile schemas", () => {
  const hostile = [
    "__proto__",
    "constructor",
    'a"; evil()',
    "a`${evil()}`",
    "*/ evil() /*",
    "\u2028",
    "A\u0000",
    "А", // Cyrillic
    "[]__proto__",
    "A",
    "int8",
    "0+",
  ];
  const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary" }));
  const isName = (name: string) => /^[A-Za-z][A-Za-z0-9]*$/.test(name);

  it("reliability 7: let no name through that code could not bear", () => {
    fc.assert(
      fc.property(text, text, text, text, (message, field, type, struct) => {
        const schema = {
          ...{ name: message, type: "data", validVersions: "0", flexibleVersions: "none" },
          commonStructs: [{ name: struct, versions: "0" }],
          fields: [{ name: field, type, versions: "0", default: field, about: type }],
        };
        const found = refusal(JSON.stringify(schema));
        expect(found).toMatch(/^(?:nothing|line 1: Cannot use [^\n]*)$/);
        if (found !== "nothing") return;
        const types = [...type === "int8" ? [] : [type.trim().replace("[]", "")]];
        expect([message, field, struct, ...types].filter((name) => !isName(name))).toEqual([]);
      }),
      { seed: 1, numRuns: 5000 },
    );
  });

  it("reliability 7: refuse every word and number they do not know", () => {
    const keys = ["type", "apiKey", "validVersions", "flexibleVersions", "listeners", "fields"];
    for (const key of keys) {
      for (const value of hostile.filter((value) => value !== "0+")) {
        const schema = { name: "M", type: "request", validVersions: "0", flexibleVersions: "0+" };
        const hurt = JSON.stringify({ ...schema, [key]: value });
        expect(refusal(hurt)).toContain(`${JSON.stringify(value)}`);
      }
    }
  });
});

describe("headerVersions", () => {
  const read = (headers: string, keys = '"type": "request", "name": "FooRequest"') =>
    `{ ${keys}, "validVersions": "0-3", "flexibleVersions": "2+", "apiKey": 1,\n"headerVersions": ${headers} }`;
  const refused = (headers: string) => refusal(read(headers));
  const cannot = 'line 2: Cannot use message "FooRequest": expected';

  it("protocol 1.12: takes header versions as text or as numbers, and ranges in any order", () => {
    const expected = [
      { versions: { lowest: 0, highest: 1 }, header: 1 },
      { versions: { lowest: 2, highest: 32767 }, header: 2 },
    ];
    expect(parse(read('{ "0-1": "1", "2+": "2" }')).headerVersions).toEqual(expected);
    expect(parse(read('{ "2+": 2, " 0-1": 1, "9": null }')).headerVersions).toEqual(expected);
    expect(parse(read("null")).headerVersions).toBe(null);
  });

  it("protocol 1.12: wants ranges from 0 to the open end, without gap or overlap", () => {
    expect(refused('{ "1+": 1 }')).toBe(`${cannot} a range that starts at 0, found 1`);
    expect(refused('{ "0-1": 1, "3+": 2 }')).toBe(`${cannot} a range that starts at 2, found 3`);
    expect(refused('{ "0-2": 1, "2+": 2 }')).toBe(`${cannot} a range that starts at 3, found 2`);
    expect(refused('{ "0+": 1, " 0+": 2 }')).toBe(
      `${cannot} a range that starts at 32768, found 0`,
    );
    expect(refused('{ "0-3": 1 }')).toBe(`${cannot} an open-ended last range, found 0-3`);
    expect(refused("{}")).toBe(`${cannot} an open-ended last range, found none`);
  });

  it("protocol 1.12: wants header versions that never decrease", () => {
    expect(refused('{ "0": 2, "1+": 1 }')).toBe(`${cannot} header version 2 or more, found 1`);
  });

  it("protocol 1.12: wants header version 0 for ApiVersionsResponse", () => {
    const keys = '"type": "response", "name": "ApiVersionsResponse"';
    expect(refusal(read('{ "0+": 0 }', keys))).toBe("nothing");
    expect(refusal(read('{ "0-2": 0, "3+": 1 }', keys))).toBe(
      'line 2: Cannot use message "ApiVersionsResponse": expected only header version 0, found 1',
    );
  });

  it("protocol 1.12: belongs to requests and responses", () => {
    expect(refusal(read('{ "0+": 1 }', '"type": "data", "name": "M"'))).toBe(
      'line 2: Cannot use message "M": expected a request or response with headerVersions, found data',
    );
  });

  it("refuses what is no range and no number", () => {
    const headers = "line 2: Cannot use headerVersions: expected";
    for (const range of ["", "none", "2-1", "x", "__proto__"]) {
      expect(refused(`{ "${range}": 1 }`)).toBe(`${headers} a range of versions, found "${range}"`);
    }
    for (const header of ["-1", '"x"', "1.5", "32768", "true"]) {
      expect(refused(`{ "0+": ${header} }`)).toBe(`${headers} a header version, found ${header}`);
    }
    expect(refused("[1]")).toBe(`${cannot} an object as headerVersions, found a list`);
    expect(refused('"1"')).toBe(`${cannot} an object as headerVersions, found "1"`);
  });
});
