// Blocks of a pcapng file, one after the other.

import type { ChunkQueue } from "./chunk_queue.ts";
import type { CaptureLimits } from "../options.ts";
import type { CaptureProblem } from "../packet.ts";
import {
  BadTimes,
  corrupt,
  type PacketItem,
  type PacketParser,
  truncated,
} from "./packet_parser.ts";
import { blockFault, isPacketBlock, isTold, PcapngSection } from "./pcapng_section.ts";
import { type Fault, ProblemFold } from "./problem_fold.ts";

const SECTION = 0x0a0d0d0a; // the same in both byte orders
const BYTE_ORDER = 0x1a2b3c4d;
const MAJOR = 1;
const SECTION_BLOCK = 28;
const FRAME = 12; // type, length, and the length again at the end
const MOST_OPTIONS = 1_048_576; // beside the packet, which has a limit of its own

const TOO_SHORT = blockFault("a section header with all its fields", "a shorter one");
const TOO_LARGE = blockFault("a packet within the limit, or 1 MiB of options", "a larger block");
const OTHER_MAJOR = blockFault(`a section of major version ${MAJOR}`, "another version");

/** What a step gives; undefined: the next step will. */
type Outcome = PacketItem | "wait" | undefined;

/** Reads a pcapng file, section by section. What a header says of the length of its section is not needed. */
export class PcapngParser implements PacketParser {
  readonly #queue: ChunkQueue;
  readonly #maxPacket: number;
  readonly #faults: ProblemFold;
  readonly #badTimes: BadTimes = new BadTimes("of more seconds than fit, which is left out");
  #littleEndian = true;
  #section: PcapngSection | undefined; // none while its version is not known here
  #packets = 0;
  #isStopped = false;

  // The block being read; none if its length is 0.
  #type = 0;
  #start = 0;
  #length = 0;
  #left = 0; // of a block that is passed; 0 if it is read whole

  /** A reader of what is in the queue. */
  constructor(queue: ChunkQueue, { packetBytes, eventsPerError }: CaptureLimits) {
    this.#queue = queue;
    this.#maxPacket = packetBytes;
    this.#faults = new ProblemFold(eventsPerError);
  }

  /** The next packet, note or problem. */
  next(): PacketItem | undefined {
    for (;;) {
      const outcome = this.#step();
      if (outcome === "wait") return undefined;
      if (outcome !== undefined) return outcome;
    }
  }

  #step(): Outcome {
    if (this.#isStopped) return this.#drop();
    if (this.#length === 0) return this.#begin();
    return this.#left > 0 ? this.#pass() : this.#whole();
  }

  #begin(): Outcome {
    const queue = this.#queue;
    if (!queue.has(FRAME)) return "wait";
    const type = this.#type = this.#uint32(queue.at);
    this.#start = queue.offset;
    if (type === SECTION && !this.#setByteOrder()) {
      return this.#stop("a section", "a byte-order magic", "other bytes");
    }
    const length = this.#uint32(queue.at + 4);
    if (length < FRAME || length % 4 !== 0) {
      return this.#stop("a block", `a length of ${FRAME} or more that 4 divides`, "another");
    }
    this.#length = length;
    return this.#setAside(type, length);
  }

  /** False if it cannot be told. */
  #setByteOrder(): boolean {
    const { view, at } = this.#queue;
    this.#littleEndian = view.getUint32(at + 8, true) === BYTE_ORDER;
    return this.#littleEndian || view.getUint32(at + 8) === BYTE_ORDER;
  }

  /** Decides whether the block is to be read. */
  #setAside(type: number, length: number): Outcome {
    const isPacket = this.#section !== undefined && isPacketBlock(type);
    if (isPacket) this.#packets++;
    const isTooLarge = length - FRAME > this.#maxPacket + MOST_OPTIONS;
    const isWanted = type === SECTION || this.#section !== undefined && isTold(type);
    if (isWanted && !isTooLarge) return undefined;
    this.#left = length;
    if (type === SECTION) this.#section = undefined;
    else if (isWanted) this.#section?.passed(type);
    return isWanted ? this.#told(TOO_LARGE) : undefined;
  }

  #pass(): Outcome {
    const queue = this.#queue;
    this.#left -= queue.skip(this.#left - 4);
    if (this.#left > 4 || !queue.has(4)) return "wait";
    if (this.#uint32(queue.at) !== this.#length) return this.#stopAtLength();
    queue.at += 4;
    this.#left = this.#length = 0;
    return undefined;
  }

  #whole(): Outcome {
    const queue = this.#queue;
    const length = this.#length;
    if (!queue.has(length)) return "wait";
    if (this.#uint32(queue.at + length - 4) !== length) return this.#stopAtLength();
    const { at } = queue;
    const item = this.#type === SECTION
      ? this.#open(length)
      : this.#section?.read(this.#type, queue, length, this.#packets);
    queue.at = at + length;
    this.#length = 0;
    return item !== undefined && "noun" in item ? this.#told(item) : item;
  }

  #open(length: number): Fault | undefined {
    this.#section = undefined;
    if (length < SECTION_BLOCK) return TOO_SHORT;
    const { view, at } = this.#queue;
    if (view.getUint16(at + 12, this.#littleEndian) !== MAJOR) return OTHER_MAJOR;
    this.#section = new PcapngSection(this.#littleEndian, this.#maxPacket, this.#badTimes);
    return undefined;
  }

  #told(fault: Fault): CaptureProblem | undefined {
    return this.#faults.add(fault, `the block at byte ${this.#start}`, this.#start);
  }

  #stopAtLength(): CaptureProblem {
    return this.#stop("a block", "the same length before and after it", "two lengths");
  }

  #stop(what: string, expected: string, found: string): CaptureProblem {
    this.#isStopped = true;
    this.#length = 0;
    return corrupt(what, this.#start, expected, found);
  }

  /** Lets go what comes after the end of what can be read. */
  #drop(): "wait" {
    this.#queue.skip(this.#queue.length);
    return "wait";
  }

  #uint32(at: number): number {
    return this.#queue.view.getUint32(at, this.#littleEndian);
  }

  /** What is wrong with the end of the file, with its blocks, and with its times. */
  end(): readonly CaptureProblem[] {
    return [...this.#torn(), ...this.#faults.end(), ...this.#badTimes.end()];
  }

  #torn(): readonly CaptureProblem[] {
    const { offset, length } = this.#queue;
    const start = this.#length > 0 ? this.#start : offset;
    const n = offset + length - start;
    return this.#isStopped || n === 0 ? [] : [truncated("a block", start, n)];
  }
}
