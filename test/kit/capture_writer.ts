// Writes captures: files, link headers, IP, TCP, exported PDUs, and whole conversations out of them.

import type { CaptureTime } from "../../codec/capture/packet.ts";

/** A packet to be written. */
export interface Captured {
  readonly t?: CaptureTime;
  readonly data: Uint8Array;
  /** Bytes on the wire; default those of `data`. */
  readonly origLen?: number;
}

/** A number of so many bytes, or bytes as they are. */
export type Part = readonly [size: 1 | 2 | 4 | 8, value: number | bigint] | Uint8Array;

/** Parts one after the other, in network order unless it is said otherwise. */
export function pack(parts: readonly Part[], bigEndian = true): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + sizeOf(part), 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    if (part instanceof Uint8Array) bytes.set(part, at);
    else putNumber(view, at, part[0], part[1], !bigEndian);
    at += sizeOf(part);
  }
  return bytes;
}

/** Bytes one after the other. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return pack(parts);
}

/** The bytes of an ASCII text. */
export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** `n` bytes that count up from `first`, so that each place is known by its value. */
export function counting(n: number, first = 0): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: n }, (_, i) => first + i);
}

/** A time, `microseconds` after the given second (which a test rarely cares about). */
export function timeAt(microseconds: number, seconds = 1_700_000_000): CaptureTime {
  const whole = Math.floor(microseconds / 1e6);
  const nanoseconds = Math.round((microseconds - whole * 1e6) * 1e3);
  return { seconds: seconds + whole, nanoseconds };
}

function sizeOf(part: Part): number {
  return part instanceof Uint8Array ? part.length : part[0];
}

function putNumber(view: DataView, at: number, size: number, value: number | bigint, le: boolean) {
  if (size === 8) view.setBigUint64(at, BigInt.asUintN(64, BigInt(value)), le);
  else if (size === 4) view.setUint32(at, Number(value), le);
  else if (size === 2) view.setUint16(at, Number(value), le);
  else view.setUint8(at, Number(value));
}

// pcap

/** How a pcap file is written; default little-endian, microseconds, Ethernet. */
export interface PcapOptions {
  readonly bigEndian?: boolean;
  readonly nanoseconds?: boolean;
  /** All 32 bits of the field. */
  readonly linkType?: number;
  readonly snaplen?: number;
  /** With packet headers of 24 bytes. */
  readonly modified?: boolean;
  readonly version?: readonly [major: number, minor: number];
}

/** A pcap file. */
export function pcapFile(
  packets: readonly Captured[],
  options: PcapOptions = {},
): Uint8Array<ArrayBuffer> {
  const { bigEndian = false, nanoseconds = false, modified = false, linkType = 1 } = options;
  const { snaplen = 262_144, version: [major, minor] = [2, 4] } = options;
  const magic = modified ? 0xa1b2cd34 : nanoseconds ? 0xa1b23c4d : 0xa1b2c3d4;
  const header: readonly Part[] = [
    [4, magic],
    [2, major],
    [2, minor],
    [4, 0],
    [4, 0],
    [4, snaplen],
    [4, linkType],
  ];
  const records = packets.map((packet) => pcapRecord(packet, { bigEndian, nanoseconds, modified }));
  return concat(pack(header, bigEndian), ...records);
}

/** One packet of a pcap file, with its header. */
export function pcapRecord(
  { t = timeAt(0), data, origLen = data.length }: Captured,
  { bigEndian = false, nanoseconds = false, modified = false }: PcapOptions = {},
): Uint8Array<ArrayBuffer> {
  const fraction = nanoseconds ? t.nanoseconds : Math.floor(t.nanoseconds / 1e3);
  const numbers: Part[] = [[4, t.seconds], [4, fraction], [4, data.length], [4, origLen]];
  if (modified) numbers.push([4, 2], [2, 0x0800], [1, 0], [1, 0]);
  return concat(pack(numbers, bigEndian), data);
}

// pcapng

/** A block; its bytes depend on the byte order of the section. */
export interface Block {
  readonly type: number;
  readonly body: (bigEndian: boolean) => Uint8Array;
  /** Only of a section header: the byte order from here on. */
  readonly bigEndian?: boolean;
  /** The length at the end, where it is to differ from that at the start. */
  readonly lengthAfter?: number;
}

/** A pcapng file. A little-endian section header comes first if `blocks` do not begin with one. */
export function pcapngFile(...blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const all = blocks[0]?.type === SECTION ? blocks : [section(), ...blocks];
  let bigEndian = false;
  return concat(...all.map((block) => {
    bigEndian = block.bigEndian ?? bigEndian;
    return blockBytes(block, bigEndian);
  }));
}

/** The bytes of one block. */
export function blockBytes(block: Block, bigEndian = false): Uint8Array<ArrayBuffer> {
  const body = padded(block.body(bigEndian));
  const length = body.length + 12;
  const after = block.lengthAfter ?? length;
  return pack([[4, block.type], [4, length], body, [4, after]], bigEndian);
}

const SECTION = 0x0a0d0d0a;

/** A section header. */
export function section(
  { bigEndian = false, major = 1, minor = 0, length = -1n, options = [] as readonly Option[] } = {},
): Block {
  const head: readonly Part[] = [[4, 0x1a2b3c4d], [2, major], [2, minor], [8, length]];
  const body = () => concat(pack(head, bigEndian), optionBytes(options, bigEndian));
  return { type: SECTION, body, bigEndian };
}

/** An option of a block: its code and value. */
export type Option = readonly [code: number, value: Uint8Array | ((bigEndian: boolean) => Part)];

/** An interface description. `resolution` is the byte of if_tsresol. */
export function interfaceBlock(
  { linkType = 1, snaplen = 0, resolution, offset, name }: {
    readonly linkType?: number;
    readonly snaplen?: number;
    readonly resolution?: number;
    readonly offset?: number | bigint;
    readonly name?: string;
  } = {},
): Block {
  const options: Option[] = [];
  if (name !== undefined) options.push([2, ascii(name)]);
  if (resolution !== undefined) options.push([9, Uint8Array.of(resolution)]);
  if (offset !== undefined) options.push([14, () => [8, offset]]);
  const head: readonly Part[] = [[2, linkType], [2, 0], [4, snaplen]];
  return {
    type: 1,
    body: (bigEndian) => concat(pack(head, bigEndian), optionBytes(options, bigEndian)),
  };
}

/** What packet blocks have in common. `ticks` is the time in units of the interface; it wins over `t`. */
export interface BlockPacket extends Captured {
  readonly iface?: number;
  readonly ticks?: bigint;
  /** Units per second that `t` is turned into. Default 1,000,000. */
  readonly perSecond?: number;
  readonly drops?: number;
  readonly flags?: number;
}

/** An enhanced packet. */
export function enhancedPacket(packet: BlockPacket): Block {
  const { data, iface = 0, origLen = data.length, flags, drops } = packet;
  const ticks = ticksOf(packet);
  const options: Option[] = [];
  if (flags !== undefined) options.push([2, () => [4, flags]]);
  if (drops !== undefined) options.push([4, () => [8, drops]]);
  const head: readonly Part[] = [[4, iface], ...halves(ticks), [4, data.length], [4, origLen]];
  return {
    type: 6,
    body: (bigEndian) =>
      concat(pack(head, bigEndian), padded(data), optionBytes(options, bigEndian)),
  };
}

/** An obsolete packet block. */
export function obsoletePacket(packet: BlockPacket): Block {
  const { data, iface = 0, origLen = data.length, drops = 0xffff } = packet;
  const head: readonly Part[] = [
    [2, iface],
    [2, drops],
    ...halves(ticksOf(packet)),
    [4, data.length],
    [4, origLen],
  ];
  return { type: 2, body: (bigEndian) => concat(pack(head, bigEndian), padded(data)) };
}

/** A simple packet: no interface, no time. */
export function simplePacket({ data, origLen = data.length }: Captured): Block {
  return { type: 3, body: (bigEndian) => concat(pack([[4, origLen]], bigEndian), padded(data)) };
}

/** What an interface dropped: by itself, and by the operating system. */
export function statistics({ iface = 0, ifDrop, osDrop }: {
  readonly iface?: number;
  readonly ifDrop?: number | bigint;
  readonly osDrop?: number | bigint;
}): Block {
  const options: Option[] = [];
  if (ifDrop !== undefined) options.push([5, () => [8, ifDrop]]);
  if (osDrop !== undefined) options.push([7, () => [8, osDrop]]);
  const head: readonly Part[] = [[4, iface], [4, 0], [4, 0]];
  return {
    type: 5,
    body: (bigEndian) => concat(pack(head, bigEndian), optionBytes(options, bigEndian)),
  };
}

/** Secrets; by default a TLS key log. */
export function secretsBlock(text: string, type = 0x544c534b): Block {
  const data = ascii(text);
  return {
    type: 10,
    body: (bigEndian) => concat(pack([[4, type], [4, data.length]], bigEndian), padded(data)),
  };
}

/** Any other block. */
export function otherBlock(type: number, body: Uint8Array): Block {
  return { type, body: () => body };
}

function ticksOf({ t = timeAt(0), ticks, perSecond = 1_000_000 }: BlockPacket): bigint {
  if (ticks !== undefined) return ticks;
  return BigInt(t.seconds) * BigInt(perSecond) +
    BigInt(t.nanoseconds) * BigInt(perSecond) / 1_000_000_000n;
}

function halves(ticks: bigint): readonly Part[] {
  return [[4, ticks >> 32n & 0xffff_ffffn], [4, ticks & 0xffff_ffffn]];
}

function optionBytes(options: readonly Option[], bigEndian: boolean): Uint8Array {
  if (options.length === 0) return new Uint8Array(0);
  const parts = options.map(([code, value]) => {
    const bytes = typeof value === "function" ? pack([value(bigEndian)], bigEndian) : value;
    return concat(pack([[2, code], [2, bytes.length]], bigEndian), padded(bytes));
  });
  return concat(...parts, pack([[4, 0]]));
}

function padded(bytes: Uint8Array): Uint8Array {
  return concat(bytes, new Uint8Array(-bytes.length & 3));
}

// Link layers

/** Link types by name. */
export const LINK = {
  null: 0,
  ethernet: 1,
  raw: 101,
  loop: 108,
  sll: 113,
  user0: 147,
  pdu: 252,
  sll2: 276,
} as const;

/** What stands between an Ethernet header and IP. */
export interface EthernetOptions {
  /** Tags 8100, from the outside in. */
  readonly vlan?: number | readonly number[];
  /** A tag 88a8 outside those. */
  readonly qinq?: number;
  /** Session of PPPoE. */
  readonly pppoe?: number;
  /** Labels. */
  readonly mpls?: readonly number[];
  /** As IEEE 802.3: a length, then LLC and SNAP. */
  readonly snap?: boolean;
  /** Default that of the IP version. */
  readonly etherType?: number;
  /** Bytes after the packet: padding, or a frame check sequence. */
  readonly trailer?: Uint8Array;
}

/** An Ethernet frame around an IP packet. */
export function ethernet(ip: Uint8Array, options: EthernetOptions = {}): Uint8Array<ArrayBuffer> {
  const { vlan = [], qinq, pppoe, mpls = [], snap = false, trailer = concat() } = options;
  const parts: Part[] = [counting(6, 2), counting(6, 18)];
  if (qinq !== undefined) parts.push([2, 0x88a8], [2, qinq]);
  for (const tag of typeof vlan === "number" ? [vlan] : vlan) parts.push([2, 0x8100], [2, tag]);
  const isV6 = ip[0]! >> 4 === 6;
  let etherType = options.etherType ?? (isV6 ? 0x86dd : 0x0800);
  let inside = ip;
  if (mpls.length > 0) [etherType, inside] = [0x8847, concat(mplsLabels(mpls), ip)];
  if (pppoe !== undefined) {
    const head = pack([[2, 0x1100], [2, pppoe], [2, ip.length + 2], [2, isV6 ? 0x57 : 0x21]]);
    [etherType, inside] = [0x8864, concat(head, ip)];
  }
  if (snap) {
    const head = pack([[1, 0xaa], [1, 0xaa], [1, 3], [1, 0], [2, 0], [2, etherType]]);
    [etherType, inside] = [inside.length + 8, concat(head, inside)];
  }
  return pack([...parts, [2, etherType], inside, trailer]);
}

function mplsLabels(labels: readonly number[]): Uint8Array {
  return concat(
    ...labels.map((label, i) =>
      pack([[4, label << 12 | Number(i === labels.length - 1) << 8 | 64]])
    ),
  );
}

/** BSD loopback, link type 0: the address family in the byte order of the writer. 30 is IPv6 on macOS. */
export function nullLink(
  ip: Uint8Array,
  family: number = ip[0]! >> 4 === 6 ? 30 : 2,
  bigEndian = false,
): Uint8Array<ArrayBuffer> {
  return pack([[4, family], ip], bigEndian);
}

/** OpenBSD loopback, link type 108: the family in network order. */
export function loop(ip: Uint8Array, family?: number): Uint8Array<ArrayBuffer> {
  return nullLink(ip, family, true);
}

/** Nothing, link type 101. */
export function raw(ip: Uint8Array): Uint8Array {
  return ip;
}

/** Linux cooked, link type 113. */
export function sll(ip: Uint8Array, { vlan }: { vlan?: number } = {}): Uint8Array<ArrayBuffer> {
  const head: Part[] = [[2, 0], [2, 1], [2, 6], counting(8)];
  const tag: Part[] = vlan === undefined ? [] : [[2, 0x8100], [2, vlan]];
  return pack([...head, ...tag, [2, etherTypeOf(ip)], ip]);
}

/** Linux cooked 2, link type 276. */
export function sll2(ip: Uint8Array, { vlan }: { vlan?: number } = {}): Uint8Array<ArrayBuffer> {
  const head: Part[] = [[2, 0], [4, 1], [2, 1], [1, 0], [1, 6], counting(8)];
  if (vlan === undefined) return pack([[2, etherTypeOf(ip)], ...head, ip]);
  return pack([[2, 0x8100], ...head, [2, vlan], [2, etherTypeOf(ip)], ip]);
}

function etherTypeOf(ip: Uint8Array): number {
  return ip[0]! >> 4 === 6 ? 0x86dd : 0x0800;
}

// IP

/** How an IPv4 packet differs from a plain one with TCP. */
export interface Ipv4Options {
  readonly protocol?: number;
  readonly id?: number;
  /** Place of `payload` in the datagram, in bytes (a multiple of 8), and whether more follows. */
  readonly fragment?: { readonly offset: number; readonly more: boolean };
  /** Default the true one. */
  readonly totalLength?: number;
  /** A multiple of 4 bytes. */
  readonly options?: Uint8Array;
}

/** An IPv4 packet. The checksum is left 0. */
export function ipv4(
  src: string,
  dst: string,
  payload: Uint8Array,
  { protocol = 6, id = 1, fragment, totalLength, options = concat() }: Ipv4Options = {},
): Uint8Array<ArrayBuffer> {
  const header = 20 + options.length;
  const place = fragment ? fragment.offset >> 3 | (fragment.more ? 0x2000 : 0) : 0x4000;
  return pack([
    [1, 0x40 | header >> 2],
    [1, 0],
    [2, totalLength ?? header + payload.length],
    [2, id],
    [2, place],
    [1, 64],
    [1, protocol],
    [2, 0],
    ipv4Bytes(src),
    ipv4Bytes(dst),
    options,
    payload,
  ]);
}

/** The same datagram in fragments of `size` bytes of payload (a multiple of 8), in order. */
export function ipv4Fragments(
  src: string,
  dst: string,
  payload: Uint8Array,
  size: number,
  options: Ipv4Options = {},
): Uint8Array<ArrayBuffer>[] {
  return pieces(payload, size).map(([offset, piece, more]) =>
    ipv4(src, dst, piece, { ...options, fragment: { offset, more } })
  );
}

/** How an IPv6 packet differs from a plain one with TCP. */
export interface Ipv6Options {
  readonly protocol?: number;
  /** Extension headers: type, and what follows the next-header byte. */
  readonly extensions?: readonly (readonly [type: number, rest: Uint8Array])[];
  /** Default the true one. */
  readonly payloadLength?: number;
}

/** An IPv6 packet. */
export function ipv6(
  src: string,
  dst: string,
  payload: Uint8Array,
  { protocol = 6, extensions = [], payloadLength }: Ipv6Options = {},
): Uint8Array<ArrayBuffer> {
  const nexts = [...extensions.map(([type]) => type), protocol];
  const parts = extensions.map(([, rest], i) => concat(Uint8Array.of(nexts[i + 1]!), rest));
  const body = concat(...parts, payload);
  return pack([
    [4, 0x6000_0000],
    [2, payloadLength ?? body.length],
    [1, nexts[0]!],
    [1, 64],
    ipv6Bytes(src),
    ipv6Bytes(dst),
    body,
  ]);
}

/** An IPv6 fragment extension header for {@linkcode Ipv6Options.extensions}. */
export function fragmentHeader(
  id: number,
  offset: number,
  more: boolean,
): readonly [type: number, rest: Uint8Array] {
  return [44, pack([[1, 0], [2, offset | Number(more)], [4, id]])];
}

/** The same datagram in fragments of `size` bytes, in order. */
export function ipv6Fragments(
  src: string,
  dst: string,
  payload: Uint8Array,
  size: number,
  id = 1,
): Uint8Array<ArrayBuffer>[] {
  return pieces(payload, size).map(([offset, piece, more]) =>
    ipv6(src, dst, piece, { extensions: [fragmentHeader(id, offset, more)] })
  );
}

function pieces(
  payload: Uint8Array,
  size: number,
): (readonly [offset: number, piece: Uint8Array, more: boolean])[] {
  const count = Math.ceil(payload.length / size);
  return Array.from({ length: count }, (_, i) => [
    i * size,
    payload.subarray(i * size, (i + 1) * size),
    i < count - 1,
  ]);
}

/** The four bytes of a dotted address. */
export function ipv4Bytes(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(address.split("."), Number);
}

/** The 16 bytes of an address in hexadecimal groups, at most one "::". */
export function ipv6Bytes(address: string): Uint8Array<ArrayBuffer> {
  const [left = "", right] = address.split("::");
  const [before, after] = [left, right ?? ""].map((half) => half === "" ? [] : half.split(":"));
  const zeros = Array(8 - before!.length - after!.length).fill("0");
  const groups = right === undefined ? before! : [...before!, ...zeros, ...after!];
  return pack(groups.map((group) => [2, Number.parseInt(group, 16)] as const));
}

/** Either version, by the look of `src`. */
export function ip(src: string, dst: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  return src.includes(":") ? ipv6(src, dst, payload) : ipv4(src, dst, payload);
}

// TCP and UDP

/** The flag bits. */
export const FLAG = { fin: 1, syn: 2, rst: 4, psh: 8, ack: 16 } as const;

/** What stands in a TCP header. */
export interface TcpOptions {
  readonly seq?: number;
  readonly ack?: number;
  readonly flags?: number;
  readonly payload?: Uint8Array;
  /** A multiple of 4 bytes. */
  readonly options?: Uint8Array;
}

/** A TCP segment; by default ACK. */
export function tcp(
  sport: number,
  dport: number,
  { seq = 0, ack = 0, flags = FLAG.ack, payload = concat(), options = concat() }: TcpOptions = {},
): Uint8Array<ArrayBuffer> {
  return pack([
    [2, sport],
    [2, dport],
    [4, seq],
    [4, ack],
    [1, (20 + options.length) << 2],
    [1, flags],
    [2, 65_535],
    [4, 0],
    options,
    payload,
  ]);
}

/** A UDP datagram. */
export function udp(sport: number, dport: number, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  return pack([[2, sport], [2, dport], [2, payload.length + 8], [2, 0], payload]);
}

// Exported PDUs

/** One end, as a test writes it. */
export interface End {
  readonly address: string;
  readonly port: number;
}

/** A record of link type 252, laid out as tshark writes it. */
export function exportedPdu(
  payload: Uint8Array,
  { dissector = "kafka", source, destination, frame, tags = [] }: {
    readonly dissector?: string | null;
    readonly source?: End;
    readonly destination?: End;
    /** Number of the frame it was exported from. */
    readonly frame?: number;
    /** Further tags, in front of all others. */
    readonly tags?: readonly (readonly [type: number, value: Uint8Array])[];
  } = {},
): Uint8Array<ArrayBuffer> {
  const all: (readonly [type: number, value: Uint8Array])[] = [...tags];
  if (dissector !== null) all.push([12, padded(ascii(dissector))]);
  if (source) all.push(addressTag(source, 20, 22));
  if (destination) all.push(addressTag(destination, 21, 23));
  if (source || destination) all.push([24, pack([[4, 2]])]);
  if (source) all.push([25, pack([[4, source.port]])]);
  if (destination) all.push([26, pack([[4, destination.port]])]);
  if (frame !== undefined) all.push([30, pack([[4, frame]])]);
  const parts = all.map(([type, value]) => pack([[2, type], [2, value.length], value]));
  return concat(...parts, pack([[4, 0]]), payload);
}

function addressTag({ address }: End, v4: number, v6: number): readonly [number, Uint8Array] {
  return address.includes(":") ? [v6, ipv6Bytes(address)] : [v4, ipv4Bytes(address)];
}

// Conversations

/** A packet of a conversation: what a file holds, and what is in it, so that a test can drop or move it. */
export interface ConversationPacket extends Captured {
  readonly t: CaptureTime;
  readonly from: "client" | "server";
  readonly what: "syn" | "data" | "ack" | "fin";
  readonly seq: number;
  readonly ack: number;
  readonly flags: number;
  readonly payload: Uint8Array;
}

/** What is said, and how it is cut. */
export interface ConversationOptions {
  /** Default 10.0.0.1:40000. */
  readonly client?: End;
  /** Default 10.0.0.2:9092. */
  readonly server?: End;
  /** What the client says, each followed by the response of the same index; the rest follows at the end. */
  readonly requests?: readonly Uint8Array[];
  readonly responses?: readonly Uint8Array[];
  /** Places in the stream of the client where a segment ends, beside the ends of requests. */
  readonly cuts?: readonly number[];
  /** The same for the server. */
  readonly responseCuts?: readonly number[];
  /** Most bytes of a segment. Default 1,448. */
  readonly segmentBytes?: number;
  /** Default 1,700,000,000 s. */
  readonly start?: CaptureTime;
  /** Microseconds from packet to packet. Default 100. */
  readonly stepUs?: number;
  /** SYN, SYN-ACK, ACK. Default true. */
  readonly handshake?: boolean;
  /** FIN, FIN, ACK. Default true. */
  readonly fin?: boolean;
  /** Sequence number of the SYN. Default 1000. */
  readonly clientSeq?: number;
  /** The same for the server. Default 5000. */
  readonly serverSeq?: number;
  /** Puts an IP packet into a link frame. Default {@linkcode ethernet}. */
  readonly link?: (ip: Uint8Array) => Uint8Array;
}

/** The packets of a TCP connection. */
export function conversation(options: ConversationOptions): ConversationPacket[] {
  const { requests = [], responses = [], handshake = true, fin = true } = options;
  const talk = new Talk(options);
  if (handshake) talk.shake();
  for (let i = 0; i < Math.max(requests.length, responses.length); i++) {
    if (requests[i]) talk.say("client", requests[i]!);
    if (responses[i]) talk.say("server", responses[i]!);
  }
  if (fin) talk.part();
  return talk.packets;
}

class Talk {
  readonly packets: ConversationPacket[] = [];
  readonly #options: ConversationOptions;
  readonly #ends: Record<"client" | "server", End>;
  readonly #next: Record<"client" | "server", number>;
  readonly #cuts: Record<"client" | "server", readonly number[]>;
  readonly #said = { client: 0, server: 0 };

  constructor(options: ConversationOptions) {
    const { client, server, clientSeq = 1000, serverSeq = 5000 } = options;
    this.#options = options;
    this.#ends = {
      client: client ?? { address: "10.0.0.1", port: 40_000 },
      server: server ?? { address: "10.0.0.2", port: 9092 },
    };
    this.#next = { client: clientSeq, server: serverSeq };
    this.#cuts = { client: options.cuts ?? [], server: options.responseCuts ?? [] };
  }

  shake(): void {
    this.#send("client", "syn", FLAG.syn);
    this.#send("server", "syn", FLAG.syn | FLAG.ack);
    this.#send("client", "ack", FLAG.ack);
  }

  part(): void {
    this.#send("client", "fin", FLAG.fin | FLAG.ack);
    this.#send("server", "fin", FLAG.fin | FLAG.ack);
    this.#send("client", "ack", FLAG.ack);
  }

  say(from: "client" | "server", bytes: Uint8Array): void {
    const start = this.#said[from];
    const most = this.#options.segmentBytes ?? 1448;
    for (let at = 0; at < bytes.length;) {
      const cut = this.#cuts[from].find((place) => place > start + at) ?? Infinity;
      const end = Math.min(at + most, cut - start, bytes.length);
      this.#send(from, "data", FLAG.ack | FLAG.psh, bytes.subarray(at, end));
      at = end;
    }
    this.#said[from] += bytes.length;
  }

  #send(
    from: "client" | "server",
    what: ConversationPacket["what"],
    flags: number,
    payload: Uint8Array = concat(),
  ): void {
    const to = from === "client" ? "server" : "client";
    const [source, target] = [this.#ends[from], this.#ends[to]];
    const seq = this.#next[from];
    const ack = flags & FLAG.ack ? this.#next[to] : 0;
    const segment = tcp(source.port, target.port, { seq, ack, flags, payload });
    const { link = ethernet, start = timeAt(0), stepUs = 100 } = this.#options;
    const data = link(ip(source.address, target.address, segment));
    const t = later(start, this.packets.length * stepUs);
    this.packets.push({ t, data, from, what, seq, ack, flags, payload });
    const sent = payload.length + (flags & (FLAG.syn | FLAG.fin) ? 1 : 0);
    this.#next[from] = (seq + sent) % 2 ** 32;
  }
}

/** A time, so many microseconds after another. */
export function later({ seconds, nanoseconds }: CaptureTime, microseconds: number): CaptureTime {
  const all = nanoseconds + microseconds * 1e3;
  const whole = Math.floor(all / 1e9);
  return { seconds: seconds + whole, nanoseconds: all - whole * 1e9 };
}
