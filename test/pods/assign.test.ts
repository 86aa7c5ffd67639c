import { describe, expect, it } from "vitest";
import {
  decodeConsumerProtocolAssignment,
  encodeConsumerProtocolAssignment,
} from "../../codec/messages/consumer_protocol_assignment.ts";
import { assignMembers, type AssignRequest, type PodMember } from "../../codec/pods/assign.ts";
import { isCanary } from "../../codec/pods/canary.ts";
import { Random } from "../kit/random.ts";

function memberOf(memberId: string, ...topics: string[]): PodMember {
  return { memberId, clientId: memberId, topics: topics.length === 0 ? ["t"] : topics };
}

/** Assignments as "t:0,1 u:2". */
function shares(request: Omit<AssignRequest, "isCanary">): string[] {
  const isCanary = ({ clientId }: PodMember) => clientId!.startsWith("canary");
  return assignMembers({ ...request, isCanary }).map(({ assignedPartitions }) =>
    assignedPartitions.map(({ topic, partitions }) => `${topic}:${partitions}`).join(" ")
  );
}

const topics = [{ name: "t", partitions: 10 }];

describe("connection E.4: partitions for the members of a group", () => {
  it("canary members share canaries, the others the rest", () => {
    const members = [memberOf("a"), memberOf("canary-1"), memberOf("b")];
    expect(shares({ members, topics, interval: 5 })).toEqual(["t:0,2,5,7", "t:4,9", "t:1,3,6,8"]);
    const two = [memberOf("canary-2"), memberOf("a"), memberOf("canary-1")];
    expect(shares({ members: two, topics, interval: 5 }))
      .toEqual(["t:9", "t:0,1,2,3,5,6,7,8", "t:4"]);
  });
  it("without a canary member the others have all", () => {
    const members = [memberOf("a"), memberOf("b")];
    expect(shares({ members, topics, interval: 5 })).toEqual(["t:0,2,4,5,7", "t:1,3,6,8,9"]);
  });
  it("with canary members only they have all", () => {
    expect(shares({ members: [memberOf("canary-1")], topics, interval: 5 }))
      .toEqual(["t:0,1,2,3,4,5,6,7,8,9"]);
  });
  it("a side without a reader of one topic leaves that topic alone to the other", () => {
    const members = [memberOf("a", "t", "u"), memberOf("canary-1", "u")];
    const both = [...topics, { name: "u", partitions: 5 }];
    expect(shares({ members, topics: both, interval: 5 }))
      .toEqual(["t:0,1,2,3,4,5,6,7,8,9 u:0,1,2,3", "u:4"]);
  });
  it("with interval 0 all members are alike", () => {
    const members = [memberOf("a"), memberOf("canary-1")];
    expect(shares({ members, topics, interval: 0 })).toEqual(["t:0,2,4,6,8", "t:1,3,5,7,9"]);
  });
  it("nobody reads a topic, or a topic is not known: nothing is assigned", () => {
    expect(shares({ members: [memberOf("a", "x", "x")], topics, interval: 5 })).toEqual([""]);
    expect(shares({ members: [], topics, interval: 5 })).toEqual([]);
  });
  it("is what a group leader encodes", () => {
    const [{ assignedPartitions } = { assignedPartitions: [] }] = assignMembers({
      members: [memberOf("a")],
      topics,
      interval: 5,
      isCanary: () => false,
    });
    const bytes = encodeConsumerProtocolAssignment({ assignedPartitions }, 3);
    expect(decodeConsumerProtocolAssignment(bytes, 3).assignedPartitions)
      .toEqual(assignedPartitions);
  });
  it("holds for random groups: all is assigned once, to its side, and evenly", () => {
    for (let n = 0; n < 500; n++) holdsFor(new Random(n));
  });
  for (
    const [request, message] of [
      [{ members: [memberOf("a"), memberOf("a")] }, 'expected each member once, found "a" twice'],
      [{ topics: [...topics, ...topics] }, 'expected each topic once, found "t" twice'],
      [{ topics: [{ name: "t", partitions: -1 }] }, "expected partitions 0 to 1000000, found -1"],
      [
        { topics: ["a", "b"].map((name) => ({ name, partitions: 600_000 })) },
        "expected partitions 0 to 1000000, found 1200000",
      ],
      [
        { members: ["a", "b"].map((memberId) => ({ memberId, topics: Array(600_000).fill("t") })) },
        "expected subscriptions 0 to 1000000, found 1200000",
      ],
    ] as const
  ) {
    it(`is refused: ${message}`, () => {
      const all = { members: [memberOf("a")], topics, interval: 5, ...request };
      expect(() => shares(all)).toThrow(new RangeError(`Cannot assign: ${message}`));
    });
  }
});

function holdsFor(random: Random): void {
  const names = ["t", "u", "v"].slice(0, 1 + random.below(3));
  const topics = names.map((name) => ({ name, partitions: random.below(30) }));
  const isSame = random.chance(50);
  const members = Array.from({ length: 1 + random.below(8) }, (_, i) => {
    const read = isSame ? names : names.filter(() => random.chance(60));
    return memberOf(`${random.chance(30) ? "canary" : "main"}-${i}`, ...read, names[0]!);
  });
  const interval = random.below(6);
  const isCanaryMember = ({ clientId }: PodMember) => clientId!.startsWith("canary");
  const found = assignMembers({ members, topics, interval, isCanary: isCanaryMember });
  const owners = new Map<string, PodMember>();
  for (const [i, { memberId, assignedPartitions }] of found.entries()) {
    expect(memberId).toBe(members[i]!.memberId);
    for (const { topic, partitions } of assignedPartitions) {
      expect(members[i]!.topics).toContain(topic);
      for (const partition of partitions) {
        expect(owners.has(`${topic} ${partition}`)).toBe(false);
        owners.set(`${topic} ${partition}`, members[i]!);
      }
    }
  }
  for (const { name, partitions } of topics) {
    const readers = members.filter(({ topics }) => topics.includes(name));
    const sides = [true, false].map((side) => readers.filter((m) => isCanaryMember(m) === side));
    for (let i = 0; i < partitions; i++) {
      const owner = owners.get(`${name} ${i}`);
      if (readers.length === 0) expect(owner).toBeUndefined();
      else if (interval > 0 && sides.every(({ length }) => length > 0)) {
        expect(isCanaryMember(owner!)).toBe(isCanary(i, interval));
      } else expect(owner).toBeDefined();
    }
  }
  if (!isSame) return;
  const loads = (side: boolean) =>
    found.filter((_, i) => interval === 0 || isCanaryMember(members[i]!) === side).map((one) =>
      one.assignedPartitions.reduce((sum, { partitions }) => sum + partitions.length, 0)
    );
  for (const side of [loads(true), loads(false)]) {
    if (side.length > 0) expect(Math.max(...side) - Math.min(...side)).toBeLessThanOrEqual(1);
  }
}
