import { describe, expect, it } from "vitest";
import { decodeInputs, type Report } from "../../docs/start/command.ts";
import { parseFollow } from "../../docs/start/follow.ts";
import { ascii, capture, decodePair, request } from "./captures.ts";

const nothing = new Uint8Array();

describe("broken input", () => {
  it("a recording cut at every 50th byte ends in a sentence, or was whole so far", async () => {
    const [requests, responses] = await sidesOf("startup-stream-37.txt");
    const wrong = [
      ...cuts(requests, 50).map((part) => decodePair(part, responses, true)),
      ...cuts(responses, 50).map((part) => decodePair(requests, part, true)),
    ].filter((report) => !isTold(report));
    expect(wrong).toEqual([]);
  });

  it("a response of 110,911 bytes cut anywhere ends in a sentence", async () => {
    const [requests, responses] = await sidesOf("describe-stream-10.txt");
    const reports = cuts(responses, 1_950).map((part) => decodePair(requests, part, true));
    expect(reports.filter((report) => !isTold(report))).toEqual([]);
    expect(reports.filter(({ status }) => status === 1).length).toBeGreaterThan(50);
  });

  it("text cut at every 50th character ends in a sentence, or was whole so far", async () => {
    const text = await capture("startup-stream-37.txt");
    const reports = cuts(text, 50).map((bytes) => decodeInputs([{ name: "f", bytes }], false));
    expect(reports.filter((report) => !isTold(report))).toEqual([]);
  });

  it("any byte changed gives a report, never an error of another kind", async () => {
    const [requests, responses] = await sidesOf("startup-stream-37.txt");
    const wrong = [
      ...changed(requests).map((part) => decodePair(part, responses, false)),
      ...changed(responses).map((part) => decodePair(requests, part, false)),
    ].filter((report) => !isTold(report));
    expect(wrong).toEqual([]);
  });

  it("bytes without sense are refused", () => {
    const inputs = [0, 1, 2, 7, 255].map((byte) => new Uint8Array(64).fill(byte));
    const reports = inputs.map((bytes) => decodePair(bytes, nothing, false));
    expect(
      reports.filter(({ status, errors, lines }) =>
        status !== 1 || errors.length !== 1 || lines.length > 0
      ),
    )
      .toEqual([]);
  });

  it("a side that begins inside a frame is refused with the reason", async () => {
    const [requests, responses] = await sidesOf("describe-stream-10.txt");
    const { errors, lines, status } = decodePair(requests, responses.subarray(2_000), true);
    expect(errors.at(-1)).toMatch(
      /^Responses: Cannot decode frame at byte 0: .* A recording must begin with a whole frame$/,
    );
    expect([lines.length, status]).toEqual([15, 1]);
  });

  it("two empty sides, or responses alone, hold no requests", async () => {
    const [, responses] = await sidesOf("describe-stream-10.txt");
    const [empty, alone] = [
      decodePair(nothing, nothing, false),
      decodePair(nothing, responses, false),
    ];
    expect(empty).toEqual({
      lines: [],
      errors: [
        "Cannot find requests: neither side begins with one.\n  a.bin: sent nothing\n  b.bin: sent nothing",
      ],
      status: 1,
    });
    expect(alone.errors[0]).toMatch(
      /\n {2}a\.bin: sent nothing\n {2}b\.bin: Cannot decode ProduceRequest/,
    );
  });

  it("requests alone are all shown", async () => {
    const [requests] = await sidesOf("describe-stream-10.txt");
    const { lines, status } = decodePair(requests, nothing, true);
    expect([lines.length, status]).toEqual([15, 0]);
  });

  it("what is no Kafka is called by its name", () => {
    const tls = Uint8Array.of(22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3);
    const { errors, status } = decodePair(tls, nothing, false);
    expect(errors[0]).toContain("expected size of a Kafka frame, found a TLS record");
    expect(status).toBe(1);
  });

  it("a packet capture is refused with the line of tshark to run", () => {
    const magic = ["a1b2c3d4", "d4c3b2a1", "a1b23c4d", "4d3cb2a1", "0a0d0d0a"];
    const wrong = magic.map((hex) => one("it's.pcap", parseFollow("f", `${hex}00`)[0].bytes))
      .filter(({ errors, status }) =>
        status !== 1 ||
        !errors[0]!.includes(
          "\n    tshark -r 'it'\\''s.pcap' -q -z follow,tcp,raw,0 > stream-0.txt\n",
        )
      );
    expect(wrong).toEqual([]);
  });

  it("what is compressed, empty, or bytes where text belongs is refused", () => {
    const sentences = [
      one("f.gz", Uint8Array.of(0x1f, 0x8b, 8, 0)),
      one("f", nothing),
      one("f", request(3, 9, 1, { topics: null })),
      one("f", ascii("GET / HTTP/1.1\r\n")),
    ].map(({ errors }) => errors[0]);
    expect(sentences).toEqual([
      "Cannot read f.gz: it is compressed; unpack it with gunzip first",
      "Cannot read f: it is empty",
      "Cannot read f: expected the text of tshark -q -z follow,tcp,raw,N, found other bytes. The bytes of a connection are given as two files, requests and responses",
      "Cannot read f, line 1: expected two hexadecimal digits for each byte, as tshark -q -z follow,tcp,raw,N prints them, found something else",
    ]);
  });

  it("text where bytes belong is refused", async () => {
    const text = await capture("startup-stream-37.txt");
    const { errors } = decodePair(text, nothing, false);
    expect(errors[0]).toMatch(
      /^Cannot read a\.bin: expected the bytes of one direction, found text\. /,
    );
  });
});

/** Nothing is wrong and the status is 0, or sentences say what is, and it is 1. */
function isTold({ errors, status }: Report): boolean {
  if (status === 0) return errors.length === 0;
  return errors.every((error) => /^(Cannot |Request|Response)/.test(error)) && errors.length > 0;
}

function one(name: string, bytes: Uint8Array): Report {
  return decodeInputs([{ name, bytes }], false);
}

async function sidesOf(name: string): Promise<[Uint8Array, Uint8Array]> {
  const [a, b] = parseFollow(name, new TextDecoder().decode(await capture(name)));
  return [a.bytes, b.bytes];
}

function cuts(bytes: Uint8Array, step: number): Uint8Array[] {
  return Array.from(
    { length: Math.ceil(bytes.length / step) },
    (_, i) => bytes.subarray(0, i * step),
  );
}

/** Copies with one byte turned into another, at every third place. */
function changed(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: Math.floor(bytes.length / 3) }, (_, i) => {
    const copy = bytes.slice();
    copy[3 * i] = copy[3 * i]! ^ (i % 255 + 1);
    return copy;
  });
}
