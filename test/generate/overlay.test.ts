import { describe, expect, it } from "vitest";
import {
  checkOverlays,
  type Overlay,
  parseOverlays,
  secretPaths,
} from "../../schemas/generate/overlay.ts";
import type { MessageSpec } from "../../schemas/generate/spec.ts";
import { complaint, dataText, parse } from "./schema_text.ts";

function overlay(text: string, file = "schemas/overlays/kip-1/M.json"): Overlay[] {
  return parseOverlays([{ file, text }]);
}

function secrets(...entries: string[]): Overlay[] {
  return overlay(`{ "secrets": [\n${entries.join(",\n")}\n] }`, "schemas/overlays/secrets.json");
}

function repeating(...paths: string[]): Overlay[] {
  const lines = paths.map((path) => JSON.stringify(path)).join(",\n");
  return overlay(`{ "repeating": [\n${lines}\n] }`, "schemas/overlays/repeating.json");
}

const BASE = dataText(
  '{ "name": "Names", "type": "[]string", "versions": "0+" }',
  '{ "name": "IsHidden", "type": "bool", "versions": "0+" }',
  `{ "name": "Rows", "type": "[]Row", "versions": "0+", "fields": [
      { "name": "Host", "type": "string", "versions": "0+" },
      { "name": "IsSecret", "type": "bool", "versions": "0+" },
      { "name": "Cells", "type": "[]Cell", "versions": "0+", "fields": [
        { "name": "Value", "type": "bytes", "versions": "0+" } ] } ] }`,
);

const POD = `{ "name": "Pod", "type": "string", "versions": "1+", "nullableVersions": "1+",
  "taggedVersions": "1+", "tag": 0, "default": "null", "ignorable": true }`;

function read(overlays: Overlay[], text = BASE): MessageSpec {
  return parse(text, { overlays });
}

function refused(overlays: () => Overlay[], text = BASE): string {
  return complaint(() => read(overlays(), text)).replace("schemas/overlays/", "");
}

describe("an overlay with fields", () => {
  const struct = (name: string, field = POD) =>
    overlay(`{ "message": "M", "struct": "${name}",\n"fields": [\n${field} ] }`);

  it("adds them at the end of the message", () => {
    const spec = read(overlay(`{ "message": "M", "fields": ${POD} }`));
    expect(spec.fields.map((field) => field.name)).toEqual(["Names", "IsHidden", "Rows", "Pod"]);
    expect(spec.fields.at(-1)).toMatchObject({
      overlay: "kip-1",
      tag: 0,
      default: { kind: "null" },
    });
    expect(spec.fields[0]!.overlay).toBe("");
  });

  it("adds them at the end of a struct, however deep", () => {
    const { structs } = read([...struct("Row"), ...struct("Cell")]);
    expect(structs.get("Row")!.fields.at(-1)!.name).toBe("Pod");
    expect(structs.get("Cell")!.fields.at(-1)!.name).toBe("Pod");
  });

  it("adds them at the end of a common struct", () => {
    const text = BASE.replace(
      '"fields"',
      '"commonStructs": { "name": "S", "versions": "0+" }, "fields"',
    );
    expect(read(struct("S"), text).structs.get("S")!.fields).toMatchObject([{ name: "Pod" }]);
  });

  it("brings structs along, which carry the overlay too", () => {
    const inner = '{ "name": "X", "type": "int8", "versions": "0+" }';
    const spec = read(
      struct("Row", `{ "name": "New", "type": "New", "versions": "0+", "fields": [ ${inner} ] }`),
    );
    expect(spec.structs.get("New")!.fields).toMatchObject([{ name: "X", overlay: "kip-1" }]);
  });

  it("gives the same each time it is applied", () => {
    const overlays = [
      ...struct("Row", '{ "name": "New", "type": "New", "versions": "0+", "fields": [] }'),
      ...struct("New"),
    ];
    expect(read(overlays)).toEqual(read(overlays));
  });

  it("leaves other messages alone", () => {
    expect(read(overlay('{ "message": "N", "fields": [] }'))).toEqual(parse(BASE));
  });

  it("is held to the rules of the base, and named when it breaks them", () => {
    const field = (keys: string) => () => struct("Row", `{ ${keys}, "versions": "0+" }`);
    expect(refused(field('"name": "Host", "type": "int8"'))).toBe(
      'kip-1/M.json:3: Cannot use field "Host": expected a name of its own, found that of Host',
    );
    expect(refused(field('"name": "X", "type": "int9"'))).toBe(
      'kip-1/M.json:3: Cannot use field "X": expected a type, found "int9"',
    );
    expect(refused(field('"name": "X", "type": "int8", "pod": 1'))).toBe(
      'kip-1/M.json:3: Cannot use field "X": expected a known key, found "pod"',
    );
    expect(refused(() => struct("Row", POD.replace('"tag": 0', '"tag": 2')))).toBe(
      'kip-1/M.json:4: Cannot use field "Pod": expected tag 0 before any higher one, found 2',
    );
  });

  it("names the file and line where it fits no struct", () => {
    expect(refused(() => struct("Column"))).toBe(
      'kip-1/M.json:1: Cannot use overlay: expected a struct of M, found "Column"',
    );
  });

  it("is refused without message or fields, or with anything else", () => {
    expect(refused(() => overlay('{ "fields": [] }'))).toBe(
      "kip-1/M.json:1: Cannot use overlay: expected message, found none",
    );
    expect(refused(() => overlay('{ "message": "M" }'))).toBe(
      "kip-1/M.json:1: Cannot use overlay: expected fields, found none",
    );
    expect(refused(() => overlay('{ "message": "M", "fields": [], "tag": 1 }'))).toBe(
      'kip-1/M.json:1: Cannot use overlay: expected a known key, found "tag"',
    );
  });
});

describe("an overlay of secrets", () => {
  it("marks fields", () => {
    const spec = read(secrets('{ "path": "M.Rows.Cells.Value" }'));
    expect(spec.structs.get("Cell")!.fields).toMatchObject([{ name: "Value", secret: true }]);
    expect(spec.structs.get("Row")!.fields.map((field) => field.secret)).toEqual(
      [false, false, false],
    );
  });

  it("says where they are, and on what they depend", () => {
    const overlays = secrets(
      '{ "path": "M.Rows.Host" }',
      '{ "path": "M.Rows.Cells.Value", "when": "IsSecret" }',
      '{ "path": "N.X" }',
    );
    expect(secretPaths([read(overlays)], overlays)).toEqual([
      { message: "M", path: ["Rows", "Host"], when: null },
      { message: "M", path: ["Rows", "Cells", "Value"], when: ["Rows", "IsSecret"] },
    ]);
  });

  it("takes the nearest condition", () => {
    const when = (name: string) => {
      const overlays = secrets(`{ "path": "M.Rows.Host", "when": "${name}" }`);
      return secretPaths([read(overlays)], overlays)[0]!.when;
    };
    expect(when("IsSecret")).toEqual(["Rows", "IsSecret"]);
    expect(when("IsHidden")).toEqual(["IsHidden"]);
  });

  it("is refused where it marks nothing, or nothing that can be one", () => {
    const cannot = (path: string) => `secrets.json:2: Cannot mark "${path}": expected`;
    const mark = (path: string, more = "") =>
      refused(() => secrets(`{ "path": "${path}"${more} }`));
    for (
      const path of ["M.Rows.Hosts", "M.Host", "M.Rows.Host.X", "M.rows.host", "M.constructor"]
    ) {
      expect(mark(path)).toBe(`${cannot(path)} a field of M, found none`);
    }
    expect(mark("M.Rows")).toBe(`${cannot("M.Rows")} string or bytes, found []Row`);
    expect(mark("M.IsHidden")).toBe(`${cannot("M.IsHidden")} string or bytes, found bool`);
    expect(mark("M.Rows.Host", ', "when": "Cells"')).toBe(
      `${cannot("M.Rows.Host")} a bool field as when, found "Cells"`,
    );
    expect(mark("M.Rows.Host", ', "when": "IsX"')).toBe(
      `${cannot("M.Rows.Host")} a bool field as when, found "IsX"`,
    );
    expect(mark("M")).toBe(
      'secrets.json:2: Cannot use overlay: expected a path of message and field, found "M"',
    );
    expect(mark("M.Rows.Host", ', "if": 1')).toBe(
      'secrets.json:2: Cannot use secret: expected a known key, found "if"',
    );
    expect(refused(() => secrets('{ "path": "M.Rows.Host" }', '{ "path": "M.Rows.Host" }'))).toBe(
      'secrets.json:3: Cannot mark "M.Rows.Host": expected each path once, found it again',
    );
    expect(refused(() => overlay('{ "secrets": [], "message": "M" }'))).toBe(
      'kip-1/M.json:1: Cannot use overlay: expected a known key, found "message"',
    );
  });

  it("is refused where a common struct has the field in a place that is not marked", () => {
    const text = dataText(
      '{ "name": "A", "type": "S", "versions": "0+" }',
      '{ "name": "B", "type": "[]S", "versions": "0+" }',
    ).replace(
      '"fields"',
      `"commonStructs": { "name": "S", "versions": "0+", "fields":
        { "name": "X", "type": "bytes", "versions": "0+" } }, "fields"`,
    );
    expect(refused(() => secrets('{ "path": "M.A.X" }'), text)).toBe(
      'secrets.json:2: Cannot mark "M.A.X": expected "M.B.X" marked too, found it is not',
    );
    const both = secrets('{ "path": "M.A.X" }', '{ "path": "M.B.X" }');
    expect(read(both, text).structs.get("S")!.fields[0]!.secret).toBe(true);
  });
});

describe("an overlay of repeating fields", () => {
  it("marks strings and lists of strings", () => {
    const spec = read(repeating("M.Names", "M.Rows.Host"));
    expect(spec.fields.map((field) => field.repeating)).toEqual([true, false, false]);
    expect(spec.structs.get("Row")!.fields[0]).toMatchObject({ repeating: true, secret: false });
  });

  it("marks fields of other overlays", () => {
    const overlays = [
      ...repeating("M.Rows.Pod"),
      ...overlay(`{ "message": "M", "struct": "Row", "fields": ${POD} }`),
    ];
    expect(read(overlays).structs.get("Row")!.fields.at(-1)).toMatchObject({ repeating: true });
  });

  it("is refused where it marks nothing, no string, or a secret", () => {
    const cannot = (path: string) => `repeating.json:2: Cannot mark "${path}": expected`;
    expect(refused(() => repeating("M.Hosts"))).toBe(
      `${cannot("M.Hosts")} a field of M, found none`,
    );
    expect(refused(() => repeating("M.Rows.Cells.Value"))).toBe(
      `${cannot("M.Rows.Cells.Value")} string or []string, found bytes`,
    );
    expect(
      refused(() => [...repeating("M.Rows.Host"), ...secrets('{ "path": "M.Rows.Host" }')]),
    ).toBe(`${cannot("M.Rows.Host")} a field that is no secret, found a secret`);
    expect(refused(() => repeating("M.Names", "M.Names"))).toBe(
      'repeating.json:3: Cannot mark "M.Names": expected each path once, found it again',
    );
    expect(refused(() => overlay('{ "repeating": [3] }'))).toBe(
      "kip-1/M.json:1: Cannot use overlay: expected a path in repeating, found 3",
    );
  });
});

describe("checkOverlays()", () => {
  it("refuses what is said about messages that do not exist", () => {
    const check = (overlays: Overlay[]) => complaint(() => checkOverlays([parse(BASE)], overlays));
    expect(check(overlay('{ "message": "M", "fields": [] }'))).toBe("nothing");
    expect(check(overlay('{ "message":\n"N", "fields": [] }'))).toBe(
      'schemas/overlays/kip-1/M.json:2: Cannot use overlay: expected a message of the schemas, found "N"',
    );
    expect(check(secrets('{ "path": "N.X" }'))).toBe(
      'schemas/overlays/secrets.json:2: Cannot use overlay: expected a message of the schemas, found "N"',
    );
    expect(check(repeating("M.Names", "N.X"))).toBe(
      'schemas/overlays/repeating.json:3: Cannot use overlay: expected a message of the schemas, found "N"',
    );
  });
});
