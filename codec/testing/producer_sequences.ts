import type { Batch } from "../records/mod.ts";

type Sequenced = Pick<
  Batch,
  "producerId" | "producerEpoch" | "baseSequence" | "baseOffset" | "lastOffset"
>;

/** A batch that was appended. */
interface Appended {
  readonly baseSequence: number;
  readonly lastSequence: number;
  readonly offset: bigint;
}

/** What a partition knows of a producer. */
interface Producer {
  readonly epoch: number;
  /** The newest at the end. */
  readonly batches: readonly Appended[];
}

const REMEMBERED = 5; // batches of a producer, as in Kafka
const SEQUENCES = 2 ** 31;
const OUT_OF_ORDER_SEQUENCE_NUMBER = 45;
const INVALID_PRODUCER_EPOCH = 47;

/** Where a batch of a producer with an id belongs: to be appended, there already, or nowhere. */
export type Place =
  | { readonly type: "new" }
  | { readonly type: "duplicate"; readonly offset: bigint }
  | { readonly type: "refused"; readonly errorCode: number };

const NEW: Place = { type: "new" };

/** The producers of a partition, and their last batches: what makes producing again harmless. */
export class ProducerSequences {
  readonly #producers: Map<bigint, Producer> = new Map();

  /** What to do with a batch. One of a producer without id is always new. */
  place(batch: Sequenced): Place {
    const { producerId, producerEpoch, baseSequence } = batch;
    const known = this.#producers.get(producerId);
    if (producerId < 0n || !known) return NEW;
    if (producerEpoch < known.epoch) return { type: "refused", errorCode: INVALID_PRODUCER_EPOCH };
    const batches = producerEpoch === known.epoch ? known.batches : [];
    const lastSequence = lastOf(batch);
    const same = batches.find((one) =>
      one.baseSequence === baseSequence && one.lastSequence === lastSequence
    );
    if (same) return { type: "duplicate", offset: same.offset };
    const newest = batches.at(-1);
    const next = newest ? (newest.lastSequence + 1) % SEQUENCES : 0;
    return baseSequence === next
      ? NEW
      : { type: "refused", errorCode: OUT_OF_ORDER_SEQUENCE_NUMBER };
  }

  /** A batch was appended at this offset. */
  note(batch: Sequenced, offset: bigint): void {
    const { producerId, producerEpoch: epoch, baseSequence } = batch;
    if (producerId < 0n) return;
    const known = this.#producers.get(producerId);
    const before = known?.epoch === epoch ? known.batches : [];
    const appended = { baseSequence, lastSequence: lastOf(batch), offset };
    this.#producers.set(producerId, { epoch, batches: [...before, appended].slice(-REMEMBERED) });
  }
}

function lastOf({ baseSequence, baseOffset, lastOffset }: Sequenced): number {
  return (baseSequence + Number(lastOffset - baseOffset)) % SEQUENCES;
}
