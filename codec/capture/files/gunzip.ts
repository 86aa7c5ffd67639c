// Unpacks gzip (RFC 1952) as it comes, member after member.
//
// The platform's DecompressionStream cannot serve. Node takes a second member, Deno refuses it. Of a file that was
// cut Node keeps back up to 16 KiB of what it has unpacked; of a chunk in which it fails Deno gives nothing.

import type { ChunkQueue } from "./chunk_queue.ts";
import { InflateStream, PADDING } from "./inflate_stream.ts";
import type { CaptureProblem } from "../packet.ts";
import { fileProblem } from "./packet_parser.ts";
import { RunningCrc } from "./running_crc.ts";

const MAGIC = 0x1f8b;
const HEADER = 10;
const TRAILER = 8;
const DEFLATE = 8;

// Bits of the flags, for what stands between header and data, in this order. Other bits change nothing.
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
const HEADER_CHECKSUM = 2;

/** Where in a member the reader is; "rest": behind the last one. */
type Place = "header" | "fields" | "data" | "trailer" | "rest" | "stopped";

/** Unpacks what is in a queue. After each `push`, and after `end`, call `next` until it gives nothing. */
export class Gunzip {
  readonly #queue: ChunkQueue;
  readonly #inflate: InflateStream;
  #place: Place = "header";
  #fields = 0;
  #members = 0;
  #unpacked = 0;
  #realEnd = Infinity;
  #code = "";
  #text = "";

  // Of this member.
  #crc: RunningCrc = new RunningCrc();
  #size = 0;

  /** One that unpacks what is and will be in this queue. */
  constructor(queue: ChunkQueue) {
    this.#queue = queue;
    this.#inflate = new InflateStream(queue);
  }

  /** Why not everything could be unpacked. What was unpacked before stands; the offset counts in it. */
  get problem(): CaptureProblem | undefined {
    return this.#code ? fileProblem(this.#code, this.#text, this.#unpacked) : undefined;
  }

  /** Takes the next bytes. */
  push(chunk: Uint8Array): void {
    this.#queue.push(chunk);
  }

  /** Says that all bytes have been pushed. */
  end(): void {
    this.#realEnd = this.#queue.offset + this.#queue.length;
    this.#inflate.close(this.#realEnd);
    this.#queue.push(new Uint8Array(PADDING));
  }

  /** The next unpacked bytes; undefined if more must be pushed, or that was all. */
  next(): Uint8Array | undefined {
    for (;;) {
      const goesOn = this.#step();
      const piece = this.#inflate.take();
      if (piece.length > 0) return this.#counted(piece);
      if (!goesOn) return undefined;
    }
  }

  #counted(piece: Uint8Array): Uint8Array {
    this.#crc.add(piece);
    this.#size += piece.length;
    this.#unpacked += piece.length;
    return piece;
  }

  /** False if that is all for now. */
  #step(): boolean {
    switch (this.#place) {
      case "header":
        return this.#header();
      case "fields":
        return this.#field();
      case "data":
        return this.#data();
      case "trailer":
        return this.#trailer();
      case "rest":
        return this.#rest();
      case "stopped":
        return this.#drop();
    }
  }

  #header(): boolean {
    const queue = this.#queue;
    if (!this.#has(HEADER)) return this.#shortHeader();
    const { view, at } = queue;
    const isMember = view.getUint16(at) === MAGIC && view.getUint8(at + 2) === DEFLATE;
    if (!isMember) return this.#noMember();
    queue.at += HEADER;
    this.#fields = view.getUint8(at + 3);
    this.#place = "fields";
    return true;
  }

  #shortHeader(): boolean {
    const left = this.#realEnd - this.#queue.offset;
    if (left === Infinity) return false;
    if (this.#members > 0 && !this.#beginsMember(left)) return this.#noMember();
    return this.#torn();
  }

  #beginsMember(left: number): boolean {
    return left > 0 && this.#queue.has(2) &&
      this.#queue.view.getUint16(this.#queue.at) === MAGIC;
  }

  /** Behind the first member this is the end, else not even a beginning. */
  #noMember(): boolean {
    if (this.#members === 0) return this.#stop("Cannot unpack the file: expected a gzip header");
    this.#place = "rest";
    return true;
  }

  /** What may stand between header and data. */
  #field(): boolean {
    if (this.#fields & EXTRA) return this.#extra();
    if (this.#fields & (NAME | COMMENT)) return this.#words();
    if (this.#fields & HEADER_CHECKSUM) return this.#passed(2, HEADER_CHECKSUM);
    this.#inflate.begin();
    this.#crc = new RunningCrc();
    this.#size = 0;
    this.#place = "data";
    return true;
  }

  #extra(): boolean {
    if (!this.#has(2)) return this.#lacks();
    return this.#passed(2 + this.#queue.view.getUint16(this.#queue.at, true), EXTRA);
  }

  #passed(n: number, field: number): boolean {
    if (!this.#has(n)) return this.#lacks();
    this.#queue.at += n;
    this.#fields &= ~field;
    return true;
  }

  /** A name or a comment, which ends with a zero. */
  #words(): boolean {
    const queue = this.#queue;
    while (this.#has(1)) {
      if (queue.bytes[queue.at++] !== 0) continue;
      this.#fields &= ~(this.#fields & NAME ? NAME : COMMENT);
      return true;
    }
    return this.#lacks();
  }

  #data(): boolean {
    const pause = this.#inflate.run();
    if (pause === "truncated") return this.#torn();
    if (pause === "corrupt") return this.#stop("Cannot unpack on: expected deflated data");
    if (pause === "end") this.#place = "trailer";
    return pause !== "more";
  }

  #trailer(): boolean {
    if (!this.#has(TRAILER)) return this.#lacks();
    const { view, at } = this.#queue;
    const isIntact = view.getUint32(at, true) === this.#crc.value &&
      view.getUint32(at + 4, true) === this.#size % 2 ** 32;
    if (!isIntact) this.#tell("capture-corrupt", "What was unpacked has another checksum");
    this.#queue.at += TRAILER;
    this.#members++;
    this.#place = "header";
    return true;
  }

  /** Bytes behind the last member do not count; zeros, as tapes have them, are not worth a word. */
  #rest(): boolean {
    const queue = this.#queue;
    while (this.#has(1)) {
      if (queue.bytes[queue.at++] === 0) continue;
      this.#tell("capture-corrupt", "Bytes that are no gzip follow; they are not read");
      this.#place = "stopped";
      return true;
    }
    return false;
  }

  #has(n: number): boolean {
    return this.#queue.offset + n <= this.#realEnd && this.#queue.has(n);
  }

  #lacks(): boolean {
    return this.#realEnd === Infinity ? false : this.#torn();
  }

  #torn(): boolean {
    return this.#stop("The file ends inside its gzip data");
  }

  #stop(text: string): boolean {
    this.#tell("capture-truncated", text);
    this.#place = "stopped";
    return true;
  }

  #tell(code: string, text: string): void {
    this.#code = code;
    this.#text = text;
  }

  #drop(): boolean {
    this.#queue.skip(this.#queue.length);
    return false;
  }
}
