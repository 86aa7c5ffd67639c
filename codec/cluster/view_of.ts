import { type Context, type Node, partitionIn } from "./context.ts";
import type { ClusterNode, ClusterView } from "./view.ts";

/** What a cluster knows now, as a copy. */
export function viewOf({ data, topics }: Context): ClusterView {
  const { clusterId, controllerId, generation } = data;
  const known = new Map(data.nodes.map((node) => [node.id, { ...node }]));
  const told = new Map(topics);
  const partitionsOf = (topic: string) => told.get(topic)?.partitions ?? [];
  return {
    clusterId,
    controllerId,
    generation,
    nodes: [...known.values()].map(nodeOf).sort((a, b) => a.nodeId - b.nodeId),
    topics: [...told.keys()].sort(),
    topicIdOf: (topic) => told.get(topic)?.topicId,
    partitionsOf,
    nodesByPod: () => grouped([...known.values()], ({ pod }) => pod, ({ id }) => id),
    podOf(nodeId) {
      const { pod = null, confidence = "none" } = known.get(nodeId) ?? {};
      return { pod, confidence };
    },
    partitionsByPod: (topic) =>
      grouped(
        partitionsOf(topic),
        ({ leaderId }) => known.get(leaderId)?.pod ?? null,
        ({ partition }) => partition,
      ),
    leaderInPod(topic, partition) {
      const partitions = told.get(topic);
      const found = partitions && partitionIn(partitions, partition);
      return known.get(found?.leaderId ?? -1)?.pod;
    },
  };
}

function nodeOf({ id, host, port, rack, pod }: Node): ClusterNode {
  return { nodeId: id, host, port, rack, pod };
}

function grouped<T>(
  all: readonly T[],
  groupOf: (one: T) => string | null,
  numberOf: (one: T) => number,
): ReadonlyMap<string | null, readonly number[]> {
  const groups = new Map<string | null, number[]>();
  for (const one of all) {
    const group = groupOf(one);
    const numbers = groups.get(group);
    if (numbers) numbers.push(numberOf(one));
    else groups.set(group, [numberOf(one)]);
  }
  for (const numbers of groups.values()) numbers.sort((a, b) => a - b);
  return groups;
}
