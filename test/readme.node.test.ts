import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { decodeResponseFrame } from "kafka-wire";
import { Metadata } from "kafka-wire/messages/metadata";
import { describe, expect, it } from "vitest";

const readme = readFileSync("README.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const { exports, license } = JSON.parse(readFileSync("deno.json", "utf8"));

describe("README", () => {
  it("shows what npm start prints", () => {
    const shown = /```text\n\$ npm start --silent\n(.*?)```/s.exec(readme)?.[1];
    expect(execFileSync("npm", ["start", "--silent"], { encoding: "utf8" })).toBe(shown);
  });

  it("begins to show what npm start prints of the brokers of a snapshot", () => {
    const blocks = [...readme.matchAll(/```text\n(.*?)```/gs)].map(([, text]) => text!);
    const shown = blocks.find((text) => text.startsWith("test/captures/logs/"));
    const words = /npm start -- (registrations \S+)/.exec(readme)![1]!.split(" ");
    const printed = execFileSync("npm", ["start", "--silent", "--", ...words], {
      encoding: "utf8",
    });
    expect(shown!.length).toBeGreaterThan(200);
    expect(printed.startsWith(shown!)).toBe(true);
  });

  it("names commands that exist", () => {
    const named = [...readme.matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map(([, name]) => name!);
    expect(named).toContain("start");
    expect(named).toContain("test");
    expect(named.filter((name) => !["ci", "install"].includes(name) && !(name in scripts))).toEqual(
      [],
    );
  });

  it("names entries that exist", () => {
    const named = [...readme.matchAll(/["`]kafka-wire(\/[a-z/-]+)?["`]/g)].map(([, path]) =>
      `.${path ?? ""}`
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((entry) => !(entry in exports))).toEqual([]);
  });

  it("shows the error of its frame with a wrong byte", () => {
    const hex = [...readme.matchAll(/"([0-9a-f]{20,})"/g)].map(([, digits]) => digits).join("");
    const frame = new Uint8Array(Buffer.from(hex, "hex"));
    frame[17] = 255;
    expect(readme).toContain(`\n${messageOf(() => decodeResponseFrame(Metadata, frame, 1))}\n`);
  });

  it("links to what is there", () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
    expect(license).toBe("Apache-2.0");
  });

  it("counts the golden vectors", () => {
    const count = /([\d,]+) vectors/.exec(readme)?.[1];
    expect(readFileSync("test/golden/README.md", "utf8")).toContain(`${count} lines in all`);
  });
});

function messageOf(body: () => unknown): string {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
}
