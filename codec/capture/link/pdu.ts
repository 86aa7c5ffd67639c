// Exported PDUs, link type 252: tags that say where a frame comes from, then the frame.

import { join } from "../join.ts";
import type { FlowTable } from "./flow_table.ts";
import type { Flow, Packet, Pdu } from "../packet.ts";
import { packetFault, uint16, uint32 } from "./place.ts";
import type { Fault } from "../files/problem_fold.ts";

/** The link type of exported PDUs. */
export const EXPORTED_PDU = 252;

const END = 0;
const DISSECTOR = 12;
const IPV4_SOURCE = 20;
const IPV4_DESTINATION = 21;
const IPV6_SOURCE = 22;
const IPV6_DESTINATION = 23;
const SOURCE_PORT = 25;
const DESTINATION_PORT = 26;

const CUT = packetFault("tags of an exported PDU up to the last one", "fewer bytes");

/** The tags as far as they matter here. */
interface Tags {
  dissector?: string;
  source?: Uint8Array;
  destination?: Uint8Array;
  sourcePort?: number;
  destinationPort?: number;
}

/** The PDU in a packet of link type 252. Its flow, if it has one, is of one of the tables, for IPv4 and for IPv6. */
export function readExportedPdu(packet: Packet, flows: FlowTable, flows6: FlowTable): Pdu | Fault {
  const { data } = packet;
  const tags: Tags = {};
  for (let at = 0; data.length - at >= 4;) {
    const type = uint16(data, at);
    const end = at + 4 + uint16(data, at + 2);
    if (end > data.length) break;
    if (type === END) return pduOf(packet, end, flowOf(tags, flows, flows6), tags.dissector);
    readTag(tags, type, data.subarray(at + 4, end));
    at = end;
  }
  return CUT;
}

/** A packet that is a frame from its first byte on. */
export function wholePdu(packet: Packet): Pdu {
  return framed(packet, 0);
}

function readTag(tags: Tags, type: number, value: Uint8Array): void {
  switch (type) {
    case DISSECTOR:
      tags.dissector = textOf(value);
      break;
    case IPV4_SOURCE:
    case IPV6_SOURCE:
      tags.source = value;
      break;
    case IPV4_DESTINATION:
    case IPV6_DESTINATION:
      tags.destination = value;
      break;
    case SOURCE_PORT:
      if (value.length === 4) tags.sourcePort = uint32(value, 0);
      break;
    case DESTINATION_PORT:
      if (value.length === 4) tags.destinationPort = uint32(value, 0);
      break;
  }
}

/** A name, filled up with zeros. */
function textOf(value: Uint8Array): string {
  const zero = value.indexOf(0);
  return new TextDecoder().decode(zero < 0 ? value : value.subarray(0, zero));
}

function pduOf(
  packet: Packet,
  at: number,
  flow: Flow | undefined,
  dissector: string | undefined,
): Pdu {
  return {
    ...framed(packet, at),
    ...(flow && { flow }),
    ...(dissector !== undefined && { dissector }),
  };
}

function framed({ data, origLen, t, number, fileOffset }: Packet, at: number): Pdu {
  return {
    kind: "pdu",
    payload: data.subarray(at),
    hole: origLen - data.length,
    ...(t && { t }),
    packet: number,
    fileOffset: fileOffset + at,
  };
}

/** undefined if an end is not known. */
function flowOf(
  { source, destination, sourcePort, destinationPort }: Tags,
  flows: FlowTable,
  flows6: FlowTable,
): Flow | undefined {
  if (!source || !destination || source.length !== destination.length) return undefined;
  if (source.length !== 4 && source.length !== 16) return undefined;
  if (!isPort(sourcePort) || !isPort(destinationPort)) return undefined;
  const table = source.length === 4 ? flows : flows6;
  return table.find(join([source, destination]), 0, sourcePort << 16 | destinationPort);
}

function isPort(port: number | undefined): port is number {
  return port !== undefined && port <= 0xffff;
}
