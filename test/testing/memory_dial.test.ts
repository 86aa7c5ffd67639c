import { describe, expect, it } from "vitest";
import { connectBroker, DialError, DriverError } from "../../codec/driver/mod.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { FakeBroker, FakeCluster, memoryDial, VirtualClock } from "../../codec/testing/mod.ts";

const target = { host: "localhost", address: null, port: 9092 };
const local = { host: "localhost", port: 9092 };
const never = new AbortController().signal;

describe("memoryDial()", () => {
  it("reaches each broker where it is", async () => {
    const cluster = new FakeCluster();
    const brokers = [1, 2].map((nodeId) =>
      new FakeBroker({ cluster, nodeId, port: 9091 + nodeId })
    );
    const dial = memoryDial(brokers);
    for (const broker of brokers) {
      const client = await connectBroker(dial, { host: "localhost", port: broker.port });
      await client.call(Metadata, { topics: [] });
      expect(broker.requests.map(({ apiName }) => apiName)).toEqual(["ApiVersions", "Metadata"]);
      expect(broker.openTransports).toBe(1);
      await client.close();
      expect(broker.openTransports).toBe(0);
    }
  });
  it("looks at the list anew each time", async () => {
    const brokers: FakeBroker[] = [];
    const dial = memoryDial(brokers);
    await expect(dial(target, never)).rejects.toThrow(new DialError("ECONNREFUSED"));
    brokers.push(new FakeBroker());
    (await dial(target, never)).close?.();
  });
  it("refuses another host, and another port", async () => {
    const dial = memoryDial(new FakeBroker());
    for (const other of [{ host: "elsewhere" }, { port: 9093 }]) {
      await expect(dial({ ...target, ...other }, never)).rejects.toThrow(
        new DialError("ECONNREFUSED"),
      );
    }
  });
  it("heeds a signal: before, and while a black hole opens", async () => {
    const broker = new FakeBroker();
    const dial = memoryDial(broker);
    const reason = new Error("given up");
    await expect(dial(target, AbortSignal.abort(reason))).rejects.toBe(reason);
    broker.fault({ kind: "blackHole" });
    const controller = new AbortController();
    const opening = dial(target, controller.signal);
    controller.abort(reason);
    await expect(opening).rejects.toBe(reason);
    expect(broker.openTransports).toBe(0);
  });
  it("does as if there were TLS", async () => {
    const dial = memoryDial(new FakeBroker());
    const client = await connectBroker(dial, { ...local, securityProtocol: "SSL" });
    expect((await client.call(Metadata, { topics: [] })).brokers.length).toBe(1);
    await client.close();
  });
  it("sends what was to be sent at its time, one after the other", async () => {
    const clock = new VirtualClock();
    const broker = new FakeBroker();
    const client = await connectBroker(memoryDial(broker, { clock }), { ...local, clock });
    broker.fault({ kind: "slow", delayMs: 100, times: 2 });
    const answered: number[] = [];
    const calls = [1, 2, 3].map(() =>
      client.call(Metadata, { topics: [] }).then(() => answered.push(clock.nowMs()))
    );
    await clock.run(Promise.all(calls));
    expect(answered).toEqual([100, 200, 200]);
    await clock.run(client.close());
  });
  it("forgets what was to be sent when the client is gone", async () => {
    const clock = new VirtualClock();
    const broker = new FakeBroker();
    const client = await connectBroker(memoryDial(broker, { clock }), { ...local, clock });
    broker.fault({ kind: "slow", delayMs: 100 });
    const call = client.call(Metadata, { topics: [] }).catch((error) => error);
    await clock.advance(50);
    await clock.run(client.close());
    expect((await call).reason).toBe("LOCAL_CLOSE");
    expect([broker.openTransports, clock.pending]).toEqual([0, 0]);
  });
});

describe("FakeBroker.disconnect()", () => {
  for (const [how, reason] of [["close", "PEER_CLOSED"], ["reset", "PEER_RESET"]] as const) {
    it(`${how}: every transport ends, a call in flight has ${reason}, the next one works`, async () => {
      const clock = new VirtualClock();
      const broker = new FakeBroker();
      const client = await connectBroker(memoryDial(broker, { clock }), { ...local, clock });
      broker.fault({ kind: "slow", delayMs: 100 });
      const call = client.call(Metadata, { topics: [] }).catch((error) => error);
      await clock.advance(10);
      broker.disconnect(how);
      expect(broker.openTransports).toBe(0);
      const error = await clock.run(call);
      expect(error).toBeInstanceOf(DriverError);
      expect([error.reason, error.sent]).toEqual([reason, "maybe"]);
      expect((await clock.run(client.call(Metadata, { topics: [] }))).brokers.length).toBe(1);
      await clock.run(client.close());
      expect(clock.pending).toBe(0);
    });
  }
});

describe("a broker that is stopped and started", () => {
  it("is found again by a call that waits", async () => {
    const clock = new VirtualClock();
    const broker = new FakeBroker();
    const client = await connectBroker(memoryDial(broker, { clock }), { ...local, clock });
    const start = broker.fault({ kind: "refuse", times: Infinity });
    broker.disconnect();
    await clock.advance(1); // until then a call would be sent, and lost
    const call = client.call(Metadata, { topics: [] });
    await clock.advance(3_000);
    start();
    expect((await clock.run(call)).brokers.length).toBe(1);
    await clock.run(client.close());
  });
});
