import { describe, expect, it } from "vitest";
import type { RedirectInput } from "../../codec/redirect/decision.ts";
import { explainRedirect } from "../../codec/redirect/explain.ts";
import { judgeDecision } from "../../codec/redirect/judge.ts";
import { parseRedirector } from "../../codec/redirect/parse.ts";
import { inputOf } from "./inputs.ts";

const rejection = "not reachable from here";
const vectors = parseRedirector(`
  b1.internal:9092                    => 127.0.0.1:19092
  .kafka.svc                          => {label}.example.com:+10000 tls=original
  10.0.0.0/8 & purpose:broker         => gw.example.com:{nodeId}+30000
  purpose:bootstrap                   => keep
  *                                   => reject "${rejection}"
`);

describe("the vectors of C.11", () => {
  const reject = { type: "reject", message: rejection };

  const rows: [input: RedirectInput, rule: number, decision: object, names?: object][] = [
    [
      inputOf({ host: "B1.Internal." }),
      0,
      { type: "to", host: "127.0.0.1", port: 19092 },
      { serverName: "b1.internal", verifyName: "b1.internal" },
    ],
    [inputOf({ port: 9093 }), 4, reject],
    [
      inputOf({ nodeId: 2, host: "kafka-2.kafka.svc" }),
      1,
      { type: "to", host: "kafka-2.example.com", port: 19092, tls: "original" },
      { serverName: "kafka-2.kafka.svc", verifyName: "kafka-2.kafka.svc" },
    ],
    [inputOf({ nodeId: 2, host: "kafka.svc" }), 4, reject],
    [inputOf({ nodeId: 2, host: "xkafka.svc" }), 4, reject],
    [
      inputOf({ nodeId: 7, host: "10.9.8.7" }),
      2,
      { type: "to", host: "gw.example.com", port: 30007 },
      { serverName: null, verifyName: "10.9.8.7" },
    ],
    [
      inputOf({ nodeId: 7, host: "::ffff:10.9.8.7" }),
      2,
      { type: "to", host: "gw.example.com", port: 30007 },
      { serverName: null, verifyName: "10.9.8.7" },
    ],
    [inputOf({ nodeId: 7, host: "11.0.0.1" }), 4, reject],
    [
      inputOf({ purpose: "bootstrap", nodeId: null, host: "seed.example.com" }),
      3,
      { type: "keep" },
      { serverName: "seed.example.com", verifyName: "seed.example.com" },
    ],
  ];
  for (const [input, rule, decision, names] of rows) {
    const { host, port } = input;
    it(`connection C.11, R-12: ${host}, port ${port}, gets rule ${rule}`, () => {
      expect(vectors.evaluate(input)).toEqual({ decision, rule });
      const judged = judgeDecision(decision, input);
      if (names) expect(judged).toMatchObject({ type: "dial", targets: [names] });
      else expect(judged).toEqual(reject); // F48: nothing to resolve, nothing to open
    });
  }

  it("connection C.11: kafka-2.kafka.svc, port 60000, is PORT_RANGE of rule 1", () => {
    const detail = "expected a port of 1 to 65535, found 70000";
    expect(vectors.evaluate(inputOf({ nodeId: 2, host: "kafka-2.kafka.svc", port: 60_000 })))
      .toEqual({
        decision: { type: "reject", message: detail },
        rule: 1,
        invalid: { code: "PORT_RANGE", detail },
      });
  });

  it("connection C.11: 010.0.0.1 is BAD_IPV4", () => {
    const detail = 'expected an IPv4 address, found "010.0.0.1"';
    expect(vectors.evaluate(inputOf({ nodeId: 9, host: "010.0.0.1" }))).toEqual({
      decision: { type: "reject", message: detail },
      rule: "none",
      invalid: { code: "BAD_IPV4", detail },
    });
  });

  it("connection C.11: the only lint is IDENTITY_MISMATCH of rule 2", () => {
    expect(vectors.lints).toEqual([{
      level: "lint",
      code: "IDENTITY_MISMATCH",
      setting: "broker.redirector",
      rule: 2,
      column: 40,
      message: 'expected a name for TLS, found "an IP address"',
    }]);
  });

  it("connection C.10: explainRedirect() gives the outcome of each input", () => {
    const inputs = rows.map(([input]) => input);
    expect(explainRedirect(vectors, inputs)).toEqual(
      rows.map(([, rule, decision]) => ({ decision, rule })),
    );
    expect(explainRedirect(vectors, [])).toEqual([]);
  });
});

describe("evaluate()", () => {
  /** The rule that decides. */
  function ruleOf(text: string, given: Parameters<typeof inputOf>[0] = {}): number | "none" {
    return parseRedirector(text).evaluate(inputOf(given)).rule;
  }

  it("connection C.3: the first match wins, and no match keeps", () => {
    expect(ruleOf("b1.internal => :1; b1.internal:9092 => :2; * => :3")).toBe(0);
    expect(ruleOf("b2.internal => :1; b1.internal:9092 => :2; * => :3")).toBe(1);
    expect(parseRedirector("b2.internal => :1").evaluate(inputOf())).toEqual({
      decision: { type: "keep" },
      rule: "none",
    });
    expect(parseRedirector("").evaluate(inputOf({ host: "010.0.0.1" }))).toEqual({
      decision: { type: "keep" },
      rule: "none",
    });
  });

  const matches: [
    selector: string,
    yes: Parameters<typeof inputOf>[0][],
    no: Parameters<typeof inputOf>[0][],
  ][] = [
    ["B1.internal.:9092", [{}, { host: "b1.INTERNAL." }], [{ port: 9093 }, {
      host: "b2.internal",
    }]],
    ["[2001:db8::1%2]:9092", [{ host: "2001:DB8:0::1" }, { host: "2001:db8::1%3" }], [
      { host: "2001:db8::1", port: 1 },
      { host: "2001:db8::2" },
    ]],
    ["10.9.8.7", [{ host: "::ffff:10.9.8.7" }, { host: "10.9.8.7", port: 1 }], [{
      host: "::10.9.8.7",
    }]],
    ["bücher.example", [{ host: "xn--bcher-kva.EXAMPLE" }, { host: "BÜCHER.example." }], [{}]],
    [".Kafka.svc.", [{ host: "a.kafka.svc" }, { host: "A.B.kafka.SVC." }], [
      { host: "kafka.svc" },
      { host: "xkafka.svc" },
      { host: "a.kafka.svc.x" },
    ]],
    [".bücher.example", [{ host: "b1.xn--bcher-kva.example" }], [{
      host: "xn--bcher-kva.example",
    }]],
    ["kafka-*.kafka.svc", [{ host: "kafka-0.kafka.svc" }, { host: "KAFKA-.kafka.svc." }], [
      { host: "kafka-0.a.kafka.svc" },
      { host: "a.kafka-0.kafka.svc" },
      { host: "kafka.kafka.svc" },
    ]],
    ["*.svc", [{ host: "a.svc" }], [{ host: "svc" }, { host: "a.b.svc" }]],
    ["**.svc", [{ host: "a.svc" }, { host: "a.b.c.svc" }], [{ host: "svc" }, { host: "xsvc" }]],
    ["a.**.*-1", [{ host: "a.b.c-1" }, { host: "a.b.c.d-1" }], [{ host: "a.c-1" }, {
      host: "a.b.c-1.d",
    }]],
    ["**", [{}, { host: "localhost" }], [{ host: "10.0.0.1" }, { host: "::1" }]],
    ["*.*.*.*", [{ host: "a.b.c.d" }], [{ host: "10.0.0.1" }]],
    [
      "10.0.0.0/8",
      [{ host: "10.0.0.0" }, { host: "10.255.255.255" }, { host: "::ffff:10.1.1.1" }],
      [
        { host: "11.0.0.0" },
        { host: "9.255.255.255" },
        { host: "::10.0.0.1" },
        {},
      ],
    ],
    ["10.1.2.3/8", [{ host: "10.200.0.1" }], [{ host: "11.1.2.3" }]],
    ["10.0.0.4/30", [{ host: "10.0.0.4" }, { host: "10.0.0.7" }], [{ host: "10.0.0.3" }, {
      host: "10.0.0.8",
    }]],
    ["10.0.0.4/32", [{ host: "10.0.0.4" }], [{ host: "10.0.0.5" }]],
    ["0.0.0.0/0", [{ host: "1.2.3.4" }, { host: "::ffff:1.2.3.4" }], [{ host: "::1" }, {}]],
    ["::/0", [{ host: "::1" }, { host: "fe80::1%2" }], [{ host: "1.2.3.4" }, {
      host: "::ffff:1.2.3.4",
    }]],
    ["::ffff:10.0.0.0/104", [{ host: "10.1.1.1" }, { host: "::ffff:10.1.1.1" }], [{
      host: "11.0.0.1",
    }]],
    ["fd00::/8", [{ host: "fd12::1" }], [{ host: "fe00::1" }, { host: "10.0.0.1" }]],
    ["node:3", [{ nodeId: 3 }], [{ nodeId: 30 }, { nodeId: null }]],
    ["node:0, 2-4 ,7", [{ nodeId: 0 }, { nodeId: 2 }, { nodeId: 4 }, { nodeId: 7 }], [
      { nodeId: 1 },
      { nodeId: 5 },
      { nodeId: null },
    ]],
    ["rack:r1", [{ rack: "r1" }], [{ rack: "R1" }, { rack: null }]],
    ["pod:p1", [{ pod: "p1" }], [{ pod: "p1 " }, { pod: null }]],
    ["purpose:controller", [{ purpose: "controller" }], [{ purpose: "coordinator" }]],
    ["*", [{}, { host: "010.0.0.1" }, { host: "" }, { nodeId: null }], []],
    [".svc & node:1 & purpose:broker", [{ host: "a.svc" }], [
      { host: "a.svc", nodeId: 2 },
      { host: "a.svc", purpose: "controller" },
      {},
    ]],
    ["stage:address", [], [{}]],
  ];
  for (const [selector, yes, no] of matches) {
    it(`connection C.3, C.4: ${selector} matches what it should`, () => {
      for (const given of yes) {
        expect([given, ruleOf(`${selector} => keep`, given)]).toEqual([given, 0]);
      }
      for (const given of no) {
        expect([given, ruleOf(`${selector} => keep`, given)]).toEqual([given, "none"]);
      }
    });
  }

  const node: Parameters<typeof inputOf>[0] = {
    nodeId: 7,
    host: "B7.Kafka.svc.",
    rack: "r1",
    pod: "p1",
    clusterId: "c1",
  };
  const targets: [target: string, decision: object, given?: Parameters<typeof inputOf>[0]][] = [
    ["gw.example.com", { host: "gw.example.com" }],
    ["gw.example.com:1", { host: "gw.example.com", port: 1 }],
    [":19092", { port: 19092 }],
    [":+10000", { port: 19092 }],
    ["gw:-92", { host: "gw", port: 9000 }],
    [":{nodeId}+30000", { port: 30007 }],
    [":3000{nodeId}", { port: 30007 }],
    [":{port}-1", { port: 9091 }],
    ["gw:{port}", { host: "gw", port: 9092 }],
    ["{host}:{port}", { host: "B7.Kafka.svc.", port: 9092 }],
    ["{host}.x", { host: "b7.kafka.svc.x" }],
    ["{label}-x.{domain}", { host: "b7-x.kafka.svc" }],
    ["b{nodeId}.{rack}.{pod}.{clusterId}", { host: "b7.r1.p1.c1" }],
    ["10.0.0.{nodeId}", { host: "10.0.0.7" }],
    ["::1", { host: "::1" }],
    ["[::1]:1", { host: "[::1]", port: 1 }],
    ["fe80::1%eth0", { host: "fe80::1%eth0" }],
    ["{host}:1", { host: "::1", port: 1 }, { host: "::1" }],
    ["{host}:1", { host: "[::1%2]", port: 1 }, { host: "[::1%2]" }],
  ];
  for (const [target, decision, given = node] of targets) {
    it(`connection C.3, R-14: sends to ${target}`, () => {
      const rules = parseRedirector(`purpose:broker => ${target}`);
      expect(rules.evaluate(inputOf(given))).toEqual({
        decision: { type: "to", ...decision },
        rule: 0,
      });
    });
  }

  it("connection R-14: tells nodes 0 to 5 apart by name and by port", () => {
    const rules = parseRedirector(
      "node:0-2 => b{nodeId}.gw.example.com; node:3-5 => :{nodeId}+19000",
    );
    const inputs = [0, 1, 2, 3, 4, 5].map((nodeId) => inputOf({ nodeId }));
    expect(explainRedirect(rules, inputs).map(({ decision }) => decision)).toEqual([
      { type: "to", host: "b0.gw.example.com" },
      { type: "to", host: "b1.gw.example.com" },
      { type: "to", host: "b2.gw.example.com" },
      { type: "to", port: 19003 },
      { type: "to", port: 19004 },
      { type: "to", port: 19005 },
    ]);
    expect(rules.lints).toEqual([]);
  });

  it("connection R-10: sends everything to one forwarded port, and says so", () => {
    const rules = parseRedirector("* => 127.0.0.1:9092");
    const hosts = ["b1.internal", "172.17.0.2", "host.docker.internal"];
    for (const [i, host] of hosts.entries()) {
      expect(rules.evaluate(inputOf({ nodeId: i, host }))).toEqual({
        decision: { type: "to", host: "127.0.0.1", port: 9092 },
        rule: 0,
      });
    }
    expect(rules.lints.map(({ code }) => code)).toEqual(["COLLAPSE"]);
  });

  it("connection C.3: several targets are candidates, each with the names of the rule", () => {
    const { evaluate } = parseRedirector("* => a:{port} | :+1 | {host} tls=gw.example.com");
    const tls = { serverName: "gw.example.com", verifyName: "gw.example.com" };
    expect(evaluate(inputOf())).toEqual({
      decision: {
        type: "candidates",
        candidates: [
          { host: "a", port: 9092, tls },
          { port: 9093, tls },
          { host: "b1.internal", tls },
        ],
      },
      rule: 0,
    });
  });

  it("connection C.3: a refusal without a text names its rule", () => {
    const { evaluate } = parseRedirector("node:7 => keep\n* => reject");
    expect(evaluate(inputOf())).toEqual({
      decision: { type: "reject", message: "rejected by rule 1" },
      rule: 1,
    });
  });

  const invalid: [
    target: string,
    given: Parameters<typeof inputOf>[0],
    code: string,
    detail: string,
  ][] = [
    [":+60000", {}, "PORT_RANGE", "expected a port of 1 to 65535, found 69092"],
    [":-9092", {}, "PORT_RANGE", "expected a port of 1 to 65535, found 0"],
    [":{nodeId}", { nodeId: 65_536 }, "PORT_RANGE", "expected a port of 1 to 65535, found 65536"],
    [
      ":{nodeId}{nodeId}",
      { nodeId: 99_999 },
      "PORT_RANGE",
      "expected a port of 1 to 65535, found 9999999999",
    ],
    ["{rack}.x", {}, "FIELD_NULL", "expected a value for {rack}, found null"],
    ["{pod}.x", {}, "FIELD_NULL", "expected a value for {pod}, found null"],
    ["{clusterId}.x", {}, "FIELD_NULL", "expected a value for {clusterId}, found null"],
    [
      "x.{domain}",
      { host: "localhost" },
      "FIELD_NULL",
      "expected a value for {domain}, found null",
    ],
    ["{label}.x", { host: "10.9.8.7" }, "FIELD_NULL", "expected a value for {label}, found null"],
    ["x.{domain}", { host: "10.9.8.7" }, "FIELD_NULL", "expected a value for {domain}, found null"],
    ["{host}.x", { host: "::1" }, "BAD_HOST", 'expected a host, found "::1.x"'],
    ["{rack}.x", { rack: "a b" }, "BAD_HOST", 'expected a host, found "a b.x"'],
    ["{rack}", { rack: "" }, "BAD_HOST", 'expected a host, found ""'],
    ["{rack}", { rack: "{pod}" }, "BAD_HOST", 'expected a host, found "{pod}"'],
    ["{rack}", { rack: "x:80" }, "BAD_HOST", 'expected a host, found "x:80"'],
    [
      "10.0.0.{nodeId}",
      { nodeId: 256 },
      "BAD_IPV4",
      'expected an IPv4 address, found "10.0.0.256"',
    ],
    ["a:{port} | :+60000", {}, "PORT_RANGE", "expected a port of 1 to 65535, found 69092"],
  ];
  for (const [target, given, code, detail] of invalid) {
    it(`connection C.5: ${target} can be ${code}`, () => {
      const { evaluate } = parseRedirector(`purpose:broker => ${target}`);
      expect(evaluate(inputOf(given))).toEqual({
        decision: { type: "reject", message: detail },
        rule: 0,
        invalid: { code, detail },
      });
    });
  }

  it("connection C.4: a host without canonical form fails only where a rule has to read it", () => {
    const odd = { host: "my host" };
    const invalidOf = (text: string) => parseRedirector(text).evaluate(inputOf(odd)).invalid?.code;
    for (
      const text of ["", "* => keep", "node:1 => :1", "node:2 & .svc => :1", "rack:r => {host}:1"]
    ) {
      expect([text, invalidOf(text)]).toEqual([text, undefined]);
    }
    for (
      const text of [
        "b1 => keep",
        "* => {host}.x",
        "node:1 & .svc => :1",
        "* => {host}:1",
        "* => {label}:1",
      ]
    ) {
      expect([text, invalidOf(text)]).toEqual([text, "BAD_HOST"]);
    }
    expect(parseRedirector("b1 => keep").evaluate(inputOf({ host: "" })).invalid).toEqual({
      code: "BAD_HOST",
      detail: 'expected a host, found ""',
    });
  });

  it("connection C.3: as data, too, a lone * matches everything", () => {
    const { evaluate } = parseRedirector([{ match: { glob: "*" }, to: "keep" }]);
    for (const host of ["a.b", "10.0.0.1", "my host"]) {
      expect(evaluate(inputOf({ host })).rule).toBe(0);
    }
  });

  it("connection C3, F46: two rules that point at each other are two exchanges", () => {
    const { evaluate } = parseRedirector("a => b; b => a");
    expect(evaluate(inputOf({ host: "a" })).decision).toEqual({ type: "to", host: "b" });
    expect(evaluate(inputOf({ host: "b" })).decision).toEqual({ type: "to", host: "a" });
  });

  it("connection R-13: a rule has no say in whether certificates are verified", () => {
    const { evaluate } = parseRedirector(".kafka.svc => 127.0.0.1:+10000");
    const input = inputOf({ host: "kafka-2.kafka.svc" });
    expect(judgeDecision(evaluate(input).decision, input)).toEqual({
      type: "dial",
      targets: [{
        host: "127.0.0.1",
        port: 19092,
        literal: true,
        serverName: "kafka-2.kafka.svc",
        verifyName: "kafka-2.kafka.svc",
      }],
    });
  });

  it("connection R-8: what is dialled is the target, never the advertised name", () => {
    const rules = parseRedirector(".svc.cluster.local => tunnel.example.com");
    const input = inputOf({ host: "kafka-0.kafka.default.svc.cluster.local" });
    expect(judgeDecision(rules.evaluate(input).decision, input)).toMatchObject({
      targets: [{
        host: "tunnel.example.com",
        serverName: "kafka-0.kafka.default.svc.cluster.local",
      }],
    });
  });

  it("reliability 67: a rule sees every endpoint and can deny it", () => {
    const { evaluate } = parseRedirector(
      "127.0.0.0/8 => reject; ::1 => reject; .localhost => reject; localhost => reject",
    );
    const hosts = [
      "127.0.0.1",
      "127.9.9.9",
      "::1",
      "localhost",
      "a.LOCALHOST.",
      "::ffff:127.0.0.1",
    ];
    for (const host of hosts) expect(evaluate(inputOf({ host })).decision.type).toBe("reject");
    for (let hop = 0; hop < 6; hop++) {
      expect(evaluate(inputOf({ host: `b${hop}.internal`, generation: hop })).decision.type).toBe(
        "keep",
      );
    }
  });

  it("reliability R-24: a host, rack or pod of 64 KiB takes no time", () => {
    const { evaluate } = parseRedirector([
      "**.*a*a*a*a*b.** => :1",
      ".a.b => :1",
      "rack:x => :1",
      "pod:x => :1",
      "* => {rack}.x | {host}.{pod}",
    ].join("\n"));
    for (const part of ["a", "a.", "a-", "[", ":", "{rack}", "é"]) {
      const long = part.repeat(65_536 / part.length);
      const start = performance.now();
      for (const host of [long, long.slice(0, 250), "b1"]) {
        expect(evaluate(inputOf({ host, rack: long, pod: long })).invalid).toBeDefined();
      }
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});

describe("evaluateAddress()", () => {
  const rules = parseRedirector(`
    .kafka.svc                       => gw.example.com:+1
    172.17.0.0/16 & stage:address    => 127.0.0.1:+10000 | 127.0.0.2
    192.168.0.9:9092 & stage:address => :19092
    192.168.0.0/16 & stage:address   => keep
    fe80::/10 & stage:address        => reject
    node:9 & stage:address           => :+60000
    stage:address & purpose:controller => reject "not for controllers"
  `);
  const rows: [
    address: string,
    addresses: object[],
    rule: number | "none",
    given?: Parameters<typeof inputOf>[0],
  ][] = [
    [
      "172.17.0.2",
      [{ address: "127.0.0.1", port: 19092 }, { address: "127.0.0.2", port: 9092 }],
      1,
    ],
    ["::ffff:172.17.0.2", [{ address: "127.0.0.1", port: 19092 }, {
      address: "127.0.0.2",
      port: 9092,
    }], 1],
    ["192.168.0.9", [{ address: "192.168.0.9", port: 19092 }], 2],
    ["192.168.0.9", [{ address: "192.168.0.9", port: 9093 }], 3, { port: 9093 }],
    ["fe80::1%eth0", [], 4],
    ["10.0.0.1", [{ address: "10.0.0.1", port: 9092 }], "none"],
    ["10.0.0.1", [], 5, { nodeId: 9 }],
    ["10.0.0.1", [], 6, { purpose: "controller" }],
  ];
  for (const [address, addresses, rule, given = {}] of rows) {
    it(`connection C2: ${address} of ${JSON.stringify(given)} gets rule ${rule}`, () => {
      const input = inputOf({ host: "b1.kafka.svc", ...given });
      expect(rules.evaluateAddress(input, address)).toEqual({ addresses, rule });
    });
  }

  it("connection C2: keeps every address without rules of the stage", () => {
    const { evaluateAddress } = parseRedirector("* => reject");
    for (const address of ["10.0.0.1", "::1", "fe80::1%2"]) {
      expect(evaluateAddress(inputOf(), address)).toEqual({
        addresses: [{ address, port: 9092 }],
        rule: "none",
      });
    }
  });
});
