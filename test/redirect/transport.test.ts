import { describe, expect, it } from "vitest";
import { parseRedirector } from "../../codec/redirect/parse.ts";

describe("checkTransport()", () => {
  function found(text: string, tls: boolean, tlsNames: boolean) {
    return parseRedirector(text).checkTransport({ tls, tlsNames });
  }

  for (
    const rule of [
      "b1 => gw",
      "b1 => b2",
      "b1 => gw tls=original",
      "b1 => {label}.gw",
      ".svc => gw.svc:{port}",
      "b1 => gw tls=b1",
      "b1 => gw tls=sni.example",
      "b1 => :1 tls=gw",
      ".svc => {host}:1 tls=gw",
      "b1 => :1 | gw",
      "10.0.0.1:1 => 10.0.0.2",
    ]
  ) {
    it(`connection C15: a transport without names cannot obey ${rule}`, () => {
      expect(found(`node:9 => keep\n${rule}`, true, false)).toEqual([{
        level: "error",
        code: "TLS_NAMES_UNSUPPORTED",
        setting: "broker.redirector",
        rule: 1,
        message: 'expected tls=target for this transport, found "another name"',
      }]);
      expect(found(rule, true, true)).toEqual([]);
    });
  }

  for (
    const rule of [
      "b1 => gw tls=target",
      "b1 => {label}.gw tls=target",
      "b1 => :1",
      "* => {host}:1",
      "b1:1 => B1.:2",
      "10.0.0.1 => ::ffff:10.0.0.1",
      "b1 => gw tls=GW.",
      "b1 => :1 tls=b1",
      "* => keep",
      "* => reject",
      '* => reject "no"',
      "10.0.0.1 & stage:address => 10.0.0.2",
    ]
  ) {
    it(`connection C15: a transport without names can obey ${rule}`, () => {
      expect(found(rule, true, false)).toEqual([]);
    });
  }

  it("connection C15: names of rules as data", () => {
    const findings = (serverName?: string, verifyName?: string) =>
      parseRedirector([{
        match: { host: "b1" },
        to: ["gw"],
        tls: { ...serverName && { serverName }, ...verifyName && { verifyName } },
      }]).checkTransport({ tls: true, tlsNames: false }).map(({ code }) => code);
    expect(findings("gw", "gw")).toEqual([]);
    expect(findings("gw")).toEqual(["TLS_NAMES_UNSUPPORTED"]); // the other is b1
    expect(findings(undefined, "gw")).toEqual(["TLS_NAMES_UNSUPPORTED"]);
    expect(findings()).toEqual(["TLS_NAMES_UNSUPPORTED"]);
    const refusal = parseRedirector([{ match: { all: true }, to: "reject" }]);
    expect(refusal.checkTransport({ tls: true, tlsNames: false })).toEqual([]);
  });

  it("connection C.5: tls with a plaintext protocol is odd", () => {
    for (const tlsNames of [true, false]) {
      expect(found("b1 => gw; b2 => gw tls=target; b3 => gw tls=x", false, tlsNames)).toEqual(
        [1, 2].map((rule) => ({
          level: "lint",
          code: "IDENTITY_MISMATCH",
          setting: "broker.redirector",
          rule,
          message: 'expected no tls with a plaintext protocol, found "tls"',
        })),
      );
    }
  });
});
