import type { FakeCluster, FakeNode, FakePartition, FakeTopic } from "../fake_cluster.ts";
import type { RequestContext } from "../handler.ts";
import {
  FENCED_LEADER_EPOCH,
  NOT_LEADER_OR_FOLLOWER,
  UNKNOWN_LEADER_EPOCH,
  UNKNOWN_TOPIC_ID,
  UNKNOWN_TOPIC_OR_PARTITION,
} from "./error_codes.ts";

/** A partition, or why this broker does not serve it; with the wrong broker or epoch both. */
export interface Located {
  readonly errorCode: number;
  readonly partition?: FakePartition | undefined;
}

/** The topic of this name, or of this uuid in versions that have no names. */
export function topicOf(
  cluster: FakeCluster,
  name: string,
  topicId: string,
  byId: boolean,
): FakeTopic | undefined {
  return byId ? cluster.topicById(topicId) : cluster.topic(name);
}

/** Finds a partition that this broker leads. */
export function locate(
  topic: FakeTopic | undefined,
  index: number,
  currentLeaderEpoch: number,
  byId: boolean,
  { node }: RequestContext,
): Located {
  if (!topic) return { errorCode: byId ? UNKNOWN_TOPIC_ID : UNKNOWN_TOPIC_OR_PARTITION };
  const partition = topic.partitions[index];
  if (!partition) return { errorCode: UNKNOWN_TOPIC_OR_PARTITION };
  const { leaderId, leaderEpoch } = partition;
  if (currentLeaderEpoch >= 0 && currentLeaderEpoch !== leaderEpoch) {
    const isOld = currentLeaderEpoch < leaderEpoch;
    return { errorCode: isOld ? FENCED_LEADER_EPOCH : UNKNOWN_LEADER_EPOCH, partition };
  }
  return { errorCode: leaderId === node.nodeId ? 0 : NOT_LEADER_OR_FOLLOWER, partition };
}

const ELSEWHERE: readonly number[] = [NOT_LEADER_OR_FOLLOWER, FENCED_LEADER_EPOCH];

/** Who leads, for those who asked elsewhere (KIP-951). */
export function currentLeaderOf(
  { errorCode, partition }: Located,
): { currentLeader?: { leaderId: number; leaderEpoch: number } } {
  if (!partition || !ELSEWHERE.includes(errorCode)) return {};
  const { leaderId, leaderEpoch } = partition;
  return { currentLeader: { leaderId, leaderEpoch } };
}

/** Where these leaders are. */
export function endpointsOf(
  leaderIds: Iterable<number | undefined>,
  { cluster }: RequestContext,
): Pick<FakeNode, "nodeId" | "host" | "port" | "rack">[] {
  return [...new Set(leaderIds)].flatMap((id) => {
    const node = id === undefined ? undefined : cluster.nodes.get(id);
    if (!node) return [];
    const { nodeId, host, port, rack } = node;
    return [{ nodeId, host, port, rack }];
  });
}
