// What the layers below Kafka hand to each other: packets, segments, chunks. All plain data.

/** A point in capture time. Two numbers, since nanoseconds since 1970 do not fit into one. */
export interface CaptureTime {
  /** Whole seconds since 1970. */
  readonly seconds: number;
  /** 0 to 999,999,999. */
  readonly nanoseconds: number;
}

/** A packet as the file holds it. */
export interface Packet {
  /** Which of the three: a packet, a note, or a problem. */
  readonly kind: "packet";
  /** Its number in the file, from 1. */
  readonly number: number;
  /** When it was captured; absent where the file does not say. */
  readonly t?: CaptureTime;
  /** Number of the interface in its section, from 0. */
  readonly iface: number;
  /** Link type of that interface: 1 Ethernet, 113 Linux cooked … */
  readonly linkType: number;
  /** What was captured, a view. */
  readonly data: Uint8Array;
  /** Bytes it had on the wire, `data.length` or more. */
  readonly origLen: number;
  /** Bytes from the start of the file (unpacked, if it was compressed) to `data`. */
  readonly fileOffset: number;
  /** How many packets the capture tool lost just before it, where the file says so. */
  readonly lost?: number;
}

/** What is wrong with a capture file or a packet; all that was read before stands. */
export interface CaptureProblem {
  /** Tells the kinds apart. */
  readonly kind: "problem";
  /** A word for programs, as in {@linkcode WarningEvent.code}. */
  readonly code: string;
  /** A sentence with place and reason, without bytes of the capture. */
  readonly text: string;
  /** Bytes from the start of the file to it. */
  readonly fileOffset?: number;
  /** How many things of this code it stands for. */
  readonly count: number;
  /** Of the code "link-type": the one that is not read; `count` packets have it. */
  readonly linkType?: number;
}

/** What the file says of itself beside its packets. */
export interface CaptureNote {
  /** Tells the kinds apart. */
  readonly kind: "note";
  /** "lost": the capture tool lost `count` packets. "tls-keys": the file holds a log of TLS keys. */
  readonly note: "lost" | "tls-keys";
  /** How many. */
  readonly count: number;
}

/** One end of a connection. */
export interface Endpoint {
  /** IPv4 dotted, or IPv6 in the form of RFC 5952. */
  readonly address: string;
  /** The TCP port. */
  readonly port: number;
}

/** A direction of a connection. The same object for each packet of it. */
export interface Flow {
  /** Who sends. */
  readonly source: Endpoint;
  /** Who receives. */
  readonly destination: Endpoint;
  /** `source` and `destination` as one text: "10.0.0.1:40000 > 10.0.0.2:9092". */
  readonly key: string;
}

/** A TCP segment. */
export interface Segment {
  /** Tells the kinds apart. */
  readonly kind: "segment";
  /** From where to where. */
  readonly flow: Flow;
  /** Sequence number of its first byte, 0 to 2³² − 1. */
  readonly seq: number;
  /** Acknowledged, 0 to 2³² − 1; only with the ACK flag. */
  readonly ack: number;
  /** The flag bits of the header: FIN 1, SYN 2, RST 4, PSH 8, ACK 16. */
  readonly flags: number;
  /** What was captured of its payload, a view. */
  readonly payload: Uint8Array;
  /** Bytes of its payload that were not captured (snap length), which follow `payload`. */
  readonly hole: number;
  /** When it was captured; absent where the file does not say. */
  readonly t?: CaptureTime;
  /** Number of its packet; of the last one, where IP fragments made it up. */
  readonly packet: number;
  /** Bytes from the start of the file to `payload`. Absent where fragments made it up. */
  readonly fileOffset?: number;
}

/** A record that holds one whole frame, past TCP: an exported PDU, or a USER link type. */
export interface Pdu {
  /** Tells the kinds apart. */
  readonly kind: "pdu";
  /** Absent where the file does not say from where to where. */
  readonly flow?: Flow;
  /** Name of the dissector it was exported for, such as "kafka" or "tls". */
  readonly dissector?: string;
  /** What was captured of it, a view. */
  readonly payload: Uint8Array;
  /** Bytes that were not captured, which follow. */
  readonly hole: number;
  /** When it was captured; absent where the file does not say. */
  readonly t?: CaptureTime;
  /** Number of its packet, from 1. */
  readonly packet: number;
  /** Bytes from the start of the file. */
  readonly fileOffset: number;
}

/** The two directions of a TCP connection: 0 is that of the side which was seen first. */
export type Side = 0 | 1;

/** What the TCP layer knows of a connection. */
export interface TcpConnection {
  /** From 0, in the order in which connections were first seen, as Wireshark counts `tcp.stream`. */
  readonly number: number;
  /** The ends; the first is the source of what side 0 sends. */
  readonly ends: readonly [Endpoint, Endpoint];
  /** The side that sent the SYN; undefined if no SYN was captured. */
  readonly opener?: Side;
}

/** What the TCP layer tells, in the order of the stream for each side. */
export type TcpChunk =
  /** Bytes of the stream, in order, each once. */
  | {
    readonly kind: "bytes";
    readonly connection: TcpConnection;
    readonly side: Side;
    readonly t?: CaptureTime;
    readonly bytes: Uint8Array;
    readonly packet: number;
    readonly fileOffset?: number;
    /** Some of the segment had come before. */
    readonly retransmitted?: true;
  }
  /** Bytes that are in no packet. */
  | {
    readonly kind: "hole";
    readonly connection: TcpConnection;
    readonly side: Side;
    readonly t?: CaptureTime;
    readonly bytes: number;
    readonly cause: "lost-segment" | "snaplen";
  }
  /** The first packet of a connection was seen. */
  | {
    readonly kind: "open";
    readonly connection: TcpConnection;
    readonly t?: CaptureTime;
    readonly packet: number;
  }
  /** A connection is over: nothing more comes of it. */
  | {
    readonly kind: "close";
    readonly connection: TcpConnection;
    /** Time of its last packet. */
    readonly t?: CaptureTime;
    /** "fin": both sides ended it, or one did and the file ended; "reset"; "idle"; "reused": the same ends began anew; "end": of the file; "evicted": too many connections. */
    readonly how: "fin" | "reset" | "idle" | "reused" | "end" | "evicted";
    /** Time of the packet that showed it: with "idle", "reused" and "evicted" it is none of the connection. */
    readonly found?: CaptureTime;
    /** Who ended it first, by FIN or RST. */
    readonly by?: Side;
  }
  | (CaptureProblem & { readonly connection: TcpConnection });
