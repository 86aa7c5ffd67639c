// What holds for all messages and all their versions, with the plainest values there are.

import { describe, expect, it } from "vitest";
import type { FieldShape, Range, StructShape } from "../../codec/json/mod.ts";
import { shapes } from "../../codec/json/shapes/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { findMessage, messages, registry } from "../../codec/messages/registry.ts";
import { MetadataRequestCodec, MetadataResponseCodec } from "../../codec/messages/metadata.ts";
import { OffsetCommitKeyCodec } from "../../codec/messages/offset_commit_key.ts";
import { OffsetCommitValueCodec } from "../../codec/messages/offset_commit_value.ts";
import { RegisterBrokerRecordCodec } from "../../codec/messages/register_broker_record.ts";
import { LeaderChangeMessageCodec } from "../../codec/messages/leader_change_message.ts";
import {
  DecodeError,
  EncodeError,
  type MessageCodec,
  type MessageType,
  registryOf,
} from "../../codec/wire/mod.ts";
import { difference, failures } from "./failures.ts";
import { type Known, known, versionsOf } from "./known.ts";
import { sameValue } from "./shown.ts";
import { hexOf } from "../kit/hex.ts";

const VERSIONS = [...known.values()].flatMap((codec) =>
  versionsOf(codec).map((version) => ({ codec, version }))
);

type Version = (typeof VERSIONS)[number];

describe("every message", () => {
  it("is there in every version", () => {
    expect([messages.length, shapes.length, known.size, VERSIONS.length]).toEqual([
      289,
      289,
      289,
      876,
    ]);
  });

  for (
    const [what, elements] of [["nothing in its arrays", 0], ["one element in each", 1]] as const
  ) {
    it(`decode() gives what encode() took: ${what}`, () => {
      expect(failing(({ codec, version }) => {
        const message = plainest(codec.shape, version, elements);
        const decoded = codec.decode(codec.encode(message, version), version);
        return sameValue(decoded, message) ? "" : `decoded as ${json(decoded)}`;
      })).toEqual([]);
    });

    it(`encodeInto() writes the bytes of encode() and gives their number: ${what}`, () => {
      expect(failing(({ codec, version }) => {
        const message = plainest(codec.shape, version, elements);
        const bytes = codec.encode(message, version);
        const target = new Uint8Array(bytes.length);
        const n = codec.encodeInto(message, version, target);
        return difference(`${bytes.length}: ${hexOf(bytes)}`, `${n}: ${hexOf(target)}`);
      })).toEqual([]);
    });

    it(`decode() consumes everything and needs everything: ${what}`, () => {
      expect(failing(({ codec, version }) => {
        const bytes = codec.encode(plainest(codec.shape, version, elements), version);
        const longer = new Uint8Array(bytes.length + 1);
        longer.set(bytes);
        const rest = reasonOf(() => codec.decode(longer, version));
        const shorter = bytes.subarray(0, -1);
        const short = bytes.length === 0 ? "" : reasonOf(() => codec.decode(shorter, version));
        const isShort = ["", "truncated", "length-out-of-range"].includes(short);
        return rest === "trailing-bytes" && isShort ? "" : `${rest}, ${short}`;
      })).toEqual([]);
    });
  }

  it("encodeInto() refuses a target that is too small and leaves it as it was", () => {
    expect(failing(({ codec, version }) => {
      const message = plainest(codec.shape, version, 1);
      const size = codec.encode(message, version).length;
      if (size === 0) return "";
      const target = new Uint8Array(size - 1).fill(0xee);
      const refused = reasonOf(() => codec.encodeInto(message, version, target));
      return refused === "EncodeError" && target.every((byte) => byte === 0xee) ? "" : refused;
    })).toEqual([]);
  });

  it("decode() and encode() know no version outside its range", () => {
    const outside = [...known.values()].flatMap((codec) =>
      [codec.minVersion - 1, codec.maxVersion + 1, 0.5].map((version) => ({ codec, version }))
    );
    expect(failures(outside, label, ({ codec, version }) => {
      const message = plainest(codec.shape, codec.maxVersion, 0);
      const decoding = reasonOf(() => codec.decode(new Uint8Array(0), version));
      const encoding = reasonOf(() => codec.encode(message, version));
      return difference("unsupported-version EncodeError", `${decoding} ${encoding}`);
    })).toEqual([]);
  });
});

describe("registry", () => {
  const numberOf = (type: MessageType) => messages.filter((codec) => codec.type === type).length;

  it("has messages of every type", () => {
    const types: MessageType[] = [
      "request",
      "response",
      "header",
      "data",
      "metadata",
      "coordinator-key",
      "coordinator-value",
    ];
    const numbers = types.map(numberOf);
    expect(numbers.reduce((sum, n) => sum + n)).toBe(289);
    expect(numbers).toEqual([95, 95, 2, 14, 31, 26, 26]);
  });

  it("findMessage() and findShape() find every message by name, and nothing else", () => {
    expect(messages.filter((codec) => findMessage(codec.name) !== codec)).toEqual([]);
    expect(shapes.filter((shape) => findShape(shape.name) !== shape)).toEqual([]);
    const names = messages.map(({ name }) => name);
    expect(shapes.map(({ name }) => name)).toEqual(names);
    expect([findMessage("Metadata"), findShape("Metadata")]).toEqual([undefined, undefined]);
  });

  it("finds every message by the numbers on the wire, but headers and remote-log records", () => {
    const lost = messages.filter((codec) => found(codec) !== codec);
    expect(lost.map(({ name }) => name)).toEqual([
      "RemoteLogSegmentMetadataRecord",
      "RemoteLogSegmentMetadataSnapshotRecord",
      "RemoteLogSegmentMetadataUpdateRecord",
      "RemotePartitionDeleteMetadataRecord",
      "RequestHeader",
      "ResponseHeader",
    ]);
  });

  it("record() knows the metadata log only, although remote-log records count from 0, too", () => {
    const remote = findMessage("RemoteLogSegmentMetadataRecord")!;
    expect([remote.type, remote.module, remote.apiKey]).toEqual(["metadata", "storage", 0]);
    expect(registry.record(0)).toBe(RegisterBrokerRecordCodec);
  });

  it("gives nothing for numbers and names that it does not have", () => {
    expect([registry.api(-1), registry.api(32767), registry.record(32767)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(registry.coordinator("group", 32767)).toBeUndefined();
    expect([registry.data("MetadataResponse"), registry.data("Nothing")]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("registryOf() has what it is made of", () => {
    const small = registryOf([
      MetadataRequestCodec,
      MetadataResponseCodec,
      RegisterBrokerRecordCodec,
      OffsetCommitKeyCodec,
      OffsetCommitValueCodec,
      LeaderChangeMessageCodec,
    ]);
    expect(small.api(3)).toEqual({
      request: MetadataRequestCodec,
      response: MetadataResponseCodec,
    });
    expect(small.api(18)).toBeUndefined();
    expect(small.record(0)).toBe(RegisterBrokerRecordCodec);
    expect(small.record(1)).toBeUndefined();
    const { apiKey } = OffsetCommitKeyCodec;
    const pair = { key: OffsetCommitKeyCodec, value: OffsetCommitValueCodec };
    expect(small.coordinator("group", apiKey!)).toEqual(pair);
    expect(small.coordinator("share", apiKey!)).toBeUndefined();
    expect(small.data("LeaderChangeMessage")).toBe(LeaderChangeMessageCodec);
  });

  it("registryOf() half an API, or half a coordinator's record, finds neither", () => {
    const half = registryOf([MetadataRequestCodec, OffsetCommitKeyCodec]);
    expect(half.api(3)).toBeUndefined();
    expect(half.coordinator("group", OffsetCommitKeyCodec.apiKey!)).toBeUndefined();
  });
});

/** The codec that the registry gives for another's numbers. */
function found({ name, type, module, apiKey }: MessageCodec): MessageCodec | undefined {
  const key = apiKey ?? -1;
  switch (type) {
    case "request":
    case "response":
      return registry.api(key)?.[type];
    case "metadata":
      return module === "metadata" ? registry.record(key) : undefined;
    case "coordinator-key":
      return registry.coordinator(module as "group", key)?.key;
    case "coordinator-value":
      return registry.coordinator(module as "group", key)?.value;
    default:
      return registry.data(name);
  }
}

function failing(check: (version: Version) => string): string[] {
  return failures(VERSIONS, label, check);
}

function label({ codec, version }: { codec: Known; version: number }): string {
  return `${codec.name} v${version}`;
}

/** The reason of a DecodeError, or the name of the error that it is instead. */
function reasonOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return error.reason;
    return error instanceof EncodeError ? "EncodeError" : String(error);
  }
  return "no error";
}

/** Every field at zero, or at its default where the version lacks it or need not send it. */
function plainest({ fields }: StructShape, version: number, elements: number): object {
  return Object.fromEntries(fields.map((f) => [f.name, plainestField(f, version, elements)]));
}

function plainestField(f: FieldShape, version: number, elements: number): unknown {
  const isSent = holds(f.versions, version) && !holds(f.tagged, version);
  if (!isSent) return defaultOf(f, version);
  if (f.array) return Array.from({ length: elements }, () => plainestValue(f, version, elements));
  return plainestValue(f, version, elements);
}

function plainestValue(f: FieldShape, version: number, elements: number): unknown {
  switch (f.type) {
    case "struct":
      return plainest(f.struct!, version, elements);
    case "bool":
      return false;
    case "int64":
      return 0n;
    case "string":
      return "";
    case "uuid":
      return "AAAAAAAAAAAAAAAAAAAAAA";
    case "bytes":
    case "records":
      return new Uint8Array(0);
    default:
      return 0;
  }
}

function defaultOf(f: FieldShape, version: number): unknown {
  if (f.default !== undefined) return f.default;
  if (f.array) return [];
  if (f.type === "records") return null;
  if (f.type !== "struct") return plainestValue(f, version, 0);
  return Object.fromEntries(
    f.struct!.fields.map((field) => [field.name, defaultOf(field, version)]),
  );
}

function holds(range: Range | undefined, version: number): boolean {
  return range !== undefined && range[0] <= version && version <= range[1];
}

function json(message: object): string {
  return JSON.stringify(message, (_, x) => typeof x === "bigint" ? `${x}` : x);
}
