// What a reviewer or an attacker has found: each was wrong once.

import { describe, expect, it } from "vitest";
import { Bench } from "../kit/cluster.ts";

const COORDINATOR = { coordinator: "group", key: "g" } as const;

describe("connection F32: one outcome, whatever ends a call", () => {
  it("connection F32: calls that wait for one coordinator end once when the cluster closes", () => {
    const bench = new Bench().begin();
    for (const node of [1, 2, 3]) bench.hold(node, "FindCoordinator");
    const ids = [1, 2, 3].map(() => bench.call(COORDINATOR));
    bench.run(10);
    bench.do({ type: "close" }); // the kit throws at a second outcome
    expect(ids.map((id) => bench.result(id))).toEqual(
      ids.map(() => expect.stringMatching(/^CLOSED/)),
    );
  });

  it("connection F32: and when FindCoordinator cannot be asked", () => {
    const bench = new Bench({}, {
      nodes: [{ nodeId: 1, versions: { FindCoordinator: null } }],
    }).begin();
    const ids = [1, 2, 3].map(() => bench.call(COORDINATOR));
    for (const id of ids) {
      expect(bench.outcome(id)).toMatchObject({
        reason: "UNSUPPORTED_VERSION",
        detail: expect.stringMatching(/^FindCoordinator: /),
      });
    }
  });

  it("connection F32: a late answer is not that of a later call with the same id", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1, 2);
    for (const node of [1, 2]) bench.hold(node);
    const id = bench.call({ node: 1 }, { timeoutMs: 100 });
    expect(bench.outcome(id)).toMatchObject({ reason: "CALL_TIMEOUT", sent: "maybe", nodeId: 1 });
    bench.callAgain(id, { node: 2 });
    bench.run(10);
    bench.release(1);
    bench.run(10);
    expect(bench.outcomes.has(id)).toBe(false);
    bench.release(2);
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 2 });
  });

  it("connection F32: nor is the loss of an earlier one's lane its own", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1, 2);
    for (const node of [1, 2]) bench.hold(node);
    const id = bench.call({ node: 1 }, { timeoutMs: 100 });
    bench.until(() => bench.outcomes.has(id));
    bench.callAgain(id, { node: 2 });
    bench.run(10);
    bench.kill(1);
    expect(bench.outcomes.has(id)).toBe(false);
    bench.release(2);
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 2 });
    expect(bench.asked("ListGroups").slice(2)).toHaveLength(2);
  });
});

describe("connection M8: nothing that a peer does makes it throw", () => {
  it("connection B.2: controllers that know only version 0 of DescribeCluster", () => {
    const nodes = [{ nodeId: 1, versions: { DescribeCluster: { max: 0 } } }];
    const bench = new Bench({ bootstrapControllers: "boot.test:9092" }, { nodes });
    bench.do({ type: "tick" });
    bench.run(10_000);
    expect(bench.view.nodes).toEqual([]);
    expect(bench.asked("DescribeCluster")).toEqual([]);
  });
});
