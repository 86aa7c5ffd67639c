import { describe, expect, it } from "vitest";
import {
  type Span,
  spanAt,
  spansOf,
  traceMessage,
  traceResponseFrame,
} from "../../codec/inspect/mod.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { secrets } from "../../codec/messages/secrets.ts";
import { allPlaces, madeUpPlaces } from "../kit/plan.ts";
import type { Message } from "../kit/same.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { fullOf } from "../kit/values.ts";
import { bodyVectors, type Vector } from "../kit/vectors.ts";

const golden = await bodyVectors("kafka-4.4");

describe("spanAt()", () => {
  it("gives the leaf at every byte", () => {
    for (const { codec, version, plan } of madeUpPlaces()) {
      const body = codec.encode(fullOf(plan), version);
      const { spans } = traceMessage(codec, body, version);
      for (let offset = 0; offset < body.length; offset++) {
        expect(spanAt(spans, offset)).toBe(innermost(spans, offset));
      }
    }
  });
  it("gives nothing outside, and what is around where it broke", () => {
    const frame = bytesOf("00000008 00000007 00 000000"); // three bytes of throttleTimeMs
    const { spans } = traceResponseFrame(DescribeCluster, frame, 1);
    expect([spanAt(spans, -1), spanAt(spans, 12), spanAt([], 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(spanAt(spans, 9)?.type).toBe("frame");
  });
});

function innermost(spans: readonly Span[], offset: number): Span | undefined {
  return spans.filter(({ start, end }) => start <= offset && offset < end).at(-1);
}

describe("spansOf()", () => {
  for (const { message, path } of secrets) {
    it(`finds ${message}.${path.join(".")} wherever it stands`, () => {
      const vectors = golden.filter(({ place }) => place.codec.name === message);
      expect(vectors.length).toBeGreaterThan(0);
      const found = vectors.map((vector) => painted(vector, path));
      expect(found).toEqual(vectors.map((vector) => valuesAt(decoded(vector), path)));
    });
  }
  it("gives all values of a list or a struct, not what is around them", () => {
    const place = allPlaces().find(({ name }) => name === "MetadataResponse v12")!;
    const body = place.codec.encode(fullOf(place.plan), 12);
    const { spans } = traceMessage(place.codec, body, 12);
    const lines = (path: string[]) =>
      spansOf(spans, path).map(({ path, start, end }) => `${path.join(".")} ${end - start}`);
    expect(lines(["topics", "partitions", "isrNodes"])).toEqual([
      "topics.0.partitions.0.isrNodes.0 4",
    ]);
    expect(lines(["brokers"])).toEqual([
      "brokers.0.nodeId 4",
      "brokers.0.host 2",
      "brokers.0.port 4",
      "brokers.0.rack 2",
      "brokers.0.pod 2",
      "brokers.0.unknownTaggedFields.0 3",
    ]);
    expect(lines(["brokers", "nod"])).toEqual([]);
    expect(spansOf(spans, []).length).toBeGreaterThan(lines(["topics"]).length);
  });
  it("finds fields of the body only", () => {
    const frame = bytesOf("0000000a 00000007 0000 00000000");
    const api = { ...DescribeCluster, flexibleFrom: null, decodeResponse: () => ({}) };
    const { spans } = traceResponseFrame(api, frame, 0);
    expect(spans.some(({ path }) => path[0] === "correlationId")).toBe(true);
    expect(spansOf(spans, ["correlationId"])).toEqual([]);
  });
});

function decoded({ place, body }: Vector): Message {
  return place.codec.decode(body, place.version) as Message;
}

function painted({ place, body }: Vector, path: readonly string[]): string[] {
  const { spans } = traceMessage(place.codec, body, place.version);
  return spansOf(spans, path).map(({ start, end }) => hexOf(body.subarray(start, end)));
}

/** The texts and bytes of a field, in all elements. */
function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, path));
  if (value === null || value === undefined) return [];
  if (path.length > 0) return valuesAt((value as Message)[path[0]!], path.slice(1));
  return [hexOf(typeof value === "string" ? new TextEncoder().encode(value) : value as Uint8Array)];
}
