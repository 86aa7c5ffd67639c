// Packets of a capture file, pcap or pcapng, packed with gzip or not.

import { captureFormat, MAGIC_BYTES, mayBeCapture, UnknownFormatError } from "./capture_format.ts";
import { ChunkQueue } from "./chunk_queue.ts";
import { Gunzip } from "./gunzip.ts";
import { type CaptureLimits, captureLimits, type CaptureOptions } from "../options.ts";
import type { CaptureNote, CaptureProblem, Packet } from "../packet.ts";
import { type PacketParser, truncated } from "./packet_parser.ts";
import { PcapParser } from "./pcap.ts";
import { PcapngParser } from "./pcapng.ts";

/**
 * Reads the packets of a capture file, however its chunks are cut.
 *
 * After each `push`, and after `end`, call `next` until it gives nothing. The data of a packet is a view of its
 * chunk, a copy only where it goes over the end of one: so a chunk must neither change nor be detached while its
 * packets are in use. Memory follows what has been pushed, never what a length announces.
 *
 * Bad bytes are told as problems, and all packets before them stand.
 */
export class PacketReader {
  readonly #limits: CaptureLimits;
  #queue: ChunkQueue = new ChunkQueue();
  #gunzip: Gunzip | undefined;
  #parser: PacketParser | undefined;
  #isEnded = false;
  #last: CaptureProblem[] | undefined;

  /** A reader at the start of a file. Of the options it takes the limits `packetBytes` and `eventsPerError`. */
  constructor(options: Pick<CaptureOptions, "limits"> = {}) {
    this.#limits = captureLimits(options.limits);
  }

  /**
   * Takes the next bytes of the file, 0 or more.
   *
   * @throws {TypeError} If `chunk` is not a `Uint8Array`, or the file has ended.
   */
  push(chunk: Uint8Array): void {
    if (this.#isEnded) throw new TypeError("Cannot read a capture: expected no chunk after end()");
    (this.#gunzip ?? this.#queue).push(chunk);
  }

  /** Says that all bytes have been pushed. */
  end(): void {
    this.#isEnded = true;
    this.#gunzip?.end();
  }

  /**
   * The next packet, note or problem; undefined if more bytes are needed, or, after `end`, if that was all.
   *
   * @throws {UnknownFormatError} If the file is of no format that can be read.
   */
  next(): Packet | CaptureNote | CaptureProblem | undefined {
    for (;;) {
      const item = (this.#parser ??= this.#choose())?.next();
      if (item !== undefined) return item;
      if (!this.#unpack()) return this.#isEnded ? this.#rest() : undefined;
    }
  }

  /** Moves on what has been unpacked, a piece at a time; false if nothing more has. */
  #unpack(): boolean {
    const piece = this.#gunzip?.next();
    if (piece !== undefined) this.#queue.push(piece);
    return piece !== undefined;
  }

  /** The reader that the first bytes ask for; undefined while there are too few. */
  #choose(): PacketParser | undefined {
    const first = this.#first();
    const found = captureFormat(first);
    switch (found.format) {
      case "pcap":
      case "modified-pcap":
        return new PcapParser(this.#queue, found, this.#limits);
      case "pcapng":
        return new PcapngParser(this.#queue, this.#limits);
    }
    if (found.format === "gzip" && this.#gunzip === undefined) return this.#openGzip();
    if (found.format || first.length === MAGIC_BYTES) throw new UnknownFormatError(first);
    return undefined;
  }

  #first(): Uint8Array {
    const queue = this.#queue;
    const n = Math.min(queue.length, MAGIC_BYTES);
    queue.has(n);
    return queue.bytes.subarray(queue.at, queue.at + n);
  }

  #openGzip(): undefined {
    this.#gunzip = new Gunzip(this.#queue);
    this.#queue = new ChunkQueue();
    if (this.#isEnded) this.#gunzip.end();
  }

  #rest(): CaptureProblem | undefined {
    this.#last ??= this.#gunzip?.problem ? this.#torn(this.#gunzip.problem) : this.#whole();
    return this.#last.shift();
  }

  /** What is wrong after bytes that all came: a file may even be too short to say what it is. */
  #whole(): CaptureProblem[] {
    if (this.#parser) return [...this.#parser.end()];
    const first = this.#first();
    if (mayBeCapture(first)) return [truncated("its header", 0, first.length)];
    throw new UnknownFormatError(first);
  }

  /** What could not be unpacked tells why the last packet is short. */
  #torn(cause: CaptureProblem): CaptureProblem[] {
    const others = this.#parser?.end() ?? [];
    return [cause, ...others.filter(({ code }) => code !== cause.code)];
  }
}
