import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { referencePages } from "./reference.ts";
import { readTests } from "./sources.ts";

describe("the pages of the connection", () => {
  for (const [file, text] of referencePages(readTests())) {
    it(`${file} is as it is written`, () => {
      expect(readFileSync(file, "utf8")).toBe(text);
    });
  }
});
