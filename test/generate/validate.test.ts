import { describe, expect, it } from "vitest";
import { dataText, messageText, parse, refusal } from "./schema_text.ts";

/** A field on line 2 with the given keys besides its name. */
function refusedField(keys: string): string {
  return refusal(dataText(`{ "name": "F", ${keys} }`));
}

const M = 'line 1: Cannot use message "M": expected';
const F = 'line 2: Cannot use field "F": expected';
const G = 'line 3: Cannot use field "G": expected';

describe("validateMessage() refuses", () => {
  it("protocol V1: unknown keys at every level", () => {
    const data = '"type": "data", "validVersions": "0", "flexibleVersions": "none"';
    expect(refusal(messageText(`${data}, "about": "x"`))).toBe(`${M} a known key, found "about"`);
    expect(refusedField('"type": "int8", "versions": "0+", "deprecatedVersions": "0"')).toBe(
      `${F} a known key, found "deprecatedVersions"`,
    );
    expect(refusal(messageText(`${data}, "commonStructs": [\n{ "name": "S", "about": "" }]`)))
      .toBe('line 2: Cannot use struct "S": expected a known key, found "about"');
    expect(refusedField('"type": "S", "versions": "0+", "fields": [\n{ "name": "G", "x": null }]'))
      .toBe(`${G} a known key, found "x"`);
  });

  it("protocol V1: a missing name or type", () => {
    expect(refusal('{ "type": "data" }')).toBe(
      "line 1: Cannot use message: expected name, found none",
    );
    expect(refusal('{ "name": "M" }')).toBe(`${M} type, found none`);
    expect(refusal('{ "name": "M", "type": null }')).toBe(`${M} type, found none`);
    expect(refusal(dataText('{ "type": "int8" }'))).toBe(
      "line 2: Cannot use field: expected name, found none",
    );
    expect(refusedField('"versions": "0+"')).toBe(`${F} type, found none`);
  });

  it("protocol V1: unknown words", () => {
    expect(refusal('{ "name": "M", "type": "query" }')).toBe(
      `${M} type of request, response, header, data, metadata, coordinator-key, coordinator-value, found "query"`,
    );
    const request = '"type": "request", "validVersions": "0", "flexibleVersions": "none"';
    expect(refusal(messageText(`${request}, "listeners": ["broker",\n"raft"]`))).toBe(
      `line 2: Cannot use message "M": expected listeners of zkBroker, broker, controller, found "raft"`,
    );
    expect(refusedField('"type": "string", "versions": "0+", "entityType": "topic"')).toBe(
      `${F} entityType of unknown, transactionalId, producerId, groupId, topicName, brokerId, found "topic"`,
    );
  });

  it("protocol V2: missing or open-ended validVersions", () => {
    expect(refusal('{ "name": "M", "type": "data", "flexibleVersions": "0+" }')).toBe(
      `${M} validVersions, found none`,
    );
    expect(refusal(messageText('"type": "data", "validVersions": " "'))).toBe(
      `${M} validVersions, found none`,
    );
    expect(
      refusal(messageText('"type": "data",\n"validVersions": "0+", "flexibleVersions": "none"')),
    ).toBe('line 2: Cannot use message "M": expected a highest version, found 0+');
  });

  it("protocol V3: missing or closed flexibleVersions", () => {
    expect(refusal(messageText('"type": "data", "validVersions": "0"'))).toBe(
      `${M} flexibleVersions, found none`,
    );
    const closed = '"type": "data", "validVersions": "0", "flexibleVersions": "0-1"';
    expect(refusal(messageText(closed))).toBe(`${M} none or an open-ended range, found 0-1`);
  });

  it("protocol V4: keys of requests elsewhere", () => {
    const keys = '"type": "response", "validVersions": "0", "flexibleVersions": "none"';
    expect(refusal(messageText(`${keys}, "listeners": "broker"`))).toBe(
      `${M} a request with listeners, found response`,
    );
    expect(refusal(messageText(`${keys}, "latestVersionUnstable": true`))).toBe(
      `${M} a request with latestVersionUnstable, found response`,
    );
  });

  it("protocol V5: a field without versions", () => {
    expect(refusedField('"type": "int8"')).toBe(`${F} versions or taggedVersions, found neither`);
    expect(refusedField('"type": "int8", "versions": "", "taggedVersions": "none"')).toBe(
      `${F} versions or taggedVersions, found neither`,
    );
  });

  it("protocol V6: bad names of fields", () => {
    const names = ["", "1A", "A_B", "a b", "A-B", "Ä", "__proto__", 'a"; evil()', "a\n", "${a}"];
    for (const name of names) {
      const text = JSON.stringify(name);
      expect(refusal(dataText(`{ "name": ${text}, "type": "int8", "versions": "0+" }`))).toBe(
        `line 2: Cannot use field ${text}: expected a name of letters and digits, the first a letter, found ${text}`,
      );
    }
  });

  it("protocol V6: two fields with one name, also where only the first letter's case differs", () => {
    const two = (name: string) =>
      dataText(
        '{ "name": "Foo", "type": "int8", "versions": "0" }',
        `{ "name": "${name}", "type": "int8", "versions": "1+" }`,
      );
    expect(refusal(two("Foo"))).toBe(
      'line 3: Cannot use field "Foo": expected a name of its own, found that of Foo',
    );
    expect(refusal(two("foo"))).toBe(
      'line 3: Cannot use field "foo": expected a name of its own, found that of Foo',
    );
    expect(refusal(two("FOo"))).toBe("nothing");
  });

  it("protocol V6: malformed types", () => {
    const types = ["int", "uint8", "uint64", "varint", "Int32[]", "[]", "[][]int8", "[] int8", "s"];
    for (const type of [...types, "", "S_", "S; evil()", "int32\\n;", "[]__proto__", "S<T>"]) {
      const found = refusedField(`"type": "${type}", "versions": "0+"`);
      const quoted = type === "int32\\n;" ? '"int32\\n;"' : `"${type}"`;
      expect(found).toBe(`${F} a type, found ${quoted}`);
    }
  });

  it("protocol V7: nullableVersions on types that cannot be null", () => {
    const types = [
      "bool",
      "int8",
      "int16",
      "uint16",
      "int32",
      "uint32",
      "int64",
      "float64",
      "uuid",
    ];
    for (const type of types) {
      expect(refusedField(`"type": "${type}", "versions": "0+", "nullableVersions": "0+"`)).toBe(
        `${F} a type that can be null, found ${type}`,
      );
    }
  });

  it("protocol V8: fields on primitives", () => {
    expect(refusedField('"type": "string", "versions": "0+", "fields": []')).toBe(
      `${F} a struct or array with fields, found string`,
    );
  });

  it("protocol V11: mapKey at the top, or with a tag", () => {
    expect(refusedField('"type": "int8", "versions": "0+", "mapKey": true')).toBe(
      `${F} mapKey only within a struct, found a field of the message`,
    );
    const inner =
      '{ "name": "G", "type": "int8", "versions": "1+", "mapKey": true, "taggedVersions": "1+", "tag": 0 }';
    expect(refusedField(`"type": "[]S", "versions": "0+", "fields": [\n${inner} ]`)).toBe(
      `${G} mapKey or tag, found both`,
    );
  });

  it("protocol V12: a tag that is negative or alone", () => {
    expect(refusedField('"type": "int8", "versions": "1+", "taggedVersions": "1+", "tag": -1'))
      .toBe(`${F} tag from 0 to 2147483647, found -1`);
    expect(refusedField('"type": "int8", "versions": "1+", "tag": 0')).toBe(
      `${F} taggedVersions beside tag, found none`,
    );
    expect(refusedField('"type": "int8", "versions": "1+", "tag": 0, "taggedVersions": "none"'))
      .toBe(`${F} taggedVersions beside tag, found none`);
    expect(refusedField('"type": "int8", "versions": "1+", "taggedVersions": "1+"')).toBe(
      `${F} tag beside taggedVersions, found none`,
    );
  });

  const tagged = (name: string, tag: number, versions: string) =>
    `{ "name": "${name}", "type": "int8", "versions": "${versions}", "taggedVersions": "${versions}", "tag": ${tag} }`;

  it("protocol V13: one tag twice, whatever the versions", () => {
    const text = dataText(tagged("F", 0, "1+"), tagged("G", 0, "2+"));
    expect(refusal(text)).toBe(`${G} a tag of its own, found 0, that of F`);
    expect(refusal(text, { contiguousTags: false })).toBe(
      `${G} a tag of its own, found 0, that of F`,
    );
  });

  it("protocol V14: tags with a gap, whatever the versions", () => {
    const gap = dataText(tagged("F", 0, "1+"), tagged("G", 2, "1+"));
    expect(refusal(gap)).toBe(`${G} tag 1 before any higher one, found 2`);
    expect(refusal(dataText(tagged("F", 1, "1+")))).toBe(
      `${F} tag 0 before any higher one, found 1`,
    );
    expect(refusal(dataText(tagged("F", 1, "1+"), tagged("G", 0, "3+")))).toBe("nothing");
  });

  it("protocol V14: but not where gaps are allowed", () => {
    const text = dataText(tagged("F", 0, "1+"), tagged("G", 10000, "1+"));
    expect(refusal(text, { contiguousTags: false })).toBe("nothing");
  });

  it("protocol V15: taggedVersions that end, or are not all of the field's or flexible", () => {
    expect(refusedField('"type": "int8", "versions": "0+", "taggedVersions": "1-2", "tag": 0'))
      .toBe(`${F} taggedVersions with no highest version, found 1-2`);
    expect(refusedField('"type": "int8", "versions": "2+", "taggedVersions": "1+", "tag": 0'))
      .toBe(`${F} taggedVersions within versions 2+, found 1+`);
    expect(refusedField('"type": "int8", "versions": "1-3", "taggedVersions": "1+", "tag": 0'))
      .toBe(`${F} taggedVersions within versions 1-3, found 1+`);
    expect(refusedField('"type": "int8", "versions": "0+", "taggedVersions": "0+", "tag": 0'))
      .toBe(`${F} taggedVersions within flexibleVersions 1+, found 0+`);
    const override = '"taggedVersions": "1+", "tag": 0, "flexibleVersions": "2+"';
    expect(refusedField(`"type": "string", "versions": "0+", ${override}`)).toBe(
      `${F} taggedVersions within flexibleVersions 2+, found 1+`,
    );
  });

  it("protocol V16: a field that can be null in some of its tagged versions only", () => {
    const keys = '"type": "string", "versions": "0+", "taggedVersions": "1+", "tag": 0';
    expect(refusedField(`${keys}, "nullableVersions": "2+"`)).toBe(
      `${F} nullableVersions with all or none of taggedVersions 1+, found 2+`,
    );
    expect(refusedField(`${keys}, "nullableVersions": "0-1"`)).toBe(
      `${F} nullableVersions with all or none of taggedVersions 1+, found 0-1`,
    );
    expect(refusedField(`${keys}, "nullableVersions": "0"`)).toBe("nothing");
    expect(refusedField(`${keys}, "nullableVersions": "0+"`)).toBe("nothing");
  });

  it("protocol V17: records with a tag or in an array", () => {
    const tag = '"taggedVersions": "1+", "tag": 0';
    expect(refusedField(`"type": "records", "versions": "1+", ${tag}`)).toBe(
      `${F} records without tag, found 0`,
    );
    expect(refusedField('"type": "[]records", "versions": "1+"')).toBe(
      `${F} records without array, found []records`,
    );
  });

  it("protocol V18: flexibleVersions of a field that has none, or beyond the message's", () => {
    for (const type of ["int8", "[]string", "records"]) {
      expect(refusedField(`"type": "${type}", "versions": "0+", "flexibleVersions": "none"`)).toBe(
        `${F} string or bytes with flexibleVersions, found ${type}`,
      );
    }
    expect(refusedField('"type": "bytes", "versions": "0+", "flexibleVersions": "0-2"')).toBe(
      `${F} flexibleVersions within those of the message, 1+, found 0-2`,
    );
  });

  it("protocol V19: zeroCopy on anything but bytes, or with a tag", () => {
    for (const type of ["string", "records", "[]bytes"]) {
      expect(refusedField(`"type": "${type}", "versions": "0+", "zeroCopy": true`)).toBe(
        `${F} bytes with zeroCopy, found ${type}`,
      );
    }
    const tag = '"taggedVersions": "1+", "tag": 0';
    expect(refusedField(`"type": "bytes", "versions": "1+", "zeroCopy": true, ${tag}`)).toBe(
      `${F} zeroCopy or tag, found both`,
    );
  });

  it("protocol V20: an entityType of another type", () => {
    const types = {
      transactionalId: "string",
      producerId: "int64",
      groupId: "string",
      topicName: "string",
      brokerId: "int32",
    };
    for (const [entity, type] of Object.entries(types)) {
      const keys = (type: string) =>
        `"type": "${type}", "versions": "0+", "entityType": "${entity}"`;
      expect(refusedField(keys(type))).toBe("nothing");
      expect(refusedField(keys(`[]${type}`))).toBe("nothing");
      expect(refusedField(keys("[]bytes"))).toBe(`${F} ${type} as ${entity}, found []bytes`);
    }
  });

  it("protocol V21: illegal defaults", () => {
    expect(refusedField('"type": "int8", "versions": "0+", "default": "x"')).toBe(
      `${F} default from -128 to 127, found "x"`,
    );
    expect(refusedField('"type": "string", "versions": "0+", "default": "null"')).toBe(
      `${F} nullableVersions with all of 0+ for default "null", found none`,
    );
  });

  it("protocol V23: coordinator messages without key, and keys with versions", () => {
    const key = (keys: string) => refusal(messageText(`"type": "coordinator-key", ${keys}`));
    expect(key('"validVersions": "0", "flexibleVersions": "none"')).toBe(
      `${M} apiKey of a coordinator-key, found none`,
    );
    expect(key('"apiKey": 1, "validVersions": "0-1", "flexibleVersions": "none"')).toBe(
      `${M} validVersions 0 of a coordinator-key, found 0-1`,
    );
    expect(key('"apiKey": 1, "validVersions": "1", "flexibleVersions": "none"')).toBe(
      `${M} validVersions 0 of a coordinator-key, found 1`,
    );
    expect(key('"apiKey": 1, "validVersions": "0", "flexibleVersions": "0+"')).toBe(
      `${M} flexibleVersions none of a coordinator-key, found 0+`,
    );
    const value = '"type": "coordinator-value", "validVersions": "0-1", "flexibleVersions": "1+"';
    expect(refusal(messageText(value))).toBe(`${M} apiKey of a coordinator-value, found none`);
    expect(refusal(messageText(`${value}, "apiKey": 1`))).toBe("nothing");
  });

  it("malformed ranges, wherever a range may stand", () => {
    const text = messageText('"type": "data", "validVersions": "0-", "flexibleVersions": "none"');
    expect(refusal(text)).toBe(`${M} a version range as validVersions, found "0-"`);
    expect(refusedField('"type": "string", "versions": "-1"')).toBe(
      `${F} a version range as versions, found "-1"`,
    );
    for (const key of ["nullableVersions", "taggedVersions", "flexibleVersions"]) {
      expect(refusedField(`"type": "string", "versions": "0+", "${key}": "-1"`)).toBe(
        `${F} a version range as ${key}, found "-1"`,
      );
    }
    const struct = '{ "name": "S", "versions": "0+", "deprecatedVersions": "+" }';
    const data = '"type": "data", "validVersions": "0", "flexibleVersions": "none"';
    expect(refusal(messageText(`${data}, "deprecatedVersions": "32768"`))).toBe(
      `${M} a version range as deprecatedVersions, found "32768"`,
    );
    expect(refusal(messageText(`${data}, "commonStructs": ${struct}`))).toBe(
      'line 1: Cannot use struct "S": expected a version range as deprecatedVersions, found "+"',
    );
  });

  it("names of messages that are no names of types", () => {
    for (const name of ["m", "", "A_B", "__proto__", 'M"; evil()', "1M"]) {
      const text = JSON.stringify(name);
      expect(refusal(`{ "type": "data", "name": ${text} }`)).toBe(
        `line 1: Cannot use message ${text}: expected a name of letters and digits, the first a capital, found ${text}`,
      );
    }
  });

  it("quotes hostile text on one line, and not without end", () => {
    const name = JSON.stringify("x\n".repeat(1000));
    expect(refusal(`{ "type": "data", "name": "M", "apiKey": ${name} }`)).toBe(
      `${M} apiKey from 0 to 32767, found "${"x\\n".repeat(30)}…"`,
    );
  });
});

describe("validateMessage() accepts", () => {
  const accept = (keys: string) => expect(refusedField(keys)).toBe("nothing");

  it("protocol 1.8: nullableVersions outside versions", () => {
    accept('"type": "string", "versions": "1+", "nullableVersions": "0+"');
  });

  it("protocol 1.8: versions outside validVersions, on primitives", () => {
    accept('"type": "string", "versions": "7+"');
    accept('"type": "[]int32", "versions": "7-8"');
    accept('"type": "[]int32", "versions": "none"');
    accept('"type": "int32", "versions": "4-3"');
  });

  it("protocol 1.8: deprecatedVersions outside validVersions", () => {
    const keys = '"validVersions": "0", "flexibleVersions": "none", "deprecatedVersions": "3-7"';
    expect(refusal(messageText(`"type": "data", ${keys}`))).toBe("nothing");
  });

  it("protocol 1.8: fields of a struct with versions wider than the struct's", () => {
    accept(
      '"type": "S", "versions": "2+", "fields": [ { "name": "G", "type": "int8", "versions": "0+" } ]',
    );
  });

  it("protocol 1.8: a message without fields, with or without the key", () => {
    const keys = '"name": "M", "type": "data", "validVersions": "0", "flexibleVersions": ""';
    expect(parse(`{ ${keys} }`).fields).toEqual([]);
    expect(parse(`{ ${keys}, "fields": [], "commonStructs": null }`).fields).toEqual([]);
  });

  it("protocol 1.8: a struct without fields", () => {
    accept('"type": "S", "versions": "0+", "fields": []');
  });

  it("protocol 1.5: fields that mean nothing on an array of primitives", () => {
    accept(
      '"type": "[]int8", "versions": "0+", "fields": [ { "name": "G", "type": "T", "versions": "0" } ]',
    );
  });

  it("protocol 1.5: mapKey within a struct that is in no array", () => {
    accept(
      '"type": "S", "versions": "0+", "fields": [ { "name": "G", "type": "int8", "versions": "0", "mapKey": true } ]',
    );
  });

  it("protocol 1.5: closed flexibleVersions of a field", () => {
    accept('"type": "string", "versions": "0+", "flexibleVersions": "1-2"');
  });

  it("protocol 1.6: arrays of every primitive but records", () => {
    const types = "bool int8 int16 uint16 int32 uint32 int64 float64 uuid string bytes".split(" ");
    for (const type of types) accept(`"type": "[]${type}", "versions": "0+"`);
  });
});
