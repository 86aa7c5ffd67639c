import { describe, expect, it } from "vitest";
import { emitUnit, unitsOf } from "../../schemas/generate/emit_api.ts";
import { emitShapes } from "../../schemas/generate/emit_shape.ts";
import { emitApis } from "../../schemas/generate/emit_tables.ts";
import { parseMessage } from "../../schemas/generate/parse.ts";
import type { MessageSpec, Module } from "../../schemas/generate/spec.ts";
import { wrap } from "../../schemas/generate/wrap.ts";

function message(schema: object, module: Module = "clients"): MessageSpec {
  return parseMessage({ file: "schemas/test/M.json", module, text: JSON.stringify(schema) });
}

function codeOf(schema: object): string {
  return emitUnit(unitsOf([message(schema)])[0]!);
}

const DATA = { type: "data", validVersions: "0-3", flexibleVersions: "2+" };

describe("emitUnit()", () => {
  it("tests versions as little as it can", () => {
    const code = codeOf({
      ...DATA,
      name: "M",
      fields: [
        { name: "Always", type: "int32", versions: "0+" },
        { name: "Middle", type: "int32", versions: "1-2" },
        { name: "Late", type: "string", versions: "2+", nullableVersions: "3+" },
      ],
    });
    expect(code).toContain(`always: readInt32(r, "always"),`);
    expect(code).toContain(
      `middle: version >= 1 && version <= 2 ? readInt32(r, "middle") : 0,`,
    );
    expect(code).toContain(`late: version >= 3 ? readCompactNullableString(r, "late")`);
    expect(code).toContain(`: version >= 2 ? readCompactString(r, "late")`);
  });
  it("renames fields that are words of the language or of its own code", () => {
    const code = codeOf({
      ...DATA,
      name: "M",
      fields: ["Class", "Version", "R", "ReadInt32"]
        .map((name) => ({ name, type: "int32", versions: "0+" })),
    });
    expect(code).toContain(
      "const { class: class_, version: version_, r: r_, readInt32: readInt32_",
    );
    expect(code).toContain(`putInt32(w, atClass, "class", class_);`);
  });
  it("gives no dangling else to a nullable struct", () => {
    const code = codeOf({
      ...DATA,
      name: "M",
      fields: [{
        name: "S",
        type: "Inner",
        versions: "0+",
        nullableVersions: "2+",
        fields: [{ name: "X", type: "int8", versions: "0+" }],
      }],
    });
    expect(code).toContain(
      [
        "  if (version >= 2) {",
        `    if (writePresence(w, s)) writeMInner(w, "s", s, version);`,
        "  }",
        `  else writeMInner(w, "s", s!, version);`,
      ].join("\n"),
    );
  });
  it("refuses a message whose functions would be the runtime's", () => {
    const fields = [{ name: "T", type: "int8", versions: "2+", taggedVersions: "2+", tag: 0 }];
    expect(() => codeOf({ ...DATA, name: "Tags", fields })).toThrow(
      "schemas/test/M.json:1: Cannot generate Tags: " +
        "expected a name free of the runtime, found readTags",
    );
  });
});

describe("unitsOf()", () => {
  it("has no unit for a removed API", () => {
    const removed = { type: "request", name: "OldRequest", apiKey: 1, validVersions: "none" };
    expect(unitsOf([message(removed)])).toEqual([]);
  });
});

describe("emitShapes()", () => {
  it("leaves out what is the default of the type", () => {
    const spec = message({
      ...DATA,
      name: "M",
      fields: [
        { name: "A", type: "int64", versions: "0+", default: "0" },
        { name: "B", type: "int64", versions: "0+", default: "-1" },
      ],
    });
    const text = emitShapes(unitsOf([spec])[0]!);
    expect(text).toContain(`{ name: "a", type: "int64", versions: [0, 32767] },`);
    expect(text).toContain(`{ name: "b", type: "int64", versions: [0, 32767], default: -1n },`);
  });
});

describe("emitApis()", () => {
  it("protocol 1.12: passes on the header versions of a schema", () => {
    const api = { name: "PingRequest", apiKey: 9, validVersions: "0-2", flexibleVersions: "2+" };
    const request = { ...api, type: "request", headerVersions: { "0-1": "1", "2+": "2" } };
    const response = { ...api, type: "response", name: "PingResponse" };
    const text = emitApis([
      message({ ...request, fields: [] }),
      message({ ...response, fields: [] }),
    ], []);
    expect(text).toContain("requestHeaders: [[0, 1], [2, 2]],");
    expect(text).not.toContain("responseHeaders");
  });
  it("says what Kafka 4 has kept where it has not kept all", () => {
    const api = { name: "PingRequest", type: "request", apiKey: 9, flexibleVersions: "none" };
    const specs = [message({ ...api, validVersions: "1-3", fields: [] })];
    const head = `{ key: 9, name: "Ping", minVersion: 1, maxVersion: 3, flexibleFrom: null`;
    expect(emitApis(specs, [])).toContain(`${head} },`);
    expect(emitApis(specs, [{ id: 9, lowestVersion: 1 }])).toContain(`${head} },`);
    expect(emitApis(specs, [{ id: 9, lowestVersion: 2 }])).toContain(`${head}, keptFrom: 2 },`);
    expect(emitApis(specs, [{ id: 9 }])).toContain(`${head}, keptFrom: null },`);
  });
});

describe("wrap()", () => {
  it("keeps what fits and breaks choices, sums and lists", () => {
    const long = "x".repeat(60);
    expect(wrap("f(a, b);", 0)).toEqual(["f(a, b);"]);
    expect(wrap(`f(${long}, ${long});`, 0)).toEqual(["f(", `  ${long},`, `  ${long},`, ");"]);
    expect(wrap(`a = version >= 1 ? ${long} : ${long};`, 0)).toEqual([
      `a = version >= 1 ? ${long}`,
      `  : ${long};`,
    ]);
    expect(wrap(`return ${long} && ${long};`, 0)).toEqual([`return ${long} &&`, `  ${long};`]);
  });
});
