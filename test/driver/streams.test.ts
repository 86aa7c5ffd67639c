import { describe, expect, it } from "vitest";
import type { ConnectionEvent } from "../../codec/connection/mod.ts";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import { memoryDuplex } from "../../codec/driver/memory.ts";
import {
  ADVERTISED,
  closeIn,
  collect,
  connected,
  Echo,
  expectNothingLeft,
  Pipe,
  platformError,
  responseFrame,
  rest,
  shown,
  SKIP,
  TestBroker,
  track,
  type World,
} from "./kit.ts";

/** A client over streams of the test's. */
async function piped(
  options: Partial<BrokerOptions> = {},
  pipe = new Pipe(),
): Promise<World & { pipe: Pipe }> {
  const world = await connected(
    { ...SKIP, ...options },
    new TestBroker(),
    () => Promise.resolve(pipe.duplex),
  );
  return { ...world, pipe };
}

function disconnects(events: readonly ConnectionEvent[]): readonly unknown[] {
  return events.filter(({ type }) => type === "disconnected");
}

describe("a peer that does not read", () => {
  it("connection A.9: gets one request at a time by default, the others wait", async () => {
    const world = await connected({ maxInFlightRequestsPerConnection: 100 });
    const { client, broker } = world;
    const before = broker.session.received;
    broker.session.stall();
    const text = "x".repeat(10_000);
    const calls = Array.from({ length: 1000 }, () => track(client.call(Echo, text)));
    await rest();
    expect(broker.session.texts).toEqual([text]);
    expect(broker.session.received - before).toBeLessThan(10_100);
    broker.session.resume();
    await rest();
    expect(broker.session.texts.length).toBe(100);
    broker.onRequest = (_, session) => session.answer();
    for (let i = 0; i < 100; i++) broker.session.answer();
    await rest();
    expect(calls.map(({ state }) => state)).toEqual(calls.map(() => "resolved"));
    await client.close();
    expectNothingLeft(world);
  });

  it("connection A.9: gets what the stream takes with `buffered`, and not more", async () => {
    const options = { writeGate: "buffered", maxInFlightRequestsPerConnection: 1000 } as const;
    const { client, pipe } = await piped(options, new Pipe(50_000));
    let take = () => {};
    pipe.taking = new Promise((resolve) => take = resolve);
    const text = "x".repeat(10_000);
    const calls = Array.from({ length: 20 }, () => track(client.call(Echo, text)));
    await rest();
    expect(pipe.written.length).toBe(1);
    expect(pipe.offered).toBe(5 * 10_014); // the fifth fills it
    expect(calls.filter(({ state }) => state !== "pending")).toEqual([]);
    pipe.taking = Promise.resolve();
    take();
    await rest();
    expect(pipe.written.length).toBe(20);
    for (let id = 0; id < 20; id++) pipe.answer(id, `${id}`);
    await rest();
    expect(calls.map(({ value }) => value)).toEqual(calls.map((_, at) => `${at}`));
    await client.close();
  });

  it("does not keep others from being told when time is over", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    broker.session.stall();
    const calls = ["a", "b"].map((text) => track(client.call(Echo, text)));
    await clock.pass(30_000);
    const facts = calls.map(({ error }) => shown(error));
    expect(facts.map(({ reason, sent }) => ({ reason, sent }))).toEqual([
      { reason: "REQUEST_TIMEOUT", sent: "maybe" },
      { reason: "CALL_TIMEOUT", sent: "no" },
    ]);
    await closeIn(1000, world);
    expectNothingLeft(world);
  });
});

describe("what comes from a peer", () => {
  it("may be cut anywhere", async () => {
    const { client, pipe } = await piped();
    const call = track(client.call(Echo, "x"));
    await rest();
    const frame = responseFrame(0, new TextEncoder().encode("in pieces"));
    for (const byte of frame) pipe.push(Uint8Array.of(byte));
    await rest();
    expect(call.value).toBe("in pieces");
    await client.close();
  });

  it("may come together", async () => {
    const { client, pipe } = await piped();
    const calls = ["a", "b", "c"].map((text) => track(client.call(Echo, text)));
    await rest();
    const frames = ["A", "B", "C"].map((
      text,
      id,
    ) => [...responseFrame(id, new TextEncoder().encode(text))]);
    pipe.push(Uint8Array.from(frames.flat()));
    await rest();
    expect(calls.map(({ value }) => value)).toEqual(["A", "B", "C"]);
    await client.close();
  });

  it("may be empty now and then, or bytes of another kind", async () => {
    const { client, pipe } = await piped();
    const call = track(client.call(Echo, "x"));
    await rest();
    const frame = responseFrame(0, new TextEncoder().encode("answer"));
    for (let i = 0; i < 100; i++) pipe.push(new Uint8Array(0));
    class Buffer extends Uint8Array {}
    pipe.push(new Buffer(frame));
    await rest();
    expect(call.value).toBe("answer");
    await client.close();
  });

  it("is nothing but bytes", async () => {
    for (const chunk of ["text", new ArrayBuffer(4), [1, 2], undefined, null, 5, {}]) {
      const { client, pipe, clock } = await piped();
      const events = collect(client);
      const call = track(client.call(Echo, "x"));
      await rest();
      pipe.push(chunk);
      await rest();
      expect(shown(call.error)).toEqual({
        name: "DriverError",
        message: "Cannot call Echo: PEER_CLOSED in ready, perhaps sent: " +
          "advertised b1.internal:9092: the peer closed the connection",
        reason: "PEER_CLOSED",
        sent: "maybe",
        phase: "ready",
        code: "NOT_BYTES",
        advertised: ADVERTISED,
        dialled: ADVERTISED,
      });
      expect(disconnects(events).length).toBe(1);
      expect(pipe.ended.free).toBe(1);
      await client.close();
      expect(clock.timers).toBe(0);
    }
  });
});

describe("the end of a transport", () => {
  const ends: Record<string, [(pipe: Pipe) => void, reason: string, code?: string]> = {
    "of the readable, in good order": [({ source }) => source.close(), "PEER_CLOSED"],
    "of the readable, with an error": [
      ({ source }) => source.error(platformError("ECONNRESET")),
      "PEER_RESET",
      "ECONNRESET",
    ],
    "of the writable, with an error": [
      ({ sink }) => sink.error(platformError("EPIPE")),
      "PEER_RESET",
      "EPIPE",
    ],
    "of both at once": [
      ({ source, sink }) => {
        source.error(platformError("ETIMEDOUT"));
        sink.error(platformError("ETIMEDOUT"));
      },
      "PEER_CLOSED",
      "ETIMEDOUT",
    ],
    "of the readable, then of the writable": [
      ({ source, sink }) => {
        source.close();
        sink.error(platformError("EPIPE"));
      },
      "PEER_CLOSED",
    ],
    "with an error that is none": [({ source }) => source.error(undefined), "PEER_CLOSED"],
    "with a text in place of an error": [
      ({ source }) => source.error("gone"),
      "PEER_CLOSED",
      "UNKNOWN",
    ],
  };
  for (const [name, [end, reason, code]] of Object.entries(ends)) {
    it(`connection A.21: ${name}, is told once, and frees what lies below once`, async () => {
      const { client, pipe, clock } = await piped();
      const events = collect(client);
      const call = track(client.call(Echo, "x"));
      await rest();
      end(pipe);
      await rest();
      expect({ reason: shown(call.error)["reason"], code: shown(call.error)["code"] }).toEqual({
        reason,
        code,
      });
      expect(disconnects(events).length).toBe(1);
      expect(pipe.ended.free).toBe(1);
      await client.close();
      expect(pipe.ended.free).toBe(1);
      expect(clock.timers).toBe(0);
    });
  }

  it("connection A.14: of a quiet connection is noticed at either stream", async () => {
    for (
      const end of [
        ({ source }: Pipe) => source.close(),
        ({ source }: Pipe) => source.error(platformError("ECONNRESET")),
        ({ sink }: Pipe) => sink.error(platformError("EPIPE")),
      ]
    ) {
      const { client, pipe } = await piped();
      const events = collect(client);
      const call = track(client.call(Echo, "x"));
      await rest();
      pipe.answer(0, "x");
      await rest();
      expect(call.state).toBe("resolved");
      end(pipe);
      await rest();
      expect(disconnects(events)).toEqual([
        expect.objectContaining({ reason: "PEER_IDLE_CLOSE", phase: "ready" }),
      ]);
      expect(pipe.ended.free).toBe(1);
      await client.close();
    }
  });

  it("a write that fails fails the calls in flight", async () => {
    const { client, pipe } = await piped();
    const failing = Promise.reject(platformError("EPIPE"));
    failing.catch(() => {});
    pipe.taking = failing;
    const call = track(client.call(Echo, "x"));
    await rest();
    const { reason, sent, code } = shown(call.error);
    expect({ reason, sent, code }).toEqual({ reason: "PEER_RESET", sent: "maybe", code: "EPIPE" });
    await client.close();
  });

  it("by the client aborts and cancels both streams, and frees what lies below", async () => {
    const { client, pipe, clock } = await piped();
    const call = track(client.call(Echo, "x"));
    await rest();
    await client.close();
    expect(call.state).toBe("rejected");
    expect(pipe.ended).toEqual({ cancel: 1, close: 0, abort: 1, free: 1 });
    expect(clock.timers).toBe(0);
  });

  it("by the client in good order, when nothing is in flight, closes the writable", async () => {
    const { client, pipe, clock } = await piped({ connectionsMaxIdleMs: 1000 });
    const call = track(client.call(Echo, "x"));
    await rest();
    pipe.answer(0, "x");
    await rest();
    expect(call.state).toBe("resolved");
    await clock.pass(1000);
    expect(pipe.ended).toEqual({ cancel: 1, close: 1, abort: 0, free: 1 });
    await client.close();
  });
});

describe("memoryDuplex()", () => {
  it("hands over bytes and ends, each once", async () => {
    const heard: string[] = [];
    const { readable, writable, close } = memoryDuplex((end) => ({
      receive(bytes) {
        heard.push(`${bytes}`);
        end.send(Uint8Array.of(...bytes).reverse());
        if (bytes.length === 0) end.close();
      },
      closed: () => void heard.push("closed"),
    }));
    const writer = writable.getWriter();
    const reader = readable.getReader();
    await writer.write(Uint8Array.of(1, 2));
    expect(await reader.read()).toEqual({ done: false, value: Uint8Array.of(2, 1) });
    await writer.write(new Uint8Array(0));
    expect(await reader.read()).toEqual({ done: false, value: new Uint8Array(0) });
    expect(await reader.read()).toEqual({ done: true, value: undefined });
    await writer.write(Uint8Array.of(3)); // goes nowhere
    close!();
    expect(heard).toEqual(["1,2", ""]);
  });

  it("tells the broker once that the client has ended it, whichever way", async () => {
    const ends: ((duplex: ReturnType<typeof memoryDuplex>) => unknown)[] = [
      ({ close }) => close!(),
      ({ readable }) => readable.cancel(),
      ({ writable }) => writable.close(),
      ({ writable }) => writable.abort(),
    ];
    for (const end of ends) {
      let closed = 0;
      const duplex = memoryDuplex(() => ({ receive() {}, closed: () => void closed++ }));
      await end(duplex);
      duplex.close!();
      expect(closed).toBe(1);
    }
  });

  it("fails both streams", async () => {
    let fail = (_error: Error) => {};
    let closed = 0;
    const { readable, writable } = memoryDuplex((end) => {
      fail = end.fail;
      return { receive() {}, closed: () => void closed++ };
    });
    const error = platformError("ECONNRESET");
    fail(error);
    await expect(readable.getReader().read()).rejects.toBe(error);
    await expect(writable.getWriter().write(new Uint8Array(1))).rejects.toBe(error);
    expect(closed).toBe(0);
  });
});
