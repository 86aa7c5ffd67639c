// The cluster that a client means, another one, and the network in between.

import {
  type FakeBroker,
  fakeCluster,
  type FakeKafka,
  type Fault,
  type LocatedPeer,
  NetworkEmulator,
} from "../../../codec/testing/mod.ts";
import { Receptions } from "./receptions.ts";
import { ADA, type Scenario } from "./scenario.ts";

const MOST = 12; // brokers
const FOREIGN = 2;
const FOREIGN_TOPICS = ["Zm9yZWlnbi10b3BpYy0wMQ", "Zm9yZWlnbi10b3BpYy0wMg"];
const CONTROLLERS = 3;
const SESSION_MS = 2_000;

/** What there is. */
export class World {
  readonly kafka: FakeKafka;
  /** Another cluster, whose brokers have the same ids. */
  readonly foreign: FakeKafka;
  readonly network: NetworkEmulator;
  readonly receptions: Receptions;
  readonly #peers: LocatedPeer[] = [];
  readonly #faults: (() => void)[] = []; // what takes them back

  constructor({ seed, brokers, controllers, faults, options, isHealthy }: Scenario) {
    this.receptions = new Receptions(controllers);
    const users = { [ADA.username]: ADA.password };
    const sasl = options.sasl && { sasl: { users, sessionLifetimeMs: SESSION_MS } };
    const topics = [{ name: "orders", partitions: 4 }, { name: "trades", partitions: 1 }];
    this.kafka = fakeCluster({
      brokers,
      controllers: controllers ? CONTROLLERS : 1,
      topics,
      ...sasl,
    });
    this.foreign = fakeCluster({
      brokers: Array.from({ length: FOREIGN }, (_, i) => ({ host: `foreign-${i + 1}` })),
      clusterId: "Zm9yZWlnbi1jbHVzdGVyMQ",
      topics: topics.map((topic, i) => ({ ...topic, topicId: FOREIGN_TOPICS[i]! })),
      ...sasl,
    });
    const all = [...this.kafka.brokers, ...this.kafka.controllers, ...this.foreign.brokers];
    for (const broker of all) this.#meet(broker);
    this.network = new NetworkEmulator({
      seed: seed ^ 0x1b873593,
      names: NAMES,
      peers: this.#peers,
      faults,
      ...isHealthy && { latencies: [0, 0, 1, 1, 2, 5, 20] }, // with which no request takes too long
    });
  }

  #meet(broker: FakeBroker): void {
    this.#peers.push(broker);
    this.receptions.watch(broker);
  }

  /** One more broker, if there are not too many. */
  add(): void {
    if (this.kafka.brokers.length < MOST) this.#meet(this.kafka.add());
  }

  /** Something goes wrong with a broker. */
  spoil(broker: FakeBroker, fault: Fault): void {
    this.#faults.push(broker.fault(fault));
  }

  /** All brokers and controllers. */
  get everybody(): readonly FakeBroker[] {
    return [...this.kafka.brokers, ...this.kafka.controllers, ...this.foreign.brokers];
  }

  /** Everything as it should be. */
  heal(nowMs: number): void {
    const { kafka, foreign, network, receptions } = this;
    network.handle({ type: "calm" }, nowMs);
    network.handle({ type: "lose", how: "reset" }, nowMs); // who has been swapped is no more where he was
    receptions.lagging.clear();
    receptions.confused.clear();
    receptions.moods.length = 0;
    for (const takeBack of this.#faults.splice(0)) takeBack();
    for (const one of [kafka, foreign]) {
      for (const broker of [...one.controllers, ...one.brokers]) {
        broker.throttleTimeMs = 0;
        if (!one.isUp(broker.node.nodeId)) one.start(broker.node.nodeId);
      }
    }
    for (const broker of kafka.brokers) {
      const home = { host: `broker-${broker.node.nodeId}`, port: 9092 }; // where clients begin
      Object.assign(broker, home);
      Object.assign(broker.node, home);
      kafka.controller.join(broker);
    }
    kafka.elect(kafka.brokers[0]!.node.nodeId);
  }
}

/** The addresses of names: of brokers there are two, and a tunnel to each. */
export const NAMES: { readonly [host: string]: readonly string[] } = Object.fromEntries([
  ...numbered(MOST).flatMap((n) => [
    [`broker-${n}`, [`10.0.0.${n}`]],
    [`tunnel-${n}`, [`10.0.0.${n}`]],
    [`other-${n}`, [`10.0.3.${n}`, `10.9.9.${n}`]], // nobody is at the second
  ]),
  ...numbered(FOREIGN).map((n) => [`foreign-${n}`, [`10.0.1.${n}`]]),
  ...numbered(CONTROLLERS).map((n) => [`controller-${99 + n}`, [`10.0.2.${n}`]]),
]);

function numbered(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}
