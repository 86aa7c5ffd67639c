// Who wants something of a cluster: calls, and now and then something else.

import type {
  CallCommand,
  ClusterCommand,
  ClusterEffect,
  Route,
} from "../../../codec/cluster/mod.ts";
import { Random } from "../../kit/random.ts";
import { GROUPS, toAny, toController, toCoordinator, toLeader } from "./calls.ts";
import { PODS, type Scenario } from "./scenario.ts";
import type { World } from "./world.ts";

const TIMEOUTS = [1, 20, 300, 2_000, 60_000];
const LIST_GROUPS = 16; // which the cluster was not given

/** The owner of a cluster. */
export class Caller {
  /** When it does something next; Infinity: never. */
  nextMs = 0;
  readonly #random: Random;
  readonly #scenario: Scenario;
  readonly #world: World;
  readonly #open: Set<number> = new Set(); // ids of calls that have no outcome
  #token = 0; // of the last call

  constructor(scenario: Scenario, world: World) {
    this.#random = new Random(Math.imul(scenario.seed, 977) ^ 0x2545f491);
    this.#scenario = scenario;
    this.#world = world;
  }

  /** What has become of a call. */
  see(effect: ClusterEffect): void {
    if (effect.type === "callAnswered" || effect.type === "callFailed") {
      this.#open.delete(effect.id);
    }
  }

  /** What it does now. */
  next(nowMs: number): ClusterCommand {
    const random = this.#random;
    this.nextMs = nowMs + random.one(this.#scenario.paces);
    return random.chance(95) ? this.call() : this.#rare();
  }

  /** A call, to any of the routes that there are. */
  call(): CallCommand {
    const random = this.#random;
    return {
      type: "call",
      id: this.#nextId(),
      ...this.to(++this.#token, this.#route()),
      ...random.chance(50) && { idempotent: true },
      ...random.chance(10) && { retries: random.below(4) },
      ...random.chance(20) && { timeoutMs: random.one(TIMEOUTS) },
    };
  }

  /** A call on this route, with a new id. */
  on(route: Route): CallCommand {
    return { type: "call", id: this.#nextId(), ...this.to(++this.#token, route) };
  }

  /** Ids may be used again, once there is an outcome; now and then one is too early. */
  #nextId(): number {
    const taken = [...this.#open];
    const isEarly = this.#random.chance(1) && this.#scenario.lags === 0; // else who knows what is settled
    if (taken.length > 0 && isEarly) return this.#random.one(taken);
    let id = 1;
    while (this.#open.has(id)) id++;
    this.#open.add(id);
    return id;
  }

  /** What is asked on a route. */
  to(token: number, route: Route): Pick<CallCommand, "apiKey" | "message" | "route"> {
    if (route === "controller") return { route, ...toController(token) };
    if (typeof route !== "object" || "node" in route || "pod" in route) {
      return { route, ...toAny(token) };
    }
    if ("coordinator" in route) return { route, ...toCoordinator(token, route.key) };
    const { name, topicId } = this.#world.kafka.cluster.topic(route.leader)!;
    return { route, ...toLeader(token, { name, topicId }, route.partition) };
  }

  #route(): Route {
    const random = this.#random;
    const { controllers, isAnyOnly } = this.#scenario;
    if (controllers) {
      return random.one<Route>(["any", "controllerQuorum", "controller", { node: 100 }]);
    }
    if (isAnyOnly) return random.one<Route>(["any", "any", "bootstrap"]);
    const pod = random.one(PODS) ?? "none";
    return random.one<Route>([
      "any",
      "any",
      "bootstrap",
      "controller",
      { node: 1 + random.below(6) },
      { leader: "orders", partition: random.below(4) },
      { leader: "orders", partition: random.below(4) },
      { leader: "orders", partition: random.below(4) },
      { leader: "trades", partition: random.below(2) }, // there is one
      { coordinator: "group", key: random.one(GROUPS) },
      { coordinator: "group", key: random.one(GROUPS) },
      random.chance(50) ? { pod } : { pod, podless: "include" },
    ]);
  }

  #rare(): ClusterCommand {
    const random = this.#random;
    switch (random.below(4)) {
      case 0:
        return { type: "useTopics", topics: random.one([null, [], ["trades"], ["nothing"]]) };
      case 1:
        return { ...this.call(), apiKey: LIST_GROUPS };
    }
    return { type: "refreshMetadata" };
  }
}
