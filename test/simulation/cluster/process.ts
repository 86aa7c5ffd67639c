// A cluster in its process: its clock, its timer, and the driver's way to take effects.

import {
  Cluster,
  type ClusterEffect,
  type ClusterInput,
  type ClusterOptions,
  restoreCluster,
} from "../../../codec/cluster/mod.ts";
import { timerDelayMs } from "../../../codec/machine/mod.ts";
import type { EmulatedClock, LaneEffect, NetworkEmulator } from "../../../codec/testing/mod.ts";
import { Random } from "../../kit/random.ts";
import type { Ledger } from "../ledger.ts";
import type { Oracle } from "./oracle.ts";

/** What a process is made of. */
export interface ProcessParts {
  readonly options: ClusterOptions;
  readonly network: NetworkEmulator;
  readonly clock: EmulatedClock;
  readonly oracle: Oracle;
  readonly ledger: Ledger;
  /** After how many inputs a snapshot takes the place of the cluster; 0: never. */
  readonly restoresEvery: number;
  /** Takes every effect, too. */
  readonly watch: (effect: ClusterEffect) => void;
}

/** A process. */
export class Process {
  /** When its timer fires; Infinity if none is set. */
  wakeMs = Infinity;
  /** When it takes the effects that are left. */
  takeMs = Infinity;
  /** Percent of inputs after which effects are left for later. */
  lags: number;
  readonly #parts: ProcessParts;
  readonly #random: Random;
  #machine: Cluster;
  #options: ClusterOptions;
  #inputs = 0;

  constructor(parts: ProcessParts, lags: number) {
    this.#parts = parts;
    this.#options = parts.options;
    this.#machine = new Cluster(parts.options);
    this.#random = new Random(parts.options.seed);
    this.lags = lags;
  }

  get machine(): Cluster {
    return this.#machine;
  }

  /** Hands in one input, and takes effects. */
  hand(input: ClusterInput, nowMs: number): void {
    const { clock, oracle, restoresEvery } = this.#parts;
    if (restoresEvery > 0 && ++this.#inputs % restoresEvery === 0) this.#restore();
    const t = clock.read(nowMs);
    oracle.before(input, t);
    const answer = this.#machine.handle(input, t);
    if (input.type === "setRedirector") {
      this.#options = { ...this.#options, redirector: input.redirector };
    }
    oracle.after(input, answer, this.#machine);
    this.take(nowMs);
    this.#arm(nowMs);
  }

  #restore(): void {
    const snapshot = JSON.parse(JSON.stringify(this.#machine.snapshot()));
    this.#machine = restoreCluster(this.#options, snapshot);
  }

  /** The timer has fired. */
  wake(nowMs: number): void {
    this.#parts.oracle.woken(nowMs);
    this.hand({ type: "tick" }, nowMs);
    if (this.#parts.clock.firesTwice()) this.wakeMs = Math.min(this.wakeMs, nowMs + 1);
  }

  /** Takes effects, all or only some. */
  take(nowMs: number): void {
    const { oracle, network, watch } = this.#parts;
    let most = this.#random.chance(this.lags) ? this.#random.below(4) : Infinity;
    for (; most > 0; most--) {
      const effect = this.#machine.poll();
      if (effect === undefined) {
        this.takeMs = Infinity;
        return oracle.synced(this.#machine);
      }
      oracle.effect(effect);
      watch(effect);
      if (effect.connection !== undefined) network.handle(effect as LaneEffect, nowMs);
    }
    oracle.lags();
    this.takeMs = nowMs + this.#random.below(30);
  }

  #arm(nowMs: number): void {
    const { deadlineMs } = this.#machine;
    const { clock } = this.#parts;
    this.wakeMs = deadlineMs === undefined
      ? Infinity
      : clock.fireAt(nowMs, timerDelayMs(deadlineMs, clock.read(nowMs)));
  }
}
