// A metadata log that Kafka 4.4.0 wrote, with the pods that its controller would have written: a 4.4 controller drops the
// tag, so it is put back into the recorded registrations (connection E.4, protocol 9).

import { describe, expect, it } from "vitest";
import { logCluster } from "../../codec/command/pods_log.ts";
import type { RegisterBrokerRecord } from "../../codec/messages/register_broker_record.ts";
import { RegisterBrokerRecordCodec } from "../../codec/messages/register_broker_record.ts";
import { registry } from "../../codec/messages/registry.ts";
import { auditPlacement, canaryRules, groupByPod } from "../../codec/pods/mod.ts";
import {
  decodeMetadataRecord,
  encodeMetadataRecord,
  readRegistrations,
} from "../../codec/records/metadata_log.ts";
import { encodePlainBatch, readBatches, readRecords } from "../../codec/records/mod.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { concat } from "../kit/capture_writer.ts";
import { bytesOf } from "../kit/read_file.ts";

const SNAPSHOT =
  "test/captures/logs/__cluster_metadata-0/00000000000000000441-0000000001.checkpoint";
const PODS: Readonly<Record<number, string | null>> = { 1: "main", 2: "main", 3: "canary-broker" };
const REGISTER_BROKER = 0;

/** The log with every registration written anew, and everything else as it is. */
function withPods(log: Uint8Array, pods: typeof PODS): Uint8Array {
  const batches = [...readBatches(log)].map((batch) => {
    if (batch.isControl) return batch.bytes;
    const records = readRecords(batch).map((record) => ({
      ...record,
      value: record.value && podded(record.value, pods),
    }));
    const { baseOffset, partitionLeaderEpoch, timestampType } = batch;
    return encodePlainBatch({ records, baseOffset, partitionLeaderEpoch, timestampType });
  });
  return concat(...batches);
}

function podded(value: Uint8Array, pods: typeof PODS): Uint8Array {
  const { type, version, data } = decodeMetadataRecord(value, registry);
  if (type !== REGISTER_BROKER) return value;
  const registration = data as RegisterBrokerRecord;
  const pod = pods[registration.brokerId] ?? null;
  return encodeMetadataRecord(RegisterBrokerRecordCodec, { ...registration, pod }, version);
}

describe("a recorded metadata log with pods in its registrations", () => {
  it("without pods is the recorded one, byte by byte", async () => {
    const log = await bytesOf(SNAPSHOT);
    expect(withPods(log, {})).toEqual(new Uint8Array(log));
  });
  it("tells the pods of all brokers, and nothing else is another", async () => {
    const log = await bytesOf(SNAPSHOT);
    const [before, after] = await Promise.all(
      [log, withPods(log, PODS)].map((one) => readRegistrations(one, registry)),
    );
    const podsOf = (brokers: typeof before) =>
      brokers!.map(({ brokerId, registrations }) => [brokerId, registrations[0]!.record!.pod]);
    expect(podsOf(before)).toEqual([[1, null], [2, null], [3, null]]);
    expect(podsOf(after)).toEqual([[1, "main"], [2, "main"], [3, "canary-broker"]]);
    const rest = (brokers: typeof before) =>
      brokers!.map(({ registrations }) => ({ ...registrations[0]!.record!, pod: null }));
    expect(rest(after)).toEqual(rest(before));
  });
  it("is audited and grouped by pod", async () => {
    const cluster = await logCluster(withPods(await bytesOf(SNAPSHOT), PODS), {});
    const groups = [...groupByPod(cluster.brokers)].map(([pod, brokers]) => [
      pod,
      brokers.map(({ id }) => id),
    ]);
    expect(groups.sort()).toEqual([[null, []], ["canary-broker", [3]], ["main", [1, 2]]]);
    const { findings } = auditPlacement({ ...cluster, rules: canaryRules({ interval: 2 }) });
    const codes = new Set(findings.map(({ code }) => code));
    expect([...codes].sort()).toEqual(
      ["LEADER_OUTSIDE", "LEAK", "NO_CANARY", "RACK_NARROW", "SKEW", "SPILL", "UNDERSIZED"],
    );
  });
  it("is refused, as the registrations in it are, if a batch is broken", async () => {
    const log = await bytesOf(SNAPSHOT);
    const second = [...readBatches(log)][1]!;
    const checksum = log.slice();
    checksum[second.offset + second.bytes.length - 1]! ^= 1;
    const length = log.slice();
    length[second.offset + 8] = 255; // negative
    for (const broken of [checksum, length]) {
      await expect(readRegistrations(broken, registry)).rejects.toThrow(DecodeError);
      await expect(logCluster(broken, {})).rejects.toThrow(DecodeError);
    }
  });
});
