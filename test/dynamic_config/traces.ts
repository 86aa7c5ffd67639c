// Random runs: one seed plays the driver, the broker, the group and the owner.

import type {
  DescribedEntry,
  DynamicConfigEffect,
  DynamicConfigInput,
  DynamicConfigOptions,
} from "../../codec/dynamic_config/mod.ts";
import { Random } from "../kit/random.ts";
import { HEARTBEAT, LOCKED, MANAGED, SESSION, STATIC } from "./follower.ts";

/** One input, and how many effects are taken after it. */
export interface Step {
  readonly input: DynamicConfigInput;
  readonly nowMs: number;
  readonly take: number;
}

const ALL = 1_000_000;
const CONFIGS = [STATIC, STATIC, LOCKED, MANAGED, { ...STATIC, acks: 0 as const }];
const ERRORS = [0, 0, 0, 0, 0, 0, 0, 31, 31, 41, -1, 35, 42];
const VALUES: { readonly [key: string]: readonly string[] } = {
  acks: ["all", " ALL ", "-1", "0", "1", "2", ""],
  [SESSION]: ["10000", "+10000", "3000", "45000", "6000", "x", "99999999999", "0"],
  [HEARTBEAT]: ["1000", "3000", "10000", "0", "-1", "-0", "1.5", ""],
};

/** Options that make short runs full of events. */
export function optionsOf(seed: number): DynamicConfigOptions {
  const random = new Random(seed);
  return {
    seed,
    clientId: random.one(["shop", "", "producer-1"]),
    clientIdGenerated: random.chance(25),
    resourceType: random.one([9, 77]),
    enabled: random.one(["auto", "auto", true, false] as const),
    gateMs: random.one([0, 50, 3_000]),
    acksLock: random.one(["effective", "explicit"] as const),
    requestTimeoutMs: random.one([20, 1_000]),
    metadataMaxAgeMs: random.one([0, 7, 300, 300]),
    retryBackoffMs: random.one([0, 10, 10, 50]),
    retryBackoffMaxMs: random.one([0, 40, 1_000]),
  };
}

/** The world around one machine. What it does depends on the seed and on what the machine does. */
export class World {
  readonly #options: DynamicConfigOptions;
  readonly #random: Random;
  #now = 0;
  #asked = false;
  #rejoins = false;

  constructor(options: DynamicConfigOptions, seed: number) {
    this.#options = options;
    this.#random = new Random(seed ^ 0x5bd1e995);
  }

  /** The next input, for a machine with this deadline. */
  next(n: number, deadlineMs: number | undefined): Step {
    const random = this.#random;
    const input = this.#choose(n);
    this.#now = this.#time(deadlineMs);
    const nowMs = random.chance(3) ? this.#now - random.below(50) : this.#now;
    return { input, nowMs, take: random.chance(85) ? ALL : random.below(3) };
  }

  /** What came of it. */
  see(effects: readonly DynamicConfigEffect[]): void {
    for (const { type } of effects) {
      if (type === "describe") this.#asked = true;
      if (type === "rejoin") this.#rejoins = true;
    }
  }

  #time(deadlineMs: number | undefined): number {
    const random = this.#random;
    if (deadlineMs === undefined || random.chance(60)) return this.#now + random.one([0, 0, 1, 5]);
    return Math.max(this.#now, deadlineMs + random.one([-1, 0, 0, 0, 1, 400]));
  }

  #choose(n: number): DynamicConfigInput {
    const random = this.#random;
    if (n === 0 && random.chance(90)) return this.#start();
    if (random.chance(8)) return this.#command(n);
    if (this.#rejoins && random.chance(30)) {
      this.#rejoins = false;
      return { type: "joinRejected", errorCode: random.one([26, 26, 25]) };
    }
    if (this.#asked && random.chance(60) || random.chance(4)) {
      this.#asked = false;
      return random.chance(20) ? { type: "describeFailed", reason: "x" } : this.#described();
    }
    return random.one([{ type: "tick" }, { type: "tick" }, { type: "nodeReady" }]);
  }

  #start(): DynamicConfigInput {
    const config = this.#random.one(CONFIGS);
    const role = this.#random.one(["producer", "consumer"] as const);
    return { type: "start", role, config };
  }

  #command(n: number): DynamicConfigInput {
    const random = this.#random;
    if ((n < 9 || n > 150) && random.chance(30)) return { type: "stop" };
    return random.one<DynamicConfigInput>([
      { type: "rebootstrapped" },
      { type: "enable", enabled: true },
      { type: "enable", enabled: random.chance(70) },
      { type: "joinRejected", errorCode: 26 },
      this.#start(),
    ]);
  }

  #described(): DynamicConfigInput {
    const random = this.#random;
    const { resourceType = 9, clientId, clientIdGenerated } = this.#options;
    const errorCode = random.one(ERRORS);
    return {
      type: "described",
      errorCode,
      resourceType: random.chance(3) ? 16 : resourceType,
      resourceName: random.chance(3) ? "x" : clientIdGenerated ? "" : clientId,
      entries: errorCode === 0 ? this.#entries() : [],
    };
  }

  #entries(): DescribedEntry[] {
    const random = this.#random;
    return Array.from({ length: random.below(5) }, () => {
      const name = random.chance(12) ? "linger.ms" : random.one(Object.keys(VALUES));
      return {
        name,
        value: random.chance(5) ? null : random.one(VALUES[name] ?? ["5"]),
        isSensitive: random.chance(5),
        source: random.one([7, 7, 7, 8, 8, 8, 5]),
      };
    });
  }
}
