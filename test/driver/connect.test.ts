import { describe, expect, it } from "vitest";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import { connectBroker } from "../../codec/driver/connect_broker.ts";
import type { Dial } from "../../codec/driver/dialer.ts";
import { DriverError } from "../../codec/driver/driver_error.ts";
import {
  ADVERTISED,
  connecting,
  Echo,
  expectNothingLeft,
  failureOf,
  ListenedTo,
  never,
  OFFERED,
  platformError,
  rest,
  shown,
  STEADY,
  TestBroker,
  TestClock,
  track,
  untilSettled,
} from "./kit.ts";

/** A platform that never gets anywhere, and counts. */
function refusing(broker: TestBroker, code = "ECONNREFUSED"): Dial {
  return (target, signal) => {
    broker.targets.push(target);
    broker.signals.push(signal);
    return Promise.reject(platformError(code));
  };
}

describe("connectBroker()", () => {
  it("resolves when requests can be sent, with what the broker offers", async () => {
    const attempt = await connecting();
    const { clock, broker } = attempt;
    const client = attempt.connecting.value!;
    expect(client.versions).toEqual(OFFERED);
    expect(broker.targets).toEqual([{ host: "b1.internal", address: null, port: 9092 }]);
    expect(broker.signals[0]!.aborted).toBe(false);
    expect(clock.timers).toBe(1);
    await client.close();
    expectNothingLeft(attempt);
  });

  it("does not resolve before the broker has said what it offers", async () => {
    const broker = new TestBroker();
    broker.speaks = false;
    const attempt = await connecting({}, ({ dial }) => dial, broker);
    await attempt.clock.pass(29_999);
    expect(attempt.connecting.state).toBe("pending");
    await attempt.clock.pass(1);
    expect(shown(attempt.connecting.error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: REQUEST_TIMEOUT in negotiating: " +
        "advertised b1.internal:9092: request timed out after 30000 ms",
      reason: "REQUEST_TIMEOUT",
      sent: "no",
      phase: "negotiating",
      advertised: ADVERTISED,
      dialled: ADVERTISED,
    });
    expectNothingLeft(attempt);
  });

  it("begins each client's generator of backoffs elsewhere", async () => {
    const waits = new Set<number>();
    for (let i = 0; i < 8; i++) {
      const options = {
        seed: undefined as never,
        connectTimeoutMs: null,
        socketConnectionSetupTimeoutMaxMs: 30_000,
      };
      const { clock } = await connecting(options, () => () => never());
      waits.add(clock.delays[0]!); // how long the setup may take: it is drawn
    }
    expect(waits.size).toBeGreaterThan(4);
  });

  it("takes an option that is undefined for one that is absent", async () => {
    const names = "seed clock authenticator sasl decide retry signal stallForgiveness redirector";
    const absent = Object.fromEntries(names.split(" ").map((name) => [name, undefined]));
    const broker = new TestBroker();
    const client = await connectBroker(broker.dial, { ...ADVERTISED, ...absent } as BrokerOptions);
    await client.close();
    expect(broker.session.isClosed).toBe(true);
  });
});

describe("connectBroker() without retry", () => {
  it("rejects at the first failed attempt, and leaves nothing", async () => {
    const attempt = await connecting({}, (broker) => refusing(broker));
    expect(attempt.connecting.error).toBeInstanceOf(DriverError);
    expect(shown(attempt.connecting.error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: CONNECT_REFUSED in tcp: " +
        "advertised b1.internal:9092: cannot connect: ECONNREFUSED",
      reason: "CONNECT_REFUSED",
      sent: "no",
      phase: "tcp",
      code: "ECONNREFUSED",
      advertised: ADVERTISED,
      dialled: ADVERTISED,
    });
    expectNothingLeft(attempt);
    await attempt.clock.pass(60_000);
    expect(attempt.broker.targets.length).toBe(1);
  });

  for (
    const [when, options] of [
      ["there is no backoff", { reconnectBackoffMs: 0 }],
      ["the connection reconnects by itself", { reconnect: "eager" }],
    ] as const
  ) {
    it(`dials once even if ${when}`, async () => {
      const attempt = await connecting(options, (broker) => refusing(broker));
      expect(attempt.connecting.state).toBe("rejected");
      await attempt.clock.pass(60_000);
      expect(attempt.broker.targets.length).toBe(1);
      expectNothingLeft(attempt);
    });
  }

  it("dials once even if time flies", async () => {
    const clock = new TestClock();
    const broker = new TestBroker();
    const flying = {
      schedule: clock.schedule.bind(clock),
      nowMs: () => (clock.jump(5), clock.nowMs()),
    };
    const options = { ...STEADY, reconnectBackoffMs: 0, clock: flying };
    expect((await failureOf(connectBroker(refusing(broker), options)))["reason"]).toBe(
      "CONNECT_REFUSED",
    );
    expect(broker.targets.length).toBe(1);
    expectNothingLeft({ clock, broker });
  });

  it("connection M7, A.21: gives up a dial that does not end, and closes what opens later", async () => {
    let open = () => {};
    const attempt = await connecting({}, (broker) => (_target, signal) => {
      broker.signals.push(signal);
      return new Promise((resolve) => open = () => resolve(broker.open()));
    });
    await attempt.clock.pass(4_999);
    expect(attempt.connecting.state).toBe("pending");
    await attempt.clock.pass(1);
    expect(shown(attempt.connecting.error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: CONNECT_TIMEOUT in tcp: " +
        "advertised b1.internal:9092: connect timed out after 5000 ms",
      reason: "CONNECT_TIMEOUT",
      sent: "no",
      phase: "tcp",
      advertised: ADVERTISED,
      dialled: ADVERTISED,
    });
    expectNothingLeft(attempt);
    open();
    await rest();
    expect(attempt.broker.session.isClosed).toBe(true);
    expectNothingLeft(attempt);
  });

  it("connection A.17: tells what the peer did, and when", async () => {
    const told: unknown[] = [];
    for (const end of ["cut", "fail"] as const) {
      const broker = new TestBroker();
      broker.speaks = false;
      const attempt = await connecting({}, ({ dial }) => dial, broker);
      broker.session[end]("ECONNRESET");
      await rest();
      told.push(shown(attempt.connecting.error)["message"]);
      expect(attempt.clock.timers).toBe(0);
      expect(broker.session.freed).toBe(1);
    }
    expect(told).toEqual([
      "Cannot connect: PEER_CLOSED in negotiating: " +
      "advertised b1.internal:9092: the peer closed the connection",
      "Cannot connect: PEER_RESET in negotiating: " +
      "advertised b1.internal:9092: the peer reset the connection",
    ]);
  });

  it("connection R-27: tells what a peer speaks that is no broker", async () => {
    const broker = new TestBroker();
    broker.speaks = false;
    const attempt = await connecting({}, ({ dial }) => dial, broker);
    broker.session.send(new TextEncoder().encode("HTTP/1.1 400 Bad Request\r\n\r\n"));
    await rest();
    expect(shown(attempt.connecting.error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: PROTOCOL_ERROR in negotiating: " +
        "advertised b1.internal:9092: the peer speaks HTTP",
      reason: "PROTOCOL_ERROR",
      sent: "no",
      phase: "negotiating",
      code: "PEER_SPEAKS_HTTP",
      advertised: ADVERTISED,
      dialled: ADVERTISED,
    });
    expectNothingLeft(attempt);
  });
});

describe("connectBroker() with retry", () => {
  it("connection A.16: goes on after failures that may pass, with the machine's backoff", async () => {
    const dialledMs: number[] = [];
    const attempt = await connecting(
      { retry: true, reconnectBackoffMs: 50, reconnectBackoffMaxMs: 1000 },
      (broker, clock) => (target, signal) => {
        dialledMs.push(clock.nowMs());
        return (dialledMs.length < 8 ? refusing(broker) : broker.dial)(target, signal);
      },
    );
    await untilSettled(attempt);
    expect(attempt.connecting.state).toBe("resolved");
    const waits = dialledMs.slice(1).map((ms, at) => ms - dialledMs[at]!);
    const ranges = [[40, 60], [80, 120], [160, 240], [320, 480], [640, 960], [800, 1000], [
      800,
      1000,
    ]];
    const isIn = waits.map((wait, at) => wait >= ranges[at]![0]! && wait <= ranges[at]![1]!);
    expect(isIn, `${waits}`).toEqual(ranges.map(() => true));
    await attempt.connecting.value!.close();
    expectNothingLeft(attempt);
  });

  it("goes on whatever kind of failure it is that may pass", async () => {
    const broker = new TestBroker();
    const failures = [
      () => broker.session.cut(),
      () => broker.session.fail("ECONNRESET"),
      () => broker.session.send(new TextEncoder().encode("SSH-2.0-OpenSSH\r\n")),
    ];
    broker.speaks = false;
    const attempt = await connecting({ retry: true }, ({ dial }) => dial, broker);
    for (const fail of failures) {
      fail();
      await attempt.clock.pass(60);
      expect(attempt.connecting.state).toBe("pending");
    }
    await attempt.clock.pass(30_000); // silence
    expect(attempt.connecting.state).toBe("pending");
    broker.speaks = true;
    await attempt.clock.pass(50);
    expect(attempt.connecting.state).toBe("resolved");
    expect(broker.sessions.length).toBe(5);
    expect(broker.sessions.map(({ freed }) => freed)).toEqual([1, 1, 1, 1, 0]);
    await attempt.connecting.value!.close();
    expectNothingLeft(attempt);
  });

  it("attempts once a millisecond, not more often, without a backoff", async () => {
    const attempt = await connecting(
      { retry: true, reconnectBackoffMs: 0 },
      (broker) => refusing(broker),
    );
    const { broker, clock } = attempt;
    expect(broker.targets.length).toBe(1);
    await clock.pass(100);
    expect(broker.targets.length).toBe(101);
    expect(clock.timers).toBe(1);
  });
});

describe("connectBroker() with a signal", () => {
  it("does not dial if it is aborted already", async () => {
    const reason = new Error("no time");
    const attempt = await connecting({ signal: AbortSignal.abort(reason) });
    expect(shown(attempt.connecting.error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: ABORTED: advertised b1.internal:9092; no time",
      reason: "ABORTED",
      sent: "no",
      phase: null,
      advertised: ADVERTISED,
    });
    expect((attempt.connecting.error as Error).cause).toBe(reason);
    expect(attempt.broker.targets).toEqual([]);
    expectNothingLeft(attempt);
  });

  it("gives up what is opening", async () => {
    const controller = new AbortController();
    const attempt = await connecting(
      { signal: controller.signal },
      (broker) => (_target, signal) => {
        broker.signals.push(signal);
        return never();
      },
    );
    controller.abort("enough");
    await rest();
    expect(shown(attempt.connecting.error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: ABORTED in tcp: advertised b1.internal:9092",
      reason: "ABORTED",
      sent: "no",
      phase: "tcp",
      advertised: ADVERTISED,
    });
    expect((attempt.connecting.error as Error).cause).toBe("enough");
    expectNothingLeft(attempt);
  });

  it("ends the tries, and says why the last one has failed", async () => {
    const controller = new AbortController();
    const attempt = await connecting(
      { signal: controller.signal, retry: true },
      (broker) => refusing(broker),
    );
    await attempt.clock.pass(500);
    expect(attempt.connecting.state).toBe("pending");
    controller.abort(new Error("enough"));
    await rest();
    expect(shown(attempt.connecting.error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: ABORTED in tcp: " +
        "advertised b1.internal:9092: cannot connect: ECONNREFUSED; enough",
      reason: "ABORTED",
      sent: "no",
      phase: "tcp",
      code: "ECONNREFUSED",
      because: "CONNECT_REFUSED",
      advertised: ADVERTISED,
      dialled: ADVERTISED,
    });
    expect((attempt.connecting.error as { cause: Error }).cause.message).toBe("enough");
    expectNothingLeft(attempt);
    const { length } = attempt.broker.targets;
    await attempt.clock.pass(60_000);
    expect(attempt.broker.targets.length).toBe(length);
  });

  it("leaves no listener, and does nothing to a client that is there", async () => {
    const controller = new ListenedTo();
    const { signal, listeners } = controller;
    const { connecting: { value: client }, broker } = await connecting({ signal });
    expect(listeners.size).toBe(0);
    controller.abort();
    const call = track(client!.call(Echo, "still here"));
    await rest();
    broker.session.answer();
    await rest();
    expect(call.value).toBe("still here");
    await client!.close();
  });

  it("aborted by the dialer itself, ends the attempt at once", async () => {
    const controller = new AbortController();
    const clock = new TestClock();
    const broker = new TestBroker();
    const promise = connectBroker((target, signal) => {
      controller.abort();
      return broker.dial(target, signal);
    }, { ...STEADY, clock, signal: controller.signal });
    expect((await failureOf(promise))["reason"]).toBe("ABORTED");
    await rest();
    expectNothingLeft({ clock, broker });
  });
});
