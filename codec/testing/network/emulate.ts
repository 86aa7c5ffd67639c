import type { LaneEffect, NetworkReport } from "./network_inputs.ts";
import type { NetworkEmulator } from "./network_emulator.ts";

/** A machine with transports: a `Connection`, or a `Cluster`. */
export interface EmulatedMachine<Effect> {
  /** As in `Machine`. */
  handle(input: NetworkReport | { readonly type: "tick" }, nowMs: number): unknown;
  /** As in `Machine`. */
  poll(): Effect | undefined;
  /** As in `Machine`. */
  readonly deadlineMs: number | undefined;
}

/** From when to when an emulation runs. */
export interface EmulationOptions<Effect> {
  /** The time at the beginning. */
  readonly fromMs: number;
  /** The time at which it ends, if not before. */
  readonly untilMs: number;
  /** Gets every effect of the machine; true ends the run, when the effects of this moment have been taken. */
  readonly see?: (effect: Effect, nowMs: number) => boolean | void;
}

const MOST_TURNS = 100_000;
const CONNECTION = "connection"; // what a network calls the one connection that there is

/**
 * Lets a machine use a network, from moment to moment; gives the time at which that ended. Several machines have a
 * network each, and may share peers.
 *
 * @throws {Error} If so much happens in one moment that it seems to have no end.
 * @example
 * ```ts
 * import { Connection } from "kafka-wire/connection";
 * import { emulate, FakeBroker, NetworkEmulator } from "kafka-wire/testing";
 *
 * const network = new NetworkEmulator({ seed: 1, peers: [new FakeBroker({ host: "broker-1" })] });
 * const connection = new Connection({ host: "broker-1", port: 9092, seed: 1 });
 * connection.handle({ type: "connect" }, 0);
 * const readyMs = emulate(connection, network, {
 *   fromMs: 0,
 *   untilMs: 60_000,
 *   see: ({ type }) => type === "ready",
 * });
 * if (readyMs > 1_000) throw new Error("Cannot match: expected a connection that is ready");
 * ```
 * @example A cluster of which one broker goes silent; the network is told at once, the cluster finds out:
 * ```ts
 * import { Cluster } from "kafka-wire/cluster";
 * import { DescribeCluster } from "kafka-wire/messages/describe-cluster";
 * import { emulate, fakeCluster, NetworkEmulator } from "kafka-wire/testing";
 *
 * const kafka = fakeCluster({ brokers: 3 });
 * const network = new NetworkEmulator({ seed: 1, peers: kafka.brokers });
 * const { bootstrapServers } = kafka;
 * const cluster = new Cluster({ bootstrapServers, apis: [DescribeCluster], seed: 1 });
 *
 * network.handle({ type: "partition", to: ["broker-1"] }, 0);
 * const message = { includeClusterAuthorizedOperations: false };
 * cluster.handle({ type: "call", id: 1, apiKey: 60, message, route: "any", idempotent: true }, 0);
 * let answeredBy: number | null | undefined;
 * emulate(cluster, network, {
 *   fromMs: 0,
 *   untilMs: 60_000,
 *   see(effect) {
 *     if (effect.type === "callAnswered") answeredBy = effect.nodeId;
 *     return effect.type === "callAnswered" || effect.type === "callFailed";
 *   },
 * });
 * if (answeredBy === undefined || answeredBy === 1) throw new Error("Cannot match: expected an answer");
 * ```
 */
export function emulate<Effect extends { readonly type: string }>(
  machine: EmulatedMachine<Effect>,
  network: NetworkEmulator,
  options: EmulationOptions<Effect>,
): number {
  const { untilMs } = options;
  let nowMs = options.fromMs;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    if (perform(machine, network, nowMs, options)) return nowMs;
    const nextMs = Math.min(machine.deadlineMs ?? Infinity, network.deadlineMs ?? Infinity);
    if (nextMs > untilMs) return untilMs;
    if (nextMs > nowMs) turns = 0;
    nowMs = Math.max(nowMs, nextMs);
    network.handle({ type: "tick" }, nowMs);
    machine.handle(network.poll() ?? { type: "tick" }, nowMs);
  }
  throw new Error(`Cannot emulate: more than ${MOST_TURNS} things happen at ${nowMs} ms`);
}

/** Takes the effects of the machine; whether one of them ends the run. */
function perform<Effect extends { readonly type: string }>(
  machine: EmulatedMachine<Effect>,
  network: NetworkEmulator,
  nowMs: number,
  { see }: EmulationOptions<Effect>,
): boolean {
  let isOver = false;
  for (let effect; (effect = machine.poll()) !== undefined;) {
    network.handle({ connection: CONNECTION, ...effect as object } as LaneEffect, nowMs);
    if (see?.(effect, nowMs)) isOver = true;
  }
  return isOver;
}
