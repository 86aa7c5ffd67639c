import { encodePlainBatch, readBatches, readRecords, type RecordInit } from "../../records/mod.ts";
import { type MetadataFrame, readMetadataFrame } from "../../records/metadata_log.ts";
import { PartitionLog } from "../partition_log.ts";

/** A record of the log, read back from its bytes. */
export interface LoggedRecord extends MetadataFrame {
  /** Its offset. */
  readonly offset: bigint;
}

/** What was written under one leader. */
export interface LogEpoch {
  /** Number of the leader's term. */
  readonly epoch: number;
  /** Offset behind its last record. */
  readonly endOffset: bigint;
}

/** A metadata log: batches as a controller writes them. */
export class MetadataLog {
  /** The bytes. */
  readonly log: PartitionLog = new PartitionLog();
  readonly #epochs: LogEpoch[] = [];

  /** The epoch of the last batch; 0 if there is none. */
  get leaderEpoch(): number {
    return this.#epochs.at(-1)?.epoch ?? 0;
  }

  /** Writes the control records with which a leader begins. */
  begin(epoch: number, records: readonly RecordInit[]): void {
    this.#put(encodePlainBatch({ isControl: true, records }), epoch);
  }

  /** Writes metadata records that belong together, as one batch. */
  append(values: readonly Uint8Array[], timestamp: bigint): readonly LoggedRecord[] {
    if (values.length === 0) return [];
    const records = values.map((value) => ({ timestamp, value }));
    return this.#put(encodePlainBatch({ records }), this.leaderEpoch);
  }

  /**
   * Takes over a log from its first record on, with its epochs.
   *
   * @throws {RangeError} If a batch is not the next one.
   * @throws {DecodeError} If a batch or a record is broken.
   */
  load(segment: Uint8Array): readonly LoggedRecord[] {
    const loaded: LoggedRecord[] = [];
    for (const { bytes, baseOffset, partitionLeaderEpoch } of readBatches(segment)) {
      const { endOffset } = this.log;
      if (baseOffset !== endOffset) {
        const what = `expected a batch at offset ${endOffset}, found one at ${baseOffset}`;
        throw new RangeError(`Cannot load a metadata log: ${what}`);
      }
      loaded.push(...this.#put(bytes, partitionLeaderEpoch));
    }
    return loaded;
  }

  /** The last epoch up to this one, and where it ends: what a replica compares its own log with. */
  endOf(epoch: number): LogEpoch {
    const known = this.#epochs.filter((known) => known.epoch <= epoch).at(-1);
    return known ?? { epoch: 0, endOffset: this.log.startOffset };
  }

  /** What counts is what stands in the log, so it is read from there. */
  #put(batch: Uint8Array, epoch: number): readonly LoggedRecord[] {
    const at = this.log.append(batch, epoch);
    if (epoch === this.leaderEpoch) this.#epochs.pop();
    this.#epochs.push({ epoch, endOffset: this.log.endOffset });
    const stored = this.log.read(at, { maxBytes: 0, minOneBatch: true });
    return [...readBatches(stored)].flatMap((batch) =>
      batch.isControl
        ? []
        : readRecords(batch).map(({ offset, value }) => ({ offset, ...frameOf(value) }))
    );
  }
}

function frameOf(value: Uint8Array | null): MetadataFrame {
  return readMetadataFrame(value ?? new Uint8Array(0));
}
