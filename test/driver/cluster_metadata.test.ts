import { describe, expect, it } from "vitest";
import type { ClusterView } from "../../codec/cluster/mod.ts";
import type { ClusterClientEvent } from "../../codec/driver/cluster_client.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { OptionsError, parseRedirector } from "../../codec/redirect/mod.ts";
import { metadata } from "../../codec/testing/handlers/metadata.ts";
import { FakeBroker, memoryDial } from "../../codec/testing/mod.ts";
import { ClusterWorld } from "./cluster_kit.ts";
import { errorOf, ListenedTo, track } from "./kit.ts";

const WHO = { includeClusterAuthorizedOperations: false };

function metadataRequests(world: ClusterWorld): number {
  return [1, 2, 3].flatMap((id) => world.requests(id)).filter((name) => name === "Metadata").length;
}

function has(events: readonly ClusterClientEvent[], type: ClusterClientEvent["type"]): boolean {
  return events.some((event) => event.type === type && event.connection === undefined);
}

describe("client.refreshMetadata()", () => {
  it("gives what a newer table says", async () => {
    const world = await new ClusterWorld().begin();
    const { client, cluster } = world;
    const before = client.view();
    cluster.addNode({ nodeId: 7, host: "b7", port: 9097, rack: "r" });
    const after = await world.run(client.refreshMetadata());
    expect(after.generation).toBeGreaterThan(before.generation);
    expect(before.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 2, 3]);
    expect(after.nodes.map(({ nodeId, rack }) => [nodeId, rack])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [7, "r"],
    ]);
    await world.clock.advance(0);
    expect(world.events).toContainEqual(expect.objectContaining({
      type: "tableChanged",
      added: [7],
      moved: [],
      removed: [],
    }));
    await world.end();
  });

  it("resolves where the table is the same, too", async () => {
    const world = await new ClusterWorld().begin();
    const { nodes } = await world.run(world.client.refreshMetadata());
    expect(nodes.length).toBe(3);
    expect(metadataRequests(world)).toBe(2);
    await world.end();
  });

  it("connection B.4, F33: many of them cost one request, or one more", async () => {
    const world = await new ClusterWorld().begin();
    const before = metadataRequests(world);
    await world.run(
      Promise.all(Array.from({ length: 1_000 }, () => world.client.refreshMetadata())),
    );
    expect(metadataRequests(world) - before).toBeLessThanOrEqual(2);
    await world.end();
  });

  it("connection B.4: an answer that was on its way before is not enough", async () => {
    const world = await new ClusterWorld().begin();
    const { client, cluster } = world;
    let second: Promise<ClusterView> | undefined;
    for (const broker of world.brokers) {
      broker.on(MetadataServer, (request, context) => {
        const answer = metadata(request, context);
        if (second) return answer;
        cluster.addNode({ nodeId: 7, host: "b7", port: 9097 }); // the answer does not say so
        second = Promise.resolve().then(() => client.refreshMetadata());
        return answer;
      });
    }
    const idsIn = async (view: Promise<ClusterView>) =>
      (await world.run(view)).nodes.map(({ nodeId }) => nodeId);
    expect(await idsIn(client.refreshMetadata())).toEqual([1, 2, 3]);
    expect(await idsIn(second!)).toEqual([1, 2, 3, 7]);
    await world.end();
  });

  it("fails after default.api.timeout.ms", async () => {
    const world = await new ClusterWorld().begin({ defaultApiTimeoutMs: 7_000 });
    for (const broker of world.brokers) {
      broker.fault({ kind: "silence", api: "Metadata", times: Infinity });
    }
    const began = world.clock.nowMs();
    expect(await world.failure(world.client.refreshMetadata())).toEqual({
      name: "ClusterError",
      message: "Cannot refresh metadata: CALL_TIMEOUT: no metadata within 7000 ms",
      reason: "CALL_TIMEOUT",
      sent: "no",
    });
    expect(world.clock.nowMs() - began).toBe(7_000);
    await world.end();
  });

  it("can be given up", async () => {
    const world = await new ClusterWorld().begin();
    const controller = new ListenedTo();
    const refresh = track(world.client.refreshMetadata({ signal: controller.signal }));
    controller.abort(new Error("enough"));
    await world.clock.advance(0);
    expect((refresh.error as Error).message).toBe("Cannot refresh metadata: ABORTED: enough");
    expect(controller.listeners.size).toBe(0);
    await world.end();
    const odd = { signal: {} as AbortSignal };
    const other = await new ClusterWorld().begin();
    expect(await errorOf(other.client.refreshMetadata(odd))).toBeInstanceOf(TypeError);
    await other.end();
  });
});

describe("client.useTopics()", () => {
  it("says what metadata is asked for, from then on", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    expect(client.view().topics).toEqual([]);
    client.useTopics(["orders"]);
    await world.run(client.refreshMetadata());
    expect(client.view().topics).toEqual(["orders"]);
    expect(client.view().partitionsOf("orders").length).toBe(3);
    client.useTopics([]);
    await world.run(client.refreshMetadata());
    expect(client.view().topics).toEqual([]);
    await world.end();
  });

  it("refuses what are no topics", async () => {
    const world = await new ClusterWorld().begin();
    for (const topics of ["orders", [5], [""]]) {
      expect(() => world.client.useTopics(topics as string[])).toThrow(
        new TypeError("Cannot use topics: expected a list of names, or null for all"),
      );
    }
    await world.end();
  });
});

describe("client.setRedirector()", () => {
  it("connection C.9: replaces connections that would go elsewhere, and loses no call", async () => {
    const world = new ClusterWorld();
    const { cluster, clock } = world;
    const other = new FakeBroker({
      cluster,
      nodeId: 2,
      host: "127.0.0.1",
      port: 19092,
      advertised: { host: "b2", port: 9092 },
    });
    world.brokers.push(other);
    const dial = memoryDial(world.brokers, { clock });
    await world.begin({}, (target, signal) => {
      world.signals.push(signal);
      return dial(target, signal);
    });
    const { client } = world;
    const ask = () => client.call(DescribeCluster, WHO, { route: { node: 2 } });
    await world.run(ask());
    world.broker(2).fault({ kind: "slow", delayMs: 500, api: "DescribeCluster" });
    const slow = track(ask());
    await world.clock.advance(100);
    client.setRedirector(parseRedirector("b2:9092 => 127.0.0.1:19092"));
    await world.run(ask());
    expect(other.requests.map(({ apiName }) => apiName)).toContain("DescribeCluster");
    await world.clock.advance(1_000);
    expect(slow.state).toBe("resolved");
    expect(world.broker(2).openTransports).toBeLessThanOrEqual(1); // that of a bootstrap server
    client.setRedirector(null);
    const before = other.requests.length;
    await world.run(ask());
    expect(other.requests.length).toBe(before);
    await world.end();
  });

  it("refuses rules that cannot be followed", async () => {
    const world = await new ClusterWorld().begin();
    expect(() => world.client.setRedirector("ask-driver")).toThrow(OptionsError);
    expect(() => world.client.setRedirector("ask-driver")).toThrow(
      'Cannot use broker.redirector: expected `decide` beside "ask-driver", found none',
    );
    expect(() => world.client.setRedirector(5 as never)).toThrow(TypeError);
    await world.run(world.client.call(DescribeCluster, WHO, { route: { node: 3 } }));
    await world.end();
  });
});

describe("a cluster that changes", () => {
  it("connection B.3, B.6: calls for any node do without the one that has gone", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    await world.run(
      Promise.all([1, 2, 3].map((node) => client.call(DescribeCluster, WHO, { route: { node } }))),
    );
    world.broker(2).fault({ kind: "refuse", times: Infinity });
    world.broker(2).disconnect();
    const began = world.clock.nowMs();
    const calls = Array.from(
      { length: 20 },
      () => client.call(DescribeCluster, WHO, { idempotent: true }),
    );
    await world.run(Promise.all(calls));
    expect(world.clock.nowMs() - began).toBeLessThan(1_000); // a few backoffs
    await world.end();
  });

  it("connection B.7: a node that falls silent costs its own calls a request timeout, and others nothing", async () => {
    const world = await new ClusterWorld().begin({ requestTimeoutMs: 4_000 });
    const { client } = world;
    world.broker(2).fault({ kind: "silence", api: "DescribeCluster" });
    const began = world.clock.nowMs();
    const route = { node: 2 };
    const silent = track(client.call(DescribeCluster, WHO, { route, idempotent: true }));
    for (let i = 0; i < 5; i++) {
      const asked = world.clock.nowMs();
      await world.run(client.call(DescribeCluster, WHO, { route: { node: 3 } }));
      expect(world.clock.nowMs() - asked).toBe(0);
      await world.clock.advance(700);
    }
    expect(silent.state).toBe("pending");
    while (silent.state === "pending") await world.clock.advance(10);
    expect(silent.state).toBe("resolved");
    expect(world.clock.nowMs() - began).toBeLessThan(4_500);
    await world.end();
  });

  it("connection B.9, F43: begins anew with its bootstrap servers when all nodes have moved", async () => {
    const world = await new ClusterWorld().begin({ metadataRecoveryRebootstrapTriggerMs: 10_000 });
    const { client, cluster, clock } = world;
    for (const broker of world.brokers) {
      broker.fault({ kind: "refuse", times: Infinity });
      broker.disconnect();
    }
    const call = track(client.call(DescribeCluster, WHO, { timeoutMs: 60_000 }));
    await clock.advance(5_000);
    expect(has(world.events, "allNodesDown")).toBe(true);
    expect(call.state).toBe("pending");
    // They come back where only the first of them is known.
    const moved = [1, 2, 3].map((nodeId) => {
      const host = nodeId === 1 ? "b1" : `c${nodeId}`;
      return new FakeBroker({ cluster, nodeId, host, port: 9090 + nodeId });
    });
    world.brokers.splice(0, 3, ...moved);
    await clock.advance(30_000);
    expect(has(world.events, "rebootstrapped")).toBe(true);
    expect(call.state).toBe("resolved");
    expect(client.view().nodes.map(({ host }) => host)).toEqual(["b1", "c2", "c3"]);
    await world.end();
  });

  it("connection M13: a timer that comes very late fails no call whose answer is on its way", async () => {
    for (const stallForgiveness of [undefined, false]) {
      const world = new ClusterWorld();
      let sleptMs = 0;
      const clock = {
        nowMs: () => world.clock.nowMs() + sleptMs,
        schedule: (delayMs: number, wake: () => void) => world.clock.schedule(delayMs, wake),
      };
      const options = { clock, requestTimeoutMs: 2_000, ...{ stallForgiveness } as object };
      await world.begin(options);
      world.broker(2).fault({ kind: "slow", delayMs: 2_020, api: "DescribeCluster" });
      const call = track(world.client.call(DescribeCluster, WHO, { route: { node: 2 } }));
      await world.clock.advance(1_500); // beyond a wake-up that came before the answer was late
      sleptMs = 10_000;
      await world.clock.advance(600);
      expect(call.state).toBe(stallForgiveness === false ? "rejected" : "resolved");
      await world.end();
    }
  });
});
