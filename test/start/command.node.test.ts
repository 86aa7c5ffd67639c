// The command as its user runs it: `npm start`, a process each time.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseFollow } from "../../docs/start/follow.ts";

const recorded = "test/captures/startup-stream-37.txt";

describe("npm start", () => {
  it("takes one file of tshark's text", () => {
    const { status, stdout, stderr } = run("npm", ["start", "--silent", "--", recorded]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("#2   BrokerRegistration v4  correlation 12  279 → 24 bytes\n");
  });

  it("takes the text from standard input", () => {
    const { status, stdout } = start(["-"], readFileSync(recorded));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^-: 127\.0\.0\.1:56172 → 127\.0\.0\.1:19103, 11 exchanges\n/);
  });

  it("takes two files of bytes", () => {
    inFolder((folder) => {
      const [client, server] = parseFollow(recorded, readFileSync(recorded, "utf8"));
      const files = [
        file(folder, "requests.bin", client.bytes),
        file(folder, "responses.bin", server.bytes),
      ];
      const { status, stdout } = start(files);
      expect(status).toBe(0);
      expect(stdout.split("\n").slice(1)).toEqual(start([recorded]).stdout.split("\n").slice(1));
    });
  });

  it("prints JSON a line with --json", () => {
    const { status, stdout } = start(["--json"]);
    const lines = stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
    expect([status, lines.length]).toEqual([0, 26]);
    expect(Object.keys(lines[0])).toEqual([
      "file",
      "number",
      "api",
      "apiKey",
      "version",
      "correlationId",
      "clientId",
      "requestBytes",
      "requestVersion",
      "request",
      "responseBytes",
      "responseVersion",
      "response",
    ]);
  });

  it("prints its use with --help", () => {
    const { status, stdout } = start(["--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Decodes a recorded Kafka connection/);
  });

  it("ends in a sentence and status 1 where it cannot read", () => {
    inFolder((folder) => {
      const pcap = file(folder, "a.pcap", Uint8Array.of(0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0));
      const empty = file(folder, "empty", new Uint8Array());
      const cut = file(folder, "cut.txt", readFileSync(recorded).subarray(0, 1_001));
      const missing = join(folder, "missing");
      const wrong = [[pcap], [empty], [cut], [missing], [folder]];
      const misused = [["--jsno"], ["a", "b", "c"], ["-", "-"]];
      const results = [...wrong, ...misused].map((args) => start(args));
      expect(results.map(({ status, stdout }) => [status, stdout])).toEqual(
        results.map(() => [1, ""]),
      );
      const [first, ...others] = results.map(({ stderr }) => stderr.replaceAll(folder, "F"));
      expect(first).toContain("\n    tshark -r 'F/a.pcap' -q -z follow,tcp,raw,0 > stream-0.txt\n");
      expect(others).toEqual([
        "Cannot read F/empty: it is empty\n",
        expect.stringMatching(
          /^Cannot read F\/cut\.txt, line \d+: expected two hexadecimal digits/,
        ),
        "Cannot read F/missing: there is no such file\n",
        "Cannot read F: it is a directory\n",
        "Cannot use the arguments: expected --json, --registrations or --help, found --jsno. See npm start -- --help\n",
        "Cannot use the arguments: expected at most two files, found 3. See npm start -- --help\n",
        "Cannot use the arguments: expected - once, found it twice. See npm start -- --help\n",
      ]);
    });
  });

  it("shows what it can, then ends in the sentence and status 1, where bytes are broken", () => {
    inFolder((folder) => {
      const [client, server] = parseFollow(recorded, readFileSync(recorded, "utf8"));
      const { status, stdout, stderr } = start([
        file(folder, "requests.bin", client.bytes),
        file(folder, "responses.bin", server.bytes.subarray(0, 490)),
      ]);
      expect(status).toBe(1);
      expect(stdout).toContain("BrokerHeartbeat v2");
      expect(stderr.trimEnd().split("\n").at(-1)).toBe(
        "Responses: Cannot decode frame at byte 477: expected 20 bytes after the frame size, found 9 bytes",
      );
    });
  });
});

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What `npm start -- ARGS` runs, without the second that npm takes. */
function start(args: readonly string[], input?: Uint8Array): Ended {
  const [program, ...words] = JSON.parse(readFileSync("package.json", "utf8")).scripts.start.split(
    " ",
  );
  return run(`node_modules/.bin/${program}`, [...words, ...args], input);
}

/** Runs to the end: no process is left behind. */
function run(
  program: string,
  args: readonly string[],
  input: Uint8Array = new Uint8Array(),
): Ended {
  return spawnSync(program, args, { input, encoding: "utf8" });
}

function inFolder(body: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "kafka-wire-"));
  try {
    body(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function file(folder: string, name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
