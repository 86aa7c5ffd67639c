// A cluster with a clock of its own, and a scripted peer at every address.

import {
  Cluster,
  type ClusterEffect,
  type ClusterInput,
  type ClusterOptions,
  type ClusterView,
  clusterView,
  explainPick,
  type LaneAction,
  type LaneReport,
  restoreCluster,
  type Route,
} from "../../codec/cluster/mod.ts";
import { readResponse } from "../../codec/connection/mod.ts";
import { peekRequestFrame } from "../../codec/frame/mod.ts";
import type { Answer } from "../../codec/machine/mod.ts";
import { DescribeCluster, DescribeClusterServer } from "../../codec/messages/describe_cluster.ts";
import { FindCoordinator } from "../../codec/messages/find_coordinator.ts";
import { Heartbeat, HeartbeatServer } from "../../codec/messages/heartbeat.ts";
import { ListGroups, ListGroupsServer } from "../../codec/messages/list_groups.ts";
import { ListOffsets } from "../../codec/messages/list_offsets.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import type { RedirectDecision, RedirectInput } from "../../codec/redirect/mod.ts";
import type { FakeAction, FakeNodeOptions, FakeTopicInit } from "../../codec/testing/mod.ts";
import {
  FakeBroker,
  FakeCluster,
  type FakeRequest,
  type FakeSession,
} from "../../codec/testing/mod.ts";

/** The APIs that the calls of these tests name. */
export const APIS: ClusterOptions["apis"] = [
  Produce,
  ListOffsets,
  Metadata,
  FindCoordinator,
  Heartbeat,
  ListGroups,
  DescribeCluster,
];

/** Nothing but the offset of a pick is drawn: each wait is 50 or 100 ms, each setup limit 10 s. */
export const STEADY: Partial<ClusterOptions> = {
  reconnectBackoffMs: 50,
  retryBackoffMs: 100,
  retryBackoffMaxMs: 100,
  socketConnectionSetupTimeoutMaxMs: 10_000,
};

/** What happens to whoever opens a transport. */
export type Manner = "answers" | "refuses" | "blackHole" | "silent" | "hangsUp";

/** What can be asked of a peer. */
export interface Seen {
  readonly atMs: number;
  readonly connection: string;
  readonly place: string;
  readonly apiName: string;
  readonly apiVersion: number;
  readonly body: unknown;
}

/** An address, and who listens there. */
export class Place {
  /** Of transports that are opened from now on; `silent` ones fall silent at once. */
  manner: Manner = "answers";
  /** For the opening of a transport, and for every answer. */
  latencyMs = 1;
  /** Whether what is written is reported as flushed. */
  flushes = true;
  /** The APIs whose answers, and all behind them, wait until `World.release`. */
  readonly held: Set<string> = new Set();
  readonly address: string;
  broker: FakeBroker | null;

  constructor(address: string, broker: FakeBroker | null) {
    this.address = address;
    this.broker = broker;
  }
}

/** One transport. */
interface Pipe {
  readonly connection: string;
  readonly attempt: number;
  readonly place: Place;
  readonly session: FakeSession | undefined;
  lastMs: number;
  isHeld: boolean;
  readonly kept: FakeAction[];
  readonly unflushed: number[];
}

interface Pending {
  readonly atMs: number;
  readonly report: LaneReport;
}

/** Addresses, the peers behind them, and what is on its way. */
export class World {
  /** What every name leads to; null: to nothing. Each name has an address of its own. */
  readonly names: Map<string, string | null> = new Map();
  readonly places: Map<string, Place> = new Map();
  /** What the peers were asked. */
  readonly seen: Seen[] = [];
  /** What a driver answers that is asked for a decision. */
  decide: ((input: RedirectInput) => RedirectDecision | null) | null = null;
  readonly #pipes: Map<string, Pipe> = new Map();
  readonly #hosts: Map<string, string> = new Map(); // by address
  #pending: Pending[] = [];

  /** Lets somebody listen at `host:port`; null: nobody who answers. */
  listen(host: string, port: number, broker: FakeBroker | null): Place {
    const name = host.toLowerCase().replace(/\.$/, "");
    if (!this.names.has(name)) {
      const address = /^[\d.]+$|:/.test(name) ? name : `10.0.0.${this.names.size + 1}`;
      this.names.set(name, address);
      this.#hosts.set(address, name);
    }
    const place = new Place(`${name}:${port}`, broker);
    this.places.set(place.address, place);
    return place;
  }

  /** When the next thing arrives; Infinity if nothing is on its way. */
  get deadlineMs(): number {
    return this.#pending.reduce((least, { atMs }) => Math.min(least, atMs), Infinity);
  }

  /** Takes what arrives first. */
  next(): LaneReport {
    const { deadlineMs } = this;
    const first = this.#pending.findIndex(({ atMs }) => atMs === deadlineMs);
    return this.#pending.splice(first, 1)[0]!.report;
  }

  /** The transports that are open or opening, as `connection place`. */
  get transports(): string[] {
    return [...this.#pipes.values()].map(({ connection, place }) =>
      `${connection} ${place.address}`
    );
  }

  /** Performs an action. */
  perform(action: LaneAction, nowMs: number): void {
    switch (action.type) {
      case "redirect":
        return this.#decide(action);
      case "resolve":
        return this.#resolve(action, nowMs);
      case "open":
        return this.#open(action, nowMs);
      case "secure":
        return this.#report(action, nowMs, { type: "secured" });
      case "write":
        return this.#write(action, nowMs);
      case "close":
      case "abort":
        return this.#end(action);
      default:
        throw new Error(`Cannot perform ${action.type}: expected another action`);
    }
  }

  /** Sends the answers that are held back at a place. */
  release(place: Place, nowMs: number): void {
    place.held.clear();
    for (const pipe of this.#at(place)) {
      pipe.isHeld = false;
      for (const action of pipe.kept.splice(0)) this.#send(pipe, action, nowMs);
    }
  }

  /** Reports what was written as flushed. */
  flush(place: Place, nowMs: number): void {
    place.flushes = true;
    for (const pipe of this.#at(place)) {
      for (const writeSeq of pipe.unflushed.splice(0)) {
        this.#report(pipe, nowMs, { type: "flushed", writeSeq });
      }
    }
  }

  /** Ends every transport of a place. Nothing that is on its way arrives. */
  cut(place: Place, nowMs: number, code?: string): void {
    for (const pipe of this.#at(place)) {
      this.#end(pipe);
      this.#report(pipe, nowMs, { type: "peerClosed", ...(code && { code }) });
    }
  }

  #at(place: Place): Pipe[] {
    return [...this.#pipes.values()].filter((pipe) => pipe.place === place);
  }

  #report(
    { connection, attempt }: { connection: string; attempt: number },
    atMs: number,
    more: { readonly type: LaneReport["type"]; readonly [field: string]: unknown },
  ): void {
    const report = { connection, attempt, ...more } as unknown as LaneReport;
    this.#pending.push({ atMs, report });
  }

  #decide(action: LaneAction & { readonly type: "redirect" }): void {
    if (this.decide) {
      const decision = this.decide(action.input);
      this.#report(action, 0, { type: "redirected", decision });
    }
  }

  #resolve(action: LaneAction & { readonly type: "resolve" }, nowMs: number): void {
    const address = this.names.get(action.host.toLowerCase().replace(/\.$/, ""));
    if (address) return this.#report(action, nowMs, { type: "resolved", addresses: [address] });
    this.#report(action, nowMs, { type: "resolveFailed", code: "ENOTFOUND" });
  }

  #open(action: LaneAction & { readonly type: "open" }, nowMs: number): void {
    const { connection, attempt, port, tls } = action;
    const host = this.#hosts.get(action.address ?? "") ?? action.host;
    const place = this.places.get(`${host}:${port}`);
    const session = place?.manner === "answers" ? place.broker?.accept() : undefined;
    if (!place || place.manner === "refuses") {
      const atMs = nowMs + (place?.latencyMs ?? 1);
      return this.#report(action, atMs, { type: "openFailed", code: "ECONNREFUSED" });
    }
    const lastMs = nowMs + place.latencyMs;
    const pipe: Pipe = {
      connection,
      attempt,
      place,
      session,
      lastMs,
      isHeld: false,
      kept: [],
      unflushed: [],
    };
    this.#pipes.set(keyOf(action), pipe);
    if (place.manner === "blackHole") return;
    const remote = `${action.address}:${port}`;
    this.#report(pipe, lastMs, { type: "opened", remote, ...(tls && { secured: true }) });
    if (place.manner !== "hangsUp") return;
    this.#end(pipe, false);
    this.#report(pipe, lastMs, { type: "peerClosed" });
  }

  #write(action: LaneAction & { readonly type: "write" }, nowMs: number): void {
    const pipe = this.#pipes.get(keyOf(action));
    if (!pipe) return;
    const { place, session } = pipe;
    if (place.flushes) this.#report(pipe, nowMs, { type: "flushed", writeSeq: action.writeSeq });
    else pipe.unflushed.push(action.writeSeq);
    if (!session) return;
    const { broker } = place;
    const before = broker!.requests.at(-1);
    const actions = session.receive(action.bytes);
    const request = broker!.requests.at(-1);
    if (request && request !== before) this.#see(pipe, request, nowMs);
    if (request && place.held.has(request.apiName)) pipe.isHeld = true;
    for (const action of actions) this.#send(pipe, action, nowMs);
  }

  #see({ connection, place }: Pipe, request: FakeRequest, atMs: number): void {
    const { apiName, apiVersion, body } = request;
    this.seen.push({ atMs, connection, place: place.address, apiName, apiVersion, body });
  }

  #send(pipe: Pipe, action: FakeAction, nowMs: number): void {
    if (pipe.isHeld) return void pipe.kept.push(action);
    pipe.lastMs = Math.max(pipe.lastMs, nowMs + pipe.place.latencyMs) + action.afterMs;
    if (action.type === "send") {
      return this.#report(pipe, pipe.lastMs, { type: "received", bytes: action.bytes });
    }
    const code = action.type === "reset" ? { code: "ECONNRESET" } : {};
    this.#report(pipe, pipe.lastMs, { type: "peerClosed", ...code });
  }

  /** Nobody hears of a transport that was given up. */
  #end(of: { connection: string; attempt: number }, isSilent = true): void {
    this.#pipes.delete(keyOf(of));
    if (!isSilent) return;
    this.#pending = this.#pending.filter(({ report }) => keyOf(report) !== keyOf(of));
  }
}

function keyOf({ connection, attempt }: { connection: string; attempt: number }): string {
  return `${connection} ${attempt}`;
}

/** What there is beside the machine. */
export interface WorldOptions {
  /** The brokers, by id or with their facts: node 1 listens at `b1.test:9092`. Default 1, 2 and 3. */
  readonly nodes?: readonly (number | (FakeNodeOptions & { readonly nodeId: number }))[];
  readonly topics?: readonly FakeTopicInit[];
  /** The broker behind `boot.test:9092`, where the cluster begins. Default the first. */
  readonly boot?: number;
  /** When time begins. Default 0. */
  readonly startMs?: number;
  /** After every so many inputs the machine is restored from its snapshot, before its effects are taken. */
  readonly restores?: number;
}

/** The outcome of a call. */
export type Outcome = ClusterEffect & { readonly type: "callAnswered" | "callFailed" };

/** What a failure says to people. */
export function detailOf(outcome: object): string {
  return "detail" in outcome ? `${outcome.detail}` : "";
}

/** An effect, and when it came. */
export interface Entry {
  readonly atMs: number;
  readonly effect: ClusterEffect;
}

type EffectOf<T extends ClusterEffect["type"]> = Extract<ClusterEffect, { type: T }>;
type CallOptions = Omit<Extract<ClusterInput, { type: "call" }>, "type" | "id" | "route">;

const MOST_STEPS = 200_000;
const ACTIONS = new Set(["redirect", "resolve", "open", "secure", "answerSasl", "write", "abort"]);

/** A cluster, the time, its world, and what it has asked and told. */
export class Bench {
  machine: Cluster;
  now: number;
  /** With the redirector of the last `setRedirector`: rules are the owner's, and not in a snapshot. */
  options: ClusterOptions;
  readonly world: World = new World();
  readonly fake: FakeCluster;
  readonly brokers: Map<number, FakeBroker> = new Map();
  readonly log: Entry[] = [];
  readonly outcomes: Map<number, Outcome> = new Map();
  /** Where each lane is. */
  readonly states: Map<string, string> = new Map();
  readonly #startMs: number;
  readonly #restores: number;
  #inputs = 0;
  #calls = 0;
  #seq = 0;
  #isClosed = false;

  constructor(options: Partial<ClusterOptions> = {}, world: WorldOptions = {}) {
    const { nodes = [1, 2, 3], topics = [], startMs = 0, restores = 0 } = world;
    this.now = this.#startMs = startMs;
    this.#restores = restores;
    this.fake = new FakeCluster({ topics });
    for (const node of nodes) this.addBroker(typeof node === "number" ? { nodeId: node } : node);
    const boot = world.boot ?? this.brokers.keys().next().value;
    if (boot !== undefined) this.world.listen("boot.test", 9092, this.brokers.get(boot)!);
    const begin = options.bootstrapControllers ? {} : { bootstrapServers: "boot.test:9092" };
    this.options = { ...begin, seed: 1, apis: APIS, ...STEADY, ...options };
    this.machine = new Cluster(this.options);
  }

  // ---- the world ------------------------------------------------------------------------------

  /** One more broker of the cluster, or of another one. */
  addBroker(facts: FakeNodeOptions & { readonly nodeId: number }, cluster = this.fake): FakeBroker {
    const { nodeId, host = `b${nodeId}.test`, port = 9092 } = facts;
    const broker = new FakeBroker({ ...facts, host, port, cluster })
      .on(ListGroupsServer, () => ({ errorCode: 0, groups: [] }))
      .on(HeartbeatServer, () => ({ errorCode: 0 }));
    this.world.listen(host, port, broker);
    if (cluster === this.fake) this.brokers.set(nodeId, broker);
    return broker;
  }

  /** Where a node listens; a text is `host:port`. */
  place(of: number | string): Place {
    const broker = typeof of === "number" ? this.brokers.get(of) : undefined;
    const address = broker ? `${broker.host}:${broker.port}` : of;
    const place = this.world.places.get(`${address}`);
    if (!place) throw new Error(`Cannot find a place: expected one, found ${of}`);
    return place;
  }

  /** Ends a node's transports; who opens another one finds this. */
  kill(of: number | string, manner: Manner = "refuses"): void {
    const place = this.place(of);
    place.manner = manner;
    place.held.clear();
    this.world.cut(place, this.now);
    this.arrive();
  }

  /** Keeps the answers of a node to an API back. */
  hold(of: number | string, apiName = "ListGroups"): void {
    this.place(of).held.add(apiName);
  }

  /** Lets the answers of a node go. */
  release(of: number | string): void {
    this.world.release(this.place(of), this.now);
  }

  /** The error codes of a node's next answers to ListGroups and Heartbeat; the last one stays. */
  script(nodeId: number, errorCodes: readonly number[]): void {
    const left = [...errorCodes];
    const next = () => left.length > 1 ? left.shift()! : left[0]!;
    this.brokers.get(nodeId)!
      .on(ListGroupsServer, () => ({ errorCode: next(), groups: [] }))
      .on(HeartbeatServer, () => ({ errorCode: next() }));
  }

  /** What the peers were asked, as `time connection api`; with the metadata, without ApiVersions. */
  asked(...apiNames: readonly string[]): string[] {
    return this.world.seen
      .filter(({ apiName }) =>
        apiNames.length === 0 ? apiName !== "ApiVersions" : apiNames.includes(apiName)
      )
      .map(({ atMs, connection, apiName }) => `${atMs - this.#startMs} ${connection} ${apiName}`);
  }

  /** Makes controllers of the nodes: they answer for their kind alone. */
  asControllers(activeId: number): this {
    for (const broker of this.brokers.values()) {
      broker.on(DescribeClusterServer, ({ endpointType }, { cluster }) => {
        const isTheirs = endpointType === 2;
        const brokers = cluster.liveNodes.map(({ nodeId, ...facts }) => ({
          brokerId: nodeId,
          ...facts,
        }));
        return {
          throttleTimeMs: 0,
          errorCode: isTheirs ? 0 : 114,
          endpointType,
          clusterId: isTheirs ? cluster.clusterId : "",
          controllerId: isTheirs ? activeId : -1,
          brokers: isTheirs ? brokers : [],
        };
      });
    }
    return this;
  }

  // ---- inputs ---------------------------------------------------------------------------------

  /** Hands in an input and takes the effects. */
  do(input: ClusterInput, nowMs: number = this.now): ClusterEffect[] {
    this.answer(input, nowMs);
    return this.take();
  }

  /** Hands in an input; the effects stay. */
  answer(input: ClusterInput, nowMs: number = this.now): Answer {
    this.now = Math.max(this.now, nowMs);
    const answer = this.machine.handle(input, nowMs);
    const { deadlineMs } = this.machine;
    if (deadlineMs !== undefined && !(deadlineMs > this.now)) {
      throw new Error(
        `Cannot match M4: expected a deadline after ${this.now}, found ${deadlineMs}`,
      );
    }
    if (answer.ok && input.type === "setRedirector") {
      this.options = { ...this.options, redirector: input.redirector };
    }
    if (++this.#inputs % this.#restores === 0) this.restore();
    return answer;
  }

  /** Goes on with a machine that is restored from the snapshot of this one. */
  restore(): void {
    const json = JSON.stringify(this.machine.snapshot());
    this.machine = restoreCluster(this.options, JSON.parse(json));
    const again = JSON.stringify(this.machine.snapshot());
    if (again !== json) throw new Error(`Cannot match M11: expected ${json}, found ${again}`);
  }

  /** Takes all effects, and performs the actions. */
  take(): ClusterEffect[] {
    const taken: ClusterEffect[] = [];
    for (let effect; (effect = this.machine.poll()) !== undefined;) {
      taken.push(effect);
      this.#look(effect);
    }
    return taken;
  }

  #look(effect: ClusterEffect): void {
    this.log.push({ atMs: this.now, effect });
    if (this.#isClosed) throw new Error(`Cannot match M10: expected nothing, found ${effect.type}`);
    if (effect.seq !== this.#seq++) {
      throw new Error(`Cannot match M6: expected number ${this.#seq - 1}, found ${effect.seq}`);
    }
    if (isAction(effect)) return this.world.perform(effect, this.now);
    if (effect.type === "stateChanged") this.states.set(effect.connection, effect.to);
    if (effect.type === "closed" && effect.connection === undefined) this.#isClosed = true;
    if (effect.type === "callAnswered" || effect.type === "callFailed") this.#settle(effect);
  }

  #settle(outcome: Outcome): void {
    if (outcome.id > this.#calls || this.outcomes.has(outcome.id)) {
      throw new Error(`Cannot match F32: expected one outcome of call ${outcome.id}`);
    }
    this.outcomes.set(outcome.id, outcome);
  }

  /** Calls ListGroups, or what is said instead; gives the id. */
  call(route: Route, more: Partial<CallOptions> = {}): number {
    const id = this.callQuietly(route, more);
    this.take();
    return id;
  }

  /** Calls with the id of a call that has its outcome. */
  callAgain(id: number, route: Route, more: Partial<CallOptions> = {}): void {
    this.outcomes.delete(id);
    this.answer({ type: "call", id, apiKey: 16, message: {}, route, ...more });
    this.take();
  }

  /** The same, and leaves the effects where they are. */
  callQuietly(route: Route, more: Partial<CallOptions> = {}): number {
    const id = ++this.#calls;
    const answer = this.answer({ type: "call", id, apiKey: 16, message: {}, route, ...more });
    if (!answer.ok) throw new Error(`Cannot call: expected ok, found ${answer.reason}`);
    return id;
  }

  // ---- time -----------------------------------------------------------------------------------

  /** Lets the next thing happen: something arrives, else the machine wakes. False: nothing will. */
  step(atMostMs = Infinity): boolean {
    const { deadlineMs = Infinity } = this.machine;
    const arrivesMs = this.world.deadlineMs;
    if (Math.min(deadlineMs, arrivesMs) > atMostMs) return false;
    if (arrivesMs === Infinity && deadlineMs === Infinity) return false;
    if (arrivesMs <= deadlineMs) this.do(this.world.next(), Math.max(this.now, arrivesMs));
    else this.do({ type: "tick" }, deadlineMs);
    return true;
  }

  /** Lets everything happen up to then. */
  runTo(ms: number): this {
    for (let i = 0; this.step(ms); i++) {
      if (i > MOST_STEPS) throw new Error(`Cannot reach ${ms}: expected fewer steps`);
    }
    this.now = Math.max(this.now, ms);
    return this;
  }

  /** Lets so much time pass. */
  run(ms: number): this {
    return this.runTo(this.now + ms);
  }

  /** Lets arrive what has arrived by now; no time passes. */
  arrive(): this {
    while (this.world.deadlineMs <= this.now) this.do(this.world.next());
    return this;
  }

  /** Runs until something is so; gives the time. */
  until(done: () => boolean, withinMs = 600_000): number {
    const endMs = this.now + withinMs;
    for (let i = 0; !done() && i < MOST_STEPS; i++) if (!this.step(endMs)) break;
    if (done()) return this.now - this.#startMs;
    throw new Error(
      `Cannot match: expected it within ${withinMs} ms\n${this.story().slice(-40).join("\n")}`,
    );
  }

  /** Runs until a call has its outcome; gives it without its number. */
  outcome(id: number, withinMs = 600_000): Omit<Outcome, "seq"> {
    this.until(() => this.outcomes.has(id), withinMs);
    const { seq: _, ...outcome } = this.outcomes.get(id)!;
    return outcome;
  }

  /** Runs until a call has its answer, and gives it in one line: `answered by 1 at 7`, or why it has none. */
  result(id: number, withinMs = 600_000): string {
    const outcome = this.outcome(id, withinMs);
    const { atMs } = this.log.find(({ effect }) => effect === this.outcomes.get(id))!;
    return outcomeText(outcome as Outcome, atMs - this.#startMs);
  }

  /** Runs until the first table is accepted and what follows has settled; then lets 200 ms pass, beyond every floor. */
  begin(): this {
    this.do({ type: "tick" });
    this.until(() => this.told("tableChanged").length > 0);
    return this.run(200);
  }

  /** Makes the lanes of nodes ready, one after the other. */
  ready(...nodeIds: readonly number[]): this {
    for (const node of nodeIds) {
      const id = this.call({ node });
      this.until(() => this.outcomes.has(id));
    }
    return this;
  }

  // ---- what has happened ----------------------------------------------------------------------

  get view(): ClusterView {
    return clusterView(this.machine);
  }

  /** What would be chosen now. */
  get pick(): number | null {
    return explainPick(this.machine).pick;
  }

  /** All effects of these types so far, of the cluster itself and of lanes. */
  effects<T extends ClusterEffect["type"]>(...types: readonly T[]): EffectOf<T>[] {
    return this.log.flatMap(({ effect }) =>
      types.includes(effect.type as T) ? effect as EffectOf<T> : []
    );
  }

  /** The cluster's own events of a type, without their numbers. */
  told<T extends ClusterEffect["type"]>(type: T): object[] {
    return this.log.flatMap(({ effect }) => {
      if (effect.type !== type || effect.connection !== undefined) return [];
      const { seq: _, ...rest } = effect;
      return rest;
    });
  }

  /** What has happened, a line each; all, or these types. */
  story(...types: readonly ClusterEffect["type"][]): string[] {
    return this.log.flatMap(({ atMs, effect }) =>
      types.length === 0 || types.includes(effect.type) ? lineOf(effect, atMs - this.#startMs) : []
    );
  }

  /** All that has happened, to be compared; times count from the beginning. */
  trace(): string[] {
    return this.log.map(({ atMs, effect }) =>
      JSON.stringify([atMs - this.#startMs, effect], (name, value) => {
        if (value instanceof Uint8Array) return [...value].join(" ");
        return TIMES.has(name) && value !== null ? value - this.#startMs : value;
      })
    );
  }

  /** The response to a call. */
  response<Res>(api: Parameters<typeof readResponse<never, Res>>[0], id: number): Res {
    const outcome = this.outcomes.get(id);
    if (outcome?.type !== "callAnswered") {
      throw new Error(`Cannot read: expected an answer to ${id}`);
    }
    return readResponse(api, outcome);
  }

  /** The requests for metadata that peers have seen: when, by which lane, for which topics. */
  get refreshes(): { atMs: number; connection: string; topics: readonly string[] | null }[] {
    return this.world.seen.filter(({ apiName }) => apiName === MetadataServer.name).map((seen) => {
      const { topics } = seen.body as { topics: readonly { name: string }[] | null };
      const names = topics?.map(({ name }) => name) ?? null;
      return { atMs: seen.atMs - this.#startMs, connection: seen.connection, topics: names };
    });
  }

  /** Lanes on their way to `ready`. */
  get inSetup(): string[] {
    return [...this.states].filter(([, state]) => SETUP.has(state)).map(([connection]) =>
      connection
    );
  }
}

const TIMES = new Set(["backoffUntilMs", "untilMs"]);
const SETUP = new Set(["redirecting", "resolving", "tcp", "tls", "sasl", "negotiating"]);

/** Whether an effect is for a driver. */
export function isAction(effect: ClusterEffect): effect is LaneAction {
  return ACTIONS.has(effect.type) || effect.type === "close";
}

function outcomeText(outcome: Outcome, atMs: number): string {
  if (outcome.type === "callAnswered") return `answered by ${outcome.nodeId} at ${atMs}`;
  const { reason, sent, cause, errorCode } = outcome;
  const why = [reason, cause, errorCode].filter((word) => word !== undefined).join(" ");
  return `${why}, sent ${sent}, at ${atMs}`;
}

function lineOf(effect: ClusterEffect, atMs: number): string {
  const words = [atMs, effect.connection, effect.type, ...detailsOf(effect)];
  return words.filter((word) => word !== undefined && word !== null).join(" ");
}

function detailsOf(effect: ClusterEffect): unknown[] {
  switch (effect.type) {
    case "resolve":
      return [effect.host];
    case "open":
      return [`${effect.host}:${effect.port}`];
    case "write":
      return [nameOf(effect.bytes)];
    case "stateChanged":
      return [`${effect.from}>${effect.to}`];
    case "disconnected":
      return [effect.reason];
    case "callAnswered":
      return [effect.id, `by ${effect.nodeId}`];
    case "callFailed":
      return [effect.id, effect.reason];
    case "tableChanged":
      return [effect.generation, `+${effect.added}`, `~${effect.moved}`, `-${effect.removed}`];
    case "podChanged":
      return [effect.nodeId, effect.pod ?? "none", effect.confidence];
    case "redirectCollapse":
      return [`${effect.target.host}:${effect.target.port}`, effect.nodeIds];
    case "misrouteSuspected":
      return [effect.nodeId, `${effect.dialled.host}:${effect.dialled.port}`, effect.sharedWith];
    case "rebootstrapped":
      return [effect.cause];
    default:
      return [];
  }
}

function nameOf(bytes: Uint8Array): string {
  const { apiKey } = peekRequestFrame(bytes);
  return API_NAMES[apiKey] ?? `${apiKey}`;
}

const API_NAMES: { readonly [apiKey: number]: string } = Object.fromEntries(
  [...APIS.map(({ key, name }) => [key, name]), [18, "ApiVersions"], [17, "SaslHandshake"]],
);
