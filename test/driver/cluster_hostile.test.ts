import { describe, expect, it } from "vitest";
import type { ClusterClient } from "../../codec/driver/cluster_client.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import type { Api } from "../../codec/wire/mod.ts";
import { ClusterWorld } from "./cluster_kit.ts";
import { errorOf, track } from "./kit.ts";

const WHO = { includeClusterAuthorizedOperations: false };
const WITHIN = "Error: Cannot use a client within its own encoder, decoder or redirector";

/** What a user's own code may do to the client that runs it. */
const ACTS: Record<string, (client: ClusterClient) => unknown> = {
  calls: (client) => client.call(Metadata, { topics: [] }),
  "wants metadata": (client) => client.refreshMetadata(),
  "says what metadata is asked for": (client) => client.useTopics(null),
  "gives other rules": (client) => client.setRedirector(() => null),
  closes: (client) => client.close(),
};

/** What has become of the last of them. */
async function outcomeOf(act: () => unknown): Promise<string> {
  try {
    return `${await act()}`;
  } catch (error) {
    return `${error}`;
  }
}

/** An API with something of the user's own in it. */
function withOwn(before: { encoding?(): void; decoding?(): void }): Api<typeof WHO, unknown> {
  return {
    ...DescribeCluster,
    encodeRequest(message, version) {
      before.encoding?.();
      return DescribeCluster.encodeRequest(message, version);
    },
    decodeResponse(body, version) {
      before.decoding?.();
      return DescribeCluster.decodeResponse(body, version);
    },
  };
}

for (const [what, act] of Object.entries(ACTS)) {
  describe(`an encoder, decoder or redirector that ${what}`, () => {
    it("is told that it must not, and harms nothing", async () => {
      const world = new ClusterWorld();
      const outcomes: Promise<string>[] = [];
      const meddle = () => void outcomes.push(outcomeOf(() => act(world.client)));
      let isOn = false;
      await world.begin({
        redirector: () => {
          if (isOn) meddle();
          return null;
        },
      });
      isOn = true;
      const api = withOwn({ encoding: meddle, decoding: meddle });
      await world.run(world.client.call(api, WHO, { route: { node: 2 } }));
      await world.run(world.client.call(api, WHO, { route: { node: 3 } }));
      expect(outcomes.length).toBeGreaterThanOrEqual(5);
      expect(new Set(await Promise.all(outcomes))).toEqual(new Set([WITHIN]));
      isOn = false;
      await world.run(world.client.call(Metadata, { topics: [] }));
      await world.end();
    });
  });
}

describe("an encoder of the user's own", () => {
  it("that lets this through fails its call, and no other one", async () => {
    const world = await new ClusterWorld().begin();
    const { client } = world;
    const api = withOwn({ encoding: () => client.useTopics(null) });
    const route = { node: 2 };
    const [own, other] = await Promise.all([
      errorOf(world.run(client.call(api, WHO, { route }))),
      world.run(client.call(Metadata, { topics: [] }, { route })),
    ]);
    expect(`${own}`).toBe(WITHIN);
    expect(other.brokers.length).toBe(3);
    await world.end();
  });

  it("may abort its call: it is not sent", async () => {
    const world = await new ClusterWorld().begin();
    const controller = new AbortController();
    const { signal } = controller;
    const api = withOwn({ encoding: () => controller.abort(new Error("enough")) });
    const call = track(world.client.call(api, WHO, { signal }));
    await world.clock.advance(0);
    expect(`${call.error}`).toBe(
      "ClusterError: Cannot call DescribeCluster: ABORTED, not sent: enough",
    );
    await world.end();
  });

  it("may give other bytes each time, or hold on to what it was given", async () => {
    const world = await new ClusterWorld().begin();
    world.broker(2).fault({ kind: "close", api: "DescribeCluster" });
    const versions: number[] = [];
    const api: Api<typeof WHO, unknown> = {
      ...DescribeCluster,
      encodeRequest(message, version) {
        versions.push(version);
        return DescribeCluster.encodeRequest(message, version);
      },
    };
    await world.run(world.client.call(api, WHO, { route: { node: 2 }, idempotent: true }));
    expect(versions).toEqual([2, 2]);
    await world.end();
  });
});

it("a redirector that throws is a failure of its node, and of no other one", async () => {
  const world = await new ClusterWorld().begin({
    redirector: ({ nodeId }) => {
      if (nodeId === 2) throw new Error("no rule for this");
      return null;
    },
  });
  const call = world.client.call(DescribeCluster, WHO, { route: { node: 2 }, timeoutMs: 3_000 });
  const { because, message } = await world.failure(call);
  expect(message).toContain("no rule for this");
  expect(because).toBe("REDIRECT_INVALID");
  await world.run(world.client.call(DescribeCluster, WHO, { route: { node: 3 } }));
  await world.end();
});
