import { describe, expect, it } from "vitest";
import { traceMessage } from "../../codec/inspect/mod.ts";
import { HeartbeatResponseCodec } from "../../codec/messages/heartbeat.ts";
import {
  encodeMetadataRequest,
  MetadataRequestCodec,
  MetadataResponseCodec,
} from "../../codec/messages/metadata.ts";
import {
  formatPath,
  type MessageCodec,
  type Read,
  readBool,
  readCompactNullableString,
  readCount,
  type Reader,
  readInt16,
  readInt32s,
  readInt64,
  readInt8,
  readPresence,
  runDecode,
  slots,
} from "../../codec/wire/mod.ts";
import { withoutStacks } from "../hostile/verdict.ts";
import { bytesOf } from "../kit/hex.ts";
import { AllTagsCodec, encodeAllTags } from "../kit/made_up/all_tags.ts";
import { NullableTaggedCodec } from "../kit/made_up/nullable_tagged.ts";
import { allPlaces, madeUpPlaces, type Place } from "../kit/plan.ts";
import { Random, seedOf } from "../kit/random.ts";
import type { Message } from "../kit/same.ts";
import { fullOf, leastOf, valueOf } from "../kit/values.ts";
import { bodyVectors, recordVectors, type Vector } from "../kit/vectors.ts";
import { failures } from "../messages/failures.ts";
import { leavesOf, lineOf } from "./leaves.ts";
import { anyProblem, messageProblem, prefixProblem } from "./spans.ts";

const golden = [
  ...await bodyVectors("kafka-4.4"),
  ...await bodyVectors("kafka-3.9"),
  ...await bodyVectors("pod"),
  ...await recordVectors("metadata-frames-4.4"),
];
const short = golden.filter(({ body }) => body.length < 300);

function label({ place }: Vector, i: number): string {
  return `${i}, ${place.name}`;
}

function encoded(place: Place, message: Message): Vector {
  return { place, body: place.codec.encode(message, place.version) };
}

function problemsOf(vectors: readonly Vector[]): string[] {
  return failures(vectors, label, ({ place, body }) => messageProblem(place, body));
}

describe("traceMessage() covers every byte once, with the fields and values of the message,", () => {
  it("of bodies that Kafka wrote", () => {
    expect(golden.length).toBeGreaterThan(3000);
    expect(problemsOf(golden.filter((_, i) => i % 6 === 0))).toEqual([]);
  });
  it("of every version, with everything set and with as little as possible", () => {
    const places = [...allPlaces(), ...madeUpPlaces()];
    const vectors = places.flatMap((place) =>
      [fullOf(place.plan), leastOf(place.plan)].map((message) => encoded(place, message))
    );
    expect(problemsOf(vectors)).toEqual([]);
  });
  it("of random messages that have every type, nullable and tagged", () => {
    const vectors = madeUpPlaces().flatMap((place) =>
      Array.from({ length: 40 }, (_, i) => encoded(place, valueOf(place, i)))
    );
    expect(problemsOf(vectors)).toEqual([]);
  });
});

describe("traceMessage(), given broken bytes,", () => {
  it("gives what a prefix holds, and the error of the decoder", () => {
    const made = madeUpPlaces().map((place) => encoded(place, fullOf(place.plan)));
    const vectors = [...made, ...short.filter((_, i) => i % 80 === 0)];
    const check = ({ place, body }: Vector) => prefixProblem(place, body);
    expect(withoutStacks(() => failures(vectors, label, check))).toEqual([]);
    expect(vectors.length).toBeGreaterThan(30);
  });
  it("is as right of damaged ones, and never throws", () => {
    const vectors = [
      ...short.flatMap((vector, i) => i % 8 === 0 ? [damaged(vector, i)] : []),
      ...madeUpPlaces().flatMap((place) =>
        Array.from({ length: 100 }, (_, i) => damaged(encoded(place, fullOf(place.plan)), i))
      ),
    ];
    const check = ({ place, body }: Vector) => anyProblem(place, body);
    expect(withoutStacks(() => failures(vectors, label, check))).toEqual([]);
  });
  it("gives nothing of a version that is not known", () => {
    const { error, ...rest } = traceMessage(HeartbeatResponseCodec, new Uint8Array(6), 99);
    expect(error?.reason).toBe("unsupported-version");
    expect(rest).toEqual({ spans: [], omitted: 0, version: 99 });
  });
  it("gives all fields where only bytes behind them are wrong", () => {
    const { spans, partial, error } = traceMessage(HeartbeatResponseCodec, new Uint8Array(9), 1);
    expect([error?.reason, error?.offset]).toEqual(["trailing-bytes", 6]);
    expect(partial).toEqual({ throttleTimeMs: 0, errorCode: 0 });
    expect(spans.map(lineOf)).toEqual([
      "0-6 in -1 body : struct field",
      "0-4 in 0 body throttleTimeMs: int32 field = 0",
      "4-6 in 0 body errorCode: int16 field = 0",
    ]);
  });
  it("keeps a length that is too large, and no text of what is not UTF-8", () => {
    const tooLong = traceMessage(MetadataRequestCodec, bytesOf("00000001 0009 61"), 1);
    expect(tooLong.partial).toEqual({ topics: [{}] });
    expect(tooLong.spans.slice(-2).map(lineOf)).toEqual([
      "4-6 in 3 body topics[0].name: string field",
      "4-6 in 4 body topics[0].name: int16 length = 9",
    ]);
    const notText = traceMessage(MetadataRequestCodec, bytesOf("00000001 0001 ff"), 1);
    expect(notText.partial).toEqual({ topics: [{}] });
    expect(notText.spans.slice(-3).map(lineOf)).toEqual([
      "4-7 in 3 body topics[0].name: string field",
      "4-6 in 4 body topics[0].name: int16 length = 1",
      "6-7 in 4 body topics[0].name: string data",
    ]);
  });
  it("takes no null for a value where it is not allowed", () => {
    for (const [hex, version] of [["00000001 ffff", 1], ["02 00", 9]] as const) {
      const { partial, error, spans } = traceMessage(MetadataRequestCodec, bytesOf(hex), version);
      expect(error?.reason).toBe(version === 1 ? "null-not-allowed" : "length-out-of-range");
      expect(JSON.stringify(partial)).toMatch(/^\{"topics":\[(\{\})?\]\}$/);
      expect(spans.some(({ role, value }) => role === "field" && value === null)).toBe(false);
    }
  });
  it("throws what is no DecodeError", () => {
    const decode = (): never => {
      throw new Error("a bug");
    };
    expect(() => traceMessage({ name: "Made", decode }, new Uint8Array(1), 0)).toThrow("a bug");
    const notBytes = [undefined, "text", new DataView(new ArrayBuffer(1))] as unknown[];
    for (const body of notBytes as Uint8Array[]) {
      const sentence = `Cannot trace message: expected Uint8Array, found ${typeof body}`;
      expect(() => traceMessage(HeartbeatResponseCodec, body, 0)).toThrow(new TypeError(sentence));
    }
  });
});

/** A codec for what no schema has. */
function madeOf<T extends object>(read: Read<T>): Pick<MessageCodec<T>, "name" | "decode"> {
  return {
    name: "Made",
    decode: (body, version, options) => runDecode("Made", 0, 0, read, body, version, options),
  };
}

function damaged({ place, body }: Vector, index: number): Vector {
  const random = new Random(seedOf(`${place.name} ${index}`));
  const bytes = body.slice();
  if (bytes.length > 0) bytes[random.below(bytes.length)] = random.one([0, 1, 2, 127, 128, 255]);
  return { place, body: bytes };
}

describe("traceMessage() tells apart what has the same bytes:", () => {
  const kitchen = madeUpPlaces().filter(({ name }) => name.startsWith("Kitchen"));
  const types: readonly [field: string, version: number, type: string][] = [
    ["nS", 0, "string"],
    ["nS", 1, "compact string"],
    ["oldS", 1, "string"],
    ["nB", 0, "bytes"],
    ["nB", 1, "compact bytes"],
    ["nAS", 0, "array"],
    ["nAS", 1, "compact array"],
    ["nSt", 0, "struct"],
    ["nSt", 1, "struct"],
  ];
  for (const [field, version, type] of types) {
    it(`a null ${type}, ${field} in version ${version}`, () => {
      const { codec, plan } = kitchen[version]!;
      const body = codec.encode({ ...fullOf(plan), [field]: null }, version);
      const { spans } = traceMessage(codec, body, version);
      const [whole, part, ...more] = spans.filter(({ path }) => path[0] === field);
      expect([whole!.type, whole!.value, more]).toEqual([type, null, []]);
      expect(part!.value).toBe(type === "struct" ? false : null);
    });
  }
  it("a nullable struct, and the struct in it", () => {
    const inner = (r: Reader) => {
      r.down("b");
      const x = readInt8(r, "x");
      r.up();
      return { x };
    };
    const outer = (r: Reader) => {
      r.down("a");
      const b = inner(r);
      r.up();
      return { b };
    };
    const read = (r: Reader) => ({ a: readPresence(r, "a") ? outer(r) : null });
    const { spans } = traceMessage(madeOf(read), Uint8Array.of(1, 9), 0);
    expect(spans.map(lineOf)).toEqual([
      "0-2 in -1 body : struct field",
      "0-2 in 0 body a: struct field",
      "0-1 in 1 body a: int8 presence = true",
      "1-2 in 1 body a.b: struct field",
      "1-2 in 3 body a.b.x: int8 field = 9",
    ]);
  });
  it("an empty list, an int32 of 0", () => {
    const { spans } = traceMessage(MetadataResponseCodec, new Uint8Array(8), 0);
    expect(spans.map(lineOf)).toEqual([
      "0-8 in -1 body : struct field",
      "0-4 in 0 body brokers: array field",
      "0-4 in 1 body brokers: int32 count = 0",
      "4-8 in 0 body topics: array field",
      "4-8 in 3 body topics: int32 count = 0",
    ]);
  });
});

describe("traceMessage(), in a tagged section,", () => {
  it("makes tag and size parts of the field behind them", () => {
    const unknownTaggedFields = [{ tag: 300, data: Uint8Array.of(9) }];
    const body = encodeAllTags({ a: 1, t1: 7, t3: { x: 2 }, unknownTaggedFields }, 0);
    const { spans } = traceMessage(AllTagsCodec, body, 0);
    expect(spans.slice(2).map(lineOf)).toEqual([
      "1-18 in 0 body taggedFields: tagged fields field",
      "1-2 in 2 body taggedFields: uvarint count = 3",
      "2-8 in 2 body t1: int32 field = 7",
      "2-3 in 4 body t1: uvarint tag = 1",
      "3-4 in 4 body t1: uvarint size = 4",
      "4-8 in 4 body t1: int32 data",
      "8-14 in 2 body t3: struct field",
      "8-9 in 8 body t3: uvarint tag = 3",
      "9-10 in 8 body t3: uvarint size = 4",
      "10-11 in 8 body t3: uvarint presence = true",
      "11-13 in 8 body t3.x: int16 field = 2",
      "13-14 in 8 body t3.taggedFields: tagged fields field",
      "13-14 in 13 body t3.taggedFields: uvarint count = 0",
      "14-18 in 2 body unknownTaggedFields[0]: unknown tagged field field",
      "14-16 in 15 body unknownTaggedFields[0]: uvarint tag = 300",
      "16-17 in 15 body unknownTaggedFields[0]: uvarint size = 1",
      "17-18 in 15 body unknownTaggedFields[0]: unknown tagged field data",
    ]);
  });
  it("knows a struct that is null", () => {
    const { spans } = traceMessage(NullableTaggedCodec, bytesOf("01 00 01 00"), 0);
    expect(spans.filter(({ path }) => path[0] === "s").map(lineOf)).toEqual([
      "1-4 in 1 body s: struct field = null",
      "1-2 in 3 body s: uvarint tag = 0",
      "2-3 in 3 body s: uvarint size = 1",
      "3-4 in 3 body s: uvarint presence = false",
    ]);
  });
  it("reads varints that are longer than they need be", () => {
    const { spans, error } = traceMessage(AllTagsCodec, bytesOf("01 8100 8100 8400 00000007"), 0);
    expect(error).toBeUndefined();
    expect(leavesOf(spans).map(({ start, role }) => `${start} ${role}`)).toEqual([
      "0 field",
      "1 count",
      "3 tag",
      "5 size",
      "7 data",
    ]);
  });
  it("leaves a tag in the section whose field never came", () => {
    const { spans, partial } = traceMessage(AllTagsCodec, bytesOf("01 01 01 04 0000"), 0);
    expect(partial).toEqual({ a: 1 });
    expect(spans.slice(-3).map(lineOf)).toEqual([
      "1-2 in 2 body taggedFields: uvarint count = 1",
      "2-3 in 2 body taggedFields: uvarint tag = 1",
      "3-4 in 2 body taggedFields: uvarint size = 4",
    ]);
  });
});

describe("the options of traceMessage()", () => {
  it("replaceInvalidUtf8 gives the text of the message, and invalidText", () => {
    const body = bytesOf("00000001 0002 61ff");
    const options = { replaceInvalidUtf8: true };
    const { spans, message } = traceMessage(MetadataRequestCodec, body, 1, options);
    expect(message).toEqual(MetadataRequestCodec.decode(body, 1, options));
    expect(message?.invalidText?.length).toBe(1);
    expect(spans.find(({ type }) => type === "string")?.value).toBe("a\ufffd");
  });
  it("allowTrailingBytes leaves them without a span", () => {
    const options = { allowTrailingBytes: true };
    const { spans, error } = traceMessage(HeartbeatResponseCodec, new Uint8Array(9), 1, options);
    expect([error, spans[0]!.end]).toEqual([undefined, 6]);
  });
  it("missing lets counts and lengths need bytes that are not there", () => {
    const body = encodeMetadataRequest({ topics: [{ name: "abc" }, { name: "def" }] }, 1);
    const trace = (length: number, missing?: number) =>
      traceMessage(MetadataRequestCodec, body.subarray(0, length), 1, missing ? { missing } : {});
    for (let length = 0; length < body.length; length++) {
      const { spans, error } = trace(length, body.length - length);
      const all = leavesOf(trace(body.length).spans).filter(({ end }) => end <= length);
      expect(leavesOf(spans).map(({ end }) => end)).toEqual(all.map(({ end }) => end));
      expect(error?.reason).toBe("truncated");
    }
    const cut = trace(7, 7);
    expect(cut.partial).toEqual({ topics: [{}] });
    expect(cut.error?.message).toBe(
      "Cannot decode MetadataRequest.topics[0].name at byte 6: expected string (3 bytes), found 1 byte",
    );
    expect(trace(7, 6).error?.reason).toBe("truncated");
    expect(trace(4, 3).error?.reason).toBe("length-out-of-range"); // two topics take 4 bytes
    expect(trace(7, NaN).error?.reason).toBe("length-out-of-range");
  });
  it("missing gives the elements of a list of int32 that are there", () => {
    const read = (r: Reader) => ({
      f: readBool(r, "f"),
      s: readInt16(r, "s"),
      l: readInt32s(r, "l"),
    });
    const body = bytesOf("01 0002 00000003 00000001 00000002 0000"); // half of the third is missing
    const { partial, error } = traceMessage(madeOf(read), body, 0, { missing: 2 });
    expect(partial).toEqual({ f: true, s: 2, l: [1, 2] });
    expect([error?.path, error?.offset]).toEqual([["l"], 7]);
  });
  it("missing may be what is behind a message", () => {
    const { message, error } = traceMessage(HeartbeatResponseCodec, new Uint8Array(6), 1, {
      missing: 5,
    });
    expect([message?.errorCode, error]).toEqual([0, undefined]);
  });
  it("missing widens the memory as if the bytes were there, and no more", () => {
    const read = (r: Reader) => ({ l: slots(r, readCount(r, "l", 1), 60) });
    const trace = (missing: number) =>
      traceMessage(madeOf(read), bytesOf("00000bb8"), 0, { missing });
    expect(trace(2999).error?.reason).toBe("length-out-of-range");
    expect(trace(3000).error).toBeUndefined(); // 180,000 bytes of heap
    const options = { missing: 3000, limits: { budget: 65_536 } };
    const { error } = traceMessage(madeOf(read), bytesOf("00000bb8"), 0, options);
    expect(error?.reason).toBe("limit-memory");
  });
  it("limits hold as they do without", () => {
    const body = encodeMetadataRequest({ topics: [{ name: "a" }, { name: "b" }] }, 1);
    const { error, partial } = traceMessage(MetadataRequestCodec, body, 1, {
      limits: { elements: 1 },
    });
    expect([error?.reason, partial]).toEqual(["limit", { topics: [] }]);
  });
  it("the budget may end behind a null, before an int64", () => {
    const read = (r: Reader) => ({ n: readCompactNullableString(r, "n"), i: readInt64(r, "i") });
    const { error, partial } = traceMessage(madeOf(read), new Uint8Array(9), 0, {
      limits: { budget: 0 },
    });
    expect([error?.reason, partial]).toEqual(["limit-memory", { n: null }]);
  });
  it("maxSpans ends the spans, not the decoding", () => {
    const body = encodeMetadataRequest({ topics: [{ name: "a" }, { name: "b" }] }, 1);
    const all = traceMessage(MetadataRequestCodec, body, 1);
    for (const maxSpans of [0, 1, 5, all.spans.length, NaN]) {
      const { spans, omitted, message } = traceMessage(MetadataRequestCodec, body, 1, { maxSpans });
      expect(message).toEqual(all.message);
      expect(spans).toEqual(all.spans.slice(0, maxSpans || 0));
      expect(spans.length + omitted).toBe(all.spans.length);
    }
  });
  it("maxSpans leaves what is read of broken bytes in order", () => {
    const body = encodeMetadataRequest({ topics: [{ name: "a" }, { name: "b" }] }, 1);
    const cut = body.subarray(0, -1);
    const { partial } = traceMessage(MetadataRequestCodec, cut, 1, { maxSpans: 6 });
    expect(partial).toEqual({ topics: [{ name: "a" }] });
    expect(traceMessage(MetadataRequestCodec, cut, 1, { maxSpans: 0 }).partial).toBeUndefined();
  });
  it("what is traced is plain data", () => {
    const body = encodeMetadataRequest({ topics: [{ name: "a" }] }, 1);
    const { spans } = traceMessage(MetadataRequestCodec, body, 1);
    expect(structuredClone(spans)).toEqual(spans);
    expect(formatPath(spans.at(-1)!.path)).toBe("topics[0].name");
  });
});
