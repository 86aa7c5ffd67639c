import { describe, expect, it } from "vitest";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import { connectBroker } from "../../codec/driver/connect_broker.ts";
import type { Dial, Duplex } from "../../codec/driver/dialer.ts";
import {
  ADVERTISED,
  closeIn,
  collect,
  connected,
  connecting,
  Echo,
  expectNothingLeft,
  failureOf,
  inSteps,
  never,
  Pipe,
  rest,
  shown,
  SKIP,
  STEADY,
  TestBroker,
  TestClock,
  track,
  type World,
} from "./kit.ts";

const COMMON = { name: "DriverError", advertised: ADVERTISED, dialled: ADVERTISED };
const CLOSED = {
  ...COMMON,
  message: "Cannot call Echo: CLOSED, not sent: " +
    "advertised b1.internal:9092",
  reason: "CLOSED",
  sent: "no",
  phase: null,
};

describe("client.close()", () => {
  it("connection A.18: fails what is in flight and what waits, in order, and leaves nothing", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 2 });
    const { client } = world;
    const settled: string[] = [];
    const calls = ["a", "b", "c", "d"].map((text) => {
      const call = client.call(Echo, text);
      call.catch(() => settled.push(text));
      return track(call);
    });
    await rest();
    await client.close();
    const local = {
      ...COMMON,
      message: "Cannot call Echo: LOCAL_CLOSE in ready, perhaps sent: " +
        "advertised b1.internal:9092",
      reason: "LOCAL_CLOSE",
      sent: "maybe",
      phase: "ready",
    };
    expect(calls.map(({ error }) => shown(error))).toEqual([local, local, CLOSED, CLOSED]);
    expect(settled).toEqual(["a", "b", "c", "d"]);
    expectNothingLeft(world);
  });

  it("is idempotent, and the same for all who close", async () => {
    const world = await connected();
    const { client } = world;
    const events = collect(client);
    const closings = [client.close(), client.close(), client.close({ drainTimeoutMs: 1000 })];
    await Promise.all(closings);
    await client.close();
    await rest();
    expect(events.map(({ type }) => type)).toEqual(["stateChanged", "closed"]);
    expectNothingLeft(world);
  });

  it("ends the client for good", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    await client.close();
    expect(await failureOf(client.call(Echo, "x"))).toEqual(CLOSED);
    expect((await failureOf(client.send(Echo, "x")))["reason"]).toBe("CLOSED");
    const late: unknown[] = [];
    for await (const event of client.events()) late.push(event);
    expect(late).toEqual([]);
    await clock.pass(3_600_000);
    expect(broker.sessions.length).toBe(1);
    expect(clock.wakes).toBe(0);
    expectNothingLeft(world);
  });

  it("is what errors tell then, not what was before", async () => {
    const { client, broker, clock } = await connected();
    broker.session.fail("ECONNRESET");
    await clock.pass(50);
    await client.close();
    expect(await failureOf(client.call(Echo, "x"))).toEqual(CLOSED);
  });

  it("does so whatever the connection is doing", async () => {
    const steps: Record<string, (world: World, platform: Platform) => Promise<unknown> | void> = {
      idle: ({ clock }) => clock.pass(3_600_000),
      backoff: ({ client }) => void client.call(Echo, "x").catch(() => {}),
      redirecting: async ({ client, clock }, platform) => {
        platform.decide = never;
        client.call(Echo, "x").catch(() => {});
        await clock.pass(50);
      },
      resolving: async ({ client, clock }, platform) => {
        platform.resolve = never;
        client.call(Echo, "x").catch(() => {});
        await clock.pass(50);
      },
      tcp: async ({ client, clock }, platform) => {
        platform.open = never;
        client.call(Echo, "x").catch(() => {});
        await clock.pass(50);
      },
      tls: async ({ client, clock }, platform) => {
        platform.secure = never;
        client.call(Echo, "x").catch(() => {});
        await clock.pass(50);
      },
      negotiating: async ({ client, clock, broker }) => {
        broker.speaks = false;
        client.call(Echo, "x").catch(() => {});
        await clock.pass(50);
      },
      ready: async ({ client, clock }) => {
        client.call(Echo, "x").catch(() => {});
        await clock.pass(50);
      },
    };
    for (const [state, step] of Object.entries(steps)) {
      const platform: Platform = {};
      const broker = new TestBroker();
      const world = await connected(
        {
          securityProtocol: "SSL",
          redirector: "ask-driver",
          decide: () => platform.decide?.() ?? Promise.resolve(null),
        },
        broker,
        inSteps(broker, {
          resolve: (_host, _family, signal) => {
            broker.signals.push(signal);
            return platform.resolve?.() ?? Promise.resolve(["10.0.0.1"]);
          },
          open: (target, signal) => platform.open?.() ?? broker.dial(target, signal),
          secure: (duplex) => platform.secure?.() ?? Promise.resolve(duplex),
        }),
      );
      const events = collect(world.client);
      broker.session.cut();
      await rest();
      await step(world, platform);
      const call = track(world.client.call(Echo, "y"));
      await world.client.close();
      const at = events.findLast(({ type }) => type === "stateChanged") as { from?: string };
      expect(at?.from).toBe(state === "idle" ? "redirecting" : state); // somebody calls
      await rest();
      expect([call.state, shown(call.error)["sent"]]).toEqual([
        "rejected",
        state === "ready" ? expect.any(String) : "no",
      ]);
      expectNothingLeft(world);
      await world.clock.pass(3_600_000);
      expectNothingLeft(world);
    }
  });

  it("connection A.21: closes what is opened too late", async () => {
    const broker = new TestBroker();
    let open = () => {};
    const dial: Dial = (target, signal) => {
      if (broker.sessions.length === 0) return broker.dial(target, signal);
      broker.signals.push(signal);
      return new Promise((resolve) => open = () => resolve(broker.open()));
    };
    const world = await connected({}, broker, dial);
    broker.session.cut();
    await rest();
    const call = track(world.client.call(Echo, "x"));
    await world.clock.pass(50);
    await world.client.close();
    expect(call.state).toBe("rejected");
    open();
    await rest();
    expect(broker.sessions.length).toBe(2);
    expectNothingLeft(world);
  });

  it("connection A.21: ends the streams of what is opened too late, if there is nothing else to free", async () => {
    const pipe = new Pipe();
    const { readable, writable } = pipe.duplex;
    let open = () => {};
    const dial: Dial = () => new Promise((resolve) => open = () => resolve({ readable, writable }));
    const attempt = await connecting({}, () => dial);
    await attempt.clock.pass(5000);
    expect(attempt.connecting.state).toBe("rejected");
    open();
    await rest();
    expect(pipe.ended).toEqual({ cancel: 1, close: 0, abort: 1, free: 0 });
  });

  it("waits for streams that do not end for a second, and gives them up", async () => {
    const stuck: Partial<UnderlyingSink<Uint8Array> & UnderlyingSource<Uint8Array>>[] = [
      { write: () => never() },
      { abort: () => never() },
      { cancel: () => never() },
    ];
    for (const what of stuck) {
      let freed = 0;
      const { write = () => {}, abort = () => {}, cancel = () => {} } = what;
      const duplex: Duplex = {
        readable: new ReadableStream({ cancel }),
        writable: new WritableStream({ write, abort }),
        close: () => void freed++,
      };
      const world = await connected(SKIP, new TestBroker(), () => Promise.resolve(duplex));
      const call = track(world.client.call(Echo, "x"));
      await rest();
      await closeIn(1000, world);
      expect(call.state).toBe("rejected");
      expect(freed).toBe(1);
      expectNothingLeft(world);
    }
  });

  it("does not fail if the platform does", async () => {
    const fail = () => {
      throw new Error("no");
    };
    for (const options of [{}, { drainTimeoutMs: 10 }]) {
      const duplex: Duplex = {
        readable: new ReadableStream({ cancel: fail }),
        writable: new WritableStream({ abort: fail, close: fail }),
        close: fail,
      };
      const world = await connected(SKIP, new TestBroker(), () => Promise.resolve(duplex));
      await world.client.close(options);
      expectNothingLeft(world);
    }
  });
});

/** What of a platform is other than usual. */
interface Platform {
  decide?: () => Promise<never>;
  resolve?: () => Promise<never>;
  open?: () => Promise<never>;
  secure?: () => Promise<never>;
}

describe("client.close({ drainTimeoutMs })", () => {
  it("connection A.15: lets what is in flight be answered, and nothing else", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 2 });
    const { client, broker, clock } = world;
    const events = collect(client);
    const calls = ["a", "b", "c"].map((text) => track(client.call(Echo, text)));
    await rest();
    const closing = track(client.close({ drainTimeoutMs: 1000 }));
    await clock.pass(999);
    expect([calls.map(({ state }) => state), closing.state]).toEqual([
      ["pending", "pending", "rejected"],
      "pending",
    ]);
    const draining = {
      ...CLOSED,
      message: "Cannot call Echo: CLOSED in draining, not sent: " +
        "advertised b1.internal:9092",
      phase: "draining",
    };
    expect(shown(calls[2]!.error)).toEqual(draining);
    expect(await failureOf(client.call(Echo, "d"))).toEqual(draining);
    broker.session.answer();
    await rest();
    expect(closing.state).toBe("pending");
    broker.session.answer();
    await rest();
    expect(calls.map(({ value }) => value)).toEqual(["a", "b", undefined]);
    expect(closing.state).toBe("resolved");
    expect(events.filter(({ type }) => type === "drained").length).toBe(1);
    expectNothingLeft(world);
  });

  it("connection A.18: fails what is not answered in time", async () => {
    const world = await connected();
    const { client, clock } = world;
    const call = track(client.call(Echo, "a"));
    await rest();
    const closing = track(client.close({ drainTimeoutMs: 1000 }));
    await clock.pass(1000);
    expect(shown(call.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: DRAIN_TIMEOUT in draining, perhaps sent: " +
        "advertised b1.internal:9092",
      reason: "DRAIN_TIMEOUT",
      sent: "maybe",
      phase: "draining",
    });
    expect(closing.state).toBe("resolved");
    expectNothingLeft(world);
  });

  it("connection A.15: is cut short by another `close`", async () => {
    const world = await connected();
    const { client } = world;
    const call = track(client.call(Echo, "a"));
    await rest();
    const draining = track(client.close({ drainTimeoutMs: 60_000 }));
    await rest();
    await client.close();
    await rest();
    expect(draining.state).toBe("resolved");
    const { reason, phase } = shown(call.error);
    expect({ reason, phase }).toEqual({ reason: "LOCAL_CLOSE", phase: "draining" });
    expectNothingLeft(world);
  });

  it("connection A.18: tells what is in flight if the peer goes meanwhile", async () => {
    const world = await connected();
    const call = track(world.client.call(Echo, "a"));
    await rest();
    const closing = track(world.client.close({ drainTimeoutMs: 1000 }));
    world.broker.session.cut();
    await rest();
    expect(closing.state).toBe("resolved");
    expect(shown(call.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: PEER_CLOSED in draining, perhaps sent: " +
        "advertised b1.internal:9092: the peer closed the connection",
      reason: "PEER_CLOSED",
      sent: "maybe",
      phase: "draining",
    });
    expectNothingLeft(world);
  });

  it("takes any number", async () => {
    const asked: [number, number][] = [[0, 0], [-1, 0], [NaN, 0], [0.5, 1], [1, 1], [
      Infinity,
      3_600_000,
    ]];
    for (const [drainTimeoutMs, waitMs] of asked) {
      const { client, clock } = await connected({ requestTimeoutMs: 3_600_000 });
      const call = track(client.call(Echo, "a"));
      await rest();
      const closing = track(client.close({ drainTimeoutMs }));
      if (waitMs > 0) await clock.pass(waitMs - 1);
      else await rest();
      expect(call.state).toBe(waitMs > 0 ? "pending" : "rejected");
      await clock.pass(1);
      expect([call.state, closing.state]).toEqual(["rejected", "resolved"]);
    }
  });

  for (
    const [how, closing, waitMs] of [
      ["in good order if nothing is in flight", Promise.resolve(), 0],
      ["by force if good order takes more than a second", never<void>(), 1000],
    ] as const
  ) {
    it(`ends the transport ${how}`, async () => {
      const pipe = new Pipe();
      pipe.closing = closing;
      const world = await connected(SKIP, new TestBroker(), () => Promise.resolve(pipe.duplex));
      const { client, clock } = world;
      const call = track(client.call(Echo, "x"));
      await rest();
      pipe.answer(0, "x");
      await rest();
      expect(call.state).toBe("resolved");
      const ended = track(client.close({ drainTimeoutMs: 5000 }));
      await rest();
      if (waitMs > 0) {
        expect([ended.state, pipe.ended.free]).toEqual(["pending", 0]);
        await clock.pass(waitMs);
      }
      await rest();
      expect([ended.state, pipe.ended]).toEqual([
        "resolved",
        { cancel: 1, close: 1, abort: 0, free: 1 },
      ]);
      expect(clock.timers).toBe(0);
    });
  }
});

describe("await using", () => {
  it("closes the client, where the engine knows it", async () => {
    const world = await connected();
    const { asyncDispose } = Symbol as { asyncDispose?: symbol };
    const dispose = asyncDispose &&
      (world.client as unknown as Record<symbol, () => Promise<void>>)[asyncDispose];
    expect(typeof dispose).toBe(asyncDispose ? "function" : "undefined");
    await (dispose ? dispose() : world.client.close());
    expectNothingLeft(world);
  });

  it("is not there where the engine does not", async () => {
    const { Symbol: Known } = globalThis;
    const properties = Object.getOwnPropertyDescriptors(Known) as Record<
      string,
      PropertyDescriptor
    >;
    delete properties["asyncDispose"];
    delete properties["prototype"];
    const Older = Object.defineProperties(() => Known(), properties);
    const broker = new TestBroker();
    const options: BrokerOptions = { ...STEADY, clock: new TestClock() };
    const connecting = connectBroker(broker.dial, options);
    globalThis.Symbol = Older as unknown as typeof Known;
    const client = await connecting.finally(() => void (globalThis.Symbol = Known));
    expect(Object.getOwnPropertySymbols(client)).toEqual([]);
    await client.close();
  });
});
