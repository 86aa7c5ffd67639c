// What the readers of pcap and of pcapng have in common.

import { bytesText } from "../../wire/mod.ts";
import type { CaptureNote, CaptureProblem, Packet } from "../packet.ts";
import { grouped } from "../text_words.ts";

/** What a capture file holds. */
export type PacketItem = Packet | CaptureNote | CaptureProblem;

/** Reads what a queue holds. */
export interface PacketParser {
  /** The next of it; undefined if more bytes are needed, or nothing more can be read. */
  next(): PacketItem | undefined;
  /** What is left to say once all bytes have come and `next` gives nothing more. */
  end(): readonly CaptureProblem[];
}

/** A problem of the file as a whole. */
export function fileProblem(code: string, text: string, fileOffset: number): CaptureProblem {
  return { kind: "problem", code, text, fileOffset, count: 1 };
}

/** The file ends inside `what`, which begins at `start`, after `n` bytes of it. */
export function truncated(what: string, start: number, n: number): CaptureProblem {
  const text = `The file ends inside ${what}, after ${bytesText(n)} of it`;
  return fileProblem("capture-truncated", text, start);
}

/** `what`, which begins at `start`, makes no sense, and what is behind it cannot be found. */
export function corrupt(
  what: string,
  start: number,
  expected: string,
  found: string,
): CaptureProblem {
  const text = `Cannot read on from ${what} at byte ${start}: expected ${expected}, found ${found}`;
  return fileProblem("capture-corrupt", text, start);
}

/** Counts times that are not as they should be: they are told once, at the end, since a file has many or none. */
export class BadTimes {
  readonly #what: string;
  #count = 0;
  #first = 0;

  /** @param what What they are: "of more than a second", and what is done with them. */
  constructor(what: string) {
    this.#what = what;
  }

  /** Counts the time of the packet at `fileOffset`. */
  add(fileOffset: number): void {
    if (this.#count++ === 0) this.#first = fileOffset;
  }

  /** The problem, if there is one. */
  end(): readonly CaptureProblem[] {
    if (this.#count === 0) return [];
    const text = `${grouped(this.#count)} packet${
      this.#count === 1 ? "" : "s"
    } with a time ${this.#what}`;
    return [{ ...fileProblem("bad-time", text, this.#first), count: this.#count }];
  }
}
