import { describe, expect, it } from "vitest";
import { CommandFileError, type FileErrorKind } from "../../codec/command/mod.ts";
import { bytesOf } from "../kit/read_file.ts";
import { ascii, closedAfter, example, type Files, linesOf, ran } from "./run.ts";

/** The sentence of a command that fails with status 1, and prints nothing. */
async function sentence(args: readonly string[], files: Files = {}): Promise<string> {
  const { status, out, err } = await ran(args, files);
  expect([status, out]).toEqual([1, ""]);
  expect(err.endsWith("\n")).toBe(true);
  return err.slice(0, -1);
}

function failing(kind: FileErrorKind, detail?: string): Files {
  return { a: new CommandFileError("a", kind, detail) };
}

describe("a file that cannot be read is one sentence and status 1:", () => {
  const kinds: [Files, string][] = [
    [{}, "there is no such file"],
    [failing("missing"), "there is no such file"],
    [failing("directory"), "it is a directory"],
    [failing("denied"), "it may not be read"],
    [failing("other", "EIO: i/o error, read"), "EIO: i/o error, read"],
    [{ a: new Uint8Array() }, "it is empty"],
  ];
  for (const [files, reason] of kinds) {
    it(reason, async () => {
      for (const command of ["decode", "registrations", "versions"]) {
        expect(await sentence([command, "a"], files)).toBe(`Cannot read a: ${reason}`);
      }
    });
  }
  it("it is of no known format", async () => {
    const expected = "expected a packet capture, the bytes of a connection, a text that shows " +
      "bytes or a log, found other bytes";
    const bytes = Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 9);
    expect(await sentence(["decode", "a"], { a: bytes })).toBe(`Cannot read a: ${expected}`);
    expect(await sentence(["versions", "-"], { "-": bytes })).toBe(
      `Cannot read the standard input: ${expected}`,
    );
  });
  it("it is of a format that is known by name only", async () => {
    const zstd = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 0, 0, 0, 0, 0);
    expect(await sentence(["decode", "a"], { a: zstd })).toBe(
      "Cannot read a: expected pcap or pcapng, found zstd; unpack it first, as with unzstd",
    );
  });
  it("its text shows no bytes", async () => {
    expect(await sentence(["decode", "a"], { a: ascii("0000\nzz\n") })).toMatch(
      /^Cannot read a\b.*line 2, column 1: expected .*, found /,
    );
  });
  it("both directions are empty", async () => {
    const files = { a: new Uint8Array(), b: new Uint8Array() };
    expect(await sentence(["decode", "a", "b"], files)).toBe(
      "Cannot read a and b: they are empty",
    );
  });
  it("a capture is given as one direction", async () => {
    const pcap = await example();
    expect(await sentence(["decode", "a", "b"], { a: pcap, b: pcap })).toBe(
      "Cannot read a: expected the bytes of one direction, found pcap. Captures are given one at " +
        "a time",
    );
  });
  it("it is another file of a log directory", async () => {
    const name = "a/00000000000000000000.timeindex";
    expect(await sentence(["decode", name], { [name]: ascii("x") })).toBe(
      `Cannot read ${name}: it is a time index: which offsets have which timestamps. ` +
        "Give a .log or a .checkpoint file",
    );
  });
  it("it is no log, where one is wanted", async () => {
    expect(await sentence(["registrations", "a"], { a: await example() })).toBe(
      "Cannot read a: expected a segment or a snapshot of the metadata log, found something else",
    );
  });
});

describe("a name", () => {
  it("cannot steer the terminal", async () => {
    const name = "\x1b[2Ja";
    const outputs = [
      await ran(["decode", name]),
      await ran(["decode", name], { [name]: new Uint8Array() }),
      await ran(["registrations", name]),
      await ran(["versions", name], { [name]: await example() }),
    ];
    const shown = outputs.map(({ out, err }) => out + err);
    expect(shown.filter((text) => text.includes("\x1b") || !text.includes("\\u001b[2Ja")))
      .toEqual([]);
  });
});

describe("a file that breaks off", () => {
  it("by the system gives what was read, the sentence and status 1", async () => {
    const bytes = await example();
    async function* source(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(bytes.subarray(0, 20_000));
      throw new CommandFileError("a", "other", "EIO: i/o error, read");
    }
    const { status, out, err } = await ran(["decode", "a"], { a: { source: source(), size: 99 } });
    expect(status).toBe(1);
    expect(linesOf(out).length).toBeGreaterThan(20);
    expect(err).toBe("Cannot read a: EIO: i/o error, read\n");
  });
  it("by itself is no failure", async () => {
    const { status } = await ran(["decode", "a"], { a: (await example()).subarray(0, 20_000) });
    expect(status).toBe(0);
  });
});

describe("the output", () => {
  it("may be closed: the command ends quietly, with status 0, and lets the file go", async () => {
    for (const pieces of [0, 1]) {
      let isOpen = true;
      const source = async function* () {
        try {
          for (let i = 0; i < 1_000; i++) yield await bytesOf("docs/command/example.pcap");
        } finally {
          isOpen = false;
        }
      };
      const args = ["decode", "--ndjson", "a"];
      const { status, err } = await ran(args, { a: { source: source() } }, closedAfter(pieces));
      expect([status, err, isOpen]).toEqual([0, "", false]);
    }
  });
  it("may fail: that is one sentence and status 1", async () => {
    const write = () => Promise.reject(new Error("ENOSPC: no space left on device, write"));
    const { status, err } = await ran(["decode", "a"], { a: await example() }, { write });
    expect([status, err]).toEqual([1, "Cannot write: ENOSPC: no space left on device, write\n"]);
  });
});

it("a defect of ours is one sentence, too", async () => {
  const open = () => Promise.reject(new TypeError("x is not a function"));
  const { status, err } = await ran(["decode", "a"], {}, { open });
  expect([status, err]).toEqual([
    1,
    "Cannot go on, which is a defect of kafka-wire: x is not a function\n",
  ]);
});
