// Produce, Fetch and ListOffsets, and the log below them.

import { describe, expect, it } from "vitest";
import { connectBroker } from "../../codec/driver/mod.ts";
import { Fetch, type FetchRequestInit } from "../../codec/messages/fetch.ts";
import { ListOffsets } from "../../codec/messages/list_offsets.ts";
import { Produce } from "../../codec/messages/produce.ts";
import {
  type BatchInit,
  builtIn,
  compressors,
  encodeBatch,
  encodePlainBatch,
  openBatch,
  readBatches,
  type RecordInit,
} from "../../codec/records/mod.ts";
import {
  AppendError,
  FakeBroker,
  FakeCluster,
  memoryDial,
  PartitionLog,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import { Random } from "../kit/random.ts";
import { actionsTo, ask } from "./asking.ts";

const text = (value: string) => new TextEncoder().encode(value);

function batchOf(values: readonly string[], more: Partial<BatchInit> = {}): Uint8Array {
  const records = values.map((value, i) => ({ timestamp: BigInt(1000 + i), value: text(value) }));
  return encodePlainBatch({ records, ...more });
}

function produceOf(
  broker: FakeBroker,
  records: Uint8Array | null,
  more: object = {},
  version = 12,
) {
  const topicData = [{ name: "orders", partitionData: [{ index: 0, records, ...more }] }];
  const { responses } = ask(broker, Produce, { acks: 1, timeoutMs: 1, topicData }, version);
  return responses[0]!.partitionResponses[0]!;
}

interface Asked {
  readonly offset: bigint;
  readonly partition?: number;
  readonly partitionMaxBytes?: number;
}

function fetchRequest(
  asked: readonly Asked[],
  more: Partial<FetchRequestInit> = {},
): FetchRequestInit {
  const partitions = asked.map(({ offset, partition = 0, partitionMaxBytes = 1 << 20 }) => ({
    partition,
    fetchOffset: offset,
    partitionMaxBytes,
  }));
  return { maxWaitMs: 500, minBytes: 0, topics: [{ topic: "orders", partitions }], ...more };
}

function fetchOf(
  broker: FakeBroker,
  asked: readonly Asked[],
  more: Partial<FetchRequestInit> = {},
) {
  const { responses } = ask(broker, Fetch, fetchRequest(asked, more), 12);
  return responses[0]!.partitions;
}

const newBroker = () => new FakeBroker({ topics: [{ name: "orders", partitions: 3 }] });

describe("produce, then fetch", () => {
  for (const codec of ["none", "gzip", "snappy", "lz4"] as const) {
    it(`gives the same records back, through a client: ${codec}`, async () => {
      const broker = newBroker();
      const client = await connectBroker(memoryDial(broker), { host: "localhost", port: 9092 });
      const { topicId } = broker.cluster.topic("orders")!;
      const sent: RecordInit[] = [];
      for (let i = 0; i < 3; i++) {
        const records = recordsOf(i);
        const batch = await encodeBatch({ codec, records }, { compress: compressors });
        const topicData = [{ topicId, partitionData: [{ index: 1, records: batch }] }];
        const answer = await client.call(Produce, { acks: -1, timeoutMs: 1000, topicData });
        expect(answer.responses[0]!.partitionResponses[0]!.baseOffset).toBe(BigInt(sent.length));
        sent.push(...records);
      }
      const partitions = [{ partition: 1, fetchOffset: 0n, partitionMaxBytes: 1 << 20 }];
      const request = { maxWaitMs: 0, minBytes: 1, topics: [{ topicId, partitions }] };
      const { responses } = await client.call(Fetch, request);
      const [partition] = responses[0]!.partitions;
      const opened = await Promise.all(
        [...readBatches(partition!.records)].map((b) => openBatch(b, { decompress: builtIn })),
      );
      expect(
        opened.flat().map(({ timestamp, key, value, headers }) => ({
          timestamp,
          key,
          value,
          headers,
        })),
      )
        .toEqual(sent);
      expect(opened.flat().map(({ offset }) => offset)).toEqual(sent.map((_, i) => BigInt(i)));
      expect(partition!.highWatermark).toBe(BigInt(sent.length));
      await client.close();
    });
  }
  it("acks 0 gets no answer, and the records are there", async () => {
    const broker = newBroker();
    const client = await connectBroker(memoryDial(broker), { host: "localhost", port: 9092 });
    const { topicId } = broker.cluster.topic("orders")!;
    const topicData = [{ topicId, partitionData: [{ index: 0, records: batchOf(["a"]) }] }];
    await client.send(Produce, { acks: 0, timeoutMs: 1000, topicData });
    await client.call(Produce, { acks: 1, timeoutMs: 1000, topicData });
    expect(broker.cluster.topic("orders")!.partitions[0]!.log.endOffset).toBe(2n);
    await client.close();
  });
});

function recordsOf(i: number): RecordInit[] {
  return [
    {
      timestamp: BigInt(1_700_000_000_000 + i),
      key: text(`key ${i}`),
      value: text(`value ${i}`),
      headers: [],
    },
    { timestamp: 1_700_000_000_500n, key: null, value: null, headers: [{ key: "h", value: null }] },
  ];
}

describe("Produce", () => {
  const MiB = 1 << 20;
  const rows: [what: string, records: Uint8Array | null, errorCode: number][] = [
    ["no records", null, 87],
    ["no batch", new Uint8Array(0), 87],
    ["two batches", Uint8Array.of(...batchOf(["a"]), ...batchOf(["b"])), 87],
    ["a batch that is cut", batchOf(["a"]).slice(0, -1), 87],
    ["a batch of magic 1", batchOf(["a"], { magic: 1 }), 87],
    [
      "a batch of magic 0",
      encodePlainBatch({ magic: 0, records: [{ timestamp: -1n, value: text("a") }] }),
      87,
    ],
    ["a flipped bit", batchOf(["a"]).map((byte, i) => i === 60 ? byte ^ 1 : byte), 2],
    ["more than message.max.bytes", batchOf(["a".repeat(MiB)]), 10],
  ];
  for (const [what, records, errorCode] of rows) {
    it(`refuses ${what} with error ${errorCode}`, () => {
      const broker = newBroker();
      expect(produceOf(broker, records)).toMatchObject({
        errorCode,
        baseOffset: -1n,
        logStartOffset: -1n,
      });
      expect(broker.cluster.topic("orders")!.partitions[0]!.log.endOffset).toBe(0n);
    });
  }
  it("refuses other acks than -1, 0 and 1 with error 21", () => {
    const topicData = [{ name: "orders", partitionData: [{ index: 0, records: batchOf(["a"]) }] }];
    for (const acks of [-2, 2]) {
      const { responses } = ask(newBroker(), Produce, { acks, timeoutMs: 1, topicData }, 12);
      expect(responses[0]!.partitionResponses[0]!.errorCode).toBe(21);
    }
  });
  it("has error 3 for what it does not know by name, 100 by id", () => {
    const broker = newBroker();
    expect(produceOf(broker, batchOf(["a"]), { index: 3 }).errorCode).toBe(3);
    const partitionData = [{ index: 0, records: batchOf(["a"]) }];
    const codes = (topic: object, version: number) =>
      ask(
        broker,
        Produce,
        { acks: 1, timeoutMs: 1, topicData: [{ ...topic, partitionData }] },
        version,
      )
        .responses[0]!.partitionResponses[0]!.errorCode;
    expect(codes({ name: "absent" }, 12)).toBe(3);
    expect(codes({ topicId: "AAAAAAAAAAAAAAAAAAAAAQ" }, 13)).toBe(100);
  });
  it("ends the transport at an error that acks 0 cannot tell", () => {
    const broker = newBroker();
    const topicData = [{ name: "absent", partitionData: [{ index: 0, records: batchOf(["a"]) }] }];
    expect(actionsTo(broker.accept(), Produce, { acks: 0, timeoutMs: 1, topicData }, 12))
      .toEqual([{ type: "close", afterMs: 0 }]);
    expect(broker.complaints).toEqual([
      "Cannot append: an error, which acks 0 leaves no other way to tell",
    ]);
  });
  it("keeps the batch as it came, but for base offset and leader epoch", () => {
    const broker = newBroker();
    const partition = broker.cluster.topic("orders")!.partitions[0]!;
    partition.leaderEpoch = 5;
    const batch = batchOf(["a", "b"], { baseOffset: 77n, partitionLeaderEpoch: 3 });
    const before = batch.slice();
    produceOf(broker, batch);
    produceOf(broker, batch);
    expect(batch).toEqual(before);
    const second = partition.log.read(2n);
    const [stored] = readBatches(second);
    expect([stored!.baseOffset, stored!.lastOffset, stored!.partitionLeaderEpoch]).toEqual([
      2n,
      3n,
      5,
    ]);
    expect(second.subarray(16)).toEqual(batch.subarray(16));
  });
});

describe("Fetch", () => {
  const filled = () => {
    const broker = newBroker();
    const { partitions } = broker.cluster.topic("orders")!;
    for (const { log } of partitions) {
      for (const value of ["a", "b", "c"]) log.append(batchOf([value, value]));
    }
    return broker;
  };
  const size = batchOf(["a", "a"]).length;
  const sizes = (asked: readonly Asked[], more?: Partial<FetchRequestInit>) =>
    fetchOf(filled(), asked, more).map(({ records }) => records?.length);
  it("gives the batch that holds the offset, and those behind it", () => {
    expect([0n, 1n, 2n, 5n, 6n].map((offset) => sizes([{ offset }])[0]))
      .toEqual([3 * size, 3 * size, 2 * size, size, 0]);
  });
  it("has error 1 outside the log, and tells no watermarks then", () => {
    const broker = filled();
    broker.cluster.topic("orders")!.partitions[1]!.log.deleteBefore(3n);
    const asked = [{ offset: 7n }, { offset: -1n }, { offset: 2n, partition: 1 }, {
      offset: 3n,
      partition: 1,
    }];
    expect(
      fetchOf(broker, asked).map(({ errorCode, highWatermark, logStartOffset }) => [
        errorCode,
        highWatermark,
        logStartOffset,
      ]),
    ).toEqual([[1, -1n, -1n], [1, -1n, -1n], [1, -1n, -1n], [0, 6n, 3n]]);
  });
  it("cuts the last batch where the partition's limit is", () => {
    expect(sizes([{ offset: 0n, partitionMaxBytes: size + 10 }])).toEqual([size + 10]);
    const [partition] = fetchOf(filled(), [{ offset: 0n, partitionMaxBytes: size + 10 }]);
    const batches = readBatches(partition!.records);
    expect([[...batches].length, batches.partial]).toEqual([1, 10]);
  });
  it("gives the first batch of the first partition whole, whatever the limits", () => {
    const asked = [0, 1, 2].map((partition) => ({ offset: 0n, partition, partitionMaxBytes: 1 }));
    expect(sizes(asked)).toEqual([size, 1, 1]);
    expect(sizes(asked, { maxBytes: 1 })).toEqual([size, 0, 0]);
    expect(sizes([{ offset: 6n }, ...asked.slice(1)], { maxBytes: 1 })).toEqual([0, size, 0]);
  });
  it("takes limits of nothing and less", () => {
    for (const none of [0, -1, -2_147_483_648]) {
      expect(sizes([{ offset: 0n, partitionMaxBytes: none }])).toEqual([size]);
      expect(sizes([{ offset: 0n }, { offset: 0n, partition: 1 }], { maxBytes: none }))
        .toEqual([size, 0]);
    }
  });
  it("keeps to maxBytes over all partitions", () => {
    const asked = [0, 1, 2].map((partition) => ({ offset: 0n, partition }));
    expect(sizes(asked, { maxBytes: 4 * size })).toEqual([3 * size, size, 0]);
  });
  it("waits maxWaitMs where fewer than minBytes are there", () => {
    const late = (asked: readonly Asked[], minBytes: number) =>
      actionsTo(filled().accept(), Fetch, fetchRequest(asked, { minBytes }), 12)
        .map(({ afterMs }) => afterMs);
    expect(late([{ offset: 6n }], 1)).toEqual([500]);
    expect(late([{ offset: 0n }], 3 * size + 1)).toEqual([500]);
    expect(late([{ offset: 0n }], 3 * size)).toEqual([0]);
    expect(late([{ offset: 99n }], 1)).toEqual([0]); // an error does not wait
  });
  it("knows no session, and lets one be begun and ended", () => {
    const answers = [[0, 0], [5, 1], [5, -1], [0, -1]].map(([sessionId = 0, sessionEpoch = 0]) => {
      const request = fetchRequest([{ offset: 0n }], { sessionId, sessionEpoch });
      const { errorCode, sessionId: given, responses } = ask(filled(), Fetch, request, 12);
      return [errorCode, given, responses.length];
    });
    expect(answers).toEqual([[0, 0, 1], [70, 0, 0], [0, 0, 1], [0, 0, 1]]);
  });
  it("tells read_committed consumers of no aborted transaction", () => {
    expect(fetchOf(filled(), [{ offset: 0n }], { isolationLevel: 1 })[0]!.abortedTransactions)
      .toEqual([]);
  });
  it("judges the leader epoch: 74 if it is old, 75 if it is new", () => {
    const broker = filled();
    broker.cluster.topic("orders")!.partitions[0]!.leaderEpoch = 5;
    const codes = [4, 5, 6, -1].map((currentLeaderEpoch) => {
      const partitions = [{
        partition: 0,
        fetchOffset: 0n,
        partitionMaxBytes: 1,
        currentLeaderEpoch,
      }];
      const request = { maxWaitMs: 0, minBytes: 0, topics: [{ topic: "orders", partitions }] };
      const { errorCode, currentLeader } = ask(broker, Fetch, request, 12).responses[0]!
        .partitions[0]!;
      return [errorCode, currentLeader.leaderEpoch];
    });
    expect(codes).toEqual([[74, 5], [0, -1], [75, -1], [0, -1]]);
  });
});

describe("a partition that another broker leads", () => {
  const cluster = new FakeCluster({ topics: [{ name: "orders", partitions: 2 }] });
  const [first] = [1, 2].map((nodeId) =>
    new FakeBroker({ cluster, nodeId, host: `b${nodeId}`, port: 9090 + nodeId, rack: `r${nodeId}` })
  ) as [FakeBroker];
  const { topicId } = cluster.topic("orders")!;
  const elsewhere = {
    nodeEndpoints: [{ nodeId: 2, host: "b2", port: 9092, rack: "r2" }],
    leader: { errorCode: 6, currentLeader: { leaderId: 2, leaderEpoch: 0 } },
  };
  it("has error 6 for Produce; from version 10 on with the leader and where it is (KIP-951)", () => {
    const topicData = (
      topic: object,
    ) => [{ ...topic, partitionData: [{ index: 1, records: batchOf(["a"]) }] }];
    const answer = (topic: object, version: number) =>
      ask(first, Produce, { acks: 1, timeoutMs: 1, topicData: topicData(topic) }, version);
    for (const [topic, version] of [[{ name: "orders" }, 10], [{ topicId }, 13]] as const) {
      const { responses, nodeEndpoints } = answer(topic, version);
      expect(responses[0]!.partitionResponses[0]).toMatchObject(elsewhere.leader);
      expect(nodeEndpoints).toEqual(elsewhere.nodeEndpoints);
    }
    const old = answer({ name: "orders" }, 9);
    expect(old.responses[0]!.partitionResponses[0]!.errorCode).toBe(6);
    expect(old.nodeEndpoints).toEqual([]);
  });
  it("has error 6 for Fetch; from version 12 on with the leader, from 16 with where it is", () => {
    const partitions = [{ partition: 1, fetchOffset: 0n, partitionMaxBytes: 1 }];
    const answer = (topic: object, version: number) =>
      ask(first, Fetch, { maxWaitMs: 0, minBytes: 1, topics: [{ ...topic, partitions }] }, version);
    const leaders = [11, 12, 15, 16].map((version) => {
      const { responses, nodeEndpoints } = answer(
        version < 13 ? { topic: "orders" } : { topicId },
        version,
      );
      const { errorCode, currentLeader } = responses[0]!.partitions[0]!;
      return [errorCode, currentLeader.leaderId, nodeEndpoints.length];
    });
    expect(leaders).toEqual([[6, -1, 0], [6, 2, 0], [6, 2, 0], [6, 2, 1]]);
    expect(answer({ topicId }, 18).nodeEndpoints).toEqual(elsewhere.nodeEndpoints);
  });
});

describe("ListOffsets", () => {
  const broker = newBroker();
  const { log } = broker.cluster.topic("orders")!.partitions[0]!;
  log.append(batchOf(["a", "b"])); // 1000, 1001
  log.append(batchOf(["c", "d"])); // 1000, 1001
  const late = { records: [{ timestamp: 2000n }, { timestamp: 1500n }, { timestamp: 1800n }] };
  log.append(encodePlainBatch(late));
  const rows: [timestamp: bigint, offset: bigint, found: bigint][] = [
    [-1n, 7n, -1n],
    [-2n, 0n, -1n],
    [-3n, 4n, 2000n],
    [-4n, -1n, -1n],
    [0n, 0n, 1000n],
    [1001n, 1n, 1001n],
    [1002n, 4n, 2000n],
    [2001n, -1n, -1n],
  ];
  for (const [timestamp, offset, found] of rows) {
    it(`timestamp ${timestamp}: offset ${offset}`, () => {
      const partitions = [{ partitionIndex: 0, timestamp }];
      const { topics } = ask(broker, ListOffsets, {
        replicaId: -1,
        topics: [{ name: "orders", partitions }],
      });
      expect(topics[0]!.partitions[0]).toMatchObject({ errorCode: 0, offset, timestamp: found });
    });
  }
  it("gives the first offset of a compressed batch", async () => {
    const log = new PartitionLog();
    const records = [{ timestamp: 1n }, { timestamp: 9n }];
    log.append(await encodeBatch({ codec: "gzip", records }, { compress: compressors }));
    expect(log.offsetAt(5n)).toEqual({ offset: 0n, timestamp: 1n });
  });
  it("has no latest record in an empty log", () => {
    expect(new PartitionLog().latest).toEqual({ offset: -1n, timestamp: -1n });
  });
});

describe("PartitionLog", () => {
  it("agrees with a naive one on random batches, reads and deletions", () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = new Random(seed);
      const log = new PartitionLog();
      const naive: { first: bigint; last: bigint; bytes: Uint8Array }[] = [];
      for (let i = 0; i < 40; i++) {
        const count = 1 + random.below(5);
        const first = log.append(
          batchOf(Array.from({ length: count }, () => "x".repeat(random.below(9)))),
        );
        naive.push({ first, last: first + BigInt(count - 1), bytes: log.read(first) });
        if (random.chance(10)) log.deleteBefore(BigInt(random.below(Number(log.endOffset) + 2)));
      }
      expect(log.endOffset).toBe(naive.at(-1)!.last + 1n);
      for (let offset = log.startOffset; offset <= log.endOffset; offset++) {
        const expected = naive.filter(({ last }) => last >= offset).flatMap((
          { bytes },
        ) => [...bytes]);
        const maxBytes = random.below(200);
        expect([...log.read(offset)]).toEqual(expected);
        expect([...log.read(offset, { maxBytes })]).toEqual(expected.slice(0, maxBytes));
      }
    }
  });
  it("says why it does not take a batch", () => {
    const error = new AppendError(87, "exactly one batch");
    expect(() => new PartitionLog().append(null)).toThrow(error);
    expect(error.message).toBe("Cannot append: expected exactly one batch");
  });
  it("deletes no more than there is", () => {
    const log = new PartitionLog();
    log.append(batchOf(["a", "b"]));
    log.deleteBefore(100n);
    log.deleteBefore(1n);
    expect([log.startOffset, log.endOffset, log.read(2n).length]).toEqual([2n, 2n, 0]);
  });
});

describe("a consumer that waits", () => {
  it("is answered after maxWaitMs of the clock", async () => {
    const clock = new VirtualClock();
    const broker = newBroker();
    const dial = memoryDial(broker, { clock });
    const client = await connectBroker(dial, { host: "localhost", port: 9092, clock });
    const { topicId } = broker.cluster.topic("orders")!;
    const partitions = [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: 1 }];
    const request = { maxWaitMs: 500, minBytes: 1, topics: [{ topicId, partitions }] };
    const { responses } = await clock.run(client.call(Fetch, request));
    expect([clock.nowMs(), responses[0]!.partitions[0]!.errorCode]).toEqual([500, 0]);
    await clock.run(client.close());
  });
});
