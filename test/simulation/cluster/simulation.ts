// A cluster, its owner, a network, and brokers that are stopped, moved and upgraded, in virtual time: one seed is one
// run, and a failing seed is the report of a bug.

import {
  type ClusterEffect,
  type ClusterOptions,
  clusterView,
  type Route,
} from "../../../codec/cluster/mod.ts";
import { EmulatedClock } from "../../../codec/testing/mod.ts";
import { Random } from "../../kit/random.ts";
import type { Ledger } from "../ledger.ts";
import type { TraceHash } from "../trace_hash.ts";
import { Caller } from "./caller.ts";
import { GROUPS } from "./calls.ts";
import { Oracle } from "./oracle.ts";
import { Process } from "./process.ts";
import type { Scenario } from "./scenario.ts";
import { Troubles } from "./troubles.ts";
import { World } from "./world.ts";

/** When trouble ends: after so many inputs, or at this time. */
export interface End {
  readonly inputs: number;
  readonly nowMs: number;
}

/** What else is done in a run. */
export interface RunSettings {
  /** Takes every effect. */
  readonly hash?: TraceHash;
  /** After how many inputs a snapshot takes the place of the cluster; 0: never. Default 11, in every fifth seed. */
  readonly restoresEvery?: number;
}

/** What there is to report of a run. */
export interface Outcome {
  readonly inputs: number;
  readonly effects: number;
  /** Virtual time. */
  readonly elapsedMs: number;
}

const STALLS = [500, 1_500, 1_500, 60_000];
const MOST_INPUTS_TO_SETTLE = 30_000;
const MOST_BRAKE_MS = 36_000;
const DRAIN_MS = 400;
const PROBE_TIMEOUT_MS = 900_000;

/** One run. */
export class ClusterSimulation {
  readonly #scenario: Scenario;
  readonly #ledger: Ledger;
  readonly #random: Random;
  readonly #world: World;
  readonly #clock: EmulatedClock;
  readonly #caller: Caller;
  readonly #troubles: Troubles;
  readonly #oracle: Oracle;
  readonly #process: Process;
  readonly #hash: TraceHash | undefined;
  readonly #options: ClusterOptions;
  #now = 0;
  #troubleMs: number;
  #stalls: number; // percent
  #effects = 0;
  #seeing: ((effect: ClusterEffect) => void) | undefined;

  constructor(scenario: Scenario, ledger: Ledger, settings: RunSettings = {}) {
    const { seed, clock, startMs, lags, stalls } = scenario;
    this.#scenario = scenario;
    this.#ledger = ledger;
    this.#hash = settings.hash;
    this.#stalls = stalls;
    this.#random = new Random(seed ^ 0x7f4a7c15);
    this.#world = new World(scenario);
    this.#options = { ...scenario.options, ...this.#bootstrap() };
    this.#clock = new EmulatedClock({ seed: seed ^ 0x3c6ef372, startMs, ...clock });
    this.#caller = new Caller(scenario, this.#world);
    this.#troubles = this.#newTroubles();
    this.#troubleMs = scenario.troubles.length > 0
      ? this.#random.one(scenario.troublePaces)
      : Infinity;
    const { receptions, network } = this.#world;
    const options = this.#options;
    this.#oracle = new Oracle({ scenario, options, receptions, ledger });
    this.#process = new Process({
      options,
      network,
      clock: this.#clock,
      oracle: this.#oracle,
      ledger,
      restoresEvery: settings.restoresEvery ?? (seed % 5 === 0 ? 11 : 0),
      watch: (effect) => this.#watch(effect),
    }, lags);
  }

  #bootstrap(): Pick<ClusterOptions, "bootstrapServers" | "bootstrapControllers"> {
    const { bootstrapServers, bootstrapControllers } = this.#world.kafka;
    return this.#scenario.controllers ? { bootstrapControllers } : { bootstrapServers };
  }

  #newTroubles(): Troubles {
    return new Troubles({
      scenario: this.#scenario,
      world: this.#world,
      random: new Random(this.#scenario.seed ^ 0x5bd1e995),
      clock: this.#clock,
      command: (command) => this.#process.hand(command, this.#now),
    });
  }

  #watch(effect: ClusterEffect): void {
    this.#effects++;
    this.#caller.see(effect);
    this.#seeing?.(effect);
    this.#hash?.add(0, effect);
    this.#ledger.saw("effect", effect.type);
    if (effect.type === "disconnected") this.#ledger.saw("failure", effect.reason);
  }

  #note(id: string, holds: boolean, text: () => string): void {
    const { seed } = this.#scenario;
    this.#ledger.note(
      id,
      holds,
      () => ({ seed, lane: 0, step: this.#oracle.inputs, text: text() }),
    );
  }

  /** Runs to the end: troubles, then health, then the end of the cluster. */
  run(end: End): Outcome {
    this.#process.hand({ type: "tick" }, this.#now);
    while (this.#now < end.nowMs && this.#oracle.inputs < end.inputs && this.#next());
    this.#recover();
    this.#settle();
    this.#probe();
    this.#finish();
    this.#complaints();
    return { inputs: this.#oracle.inputs, effects: this.#effects, elapsedMs: this.#now };
  }

  /** No trouble any more. */
  #recover(): void {
    this.#stalls = 0;
    this.#troubleMs = Infinity;
    this.#caller.nextMs = Infinity;
    this.#process.lags = 0;
    this.#clock.calm();
    if (!this.#scenario.isHealthy) this.#world.heal(this.#now);
    this.#process.hand({ type: "setRedirector", redirector: null }, this.#now);
  }

  /** Every call comes to its outcome. */
  #settle(): void {
    const comes = this.#until(() => this.#oracle.open === 0);
    this.#note("F45", comes, () => `${this.#oracle.open} calls have no outcome`);
  }

  /** Whether the client can know by itself where its cluster is. */
  #mustRecover(): boolean {
    const { metadataRecoveryStrategy = "rebootstrap", clusterCheck } = this.#options;
    const { clusterId, nodes } = clusterView(this.#process.machine);
    const isOurs = clusterId === null || clusterId === this.#world.kafka.cluster.clusterId;
    const isFree = clusterCheck === "rebootstrap" && nodes.length === 0; // to find another cluster
    return metadataRecoveryStrategy === "rebootstrap" && (isOurs || isFree);
  }

  /** connection F42, F43: in health every call is answered. */
  #probe(): void {
    this.#oracle.probing();
    const routes = this.#scenario.controllers ? TO_CONTROLLERS : TO_BROKERS;
    for (const route of routes) {
      if (!this.#mustRecover()) break; // perhaps what was under way has told it of the other cluster
      const call = this.#caller.on(route);
      const probe = { ...call, idempotent: true, timeoutMs: PROBE_TIMEOUT_MS };
      let outcome: ClusterEffect | undefined;
      this.#seeing = (effect) => {
        const isIts = effect.type === "callAnswered" || effect.type === "callFailed";
        if (isIts && effect.id === call.id) outcome = effect;
      };
      const startMs = this.#now;
      this.#process.hand(probe, this.#now);
      this.#until(() => outcome !== undefined);
      const isAnswered = outcome?.type === "callAnswered";
      const tookMs = this.#now - startMs;
      this.#note("F43", tookMs <= this.#patienceMs, () => `${JSON.stringify(route)}: ${tookMs} ms`);
      const what = () => `${JSON.stringify(route)} since ${startMs}: ${JSON.stringify(outcome)}`;
      this.#note("F42", isAnswered || !this.#mustRecover(), what);
      if (!isAnswered) break;
    }
    this.#seeing = undefined;
  }

  /** What is left of the trouble: a question that is never answered, an attempt, and the brake of rebootstraps. */
  get #patienceMs(): number {
    const { requestTimeoutMs = 30_000, socketConnectionSetupTimeoutMaxMs = 30_000 } = this.#options;
    return requestTimeoutMs + 1.2 * socketConnectionSetupTimeoutMaxMs + MOST_BRAKE_MS;
  }

  #finish(): void {
    const { seed } = this.#scenario;
    if (seed % 2 === 0) this.#drain(seed % 4 === 0);
    else this.#process.hand({ type: "close" }, this.#now);
    this.#note("F29", this.#oracle.isClosed, () => `open after its end`);
    this.#process.hand({ type: "tick" }, this.#now + 1_000_000);
    this.#process.hand(this.#caller.on("any"), this.#now);
    this.#process.hand({ type: "refreshMetadata" }, this.#now);
    this.#until(() => this.#world.network.deadlineMs === undefined);
    this.#oracle.end();
  }

  /** connection F29: calls are waited for, but not for ever. */
  #drain(inSilence: boolean): void {
    if (inSilence) {
      this.#oracle.isHealthy = false;
      this.#world.network.handle({ type: "partition" }, this.#now);
    }
    for (let calls = 0; calls < 3; calls++) this.#process.hand(this.#caller.on("any"), this.#now);
    const startMs = this.#now;
    this.#process.hand({ type: "drain", timeoutMs: DRAIN_MS }, this.#now);
    this.#until(() => this.#oracle.isClosed);
    const tookMs = this.#now - startMs;
    const { stallForgiveness, stallGraceMs = 50 } = this.#options;
    const mostMs = DRAIN_MS + 1 + (stallForgiveness ? stallGraceMs : 0);
    this.#note("F29", tookMs <= mostMs, () => `${tookMs} ms to drain`);
  }

  /** Clients never say what brokers cannot read. */
  #complaints(): void {
    for (const { host, complaints } of this.#world.everybody) {
      this.#note("brokers", complaints.length === 0, () => `${host}: ${complaints[0]}`);
    }
  }

  // ---- time -------------------------------------------------------------------------------------

  /** Goes on until something is so; false if it is not after very many inputs. */
  #until(isSo: () => boolean): boolean {
    const last = this.#oracle.inputs + MOST_INPUTS_TO_SETTLE;
    while (!isSo() && this.#oracle.inputs < last && this.#next());
    return isSo();
  }

  /** The next thing that happens; false if nothing ever will. */
  #next(): boolean {
    const { wakeMs, takeMs } = this.#process;
    const networkMs = this.#world.network.deadlineMs ?? Infinity;
    const at = Math.min(networkMs, wakeMs, takeMs, this.#caller.nextMs, this.#troubleMs);
    if (at === Infinity) return false;
    this.#now = Math.max(this.#now, at);
    if (this.#random.chance(this.#stalls)) this.#now += this.#random.one(STALLS);
    this.#random.one(this.#due())();
    return true;
  }

  /** What may happen at this moment. */
  #due(): (() => void)[] {
    const now = this.#now;
    const process = this.#process;
    const due: (() => void)[] = [];
    if ((this.#world.network.deadlineMs ?? Infinity) <= now) due.push(() => this.#deliver());
    if (process.wakeMs <= now) due.push(() => process.wake(now));
    if (process.takeMs <= now) due.push(() => process.take(now));
    if (this.#caller.nextMs <= now) due.push(() => process.hand(this.#caller.next(now), now));
    if (this.#troubleMs <= now) due.push(() => this.#trouble());
    return due;
  }

  #deliver(): void {
    const { network } = this.#world;
    network.handle({ type: "tick" }, this.#now);
    const report = network.poll();
    if (report) this.#process.hand(report, this.#now);
  }

  #trouble(): void {
    const trouble = this.#troubles.next(this.#now);
    if (trouble) this.#ledger.saw("trouble", trouble);
    this.#troubleMs = this.#now + this.#random.one(this.#scenario.troublePaces);
  }
}

const TO_CONTROLLERS: readonly Route[] = ["any", "controllerQuorum", "controller"];
const TO_BROKERS: readonly Route[] = [
  "any",
  "bootstrap",
  "controller",
  ...[0, 1, 2, 3].map((partition) => ({ leader: "orders", partition })),
  ...GROUPS.map((key) => ({ coordinator: "group", key }) as const),
  { node: 1 },
];
