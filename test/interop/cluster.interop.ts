// The client of a cluster, while brokers of it are killed, frozen, restarted, moved, and all gone.

import { existsSync } from "node:fs";
import * as dns from "node:dns";
import * as net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as tls from "node:tls";
import { describe, expect, it } from "vitest";
import {
  type BrokerClient,
  type ClusterClient,
  type ClusterClientOptions,
  ClusterError,
  connectBroker,
  connectCluster,
  nodeDialer,
} from "../../codec/driver/mod.ts";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { DescribeQuorum } from "../../codec/messages/describe_quorum.ts";
import { FindCoordinator } from "../../codec/messages/find_coordinator.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { blackHole } from "./black_hole.ts";
import { Cluster } from "./broker.ts";
import { Caller } from "./cluster/caller.ts";
import { Forwarder } from "./cluster/forwarder.ts";
import { coordinatorOf, Group, msUntilNot } from "./cluster/group.ts";
import { Ledger } from "./cluster/ledger.ts";
import { Load } from "./cluster/load.ts";
import { ProduceError, topicOf } from "./cluster/producer.ts";
import { storedIn } from "./cluster/stored.ts";
import { msUntil } from "./cluster/witness.ts";
import { endpointsOf, topicsOf } from "./driver/tools.ts";

/** The controller takes a broker for dead after so long without a heartbeat. */
const SESSION_MS = 3000;
const REQUEST_MS = 2000;
const CONNECT_MS = 1000;
const BACKOFF_MS = 1000;
const SLACK_MS = 2000;
const NODES = [1, 2, 3];
/** Of clients that begin with different servers. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const CLUSTER_ID = "a2Fma2Etd2lyZS10ZXN0MQ";

const cluster = await Cluster.start({
  KAFKA_EXTRA: [
    "min.insync.replicas=2",
    `broker.session.timeout.ms=${SESSION_MS}`,
    "broker.heartbeat.interval.ms=500",
    "auto.leader.rebalance.enable=false",
  ].join("\n"),
});
const bootstrap = ["--bootstrap-server", addressesOf(cluster.ports).join()];
const dialer = nodeDialer({ net, tls, dns });

function addressesOf(ports: readonly number[]): string[] {
  return ports.map((port) => `127.0.0.1:${port}`);
}

function connect(options: Partial<ClusterClientOptions> = {}): Promise<ClusterClient> {
  return connectCluster(dialer, {
    requestTimeoutMs: REQUEST_MS,
    connectTimeoutMs: CONNECT_MS,
    retryBackoffMaxMs: BACKOFF_MS,
    ...(!options.bootstrapControllers && { bootstrapServers: addressesOf(cluster.ports) }),
    ...options,
  });
}

/** A connection to one node, beside the client that is watched. */
function witnessAt(node: number): Promise<BrokerClient> {
  return connectBroker(dialer, { host: "127.0.0.1", port: cluster.ports[node - 1]! });
}

/** Another node than these. */
function another(...nodes: readonly number[]): number {
  return NODES.find((id) => !nodes.includes(id))!;
}

/** Topics of three partitions, with the leader of the first. */
async function createTopics(
  client: ClusterClient,
  leader: number,
  ...names: readonly string[]
): Promise<void> {
  const [second, third] = NODES.filter((id) => id !== leader) as [number, number];
  const replicas = [[leader, second, third], [second, third, leader], [third, leader, second]];
  const assignments = replicas.map((brokerIds, partitionIndex) => ({ partitionIndex, brokerIds }));
  const topics = names.map((name) => (
    { name, numPartitions: -1, replicationFactor: -1, assignments, configs: [] }
  ));
  const message = { topics, timeoutMs: 10_000 };
  const answer = await client.call(CreateTopics, message, { route: "controller" });
  expect(answer.topics.map(({ errorCode }) => errorCode)).toEqual(names.map(() => 0));
  for (const node of NODES) {
    const witness = await witnessAt(node);
    await msUntil(witness, names, (of) => of.leader === leader);
    await witness.close();
  }
}

/** The active controller, as Kafka's tool has it. */
async function activeController(): Promise<number> {
  const status = await cluster.tool("metadata-quorum", ...bootstrap, "describe", "--status");
  return Number(/^LeaderId:\s+(\d+)/m.exec(status)![1]);
}

describe("metadata is what Kafka's tools print", () => {
  it("cluster id, addresses, racks, leaders, replicas, in-sync replicas", async () => {
    const client = await connect({ topics: null });
    await createTopics(client, 2, "described-1", "described-2");
    await agree(client);
    await client.close();
  });
});

/** Brokers learn of a change one after the other: the last word counts. */
async function agree(client: ClusterClient): Promise<void> {
  const id = await cluster.tool("cluster", "cluster-id", ...bootstrap);
  const list = ["list-endpoints", ...bootstrap, "--include-fenced-brokers"];
  const endpoints = endpointsOf(await cluster.tool("cluster", ...list));
  const versions = await cluster.tool("broker-api-versions", ...bootstrap);
  const topics = topicsOf(await cluster.tool("topics", ...bootstrap, "--describe"));
  const view = await client.refreshMetadata();
  expect(id).toContain(`Cluster ID: ${view.clusterId}\n`);
  expect(endpoints).toEqual(
    view.nodes.map(({ nodeId: id, host, port, rack }) => ({
      id,
      host,
      port,
      rack,
      state: "unfenced",
    })),
  );
  for (const { nodeId, host, port, rack } of view.nodes) {
    expect(versions).toContain(`${host}:${port} (id: ${nodeId} rack: ${rack} `);
  }
  expect(view.topics.map((name) => ({ name, partitions: partitionsOf(view, name) })))
    .toEqual(topics.map(({ name, partitions }) => ({ name, partitions })));
}

function partitionsOf(view: ReturnType<ClusterClient["view"]>, topic: string) {
  return view.partitionsOf(topic).map(({ partition, leaderId: leader, replicas, isr }) => (
    { partition, leader, replicas, isr }
  ));
}

describe("connection B.6: bootstrap servers that do not answer", () => {
  const HEDGE_MS = 200;
  const LIMITS:
    readonly (readonly [what: string, limitMs: number, options: Partial<ClusterClientOptions>])[] =
      [
        ["two connect limits", 2 * CONNECT_MS, {}],
        ["two hedges", 2 * HEDGE_MS, { connectHedgeMs: HEDGE_MS, connectConcurrentMax: 3 }],
      ];
  for (const [what, limitMs, options] of LIMITS) {
    it(`two black holes and a broker: connected within ${what}, wherever it begins`, async () => {
      const holes = [await blackHole(), await blackHole()];
      const bootstrapServers = addressesOf([...holes.map(({ port }) => port), cluster.ports[2]!]);
      const times = await Promise.all(
        SEEDS.map((seed) => newcomerMs({ ...options, bootstrapServers, seed })),
      );
      for (const ms of times) expect(ms).toBeLessThanOrEqual(limitMs + SLACK_MS);
      console.log(
        `two black holes and a broker: connected after ${
          times.join(", ")
        } ms (${what}: ${limitMs})`,
      );
      for (const hole of holes) await hole.close();
    });
  }
});

/** How long another client needs to connect. */
async function newcomerMs(options: Partial<ClusterClientOptions>): Promise<number> {
  const start = performance.now();
  const client = await connect(options);
  const lastedMs = Math.round(performance.now() - start);
  expect(client.view().clusterId).toBe(CLUSTER_ID);
  await client.close();
  return lastedMs;
}

interface Fault {
  /** How long a client may need beyond the choice of a new leader. */
  readonly boundMs: number;
  /** How long another client may need to connect meanwhile. */
  readonly connectMs: number;
  begin(node: number): Promise<void>;
  end(node: number): Promise<void>;
}

const FAULTS: Readonly<Record<string, Fault>> = {
  killed: {
    boundMs: BACKOFF_MS + SLACK_MS,
    connectMs: 0,
    begin: (node) => cluster.kill(node),
    end: (node) => cluster.restart(node),
  },
  frozen: {
    // A kernel takes connections for a process that does nothing: it is asked once more, and waited for.
    boundMs: REQUEST_MS + BACKOFF_MS + SLACK_MS,
    connectMs: REQUEST_MS,
    begin: (node) => Promise.resolve(void process.kill(cluster.pid(node), "SIGSTOP")),
    end: (node) => Promise.resolve(void process.kill(cluster.pid(node), "SIGCONT")),
  },
  restarted: {
    boundMs: BACKOFF_MS + SLACK_MS,
    connectMs: 0,
    begin: (node) => cluster.halt(node),
    end: (node) => cluster.restart(node),
  },
};

describe("produce and fetch through the leaders", () => {
  for (const [name, fault] of Object.entries(FAULTS)) {
    it(`while a leader is ${name}`, async () => {
      const clients = { writing: await connect(), reading: await connect() };
      const ledgers = Object.values(clients).map((client) => new Ledger(client));
      const leader = another(await activeController());
      const topics = [`${name}-idempotent`, `${name}-plain`];
      await createTopics(clients.reading, leader, ...topics);
      const loads = await Promise.all(
        topics.map((topic, i) => Load.start(clients, topic, i === 0)),
      );
      await Promise.all(loads.map((load) => load.more(50)));
      const figures = await underFault(fault, leader, topics, loads);
      await Promise.all(loads.map((load) => load.stop()));
      const stored = await storedIn(cluster, topics);
      for (const [i, load] of loads.entries()) expectKept(load, stored.get(topics[i]!)!);
      expect(loads[0]!.failed).toEqual([]);
      await Promise.all(Object.values(clients).map((client) => client.close()));
      await Promise.all(ledgers.map((ledger) => ledger.end()));
      expect(ledgers.map(({ settledTwice }) => settledTwice)).toEqual([0, 0]);
      const calls = ledgers.reduce((sum, { settled }) => sum + settled, 0);
      console.log(
        `leader ${name}: ${figures}; ${
          loads.map(wordsOf).join("; ")
        }; ${calls} calls, each settled once`,
      );
    });
  }
});

/** Until there is another leader, all are in sync again, and records have gone through meanwhile and afterwards. */
async function underFault(
  fault: Fault,
  leader: number,
  topics: readonly string[],
  loads: readonly Load[],
): Promise<string> {
  const witness = await witnessAt(another(leader));
  const start = performance.now();
  const [, electedMs] = await Promise.all([
    fault.begin(leader),
    msUntil(witness, topics, (of) => of.leader > 0 && of.leader !== leader),
  ]);
  await Promise.all(loads.map((load) => load.more(50)));
  const newcomers = await Promise.all(SEEDS.map((seed) => newcomerMs({ seed })));
  for (const ms of newcomers) expect(ms).toBeLessThanOrEqual(fault.connectMs + SLACK_MS);
  await fault.end(leader);
  const inSyncMs = await msUntil(witness, topics, ({ isr }) => isr.length === 3);
  await Promise.all(loads.map((load) => load.more(50)));
  await witness.close();
  const silences = loads.map((load) => load.silenceMs(start));
  const boundMs = Math.max(electedMs, REQUEST_MS) + fault.boundMs;
  for (const silence of silences) expect(silence).toBeLessThanOrEqual(boundMs);
  return `others lead after ${electedMs} ms, longest silence ${silences.join(" and ")} ms ` +
    `(bound ${boundMs}), new clients connected within ${Math.max(...newcomers)} ms, ` +
    `in sync ${inSyncMs} ms after the end`;
}

/** What was acknowledged is stored, nothing is stored or read twice, and readers see what Kafka's consumer sees. */
function expectKept(load: Load, stored: readonly string[]): void {
  const once = new Set(stored);
  expect(stored.length).toBe(once.size);
  expect(load.acknowledged.filter(({ value }) => !once.has(value))).toEqual([]);
  expect(load.read).toEqual(stored.slice(0, load.read.length));
  expect(load.read.length).toBeGreaterThanOrEqual(load.acknowledged.length);
  expect(load.open).toBe(0);
  for (const { error } of load.failed) {
    if (error instanceof ProduceError) expect(error.errorCode).toBe(NOT_LEADER);
    else unknownOutcome(error);
  }
}

function wordsOf({ acknowledged, failed, read }: Load): string {
  return `${acknowledged.length} acknowledged, ${failed.length} failed, ${read.length} read`;
}

describe("connection B.8: the controller changes", () => {
  it("topics are created, and the quorum is described, while the active controller is killed", async () => {
    const client = await connect();
    const controllers = await connect({
      bootstrapControllers: addressesOf(cluster.controllerPorts),
    });
    const active = await activeController();
    expect(await describedController(controllers)).toBe(active);
    await creates(client, "before", 3);
    const start = performance.now();
    await cluster.kill(active);
    const unknown = await creates(client, "after", 5);
    const createdMs = Math.round(performance.now() - start);
    const next = await activeController();
    expect(next).not.toBe(active);
    expect(await describedController(controllers)).toBe(next);
    console.log(
      `controller ${active} killed: 5 topics after ${createdMs} ms, ${unknown} calls of unknown outcome; now ${next}`,
    );
    await cluster.restart(active);
    await controllers.close();
    await client.close();
  });
});

/** Creates topics one after the other, each until it is there; gives how often nobody knew. */
async function creates(client: ClusterClient, prefix: string, count: number): Promise<number> {
  let unknown = 0;
  for (let i = 0; i < count; i++) {
    const topic = { name: `${prefix}-${i}`, numPartitions: 1, replicationFactor: 3 };
    const message = { topics: [{ ...topic, assignments: [], configs: [] }], timeoutMs: 5000 };
    for (;;) {
      const code = await client.call(CreateTopics, message, { route: "controller" })
        .then(({ topics }) => topics[0]!.errorCode, (error) => unknownOutcome(error));
      if (code === 0 || code === EXISTS) break;
      if (code === undefined) unknown++;
      await sleep(100);
    }
  }
  return unknown;
}

/** It is a follower now, and may have handed the record on before. */
const NOT_LEADER = 6;
const EXISTS = 36;

function unknownOutcome(error: unknown): undefined {
  expect(error).toBeInstanceOf(ClusterError);
  expect(error).toMatchObject({ reason: "OUTCOME_UNKNOWN", sent: "maybe" });
}

/** The active controller by both of the calls that controllers answer, which agree, and with the table. */
async function describedController(client: ClusterClient): Promise<number> {
  const asked = { includeClusterAuthorizedOperations: false, endpointType: 2 };
  const options = { route: "controllerQuorum", idempotent: true } as const;
  const answer = await client.call(DescribeCluster, asked, options);
  expect(answer).toMatchObject({ errorCode: 0, endpointType: 2, clusterId: CLUSTER_ID });
  const ports = new Map(answer.brokers.map(({ brokerId, port }) => [brokerId, port]));
  expect(ports).toEqual(new Map(NODES.map((id) => [id, cluster.controllerPorts[id - 1]])));
  const view = await client.refreshMetadata();
  expect(new Map(view.nodes.map(({ nodeId, port }) => [nodeId, port]))).toEqual(ports);
  const topics = [{ topicName: "__cluster_metadata", partitions: [{ partitionIndex: 0 }] }];
  const route = { route: "controller", idempotent: true } as const;
  const quorum = await client.call(DescribeQuorum, { topics }, route);
  return quorum.topics[0]!.partitions[0]!.leaderId;
}

describe("connection B.8: the coordinator changes", () => {
  const GROUP = "settled";
  it("offsets are committed and fetched while the coordinator is killed", async () => {
    const client = await connect({ apis: [FindCoordinator] });
    await createTopics(client, 1, "committed");
    const group = new Group(client, GROUP, await topicOf(client, "committed"));
    await group.commit(1n, 20n);
    const figures = await withoutCoordinator(group);
    await group.commit(22n, 40n);
    expect(await group.committed()).toBe(40n);
    const told = await cluster.tool(
      "consumer-groups",
      ...bootstrap,
      "--describe",
      "--group",
      GROUP,
    );
    expect(told).toMatch(/^settled +committed +0 +40 /m);
    console.log(figures);
    await client.close();
  });

  /** Commits 21, and the coordinator is there again afterwards. */
  async function withoutCoordinator(group: Group): Promise<string> {
    const finder = await witnessAt(1);
    const coordinator = await coordinatorOf(finder, GROUP);
    await finder.close();
    const witness = await witnessAt(another(coordinator));
    const start = performance.now();
    await cluster.kill(coordinator);
    const [foundMs, committedMs] = await Promise.all([
      msUntilNot(coordinator, witness, GROUP),
      group.commit(21n, 21n).then(() => Math.round(performance.now() - start)),
    ]);
    await witness.close();
    await cluster.restart(coordinator);
    const boundMs = foundMs + 2 * BACKOFF_MS + SLACK_MS; // it is found, and may have to load then
    expect(committedMs).toBeLessThanOrEqual(boundMs);
    return `coordinator killed: there is another after ${foundMs} ms, next commit after ${committedMs} ms ` +
      `(bound ${boundMs})`;
  }
});

describe("connection B.3, C.9: rules are changed at run time", () => {
  it("a broker moves to another port: its connection is replaced, and calls go on", async () => {
    const client = await connect();
    const ledger = new Ledger(client);
    const [first, second] = [
      await Forwarder.start(cluster.ports[1]!),
      await Forwarder.start(cluster.ports[1]!),
    ];
    const caller = new Caller(client, 2);
    await caller.more(20);
    for (const forwarder of [first, second]) {
      const rule = `127.0.0.1:${cluster.ports[1]} => 127.0.0.1:${forwarder.port}`;
      client.setRedirector(parseRedirector(rule));
      await caller.more(20);
      expect(forwarder.count).toBe(1);
    }
    expect(first.open).toBe(0);
    client.setRedirector(null);
    await caller.more(20);
    expect(second.open).toBe(0);
    await caller.stop();
    expect(caller.failures).toEqual([]);
    const lanes = new Set(ledger.of("ready").map(({ connection }) => connection));
    expect([...lanes].filter((lane) => lane!.startsWith("n:2/main"))).toEqual([
      "n:2/main",
      "n:2/main.2",
      "n:2/main.3",
      "n:2/main.4",
    ]);
    console.log(`redirected twice and back: ${caller.count} calls, none failed`);
    await client.close();
    await Promise.all([first.stop(), second.stop()]);
  });
});

describe("connection B.9: all brokers are gone, and come again", () => {
  it("the client begins anew, and calls that wait are answered", async () => {
    const client = await connect();
    const ledger = new Ledger(client);
    await Promise.all(NODES.map((node) => cluster.kill(node)));
    const waiting = client.call(Metadata, { topics: [] }, { idempotent: true });
    while (ledger.of("rebootstrapped").length === 0) await sleep(20);
    const start = performance.now();
    const answered = waiting.then(({ clusterId }) => ({ clusterId, at: performance.now() }));
    await Promise.all(NODES.map((node) => cluster.restart(node)));
    const readyMs = Math.round(performance.now() - start);
    const { clusterId, at } = await answered;
    expect(clusterId).toBe(CLUSTER_ID);
    expect(ledger.of("rebootstrapped")[0]).toMatchObject({ cause: "no-node" });
    const everything = await connect({ topics: null });
    await createTopics(client, 3, "anew");
    await agree(everything);
    console.log(
      `all killed: begun anew ${ledger.of("rebootstrapped").length} times, ` +
        `all ready after ${readyMs} ms, answered after ${Math.round(at - start)} ms`,
    );
    await client.close();
    await everything.close();
  });
});

it("the cluster stops", async () => {
  await cluster.stop();
  expect(existsSync(cluster.state)).toBe(false);
});
