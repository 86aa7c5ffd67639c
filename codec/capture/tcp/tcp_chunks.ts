// What is told of a stream. Members that are not known are not there.

import type { Segment, Side, TcpChunk, TcpConnection } from "../packet.ts";
import type { Piece } from "./tcp_piece.ts";

/** All bytes of a segment; the members that are mostly there in one literal, which is twice as quick. */
export function segmentChunk(connection: TcpConnection, side: Side, segment: Segment): TcpChunk {
  const { t, payload: bytes, packet, fileOffset } = segment;
  return t && fileOffset !== undefined
    ? { kind: "bytes", connection, side, t, bytes, packet, fileOffset }
    : bytesChunk(connection, side, { t, bytes, packet, fileOffset, isCopy: false });
}

/** The bytes of a piece. */
export function bytesChunk(
  connection: TcpConnection,
  side: Side,
  { t, bytes, packet, fileOffset, isCopy }: Omit<Piece, "position" | "hole" | "isFin">,
): TcpChunk {
  return {
    kind: "bytes",
    connection,
    side,
    ...(t && { t }),
    bytes,
    packet,
    ...(fileOffset !== undefined && { fileOffset }),
    ...(isCopy && { retransmitted: true }),
  };
}

/** Bytes that are in no packet. */
export function holeChunk(
  connection: TcpConnection,
  side: Side,
  bytes: number,
  cause: "lost-segment" | "snaplen",
  t: Piece["t"],
): TcpChunk {
  return { kind: "hole", connection, side, ...(t && { t }), bytes, cause };
}
