import { expect, it } from "vitest";
import { OptionsError } from "../../codec/machine/mod.ts";

it("OptionsError lists every error with its place, and keeps the lints", () => {
  const findings = [
    {
      level: "error",
      code: "RANGE",
      setting: "request.timeout.ms",
      message: "expected 1, found 0",
    },
    {
      level: "lint",
      code: "SHADOWED",
      setting: "broker.redirector",
      rule: 2,
      message: "never used",
    },
    {
      level: "error",
      code: "BAD_PORT",
      setting: "broker.redirector",
      rule: 1,
      column: 7,
      message: "a port",
    },
  ] as const;
  const error = new OptionsError(findings);
  expect(error).toBeInstanceOf(RangeError);
  expect([error.name, error.findings]).toEqual(["OptionsError", findings]);
  expect(error.message).toBe(
    "Cannot use request.timeout.ms: expected 1, found 0; Cannot use broker.redirector rule 1, column 7: a port",
  );
});
