import { describe, expect, it } from "vitest";
import { OptionsError } from "../../codec/machine/options_error.ts";
import { parseRedirector } from "../../codec/redirect/parse.ts";

/** `code@rule` of everything that is found. */
function found(text: string): string[] {
  try {
    return parseRedirector(text).lints.map(({ code, rule }) => `${code}@${rule}`);
  } catch (error) {
    return (error as OptionsError).findings.map(({ code, rule }) => `${code}@${rule}`);
  }
}

describe("SHADOWED", () => {
  for (
    const [earlier, later] of [
      ["*", "a"],
      ["*", "node:1 & a:1"],
      ["a", "a"],
      ["a", "A.:9092"],
      ["a", "a & node:1"],
      ["a:1", "a:1 & purpose:broker"],
      [".svc", ".svc"],
      [".svc", ".kafka.svc"],
      [".svc", "a.svc"],
      [".svc", "a.b.svc:9092"],
      [".svc", "*.svc"],
      [".svc", "**.a-*.svc"],
      ["**.svc", ".svc"],
      ["**.svc", ".kafka.svc"],
      ["*.svc", "a*.svc"],
      ["a*.svc", "ab*c.svc"],
      ["**", "a.b"],
      ["**", ".b"],
      ["**.*", "*.**"],
      ["10.0.0.0/8", "10.1.0.0/16"],
      ["10.0.0.0/8", "10.1.2.3"],
      ["10.0.0.0/8", "::ffff:10.1.2.3"],
      ["::ffff:0:0/96", "10.0.0.0/8"],
      ["fd00::/8", "[fd00::1]:9092"],
      ["node:1-9", "node:1,3-5"],
      ["node:1,2", "node:2"],
      ["rack:r", "rack:r & .svc"],
      ["purpose:broker", "purpose:broker & node:1"],
      ["stage:address & 10.0.0.0/8", "10.1.0.0/16 & stage:address"],
    ] as const
  ) {
    it(`connection C.5: ${earlier} hides ${later}`, () => {
      expect(found(`${earlier} => keep\n${later} => :+1`)).toEqual(["SHADOWED@1"]);
    });
  }

  for (
    const [earlier, later] of [
      ["a", "*"],
      ["a", "b"],
      ["a:1", "a"],
      ["a:1", "a:2"],
      ["a & node:1", "a"],
      [".kafka.svc", ".svc"],
      [".kafka.svc", ".xkafka.svc"],
      [".svc", "svc"],
      ["*.svc", ".svc"],
      ["*.*.svc", ".svc"],
      ["*.svc", "**.svc"],
      ["*.**.svc", ".svc"],
      ["ab*.svc", "a*.svc"],
      ["**", "10.0.0.0/8"],
      ["**", "10.0.0.1"],
      ["10.1.0.0/16", "10.0.0.0/8"],
      ["0.0.0.0/0", "::/0"],
      ["::/0", "10.0.0.0/8"],
      ["node:1,2", "node:1-3"],
      ["node:1", "a"],
      ["rack:r", "rack:s"],
      ["rack:r", "pod:r"],
      ["purpose:broker", "purpose:controller"],
      ["stage:address & 10.0.0.0/8", "10.1.0.0/16"],
      ["* & node:1", "*"],
    ] as const
  ) {
    it(`connection C.5: ${earlier} leaves something to ${later}`, () => {
      expect(found(`${earlier} => keep\n${later} => :+1`)).toEqual([]);
    });
  }

  it("connection C.5: names the first rule that hides it", () => {
    const [lint] = parseRedirector("b => keep; .svc => keep; * => keep; a.svc => :1").lints;
    expect(lint).toEqual({
      level: "lint",
      code: "SHADOWED",
      setting: "broker.redirector",
      rule: 3,
      column: 1,
      message: 'expected something left to match, found "nothing after rule 1"',
    });
  });
});

describe("DUPLICATE_EXACT", () => {
  it("connection C.5: the same key with different targets is an error", () => {
    const text = "* & node:9 => keep; A.:1 => :2; a:1 => :3";
    expect(() => parseRedirector(text)).toThrow(
      new OptionsError([{
        level: "error",
        code: "DUPLICATE_EXACT",
        setting: "broker.redirector",
        rule: 2,
        column: 1,
        message: 'expected one target, found "another in rule 1"',
      }]),
    );
    expect(found(text)).toEqual(["DUPLICATE_EXACT@2"]);
    expect(found("* => keep; a:1 => :2; a:1 => :3")).toEqual(["SHADOWED@1", "DUPLICATE_EXACT@2"]);
    expect(found("a:1 => b tls=target; a:1 => b")).toEqual(["DUPLICATE_EXACT@1"]);
    expect(found("::ffff:1.2.3.4 & [::1]:1 => keep")).toEqual([]);
    expect(found("1.2.3.4:1 => :2; [::ffff:1.2.3.4]:1 => :3")).toEqual(["DUPLICATE_EXACT@1"]);
  });

  it("connection C.5: the same target, or another key, is none", () => {
    expect(found("a:1 => :2; a:1 => :2")).toEqual(["SHADOWED@1"]);
    expect(found("a:1 => :2; a:2 => :3")).toEqual([]);
    expect(found("a:1 & node:1 => :2; a:1 => :3")).toEqual([]);
    expect(found("a:1 => :2; a:1 & node:1 => :3")).toEqual(["SHADOWED@1"]);
    expect(found("a => :2; a => :3")).toEqual(["SHADOWED@1"]);
  });
});

describe("COLLAPSE", () => {
  for (
    const text of [
      "* => gw:9092",
      "* => gw",
      ".svc => gw:1",
      "*.svc => {domain}.gw",
      "10.0.0.0/8 => 10.0.0.1 tls=target",
      "node:1-3 => gw",
      "node:1,2 => gw | gw2",
      "rack:r => {rack}.gw",
      "pod:canary-broker => canary-gw:9443",
      "purpose:broker => gw",
      "10.0.0.0/8 & stage:address => 10.0.0.1",
    ]
  ) {
    it(`connection C.5: several nodes share the target of ${text}`, () => {
      expect(found(text)).toEqual(["COLLAPSE@0"]);
    });
  }

  for (
    const text of [
      "* => {host}:1",
      "* => {label}.gw:1",
      "* => gw:{port}",
      "* => gw:+1",
      "* => gw:-1",
      "* => :9092",
      "node:1-3 => gw{nodeId}",
      "node:1-3 => gw | gw:{nodeId}",
      "node:7 => gw:1",
      "a => gw:1",
      "a:1 => gw:1",
      "purpose:bootstrap => gw:1",
      "* => keep",
      "* => reject",
    ]
  ) {
    it(`connection C.5: each node has its target in ${text}`, () => {
      expect(found(text)).toEqual([]);
    });
  }
});

describe("IDENTITY_MISMATCH", () => {
  for (
    const text of [
      "10.0.0.1 => gw",
      "10.0.0.1:1 => gw tls=original",
      "fd00::/8 => gw:+1",
      "::1 => :1 | gw",
    ]
  ) {
    it(`connection C.5: TLS would verify an IP address in ${text}`, () => {
      expect(found(text)).toEqual(["IDENTITY_MISMATCH@0"]);
    });
  }

  for (
    const text of [
      "10.0.0.1 => gw tls=target",
      "10.0.0.1 => gw tls=b1.internal",
      "10.0.0.1 => :1",
      "10.0.0.1 => {host}:1",
      "10.0.0.1 => keep",
      "a => 10.0.0.1",
      "10.0.0.1 & stage:address => 10.0.0.2",
    ]
  ) {
    it(`connection C.5: TLS has a name to verify, or nothing new, in ${text}`, () => {
      expect(found(text)).toEqual([]);
    });
  }
});

describe("candidates and fields", () => {
  it("connection C.5: 16 candidates, not 17", () => {
    const targets = Array.from({ length: 17 }, (_, i) => `:${i + 1}`);
    expect(found(`a => ${targets.slice(1).join("|")}`)).toEqual([]);
    expect(found(`a => ${targets.join("|")}`)).toEqual(["TOO_MANY_CANDIDATES@0"]);
  });

  it("connection C.3: {nodeId} needs a rule that leaves out bootstrap entries", () => {
    for (
      const selector of [
        "purpose:broker",
        "purpose:controller",
        "node:0-5",
        "node:1 & purpose:bootstrap",
      ]
    ) {
      expect(found(`${selector} => :{nodeId}+1`)).toEqual([]);
    }
    for (const selector of ["*", ".svc", "purpose:bootstrap", "rack:r"]) {
      expect(found(`${selector} => :{nodeId}+1`)).toEqual(["FIELD_NEEDS_NODE@0"]);
    }
  });

  it("connection C2: targets of the address stage are addresses or only ports", () => {
    for (const target of ["10.0.0.1", "[::1]:+1", ":1", ":+1 | 10.0.0.1:{port}"]) {
      expect(found(`10.0.0.1 & stage:address => ${target}`)).toEqual([]);
    }
    for (const target of ["gw", "{label}", "10.0.0.{nodeId}", ":1 | gw"]) {
      expect(found(`10.0.0.1 & node:1 & stage:address => ${target}`)).toEqual([
        "ADDRESS_STAGE_TARGET@0",
      ]);
    }
    for (const selector of ["a", "a:1", ".svc", "*.svc"]) {
      expect(found(`${selector} & stage:address => :1`)).toEqual(["ADDRESS_STAGE_NAME@0"]);
    }
  });
});
