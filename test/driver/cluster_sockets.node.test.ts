// A client of a cluster over real sockets, in real time.

import * as dns from "node:dns";
import { once } from "node:events";
import * as net from "node:net";
import * as tls from "node:tls";
import { expect, it } from "vitest";
import { connectCluster } from "../../codec/driver/connect_cluster.ts";
import { nodeDialer } from "../../codec/driver/node_dialer.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { ListOffsets } from "../../codec/messages/list_offsets.ts";
import { FakeBroker, FakeCluster, serve } from "../../codec/testing/mod.ts";
import { until } from "./kit.ts";

const WHO = { includeClusterAuthorizedOperations: false };
const HOST = "127.0.0.1";

/** A broker behind a listener. */
class Served {
  readonly broker: FakeBroker;
  readonly address: string;
  readonly #server: net.Server;
  readonly #sockets: Set<net.Socket> = new Set();

  private constructor(cluster: FakeCluster, nodeId: number, server: net.Server) {
    const { port } = server.address() as net.AddressInfo;
    this.#server = server;
    this.address = `${HOST}:${port}`;
    this.broker = new FakeBroker({ cluster, nodeId, host: HOST, port });
    server.on("connection", (socket) => this.#accept(socket));
  }

  static async start(cluster: FakeCluster, nodeId: number): Promise<Served> {
    const server = net.createServer();
    server.listen(0, HOST);
    await once(server, "listening");
    return new Served(cluster, nodeId, server);
  }

  /** How many sockets are open. */
  get open(): number {
    return this.#sockets.size;
  }

  #accept(socket: net.Socket): void {
    this.#sockets.add(socket);
    const peer = serve(this.broker.accept(), {
      send: (bytes) => void socket.write(bytes),
      close: () => void socket.end(),
      fail: () => void socket.resetAndDestroy(),
    });
    socket.on("data", (bytes) => void peer.receive(bytes));
    socket.on("error", () => {}).on("close", () => {
      this.#sockets.delete(socket);
      peer.closed();
    });
  }

  /** Listens no more, and breaks what is open. */
  async kill(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    for (const socket of this.#sockets) socket.resetAndDestroy();
    await once(this.#server, "close");
  }
}

it("connectCluster() with sockets: leaders, a broker that is killed, and nothing left", async () => {
  const cluster = new FakeCluster({ topics: [{ name: "orders", partitions: 3 }] });
  const served = await Promise.all([1, 2, 3].map((id) => Served.start(cluster, id)));
  const client = await connectCluster(nodeDialer({ net, tls, dns }), {
    bootstrapServers: served.map(({ address }) => address),
    clientId: "sockets",
    requestTimeoutMs: 5_000,
  });
  const endOf = async (partition: number) => {
    const end = { partitionIndex: partition, timestamp: -1n };
    const message = { replicaId: -1, topics: [{ name: "orders", partitions: [end] }] };
    const route = { leader: "orders", partition };
    const { topics } = await client.call(ListOffsets, message, { route, idempotent: true });
    return topics[0]!.partitions[0]!.errorCode;
  };
  expect(await Promise.all([0, 1, 2].map(endOf))).toEqual([0, 0, 0]);

  const calls = Array.from(
    { length: 200 },
    () => client.call(DescribeCluster, WHO, { idempotent: true }),
  );
  await served[1]!.kill();
  expect((await Promise.all(calls)).every(({ errorCode }) => errorCode === 0)).toBe(true);
  const lost = client.call(DescribeCluster, WHO, { route: { node: 2 }, timeoutMs: 2_000 });
  const error = await lost.catch((error) => error);
  expect(error).toMatchObject({
    reason: "CALL_TIMEOUT",
    sent: "no",
    nodeId: 2,
    code: "ECONNREFUSED",
  });
  Object.assign(cluster.topic("orders")!.partitions[1]!, { leaderId: 3, leaderEpoch: 1 });
  expect(await endOf(1)).toBe(0);

  await client.close();
  await until(() => served.every(({ open }) => open === 0));
  await Promise.all(served.map((one) => one.kill()));
});
