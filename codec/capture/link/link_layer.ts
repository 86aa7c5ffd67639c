// Link layers: what stands before the IP header.

import { packetFault, type Place, uint16, uint32 } from "./place.ts";
import type { Fault } from "../files/problem_fold.ts";

const NULL = 0;
const ETHERNET = 1;
const LOOP = 108;
const LINUX_SLL = 113;
const LINUX_SLL2 = 276;
const RAW: readonly number[] = [101, 12, 14, 228, 229]; // 12 and 14 stand in old files

const IPV4 = 0x0800;
const IPV6 = 0x86dd;
const VLAN = 0x8100;
const QINQ = 0x88a8;
const OLD_QINQ = 0x9100;
const PPPOE = 0x8864;
const MPLS = 0x8847;
const MOST_LENGTH = 1_500; // a larger one is an EtherType
const MOST_TAGS = 4;

const PPP_IPV4 = 0x0021;
const PPP_IPV6 = 0x0057;
const SNAP = 0xaaaa03; // both service access points, and the kind of frame

const CUT = packetFault("a whole link header", "fewer bytes");
const NESTED = packetFault(`at most ${MOST_TAGS} VLAN tags`, "more");

/** Says of a packet that its link type is none of those that are read. */
export const OTHER_LINK: Fault = packetFault("a known link type", "another");

/** Reads the link header: afterwards `place.isIp` says whether IP follows. Gives what is wrong with the header. */
export function enterLink(place: Place, linkType: number): Fault | undefined {
  switch (linkType) {
    case ETHERNET:
      return enterEthernet(place);
    case LINUX_SLL:
      return enterCooked(place, 16, 14);
    case LINUX_SLL2:
      return enterCooked(place, 20, 0);
    case NULL:
    case LOOP:
      return enterLoopback(place, linkType);
    default:
      place.isIp = RAW.includes(linkType);
      return place.isIp ? undefined : OTHER_LINK;
  }
}

/** Reads an Ethernet header, with whatever stands between it and IP. */
export function enterEthernet(place: Place): Fault | undefined {
  if (!place.has(14)) return CUT;
  const etherType = uint16(place.data, place.at + 12);
  place.at += 14;
  return enterType(place, etherType);
}

/** Linux cooked: a header of this size with an EtherType at `typeAt`. */
function enterCooked(place: Place, size: number, typeAt: number): Fault | undefined {
  if (!place.has(size)) return CUT;
  const etherType = uint16(place.data, place.at + typeAt);
  place.at += size;
  return enterType(place, etherType);
}

/** Goes on to what an EtherType announces. */
export function enterType(place: Place, etherType: number): Fault | undefined {
  let type = etherType;
  for (let tags = 0; type === VLAN || type === QINQ || type === OLD_QINQ; tags++) {
    if (tags === MOST_TAGS) return NESTED;
    if (!place.has(4)) return CUT;
    type = uint16(place.data, place.at + 2);
    place.at += 4;
  }
  place.isIp = type === IPV4 || type === IPV6;
  if (place.isIp) return undefined;
  if (type === PPPOE) return enterPppoe(place);
  if (type === MPLS) return enterMpls(place);
  return type <= MOST_LENGTH ? enterSnap(place) : undefined;
}

/** A header of 6 bytes, and the protocol of PPP. */
function enterPppoe(place: Place): Fault | undefined {
  if (!place.has(8)) return CUT;
  const protocol = uint16(place.data, place.at + 6);
  place.isIp = protocol === PPP_IPV4 || protocol === PPP_IPV6;
  place.at += 8;
  return undefined;
}

/** Labels up to the one marked as the last. What follows is not said: IP, or, by its version, something else. */
function enterMpls(place: Place): Fault | undefined {
  for (let isLast = false; !isLast; place.at += 4) {
    if (!place.has(4)) return CUT;
    isLast = (place.data[place.at + 2]! & 1) === 1;
  }
  const version = place.has(1) ? place.data[place.at]! >> 4 : 0;
  place.isIp = version === 4 || version === 6;
  return undefined;
}

/** IEEE 802.3 with LLC and SNAP; other LLC holds no IP. */
function enterSnap(place: Place): Fault | undefined {
  const { data, at } = place;
  if (!place.has(8) || uint32(data, at) >>> 8 !== SNAP) return undefined;
  if (data[at + 3] !== 0 || uint16(data, at + 4) !== 0) return undefined; // of an organisation
  const type = uint16(data, at + 6);
  place.at += 8;
  place.isIp = type === IPV4 || type === IPV6;
  return undefined;
}

/** An address family: 2 is IPv4 everywhere, IPv6 has another number on each system. */
function enterLoopback(place: Place, linkType: number): Fault | undefined {
  if (!place.has(4)) return CUT;
  const family = familyOf(uint32(place.data, place.at), linkType);
  place.at += 4;
  place.isIp = family === 2 || isFamily6(family);
  return undefined;
}

/** Of type 0 it is in the byte order of the writer, and small in the right one. */
function familyOf(family: number, linkType: number): number {
  if (linkType === LOOP || family <= 0xffff) return family;
  return (family >>> 24 | family >>> 8 & 0xff00) >>> 0;
}

function isFamily6(family: number): boolean {
  return family === 10 || family === 24 || family === 28 || family === 30;
}
