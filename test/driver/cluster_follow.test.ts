import { expect, it } from "vitest";
import type { ClusterClient } from "../../codec/driver/cluster_client.ts";
import { type ConfigFollower, followConfig } from "../../codec/driver/follow_config.ts";
import type { DynamicConfigEvent } from "../../codec/dynamic_config/mod.ts";
import { keepClientConfigs } from "../../codec/testing/mod.ts";
import { ClusterWorld } from "./cluster_kit.ts";
import { STATIC_CONFIG } from "./kit.ts";

/** Follows the configuration of the producer `shop`. */
function follow({ client, clock }: ClusterWorld): ConfigFollower {
  return followConfig(client, {
    seed: 1,
    clientId: "shop",
    role: "producer",
    config: STATIC_CONFIG,
    clock,
  });
}

function reads(world: ClusterWorld): number[] {
  return [1, 2, 3].flatMap((id) =>
    world.requests(id).filter((name) => name === "DescribeConfigs").map(() => id)
  );
}

it("followConfig() reads from a cluster, and again when that has begun anew", async () => {
  const world = new ClusterWorld();
  const stores = world.brokers.map((broker) => keepClientConfigs(broker));
  for (const store of stores) store.put("shop", "acks", "all");
  await world.begin({ metadataRecoveryRebootstrapTriggerMs: 10_000 });
  const follower = follow(world);
  await world.clock.advance(1_000);
  expect(follower.values.acks).toBe(-1);
  expect(reads(world).length).toBe(1);

  for (const store of stores) store.put("shop", "acks", "0");
  const repairs = world.brokers.map((broker) => broker.fault({ kind: "refuse", times: Infinity }));
  for (const broker of world.brokers) broker.disconnect();
  world.client.refreshMetadata().catch(() => {});
  await world.clock.advance(15_000);
  for (const repair of repairs) repair();
  await world.clock.advance(60_000);
  expect(world.events.map(({ type }) => type)).toContain("rebootstrapped");
  expect(reads(world).length).toBeGreaterThan(1);
  expect(follower.values.acks).toBe(0);

  follower.stop();
  await world.clock.advance(600_000);
  const before = reads(world).length;
  await world.clock.advance(600_000);
  expect(reads(world).length).toBe(before);
  await world.end();
});

it("followConfig() reads from another node of a cluster where one does not answer", async () => {
  const world = new ClusterWorld();
  for (const broker of world.brokers) keepClientConfigs(broker).put("shop", "acks", "all");
  await world.begin({ requestTimeoutMs: 2_000 });
  for (const id of [1, 2, 3]) world.broker(id).fault({ kind: "close", api: "DescribeConfigs" });
  const follower = follow(world);
  const told: DynamicConfigEvent[] = [];
  void (async () => {
    for await (const event of follower.events()) told.push(event);
  })();
  await world.clock.advance(30_000);
  expect(follower.values.acks).toBe(-1);
  expect(told.map(({ type }) => type)).toEqual(["applied"]); // it has not noticed: reads are idempotent
  follower.stop();
  await world.end();
});

it("followConfig() says of its reads that they may be sent twice", async () => {
  const world = await new ClusterWorld().begin();
  const { client, clock } = world;
  const said: unknown[] = [];
  const source: Pick<ClusterClient, "call"> = {
    call(api, message, options) {
      said.push(options);
      return client.call(api, message, options);
    },
  };
  const follower = followConfig(source, {
    seed: 1,
    clientId: "shop",
    role: "producer",
    config: STATIC_CONFIG,
    clock,
  });
  await clock.advance(0);
  expect(said).toEqual([{ idempotent: true }]);
  follower.stop();
  await world.end();
});

it("followConfig() is at its end when its cluster's client is, and after `stop` hears of nothing", async () => {
  const world = await new ClusterWorld().begin();
  const follower = follow(world);
  await world.run(world.client.close());
  follower.stop();
  expect(world.clock.pending).toBe(0);
  world.expectNothingLeft();
});

it("connection D.5: followConfig() is off where the brokers of a cluster do not know of it", async () => {
  const world = await new ClusterWorld({ versions: { DescribeConfigs: null } }).begin();
  const follower = follow(world);
  const told: string[] = [];
  void (async () => {
    for await (const event of follower.events()) told.push(event.type);
  })();
  await world.clock.advance(1_000);
  expect(told).toEqual(["disabled"]);
  follower.stop();
  await world.end();
});
