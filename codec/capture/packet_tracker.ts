// From packets to events: link, IP and TCP layers in front of the tracker.

import type { CaptureEvent } from "./event.ts";
import type { KafkaTracker } from "./kafka/kafka_tracker.ts";
import { captureLimits, type CaptureOptions } from "./options.ts";
import type { CaptureNote, CaptureProblem, CaptureTime, Packet, Pdu, Segment } from "./packet.ts";
import { SegmentReader } from "./link/to_segments.ts";
import { TcpTracker } from "./tcp/tcp_tracker.ts";

// Above the numbers of TCP connections, which count from 0.
const FIRST_PDU_CONNECTION = 1_000_000;

/** Packets in, events out. */
export class PacketTracker {
  readonly #tracker: KafkaTracker;
  readonly #segments: SegmentReader;
  readonly #tcp: TcpTracker;
  readonly #pdus = new Map<string, number>(); // the one that was silent longest first
  readonly #mostPdus: number;
  #nextPdu = FIRST_PDU_CONNECTION;

  constructor(tracker: KafkaTracker, options: CaptureOptions) {
    this.#mostPdus = captureLimits(options.limits).connections;
    this.#tracker = tracker;
    this.#segments = new SegmentReader(options);
    this.#tcp = new TcpTracker(options);
  }

  /** The events that are known with this packet. */
  push(item: Packet | CaptureNote | CaptureProblem): readonly CaptureEvent[] {
    if (item.kind === "problem") return this.#problem(item);
    if (item.kind === "note") return this.#note(item);
    this.#tracker.counters.packet(item.data.length);
    if (item.lost) this.#tracker.counters.lost(item.lost);
    const parts = this.#segments.push(item);
    if (parts.length === 1) return this.#part(parts[0]!);
    return parts.flatMap((part) => this.#part(part));
  }

  /** The events that are left at the end of the file. */
  end(): readonly CaptureEvent[] {
    return [
      ...this.#segments.end().flatMap((problem) => this.#problem(problem)),
      ...this.#tcp.end().flatMap((chunk) => this.#tracker.chunk(chunk)),
      ...this.#tracker.end(),
    ];
  }

  #part(part: Segment | Pdu | CaptureProblem): readonly CaptureEvent[] {
    if (part.kind === "problem") return this.#problem(part);
    if (part.kind === "pdu") return this.#pdu(part);
    const chunks = this.#tcp.push(part);
    if (chunks.length === 1) return this.#tracker.chunk(chunks[0]!);
    return chunks.flatMap((chunk) => this.#tracker.chunk(chunk));
  }

  /** A whole frame, past TCP. Both directions of a pair of ends are one connection. */
  #pdu({ flow, payload, hole, t, packet, fileOffset }: Pdu): readonly CaptureEvent[] {
    const { source, destination, key = "" } = flow ?? {};
    const isReverse = flow !== undefined && this.#pdus.has(reverse(key));
    const forward = isReverse ? reverse(key) : key;
    const known = this.#pdus.get(forward);
    const number = known ?? this.#nextPdu++;
    const opening = known === undefined
      ? [...this.#makeRoom(t), ...this.#tracker.openUnknown(number, t, [source, destination])]
      : [];
    this.#pdus.delete(forward);
    this.#pdus.set(forward, number);
    const side = isReverse ? 1 : 0;
    const bytes = this.#tracker.push(number, side, t, payload, { packet, fileOffset });
    const rest = hole > 0 ? this.#tracker.hole(number, side, t, hole, "snaplen") : [];
    return [...opening, ...bytes, ...rest];
  }

  #makeRoom(t: CaptureTime | undefined): readonly CaptureEvent[] {
    const events: CaptureEvent[] = [];
    for (const [key, number] of this.#pdus) {
      if (this.#pdus.size < this.#mostPdus) break;
      this.#pdus.delete(key);
      events.push(...this.#tracker.close(number, t, "evicted"));
    }
    return events;
  }

  #problem({ kind: _, code, text, ...facts }: CaptureProblem): readonly CaptureEvent[] {
    return this.#tracker.warn(code, text, undefined, facts);
  }

  #note({ note, count }: CaptureNote): readonly CaptureEvent[] {
    if (note === "lost") this.#tracker.counters.lost(count);
    else this.#tracker.foundTlsKeys();
    return [];
  }
}

function reverse(key: string): string {
  return key.split(" > ").reverse().join(" > ");
}
