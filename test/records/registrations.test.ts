import { describe, expect, it } from "vitest";
import { AbortTransactionRecordCodec } from "../../codec/messages/abort_transaction_record.ts";
import { BeginTransactionRecordCodec } from "../../codec/messages/begin_transaction_record.ts";
import { BrokerRegistrationChangeRecordCodec } from "../../codec/messages/broker_registration_change_record.ts";
import { EndTransactionRecordCodec } from "../../codec/messages/end_transaction_record.ts";
import { FenceBrokerRecordCodec } from "../../codec/messages/fence_broker_record.ts";
import { NoOpRecordCodec } from "../../codec/messages/no_op_record.ts";
import {
  type RegisterBrokerRecord,
  RegisterBrokerRecordCodec,
} from "../../codec/messages/register_broker_record.ts";
import { registry } from "../../codec/messages/registry.ts";
import { UnfenceBrokerRecordCodec } from "../../codec/messages/unfence_broker_record.ts";
import { UnregisterBrokerRecordCodec } from "../../codec/messages/unregister_broker_record.ts";
import {
  type BrokerHistory,
  encodeMetadataRecord,
  readRegistrations,
} from "../../codec/records/metadata_log.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { type MessageCodec, registryOf } from "../../codec/wire/mod.ts";
import { bytesOf } from "../kit/hex.ts";
import { REC } from "../messages/focus_values.ts";
import { POD } from "../messages/focus_vectors.ts";
import { logFile } from "./files.ts";
import { specified } from "./specimens.ts";

/** A log with one batch a value; offsets and timestamps count from 0. */
function logOf(...values: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    values.flatMap((value, i) => [
      ...encodePlainBatch({
        baseOffset: BigInt(i),
        records: [{ timestamp: 1_000n + BigInt(i), value }],
      }),
    ]),
  );
}

function valueOf<T extends object>(codec: MessageCodec<T>, message: object, version = 0) {
  return encodeMetadataRecord(codec, message as T, version);
}

function registered(brokerId: number, brokerEpoch: bigint, more: object = {}) {
  return valueOf(RegisterBrokerRecordCodec, { ...REC, brokerId, brokerEpoch, ...more }, 4);
}

function changed(brokerId: number, brokerEpoch: bigint, more: object, version = 3) {
  return valueOf(BrokerRegistrationChangeRecordCodec, { brokerId, brokerEpoch, ...more }, version);
}

const begin = valueOf(BeginTransactionRecordCodec, {});
const end = valueOf(EndTransactionRecordCodec, {});
const abort = valueOf(AbortTransactionRecordCodec, {});
const noOp = valueOf(NoOpRecordCodec, {});

async function historyOf(...values: Uint8Array[]): Promise<readonly BrokerHistory[]> {
  return await readRegistrations(logOf(...values), registry);
}

/** Brokers and the epochs they had, those that have ended in brackets. */
async function outline(...values: Uint8Array[]): Promise<string> {
  const texts = (await historyOf(...values)).map(({ brokerId, registrations }) => {
    const epochs = registrations.map(({ brokerEpoch, end }) =>
      end ? `(${brokerEpoch})` : `${brokerEpoch}`
    );
    return `${brokerId}: ${epochs.join(" ")}`;
  });
  return texts.join(", ");
}

describe("protocol 5.5: readRegistrations() of a real log", () => {
  it("finds the broker and the three probes, and what became of them", async () => {
    const log = await logFile("single/__cluster_metadata-0/00000000000000000000.log");
    const brokers = await readRegistrations(log, registry);
    expect(brokers.map(({ brokerId }) => brokerId)).toEqual([1, 50, 51, 52]);
    const [first, probe] = brokers.map(({ registrations }) => registrations[0]!);
    expect(first).toMatchObject({
      brokerEpoch: 16n,
      registered: { offset: 16n, time: 1_795_995_213_615n },
      fenced: true, // again, when it stopped
      inControlledShutdown: true,
      end: null,
    });
    expect(first!.record!.endPoints.map(({ name, port }) => `${name}:${port}`)).toEqual(
      ["PLAINTEXT:19092", "SSL:19094", "SASL_PLAINTEXT:19095", "SASL_SSL:19096"],
    );
    expect(first!.changes.map(({ offset, version }) => [offset, version])).toEqual(
      [[18n, 3], [19n, 0], [3383n, 1], [3399n, 0]],
    );
    expect(probe).toMatchObject({
      brokerEpoch: 1657n,
      fenced: true,
      end: { offset: 1661n, by: "UnregisterBrokerRecord" },
    });
  });
  it("reads a snapshot", async () => {
    const name = "__cluster_metadata-0/00000000000000000441-0000000001.checkpoint";
    const brokers = await readRegistrations(new Blob([await logFile(name)]), registry);
    expect(brokers.map(({ brokerId, registrations: [one] }) => [brokerId, one!.record!.rack]))
      .toEqual([[1, "r1"], [2, "r2"], [3, "r3"]]);
    expect(brokers.every(({ registrations: [one] }) => one!.fenced === false)).toBe(true);
  });
});

describe("protocol 8.7 and 9.2: readRegistrations()", () => {
  const body = (id: keyof typeof POD) => bytesOf(POD[id]);
  const framed = (version: number, bytes: Uint8Array) => Uint8Array.of(1, 0, version, ...bytes);
  it("shows the pod of every version", async () => {
    for (const [id, version] of [["X4", 0], ["X5", 1], ["X6", 2], ["X7", 3], ["X8", 4]] as const) {
      const [broker] = await historyOf(framed(version, body(id)));
      const { record } = broker!.registrations[0]!;
      expect(record).toMatchObject({ pod: "canary-broker", rack: "r1", brokerId: 1 });
    }
  });
  it("shows it in the minimal segment and the minimal snapshot", async () => {
    for (const ids of [["L5", "L6"], ["L7", "L8", "L9"]] as const) {
      const log = Uint8Array.from(ids.flatMap((id) => [...specified[id]]));
      const [broker] = await readRegistrations(log, registry);
      expect(broker!.registrations[0]!.record!.pod).toBe("canary-broker");
    }
  });
  it("has none where the broker has none", async () => {
    const [broker] = await historyOf(registered(1, 7n));
    expect(broker!.registrations[0]!.record!.pod).toBe(null);
  });
});

describe("readRegistrations()", () => {
  it("replaces a registration by the next", async () => {
    expect(await outline(registered(1, 5n), registered(2, 6n), registered(1, 7n)))
      .toBe("1: (5) 7, 2: 6");
    const [broker] = await historyOf(registered(1, 5n), registered(1, 7n));
    expect(broker!.registrations[0]!.end).toEqual({
      offset: 1n,
      time: 1_001n,
      by: "RegisterBrokerRecord",
    });
  });
  it("ends it by an unregistration of its epoch", async () => {
    const gone = (brokerEpoch: bigint) =>
      valueOf(UnregisterBrokerRecordCodec, { brokerId: 1, brokerEpoch });
    expect(await outline(registered(1, 5n), gone(5n))).toBe("1: (5)");
    expect(await outline(registered(1, 5n), gone(4n))).toBe("1: 5 (4)");
    expect(await outline(registered(1, 5n), gone(5n), registered(1, 9n))).toBe("1: (5) 9");
  });
  it("applies changes in order and keeps them", async () => {
    const dirs = ["AAAAAAAAAAAAAAAAAAAAAQ"];
    const [broker] = await historyOf(
      registered(1, 5n, { fenced: true, logDirs: [], cordonedLogDirs: null }),
      changed(1, 5n, { fenced: -1 }),
      changed(1, 5n, { logDirs: dirs }),
      changed(1, 5n, { cordonedLogDirs: dirs }),
      changed(1, 5n, { inControlledShutdown: 1 }),
    );
    const [{ fenced, inControlledShutdown, logDirs, cordonedLogDirs, changes, record }] = broker!
      .registrations as [BrokerHistory["registrations"][number]];
    expect({ fenced, inControlledShutdown, logDirs, cordonedLogDirs }).toEqual(
      { fenced: false, inControlledShutdown: true, logDirs: dirs, cordonedLogDirs: dirs },
    );
    expect(changes.map(({ offset, name }) => `${offset} ${name}`)).toEqual(
      [1, 2, 3, 4].map((offset) => `${offset} BrokerRegistrationChangeRecord`),
    );
    expect(record!.fenced).toBe(true);
  });
  it("fences and unfences by the records of older controllers", async () => {
    const fence = valueOf(FenceBrokerRecordCodec, { id: 1, epoch: 5n });
    const unfence = valueOf(UnfenceBrokerRecordCodec, { id: 1, epoch: 5n });
    const fencedAfter = async (...values: Uint8Array[]) =>
      (await historyOf(registered(1, 5n), ...values))[0]!.registrations[0]!.fenced;
    expect(await fencedAfter()).toBe(REC.fenced);
    expect(await fencedAfter(unfence)).toBe(false);
    expect(await fencedAfter(unfence, fence)).toBe(true);
  });
  it("keeps changes of a registration from before the log", async () => {
    const [broker] = await historyOf(noOp, changed(3, 9n, { fenced: -1 }));
    expect(broker!.registrations).toMatchObject([
      { brokerEpoch: 9n, registered: null, record: null, fenced: false, logDirs: null, end: null },
    ]);
  });
});

it("readRegistrations() takes time in proportion to the log", async () => {
  const fences = Array.from({ length: 40_000 }, (_, i) => ({
    timestamp: 0n,
    value: valueOf(FenceBrokerRecordCodec, { id: 1, epoch: BigInt(i) }),
  }));
  const log = encodePlainBatch({ records: fences });
  const start = performance.now();
  const [broker] = await readRegistrations(log, registry);
  expect(broker!.registrations.length).toBe(40_000);
  expect(performance.now() - start).toBeLessThan(5_000);
});

describe("metadata transactions: readRegistrations()", () => {
  const one = registered(1, 5n);
  const two = registered(2, 6n);
  it("counts what is inside once it has ended", async () => {
    expect(await outline(one, begin, two, end)).toBe("1: 5, 2: 6");
    expect(await outline(one, begin, two, abort)).toBe("1: 5");
    expect(await outline(one, begin, two)).toBe("1: 5");
    expect(await outline(begin, one, abort, begin, two, end)).toBe("2: 6");
  });
  it("undoes changes and unregistrations of an aborted one", async () => {
    const gone = valueOf(UnregisterBrokerRecordCodec, { brokerId: 1, brokerEpoch: 5n });
    const [broker] = await historyOf(one, begin, gone, changed(1, 5n, { fenced: -1 }), abort);
    expect(broker!.registrations[0]).toMatchObject({ end: null, fenced: true, changes: [] });
  });
  it("knows that a log may begin inside of one", async () => {
    expect(await outline(one, end, two)).toBe("1: 5, 2: 6");
    expect(await outline(one, abort, two)).toBe("2: 6");
  });
  it("refuses one inside another, and an end without a begin", async () => {
    const misplaced = (expected: string, found: string) =>
      `Cannot decode MetadataRecord.type at byte 1: expected ${expected}, found ${found}`;
    await expect(historyOf(begin, one, begin)).rejects.toThrow(
      misplaced("the end of a transaction", "BeginTransactionRecord at offset 2"),
    );
    await expect(historyOf(begin, end, two, abort)).rejects.toThrow(
      misplaced("the begin of a transaction", "AbortTransactionRecord at offset 3"),
    );
  });
});

describe("readRegistrations() refuses", () => {
  it("a broken batch", async () => {
    const log = logOf(registered(1, 5n), registered(2, 6n));
    log[80]! ^= 1;
    await expect(readRegistrations(log, registry)).rejects.toMatchObject({ reason: "corrupt" });
  });
  it("a broken record that matters, but not another one", async () => {
    const broken = Uint8Array.of(1, 0, 4, 0);
    const unknown = Uint8Array.of(1, 99, 0, 0);
    await expect(historyOf(broken)).rejects.toMatchObject({ reason: "truncated" });
    expect(await outline(unknown, registered(1, 5n))).toBe("1: 5");
  });
  it("a version of a record that it does not know", async () => {
    await expect(historyOf(Uint8Array.of(1, 0, 9, 0))).rejects.toThrow(
      "Cannot decode RegisterBrokerRecord at byte 3: expected version 0 to 4, found version 9",
    );
  });
  it("a registry that lacks a record", async () => {
    const small = registryOf([RegisterBrokerRecordCodec]);
    await expect(readRegistrations(new Uint8Array(0), small)).rejects.toThrow(
      "Cannot read registrations: expected UnregisterBrokerRecord in the registry",
    );
  });
  it("nothing of a log that ends inside a batch", async () => {
    const log = logOf(registered(1, 5n), registered(2, 6n));
    const brokers = await readRegistrations(log.subarray(0, log.length - 1), registry);
    expect(brokers.map(({ brokerId }) => brokerId)).toEqual([1]);
  });
});

it("readRegistrations() is the same with only the records that matter", async () => {
  const codecs = [0, 1, 7, 8, 17, 23, 24, 25].map((type) => registry.record(type)!);
  const log = await logFile("single/__cluster_metadata-0/00000000000000000000.log");
  const all = await readRegistrations(log, registry);
  expect(await readRegistrations(log, registryOf(codecs))).toEqual(all);
  const data: RegisterBrokerRecord = all[0]!.registrations[0]!.record!;
  expect(data.brokerId).toBe(1);
});
