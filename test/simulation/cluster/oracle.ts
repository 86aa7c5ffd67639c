// Looks at everything that goes into a cluster and comes out of it, and at what brokers were asked: what must not be is
// noted.

import {
  type CallCommand,
  type Cluster,
  type ClusterEffect,
  type ClusterInput,
  type ClusterOptions,
  type ClusterView,
  clusterView,
  explainPick,
} from "../../../codec/cluster/mod.ts";
import type { Answer } from "../../../codec/machine/mod.ts";
import type { Check, Ledger } from "../ledger.ts";
import { Transports } from "../transports.ts";
import { APIS, isRefusal, saidIn, throttleIn, tokenIn } from "./calls.ts";
import { LaneWatch } from "./lane_watch.ts";
import type { Receptions } from "./receptions.ts";
import { RefreshWatch } from "./refresh_watch.ts";
import type { Scenario } from "./scenario.ts";
import { type Sent, WireTap } from "./wire_tap.ts";

/** A call without an outcome. */
interface Open {
  readonly token: number;
  readonly command: CallCommand;
  readonly startMs: number;
  readonly deadlineMs: number;
}

/** What has become of the last request of a call. */
type Fate = "under way" | "answered" | "lost";

/** Codes of topic ids that a broker does not know, or not yet: there may be no such topic. */
const TOPIC_ID = [100, 103];
const TOPIC_ID_TRIES = 5;
const LEAST_BRAKE_MS = 800;
const ENOUGH_MS = 2_000;
const A_SECOND_MS = 1_000;
const MOST_IDLE_WAKES = 200; // in a second
const LOOK_EVERY = 8; // inputs: what takes long

/** What is looked at, and what it is looked at with. */
export interface Witnesses {
  readonly scenario: Scenario;
  readonly options: ClusterOptions;
  readonly receptions: Receptions;
  readonly ledger: Ledger;
}

/** The oracle of one run. */
export class Oracle {
  /** The number of the input. */
  inputs = 0;
  isClosed = false;
  /** Nothing goes wrong: no reason to begin anew. */
  isHealthy: boolean;
  readonly #w: Witnesses;
  readonly #open: Map<number, Open> = new Map(); // by id, which may be used again
  readonly #calls: Map<number, CallCommand> = new Map(); // all that were accepted, by token
  readonly #unsent: number[] = []; // tokens of which no broker can know
  readonly #fates: Map<number, Fate> = new Map(); // by token
  readonly #writes: Map<number, number> = new Map(); // how often, by token
  readonly #answeredBy: Map<number, string> = new Map(); // lanes, by token
  readonly #transports: Map<string, Transports> = new Map();
  readonly #tap: WireTap = new WireTap();
  readonly #lanes: LaneWatch;
  readonly #refreshes: RefreshWatch;
  readonly #epochs: Map<string, number> = new Map();
  readonly #check: Check;
  #t = -Infinity;
  #seq = 0;
  #graceUntilMs = -Infinity;
  #deadlineMs = Infinity;
  #clusterId: string | null = null;
  #view: ClusterView | undefined;
  #rebootMs = -Infinity;
  #generation = 0; // whose leaders were looked at
  #ledBy: string | null = null; // of this cluster
  #idleWakes = 0;
  #idleSinceMs = -Infinity;
  #isDown = false;

  constructor(witnesses: Witnesses) {
    this.#w = witnesses;
    this.isHealthy = witnesses.scenario.isHealthy;
    const { ledger, scenario, options } = witnesses;
    this.#check = (id, holds, text) =>
      ledger.note(id, holds, () => ({
        seed: scenario.seed,
        lane: 0,
        step: this.inputs,
        text: text(),
      }));
    this.#lanes = new LaneWatch(scenario, options, this.#check);
    this.#refreshes = new RefreshWatch(options, this.#check);
  }

  /** Calls that have no outcome yet. */
  get open(): number {
    return this.#open.size;
  }

  /** Health, in which calls go to nodes of every kind. */
  probing(): void {
    this.#lanes.isAnyOnly = false;
  }

  /** An input is handed in at time `t`. */
  before(input: ClusterInput, t: number): void {
    this.inputs++;
    this.#t = Math.max(this.#t, t);
    const { stallForgiveness = false, stallMs = 1_000, stallGraceMs = 50 } = this.#w.options;
    if (stallForgiveness && this.#t >= this.#deadlineMs + stallMs) {
      this.#graceUntilMs = this.#t + stallGraceMs;
    }
    if ("connection" in input) this.#reported(input);
  }

  #reported(input: Extract<ClusterInput, { connection: string }>): void {
    const { connection, ...report } = input;
    const isOld = this.#lanes.isOld(connection, report.attempt);
    this.#lanes.hears(isOld && report.type === "received");
    for (const { token } of this.#tap.receive(connection, report)) {
      if (token === undefined) continue;
      this.#fates.set(token, "answered");
      this.#answeredBy.set(token, connection);
    }
    if (report.type === "peerClosed") this.#over(connection, report.attempt);
    this.#transportsOf(connection).report(
      report,
      this.#lanes.isSynced,
      this.#lanes.isClosed(connection),
    );
  }

  /** The machine has answered. */
  after(input: ClusterInput, answer: Answer, machine: Cluster): void {
    const { deadlineMs } = machine;
    const isReport = "connection" in input || input.type === "tick";
    this.#check("M8", answer.ok || !isReport, () => `${input.type} is refused`);
    this.#check(
      "F8",
      deadlineMs === undefined || deadlineMs > this.#t,
      () => `deadline ${deadlineMs} at ${this.#t}`,
    );
    if (this.isClosed) this.#afterClosed(input, answer, deadlineMs);
    else if (input.type === "call") this.#called(input, answer);
    if (answer.ok && !("connection" in input)) this.#refreshes.commanded(input, this.#t);
    this.#deadlineMs = deadlineMs ?? Infinity;
    if (this.isClosed) return;
    if (input.type === "setRedirector") this.#lanes.isDirect = !input.redirector;
    this.#view = clusterView(machine);
    this.#lanes.see(this.#view);
  }

  #afterClosed(input: ClusterInput, answer: Answer, deadlineMs: number | undefined): void {
    this.#check("M10", deadlineMs === undefined, () => `deadline ${deadlineMs} after closed`);
    const isCommand = !("connection" in input) && input.type !== "tick";
    const isRefused = !answer.ok && answer.reason === "CLOSED";
    this.#check("M10", !isCommand || isRefused, () => `${input.type} is taken after closed`);
  }

  #called(command: CallCommand, answer: Answer): void {
    const { id, timeoutMs = this.#w.options.defaultApiTimeoutMs ?? 60_000 } = command;
    if (!answer.ok) return this.#w.ledger.saw("refusal", answer.reason);
    this.#check("F32", !this.#open.has(id), () => `call ${id} is accepted twice`);
    const token = tokenIn(command);
    this.#open.set(id, { token, command, startMs: this.#t, deadlineMs: this.#t + timeoutMs });
    this.#calls.set(token, command);
  }

  /** All effects have been taken. */
  synced(machine: Cluster): void {
    this.#lanes.synced();
    if (this.isClosed) return;
    this.#deadlines();
    this.#lanes.setups(this.#t);
    this.#cluster(this.#view!);
    this.#leaders(this.#view!);
    if (this.inputs % LOOK_EVERY === 0) this.#pick(machine);
  }

  /** Effects are left for later. */
  lags(): void {
    this.#lanes.lags();
  }

  /** connection F45. */
  #deadlines(): void {
    if (this.#t < this.#graceUntilMs) return;
    for (const [id, { deadlineMs }] of this.#open) {
      this.#check("F45", deadlineMs > this.#t, () => `call ${id} is open at its deadline`);
    }
  }

  /** A timer has fired: connection B.11, no loop of wake-ups. */
  woken(nowMs: number): void {
    if (nowMs - this.#idleSinceMs > A_SECOND_MS) {
      this.#idleSinceMs = nowMs;
      this.#idleWakes = 0;
    }
    this.#idleWakes++;
    const isFew = this.#idleWakes < MOST_IDLE_WAKES;
    this.#check("B.11", isFew, () => `${this.#idleWakes} wake-ups without an effect in a second`);
  }

  /** connection F36, F39. */
  #cluster({ clusterId, nodes }: ClusterView): void {
    const { clusterCheck = "reject" } = this.#w.options;
    this.#check("F39", nodes.every(({ nodeId }) => nodeId >= 0), () => "a bootstrap id is a node");
    if (clusterCheck !== "reject") return;
    const isSame = this.#clusterId === null || clusterId === this.#clusterId;
    this.#check("F36", isSame, () => `${clusterId} in place of ${this.#clusterId}`);
    const areForeign = nodes.filter(({ host }) => host.startsWith("foreign")).length;
    const areOne = areForeign === 0 || areForeign === nodes.length;
    this.#check("F36", areOne, () => `nodes of two clusters: ${nodes.map(({ host }) => host)}`);
    this.#clusterId = clusterId;
  }

  /** connection F37. */
  #leaders(view: ClusterView): void {
    if (view.generation === this.#generation) return;
    this.#generation = view.generation;
    if (view.clusterId !== this.#ledBy) this.#epochs.clear(); // other topics of the same names
    this.#ledBy = view.clusterId;
    for (const key of this.#epochs.keys()) {
      if (!view.topics.includes(key.split(" ")[0]!)) this.#epochs.delete(key); // forgotten
    }
    for (const topic of view.topics) {
      for (const { partition, leaderEpoch } of view.partitionsOf(topic)) {
        const key = `${topic} ${partition}`;
        const known = this.#epochs.get(key) ?? -1;
        const grows = leaderEpoch === -1 || leaderEpoch >= known;
        this.#check("F37", grows, () => `epoch ${leaderEpoch} after ${known} of ${key}`);
        this.#epochs.set(key, leaderEpoch); // what an old broker tells without one ends the comparison
      }
    }
  }

  /** connection F38. */
  #pick(machine: Cluster): void {
    const { pick, nodes } = explainPick(machine);
    const picked = nodes.find(({ nodeId }) => nodeId === pick)?.verdict ?? "";
    const isGood = pick === null
      ? nodes.every(({ verdict }) => CANNOT.test(verdict))
      : !CANNOT.test(picked);
    this.#check("F38", isGood, () => `${pick} of ${JSON.stringify(nodes)}`);
  }

  // ---- effects ----------------------------------------------------------------------------------

  /** An effect is taken. */
  effect(effect: ClusterEffect): void {
    this.#idleWakes = 0;
    this.#check("M6", effect.seq === this.#seq, () => `effect ${effect.seq} after ${this.#seq}`);
    this.#seq = effect.seq + 1;
    this.#check("F7", !this.isClosed, () => `${effect.type} after closed`);
    if (effect.connection !== undefined) return this.#lane(effect);
    switch (effect.type) {
      case "callAnswered":
        return this.#answered(effect);
      case "callFailed":
        return this.#failed(effect);
      case "tableChanged":
        return this.#lanes.tableChanged(effect);
      case "rebootstrapped":
        return this.#rebootstrapped(effect);
      case "allNodesDown":
        this.#check("B.11", !this.#isDown, () => "all nodes are down twice");
        this.#isDown = true;
        return;
      case "closed":
        this.isClosed = true;
        this.#check("F32", this.#open.size === 0, () => `${this.#open.size} calls left`);
    }
  }

  #rebootstrapped({ cause }: Extract<ClusterEffect, { type: "rebootstrapped" }>): void {
    this.#w.ledger.saw("rebootstrap", cause);
    this.#check("F44", !this.isHealthy, () => `rebootstrap (${cause}) in health`);
    const { metadataRecoveryStrategy = "rebootstrap" } = this.#w.options;
    this.#check("B.9", metadataRecoveryStrategy === "rebootstrap", () => "against the strategy");
    if (cause === "error-129") this.#clusterId = null;
    if (this.#lanes.isSynced) {
      const { nodes = [], topics = [] } = this.#view ?? {};
      const isNew = nodes.length + topics.length === 0;
      this.#check("B.9", isNew, () => `${nodes.length} nodes and ${topics.length} topics are kept`);
      const gapMs = this.#t - this.#rebootMs;
      this.#check("B.9", gapMs >= LEAST_BRAKE_MS, () => `rebootstrap after ${gapMs} ms`);
    }
    this.#rebootMs = this.#lanes.isSynced ? this.#t : -Infinity;
    this.#epochs.clear();
    this.#lanes.rebootstrapped();
    this.#refreshes.mayHurry();
  }

  #lane(effect: Extract<ClusterEffect, { connection: string }>): void {
    const { connection, type } = effect;
    this.#lanes.effect(effect, this.#t);
    if (type === "ready") this.#isDown = false;
    if (type === "open") this.#transportsOf(connection).ask(effect.attempt);
    if (type === "write") this.#written(connection, effect.attempt, effect.bytes);
    if (type !== "close" && type !== "abort") return;
    this.#over(connection, effect.attempt);
    this.#transportsOf(connection).end(effect.attempt);
  }

  #written(connection: string, attempt: number, bytes: Uint8Array): void {
    const sent = this.#tap.write(connection, attempt, bytes);
    if (sent.isRefresh) this.#refreshes.sent(sent, this.#tap, this.#t, this.#lanes.isSynced);
    if (sent.isRefresh || sent.token !== undefined) this.#lanes.asks(connection, attempt, this.#t);
    if (sent.token !== undefined) this.#sent(sent, sent.token);
  }

  /** connection F32: a call is sent, or sent again. */
  #sent({ connection }: Sent, token: number): void {
    const before = this.#fates.get(token);
    const { idempotent = false } = this.#calls.get(token) ?? {};
    const { onRequestTimeout = "disconnect" } = this.#w.options;
    const isTwice = before === "under way" && onRequestTimeout === "disconnect";
    this.#check("F32", !isTwice, () => `call ${token} is on two lanes at once, ${connection}`);
    const isSafe = before === undefined || idempotent || before === "answered" &&
        this.#w.receptions.of(token).every(({ isRefused }) => isRefused);
    this.#check("F32", isSafe, () => `call ${token} is sent again, its request was ${before}`);
    this.#fates.set(token, "under way");
    const writes = (this.#writes.get(token) ?? 0) + 1;
    const { retries = Infinity } = this.#calls.get(token) ?? {};
    this.#check("B.7", writes <= retries + 1, () => `call ${token} is sent ${writes} times`);
    this.#writes.set(token, writes);
  }

  /** A transport is over: what it carried is lost. */
  #over(connection: string, attempt: number): void {
    for (const one of this.#tap.unanswered()) {
      if (one.connection !== connection || one.attempt !== attempt) continue;
      if (one.token !== undefined) this.#fates.set(one.token, "lost");
    }
    this.#tap.end(connection, attempt);
  }

  #transportsOf(connection: string): Transports {
    const known = this.#transports.get(connection);
    if (known) return known;
    const transports = new Transports(this.#check);
    this.#transports.set(connection, transports);
    return transports;
  }

  // ---- outcomes ---------------------------------------------------------------------------------

  #settled(id: number): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    this.#check("F32", open !== undefined, () => `an outcome of call ${id}, which has none`);
    return open;
  }

  #answered(event: Extract<ClusterEffect, { type: "callAnswered" }>): void {
    const { id, apiKey, apiVersion, body, latencyMs, nodeId } = event;
    const open = this.#settled(id);
    if (!open) return;
    this.#w.ledger.saw("outcome", "answered");
    const { token, command } = open;
    this.#lanes.answered(id);
    const api = APIS.find(({ key }) => key === apiKey)!;
    const { controllers } = this.#w.scenario;
    const answer = api.decodeResponse(body, apiVersion);
    const { token: echo = token, errorCode } = saidIn(apiKey, answer);
    this.#check("F2", echo === token, () => `the answer to ${echo} for call ${token}`);
    const isGivenUp = TOPIC_ID.includes(errorCode) && this.#writes.get(token)! > TOPIC_ID_TRIES;
    const isOutcome = isGivenUp || !isRefusal(command, errorCode, controllers);
    this.#check("B.7", isOutcome, () => `call ${id} ends with ${errorCode}`);
    const isDone = this.#w.receptions.of(token).some(({ isRefused }) => !isRefused);
    this.#check("F2", isDone || isGivenUp, () => `call ${token} was not done`);
    this.#throttled(token, open.startMs + latencyMs, throttleIn(api, answer, apiVersion));
    this.#check(
      "F2",
      latencyMs === this.#t - open.startMs || !this.#lanes.isSynced,
      () => `latency ${latencyMs} of call ${id}`,
    );
    const { route } = command;
    const isThere = typeof route !== "object" || !("node" in route) || route.node === nodeId;
    this.#check("B.7", isThere, () => `call ${id} for ${JSON.stringify(route)} at ${nodeId}`);
  }

  #throttled(token: number, answeredMs: number, throttleMs: number): void {
    const { throttleMaxMs = Infinity } = this.#w.options;
    const connection = this.#answeredBy.get(token);
    if (connection === undefined || throttleMs <= 0) return;
    this.#lanes.throttled(connection, answeredMs + Math.min(throttleMs, throttleMaxMs ?? Infinity));
  }

  #failed(event: Extract<ClusterEffect, { type: "callFailed" }>): void {
    const { id, reason, sent, detail } = event;
    const open = this.#settled(id);
    if (!open) return;
    this.#w.ledger.saw("outcome", reason);
    const isLate = reason !== "CALL_TIMEOUT" || this.#t >= open.deadlineMs;
    this.#check("F45", isLate, () => `call ${id} times out before its deadline`);
    this.#check("B.7", detail.length > 0, () => `call ${id} fails for no reason`);
    const isUnknown = reason !== "OUTCOME_UNKNOWN" ||
      !open.command.idempotent && sent === "maybe";
    this.#check("B.7", isUnknown, () => `call ${id}: ${reason}, ${sent}`);
    this.#inHealth(open, reason);
    if (sent === "maybe") return;
    const { token } = open;
    const fate = this.#fates.get(token);
    const isUnsent = fate === undefined || fate === "answered";
    this.#check("F12", isUnsent, () => `call ${token} was sent: ${fate}`);
    this.#unsent.push(token);
  }

  /** connection F42: in health a call that has time is answered, if there is somebody to answer it. */
  #inHealth({ command, startMs, deadlineMs }: Open, reason: string): void {
    const { route } = command;
    const isServed = typeof route !== "object" || "coordinator" in route ||
      "leader" in route && route.leader === "orders";
    const hadTime = deadlineMs - startMs >= ENOUGH_MS && this.#t >= deadlineMs;
    if (!this.isHealthy || !isServed || !hadTime || route === "controllerQuorum") return;
    this.#check("F42", false, () => `${JSON.stringify(route)} in health: ${reason}`);
  }

  /** The run is over, and nothing is on its way. */
  end(): void {
    for (const transports of this.#transports.values()) transports.finish();
    const { receptions } = this.#w;
    for (const id of this.#unsent) {
      const done = receptions.of(id).filter(({ isRefused }) => !isRefused);
      this.#check("F12", done.length === 0, () => `call ${id} was not sent, and done ${at(done)}`);
    }
    for (const [id, { idempotent = false }] of this.#calls) {
      const all = receptions.of(id);
      const first = all.findIndex(({ isRefused }) => !isRefused);
      const isOnce = idempotent || first < 0 || first === all.length - 1;
      this.#check("F32", isOnce, () => `call ${id} reached brokers again: ${at(all)}`);
    }
  }
}

/** A node of which nothing can be asked now. */
const CANNOT = /^in backoff|^throttled|takes no more now$|^connecting for long|^draining/;

function at(receptions: readonly { readonly at: string; readonly errorCode: number }[]): string {
  return receptions.map(({ at, errorCode }) => `${at} (${errorCode})`).join(", ");
}
