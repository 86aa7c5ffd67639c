import { describe, expect, it } from "vitest";
import { readWish } from "../../codec/command/read_wish.ts";
import { ran } from "./run.ts";

const plain = {
  command: "decode",
  files: ["a.pcap"],
  form: "text",
  filter: undefined,
  details: "errors",
  ports: [],
  servers: [],
  headers: false,
  redact: true,
};

describe("arguments", () => {
  it("of decode have defaults", () => {
    expect(readWish(["decode", "a.pcap"])).toEqual(plain);
  });
  it("of decode: each option", () => {
    const wishes: [args: string[], wish: object][] = [
      [["--ndjson"], { form: "ndjson" }],
      [["--request-log"], { form: "request-log" }],
      [["--summary"], { form: "summary" }],
      [["--summary", "--ndjson"], { form: "summary-json" }],
      [["--filter", "api==Fetch"], { filter: "api==Fetch" }],
      [["--filter=api==Fetch"], { filter: "api==Fetch" }],
      [["--filter", "--x"], { filter: "--x" }],
      [["--details", "all"], { details: "all" }],
      [["--port", "9093", "--port=1"], { ports: [9093, 1] }],
      [["--server", "10.0.0.2", "--server", "10.0.0.3:9092"], {
        servers: ["10.0.0.2", "10.0.0.3:9092"],
      }],
      [["--server", "[::1]:9092", "--server", "FE80::1", "--server", "[::1]"], {
        servers: ["[::1]:9092", "fe80::1", "::1"],
      }],
      [["--headers"], { headers: true }],
      [["--no-redact"], { redact: false }],
    ];
    for (const [args, wish] of wishes) {
      expect(readWish(["decode", ...args, "a.pcap"])).toEqual({ ...plain, ...wish });
      expect(readWish(["decode", "a.pcap", ...args])).toEqual({ ...plain, ...wish });
    }
  });
  it("may name files that look like options", () => {
    expect(readWish(["decode", "--", "--ndjson", "-"])).toMatchObject({
      files: ["--ndjson", "-"],
      form: "text",
    });
  });
  it("of the other commands", () => {
    expect(readWish(["registrations", "a", "b", "-", "--ndjson"])).toEqual({
      command: "registrations",
      files: ["a", "b", "-"],
      ndjson: true,
    });
    expect(readWish(["versions", "a", "--port", "65535"])).toEqual({
      command: "versions",
      files: ["a"],
      ports: [65535],
      servers: [],
      ndjson: false,
    });
  });
  it("ask for help", () => {
    expect(readWish(["--help"])).toEqual({ command: "help", about: undefined });
    expect(readWish(["help", "versions"])).toEqual({ command: "help", about: "versions" });
    expect(readWish(["decode", "-h"])).toEqual({ command: "help", about: "decode" });
    expect(readWish(["registrations", "a", "b", "--help"])).toMatchObject({ command: "help" });
  });
});

describe("wrong arguments are one sentence and status 2:", () => {
  const help = "See kafka-wire decode --help";
  const wrong: [args: string, sentence: string][] = [
    ["", "expected decode, registrations, versions or pods, found nothing. See kafka-wire --help"],
    [
      "deocde a",
      "expected decode, registrations, versions or pods, found deocde. See kafka-wire --help",
    ],
    ["decode", `expected one file or two, found none. ${help}`],
    ["decode a b c", `expected one file or two, found 3. ${help}`],
    ["decode - -", `expected - once, found it twice. ${help}`],
    [
      "decode a --json",
      `expected an option of kafka-wire decode, found --json; perhaps --ndjson was meant. ${help}`,
    ],
    ["decode a -v", `expected an option of kafka-wire decode, found -v. ${help}`],
    ["decode a --filter", `expected TEXT after --filter, found nothing. ${help}`],
    ["decode --filter -- a", `expected TEXT after --filter, found nothing. ${help}`],
    ["decode a --filter b --filter c", `expected --filter once, found it twice. ${help}`],
    ["decode a --ndjson=1", `expected --ndjson without a value, found one. ${help}`],
    ["decode a --port 0", `expected 1 to 65535 after --port, found 0. ${help}`],
    ["decode a --port 65536", `expected 1 to 65535 after --port, found 65536. ${help}`],
    ["decode a --port 1e3", `expected 1 to 65535 after --port, found 1e3. ${help}`],
    [
      "decode a --server kafka.local",
      `expected an IP address, with or without a port, after --server, found kafka.local. ${help}`,
    ],
    [
      "decode a --details some",
      `expected none, errors or all after --details, found some. ${help}`,
    ],
    [
      "decode a --request-log --ndjson",
      `expected --request-log alone, found it with --ndjson. ${help}`,
    ],
    [
      "decode a --summary --request-log",
      `expected --request-log alone, found it with --summary. ${help}`,
    ],
    [
      "decode a --summary --filter x",
      `expected no --filter beside --summary, which counts everything, found one. ${help}`,
    ],
    [
      "decode a --ndjson --details all",
      `expected no --details beside another form than text, found one. ${help}`,
    ],
    ["registrations", "expected a file, found none. See kafka-wire registrations --help"],
    ["versions a b", "expected one file, found 2. See kafka-wire versions --help"],
  ];
  for (const [args, sentence] of wrong) {
    it(`kafka-wire ${args}`, async () => {
      const { status, out, err } = await ran(args === "" ? [] : args.split(" "));
      expect([status, out, err]).toEqual([2, "", `Cannot use the arguments: ${sentence}\n`]);
    });
  }
  it("a filter that is none, before any file is opened", async () => {
    const { status, out, err } = await ran(["decode", "missing", "--filter", "api=="]);
    const sentence = "Cannot read the filter at column 6: expected a value, found the end\n";
    expect([status, out, err]).toEqual([2, "", sentence]);
  });
  it("what was typed cannot steer the terminal", async () => {
    const { err } = await ran(["decode", "a", "--\x1b[2J"]);
    expect(err).not.toContain("\x1b");
  });
});
