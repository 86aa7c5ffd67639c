import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { generate } from "../schemas/generate/generate.ts";

const sources = new Map(
  [...filesBelow("schemas"), "deno.json", "package.json"]
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file, readFileSync(file, "utf8")]),
);

describe("generate()", () => {
  const files = generate(sources);
  it("gives every generated file as it is committed", () => {
    const stale = [...files].filter(([file, text]) => readFileSync(file, "utf8") !== text);
    expect(stale.map(([file]) => file)).toEqual([]);
  });
  it("leaves no other file in the generated folders", () => {
    const present = ["codec/messages", "codec/json/shapes"].flatMap(filesBelow)
      .filter((file) => file.endsWith(".ts"));
    expect(present.filter((file) => !files.has(file))).toEqual([]);
  });
  it("does not depend on the order of the sources", () => {
    const reversed = generate(new Map([...sources].reverse()));
    const differing = [...files].filter(([file, text]) => reversed.get(file) !== text);
    expect(differing.map(([file]) => file)).toEqual([]);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`);
}
