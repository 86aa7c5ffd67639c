import { describe, expect, it } from "vitest";
import { auditPlacement, type AuditRequest } from "../../codec/pods/audit.ts";
import { canaryRules } from "../../codec/pods/canary.ts";
import type { PodBroker, PodPartition } from "../../codec/pods/cluster.ts";
import type { PodFinding, PodFindingCode } from "../../codec/pods/finding.ts";

const CANARY = "canary-broker";
const brokers: readonly PodBroker[] = [
  ...[0, 1, 2].map((id) => ({ id, rack: `r${id}`, pod: "main" })),
  ...[3, 4, 5].map((id) => ({ id, rack: `r${id - 3}`, pod: CANARY })),
];
const rules = canaryRules({ interval: 2 });

/** A topic of one partition after the other, so that every second one is a canary. */
function topicOf(...partitions: Omit<PodPartition, "partition">[]) {
  return { name: "t", partitions: partitions.map((one, partition) => ({ partition, ...one })) };
}

const good = topicOf({ replicas: [0, 1] }, { replicas: [3, 4] });

function findings(request: Partial<AuditRequest>): readonly PodFinding[] {
  return auditPlacement({ brokers, topics: [good], rules, ...request }).findings;
}

function at(partition: number) {
  return { topic: "t", partition };
}

type Expected = Omit<PodFinding, "severity">;

describe("connection E.4: the audit", () => {
  it("finds nothing where nothing is wrong, and describes the pods", () => {
    const { findings, pods } = auditPlacement({ brokers, topics: [good], rules });
    expect(findings).toEqual([]);
    expect(pods.map(({ pod, leaders, replicas }) => [pod, leaders, replicas]))
      .toEqual([[CANARY, 1, 2], ["main", 1, 2]]);
  });

  const rows: readonly [title: string, request: Partial<AuditRequest>, expected: Expected[]][] = [
    ["LEAK: a canary partition has replicas outside the pod", {
      topics: [topicOf({ replicas: [0] }, { replicas: [3, 1, 2] })],
    }, [{ code: "LEAK", ...at(1), brokers: [1, 2], pods: [CANARY] }]],
    ["SPILL: another partition has a replica in the pod", {
      topics: [topicOf({ replicas: [0, 4] }, { replicas: [3] })],
    }, [{ code: "SPILL", ...at(0), brokers: [4], pods: [CANARY] }]],
    ["UNLABELLED: a replica on a broker without pod, in either", {
      brokers: [...brokers, { id: 6, rack: "r0" }],
      topics: [topicOf({ replicas: [0, 6] }, { replicas: [6, 3], leader: 3 })],
    }, [
      { code: "UNLABELLED", ...at(0), brokers: [6], pods: [] },
      { code: "UNLABELLED", ...at(1), brokers: [6], pods: [] },
    ]],
    ["UNDERSIZED: a pod has fewer live brokers than the largest factor", {
      brokers: brokers.map((broker) => ({ ...broker, isFenced: broker.id === 3 })),
      topics: [topicOf({ replicas: [0, 1, 2] }, { replicas: [4, 5] })],
    }, [{ code: "UNDERSIZED", brokers: [4, 5], pods: [CANARY], expected: 3 }]],
    ["UNDERSIZED: or than the expected one; the rest, too", {
      expectedReplicationFactor: 4,
    }, [
      { code: "UNDERSIZED", brokers: [3, 4, 5], pods: [CANARY], expected: 4 },
      { code: "UNDERSIZED", brokers: [0, 1, 2], pods: ["main"], expected: 4 },
    ]],
    ["UNDERSIZED: the rest may have no name", {
      brokers: [{ id: 0 }, { id: 3, pod: CANARY }, { id: 4, pod: CANARY }],
      topics: [topicOf({ replicas: [] }, { replicas: [3, 4] })],
    }, [{ code: "UNDERSIZED", brokers: [0], pods: [], expected: 2 }]],
    ["RACK_NARROW: the pod spans fewer racks than the rest", {
      brokers: brokers.map((broker) => broker.id < 3 ? broker : { ...broker, rack: "r0" }),
    }, [{ code: "RACK_NARROW", brokers: [3, 4, 5], pods: [CANARY], expected: 3 }]],
    ["NO_CANARY: a topic has fewer than N partitions", {
      topics: [good, { name: "small", partitions: [{ partition: 0, replicas: [0] }] }],
    }, [{ code: "NO_CANARY", topic: "small", brokers: [], pods: [CANARY] }]],
    ["DEAD_RULE: the pod has only fenced brokers, and nothing of it is checked", {
      brokers: brokers.map((broker) => ({ ...broker, isFenced: broker.id >= 3 })),
      topics: [topicOf({ replicas: [4] }, { replicas: [0] })],
    }, [{ code: "DEAD_RULE", brokers: [3, 4, 5], pods: [CANARY] }]],
    ["DEAD_RULE: the pod has no broker", {
      brokers: brokers.slice(0, 3),
      topics: [topicOf({ replicas: [1] }, { replicas: [0] })],
    }, [{ code: "DEAD_RULE", brokers: [], pods: [CANARY] }]],
    ["OVERLAP: two rules claim a partition, of which no more is said", {
      rules: new Map([...rules, ["main", (partition: number) => partition === 1]]),
      topics: [topicOf({ replicas: [] }, { replicas: [0, 3] })],
    }, [{ code: "OVERLAP", ...at(1), brokers: [], pods: [CANARY, "main"] }]],
    ["LEADER_OUTSIDE: led from outside, though one in the pod is in sync", {
      topics: [topicOf({ replicas: [1] }, { replicas: [3, 0], leader: 0, isr: [0, 3] })],
    }, [
      { code: "LEAK", ...at(1), brokers: [0], pods: [CANARY] },
      { code: "LEADER_OUTSIDE", ...at(1), brokers: [0], pods: [CANARY] },
    ]],
    ["LEADER_OUTSIDE: not if none in the pod is in sync, or nobody leads", {
      topics: [topicOf(
        { replicas: [1] },
        { replicas: [3, 0], leader: 0, isr: [0] },
        { replicas: [1] },
        { replicas: [4], leader: -1 },
      )],
    }, [{ code: "LEAK", ...at(1), brokers: [0], pods: [CANARY] }]],
    ["LEADER_OUTSIDE: a broker without pod is outside", {
      brokers: [...brokers, { id: 6 }],
      topics: [topicOf({ replicas: [0] }, { replicas: [6, 3] })],
    }, [
      { code: "UNLABELLED", ...at(1), brokers: [6], pods: [] },
      { code: "LEADER_OUTSIDE", ...at(1), brokers: [6], pods: [CANARY] },
    ]],
    ["SKEW: leaders, or replicas, differ above the limit", {
      topics: [topicOf(...[0, 3, 0, 4, 0, 5, 1, 3].map((id) => ({ replicas: [id] })))],
    }, [{ code: "SKEW", brokers: [0, 1, 2], pods: ["main"] }]],
    ["SKEW: not if the limit is wider", {
      topics: [topicOf(...[0, 3, 0, 4, 0, 5, 1, 3].map((id) => ({ replicas: [id] })))],
      skewLimit: 2.5,
    }, []],
    ["SKEW: a difference of two is always allowed", {
      topics: [topicOf({ replicas: [0] }, { replicas: [3] }, { replicas: [0] }, { replicas: [3] })],
      skewLimit: 0,
    }, []],
    ["POD_UNKNOWN: no broker tells a pod", {
      brokers: brokers.map(({ id }) => ({ id })),
      topics: [],
    }, [
      { code: "POD_UNKNOWN", brokers: [0, 1, 2, 3, 4, 5], pods: [] },
      { code: "DEAD_RULE", brokers: [], pods: [CANARY] },
    ]],
    ["POD_UNKNOWN: an older answer does, or a broker is not listed", {
      brokers: brokers.map((broker) => ({
        ...broker,
        confidence: broker.id === 4 ? "stale" as const : "seen" as const,
      })),
      topics: [topicOf({ replicas: [0, 42] }, { replicas: [3, 7, 42] })],
    }, [{ code: "POD_UNKNOWN", brokers: [4, 7, 42], pods: [] }]],
    ["MIXED_CASE: names are equal but for case or blanks, the rule's among them", {
      brokers: [
        { id: 0, pod: "Main" },
        { id: 1, pod: "main" },
        { id: 3, pod: "Canary-Broker" },
        { id: 4, pod: CANARY },
        { id: 5, pod: " main" },
      ],
      topics: [],
    }, [
      { code: "MIXED_CASE", brokers: [3, 4], pods: [CANARY, "Canary-Broker"] },
      { code: "MIXED_CASE", brokers: [0, 1, 5], pods: ["Main", "main", " main"] },
    ]],
    ["without rules there is nothing but MIXED_CASE and SKEW", {
      rules: new Map(),
      brokers: [{ id: 0, pod: "a" }, { id: 1, pod: "A" }, { id: 2 }],
      topics: [topicOf({ replicas: [0, 2, 9] }, { replicas: [0] })],
    }, [{ code: "MIXED_CASE", brokers: [0, 1], pods: ["a", "A"] }]],
  ];
  for (const [title, request, expected] of rows) {
    it(title, () => {
      const found = findings(request).map(({ severity: _, ...rest }) => rest);
      expect(found).toEqual(expected);
    });
  }

  it("is as severe as the code is, the same for each", () => {
    const severities: Record<PodFindingCode, PodFinding["severity"]> = {
      POD_UNKNOWN: "warning",
      MIXED_CASE: "warning",
      DEAD_RULE: "error",
      UNDERSIZED: "error",
      RACK_NARROW: "warning",
      SKEW: "warning",
      NO_CANARY: "info",
      OVERLAP: "error",
      LEAK: "error",
      SPILL: "error",
      UNLABELLED: "warning",
      LEADER_OUTSIDE: "warning",
    };
    const all = rows.flatMap(([, request]) => findings(request));
    expect(all.filter(({ code, severity }) => severities[code] !== severity)).toEqual([]);
    expect(new Set(all.map(({ code }) => code)).size).toBe(Object.keys(severities).length);
  });
  it("follows the readings that are asked for", () => {
    const fenced = brokers.map((broker) => ({ ...broker, isFenced: broker.id >= 3 }));
    const topics = [topicOf({ replicas: [0] }, { replicas: [1] })];
    const codes = (request: Partial<AuditRequest>) => findings(request).map(({ code }) => code);
    expect(codes({ brokers: fenced, topics })).toEqual(["DEAD_RULE"]);
    expect(codes({ brokers: fenced, topics, readings: { fencedKeepsPod: true } }))
      .toEqual(["UNDERSIZED", "LEAK"]);
    const shouted = brokers.map((broker) => ({ ...broker, pod: broker.pod!.toUpperCase() }));
    const readings = { names: "folded" } as const;
    expect(codes({ brokers: shouted })).toEqual(["MIXED_CASE", "DEAD_RULE"]);
    expect(codes({ brokers: shouted, readings })).toEqual(["MIXED_CASE"]);
    const gone = new Map([...rules, ["gone", () => true]]);
    expect(codes({ rules: gone })).toEqual(["DEAD_RULE"]);
    expect(codes({ rules: gone, readings: { overlap: "before" } })).toEqual([
      "DEAD_RULE",
      "OVERLAP",
    ]);
  });
  it("refuses a broker that is there twice", () => {
    expect(() => findings({ brokers: [{ id: 7 }, { id: 7 }] })).toThrow(
      new RangeError("Cannot audit: expected each broker once, found 7 twice"),
    );
  });
});
