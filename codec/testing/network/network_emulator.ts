import type { ConnectionReport } from "../../connection/mod.ts";
import type { RedirectDecision, RedirectInput } from "../../redirect/mod.ts";
import { Carrier } from "./carrier.ts";
import { Chance } from "./chance.ts";
import { Conditions } from "./conditions.ts";
import { CALM, type NetworkFaults } from "./network_faults.ts";
import type { LaneEffect, NetworkCommand, NetworkInput, NetworkReport } from "./network_inputs.ts";
import { NetworkMap, type NetworkNames, type NetworkPeers } from "./network_map.ts";
import { brokenReport, type Strike } from "./strike.ts";
import { tlsFailures } from "./wrong_reports.ts";

/** What a network is made of. */
export interface NetworkOptions {
  /** Decides everything that is left to chance: the same seed and inputs give the same reports. */
  readonly seed: number;
  /**
   * Who can be reached: a list such as `FakeKafka.brokers`, which is looked at anew each time and whose hosts get
   * addresses of their own; or peers by address, with or without a port.
   */
  readonly peers: NetworkPeers;
  /** The addresses of names in small letters, beside the hosts of a list of peers. */
  readonly names?: NetworkNames;
  /** What goes wrong by itself; default nothing. */
  readonly faults?: Partial<NetworkFaults>;
  /** How long something takes from one end to the other, in milliseconds, one of these by chance. Default 0 to 80. */
  readonly latencies?: readonly number[];
  /** The redirector of drivers that are asked. */
  readonly decide?: (input: RedirectInput) => RedirectDecision | null | undefined;
  /** How many tokens the mechanism of drivers that are asked has; default 1. */
  readonly rounds?: number;
  /** The one action that goes wrong. */
  readonly strike?: Strike;
}

type Action<T extends LaneEffect["type"]> = Extract<LaneEffect, { type: T }>;
type Command<T extends NetworkCommand["type"]> = Extract<NetworkCommand, { type: T }>;

const REMEMBERED = 16; // reports of each connection, to be told once more

/**
 * What lies between a client and its brokers, and the driver that uses it, without clock, socket and randomness: a
 * machine that takes the actions of connections and gives their reports. Names, handshakes, transports, what goes wrong
 * with them by chance, and what a test orders.
 *
 * As of any machine: hand in inputs with their time, take what has arrived by then with `poll` until it is undefined,
 * and come again at `deadlineMs`. What a `FakeBroker` does by itself, such as `FakeKafka.stop`, happens at the time of
 * the last input. TLS is taken for granted: nothing is encrypted.
 *
 * @example A broker that goes silent for a minute:
 * ```ts
 * import { Connection } from "kafka-wire/connection";
 * import { emulate, FakeBroker, NetworkEmulator } from "kafka-wire/testing";
 *
 * const broker = new FakeBroker({ host: "broker-1" });
 * const network = new NetworkEmulator({ seed: 1, peers: [broker], latencies: [0] });
 * const connection = new Connection({ host: "broker-1", port: 9092, seed: 1 });
 *
 * network.handle({ type: "partition", to: ["broker-1"] }, 0);
 * connection.handle({ type: "connect" }, 0);
 * let failure = "";
 * const lostMs = emulate(connection, network, {
 *   fromMs: 0,
 *   untilMs: 60_000,
 *   see(effect) {
 *     if (effect.type === "disconnected") failure = effect.reason;
 *     return failure !== "";
 *   },
 * });
 * if (failure !== "CONNECT_TIMEOUT" || lostMs !== 5_000) throw new Error("Cannot match the failure");
 * ```
 */
export class NetworkEmulator {
  readonly #options: NetworkOptions;
  readonly #chance: Chance;
  readonly #map: NetworkMap;
  readonly #conditions: Conditions;
  readonly #carrier: Carrier;
  readonly #latest: Map<string, number> = new Map(); // attempt, by connection
  readonly #past: Map<string, NetworkReport[]> = new Map(); // by connection
  #isSilent = false;
  #performed = 0;

  /** A network on which nothing is on its way. */
  constructor(options: NetworkOptions) {
    const { seed, peers, names = {}, faults, latencies } = options;
    this.#options = options;
    this.#chance = new Chance(seed, faults, latencies);
    this.#map = new NetworkMap(peers, names);
    this.#conditions = new Conditions(this.#map);
    this.#carrier = new Carrier(this.#map, this.#conditions, this.#chance);
  }

  /** When the next thing arrives; undefined if nothing is on its way. It may be now, until `poll` gives nothing more. */
  get deadlineMs(): number | undefined {
    return this.#carrier.deadlineMs;
  }

  /** How many actions were performed, without `close` and `abort`: what `strike` counts. */
  get performed(): number {
    return this.#performed;
  }

  /** Takes one input at time `nowMs`; a time before the last one counts as the last. */
  handle(input: NetworkInput, nowMs: number): void {
    this.#carrier.nowMs = Math.max(this.#carrier.nowMs, nowMs);
    if (this.#isSilent || input.type === "tick") return;
    if ("connection" in input) this.#take(input);
    else this.#obey(input);
  }

  /**
   * The next report that has arrived by the time of the last input.
   *
   * @throws {FakeBrokerError} If a handler of a fake broker is at fault.
   */
  poll(): NetworkReport | undefined {
    const report = this.#carrier.next();
    if (!report) return undefined;
    const past = this.#past.get(report.connection) ?? [];
    this.#past.set(report.connection, past);
    const { random } = this.#chance;
    if (this.#chance.goesWrong("stale") && past.length > 0) this.#repeat(random.one(past));
    past.push(report);
    if (past.length > REMEMBERED) past.shift();
    return report;
  }

  /** A report of the past comes once more, if its transport is over. */
  #repeat(report: NetworkReport): void {
    const isCurrent = report.attempt >= this.#latest.get(report.connection)!;
    if (isCurrent || this.#carrier.has(report)) return;
    this.#carrier.later(report, this.#chance.random.below(100));
  }

  // ---- what a driver does -----------------------------------------------------------------------

  #take(effect: LaneEffect): void {
    switch (effect.type) {
      case "close":
      case "abort":
        return this.#carrier.giveUp(effect);
      case "redirect":
      case "resolve":
      case "open":
      case "secure":
      case "answerSasl":
      case "write":
        return this.#perform(effect);
    }
  }

  #perform(action: Performed): void {
    const { connection, attempt } = action;
    this.#latest.set(connection, Math.max(this.#latest.get(connection) ?? 0, attempt));
    this.#performed++;
    const { strike } = this.#options;
    if (strike?.at === this.#performed) return this.#strike(action, strike.how);
    switch (action.type) {
      case "redirect":
        return this.#redirect(action);
      case "resolve":
        return this.#resolve(action);
      case "open":
        return this.#carrier.open(action);
      case "secure":
        return this.#secure(action);
      case "answerSasl":
        return this.#answerSasl(action);
      case "write":
        return this.#carrier.write(action);
    }
  }

  /** The action that goes wrong. */
  #strike(action: Performed, how: Strike["how"]): void {
    const { connection } = action;
    if (how !== "stalls") this.#carrier.later({ ...brokenReport(action, how), connection }, 1);
    this.#carrier.silence(action);
  }

  #redirect({ connection, attempt, input }: Action<"redirect">): void {
    if (this.#chance.goesWrong("unanswered")) {
      return this.#maybe({ type: "redirectFailed", connection, attempt, message: "no idea" });
    }
    const decision = this.#options.decide?.(input);
    this.#carrier.later({ type: "redirected", connection, attempt, decision });
  }

  #resolve({ connection, attempt, host }: Action<"resolve">): void {
    const { random } = this.#chance;
    if (this.#chance.goesWrong("swaps")) this.#swapAny();
    const slow = this.#chance.goesWrong("dnsSlow");
    if (slow && random.chance(30)) return;
    const delayMs = slow ? random.below(60_000) : this.#chance.latency();
    const report = { connection, ...this.#addressesOf(attempt, host) };
    this.#carrier.later(report, this.#map.delayOf(host) ?? delayMs);
  }

  #addressesOf(attempt: number, host: string): ConnectionReport {
    const addresses = this.#map.lookUp(host);
    if (!addresses) return { type: "resolveFailed", attempt, code: "ENOTFOUND" };
    if (!this.#chance.goesWrong("dnsFails")) return { type: "resolved", attempt, addresses };
    return this.#chance.random.chance(70)
      ? { type: "resolveFailed", attempt, code: "EAI_AGAIN", temporary: true }
      : { type: "resolved", attempt, addresses: [] };
  }

  #swapAny(): void {
    const { random } = this.#chance;
    const { addresses } = this.#map;
    this.#map.swap(random.one(addresses), random.one(addresses));
  }

  #secure({ connection, attempt }: Action<"secure">): void {
    if (this.#chance.goesWrong("tlsFails")) {
      const report = this.#chance.random.one(tlsFailures(attempt));
      return this.#maybe({ ...report, connection });
    }
    this.#carrier.later({ type: "secured", connection, attempt });
  }

  #answerSasl({ connection, attempt, round }: Action<"answerSasl">): void {
    if (this.#chance.goesWrong("unanswered")) {
      return this.#maybe({ type: "saslFailed", connection, attempt, round, message: "no" });
    }
    const { random } = this.#chance;
    const done = round >= (this.#options.rounds ?? 1);
    const token = done ? new Uint8Array(0) : random.bytes(1 + random.below(20));
    const report: NetworkReport = { type: "saslAnswered", connection, attempt, round, token };
    this.#carrier.later(done ? { ...report, done } : report);
  }

  /** Late, or never. */
  #maybe(report: NetworkReport): void {
    if (this.#chance.random.chance(60)) this.#carrier.later(report);
  }

  // ---- what a test wants ------------------------------------------------------------------------

  #obey(command: NetworkCommand): void {
    switch (command.type) {
      case "faults":
        this.#chance.faults = { ...this.#chance.faults, ...command.faults };
        return;
      case "calm":
        return this.#calm();
      case "silence":
        this.#isSilent = true;
        return this.#carrier.clear();
      case "heal":
        this.#conditions.lift(command);
        return this.#carrier.release();
      case "dropIdle":
        this.#carrier.idleMs = command.afterMs ?? Infinity;
        return;
      case "lose":
        return this.#carrier.lose(command, command.how);
      case "stall":
        return this.#carrier.stall(command, command.forMs);
      case "name":
        return this.#map.rename(command.host, command.addresses, command.delayMs ?? 0);
      case "swap":
        return this.#swap(command);
    }
    this.#conditions.add(command);
  }

  #calm(): void {
    this.#chance.faults = CALM;
    this.#carrier.idleMs = Infinity;
    this.#map.reset();
    this.#conditions.lift({});
    this.#carrier.release();
  }

  #swap({ one, other }: Command<"swap">): void {
    const [first = one] = this.#map.lookUp(one) ?? [];
    const [second = other] = this.#map.lookUp(other) ?? [];
    this.#map.swap(first, second);
  }
}

type Performed = Action<"redirect" | "resolve" | "open" | "secure" | "answerSasl" | "write">;
