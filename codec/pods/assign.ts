// Which member of a group reads which partitions, if canaries are apart.

import { isCanary, MOST_PARTITIONS } from "./canary.ts";
import { checkInteger, checkUnique, grouped } from "./cluster.ts";

/** A member of a group, as the leader of the group knows it. */
export interface PodMember {
  /** Its id in the group. */
  readonly memberId: string;
  /** The topics that it reads. */
  readonly topics: readonly string[];
  /** What it calls itself. */
  readonly clientId?: string | null;
  /** Its name, if it is a static member. */
  readonly groupInstanceId?: string | null;
}

/** What is to be assigned, and to whom. */
export interface AssignRequest<Member extends PodMember = PodMember> {
  /** The members, in any order. */
  readonly members: readonly Member[];
  /** How many partitions each topic has. A topic that is not here is not assigned. */
  readonly topics: readonly { readonly name: string; readonly partitions: number }[];
  /** `canary.partition.interval` of the cluster; 0: there are no canaries, and all members are alike. */
  readonly interval: number;
  /** Whether a member is a canary: by its client id, or its instance id. */
  readonly isCanary: (member: Member) => boolean;
}

/** What a member reads, as `ConsumerProtocolAssignment` has it. */
export interface MemberAssignment {
  /** Whose it is. */
  readonly memberId: string;
  /** By topic, in the order of their names. */
  readonly assignedPartitions: readonly {
    readonly topic: string;
    readonly partitions: readonly number[];
  }[];
}

/**
 * Shares partitions out to the members of a group: canaries to canary members, the rest to the others. If one side has
 * no member that reads a topic, its partitions go to the other side: availability goes first.
 *
 * Each partition goes to a member of its side that has got the fewest. So members that read the same topics get as many
 * as any other of their side, or one more.
 *
 * @returns One for each member, in their order.
 * @throws {RangeError} If a member or a topic is there twice, or there are more than 1,000,000 partitions or
 * subscriptions.
 * @example
 * ```ts
 * import { assignMembers } from "kafka-wire/pods";
 * const [a, b] = assignMembers({
 *   members: [
 *     { memberId: "a", clientId: "billing", topics: ["orders"] },
 *     { memberId: "b", clientId: "billing-canary", topics: ["orders"] },
 *   ],
 *   topics: [{ name: "orders", partitions: 6 }],
 *   interval: 5,
 *   isCanary: ({ clientId }) => clientId?.endsWith("-canary") === true,
 * });
 * if (a?.assignedPartitions[0]?.partitions.join() !== "0,1,2,3,5") throw new Error("Cannot match");
 * if (b?.assignedPartitions[0]?.partitions.join() !== "4") throw new Error("Cannot match the canary");
 * ```
 */
export function assignMembers<Member extends PodMember>(
  request: AssignRequest<Member>,
): readonly MemberAssignment[] {
  const { members, topics, interval } = request;
  checkRequest(members, topics);
  const seats = members.map((member) => ({ member, partitions: [] as Reading[] }));
  const readers = readersOf(seats);
  const canaries = new Set<Seat>(
    interval > 0 ? seats.filter(({ member }) => request.isCanary(member)) : [],
  );
  for (const { name, partitions } of [...topics].sort((a, b) => a.name < b.name ? -1 : 1)) {
    const all = Array.from({ length: partitions }, (_, partition) => ({ topic: name, partition }));
    const seats = (readers.get(name) ?? []).map(({ seat }) => seat);
    for (const side of [true, false]) {
      const own = seats.filter((seat) => canaries.has(seat) === side);
      const theirs = all.filter(({ partition }) => isCanary(partition, interval) === side);
      share(theirs, own.length > 0 ? own : seats);
    }
  }
  return seats.map(assignmentOf);
}

function checkRequest(members: readonly PodMember[], topics: AssignRequest["topics"]): void {
  checkUnique("assign", "member", members.map(({ memberId }) => memberId));
  checkUnique("assign", "topic", topics.map(({ name }) => name));
  const check = (name: string, n: number) => checkInteger("assign", name, n, 0, MOST_PARTITIONS);
  for (const { partitions } of topics) check("partitions", partitions);
  check("partitions", topics.reduce((n, { partitions }) => n + partitions, 0));
  check("subscriptions", members.reduce((n, { topics }) => n + topics.length, 0));
}

/** A member and what it has got. */
interface Seat {
  readonly member: PodMember;
  readonly partitions: Reading[];
}

interface Reading {
  readonly topic: string;
  readonly partition: number;
}

/** Who reads which topic, by id. */
function readersOf(
  seats: readonly Seat[],
): ReadonlyMap<string, readonly { readonly seat: Seat }[]> {
  const byId = [...seats].sort((a, b) => a.member.memberId < b.member.memberId ? -1 : 1);
  const pairs = byId.flatMap((seat) =>
    Array.from(new Set(seat.member.topics), (topic) => ({ topic, seat }))
  );
  return grouped(pairs, ({ topic }) => topic);
}

/** Gives each partition to who has the fewest. */
function share(partitions: readonly Reading[], seats: readonly Seat[]): void {
  const load = (i: number) => order[i]!.partitions.length;
  const order = [...seats].sort((a, b) => a.partitions.length - b.partitions.length);
  let i = 0;
  for (const one of order.length === 0 ? [] : partitions) {
    // All that come before have one more than the first one had when this round began.
    if (i === order.length || i > 0 && load(i) >= load(0)) i = 0;
    order[i++]!.partitions.push(one);
  }
}

function assignmentOf({ member: { memberId }, partitions }: Seat): MemberAssignment {
  const byTopic = grouped(partitions, ({ topic }) => topic);
  const assignedPartitions = Array.from(byTopic, ([topic, some]) => ({
    topic,
    partitions: some.map(({ partition }) => partition).sort((a, b) => a - b),
  }));
  return { memberId, assignedPartitions };
}
