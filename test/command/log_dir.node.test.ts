// The files that a broker left in its log directory: logs are read, others refused with what they are.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linesOf, ran } from "./run.ts";

const files = readdirSync("test/captures/log-dir", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith(".ts"))
  .map(({ parentPath, name }) => join(parentPath, name));
const logs = files.filter((name) => /\.(?:log|checkpoint)$/.test(name));

it("there are files of every kind that a broker without transactions keeps", () => {
  expect([files.length, logs.length]).toEqual([18, 3]);
});

describe("a log is read whole:", () => {
  for (const name of logs) {
    it(name, async () => {
      const log = { [name]: readFileSync(name) };
      const { status, out, err } = await ran(["decode", "--ndjson", name], log);
      const kinds = linesOf(out).map((line) => JSON.parse(line).kind);
      expect([status, err, [...new Set(kinds)]]).toEqual([0, "", ["batch", "record"]]);
    });
  }
});

describe("another file is refused with what it is:", () => {
  for (const name of files.filter((name) => !logs.includes(name))) {
    it(name, async () => {
      const { status, out, err } = await ran(["decode", name], { [name]: readFileSync(name) });
      expect([status, out]).toEqual([1, ""]);
      expect(err).toMatch(
        /^Cannot read test\/captures\/log-dir\/\S+: it is (an? |ids |the vote ).*\. Give a \.log or a \.checkpoint file\n$/,
      );
    });
  }
});
