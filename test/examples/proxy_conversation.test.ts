// What the proxy does with frames: bytes that stay, requests it cannot read, responses it cannot place.

import { describe, expect, it } from "vitest";
import { type CaptureEvent, decodeCapture } from "../../codec/capture/mod.ts";
import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { ApiVersions, ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import { registry } from "../../codec/messages/registry.ts";
import { SaslHandshake, SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { Conversation, type Counts } from "../../docs/examples/proxy/conversation.ts";
import { type FrameEvent, isFrame, recordingBytes, recordings } from "../capture/recordings.ts";
import { goldenFrames } from "../kit/golden.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { differingParts } from "./proxy_parts.ts";

const RULES = parseRedirector("b1.internal:9092 => 127.0.0.1:19092");
const NOTHING: Counts = { requests: 0, responses: 0, addresses: 0, opaque: 0, different: 0 };
const METADATA = encodeRequestFrame(Metadata, { correlationId: 7 }, { topics: null }, 12);
const BROKERS = [
  { nodeId: 1, host: "b1.internal", port: 9092, rack: "r1" },
  { nodeId: 2, host: "b2.internal", port: 9092 },
];

function started(rules = RULES): { conversation: Conversation; counts: Map<string, Counts> } {
  const counts = new Map<string, Counts>();
  return { conversation: new Conversation(rules, counts), counts };
}

function metadataOf(brokers: typeof BROKERS[number][], correlationId = 7): Uint8Array {
  const message = { brokers, clusterId: "c", topics: [] };
  return encodeResponseFrame(MetadataServer, { correlationId }, message, 12);
}

/** A request of which there is no more than the numbers: its header does not decode. */
function headOf(apiKey: number, version: number, correlationId = 0): Uint8Array {
  const frame = new Uint8Array(12);
  const view = new DataView(frame.buffer);
  [8, apiKey << 16 | version & 0xffff, correlationId].forEach((n, i) => view.setInt32(4 * i, n));
  return frame;
}

describe("Conversation", () => {
  it("rewrites the addresses of a response and nothing else", () => {
    const { conversation, counts } = started();
    expect(conversation.request(METADATA)).toEqual({
      direction: "request",
      api: "Metadata",
      version: 12,
      before: METADATA,
      after: METADATA,
    });
    const before = metadataOf(BROKERS);
    const { after } = conversation.response(before);
    const [first, second] = BROKERS;
    expect(hexOf(after)).toBe(
      hexOf(metadataOf([{ ...first!, host: "127.0.0.1", port: 19092 }, second!])),
    );
    expect(differingParts("Metadata", 12, before, after)).toEqual([
      "brokers[0].host",
      "brokers[0].port",
    ]);
    expect([...counts]).toEqual([
      ["Metadata", { ...NOTHING, requests: 1, responses: 1, addresses: 1 }],
    ]);
    expect(conversation.inFlight).toBe(0);
  });
  it("gives the bytes of every golden frame", async () => {
    const { conversation, counts } = started(parseRedirector(""));
    const lines = [...await goldenFrames("frames-4.4"), ...await goldenFrames("frames-3.9")];
    const differing = lines.filter(({ apiKey, version, direction, frame }) => {
      if (direction === "response") conversation.request(headOf(apiKey, version));
      const one = direction === "request" ? started().conversation : conversation;
      return hexOf(one[direction](frame).after) !== hexOf(frame);
    });
    expect(differing).toEqual([]);
    expect(lines.length).toBe(148);
    const responses = [...counts.values()].map(({ responses }) => responses);
    expect(responses.reduce((sum, n) => sum + n)).toBe(74);
    expect([...counts.values()].filter(({ different }) => different > 0)).toEqual([]);
  });
  it("gives the bytes of all recordings of a cluster", async () => {
    const counts = new Map<string, Counts>();
    for (const name of recordings) await replay(name, counts);
    const all = [...counts.values()];
    expect(all.reduce((sum, { requests, responses }) => sum + requests + responses, 0)).toBe(
      11_082 - 118,
    );
    const odd = [...counts].filter(([, { opaque, different }]) => opaque + different > 0);
    expect(odd.map(([api, { opaque, different }]) => [api, { opaque, different }])).toEqual([
      ["ApiVersions", { opaque: 6, different: 2 }], // 2 with bytes after the last field
      ["Metadata", { opaque: 2, different: 0 }], // versions that nobody knows, here and below
      ["Produce", { opaque: 2, different: 0 }],
      ["BrokerRegistration", { opaque: 1, different: 0 }],
      ["unknown", { opaque: 28, different: 0 }], // 20 tokens
      ["LeaderAndIsr", { opaque: 2, different: 0 }],
    ]);
  });
  it("does not wait for the answer to Produce with acks = 0", () => {
    for (const [acks, inFlight] of [[0, 0], [1, 1], [-1, 1]] as const) {
      for (const version of [3, 8, 9, 12]) {
        const { conversation } = started();
        const message = { acks, timeoutMs: 1, topicData: [] };
        conversation.request(encodeRequestFrame(Produce, { correlationId: 1 }, message, version));
        expect([acks, version, conversation.inFlight]).toEqual([acks, version, inFlight]);
      }
    }
    const { conversation } = started();
    const header = { correlationId: 1 };
    const silent = { acks: 0, timeoutMs: 1, topicData: [] };
    conversation.request(encodeRequestFrame(Produce, header, silent, 9));
    conversation.request(METADATA);
    expect(conversation.response(metadataOf(BROKERS)).api).toBe("Metadata");
  });
  it("reads an ApiVersions response in the layout of version 0", () => {
    const refusal = { errorCode: 35, apiKeys: [{ apiKey: 18, minVersion: 0, maxVersion: 2 }] };
    const answer = encodeResponseFrame(ApiVersionsServer, { correlationId: 7 }, refusal, 0);
    for (const version of [1, 3, 5, 99]) {
      const { conversation, counts } = started();
      conversation.request(headOf(18, version, 7));
      expect(hexOf(conversation.response(answer).after)).toBe(hexOf(answer));
      // What the request asks for does not decode, the response does.
      const expected = { ...NOTHING, requests: 1, responses: 1, opaque: 1 };
      expect([...counts]).toEqual([["ApiVersions", expected]]);
    }
  });
  it("passes tokens on as they are, after SaslHandshake 0, until there is a request again", () => {
    const { conversation, counts } = started();
    const header = { correlationId: 1 };
    const handshake = { mechanism: "PLAIN" };
    conversation.request(encodeRequestFrame(SaslHandshake, header, handshake, 0));
    const agreed = { errorCode: 0, mechanisms: ["PLAIN"] };
    conversation.response(encodeResponseFrame(SaslHandshakeServer, header, agreed, 0));
    for (
      const [token, answer] of [["00616c69636500736563726574", ""], ["", "00"], ["60820001", "6f"]]
    ) {
      expect(hexOf(conversation.request(framed(token!)).after)).toBe(hexOf(framed(token!)));
      expect(hexOf(conversation.response(framed(answer!)).after)).toBe(hexOf(framed(answer!)));
    }
    conversation.request(METADATA);
    expect(conversation.response(metadataOf(BROKERS)).api).toBe("Metadata");
    expect(counts.get("unknown")).toEqual({ ...NOTHING, requests: 3, responses: 3, opaque: 6 });
    expect(conversation.inFlight).toBe(0);
  });
  it("passes on what it does not know, and the answer to it", () => {
    const { conversation, counts } = started();
    for (
      const [key, version, api] of [[193, 0, "unknown"], [-1, 0, "unknown"], [
        3,
        99,
        "Metadata",
      ]] as const
    ) {
      const request = headOf(key, version, 5);
      expect(conversation.request(request)).toEqual({
        direction: "request",
        api,
        version,
        before: request,
        after: request,
      });
      const response = framed("0000000500010203");
      expect(conversation.response(response)).toEqual({
        direction: "response",
        api,
        version,
        before: response,
        after: response,
      });
    }
    expect([...counts]).toEqual([
      ["unknown", { ...NOTHING, requests: 2, responses: 2, opaque: 4 }],
      ["Metadata", { ...NOTHING, requests: 1, responses: 1, opaque: 2 }],
    ]);
  });
  it("keeps bytes after the last field of a request, which brokers do not mind, and counts them", () => {
    const { conversation, counts } = started();
    const longer = framed(hexOf(METADATA).slice(8) + "0102");
    expect(hexOf(conversation.request(longer).after)).toBe(hexOf(longer));
    expect(counts.get("Metadata")).toEqual({ ...NOTHING, requests: 1, different: 1 });
    expect(conversation.response(metadataOf(BROKERS)).api).toBe("Metadata");
  });
  it("throws at a response out of order, to no request, without a correlation id", () => {
    const { conversation } = started();
    const stray = "Cannot pass on a response: its correlation id is ";
    expect(() => conversation.response(metadataOf(BROKERS))).toThrow(new Error(`${stray}unknown`));
    conversation.request(METADATA);
    conversation.request(encodeRequestFrame(ApiVersions, { correlationId: 8 }, {}, 0));
    expect(() => conversation.response(metadataOf(BROKERS, 8))).toThrow(
      new Error(`${stray}out-of-order`),
    );
    expect(() => conversation.response(framed("0000"))).toThrow(
      "Cannot decode ResponseHeader.correlationId",
    );
  });
  it("throws before it remembers requests without end", () => {
    const { conversation } = started();
    for (let i = 0; i < 20_000; i++) conversation.request(METADATA);
    expect(() => conversation.request(METADATA)).toThrow(
      new Error("Cannot pass on a request: 20000 are in flight"),
    );
  });
  it("throws rather than send a client where the rules refuse to", () => {
    const { conversation } = started(parseRedirector('node:2 => reject "no way there"'));
    conversation.request(METADATA);
    expect(() => conversation.response(metadataOf(BROKERS))).toThrow(
      new Error("Cannot pass on the address b2.internal:9092: no way there"),
    );
  });
});

/** The frame of some bytes. */
function framed(hex: string): Uint8Array {
  const length = (hex.length / 2).toString(16).padStart(8, "0");
  return bytesOf(length + hex);
}

/** The frames of a recording, in their order, through a conversation for each of its connections. */
async function replay(name: string, counts: Map<string, Counts>): Promise<void> {
  const rules = parseRedirector("");
  const conversations = new Map<number, Conversation>();
  const options = { redact: false, keepRaw: "always" } as const;
  for await (const event of decodeCapture(await recordingBytes(name), registry, options)) {
    const frame = frameOf(event);
    if (!frame) continue;
    const { connection, direction } = event as FrameEvent;
    const conversation = conversations.get(connection) ?? new Conversation(rules, counts);
    conversations.set(connection, conversation);
    const { after } = conversation[direction](frame);
    if (hexOf(after) !== hexOf(frame)) throw new Error(`Cannot match ${name}, event ${event.id}`);
  }
}

/** The bytes of a frame that is there as a whole, unless its request was sent before the recording began. */
function frameOf(event: CaptureEvent): Uint8Array | undefined {
  if (!isFrame(event)) return undefined;
  if (event.kind === "sasl") return framed(hexOf(event.bytes as Uint8Array));
  return event.flags.includes("inferred") ? undefined : event.rawBytes;
}
