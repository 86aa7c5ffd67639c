// A fake broker behind a listener of Node, as its documentation shows.

import * as dns from "node:dns";
import { once } from "node:events";
import * as net from "node:net";
import * as tls from "node:tls";
import { describe, expect, it } from "vitest";
import { type BrokerClient, connectBroker, nodeDialer } from "../../codec/driver/mod.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { FakeBroker, type Fault, memoryDial, serve } from "../../codec/testing/mod.ts";

const dialer = nodeDialer({ net, tls, dns });

/** Runs a test against a broker that listens; nothing must be left of it afterwards. */
async function listening(
  test: (broker: FakeBroker, connect: () => Promise<BrokerClient>) => Promise<void>,
): Promise<void> {
  const broker = new FakeBroker({ topics: [{ name: "orders" }] });
  const ends: Promise<unknown>[] = [];
  const server = net.createServer((socket) => {
    ends.push(once(socket, "close"));
    const peer = serve(broker.accept(), {
      send: (bytes) => void socket.write(bytes),
      close: () => void socket.end(),
      fail: () => void socket.resetAndDestroy(),
    });
    socket.on("data", (bytes) => void peer.receive(bytes));
    socket.on("error", () => {}).on("close", () => peer.closed());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  await test(broker, () => connectBroker(dialer, { host: "127.0.0.1", port }));
  server.close();
  await Promise.all([once(server, "close"), ...ends]);
  expect(broker.openTransports).toBe(0);
}

describe("serve() behind a listener", () => {
  it("answers", () =>
    listening(async (_, connect) => {
      const client = await connect();
      const { topics } = await client.call(Metadata, { topics: null });
      expect(topics.map(({ name }) => name)).toEqual(["orders"]);
      await client.close();
    }));
  it("answers late", () =>
    listening(async (broker, connect) => {
      const client = await connect();
      broker.fault({ kind: "slow", delayMs: 100 });
      const startMs = performance.now();
      await client.call(Metadata, { topics: [] });
      expect(performance.now() - startMs).toBeGreaterThan(95);
      await client.close();
    }));
  const answers: [kind: Fault["kind"], reason: string][] = [
    ["close", "PEER_CLOSED"],
    ["reset", "PEER_RESET"],
    ["cut", "PEER_CLOSED"],
  ];
  for (const [kind, reason] of answers) {
    it(`${kind}: ${reason}`, () =>
      listening(async (broker, connect) => {
        const client = await connect();
        broker.fault({ kind } as Fault);
        const error = await client.call(Metadata, { topics: [] }).catch((error) => error);
        expect(error.reason).toBe(reason);
        await client.close();
      }));
  }
  const openings: [kind: Fault["kind"], reason: string][] = [
    ["hangUp", "PEER_CLOSED"],
    ["refuse", "PEER_RESET"],
  ];
  for (const [kind, reason] of openings) {
    it(`${kind}: ${reason} while connecting`, () =>
      listening(async (broker, connect) => {
        broker.fault({ kind } as Fault);
        const error = await connect().catch((error) => error);
        expect(error.reason).toBe(reason);
      }));
  }
});

describe("a mistake in a handler", () => {
  it("is left unhandled, where nobody says what to do with it", async () => {
    const others = process.listeners("unhandledRejection");
    process.removeAllListeners("unhandledRejection");
    const unhandled = once(process, "unhandledRejection");
    const broker = new FakeBroker().on(MetadataServer, () => undefined as never);
    const client = await connectBroker(memoryDial(broker), { host: "localhost", port: 9092 });
    const call = client.call(Metadata, { topics: [] }).catch((error) => error);
    const [error] = await unhandled;
    for (const listener of others) process.on("unhandledRejection", listener);
    expect(String(error)).toBe(
      "FakeBrokerError: Cannot answer Metadata 13: expected a response or null from the handler, found undefined",
    );
    expect((await call).code).toBe("FakeBrokerError");
    await client.close();
  });
});
