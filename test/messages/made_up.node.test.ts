// The codecs in test/kit/made_up are what the generator makes of their schemas today.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { madeUpFiles } from "../kit/made_up/files.ts";

const FOLDER = "test/kit/made_up";
const WRITTEN_BY_HAND = ["files.ts", "generate.ts"];

describe("made-up codecs", () => {
  const files = madeUpFiles((file) => readFileSync(file, "utf8"));

  it("are up to date: else run test/kit/made_up/generate.ts", () => {
    const stale = [...files].filter(([file, text]) => readFileSync(file, "utf8") !== text);
    expect(stale.map(([file]) => file)).toEqual([]);
  });

  it("are all that is there", () => {
    const there = readdirSync(FOLDER).filter((name) => {
      return name.endsWith(".ts") && !WRITTEN_BY_HAND.includes(name);
    });
    expect(there.map((name) => `${FOLDER}/${name}`).sort()).toEqual([...files.keys()].sort());
  });
});
