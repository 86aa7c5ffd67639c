import { describe, expect, it } from "vitest";
import type { ConnectionEvent } from "../../codec/connection/mod.ts";
import { collect, connected, Echo, expectNothingLeft, rest, track, type World } from "./kit.ts";

function types(events: readonly ConnectionEvent[]): string[] {
  return events.map((event) => event.type === "stateChanged" ? `to ${event.to}` : event.type);
}

/** Calls that are answered, one after the other. */
async function answer({ client, broker }: World, count: number): Promise<void> {
  broker.onRequest = (_, session) => session.answer();
  for (let i = 0; i < count; i++) await client.call(Echo, `${i}`);
}

describe("client.events()", () => {
  it("gives what happens from then on, in order and without a gap, until the end", async () => {
    const world = await connected();
    const { client, broker, clock } = world;
    const events = collect(client);
    const call = track(client.call(Echo, "a"));
    await rest();
    broker.session.answer();
    await rest();
    broker.session.cut();
    await rest();
    void client.call(Echo, "b").catch(() => {});
    await clock.pass(50);
    await client.close();
    await rest();
    expect(call.state).toBe("resolved");
    expect(types(events)).toEqual([
      "response",
      "to backoff",
      "disconnected",
      "to idle",
      "available",
      "to tcp",
      "to negotiating",
      "to ready",
      "ready",
      "to closed",
      "requestFailed",
      "closed",
    ]);
    const [first] = events;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => first!.seq + at));
    expectNothingLeft(world);
  });

  it("gives the same to several readers, each at its own pace", async () => {
    const world = await connected();
    const { client } = world;
    const slow = client.events();
    const fast = collect(client);
    await answer(world, 3);
    const late = client.events();
    await client.close();
    await rest();
    expect(types(fast)).toEqual(["response", "response", "response", "to closed", "closed"]);
    const read: ConnectionEvent[] = [];
    for await (const event of slow) read.push(event);
    expect(read).toEqual(fast);
    const rest_: ConnectionEvent[] = [];
    for await (const event of late) rest_.push(event);
    expect(rest_).toEqual(fast.slice(3));
  });

  it("ends for a reader that leaves, and for no other", async () => {
    const world = await connected();
    const { client } = world;
    const others = collect(client);
    const events = client.events();
    await answer(world, 2);
    for await (const event of events) {
      expect(event.type).toBe("response");
      break; // calls `return`
    }
    await answer(world, 1);
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(await events.return!()).toEqual({ done: true, value: undefined });
    await rest();
    expect(others.length).toBe(3);
    await client.close();
  });

  it("ends what a reader waits for when it leaves, or when the client is closed", async () => {
    const { client } = await connected();
    const leaving = client.events();
    const staying = client.events();
    const waits = [leaving.next(), leaving.next(), staying.next(), staying.next(), staying.next()]
      .map(track);
    await leaving.return!();
    await rest();
    expect(waits.map(({ state }) => state)).toEqual([
      "resolved",
      "resolved",
      "pending",
      "pending",
      "pending",
    ]);
    await client.close();
    await rest();
    expect(waits.map(({ value }) => value?.done ? "done" : value?.value.type)).toEqual([
      "done",
      "done",
      "stateChanged",
      "closed",
      "done",
    ]);
  });

  it("drops the oldest for a reader that is more than 1,000 behind, which `seq` shows", async () => {
    const world = await connected();
    const { client } = world;
    const events = client.events();
    await answer(world, 1);
    const { value: first } = await events.next();
    await answer(world, 1000);
    expect((await events.next()).value!.seq).toBe(first!.seq + 1);
    await answer(world, 3);
    expect((await events.next()).value!.seq).toBe(first!.seq + 4);
    await events.return!();
    await client.close();
  });

  it("drops the oldest responses of more than 64 MiB", async () => {
    const world = await connected();
    const { client, broker } = world;
    const events = client.events();
    const text = "x".repeat(1 << 20);
    broker.onRequest = (_, session) => session.answer(text);
    for (let i = 0; i < 70; i++) await client.call(Echo, "x");
    const read: ConnectionEvent[] = [];
    await client.close();
    for await (const event of events) read.push(event);
    expect(types(read)).toEqual([...Array(64).fill("response"), "to closed", "closed"]);
  });

  it("gives nothing after the end", async () => {
    const { client } = await connected();
    await client.close();
    const events = client.events();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(events[Symbol.asyncIterator]()).toBe(events);
  });
});
