// What happens to a cluster and its network, one thing after the other.

import type { ClusterCommand } from "../../../codec/cluster/mod.ts";
import type { EmulatedClock, FakeKafka, Fault } from "../../../codec/testing/mod.ts";
import type { Random } from "../../kit/random.ts";
import { leadersOf } from "./receptions.ts";
import { AGES, PODS, REDIRECTORS, type Scenario } from "./scenario.ts";
import { NAMES, type World } from "./world.ts";

/** One kind of trouble, or its end. */
export type Trouble =
  | "stop"
  | "freeze"
  | "start"
  | "upgrade"
  | "move"
  | "advertise"
  | "add"
  | "lead"
  | "elect"
  | "throttle"
  | "lag"
  | "confuse"
  | "mood"
  | "fault"
  | "partition"
  | "refuse"
  | "delay"
  | "heal"
  | "lose"
  | "stall"
  | "idle"
  | "swap"
  | "rename"
  | "foreign"
  | "redirect"
  | "jump";

/** What trouble is made with. */
export interface Makings {
  readonly scenario: Scenario;
  readonly world: World;
  readonly random: Random;
  readonly clock: EmulatedClock;
  /** Hands a command to the client. */
  readonly command: (command: ClusterCommand) => void;
}

/** Makes trouble. */
export class Troubles {
  readonly #m: Makings;
  #nowMs = 0;
  #frozen: number[] = [];

  constructor(makings: Makings) {
    this.#m = makings;
  }

  /** Lets one thing happen; gives which. */
  next(nowMs: number): Trouble | undefined {
    this.#nowMs = nowMs;
    const { random, scenario: { troubles } } = this.#m;
    const sum = troubles.reduce((sum, [, weight]) => sum + weight, 0);
    if (sum === 0) return undefined;
    let at = random.below(sum);
    for (const [trouble, weight] of troubles) {
      at -= weight;
      if (at >= 0) continue;
      this.#happen(trouble);
      return trouble;
    }
    return undefined;
  }

  #happen(trouble: Trouble): void {
    const { world: { kafka, network } } = this.#m;
    if (trouble in NETWORK) {
      return network.handle(NETWORK[trouble]!(this.#m.random, this.#places()), this.#nowMs);
    }
    this.#fenceFrozen(kafka);
    BROKERS[trouble]!(this.#m, this.#nowMs, this.#frozen);
  }

  /** Whose session is over by now, more or less. */
  #fenceFrozen(kafka: FakeKafka): void {
    for (const id of this.#frozen) if (!kafka.isUp(id)) kafka.controller.fence(id);
    this.#frozen.length = 0;
  }

  #places(): string[] {
    const { random } = this.#m;
    const all = Object.keys(NAMES).filter((name) => /^(broker|other|foreign|contr)/.test(name));
    return [random.one(all), random.one(all.slice(0, 4))];
  }
}

type OnNetwork = (random: Random, to: string[]) => Parameters<World["network"]["handle"]>[0];

/** What happens to the network. */
const NETWORK: { readonly [trouble in Trouble]?: OnNetwork } = {
  partition: (_, to) => ({ type: "partition", to }),
  refuse: (_, to) => ({ type: "refuse", to }),
  delay: (random, to) => ({ type: "delay", delayMs: random.one([5, 100, 1_000]), to }),
  heal: () => ({ type: "heal" }),
  lose: (random, to) => ({
    type: "lose",
    how: random.one(["close", "reset", "resetMidFrame", "halfOpen"] as const),
    ...(random.chance(70) && { to }),
  }),
  stall: (random, to) => ({
    type: "stall",
    forMs: random.one([50, 500, 5_000]),
    ...(random.chance(70) && { to }),
  }),
  idle: (random) => ({ type: "dropIdle", afterMs: random.one([null, 100, 2_000]) }),
  swap: (random, [one, other]) => ({
    type: "swap",
    one: one!,
    other: random.chance(30) ? "foreign-1" : other!,
  }),
  rename: (random, [host]) => ({
    type: "name",
    host: host!,
    addresses: random.one([null, NAMES[host!]!, NAMES[host!]!]),
    delayMs: random.one([0, 200, 3_000]),
  }),
};

type ToBrokers = (makings: Makings, nowMs: number, frozen: number[]) => void;

/** What happens to brokers, or to the client. */
const BROKERS: { readonly [trouble in Trouble]?: ToBrokers } = {
  stop: ({ world: { kafka }, random }) =>
    kafka.stop(anyOf(kafka, random), random.one(["close", "reset"] as const)),
  freeze({ world: { kafka }, random }, _, frozen) {
    const id = anyOf(kafka, random);
    kafka.freeze(id);
    if (isBroker(kafka, id)) frozen.push(id);
  },
  start({ world: { kafka }, random }) {
    const down = kafka.brokers.filter(({ node }) => !kafka.isUp(node.nodeId));
    const also = kafka.controllers.filter(({ node }) => !kafka.isUp(node.nodeId));
    const all = [...down, ...also];
    if (all.length > 0) kafka.start(random.one(all).node.nodeId);
  },
  upgrade({ world: { kafka }, random }) {
    const versions = AGES[random.one(["4.4", "4.1", "3.6", "2.8", "1.0"] as const)];
    const change = { versions, pod: random.one(PODS), rack: random.one([null, "r1"]) };
    kafka.start(random.one(kafka.brokers).node.nodeId, change);
  },
  move({ world: { kafka }, random }) {
    const { nodeId } = random.one(kafka.brokers).node;
    const host = random.one([`broker-${nodeId}`, `other-${nodeId}`]);
    kafka.move(nodeId, { host, port: random.one([9092, 9092, 9093]) });
  },
  /** Clients are told another way to a broker that is still where it was. */
  advertise({ world: { kafka }, random }) {
    const broker = random.one(kafka.brokers);
    const { nodeId } = broker.node;
    if (!kafka.isUp(nodeId) || broker.host !== `broker-${nodeId}`) return;
    broker.node.host = random.one([`broker-${nodeId}`, `tunnel-${nodeId}`]);
    kafka.controller.join(broker);
  },
  add: ({ world }) => world.add(),
  lead({ world: { kafka }, random }) {
    const partition = random.below(4);
    const { isr } = kafka.cluster.topic("orders")!.partitions[partition]!;
    if (isr.length > 0) kafka.lead("orders", partition, random.one(isr));
  },
  elect({ world: { kafka }, random }) {
    if (random.chance(20)) kafka.cluster.controllerId = -1;
    else kafka.elect(random.one([...kafka.brokers, ...kafka.controllers]).node.nodeId);
  },
  throttle({ world: { kafka }, random }) {
    const throttleMs = random.one([0, 0, 1, 50, 400, 5_000]);
    const all = random.chance(50) ? kafka.brokers : [random.one(kafka.brokers)];
    for (const broker of all) broker.throttleTimeMs = throttleMs;
  },
  lag({ world: { kafka, receptions: { lagging } }, random }) {
    const broker = random.one(kafka.brokers);
    if (!lagging.delete(broker)) lagging.set(broker, leadersOf(kafka.cluster));
  },
  confuse: ({ world: { kafka, receptions }, random }) =>
    void receptions.confused.add(random.one(kafka.brokers)),
  mood: ({ world: { receptions }, random }) =>
    void receptions.moods.push(random.one([14, 14, 15, 16])),
  fault: ({ world, random }) => world.spoil(random.one(world.everybody), random.one(FAULTS)),
  foreign({ world: { kafka, network }, random }, nowMs) {
    const isBack = random.chance(60);
    for (const { host } of kafka.brokers) {
      const addresses = isBack ? NAMES[host]! : NAMES["foreign-1"]!;
      network.handle({ type: "name", host, addresses }, nowMs);
    }
  },
  redirect({ random, command }) {
    if (random.chance(30)) return command({ type: "refreshRedirects" });
    command({ type: "setRedirector", redirector: random.one(REDIRECTORS) });
  },
  jump: ({ clock, random }) => clock.jump(random.one([-60_000, -500, 500, 60_000, 3_600_000])),
};

const FAULTS: readonly Fault[] = [
  { kind: "silence" },
  { kind: "silence", api: "Metadata" },
  { kind: "slow", delayMs: 100 },
  { kind: "slow", delayMs: 2_000 },
  { kind: "cut" },
  { kind: "garbage" },
  { kind: "wrongId" },
  { kind: "throttle", throttleTimeMs: 300 },
  { kind: "close" },
  { kind: "reset" },
  { kind: "unsupportedVersion" },
  { kind: "unsupportedVersion", times: 2 },
  { kind: "hangUp" },
];

/** Mostly a broker. */
function anyOf(kafka: FakeKafka, random: Random): number {
  const all = random.chance(85) ? kafka.brokers : kafka.controllers;
  return random.one(all).node.nodeId;
}

function isBroker({ brokers }: FakeKafka, id: number): boolean {
  return brokers.some(({ node }) => node.nodeId === id);
}
