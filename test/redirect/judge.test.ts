import { describe, expect, it } from "vitest";
import type { RedirectInput } from "../../codec/redirect/decision.ts";
import { judgeDecision } from "../../codec/redirect/judge.ts";
import { inputOf } from "./inputs.ts";

const input = inputOf({ host: "B1.Internal." });
const kept = {
  host: "B1.Internal.",
  port: 9092,
  literal: false,
  serverName: "b1.internal",
  verifyName: "b1.internal",
};

function dial(...targets: object[]) {
  return { type: "dial", targets };
}

describe("judgeDecision()", () => {
  for (const decision of [null, undefined, { type: "keep" }, { type: "to" }]) {
    it(`connection C7: ${JSON.stringify(decision)} keeps the advertised target`, () => {
      expect(judgeDecision(decision, input)).toEqual(dial(kept));
    });
  }

  it("connection C7: what is left out is kept", () => {
    expect(judgeDecision({ type: "to", port: 19092 }, input)).toEqual(
      dial({ ...kept, port: 19092 }),
    );
    expect(judgeDecision({ type: "to", host: "127.0.0.1" }, input)).toEqual(
      dial({ ...kept, host: "127.0.0.1", literal: true }),
    );
    expect(judgeDecision({ type: "to", host: null, port: undefined, tls: null }, input)).toEqual(
      dial(kept),
    );
  });

  for (
    const [host, dialled, literal, serverName, verifyName] of [
      ["Gw.Example.com.", "Gw.Example.com.", false, "gw.example.com", "gw.example.com"],
      ["bücher.example", "bücher.example", false, "xn--bcher-kva.example", "xn--bcher-kva.example"],
      ["10.9.8.7", "10.9.8.7", true, null, "10.9.8.7"],
      ["::ffff:10.9.8.7", "::ffff:10.9.8.7", true, null, "10.9.8.7"],
      ["[FE80::1%eth0]", "FE80::1%eth0", true, null, "fe80::1"],
      ["010.0.0.1", "010.0.0.1", false, null, "010.0.0.1"],
      ["10.0.0.1.", "10.0.0.1.", false, null, "10.0.0.1"],
      ["my host.", "my host.", false, "my host", "my host"],
      ["", "", false, null, ""],
    ] as const
  ) {
    it(`connection C.4, C13: the advertised host ${JSON.stringify(host)} is kept as it is`, () => {
      const target = { host: dialled, port: 9092, literal, serverName, verifyName };
      expect(judgeDecision(null, inputOf({ host }))).toEqual(dial(target));
    });
  }

  it("connection C.4: an advertised port is kept as it is", () => {
    for (const port of [-1, 0, 70_000]) {
      expect(judgeDecision(null, inputOf({ port }))).toMatchObject({ targets: [{ port }] });
    }
  });

  for (
    const [host, dialled, literal] of [
      ["Gw.Example.com.", "Gw.Example.com.", false],
      ["bücher.example.", "xn--bcher-kva.example.", false],
      ["[::1]", "::1", true],
      ["fe80::1%eth0", "fe80::1%eth0", true],
      ["10.0.0.1", "10.0.0.1", true],
    ] as const
  ) {
    it(`connection C12, C14, R-11: dials ${host} under the advertised name`, () => {
      expect(judgeDecision({ type: "to", host, port: 1 }, input)).toEqual(
        dial({ ...kept, host: dialled, port: 1, literal }),
      );
    });
  }

  for (
    const [tls, serverName, verifyName] of [
      ["original", "b1.internal", "b1.internal"],
      ["target", "gw.example.com", "gw.example.com"],
      [
        { serverName: "Sni.Example.", verifyName: "bücher.example" },
        "sni.example",
        "xn--bcher-kva.example",
      ],
      [{ serverName: "sni.example" }, "sni.example", "b1.internal"],
      [{ verifyName: "10.0.0.1" }, "b1.internal", "10.0.0.1"],
      [{ serverName: "10.0.0.1", verifyName: "[::1%2]" }, null, "::1"],
      [{}, "b1.internal", "b1.internal"],
    ] as const
  ) {
    it(`connection C12, C13, C14: names of tls ${JSON.stringify(tls)}`, () => {
      expect(judgeDecision({ type: "to", host: "Gw.example.com.", tls }, input)).toEqual(
        dial({ host: "Gw.example.com.", port: 9092, literal: false, serverName, verifyName }),
      );
    });
  }

  it("connection C13: no SNI for the IP address of tls target", () => {
    expect(judgeDecision({ type: "to", host: "::1", tls: "target" }, input)).toEqual(
      dial({ host: "::1", port: 9092, literal: true, serverName: null, verifyName: "::1" }),
    );
  });

  it("connection C.2: dials 1 to 16 candidates in order", () => {
    const candidates = Array.from({ length: 16 }, (_, i) => ({ port: i + 1 }));
    expect(judgeDecision({ type: "candidates", candidates }, input)).toEqual(
      dial(...candidates.map(({ port }) => ({ ...kept, port }))),
    );
  });

  it("connection C.2: a refusal dials nothing", () => {
    expect(judgeDecision({ type: "reject", message: "no" }, input)).toEqual(
      { type: "reject", message: "no" },
    );
    expect(judgeDecision({ type: "reject" }, input)).toEqual({ type: "reject", message: "" });
  });

  const throwing = {
    get type() {
      throw new Error("no");
    },
  };
  const seventeen = Array.from({ length: 17 }, () => ({}));
  const long = "a".repeat(65_536);
  for (
    const [decision, code, detail] of [
      ["keep", "BAD_DECISION", "expected keep, to, candidates or reject, found undefined"],
      [7, "BAD_DECISION", "expected keep, to, candidates or reject, found undefined"],
      [{}, "BAD_DECISION", "expected keep, to, candidates or reject, found undefined"],
      [[], "BAD_DECISION", "expected keep, to, candidates or reject, found undefined"],
      [{ type: "dial" }, "BAD_DECISION", 'expected keep, to, candidates or reject, found "dial"'],
      [
        { type: "dial", dial: [{}] },
        "BAD_DECISION",
        'expected keep, to, candidates or reject, found "dial"',
      ],
      [
        { type: "toString" },
        "BAD_DECISION",
        'expected keep, to, candidates or reject, found "toString"',
      ],
      [
        { type: "__proto__" },
        "BAD_DECISION",
        'expected keep, to, candidates or reject, found "__proto__"',
      ],
      [
        { type: Symbol("keep") },
        "BAD_DECISION",
        "expected keep, to, candidates or reject, found Symbol(keep)",
      ],
      [throwing, "BAD_DECISION", 'expected plain data, found "something that throws"'],
      [
        { type: "candidates" },
        "BAD_DECISION",
        'expected keep, to, candidates or reject, found "candidates"',
      ],
      [
        { type: "candidates", candidates: [] },
        "BAD_DECISION",
        "expected 1 to 16 candidates, found 0",
      ],
      [
        { type: "candidates", candidates: seventeen },
        "TOO_MANY",
        "expected 1 to 16 candidates, found 17",
      ],
      [
        { type: "candidates", candidates: [{}, null] },
        "BAD_DECISION",
        "expected a target, found null",
      ],
      [
        { type: "candidates", candidates: ["b1:9092"] },
        "BAD_DECISION",
        'expected a target, found "b1:9092"',
      ],
      [
        { type: "candidates", candidates: new Array(1) },
        "BAD_DECISION",
        "expected a target, found undefined",
      ],
      [{ type: "to", host: 7 }, "BAD_DECISION", "expected a host as text, found 7"],
      [{ type: "to", host: "" }, "BAD_HOST", 'expected a host, found ""'],
      [{ type: "to", host: "b1:9092" }, "BAD_HOST", 'expected a host, found "b1:9092"'],
      [{ type: "to", host: "a\0b" }, "BAD_HOST", 'expected a host, found "a\\u0000b"'],
      [{ type: "to", host: long }, "BAD_HOST", `expected a host, found "${"a".repeat(98)}`],
      [{ type: "to", host: "127.1" }, "BAD_IPV4", 'expected an IPv4 address, found "127.1"'],
      [{ type: "to", port: 0 }, "PORT_RANGE", "expected a port of 1 to 65535, found 0"],
      [{ type: "to", port: 65_536 }, "PORT_RANGE", "expected a port of 1 to 65535, found 65536"],
      [{ type: "to", port: NaN }, "PORT_RANGE", "expected a port of 1 to 65535, found NaN"],
      [{ type: "to", port: 90.92 }, "PORT_RANGE", "expected a port of 1 to 65535, found 90.92"],
      [{ type: "to", port: "9093" }, "PORT_RANGE", 'expected a port of 1 to 65535, found "9093"'],
      [{ type: "to", port: 9093n }, "PORT_RANGE", "expected a port of 1 to 65535, found 9093"],
      [
        { type: "to", tls: "none" },
        "BAD_DECISION",
        'expected original, target or names, found "none"',
      ],
      [
        { type: "to", tls: false },
        "BAD_DECISION",
        "expected original, target or names, found false",
      ],
      [{ type: "to", tls: { serverName: "" } }, "BAD_HOST", 'expected a host, found ""'],
      [
        { type: "to", tls: { verifyName: "127.1" } },
        "BAD_IPV4",
        'expected an IPv4 address, found "127.1"',
      ],
      [
        { type: "to", tls: { verifyName: null } },
        "BAD_DECISION",
        "expected a host as text, found null",
      ],
      [
        { type: "candidates", candidates: [{}, { port: 0 }] },
        "PORT_RANGE",
        "expected a port of 1 to 65535, found 0",
      ],
    ] as const
  ) {
    it(`connection C6: ${detail.slice(0, 80)}`, () => {
      expect(judgeDecision(decision, input)).toEqual({ type: "invalid", code, detail });
    });
  }

  it("connection F46: judges the same decision the same way, and leaves it as it was", () => {
    const decision = Object.freeze({
      type: "candidates",
      candidates: Object.freeze([Object.freeze({ host: "a" }), Object.freeze({ port: 1 })]),
    });
    const frozen: RedirectInput = Object.freeze({ ...input });
    expect(judgeDecision(decision, frozen)).toEqual(judgeDecision(decision, frozen));
  });

  it("connection C17: no decision turns verification off", () => {
    for (
      const tls of ["none", false, { verify: false }, { rejectUnauthorized: false }, {
        verifyName: "",
      }]
    ) {
      const judged = judgeDecision({ type: "to", host: "gw.example.com", tls }, input);
      const targets = judged.type === "dial" ? judged.targets : [];
      for (const { verifyName } of targets) expect(verifyName).toBe("b1.internal");
    }
  });
});
