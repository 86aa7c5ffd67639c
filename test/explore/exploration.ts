// One exploration from its configuration to its result.

import { settingsOf } from "../../codec/connection/settings.ts";
import { Chance } from "./chance.ts";
import { type Configuration, PLAN, SMALL, TRAITS } from "./configurations.ts";
import { type Size, Space } from "./explorer.ts";
import { invariants } from "./invariants.ts";
import { LaneSpace, type LaneState } from "./lane_space.ts";
import { observing } from "./observed.ts";
import { repeats } from "./repeats.ts";

/** What came out. */
export interface Result extends Size {
  /** Steps until a silent environment has come to rest, at most; null where it never does. */
  readonly silent: number | null;
  /** Steps until a friendly environment has made it ready, at most. */
  readonly friendly: number;
}

const MOST_STATES = 10_000;
const COMPARE_EVERY = 2_000;

/**
 * Explores one configuration whole.
 *
 * @param changes Takes the changes of state that were seen.
 * @throws {Broken} If an invariant is broken.
 */
export function explored(
  { options, traits, plan, restless = false }: Configuration,
  changes: Set<string> = new Set(),
): Result {
  const chance = new Chance();
  const subject = new LaneSpace(
    { ...SMALL, ...options },
    { ...TRAITS, ...traits },
    { ...PLAN, ...plan },
    chance,
  );
  const space = new Space<LaneState>(subject, COMPARE_EVERY);
  observing(changes, () => chance.rule(() => space.explore(MOST_STATES)));
  return {
    ...space.size,
    silent: restless ? null : space.silentWay(({ deadlineMs }) => deadlineMs === undefined),
    friendly: space.friendlyWay(isReadyOrOver),
  };
}

function isReadyOrOver({ ledger: { state } }: LaneState): boolean {
  return state === "ready" || state === "draining" || state === "closed";
}

/** A rule that explorations look at. */
export interface Explored {
  readonly id: string;
  readonly says: string;
  /** Whether it means something in a configuration. */
  readonly isIn: (configuration: Configuration) => boolean;
}

const everywhere = () => true;

/** All rules that explorations look at, by number. */
export const rules: readonly Explored[] = [
  ...invariants.map(({ id, says }) => ({ id, says, isIn: id === "F31" ? forgives : everywhere })),
  ...repeats.map(({ id, says }) => ({ id, says, isIn: everywhere })),
  {
    id: "F27",
    says: "from every state a silent environment comes to rest, without a deadline",
    isIn: ({ restless = false }) => !restless,
  },
  { id: "F30", says: "from every state a friendly environment reaches ready", isIn: everywhere },
];

function forgives({ options }: Configuration): boolean {
  return settingsOf({ ...SMALL, ...options }).stallForgiveness;
}
