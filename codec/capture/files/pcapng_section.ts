// What the blocks of one section of a pcapng file hold. Interfaces are numbered per section.

import type { ChunkQueue } from "./chunk_queue.ts";
import type { CaptureNote, CaptureTime, Packet } from "../packet.ts";
import type { BadTimes, PacketItem } from "./packet_parser.ts";
import { counterOf, optionOf } from "./pcapng_options.ts";
import type { Fault } from "./problem_fold.ts";
import { TimeScale } from "./time_scale.ts";

const INTERFACE = 1;
const OBSOLETE_PACKET = 2;
const SIMPLE_PACKET = 3;
const STATISTICS = 5;
const ENHANCED_PACKET = 6;
const SECRETS = 10;

// Bytes of a block before what is of no fixed size, and of all of it if there is nothing of that kind.
const PACKET_HEAD = 28;
const SIMPLE_HEAD = 12;
const INTERFACE_HEAD = 16;
const STATISTICS_HEAD = 20;
const SECRETS_HEAD = 16;
const TAIL = 4;

const IF_TSRESOL = 9;
const IF_TSOFFSET = 14;
const EPB_DROPCOUNT = 4;
const ISB_IFDROP = 5;
const ISB_OSDROP = 7;

const TLS_KEY_LOG = 0x544c534b;
const UNKNOWN_DROPS = 0xffff;
const MOST_INTERFACES = 65_536;

const TOO_SHORT = blockFault("a block with all its fields", "a shorter one");
const OVERFLOW = blockFault("a packet within its block", "a longer one");
const TOO_LARGE = blockFault("a packet within the limit for captured bytes", "a larger one");
const NO_INTERFACE = blockFault("an interface that the section describes", "another");
const TOO_MANY = blockFault(`at most ${MOST_INTERFACES} interfaces in a section`, "more");

/** A kind of problem with one block; those behind it can be read. */
export function blockFault(expected: string, found: string): Fault {
  return { code: "capture-corrupt", noun: "block", expected, found };
}

/** Whether blocks of this type tell something. */
export function isTold(type: number): boolean {
  return isPacketBlock(type) || type === INTERFACE || type === STATISTICS || type === SECRETS;
}

/** Whether blocks of this type hold a packet. */
export function isPacketBlock(type: number): boolean {
  return type === ENHANCED_PACKET || type === SIMPLE_PACKET || type === OBSOLETE_PACKET;
}

interface Interface {
  readonly linkType: number;
  /** Infinity if there is none. */
  readonly snaplen: number;
  readonly scale: TimeScale;
  /** Packets lost since the start of the capture, when it was last told. */
  lost: number;
}

/** The state of a section: its byte order and its interfaces. */
export class PcapngSection {
  readonly #littleEndian: boolean;
  readonly #maxPacket: number;
  readonly #badTimes: BadTimes;
  readonly #interfaces: (Interface | undefined)[] = [];

  /** A section without interfaces. */
  constructor(littleEndian: boolean, maxPacket: number, badTimes: BadTimes) {
    this.#littleEndian = littleEndian;
    this.#maxPacket = maxPacket;
    this.#badTimes = badTimes;
  }

  /** Reads the block of `length` bytes that lies in one piece at the start of the queue, or says what is wrong. */
  read(
    type: number,
    queue: ChunkQueue,
    length: number,
    number: number,
  ): PacketItem | Fault | undefined {
    switch (type) {
      case ENHANCED_PACKET:
        return this.#enhanced(queue, length, number);
      case OBSOLETE_PACKET:
        return this.#obsolete(queue, length, number);
      case SIMPLE_PACKET:
        return this.#simple(queue, length, number);
      case INTERFACE:
        return this.#addInterface(queue, length);
      case STATISTICS:
        return this.#statistics(queue, length);
      default:
        return this.#secrets(queue, length);
    }
  }

  /** A block of this type is not read; interfaces after it keep their numbers. */
  passed(type: number): void {
    if (type === INTERFACE) this.#describe(undefined);
  }

  #enhanced(queue: ChunkQueue, length: number, number: number): Packet | Fault {
    if (length < PACKET_HEAD + TAIL) return TOO_SHORT;
    const { view, at } = queue;
    const index = view.getUint32(at + 8, this.#littleEndian);
    const packet = this.#timed(queue, length, number, index);
    if ("noun" in packet) return packet;
    const options = PACKET_HEAD + packet.data.length + (-packet.data.length & 3);
    if (length - options <= TAIL) return packet;
    const lost = this.#counter(view, EPB_DROPCOUNT, at + options, at + length - TAIL);
    return lost > 0 ? { ...packet, lost } : packet;
  }

  #obsolete(queue: ChunkQueue, length: number, number: number): Packet | Fault {
    if (length < PACKET_HEAD + TAIL) return TOO_SHORT;
    const { view, at } = queue;
    const lost = view.getUint16(at + 10, this.#littleEndian);
    const index = view.getUint16(at + 8, this.#littleEndian);
    const packet = this.#timed(queue, length, number, index);
    if ("noun" in packet || lost === 0 || lost === UNKNOWN_DROPS) return packet;
    return { ...packet, lost };
  }

  /** What both of those have in common. */
  #timed(queue: ChunkQueue, length: number, number: number, index: number): Packet | Fault {
    const { view, at } = queue;
    const le = this.#littleEndian;
    const iface = this.#interfaces[index];
    if (iface === undefined) return NO_INTERFACE;
    const captured = view.getUint32(at + 20, le);
    if (captured > length - PACKET_HEAD - TAIL) return OVERFLOW;
    if (captured > this.#maxPacket) return TOO_LARGE;
    const origLen = view.getUint32(at + 24, le);
    const t = iface.scale.timeOf(view.getUint32(at + 12, le), view.getUint32(at + 16, le));
    if (t === undefined) this.#badTimes.add(queue.offset);
    queue.at = at + PACKET_HEAD;
    return packetOf(queue, number, index, iface.linkType, captured, origLen, t);
  }

  /** Its interface is the first. It says no captured length: the snap length cuts it, or the block ends. */
  #simple(queue: ChunkQueue, length: number, number: number): Packet | Fault {
    if (length < SIMPLE_HEAD + TAIL) return TOO_SHORT;
    const iface = this.#interfaces[0];
    if (iface === undefined) return NO_INTERFACE;
    const origLen = queue.view.getUint32(queue.at + 8, this.#littleEndian);
    const captured = Math.min(origLen, iface.snaplen);
    if (captured > length - SIMPLE_HEAD - TAIL) return OVERFLOW;
    if (captured > this.#maxPacket) return TOO_LARGE;
    queue.at += SIMPLE_HEAD;
    return packetOf(queue, number, 0, iface.linkType, captured, origLen, undefined);
  }

  #addInterface({ view, at }: ChunkQueue, length: number): Fault | undefined {
    if (length < INTERFACE_HEAD + TAIL) {
      this.#describe(undefined);
      return TOO_SHORT;
    }
    const le = this.#littleEndian;
    const [from, end] = [at + INTERFACE_HEAD, at + length - TAIL];
    const resolution = optionOf(view, IF_TSRESOL, 1, from, end, le);
    const offset = optionOf(view, IF_TSOFFSET, 8, from, end, le);
    return this.#describe({
      linkType: view.getUint16(at + 8, le),
      snaplen: view.getUint32(at + 12, le) || Infinity,
      scale: new TimeScale(
        resolution < 0 ? undefined : view.getUint8(resolution),
        offset < 0 ? undefined : Number(view.getBigInt64(offset, le)),
      ),
      lost: 0,
    });
  }

  #describe(iface: Interface | undefined): Fault | undefined {
    if (this.#interfaces.length >= MOST_INTERFACES) return TOO_MANY;
    this.#interfaces.push(iface);
    return undefined;
  }

  /** Counts go from the start of the capture, so only what is new in them is told. */
  #statistics({ view, at }: ChunkQueue, length: number): CaptureNote | Fault | undefined {
    if (length < STATISTICS_HEAD + TAIL) return TOO_SHORT;
    const iface = this.#interfaces[view.getUint32(at + 8, this.#littleEndian)];
    if (iface === undefined) return NO_INTERFACE;
    const [from, end] = [at + STATISTICS_HEAD, at + length - TAIL];
    const lost = this.#counter(view, ISB_IFDROP, from, end) +
      this.#counter(view, ISB_OSDROP, from, end);
    const count = lost - iface.lost;
    if (count <= 0) return undefined;
    iface.lost = lost;
    return { kind: "note", note: "lost", count };
  }

  #counter(view: DataView, code: number, from: number, end: number): number {
    return counterOf(view, code, from, end, this.#littleEndian);
  }

  #secrets({ view, at }: ChunkQueue, length: number): CaptureNote | Fault | undefined {
    if (length < SECRETS_HEAD + TAIL) return TOO_SHORT;
    if (view.getUint32(at + 8, this.#littleEndian) !== TLS_KEY_LOG) return undefined;
    return { kind: "note", note: "tls-keys", count: 1 };
  }
}

/** The packet whose data begins here. */
function packetOf(
  queue: ChunkQueue,
  number: number,
  iface: number,
  linkType: number,
  captured: number,
  orig: number,
  t: CaptureTime | undefined,
): Packet {
  const fileOffset = queue.offset;
  const data = queue.take(captured);
  const origLen = orig < captured ? captured : orig;
  return t
    ? { kind: "packet", number, t, iface, linkType, data, origLen, fileOffset }
    : { kind: "packet", number, iface, linkType, data, origLen, fileOffset };
}
