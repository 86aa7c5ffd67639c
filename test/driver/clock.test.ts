import { describe, expect, it } from "vitest";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import type { Clock } from "../../codec/driver/clock.ts";
import { systemClock } from "../../codec/driver/clock.ts";
import { connectBroker } from "../../codec/driver/connect_broker.ts";
import {
  collect,
  connected,
  Echo,
  expectNothingLeft,
  platformError,
  rest,
  shown,
  STEADY,
  TestBroker,
  TestClock,
  track,
} from "./kit.ts";

const MOST_MS = 2_147_483_647;
const NEXT: Partial<BrokerOptions> = { maxInFlightRequestsPerConnection: 1 };

describe("connection M12: the timer of a client", () => {
  it("is one, whatever happens, and is asked for what a timer can do", async () => {
    const broker = new TestBroker();
    let refuses = false;
    const world = await connected(
      { ...NEXT, retry: true, reconnectBackoffMaxMs: 1000 },
      broker,
      (target, signal) =>
        refuses ? Promise.reject(platformError("ECONNREFUSED")) : broker.dial(target, signal),
    );
    const { client, clock } = world;
    for (let round = 0; round < 5; round++) {
      for (let at = 0; at < 50; at++) {
        client.call(Echo, `${at}`, { timeoutMs: 1 + at * 97 }).catch(() => {});
      }
      await clock.pass(500);
      if (broker.session.unanswered > 0) broker.session.answer();
      await clock.pass(500);
      broker.session.fail("ECONNRESET");
      refuses = true;
      await clock.pass(2000);
      refuses = false;
      await clock.pass(2000);
    }
    expect(clock.most).toBe(1);
    const wrong = clock.delays.filter((delay) =>
      !(Number.isInteger(delay) && delay >= 1 && delay <= MOST_MS)
    );
    expect(wrong).toEqual([]);
    expect(clock.delays.length).toBeGreaterThan(100);
    await client.close();
    expectNothingLeft(world);
  });

  it("is armed anew if the time is further away than a timer can wait", async () => {
    const Pause = {
      ...Echo,
      throttlesFrom: 0,
      decodeResponse: () => ({ throttleTimeMs: MOST_MS }),
    };
    const world = await connected({ requestTimeoutMs: MOST_MS, connectionsMaxIdleMs: -1 });
    const { client, broker, clock } = world;
    const first = client.call(Pause, "pause");
    await rest();
    const call = track(client.call(Echo, "late"));
    await rest();
    broker.session.answer();
    await first; // gives the other one twice the time
    await clock.pass(MOST_MS);
    expect(call.state).toBe("pending");
    await clock.pass(MOST_MS - 1);
    expect(call.state).toBe("pending");
    await clock.pass(1);
    expect(shown(call.error)["reason"]).toBe("REQUEST_TIMEOUT");
    expect(Math.max(...clock.delays)).toBe(MOST_MS);
    expect(clock.wakes).toBeLessThan(10);
    await client.close();
    expectNothingLeft(world);
  });

  it("does no harm if it goes off early, or twice", async () => {
    const world = await connected(NEXT);
    const { client, broker, clock } = world;
    const events = collect(client);
    const calls = ["a", "b"].map((text) => track(client.call(Echo, text)));
    for (let i = 0; i < 20; i++) await clock.ringAll();
    expect(events).toEqual([]);
    expect(clock.timers).toBe(1);
    expect(calls.map(({ state }) => state)).toEqual(["pending", "pending"]);
    broker.session.answer();
    await rest();
    broker.session.answer();
    await rest();
    expect(calls.map(({ value }) => value)).toEqual(["a", "b"]);
    await client.close();
    expectNothingLeft(world);
  });

  it("survives a clock that keeps neither its promises nor its order", async () => {
    const clock = new TestClock();
    const twice: Clock = {
      nowMs: () => clock.nowMs(),
      schedule(delayMs, wake) {
        clock.schedule(delayMs, wake);
        clock.schedule(Math.ceil(delayMs / 2), wake);
        return () => {}; // cancels nothing
      },
    };
    const broker = new TestBroker();
    const client = await connectBroker(broker.dial, { ...STEADY, ...NEXT, clock: twice });
    const calls = ["a", "b"].map((text) => track(client.call(Echo, text, { timeoutMs: 1000 })));
    await clock.pass(999);
    expect(calls.map(({ state }) => state)).toEqual(["pending", "pending"]);
    await clock.pass(1);
    expect(calls.map(({ error }) => shown(error)["reason"])).toEqual([
      "REQUEST_TIMEOUT",
      "CALL_TIMEOUT",
    ]);
    const closing = track(client.close());
    await clock.pass(5000);
    expect(closing.state).toBe("resolved");
  });

  it("connection R-31: ends nothing too early, and does not spin, if the clock goes back", async () => {
    const world = await connected(NEXT);
    const { client, broker, clock } = world;
    const events = collect(client);
    const call = track(client.call(Echo, "a", { timeoutMs: 1000 }));
    const waiting = track(client.call(Echo, "b", { timeoutMs: 1000 }));
    await clock.pass(500);
    clock.jump(-400);
    await clock.ringAll();
    await clock.pass(899);
    expect([call.state, waiting.state]).toEqual(["pending", "pending"]);
    expect(clock.wakes).toBeLessThan(5);
    await clock.pass(1);
    expect(shown(call.error)["reason"]).toBe("REQUEST_TIMEOUT");
    expect(shown(waiting.error)["reason"]).toBe("CALL_TIMEOUT");
    clock.jump(-10_000); // time stands still until the clock is where it was
    const later = track(client.call(Echo, "c"));
    await clock.pass(10_049);
    expect(broker.sessions.length).toBe(1);
    await clock.pass(1);
    broker.session.answer();
    await rest();
    expect(later.value).toBe("c");
    expect(events.filter(({ type }) => type === "stalled")).toEqual([]);
    expect(clock.wakes).toBeLessThan(20);
    await client.close();
    expectNothingLeft(world);
  });
});

describe("a call that has waited", () => {
  it("connection R-31: has no more time than it had, if the clock goes back", async () => {
    const { client, broker, clock } = await connected(NEXT);
    const first = track(client.call(Echo, "a"));
    const call = track(client.call(Echo, "b", { timeoutMs: 1000 }));
    await rest();
    clock.jump(-10_000);
    broker.session.answer();
    await clock.pass(10_999);
    expect([first.state, call.state]).toEqual(["resolved", "pending"]);
    await clock.pass(1);
    expect(shown(call.error)["message"]).toBe(
      "Cannot call Echo: REQUEST_TIMEOUT in ready, perhaps sent: " +
        "advertised b1.internal:9092: request timed out after 1000 ms",
    );
    await client.close();
  });
});

describe("connection M13: after a pause of the whole program", () => {
  it("answers that are there count, for calls in flight and for those that had to wait", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 2 });
    const { client, broker, clock } = world;
    const events = collect(client);
    const calls = ["a", "b", "c"].map((text) => track(client.call(Echo, text)));
    await rest();
    expect(broker.session.texts).toEqual(["a", "b"]);
    clock.jump(3_600_000);
    await clock.ringAll();
    expect(events).toEqual([{ type: "stalled", seq: expect.any(Number), gapMs: 3_570_000 }]);
    expect(calls.map(({ state }) => state)).toEqual(["pending", "pending", "pending"]);
    await clock.pass(49);
    broker.session.answer();
    broker.session.answer();
    await rest();
    broker.session.answer();
    await rest();
    expect(calls.map(({ value }) => value)).toEqual(["a", "b", "c"]);
    expect(broker.sessions.length).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });

  it("what does not come within a moment has not come", async () => {
    const world = await connected(NEXT);
    const { client, clock } = world;
    const calls = ["a", "b"].map((text) => track(client.call(Echo, text)));
    await rest();
    clock.jump(3_600_000);
    await clock.ringAll();
    await clock.pass(49);
    expect(calls.map(({ state }) => state)).toEqual(["pending", "pending"]);
    await clock.pass(1);
    expect(calls.map(({ error }) => shown(error)["reason"])).toEqual([
      "REQUEST_TIMEOUT",
      "CALL_TIMEOUT",
    ]);
    expect(clock.wakes).toBeLessThan(5); // the late one, the end of the moment
    await client.close();
    expectNothingLeft(world);
  });

  it("nothing waits if that is switched off, and as long as is wanted otherwise", async () => {
    for (
      const [options, waitMs] of [
        [{ stallForgiveness: false }, 0],
        [{ stallGraceMs: 500 }, 500],
      ] as const
    ) {
      const { client, clock } = await connected({ ...NEXT, ...options });
      const calls = ["a", "b"].map((text) => track(client.call(Echo, text)));
      await rest();
      clock.jump(3_600_000);
      await clock.ringAll();
      if (waitMs > 0) {
        await clock.pass(waitMs - 1);
        expect(calls.map(({ state }) => state)).toEqual(["pending", "pending"]);
        await clock.pass(1);
      }
      expect(calls.map(({ state }) => state)).toEqual(["rejected", "rejected"]);
      await client.close();
    }
  });
});

describe("systemClock", () => {
  it("never goes back, wakes once and not before the time, unless it is cancelled", async () => {
    const beginMs = systemClock.nowMs();
    let wakes = 0;
    systemClock.schedule(20, () => wakes++);
    systemClock.schedule(10, () => wakes += 100)();
    await new Promise<void>((resolve) => void systemClock.schedule(40, resolve));
    expect(wakes).toBe(1);
    const tookMs = systemClock.nowMs() - beginMs;
    expect(tookMs).toBeGreaterThanOrEqual(39); // timers may be early by less than a millisecond
    expect(tookMs).toBeLessThan(4000);
  });
});
