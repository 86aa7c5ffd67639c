import { builtIn, type ByteSource, chunksOf, readSegment } from "../records/mod.ts";
import type { Registry } from "../wire/mod.ts";
import type { CaptureEvent, MessageEvent } from "./event.ts";
import { EventBatch, type EventBatches, EventIterator } from "./event_batches.ts";
import { KafkaTracker } from "./kafka/kafka_tracker.ts";
import { shownLogEvent } from "./kafka/log_events.ts";
import type { CaptureOptions } from "./options.ts";
import { PacketReader } from "./files/packet_reader.ts";
import { PacketTracker } from "./packet_tracker.ts";
import { peeked } from "./peeked.ts";
import { openBatches } from "./kafka/record_sets.ts";
import { SNIFF_BYTES, sourceKindOf } from "./source_kind.ts";
import type { CaptureSummary } from "./summary/summary.ts";
import { readText } from "./text/read_text.ts";
import type { TextBytes } from "./text/text_bytes.ts";
import { Turns } from "./turns.ts";

/** What can be decoded: the bytes of a file, or, as a string, text that shows bytes. */
export type CaptureSource = ByteSource | string;

/** The events of a source, and what they come to. */
export interface CaptureReading extends AsyncIterable<CaptureEvent> {
  /** What there was so far, in figures; after the iteration all there was. */
  summary(): CaptureSummary;
}

/**
 * Decodes the Kafka traffic in a packet capture, a byte stream, a text that shows bytes, or a log segment. Which of
 * these it is, the first bytes tell.
 *
 * Bad bytes become events that say what is wrong; everything else is decoded. It can be iterated once. Memory does
 * not grow with the source.
 *
 * @param source A pcap or pcapng file, packed with gzip or not; one direction of a connection; a log segment or a
 * snapshot; or text such as `tshark -q -z follow,tcp,raw,0` or `xxd` print.
 * @param registry What to decode: `registry` of `kafka-wire/messages/registry`, or `registryOf` a few codecs.
 * Messages it lacks are found and paired all the same.
 * @throws {TypeError} If an option has a word that means nothing, or a limit that bounds nothing.
 * @throws {UnknownFormatError} While iterating, if it is of no known format.
 * @throws {UnknownTextError} While iterating, if a string shows no bytes.
 * @throws {Error} While iterating, what the source throws.
 */
export function decodeCapture(
  source: CaptureSource,
  registry: Registry,
  options: CaptureOptions = {},
): CaptureReading {
  const tracker = new KafkaTracker(registry, options);
  const events = typeof source === "string"
    ? textEvents(source, tracker, options)
    : sourceEvents(source, tracker, registry, options);
  return reading(events, tracker, registry, options);
}

/** Both directions of one connection. */
export interface StreamPair {
  /** What the client sent. */
  readonly requests: ByteSource;
  /** What the broker sent. */
  readonly responses: ByteSource;
}

/**
 * Decodes both directions of one connection, each as a stream of bytes from its first frame on.
 *
 * @throws {TypeError} As `decodeCapture` does.
 * @throws {Error} While iterating, what the sources throw.
 */
export function decodeStreams(
  { requests, responses }: StreamPair,
  registry: Registry,
  options: CaptureOptions = {},
): CaptureReading {
  const tracker = new KafkaTracker(registry, options);
  return reading(pairEvents(requests, responses, tracker), tracker, registry, options);
}

async function* pairEvents(
  requests: ByteSource,
  responses: ByteSource,
  tracker: KafkaTracker,
): EventBatches {
  const turns = new Turns(chunksOf(requests), chunksOf(responses));
  try {
    for (let piece; (piece = await turns.next(tracker.lead(0))) !== undefined;) {
      yield tracker.push(0, piece.direction, undefined, piece.bytes);
    }
    yield tracker.end();
  } finally {
    await turns.close();
  }
}

function reading(
  batches: EventBatches,
  tracker: KafkaTracker,
  registry: Registry,
  options: CaptureOptions,
): CaptureReading {
  let isBegun = false;
  return {
    [Symbol.asyncIterator]() {
      if (isBegun) throw new Error("Cannot read again: a source is read once");
      isBegun = true;
      return new EventIterator(opened(batches, registry, options));
    },
    summary: () => tracker.summary(),
  };
}

/** The events with their batches opened. */
async function* opened(
  batches: EventBatches,
  registry: Registry,
  options: CaptureOptions,
): EventBatches {
  for await (const events of batches) {
    if (!events.some(hasRecords)) yield events;
    else for (const event of events) yield [await openedEvent(event, registry, options)];
  }
}

function hasRecords(event: CaptureEvent): event is MessageEvent {
  return event.kind === "message" && event.records !== undefined;
}

function openedEvent(event: CaptureEvent, registry: Registry, options: CaptureOptions) {
  return hasRecords(event) ? openBatches(event, registry, options) : event;
}

async function* sourceEvents(
  source: ByteSource,
  tracker: KafkaTracker,
  registry: Registry,
  options: CaptureOptions,
): EventBatches {
  const { first, all } = await peeked(chunksOf(source), SNIFF_BYTES);
  switch (sourceKindOf(first)) {
    case "packets":
      return yield* packetEvents(all, tracker, options);
    case "log":
      return yield* logEvents(all, tracker, registry, options);
    case "text":
      return yield* textEvents(await textOf(all), tracker, options);
    case "stream":
      return yield* streamEvents(all, tracker);
  }
}

async function* packetEvents(
  chunks: AsyncIterable<Uint8Array>,
  tracker: KafkaTracker,
  options: CaptureOptions,
): EventBatches {
  const reader = new PacketReader(options);
  const packets = new PacketTracker(tracker, options);
  for await (const chunk of chunks) {
    reader.push(chunk);
    yield* packetsOf(reader, packets);
  }
  reader.end();
  yield* packetsOf(reader, packets);
  yield packets.end();
}

/** What the packets that have come give. */
function* packetsOf(reader: PacketReader, packets: PacketTracker) {
  const batch = new EventBatch();
  for (let item; (item = reader.next()) !== undefined;) {
    if (batch.add(packets.push(item))) yield batch.take();
  }
  yield batch.take();
}

async function* logEvents(
  chunks: AsyncIterable<Uint8Array>,
  tracker: KafkaTracker,
  registry: Registry,
  options: CaptureOptions,
): EventBatches {
  const { redact = true, decompressors = {}, topic } = options;
  const decompress = { ...builtIn, ...decompressors };
  const reading = { registry, decompress, ...(topic !== undefined && { topic }) };
  const batch = new EventBatch();
  for await (const event of readSegment(chunks, reading)) {
    const shown = shownLogEvent(event, registry, redact);
    tracker.counters.event(shown);
    if (batch.add([shown])) yield batch.take();
  }
  yield batch.take();
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(decoder.decode(chunk.slice(), { stream: true }));
  return [...parts, decoder.decode()].join("");
}

async function* streamEvents(
  chunks: AsyncIterable<Uint8Array>,
  tracker: KafkaTracker,
): EventBatches {
  for await (const bytes of chunks) yield tracker.pushAlone(0, 0, bytes);
  yield tracker.end();
}

async function* textEvents(
  text: string,
  tracker: KafkaTracker,
  options: CaptureOptions,
): EventBatches {
  const found = readText(text);
  const taken = `The text was taken for ${found.what}`;
  yield tracker.warn("text", [taken, ...found.notes].join(". "));
  if (found.packets) yield* packetsOfText(found, new PacketTracker(tracker, options));
  else yield* piecesOfText(found, tracker);
  yield tracker.end();
}

function* piecesOfText({ pieces }: TextBytes, tracker: KafkaTracker) {
  for (const { side, bytes, missing = 0 } of pieces) {
    yield tracker.pushAlone(0, side, bytes);
    if (missing > 0) yield tracker.hole(0, side, undefined, missing, "snaplen");
  }
}

const ETHERNET = 1;
const RAW_IP = 101;

function* packetsOfText({ pieces, layer }: TextBytes, tracker: PacketTracker) {
  const linkType = layer === "ethernet" ? ETHERNET : RAW_IP;
  for (const [i, { bytes: data }] of pieces.entries()) {
    const packet = { kind: "packet", number: i + 1, iface: 0, linkType, data } as const;
    yield tracker.push({ ...packet, origLen: data.length, fileOffset: 0 });
  }
  yield tracker.end();
}
