// The command as its user runs it: the bundle, a process each time; on Deno the sources.

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildCommand } from "../kit/build_command.ts";

const EXAMPLE = "docs/command/example.pcap";
const folder = "build/command";
const bundle = join(folder, "kafka-wire.mjs");

await buildCommand(bundle);

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function node(args: readonly string[], input: Uint8Array = new Uint8Array()): Ended {
  return spawnSync(process.execPath, [bundle, ...args], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
}

function shell(line: string): Ended {
  return spawnSync("bash", ["-c", `set -o pipefail; ${line}`], { encoding: "utf8" });
}

describe("the bundle", () => {
  it("decodes a file, and the same from a pipe", () => {
    const { status, stdout, stderr } = node(["decode", EXAMPLE]);
    expect([status, stderr, stdout.split("\n").length]).toEqual([0, "", 59]);
    expect(node(["decode", "-"], readFileSync(EXAMPLE)).stdout).toBe(stdout);
  });
  it("opens batches of all five codecs", () => {
    const { stdout } = node(["decode", "--ndjson", "test/captures/broker-4.4/codecs.pcap"]);
    const batches = [...stdout.matchAll(/"codec":"(\w+)"/g)].map(([, codec]) => codec);
    expect([...new Set(batches)].sort()).toEqual(["gzip", "lz4", "none", "snappy", "zstd"]);
    expect(stdout).not.toMatch(/decompressor/i);
  });
  it("holds the licence of what is inside, and is one file", () => {
    const text = readFileSync(bundle, "utf8");
    const license = readFileSync("node_modules/fzstd/LICENSE", "utf8").trim();
    expect(text.startsWith("#!/usr/bin/env node\n")).toBe(true);
    expect(text).toContain(license);
    expect(readFileSync("docs/third_party.md", "utf8")).toContain(license.split("\n")[2]);
    const imported = [...text.matchAll(/\bimport[\w${}, ]*from"([^"]+)"/g)].map(([, name]) => name);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !name!.startsWith("node:"))).toEqual([]);
  });
  it("ends quietly where its reader has enough", () => {
    const { status, stdout, stderr } = shell(
      `'${process.execPath}' '${bundle}' decode --ndjson test/captures/broker-4.4/codecs.pcap | head -1`,
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ kind: "connection" });
  });
  it("tells in a sentence what it cannot read", () => {
    mkdirSync(join(folder, "directory"), { recursive: true });
    writeFileSync(join(folder, "empty"), "");
    writeFileSync(join(folder, "other"), Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 9, 9));
    const names = ["directory", "empty", "other", "missing"];
    const results = names.map((name) => node(["decode", join(folder, name)]));
    expect(results.map(({ status, stdout }) => [status, stdout])).toEqual(
      names.map(() => [1, ""]),
    );
    expect(results.map(({ stderr }) => stderr.replaceAll(folder, "F"))).toEqual([
      "Cannot read F/directory: it is a directory\n",
      "Cannot read F/empty: it is empty\n",
      expect.stringMatching(/^Cannot read F\/other: expected .*, found other bytes\n$/),
      "Cannot read F/missing: there is no such file\n",
    ]);
    expect(node(["decode", "-"])).toMatchObject({
      status: 1,
      stderr: "Cannot read the standard input: it is empty\n",
    });
    expect(shell(`'${process.execPath}' '${bundle}' decode - < '${folder}'`)).toMatchObject({
      status: 1,
      stderr: "Cannot read the standard input: it is a directory\n",
    });
  });
  it("ends with status 2 where it is not used right", () => {
    expect(node(["decode", "--nonsense", EXAMPLE])).toMatchObject({ status: 2, stdout: "" });
  });
  it("tells what it cannot write", () => {
    const { status, stderr } = shell(
      `'${process.execPath}' '${bundle}' decode ${EXAMPLE} > /dev/full`,
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Cannot write: ENOSPC.*\n$/);
  });
  it("shows what a live capture has brought so far", async () => {
    const child = spawn(process.execPath, [bundle, "decode", "-"]);
    const bytes = readFileSync(EXAMPLE);
    child.stdin.write(bytes.subarray(0, 20_000));
    const chunk = await new Promise((resolve) => child.stdout.once("data", resolve));
    expect(`${chunk}`).toContain("BrokerRegistration v4");
    child.stdin.end();
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
  });
});

describe("on Deno", () => {
  const deno = (args: readonly string[]): Ended =>
    spawnSync("node_modules/.bin/deno", ["run", ...args], { encoding: "utf8" });
  const main = "docs/command/main_deno.ts";
  it("prints the same", () => {
    const { status, stdout, stderr } = deno(["--allow-read", main, "decode", EXAMPLE]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(node(["decode", EXAMPLE]).stdout);
  });
  it("says what it is not allowed", () => {
    const { status, stderr } = deno(["--no-prompt", main, "decode", EXAMPLE]);
    expect([status, stderr]).toEqual([
      1,
      `Cannot read ${EXAMPLE}: Deno does not allow it without --allow-read\n`,
    ]);
  });
});
