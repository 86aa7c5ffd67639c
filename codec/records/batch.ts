// What a batch and a record are.

/** The compression codecs of Kafka, `none` apart. */
export type Codec = "gzip" | "snappy" | "lz4" | "zstd";

/** By the number in the attributes of a batch. */
export const CODECS: readonly (Codec | "none")[] = ["none", "gzip", "snappy", "lz4", "zstd"];

/** How a block is framed inside its codec: snappy has Kafka's xerial framing or none. */
export type Framing = "raw" | "xerial" | "frame";

/** What a decompressor is asked for. */
export interface DecompressRequest {
  /** The codec of the batch. */
  readonly codec: Codec;
  /** What the block begins with. */
  readonly framing: Framing;
  /** Refuse to give more than this many bytes. */
  readonly maxBytes: number;
}

/** Gives the bytes a block holds; rejects or throws a `DecodeError` `corrupt` or `limit`. */
export type Decompress = (
  block: Uint8Array,
  request: DecompressRequest,
) => Uint8Array | Promise<Uint8Array>;

/** Gives the block for bytes. */
export type Compress = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** Who set the timestamps: the producer, or the broker on append. Magic 0 has none. */
export type TimestampType = "none" | "create" | "logAppend";

/**
 * One batch as it stands in a `records` field, a log segment or a snapshot; of magic 0 and 1 one message, which
 * is a wrapper around others if it is compressed. Its records are still a view: `openBatch` reads them.
 */
export interface Batch {
  /** Bytes from the start of what was read to the batch. */
  readonly offset: number;
  /** The whole batch, a view. */
  readonly bytes: Uint8Array;
  /** Format: 2 since Kafka 0.11, before it 1 and 0. */
  readonly magic: 0 | 1 | 2;
  /** Offset of the first record; of a compressed magic 1 set that of the last, as the wire has it. */
  readonly baseOffset: bigint;
  /** Offset of the last record, also of an empty batch that compaction left. */
  readonly lastOffset: bigint;
  /** Epoch of the leader that appended it; not covered by the checksum. −1 below magic 2. */
  readonly partitionLeaderEpoch: number;
  /** The checksum on the wire, uint32: CRC-32C for magic 2, CRC-32 before. */
  readonly crc: number;
  /** Whether the checksum fits the bytes; null if nobody has looked. */
  readonly crcValid: boolean | null;
  /** Attributes as they stand, int16 (int8 below magic 2). */
  readonly attributes: number;
  /** How `block` is compressed. */
  readonly codec: Codec | "none";
  /** Who set the timestamps. */
  readonly timestampType: TimestampType;
  /** Part of a transaction. */
  readonly isTransactional: boolean;
  /** Holds control records, which no application wrote. */
  readonly isControl: boolean;
  /** When the tombstones of the batch may go, milliseconds since 1970; null if not set. */
  readonly deleteHorizonMs: bigint | null;
  /** Timestamp the records count from, milliseconds since 1970; −1 if there is none. */
  readonly baseTimestamp: bigint;
  /** Largest timestamp, or the append time. */
  readonly maxTimestamp: bigint;
  /** Idempotent producer, −1 if there is none. */
  readonly producerId: bigint;
  /** Its epoch, −1 if there is none. */
  readonly producerEpoch: number;
  /** Sequence number of the first record, −1 if there is none. */
  readonly baseSequence: number;
  /** Number of records as the header has it; below magic 2 1, or null for a compressed set. */
  readonly count: number | null;
  /** The records, compressed as `codec` says, a view. Below magic 2 the value of the message. */
  readonly block: Uint8Array;
}

/** A header of a record. */
export interface RecordHeader {
  /** UTF-8 text. */
  readonly key: string;
  /** Bytes or null. */
  readonly value: Uint8Array | null;
  /** The bytes of a key that was not UTF-8, only there if they were replaced in `key` as an option asks. */
  readonly rawKey?: Uint8Array;
}

/** One record. */
export interface LogRecord {
  /** Offset in the partition. */
  readonly offset: bigint;
  /** Milliseconds since 1970, −1 if there is none. */
  readonly timestamp: bigint;
  /** Sequence number, −1 if the producer is not idempotent. */
  readonly sequence: number;
  /** Key or null; a view of the opened block. */
  readonly key: Uint8Array | null;
  /** Value, or null for a tombstone; a view of the opened block. */
  readonly value: Uint8Array | null;
  /** Headers in order; none below magic 2. */
  readonly headers: readonly RecordHeader[];
}

/** A record to be written. One that was read will do. */
export interface RecordInit {
  /** Milliseconds since 1970; −1 if there is none, as in magic 0. */
  readonly timestamp: bigint;
  /** Default null. */
  readonly key?: Uint8Array | null;
  /** Default null: a tombstone. */
  readonly value?: Uint8Array | null;
  /** Default none, as in magic 0 and 1. */
  readonly headers?: readonly RecordHeader[];
  /** Offset, above that of the record before. Default one above it, and for the first record `baseOffset`. */
  readonly offset?: bigint;
}

/**
 * A batch to be written. One that was read will do, together with its records:
 * `{ ...batch, records: readRecords(batch) }`.
 */
export interface BatchInit {
  /** Format. Default 2; 1 and 0 write a set of messages. */
  readonly magic?: 0 | 1 | 2;
  /** Offset of the first record. Default 0. */
  readonly baseOffset?: bigint;
  /** Offset of the last record or beyond, where compaction took the last. Default that of the last record. */
  readonly lastOffset?: bigint;
  /** Default −1. */
  readonly partitionLeaderEpoch?: number;
  /** Default none. */
  readonly codec?: Codec | "none";
  /** Default create; in magic 0 none. */
  readonly timestampType?: TimestampType;
  /** Default false. */
  readonly isTransactional?: boolean;
  /** Default false. */
  readonly isControl?: boolean;
  /** Milliseconds since 1970. Takes the place of `baseTimestamp`. Default null. */
  readonly deleteHorizonMs?: bigint | null;
  /** Timestamp the records count from. Default that of the first. */
  readonly baseTimestamp?: bigint;
  /** Largest timestamp, or the append time. Default the largest of the records. */
  readonly maxTimestamp?: bigint;
  /** Default −1. */
  readonly producerId?: bigint;
  /** Default −1. */
  readonly producerEpoch?: number;
  /** Default −1. */
  readonly baseSequence?: number;
  /** The records, which may be none in magic 2. */
  readonly records: readonly RecordInit[];
}
