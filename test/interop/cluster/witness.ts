// What one broker says of partition 0 of topics, asked again and again over a connection of its own.

import { setTimeout as sleep } from "node:timers/promises";
import type { BrokerClient } from "../../../codec/driver/mod.ts";
import { Metadata } from "../../../codec/messages/metadata.ts";

const PAUSE_MS = 20;

/** Who leads, and who keeps up. */
export interface Standing {
  readonly leader: number;
  readonly isr: readonly number[];
}

/** Gives the milliseconds until all of the topics stand so. */
export async function msUntil(
  client: BrokerClient,
  topics: readonly string[],
  isSo: (standing: Standing) => boolean,
): Promise<number> {
  const start = performance.now();
  while (!(await standings(client, topics)).every(isSo)) await sleep(PAUSE_MS);
  return Math.round(performance.now() - start);
}

async function standings(client: BrokerClient, names: readonly string[]): Promise<Standing[]> {
  const asked = { topics: names.map((name) => ({ name })), allowAutoTopicCreation: false };
  const { topics } = await client.call(Metadata, asked);
  return topics.map(({ partitions }) => {
    const first = partitions.find(({ partitionIndex }) => partitionIndex === 0);
    return { leader: first?.leaderId ?? -1, isr: first?.isrNodes ?? [] };
  });
}
