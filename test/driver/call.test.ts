import { describe, expect, it } from "vitest";
import { DecodeError, EncodeError } from "../../codec/wire/mod.ts";
import { DescribeCluster, DescribeClusterServer } from "../../codec/messages/describe_cluster.ts";
import { Produce, type ProduceRequestInit, ProduceServer } from "../../codec/messages/produce.ts";
import { decodeRequestFrame } from "../../codec/frame/mod.ts";
import {
  ADVERTISED,
  closeIn,
  connected,
  Echo,
  errorOf,
  expectNothingLeft,
  failureOf,
  ListenedTo,
  rest,
  shown,
  track,
  type World,
} from "./kit.ts";

/** Answers everything that comes, one answer for each. */
function answering({ broker }: World): void {
  broker.onRequest = (_, session) => session.answer();
}

const COMMON = { name: "DriverError", advertised: ADVERTISED, dialled: ADVERTISED };

describe("client.call()", () => {
  it("connection A.11: asks at the highest version that both sides know", async () => {
    const world = await connected();
    answering(world);
    expect(await world.client.call(Echo, "hello")).toBe("hello");
    const [request] = world.broker.session.requests;
    expect({ ...request, frame: undefined }).toEqual({
      apiKey: 3,
      apiVersion: 4,
      correlationId: 1,
      text: "hello",
      frame: undefined,
    });
    await world.client.close();
    expectNothingLeft(world);
  });

  it("asks at the version that is wanted", async () => {
    const world = await connected();
    answering(world);
    for (const version of [0, 2, 4]) await world.client.call(Echo, "x", { version });
    const { requests } = world.broker.session;
    expect(requests.map(({ apiVersion }) => apiVersion)).toEqual([0, 2, 4]);
    await world.client.close();
  });

  it("carries Kafka's messages", async () => {
    const { client, broker } = await connected({ clientId: "tests" });
    const call = client.call(DescribeCluster, { includeClusterAuthorizedOperations: true });
    await rest();
    const { frame } = broker.session.requests[0]!;
    const { header, body } = decodeRequestFrame(DescribeClusterServer, frame);
    expect({ version: header.requestApiVersion, id: header.clientId, body }).toEqual({
      version: 2,
      id: "tests",
      body: {
        includeClusterAuthorizedOperations: true,
        endpointType: 1,
        includeFencedBrokers: false,
      },
    });
    broker.session.reply(DescribeClusterServer, {
      throttleTimeMs: 0,
      errorCode: 0,
      clusterId: "abc",
      controllerId: 7,
      brokers: [],
    });
    const { clusterId, controllerId } = await call;
    expect({ clusterId, controllerId }).toEqual({ clusterId: "abc", controllerId: 7 });
    await client.close();
  });

  it("rejects what cannot be asked, and sends nothing", async () => {
    const { client, broker } = await connected();
    const Unknown = { ...Echo, name: "Unknown", key: 99 };
    const errors = [
      await errorOf(client.call(Echo, "x", { version: 5 })),
      await errorOf(client.call(Echo, "x", { version: -1 })),
      await errorOf(client.call({ ...Echo, minVersion: 5 }, "x")),
      await errorOf(client.call(Unknown, "x")),
      await errorOf(client.call(Echo, "unspeakable")),
      await errorOf(
        client.call(DescribeCluster, { includeClusterAuthorizedOperations: 1 as never }),
      ),
    ] as Error[];
    expect(errors.map((error) => error instanceof EncodeError)).toEqual(errors.map(() => true));
    expect(errors.map(({ message }) => message)).toEqual([
      "Cannot encode EchoRequest: expected version 0 to 4, which the peer offers, found version 5",
      "Cannot encode EchoRequest: expected version 0 to 4, which the peer offers, found version -1",
      "Cannot encode EchoRequest: expected version 0 to 4, which the peer offers, found version 5",
      "Cannot encode UnknownRequest: expected an API that the peer offers, found api key 99",
      "Cannot encode EchoRequest.text: expected what can be said, found what cannot",
      "Cannot encode DescribeClusterRequest.includeClusterAuthorizedOperations: " +
      "expected bool, found number",
    ]);
    await rest();
    expect(broker.session.requests).toEqual([]);
    await client.close();
  });

  it("rejects a version or a time limit that is none", async () => {
    const { client, broker, clock } = await connected();
    for (const timeoutMs of [0, -1, NaN, Infinity, 2 ** 31, "5" as never, null as never]) {
      const error = await errorOf(client.call(Echo, "x", { timeoutMs })) as Error;
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toBe(
        `Cannot call Echo: expected a timeoutMs of 1 to 2147483647, found ${timeoutMs}`,
      );
    }
    for (const version of [1.5, NaN, Infinity, "2" as never, null as never]) {
      const error = await errorOf(client.call(Echo, "x", { version })) as Error;
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toBe(
        `Cannot call Echo: expected an integer as version, found ${version}`,
      );
    }
    expect(broker.session.requests).toEqual([]);
    await client.close();
    expectNothingLeft({ broker, clock });
  });

  it("rejects a response that is none, and the connection goes on", async () => {
    const { client, broker } = await connected();
    const calls = [
      client.call(DescribeCluster, { includeClusterAuthorizedOperations: false }),
      client.call(Echo, "next"),
    ] as const;
    const failure = errorOf(calls[0]);
    await rest();
    broker.session.answer("\0\0\0");
    await rest();
    broker.session.answer();
    expect(await failure).toBeInstanceOf(DecodeError);
    expect((await failure as Error).message).toMatch(/^Cannot decode DescribeClusterResponse\./);
    expect(await calls[1]).toBe("next");
    expect(broker.sessions.length).toBe(1);
    await client.close();
  });

  it("connection A.9: says that a request is too large, and sends the others", async () => {
    const world = await connected({ receiveMaxFrameBytes: 1000 });
    answering(world);
    const { client, broker } = world;
    const calls = ["a", "x".repeat(1000), "b"].map((text) => track(client.call(Echo, text)));
    await rest();
    expect(calls.map(({ state }) => state)).toEqual(["resolved", "rejected", "resolved"]);
    expect(shown(calls[1]!.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: FRAME_TOO_LARGE in ready, not sent: " +
        "advertised b1.internal:9092; larger than receiveMaxFrameBytes",
      reason: "FRAME_TOO_LARGE",
      sent: "no",
      phase: "ready",
    });
    expect(broker.session.texts).toEqual(["a", "b"]);
    await client.close();
  });
});

describe("the order of calls", () => {
  it("is that in which they were made, whether they wait or not", async () => {
    const world = await connected();
    const { client, broker } = world;
    const texts = Array.from({ length: 500 }, (_, at) => `call ${at}`);
    const settled: string[] = [];
    const calls = texts.map((text) =>
      client.call(Echo, text).then((answer) => settled.push(answer))
    );
    await rest();
    expect(broker.session.texts).toEqual(texts.slice(0, 5)); // max.in.flight
    for (let i = 0; i < 500; i++) {
      broker.session.answer();
      await rest();
    }
    await Promise.all(calls);
    expect(broker.session.texts).toEqual(texts);
    expect(settled).toEqual(texts);
    await client.close();
    expectNothingLeft(world);
  });

  it("holds for calls that are made while others leave", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    answering(world);
    const { client, broker } = world;
    const follow = async (text: string) => {
      await client.call(Echo, text);
      await client.call(Echo, `${text}, again`);
    };
    await Promise.all(["a", "b", "c"].map(follow));
    expect(broker.session.texts).toEqual(["a", "b", "c", "a, again", "b, again", "c, again"]);
    await client.close();
  });

  it("holds for calls that are made inside of the platform's own functions", async () => {
    const world = await connected({ writeGate: "buffered" });
    const { client, broker } = world;
    const inner: Promise<string>[] = [];
    broker.onRequest = ({ text }, session) => {
      if (!text.includes("inner")) inner.push(client.call(Echo, `inner ${text}`)); // in a write
      session.answer();
    };
    const outer = ["a", "b", "c", "d"].map((text) => client.call(Echo, text));
    expect(await Promise.all(outer)).toEqual(["a", "b", "c", "d"]);
    expect(await Promise.all(inner)).toEqual(["inner a", "inner b", "inner c", "inner d"]);
    expect(new Set(broker.session.texts).size).toBe(8);
    expect(broker.session.texts.length).toBe(8); // each of them once
    await client.close();
    expectNothingLeft(world);
  });
});

describe("a call that is aborted", () => {
  it("before it is made, is not sent", async () => {
    const { client, broker } = await connected();
    const reason = new Error("never mind");
    const signal = AbortSignal.abort(reason);
    const error = await errorOf(client.call(Echo, "x", { signal }));
    expect(shown(error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: ABORTED in ready, not sent: " +
        "advertised b1.internal:9092; never mind",
      reason: "ABORTED",
      sent: "no",
      phase: "ready",
    });
    expect((error as Error).cause).toBe(reason);
    await rest();
    expect(broker.session.requests).toEqual([]);
    await client.close();
  });

  it("while it waits, is not sent, and the others are", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    const { client, broker } = world;
    const controller = new ListenedTo();
    const { signal, listeners } = controller;
    const calls = [
      client.call(Echo, "a"),
      client.call(Echo, "b", { signal }),
      client.call(Echo, "c"),
    ].map(track);
    await rest();
    expect(listeners.size).toBe(1);
    controller.abort();
    await rest();
    expect(calls.map(({ state }) => state)).toEqual(["pending", "rejected", "pending"]);
    const { reason, sent } = shown(calls[1]!.error);
    expect({ reason, sent }).toEqual({ reason: "ABORTED", sent: "no" });
    expect(listeners.size).toBe(0);
    broker.session.answer();
    await rest();
    broker.session.answer();
    await rest();
    expect(broker.session.texts).toEqual(["a", "c"]);
    expect(calls.map(({ value }) => value)).toEqual(["a", undefined, "c"]);
    await client.close();
    expectNothingLeft(world);
  });

  it("in flight, may have been sent; its answer is dropped, and others get their own", async () => {
    const world = await connected();
    const { client, broker } = world;
    const controller = new ListenedTo();
    const { signal, listeners } = controller;
    const calls = [
      client.call(Echo, "a", { signal }),
      client.call(Echo, "b"),
    ].map(track);
    await rest();
    controller.abort();
    await rest();
    const { reason, sent } = shown(calls[0]!.error);
    expect({ reason, sent }).toEqual({ reason: "ABORTED", sent: "maybe" });
    expect(listeners.size).toBe(0);
    calls.push(track(client.call(Echo, "c")));
    await rest();
    for (const text of ["A", "B", "C"]) broker.session.answer(text);
    await rest();
    expect(calls.map(({ value }) => value)).toEqual([undefined, "B", "C"]);
    expect(broker.sessions.length).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });

  it("leaves no listener when it is answered, fails, times out or cannot be encoded", async () => {
    const { client, broker, clock } = await connected({ onRequestTimeout: "abandon" });
    const { signal, listeners } = new ListenedTo();
    const call = track(client.call(Echo, "a", { signal }));
    await rest();
    expect(listeners.size).toBe(1);
    broker.session.answer();
    await rest();
    expect({ state: call.state, listeners: listeners.size }).toEqual({
      state: "resolved",
      listeners: 0,
    });

    const late = track(client.call(Echo, "b", { signal, timeoutMs: 10 }));
    const wrong = track(client.call(Echo, "unspeakable", { signal }));
    await clock.pass(10);
    expect([late.state, wrong.state, listeners.size]).toEqual(["rejected", "rejected", 0]);

    const lost = track(client.call(Echo, "c", { signal }));
    const closed = track(client.call(Echo, "d", { signal }));
    await rest();
    broker.session.cut();
    await rest();
    await client.close();
    expect([lost.state, closed.state, listeners.size]).toEqual(["rejected", "rejected", 0]);
  });

  it("all at once with one signal", async () => {
    const { client, broker, clock } = await connected();
    const controller = new ListenedTo();
    const { signal, listeners } = controller;
    const calls = Array.from(
      { length: 100 },
      (_, at) => track(client.call(Echo, `${at}`, { signal })),
    );
    await rest();
    controller.abort();
    await rest();
    const sent = calls.map(({ error }) => shown(error)["sent"]);
    expect(sent).toEqual([...Array(5).fill("maybe"), ...Array(95).fill("no")]);
    expect(broker.session.texts.length).toBe(5);
    expect(listeners.size).toBe(0);
    await client.close();
    expectNothingLeft({ clock, broker });
  });
});

describe("a call that runs out of time", () => {
  it("connection A.18: in flight, ends the connection; the others are told why", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    const calls = [
      client.call(Echo, "a", { timeoutMs: 1000 }),
      client.call(Echo, "b"),
    ].map(track);
    await clock.pass(999);
    expect(calls.map(({ state }) => state)).toEqual(["pending", "pending"]);
    await clock.pass(1);
    const why = "advertised b1.internal:9092: request timed out after 1000 ms";
    expect(calls.map(({ error }) => shown(error))).toEqual([
      {
        ...COMMON,
        message: `Cannot call Echo: REQUEST_TIMEOUT in ready, perhaps sent: ${why}`,
        reason: "REQUEST_TIMEOUT",
        sent: "maybe",
        phase: "ready",
      },
      {
        ...COMMON,
        message: `Cannot call Echo: CONNECTION_LOST in ready, perhaps sent: ${why}`,
        reason: "CONNECTION_LOST",
        sent: "maybe",
        phase: "ready",
        because: "REQUEST_TIMEOUT",
      },
    ]);
    expect(broker.session.freed).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });

  it("connection A.18: in flight, leaves a place for its answer if it is to be abandoned", async () => {
    const world = await connected({ onRequestTimeout: "abandon" });
    const { client, broker, clock } = world;
    const calls = [
      client.call(Echo, "a", { timeoutMs: 1000 }),
      client.call(Echo, "b"),
    ].map(track);
    await clock.pass(1000);
    expect(shown(calls[0]!.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: REQUEST_TIMEOUT in ready, perhaps sent: " +
        "advertised b1.internal:9092",
      reason: "REQUEST_TIMEOUT",
      sent: "maybe",
      phase: "ready",
    });
    broker.session.answer("A");
    broker.session.answer("B");
    await rest();
    expect(calls.map(({ value }) => value)).toEqual([undefined, "B"]);
    expect(broker.sessions.length).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });

  it("while it waits for its turn, is not sent", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    const { client, broker, clock } = world;
    const calls = [
      client.call(Echo, "a"),
      client.call(Echo, "b", { timeoutMs: 100 }),
      client.call(Echo, "c"),
    ].map(track);
    await clock.pass(99);
    expect(calls[1]!.state).toBe("pending");
    await clock.pass(1);
    expect(shown(calls[1]!.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: CALL_TIMEOUT in ready, not sent: " +
        "advertised b1.internal:9092; the call had 100 ms",
      reason: "CALL_TIMEOUT",
      sent: "no",
      phase: "ready",
    });
    broker.session.answer();
    await rest();
    expect(broker.session.texts).toEqual(["a", "c"]);
    await client.close();
    expectNothingLeft(world);
  });

  it("after it has waited a little, ends the connection when its time is over, not later", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    const { client, broker, clock } = world;
    const calls = [
      client.call(Echo, "a"),
      client.call(Echo, "b", { timeoutMs: 100 }),
    ].map(track);
    await clock.pass(50);
    broker.session.answer();
    await clock.pass(49);
    expect(calls.map(({ state }) => state)).toEqual(["resolved", "pending"]);
    await clock.pass(1);
    expect(shown(calls[1]!.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: REQUEST_TIMEOUT in ready, perhaps sent: " +
        "advertised b1.internal:9092: request timed out after 50 ms",
      reason: "REQUEST_TIMEOUT",
      sent: "maybe",
      phase: "ready",
    });
    expect(broker.session.freed).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });

  it("after it has waited for most of its time, is given up alone; the connection stays", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    const { client, broker, clock } = world;
    const calls = [
      client.call(Echo, "a"),
      client.call(Echo, "b", { timeoutMs: 100 }),
      client.call(Echo, "c"),
    ].map(track);
    await clock.pass(51);
    broker.session.answer();
    await clock.pass(48);
    expect(calls.map(({ state }) => state)).toEqual(["resolved", "pending", "pending"]);
    await clock.pass(1);
    expect(shown(calls[1]!.error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: CALL_TIMEOUT in ready, perhaps sent: " +
        "advertised b1.internal:9092; the call had 100 ms",
      reason: "CALL_TIMEOUT",
      sent: "maybe",
      phase: "ready",
    });
    broker.session.answer("late");
    await rest();
    broker.session.answer();
    await rest();
    expect(calls[2]!.value).toBe("c");
    expect(broker.sessions.length).toBe(1);
    await client.close();
    expectNothingLeft(world);
  });
});

describe("calls that wait", () => {
  it("are 10,000 at most", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    const { client, broker } = world;
    const calls = Array.from({ length: 10_001 }, (_, at) => track(client.call(Echo, `${at}`)));
    await rest();
    expect(calls.filter(({ state }) => state !== "pending")).toEqual([]);
    const error = await errorOf(client.call(Echo, "one more"));
    expect(shown(error)).toEqual({
      ...COMMON,
      message: "Cannot call Echo: QUEUE_FULL in ready, not sent: advertised b1.internal:9092; " +
        "expected at most 10000 calls and 67108864 bytes to wait",
      reason: "QUEUE_FULL",
      sent: "no",
      phase: "ready",
    });
    broker.session.answer();
    await rest();
    const taken = track(client.call(Echo, "there is a place again"));
    await rest();
    expect(taken.state).toBe("pending");
    expect((await failureOf(client.call(Echo, "and none")))["reason"]).toBe("QUEUE_FULL");
    await client.close();
    await rest();
    expect(calls.filter(({ state }) => state === "pending")).toEqual([]);
    expectNothingLeft(world);
  });

  it("hold 64 MiB at most", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 1 });
    const { client, broker } = world;
    const Bytes = { ...Echo, encodeRequest: (length: string) => new Uint8Array(Number(length)) };
    const half = String(32 << 20);
    const call = (length: string) => track(client.call(Bytes, length));
    const calls = [call("1"), call(half), call(half)]; // the first is in flight
    const tooMuch = call("1");
    const nothing = call("0");
    await rest();
    expect(calls.map(({ state }) => state)).toEqual(["pending", "pending", "pending"]);
    expect([tooMuch.state, nothing.state]).toEqual(["rejected", "pending"]);
    expect(shown(tooMuch.error)["reason"]).toBe("QUEUE_FULL");
    broker.session.answer();
    await rest();
    const fits = call(half);
    const tooMuchAgain = call("1");
    await rest();
    expect([fits.state, tooMuchAgain.state]).toEqual(["pending", "rejected"]);
    await client.close();
    expectNothingLeft(world);
  });

  it("make room when they are aborted or run out of time", async () => {
    const { client, clock } = await connected({ maxInFlightRequestsPerConnection: 1 });
    const Bytes = { ...Echo, encodeRequest: (length: string) => new Uint8Array(Number(length)) };
    const all = String(64 << 20);
    const controller = new AbortController();
    const call = (options = {}) => track(client.call(Bytes, all, options));
    track(client.call(Echo, "in flight"));
    const aborted = call({ signal: controller.signal });
    controller.abort();
    const late = call({ timeoutMs: 5 });
    await clock.pass(5);
    const third = call();
    await rest();
    expect([aborted, late, third].map(({ state }) => state)).toEqual([
      "rejected",
      "rejected",
      "pending",
    ]);
    await client.close();
  });
});

describe("client.send()", () => {
  const message = (acks: number): ProduceRequestInit => ({
    acks,
    timeoutMs: 1000,
    topicData: [{ name: "t", partitionData: [{ index: 0, records: null }] }],
  });
  const options = { version: 9 };

  it("is done when the platform has the bytes, without an answer", async () => {
    const world = await connected();
    const { client, broker } = world;
    broker.session.stall();
    const sent = track(client.send(Produce, message(0), options));
    const next = track(client.call(Echo, "next"));
    await rest();
    expect(sent.state).toBe("pending");
    broker.session.resume();
    await rest();
    expect(sent).toEqual({ state: "resolved", value: undefined });
    const [request] = broker.session.requests;
    expect(decodeRequestFrame(ProduceServer, request!.frame).body.acks).toBe(0);
    broker.session.send(new Uint8Array(0));
    await rest();
    broker.session.requests.shift();
    broker.session.answer();
    await rest();
    expect(next.value).toBe("next");
    await client.close();
    expectNothingLeft(world);
  });

  it("says when the bytes were not taken", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    broker.session.stall(); // for good: the stream does not come to its end either
    const sent = track(client.send(Produce, message(0), { ...options, timeoutMs: 100 }));
    await clock.pass(100);
    const { reason, message: text } = shown(sent.error);
    expect({ reason, text }).toEqual({
      reason: "REQUEST_TIMEOUT",
      text: "Cannot call Produce: REQUEST_TIMEOUT in ready, perhaps sent: " +
        "advertised b1.internal:9092: request timed out after 100 ms",
    });
    await closeIn(1000, world);
  });

  it("is for `acks` 0, and `call` for the others", async () => {
    const { client, broker } = await connected();
    const errors = [
      await errorOf(client.call(Produce, message(0), options)),
      await errorOf(client.send(Produce, message(-1), options)),
      await errorOf(client.send(Produce, message(1), options)),
    ] as Error[];
    expect(errors.map((error) => error instanceof EncodeError)).toEqual([true, true, true]);
    expect(errors.map(({ message }) => message)).toEqual([
      "Cannot encode ProduceRequest.acks: expected another than 0, which has no response: that is for send of a BrokerClient, found 0",
      "Cannot encode ProduceRequest.acks: expected 0, since others have a response: they are for call, found -1",
      "Cannot encode ProduceRequest.acks: expected 0, since others have a response: they are for call, found 1",
    ]);
    expect(broker.session.requests).toEqual([]);
    await client.close();
  });

  it("and `call` refuse a Produce that is none", async () => {
    const { client, broker } = await connected();
    for (
      const sending of [
        client.call(Produce, null as never, options),
        client.send(Produce, null as never, options),
      ]
    ) {
      expect(await errorOf(sending)).toBeInstanceOf(EncodeError);
    }
    expect(broker.session.requests).toEqual([]);
    await client.close();
  });

  it("is not for what has a response: nobody would take that, and the connection would be lost", async () => {
    const { client, broker } = await connected();
    expect(await errorOf(client.send(Echo, "x"))).toEqual(
      new TypeError("Cannot send Echo: expected Produce with acks 0"),
    );
    expect(broker.session.requests).toEqual([]);
    await client.close();
  });
});
