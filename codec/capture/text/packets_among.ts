// Whether bytes that somebody pasted are packets: then what they carry is behind headers.

import type { TextBytes, TextPiece } from "./text_bytes.ts";

/** How packets begin. */
interface Link {
  readonly layer: "ip" | "ethernet";
  /** Where the IP header is. */
  readonly ip: number;
  /** Where the two bytes are that say so; absent where none do. */
  readonly type?: number;
  /** Bytes before the first header that callers know. */
  readonly cut: number;
}

// Those that name the protocol come first: any address may look like the start of an IP header.
const LINKS: readonly Link[] = [
  { layer: "ethernet", type: 12, ip: 14, cut: 0 },
  { layer: "ethernet", type: 16, ip: 18, cut: 0 }, // with a VLAN tag
  { layer: "ip", type: 14, ip: 16, cut: 16 }, // tcpdump -i any
  { layer: "ip", type: 0, ip: 20, cut: 20 }, // the same, since libpcap 1.10
  { layer: "ip", ip: 0, cut: 0 },
  { layer: "ip", ip: 4, cut: 4 }, // loopback of BSD and macOS
];

const TYPES = [0x0800, 0x86dd]; // of IP, by version
const MAX_TRAILER = 64; // Ethernet fills short packets up, and may add a checksum

/**
 * The packets among the pieces, without the others, if there are any.
 *
 * @param notes Is told what is passed over.
 * @param strict Whether the lengths in their headers must fit: for bytes which may be anything.
 */
export function packetsAmong(
  pieces: readonly TextPiece[],
  strict: boolean,
  notes: string[],
): Pick<TextBytes, "pieces" | "packets" | "layer"> | undefined {
  const begins = (piece: TextPiece, link: Link) => isPacket(piece.bytes, link, strict);
  const links = strict ? LINKS.filter(({ cut }) => cut === 0) : LINKS;
  const link = links.find((link) => pieces.some((piece) => begins(piece, link)));
  if (link === undefined) return undefined;
  const { layer, cut } = link;
  const like = links.filter((other) => other.layer === layer && other.cut === cut);
  const packets = pieces.filter((piece) => like.some((link) => begins(piece, link)));
  const others = pieces.length - packets.length;
  if (others > 0) notes.push(`Passed over because they are no IP packets: ${others}`);
  if (cut > 0) notes.push(`Passed over before each IP header: ${cut} bytes of the link layer`);
  return { packets: true, layer, pieces: packets.map((piece) => behind(piece, cut)) };
}

function behind(piece: TextPiece, cut: number): TextPiece {
  return cut === 0 ? piece : { ...piece, bytes: piece.bytes.subarray(cut) };
}

function isPacket(bytes: Uint8Array, { type, ip }: Link, strict: boolean): boolean {
  if (bytes.length < ip + 20) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint8(ip) >> 4;
  if (version !== 4 && version !== 6) return false;
  if (type !== undefined && view.getUint16(type) !== TYPES[version === 4 ? 0 : 1]) return false;
  const length = version === 4 ? lengthOfV4(view, ip) : lengthOfV6(view, ip);
  if (length === undefined) return false;
  const rest = bytes.length - ip - length;
  return !strict || rest >= 0 && rest <= MAX_TRAILER;
}

/** Bytes of a packet by its header; undefined if that is none. Offloaded packets say 0. */
function lengthOfV4(view: DataView, ip: number): number | undefined {
  const header = (view.getUint8(ip) & 15) * 4;
  const length = view.getUint16(ip + 2);
  return header >= 20 && (length === 0 || length >= header) ? length : undefined;
}

function lengthOfV6(view: DataView, ip: number): number | undefined {
  return view.byteLength < ip + 40 ? undefined : 40 + view.getUint16(ip + 4);
}
