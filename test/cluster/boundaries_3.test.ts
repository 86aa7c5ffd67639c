import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { FindCoordinatorServer } from "../../codec/messages/find_coordinator.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { Bench, detailOf } from "../kit/cluster.ts";

const OLD = { ApiVersions: { max: 4 } };
const LEADER = { leader: "t", partition: 0 } as const;
const COORDINATOR = { coordinator: "group", key: "g" } as const;

/** A cluster with a table; the first node leads `t`. */
function begun(options: Partial<ClusterOptions> = {}, nodeIds = [1, 2]): Bench {
  const nodes = nodeIds.map((nodeId) => ({ nodeId, versions: OLD }));
  const topics = [{ name: "t", assignments: [nodeIds] }];
  return new Bench({ connectionsMaxIdleMs: -1, ...options }, { nodes, topics }).begin();
}

/** Asks for metadata, and lets the answer come. */
function refresh(bench: Bench): void {
  bench.do({ type: "refreshMetadata" });
  bench.run(120);
}

describe("connection B.9: when the cluster may begin anew", () => {
  /** The number of times it has, with the next error 129 so long after the wait between two times is over. */
  function times(laterMs: number): number {
    const bench = begun();
    for (const broker of bench.brokers.values()) {
      broker.on(MetadataServer, (request, context) => ({
        ...context.next(request)!,
        errorCode: 129,
        brokers: [],
        topics: [],
      }));
    }
    bench.do({ type: "refreshMetadata" });
    bench.until(() => bench.told("rebootstrapped").length === 1);
    const { data } = bench.machine.snapshot() as { data: { brakeMs: number } };
    bench.until(() => bench.now >= data.brakeMs - 500);
    bench.hold("boot.test:9092", "Metadata");
    bench.runTo(data.brakeMs + laterMs);
    bench.release("boot.test:9092");
    bench.arrive().run(1);
    return bench.told("rebootstrapped").length;
  }

  it("connection B.9: not before the wait between two times is over, and at that very moment", () => {
    expect([times(-2), times(-1)]).toEqual([1, 2]); // an answer takes 1 ms
  });

  it("connection B.9: whoever waits for a coordinator waits on, and is answered", () => {
    const bench = begun().ready(1, 2);
    for (const node of [1, 2]) bench.hold(node, "FindCoordinator");
    const id = bench.call(COORDINATOR);
    bench.run(10);
    let left = 1;
    for (const broker of bench.brokers.values()) {
      broker.on(MetadataServer, (request, context) => ({
        ...context.next(request)!,
        ...(left-- > 0 && { errorCode: 129, brokers: [], topics: [] }),
      }));
    }
    bench.do({ type: "refreshMetadata" });
    bench.until(() => bench.told("rebootstrapped").length === 1);
    for (const node of [1, 2]) bench.place(node).held.clear();
    expect(bench.result(id)).toMatch(/^answered by [12] /);
  });
});

describe("connection C10: redirectCollapse", () => {
  it("connection C10: two nodes at one address are told once, whatever tables follow", () => {
    const bench = begun({ redirector: parseRedirector("purpose:broker => tunnel.test:9092") });
    bench.world.listen("tunnel.test", 9092, bench.brokers.get(1)!);
    for (let i = 0; i < 3; i++) refresh(bench);
    expect(bench.view.generation).toBeGreaterThan(2);
    expect(bench.told("redirectCollapse")).toMatchObject([{ nodeIds: [1, 2] }]);
  });
});

describe("connection B.5: misrouteSuspected", () => {
  it("connection B.5, C10: node 0 is a node, and entries of the list are none", () => {
    const rules = parseRedirector("purpose:broker => tunnel.test:9092");
    const nodes = [0, 1].map((nodeId) => ({ nodeId }));
    const bench = new Bench({ redirector: rules }, { nodes });
    bench.world.listen("tunnel.test", 9092, bench.brokers.get(0)!);
    bench.begin().ready(0);
    bench.call({ node: 1 }, { timeoutMs: 1_000 });
    bench.until(() => bench.told("misrouteSuspected").length > 0);
    expect(bench.told("misrouteSuspected")[0]).toMatchObject({ nodeId: 1, sharedWith: [0] });
  });

  for (
    const [to, suspects] of [["b1.test:9094", 1], ["tunnel.test:9092", 1], ["keep", 0]] as const
  ) {
    it(`connection A.11, B.5: the wrong node at the address of the rule ${to}: ${suspects} suspected`, () => {
      const redirector = parseRedirector(`node:1 => ${to}`);
      const bench = new Bench({ redirector }, { nodes: [1, 2] });
      const [host = "b1.test", port = "9092"] = to === "keep" ? [] : to.split(":");
      bench.world.listen(host, Number(port), bench.brokers.get(2)!);
      bench.begin();
      bench.call({ node: 1 }, { timeoutMs: 1_000 });
      bench.until(() => bench.effects("disconnected").length > 0);
      expect(bench.effects("disconnected")[0]).toMatchObject({ reason: "CLUSTER_MISMATCH" });
      expect(bench.told("misrouteSuspected")).toHaveLength(suspects);
      expect(bench.told("rebootstrapped")).toHaveLength(1 - suspects);
    });
  }
});

describe("connection B.4: topics that only calls name", () => {
  const IDLE = { metadataMaxIdleMs: 1_000 };

  /** The topics of the last request for metadata. */
  function lastAsked(bench: Bench): readonly string[] | null {
    return bench.refreshes.at(-1)!.topics;
  }

  for (const [laterMs, topics] of [[999, ["t"]], [1_000, []]] as const) {
    it(`connection B.14: one is ${topics.length ? "asked for" : "forgotten"} ${laterMs} ms after its last call`, () => {
      const bench = begun(IDLE).ready(1, 2);
      bench.outcome(bench.call(LEADER));
      bench.run(200);
      bench.outcome(bench.call(LEADER));
      const namedMs = bench.now - 1; // the answer takes 1 ms
      bench.runTo(namedMs + laterMs);
      refresh(bench);
      expect(lastAsked(bench)).toEqual(topics);
    });
  }

  it("connection B.14: one that a call waits for is asked for, however long; other routes name none", () => {
    const bench = begun(IDLE).ready(1, 2);
    bench.hold(1);
    bench.hold(2);
    const ids = [bench.call("any"), bench.call({ node: 2 }), bench.call(LEADER)];
    bench.run(2_500);
    refresh(bench);
    expect(lastAsked(bench)).toEqual(["t"]);
    for (const node of [1, 2]) bench.release(node);
    for (const id of ids) expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
    bench.run(1_000);
    refresh(bench);
    expect(lastAsked(bench)).toEqual([]);
  });

  it("connection B.14: a refresh while a call waits does not make its topic younger", () => {
    const bench = begun(IDLE).ready(1, 2);
    bench.outcome(bench.call(LEADER));
    bench.hold(1);
    const namedMs = bench.now;
    const id = bench.call(LEADER);
    bench.run(500);
    refresh(bench);
    expect(lastAsked(bench)).toEqual(["t"]);
    bench.release(1);
    bench.outcome(id);
    bench.runTo(namedMs + 1_000);
    refresh(bench);
    expect(lastAsked(bench)).toEqual([]);
  });
});

describe("connection B.7: what a failed call tells people", () => {
  /** What a call says that runs out of time. */
  function detail(bench: Bench, route: Parameters<Bench["call"]>[0]): string {
    return detailOf(bench.outcome(bench.call(route, { timeoutMs: 100 })));
  }

  it("connection B.7: nobody is known to be lost", () => {
    const bench = begun();
    for (const node of [1, 2]) bench.place(node).manner = "blackHole";
    expect(detail(bench, "any")).toBe("no node is ready");
  });

  it("connection B.7: node 0 is the leader, and is not reached", () => {
    const bench = begun({}, [0, 1]);
    bench.place(0).manner = "blackHole";
    expect(detail(bench, LEADER)).toBe("the leader of t-0, node 0 at b0.test:9092 is connecting");
  });

  it("connection B.7: with a list of controllers, what they cannot know", () => {
    const options = { bootstrapControllers: "b1.test:9092" };
    const bench = new Bench(options, { nodes: [1, 2] }).asControllers(1).begin();
    expect(detail(bench, LEADER)).toBe(
      "with bootstrap.controllers only controllers are known",
    );
    for (const node of [1, 2]) bench.kill(node);
    expect(detail(bench, "any")).toContain("b1.test");
    expect(detail(bench, { node: 7 })).toBe("metadata does not list node 7: it lists 1, 2");
  });

  it("connection B.7: a coordinator that is not found, and one that is", () => {
    const bench = begun().ready(1, 2);
    for (const node of [1, 2]) bench.hold(node, "FindCoordinator");
    expect(detail(bench, COORDINATOR)).toBe("the coordinator of group g is not found");
    for (const node of [1, 2]) bench.release(node);
    bench.outcome(bench.call(COORDINATOR));
    const { nodeId } = bench.fake.coordinatorOf("g")!;
    bench.kill(nodeId, "blackHole");
    expect(detail(bench, COORDINATOR)).toBe(
      `the coordinator of group g, node ${nodeId} at b${nodeId}.test:9092 is connecting`,
    );
  });
});

describe("connection B.8: a coordinator that is refused", () => {
  it("connection B.8: the call says which node has answered, and with what", () => {
    const bench = begun().ready(1, 2);
    for (const broker of bench.brokers.values()) {
      broker.on(FindCoordinatorServer, () => ({
        coordinators: [{
          key: "g",
          nodeId: -1,
          host: "",
          port: -1,
          errorCode: 30,
          errorMessage: null,
        }],
      }));
    }
    const outcome = bench.outcome(bench.call(COORDINATOR));
    expect(outcome).toMatchObject({ reason: "RETRIES_EXHAUSTED", errorCode: 30 });
    expect(detailOf(outcome)).toMatch(/^FindCoordinator: node [12] answered with error 30; /);
  });
});

describe("connection F37: older leader epochs", () => {
  it("connection F37: epoch 0 is older than 1; −1 is none", () => {
    const bench = begun().ready(1, 2);
    bench.do({ type: "useTopics", topics: ["t"] });
    const [partition] = bench.fake.topic("t")!.partitions;
    const leaders: (number | undefined)[] = [];
    for (const [leaderId, leaderEpoch] of [[2, 1], [1, 0], [1, -1]] as const) {
      Object.assign(partition!, { leaderId, leaderEpoch });
      refresh(bench);
      leaders.push(bench.view.partitionsOf("t")[0]?.leaderId);
    }
    expect(leaders).toEqual([2, 2, 1]);
  });
});

describe("connection M8: what is no route", () => {
  for (
    const [route, shown] of [
      [{ node: "x" }, '{ node: "x" }'],
      [{ leader: "t", partition: -1 }, '{ leader: "t", partition: -1 }'],
      [{ pod: null }, "{ pod: null }"],
      [7, '"7"'],
    ] as const
  ) {
    it(`connection M8: ${shown}, as the exception shows it`, () => {
      const call = { type: "call", id: 1, apiKey: 16, message: {}, route } as never;
      expect(() => new Bench().do(call)).toThrow(
        `Cannot call: expected a route such as "any" or { leader, partition }, found ${shown}`,
      );
    });
  }
});
