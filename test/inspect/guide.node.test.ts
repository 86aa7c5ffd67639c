import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the guide shows what its example prints", () => {
  const guide = readFileSync("docs/guide/inspect.md", "utf8");
  const [code, shown] = ["ts", "text"].map((language) =>
    guide.split(`\`\`\`${language}\n`)[1]!.split("```")[0]!
  );
  const printed = execFileSync("deno", ["run", "--ext=ts", "-"], { input: code, encoding: "utf8" });
  expect(printed).toBe(shown);
  expect(printed.length).toBeGreaterThan(500);
});
