import { describe, expect, it } from "vitest";
import { looksLikeText } from "../../codec/capture/text/looks_like_text.ts";
import { bytesOf } from "../kit/read_file.ts";
import { dumps, followed, literals } from "./text_printers.ts";
import { REQUEST, RESPONSE } from "./text_samples.ts";

const both = [{ side: 0, bytes: REQUEST }, { side: 1, bytes: RESPONSE }] as const;

describe("looksLikeText()", () => {
  it("knows every form, from a request on", () => {
    const texts = Object.entries({ ...dumps, ...literals }).map(([name, printed]) =>
      [name, printed(REQUEST)] as const
    )
      .concat(Object.entries(followed).map(([name, printed]) => [name, printed(both)] as const));
    expect(texts.filter(([, text]) => !looks(text)).map(([name]) => name)).toEqual([]);
  });
  it("knows digits behind long comments, decimals, and base64", () => {
    expect(
      looks(
        "00 12  // request_api_key: ApiVersions\n00 03  // request_api_version: the third one\n",
      ),
    ).toBe(true);
    expect(looks("0 0 0 18 0 3\n")).toBe(true);
    expect(looks("AAAAKgASAAUAAAANAAExABJhcGFjaGUta2Fm\n")).toBe(true);
    expect(looks("b'AAAAKgASAAUAAAANAAExABJhcGFjaGUta2Fm'\n")).toBe(true);
    expect(looks("\ufeff00000014\r\n")).toBe(true);
  });
  it("knows the recorded streams, also where they are cut within a character", async () => {
    expect(looksLikeText(await bytesOf("test/captures/describe-stream-10.txt"))).toBe(true);
    expect(looksLikeText(new TextEncoder().encode("00 00 00 12 # é").subarray(0, -1))).toBe(true);
  });
  it("is false for bytes, prose, JSON, programs, and nothing", () => {
    expect([REQUEST, RESPONSE, new Uint8Array(0)].filter(looksLikeText)).toEqual([]);
    const texts = [
      "",
      "\n\n",
      "Dear all, please find attached the feedback of Ada and Bea about the cafe.\n",
      '{"name": "kafka-wire", "type": "module", "version": "0.1.0"}\n',
      "export function sum(a: number, b: number): number {\n  return a + b;\n}\n",
      "[2024-01-01 00:00:00,000] INFO Registered signal handlers for TERM, INT, HUP\n",
    ];
    expect(texts.filter(looks)).toEqual([]);
  });
  it("is false as soon as there is a control character", () => {
    expect(looks("00 00 00 12\u0000")).toBe(false);
    expect(looks("00 00 00 12\u007f")).toBe(false);
    expect(looks("00 00 00 12\t\n\v\f\r")).toBe(true);
  });
  it("looks at the first 4,096 bytes", () => {
    const zeroAt = (at: number) => new Uint8Array(5_000).fill(48).fill(0, at, at + 1);
    expect(looksLikeText(zeroAt(4_096))).toBe(true);
    expect(looksLikeText(zeroAt(4_095))).toBe(false);
  });
});

function looks(text: string): boolean {
  return looksLikeText(new TextEncoder().encode(text));
}
