// When metadata is wanted.

import { expBackoff } from "../machine/backoff.ts";
import { type Context, timeOf } from "./context.ts";
import type { Route } from "./inputs.ts";

/** Wants all metadata, as soon as the floor between two refreshes allows. */
export function expedite({ data: { schedule } }: Context): void {
  if (schedule.inProgress) schedule.again = true;
  else schedule.needsFull = true;
}

/** Wants all metadata as it is from now on: what is on its way may be older. */
export function insist(c: Context): void {
  const { schedule } = c.data;
  endEquivalent(c);
  schedule.insists = schedule.inProgress !== null;
  expedite(c);
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
  endEquivalent(c);
}

/** What metadata is asked for; null: all. */
export function useTopics(c: Context, topics: readonly string[] | null): void {
  const added = topics?.filter((topic) => !isInUse(c, topic));
  const wereAll = c.data.allTopics;
  c.data.allTopics = topics === null;
  c.topicsInUse.clear();
  for (const topic of topics ?? []) c.topicsInUse.add(topic);
  if (added) return askFor(c, added);
  if (wereAll) return;
  c.data.schedule.lastRefreshMs = null;
  endEquivalent(c);
  expedite(c);
}

function isInUse({ data: { allTopics }, topicsInUse, named }: Context, topic: string): boolean {
  return allTopics || topicsInUse.has(topic) || named.has(topic);
}

/** A call names a topic. */
export function nameTopic(c: Context, topic: string): void {
  const isKnown = isInUse(c, topic);
  c.named.set(topic, c.engine.nowMs);
  if (!isKnown) askFor(c, [topic]);
}

/** What to ask for; null: all topics. Those that no call has named for long are forgotten. */
export function topicsToAsk(c: Context): readonly string[] | null {
  const latestMs = c.engine.nowMs - c.settings.metadataMaxIdleMs;
  const idle = [...c.named].filter(([, usedMs]) => usedMs <= latestMs);
  const awaited = idle.length > 0 ? awaitedTopics(c) : [];
  for (const [topic] of idle) c.named.delete(topic);
  for (const topic of awaited) c.named.set(topic, c.engine.nowMs);
  for (const topic of c.former.keys()) if (!isInUse(c, topic)) c.former.delete(topic);
  return c.data.allTopics ? null : [...new Set([...c.topicsInUse, ...c.named.keys()])];
}

/** Those that calls without outcome name. */
function awaitedTopics({ calls }: Context): readonly string[] {
  const routes = [...calls.values()].map(({ route }) => route);
  const leaders = routes.map((route) =>
    typeof route === "object" && "leader" in route && route.leader
  );
  return [...new Set(leaders.filter((topic) => topic !== false))];
}

/** The wait that belongs to a counter: drawn once, when the counter changes. Without any a call would never end. */
function delayFor({ settings, engine }: Context, n: number): number {
  const { retryBackoffMs, retryBackoffMaxMs } = settings;
  const draw = () => engine.random.draw("jitter.retry");
  return Math.max(expBackoff(n, retryBackoffMs, retryBackoffMaxMs, draw), 1);
}

/** When a refresh is due (connection B.4): by age, or because it is wanted, which waits longer if it brings no news. */
export function dueAt({ data: { schedule: s }, settings }: Context): number {
  const lastMs = timeOf(s.lastRefreshMs);
  const agedMs = timeOf(s.lastSuccessMs) + settings.metadataMaxAgeMs;
  const isWanted = s.needsFull || s.needsPartial;
  const wantedMs = isWanted ? lastMs + s.equivalentDelayMs : Infinity;
  return Math.max(lastMs + s.attemptsDelayMs, Math.min(agedMs, wantedMs));
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
  endEquivalent(c);
  schedule.attemptsDelayMs = delayFor(c, Math.max(schedule.attempts - 1, 0));
  schedule.needsFull = true;
}

/** What follows is no more of the same. */
export function endEquivalent({ data: { schedule } }: Context): void {
  schedule.equivalent = schedule.equivalentDelayMs = 0;
}

/** A refresh has brought a table; `progress`: with something new in it. */
export function refreshed(c: Context, full: boolean, progress: boolean): void {
  const { schedule } = c.data;
  const isAgain = schedule.again && (schedule.insists || !(full && progress));
  ended(c);
  if (full) {
    schedule.lastFull = schedule.ended;
    schedule.lastSuccessMs = c.engine.nowMs;
    schedule.needsFull = isAgain;
  } else if (isAgain) schedule.needsFull = true;
  for (const topic of c.fresh) if (c.topics.has(topic)) c.fresh.delete(topic);
  schedule.needsPartial = c.fresh.size > 0;
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
  schedule.again = schedule.insists = false;
  schedule.lastRefreshMs = c.engine.nowMs;
  schedule.ended++;
  for (const { id, place } of c.calls.values()) if (place === "table") c.unplaced.add(id);
}
