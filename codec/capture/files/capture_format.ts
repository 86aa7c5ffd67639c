// Which format a file has, by its first bytes: extensions lie.

/** A format of files with packets, or of one that such a file may be packed in. */
export type CaptureFormat =
  | "pcap"
  | "modified-pcap"
  | "pcapng"
  | "gzip"
  | "zstd"
  | "lz4"
  | "snoop"
  | "netmon";

/** What the first bytes say. */
export interface FoundFormat {
  /** undefined: none that is known here. */
  readonly format: CaptureFormat | undefined;
  /** Of a pcap: numbers are in network order. */
  readonly bigEndian?: true;
  /** Of a pcap: times are in nanoseconds, not microseconds. */
  readonly nanoseconds?: true;
}

interface Magic extends FoundFormat {
  readonly bytes: readonly number[];
}

const MAGICS: readonly Magic[] = [
  { bytes: [0xd4, 0xc3, 0xb2, 0xa1], format: "pcap" },
  { bytes: [0xa1, 0xb2, 0xc3, 0xd4], format: "pcap", bigEndian: true },
  { bytes: [0x4d, 0x3c, 0xb2, 0xa1], format: "pcap", nanoseconds: true },
  { bytes: [0xa1, 0xb2, 0x3c, 0x4d], format: "pcap", nanoseconds: true, bigEndian: true },
  { bytes: [0x34, 0xcd, 0xb2, 0xa1], format: "modified-pcap" },
  { bytes: [0xa1, 0xb2, 0xcd, 0x34], format: "modified-pcap", bigEndian: true },
  { bytes: [0x0a, 0x0d, 0x0d, 0x0a], format: "pcapng" },
  { bytes: [0x1f, 0x8b], format: "gzip" },
  { bytes: [0x28, 0xb5, 0x2f, 0xfd], format: "zstd" },
  { bytes: [0x04, 0x22, 0x4d, 0x18], format: "lz4" },
  { bytes: [0x73, 0x6e, 0x6f, 0x6f, 0x70, 0, 0, 0], format: "snoop" },
  { bytes: [0x47, 0x4d, 0x42, 0x55], format: "netmon" },
];

/** How many first bytes decide about every format. */
export const MAGIC_BYTES = 8;

/** Which format begins with these bytes; 8 of them are enough, fewer may be. */
export function captureFormat(first: Uint8Array): FoundFormat {
  const magic = MAGICS.find(({ bytes }) => bytes.every((byte, i) => byte === first[i]));
  if (magic === undefined) return { format: undefined };
  const { bytes: _, ...found } = magic;
  return found;
}

/** Whether these bytes, fewer than a magic has, are how a pcap, a pcapng or a gzip file begins. */
export function mayBeCapture(first: Uint8Array): boolean {
  return first.length > 0 &&
    MAGICS.some(({ bytes, format }) =>
      /pcap|gzip/.test(format ?? "") && first.every((byte, i) => byte === bytes[i])
    );
}

const ADVICE: Readonly<Partial<Record<CaptureFormat, string>>> = {
  gzip: "gzip; unpack it first, as with gunzip",
  zstd: "zstd; unpack it first, as with unzstd",
  lz4: "lz4; unpack it first, as with unlz4",
  snoop: "snoop; convert it first, as with editcap -F pcapng",
  netmon: "NetMon; convert it first, as with editcap -F pcapng",
};

/** The source is no capture that can be read here. */
export class UnknownFormatError extends Error {
  /** What it is, if that is known. */
  declare readonly format: CaptureFormat | undefined;

  /** The error for a source that begins with these bytes, where something else may be read. */
  constructor(first: Uint8Array, expected: string = "pcap or pcapng") {
    const { format } = captureFormat(first);
    const other = first.length > 0 ? "other bytes" : "no bytes";
    const found = format === undefined ? other : ADVICE[format] ?? format;
    super(`Cannot read the capture: expected ${expected}, found ${found}`);
    Object.assign(this, { name: "UnknownFormatError", format });
  }
}
