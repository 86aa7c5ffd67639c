import { describe, expect, it } from "vitest";
import { Output } from "../../codec/command/output.ts";
import { Progress } from "../../codec/command/progress.ts";
import { watched } from "../../codec/command/source.ts";
import { example, ran } from "./run.ts";

describe("output", () => {
  it("comes in pieces of at least 64 KiB, but for the last", async () => {
    const { pieces } = await ran(["decode", "--ndjson", "a"], { a: await example() });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.slice(0, -1).filter((piece) => piece.length < 65_536)).toEqual([]);
    expect(pieces.filter((piece) => !piece.endsWith("\n"))).toEqual([]);
  });
  it("is waited for", async () => {
    const steps: string[] = [];
    const write = async (text: string) => {
      steps.push(`begin ${text.length}`);
      await Promise.resolve();
      steps.push("end");
    };
    const output = new Output({ write });
    await output.all(["a".repeat(65_535), "b", "c".repeat(65_534), "d"]);
    await output.flush();
    await output.flush();
    expect(steps).toEqual(["begin 65536", "end", "begin 65537", "end", "begin 2", "end"]);
  });
  it("of a pipe is written before more of it is waited for", async () => {
    const written: string[] = [];
    const output = new Output({ write: (text) => Promise.resolve(void written.push(text)) });
    const chunks = async function* () {
      yield await Promise.resolve(Uint8Array.of(1));
      yield Uint8Array.of(2);
    };
    const io = { ...SILENT, nowMs: () => 0 };
    const sizes: number[] = [];
    for (const file of [{ source: chunks() }, { source: chunks(), size: 2 }]) {
      for await (const [byte] of watched(file, new Progress(io, undefined), output)) {
        output.add(`${byte}`);
        sizes.push(written.length);
      }
    }
    expect(written).toEqual(["1\n", "2\n"]);
    expect(sizes).toEqual([0, 1, 2, 2]);
  });
});

const SILENT = {
  open: () => Promise.reject(new Error("not opened")),
  write: () => Promise.resolve(),
  warn: () => {},
  terminals: { output: false, error: false },
};

describe("progress", () => {
  function shownBy(isTerminal: boolean, times: readonly number[], size?: number): string[] {
    const shown: string[] = [];
    let call = 0;
    const progress = new Progress({
      ...SILENT,
      warn: (text) => void shown.push(text),
      terminals: { output: false, error: isTerminal },
      nowMs: () => times[call++]!,
    }, size);
    for (let i = 1; i < times.length; i++) {
      progress.event();
      progress.read(1_000_000);
    }
    progress.clear();
    progress.clear();
    return shown;
  }
  it("is told after a second, four times a second, and erased", () => {
    expect(shownBy(true, [50, 1_049, 1_050, 1_299, 1_300], 8_000_000)).toEqual([
      "\r\x1b[K2.0 of 8.0 MB, 2 events",
      "\r\x1b[K4.0 of 8.0 MB, 4 events",
      "\r\x1b[K",
    ]);
  });
  it("does without the size", () => {
    expect(shownBy(true, [0, 1_000])).toEqual(["\r\x1b[K1.0 MB, 1 event", "\r\x1b[K"]);
  });
  it("is nothing where it takes no time, or nobody looks", () => {
    expect(shownBy(true, [0, 999])).toEqual([]);
    expect(shownBy(false, [0, 5_000])).toEqual([]);
  });
  it("is erased before anything else is written to the same screen", async () => {
    const screen: string[] = [];
    let ms = 0;
    await ran(["decode", "--ndjson", "a"], { a: (await example()).subarray(0, 40_000) }, {
      terminals: { output: true, error: true },
      nowMs: () => ms += 2_000,
      warn: (text) => void screen.push(text),
      write: (text) => Promise.resolve(void screen.push(text)),
    });
    const others = screen.flatMap((text, i) => text.startsWith("\r") ? [] : [i]);
    expect(screen.filter((text) => text.includes(" MB, ")).length).toBeGreaterThan(0);
    expect(others.filter((i) => screen[i - 1]?.includes(" MB, "))).toEqual([]);
    expect(screen.at(-1)).not.toMatch(/ MB, /);
  });
});
