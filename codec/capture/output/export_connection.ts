// A connection as a capture file: the bytes of both directions in packets that any tool for captures reads.

import { join } from "../join.ts";
import type { Direction } from "../event.ts";
import { addressOf, internetPacket, type Side } from "./export_packet.ts";
import type { CaptureTime, Endpoint } from "../packet.ts";

/** Bytes of one direction of a connection. */
export interface ConnectionChunk {
  /** Whose bytes. */
  readonly direction: Direction;
  /** When they came; default that of the chunk before. */
  readonly time?: CaptureTime;
  /** The bytes. */
  readonly bytes: Uint8Array;
  /** How many bytes behind them are not there: a hole in the stream. Default 0. */
  readonly missing?: number;
}

/** Between whom, and in which pieces. */
export interface ConnectionOptions {
  /** Default 10.0.0.1:40000. */
  readonly client?: Endpoint;
  /** Default 10.0.0.2:9092. */
  readonly server?: Endpoint;
  /** Bytes of a TCP segment, 1 to 65,000. Default 1,460. */
  readonly segmentBytes?: number;
}

/**
 * A connection as a pcapng file.
 *
 * The bytes are in TCP segments from client to server and back, after a handshake, with checksums that are right; what
 * lies below TCP is made up. Nothing is added at the end: the file does not say how the connection ended.
 *
 * @param chunks In the order in which they came; `range.missing` of an event is its `missing`.
 * @throws {RangeError} If an address is neither IPv4 nor IPv6, or a number is out of range.
 * @example
 * ```ts
 * import { exportConnection } from "kafka-wire/capture";
 * const file = exportConnection([{ direction: "request", bytes: Uint8Array.of(0, 0, 0, 0) }]);
 * if (file.length % 4 !== 0 || file[0] !== 0x0a) throw new Error("Cannot match the blocks of pcapng");
 * ```
 */
export function exportConnection(
  chunks: Iterable<ConnectionChunk>,
  options: ConnectionOptions = {},
): Uint8Array {
  const writer = new PcapngWriter(options);
  const parts: Uint8Array[] = [];
  for (const chunk of chunks) parts.push(writer.write(chunk));
  parts.push(writer.end());
  return join(parts);
}

const CLIENT: Endpoint = { address: "10.0.0.1", port: 40_000 };
const SERVER: Endpoint = { address: "10.0.0.2", port: 9_092 };
const SEGMENT = 1_460;
const MAX_SEGMENT = 65_000;
const SYN = 2, PSH = 8, ACK = 16;

/** Writes a connection as a pcapng file, chunk by chunk; see {@linkcode exportConnection}. */
export class PcapngWriter {
  readonly #client: Side;
  readonly #server: Side;
  readonly #segmentBytes: number;
  #time: CaptureTime = { seconds: 0, nanoseconds: 0 };
  #isStarted = false;
  #packets = 0;

  /**
   * A writer at the start of a file.
   *
   * @throws {RangeError} If an address is neither IPv4 nor IPv6, or a number is out of range.
   */
  constructor(options: ConnectionOptions = {}) {
    const { client = CLIENT, server = SERVER, segmentBytes = SEGMENT } = options;
    this.#client = { end: checked(client), next: 1_000 };
    this.#server = { end: checked(server), next: 2_000 };
    this.#segmentBytes = checkedNumber(segmentBytes, "segmentBytes", 1, MAX_SEGMENT);
  }

  /** The part of the file that holds these bytes; the first one begins with all that stands before. */
  write({ direction, time, bytes, missing = 0 }: ConnectionChunk): Uint8Array {
    this.#time = time ?? this.#time;
    const parts = this.#start();
    const [from, to] = direction === "request"
      ? [this.#client, this.#server]
      : [this.#server, this.#client];
    for (let at = 0; at < bytes.length; at += this.#segmentBytes) {
      parts.push(this.#packet(from, to, PSH | ACK, bytes.subarray(at, at + this.#segmentBytes)));
    }
    from.next = (from.next + missing) >>> 0;
    return join(parts);
  }

  /** What is left: of a connection without bytes all there is. */
  end(): Uint8Array {
    return join(this.#start());
  }

  /** The head of the file and the handshake, once. */
  #start(): Uint8Array[] {
    if (this.#isStarted) return [];
    this.#isStarted = true;
    const [client, server] = [this.#client, this.#server];
    const none = new Uint8Array(0);
    return [
      sectionHeader(),
      interfaceDescription(),
      this.#packet(client, server, SYN, none),
      this.#packet(server, client, SYN | ACK, none),
      this.#packet(client, server, ACK, none),
    ];
  }

  #packet(from: Side, to: Side, flags: number, payload: Uint8Array): Uint8Array {
    const packet = internetPacket(from, to, flags, payload, this.#packets++);
    from.next = (from.next + payload.length + (flags & SYN ? 1 : 0)) >>> 0;
    return packetBlock(packet, this.#time);
  }
}

function checked(end: Endpoint): Endpoint {
  checkedNumber(end.port, "a port", 0, 65_535);
  addressOf(end.address);
  return end;
}

function checkedNumber(n: number, what: string, least: number, most: number): number {
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  throw new RangeError(`Cannot export ${what}: expected ${least} to ${most}, found ${n}`);
}

const SECTION = 0x0a0d0d0a, INTERFACE = 1, PACKET = 6;
const COMMENT = 1, APPLICATION = 4, RESOLUTION = 9;
const ETHERNET = 1;
const NANOSECONDS = 9;

function sectionHeader(): Uint8Array {
  const fixed = new Uint8Array(16).fill(0xff, 8); // the length of the section: not known
  const view = new DataView(fixed.buffer);
  view.setUint32(0, 0x1a2b3c4d);
  view.setUint16(4, 1);
  const comment = "The bytes of a connection as they were decoded; all below TCP is made up.";
  return block(SECTION, [
    fixed,
    option(COMMENT, new TextEncoder().encode(comment)),
    option(APPLICATION, new TextEncoder().encode("kafka-wire")),
    option(0, new Uint8Array(0)),
  ]);
}

function interfaceDescription(): Uint8Array {
  const fixed = new Uint8Array(8);
  fixed[1] = ETHERNET;
  return block(INTERFACE, [
    fixed,
    option(RESOLUTION, Uint8Array.of(NANOSECONDS)),
    option(0, new Uint8Array(0)),
  ]);
}

function packetBlock(packet: Uint8Array, { seconds, nanoseconds }: CaptureTime): Uint8Array {
  const fixed = new Uint8Array(20);
  const view = new DataView(fixed.buffer);
  view.setBigUint64(4, BigInt.asUintN(64, BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds)));
  view.setUint32(12, packet.length);
  view.setUint32(16, packet.length);
  return block(PACKET, [fixed, padded(packet)]);
}

function option(code: number, value: Uint8Array): Uint8Array {
  const head = new Uint8Array(4);
  const view = new DataView(head.buffer);
  view.setUint16(0, code);
  view.setUint16(2, value.length);
  return join([head, padded(value)]);
}

/** Type, length, body, length. */
function block(type: number, parts: readonly Uint8Array[]): Uint8Array {
  const body = join(parts);
  const length = body.length + 12;
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, type);
  view.setUint32(4, length);
  bytes.set(body, 8);
  view.setUint32(length - 4, length);
  return bytes;
}

/** Up to a multiple of four. */
function padded(bytes: Uint8Array): Uint8Array {
  const rest = bytes.length % 4;
  return rest === 0 ? bytes : join([bytes, new Uint8Array(4 - rest)]);
}
