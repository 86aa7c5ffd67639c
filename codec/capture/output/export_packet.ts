// One packet: Ethernet, IPv4 or IPv6, TCP.

import type { Endpoint } from "../packet.ts";

/** One end of a connection that is being written. */
export interface Side {
  readonly end: Endpoint;
  /** Sequence number of the next byte it sends. */
  next: number;
}

const ETHERNET = 14, TCP = 20;
const ACK = 16;

/** @param number Number of the packet, for the identification of IPv4. */
export function internetPacket(
  from: Side,
  to: Side,
  flags: number,
  payload: Uint8Array,
  number: number,
): Uint8Array {
  const [source, destination] = addresses(from.end.address, to.end.address);
  const tcp = tcpSegment(from, to, flags, payload);
  const pseudo = checksum([source, destination, numbers(PROTOCOL, tcp.length), tcp]);
  new DataView(tcp.buffer).setUint16(16, pseudo);
  const ip = source.length === 4
    ? ipv4Header(source, destination, tcp.length, number)
    : ipv6Header(source, destination, tcp.length);
  const packet = new Uint8Array(ETHERNET + ip.length + tcp.length);
  packet.set(ethernetHeader(from.end.port < to.end.port, source.length === 4));
  packet.set(ip, ETHERNET);
  packet.set(tcp, ETHERNET + ip.length);
  return packet;
}

/** Locally administered addresses, one for each side. */
function ethernetHeader(isFirst: boolean, isIpv4: boolean): Uint8Array {
  const [from, to] = isFirst ? [2, 1] : [1, 2];
  const type = isIpv4 ? [0x08, 0x00] : [0x86, 0xdd];
  return Uint8Array.of(2, 0, 0, 0, 0, to, 2, 0, 0, 0, 0, from, ...type);
}

const PROTOCOL = 6; // TCP
const HOPS = 64;

function ipv4Header(source: Uint8Array, destination: Uint8Array, length: number, id: number) {
  const header = new Uint8Array(20);
  const view = new DataView(header.buffer);
  view.setUint8(0, 0x45); // version 4, five words
  view.setUint16(2, header.length + length);
  view.setUint16(4, id);
  view.setUint16(6, 0x4000); // not to be fragmented
  view.setUint8(8, HOPS);
  view.setUint8(9, PROTOCOL);
  header.set(source, 12);
  header.set(destination, 16);
  view.setUint16(10, checksum([header]));
  return header;
}

function ipv6Header(source: Uint8Array, destination: Uint8Array, length: number): Uint8Array {
  const header = new Uint8Array(40);
  const view = new DataView(header.buffer);
  view.setUint8(0, 0x60);
  view.setUint16(4, length);
  view.setUint8(6, PROTOCOL);
  view.setUint8(7, HOPS);
  header.set(source, 8);
  header.set(destination, 24);
  return header;
}

/** Without its checksum. */
function tcpSegment(from: Side, to: Side, flags: number, payload: Uint8Array): Uint8Array {
  const segment = new Uint8Array(TCP + payload.length);
  const view = new DataView(segment.buffer);
  view.setUint16(0, from.end.port);
  view.setUint16(2, to.end.port);
  view.setUint32(4, from.next);
  view.setUint32(8, flags & ACK ? to.next : 0);
  view.setUint8(12, TCP / 4 << 4);
  view.setUint8(13, flags);
  view.setUint16(14, 65_535); // window
  segment.set(payload, TCP);
  return segment;
}

/** The checksum of the Internet (RFC 1071); all parts but the last have an even length. */
function checksum(parts: readonly Uint8Array[]): number {
  let sum = 0;
  for (const part of parts) sum += sumOf(part);
  while (sum > 0xffff) sum = Math.floor(sum / 65_536) + sum % 65_536;
  return ~sum & 0xffff;
}

/** The sum of its words, the last one filled up with a zero. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 1; i < bytes.length; i += 2) sum += bytes[i - 1]! << 8 | bytes[i]!;
  return bytes.length % 2 === 0 ? sum : sum + (bytes[bytes.length - 1]! << 8);
}

/** Two numbers of 32 bits. */
function numbers(a: number, b: number): Uint8Array {
  const bytes = new Uint8Array(8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, a);
  view.setUint32(4, b);
  return bytes;
}

/** Both as 4 bytes, or both as 16, where an IPv4 address is mapped. */
function addresses(a: string, b: string): [Uint8Array, Uint8Array] {
  const [first, second] = [addressOf(a), addressOf(b)];
  return first.length === second.length ? [first, second] : [mapped(first), mapped(second)];
}

function mapped(address: Uint8Array): Uint8Array {
  if (address.length === 16) return address;
  const bytes = new Uint8Array(16).fill(0xff, 10, 12);
  bytes.set(address, 12);
  return bytes;
}

/**
 * The bytes of an address: 4 or 16.
 *
 * @throws {RangeError} If it is none.
 */
export function addressOf(text: string): Uint8Array {
  const bytes = text.includes(":") ? ipv6(text) : ipv4(text);
  if (bytes) return bytes;
  throw new RangeError("Cannot export an address: expected IPv4 or IPv6, found other text");
}

function ipv4(text: string): Uint8Array | undefined {
  const parts = text.split(".");
  const isAddress = parts.length === 4 &&
    parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isAddress ? Uint8Array.from(parts, Number) : undefined;
}

/** Groups before and behind "::", which stands for as many zeros as are missing; the last may be an IPv4 address. */
function ipv6(text: string): Uint8Array | undefined {
  const [before, behind, ...more] = text.split("::").map((part, i, all) =>
    groups(part, i === all.length - 1)
  );
  if (before === undefined || more.length > 0) return undefined;
  const known = before.length + (behind?.length ?? 0);
  if (behind ? known > 14 : known !== 16) return undefined;
  const bytes = new Uint8Array(16);
  bytes.set(before);
  bytes.set(behind ?? [], 16 - (behind?.length ?? 0));
  return [...before, ...behind ?? []].includes(NaN) ? undefined : bytes;
}

/** Bytes, NaN where a group is none. */
function groups(text: string, isLast: boolean): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group, i, all) => {
    if (group.includes(".") && isLast && i === all.length - 1) return [...ipv4(group) ?? [NaN]];
    if (!/^[0-9a-f]{1,4}$/i.test(group)) return [NaN];
    const n = Number.parseInt(group, 16);
    return [n >> 8, n & 255];
  });
}
