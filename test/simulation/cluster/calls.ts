// What is called: five APIs, in each of which stands which call it is.

import type { AnyApi, CallCommand } from "../../../codec/cluster/mod.ts";
import { CreateTopics } from "../../../codec/messages/create_topics.ts";
import { DescribeConfigs } from "../../../codec/messages/describe_configs.ts";
import { FindCoordinator } from "../../../codec/messages/find_coordinator.ts";
import { Heartbeat } from "../../../codec/messages/heartbeat.ts";
import { Produce } from "../../../codec/messages/produce.ts";
import { encodePlainBatch } from "../../../codec/records/mod.ts";

/** The APIs that a cluster is given. */
export const APIS: readonly AnyApi[] = [
  CreateTopics,
  DescribeConfigs,
  FindCoordinator,
  Heartbeat,
  Produce,
];

/** The groups that there are coordinators for. */
export const GROUPS = ["g1", "g2", "g3"];

/** What is sent. */
export interface Message {
  readonly apiKey: number;
  readonly message: unknown;
}

/** Any node may be asked this. */
export function toAny(token: number): Message {
  const resources = [{ resourceType: 4, resourceName: `${token}`, configurationKeys: null }];
  return { apiKey: DescribeConfigs.key, message: { resources } };
}

/** Only a controller does this. */
export function toController(token: number): Message {
  const topic = { name: `${token}`, numPartitions: 1, replicationFactor: 1 };
  const topics = [{ ...topic, assignments: [], configs: [] }];
  return { apiKey: CreateTopics.key, message: { topics, timeoutMs: 1_000 } };
}

/** Only a coordinator does this. */
export function toCoordinator(token: number, groupId: string): Message {
  const message = { groupId, generationId: 1, memberId: `${token}` };
  return { apiKey: Heartbeat.key, message };
}

/** Only a leader does this. */
export function toLeader(token: number, topic: Topic, partition: number): Message {
  const value = new Uint8Array(4);
  new DataView(value.buffer).setInt32(0, token);
  const records = encodePlainBatch({ records: [{ timestamp: 0n, value }] });
  const partitionData = [{ index: partition, records }];
  const topicData = [{ ...topic, partitionData }];
  return { apiKey: Produce.key, message: { acks: -1, timeoutMs: 1_000, topicData } };
}

/** A topic, by both of its names. */
export interface Topic {
  readonly name: string;
  readonly topicId: string;
}

/** Which call a command is of. */
export function tokenIn({ apiKey, message }: Message): number {
  return tokenOf(apiKey, message)!;
}

/** A request as a broker reads it: only what tells which call it is. */
interface Asked {
  readonly resources?: readonly { readonly resourceName: string }[];
  readonly topics?: readonly { readonly name: string | null }[];
  readonly memberId?: string;
  readonly topicData?: readonly {
    readonly partitionData: readonly { readonly records: Uint8Array | null }[];
  }[];
}

/** Which call a decoded request is of; undefined if it is of none. */
export function tokenOf(apiKey: number, body: unknown): number | undefined {
  const asked = body as Asked;
  switch (apiKey) {
    case DescribeConfigs.key:
      return Number(asked.resources![0]!.resourceName);
    case CreateTopics.key:
      return Number(asked.topics![0]!.name);
    case Heartbeat.key:
      return Number(asked.memberId);
    case Produce.key:
      return tokenInBatch(asked.topicData![0]!.partitionData[0]!.records!);
  }
  return undefined;
}

/** The value stands at the end of the batch, before the count of its headers. */
function tokenInBatch(batch: Uint8Array): number {
  return new DataView(batch.buffer, batch.byteOffset).getInt32(batch.length - 5);
}

/** An answer: only what tells which call it is for, and whether anything was refused. */
interface Answered {
  readonly results?: readonly { readonly resourceName: string; readonly errorCode: number }[];
  readonly topics?: readonly { readonly name: string | null; readonly errorCode: number }[];
  readonly errorCode?: number;
  readonly responses?: readonly {
    readonly partitionResponses: readonly { readonly errorCode: number }[];
  }[];
}

/** What an answer says. */
export interface Said {
  /** The call, if the answer tells. */
  readonly token?: number;
  readonly errorCode: number;
}

/** How long the peer wants nothing, as far as the version of an answer says so (connection A.13). */
export function throttleIn(api: AnyApi, body: unknown, version: number): number {
  const { throttleTimeMs = 0 } = body as { readonly throttleTimeMs?: number };
  return version >= (api.throttlesFrom ?? Infinity) ? throttleTimeMs : 0;
}

/** What a decoded answer says. */
export function saidIn(apiKey: number, body: unknown): Said {
  const answer = body as Answered;
  switch (apiKey) {
    case DescribeConfigs.key: {
      const [{ resourceName, errorCode }] = answer.results! as [
        { resourceName: string; errorCode: number },
      ];
      return { token: Number(resourceName), errorCode };
    }
    case CreateTopics.key: {
      const [{ name, errorCode }] = answer.topics! as [{ name: string; errorCode: number }];
      return { token: Number(name), errorCode };
    }
    case Produce.key:
      return { errorCode: answer.responses![0]!.partitionResponses[0]!.errorCode };
  }
  return { errorCode: answer.errorCode! };
}

/** Codes with which a node says that it is not, or not yet, the one to be asked (connection B.4, B.7). */
const LEADERS: readonly number[] = [3, 5, 6, 9, 13, 56, 72, 74, 80, 83, 84, 100, 103];
const COORDINATORS: readonly number[] = [14, 15, 16];
const CONTROLLERS: readonly number[] = [41];

/** Whether a node that answers so has surely not done what it was asked. */
export function isNotDone(apiKey: number, code: number, byController: boolean): boolean {
  if ([13, 56].includes(code) || code === 6 && apiKey === Produce.key) return false;
  if (code === 41 && byController) return false; // one that resigns may have done it
  return [...LEADERS, ...COORDINATORS, ...CONTROLLERS].includes(code);
}

/** Whether an answer with this code is no outcome. */
export function isRefusal(call: CallCommand, code: number, byController: boolean): boolean {
  const { route, idempotent, apiKey } = call;
  if (!idempotent && !isNotDone(apiKey, code, byController)) return false;
  if (CONTROLLERS.includes(code)) return true;
  if (typeof route !== "object") return false;
  return "coordinator" in route
    ? COORDINATORS.includes(code)
    : "leader" in route && LEADERS.includes(code);
}
