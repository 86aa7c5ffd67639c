// IP headers: whose packet it is, where it ends, and whether it is a fragment.

import { packetFault, type Place, uint16, uint32 } from "./place.ts";
import type { Fault } from "../files/problem_fold.ts";

const IPV4_HEADER = 20;
const IPV6_HEADER = 40;
const IPV6_ADDRESSES = 8;
const IPV4_ADDRESSES = 12;

const MORE_FRAGMENTS = 0x2000;
const FRAGMENT_PLACE = 0x1fff; // in units of 8 bytes

// Extension headers of IPv6.
const HOP_BY_HOP = 0;
const ROUTING = 43;
const FRAGMENT = 44;
const AUTHENTICATION = 51;
const DESTINATION = 60;

const CUT = packetFault("a whole IP header", "fewer bytes");
const OTHER_VERSION = packetFault("IP of version 4 or 6", "another version");
const SHORT_HEADER = packetFault("an IPv4 header of 20 bytes or more", "a shorter one");
const SHORT_PACKET = packetFault("an IPv4 packet with all its header", "a shorter one");
const CUT_EXTENSION = packetFault("whole IPv6 extension headers", "fewer bytes");

/**
 * Reads an IP header, of the version that it says: afterwards `place` stands behind it, ends where the packet does, and
 * knows protocol, addresses and fragment. Gives what is wrong with the header.
 *
 * What follows the packet, as padding of short Ethernet frames does, is behind the end. A length of 0 means that the
 * network card has cut a larger packet into pieces; it was captured whole, and ends with what was captured.
 */
export function enterIp(place: Place): Fault | undefined {
  place.isFragment = false;
  if (!place.has(1)) return CUT;
  const version = place.data[place.at]! >> 4;
  return version === 4 ? enterIpv4(place) : version === 6 ? enterIpv6(place) : OTHER_VERSION;
}

function enterIpv4(place: Place): Fault | undefined {
  const { data, at } = place;
  if (!place.has(IPV4_HEADER)) return CUT;
  const header = (data[at]! & 15) * 4;
  if (header < IPV4_HEADER) return SHORT_HEADER;
  const total = uint16(data, at + 2);
  if (total > 0 && total < header) return SHORT_PACKET;
  const fragment = uint16(data, at + 6);
  place.isMore = (fragment & MORE_FRAGMENTS) > 0;
  place.offset = (fragment & FRAGMENT_PLACE) * 8;
  place.isFragment = place.isMore || place.offset > 0;
  if (place.isFragment) place.id = uint16(data, at + 4);
  place.protocol = data[at + 9]!;
  setAddresses(place, at + IPV4_ADDRESSES, 4);
  if (total > 0) setEnd(place, at + total);
  place.at = at + header;
  return undefined;
}

function enterIpv6(place: Place): Fault | undefined {
  const { data, at } = place;
  if (!place.has(IPV6_HEADER)) return CUT;
  const length = uint16(data, at + 4);
  place.protocol = data[at + 6]!;
  setAddresses(place, at + IPV6_ADDRESSES, 16);
  place.at = at + IPV6_HEADER;
  if (length > 0) setEnd(place, place.at + length);
  return passExtensions(place);
}

function setAddresses(place: Place, at: number, size: number): void {
  place.addresses = place.data;
  place.addressesAt = at;
  place.addressSize = size;
}

/** A packet does not go on behind what held it. */
function setEnd(place: Place, end: number): void {
  if (end < place.end) place.end = end;
}

/** Passes extension headers of IPv6 up to one that makes the packet a fragment. */
export function passExtensions(place: Place): Fault | undefined {
  while (!place.isFragment && isExtension(place.protocol)) {
    if (!place.has(8)) return CUT_EXTENSION;
    const { data, at, protocol } = place;
    place.protocol = data[at]!;
    if (protocol === FRAGMENT) readFragment(place);
    else place.at += sizeOf(protocol, data[at + 1]!);
  }
  return undefined;
}

/** Whether a protocol number is that of a header which another one follows. */
export function isExtension(protocol: number): boolean {
  return protocol === HOP_BY_HOP || protocol === ROUTING || protocol === FRAGMENT ||
    protocol === AUTHENTICATION || protocol === DESTINATION;
}

function sizeOf(protocol: number, length: number): number {
  return protocol === AUTHENTICATION ? (length + 2) * 4 : (length + 1) * 8;
}

/** A fragment that is the whole packet is none. */
function readFragment(place: Place): void {
  const { data, at } = place;
  const fragment = uint16(data, at + 2);
  place.isMore = (fragment & 1) === 1;
  place.offset = fragment & 0xfff8;
  place.isFragment = place.isMore || place.offset > 0;
  place.id = uint32(data, at + 4);
  place.at = at + 8;
}
