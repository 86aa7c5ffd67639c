// Bytes of a stream, as they come.

import type { CaptureTime } from "../packet.ts";

/** Some bytes of a stream, or, without `bytes`, that many which are not there. */
export interface Piece {
  /** Undefined: a hole. */
  readonly bytes?: Uint8Array;
  /** How many bytes of the stream it stands for. */
  readonly length: number;
  /** When it came. */
  readonly t?: CaptureTime;
  /** Number of the packet it came in. */
  readonly packet?: number;
  /** Bytes from the start of the file. */
  readonly fileOffset?: number;
  /** Some of it had come before. */
  readonly retransmitted?: boolean;
  /** Of a hole. */
  readonly cause?: "lost-segment" | "snaplen";
}

/** A piece without its first bytes. */
export function restOf(piece: Piece, skip: number): Piece {
  const { bytes, fileOffset } = piece;
  return {
    ...piece,
    length: piece.length - skip,
    ...(bytes && { bytes: bytes.subarray(skip) }),
    ...(fileOffset !== undefined && { fileOffset: fileOffset + skip }),
  };
}
