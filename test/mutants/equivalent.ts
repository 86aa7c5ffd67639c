/** Faults that are none: what they change cannot be seen. By the end of their names, with the reason. */
export const equivalent: Readonly<Record<string, string>> = {
  'machine/json.ts: <= for < in "for (let i = 0; i < bytes.length; i++) {"':
    "a byte is written behind the end of an array, which does nothing",
  'machine/random.ts: >= for > in "if (this.drawn.length > 0) this.drawn = [];"':
    "an empty list is as good as another; test/connection/allocation.node.test.ts sees the garbage",
  'machine/timers.ts: > for >= in "if (deadline >= this.#heldUntil || deadline === Infinity) return deadline;"':
    "of two equal times the other one is taken",
  'connection/dial.ts: <= for < in "engine.timers.set("connectTimeout", first < NO_LIMIT ? first : Infinity);"':
    "a timer in 285,616 years is as good as none",
  'connection/requests.ts: <= for < in "if (deadlineMs < earliest) earliest = deadlineMs;"':
    "of two equal times the other one is taken",
  'connection/time.ts: <= for < in "engine.timers.set("idleExpiry", idleMs < 0 ? Infinity : engine.nowMs + idleMs);"':
    "0 is refused",
  'connection/frame_buffer.ts: < for <= in "if (this.#packed + wanted <= this.#pack.length) return;"':
    "a pack that has just room enough is moved",
  'connection/frame_buffer.ts: > for >= in "if (this.#packed >= PACKED) this.#seal();"':
    "a pack that is just large enough is moved once more",
  'connection/session.ts: >= for > in "if (errorCode === UNSUPPORTED_VERSION && apiVersion > 0 && !c.data.fellBack) {"':
    "version 0 is asked only after a fallback, and there is one fallback",
  'connection/session.ts: > for >= in "const refused = body.length >= 2 && (body[0]! << 8 | body[1]!) === UNSUPPORTED_VERSION;"':
    "a body of two bytes is too short for either layout",
  'cluster/cluster.ts: >= for > in "if (c.unheard.size + c.unplaced.size === 0 && deadlineOf(c) > c.engine.nowMs) break;"':
    "what sets a timer after the look at those that are due sets a later one",
  'cluster/cluster.ts: <= for < in "if (c.taken < c.out.length) return next;"':
    "a list that is given whole is let go by the next poll",
  'cluster/metadata.ts: <= for < in "return found === "none" && better.length < nodes.length ? reach(c, nodes) : found;"':
    "the same nodes are looked at once more, and nothing has changed",
  'cluster/metadata.ts: > for >= in "throttleMs: version >= (DescribeCluster.throttlesFrom ?? Infinity) ? message.throttleTimeMs : 0,"':
    "DescribeCluster has no such version, and none is Infinity",
  'cluster/pick.ts: <= for < in "if (verdict.kind === "resting" && verdict.untilMs < Infinity) {"':
    "a timer that is to fire no later than never is left as it is",
  'cluster/refresh.ts: >= for > in "schedule.equivalentDelayMs = schedule.equivalent > 0 ? delayFor(c, schedule.equivalent - 1) : 0;"':
    "the wait beside it is longer than half of the first one",
  'cluster/dispatch.ts: >= for > in "if (lane.waitsMs !== null || lane.queue.length > 0) pump(c, lane);"':
    "lanes that nobody waits for are looked at, and nothing is found",
};
