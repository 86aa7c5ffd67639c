// Names of link types that are not read, for people who wonder where their packets are.

const NAMES: readonly (readonly [linkType: number, name: string])[] = [
  [6, "Token Ring"],
  [8, "SLIP"],
  [9, "PPP"],
  [10, "FDDI"],
  [50, "PPP in HDLC-like framing"],
  [51, "PPPoE"],
  [104, "Cisco HDLC"],
  [105, "IEEE 802.11"],
  [107, "Frame Relay"],
  [109, "OpenBSD enc"],
  [117, "OpenBSD pflog"],
  [119, "Prism, IEEE 802.11"],
  [127, "radiotap, IEEE 802.11"],
  [163, "AVS, IEEE 802.11"],
  [187, "Bluetooth HCI"],
  [189, "Linux USB"],
  [192, "PPI"],
  [195, "IEEE 802.15.4"],
  [197, "ERF"],
  [201, "Bluetooth HCI"],
  [220, "Linux USB"],
  [230, "IEEE 802.15.4"],
  [239, "NFLOG"],
  [249, "USBPcap"],
  [253, "netlink"],
  [258, "PKTAP"],
];

const FIRST_USER = 147;
const LAST_USER = 162;

/** A link type as people know it: "105 (IEEE 802.11)". */
export function linkTypeName(linkType: number): string {
  const isUser = linkType >= FIRST_USER && linkType <= LAST_USER;
  const name = isUser
    ? `USER${linkType - FIRST_USER}`
    : NAMES.find(([number]) => number === linkType)?.[1];
  return name === undefined ? String(linkType) : `${linkType} (${name})`;
}
