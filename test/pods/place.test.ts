import { describe, expect, it } from "vitest";
import { canaryRules } from "../../codec/pods/canary.ts";
import type { PodBroker } from "../../codec/pods/cluster.ts";
import type { PlacementRules, PodReadings } from "../../codec/pods/isolation.ts";
import { place, type Placement, type PlaceRequest } from "../../codec/pods/place.ts";
import { PlacementError, type PlacementFacts } from "../../codec/pods/placement_error.ts";
import { stripedPlacer } from "../../codec/pods/striped_placer.ts";

const CANARY = "canary-broker";
const main: readonly PodBroker[] = [0, 1, 2].map((id) => ({ id, rack: null, pod: "main" }));
const canary: readonly PodBroker[] = [3, 4].map((id) => ({ id, rack: null, pod: CANARY }));
const five = [...main, ...canary];
const podless: PodBroker = { id: 5, rack: null, pod: null };
const rules = canaryRules({ interval: 5 });

function placed(request: Partial<PlaceRequest>): Placement {
  const all = { brokers: five, rules, replicationFactor: 1, count: 10, ...request };
  return place(all, stripedPlacer(7));
}

/** Ranges as "0-3 main 0,1,2". */
function rangesOf({ ranges }: Placement): string[] {
  return ranges.map(({ start, count, pod, brokers }) => {
    const partitions = count === 1 ? `${start}` : `${start}-${start + count - 1}`;
    return `${partitions} ${pod === null ? "none" : "canary"} ${brokers.join()}`;
  });
}

function every(n: number): (partition: number) => boolean {
  return (partition) => partition % n === n - 1;
}

describe("connection E.3: the vectors", () => {
  const rows: readonly [title: string, request: Partial<PlaceRequest>, ranges: string[]][] = [
    ["0…9", {}, ["0-3 none 0,1,2", "4 canary 3,4", "5-8 none 0,1,2", "9 canary 3,4"]],
    ["8…11 added", { start: 8, count: 4 }, [
      "8 none 0,1,2",
      "9 canary 3,4",
      "10-11 none 0,1,2",
    ]],
    ["0…3", { count: 4 }, ["0-3 none 0,1,2"]],
    ["N = 1, 0…2", { rules: canaryRules({ interval: 1 }), count: 3 }, ["0-2 canary 3,4"]],
    ["no rules, 0…5", { rules: new Map(), count: 6 }, ["0-5 none 0,1,2,3,4"]],
    ["plus broker 5 without pod", { brokers: [...five, podless] }, [
      "0-3 none 0,1,2,5",
      "4 canary 3,4,5",
      "5-8 none 0,1,2,5",
      "9 canary 3,4,5",
    ]],
    [
      "canary broker registered but fenced, only one",
      { brokers: [...main, { ...canary[0]!, isFenced: true }] },
      ["0-9 none 0,1,2,3"],
    ],
  ];
  for (const [title, request, ranges] of rows) {
    it(`${title}: ${ranges.join(" · ")}`, () => {
      const found = placed(request);
      expect(rangesOf(found)).toEqual(ranges);
      const start = request.start ?? 0;
      const partitions = found.assignments.map(({ partition }) => partition);
      expect(partitions).toEqual(
        Array.from({ length: request.count ?? 10 }, (_, i) => start + i),
      );
      for (const { start, count, brokers } of found.ranges) {
        const own = found.assignments.filter(({ partition }) =>
          partition >= start && partition < start + count
        );
        expect(own.flatMap(({ replicas }) => replicas).every((id) => brokers.includes(id)))
          .toBe(true);
      }
    });
  }

  const refused: readonly [
    title: string,
    request: Partial<PlaceRequest>,
    reason: string,
    facts: PlacementFacts,
    message: string,
  ][] = [
    [
      "only canary brokers exist",
      { brokers: canary },
      "INVALID_REPLICATION_FACTOR",
      { partition: 0, pods: [CANARY], replicationFactor: 1, brokers: 0 },
      'Cannot place partition 0 outside of pod "canary-broker": expected a broker in service, found none',
    ],
    [
      "rules canary N = 3 and main N = 2",
      { rules: new Map([[CANARY, every(3)], ["main", every(2)]]) },
      "PLACEMENT_OVERLAP",
      { partition: 5, pods: [CANARY, "main"] },
      'Cannot place partition 5: expected one rule to claim it, found those of pods "canary-broker" and "main"',
    ],
    [
      "factor 3 in a 2-broker canary",
      { replicationFactor: 3 },
      "INVALID_REPLICATION_FACTOR",
      { partition: 4, pods: [CANARY], replicationFactor: 3, brokers: 2 },
      'Cannot place partition 4 in pod "canary-broker": expected 3 brokers, one a replica, found 2',
    ],
    [
      "factor 0",
      { replicationFactor: 0 },
      "INVALID_REPLICATION_FACTOR",
      { partition: 0, pods: [CANARY], replicationFactor: 0, brokers: 3 },
      'Cannot place partition 0 outside of pod "canary-broker": expected a replication factor of 1 or more, found 0',
    ],
    [
      "all brokers fenced",
      { brokers: five.map((broker) => ({ ...broker, isFenced: true })), start: 2 },
      "INVALID_REPLICATION_FACTOR",
      { partition: 2, pods: [], replicationFactor: 1, brokers: 5 },
      "Cannot place partition 2: expected a broker in service, found none",
    ],
    [
      "no broker at all",
      { brokers: [], rules: new Map() },
      "INVALID_REPLICATION_FACTOR",
      { partition: 0, pods: [], replicationFactor: 1, brokers: 0 },
      "Cannot place partition 0: expected a broker in service, found none",
    ],
  ];
  for (const [title, request, reason, facts, message] of refused) {
    it(`${title}: ${reason}`, () => {
      const error = thrown(() => placed(request));
      expect(error).toBeInstanceOf(PlacementError);
      expect(error).toMatchObject({ name: "PlacementError", reason, facts, message });
    });
  }
  it("fenced brokers count for the factor", () => {
    const brokers = [...main, canary[0]!, { ...canary[1]!, isFenced: true }];
    const { assignments } = placed({ brokers, replicationFactor: 2 });
    expect(assignments[4]).toEqual({ partition: 4, replicas: [3, 4] });
  });
  it("no rules: identical to the delegate alone, whatever the pods", () => {
    const alone = stripedPlacer(7);
    const next = alone({ start: 0, replicationFactor: 2, brokers: five, pods: [], where: "" });
    const expected = Array.from({ length: 10 }, () => next());
    const without = five.map(({ id }) => ({ id }));
    for (const request of [{ rules: new Map() }, { brokers: without, rules: new Map() }]) {
      const { assignments } = placed({ ...request, replicationFactor: 2 });
      expect(assignments.map(({ replicas }) => replicas)).toEqual(expected);
    }
  });
  it("nothing to place is nothing", () => {
    expect(placed({ count: 0 })).toMatchObject({ assignments: [], ranges: [] });
  });
});

describe("connection E.3: what KIP and pull request leave open", () => {
  const halfFenced = [...main, { ...canary[0]!, isFenced: true }, {
    ...canary[1]!,
    isFenced: true,
  }];
  const both: PlacementRules = new Map([[CANARY, every(3)], ["gone", every(2)]]);
  const named = [...main, { ...canary[0]!, pod: "Canary-Broker " }, canary[1]!];
  const empty = [...main, { ...canary[0]!, pod: "" }, canary[1]!];
  const alone = [{ ...podless, id: 1 }, podless];
  type Row = readonly [
    question: keyof PodReadings,
    request: Partial<PlaceRequest>,
    byDefault: string[] | RegExp,
    other: PodReadings[keyof PodReadings],
    otherwise: string[] | RegExp,
    pods: string[],
  ];
  const rows: readonly Row[] = [
    [
      "fencedKeepsPod",
      { brokers: halfFenced, count: 6 },
      ["0-5 none 0,1,2,3,4"],
      true,
      /expected a broker in service/,
      [CANARY],
    ],
    ["podlessKeepsPod", { brokers: [...main, podless], count: 6 }, ["0-5 none 0,1,2,5"], true, [
      "0-3 none 0,1,2,5",
      "4 canary 5",
      "5 none 0,1,2,5",
    ], [CANARY]],
    [
      "overlap",
      { rules: both, count: 6 },
      [
        "0-1 none 0,1,2",
        "2 canary 3,4",
        "3-4 none 0,1,2",
        "5 canary 3,4",
      ],
      "before",
      /partition 5: expected one rule to claim it/,
      [CANARY, "gone"],
    ],
    [
      "nobody",
      { brokers: canary, count: 6 },
      /expected a broker in service, found none/,
      "anybody",
      [
        "0-5 none 3,4",
      ],
      [CANARY],
    ],
    [
      "joinedBy",
      { brokers: alone, count: 6, readings: { podlessKeepsPod: true } },
      [
        "0-5 none 1,5",
      ],
      "rule",
      ["0-3 none 1,5", "4 canary 1,5", "5 none 1,5"],
      [CANARY],
    ],
    [
      "emptyPod",
      { brokers: empty, count: 6 },
      [
        "0-3 none 0,1,2,3",
        "4 canary 4",
        "5 none 0,1,2,3",
      ],
      "none",
      ["0-3 none 0,1,2,3", "4 canary 3,4", "5 none 0,1,2,3"],
      [""],
    ],
    [
      "names",
      { brokers: named, count: 6 },
      [
        "0-3 none 0,1,2,3",
        "4 canary 4",
        "5 none 0,1,2,3",
      ],
      "folded",
      ["0-3 none 0,1,2", "4 canary 3,4", "5 none 0,1,2"],
      [CANARY, "Canary-Broker "],
    ],
  ];
  for (const [question, request, byDefault, other, otherwise, pods] of rows) {
    it(`${question}: the default, and what the other answer does`, () => {
      const given = { ...request.readings };
      expectOutcome({ ...request, readings: given }, byDefault, question, pods);
      expectOutcome(
        { ...request, readings: { ...given, [question]: other } },
        otherwise,
        question,
        pods,
      );
    });
  }
  it("podlessKeepsPod: not if there is no broker without a pod, or it is fenced", () => {
    const readings = { podlessKeepsPod: true };
    for (const brokers of [main, [...main, { ...podless, isFenced: true }]]) {
      expect(placed({ brokers, readings }).ranges.length).toBe(1);
    }
  });
  it("what has not mattered is not noted, nor anything without rules", () => {
    expect(placed({}).notes).toEqual([]);
    expect(placed({ brokers: empty, rules: new Map() }).notes).toEqual([]);
    expect(placed({ brokers: halfFenced }).notes).toEqual([
      { question: "fencedKeepsPod", answer: false, pods: [CANARY] },
    ]);
  });
});

function expectOutcome(
  request: Partial<PlaceRequest>,
  outcome: string[] | RegExp,
  question: keyof PodReadings,
  pods: string[],
): void {
  if (outcome instanceof RegExp) {
    expect(() => placed(request)).toThrow(outcome);
    return;
  }
  const found = placed(request);
  expect(rangesOf(found)).toEqual(outcome);
  const note = found.notes.find((note) => note.question === question);
  expect(note).toMatchObject({ question, pods });
}

describe("a placement that is asked for wrongly", () => {
  const rows: readonly [request: Partial<PlaceRequest>, message: string][] = [
    [{ count: -1 }, "expected partitions 0 to 1000000, found -1"],
    [{ count: 1_000_001 }, "expected partitions 0 to 1000000, found 1000001"],
    [{ count: NaN }, "expected partitions 0 to 1000000, found NaN"],
    [{ start: -1 }, "expected first partition 0 to 2147483637, found -1"],
    [{ start: 2_147_483_638 }, "expected first partition 0 to 2147483637, found 2147483638"],
    [
      { replicationFactor: 1.5 },
      "expected replication factor -2147483647 to 2147483647, found 1.5",
    ],
    [{ brokers: [...five, { id: 3 }] }, "expected each broker once, found 3 twice"],
    [{ brokers: [{ id: -1 }] }, "expected broker id 0 to 2147483647, found -1"],
    [
      { brokers: Array.from({ length: 20_000 }, (_, id) => ({ id })), count: 1_000 },
      "expected partitions times brokers and rules 0 to 20000000, found 20001000",
    ],
  ];
  for (const [request, message] of rows) {
    it(`is refused: ${message}`, () => {
      expect(() => placed(request)).toThrow(new RangeError(`Cannot place: ${message}`));
    });
  }
});

function thrown(body: () => unknown): unknown {
  try {
    body();
  } catch (error) {
    return error;
  }
  return undefined;
}
