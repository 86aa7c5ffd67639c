import { describe, expect, it } from "vitest";
import type { RedirectRule } from "../../codec/redirect/decision.ts";
import { type Finding, OptionsError } from "../../codec/machine/options_error.ts";
import { parseRedirector } from "../../codec/redirect/parse.ts";

/** Every finding, whether the rules can be used or not. */
function findings(value: Parameters<typeof parseRedirector>[0]): readonly Finding[] {
  try {
    return parseRedirector(value).lints;
  } catch (error) {
    if (error instanceof OptionsError) return error.findings;
    throw error;
  }
}

function rules(value: Parameters<typeof parseRedirector>[0]): readonly RedirectRule[] {
  return parseRedirector(value).rules;
}

describe("parseRedirector()", () => {
  it("reads a Map as any other map, and no values but text", () => {
    const rules = { b1: "gw:9092", b2: "gw:9093" };
    expect(parseRedirector(new Map(Object.entries(rules)) as never).rules)
      .toEqual(parseRedirector(rules).rules);
    for (const [to, found] of [[9092, "number"], [null, "object"], [["a"], "object"]] as const) {
      expect(() => parseRedirector({ b1: to } as never)).toThrow(
        new OptionsError([{
          level: "error",
          code: "RULE_SYNTAX",
          setting: "broker.redirector",
          rule: 0,
          message: `expected text, found "${found}"`,
        }]).message,
      );
    }
  });
  const forms: [text: string, rule: RedirectRule][] = [
    ["b1.internal:9092 => 127.0.0.1:19092", {
      match: { exact: "b1.internal:9092" },
      to: "127.0.0.1:19092",
    }],
    ["[fd00::1]:9092 => [::1]:19092", { match: { exact: "[fd00::1]:9092" }, to: "[::1]:19092" }],
    ["b1.internal => 127.0.0.1", { match: { host: "b1.internal" }, to: "127.0.0.1" }],
    ["fd00::1 => ::1", { match: { host: "fd00::1" }, to: "::1" }],
    [".svc.cluster.local => {label}.example.com", {
      match: { suffix: ".svc.cluster.local" },
      to: "{label}.example.com",
    }],
    ["kafka-*.kafka.svc => :+1", { match: { glob: "kafka-*.kafka.svc" }, to: ":+1" }],
    ["10.0.0.0/8 => :-1", { match: { cidr: "10.0.0.0/8" }, to: ":-1" }],
    ["fd00::/8 => :19092", { match: { cidr: "fd00::/8" }, to: ":19092" }],
    ["node:1-3 => {host}:{port}", { match: { node: "1-3" }, to: "{host}:{port}" }],
    ["rack:us-east-1a => gw:{port}", { match: { rack: "us-east-1a" }, to: "gw:{port}" }],
    ["pod:canary-broker => canary-gw:{port}", {
      match: { pod: "canary-broker" },
      to: "canary-gw:{port}",
    }],
    ["purpose:bootstrap => keep", { match: { purpose: "bootstrap" }, to: "keep" }],
    ["* => reject", { match: { all: true }, to: { reject: "" } }],
    ['* => reject "a; # \\"b\\" \\\\ => & |"', {
      match: { all: true },
      to: { reject: 'a; # "b" \\ => & |' },
    }],
    ["10.0.0.0/8 & stage:address => 192.168.0.1:+1 | :+2", {
      match: { cidr: "10.0.0.0/8", stage: "address" },
      to: ["192.168.0.1:+1", ":+2"],
    }],
    ["  .svc&node:1,2&purpose:broker=>a:{nodeId}|b:{nodeId} tls=target  ", {
      match: { suffix: ".svc", node: "1,2", purpose: "broker" },
      to: ["a:{nodeId}", "b:{nodeId}"],
      tls: "target",
    }],
    [".svc => {label}.x tls=original", {
      match: { suffix: ".svc" },
      to: "{label}.x",
      tls: "original",
    }],
    [".svc => {label}.x tls=gw.example.com", {
      match: { suffix: ".svc" },
      to: "{label}.x",
      tls: { serverName: "gw.example.com", verifyName: "gw.example.com" },
    }],
  ];
  for (const [text, rule] of forms) {
    it(`connection C.3: reads ${text.trim()}`, () => {
      expect(rules(text)).toEqual([rule]);
      expect(rules([rule])).toEqual([rule]);
    });
  }

  it("connection C.3: rules stand on lines or between semicolons, comments after #", () => {
    expect(
      rules('# all\n\na => x; b => y # two\r\n;; c => reject "#;" ; # no => rule; none\n d=>z#'),
    ).toEqual([
      { match: { host: "a" }, to: "x" },
      { match: { host: "b" }, to: "y" },
      { match: { host: "c" }, to: { reject: "#;" } },
      { match: { host: "d" }, to: "z" },
    ]);
    for (const empty of ["", " \n ; # nothing", [], {}, null as unknown as string]) {
      expect(rules(empty)).toEqual([]);
    }
  });

  it("connection C.3: reads a map of exact addresses and hosts", () => {
    expect(
      rules({
        "b1:9092": "x:1 | y:2 tls=target",
        "[::1]:9092": "keep",
        b2: 'reject "no"',
        "::1": ":1",
      }),
    ).toEqual([
      { match: { exact: "b1:9092" }, to: ["x:1", "y:2"], tls: "target" },
      { match: { exact: "[::1]:9092" }, to: "keep" },
      { match: { host: "b2" }, to: { reject: "no" } },
      { match: { host: "::1" }, to: ":1" },
    ]);
    expect(findings({ ".svc": "x:{port}", "*": "keep", "b1 & b2": "keep" })).toMatchObject([
      { rule: 0, column: 1, code: "BAD_HOST" },
      { rule: 1, column: 1, code: "BAD_HOST" },
      { rule: 2, column: 1, code: "BAD_HOST" },
    ]);
  });

  it("connection C.3: refuses class names and other values with a message", () => {
    const messages = (value: unknown) => {
      try {
        return parseRedirector(value as string);
      } catch (error) {
        return (error as Error).message;
      }
    };
    const expected = "expected selectors => target (classes cannot be loaded)";
    expect(messages("com.example.MyRedirector")).toBe(
      `Cannot use broker.redirector rule 0, column 1: ${expected}, found "com.example.MyRedirector"`,
    );
    expect(messages(() => null)).toBe(
      `Cannot use broker.redirector rule 0, column 1: ${expected}, found "function"`,
    );
    expect(messages(7)).toBe(
      `Cannot use broker.redirector rule 0, column 1: ${expected}, found "number"`,
    );
  });

  it("connection C.5: lists every finding at once, in order of rule and column", () => {
    const text = [
      "a:0 & 10.1.0.0/8 => x:0 | x:{foo}",
      "b => keep",
      "b:9092 => c..d | 1.2 tls=-?",
      "b:9092 => :+1",
    ].join("\n");
    expect(findings(text).map(({ rule, column, level, code }) => [rule, column, level, code]))
      .toEqual([
        [0, 3, "error", "BAD_PORT"],
        [0, 7, "lint", "CIDR_HOST_BITS"],
        [0, 23, "error", "BAD_PORT"],
        [0, 29, "error", "UNKNOWN_FIELD"],
        [2, 11, "error", "BAD_HOST"],
        [2, 18, "error", "BAD_IPV4"],
        [2, 22, "error", "BAD_TLS_NAME"],
        [3, 1, "lint", "SHADOWED"],
      ]);
  });

  it("connection C.5: orders findings by column, not by the check that made them", () => {
    const lints = findings("* => keep\n10.1.0.0/8 & purpose:broker => gw:1");
    expect(lints.map(({ rule, column, code }) => [rule, column, code])).toEqual([
      [1, 1, "CIDR_HOST_BITS"],
      [1, 1, "SHADOWED"],
      [1, 32, "COLLAPSE"],
      [1, 32, "IDENTITY_MISMATCH"],
    ]);
    const errors = findings("stage:address & .svc => gw.x | :0");
    expect(errors.map(({ column, code }) => [column, code])).toEqual([
      [7, "ADDRESS_STAGE_NAME"],
      [25, "ADDRESS_STAGE_TARGET"],
      [25, "COLLAPSE"],
      [33, "BAD_PORT"],
    ]);
  });

  /** A rule and all that is found in it. */
  const found: [text: string, ...([column: number, code: string, message: string])[]][] = [
    ["b1", [
      1,
      "RULE_SYNTAX",
      'expected selectors => target (classes cannot be loaded), found "b1"',
    ]],
    ["b1 = > b2", [
      1,
      "RULE_SYNTAX",
      'expected selectors => target (classes cannot be loaded), found "b1 = > b2"',
    ]],
    ["node:1 & node:2 => b", [10, "RULE_SYNTAX", 'expected one node, found "node:2"']],
    ["purpose:admin => b:{port}", [9, "RULE_SYNTAX", 'expected a purpose, found "admin"']],
    ["stage:dns => b:{port}", [7, "RULE_SYNTAX", 'expected a stage, found "dns"']],
    ["rack: => b:{port}", [6, "RULE_SYNTAX", 'expected a rack, found ""']],
    ["a => b | keep", [10, "RULE_SYNTAX", 'expected a target, found "keep"']],
    ["a => reject no", [6, "RULE_SYNTAX", 'expected a target, found "reject no"']],
    ['a => reject "no', [6, "RULE_SYNTAX", 'expected a target, found "reject \\"no"']],
    ["a => keep tls=target", [
      11,
      "RULE_SYNTAX",
      'expected tls beside a target of the name stage, found "target"',
    ]],
    ["10.0.0.1 & stage:address => :+1 tls=target", [
      33,
      "RULE_SYNTAX",
      'expected tls beside a target of the name stage, found "target"',
    ]],
    [" => b", [1, "EMPTY_HOST", 'expected a host, found ""']],
    ["node:1 & => b", [10, "EMPTY_HOST", 'expected a host, found ""']],
    [":9092 => b", [1, "EMPTY_HOST", 'expected a host, found ""']],
    ["a => ", [5, "EMPTY_HOST", 'expected a host, found ""']],
    ["a => b | ", [9, "EMPTY_HOST", 'expected a host, found ""']],
    ["a..b => b", [1, "BAD_HOST", 'expected a host, found "a..b"']],
    ["a => b c", [6, "BAD_HOST", 'expected a host, found "b c"']],
    ["a => b => c", [6, "BAD_HOST", 'expected a host, found "b => c"']],
    ["a => host:::9092", [6, "BAD_HOST", 'expected a host, found "host:::9092"']],
    ["a => {label}..x", [6, "BAD_HOST", 'expected a host, found "a..x"']],
    ["a => {label", [6, "BAD_HOST", 'expected a host, found "{label"']],
    ["a => {{label}}", [6, "BAD_HOST", 'expected a host, found "{label}"']],
    [".a..b => :1", [1, "BAD_HOST", 'expected a host, found "a..b"']],
    ["*..b => :1", [1, "BAD_HOST", 'expected a host, found "x..b"']],
    ["a**.b => :1", [1, "BAD_HOST", 'expected labels of ASCII and *, or **, found "a**.b"']],
    ["***.b => :1", [1, "BAD_HOST", 'expected labels of ASCII and *, or **, found "***.b"']],
    ["*.é => :1", [1, "BAD_HOST", 'expected labels of ASCII and *, or **, found "*.é"']],
    ["10.0.*.* => :1", [1, "BAD_HOST", 'expected labels of ASCII and *, or **, found "10.0.*.*"']],
    ["10.* => :1", [1, "BAD_IPV4", 'expected an IPv4 address, found "10.0"']],
    ["010.0.0.1 => b", [1, "BAD_IPV4", 'expected an IPv4 address, found "010.0.0.1"']],
    [".0.1 => :1", [1, "BAD_IPV4", 'expected an IPv4 address, found "0.1"']],
    ["a => 127.1:{port}", [6, "BAD_IPV4", 'expected an IPv4 address, found "127.1"']],
    ["a:65536 => b", [3, "BAD_PORT", 'expected a port of 1 to 65535, found "65536"']],
    ["a: => b", [3, "BAD_PORT", 'expected a port of 1 to 65535, found ""']],
    ["a:09092 => b", [3, "BAD_PORT", 'expected a port of 1 to 65535, found "09092"']],
    ["[::1]:x => b", [7, "BAD_PORT", 'expected a port of 1 to 65535, found "x"']],
    ["a => b:0", [8, "BAD_PORT", 'expected a port of 1 to 65535, found "0"']],
    ["a => b:", [8, "BAD_PORT", 'expected a port of 1 to 65535, found ""']],
    ["a => b:{host}", [8, "BAD_PORT", 'expected a port of 1 to 65535, found "{host}"']],
    ["a => b:+123456", [8, "BAD_PORT", 'expected a port of 1 to 65535, found "+123456"']],
    ["a => b:+1+1", [8, "BAD_PORT", 'expected a port of 1 to 65535, found "+1+1"']],
    ["a => :+", [7, "BAD_PORT", 'expected a port of 1 to 65535, found "+"']],
    ["10.0.0.0/33 => :1", [
      1,
      "BAD_CIDR",
      'expected a block such as 10.0.0.0/8, found "10.0.0.0/33"',
    ]],
    ["fd00::/129 => :1", [
      1,
      "BAD_CIDR",
      'expected a block such as 10.0.0.0/8, found "fd00::/129"',
    ]],
    ["::ffff:10.0.0.0/95 => :1", [
      1,
      "BAD_CIDR",
      'expected a block such as 10.0.0.0/8, found "::ffff:10.0.0.0/95"',
    ]],
    ["10.0.0.0/ => :1", [1, "BAD_CIDR", 'expected a block such as 10.0.0.0/8, found "10.0.0.0/"']],
    ["10.0.0.0/-1 => :1", [
      1,
      "BAD_CIDR",
      'expected a block such as 10.0.0.0/8, found "10.0.0.0/-1"',
    ]],
    ["a.b/8 => :1", [1, "BAD_CIDR", 'expected a block such as 10.0.0.0/8, found "a.b/8"']],
    ["10.0.0/8 => :1", [1, "BAD_IPV4", 'expected an IPv4 address, found "10.0.0"']],
    ["node:3-1 => :1", [6, "BAD_RANGE", 'expected node ids such as 1,4-6, found "3-1"']],
    ["node:1,, => :1", [6, "BAD_RANGE", 'expected node ids such as 1,4-6, found "1,,"']],
    ["node:-1 => :1", [6, "BAD_RANGE", 'expected node ids such as 1,4-6, found "-1"']],
    ["node:x => :1", [6, "BAD_RANGE", 'expected node ids such as 1,4-6, found "x"']],
    ["a => b tls=", [8, "BAD_TLS_NAME", 'expected original, target or a host, found ""']],
    ["a => b tls=none!", [8, "BAD_TLS_NAME", 'expected original, target or a host, found "none!"']],
    ["a => b.{node}.c", [
      8,
      "UNKNOWN_FIELD",
      'expected a field such as label or nodeId, found "node"',
    ]],
    ["a => b:{NodeId}+1", [
      8,
      "UNKNOWN_FIELD",
      'expected a field such as label or nodeId, found "NodeId"',
    ]],
    ["a => {constructor}", [
      6,
      "UNKNOWN_FIELD",
      'expected a field such as label or nodeId, found "constructor"',
    ]],
    ["* => b:{nodeId}+1", [
      8,
      "FIELD_NEEDS_NODE",
      'expected node, or a purpose but bootstrap, found "b:{nodeId}+1"',
    ]],
    ["purpose:bootstrap => b-{nodeId}", [
      24,
      "FIELD_NEEDS_NODE",
      'expected node, or a purpose but bootstrap, found "b-{nodeId}"',
    ]],
    [
      "a => " + Array.from({ length: 17 }, (_, i) => `:${i + 1}`).join("|"),
      [61, "TOO_MANY_CANDIDATES", "expected 1 to 16 candidates, found 17"],
    ],
    ["a => B:1 | b:1", [12, "DUPLICATE_CANDIDATE", 'expected each candidate once, found "b:1"']],
    ["10.1.2.3/8 => :1", [
      1,
      "CIDR_HOST_BITS",
      'expected no bits beyond the prefix, found "10.1.2.3/8"',
    ]],
    ["fd00::1/64 => :1", [
      1,
      "CIDR_HOST_BITS",
      'expected no bits beyond the prefix, found "fd00::1/64"',
    ]],
    ["* => gw:9092", [6, "COLLAPSE", 'expected a part that differs by node, found "gw:9092"']],
    ["10.9.8.7:9092 => gw:1", [
      18,
      "IDENTITY_MISMATCH",
      'expected a name for TLS, found "an IP address"',
    ]],
    [".svc & stage:address => 10.0.0.1:{port}", [
      14,
      "ADDRESS_STAGE_NAME",
      'expected an IP address or a block, found "a name"',
    ]],
    ["10.0.0.0/8 & stage:address => b:{port}", [
      31,
      "ADDRESS_STAGE_TARGET",
      'expected an IP address, found "b:{port}"',
    ]],
    ["10.0.0.0/8 & stage:address => {host}:1", [
      31,
      "ADDRESS_STAGE_TARGET",
      'expected an IP address, found "{host}:1"',
    ]],
  ];
  const lints = [
    "CIDR_HOST_BITS",
    "DUPLICATE_CANDIDATE",
    "SHADOWED",
    "COLLAPSE",
    "IDENTITY_MISMATCH",
  ];
  for (const [text, ...expected] of found) {
    it(`connection C.5: ${expected.map(([, code]) => code).join()} in ${text}`, () => {
      expect(findings(text)).toEqual(expected.map(([column, code, message]) => ({
        level: lints.includes(code) ? "lint" : "error",
        code,
        setting: "broker.redirector",
        rule: 0,
        column,
        message,
      })));
    });
  }

  const objects: [rule: unknown, ...([code: string, message: string])[]][] = [
    [null, ["RULE_SYNTAX", "expected a rule with selectors, found null"]],
    ["a => b", ["RULE_SYNTAX", 'expected a rule with selectors, found "a => b"']],
    [{ to: "keep" }, ["RULE_SYNTAX", "expected a rule with selectors, found [object Object]"]],
    [{ match: {}, to: "keep" }, [
      "RULE_SYNTAX",
      "expected a rule with selectors, found [object Object]",
    ]],
    [{ match: { all: true } }, ["RULE_SYNTAX", "expected a target, found undefined"]],
    [{ match: { hosts: "a" }, to: "b" }, ["RULE_SYNTAX", 'expected a selector, found "hosts"'], [
      "COLLAPSE",
      'expected a part that differs by node, found "b"',
    ]],
    [{ match: { host: "a", toString: "b" }, to: "b" }, [
      "RULE_SYNTAX",
      'expected a selector, found "toString"',
    ]],
    [{ match: { host: 7 }, to: "b" }, ["RULE_SYNTAX", 'expected a selector, found "host"']],
    [{ match: { host: "a", node: 7 }, to: "b" }, [
      "RULE_SYNTAX",
      'expected a selector, found "node"',
    ]],
    [{ match: { all: "true" }, to: "keep" }, ["RULE_SYNTAX", 'expected a selector, found "all"']],
    [{ match: { host: "a:1" }, to: "b" }, ["BAD_HOST", 'expected a host, found "a:1"']],
    [{ match: { exact: "a" }, to: "b" }, ["BAD_PORT", 'expected a port of 1 to 65535, found ""']],
    [{ match: { host: "a" }, to: [] }, ["RULE_SYNTAX", "expected a target, found undefined"]],
    [{ match: { host: "a" }, to: ["b", "keep"] }, [
      "RULE_SYNTAX",
      'expected a target, found "keep"',
    ]],
    [{ match: { host: "a" }, to: ["b", { reject: "no" }] }, [
      "RULE_SYNTAX",
      "expected a target, found [object Object]",
    ]],
    [{ match: { host: "a" }, to: { reject: 7 } }, [
      "RULE_SYNTAX",
      "expected a target, found [object Object]",
    ]],
    [{ match: { host: "a" }, to: "b | c" }, ["BAD_HOST", 'expected a host, found "b | c"']],
    [{ match: { host: "a" }, to: "b", tls: "c" }, [
      "BAD_TLS_NAME",
      'expected original, target or a host, found "c"',
    ]],
    [{ match: { host: "a" }, to: "b", tls: false }, [
      "BAD_TLS_NAME",
      "expected original, target or a host, found false",
    ]],
    [{ match: { host: "a" }, to: "b", tls: { serverName: "c", verifyName: "" } }, [
      "BAD_TLS_NAME",
      'expected original, target or a host, found ""',
    ]],
    [{ match: { host: "a" }, to: "b", tls: { serverName: null } }, [
      "BAD_TLS_NAME",
      "expected original, target or a host, found null",
    ]],
    [{ match: { host: "a" }, to: { reject: "no" }, tls: "target" }, [
      "RULE_SYNTAX",
      'expected tls beside a target of the name stage, found "target"',
    ]],
  ];
  for (const [rule, ...expected] of objects) {
    it(`connection C.5: ${expected.map(([code]) => code).join()} in ${JSON.stringify(rule)}`, () => {
      expect(findings([rule as RedirectRule])).toEqual(expected.map(([code, message]) => ({
        level: lints.includes(code) ? "lint" : "error",
        code,
        setting: "broker.redirector",
        rule: 0,
        message,
      })));
    });
  }

  it("reads rules with every selector as data", () => {
    const rule: RedirectRule = {
      match: {
        exact: "kafka-1.kafka.svc:9092",
        host: "kafka-1.kafka.svc",
        suffix: "kafka.svc",
        glob: "kafka-*.**",
        node: "1",
        rack: "r & d",
        pod: "p # q",
        purpose: "broker",
        all: true,
        stage: "name",
      },
      to: "reject",
    };
    expect(parseRedirector([rule]).rules).toEqual([rule]);
    expect(parseRedirector([rule]).lints).toEqual([]);
  });
});
