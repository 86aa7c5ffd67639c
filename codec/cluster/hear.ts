// What lanes tell, and what follows from it.

import { effectsAfter } from "../connection/lane.ts";
import { type ConnectionEffect, isRetriable } from "../connection/mod.ts";
import { CODES, isStale, type Said, said } from "./answers.ts";
import {
  apiOf,
  type Call,
  type Context,
  hasControllers,
  knownNodes,
  type Lane,
  type Node,
  nodeOf,
  tell,
} from "./context.ts";
import { forgetCoordinatorsAt } from "./coordinators.ts";
import { callIn, command, isInSetup, laneOf, load, machineOf, retarget } from "./lanes.ts";
import { refreshAnswered, versionFor } from "./metadata.ts";
import { answered, fail, requestLost } from "./outcomes.ts";
import { rebootstrap } from "./rebootstrap.ts";
import { isRedirected, noteLeadership, suspect, tellCollapses } from "./redirects.ts";
import { expedite, isDue, nextRefresh, refreshFailed } from "./refresh.ts";
import { followsTable } from "./routes.ts";

type Effect<T extends ConnectionEffect["type"]> = Extract<ConnectionEffect, { readonly type: T }>;

/** What a cluster keeps to itself of its lanes' effects. */
export const OWN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "response",
  "completed",
  "requestFailed",
  "hint",
]);

/** Looks at everything that lanes have told. */
export function hearAll(c: Context): void {
  for (const key of c.unheard) {
    c.unheard.delete(key);
    const lane = c.lanes.get(key);
    if (lane) hearLane(c, lane);
  }
}

/** What follows from one effect may add to them: then the lane is unheard again. */
function hearLane(c: Context, lane: Lane): void {
  const effects = effectsAfter(machineOf(c, lane), lane.heardSeq);
  const loss = effects.find((effect) => effect.type === "disconnected");
  if (loss) noteLoss(c, lane, loss); // requests fail before it is told, and want to know why
  for (const effect of effects) {
    lane.heardSeq = effect.seq;
    if (!OWN.has(effect.type)) {
      lane.told++;
      c.out.push(lane.key);
    }
    hear(c, lane, effect);
  }
  dropOwn(c, lane);
}

/** What only the cluster wants of a lane need not be kept until the owner takes something. */
export function dropOwn(c: Context, lane: Lane): void {
  const machine = machineOf(c, lane);
  if (lane.told === 0 && !c.unheard.has(lane.key)) { while (machine.poll() !== undefined); }
}

function hear(c: Context, lane: Lane, effect: ConnectionEffect): void {
  switch (effect.type) {
    case "response":
      return response(c, lane, effect);
    case "requestFailed":
      return requestFailed(c, effect);
    case "disconnected":
      return disconnected(c, lane, effect);
    case "redirectDecided":
      lane.dialled = effect.target;
      return c.redirector && typeof c.redirector !== "object" ? tellCollapses(c) : undefined;
    case "stateChanged":
      return retarget(c, lane);
    case "ready":
      return ready(c, lane);
    case "hint":
      return effect.kind === "requestMetadata" ? expedite(c) : undefined;
  }
}

function ready(c: Context, lane: Lane): void {
  c.data.isDown = false;
  for (const one of knownNodes(c)) one.isDown = false;
  lane.isWanted = false;
  lane.distrust = null;
  const node = nodeOf(c, lane.nodeId);
  if (node && !lane.retired) node.lost = null;
  if (lane.nodeId < 0 && versionFor(c, lane) === undefined) misplaced(c, lane);
}

/** A bootstrap entry that can tell nothing of the cluster is of no use. */
function misplaced(c: Context, lane: Lane): void {
  const detail = hasControllers(c)
    ? "it does not tell of controllers: a broker belongs to bootstrap.servers"
    : "it does not offer Metadata: a controller belongs to bootstrap.controllers";
  command(c, lane, { type: "fail", id: -1, detail, mismatch: true });
}

// ---- answers ----

function response(c: Context, lane: Lane, event: Effect<"response">): void {
  const id = c.requests.get(event.id);
  c.requests.delete(event.id);
  if (id === undefined) return;
  if (id === null) {
    if (c.data.schedule.inProgress?.id === event.id) refreshAnswered(c, lane, event);
    return;
  }
  const call = callOf(c, id, event.id);
  if (lane.distrust === null) callAnswered(c, lane, call, event);
  else if (call) requestLost(c, call, "maybe", lane.distrust);
}

function callAnswered(
  c: Context,
  lane: Lane,
  call: Call | undefined,
  event: Effect<"response">,
): void {
  const api = apiOf(c, event.apiKey);
  const answer = api && said(api, event);
  if (answer && answer.throttleMs > 0) {
    command(c, lane, { type: "throttle", throttleMs: answer.throttleMs });
  }
  if (answer?.codes.some(isStale)) expedite(c);
  if (answer && call) heed(c, lane, call, answer);
  if (call) answered(c, call, lane, event, answer);
}

/** The call that a request was for, unless it has its outcome by now: another one may have its id. */
function callOf({ calls }: Context, id: number, request: number): Call | undefined {
  const call = calls.get(id);
  return call?.request === request ? call : undefined;
}

/** What codes tell beside the outcome of the call. */
function heed(c: Context, lane: Lane, call: Call, { codes, errorCode }: Said): void {
  if (codes.length > 0) noteLeadership(c, lane, call, codes.includes(CODES.notLeader));
  if (call.apiKey === METADATA && errorCode === CODES.rebootstrapRequired) {
    rebootstrap(c, "error-129");
  }
}

const METADATA = 3;

function requestFailed(c: Context, event: Effect<"requestFailed">): void {
  const id = c.requests.get(event.id);
  c.requests.delete(event.id);
  if (id === undefined) return;
  if (id !== null) {
    const call = callOf(c, id, event.id);
    if (call) requestLost(c, call, event.sent, event.reason);
  } else if (c.data.schedule.inProgress?.id === event.id) refreshFailed(c);
}

// ---- lost lanes ----

/** Ends that are no failures. */
const QUIET: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "PEER_IDLE_CLOSE",
  "IDLE_EXPIRED",
  "DRAIN_TIMEOUT",
  "LOCAL_CLOSE",
  "INVALIDATED",
]);

function disconnected(c: Context, lane: Lane, event: Effect<"disconnected">): void {
  const { reason, detail } = event;
  lane.isWanted = false;
  if (QUIET.has(reason)) return;
  noteLoss(c, lane, event);
  noteDown(c, lane);
  if (isDue(c) && c.data.schedule.attemptStartMs !== null) refreshFailed(c);
  if (detail.code === `ERROR_${CODES.rebootstrapRequired}`) return mismatched(c, lane);
  if (isRetriable(reason)) lookAgain(c, lane);
  else giveUpWaiting(c, lane);
  tellDown(c);
}

/** What the table decides waits for a newer one: the lost node may be the right one no more. */
function lookAgain(c: Context, lane: Lane): void {
  forgetCoordinatorsAt(c, lane.nodeId);
  const waiting = lane.queue.flatMap((id) => callIn(c, lane, id) ?? []);
  lane.queue = waiting.filter(({ route }) => !followsTable(route)).map(({ id }) => id);
  for (const call of waiting) {
    if (!followsTable(call.route)) continue;
    call.place = "table";
    call.refreshes = nextRefresh(c);
    c.unplaced.add(call.id);
  }
}

function noteLoss(c: Context, lane: Lane, { reason, detail }: Effect<"disconnected">): void {
  const node = nodeOf(c, lane.nodeId);
  if (node && !lane.retired && !QUIET.has(reason)) node.lost = { reason, detail };
}

/** A peer says that it is not the node, or not of the cluster, that was meant (KIP-1242). If it was dialled at another address, the rules are at fault. */
function mismatched(c: Context, lane: Lane): void {
  if (isRedirected(c, lane)) suspect(c, lane);
  else rebootstrap(c, "error-129");
  tellDown(c);
}

/** No other try can help: calls for this node end, and those for any node if there is no other one. */
function giveUpWaiting(c: Context, lane: Lane): void {
  const isHopeless = knownNodes(c).every(({ lost }) => lost && !isRetriable(lost.reason));
  for (const call of [...c.calls.values()]) {
    const isHere = call.place === "queue" && call.where === lane.key;
    if (!isHere && !(isHopeless && call.place !== "flight")) continue;
    const { reason, detail } = nodeOf(c, lane.nodeId)?.lost ?? {};
    call.cause = reason ?? call.cause;
    fail(c, call, "RETRIES_EXHAUSTED", detail?.message);
  }
}

function noteDown(c: Context, { nodeId, retired }: Lane): void {
  const node = nodeOf(c, nodeId);
  if (node && !retired) node.isDown = true;
}

/** Tells once that every node has failed. */
function tellDown(c: Context): void {
  const isDown = knownNodes(c).every((node) => node.isDown && !isUp(c, node));
  if (!isDown || c.data.isDown) return;
  c.data.isDown = true;
  tell(c, { type: "allNodesDown" });
}

function isUp(c: Context, node: Node): boolean {
  return [laneOf(c, node), laneOf(c, node, "coordinator")].some((lane) =>
    lane && (load(c, lane).state === "ready" || isInSetup(c, lane))
  );
}
