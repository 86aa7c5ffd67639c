// What is explored of machines that follow their configuration: settings so small that every state can be reached.

import type { DynamicConfigOptions, StaticConfig } from "../../codec/dynamic_config/mod.ts";
import { entriesOf, LOCKED, MANAGED, pair, STATIC } from "../dynamic_config/follower.ts";
import { Chance } from "./chance.ts";
import { type Answers, FollowSpace, type FollowState } from "./dynamic_config_space.ts";
import { type Size, Space } from "./explorer.ts";

/** One exploration. */
export interface FollowConfiguration {
  readonly name: string;
  readonly role: "producer" | "consumer";
  readonly config?: StaticConfig;
  readonly options?: Partial<DynamicConfigOptions>;
  /** Beside the usual ones. */
  readonly answers?: Answers;
  /** It is explored on every runtime; the others only on Node. */
  readonly everywhere?: boolean;
}

const SMALL: DynamicConfigOptions = {
  seed: 1,
  clientId: "shop",
  gateMs: 2,
  requestTimeoutMs: 3,
  metadataMaxAgeMs: 3,
  retryBackoffMs: 1,
  retryBackoffMaxMs: 2,
};

const ANSWERS: Readonly<Record<"producer" | "consumer", Answers>> = {
  producer: {
    nothing: entriesOf({}),
    all: entriesOf({ acks: "all" }, { acks: 1 }),
    "no acks": entriesOf({ acks: 2, x: 1 }, {}),
    zero: entriesOf({}, { acks: 0 }),
  },
  consumer: {
    nothing: entriesOf({}),
    "a pair": entriesOf(pair(20_000), pair(7_000, 1_000)),
    "no pair": entriesOf(pair(3_000), { x: 1 }),
  },
};

/** In the order in which they are explored. */
export const followConfigurations: readonly FollowConfiguration[] = [
  { name: "a producer, auto", role: "producer", everywhere: true },
  {
    name: "a producer, true, its id generated",
    role: "producer",
    options: { enabled: true, clientIdGenerated: true },
  },
  { name: "a producer, false", role: "producer", options: { enabled: false } },
  { name: "a producer, locked", role: "producer", config: LOCKED },
  { name: "a consumer, auto", role: "consumer", everywhere: true },
  {
    name: "a consumer, true, the request's timeout before the gate's",
    role: "consumer",
    options: { enabled: true, gateMs: 9, requestTimeoutMs: 1 },
  },
  {
    name: "a consumer, false, one more answer",
    role: "consumer",
    options: { enabled: false },
    answers: { "a session": entriesOf(pair(10_000)) },
  },
  {
    name: "a consumer without gate and waits",
    role: "consumer",
    options: { gateMs: 0, metadataMaxAgeMs: 0, retryBackoffMs: 0, retryBackoffMaxMs: 0 },
  },
  { name: "a consumer of the broker's", role: "consumer", config: MANAGED },
];

/** What came out. */
export interface FollowResult extends Size {
  /** Steps until a silent environment has come to rest, at most. */
  readonly silent: number;
  /** Steps until a friendly environment has made it follow, at most. */
  readonly friendly: number;
}

const MOST_STATES = 20_000;
const COMPARE_EVERY = 500;

/**
 * Explores one configuration whole.
 *
 * @throws {Broken} If an invariant is broken.
 */
export function followed(
  { role, config = STATIC, options, answers }: FollowConfiguration,
): FollowResult {
  const chance = new Chance();
  const following = { options: { ...SMALL, ...options }, role, config };
  const space = new Space<FollowState>(
    new FollowSpace(following, { ...ANSWERS[role], ...answers }, chance),
    COMPARE_EVERY,
  );
  chance.rule(() => space.explore(MOST_STATES));
  return {
    ...space.size,
    silent: space.silentWay(({ deadlineMs }) => deadlineMs === undefined),
    friendly: space.friendlyWay(({ ledger, snapshot: { data } }) =>
      ledger.stopped || data.mode === "active"
    ),
  };
}
