// The whole way of a pod (protocol.md 9, connection E): from what a broker says of itself over the record in the
// metadata log to what clients are told, and to where partitions go.

import { describe, expect, it } from "vitest";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { RegisterBrokerRecordCodec } from "../../codec/messages/register_broker_record.ts";
import { registry } from "../../codec/messages/registry.ts";
import { auditPlacement, canaryRules, place, stripedPlacer } from "../../codec/pods/mod.ts";
import { readMetadataFrame, readRegistrations } from "../../codec/records/metadata_log.ts";
import { readBatches, readRecords } from "../../codec/records/mod.ts";
import {
  type FakeControllerOptions,
  type FakeTopic,
  registrationOf,
} from "../../codec/testing/mod.ts";
import { actionsTo, hexOf } from "./asking.ts";
import * as byHand from "./by_hand.ts";
import {
  type Cluster,
  type Facts,
  type MakeCluster,
  NOW,
  START,
  withClusters,
} from "./controller_client.ts";

const METADATA = Array.from({ length: 14 }, (_, version) => version);
const DESCRIBE_CLUSTER = [0, 1, 2];
const POD_FROM = 11; // protocol 9.1
const NO_TOPICS = { topics: [] };
const NO_OPERATIONS = { includeClusterAuthorizedOperations: false };

/** What the log must say of a broker. */
function registered(
  { brokers }: Cluster,
  id: number,
  epoch: number,
  more: Partial<byHand.Registered> = {},
): string {
  const { brokerId, incarnationId, features, rack, logDirs, pod } = registrationOf(brokers[id]!);
  const { host, port } = brokers[id]!;
  return byHand.registerBroker({
    brokerId,
    incarnationId,
    epoch,
    host,
    port,
    features: features.map(({ name, minSupportedVersion, maxSupportedVersion }) => ({
      name,
      min: minSupportedVersion,
      max: maxSupportedVersion,
    })),
    rack,
    fenced: true,
    logDirs,
    pod,
    ...more,
  });
}

/** One batch for each of these, from an offset on. */
function batches(from: number, ...values: readonly string[]): string {
  return values.map((value, i) => byHand.batch(from + i, 1, NOW, [value])).join("");
}

/** By broker, the pods of the registrations that a reader of the log finds. */
async function podsInLog(log: Uint8Array<ArrayBuffer>) {
  const brokers = await readRegistrations(new Blob([log]), registry);
  return brokers.map(({ registrations }) => registrations.map(({ record }) => record?.pod));
}

/** The pods that a client is told, by version. */
async function podsTold(cluster: Cluster): Promise<{ metadata: unknown[]; cluster: unknown[] }> {
  const [broker] = cluster.brokers;
  const told = { metadata: [] as unknown[], cluster: [] as unknown[] };
  for (const version of METADATA) {
    const { brokers } = await cluster.ask(broker!, Metadata, NO_TOPICS, version);
    told.metadata.push(brokers.map(({ pod }) => pod));
  }
  for (const version of DESCRIBE_CLUSTER) {
    const { brokers } = await cluster.ask(broker!, DescribeCluster, NO_OPERATIONS, version);
    told.cluster.push(brokers.map(({ pod }) => pod));
  }
  return told;
}

/** In every version that has the field these pods, else none. */
function everywhere(pods: readonly (string | null)[]) {
  const none = pods.map(() => null);
  return {
    metadata: METADATA.map((version) => version < POD_FROM ? none : pods),
    cluster: DESCRIBE_CLUSTER.map(() => pods),
  };
}

/** The bytes of the answers, by version. */
function metadataFrames({ brokers }: Cluster): string[] {
  return METADATA.map((version) =>
    frameOf(actionsTo(brokers[0]!.accept(), Metadata, NO_TOPICS, version))
  );
}

function describeFrames({ brokers }: Cluster): string[] {
  return DESCRIBE_CLUSTER.map((version) =>
    frameOf(actionsTo(brokers[0]!.accept(), DescribeCluster, NO_OPERATIONS, version))
  );
}

function frameOf([action]: ReturnType<typeof actionsTo>): string {
  return action?.type === "send" ? hexOf(action.bytes) : "";
}

function told({ brokers, controller }: Cluster): byHand.Told[] {
  const { nodes } = controller.cluster;
  return brokers.map(({ node: { nodeId: id } }) => {
    const { host, port, rack, pod } = nodes.get(id)!;
    return { id, host, port, rack, pod };
  });
}

const pods: readonly (readonly [name: string, pod: string | null])[] = [
  ["without a pod", null],
  ["with a pod", "canary-broker"],
  ["with an empty pod", ""],
  ["with a pod of 126 bytes, the last size in one byte", "p".repeat(126)],
  ["with a pod of 127 bytes, whose size takes two", "p".repeat(127)],
  ["with a pod that is no ASCII", "カナリア"],
];

describe("protocol 9.2: a broker registers", () => {
  for (const [name, pod] of pods) {
    it(
      `${name}: the record, the log as it is fetched, and its registration`,
      withClusters(async (clusterOf) => {
        const cluster = clusterOf([{ pod, rack: "r1" }]);
        const epoch = await cluster.register(0);
        await cluster.unfence(0, epoch);
        expect(epoch).toBe(BigInt(START));
        const expected = batches(
          START,
          registered(cluster, 0, START),
          byHand.fencing(0, START, -1),
        );
        expect(hexOf(cluster.bytesFrom(START))).toBe(expected);
        const log = await cluster.readLog();
        expect(hexOf(log)).toBe(hexOf(cluster.bytesFrom(0)));
        expect(hexOf(log).endsWith(expected)).toBe(true);
        expect(await podsInLog(log)).toEqual([[pod]]);
      }),
    );
    it(
      `${name}: Metadata and DescribeCluster, in every version`,
      withClusters(async (clusterOf) => {
        const cluster = clusterOf([{ pod, rack: "r1" }]);
        const plain = clusterOf([{ rack: "r1" }]);
        await cluster.start();
        await plain.start();
        expect(await podsTold(cluster)).toEqual(everywhere([pod]));
        const { clusterId } = cluster.controller.cluster;
        const frames = metadataFrames(cluster);
        expect(frames.slice(9)).toEqual(
          [9, 10, 11, 12, 13].map((v) => byHand.metadata(v, clusterId, 0, told(cluster))),
        );
        expect(frames.slice(0, POD_FROM)).toEqual(metadataFrames(plain).slice(0, POD_FROM));
        expect(describeFrames(cluster)).toEqual(
          DESCRIBE_CLUSTER.map((v) => byHand.describeCluster(v, clusterId, 0, told(cluster))),
        );
      }),
    );
  }
  it(
    "nothing of a pod is left in Kafka's fields: records differ by the tag alone",
    withClusters(async (clusterOf) => {
      const [pod, plain] = [clusterOf([{ pod: "blue" }]), clusterOf([{}])];
      await pod.register(0);
      await plain.register(0);
      const record = hexOf(plain.bytesFrom(START));
      expect(hexOf(pod.bytesFrom(START))).toBe(byHand.withPod(record, "blue"));
    }),
  );
  it(
    "a fenced broker is told to those who ask for such, with its pod",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf([{ pod: "main" }, { pod: "canary-broker" }]);
      await cluster.unfence(0, await cluster.register(0));
      await cluster.register(1);
      const asked = { ...NO_OPERATIONS, includeFencedBrokers: true };
      const { brokers } = await cluster.ask(cluster.brokers[0]!, DescribeCluster, asked);
      expect(brokers.map(({ pod, isFenced }) => [pod, isFenced]))
        .toEqual([["main", false], ["canary-broker", true]]);
      expect(await podsTold(cluster)).toEqual(everywhere(["main"]));
    }),
  );
});

describe("a migration: brokers get pods while the cluster works", () => {
  const four: readonly Facts[] = [{}, { pod: "main" }, { pod: "canary-broker" }, { pod: "" }];
  const other = "b3RoZXItcnVuLW9mLW9uZQ";
  it(
    "some with, some without: log and answers",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf(four);
      await cluster.start();
      const values = [0, 1, 2, 3].flatMap((id) => {
        const epoch = START + 2 * id;
        return [registered(cluster, id, epoch), byHand.fencing(id, epoch, -1)];
      });
      expect(hexOf(cluster.bytesFrom(START))).toBe(batches(START, ...values));
      expect(await podsInLog(await cluster.readLog(1))) // a batch at a time
        .toEqual([[null], ["main"], ["canary-broker"], [""]]);
      const expected = [null, "main", "canary-broker", ""];
      expect(await podsTold(cluster)).toEqual(everywhere(expected));
      const { clusterId } = cluster.controller.cluster;
      expect(metadataFrames(cluster).slice(9)).toEqual(
        [9, 10, 11, 12, 13].map((v) => byHand.metadata(v, clusterId, 0, told(cluster))),
      );
    }),
  );
  it(
    "a broker that goes on says another pod: same epoch, still in service",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf(four);
      await cluster.start();
      const end = Number(cluster.controller.log.endOffset);
      const again = [[0, "main"], [2, null], [3, "canary-broker"]] as const;
      for (const [id, pod] of again) {
        expect(await cluster.register(id, { pod })).toBe(BigInt(START + 2 * id));
      }
      const values = again.map(([id, pod]) =>
        registered(cluster, id, START + 2 * id, { pod, fenced: false })
      );
      expect(hexOf(cluster.bytesFrom(end))).toBe(batches(end, ...values));
      expect(await podsInLog(await cluster.readLog()))
        .toEqual([[null, "main"], ["main"], ["canary-broker", null], ["", "canary-broker"]]);
      expect(await podsTold(cluster)).toEqual(everywhere(["main", "main", null, "canary-broker"]));
      expect(cluster.brokers.map(({ node }) => node.pod)).toEqual([
        "main",
        "main",
        null,
        "canary-broker",
      ]);
    }),
  );
  it(
    "a broker that was restarted comes back in another pod, under a new epoch",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf(four);
      await cluster.start();
      const end = Number(cluster.controller.log.endOffset);
      const restarted = { pod: "canary-broker", incarnationId: other };
      await expect(cluster.register(1, restarted)).rejects.toThrow("101"); // the old one is alive
      expect(cluster.controller.log.endOffset).toBe(BigInt(end));
      cluster.controller.fence(1);
      const epoch = await cluster.register(1, restarted);
      expect(await podsTold(cluster)).toEqual(everywhere([null, "canary-broker", ""]));
      await cluster.unfence(1, epoch);
      expect(hexOf(cluster.bytesFrom(end))).toBe(batches(
        end,
        byHand.fencing(1, START + 2, 1),
        registered(cluster, 1, end + 1, { pod: "canary-broker", incarnationId: other }),
        byHand.fencing(1, end + 1, -1),
      ));
      expect(await podsTold(cluster)).toEqual(
        everywhere([null, "canary-broker", "canary-broker", ""]),
      );
      const log = await cluster.readLog();
      const [, first] = await readRegistrations(new Blob([log]), registry);
      expect(first?.registrations.map(({ brokerEpoch, end }) => [brokerEpoch, end?.by])).toEqual([
        [BigInt(START + 2), "RegisterBrokerRecord"],
        [BigInt(end + 1), undefined],
      ]);
    }),
  );
  it(
    "canaries are placed once a broker of their pod is there, and not before",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf([{}, {}, {}], { canaryInterval: 2 });
      await cluster.start();
      await cluster.createTopic("before", 40, 1);
      expect(leadersOf(cluster, "before", isCanary(2))).toEqual([0, 1, 2]);
      expect(leadersOf(cluster, "before", isMain(2))).toEqual([0, 1, 2]);
      await cluster.register(2, { pod: "canary-broker" });
      await cluster.createTopic("half", 40, 1);
      expect(leadersOf(cluster, "half", isCanary(2))).toEqual([0, 1, 2]); // two are in no pod yet
      expect(leadersOf(cluster, "half", isMain(2))).toEqual([0, 1]);
      for (const id of [0, 1]) await cluster.register(id, { pod: "main" });
      await cluster.createTopic("after", 40, 1);
      expect(leadersOf(cluster, "after", isCanary(2))).toEqual([2]);
      expect(leadersOf(cluster, "after", isMain(2))).toEqual([0, 1]);
    }),
  );
});

function topicOf({ controller }: Cluster, name: string): FakeTopic {
  return controller.cluster.topic(name)!;
}

const isCanary = (interval: number) => (index: number) => index % interval === interval - 1;
const isMain = (interval: number) => (index: number) => !isCanary(interval)(index);

/** Who leads any of these partitions. */
function leadersOf(cluster: Cluster, name: string, isMeant: (index: number) => boolean): number[] {
  const { partitions } = topicOf(cluster, name);
  const leaders = partitions.filter(({ index }) => isMeant(index)).map((p) => p.leaderId);
  return [...new Set(leaders)].sort();
}

const MAIN_AND_CANARY: readonly Facts[] = [
  { pod: "main", rack: "a" },
  { pod: "main", rack: "b" },
  { pod: "main", rack: "c" },
  { pod: "canary-broker", rack: "a" },
  { pod: "canary-broker", rack: "b" },
];

/** The topic's part of the log, from its bytes. */
function topicValues(cluster: Cluster, name: string, from: number): string {
  const { topicId, partitions } = topicOf(cluster, name);
  const dirOf = (id: number) => registrationOf(cluster.brokers[id]!).logDirs[0]!;
  return byHand.batch(from, 1, NOW, [
    byHand.topic(name, topicId),
    ...partitions.map(({ index, replicas }) =>
      byHand.partition(topicId, index, replicas, replicas.map(dirOf))
    ),
  ]);
}

describe("connection E.3: CreateTopics keeps canaries apart", () => {
  for (const carryState of [false, true]) {
    it(
      `as place() does with the same seed, carryState ${carryState}`,
      withClusters(async (clusterOf) => {
        const cluster = clusterOf(MAIN_AND_CANARY, { canaryInterval: 5, seed: 7, carryState });
        await cluster.start();
        const end = Number(cluster.controller.log.endOffset);
        expect(await cluster.createTopic("orders", 23, 2)).toMatchObject({
          errorCode: 0,
          numPartitions: 23,
          replicationFactor: 2,
        });
        const brokers = MAIN_AND_CANARY.map((facts, id) => ({ id, ...facts }));
        const request = {
          brokers,
          count: 23,
          replicationFactor: 2,
          rules: canaryRules({ interval: 5 }),
        };
        const { assignments } = place({ ...request, carryState }, stripedPlacer(7));
        const { partitions } = topicOf(cluster, "orders");
        expect(partitions.map(({ replicas }) => replicas)).toEqual(
          assignments.map((p) => p.replicas),
        );
        expect(hexOf(cluster.bytesFrom(end))).toBe(topicValues(cluster, "orders", end));
      }),
    );
  }
  it(
    "every client sees it, and the audit has nothing to find",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf(MAIN_AND_CANARY, { canaryInterval: 5 });
      await cluster.start();
      await cluster.createTopic("orders", 20, 2);
      const { brokers, topics } = await cluster.ask(cluster.brokers[4]!, Metadata, {
        topics: null,
      });
      const podOf = new Map(brokers.map(({ nodeId, pod }) => [nodeId, pod]));
      for (const { partitionIndex, leaderId, replicaNodes } of topics[0]!.partitions) {
        const pod = partitionIndex % 5 === 4 ? "canary-broker" : "main";
        expect(replicaNodes.map((id) => podOf.get(id))).toEqual([pod, pod]);
        expect(replicaNodes[0]).toBe(leaderId);
      }
      const { findings } = auditPlacement({
        brokers: brokers.map(({ nodeId, rack, pod }) => ({ id: nodeId, rack, pod })),
        topics: topics.map(({ name, partitions }) => ({
          name: name!,
          partitions: partitions.map(({ partitionIndex, replicaNodes, leaderId, isrNodes }) => ({
            partition: partitionIndex,
            replicas: replicaNodes,
            leader: leaderId,
            isr: isrNodes,
          })),
        })),
        rules: canaryRules({ interval: 5 }),
      });
      expect(findings.map(({ code }) => code).filter((code) => code === "LEAK" || code === "SPILL"))
        .toEqual([]);
    }),
  );
  it(
    "a factor that the pod cannot hold is refused, with partition and pod",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf(MAIN_AND_CANARY, { canaryInterval: 5 });
      await cluster.start();
      const end = cluster.controller.log.endOffset;
      const { errorCode, errorMessage } = await cluster.createTopic("orders", 10, 3);
      expect(errorCode).toBe(38);
      expect(errorMessage).toMatch(
        /^Unable to replicate the partition 3 time\(s\): .*partition.* 4.*"canary-broker"/,
      );
      expect(cluster.controller.log.endOffset).toBe(end);
      expect(await cluster.createTopic("orders", 4, 3)).toMatchObject({ errorCode: 0 }); // no canary
    }),
  );
  it(
    "a pod whose only broker is fenced does not count",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf([{ pod: "main" }, { pod: "canary-broker" }], { canaryInterval: 1 });
      await cluster.start();
      cluster.controller.fence(1);
      await cluster.createTopic("orders", 4, 1);
      expect(leadersOf(cluster, "orders", isCanary(1))).toEqual([0]);
    }),
  );
  it(
    "another name of the pod",
    withClusters(async (clusterOf) => {
      const options = { canaryInterval: 2, canaryPod: "blue" };
      const cluster = clusterOf([{ pod: "blue" }, { pod: "canary-broker" }], options);
      await cluster.start();
      await cluster.createTopic("orders", 6, 1);
      expect(leadersOf(cluster, "orders", isCanary(2))).toEqual([0]);
      expect(leadersOf(cluster, "orders", isMain(2))).toEqual([1]);
    }),
  );
});

describe("with interval 0 everything is as without pods", () => {
  /** Starts a cluster and creates three topics; the last one is refused. */
  async function run(
    clusterOf: MakeCluster,
    brokers: readonly Facts[],
    options?: FakeControllerOptions,
  ) {
    const cluster = clusterOf(brokers, { seed: 3, ...options });
    await cluster.start();
    const answers = [
      await cluster.createTopic("a", 20, 2),
      await cluster.createTopic("b", 7, 3),
      await cluster.createTopic("c", 1, 6),
    ];
    return { cluster, answers };
  }
  const withoutPods = MAIN_AND_CANARY.map(({ rack }) => ({ rack }) as Facts);
  /** Each batch of the log; of a registration the bytes without the pod. */
  function plainLog(cluster: Cluster): string[] {
    return [...readBatches(cluster.bytesFrom(0))].map((batch) => {
      const [record] = batch.isControl ? [] : readRecords(batch);
      const { type, version, body } = record ? readMetadataFrame(record.value!) : NOTHING;
      if (type !== 0) return hexOf(batch.bytes);
      const { pod: _, ...rest } = RegisterBrokerRecordCodec.decode(body, version);
      return hexOf(RegisterBrokerRecordCodec.encode({ ...rest, pod: null }, version));
    });
  }
  const NOTHING = { type: -1, version: 0, body: new Uint8Array(0) };

  it(
    "pods that nobody asks for: every assignment, every answer, every byte but the tags",
    withClusters(async (clusterOf) => {
      const [pods, plain] = [
        await run(clusterOf, MAIN_AND_CANARY),
        await run(clusterOf, withoutPods),
      ];
      expect(pods.answers).toEqual(plain.answers);
      expect(pods.answers.map(({ errorCode }) => errorCode)).toEqual([0, 0, 38]);
      expect(plainLog(pods.cluster)).toEqual(plainLog(plain.cluster));
      const end = START + 2 * MAIN_AND_CANARY.length;
      expect(hexOf(pods.cluster.bytesFrom(end))).toBe(hexOf(plain.cluster.bytesFrom(end)));
      expect(metadataFrames(pods.cluster).slice(0, POD_FROM))
        .toEqual(metadataFrames(plain.cluster).slice(0, POD_FROM));
    }),
  );
  it(
    "an interval without pods: every byte",
    withClusters(async (clusterOf) => {
      const [interval, plain] = [
        await run(clusterOf, withoutPods, { canaryInterval: 5 }),
        await run(clusterOf, withoutPods),
      ];
      expect(interval.answers).toEqual(plain.answers);
      expect(hexOf(interval.cluster.bytesFrom(0))).toBe(hexOf(plain.cluster.bytesFrom(0)));
      expect(metadataFrames(interval.cluster)).toEqual(metadataFrames(plain.cluster));
      expect(describeFrames(interval.cluster)).toEqual(describeFrames(plain.cluster));
    }),
  );
  it(
    "and it is Kafka's own placement: the placer alone",
    withClusters(async (clusterOf) => {
      const { cluster } = await run(clusterOf, MAIN_AND_CANARY);
      const placer = stripedPlacer(3);
      const brokers = MAIN_AND_CANARY.map(({ rack = null }, id) => ({ id, rack }));
      for (const [name, count, replicationFactor] of [["a", 20, 2], ["b", 7, 3]] as const) {
        const { assignments } = place({ brokers, count, replicationFactor }, placer);
        expect(topicOf(cluster, name).partitions.map(({ replicas }) => replicas))
          .toEqual(assignments.map(({ replicas }) => replicas));
      }
    }),
  );
});
