// What the parts of a cluster work on: its settings, its state as plain data, its lanes.

import type { Connection, FailureDetail, RequestFailureReason } from "../connection/mod.ts";
import type { Engine, Unnumbered } from "../machine/engine.ts";
import type { FailureReason } from "../machine/failure.ts";
import type { Endpoint, Purpose, Redirector } from "../redirect/mod.ts";
import type { ClusterEffect, ClusterEvent, PodConfidence } from "./effects.ts";
import type { Route } from "./inputs.ts";
import type { AnyApi, ClusterOptions } from "./options.ts";
import type { Settings } from "./settings.ts";
import type { ClusterPartition } from "./view.ts";

/** The timers, by rank. */
export const TIMERS = [
  "callDeadline",
  "drainTimeout",
  "retry",
  "laneWait",
  "recovery",
  "metadata",
  "hedge",
  "podStale",
  "graceEnd",
] as const;

/** The name of a timer. */
export type Timer = typeof TIMERS[number];

/** A node of the table, or an entry of the bootstrap list, whose ids are −1, −2 … */
export interface Node {
  readonly id: number;
  host: string;
  port: number;
  rack: string | null;
  pod: string | null;
  confidence: PodConfidence;
  /** Tables in a row that name pods, but none for this node. */
  podMissing: number;
  podSeenMs: number;
  /** Null: never. */
  lastAttemptMs: number | null;
  /** Its answer was the last refresh, and had no table. */
  knewNothing: boolean;
  /** It has failed since a node was last ready. */
  isDown: boolean;
  /** How it was last lost, until it is ready again. */
  lost: Loss | null;
}

/** How a node was lost. */
export interface Loss {
  readonly reason: FailureReason;
  readonly detail: FailureDetail;
}

/** A lane: the facts of its connection, and what is meant for it. */
export interface Lane {
  readonly key: string;
  /** Key without its suffix: one lane at a time has it. */
  readonly slot: string;
  readonly nodeId: number;
  readonly purpose: Purpose;
  readonly seed: number;
  readonly clusterId: string | null;
  host: string;
  port: number;
  rack: string | null;
  pod: string | null;
  /** It takes no new calls. */
  retired: boolean;
  /** Why its answers count no more, until it is ready again. */
  distrust: RequestFailureReason | null;
  /** How many of its effects `poll` will give. */
  told: number;
  /** The number of its last effect that was looked at. */
  heardSeq: number;
  /** The attempt in setup began because any node would do. */
  isWanted: boolean;
  dialled: Endpoint | null;
  /** Calls that wait for it, in order. */
  queue: number[];
  /** Since when they do, while it is not ready. */
  waitsMs: number | null;
  /** When to look after them. */
  lookMs: number;
  /** Calls in a row that it refused as no leader, each after another table. */
  refusals: number;
  refusedIn: number;
}

/** A call without outcome. Those of the cluster's own have negative ids. */
export interface Call {
  readonly id: number;
  readonly apiKey: number;
  readonly message: unknown;
  readonly route: Route;
  readonly idempotent: boolean;
  readonly startMs: number;
  readonly deadlineMs: number;
  retriesLeft: number | null;
  tries: number;
  /** Where it is: in the queue of a lane, in a pool, in flight, or waiting for the table or for time. */
  place: "queue" | "pool" | "flight" | "coordinator" | "table" | "time";
  /** Its last request: another one's answer is none to this call. */
  request: number | null;
  /** Which lane, pool or coordinator. An entry of a queue counts only if this says the same. */
  where: string;
  notBeforeMs: number;
  /** It waits until so many refreshes have ended. */
  refreshes: number;
  /** The table of that time. */
  readonly begunIn: number;
  sent: "no" | "maybe";
  cause: RequestFailureReason | null;
  errorCode: number | null;
  nodeId: number | null;
}

/** What metadata tells of a topic. */
export interface Topic {
  readonly name: string;
  readonly topicId: string;
  /** In order. */
  readonly partitions: readonly ClusterPartition[];
}

/** A partition of a topic by its number: they are in order. */
export function partitionIn(
  { partitions }: Topic,
  partition: number,
): ClusterPartition | undefined {
  let from = 0;
  for (let to = partitions.length; from < to;) {
    const middle = from + to >> 1;
    if (partitions[middle]!.partition < partition) from = middle + 1;
    else to = middle;
  }
  return partitions[from]?.partition === partition ? partitions[from] : undefined;
}

/** When metadata is asked for (connection B.4). Null stands for "before everything". */
export interface Schedule {
  lastRefreshMs: number | null;
  lastSuccessMs: number | null;
  attempts: number;
  equivalent: number;
  /** The jittered wait for the present value of each counter. */
  attemptsDelayMs: number;
  equivalentDelayMs: number;
  needsFull: boolean;
  needsPartial: boolean;
  /** Asked for while one was in progress. */
  again: boolean;
  /** By the owner, who wants what is true after that. */
  insists: boolean;
  inProgress: { readonly id: number; readonly full: boolean } | null;
  attemptStartMs: number | null;
  /** Refreshes that have ended, well or not. */
  ended: number;
  /** Which of them was the last one that brought everything; 0: none. */
  lastFull: number;
}

/** The whole state beside the engine and the lanes' own: plain data. */
export interface Data {
  state: "open" | "draining" | "closed";
  clusterId: string | null;
  controllerId: number;
  generation: number;
  /** Nothing but the bootstrap list is known. */
  isBootstrap: boolean;
  nodes: Node[];
  readonly bootstrap: Node[];
  schedule: Schedule;
  /** Metadata is asked for all topics. */
  allTopics: boolean;
  /** What was drawn for the next choice of a node. */
  offset: number | null;
  rebootstraps: number;
  brakeMs: number;
  /** `allNodesDown` was told, and no lane has been ready since. */
  isDown: boolean;
  laneCount: number;
  seekCount: number;
  requestCount: number;
  seq: number;
  staleInputs: number;
  graceSpent: boolean;
}

/** An event, before it has its number. */
export type Untold = Unnumbered<ClusterEvent>;

/** One cluster, for its parts. */
export interface Context {
  readonly options: ClusterOptions;
  readonly settings: Settings;
  readonly engine: Engine<ClusterEffect, Timer>;
  /** That of `setRedirector`. */
  redirector: Redirector | null;
  data: Data;
  readonly topics: Map<string, Topic>;
  /** Those that were known before an error was told of them, by name. */
  readonly former: Map<string, Topic>;
  /** Those of `useTopics`. */
  readonly topicsInUse: Set<string>;
  /** Topics that calls have named, and when last. */
  readonly named: Map<string, number>;
  /** Those that metadata must be asked for, for the first time. */
  readonly fresh: Set<string>;
  readonly coordinators: Map<string, number>;
  /** Calls that wait for a coordinator, by its name. */
  readonly seekers: Map<string, number[]>;
  readonly lanes: Map<string, Lane>;
  readonly machines: Map<string, Connection>;
  /** The lane that has a slot now, and how many have had it. */
  readonly slots: Map<string, { key: string | null; count: number }>;
  readonly calls: Map<number, Call>;
  /** The call that a request is for; null: it asks for metadata. */
  readonly requests: Map<number, number | null>;
  /** Calls for any of several nodes, by which. */
  readonly pools: Map<string, number[]>;
  /** What the redirector was last told to send to one address, by address. */
  readonly collapses: Map<string, string>;
  /** Lanes with effects that were not looked at. */
  readonly unheard: Set<string>;
  /** Calls that must be placed. */
  readonly unplaced: Set<number>;
  /** What `poll` gives: an own event, or the next effect of a lane. */
  out: (Untold | string)[];
  /** How many of these it has given. */
  taken: number;
}

/** Tells the owner. */
export function tell(c: Context, event: Untold): void {
  c.out.push(event);
}

/** An API that calls may name. */
export function apiOf({ options }: Context, apiKey: number): AnyApi | undefined {
  return options.apis.find(({ key }) => key === apiKey);
}

/** The nodes that may be asked: those of the table, or the bootstrap list. */
export function knownNodes({ data }: Context): readonly Node[] {
  return data.isBootstrap ? data.bootstrap : data.nodes;
}

/** A node by its id, of the table or the bootstrap list. */
export function nodeOf({ data }: Context, id: number): Node | undefined {
  return (id < 0 ? data.bootstrap : data.nodes).find((node) => node.id === id);
}

/** What to call a node, for people. */
export function nameOf(c: Context, id: number): string {
  const node = nodeOf(c, id);
  return id < 0 && node ? `${node.host}:${node.port}` : `node ${id}`;
}

/** Whether it talks to controllers alone. */
export function hasControllers({ settings }: Context): boolean {
  return settings.bootstrapIs === "controllers";
}

/** What a time is that may never have been. */
export function timeOf(ms: number | null): number {
  return ms ?? -Infinity;
}

/** Lets a timer fire no later than then. */
export function wakeBy({ engine: { timers } }: Context, timer: Timer, ms: number): void {
  timers.set(timer, Math.min(timers.at(timer), ms));
}
