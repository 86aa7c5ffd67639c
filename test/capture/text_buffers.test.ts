import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { pieces, refusal } from "./text_samples.ts";

// Each as Node 20 printed it; the last two as KafkaJS logs them.
const BUFFER =
  `<Buffer 00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00>`;
const BUFFERS = `[
  <Buffer 00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00>,
  <Buffer 00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00>
]`;
const CUT = `{
  payload: <Buffer 00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00 00 00 00 2a ... 42 more bytes>
}`;
const CONTENTS = `ArrayBuffer {
  [Uint8Contents]: <00 00 00 2a 00 12 00 05 00 00 00 0d 00 01 31 00 12 61 70 61 63 68 65 2d 6b 61 66 6b 61 2d 6a 61 76 61 06 34 2e 34 2e 30 00 ff ff ff ff 00>,
  byteLength: 46
}`;
const JSON_BUFFER =
  `{"type":"Buffer","data":[0,0,0,42,0,18,0,5,0,0,0,13,0,1,49,0,18,97,112,97,99,104,101,45,107,97,102,107,97,45,106,97,118,97,6,52,46,52,46,48,0,255,255,255,255,0]}`;
const OBJECT = `{
  type: 'Buffer',
  data: [
      0,  0,   0, 42,   0,  18,  0,   5,   0,   0,   0,
     13,  0,   1, 49,   0,  18, 97, 112,  97,  99, 104,
    101, 45, 107, 97, 102, 107, 97,  45, 106,  97, 118,
     97,  6,  52, 46,  52,  46, 48,   0, 255, 255, 255,
    255,  0
  ]
}`;
const LOG =
  `{"level":"DEBUG","timestamp":"2019-05-13T11:24:28.404Z","logger":"kafkajs","message":"[Connection] Response ApiVersions(key: 18, version: 2)","broker":"10.3.220.236:9094","correlationId":0,"size":326,"data":{"type":"Buffer","data":[0,0,0,42,0,18,0,5,0,0,0,13,0,1,49,0,18,97,112,97,99,104,101,45,107,97,102,107,97,45,106,97,118,97,6,52,46,52,46,48,0,255,255,255,255,0]}}
{"level":"DEBUG","data":"[filtered]"}`;
const NESTED = String
  .raw`{"log":"{\"payload\":{\"type\":\"Buffer\",\"data\":[0,0,0,42,0,18,0,5,0,0,0,13,0,1,49,0,18,97,112,97,99,104,101,45,107,97,102,107,97,45,106,97,118,97,6,52,46,52,46,48,0,255,255,255,255,0]}}"}`;
const NODE = "node-buffer, <Buffer …> of Node";
const JSON_FORM = 'json-buffer, {"type":"Buffer"} of Node';

describe("readText() of buffers", () => {
  it("reads <Buffer …>", () => {
    expect(pieces(BUFFER)).toEqual([NODE, "0: request"]);
    expect(pieces(BUFFERS)).toEqual([NODE, "0: request", "0: request"]);
    expect(readText(BUFFERS).notes).toEqual([]);
  });
  it("reads what is in an ArrayBuffer", () => {
    expect(pieces(CONTENTS)).toEqual([NODE, "0: request"]);
  });
  it("notes bytes that were not printed", () => {
    const { pieces: [piece], notes } = readText(CUT);
    expect([piece!.bytes.length, piece!.missing]).toEqual([50, 42]);
    expect(notes).toEqual([
      "Line 2: text around a buffer was passed over",
      'Line 2: not all bytes were printed ("...")',
    ]);
    expect(pieces("<Buffer 00 12 …>")).toEqual([NODE, "0: 0012"]);
  });
  it("reads it in JSON, and as util.inspect writes that", () => {
    expect(pieces(JSON_BUFFER)).toEqual([JSON_FORM, "0: request"]);
    expect(pieces(OBJECT)).toEqual([JSON_FORM, "0: request"]);
    expect(pieces("{“type”: “Buffer”, “data”: [0, 18]}")).toEqual([JSON_FORM, "0: 0012"]);
  });
  it("finds it in a line of a log, also in JSON within JSON", () => {
    expect(pieces(NESTED)).toEqual([JSON_FORM, "0: request"]);
    expect(pieces(LOG)).toEqual([JSON_FORM, "0: request"]);
    expect(readText(LOG).notes)
      .toEqual(["Lines 1 to 2: text around a buffer was passed over (2 times)"]);
  });
  it("passes over what KafkaJS has left out, and refuses it if there is nothing else", () => {
    const filtered = '{"payload":{"type":"Buffer","data":"[filtered]"}}';
    expect(pieces(`${filtered}\n${LOG}`)).toEqual([JSON_FORM, "0: request"]);
    expect(refusal('{"payload":{"type":"Buffer","data":"[filtered]"}}')).toBe(
      "Cannot read the text as a buffer in JSON, line 1, column 36: expected a list of numbers, " +
        "found none: KafkaJS prints it with KAFKAJS_DEBUG_PROTOCOL_BUFFERS=1",
    );
  });
  it("refuses one that breaks off, or is empty", () => {
    const begin = "Cannot read the text as a buffer that Node printed, line 1, column";
    expect(refusal("<Buffer 00 1")).toBe(
      `${begin} 11: expected two hexadecimal digits, or ">", found something else`,
    );
    expect(refusal("<Buffer 00 12")).toBe(
      `${begin} 11: expected two hexadecimal digits, or ">", found something else`,
    );
    expect(refusal('{"type":"Buffer","data":[0, 1')).toBe(
      "Cannot read the text as a buffer in JSON, line 1, column 30: expected a number, found the end of the text",
    );
    expect(refusal('{"type":"Buffer","data":[0, 256]}')).toBe(
      "Cannot read the text as a buffer in JSON, line 1, column 29: " +
        "expected a number from -128 to 255, found something else",
    );
    expect(refusal("<Buffer >")).toContain("or another form of bytes");
  });
});
