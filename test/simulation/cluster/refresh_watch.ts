// connection F33: how often, and when, a cluster asks for metadata.

import type { ClusterCommand, ClusterOptions } from "../../../codec/cluster/mod.ts";
import type { Tick } from "../../../codec/machine/mod.ts";
import type { Check } from "../ledger.ts";
import type { Sent, WireTap } from "./wire_tap.ts";

/** Watches refreshes. */
export class RefreshWatch {
  readonly #check: Check;
  readonly #least: number;
  readonly #abandons: boolean;
  readonly #forgottenMs: number;
  readonly #named: Map<string, number> = new Map(); // when, by topic
  #lastMs = -Infinity;
  #mayHurry = false;

  constructor(options: ClusterOptions, check: Check) {
    const { retryBackoffMs: base = 100, onRequestTimeout, metadataMaxIdleMs = 300_000 } = options;
    const { retryBackoffMaxMs = Math.max(base, 1_000) } = options;
    this.#check = check;
    this.#least = retryBackoffMaxMs <= base
      ? Math.min(base, retryBackoffMaxMs)
      : Math.trunc(0.8 * base);
    this.#abandons = onRequestTimeout === "abandon";
    this.#forgottenMs = metadataMaxIdleMs;
  }

  /** The floor does not hold for the next one. */
  mayHurry(): void {
    this.#mayHurry = true;
  }

  /** What is asked of the cluster: of a topic that is new, metadata is wanted at once. */
  commanded(command: ClusterCommand | Tick, nowMs: number): void {
    if (command.type === "useTopics") this.#mayHurry = true;
    if (command.type !== "call" || typeof command.route !== "object") return;
    if (!("leader" in command.route)) return;
    const { leader } = command.route;
    const usedMs = this.#named.get(leader) ?? -Infinity;
    if (nowMs - usedMs >= this.#forgottenMs) this.#mayHurry = true;
    this.#named.set(leader, nowMs);
  }

  /** A refresh is sent. */
  sent(refresh: Sent, tap: WireTap, nowMs: number, isSynced: boolean): void {
    if (!this.#abandons) {
      const all = [...tap.unanswered()].filter(({ isRefresh }) => isRefresh);
      this.#check("F33", all.length === 1, () => `${all.length} refreshes at once`);
    }
    const gapMs = nowMs - this.#lastMs;
    const isApart = gapMs >= this.#least || this.#mayHurry || !isSynced;
    this.#check("F33", isApart, () => `${gapMs} ms after another, ${refresh.connection}`);
    this.#lastMs = nowMs;
    this.#mayHurry = false;
  }
}
