// Tunnels: what carries a packet inside another.

import type { CaptureOptions } from "../options.ts";
import { enterEthernet, enterType } from "./link_layer.ts";
import { packetFault, type Place, uint16 } from "./place.ts";
import type { Fault } from "../files/problem_fold.ts";

const IPV4_IN_IP = 4;
const UDP = 17;
const IPV6_IN_IP = 41;
const GRE = 47;

const UDP_HEADER = 8;
const VXLAN_PORT = 4_789;
const VXLAN_HEADER = 8;
const GENEVE_PORT = 6_081;
const GENEVE_HEADER = 8;

const GRE_CHECKSUM = 0x8000;
const GRE_KEY = 0x2000;
const GRE_SEQUENCE = 0x1000;
const GRE_VERSION = 7;

const BRIDGED = 0x6558; // Ethernet
const ERSPAN = 0x88be; // type I without a sequence number, else II
const ERSPAN_3 = 0x22eb;

const CUT = packetFault("a whole tunnel header", "fewer bytes");

/** Looks into tunnels of the kinds that were asked for. */
export class Tunnels {
  readonly #kinds: ReadonlySet<string>;

  /** One for these kinds. */
  constructor(kinds: CaptureOptions["decap"] = []) {
    this.#kinds = new Set(kinds);
  }

  /** Whether an IP packet of this protocol may be a tunnel. */
  mayBe(protocol: number): boolean {
    switch (protocol) {
      case IPV4_IN_IP:
      case IPV6_IN_IP:
        return this.#kinds.has("ip-in-ip");
      case UDP:
        return this.#kinds.has("vxlan") || this.#kinds.has("geneve");
      case GRE:
        return this.#kinds.has("gre");
      default:
        return false;
    }
  }

  /** Goes into the tunnel: afterwards `place.isIp` says whether there is an IP packet inside. */
  enter(place: Place): Fault | undefined {
    place.isIp = place.protocol === IPV4_IN_IP || place.protocol === IPV6_IN_IP;
    if (place.protocol === UDP) return this.#enterUdp(place);
    return place.protocol === GRE ? enterGre(place) : undefined;
  }

  #enterUdp(place: Place): Fault | undefined {
    if (!place.has(UDP_HEADER)) return CUT;
    const port = uint16(place.data, place.at + 2);
    place.at += UDP_HEADER;
    if (port === VXLAN_PORT && this.#kinds.has("vxlan")) return enterVxlan(place);
    if (port === GENEVE_PORT && this.#kinds.has("geneve")) return enterGeneve(place);
    return undefined;
  }
}

function enterVxlan(place: Place): Fault | undefined {
  if (!place.has(VXLAN_HEADER)) return CUT;
  place.at += VXLAN_HEADER;
  return enterEthernet(place);
}

/** Its options are counted in units of 4 bytes. */
function enterGeneve(place: Place): Fault | undefined {
  if (!place.has(GENEVE_HEADER)) return CUT;
  const options = (place.data[place.at]! & 63) * 4;
  const protocol = uint16(place.data, place.at + 2);
  place.at += GENEVE_HEADER + options;
  return protocol === BRIDGED ? enterEthernet(place) : enterType(place, protocol);
}

function enterGre(place: Place): Fault | undefined {
  if (!place.has(4)) return CUT;
  const flags = uint16(place.data, place.at);
  const protocol = uint16(place.data, place.at + 2);
  if ((flags & GRE_VERSION) !== 0) return undefined; // PPTP
  const isNumbered = (flags & GRE_SEQUENCE) > 0;
  place.at += 4 + ((flags & GRE_CHECKSUM) > 0 ? 4 : 0) + ((flags & GRE_KEY) > 0 ? 4 : 0) +
    (isNumbered ? 4 : 0);
  if (protocol === ERSPAN) return enterErspan(place, isNumbered ? 8 : 0);
  if (protocol === ERSPAN_3) return enterErspan3(place);
  return protocol === BRIDGED ? enterEthernet(place) : enterType(place, protocol);
}

function enterErspan(place: Place, header: number): Fault | undefined {
  if (!place.has(header)) return CUT;
  place.at += header;
  return enterEthernet(place);
}

/** Type III: its last bit says that 8 more bytes follow. */
function enterErspan3(place: Place): Fault | undefined {
  if (!place.has(12)) return CUT;
  const hasMore = (place.data[place.at + 11]! & 1) === 1;
  return enterErspan(place, hasMore ? 20 : 12);
}
