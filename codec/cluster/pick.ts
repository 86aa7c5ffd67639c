// Which node is asked, if several may be: the one with the least to do, exactly as Kafka's client chooses (connection B.6).

import {
  type Context,
  knownNodes,
  type Lane,
  type Node,
  nodeOf,
  timeOf,
  wakeBy,
} from "./context.ts";
import { connect, isInSetup, laneFor, laneOf, load, restsUntil } from "./lanes.ts";

/** What may be done with a node now. */
type Verdict =
  | { readonly kind: "ready"; readonly inFlight: number; readonly isOpen: boolean }
  | { readonly kind: "connecting" | "late" | "connectable" | "throttled" }
  | { readonly kind: "resting"; readonly untilMs: number };

/** What was chosen. */
interface Pick {
  readonly node: Node | null;
  readonly kind: "ready" | "connecting" | "connectable" | "none";
  /** Whether any node is ready and not throttled. */
  readonly anyReady: boolean;
}

function verdictOf(c: Context, node: Node): Verdict {
  const lane = laneOf(c, node);
  const untilMs = restsUntil(node);
  const free: Verdict = untilMs > c.engine.nowMs
    ? { kind: "resting", untilMs }
    : { kind: "connectable" };
  if (!lane) return free;
  const { state, inFlight, isThrottled, isOpen } = load(c, lane);
  if (state === "ready") {
    return isThrottled ? { kind: "throttled" } : { kind: "ready", inFlight, isOpen };
  }
  if (state === "backoff") return { kind: "resting", untilMs: Infinity }; // the lane tells when it is over
  if (state === "idle") return free;
  return { kind: c.engine.nowMs < lateFrom(c, node) ? "connecting" : "late" };
}

/** Who is not ready by then is waited for no longer (connection B.7). */
function lateFrom({ settings }: Context, { lastAttemptMs }: Node): number {
  return timeOf(lastAttemptMs) + settings.requestTimeoutMs;
}

/** The rule itself; `offset` says where in the table it begins. */
export function pickFrom(c: Context, nodes: readonly Node[], offset: number): Pick {
  let anyReady = false;
  let ready: Node | null = null;
  let least = Infinity;
  let connecting: Node | null = null;
  let connectable: Node | null = null;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[(offset + i) % nodes.length]!;
    const verdict = verdictOf(c, node);
    if (verdict.kind === "ready") {
      anyReady = true;
      if (!verdict.isOpen || verdict.inFlight >= least) continue;
      ready = node;
      least = verdict.inFlight;
      if (least === 0) break;
    } else if (verdict.kind === "connecting") connecting = node; // the last one
    else if (verdict.kind === "connectable" && isOlder(node, connectable)) connectable = node;
  }
  if (ready) return { node: ready, kind: "ready", anyReady };
  if (connecting) return { node: connecting, kind: "connecting", anyReady };
  if (connectable) return { node: connectable, kind: "connectable", anyReady };
  return { node: null, kind: "none", anyReady };
}

function isOlder({ lastAttemptMs }: Node, than: Node | null): boolean {
  return than === null || timeOf(lastAttemptMs) < timeOf(than.lastAttemptMs);
}

/** Where to begin. It is drawn once for each choice: whoever looks again before anything has changed sees the same. */
function offsetFor({ data, engine }: Context, nodes: readonly Node[]): number {
  data.offset ??= engine.random.draw("pick.offset");
  return Math.floor(data.offset * nodes.length);
}

/** How the search for a node ends: a lane to use, or what there is to wait for. */
export type Found = Lane | "wait" | "none";

/** A lane that takes a request now; else whatever leads to one is begun. */
export function reach(c: Context, nodes: readonly Node[]): Found {
  if (nodes.length === 0) return "none";
  const pick = pickFrom(c, nodes, offsetFor(c, nodes));
  if (pick.kind === "ready") {
    c.data.offset = null;
    return laneFor(c, pick.node!);
  }
  if (pick.kind === "connecting") {
    wakeBy(c, "hedge", lateFrom(c, pick.node!));
    return hedge(c, nodes, pick.node!);
  }
  if (pick.kind === "connectable") return begin(c, pick.node!);
  wakeWhenRested(c, nodes);
  return isAlive(c, nodes) ? "wait" : "none";
}

function begin(c: Context, node: Node): "wait" {
  if (!isCrowded(c)) {
    c.data.offset = null;
    connect(c, laneFor(c, node), true);
  }
  return "wait";
}

/** Whether so many lanes are in setup because any node would do that no more may be. */
function isCrowded(c: Context): boolean {
  return wantedInSetup(c).length >= c.settings.connectConcurrentMax;
}

function wantedInSetup(c: Context): readonly Lane[] {
  return [...c.lanes.values()].filter((lane) => lane.isWanted && isInSetup(c, lane));
}

/** One more beside the chosen one, and those that have begun so, if they take long. */
function hedge(c: Context, nodes: readonly Node[], chosen: Node): "wait" {
  const { connectHedgeMs } = c.settings;
  if (connectHedgeMs === null || isCrowded(c)) return "wait";
  const ids = [chosen.id, ...wantedInSetup(c).map(({ nodeId }) => nodeId)];
  const newestMs = Math.max(...ids.map((nodeId) => attemptOf(c, nodeId)));
  const dueMs = newestMs + connectHedgeMs;
  if (dueMs > c.engine.nowMs) wakeBy(c, "hedge", dueMs);
  else beginOldest(c, nodes, connectHedgeMs);
  return "wait";
}

function beginOldest(c: Context, nodes: readonly Node[], hedgeMs: number): void {
  const free = nodes.filter((node) => verdictOf(c, node).kind === "connectable");
  const next = free.reduce<Node | null>((a, b) => isOlder(b, a) ? b : a, null);
  if (!next) return;
  begin(c, next);
  wakeBy(c, "hedge", c.engine.nowMs + hedgeMs);
}

function attemptOf(c: Context, nodeId: number): number {
  return timeOf(nodeOf(c, nodeId)?.lastAttemptMs ?? null);
}

function wakeWhenRested(c: Context, nodes: readonly Node[]): void {
  for (const node of nodes) {
    const verdict = verdictOf(c, node);
    if (verdict.kind === "resting" && verdict.untilMs < Infinity) {
      wakeBy(c, "retry", verdict.untilMs);
    }
  }
}

/** Whether a node is ready, throttled or not, or will be tried within a millisecond. */
function isAlive(c: Context, nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    const verdict = verdictOf(c, node);
    return verdict.kind === "ready" || verdict.kind === "throttled" || verdict.kind === "late" ||
      verdict.kind === "resting" && verdict.untilMs < Infinity;
  });
}

/** What B.6 would choose now, and what it thinks of every node. */
export function explain(c: Context): {
  readonly pick: number | null;
  readonly nodes: readonly { readonly nodeId: number; readonly verdict: string }[];
} {
  const nodes = knownNodes(c);
  const offset = Math.floor((c.data.offset ?? c.engine.random.next) * nodes.length);
  return {
    pick: nodes.length === 0 ? null : pickFrom(c, nodes, offset).node?.id ?? null,
    nodes: nodes.map((node) => ({ nodeId: node.id, verdict: wordsFor(c, node) })),
  };
}

function wordsFor(c: Context, node: Node): string {
  const verdict = verdictOf(c, node);
  switch (verdict.kind) {
    case "ready":
      return `ready, ${verdict.inFlight} in flight${verdict.isOpen ? "" : ", takes no more now"}`;
    case "connectable":
      return node.lastAttemptMs === null ? "never tried" : `last tried at ${node.lastAttemptMs}`;
    case "resting":
      return `in backoff${node.lost ? ` after ${node.lost.reason}` : ""}`;
    case "late":
      return "connecting for long";
    default:
      return verdict.kind;
  }
}
