// The files that a broker left in its log directory: logs are read, others refused with what they are.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isLogName, printLog } from "../../docs/start/log.ts";

const DIRECTORY = "test/captures/log-dir";
const files = readdirSync(DIRECTORY, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith(".ts"))
  .map(({ parentPath, name }) => join(parentPath, name));
const logs = files.filter((name) => /\.(?:log|\d{10}\.checkpoint|checkpoint)$/.test(name));

it("there are files of every kind that a broker without transactions keeps", () => {
  expect(files.length).toBe(18);
  expect(logs.length).toBe(3);
});

describe("a log is printed whole:", () => {
  for (const name of logs) {
    it(name, async () => {
      const lines: string[] = [];
      const options = { source: readFileSync(name), json: true, registrations: false };
      const errors = await printLog({ name, ...options }, (line) => lines.push(line));
      const events = lines.map((line) => JSON.parse(line));
      expect(errors).toEqual([]);
      expect(events.filter(({ kind }) => kind === "warning")).toEqual([]);
      expect(events.filter(({ kind }) => kind === "record").length).toBeGreaterThan(0);
      expect(isLogName(name)).toBe(true);
    });
  }
});

describe("another file is refused with what it is:", () => {
  for (const name of files.filter((name) => !logs.includes(name))) {
    it(name, () => {
      expect(() => isLogName(name)).toThrow(
        /^Cannot read test\/captures\/log-dir\/\S+: it is an? .*\. Give a \.log or a \.checkpoint file$|it is (ids in plain text|the vote of a controller)/,
      );
    });
  }
});
