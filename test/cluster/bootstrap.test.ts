import { describe, expect, it } from "vitest";
import { bootstrapsOf } from "../../codec/cluster/bootstrap.ts";

/** Entries as `host port`, and what is wrong as `code: message`. */
function read(list: unknown): { readonly entries: string[]; readonly wrong: string[] } {
  const [bootstrap] = bootstrapsOf({ bootstrapServers: list as string });
  return {
    entries: bootstrap!.entries.map(({ host, port }) => `${host} ${port}`),
    wrong: bootstrap!.findings.map(({ code, message }) => `${code}: ${message}`),
  };
}

const FORM = "host:port, commas between several, brackets around an IPv6 address";

/** Texts that are addresses, and where they lead. */
const GOOD: readonly (readonly [text: unknown, ...entries: string[]])[] = [
  ["b1:9092", "b1 9092"],
  ["b1.internal.:9092", "b1.internal. 9092"],
  ["B1.Internal:1", "B1.Internal 1"],
  ["my_broker-1:65535", "my_broker-1 65535"],
  ["bücher.example:9092", "xn--bcher-kva.example 9092"],
  ["10.0.0.1:9092", "10.0.0.1 9092"],
  ["b1:09092", "b1 9092"],
  ["[::1]:9092", "::1 9092"],
  ["[2001:DB8::1]:9092", "2001:DB8::1 9092"],
  ["[2001:db8:0:0:0:0:0:1]:9092", "2001:db8:0:0:0:0:0:1 9092"],
  ["[::ffff:10.0.0.1]:9092", "::ffff:10.0.0.1 9092"],
  ["[fe80::1%eth0]:9092", "fe80::1%eth0 9092"],
  ["PLAINTEXT://b1:9092", "b1 9092"],
  ["SASL_SSL://[::1]:9092", "::1 9092"],
  ["EXTERNAL-1.a://b1:9092", "b1 9092"],
  ["://b1:9092", "b1 9092"],
  ["b1:9092,b2:9093", "b1 9092", "b2 9093"],
  [" b1:9092 ,\n\t[::1]:9093 ", "b1 9092", "::1 9093"],
  ["b1:9092,,b2:9093,", "b1 9092", "b2 9093"],
  [["b1:9092", " [::1]:9093", "b3:1,b4:2"], "b1 9092", "::1 9093", "b3 1", "b4 2"],
  ["b1:9092,b2:9092,b1:9092,B1:9092,b1:9093", "B1 9092", "b2 9092", "b1 9093"],
  ["[fe80::1%a]:1,[fe80::1%b]:1", "fe80::1%a 1", "fe80::1%b 1"],
];

/** Texts that are none, and why. */
const BAD: readonly (readonly [list: unknown, ...wrong: string[]])[] = [
  ["b1", `NO_PORT: expected ${FORM}, found "b1" in entry 0`],
  ["PLAINTEXT://b1", `NO_PORT: expected ${FORM}, found "PLAINTEXT://b1" in entry 0`],
  ["[::1]", `NO_PORT: expected ${FORM}, found "[::1]" in entry 0`],
  ["::1:9092", `NO_PORT: expected ${FORM}, found "::1:9092" in entry 0`],
  ["2001:db8::1", `NO_PORT: expected ${FORM}, found "2001:db8::1" in entry 0`],
  ["[::1:9092", `NO_PORT: expected ${FORM}, found "[::1:9092" in entry 0`],
  ["b1:9092:9093", `NO_PORT: expected ${FORM}, found "b1:9092:9093" in entry 0`],
  ["b1:", 'BAD_PORT: expected a port of 1 to 65535, found "b1:" in entry 0'],
  ["b1:0", 'BAD_PORT: expected a port of 1 to 65535, found "b1:0" in entry 0'],
  ["b1:65536", 'BAD_PORT: expected a port of 1 to 65535, found "b1:65536" in entry 0'],
  ["b1:-1", 'BAD_PORT: expected a port of 1 to 65535, found "b1:-1" in entry 0'],
  ["b1: 9092", 'BAD_PORT: expected a port of 1 to 65535, found "b1: 9092" in entry 0'],
  ["b1:9092/", 'BAD_PORT: expected a port of 1 to 65535, found "b1:9092/" in entry 0'],
  ["b1:kafka", 'BAD_PORT: expected a port of 1 to 65535, found "b1:kafka" in entry 0'],
  [":9092", 'EMPTY_HOST: expected a host, found ":9092" in entry 0'],
  ["[]:9092", 'BAD_HOST: expected a host, found "[]:9092" in entry 0'],
  ["[b1]:9092", 'BAD_HOST: expected a host, found "[b1]:9092" in entry 0'],
  ["[1::2::3]:9092", 'BAD_HOST: expected a host, found "[1::2::3]:9092" in entry 0'],
  ["b 1:9092", 'BAD_HOST: expected a host, found "b 1:9092" in entry 0'],
  ["b..1:9092", 'BAD_HOST: expected a host, found "b..1:9092" in entry 0'],
  ["b1;b2:9092", 'BAD_HOST: expected a host, found "b1;b2:9092" in entry 0'],
  ["256.0.0.1:9092", 'BAD_IPV4: expected an IPv4 address, found "256.0.0.1:9092" in entry 0'],
  ["10.1:9092", 'BAD_IPV4: expected an IPv4 address, found "10.1:9092" in entry 0'],
  ["", "REQUIRED: expected host:port, found nothing"],
  [" , ,", "REQUIRED: expected host:port, found nothing"],
  [[], "REQUIRED: expected host:port, found nothing"],
  [7, `NO_PORT: expected ${FORM}, found "number" in entry 0`],
  [null, `NO_PORT: expected ${FORM}, found "object" in entry 0`],
];

describe("connection B.12, bootstrap entries", () => {
  for (const [text, ...entries] of GOOD) {
    it(`connection R-17: ${JSON.stringify(text)}`, () => {
      expect(read(text)).toEqual({ entries, wrong: [] });
    });
  }
  for (const [list, ...wrong] of BAD) {
    it(`connection R-17: ${JSON.stringify(list)} is none`, () => {
      expect(read(list)).toEqual({ entries: [], wrong });
    });
  }
  it("connection B.12: every entry that is wrong is named, the others are read", () => {
    expect(read(["b1:1,b2", "b3:3", { host: "b4" }, ",b5:0"])).toEqual({
      entries: ["b1 1", "b3 3"],
      wrong: [
        `NO_PORT: expected ${FORM}, found "b2" in entry 1`,
        `NO_PORT: expected ${FORM}, found "object" in entry 3`,
        'BAD_PORT: expected a port of 1 to 65535, found "b5:0" in entry 5',
      ],
    });
  });
  it("connection B.12: findings name the property, and are errors", () => {
    const lists = bootstrapsOf({ bootstrapServers: "b1", bootstrapControllers: "c1" });
    expect(lists.map(({ is }) => is)).toEqual(["brokers", "controllers"]);
    expect(lists.flatMap(({ findings }) => findings)).toMatchObject([
      { level: "error", setting: "bootstrap.servers" },
      { level: "error", setting: "bootstrap.controllers" },
    ]);
  });
  it("connection B.12: a list that is not given is none", () => {
    expect(bootstrapsOf({})).toEqual([]);
    expect(bootstrapsOf({ bootstrapControllers: "c1:9093" })).toEqual([
      { is: "controllers", entries: [{ host: "c1", port: 9_093 }], findings: [] },
    ]);
  });
  it("reliability 4.5: credentials before a host are in no finding", () => {
    expect(read("sasl://alice:alice-secret@b1:9092, SASL_SSL://tok\nen@b2").wrong).toEqual([
      'BAD_HOST: expected a host, found "…@b1:9092" in entry 0',
      `NO_PORT: expected ${FORM}, found "…@b2" in entry 1`,
    ]);
  });
  it("reliability 4.5: of a long entry the beginning is shown", () => {
    expect(read("x".repeat(500)).wrong).toEqual([
      `NO_PORT: expected ${FORM}, found "${"x".repeat(98)} in entry 0`,
    ]);
  });
});
