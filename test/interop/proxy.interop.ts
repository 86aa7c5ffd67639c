// The example proxy before a cluster: Kafka's own tools, console producers and consumers, and kafkajs.

import { CompressionTypes, type EachMessagePayload, Kafka, logLevel, Partitioners } from "kafkajs";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { startProxy } from "../../docs/examples/proxy.ts";
import { Listener } from "../examples/proxy_peers.ts";
import { Cluster } from "./broker.ts";
import { add, loggedRequests, Traffic } from "./proxy_traffic.ts";

const LINES = Array.from({ length: 1_000 }, (_, i) => `line ${i} ${"ä".repeat(i % 50)}`);

const cluster = await Cluster.start({ KAFKA_REQUEST_LOG: "1" });
const upstream = [...cluster.ports, ...cluster.controllerPorts];
const listening = await freePorts(upstream.length);
const traffic = new Traffic();
const proxy = await startProxy({
  routes: upstream.map((port, i) => ({
    listen: { host: "127.0.0.1", port: listening[i]! },
    broker: { host: "127.0.0.1", port },
  })),
  rules: upstream.map((port, i) => `127.0.0.1:${port} => localhost:${listening[i]}`).join("\n"),
  tell: traffic.tell,
});
const brokers = listening.slice(0, 3);
const controllers = listening.slice(3);
const bootstrap = ["--bootstrap-server", `127.0.0.1:${brokers[0]}`];
const direct = ["--bootstrap-server", `127.0.0.1:${cluster.ports[0]}`];
const kafka = new Kafka({
  clientId: "kafkajs",
  brokers: [`127.0.0.1:${brokers[1]}`],
  logLevel: logLevel.NOTHING,
});

async function freePorts(count: number): Promise<number[]> {
  const listeners = await Promise.all(Array.from({ length: count }, () => Listener.start()));
  await Promise.all(listeners.map((listener) => listener.stop()));
  return listeners.map(({ endpoint }) => endpoint.port);
}

/** Kafka's tools, with what stands before and behind the bootstrap addresses. */
const TOOLS: readonly [name: string, before: readonly string[], after: readonly string[]][] = [
  ["topics", [], ["--describe"]],
  ["configs", [], ["--entity-type", "brokers", "--entity-name", "2", "--describe", "--all"]],
  ["cluster", ["list-endpoints"], ["--include-fenced-brokers"]],
  ["broker-api-versions", [], []],
  ["consumer-groups", [], ["--describe", "--all-groups"]],
];
/** What they print through the proxy. */
const printed = new Map<string, string>();

describe("through the proxy", () => {
  it("a topic is created", async () => {
    const topic = ["--topic", "console", "--partitions", "6", "--replication-factor", "3"];
    const told = await cluster.tool("topics", ...bootstrap, "--create", ...topic);
    expect(told).toBe("Created topic console.\n");
  });
  it("a console consumer prints what a console producer was given", async () => {
    const to = [...bootstrap, "--topic", "console"];
    const input = LINES.map((line) => `${line}\n`).join("");
    await cluster.toolOn(input, "console-producer", ...to, "--compression-codec", "zstd");
    const all = ["--group", "console", "--from-beginning", "--max-messages", `${LINES.length}`];
    const told = await cluster.tool("console-consumer", ...to, ...all);
    expect(told.split("\n").sort()).toEqual(["", ...LINES].sort());
  });
  it("a producer wants no acknowledgement, and a share group consumes", async () => {
    const load = ["--num-records", "500", "--record-size", "1000", "--throughput", "-1"];
    const silent = [...load, "--command-property", "acks=0"];
    const sent = await cluster.tool(
      "producer-perf-test",
      ...bootstrap,
      "--topic",
      "console",
      ...silent,
    );
    expect(sent).toMatch(/^500 records sent/);
    const earliest = ["--alter", "--add-config", "share.auto.offset.reset=earliest"];
    await cluster.tool("configs", ...bootstrap, "--group", "share", ...earliest);
    const some = ["--topic", "console", "--group", "share", "--max-messages", "300"];
    const told = await cluster.tool("console-share-consumer", ...bootstrap, ...some);
    expect(told.split("\n").length).toBe(301);
  });
  it("kafkajs consumes what it has produced with gzip", async () => {
    const [topic, values] = ["kafkajs", [] as string[]];
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
    const consumer = kafka.consumer({ groupId: "kafkajs" });
    await Promise.all([producer.connect(), consumer.connect()]);
    await withAdmin((admin) => admin.createTopics({ topics: [{ topic, numPartitions: 3 }] }));
    const messages = LINES.map((value) => ({ key: "one", value }));
    await producer.send({ topic, compression: CompressionTypes.GZIP, messages });
    await consumer.subscribe({ topic, fromBeginning: true });
    await new Promise<void>((done, failed) => {
      const eachMessage = ({ message }: EachMessagePayload) => {
        if (values.push(`${message.value}`) === LINES.length) done();
        return Promise.resolve();
      };
      consumer.on(consumer.events.CRASH, ({ payload }) => failed(payload.error));
      consumer.run({ eachMessage }).catch(failed);
    });
    await Promise.all([producer.disconnect(), consumer.disconnect()]);
    expect(values).toEqual(LINES); // of one key, so of one partition, so in order
  });
  it("kafkajs describes the cluster by the proxy's addresses", async () => {
    const [described, { topics }, { groups }] = await withAdmin((admin) =>
      Promise.all([
        admin.describeCluster(),
        admin.fetchTopicMetadata({ topics: ["console"] }),
        admin.describeGroups(["kafkajs"]),
      ])
    );
    const nodes = brokers.map((port, i) => ({ nodeId: i + 1, host: "localhost", port }));
    expect(described.brokers).toEqual(nodes);
    expect(topics.map(({ name, partitions }) => [name, partitions.length])).toEqual([[
      "console",
      6,
    ]]);
    expect(groups.map(({ groupId, state }) => [groupId, state])).toEqual([["kafkajs", "Empty"]]);
  });
  it("tools print the proxy's addresses", async () => {
    for (const [name, before, after] of TOOLS) {
      printed.set(name, await cluster.tool(name, ...before, ...bootstrap, ...after));
    }
    const controller = ["--bootstrap-controller", `127.0.0.1:${controllers[0]}`];
    const endpoints = await cluster.tool("cluster", "list-endpoints", ...controller);
    const quorum = await cluster.tool("metadata-quorum", ...bootstrap, "describe", "--status");
    for (const port of controllers) {
      expect(endpoints).toMatch(new RegExp(`\\blocalhost +${port} `));
      expect(quorum).toContain(`"CONTROLLER://localhost:${port}"`);
    }
    for (const port of upstream) expect(endpoints + quorum).not.toContain(`${port}`);
  });
});

type Admin = ReturnType<typeof kafka.admin>;

async function withAdmin<T>(act: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.disconnect();
  }
}

describe("afterwards", () => {
  it("no byte of any API has changed but those of addresses", () => {
    expect(traffic.changedRequests).toBe(0);
    expect(traffic.changedResponses()).toEqual({
      DescribeCluster: ["brokers[].host", "brokers[].port"],
      DescribeQuorum: ["nodes[].listeners[].host", "nodes[].listeners[].port"],
      FindCoordinator: ["coordinators[].host", "coordinators[].port", "host", "port"],
      Metadata: ["brokers[].host", "brokers[].port"],
    });
    const counts = [...proxy.counts];
    const odd = counts.filter(([, { opaque, different }]) => opaque + different > 0);
    expect(odd).toEqual([]);
    const frames = counts.reduce(
      (sum, [, { requests, responses }]) => sum + requests + responses,
      0,
    );
    console.log(
      `${frames} frames of ${counts.length} APIs: ${[...proxy.counts.keys()].join(", ")}`,
    );
    expect(counts.length).toBeGreaterThanOrEqual(20);
  });
  it("every client has come through the proxy, with every request of it", () => {
    const proxied = new Map<string, number>();
    const others = new Set<string>();
    for (
      const { api, clientId, port } of [1, 2, 3].flatMap((id) => loggedRequests(cluster.log(id)))
    ) {
      if (traffic.localPorts.has(port)) add(proxied, api);
      else others.add(clientId.replace(/\d/, "N"));
    }
    const requests = [...proxy.counts].map(([api, { requests }]) => [api, requests] as const);
    expect(proxied).toEqual(new Map(requests));
    // Brokers among each other: N asks the controller, a Persister keeps the state of share groups.
    const between = ["N", "Persister-client-N", "broker-N-fetcher-0", "raft-client-N"];
    expect(between).toEqual(expect.arrayContaining([...others]));
  });
  it("tools print the same without the proxy, but for the addresses", async () => {
    for (const [name, before, after] of TOOLS) {
      const told = await cluster.tool(name, ...before, ...direct, ...after);
      // A setting such as advertised.listeners is no address that the client will dial.
      const expected = name === "configs" ? told : moved(told);
      expect(blocksOf(printed.get(name)!)).toEqual(blocksOf(expected));
    }
  });
  it("proxy and cluster stop", async () => {
    await proxy.close();
    await cluster.stop();
    expect(existsSync(cluster.state)).toBe(false);
  });
});

/** Text of a tool with the proxy's addresses in place of the cluster's. */
function moved(text: string): string {
  return text.replace(/127\.0\.0\.1([: ]+)(\d+)/g, (address, between, port) => {
    const i = upstream.indexOf(Number(port));
    return i < 0 ? address : `localhost${between}${listening[i]}`;
  });
}

/** Lines at the margin and what is indented below, in any order and with blanks for columns, as the tools have it. */
function blocksOf(text: string): string[] {
  return text.replace(/ +/g, " ").split(/\n(?=\S)/).sort();
}
