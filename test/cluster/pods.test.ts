import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { Bench, detailOf } from "../kit/cluster.ts";

type Pods = { [nodeId: number]: string };

/** A cluster whose nodes tell of the pods in `pods`. */
function begun(
  pods: Pods,
  options: Partial<ClusterOptions> = {},
): { bench: Bench; tell: (pods: Pods) => void } {
  const topics = [{ name: "t", assignments: [[1], [2], [3], [4]] }];
  const bench = new Bench({ connectionsMaxIdleMs: -1, ...options }, {
    nodes: [1, 2, 3, 4],
    topics,
  });
  bench.do({ type: "useTopics", topics: ["t"] });
  let told = pods;
  for (const broker of bench.brokers.values()) {
    broker.on(MetadataServer, (request, context) => {
      const answer = context.next(request)!;
      const brokers = answer.brokers.map((node) => ({ ...node, pod: told[node.nodeId] ?? null }));
      return { ...answer, brokers };
    });
  }
  bench.begin().ready(1);
  const tell = (pods: Pods) => {
    told = pods;
    bench.do({ type: "refreshMetadata" });
    bench.run(150);
  };
  return { bench, tell };
}

const BLUE_GREEN: Pods = { 1: "blue", 2: "green", 3: "blue" };

describe("connection B.10: views", () => {
  it("connection B.10: nodes, partitions and leaders by pod", () => {
    const { bench } = begun(BLUE_GREEN);
    const view = bench.view;
    expect(view.nodes.map(({ nodeId, pod }) => [nodeId, pod])).toEqual([
      [1, "blue"],
      [2, "green"],
      [3, "blue"],
      [4, null],
    ]);
    expect(view.nodesByPod()).toEqual(new Map([["blue", [1, 3]], ["green", [2]], [null, [4]]]));
    expect(view.partitionsByPod("t")).toEqual(
      new Map([["blue", [0, 2]], ["green", [1]], [null, [3]]]),
    );
    expect([0, 1, 2, 3, 4].map((partition) => view.leaderInPod("t", partition))).toEqual([
      "blue",
      "green",
      "blue",
      null,
      undefined,
    ]);
    expect(view.leaderInPod("u", 0)).toBe(undefined);
    expect(view.partitionsByPod("u")).toEqual(new Map());
  });

  it("connection B.10: without a leader a partition is in no pod", () => {
    const { bench } = begun(BLUE_GREEN);
    bench.fake.topic("t")!.partitions[0]!.leaderId = -1;
    bench.do({ type: "refreshMetadata" });
    bench.run(150);
    expect(bench.view.leaderInPod("t", 0)).toBe(undefined);
    expect(bench.view.partitionsByPod("t")).toEqual(
      new Map<string | null, number[]>([[null, [0, 3]], ["green", [1]], ["blue", [2]]]),
    );
  });

  it("connection B.10: metadata before 11 tells of none", () => {
    const versions = { Metadata: { max: 10 } };
    const bench = new Bench({}, { nodes: [{ nodeId: 1, pod: "blue", versions }] }).begin();
    expect(bench.view.podOf(1)).toEqual({ pod: null, confidence: "none" });
    expect(bench.told("podChanged")).toEqual([]);
  });
});

describe("connection B.10: confidence", () => {
  it("connection B.10: seen in the newest answer; none if never", () => {
    const { bench } = begun(BLUE_GREEN);
    expect([1, 2, 4, 9].map((id) => bench.view.podOf(id))).toEqual([
      { pod: "blue", confidence: "seen" },
      { pod: "green", confidence: "seen" },
      { pod: null, confidence: "none" },
      { pod: null, confidence: "none" },
    ]);
    expect(bench.told("podChanged")).toEqual([
      { type: "podChanged", nodeId: 1, pod: "blue", confidence: "seen" },
      { type: "podChanged", nodeId: 2, pod: "green", confidence: "seen" },
      { type: "podChanged", nodeId: 3, pod: "blue", confidence: "seen" },
    ]);
  });

  it("connection B.10: absent now, it is stale, and its value is kept, however often brokers that know none answer", () => {
    const { bench, tell } = begun(BLUE_GREEN);
    for (let i = 0; i < 5; i++) {
      tell({});
      expect(bench.view.podOf(2)).toEqual({ pod: "green", confidence: "stale" });
    }
    expect(bench.view.nodesByPod()).toEqual(
      new Map([["blue", [1, 3]], ["green", [2]], [null, [4]]]),
    );
    tell(BLUE_GREEN);
    expect(bench.view.podOf(2)).toEqual({ pod: "green", confidence: "seen" });
    expect(bench.told("podChanged").slice(3)).toEqual([
      { type: "podChanged", nodeId: 1, pod: "blue", confidence: "stale" },
      { type: "podChanged", nodeId: 2, pod: "green", confidence: "stale" },
      { type: "podChanged", nodeId: 3, pod: "blue", confidence: "stale" },
      { type: "podChanged", nodeId: 1, pod: "blue", confidence: "seen" },
      { type: "podChanged", nodeId: 2, pod: "green", confidence: "seen" },
      { type: "podChanged", nodeId: 3, pod: "blue", confidence: "seen" },
    ]);
  });

  it("connection B.10: two tables in a row from brokers that tell pods of others make it none", () => {
    const { bench, tell } = begun(BLUE_GREEN);
    tell({ 1: "blue", 3: "blue" });
    expect(bench.view.podOf(2)).toEqual({ pod: "green", confidence: "stale" });
    tell({ 1: "blue", 3: "blue" });
    expect(bench.view.podOf(2)).toEqual({ pod: null, confidence: "none" });
    expect(bench.told("podChanged").slice(3)).toEqual([
      { type: "podChanged", nodeId: 2, pod: "green", confidence: "stale" },
      { type: "podChanged", nodeId: 2, pod: null, confidence: "none" },
    ]);
  });

  it("connection B.10: they have to follow each other", () => {
    const { bench, tell } = begun(BLUE_GREEN);
    tell({ 1: "blue" });
    tell(BLUE_GREEN);
    tell({ 1: "blue" });
    expect(bench.view.podOf(2)).toEqual({ pod: "green", confidence: "stale" });
  });

  it("connection B.10: it is none after twice metadata.max.age.ms", () => {
    const { bench, tell } = begun(BLUE_GREEN, { metadataMaxAgeMs: 10_000 });
    const seenMs = 3;
    tell({});
    bench.runTo(seenMs + 19_999);
    expect(bench.view.podOf(2)).toEqual({ pod: "green", confidence: "stale" });
    bench.runTo(seenMs + 20_000);
    expect(bench.view.podOf(2)).toEqual({ pod: null, confidence: "none" });
    expect(bench.told("podChanged").at(-1)).toEqual(
      { type: "podChanged", nodeId: 3, pod: null, confidence: "none" },
    );
  });

  it("connection B.10: another pod is told once, and no lane is touched", () => {
    const { bench, tell } = begun(BLUE_GREEN);
    bench.ready(2);
    const before = bench.story("stateChanged").length;
    tell({ ...BLUE_GREEN, 2: "red" });
    tell({ ...BLUE_GREEN, 2: "red" });
    expect(bench.told("podChanged").slice(3)).toEqual([
      { type: "podChanged", nodeId: 2, pod: "red", confidence: "seen" },
    ]);
    expect(bench.story("stateChanged")).toHaveLength(before);
  });
});

describe("connection B.10: route pod", () => {
  function answerers(bench: Bench, pod: string, podless?: "exclude" | "include"): number[] {
    const found = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const outcome = bench.outcome(bench.call({ pod, ...(podless && { podless }) }));
      found.add((outcome as { nodeId: number }).nodeId);
    }
    return [...found].sort();
  }

  it("connection B.10: its members, those without pod only if they are included", () => {
    const { bench } = begun(BLUE_GREEN);
    bench.ready(1, 2, 3, 4);
    expect(answerers(bench, "blue")).toEqual([1, 3]);
    expect(answerers(bench, "blue", "exclude")).toEqual([1, 3]);
    expect(answerers(bench, "green", "include")).toEqual([2, 4]);
  });

  it("connection B.10: a member that is dead is passed over; nobody outside is asked", () => {
    const { bench } = begun(BLUE_GREEN);
    bench.kill(1, "blackHole");
    const id = bench.call({ pod: "blue" });
    expect(bench.outcome(id, 20_000)).toMatchObject({ type: "callAnswered", nodeId: 3 });
    bench.kill(3, "refuses");
    const lost = bench.call({ pod: "blue" }, { timeoutMs: 10_000 });
    expect(bench.outcome(lost)).toMatchObject({ reason: "CALL_TIMEOUT", sent: "no" });
    expect(bench.asked("ListGroups").filter((line) => /n:[24]/.test(line))).toEqual([]);
  });

  it("connection B.10: a pod that there is not is waited for, and named at the end", () => {
    const { bench } = begun(BLUE_GREEN);
    const outcome = bench.outcome(bench.call({ pod: "purple" }, { timeoutMs: 1_000 }));
    expect(outcome).toMatchObject({ reason: "CALL_TIMEOUT", sent: "no" });
    expect(detailOf(outcome)).toContain("purple");
    expect(bench.refreshes.length).toBeGreaterThan(2);
  });

  it("connection B.10: one that metadata brings while the call waits", () => {
    const { bench, tell } = begun(BLUE_GREEN);
    const id = bench.call({ pod: "purple" });
    bench.run(20);
    tell({ 4: "purple" });
    expect(bench.result(id)).toMatch(/^answered by 4 /);
  });
});
