import { describe, expect, it } from "vitest";
import { describePods, groupByPod } from "../../codec/pods/describe.ts";

describe("connection E.4: nodes by pod", () => {
  it("are in a map with a bucket for null, whatever there is", () => {
    expect([...groupByPod([])]).toEqual([[null, []]]);
    expect([...groupByPod([{ id: 1, pod: "b" }])]).toEqual([["b", [{ id: 1, pod: "b" }]], [
      null,
      [],
    ]]);
  });
  it("are in the order of names; the empty name is no null, nor is another case the same", () => {
    const nodes = ["b", null, "", "a", "B", undefined, "a"].map((pod, id) => ({
      id,
      ...pod !== undefined && { pod },
    }));
    const found = Array.from(groupByPod(nodes), ([pod, own]) => [pod, own.map(({ id }) => id)]);
    expect(found).toEqual([["", [2]], ["B", [4]], ["a", [3, 6]], ["b", [0]], [null, [1, 5]]]);
  });
  it("keep whatever else they have", () => {
    const node = { nodeId: 7, host: "h", port: 9092, rack: null, pod: "p" };
    expect(groupByPod([node]).get("p")).toEqual([node]);
  });
});

describe("connection E.4: a description of pods", () => {
  const brokers = [
    { id: 3, rack: "r1", pod: "c" },
    { id: 2, rack: null, pod: "m", isFenced: true },
    { id: 1, rack: "r2", pod: "m" },
    { id: 0, rack: "r1", pod: "m" },
    { id: 9 },
  ];
  const topics = [
    {
      name: "t",
      partitions: [
        { partition: 0, replicas: [0, 1], leader: 1, isr: [1] },
        { partition: 1, replicas: [1, 2], leader: -1, isr: [] },
        { partition: 2, replicas: [0, 3] },
        { partition: 3, replicas: [42, 0], leader: 42 },
      ],
    },
    { name: "u", partitions: [{ partition: 0, replicas: [2] }] },
  ];
  it("counts brokers, leaders, replicas, racks, and spreads of those in service", () => {
    expect(describePods({ brokers, topics })).toEqual([
      {
        pod: "c",
        brokers: [3],
        fenced: [],
        racks: ["r1"],
        leaders: 0,
        replicas: 1,
        leaderSpread: { least: 0, most: 0, mean: 0 },
        replicaSpread: { least: 1, most: 1, mean: 1 },
      },
      {
        pod: "m",
        brokers: [0, 1, 2],
        fenced: [2],
        racks: ["r1", "r2", null],
        leaders: 3,
        replicas: 7,
        leaderSpread: { least: 1, most: 1, mean: 1 },
        replicaSpread: { least: 2, most: 3, mean: 2.5 },
      },
      {
        pod: null,
        brokers: [9],
        fenced: [],
        racks: [null],
        leaders: 0,
        replicas: 0,
        leaderSpread: { least: 0, most: 0, mean: 0 },
        replicaSpread: { least: 0, most: 0, mean: 0 },
      },
    ]);
  });
  it("of nothing is nothing", () => {
    expect(describePods({ brokers: [], topics })).toEqual([]);
  });
  it("of a pod that is fenced has no spread", () => {
    const [pod] = describePods({ brokers: [{ id: 2, pod: "m", isFenced: true }], topics });
    expect([pod!.leaders, pod!.replicas, pod!.leaderSpread])
      .toEqual([1, 2, { least: 0, most: 0, mean: 0 }]);
  });
  it("refuses a broker that is there twice", () => {
    expect(() => describePods({ brokers: [{ id: 1 }, { id: 1 }], topics })).toThrow(
      new RangeError("Cannot describe pods: expected each broker once, found 1 twice"),
    );
  });
});
