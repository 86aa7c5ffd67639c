import type { CaptureTime, Segment } from "../packet.ts";

/** What a segment has of its stream, or a part of that: bytes, then bytes that were not captured, then the FIN. */
export interface Piece {
  /** Position of the first byte. */
  readonly position: number;
  readonly bytes: Uint8Array;
  /** Bytes that were not captured, which follow `bytes`. */
  readonly hole: number;
  /** It ends with the FIN, which takes one number. */
  readonly isFin: boolean;
  /** Some of its segment had come before. */
  readonly isCopy: boolean;
  readonly t: CaptureTime | undefined;
  readonly packet: number;
  readonly fileOffset: number | undefined;
}

/** All that a segment has of its stream. */
export function pieceOf(segment: Segment, position: number, isFin: boolean): Piece {
  const { payload: bytes, hole, t, packet, fileOffset } = segment;
  return { position, bytes, hole, isFin, isCopy: false, t, packet, fileOffset };
}

/** Position after it. */
export function endOf({ position, bytes, hole, isFin }: Piece): number {
  return position + bytes.length + hole + (isFin ? 1 : 0);
}

/** The part from one position up to another, both within the piece. */
export function partOf(piece: Piece, from: number, to: number, isCopy: boolean): Piece {
  const { position, bytes, fileOffset } = piece;
  const holeAt = position + bytes.length;
  return {
    position: from,
    bytes: bytes.subarray(Math.min(from - position, bytes.length), to - position),
    hole: Math.max(0, Math.min(to, holeAt + piece.hole) - Math.max(from, holeAt)),
    isFin: piece.isFin && to === endOf(piece),
    isCopy,
    t: piece.t,
    packet: piece.packet,
    fileOffset: fileOffset === undefined ? undefined : fileOffset + from - position,
  };
}
