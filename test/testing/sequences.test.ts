import { describe, expect, it } from "vitest";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { AppendError, PartitionLog } from "../../codec/testing/mod.ts";

const PRODUCER = { producerId: 7n, producerEpoch: 1 };
const RECORD = { timestamp: 1n, value: new Uint8Array(1) };

/** A batch of so many records. */
function batch(baseSequence: number, records = 1, producer = PRODUCER): Uint8Array {
  return encodePlainBatch({ ...producer, baseSequence, records: Array(records).fill(RECORD) });
}

/** The offset at which it is, or the code of its refusal. */
function appended(log: PartitionLog, bytes: Uint8Array): bigint | number {
  try {
    return log.append(bytes);
  } catch (error) {
    if (error instanceof AppendError) return error.errorCode;
    throw error;
  }
}

describe("a partition's idempotent producers, as in Kafka", () => {
  it("a batch that is there already is not appended again; the last five are known", () => {
    const log = new PartitionLog();
    for (let i = 0; i < 6; i++) expect(appended(log, batch(2 * i, 2))).toBe(BigInt(2 * i));
    for (const i of [1, 2, 3, 4, 5]) expect(appended(log, batch(2 * i, 2))).toBe(BigInt(2 * i));
    expect(appended(log, batch(0, 2))).toBe(45);
    expect(log.endOffset).toBe(12n);
  });
  it("one that is not the next is refused, and so is an epoch of the past", () => {
    const log = new PartitionLog();
    expect(appended(log, batch(5))).toBe(0n); // nobody knows what came before
    expect(appended(log, batch(7))).toBe(45);
    expect(appended(log, batch(5, 2))).toBe(45); // it begins in the same place, but is another
    expect(appended(log, batch(6))).toBe(1n);
    expect(appended(log, batch(7, 1, { ...PRODUCER, producerEpoch: 0 }))).toBe(47);
    expect(appended(log, batch(7, 1, { ...PRODUCER, producerEpoch: 2 }))).toBe(45);
    expect(appended(log, batch(0, 1, { ...PRODUCER, producerEpoch: 2 }))).toBe(2n);
  });
  it("numbers begin anew after 2³¹ − 1", () => {
    const log = new PartitionLog();
    expect(appended(log, batch(2 ** 31 - 2, 2))).toBe(0n);
    expect(appended(log, batch(0))).toBe(2n);
  });
  it("without a producer id everything is new", () => {
    const log = new PartitionLog();
    const bytes = encodePlainBatch({ records: [RECORD] });
    expect([appended(log, bytes), appended(log, bytes)]).toEqual([0n, 1n]);
  });
});
