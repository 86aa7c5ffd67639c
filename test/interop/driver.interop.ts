// The driver against a real broker, from Node and from Deno.

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import * as dns from "node:dns";
import * as net from "node:net";
import { join } from "node:path";
import * as tls from "node:tls";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import {
  type BrokerClient,
  type BrokerOptions,
  connectBroker,
  DriverError,
  followConfig,
  nodeDialer,
} from "../../codec/driver/mod.ts";
import { BrokerRegistration } from "../../codec/messages/broker_registration.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { DescribeQuorum } from "../../codec/messages/describe_quorum.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { registry } from "../../codec/messages/registry.ts";
import { readRegistrations } from "../../codec/records/metadata_log.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import type { SaslAuthenticator } from "../../codec/sasl/mod.ts";
import { Broker } from "./broker.ts";
import { blackHole } from "./black_hole.ts";
import { contradictions } from "./driver/agree.ts";
import { listenersOf, type Ports, saslListenersOf } from "./driver/listeners.ts";
import { observeAll, type Sight } from "./driver/observe_all.ts";
import type { Answer, Answers } from "./driver/observe.ts";
import { configLinesOf, type Endpoint, endpointsOf, type Topic, topicsOf } from "./driver/tools.ts";

const CLUSTER = "a2Fma2Etd2lyZS10ZXN0MQ";
const TOPIC = "described";

const GSSAPI: SaslAuthenticator = {
  mechanism: "GSSAPI",
  answer: () => Promise.reject(new Error("Cannot answer: the broker has no such mechanism")),
};

const run = promisify(execFile);
const broker = await Broker.start();
const ports: Ports = { plaintext: broker.port, ...broker.ports };
const bootstrap = ["--bootstrap-server", `127.0.0.1:${broker.port}`];
const dialer = nodeDialer({ net, tls, dns }, { ca: broker.ca });

function connect(options: Partial<BrokerOptions> = {}): Promise<BrokerClient> {
  return connectBroker(dialer, { host: "localhost", port: broker.port, ...options });
}

/** What the tools print, and what each runtime sees: asked for once, by the first test that needs it. */
const told = once(async () => {
  await broker.tool("topics", ...bootstrap, "--create", "--topic", TOPIC, "--partitions", "3");
  const entity = ["--entity-type", "brokers", "--entity-name", "1"];
  const describeAll = ["configs", ...bootstrap, ...entity, "--describe", "--all"] as const;
  const listEndpoints = ["list-endpoints", ...bootstrap, "--include-fenced-brokers"];
  return {
    configs: configLinesOf(await broker.tool(...describeAll)),
    endpoints: endpointsOf(await broker.tool("cluster", ...listEndpoints)),
    topics: topicsOf(await broker.tool("topics", ...bootstrap, "--describe")),
  };
});
const RUNTIMES = {
  node: once(() => observeAll((options) => connectBroker(dialer, options), ports, TOPIC, "node")),
  deno: once(async (): Promise<Readonly<Record<string, Sight>>> => {
    const given = JSON.stringify({ ports, topic: TOPIC, ca: broker.ca });
    const args = ["run", "--allow-net", "--allow-env", "test/interop/driver/deno.ts", given];
    return JSON.parse((await run("deno", args, { maxBuffer: 1 << 28 })).stdout);
  }),
};

function once<T>(act: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | undefined;
  return () => outcome ??= act();
}

for (const [runtime, look] of Object.entries(RUNTIMES)) {
  for (const { name } of listenersOf(ports, "")) {
    describe(`what a broker says of itself: ${name}, from ${runtime}`, () => {
      const sight = async () => (await told(), (await look())[name]!);
      it("configs --describe --all: name, value, sensitive, synonyms", async () => {
        const { configs } = await sight();
        for (const answer of inAll(configs, 1)) {
          expect(configLines(answer)).toEqual((await told()).configs);
        }
      });
      it("cluster list-endpoints: id, host, port, rack, state", async () => {
        const { cluster } = await sight();
        const endpoints = (await told()).endpoints.map((of) => ({ ...of, port: portOf(name) }));
        for (const answer of inAll(cluster, 2)) {
          expect(answer.brokers.map(endpointOf)).toEqual(endpoints);
        }
      });
      it("topics --describe: id, leader, replicas, in-sync", async () => {
        const { metadata } = await sight();
        for (const answer of inAll(metadata, 10)) {
          expect(topicsIn(answer)).toEqual((await told()).topics);
        }
      });
      it("versions agree with each other in what the tools do not print", async () => {
        const { metadata, cluster, configs, versions } = await sight();
        const all = [metadata, cluster, configs, versions];
        expect(all.flatMap(contradictions)).toEqual([]);
        expect(all.map((of) => Object.keys(of).length)).toEqual([14, 3, 4, 6]);
      });
      it("records in every codec come back as they were sent", async () => {
        const { travelled } = await sight();
        const counts = Object.entries(travelled).map(([codec, { length }]) => [codec, length]);
        expect(counts.map(([codec]) => codec)).toEqual(["none", "gzip", "snappy", "lz4", "zstd"]);
        expect(counts.map(([, length]) => length)).toEqual([20, 20, 20, 20, 20]);
      });
    });
  }
}

function portOf(way: string): number {
  if (way === "PLAINTEXT") return ports.plaintext;
  if (way === "SSL") return ports.ssl;
  return way.startsWith("SASL_SSL") ? ports.saslSsl : ports.saslPlaintext;
}

/** The answers of a version and of all higher ones. */
function inAll(answers: Answers, from: number): Answer[] {
  const found = Object.entries(answers).filter(([version]) => Number(version) >= from);
  expect(found.length).toBeGreaterThan(0);
  return found.map(([, answer]) => answer);
}

const SOURCES = [
  "UNKNOWN",
  "DYNAMIC_TOPIC_CONFIG",
  "DYNAMIC_BROKER_CONFIG",
  "DYNAMIC_DEFAULT_BROKER_CONFIG",
  "STATIC_BROKER_CONFIG",
  "DEFAULT_CONFIG",
];

function configLines({ results }: Answer): string[] {
  const { configs } = results.find((result: Answer) => result.resourceType === 4);
  return configs.map(({ name, value, isSensitive, synonyms }: Answer) => {
    const texts = synonyms.map((of: Answer) => `${SOURCES[of.source]}:${of.name}=${of.value}`);
    return `${name}=${value} sensitive=${isSensitive} synonyms={${texts.join(", ")}}`;
  }).sort();
}

function endpointOf({ brokerId: id, host, port, rack, isFenced }: Answer): Endpoint {
  return { id, host, port, rack, state: isFenced ? "fenced" : "unfenced" };
}

function topicsIn({ topics }: Answer): Topic[] {
  return topics.map(({ name, topicId, partitions }: Answer) => ({
    name,
    topicId,
    partitions: partitions.map((of: Answer) => ({
      partition: of.partitionIndex,
      leader: of.leaderId,
      replicas: of.replicaNodes,
      isr: of.isrNodes,
    })).sort((a: Answer, b: Answer) => a.partition - b.partition),
  })).sort((a: Topic, b: Topic) => a.name < b.name ? -1 : 1);
}

describe("connection A.12: a wrong password", () => {
  for (const { name, options } of saslListenersOf(ports, "wrong-secret")) {
    it(`${name}: is told at once, without the password`, async () => {
      const error = await failureOf(connectBroker(dialer, options));
      expect(error).toMatchObject({ reason: "AUTH_FAILED", phase: "sasl", code: "ERROR_58" });
      expect(`${error.message} ${JSON.stringify(error)}`).not.toContain("wrong-secret");
    });
  }
});

describe("connection A.17: failures of setup, by class", () => {
  const CASES: [what: string, options: Partial<BrokerOptions>, reason: string, code: string][] = [
    [
      "a mechanism that the broker does not have",
      { port: ports.saslPlaintext, securityProtocol: "SASL_PLAINTEXT", authenticator: GSSAPI },
      "SASL_UNSUPPORTED",
      "ERROR_33",
    ],
    ["plaintext to a TLS port", { port: ports.ssl }, "PROTOCOL_ERROR", "PEER_SPEAKS_TLS"],
    ["TLS to a plaintext port", { securityProtocol: "SSL" }, "PEER_RESET", "PEER_NOT_TLS"],
    [
      "another node (KIP-1242)",
      { expectClusterId: CLUSTER, expectNodeId: 2 },
      "CLUSTER_MISMATCH",
      "ERROR_129",
    ],
  ];
  for (const [what, options, reason, code] of CASES) {
    it(`${what}: ${reason}, ${code}`, async () => {
      expect(await failureOf(connect(options))).toMatchObject({ reason, code, sent: "no" });
    });
  }
  it("the right node is confirmed (KIP-1242)", async () => {
    const client = await connect({ expectClusterId: CLUSTER, expectNodeId: 1 });
    expect(await clusterIdBy(client)).toBe(CLUSTER);
    await client.close();
  });
});

describe("a controller", () => {
  it("takes a registration with a Pod tag, and its log tells of the registration (KIP-1095)", async () => {
    const client = await connect({ port: broker.ports.controller });
    const answer = await client.call(BrokerRegistration, registration(50, "blue"));
    expect(answer).toMatchObject({ errorCode: 0 });
    const registered = await readRegistrations(await metadataLog(client), registry);
    expect(registered.map(({ brokerId }) => brokerId).sort()).toEqual([1, 50]);
    const { record } = registered.find(({ brokerId }) => brokerId === 50)!.registrations[0]!;
    expect(record).toMatchObject({ rack: "r9", brokerEpoch: answer.brokerEpoch, pod: null });
    expect(record!.endPoints).toMatchObject([{ name: "PLAINTEXT", host: "pod.example.com" }]);
    await client.close();
  });
});

function registration(
  brokerId: number,
  pod: string,
): Parameters<typeof BrokerRegistration.encodeRequest>[0] {
  const host = "pod.example.com";
  const levels: [string, number, number][] = [
    ["metadata.version", 7, 33],
    ["kraft.version", 0, 1],
    ["transaction.version", 0, 2],
    ["group.version", 0, 1],
    ["share.version", 0, 2],
    ["streams.version", 0, 1],
    ["eligible.leader.replicas.version", 0, 1],
  ];
  return {
    brokerId,
    clusterId: CLUSTER,
    incarnationId: "cG9kLWluY2FybmF0aW9uMQ",
    listeners: [{ name: "PLAINTEXT", host, port: 9092, securityProtocol: 0 }],
    features: levels.map(([name, minSupportedVersion, maxSupportedVersion]) => ({
      name,
      minSupportedVersion,
      maxSupportedVersion,
    })),
    rack: "r9",
    logDirs: ["bG9nLWRpcmVjdG9yeS0xMQ"],
    pod,
  };
}

/** The log of the cluster's metadata, as the controller's listener gives it. */
async function metadataLog(client: BrokerClient): Promise<Uint8Array> {
  const topicName = "__cluster_metadata";
  const quorum = await client.call(DescribeQuorum, {
    topics: [{ topicName, partitions: [{ partitionIndex: 0 }] }],
  });
  const { leaderEpoch } = quorum.topics[0]!.partitions[0]!;
  const partition = { partition: 0, currentLeaderEpoch: leaderEpoch, lastFetchedEpoch: 0 };
  const { responses } = await client.call(Fetch, {
    clusterId: CLUSTER,
    maxWaitMs: 1000,
    minBytes: 1,
    topics: [{
      topicId: "AAAAAAAAAAAAAAAAAAAAAQ",
      partitions: [{ ...partition, fetchOffset: 0n, partitionMaxBytes: 50_000_000 }],
    }],
  });
  const { errorCode, records } = responses[0]!.partitions[0]!;
  expect(errorCode).toBe(0);
  return records!;
}

describe("connection C: redirection", () => {
  it("a rule reaches a broker under a name that nobody can", async () => {
    const redirector = parseRedirector(`*.unreachable.invalid => localhost:${broker.port}`);
    const advertised = { host: "broker-1.unreachable.invalid", port: 9092 };
    const client = await connect({ ...advertised, redirector });
    expect(await clusterIdBy(client)).toBe(CLUSTER);
    await client.close();
    const error = await failureOf(connect(advertised));
    expect(error).toMatchObject({ reason: "DNS_FAILED", phase: "resolve", advertised });
  });
  it("C14: the certificate is checked against the advertised name, not the dialled one", async () => {
    const rule = `elsewhere.example.com => localhost:${ports.ssl}`;
    const advertised = { host: "elsewhere.example.com", port: 9092 };
    const ssl = { ...advertised, securityProtocol: "SSL" } as const;
    const error = await failureOf(connect({ ...ssl, redirector: parseRedirector(rule) }));
    expect(error).toMatchObject({
      reason: "TLS_IDENTITY",
      code: "ERR_TLS_CERT_ALTNAME_INVALID",
      advertised,
      dialled: { host: "127.0.0.1", port: ports.ssl },
    });
    const trusting = await connect({ ...ssl, redirector: parseRedirector(`${rule} tls=target`) });
    expect(await clusterIdBy(trusting)).toBe(CLUSTER);
    await trusting.close();
  });
});

async function clusterIdBy(client: BrokerClient, timeoutMs?: number): Promise<string> {
  const message = { includeClusterAuthorizedOperations: false };
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  return (await client.call(DescribeCluster, message, options)).clusterId;
}

const LIMIT_MS = 1500;

describe("connection A.7: limits, not before and at most 1 s after", () => {
  it("a black hole: CONNECT_TIMEOUT", async () => {
    const hole = await blackHole();
    const error = await late(() =>
      connect({ host: "127.0.0.1", port: hole.port, connectTimeoutMs: LIMIT_MS })
    );
    expect(error).toMatchObject({ reason: "CONNECT_TIMEOUT", phase: "tcp", sent: "no" });
    await hole.close();
  });
  it("a broker that is stopped before the handshake: REQUEST_TIMEOUT in negotiating", async () => {
    const error = await stopped(() => late(() => connect({ requestTimeoutMs: LIMIT_MS })));
    expect(error).toMatchObject({ reason: "REQUEST_TIMEOUT", phase: "negotiating" });
  });
  it("the same with TLS: SETUP_TIMEOUT", async () => {
    const limits = {
      socketConnectionSetupTimeoutMs: LIMIT_MS,
      socketConnectionSetupTimeoutMaxMs: LIMIT_MS,
      connectTimeoutMs: null,
    };
    const options = { ...limits, port: broker.ports.ssl, securityProtocol: "SSL" } as const;
    const error = await stopped(() => late(() => connect(options)));
    expect(error).toMatchObject({ reason: "SETUP_TIMEOUT", phase: "tls" });
  });
  it("a broker that is stopped after the handshake: REQUEST_TIMEOUT", async () => {
    const client = await connect();
    const error = await stopped(() => late(() => clusterIdBy(client, LIMIT_MS)));
    expect(error).toMatchObject({ reason: "REQUEST_TIMEOUT", phase: "ready", sent: "maybe" });
    expect(await clusterIdBy(client)).toBe(CLUSTER); // it goes on, and so does the client
    await client.close();
  });
});

/** Does something while the broker does nothing. */
async function stopped<T>(act: () => Promise<T>): Promise<T> {
  const pid = broker.pid();
  process.kill(pid, "SIGSTOP");
  try {
    return await act();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}

/** The failure of something that must last as long as the limit. */
async function late(act: () => Promise<unknown>): Promise<DriverError> {
  const start = performance.now();
  const error = await failureOf(act());
  const lastedMs = performance.now() - start;
  expect(lastedMs).toBeGreaterThanOrEqual(LIMIT_MS);
  expect(lastedMs).toBeLessThanOrEqual(LIMIT_MS + 1000);
  return error;
}

async function failureOf(outcome: Promise<unknown>): Promise<DriverError> {
  const error = await outcome.then(() => undefined, (error) => error);
  expect(error).toBeInstanceOf(DriverError);
  return error;
}

it("connection D.5, broker facts 4: dynamic configuration turns itself off, quietly", async () => {
  const client = await connect();
  const config = {
    acks: 1,
    acksLocked: { effective: false, explicit: false },
    sessionTimeoutMs: 45_000,
    heartbeatIntervalMs: 3_000,
    groupProtocol: "classic",
  } as const;
  const follower = followConfig(client, { clientId: "shop", role: "consumer", config });
  const events = follower.events();
  await follower.gate;
  follower.stop();
  const told: unknown[] = [];
  for await (const event of events) told.push(event);
  expect(told).toMatchObject([
    { type: "disabled", reason: "invalid-request" },
    { type: "gateOpened", reason: "disabled" },
  ]);
  await client.close();
});

describe("the programs of docs/examples", () => {
  const bootstrap = `127.0.0.1:${broker.port}`;
  const program = async (name: string, ...args: readonly string[]) => {
    const permissions = ["--allow-net", "--allow-sys", "--allow-read"];
    const line = ["run", ...permissions, `docs/examples/${name}.ts`, ...args];
    return (await run("deno", line)).stdout.split("\n");
  };
  it("list_brokers: no pods in 4.4", async () => {
    expect(await program("list_brokers", bootstrap))
      .toEqual([`cluster ${CLUSTER}`, "no pod", `  1 at ${bootstrap}, rack r1, controller`, ""]);
  });
  it("describe_configs", async () => {
    expect(await program("describe_configs", bootstrap, "1")).toContain("broker.rack=r1");
  });
  it("produce_consume", async () => {
    expect(await program("produce_consume", bootstrap, TOPIC, "one", "two"))
      .toEqual(["2 records at offset 0", "0: one", "1: two", ""]);
  });
  it("port_forward", async () => {
    const rule = `*.unreachable.invalid => ${bootstrap}`;
    expect(await program("port_forward", "broker-1.unreachable.invalid:9092", rule))
      .toEqual([`cluster ${CLUSTER}`, ""]);
  });
  for (const name of ["drivers/node", "drivers/deno"]) {
    it(`${name}, with TLS`, async () => {
      const file = join(broker.state, "tls", "ca.pem");
      expect(await program(name, `localhost:${ports.ssl}`, file))
        .toEqual([`cluster ${CLUSTER}`, `1 at 127.0.0.1:${ports.ssl}`, ""]);
    });
  }
});

describe("a broker that is killed and started again under calls", () => {
  it("every call settles once, and calls go on", async () => {
    const client = await connect({ retry: true });
    const outcomes = { answered: 0, failed: 0, afterwards: 0 };
    let isBack = false;
    let isOver = false;
    const caller = async () => {
      while (!isOver) {
        await client.call(Metadata, { topics: [] }, { timeoutMs: 20_000 }).then(() => {
          outcomes.answered++;
          if (isBack) outcomes.afterwards++;
        }, (error: unknown) => {
          expect(error).toBeInstanceOf(DriverError);
          outcomes.failed++;
        });
      }
    };
    const callers = Array.from({ length: 5 }, caller);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await broker.kill();
    await broker.restart();
    isBack = true;
    while (outcomes.afterwards < 100) await new Promise((resolve) => setTimeout(resolve, 50));
    isOver = true;
    await Promise.all(callers);
    expect(outcomes.answered).toBeGreaterThan(100);
    expect(outcomes.failed).toBeGreaterThan(0);
    expect(outcomes.failed).toBeLessThanOrEqual(10); // those in flight; the others wait
    await client.close();
  });
});

it("the broker stops", async () => {
  await broker.stop();
  expect(existsSync(broker.state)).toBe(false);
});
