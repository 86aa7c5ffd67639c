import { describe, expect, it } from "vitest";
import type { ClusterClientEvent } from "../../codec/driver/cluster_client.ts";
import type { Dial } from "../../codec/driver/dialer.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { ClusterWorld, typesOf } from "./cluster_kit.ts";
import { failureOf, never, shown, track } from "./kit.ts";

const WHO = { includeClusterAuthorizedOperations: false };
const CLOSED = { name: "ClusterError", reason: "CLOSED", sent: "no" };

describe("client.close() of a cluster", () => {
  it("connection F1, F32: settles every call once, and leaves nothing", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    await world.run(client.call(DescribeCluster, WHO, { route: { node: 2 } }));
    world.broker(2).fault({ kind: "silence", times: Infinity });
    world.broker(3).fault({ kind: "blackHole" });
    const inFlight = client.call(DescribeCluster, WHO, { route: { node: 2 } });
    const waiting = client.call(DescribeCluster, WHO, { route: { node: 3 } });
    const refreshing = client.refreshMetadata();
    await world.clock.advance(10);
    const closing = client.close();
    const outcomes = await Promise.allSettled([inFlight, waiting, refreshing, closing]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(await failureOf(inFlight)).toMatchObject({
      reason: "CLOSED",
      sent: "maybe",
      message: "Cannot call DescribeCluster: CLOSED, perhaps sent: the cluster is closed",
    });
    expect(await failureOf(waiting)).toMatchObject({ reason: "CLOSED", sent: "no" });
    expect(await failureOf(refreshing)).toMatchObject({ reason: "CLOSED", sent: "no" });
    world.expectNothingLeft();
    expect(client.close()).toBe(closing);
  });

  it("fails what is called later, and does nothing else later", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    await world.end();
    const why = "the client is closed";
    expect(await failureOf(client.call(DescribeCluster, WHO))).toEqual({
      ...CLOSED,
      message: `Cannot call DescribeCluster: CLOSED, not sent: ${why}`,
      route: "any",
    });
    expect(await failureOf(client.refreshMetadata())).toEqual({
      ...CLOSED,
      message: `Cannot refresh metadata: CLOSED: ${why}`,
    });
    client.useTopics(["orders"]);
    client.setRedirector(null);
    expect(client.view().nodes.length).toBe(3);
    await world.clock.advance(600_000);
    world.expectNothingLeft();
  });

  it("ends a refresh that is waited for", async () => {
    const world = await new ClusterWorld().begin();
    for (const broker of world.brokers) {
      broker.fault({ kind: "silence", api: "Metadata", times: Infinity });
    }
    const refreshing = world.client.refreshMetadata();
    await world.clock.advance(1_000);
    await Promise.allSettled([refreshing, world.client.close()]);
    expect(await failureOf(refreshing)).toEqual({
      ...CLOSED,
      message: "Cannot refresh metadata: CLOSED: the client is closed",
    });
    world.expectNothingLeft();
  });

  it("connection F29: waits for calls, if it is to, and takes no more", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    world.broker(2).fault({ kind: "slow", delayMs: 3_000, api: "DescribeCluster" });
    const call = track(client.call(DescribeCluster, WHO, { route: { node: 2 } }));
    await world.clock.advance(100);
    const closing = track(client.close({ drainTimeoutMs: 10_000 }));
    const { reason } = await failureOf(client.call(Metadata, { topics: [] }));
    expect(reason).toBe("CLOSED");
    await world.clock.advance(2_000);
    expect([call.state, closing.state]).toEqual(["pending", "pending"]);
    await world.clock.advance(1_000);
    expect([call.state, closing.state]).toEqual(["resolved", "resolved"]);
    world.expectNothingLeft();
  });

  it("connection F29: waits no longer than it is to", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    world.broker(2).fault({ kind: "silence", api: "DescribeCluster" });
    const call = track(client.call(DescribeCluster, WHO, { route: { node: 2 } }));
    await world.clock.advance(100);
    const closing = track(client.close({ drainTimeoutMs: 5_000 }));
    await world.clock.advance(4_999);
    expect([call.state, closing.state]).toEqual(["pending", "pending"]);
    await world.clock.advance(1);
    expect([call.state, closing.state]).toEqual(["rejected", "resolved"]);
    expect(shown(call.error)).toMatchObject({ reason: "CLOSED", sent: "maybe" });
    world.expectNothingLeft();
  });

  it("can be hastened", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    world.broker(2).fault({ kind: "silence", times: Infinity });
    const call = track(client.call(DescribeCluster, WHO, { route: { node: 2 } }));
    await world.clock.advance(100);
    const closing = client.close({ drainTimeoutMs: 60_000 });
    await world.clock.advance(100);
    expect(client.close()).toBe(closing);
    await world.clock.advance(0);
    expect(call.state).toBe("rejected");
    await closing;
    world.expectNothingLeft();
  });

  it("waits at most a second for streams that do not end", async () => {
    const world = new ClusterWorld();
    const dial: Dial = async (target, signal) => {
      const { readable, writable } = await world.dial(target, signal);
      return { readable, writable, close: () => never<void>() };
    };
    await world.begin({}, dial);
    const closing = track(world.client.close());
    await world.clock.advance(999);
    expect(closing.state).toBe("pending");
    await world.clock.advance(1);
    expect(closing.state).toBe("resolved");
    world.expectNothingLeft();
  });

  it("is what `await using` does, where there is such a thing", async () => {
    const world = await new ClusterWorld().begin();
    const { asyncDispose } = Symbol as { readonly asyncDispose?: symbol };
    if (!asyncDispose) return expect(Object.getOwnPropertySymbols(world.client)).toEqual([]);
    const dispose = (world.client as unknown as Record<symbol, () => Promise<void>>)[asyncDispose]!;
    await world.run(dispose());
    world.expectNothingLeft();
    expect((await failureOf(world.client.call(Metadata, { topics: [] })))["reason"]).toBe("CLOSED");
  });
});

describe("client.events() of a cluster", () => {
  it("gives what happens from then on, without a gap, until the end", async () => {
    const world = await new ClusterWorld().begin();
    const { client, events } = world;
    await world.run(client.call(DescribeCluster, WHO, { route: { node: 2 } }));
    await world.end();
    await world.clock.advance(0);
    const types = typesOf(events);
    const ready = types.indexOf("n:2/main ready");
    expect(types.indexOf("callAnswered")).toBeGreaterThan(ready);
    expect(ready).toBeGreaterThan(0);
    expect(types.at(-1)).toBe("closed");
    const first = events[0]!.seq;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => first + i));
  });

  it("gives the same to several readers, and ends with whoever leaves", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    const leaving = client.events();
    const staying = client.events();
    await world.run(client.call(DescribeCluster, WHO, { route: { node: 3 } }));
    const first = await leaving.next();
    await leaving.return?.();
    expect((await leaving.next()).done).toBe(true);
    await world.end();
    const read: ClusterClientEvent[] = [];
    for await (const event of staying) read.push(event);
    expect(read[0]).toEqual(first.value);
    expect(read.at(-1)?.type).toBe("closed");
    expect((await client.events().next()).done).toBe(true);
  });
});
