// Asking for metadata, and what its answers mean (connection B.4, B.5).

import { sharedVersion } from "../connection/calls.ts";
import { versionsOf } from "../connection/lane.ts";
import { type ResponseEvent, sendCommand } from "../connection/mod.ts";
import { decodeDescribeClusterResponse, DescribeCluster } from "../messages/describe_cluster.ts";
import {
  decodeMetadataResponse,
  Metadata,
  type MetadataResponse,
  type MetadataResponsePartition,
} from "../messages/metadata.ts";
import { CODES, isStale } from "./answers.ts";
import {
  type Context,
  hasControllers,
  knownNodes,
  type Lane,
  nameOf,
  type Node,
  nodeOf,
  type Topic,
  wakeBy,
} from "./context.ts";
import { command, isInSetup, isLive, laneOf, load, machineOf } from "./lanes.ts";
import type { AnyApi } from "./options.ts";
import { type Found, reach } from "./pick.ts";
import { placeAgain } from "./placing.ts";
import { endBrake, rebootstrap } from "./rebootstrap.ts";
import {
  dueAt,
  endEquivalent,
  expedite,
  isDue,
  refreshed,
  refreshFailed,
  topicsToAsk,
} from "./refresh.ts";
import { applyNodes, applyTopics, type ListedNode } from "./table.ts";
import type { ClusterPartition } from "./view.ts";

const CONTROLLERS = 2; // the endpoint type

/** Asks for metadata if it is due, or does what leads to a node that can be asked. */
export function refresh(c: Context): void {
  const { schedule: s } = c.data;
  if (s.attemptStartMs !== null && recover(c, s.attemptStartMs)) return refresh(c);
  if (s.inProgress) return;
  if (!isDue(c)) return c.engine.timers.set("metadata", dueAt(c));
  c.engine.timers.clear("metadata");
  if (s.attemptStartMs === null) {
    s.attemptStartMs = c.engine.nowMs;
    return refresh(c);
  }
  const found = search(c);
  if (typeof found === "object") return ask(c, found);
  if (found === "none") beginAnew(c);
}

/** Whoever did not know is the last choice of the next time. */
function search(c: Context): Found {
  const nodes = knownNodes(c).filter((node) => mayKnow(c, node));
  const better = nodes.filter(({ knewNothing }) => !knewNothing);
  const found = reach(c, better);
  return found === "none" && better.length < nodes.length ? reach(c, nodes) : found;
}

function beginAnew(c: Context): void {
  if (rebootstrap(c, "no-node")) refresh(c);
  else if (c.data.brakeMs > c.engine.nowMs) wakeBy(c, "recovery", c.data.brakeMs);
}

/** Whether a node can be asked, as far as it has told what it offers. */
function mayKnow(c: Context, node: Node): boolean {
  const lane = laneOf(c, node);
  return !lane || load(c, lane).state !== "ready" || versionFor(c, lane) !== undefined;
}

/** The version in which to ask; version 0 of DescribeCluster cannot ask for controllers. */
export function versionFor(c: Context, lane: Lane): number | undefined {
  const version = sharedVersion(apiFor(c), versionsOf(machineOf(c, lane)));
  return hasControllers(c) && version === 0 ? undefined : version;
}

function apiFor(c: Context): AnyApi {
  return hasControllers(c) ? DescribeCluster : Metadata;
}

/** Begins anew if metadata has been due for long. */
function recover(c: Context, attemptStartMs: number): boolean {
  const { metadataRecoveryRebootstrapTriggerMs: triggerMs, metadataRecoveryStrategy } = c.settings;
  if (metadataRecoveryStrategy === "none") return false;
  const { nowMs } = c.engine;
  const dueMs = Math.max(attemptStartMs + Math.max(triggerMs, 1), c.data.brakeMs);
  if (nowMs >= dueMs) return rebootstrap(c, "trigger");
  wakeBy(c, "recovery", dueMs);
  return false;
}

function ask(c: Context, lane: Lane): void {
  const api = apiFor(c);
  const versions = versionsOf(machineOf(c, lane));
  const version = versionFor(c, lane)!;
  const { schedule } = c.data;
  const full = schedule.needsFull || !schedule.needsPartial || isAged(c);
  const topics = full ? topicsToAsk(c) : [...c.fresh];
  const id = c.data.requestCount++;
  const message = hasControllers(c) ? CONTROLLERS_MESSAGE : messageFor(topics, version);
  const answer = command(c, lane, sendCommand<unknown, unknown>(api, { id, message, versions }));
  if (!answer.ok) return refreshFailed(c);
  c.requests.set(id, null);
  if (isAged(c)) endEquivalent(c);
  schedule.inProgress = { id, full };
  schedule.needsPartial = false;
  if (full) schedule.needsFull = false;
  c.fresh.clear();
}

const CONTROLLERS_MESSAGE = {
  includeClusterAuthorizedOperations: false,
  endpointType: CONTROLLERS,
};

function isAged({ data: { schedule }, engine, settings }: Context): boolean {
  return schedule.lastSuccessMs === null ||
    engine.nowMs >= schedule.lastSuccessMs + settings.metadataMaxAgeMs;
}

/** Version 0 asks for all topics with an empty list, and cannot ask for none. Older brokers create what they do not have. */
function messageFor(topics: readonly string[] | null, version: number) {
  return {
    topics: version === 0 && topics === null ? [] : topics?.map((name) => ({ name })) ?? null,
    allowAutoTopicCreation: version < 4,
  };
}

/** The answer to a refresh. */
export function refreshAnswered(c: Context, lane: Lane, event: ResponseEvent): void {
  const answer = decoded(c, lane, event);
  if (!answer) return knewNothing(c, lane);
  const { throttleMs } = answer;
  if (throttleMs > 0) command(c, lane, { type: "throttle", throttleMs });
  if (answer.errorCode === CODES.rebootstrapRequired && rebootstrap(c, "error-129")) return;
  if (answer.errorCode !== 0 || answer.nodes.length === 0) return knewNothing(c, lane);
  if (isForeign(c, answer.clusterId)) return refuse(c, lane, event.id, answer.clusterId!);
  c.data.clusterId = answer.clusterId ?? c.data.clusterId;
  endBrake(c);
  accept(c, answer);
}

function knewNothing(c: Context, lane: Lane): void {
  const node = nodeOf(c, lane.nodeId);
  if (node) node.knewNothing = true;
  refreshFailed(c);
}

function accept(c: Context, answer: Answer): void {
  const { full } = c.data.schedule.inProgress!;
  const generation = c.data.generation;
  applyNodes(c, answer.nodes, answer.controllerId);
  for (const node of c.data.nodes) node.knewNothing = false;
  const progress = applyTopics(c, answer.topics, answer.gone, full);
  refreshed(c, full, progress || generation === 0);
  if (answer.isStale) expedite(c);
  placeAgain(c);
}

/** What matters of an answer, whichever API it is of. */
interface Answer {
  readonly throttleMs: number;
  readonly errorCode: number;
  readonly clusterId: string | null;
  readonly controllerId: number;
  readonly nodes: readonly ListedNode[];
  readonly topics: readonly Topic[];
  /** Topics that are not told, since there is an error. */
  readonly gone: readonly string[];
  /** An error says that this table is not the newest. */
  readonly isStale: boolean;
}

/** An answer that is none costs the connection. */
function decoded(
  c: Context,
  lane: Lane,
  { id, body, apiVersion }: ResponseEvent,
): Answer | undefined {
  try {
    return hasControllers(c) ? controllersIn(body, apiVersion) : brokersIn(body, apiVersion);
  } catch (error) {
    command(c, lane, {
      type: "fail",
      id,
      detail: error instanceof Error ? error.message : `${error}`,
    });
    return undefined;
  }
}

function controllersIn(body: Uint8Array, version: number): Answer {
  const message = decodeDescribeClusterResponse(body, version);
  const nodes = message.brokers.map(({ brokerId, host, port, rack }) => ({
    nodeId: brokerId,
    host,
    port,
    rack,
    pod: null,
  }));
  const { errorCode, clusterId, controllerId } = message;
  return {
    throttleMs: version >= (DescribeCluster.throttlesFrom ?? Infinity) ? message.throttleTimeMs : 0,
    errorCode,
    clusterId: clusterId || null,
    controllerId,
    nodes: usable(nodes),
    topics: [],
    gone: [],
    isStale: false,
  };
}

function brokersIn(body: Uint8Array, version: number): Answer {
  const message = decodeMetadataResponse(body, version);
  const { errorCode = 0, clusterId, controllerId, brokers } = message;
  const failed = message.topics.filter(({ errorCode }) => errorCode !== 0);
  return {
    throttleMs: version >= (Metadata.throttlesFrom ?? Infinity) ? message.throttleTimeMs : 0,
    errorCode,
    clusterId,
    controllerId,
    nodes: usable(brokers),
    topics: message.topics.flatMap(topicFrom),
    gone: failed.flatMap(({ name }) => name === null ? [] : [name]),
    isStale: message.topics.some(({ errorCode, partitions }) =>
      isStale(errorCode) || partitions.some((one) => isStale(one.errorCode))
    ),
  };
}

/** Nodes that can be dialled, each once: what else a peer lists is as good as not there. */
function usable(nodes: readonly ListedNode[]): readonly ListedNode[] {
  const known = new Set<number>();
  return nodes.filter(({ nodeId, host, port }) => {
    const isUsable = nodeId >= 0 && host !== "" && port > 0 && port < 65_536 && !known.has(nodeId);
    known.add(nodeId);
    return isUsable;
  });
}

function topicFrom(
  { errorCode, name, topicId, partitions }: MetadataResponse["topics"][number],
): Topic[] {
  if (errorCode !== 0 || name === null) return [];
  const told = partitions.map(partitionFrom).sort((a, b) => a.partition - b.partition);
  return [{ name, topicId, partitions: told }];
}

function partitionFrom(
  { partitionIndex, leaderId, leaderEpoch, replicaNodes, isrNodes }: MetadataResponsePartition,
): ClusterPartition {
  return {
    partition: partitionIndex,
    leaderId,
    leaderEpoch,
    replicas: replicaNodes,
    isr: isrNodes,
  };
}

/** Where nothing but the bootstrap list is known there is nothing to begin anew with. */
function isForeign({ data, settings }: Context, clusterId: string | null): boolean {
  const { clusterCheck } = settings;
  const isWelcome = clusterCheck === "accept" || clusterCheck === "rebootstrap" && data.isBootstrap;
  return clusterId !== null && data.clusterId !== null && clusterId !== data.clusterId &&
    !isWelcome;
}

/** Another cluster answers: nothing of it is taken, and no other lane to that node is trusted. */
function refuse(c: Context, lane: Lane, id: number, clusterId: string): void {
  const known = c.data.clusterId;
  if (c.settings.clusterCheck === "rebootstrap" && rebootstrap(c, "error-129")) return;
  const detail = `${nameOf(c, lane.nodeId)} is of cluster ${clusterId}, not of ${known}`;
  refreshFailed(c);
  const isAlike = (one: Lane) => one.nodeId === lane.nodeId && !one.retired && isLive(c, one);
  for (const one of c.lanes.values()) {
    if (one !== lane && !isAlike(one)) continue;
    if (isInSetup(c, one)) command(c, one, { type: "reset", reason: "mismatch" });
    else {
      one.distrust = "CLUSTER_MISMATCH";
      command(c, one, { type: "fail", id, detail, mismatch: true });
    }
  }
}
