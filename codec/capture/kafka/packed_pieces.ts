// Small pieces in little memory.

import { join } from "../join.ts";
import type { Piece } from "./piece.ts";

/** What a piece costs beside its bytes, about, as an object. */
export const PIECE_COST = 512;
/** The same, packed. */
export const PACKED_COST = 40;

// Packet, offset in the file, seconds, nanoseconds; NaN: not known.
const NUMBERS = 4;

/** Whether a piece costs more than its bytes. */
export function isSmall({ bytes, length }: Piece): boolean {
  return bytes !== undefined && length <= PIECE_COST;
}

/** Small pieces that follow each other: their bytes in one array, and what is known of each as numbers. */
export class PackedPieces {
  readonly bytes: Uint8Array;
  readonly length: number;
  /** How many they are. */
  readonly count: number;
  /** As of any piece that is no hole. */
  readonly cause: undefined = undefined;
  /** Twice the length of each, and 1 if some of it was retransmitted. */
  readonly #shapes: Uint16Array;
  readonly #numbers: Float64Array;

  constructor(pieces: readonly Piece[]) {
    this.bytes = join(pieces.map(({ bytes }) => bytes!));
    this.length = this.bytes.length;
    this.count = pieces.length;
    this.#shapes = Uint16Array.from(
      pieces,
      (piece) => 2 * piece.length + (piece.retransmitted ? 1 : 0),
    );
    this.#numbers = Float64Array.from(pieces.flatMap(numbersOf));
  }

  /** The pieces of which some lies between two places in the bytes, whole, and where each begins. */
  *between(from: number, to: number): Generator<readonly [start: number, piece: Piece]> {
    let start = 0;
    for (let i = 0; start < to; i++) {
      const end = start + (this.#shapes[i]! >> 1);
      if (end > from) yield [start, this.#piece(i, start, end)];
      start = end;
    }
  }

  #piece(i: number, start: number, end: number): Piece {
    const at = NUMBERS * i;
    const [packet, fileOffset, seconds, nanoseconds] = this.#numbers.subarray(at, at + NUMBERS);
    return {
      bytes: this.bytes.subarray(start, end),
      length: end - start,
      ...(isKnown(seconds!) && { t: { seconds: seconds!, nanoseconds: nanoseconds! } }),
      ...(isKnown(packet!) && { packet: packet! }),
      ...(isKnown(fileOffset!) && { fileOffset: fileOffset! }),
      ...((this.#shapes[i]! & 1) === 1 && { retransmitted: true }),
    };
  }
}

function numbersOf({ packet = NaN, fileOffset = NaN, t }: Piece): number[] {
  return [packet, fileOffset, t?.seconds ?? NaN, t?.nanoseconds ?? NaN];
}

function isKnown(x: number): boolean {
  return !Number.isNaN(x);
}
