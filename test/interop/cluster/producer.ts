// What makes a producer of a client: record batches, a producer id and sequence numbers.

import type { ClusterClient } from "../../../codec/driver/mod.ts";
import { InitProducerId } from "../../../codec/messages/init_producer_id.ts";
import { Metadata } from "../../../codec/messages/metadata.ts";
import { Produce } from "../../../codec/messages/produce.ts";
import { encodePlainBatch } from "../../../codec/records/mod.ts";

/** A topic of which partition 0 is written and read. */
export interface Topic {
  readonly name: string;
  readonly topicId: string;
}

/** A broker has answered that it did not store a record. */
export class ProduceError extends Error {
  readonly errorCode: number;

  constructor(errorCode: number) {
    super(`Cannot produce: error ${errorCode}`);
    this.errorCode = errorCode;
  }
}

/**
 * REQUEST_TIMED_OUT, COORDINATOR_LOAD_IN_PROGRESS (the broker asks for more producer ids), NOT_ENOUGH_REPLICAS,
 * NOT_ENOUGH_REPLICAS_AFTER_APPEND: the same may be asked once more.
 */
const PASSING: readonly number[] = [7, 14, 19, 20];
const PAUSE_MS = 100;
const BROKER_TIMEOUT_MS = 5000;

/** Newer versions of Produce and Fetch call a topic by its id. */
export async function topicOf(client: ClusterClient, name: string): Promise<Topic> {
  const asked = { topics: [{ name }], allowAutoTopicCreation: false };
  const { topics } = await client.call(Metadata, asked, { idempotent: true });
  const { errorCode, topicId } = topics[0]!;
  if (errorCode !== 0) throw new Error(`Cannot find topic ${name}: error ${errorCode}`);
  return { name, topicId };
}

/**
 * Writes records to partition 0, each acknowledged by all replicas in sync; one at a time if it is idempotent. A broker
 * stores a record with the same producer id and sequence number once, however often it gets it.
 */
export class Producer {
  readonly #client: ClusterClient;
  readonly #topic: Topic;
  readonly #isIdempotent: boolean;
  #identity: { readonly producerId: bigint; readonly producerEpoch: number } | undefined;
  #baseSequence = 0;

  constructor(client: ClusterClient, topic: Topic, isIdempotent: boolean) {
    this.#client = client;
    this.#topic = topic;
    this.#isIdempotent = isIdempotent;
  }

  /** Gives the offset of the record. */
  async write(value: string): Promise<bigint> {
    const records = encodePlainBatch({
      ...this.#isIdempotent && await this.#numbers(),
      records: [{ timestamp: BigInt(Date.now()), value: new TextEncoder().encode(value) }],
    });
    try {
      const offset = await this.#send(records);
      this.#baseSequence++;
      return offset;
    } catch (error) {
      this.#identity = undefined; // nobody knows which number is next
      throw error;
    }
  }

  async #numbers() {
    this.#identity ??= await this.#begin();
    return { ...this.#identity, baseSequence: this.#baseSequence };
  }

  async #begin() {
    const asked = { transactionalId: null, transactionTimeoutMs: BROKER_TIMEOUT_MS };
    this.#baseSequence = 0;
    for (;;) {
      const answer = await this.#client.call(InitProducerId, asked, { idempotent: true });
      const { errorCode, producerId, producerEpoch } = answer;
      if (errorCode === 0) return { producerId, producerEpoch };
      if (!PASSING.includes(errorCode)) throw new ProduceError(errorCode);
      await aMoment();
    }
  }

  async #send(records: Uint8Array): Promise<bigint> {
    const topicData = [{ ...this.#topic, partitionData: [{ index: 0, records }] }];
    const message = { acks: -1, timeoutMs: BROKER_TIMEOUT_MS, topicData };
    const route = { leader: this.#topic.name, partition: 0 };
    const options = { route, idempotent: this.#isIdempotent };
    for (;;) {
      const { responses } = await this.#client.call(Produce, message, options);
      const { errorCode, baseOffset } = responses[0]!.partitionResponses[0]!;
      if (errorCode === 0) return baseOffset;
      if (!this.#isIdempotent || !PASSING.includes(errorCode)) throw new ProduceError(errorCode);
      await aMoment();
    }
  }
}

function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
