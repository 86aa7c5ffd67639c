// Targets of the fuzz tests: the ways in which bytes of strangers come in (capture.md 5.12, reliability R-09).

import {
  type CaptureEvent,
  type CaptureSource,
  decodeCapture,
  KafkaTracker,
} from "../../codec/capture/mod.ts";
import { formatEvent } from "../../codec/capture/output/ndjson.ts";
import type { Segment } from "../../codec/capture/packet.ts";
import { TcpTracker } from "../../codec/capture/tcp/tcp_tracker.ts";
import { EventText } from "../../codec/capture/output/text.ts";
import { registry } from "../../codec/messages/registry.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import { TopicRecordCodec } from "../../codec/messages/topic_record.ts";
import {
  ascii,
  concat,
  conversation,
  enhancedPacket,
  exportedPdu,
  interfaceBlock,
  obsoletePacket,
  pcapFile,
  pcapngFile,
  secretsBlock,
  section,
  simplePacket,
  sll2,
  statistics,
  timeAt,
} from "../kit/capture_writer.ts";
import { hexOf } from "../kit/hex.ts";
import type { Random } from "../kit/random.ts";
import { Segments } from "../kit/segments.ts";
import { disorder } from "./accounts.ts";
import { mutated, mutatedText } from "./damage.ts";
import {
  apiVersionsRequest,
  apiVersionsResponse,
  framed,
  handshakeRequest,
  handshakeResponse,
  metadataRequest,
  metadataResponse,
  registrationRequest,
  registrationResponse,
  topicId,
} from "./frames_made.ts";
import {
  batchOf,
  fetchRequest,
  fetchResponse,
  producedResponse,
  produceRecords,
} from "./made_captures.ts";

/** A way in: makes an input out of random numbers, and reads it. It throws if something is wrong. */
export interface Target {
  readonly name: string;
  run(random: Random): Promise<void> | void;
}

const topic = { topic: "t" };
const requests: readonly Uint8Array[] = [
  apiVersionsRequest(1),
  handshakeRequest(2, "PLAIN"),
  framed(ascii("\0u\0p")),
  metadataRequest(3),
  produceRecords(4, 9, batchOf("a")),
  fetchRequest(5, 12, topic),
  registrationRequest(6),
];
const responses: readonly Uint8Array[] = [
  apiVersionsResponse(1),
  handshakeResponse(2),
  framed(),
  metadataResponse(3),
  producedResponse(4, 9),
  fetchResponse(5, 12, topic, batchOf("b")),
  registrationResponse(6),
];

/** One of these pairs, or two. */
function talk(from: number, count = 1) {
  return {
    requests: requests.slice(from, from + count),
    responses: responses.slice(from, from + count),
    handshake: from % 2 === 0,
    fin: false,
  };
}

const pcaps: readonly Uint8Array[] = [
  pcapFile(conversation(talk(0))),
  pcapFile(conversation(talk(1, 2)), { bigEndian: true, nanoseconds: true }),
  pcapFile(conversation({ ...talk(4), link: sll2 }), { linkType: 276, modified: true }),
  pcapFile([requests[3]!, responses[3]!].map((frame) => ({ data: exportedPdu(frame) })), {
    linkType: 252,
  }),
];

const pcapngs: readonly Uint8Array[] = [0, 3, 4].map((from) => {
  const [first, second, third, ...rest] = conversation({ ...talk(from), fin: true });
  return pcapngFile(
    section({ bigEndian: from === 3 }),
    interfaceBlock({ resolution: 9, offset: 1 }),
    statistics({ ifDrop: 3 }),
    secretsBlock("CLIENT_RANDOM 00 00\n"),
    simplePacket(first!),
    obsoletePacket(second!),
    enhancedPacket({ ...third!, drops: 2, flags: 1 }),
    ...rest.map((packet) => enhancedPacket(packet)),
  );
});

const topicRecord = encodeMetadataRecord(TopicRecordCodec, { name: "t", topicId: topicId(1) }, 0);
const logs: readonly Uint8Array[] = [
  concat(batchOf("a", "b"), batchOf("c")),
  encodePlainBatch({ records: [{ timestamp: 1n, value: topicRecord }] }),
  concat(encodePlainBatch({ magic: 1, records: [{ timestamp: 1n, value: ascii("old") }] })),
];

const texts: readonly string[] = textsOf(metadataRequest(3));

/** The same bytes in some of the forms of capture.md 2.6. */
function textsOf(bytes: Uint8Array): string[] {
  const pairs = hexOf(bytes).match(/../g)!;
  const row = pairs.slice(0, 16);
  return [
    pairs.join(" "),
    `00000000: ${row.join(" ")}\n00000010: ${pairs.slice(16).join(" ")}\n`,
    `<Buffer ${pairs.join(" ")}>`,
    JSON.stringify({ type: "Buffer", data: [...bytes] }),
    `[]byte{${pairs.map((pair) => `0x${pair}`).join(", ")}}`,
    `b'${pairs.map((pair) => `\\x${pair}`).join("")}'`,
    `[${[...bytes].map((byte) => byte << 24 >> 24).join(", ")}]`,
    `${"=".repeat(67)}\nFollow: tcp,raw\nFilter: tcp.stream eq 0\nNode 0: 1.2.3.4:1\n` +
    `Node 1: 1.2.3.5:2\n${pairs.join("")}\n\t00000004\n${"=".repeat(67)}\n`,
    btoa(String.fromCharCode(...bytes)),
  ];
}

/** All of them. */
export const targets: readonly Target[] = [
  { name: "pcap", run: (random) => readSource(mutated(random.one(pcaps), random), random) },
  { name: "pcapng", run: (random) => readSource(mutated(random.one(pcapngs), random), random) },
  { name: "TCP", run: readSegments },
  { name: "text", run: (random) => readSource(mutatedText(random.one(texts), random), random) },
  { name: "log segment", run: (random) => readSource(mutated(random.one(logs), random), random) },
  { name: "push", run: readPushes },
];

const EXPECTED = ["UnknownFormatError", "UnknownTextError"]; // what says that the source is of no known format

async function readSource(source: CaptureSource, random: Random): Promise<void> {
  const events: CaptureEvent[] = [];
  const reading = decodeCapture(source, registry);
  try {
    for await (const event of reading) events.push(event);
  } catch (error) {
    if (!EXPECTED.includes((error as Error).name) || events.length > 0) throw error;
  }
  reading.summary();
  look(events, random);
}

/** Refuses any disorder, and prints the events, now and then, since that takes longer than to read them. */
function look(events: readonly CaptureEvent[], random: Random): void {
  const [problem] = disorder(events);
  if (problem !== undefined) throw new Error(problem);
  if (!random.chance(PRINTED)) return;
  const text = new EventText({ details: "all" });
  for (const event of events) {
    JSON.parse(formatEvent(event));
    text.lines(event);
  }
  text.end();
}

const PRINTED = 10; // percent

/** Segments that fit together, most of them, and say parts of frames. */
function readSegments(random: Random): void {
  const tracker = new KafkaTracker(registry);
  const tcp = new TcpTracker();
  const segments = new Segments();
  const said = [concat(...requests), concat(...responses)] as const;
  const events: CaptureEvent[] = [];
  for (let i = 0; i < 8; i++) {
    const segment = segmentOf(random, segments, said);
    for (const chunk of tcp.push(segment)) events.push(...tracker.chunk(chunk));
  }
  for (const chunk of tcp.end()) events.push(...tracker.chunk(chunk));
  look([...events, ...tracker.end()], random);
}

function segmentOf(
  random: Random,
  segments: Segments,
  said: readonly [Uint8Array, Uint8Array],
): Segment {
  const side = random.one([0, 1] as const);
  const at = random.chance(90) ? 20 * random.below(16) : random.uint32();
  const data = said[side].subarray(at, at + random.below(60));
  const flags = random.one(["", "", "", "", "P", "S", "F", "R", "SF"]);
  const hole = random.chance(10) ? random.below(100) : 0;
  const ack = random.chance(70) ? 20 * random.below(16) : undefined;
  return segments.of({ side, seq: at, data, flags, hole, ...(ack !== undefined && { ack }) });
}

/** Frames, some of them damaged, in pieces and with holes. */
function readPushes(random: Random): void {
  const tracker = new KafkaTracker(registry, { limits: { unpairedFrames: 2 } });
  const isSure = random.chance(50);
  const from = random.below(requests.length);
  const events: CaptureEvent[] = [];
  for (let i = from; i < Math.min(from + 2, requests.length); i++) {
    for (const side of [0, 1] as const) {
      const whole = [requests, responses][side]![i]!;
      const bytes = random.chance(40) ? mutated(whole, random) : whole;
      const direction = isSure ? (["request", "response"] as const)[side] : side;
      const cut = random.below(bytes.length + 1);
      const t = random.chance(90) ? timeAt(1_000 * i) : undefined;
      events.push(...tracker.push(0, direction, t, bytes.subarray(0, cut)));
      if (random.chance(5)) events.push(...tracker.hole(0, direction, t, 5, "lost-segment"));
      events.push(...tracker.push(0, direction, t, bytes.subarray(cut)));
    }
  }
  look([...events, ...tracker.end()], random);
}
