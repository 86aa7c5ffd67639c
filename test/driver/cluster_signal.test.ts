import { describe, expect, it } from "vitest";
import type { ClusterError } from "../../codec/driver/cluster_error.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { ClusterWorld } from "./cluster_kit.ts";
import { ListenedTo, shown, track } from "./kit.ts";

const WHO = { includeClusterAuthorizedOperations: false };

function asked(world: ClusterWorld, nodeId: number): number {
  return world.requests(nodeId).filter((name) => name === "DescribeCluster").length;
}

describe("a call of a cluster with a signal", () => {
  it("is given up at once, and not sent if it has not been", async () => {
    const world = await new ClusterWorld().begin();
    const repair = world.broker(3).fault({ kind: "refuse", times: Infinity });
    const controller = new ListenedTo();
    const { signal } = controller;
    const call = track(world.client.call(DescribeCluster, WHO, { route: { node: 3 }, signal }));
    await world.clock.advance(1_000);
    controller.abort(new Error("enough"));
    await world.clock.advance(0);
    expect(shown(call.error)).toEqual({
      name: "ClusterError",
      message: "Cannot call DescribeCluster: ABORTED, not sent: enough",
      reason: "ABORTED",
      sent: "no",
      route: { node: 3 },
    });
    expect((call.error as ClusterError).cause).toBe(signal.reason);
    expect(controller.listeners.size).toBe(0);
    repair();
    await world.clock.advance(5_000);
    expect(world.dialled).toContain("b3:9093"); // the machine was on its way
    expect(asked(world, 3)).toBe(0);
    await world.end();
  });

  it("may have been sent if it has been encoded; its answer is dropped", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(2).fault({ kind: "slow", delayMs: 2_000, api: "DescribeCluster" });
    const controller = new ListenedTo();
    const options = { route: { node: 2 }, signal: controller.signal };
    const call = track(world.client.call(DescribeCluster, WHO, options));
    await world.clock.advance(1_000);
    controller.abort();
    await world.clock.advance(0);
    expect(shown(call.error)).toMatchObject({ reason: "ABORTED", sent: "maybe" });
    await world.clock.advance(2_000);
    expect(asked(world, 2)).toBe(1);
    await world.run(world.client.call(DescribeCluster, WHO, { route: { node: 2 } }));
    await world.end();
  });

  it("is not tried again when it is given up", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(2).fault({ kind: "close", api: "DescribeCluster", times: Infinity });
    const controller = new ListenedTo();
    const options = { route: { node: 2 }, signal: controller.signal, idempotent: true };
    const call = track(world.client.call(DescribeCluster, WHO, options));
    await world.clock.advance(3_000);
    const before = asked(world, 2);
    expect(before).toBeGreaterThan(2);
    controller.abort();
    await world.clock.advance(30_000);
    expect(call.state).toBe("rejected");
    expect(asked(world, 2)).toBe(before);
    await world.end();
  });

  it("that is aborted already is not begun", async () => {
    const world = await new ClusterWorld().begin();
    const signal = AbortSignal.abort(new Error("before"));
    const { message } = await world.failure(world.client.call(DescribeCluster, WHO, { signal }));
    expect(message).toBe("Cannot call DescribeCluster: ABORTED, not sent: before");
    expect([1, 2, 3].map((id) => asked(world, id))).toEqual([0, 0, 0]);
    await world.end();
  });

  it("shares one listener with all others, until the last is settled", async () => {
    const world = await new ClusterWorld().begin();
    for (const broker of world.brokers) broker.fault({ kind: "slow", delayMs: 1_000, times: 3 });
    const controller = new ListenedTo();
    const { signal } = controller;
    const calls = [1, 2, 3, 1, 2, 3].map((node) =>
      world.client.call(DescribeCluster, WHO, { route: { node }, signal })
    );
    const refresh = world.client.refreshMetadata({ signal });
    await world.clock.advance(100);
    expect(controller.listeners.size).toBe(1);
    await world.run(Promise.all([...calls, refresh]));
    expect(controller.listeners.size).toBe(0);
    await world.end();
  });

  it("does not hold up the others that are not given up", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(1).fault({ kind: "slow", delayMs: 500, api: "DescribeCluster" });
    const controller = new AbortController();
    const route = { node: 1 };
    const given = track(
      world.client.call(DescribeCluster, WHO, { route, signal: controller.signal }),
    );
    const other = track(world.client.call(Metadata, { topics: [] }, { route }));
    await world.clock.advance(100);
    controller.abort();
    await world.clock.advance(1_000);
    expect([given.state, other.state]).toEqual(["rejected", "resolved"]);
    await world.end();
  });

  it("counts among those without outcome until the machine has let it go", async () => {
    const world = await new ClusterWorld().begin();
    for (const broker of world.brokers) broker.fault({ kind: "silence", times: Infinity });
    const controller = new AbortController();
    const calls = Array.from(
      { length: 10_000 },
      () =>
        world.client.call(DescribeCluster, WHO, { signal: controller.signal, timeoutMs: 1_000 }),
    );
    controller.abort();
    expect((await Promise.allSettled(calls)).every(({ status }) => status === "rejected")).toBe(
      true,
    );
    const { reason } = await world.failure(world.client.call(DescribeCluster, WHO));
    expect(reason).toBe("QUEUE_FULL");
    await world.clock.advance(1_000);
    const call = track(world.client.call(DescribeCluster, WHO, { timeoutMs: 1_000 }));
    await world.clock.advance(500);
    expect(call.state).toBe("pending");
    await world.end();
  });
});
