import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Fault } from "../../codec/redirect/fault.ts";
import {
  advertisedHost,
  canonicalHost,
  type HostFault,
  hostOf,
} from "../../codec/redirect/host.ts";

const LABEL = "a".repeat(63);

describe("canonicalHost()", () => {
  const names: [host: string, canonical: string, dial?: string][] = [
    ["b1.internal", "b1.internal"],
    ["B1.Internal.", "b1.internal"],
    [" b1.internal\t", "b1.internal", "b1.internal"],
    ["localhost", "localhost"],
    ["my_broker-1", "my_broker-1"],
    ["-a-.b", "-a-.b"],
    ["1.2.3.4.in-addr.arpa", "1.2.3.4.in-addr.arpa"],
    ["0x7f.1", "0x7f.1"], // no number for us, whatever a resolver makes of it
    [
      `${LABEL}.${LABEL}.${LABEL}.${"b".repeat(61)}`,
      `${LABEL}.${LABEL}.${LABEL}.${"b".repeat(61)}`,
    ],
    ["bücher.example", "xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["BÜCHER.example.", "xn--bcher-kva.example", "xn--bcher-kva.example."],
    ["faß.de", "xn--fa-hia.de", "xn--fa-hia.de"], // UTS 46, non-transitional
    ["a。b", "a.b", "a.b"],
    ["日本語", "xn--wgv71a119e", "xn--wgv71a119e"],
    ["\u212a8s.local", "k8s.local", "k8s.local"], // the Kelvin sign
  ];
  for (const [host, canonical, dial = host] of names) {
    it(`connection C.4: ${JSON.stringify(host)} is the name ${canonical}`, () => {
      expect(canonicalHost(host)).toEqual({ kind: "name", canonical, dial, bits: "" });
    });
  }

  const addresses: [host: string, kind: "ipv4" | "ipv6", canonical: string, dial?: string][] = [
    ["10.9.8.7", "ipv4", "10.9.8.7"],
    ["0.0.0.0", "ipv4", "0.0.0.0"],
    ["255.255.255.255", "ipv4", "255.255.255.255"],
    [" 10.9.8.7 ", "ipv4", "10.9.8.7", "10.9.8.7"],
    ["::ffff:10.9.8.7", "ipv4", "10.9.8.7"],
    ["::FFFF:a09:807", "ipv4", "10.9.8.7"],
    ["[::ffff:10.9.8.7]", "ipv4", "10.9.8.7", "::ffff:10.9.8.7"],
    ["::10.9.8.7", "ipv6", "::a09:807"],
    ["64:ff9b::10.9.8.7", "ipv6", "64:ff9b::a09:807"],
    ["::", "ipv6", "::"],
    ["::1", "ipv6", "::1"],
    ["[::1]", "ipv6", "::1", "::1"],
    ["1::", "ipv6", "1::"],
    ["0:0:0:0:0:0:0:1", "ipv6", "::1"],
    ["2001:DB8:0:0:1:0:0:1", "ipv6", "2001:db8::1:0:0:1"],
    ["2001:db8:0:0:1:0:0:0", "ipv6", "2001:db8:0:0:1::"],
    ["2001:0db8::0001", "ipv6", "2001:db8::1"],
    ["2001:db8:0:1:1:1:1:1", "ipv6", "2001:db8:0:1:1:1:1:1"],
    ["10:0:0:1:0:0:0:2", "ipv6", "10:0:0:1::2"],
    ["::1:2:3:4:5:6:7", "ipv6", "0:1:2:3:4:5:6:7"],
    ["1:2:3:4:5:6:7::", "ipv6", "1:2:3:4:5:6:7:0"],
    ["fe80::1%2", "ipv6", "fe80::1"],
    ["fe80::1%eth0.100", "ipv6", "fe80::1"],
    ["[FE80::1%en0]", "ipv6", "fe80::1", "FE80::1%en0"],
  ];
  for (const [host, kind, canonical, dial = host] of addresses) {
    it(`connection C.4: ${JSON.stringify(host)} is the address ${canonical}`, () => {
      const { bits, ...found } = hostOf(host);
      expect(found).toEqual({ kind, canonical, dial });
      expect(bits).toMatch(/^[01]{128}$/);
      expect(bits).toBe(hostOf(kind === "ipv4" ? `::ffff:${canonical}` : canonical).bits);
    });
  }

  const faults: [fault: HostFault, ...hosts: string[]][] = [
    ["EMPTY_HOST", "", " ", "\n"],
    [
      "BAD_IPV4",
      "1.2",
      "127.1",
      "010.0.0.1",
      "10.0.0.01",
      "10.0.0.256",
      "10.0.0.1.",
      "10.0.0.1.2",
      "10..0.1",
      ".10.0.0.1",
      "2130706433",
      "9092",
      "1",
      "10.0.0..",
      ".",
    ],
    [
      "BAD_HOST",
      "a%41.x",
      "a%41.é",
      "１２７.０.０.１",
      "１27.0.0.1",
      "b..c",
      "bü..c",
      "b..",
      ".b",
      ".é",
      "é..",
      "*.x",
      "*.é",
      `${LABEL}a.x`,
      `${LABEL}é.x`,
      `${LABEL}.${LABEL}.${LABEL}.${"b".repeat(62)}`,
      "a".repeat(256),
      "a".repeat(65_536),
      "é".repeat(65_536),
      "a b",
      "a\0b",
      "a\u007fb",
      "a/b",
      "é/b",
      "é?b",
      "é#b",
      "é@b",
      "é\\b",
      "é：80",
      "é％41",
      "user@b",
      "b:9092",
      "é:9092",
      "b[1]",
      "[b]",
      "[10.0.0.1]",
      "[::1",
      "::1]",
      "[]",
      "[::1]:9092",
      "http://b",
      "\u00ad",
      "\ud800",
      "a\ud800.x",
      "host:::9092",
      ":",
      ":::",
      ":1",
      "1:",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      ":1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:",
      "1::2:3:4:5:6:7:8",
      "1:2:3:4:5:6:7:8::",
      "::1:2:3:4:5:6:7:8",
      "1::2::3",
      "12345::",
      "g::",
      "::010.0.0.1",
      "::1.2.3",
      "::1.2.3.4.5",
      "::1.2.3.4:5",
      "::ffff:10.0.0.256",
      "fe80::1%",
      "fe80::1%a b",
      "fe80::1%a%b",
      "%eth0",
    ],
  ];
  for (const [fault, ...hosts] of faults) {
    for (const host of hosts) {
      const shown = JSON.stringify(host.length > 80 ? `${host.slice(0, 9)}… ${host.length}` : host);
      it(`connection C.4: ${shown} is ${fault}`, () => expect(canonicalHost(host)).toBe(fault));
    }
  }

  it("connection C.4: a canonical form is its own canonical form", () => {
    for (
      const [host, canonical] of [...names, ...addresses.map(([host, , text]) => [host, text])]
    ) {
      expect(hostOf(canonical!).canonical).toBe(hostOf(host!).canonical);
    }
  });

  it("connection C.4: writes IPv6 addresses as the URL parser does", () => {
    const group = fc.oneof(fc.constant(0), fc.constant(0), fc.constant(1), fc.nat(0xffff));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), fc.nat(8), (groups, at) => {
        const parts = groups.map((value) => value.toString(16).padStart(at % 4 + 1, "0"));
        const text = parts.join(":");
        const short = text.replace(/(?:^|:)0+(?::0+)*(?:$|:)/, "::"); // some run of zeros, any length
        const { hostname } = new URL(`http://[${text}]`);
        expect(hostOf(short).bits).toBe(hostOf(text).bits);
        if (hostOf(text).kind === "ipv6") expect(`[${hostOf(text).canonical}]`).toBe(hostname);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it("connection C.4: takes as IPv6 what the URL parser takes", () => {
    const piece = fc.constantFrom(":", "::", "0", "1", "ff", "abcde", "1.2.3.4", "1.2.3", "g", ".");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const text = `${pieces.join("")}:`.replace(/^([^:]*):$/, "$1::").replace(/:$/, "");
        fc.pre(text.includes(":"));
        let hostname = "";
        try {
          hostname = new URL(`http://[${text}]`).hostname;
        } catch { // no address
        }
        const found = canonicalHost(text);
        expect([text, typeof found === "string"]).toEqual([text, hostname === ""]);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it("reliability R-24: takes no time over long hostile hosts", () => {
    for (
      const part of ["[", "[:", ":", "::", ".", "a.", "1.", "%", " ", "é", "[:]", "a:", "\\", "-"]
    ) {
      const host = part.repeat(65_536 / part.length);
      const start = performance.now();
      canonicalHost(host);
      canonicalHost(host.slice(0, 255));
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});

describe("hostOf()", () => {
  it("throws what should have been there", () => {
    const faults = ["010.0.0.1", "", "a b"].map((host) => {
      try {
        return hostOf(host);
      } catch (fault) {
        return fault;
      }
    });
    expect(faults).toEqual([
      new Fault("BAD_IPV4", "an IPv4 address", "010.0.0.1"),
      new Fault("EMPTY_HOST", "a host", ""),
      new Fault("BAD_HOST", "a host", "a b"),
    ]);
    expect(faults).toMatchObject([
      { detail: 'expected an IPv4 address, found "010.0.0.1"' },
      { detail: 'expected a host, found ""' },
      { detail: 'expected a host, found "a b"' },
    ]);
  });
});

describe("advertisedHost()", () => {
  for (
    const [host, hostKind, canonicalHost] of [
      ["B1.Internal.", "name", "b1.internal"],
      ["10.9.8.7", "ipv4", "10.9.8.7"],
      ["::ffff:10.9.8.7", "ipv4", "10.9.8.7"],
      ["[2001:DB8::1%2]", "ipv6", "2001:db8::1"],
      ["010.0.0.1", "name", "010.0.0.1"],
      ["not a host.", "name", "not a host."],
      ["", "name", ""],
    ] as const
  ) {
    it(`connection C.2: ${JSON.stringify(host)} is a ${hostKind}`, () => {
      expect(advertisedHost(host)).toEqual({ host, hostKind, canonicalHost });
    });
  }
});
