// Cases at the edges, without which a comparison could be another and no test would notice.

import { describe, expect, it } from "vitest";
import { canonicalHost } from "../../codec/redirect/host.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";

describe("boundaries", () => {
  it("connection C.4: a host has at most 255 characters, a zone included", () => {
    const zoned = (length: number) => canonicalHost("fe80::1%".padEnd(length, "z"));
    expect(typeof zoned(255)).toBe("object");
    expect(zoned(256)).toBe("BAD_HOST");
  });

  it("connection C.3: {nodeId} needs a rule for nodes, also as the first of a target", () => {
    expect(() => parseRedirector("purpose:bootstrap => {nodeId}.gw")).toThrow("node");
    expect(parseRedirector("node:1 => {nodeId}.gw").rules.length).toBe(1);
  });
});
