import { describe, expect, it } from "vitest";
import { assignMembers } from "../../codec/pods/assign.ts";
import { auditPlacement } from "../../codec/pods/audit.ts";
import { canaryRules } from "../../codec/pods/canary.ts";
import { describePods } from "../../codec/pods/describe.ts";
import { place } from "../../codec/pods/place.ts";
import { planReassignment } from "../../codec/pods/plan.ts";
import { podSightings, withSightings } from "../../codec/pods/sightings.ts";
import { stripedPlacer } from "../../codec/pods/striped_placer.ts";

const LIMIT_MS = 10_000; // each takes less than a second
const CANARY = "canary-broker";
const rules = canaryRules({ interval: 2 });

/** Runs it, and holds that it takes no longer than it may. */
function bounded<T>(body: () => T): T {
  const start = performance.now();
  const found = body();
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  return found;
}

const MANY = 20_000;
const brokers = Array.from({ length: MANY }, (_, id) => ({
  id,
  rack: `r${id}`,
  pod: id % 2 === 0 ? "main" : CANARY,
}));
const ids = brokers.map(({ id }) => id);

describe("hostile sizes", () => {
  it("a partition with 20,000 replicas", () => {
    const topics = [{ name: "t", partitions: [{ partition: 1, replicas: ids }] }];
    const { findings } = bounded(() => auditPlacement({ brokers, topics, rules }));
    expect(findings.map(({ code }) => code))
      .toEqual(["UNDERSIZED", "UNDERSIZED", "LEAK", "LEADER_OUTSIDE"]);
    expect(bounded(() => planReassignment({ brokers, topics, rules })).impossible.length).toBe(1);
    const unknown = [{ name: "t", partitions: [{ partition: 1, replicas: [...ids, -5] }] }];
    const few = brokers.slice(0, 3);
    const plan = bounded(() => planReassignment({ brokers: few, topics: unknown, rules }));
    expect(plan.impossible.length).toBe(1);
  });
  it("a pod for every broker, all with the same name but for case and blanks", () => {
    const many = brokers.map(({ id }) => ({
      id,
      pod: `${" ".repeat(id % 300)}P${" ".repeat(id / 300)}`,
    }));
    const { findings, pods } = bounded(() => auditPlacement({ brokers: many, topics: [], rules }));
    expect(findings.map(({ code }) => code)).toEqual(["MIXED_CASE", "DEAD_RULE"]);
    expect(pods.length).toBe(MANY);
  });
  it("20,000 topics, and as many partitions of one", () => {
    const topics = ids.map((id) => ({
      name: `t${id}`,
      partitions: [{ partition: 0, replicas: [id] }],
    }));
    expect(bounded(() => auditPlacement({ brokers, topics, rules })).findings.length)
      .toBe(MANY + MANY / 2);
    const partitions = ids.map((id) => ({ partition: id, replicas: [id] }));
    expect(bounded(() => describePods({ brokers, topics: [{ name: "t", partitions }] })).length)
      .toBe(2);
  });
  it("a placement at its limits", () => {
    const two = [{ id: 0, pod: "main" }, { id: 1, pod: CANARY }];
    const all = { brokers: two, rules, count: 100_000, replicationFactor: 1 };
    expect(bounded(() => place(all, stripedPlacer(1))).ranges.length).toBe(100_000);
    const wide = { brokers, rules, count: 20, replicationFactor: MANY / 2 };
    expect(bounded(() => place(wide, stripedPlacer(1))).assignments.length)
      .toBe(20);
    const fenced = brokers.map((broker) => ({ ...broker, isFenced: broker.id > 1 }));
    const narrow = { brokers: fenced, rules, count: 300, replicationFactor: 2 };
    expect(bounded(() => place(narrow, stripedPlacer(1))).assignments.length).toBe(300);
  });
  it("a group of 20,000 members, and of as many topics", () => {
    const members = ids.map((id) => ({ memberId: `${id}`, topics: ["t"] }));
    const one = { members, topics: [{ name: "t", partitions: 200_000 }], interval: 2 };
    const isCanary = ({ memberId }: { memberId: string }) => memberId.endsWith("7");
    expect(bounded(() => assignMembers({ ...one, isCanary })).length).toBe(MANY);
    const names = ids.map((id) => `t${id}`);
    const two = ["a", "b7"].map((memberId) => ({ memberId, topics: names }));
    const topics = names.map((name) => ({ name, partitions: 5 }));
    expect(bounded(() => assignMembers({ members: two, topics, interval: 5, isCanary })).length)
      .toBe(2);
  });
  it("20,000 nodes that come and go", () => {
    const first = bounded(() => podSightings([], { responder: 1, nowMs: 0, brokers }));
    const gone = { responder: 2, nowMs: 1, brokers: ids.map((id) => ({ id: id + MANY })) };
    const second = bounded(() => podSightings(first, gone));
    expect(second.length).toBe(MANY + 1_000);
    expect(bounded(() => withSightings(brokers, second)).length).toBe(MANY);
  });
});

describe("what is given", () => {
  it("is not changed", () => {
    const cluster = frozen({
      brokers: [
        { id: 3, rack: "b", pod: CANARY },
        { id: 1, rack: "a", pod: "main", isFenced: false },
        { id: 2, rack: null, pod: null },
        { id: 0, pod: "main" },
      ],
      topics: [{
        name: "t",
        partitions: [{
          partition: 1,
          replicas: [0, 1],
          isr: [1],
          leader: 1,
          logDirs: ["/a", "/b"],
        }],
      }],
    });
    const sightings = podSightings([], { responder: 1, nowMs: 0, brokers: cluster.brokers });
    podSightings(frozen([...sightings]), { responder: 1, nowMs: 0, brokers: cluster.brokers });
    auditPlacement({ ...cluster, rules });
    planReassignment({ ...cluster, rules });
    place({ ...cluster, rules, count: 4, replicationFactor: 1 }, stripedPlacer(1));
    const members = frozen([{ memberId: "b", topics: ["t"] }, { memberId: "a", topics: ["t"] }]);
    const topics = frozen([{ name: "u", partitions: 2 }, { name: "t", partitions: 2 }]);
    assignMembers({ members, topics, interval: 2, isCanary: () => false });
    expect(cluster.topics[0]!.partitions[0]!.replicas).toEqual([0, 1]);
  });
});

function frozen<T extends object>(value: T): T {
  for (const member of Object.values(value)) {
    if (typeof member === "object" && member !== null) frozen(member);
  }
  return Object.freeze(value);
}
