// What stands in the message of an event, whichever message it is: error codes, topics, partitions.

import type { CaptureEvent } from "../event.ts";

/** A message or a struct in it, by the names of its fields. */
export type Struct = Readonly<Record<string, unknown>>;

/** The decoded parts of an event: the message or as much as could be read of it, or what a record says. */
export function bodiesOf(event: CaptureEvent): readonly object[] {
  switch (event.kind) {
    case "message":
      return event.message ? [event.message] : [];
    case "undecodable":
      return event.partial ? [event.partial] : [];
    case "record":
      return recordBodies(event);
    default:
      return [];
  }
}

function recordBodies(event: Extract<CaptureEvent, { kind: "record" }>): readonly object[] {
  const { metadata, control, coordinator } = event;
  if (metadata && "data" in metadata) return [metadata.data];
  if (control) return [control.data];
  if (!coordinator) return [];
  return coordinator.value ? [coordinator.key, coordinator.value] : [coordinator.key];
}

/** How often each error code other than 0 stands in the event; nothing if it has no field for one. */
export function errorCodesOf(event: CaptureEvent): Map<number, number> | undefined {
  const counts = new Map<number, number>();
  let isThere = false;
  visitFields(event, (name, value) => {
    if (typeof value !== "number" || !isErrorCode(name)) return;
    isThere = true;
    if (value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return isThere ? counts : undefined;
}

/** Whether a field of this name holds an error code. */
export function isErrorCode(name: string): boolean {
  return name === "errorCode" || name.endsWith("ErrorCode");
}

/** The topics of an event: names, and ids as Kafka writes them. */
export function topicsOf(event: CaptureEvent): Set<string> {
  const topics = new Set<string>();
  visitFields(event, (name, value, struct, parent) => {
    if (typeof value === "string") {
      if (isTopic(name, struct, parent)) topics.add(value);
    } else if (Array.isArray(value) && TOPIC_NAMES.test(name)) {
      for (const topic of value) if (typeof topic === "string") topics.add(topic);
    }
  });
  if (event.kind !== "message") return topics;
  for (const topic of Object.values(event.topicNames ?? {})) topics.add(topic);
  for (const { topic } of event.records ?? []) if (topic !== undefined) topics.add(topic);
  return topics;
}

const TOPIC_NAMES = /(?:^t|T)opic(?:Names?|s)?$/;

/** Mostly the field says "topic". A plain "name" is one of a topic if partitions or ids of topics stand beside it. */
function isTopic(name: string, struct: Struct, parent: string): boolean {
  if (name === "topicId" || TOPIC_NAMES.test(name)) return true;
  if (name !== "name") return false;
  return /topic/i.test(parent) || "topicId" in struct ||
    Object.keys(struct).some((key) => key.startsWith("partition")) || isCreatedPartitions(struct);
}

/** The one message with names of topics and nothing beside them: the response of CreatePartitions. */
function isCreatedPartitions(struct: Struct): boolean {
  const beside = Object.keys(struct).filter((key) => key !== "unknownTaggedFields");
  return beside.join() === "name,errorCode,errorMessage";
}

/** The partitions of an event. */
export function partitionsOf(event: CaptureEvent): Set<number> {
  const partitions = new Set<number>();
  visitFields(event, (name, value, _struct, parent) => {
    if (typeof value === "number") {
      if (isPartition(name, parent)) partitions.add(value);
    } else if (Array.isArray(value) && PARTITIONS.test(name)) {
      for (const partition of value) if (typeof partition === "number") partitions.add(partition);
    }
  });
  if (event.kind !== "message") return partitions;
  for (const { partition } of event.records ?? []) {
    if (partition !== undefined) partitions.add(partition);
  }
  return partitions;
}

const PARTITIONS = /^partition(?:s|Ids|Indexes)$/;

function isPartition(name: string, parent: string): boolean {
  if (name === "index") return parent.startsWith("partition"); // of Produce
  return name === "partition" || name === "partitionIndex" || name === "partitionId";
}

type Visit = (name: string, value: unknown, struct: Struct, parent: string) => void;

/** Calls `visit` for each field of each struct, with the name of the field that holds the struct. */
function visitFields(event: CaptureEvent, visit: Visit): void {
  for (const body of bodiesOf(event)) visitStruct(body as Struct, "", visit, DEEPEST);
}

// Messages are five structs deep at most.
const DEEPEST = 16;

function visitStruct(struct: Struct, parent: string, visit: Visit, left: number): void {
  for (const name of Object.keys(struct)) {
    const value = struct[name];
    visit(name, value, struct, parent);
    if (Array.isArray(value)) {
      for (const item of value) if (isStruct(item)) inside(item, name, visit, left);
    } else if (isStruct(value)) inside(value, name, visit, left);
  }
}

function inside(struct: Struct, parent: string, visit: Visit, left: number): void {
  if (left > 0) visitStruct(struct, parent, visit, left - 1);
}

/** Whether a value has fields. */
export function isStruct(value: unknown): value is Struct {
  return typeof value === "object" && value !== null && !Array.isArray(value) &&
    !ArrayBuffer.isView(value);
}
