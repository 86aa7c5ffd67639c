// The programs of docs/examples that call a cluster, run as a stranger would run them, against fake brokers.

import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { InitProducerIdServer } from "../../codec/messages/init_producer_id.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { FakeBroker, FakeCluster, type FakeTopicInit, serve } from "../../codec/testing/mod.ts";

const run = promisify(execFile);
const PERMISSIONS = ["--no-check", "--allow-net", "--allow-sys", "--allow-read"];

/** A broker that listens, and its port. */
async function listening(
  servers: Server[],
  cluster: FakeCluster,
  nodeId: number,
  pod: string,
): Promise<FakeBroker> {
  const server = createServer((socket) => {
    const peer = serve(broker.accept(), {
      send: (bytes) => void socket.write(bytes),
      close: () => void socket.end(),
      fail: () => void socket.destroy(),
    });
    socket.on("data", (bytes) => peer.receive(bytes));
    socket.on("error", () => {}).on("close", () => peer.closed());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("Cannot find the port");
  const { port } = address;
  const advertised = { host: `broker-${nodeId}.invalid`, port };
  const broker = new FakeBroker({
    cluster,
    nodeId,
    host: "127.0.0.1",
    port,
    advertised,
    rack: `r${nodeId}`,
    pod,
  });
  return broker;
}

/**
 * Does something while two brokers listen, the second of another pod. They advertise names that nobody resolves, if they
 * are not told otherwise.
 */
async function withBrokers(
  topic: FakeTopicInit,
  act: (brokers: readonly FakeBroker[]) => Promise<void>,
): Promise<void> {
  const cluster = new FakeCluster();
  const servers: Server[] = [];
  try {
    const brokers = [
      await listening(servers, cluster, 1, "main"),
      await listening(servers, cluster, 2, "canary"),
    ];
    cluster.createTopic(topic);
    await act(brokers);
  } finally {
    for (const server of servers) {
      server.close();
      await once(server, "close");
    }
  }
}

function advertiseTruly(brokers: readonly FakeBroker[]): void {
  for (const { node, host } of brokers) node.host = host;
}

/** What a program prints. */
async function printed(program: string, ...args: readonly string[]): Promise<string> {
  return (await run("deno", ["run", ...PERMISSIONS, `docs/examples/${program}`, ...args])).stdout;
}

describe("the programs of docs/examples that call a cluster", () => {
  it("list it by pod and rack", () =>
    withBrokers({ name: "orders", assignments: [[1], [2], [2]] }, async (brokers) => {
      const [first, second] = brokers.map(({ port }) => port);
      expect(await printed("list_cluster.ts", `127.0.0.1:${second}`)).toBe([
        `cluster ${brokers[0]!.cluster.clusterId}`,
        "pod main",
        `  1 at broker-1.invalid:${first}, rack r1, leads orders: 0`,
        "pod canary",
        `  2 at broker-2.invalid:${second}, rack r2, leads orders: 1 2`,
        "",
      ].join("\n"));
    }));

  it("read a topic from its leaders, through redirect rules", () =>
    withBrokers({ name: "orders", assignments: [[1], [2]] }, async (brokers) => {
      const { partitions } = brokers[0]!.cluster.topic("orders")!;
      for (const { index, log } of partitions) {
        for (const line of [`a${index}`, `b${index}`]) {
          const value = new TextEncoder().encode(line);
          log.append(encodePlainBatch({ records: [{ timestamp: 1n, value }] }));
        }
      }
      const bootstrap = `127.0.0.1:${brokers[0]!.port}`;
      expect(await printed("read_topic.ts", bootstrap, "orders", "*.invalid => 127.0.0.1")).toBe(
        "0/0: a0\n0/1: b0\n1/0: a1\n1/1: b1\n",
      );
    }));

  it("produce idempotently while the leader goes and comes back", () =>
    withBrokers({ name: "orders", assignments: [[2]] }, async (brokers) => {
      advertiseTruly(brokers);
      const codes = [14, 0]; // of a cluster that has just begun
      for (const broker of brokers) {
        broker.on(
          InitProducerIdServer,
          () => ({
            throttleTimeMs: 0,
            errorCode: codes.shift() ?? 0,
            producerId: 7n,
            producerEpoch: 0,
          }),
        );
      }
      brokers[1]!.fault({ kind: "hangUp", times: 2 });
      brokers[1]!.fault({ kind: "close", api: "Produce", times: 2 }); // what it has written stays
      const bootstrap = `127.0.0.1:${brokers[0]!.port}`;
      expect(await printed("produce_idempotently.ts", bootstrap, "orders", "3")).toBe(
        "line 0 at offset 0\nline 1 at offset 1\nline 2 at offset 2\n",
      );
      const produced = brokers[1]!.requests.filter(({ apiName }) => apiName === "Produce");
      expect(produced.length).toBe(5);
    }));
});
