import { describe, expect, it } from "vitest";
import { ClusterError } from "../../codec/driver/cluster_error.ts";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { FindCoordinator } from "../../codec/messages/find_coordinator.ts";
import { ListGroups, ListGroupsServer } from "../../codec/messages/list_groups.ts";
import { ListOffsets } from "../../codec/messages/list_offsets.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import type { AnyApi } from "../../codec/cluster/mod.ts";
import { type Api, DecodeError, EncodeError } from "../../codec/wire/mod.ts";
import { ClusterWorld, typesOf } from "./cluster_kit.ts";
import { errorOf } from "./kit.ts";

const WHO = { includeClusterAuthorizedOperations: false };
const READ = { idempotent: true } as const;

/** Asks for the end of a partition. */
function offsets(partition: number) {
  const end = { partitionIndex: partition, timestamp: -1n };
  return { replicaId: -1, topics: [{ name: "orders", partitions: [end] }] };
}

/** Which brokers have got a request of this name. */
function askedFor(world: ClusterWorld, name: string): number[] {
  return [1, 2, 3].flatMap((id) => world.requests(id).filter((one) => one === name).map(() => id));
}

describe("client.call() of a cluster", () => {
  it("connection B.7: goes to whom the route means", async () => {
    const world = new ClusterWorld();
    world.broker(2).on(ListGroupsServer, () => ({ errorCode: 0, groups: [] }));
    const { client } = await world.begin({ apis: [FindCoordinator] });
    for (const node of [1, 2, 3]) {
      await world.run(client.call(DescribeCluster, WHO, { route: { node } }));
    }
    expect(askedFor(world, "DescribeCluster")).toEqual([1, 2, 3]);
    for (const partition of [0, 1, 2]) {
      const route = { leader: "orders", partition };
      const { topics } = await world.run(client.call(ListOffsets, offsets(partition), { route }));
      expect(topics[0]!.partitions[0]!.errorCode).toBe(0);
    }
    expect(askedFor(world, "ListOffsets")).toEqual([1, 2, 3]);
    world.cluster.controllerId = 3;
    await world.run(client.refreshMetadata());
    const topic = {
      name: "new",
      numPartitions: 1,
      replicationFactor: 1,
      assignments: [],
      configs: [],
    };
    await world.run(
      client.call(CreateTopics, { topics: [topic], timeoutMs: 1000 }, { route: "controller" }),
    );
    expect(askedFor(world, "CreateTopics")).toEqual([3]);
    const key = ["a", "b", "c"].find((key) => world.cluster.coordinatorOf(key)?.nodeId === 2)!;
    const route = { coordinator: "group", key } as const;
    expect((await world.run(client.call(ListGroups, {}, { route }))).groups).toEqual([]);
    expect(askedFor(world, "ListGroups")).toEqual([2]);
    await world.end();
  });

  it("connection B.6: goes to whoever has least to do, by default", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    await world.run(
      Promise.all([1, 2, 3].map((node) => client.call(DescribeCluster, WHO, { route: { node } }))),
    );
    for (const broker of world.brokers) broker.fault({ kind: "slow", delayMs: 10, times: 9 });
    const calls = [1, 2, 3, 4, 5, 6].map(() => client.call(Metadata, { topics: [] }, READ));
    await world.run(Promise.all(calls));
    const extra = askedFor(world, "Metadata").length - 6;
    expect(extra).toBeGreaterThanOrEqual(1); // the cluster's own
    for (const id of [1, 2, 3]) {
      const count = askedFor(world, "Metadata").filter((one) => one === id).length;
      expect(count, `node ${id}`).toBeGreaterThanOrEqual(2);
    }
    await world.end();
  });

  it("connection B.11: opens no connection that no call needs", async () => {
    const world = await new ClusterWorld().begin();
    await world.clock.advance(60_000);
    expect(world.dialled.length).toBe(1);
    await world.end();
  });

  it("connection B.7: tries again elsewhere when the leader has moved", async () => {
    const world = await new ClusterWorld().begin({ topics: ["orders"] });
    const partition = world.cluster.topic("orders")!.partitions[0]!;
    Object.assign(partition, { leaderId: 2, leaderEpoch: 1 });
    const call = world.client.call(ListOffsets, offsets(0), {
      ...READ,
      route: { leader: "orders", partition: 0 },
    });
    expect((await world.run(call)).topics[0]!.partitions[0]!.errorCode).toBe(0);
    expect(askedFor(world, "ListOffsets")).toEqual([1, 2]);
    await world.end();
  });

  it("gives the answer as it is, whatever error it reports", async () => {
    const world = await new ClusterWorld().begin();
    const { topics } = await world.run(world.client.call(Metadata, { topics: [{ name: "none" }] }));
    expect(topics[0]!.errorCode).toBe(3);
    await world.end();
  });

  it("decodes an answer once", async () => {
    let decoded = 0;
    const api: Api<unknown, unknown> = {
      ...DescribeCluster,
      encodeRequest: () => DescribeCluster.encodeRequest(WHO, 0),
      maxVersion: 0,
      decodeResponse: (body, version) => {
        decoded++;
        return DescribeCluster.decodeResponse(body, version);
      },
    };
    const world = await new ClusterWorld().begin();
    await world.run(world.client.call(api, WHO));
    expect(decoded).toBe(1);
    await world.end();
  });
});

describe("client.call() of a cluster fails", () => {
  it("connection B.7: NODE_GONE where the cluster has no such node", async () => {
    const world = await new ClusterWorld().begin();
    const failure = await world.failure(
      world.client.call(DescribeCluster, WHO, { route: { node: 9 } }),
    );
    expect(failure).toEqual({
      name: "ClusterError",
      message: "Cannot call DescribeCluster: NODE_GONE, not sent: " +
        "metadata does not list node 9: it lists 1, 2, 3",
      reason: "NODE_GONE",
      sent: "no",
      route: { node: 9 },
      nodeId: 9,
    });
    await world.end();
  });

  it("connection B.7: OUTCOME_UNKNOWN where it was sent and is not idempotent", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(2).fault({ kind: "close", api: "DescribeCluster" });
    const call = world.client.call(DescribeCluster, WHO, { route: { node: 2 } });
    const address = { host: "b2", port: 9092 };
    expect(await world.failure(call)).toEqual({
      name: "ClusterError",
      message: "Cannot call DescribeCluster: OUTCOME_UNKNOWN, perhaps sent: " +
        "node 2 advertised b2:9092: the peer closed the connection",
      reason: "OUTCOME_UNKNOWN",
      sent: "maybe",
      route: { node: 2 },
      nodeId: 2,
      because: "PEER_CLOSED",
      advertised: address,
      dialled: address,
    });
    await world.end();
  });

  it("connection B.7: not where it is idempotent: it is sent again", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(2).fault({ kind: "close", api: "DescribeCluster", times: 2 });
    const call = world.client.call(DescribeCluster, WHO, { ...READ, route: { node: 2 } });
    expect((await world.run(call)).errorCode).toBe(0);
    expect(askedFor(world, "DescribeCluster")).toEqual([2, 2, 2]);
    await world.end();
  });

  it("connection B.7: RETRIES_EXHAUSTED where it may not be tried again", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(2).fault({ kind: "close", api: "DescribeCluster", times: Infinity });
    const route = { node: 2 };
    const call = world.client.call(DescribeCluster, WHO, { ...READ, retries: 1, route });
    const { message, reason, sent, because } = await world.failure(call);
    expect({ message, reason, sent, because }).toEqual({
      message: "Cannot call DescribeCluster: RETRIES_EXHAUSTED, perhaps sent: " +
        "node 2 advertised b2:9092: the peer closed the connection",
      reason: "RETRIES_EXHAUSTED",
      sent: "maybe",
      because: "PEER_CLOSED",
    });
    expect(askedFor(world, "DescribeCluster")).toEqual([2, 2]);
    await world.end();
  });

  it("connection F45: CALL_TIMEOUT when its time is over, and not later", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(3).fault({ kind: "blackHole", times: Infinity });
    const began = world.clock.nowMs();
    const call = world.client.call(DescribeCluster, WHO, { route: { node: 3 }, timeoutMs: 7_000 });
    const { message, reason, sent, nodeId, advertised } = await world.failure(call);
    expect(world.clock.nowMs() - began).toBe(7_000);
    expect({ message, reason, sent, nodeId, advertised }).toEqual({
      message: "Cannot call DescribeCluster: CALL_TIMEOUT, not sent: " +
        "node 3 advertised b3:9093: connect timed out after 5000 ms",
      reason: "CALL_TIMEOUT",
      sent: "no",
      nodeId: 3,
      advertised: { host: "b3", port: 9093 },
    });
    await world.end();
  });

  it("QUEUE_FULL beyond 10,000 calls without outcome", async () => {
    const world = await new ClusterWorld().begin();
    for (const broker of world.brokers) broker.fault({ kind: "silence", times: Infinity });
    const calls = Array.from({ length: 10_000 }, () => world.client.call(DescribeCluster, WHO));
    const settled = Promise.allSettled(calls);
    const failure = await world.failure(world.client.call(DescribeCluster, WHO));
    expect(failure).toEqual({
      name: "ClusterError",
      message: "Cannot call DescribeCluster: QUEUE_FULL, not sent: " +
        "expected at most 10000 calls without outcome",
      reason: "QUEUE_FULL",
      sent: "no",
      route: "any",
    });
    await world.end();
    expect((await settled).map(({ status }) => status)).toEqual(calls.map(() => "rejected"));
  });

  it("for its own reason each time: what is refused or given up is forgotten", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    const odd = { route: "anybody" as "any" };
    const seeking = { route: { coordinator: "group", key: "shop" } } as const;
    const controller = new AbortController();
    const { signal } = controller;
    const calls = Array.from({ length: 10_000 }, (_, i) => [
      client.call(DescribeCluster, WHO, i % 2 === 0 ? odd : seeking),
      client.refreshMetadata({ signal }),
    ]);
    controller.abort();
    const outcomes = await Promise.allSettled(calls.flat());
    const reasons = outcomes.map((outcome) =>
      outcome.status === "rejected" && (outcome.reason.reason ?? outcome.reason.name)
    );
    expect([...new Set(reasons)]).toEqual(["TypeError", "ABORTED", "UNKNOWN_API"]);
    await world.run(client.call(DescribeCluster, WHO));
    await world.end();
  });

  it("UNKNOWN_API where a coordinator is meant that nothing can find", async () => {
    const world = await new ClusterWorld().begin();
    const route = { coordinator: "group", key: "shop" } as const;
    expect(await world.failure(world.client.call(ListGroups, {}, { route }))).toEqual({
      name: "ClusterError",
      message: "Cannot call ListGroups: UNKNOWN_API, not sent: " +
        "expected FindCoordinator among the options' apis, to find coordinators",
      reason: "UNKNOWN_API",
      sent: "no",
      route,
    });
    await world.end();
  });
});

describe("client.call() of a cluster refuses", () => {
  it("a message that the version cannot say, and names the field", async () => {
    const world = await new ClusterWorld().begin();
    const message = { topics: [{ name: 5 as unknown as string }] };
    const error = await errorOf(world.run(world.client.call(Metadata, message)));
    expect(error).toBeInstanceOf(EncodeError);
    expect((error as EncodeError).path).toEqual(["topics", 0, "name"]);
    expect((error as Error).message).toBe(
      "Cannot encode MetadataRequest.topics[0].name: expected string, found number",
    );
    await world.end();
  });

  it("an API that its node does not offer, or in no version of its own", async () => {
    const world = await new ClusterWorld({ versions: { DescribeCluster: { max: 0 } } }).begin();
    const error = await errorOf(
      world.run(world.client.call(ListGroups, {}, { route: { node: 1 } })),
    );
    expect(error).toBeInstanceOf(EncodeError);
    expect((error as Error).message).toBe(
      "Cannot encode ListGroupsRequest: expected a version that its node offers, found none: " +
        "node 1 offers no version of ListGroups, and 0 to 5 are known here",
    );
    const newer = { ...DescribeCluster, minVersion: 1 };
    const other = await errorOf(world.run(world.client.call(newer, WHO, { route: { node: 1 } })));
    expect((other as Error).message).toBe(
      "Cannot encode DescribeClusterRequest: expected a version that its node offers, found none: " +
        "node 1 offers versions 0 to 0 of DescribeCluster, and 1 to 2 are known here",
    );
    await world.end();
  });

  it("Produce without an answer, as a broker's client does", async () => {
    const world = await new ClusterWorld().begin();
    const message = { acks: 0, timeoutMs: 1000, topicData: [] };
    const error = await errorOf(world.run(world.client.call(Produce, message)));
    expect(error).toBeInstanceOf(EncodeError);
    expect((error as Error).message).toBe(
      "Cannot encode ProduceRequest.acks: expected another than 0, which has no response: " +
        "that is for send of a BrokerClient, found 0",
    );
    expect(askedFor(world, "Produce")).toEqual([]);
    await world.end();
  });

  it("options out of range, and routes that are none", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    const messageOf = async (options: object) => {
      const error = await errorOf(world.run(client.call(DescribeCluster, WHO, options)));
      return `${error}`;
    };
    expect(await messageOf({ timeoutMs: 0 })).toBe(
      "RangeError: Cannot call DescribeCluster: expected a timeoutMs of 1 to 2147483647, found 0",
    );
    expect(await messageOf({ retries: -1 })).toBe(
      "RangeError: Cannot call DescribeCluster: expected retries of 0 or more, found -1",
    );
    expect(await messageOf({ retries: 1.5 })).toBe(
      "RangeError: Cannot call DescribeCluster: expected retries of 0 or more, found 1.5",
    );
    const shown = (route: unknown) =>
      typeof route === "object" && route !== null
        ? `{ ${Object.entries(route).map(([k, v]) => `${k}: "${v}"`).join(", ")} }`
        : `"${route}"`;
    for (
      const route of ["anybody", { node: "1" }, {}, null, { leader: "t" }] as readonly unknown[]
    ) {
      expect(await messageOf({ route } as object), JSON.stringify(route)).toBe(
        `TypeError: Cannot call: expected a route such as "any" or { leader, partition }, found ${
          shown(route)
        }`,
      );
    }
    expect(await messageOf({ idempotent: "yes" })).toBe(
      "TypeError: Cannot handle call: expected idempotent of its type, found string",
    );
    expect(await messageOf({ signal: {} })).toMatch(/^TypeError: /);
    expect(askedFor(world, "DescribeCluster")).toEqual([]);
    await world.end();
  });

  it("what is no API, and a second one with the number of another", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    const messageOf = async (api: unknown) =>
      `${await errorOf(world.run(client.call(api as AnyApi, {})))}`;
    for (const api of [undefined, null, 3, {}, { key: 3 }, { ...Metadata, encodeRequest: 1 }]) {
      expect(await messageOf(api)).toBe("TypeError: Cannot call: expected an API such as Metadata");
    }
    await world.run(client.call(DescribeCluster, WHO));
    await world.run(client.call({ ...DescribeCluster }, WHO)); // from another copy of the module
    expect(await messageOf({ ...DescribeCluster, maxVersion: 1 })).toBe(
      "TypeError: Cannot call DescribeCluster: expected versions 0 to 2, since api key 60 was given to " +
        "this client with these, found 0 to 1",
    );
    await world.end();
  });

  it("an answer that is none, and goes on", async () => {
    const world = await new ClusterWorld().begin();
    const api = {
      ...DescribeCluster,
      decodeResponse: (body: Uint8Array, version: number) =>
        DescribeCluster.decodeResponse(body.subarray(1), version),
    };
    const error = await errorOf(world.run(world.client.call(api, WHO)));
    expect(error).toBeInstanceOf(DecodeError);
    expect((await world.run(world.client.call(Metadata, { topics: [] }))).brokers.length).toBe(3);
    await world.end();
  });

  it("an encoder that throws anything, or gives no bytes", async () => {
    const world = new ClusterWorld();
    for (const broker of world.brokers) {
      broker.on(ListGroupsServer, () => ({ errorCode: 0, groups: [] }));
    }
    await world.begin();
    const thrown = new Error("own");
    const throwing: Api<object, unknown> = {
      ...DescribeCluster,
      encodeRequest: () => {
        throw thrown;
      },
    };
    expect(await errorOf(world.run(world.client.call(throwing, {})))).toBe(thrown);
    const textual = { ...ListGroups, encodeRequest: () => "bytes" as unknown as Uint8Array };
    expect(`${await errorOf(world.run(world.client.call(textual, {})))}`).toBe(
      "TypeError: Cannot call ListGroups: expected encodeRequest to give bytes",
    );
    expect(typesOf(world.events)).not.toContain("allNodesDown");
    await world.end();
  });
});

it("a ClusterError holds its facts, and none that are not known", () => {
  const error = new ClusterError(
    "call Fetch",
    { reason: "CLOSED", sent: "no", nodeId: undefined },
    "x",
  );
  expect(Object.keys(error).sort()).toEqual(["name", "reason", "sent"]);
  expect(error.message).toBe("Cannot call Fetch: CLOSED, not sent: x");
});
