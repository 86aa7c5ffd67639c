// Which brokers take the place of those that leave a partition.

import { checkInteger, liveOf, type PodBroker } from "./cluster.ts";
import { add } from "./describe.ts";
import type { Isolation } from "./isolation.ts";
import { drawing, shuffle } from "./shuffle.ts";

/**
 * Takes brokers in the place of those that leave a partition, and counts what they hold from then on.
 *
 * @param claim The pod that the partition belongs into; null: none.
 * @param kept The brokers that stay.
 * @returns As many as leave; undefined if there are not so many.
 */
export type Take = (
  claim: string | null,
  removed: readonly number[],
  kept: readonly number[],
) => readonly number[] | undefined;

const MOST_PAIRS = 200_000_000;

/**
 * Takes from these brokers.
 *
 * @param load How many replicas each of them holds; it is changed.
 * @param seed Decides between brokers that are equally good.
 */
export function taking(
  brokers: readonly PodBroker[],
  { allows, keyOf }: Isolation,
  load: Map<number, number>,
  seed: number,
): Take {
  const live = [...liveOf(brokers)];
  shuffle(live, drawing(seed));
  const byClaim = new Map<string | null, readonly PodBroker[]>();
  const rackById = new Map(brokers.map(({ id, rack }) => [id, rack ?? null]));
  const racksOf = (ids: readonly number[]) => ids.map((id) => rackById.get(id));
  let pairs = 0;
  return (claim, removed, kept) => {
    const all = byClaim.get(claim) ?? live.filter(({ pod }) => allows(pod, claim));
    byClaim.set(claim, all);
    checkInteger("plan", "pairs to compare", pairs += all.length * removed.length, 0, MOST_PAIRS);
    const busy = new Set(kept);
    const [used, before] = [new Set(racksOf(kept)), new Set(racksOf(removed))];
    const added: number[] = [];
    for (const last of racksOf(removed)) {
      const broker = best(all, ({ id, pod }) => {
        const rack = rackById.get(id);
        const byRack = used.has(rack) ? 3 : rack === last ? 0 : before.has(rack) ? 1 : 2;
        const rank = keyOf(pod) === null ? 4 + byRack : byRack;
        return busy.has(id) ? Infinity : rank * MANY + (load.get(id) ?? 0);
      });
      if (broker === undefined) return undefined;
      busy.add(broker.id);
      used.add(rackById.get(broker.id));
      added.push(broker.id);
    }
    for (const id of removed) add(load, id, -1);
    for (const id of added) add(load, id, 1);
    return added;
  };
}

const MANY = 2 ** 40; // no broker holds so many replicas

/** The first of those that cost least; undefined if all cost too much. */
function best(
  brokers: readonly PodBroker[],
  costOf: (broker: PodBroker) => number,
): PodBroker | undefined {
  let least = Infinity;
  let found: PodBroker | undefined;
  for (const broker of brokers) {
    const cost = costOf(broker);
    if (cost < least) [found, least] = [broker, cost];
  }
  return found;
}
