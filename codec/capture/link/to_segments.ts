// TCP segments out of packets.

import { FlowTable } from "./flow_table.ts";
import { Fragments, INCOMPLETE } from "./fragments.ts";
import { enterIp, isExtension, passExtensions } from "./ip.ts";
import { enterLink, OTHER_LINK } from "./link_layer.ts";
import { linkTypeName } from "./link_type_name.ts";
import { captureLimits, type CaptureOptions } from "../options.ts";
import type { CaptureNote, CaptureProblem, Flow, Packet, Pdu, Segment } from "../packet.ts";
import { EXPORTED_PDU, readExportedPdu, wholePdu } from "./pdu.ts";
import { packetFault, Place, uint32 } from "./place.ts";
import { type Fault, ProblemFold } from "../files/problem_fold.ts";
import { grouped } from "../text_words.ts";
import { Tunnels } from "./tunnels.ts";

const TCP = 6;
const TCP_HEADER = 20;
const ACK = 16;
const MOST_LAYERS = 8; // of IP in IP

const CUT = packetFault("a whole TCP header", "fewer bytes");
const SHORT_HEADER = packetFault("a TCP header of 20 bytes or more within its packet", "another");
const DEEP = packetFault(`at most ${MOST_LAYERS} packets inside each other`, "more");

/** Not a fault: the other fragments of a datagram are to come. */
const WAITS = packetFault("other fragments", "none");

const NONE: readonly never[] = [];
const NO_BYTES = /* @__PURE__ */ new Uint8Array(0);

/** What comes out of packets. */
type SegmentItem = Segment | Pdu | CaptureProblem;

/** The options of this layer. */
export type SegmentOptions = Pick<CaptureOptions, "decap" | "userLinkTypes" | "limits">;

/**
 * Reads link, IP and TCP headers, and puts fragments together.
 *
 * Packets that hold no TCP give nothing. Checksums are not verified: network cards fill them in later.
 */
export class SegmentReader {
  readonly #userLinkTypes: readonly number[];
  readonly #tunnels: Tunnels;
  readonly #fragments: Fragments;
  readonly #faults: ProblemFold;
  readonly #flows: FlowTable = new FlowTable(4);
  readonly #flows6: FlowTable = new FlowTable(16);
  readonly #skipped = new Map<number, number>(); // packets by link type
  readonly #place: Place = new Place();
  #problems: CaptureProblem[] = []; // to be told

  /** A reader for the packets of one capture. */
  constructor(options: SegmentOptions = {}) {
    const limits = captureLimits(options.limits);
    this.#userLinkTypes = options.userLinkTypes ?? [];
    this.#tunnels = new Tunnels(options.decap);
    this.#fragments = new Fragments(limits);
    this.#faults = new ProblemFold(limits.eventsPerError);
  }

  /** What is in the packet, and what is wrong with it or with fragments before it. */
  push(packet: Packet): readonly (Segment | Pdu | CaptureProblem)[] {
    const item = this.#read(packet);
    if (item === undefined) return this.#told();
    if ("noun" in item) return this.#refused(item, packet);
    return this.#problems.length > 0 ? [...this.#told(), item] : [item];
  }

  #read(packet: Packet): Segment | Pdu | Fault | undefined {
    const { linkType } = packet;
    if (linkType === EXPORTED_PDU) return readExportedPdu(packet, this.#flows, this.#flows6);
    if (this.#userLinkTypes.includes(linkType)) return wholePdu(packet);
    this.#place.start(packet.data, packet.origLen);
    return enterLink(this.#place, linkType) ?? this.#readIp(packet);
  }

  /** The segment in an IP packet, perhaps in a tunnel. */
  #readIp(packet: Packet): Segment | Fault | undefined {
    const place = this.#place;
    for (let layers = 0; place.isIp; layers++) {
      if (layers === MOST_LAYERS) return DEEP;
      let stop = enterIp(place);
      while (stop === undefined && place.isFragment) stop = this.#join(packet);
      if (stop !== undefined) return stop === WAITS ? undefined : stop;
      if (place.protocol === TCP) return this.#segment(packet);
      if (!this.#tunnels.mayBe(place.protocol)) return undefined;
      stop = this.#tunnels.enter(place);
      if (stop !== undefined) return stop;
    }
    return undefined;
  }

  /** Puts a fragment to the others of its datagram; undefined if that is whole now. */
  #join(packet: Packet): Fault | undefined {
    const place = this.#place;
    const { protocol, addressSize } = place;
    const isWanted = protocol === TCP || this.#tunnels.mayBe(protocol) ||
      addressSize === 16 && isExtension(protocol);
    if (!isWanted) return WAITS;
    const result = this.#fragments.add(place, packet);
    this.#tellLost();
    if (result === true) return passExtensions(place);
    return result === false ? WAITS : result;
  }

  #segment(packet: Packet): Segment | Fault {
    const { data, at, end, isJoined } = this.#place;
    const header = tcpHeader(this.#place);
    if (typeof header !== "number") return header;
    const start = at + header;
    const captured = end < data.length ? end : data.length;
    const flow = this.#flow(data, at);
    const seq = uint32(data, at + 4);
    const flags = data[at + 13]!;
    const ack = (flags & ACK) > 0 ? uint32(data, at + 8) : 0;
    const payload = captured > start ? data.subarray(start, captured) : NO_BYTES;
    const hole = end - start - payload.length;
    const { t, number } = packet;
    const fileOffset = packet.fileOffset + start;
    if (t !== undefined && !isJoined) { // nearly always, and without the cost of spreading
      return {
        kind: "segment",
        flow,
        seq,
        ack,
        flags,
        payload,
        hole,
        t,
        packet: number,
        fileOffset,
      };
    }
    const segment = {
      kind: "segment",
      flow,
      seq,
      ack,
      flags,
      payload,
      hole,
      packet: number,
    } as const;
    return { ...segment, ...(t && { t }), ...(!isJoined && { fileOffset }) };
  }

  #flow(data: Uint8Array, at: number): Flow {
    const { addresses, addressesAt, addressSize } = this.#place;
    const flows = addressSize === 4 ? this.#flows : this.#flows6;
    return flows.find(addresses, addressesAt, uint32(data, at) | 0);
  }

  #refused(fault: Fault, { linkType, number, fileOffset }: Packet): readonly SegmentItem[] {
    if (fault === OTHER_LINK) this.#skipped.set(linkType, (this.#skipped.get(linkType) ?? 0) + 1);
    else this.#tell(this.#faults.add(fault, `packet ${number}`, fileOffset));
    return this.#told();
  }

  #tellLost(): void {
    for (const { packet } of this.#fragments.takeLost()) {
      this.#tell(this.#faults.add(INCOMPLETE, `the datagram that began in packet ${packet}`));
    }
  }

  #tell(problem: CaptureProblem | undefined): void {
    if (problem) this.#problems.push(problem);
  }

  #told(): readonly CaptureProblem[] {
    if (this.#problems.length === 0) return NONE;
    const told = this.#problems;
    this.#problems = [];
    return told;
  }

  /** After the last packet: what was counted, and fragments whose others never came. */
  end(): readonly CaptureProblem[] {
    this.#fragments.end();
    this.#tellLost();
    return [...this.#told(), ...this.#faults.end(), ...this.#skippedPackets()];
  }

  #skippedPackets(): CaptureProblem[] {
    return [...this.#skipped].map(([linkType, count]) => {
      const packets = `${grouped(count)} packet${count === 1 ? "" : "s"}`;
      const text = `${packets} of link type ${linkTypeName(linkType)} skipped`;
      return { kind: "problem", code: "link-type", text, count, linkType };
    });
  }
}

/** How long the TCP header is. The snap length may have cut its options. */
function tcpHeader({ data, at, end }: Place): number | Fault {
  if (end - at < TCP_HEADER) return SHORT_HEADER;
  if (data.length - at < TCP_HEADER) return CUT;
  const header = (data[at + 12]! >> 4) * 4;
  return header < TCP_HEADER || header > end - at ? SHORT_HEADER : header;
}

/**
 * The segments and PDUs in packets, with the problems of the file among them. Notes are left out.
 *
 * @throws {Error} While iterating, what `packets` throws.
 */
export async function* toSegments(
  packets: AsyncIterable<Packet | CaptureNote | CaptureProblem>,
  options: SegmentOptions = {},
): AsyncGenerator<Segment | Pdu | CaptureProblem, void, undefined> {
  const reader = new SegmentReader(options);
  for await (const item of packets) {
    if (item.kind === "packet") yield* reader.push(item);
    else if (item.kind === "problem") yield item;
  }
  yield* reader.end();
}
