// The crafted captures C-01 to C-31 of capture.md 1.2, and what has to come of each.

import { describe, expect, it } from "vitest";
import { registryOf } from "../../codec/wire/mod.ts";
import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { DescribeConfigs, DescribeConfigsServer } from "../../codec/messages/describe_configs.ts";
import { Fetch, FetchServer } from "../../codec/messages/fetch.ts";
import { MetadataRequestCodec, MetadataResponseCodec } from "../../codec/messages/metadata.ts";
import { TopicRecordCodec } from "../../codec/messages/topic_record.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import type { MessageEvent, UndecodableEvent } from "../../codec/capture/mod.ts";
import {
  ascii,
  type Captured,
  concat,
  conversation,
  type ConversationOptions,
  enhancedPacket,
  ethernet,
  exportedPdu,
  interfaceBlock,
  ipv4Fragments,
  LINK,
  loop,
  nullLink,
  pack,
  pcapFile,
  pcapngFile,
  raw,
  secretsBlock,
  section,
  sll,
  sll2,
  tcp,
  timeAt,
} from "../kit/capture_writer.ts";
import { recordingBytes } from "./recordings.ts";
import { eventsOf, told } from "./told.ts";
import {
  apiVersionsRequest,
  apiVersionsResponse,
  framed,
  handshakeRequest,
  handshakeResponse,
  heartbeatRequest,
  heartbeatResponse,
  metadataRequest,
  metadataResponse,
  produceRequest,
  registrationRequest,
  registrationResponse,
  request,
  response,
} from "./frames_made.ts";

/** Metadata, twice. */
const twice: ConversationOptions = {
  requests: [metadataRequest(1), metadataRequest(2)],
  responses: [metadataResponse(1), metadataResponse(2)],
};
const twiceTold = [
  "1 0 open",
  "2 0 > Metadata 12 #1",
  "3 0 < Metadata 12 #1 of 2",
  "4 0 > Metadata 12 #2",
  "5 0 < Metadata 12 #2 of 4",
  "6 0 closed fin by client",
];

function file(packets: readonly Captured[]): Uint8Array {
  return pcapFile([...packets]);
}

function said(options: ConversationOptions): Uint8Array {
  return file(conversation(options));
}

/** The packets of a conversation in another order, or some of them. */
function moved(options: ConversationOptions, order: (data: number[]) => readonly number[]) {
  const packets = conversation(options);
  const data = packets.flatMap(({ what }, i) => what === "data" ? [i] : []);
  const rest = (i: number) => packets[i]!.what !== "data";
  const [before, after] = [data[0]!, data.at(-1)! + 1];
  const middle = order(data).map((i) => packets[i]!);
  const timed = middle.map((packet, i) => ({ ...packet, t: packets[before + i]?.t ?? packet.t }));
  return file([
    ...packets.slice(0, before).filter((_, i) => rest(i)),
    ...timed,
    ...packets.slice(after),
  ]);
}

describe("crafted captures", () => {
  it("C-01: segments out of order", async () => {
    const options = { ...twice, segmentBytes: 20 };
    const source = moved(options, ([a, b, c, d, ...rest]) => [a!, d!, b!, c!, ...rest]);
    expect(await told(source)).toEqual(twiceTold);
  });

  it("C-02: a retransmission, an overlap, and one with other bytes", async () => {
    const options = { ...twice, segmentBytes: 40 };
    const packets = conversation(options);
    const last = packets.map(({ what }) => what).lastIndexOf("data");
    const again = packets[last]!;
    const same = { ...again, t: again.t };
    const other = {
      ...same,
      data: again.data.map((byte, i) => i === again.data.length - 1 ? byte ^ 1 : byte),
    };
    const source = file([...packets.slice(0, last + 1), same, other, ...packets.slice(last + 1)]);
    expect(await told(source)).toEqual([
      ...twiceTold.slice(0, 5),
      "6 warning retransmission-conflict 1",
      "7 0 closed fin by client",
    ]);
  });

  it("C-03: a lost segment of a response costs that frame its end, and no other frame", async () => {
    const options = { ...twice, segmentBytes: 64 };
    const packets = conversation(options);
    const ofServer = packets.filter(({ what, from }) => what === "data" && from === "server");
    const events = await eventsOf(file(packets.filter((packet) => packet !== ofServer[1])));
    const damaged = events.find(({ kind }) => kind === "undecodable") as UndecodableEvent;
    expect(damaged).toMatchObject({
      direction: "response",
      pairedWith: 2,
      reason: "malformed",
      flags: ["truncated"],
      range: { missing: 64 },
      failedAt: { reason: "truncated" },
    });
    expect(damaged.partial).toMatchObject({
      brokers: [{ host: "broker-1" }, { host: "broker-2" }],
    });
    expect(events.filter(({ kind }) => kind === "message").length).toBe(3);
  });

  it("C-04: a request that is not there leaves an orphan, of which the kind is inferred", async () => {
    const packets = conversation({ ...twice, fin: false });
    const lost = packets.findIndex(({ what }) => what === "data");
    const source = file(packets.filter((_, i) => i !== lost));
    const lines = await told(source);
    expect(lines).toEqual([
      "1 0 open",
      "2 0 < Metadata 12 #1, inferred",
      "3 0 < Metadata 12 #2, late-pair",
      "4 0 > gap lost-segment 23 (23 missing), found after 0",
      "5 0 > Metadata 12 #2 of 3",
      "6 0 closed end of capture",
    ]);
    const plain = await eventsOf(source, { orphans: "header" });
    expect(plain).toContainEqual(expect.objectContaining({
      kind: "undecodable",
      reason: "orphan",
      header: { correlationId: 1, headerVersion: 0 },
    }));
  });

  it("C-05: four requests in one segment, four responses in one", async () => {
    const ids = [1, 2, 3, 4];
    const requests = [concat(...ids.map((id) => metadataRequest(id)))];
    const responses = [concat(...ids.map((id) => metadataResponse(id)))];
    expect(await told(said({ requests, responses }))).toEqual([
      "1 0 open",
      ...ids.map((id) => `${id + 1} 0 > Metadata 12 #${id}`),
      ...ids.map((id) => `${id + 5} 0 < Metadata 12 #${id} of ${id + 1}`),
      "10 0 closed fin by client",
    ]);
  });

  it("C-06: a length in two segments", async () => {
    const start = metadataRequest(1).length;
    for (const cut of [1, 2, 3]) {
      const options = { ...twice, cuts: [cut, start + cut], responseCuts: [cut] };
      expect(await told(said(options))).toEqual(twiceTold);
    }
  });

  it("C-07: a correlation id that is always 0", async () => {
    const requests = [concat(metadataRequest(0), apiVersionsRequest(0))];
    const responses = [concat(metadataResponse(0), apiVersionsResponse(0))];
    expect(await told(said({ requests, responses }))).toEqual([
      "1 0 open",
      "2 0 > Metadata 12 #0",
      "3 0 > ApiVersions 3 #0",
      "4 0 < Metadata 12 #0 of 2",
      "5 0 < ApiVersions 3 #0 of 3",
      "6 0 closed fin by client",
    ]);
  });

  it("C-08: the same ends again, with a SYN", async () => {
    const first = conversation({ ...twice, fin: false });
    const again = conversation({
      ...twice,
      clientSeq: 90_000,
      serverSeq: 95_000,
      start: timeAt(1e6),
    });
    expect(await told(file([...first, ...again]))).toEqual([
      ...twiceTold.slice(0, 5),
      "6 0 closed ports reused",
      "7 1 open",
      "8 1 > Metadata 12 #1",
      "9 1 < Metadata 12 #1 of 8",
      "10 1 > Metadata 12 #2",
      "11 1 < Metadata 12 #2 of 10",
      "12 1 closed fin by client",
    ]);
  });

  it("C-09: the same ends again, the SYN not captured", async () => {
    const first = conversation(twice);
    const again = conversation({
      requests: [apiVersionsRequest(1)],
      responses: [apiVersionsResponse(1)],
      handshake: false,
      clientSeq: 2_000_000_000,
      serverSeq: 3_000_000_000,
      start: timeAt(1e6),
    });
    expect(await told(file([...first, ...again]))).toEqual([
      ...twiceTold,
      "7 1 midstream",
      "8 1 > ApiVersions 3 #1",
      "9 1 < ApiVersions 3 #1 of 8",
      "10 1 closed fin by client",
    ]);
  });

  it("C-10: SASL tokens outside messages: PLAIN, whose password is masked", async () => {
    const token = framed(ascii("\0user\0secret"));
    const requests = [handshakeRequest(1, "PLAIN"), token, metadataRequest(2)];
    const responses = [handshakeResponse(1), framed(), metadataResponse(2)];
    expect(await told(said({ requests, responses }))).toEqual([
      "1 0 open",
      "2 0 > SaslHandshake 0 #1",
      "3 0 < SaslHandshake 0 #1 of 2",
      "4 0 > PLAIN token 1 «12 bytes»",
      "5 0 < PLAIN token 1 «0 bytes»",
      "6 0 > Metadata 12 #2",
      "7 0 < Metadata 12 #2 of 6",
      "8 0 closed fin by client",
    ]);
  });

  it("C-10: and SCRAM in two rounds", async () => {
    const tokens = ["n,,n=user,r=abc", "c=biws,r=abcdef,p=proof"].map((text) =>
      framed(ascii(text))
    );
    const answers = ["r=abcdef,s=c2FsdA==,i=4096", "v=signature"].map((text) =>
      framed(ascii(text))
    );
    const requests = [handshakeRequest(1, "SCRAM-SHA-256"), ...tokens, metadataRequest(2)];
    const responses = [handshakeResponse(1), ...answers, metadataResponse(2)];
    const lines = await told(said({ requests, responses }));
    expect(lines.slice(3, 7)).toEqual([
      "4 0 > SCRAM-SHA-256 token 1 «15 bytes»",
      "5 0 < SCRAM-SHA-256 token 1 «26 bytes»",
      "6 0 > SCRAM-SHA-256 token 2 «23 bytes»",
      "7 0 < SCRAM-SHA-256 token 2 «11 bytes»",
    ]);
    expect(lines).toContain("9 0 < Metadata 12 #2 of 8");
  });

  it("C-11: ApiVersions 4 answered at version 0 with error 35", async () => {
    const requests = [apiVersionsRequest(1, 4)];
    const responses = [apiVersionsResponse(1, 0, 35)];
    const lines = await told(said({ requests, responses }));
    expect(lines[2]).toBe("3 0 < ApiVersions 0 (asked 4) #1 of 2, fallback");
  });

  it("C-12: Produce with acks 0 is answered by nobody", async () => {
    const requests = [produceRequest(1, 0), produceRequest(2, 0), metadataRequest(3)];
    const responses = [concat(), concat(), metadataResponse(3)];
    const source = said({ requests, responses });
    const events = await eventsOf(source);
    expect(events.some(({ kind }) => kind === "warning")).toBe(false);
    expect(await told(source)).toContain("5 0 < Metadata 12 #3 of 4");
  });

  it("C-13: an unknown tag in each broker is kept", async () => {
    const tag = { tag: 10_000 + 1, data: ascii("blue") };
    const [, , answer] = await eventsOf(said({
      requests: [metadataRequest(1)],
      responses: [metadataResponse(1, 12, tag)],
    }));
    expect((answer as MessageEvent).message).toMatchObject({
      brokers: [{ unknownTaggedFields: [tag] }, { unknownTaggedFields: [tag] }],
    });
  });

  it("C-14: BrokerRegistration on a port that is not Kafka's", async () => {
    const server = { address: "10.0.0.2", port: 36_333 };
    const requests = [registrationRequest(1)];
    const responses = [registrationResponse(1)];
    for (const handshake of [true, false]) {
      const lines = await told(said({ server, requests, responses, handshake }));
      expect(lines.slice(1, 3)).toEqual([
        "2 0 > BrokerRegistration 4 #1",
        "3 0 < BrokerRegistration 4 #1 of 2",
      ]);
    }
  });

  it("C-15: BrokerRegistration on 9092 is decoded whole", async () => {
    const [, asked, answer] = await eventsOf(said({
      requests: [registrationRequest(1)],
      responses: [registrationResponse(1)],
    }));
    expect((asked as MessageEvent).message).toMatchObject({
      brokerId: 1,
      listeners: [{ host: "broker-1" }],
    });
    expect((answer as MessageEvent).message).toMatchObject({ brokerEpoch: 7n });
  });

  it("C-16: HTTP on a port of Kafka", async () => {
    const requests = [ascii("GET / HTTP/1.1\r\nHost: kafka\r\n\r\n")];
    const responses = [ascii("HTTP/1.1 400 Bad Request\r\n\r\n")];
    expect(await told(said({ requests, responses }))).toEqual(["1 0 not-kafka http"]);
  });

  it("C-16: TLS on a port of Kafka, with the name that was asked for", async () => {
    const lines = await told(said({ requests: [clientHello("broker.example")] }));
    expect(lines).toEqual(["1 0 not-kafka tls 1.3, SNI broker.example"]);
  });

  it("C-17: a response of 10 MB", async () => {
    const answer = metadataResponse(1, 12, undefined, 280_000);
    const events = await eventsOf(said({ requests: [metadataRequest(1)], responses: [answer] }));
    const { message, range } = events[2] as MessageEvent;
    expect(range.length).toBe(answer.length);
    expect(answer.length).toBeGreaterThan(10e6);
    expect((message as { topics: unknown[] }).topics.length).toBe(280_000);
  });

  it("C-18: a snap length of 96 cuts frames, and the stream stays in step", async () => {
    const packets = conversation(twice).map((packet) => ({
      ...packet,
      data: packet.data.subarray(0, 96),
      origLen: packet.data.length,
    }));
    const lines = await told(file(packets));
    expect(lines.filter((line) => line.includes("truncated")).length).toBeGreaterThan(1);
    expect(lines.some((line) => line.includes("gap"))).toBe(false);
    expect(lines.some((line) => line.includes("#2 of"))).toBe(true);
  });

  it("C-19: a negative length is a gap, and the good frames behind it are found", async () => {
    const bad = pack([[4, -1], ascii("not a frame")]);
    const requests = [metadataRequest(1), bad, metadataRequest(2), metadataRequest(3)];
    const responses = [metadataResponse(1), concat(), metadataResponse(2), metadataResponse(3)];
    const lines = await told(said({ requests, responses }));
    expect(lines).toContain("4 0 > gap bad-length 15 (0 missing), found after 15");
    expect(lines).toContain("8 0 < Metadata 12 #3 of 7");
  });

  it("C-20: responses out of order", async () => {
    const requests = [concat(metadataRequest(1), apiVersionsRequest(2))];
    const responses = [concat(apiVersionsResponse(2), metadataResponse(1))];
    expect((await told(said({ requests, responses }))).slice(3, 5)).toEqual([
      "4 0 < ApiVersions 3 #2 of 3",
      "5 0 < Metadata 12 #1 of 2",
    ]);
  });

  it("C-21: sequence numbers that wrap", async () => {
    const options = { ...twice, clientSeq: 2 ** 32 - 10, serverSeq: 2 ** 32 - 100 };
    expect(await told(said(options))).toEqual(twiceTold);
  });

  it("C-22: four bytes behind a body", async () => {
    const body = heartbeatResponse(1);
    const longer = response(1, concat(body.subarray(8), pack([[4, 7]])));
    const requests = [heartbeatRequest(1)];
    const lines = await told(said({ requests, responses: [longer] }));
    expect(lines[2]).toBe("3 0 < Heartbeat 0 #1 of 2, trailing-bytes 4");
  });

  it("C-23: link types NULL, LOOP, RAW, SLL and SLL2", async () => {
    const links = [
      [LINK.null, nullLink],
      [LINK.loop, loop],
      [LINK.raw, raw],
      [LINK.sll, sll],
      [LINK.sll2, sll2],
    ] as const;
    for (const [linkType, link] of links) {
      const packets = conversation({ ...twice, link: (ip) => link(ip) });
      expect(await told(pcapFile(packets, { linkType }))).toEqual(twiceTold);
    }
  });

  it("C-24: IPv6, VLAN, QinQ, big-endian nanoseconds, fragments out of order", async () => {
    const client = { address: "2001:db8::1", port: 40_000 };
    const server = { address: "2001:db8::2", port: 9092 };
    expect(await told(said({ ...twice, client, server }))).toEqual(twiceTold);
    for (const tags of [{ vlan: 5 }, { qinq: [5, 6] as const }]) {
      const link = (ip: Uint8Array) => ethernet(ip, tags as Parameters<typeof ethernet>[1]);
      expect(await told(said({ ...twice, link }))).toEqual(twiceTold);
    }
    const big = pcapFile(conversation(twice), { bigEndian: true, nanoseconds: true });
    expect(await told(big)).toEqual(twiceTold);
    expect(await told(file(conversation(twice).flatMap(inFragments)))).toEqual(twiceTold);
  });

  it("C-25: a broken request and a good answer are a pair", async () => {
    const broken = request(3, 8, 1, pack([[4, 5], [2, 3]]));
    const lines = await told(said({ requests: [broken], responses: [metadataResponse(1, 8)] }));
    expect(lines.slice(1, 3)).toEqual([
      "2 0 > Metadata 8 #1 malformed",
      "3 0 < Metadata 8 #1 of 2",
    ]);
  });

  it("C-26: a version that the registry lacks is refused, and keeps its bytes", async () => {
    const few = registryOf([
      { ...MetadataRequestCodec, maxVersion: 12 },
      { ...MetadataResponseCodec, maxVersion: 12 },
    ]);
    const options = { requests: [metadataRequest(1, 13)], responses: [metadataResponse(1, 13)] };
    expect((await told(said(options))).slice(1, 3)).toEqual([
      "2 0 > Metadata 13 #1",
      "3 0 < Metadata 13 #1 of 2",
    ]);
    const events = await eventsOf(said(options), { redact: false }, few);
    expect(events[2]).toMatchObject({
      kind: "undecodable",
      reason: "unsupported-version",
      pairedWith: 2,
      rawBytes: metadataResponse(1, 13),
    });
  });

  it("C-27, U-32: DescribeConfigs 4 with synonyms", async () => {
    const header = { correlationId: 1, clientId: "made" };
    const resources = [{ resourceType: 4, resourceName: "1", configurationKeys: null }];
    const asked = encodeRequestFrame(DescribeConfigs, header, { resources }, 4);
    const synonyms = [{ name: "log.dirs", value: "/var", source: 4 }];
    const config = {
      name: "log.dirs",
      value: "/var",
      readOnly: true,
      isSensitive: false,
      synonyms,
    };
    const configs = [{ ...config, configSource: 4, configType: 7, documentation: "doc" }];
    const result = {
      errorCode: 0,
      errorMessage: null,
      resourceType: 4,
      resourceName: "1",
      configs,
    };
    const message = { throttleTimeMs: 0, results: [result] };
    const answer = encodeResponseFrame(DescribeConfigsServer, header, message, 4);
    const [, , event] = await eventsOf(said({ requests: [asked], responses: [answer] }));
    expect((event as MessageEvent).message).toMatchObject(message);
  });

  it("C-28: a raft Fetch of the metadata log", async () => {
    const topic = { name: "foo", topicId: "AAAAAAAAAAAAAAAAAAAAAg" };
    const value = encodeMetadataRecord(TopicRecordCodec, topic, 0);
    const records = encodePlainBatch({ records: [{ timestamp: 1n, value }] });
    const header = { correlationId: 1, clientId: "raft" };
    const fetched = {
      topic: "__cluster_metadata",
      partitions: [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: 1 }],
    };
    const asked = encodeRequestFrame(Fetch, header, {
      maxWaitMs: 0,
      minBytes: 0,
      topics: [fetched],
    }, 12);
    const partition = { partitionIndex: 0, errorCode: 0, highWatermark: 1n, records };
    const message = { responses: [{ topic: "__cluster_metadata", partitions: [partition] }] };
    const answer = encodeResponseFrame(FetchServer, header, message, 12);
    const [, , event] = await eventsOf(said({ requests: [asked], responses: [answer] }));
    expect((event as MessageEvent).records?.[0]).toMatchObject({
      topic: "__cluster_metadata",
      partition: 0,
      batches: [{ records: [{ metadata: { name: "TopicRecord", version: 0, data: topic } }] }],
    });
  });

  it("C-29: a file that ends within a packet", async () => {
    const whole = said({ ...twice, fin: false });
    const lines = await told(whole.subarray(0, whole.length - 30));
    expect(lines.slice(0, 4)).toEqual(twiceTold.slice(0, 4));
    expect(lines.filter((line) => line.includes("capture-truncated")).length).toBe(1);
    expect(lines.at(-1)).toMatch(/closed end of capture$/);
  });

  it("C-30: TLS with its keys in the file is told how to be exported", async () => {
    const packets = [...pcapPackets(await recordingBytes("tls.pcap"))];
    const source = pcapngFile(
      section(),
      interfaceBlock({ linkType: LINK.ethernet }),
      secretsBlock("CLIENT_HANDSHAKE_TRAFFIC_SECRET 00 00\n"),
      ...packets.map((packet) => enhancedPacket(packet)),
    );
    const events = await eventsOf(source);
    expect(events.length).toBe(4);
    for (const event of events) {
      expect(event).toMatchObject({ kind: "connection", state: "not-kafka", detail: "tls 1.3" });
      expect((event as { advice: string }).advice).toMatch(
        /^The file holds a log of its keys.*tshark/,
      );
    }
  });

  it("C-31: what was exported from it, link type 252", async () => {
    const [source, destination] = [
      { address: "10.0.0.1", port: 40_000 },
      { address: "10.0.0.2", port: 9094 },
    ];
    const pairs = [1, 2, 3].flatMap((id) => [
      exportedPdu(metadataRequest(id), { source, destination }),
      exportedPdu(metadataResponse(id), { source: destination, destination: source }),
    ]);
    const packets = pairs.map((data, i) => ({ data, t: timeAt(100 * i) }));
    const events = await eventsOf(pcapFile(packets, { linkType: 252 }));
    const messages = events.filter((event): event is MessageEvent => event.kind === "message");
    expect(messages.map(({ apiName, header }) => `${apiName} ${header.correlationId}`)).toEqual(
      [1, 1, 2, 2, 3, 3].map((id) => `Metadata ${id}`),
    );
    expect(messages.filter(({ pairedWith }) => pairedWith !== undefined).length).toBe(3);
    expect(events.some(({ kind }) => kind === "gap" || kind === "undecodable")).toBe(false);
  });
});

/** Each packet as IP fragments, the last one first. */
function inFragments(packet: ReturnType<typeof conversation>[number]): Captured[] {
  const { from, seq, ack, flags, payload, t } = packet;
  if (payload.length < 32) return [packet];
  const [src, dst] = from === "client" ? ["10.0.0.1", "10.0.0.2"] : ["10.0.0.2", "10.0.0.1"];
  const [sport, dport] = from === "client" ? [40_000, 9092] : [9092, 40_000];
  const segment = tcp(sport, dport, { seq, ack, flags, payload });
  const parts = ipv4Fragments(src!, dst!, segment, 24, { id: seq & 0xffff });
  return parts.reverse().map((ip) => ({ t, data: ethernet(ip) }));
}

/** The packets of a little-endian pcap of microseconds. */
function* pcapPackets(bytes: Uint8Array): Generator<Captured> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 24; at < bytes.length;) {
    const length = view.getUint32(at + 8, true);
    const t = {
      seconds: view.getUint32(at, true),
      nanoseconds: view.getUint32(at + 4, true) * 1000,
    };
    yield { t, data: bytes.subarray(at + 16, at + 16 + length) };
    at += 16 + length;
  }
}

/** The ClientHello of TLS 1.3 that asks for a name. */
function clientHello(name: string): Uint8Array {
  const host = pack([[1, 0], [2, name.length], ascii(name)]);
  const sni = pack([[2, 0], [2, host.length + 2], [2, host.length], host]);
  const versions = pack([[2, 43], [2, 5], [1, 4], [2, 0x0304], [2, 0x0303]]);
  const extensions = concat(sni, versions);
  const ciphers = pack([[2, 2], [2, 0x1301], [1, 1], [1, 0]]);
  const body = pack([
    [2, 0x0303],
    new Uint8Array(32),
    [1, 0],
    ciphers,
    [2, extensions.length],
    extensions,
  ]);
  const hello = pack([[1, 1], [1, 0], [2, body.length], body]);
  return pack([[1, 22], [2, 0x0301], [2, hello.length], hello]);
}
