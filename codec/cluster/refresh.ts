// When metadata is wanted.

import { expBackoff } from "../machine/backoff.ts";
import type { Context } from "./context.ts";
import type { Route } from "./inputs.ts";

/** Wants all metadata, as soon as the floor between two refreshes allows. */
export function expedite({ data: { schedule } }: Context): void {
  if (schedule.inProgress) schedule.again = true;
  else schedule.needsFull = true;
}

/** Wants a table that tells where this route leads: of a topic that is not known, that topic is enough. */
export function wantTable(c: Context, route: Route): void {
  if (typeof route !== "object" || !("leader" in route) || c.topics.has(route.leader)) {
    return expedite(c);
  }
  c.fresh.add(route.leader);
  c.data.schedule.needsPartial = true;
}

/** How many refreshes will have ended when one has that begins from now on. */
export function nextRefresh({ data: { schedule } }: Context): number {
  return schedule.ended + (schedule.inProgress ? 2 : 1);
}

/** Topics that are asked for, for the first time, skip the floor. */
function askFor(c: Context, topics: readonly string[]): void {
  const { schedule } = c.data;
  if (topics.length === 0) return;
  for (const topic of topics) c.fresh.add(topic);
  schedule.lastRefreshMs = null;
  schedule.needsPartial = true;
  schedule.equivalent = 0;
}

/** What metadata is asked for; null: all. */
export function useTopics(c: Context, topics: readonly string[] | null): void {
  const added = topics?.filter((topic) => !isInUse(c, topic));
  const areAll = c.data.topicsInUse === null;
  c.data.topicsInUse = topics;
  if (added) return askFor(c, added);
  if (areAll) return;
  Object.assign(c.data.schedule, { lastRefreshMs: null, equivalent: 0 });
  expedite(c);
}

function isInUse({ data: { topicsInUse }, named }: Context, topic: string): boolean {
  return topicsInUse === null || topicsInUse.includes(topic) || named.has(topic);
}

/** A call names a topic. */
export function nameTopic(c: Context, topic: string): void {
  const isKnown = isInUse(c, topic);
  c.named.set(topic, c.engine.nowMs);
  if (!isKnown) askFor(c, [topic]);
}

/** The topics in use; null: all. Those that no call has named for long are forgotten. */
export function topicsInUse(c: Context): readonly string[] | null {
  const { topicsInUse } = c.data;
  for (const [topic, usedMs] of c.named) {
    if (c.engine.nowMs - usedMs >= c.settings.metadataMaxIdleMs && !isAwaited(c, topic)) {
      c.named.delete(topic);
    }
  }
  return topicsInUse === null ? null : [...new Set([...topicsInUse, ...c.named.keys()])];
}

function isAwaited({ calls }: Context, topic: string): boolean {
  for (const { route } of calls.values()) {
    if (typeof route === "object" && "leader" in route && route.leader === topic) return true;
  }
  return false;
}

/** The wait that belongs to a counter: drawn once, when the counter changes. Without any a call would never end. */
function delayFor({ settings, engine }: Context, n: number): number {
  const { retryBackoffMs, retryBackoffMaxMs } = settings;
  const draw = () => engine.random.draw("jitter.retry");
  return Math.max(expBackoff(n, retryBackoffMs, retryBackoffMaxMs, draw), 1);
}

/** When a refresh is due (connection B.4). */
export function dueAt({ data: { schedule: s }, settings }: Context): number {
  const isWanted = s.needsFull || s.needsPartial || s.lastSuccessMs === null;
  const wantedMs = isWanted ? -Infinity : s.lastSuccessMs! + settings.metadataMaxAgeMs;
  const afterLastMs = s.lastRefreshMs === null ? -Infinity : s.lastRefreshMs + s.attemptsDelayMs;
  const equivalentMs = s.equivalent === 0 || s.lastRefreshMs === null
    ? -Infinity
    : s.lastRefreshMs + s.equivalentDelayMs;
  return Math.max(wantedMs, afterLastMs, equivalentMs);
}

/** Whether a refresh is due and none is in progress. */
export function isDue(c: Context): boolean {
  return !c.data.schedule.inProgress && c.engine.nowMs >= dueAt(c);
}

/** A refresh has brought nothing. */
export function refreshFailed(c: Context): void {
  const { schedule } = c.data;
  ended(c);
  schedule.attempts++;
  schedule.equivalent = 0;
  schedule.attemptsDelayMs = delayFor(c, Math.max(schedule.attempts - 1, 0));
  schedule.needsFull = true;
}

/** A refresh has brought a table; `progress`: with something new in it. */
export function refreshed(c: Context, full: boolean, progress: boolean): void {
  const { schedule } = c.data;
  const isAgain = schedule.again && !(full && progress);
  ended(c);
  if (full) {
    schedule.lastSuccessMs = c.engine.nowMs;
    schedule.needsFull = isAgain;
  } else if (isAgain) schedule.needsFull = true;
  schedule.attempts = 0;
  schedule.equivalent = progress ? 0 : schedule.equivalent + 1;
  schedule.attemptStartMs = null;
  schedule.attemptsDelayMs = delayFor(c, 0);
  schedule.equivalentDelayMs = schedule.equivalent > 0 ? delayFor(c, schedule.equivalent - 1) : 0;
}

/** Whoever waits for a refresh looks again. */
function ended(c: Context): void {
  const { schedule } = c.data;
  schedule.inProgress = null;
  schedule.again = false;
  schedule.lastRefreshMs = c.engine.nowMs;
  schedule.ended++;
  for (const { id, place } of c.calls.values()) if (place === "table") c.unplaced.add(id);
}
