import { ZERO_UUID } from "../../wire/mod.ts";
import type { FakeTopicInit } from "../fake_cluster.ts";
import { isActive, type Registration } from "./registration.ts";
import { partitionRecord, topicConfigRecord, topicRecord } from "./values.ts";

type Registrations = ReadonlyMap<number, Registration>;

/** What a controller writes of a new topic: itself, its configurations, its partitions. */
export function topicValues(
  { name, topicId, configs = {} }: FakeTopicInit & { readonly topicId: string },
  assignments: readonly (readonly number[])[],
  registrations: Registrations,
): Uint8Array[] {
  return [
    topicRecord(name, topicId),
    ...Object.entries(configs).map(([key, config]) =>
      topicConfigRecord(name, key, typeof config === "string" ? config : config.value)
    ),
    ...assignments.map((replicas, partitionId) =>
      partitionValue(topicId, partitionId, replicas, registrations)
    ),
  ];
}

/** In sync are the brokers that can be, the first of them leads. */
function partitionValue(
  topicId: string,
  partitionId: number,
  replicas: readonly number[],
  registrations: Registrations,
): Uint8Array {
  const isr = replicas.filter((id) => isActive(registrations.get(id)));
  const directories = replicas.map((id) => directoryOf(registrations.get(id)));
  return partitionRecord({
    partitionId,
    topicId,
    replicas,
    isr,
    leader: isr[0] ?? -1,
    directories,
  });
}

const UNASSIGNED = "AAAAAAAAAAAAAAAAAAAAAQ";

/** A broker that has one directory has no choice. One that has told none is from before directories had ids. */
function directoryOf(registration: Registration | undefined): string {
  const [first = ZERO_UUID, second] = registration?.logDirs ?? [UNASSIGNED];
  return second === undefined ? first : UNASSIGNED;
}
