// Packets of a pcap file.

import type { FoundFormat } from "./capture_format.ts";
import type { ChunkQueue } from "./chunk_queue.ts";
import type { CaptureLimits } from "../options.ts";
import type { CaptureProblem, CaptureTime, Packet } from "../packet.ts";
import {
  BadTimes,
  corrupt,
  fileProblem,
  type PacketItem,
  type PacketParser,
  truncated,
} from "./packet_parser.ts";

const FILE_HEADER = 24;
const PACKET_HEADER = 16;
const MODIFIED_HEADER = 24;
const MAJOR = 2;

/** Reads a pcap file, its header first. */
export class PcapParser implements PacketParser {
  readonly #queue: ChunkQueue;
  readonly #maxBytes: number;
  readonly #littleEndian: boolean;
  readonly #header: number;
  readonly #perSecond: number;
  readonly #nanoseconds: number; // of a unit
  #linkType = -1; // before the file header has been read
  #number = 0;
  #isStopped = false;
  readonly #badTimes = new BadTimes("of a second or more behind the point, which is carried over");

  /** A reader of what is in the queue. */
  constructor(queue: ChunkQueue, found: FoundFormat, { packetBytes }: CaptureLimits) {
    this.#queue = queue;
    this.#maxBytes = packetBytes;
    this.#littleEndian = !found.bigEndian;
    this.#header = found.format === "modified-pcap" ? MODIFIED_HEADER : PACKET_HEADER;
    this.#perSecond = found.nanoseconds ? 1_000_000_000 : 1_000_000;
    this.#nanoseconds = found.nanoseconds ? 1 : 1_000;
  }

  /** The next packet, or what is wrong. */
  next(): PacketItem | undefined {
    const queue = this.#queue;
    if (this.#linkType < 0) return this.#start();
    if (this.#isStopped || !queue.has(this.#header)) return this.#nothing();
    const captured = queue.view.getUint32(queue.at + 8, this.#littleEndian);
    if (captured > this.#maxBytes) return this.#stop();
    return queue.has(this.#header + captured) ? this.#packet(captured) : undefined;
  }

  /** Reads the file header. The zone, the accuracy and the snap length of the file change nothing. */
  #start(): PacketItem | undefined {
    const queue = this.#queue;
    if (!queue.has(FILE_HEADER)) return undefined;
    const major = queue.view.getUint16(queue.at + 4, this.#littleEndian);
    const network = queue.view.getUint32(queue.at + 20, this.#littleEndian);
    queue.at += FILE_HEADER;
    this.#linkType = network & 0xffff; // above are the bytes of a frame check sequence
    if (major === MAJOR) return this.next();
    const text = `The file is of another major version than ${MAJOR}; it is read all the same`;
    return fileProblem("capture-version", text, 0);
  }

  #packet(captured: number): Packet {
    const queue = this.#queue;
    const { view, at } = queue;
    const t = this.#time(view, at);
    const origLen = view.getUint32(at + 12, this.#littleEndian);
    queue.at = at + this.#header;
    const fileOffset = queue.offset;
    return {
      kind: "packet",
      number: ++this.#number,
      t,
      iface: 0,
      linkType: this.#linkType,
      data: queue.take(captured),
      origLen: origLen < captured ? captured : origLen,
      fileOffset,
    };
  }

  #time(view: DataView, at: number): CaptureTime {
    const seconds = view.getUint32(at, this.#littleEndian);
    const units = view.getUint32(at + 4, this.#littleEndian);
    if (units >= this.#perSecond) return this.#carried(seconds, units);
    return { seconds, nanoseconds: units * this.#nanoseconds };
  }

  #carried(seconds: number, units: number): CaptureTime {
    this.#badTimes.add(this.#queue.offset);
    const more = Math.floor(units / this.#perSecond);
    const rest = units - more * this.#perSecond;
    return { seconds: seconds + more, nanoseconds: rest * this.#nanoseconds };
  }

  #stop(): CaptureProblem {
    this.#isStopped = true;
    const most = `at most ${this.#maxBytes} captured bytes`;
    return corrupt("the packet", this.#queue.offset, most, "more");
  }

  /** Lets go what comes after the end of what can be read. */
  #nothing(): undefined {
    if (this.#isStopped) this.#queue.skip(this.#queue.length);
    return undefined;
  }

  /** What is wrong with the end of the file, and with its times. */
  end(): readonly CaptureProblem[] {
    return [...this.#torn(), ...this.#badTimes.end()];
  }

  #torn(): readonly CaptureProblem[] {
    const { offset, length } = this.#queue;
    if (this.#linkType < 0) return [truncated("its header", offset, length)];
    return this.#isStopped || length === 0 ? [] : [truncated("a packet", offset, length)];
  }
}
