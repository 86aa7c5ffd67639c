import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { filterFacts, filterWords } from "../../codec/capture/mod.ts";
import { OPTIONS } from "../../codec/command/options.ts";
import type { CommandName } from "../../codec/command/wish.ts";
import { closedAfter, linesOf, ran } from "./run.ts";

const commands: readonly CommandName[] = ["decode", "registrations", "versions"];

describe("help", () => {
  it("names every command", async () => {
    const { status, out, err } = await ran(["--help"]);
    expect([status, err]).toEqual([0, ""]);
    expect(commands.filter((name) => !out.includes(`kafka-wire ${name} `))).toEqual([]);
  });
  for (const command of commands) {
    it(`of ${command} names every option and fits a terminal`, async () => {
      const { status, out } = await ran([command, "--help"]);
      expect(status).toBe(0);
      const { out: same } = await ran(["help", command]);
      expect(same).toBe(out);
      expect(OPTIONS[command].filter(({ name }) => !out.includes(`\n  ${name}`))).toEqual([]);
      expect(linesOf(out).filter((line) => line.length > 100)).toEqual([]);
    });
  }
  it("of decode names every word and fact of filters", async () => {
    const { out } = await ran(["decode", "--help"]);
    const facts = /\nFacts\n(.*?)\n\n/s.exec(out)![1]!.split(/\s+/);
    expect(facts.filter((word) => word !== "")).toEqual(filterFacts);
    expect(filterWords.filter(({ word }) => !out.includes(`\n  ${word} `))).toEqual([]);
  });
  it("may be cut off by its reader", async () => {
    expect(await ran(["--help"], {}, closedAfter(0))).toMatchObject({ status: 0, err: "" });
  });
});

it("the version is that of the package", async () => {
  const { status, out } = await ran(["--version"]);
  expect(status).toBe(0);
  expect(out).toBe(`kafka-wire ${manifest.version}, with the messages of Apache Kafka 4.4.0\n`);
});
