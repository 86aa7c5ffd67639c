// The books of a capture: which bytes its packets hold, and which bytes its events account for.

import {
  type ByteRange,
  type CaptureEvent,
  type CaptureOptions,
  KafkaTracker,
} from "../../codec/capture/mod.ts";
import type { CaptureNote, CaptureProblem, Packet } from "../../codec/capture/packet.ts";
import { PacketReader } from "../../codec/capture/files/packet_reader.ts";
import { PacketTracker } from "../../codec/capture/packet_tracker.ts";
import { TcpTracker } from "../../codec/capture/tcp/tcp_tracker.ts";
import { SegmentReader } from "../../codec/capture/link/to_segments.ts";
import { registry } from "../../codec/messages/registry.ts";

/** What a capture file holds. */
export type Item = Packet | CaptureNote | CaptureProblem;

/** The packets of a file, as far as they can be read. */
export function itemsOf(file: Uint8Array): Item[] {
  const reader = new PacketReader();
  reader.push(file);
  reader.end();
  const items: Item[] = [];
  for (let item; (item = reader.next()) !== undefined;) items.push(item);
  return items;
}

/** The events of packets, which are read up to the headers of batches. */
export function eventsOfItems(
  items: readonly Item[],
  options: CaptureOptions = {},
): CaptureEvent[] {
  const tracker = new KafkaTracker(registry, options);
  const packets = new PacketTracker(tracker, options);
  return [...items.flatMap((item) => packets.push(item)), ...packets.end()];
}

/** Captured bytes of TCP streams by connection, each counted once. */
export function capturedBytes(items: readonly Item[]): Map<number, number> {
  const bytes = new Map<number, number>();
  const segments = new SegmentReader();
  const tcp = new TcpTracker();
  const chunks = items.flatMap((item) => item.kind === "packet" ? segments.push(item) : [])
    .flatMap((part) => part.kind === "segment" ? tcp.push(part) : []);
  for (const chunk of [...chunks, ...tcp.end()]) {
    if (chunk.kind !== "bytes") continue;
    const { connection: { number }, bytes: { length } } = chunk;
    bytes.set(number, (bytes.get(number) ?? 0) + length);
  }
  return bytes;
}

/** The same by what the events say. */
export function toldBytes(events: readonly CaptureEvent[]): Map<number, number> {
  const bytes = new Map<number, number>();
  for (const event of events) {
    const n = bytesOf(event);
    if (n === 0 || !("connection" in event) || event.connection === undefined) continue;
    bytes.set(event.connection, (bytes.get(event.connection) ?? 0) + n);
  }
  return bytes;
}

function bytesOf(event: CaptureEvent): number {
  const range = rangeOf(event);
  if (range) return range.length - range.missing;
  return event.kind === "warning" && "bytes" in event ? event.bytes! : 0;
}

/** Where the bytes lie that the event alone accounts for. */
function rangeOf(event: CaptureEvent): ByteRange | undefined {
  switch (event.kind) {
    case "message":
    case "undecodable":
      return event.enclosedBy === undefined ? event.range : undefined;
    case "sasl":
    case "gap":
    case "connection":
      return event.range;
    default:
      return undefined;
  }
}

/** Where events and packets differ: "connection 3: 120 of 140 bytes". What is not Kafka's is accounted for by nobody. */
export function missingBytes(items: readonly Item[], events: readonly CaptureEvent[]): string[] {
  const captured = capturedBytes(items);
  const told = toldBytes(events);
  const foreign = new Set(
    events.flatMap((event) =>
      event.kind === "connection" && event.state === "not-kafka" ? [event.connection] : []
    ),
  );
  return [...new Set([...captured.keys(), ...told.keys()])].flatMap((connection) => {
    const all = foreign.has(connection) ? 0 : captured.get(connection) ?? 0;
    const some = told.get(connection) ?? 0;
    return all === some ? [] : [`connection ${connection}: ${some} of ${all} bytes`];
  });
}

/** What is out of order: ids, the stream of each direction, time. */
export function disorder(events: readonly CaptureEvent[]): string[] {
  const ends = new Map<string, number>();
  const problems: string[] = [];
  for (const [i, event] of events.entries()) {
    if (i > 0 && event.id <= events[i - 1]!.id) problems.push(`event ${event.id}: id`);
    const range = rangeOf(event);
    if (!range || !("connection" in event)) continue;
    const direction = "direction" in event ? event.direction : "request"; // of a PROXY header
    const stream = `${event.connection} ${direction}`;
    if (range.stream < (ends.get(stream) ?? 0)) {
      problems.push(`event ${event.id}: stream ${stream}`);
    }
    ends.set(stream, range.stream + range.length);
  }
  return problems;
}
