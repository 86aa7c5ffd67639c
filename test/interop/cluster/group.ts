// A group without members, whose offsets somebody sets.

import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { BrokerClient, ClusterClient } from "../../../codec/driver/mod.ts";
import { FindCoordinator } from "../../../codec/messages/find_coordinator.ts";
import { OffsetCommit } from "../../../codec/messages/offset_commit.ts";
import { OffsetFetch } from "../../../codec/messages/offset_fetch.ts";
import type { Topic } from "./producer.ts";

const PAUSE_MS = 20;

/** Partition 0 of a topic in a group, through the group's coordinator. */
export class Group {
  readonly #client: ClusterClient;
  readonly #groupId: string;
  readonly #topic: Topic;
  readonly #options;

  constructor(client: ClusterClient, groupId: string, topic: Topic) {
    this.#client = client;
    this.#groupId = groupId;
    this.#topic = topic;
    this.#options = {
      route: { coordinator: "group", key: groupId },
      idempotent: true,
    } as const;
  }

  /** Commits these offsets one after the other. */
  async commit(first: bigint, last: bigint): Promise<void> {
    for (let committedOffset = first; committedOffset <= last; committedOffset++) {
      const partitions = [{ partitionIndex: 0, committedOffset, committedMetadata: "" }];
      const message = { groupId: this.#groupId, topics: [{ ...this.#topic, partitions }] };
      const { topics } = await this.#client.call(OffsetCommit, message, this.#options);
      expect(topics[0]!.partitions[0]!.errorCode).toBe(0);
    }
  }

  /** The offset that is committed. */
  async committed(): Promise<bigint> {
    const topics = [{ ...this.#topic, partitionIndexes: [0] }];
    const message = { groups: [{ groupId: this.#groupId, topics }] };
    const { groups } = await this.#client.call(OffsetFetch, message, this.#options);
    const { errorCode, committedOffset } = groups[0]!.topics[0]!.partitions[0]!;
    expect(errorCode).toBe(0);
    return committedOffset;
  }
}

/** The coordinator of a group, as a broker has it. */
export async function coordinatorOf(client: BrokerClient, groupId: string): Promise<number> {
  const asked = { keyType: 0, coordinatorKeys: [groupId] };
  const { coordinators } = await client.call(FindCoordinator, asked);
  return coordinators[0]!.nodeId;
}

/** Gives the milliseconds until a broker names another coordinator. */
export async function msUntilNot(
  node: number,
  client: BrokerClient,
  groupId: string,
): Promise<number> {
  const start = performance.now();
  for (;;) {
    const found = await coordinatorOf(client, groupId);
    if (found >= 0 && found !== node) return Math.round(performance.now() - start);
    await sleep(PAUSE_MS);
  }
}
