import { describe, expect, it } from "vitest";
import type { Dial } from "../../codec/driver/dialer.ts";
import { EncodeError } from "../../codec/wire/mod.ts";
import {
  ADVERTISED,
  connected,
  Echo,
  errorOf,
  expectNothingLeft,
  never,
  OFFERED,
  platformError,
  rest,
  shown,
  TestBroker,
  track,
} from "./kit.ts";

type Decision = { readonly type: "keep" } | { readonly type: "to"; readonly host: string };
const COMMON = { name: "DriverError", advertised: ADVERTISED, dialled: ADVERTISED };

/** A platform that can be told to refuse, or to do nothing. */
class Switch {
  refuses: string | null = null;
  hangs = false;
  readonly dial: Dial;

  constructor(broker: TestBroker) {
    this.dial = (target, signal) => {
      if (!this.refuses && !this.hangs) return broker.dial(target, signal);
      broker.targets.push(target);
      broker.signals.push(signal);
      return this.refuses ? Promise.reject(platformError(this.refuses)) : never();
    };
  }
}

describe("a connection that is lost", () => {
  for (
    const [end, reason, code, text] of [
      ["cut", "PEER_CLOSED", undefined, "the peer closed the connection"],
      ["fail", "PEER_RESET", "ECONNRESET", "the peer reset the connection"],
    ] as const
  ) {
    it(`connection A.18: rejects what is in flight (${reason}), and sends what waits, once`, async () => {
      const world = await connected();
      const { client, broker, clock } = world;
      const calls = Array.from({ length: 8 }, (_, at) => track(client.call(Echo, `${at}`)));
      await rest();
      const [first] = broker.sessions;
      expect(first!.texts).toEqual(["0", "1", "2", "3", "4"]);
      first!.answer();
      await rest();
      expect(first!.texts.at(-1)).toBe("5");
      first![end]("ECONNRESET");
      await rest();
      expect(calls.map(({ state }) => state)).toEqual([
        "resolved",
        ...Array(5).fill("rejected"),
        "pending",
        "pending",
      ]);
      expect(calls.slice(1, 6).map(({ error }) => shown(error))).toEqual(
        Array(5).fill({
          ...COMMON,
          message:
            `Cannot call Echo: ${reason} in ready, perhaps sent: advertised b1.internal:9092: ${text}`,
          reason,
          sent: "maybe",
          phase: "ready",
          ...(code && { code }),
        }),
      );
      expect(broker.sessions.length).toBe(1); // there is a backoff
      await clock.pass(50);
      expect(broker.sessions.length).toBe(2);
      expect(broker.session.texts).toEqual(["6", "7"]);
      broker.session.answer();
      broker.session.answer();
      await rest();
      expect(calls.slice(6).map(({ value }) => value)).toEqual(["6", "7"]);
      await client.close();
      expectNothingLeft(world);
    });
  }

  it("connection A.18: delivers answers that came before the end", async () => {
    const { client, broker } = await connected();
    const calls = ["a", "b"].map((text) => track(client.call(Echo, text)));
    await rest();
    broker.session.answer();
    broker.session.cut();
    await rest();
    expect(calls.map(({ state }) => state)).toEqual(["resolved", "rejected"]);
    await client.close();
  });

  it("is not opened again before somebody wants it", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    broker.session.cut();
    await clock.pass(3_600_000);
    expect(broker.sessions.length).toBe(1);
    expect(clock.timers).toBe(0);
    const call = track(client.call(Echo, "now"));
    await rest();
    expect(broker.sessions.length).toBe(2);
    broker.session.answer();
    await rest();
    expect(call.value).toBe("now");
    await client.close();
    expectNothingLeft(world);
  });

  it("is opened again at once, if it is to be", async () => {
    const { client, broker, clock } = await connected({ reconnect: "eager" });
    broker.session.cut();
    await clock.pass(50);
    expect(broker.sessions.length).toBe(2);
    await client.close();
  });

  it("connection A.14: is opened again for the next call after it was closed for being idle", async () => {
    const world = await connected({ connectionsMaxIdleMs: 1000 });
    const { client, broker, clock } = world;
    await clock.pass(1000);
    expect(broker.session.freed).toBe(1);
    expect(clock.timers).toBe(0);
    const call = track(client.call(Echo, "again"));
    await rest();
    broker.session.answer();
    await rest();
    expect(call.value).toBe("again");
    await client.close();
    expectNothingLeft(world);
  });
});

describe("calls that wait for a connection", () => {
  it("are sent in their order when it is there, before those that are made then", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    broker.session.cut();
    await rest();
    for (const text of ["a", "b"]) void client.call(Echo, text).catch(() => {});
    await clock.pass(49);
    broker.onRequest = ({ text }) => {
      if (text === "a") void client.call(Echo, "d").catch(() => {});
    };
    void client.call(Echo, "c").catch(() => {});
    await clock.pass(1);
    for (const session of broker.sessions.slice(1)) {
      for (let i = 0; i < 4; i++, await rest()) session.answer();
      expect(session.texts).toEqual(["a", "b", "c", "d"]);
    }
    await client.close();
    expectNothingLeft(world);
  });

  it("wait through failures that may pass, each within its time", async () => {
    const broker = new TestBroker();
    const platform = new Switch(broker);
    const world = await connected({}, broker, platform.dial);
    const { client, clock } = world;
    platform.refuses = "ECONNREFUSED";
    broker.session.cut();
    await rest();
    const short = track(client.call(Echo, "short", { timeoutMs: 500 }));
    const long = track(client.call(Echo, "long"));
    await clock.pass(499);
    expect([short.state, long.state]).toEqual(["pending", "pending"]);
    await clock.pass(1);
    expect(shown(short.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: CALL_TIMEOUT in tcp, not sent: " +
        "advertised b1.internal:9092: cannot connect: ECONNREFUSED; the call had 500 ms",
      reason: "CALL_TIMEOUT",
      sent: "no",
      phase: "tcp",
      code: "ECONNREFUSED",
      because: "CONNECT_REFUSED",
    });
    expect(long.state).toBe("pending");
    platform.refuses = null;
    await clock.pass(1000);
    broker.session.answer();
    await rest();
    expect(broker.session.texts).toEqual(["long"]);
    expect(long.value).toBe("long");
    await client.close();
    expectNothingLeft(world);
  });

  it("run out of time while the platform connects; nobody connects for nobody", async () => {
    const broker = new TestBroker();
    const platform = new Switch(broker);
    const world = await connected({}, broker, platform.dial);
    const { client, clock } = world;
    platform.hangs = true;
    broker.session.cut();
    await rest();
    const call = track(client.call(Echo, "x", { timeoutMs: 1000 }));
    await clock.pass(1000);
    expect(shown(call.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: CALL_TIMEOUT in tcp, not sent: advertised " +
        "b1.internal:9092: the peer closed a quiet connection; the call had 1000 ms",
      reason: "CALL_TIMEOUT",
      sent: "no",
      phase: "tcp",
      because: "PEER_IDLE_CLOSE",
    });
    await clock.pass(3_600_000);
    expect(broker.targets.length).toBe(2); // the attempt that was under way was the last one
    expect(clock.timers).toBe(0);
    await client.close();
    expectNothingLeft(world);
  });

  it("are told nothing of failures that are over", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    const { client, broker, clock } = world;
    broker.session.fail("ECONNRESET");
    await rest();
    const first = track(client.call(Echo, "a"));
    const second = track(client.call(Echo, "b", { timeoutMs: 100 }));
    await clock.pass(50);
    expect(broker.session.texts).toEqual(["a"]);
    await clock.pass(50);
    expect(first.state).toBe("pending");
    expect(shown(second.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: CALL_TIMEOUT in ready, not sent: " +
        "advertised b1.internal:9092; the call had 100 ms",
      reason: "CALL_TIMEOUT",
      sent: "no",
      phase: "ready",
    });
    await client.close();
    expectNothingLeft(world);
  });

  it("may be aborted, and are not sent then", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    broker.session.cut();
    await rest();
    const controller = new AbortController();
    const call = track(client.call(Echo, "x", { signal: controller.signal }));
    await clock.pass(10);
    controller.abort();
    await rest();
    const { reason, sent } = shown(call.error);
    expect({ reason, sent }).toEqual({ reason: "ABORTED", sent: "no" });
    await clock.pass(3_600_000);
    expect(broker.sessions.length).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });

  it("connection A.11: are encoded anew if the next broker offers other versions", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    broker.session.cut();
    await rest();
    const calls = [
      client.call(Echo, "any"),
      client.call(Echo, "four", { version: 4 }),
      client.call(Echo, "one", { version: 1 }),
    ].map(track);
    broker.offered = { ...OFFERED, 3: { min: 0, max: 2 } };
    await clock.pass(50);
    const { requests } = broker.session;
    expect(requests.map(({ text, apiVersion }) => ({ text, apiVersion }))).toEqual([
      { text: "any", apiVersion: 2 },
      { text: "one", apiVersion: 1 },
    ]);
    expect(client.versions).toEqual(broker.offered);
    expect(calls[1]!.error).toBeInstanceOf(EncodeError);
    expect((calls[1]!.error as Error).message).toBe(
      "Cannot encode EchoRequest: expected version 0 to 2, which the peer offers, " +
        "found version 4",
    );
    await client.close();
    expectNothingLeft(world);
  });

  it("say what they said when they were made, if the next broker offers the same version", async () => {
    const { client, broker, clock } = await connected();
    const Sum = {
      ...Echo,
      encodeRequest: (numbers: number[]) => new TextEncoder().encode(numbers.join("+")),
    };
    broker.session.cut();
    await rest();
    const message = [1, 2];
    client.call(Sum, message).catch(() => {});
    message.push(3);
    await clock.pass(50);
    expect(broker.session.texts).toEqual(["1+2"]);
    await client.close();
  });

  it("nothing is sent twice, whatever happens to the connection", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 2 });
    const { client, broker, clock } = world;
    const calls = Array.from({ length: 40 }, (_, at) => track(client.call(Echo, `${at}`)));
    const ends = ["cut", "fail"] as const;
    await rest();
    for (let i = 0; i < 30; i++) {
      const { session } = broker;
      if (i % 3 > 0 && session.unanswered > 0) session.answer();
      await rest();
      session[ends[i % 2]!]("EPIPE");
      await clock.pass(50);
    }
    const sent = broker.sessions.flatMap(({ texts }) => texts);
    expect(sent.length).toBe(40);
    expect(new Set(sent).size).toBe(40);
    expect(calls.filter(({ state }) => state === "pending")).toEqual([]);
    const told = calls.map(({ error }) => error && shown(error)["sent"]);
    expect(told.filter((sent) => sent === "no")).toEqual([]);
    await client.close();
    expectNothingLeft(world);
  });
});

describe("a final failure at the reconnect", () => {
  it("connection A.17: fails the calls that wait, with what has failed", async () => {
    const broker = new TestBroker();
    let decision: Decision = { type: "keep" };
    const decide = () => Promise.resolve(decision);
    const world = await connected({ redirector: "ask-driver", decide }, broker);
    const { client, clock } = world;
    broker.session.cut();
    await rest();
    decision = { type: "to", host: "" };
    const error = errorOf(client.call(Echo, "x"));
    await clock.pass(50);
    expect(shown(await error)).toEqual({
      name: "DriverError",
      message: "Cannot call Echo: REDIRECT_INVALID in redirect, not sent: " +
        'advertised b1.internal:9092: redirection is not valid: expected a host, found ""',
      reason: "REDIRECT_INVALID",
      sent: "no",
      phase: "redirect",
      code: "BAD_HOST",
      advertised: ADVERTISED,
    });
    await clock.pass(3_600_000);
    expect(broker.sessions.length).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });
});
