// What a cluster sees of a connection that it owns.

import { type Connection, contextOf } from "./connection.ts";
import { dialsElsewhere } from "./dial.ts";
import type { ConnectionEffect, ConnectionState, VersionTable } from "./effects.ts";
import { isWritable } from "./lifetime.ts";
import { inFlight } from "./requests.ts";

/** How much a connection has to do. */
export interface Load {
  /** Where it is in its life. */
  readonly state: ConnectionState;
  /** Requests of the owner's without outcome. */
  readonly inFlight: number;
  /** Ready, but the peer wants a pause. */
  readonly isThrottled: boolean;
  /** Ready, and a request would be taken, if the peer offers its version (connection A.9). */
  readonly isOpen: boolean;
}

/** How much a connection has to do at a time. */
export function loadOf(connection: Connection, nowMs: number): Load {
  const c = contextOf(connection);
  const { state, throttleUntilMs, reauth } = c.data;
  const isReady = state === "ready";
  const isThrottled = isReady && nowMs < (throttleUntilMs ?? -Infinity);
  const n = inFlight(c);
  const isOpen = isReady && !isThrottled && reauth === "no" &&
    n < c.settings.maxInFlightRequestsPerConnection && isWritable(c);
  return { state, inFlight: n, isThrottled, isOpen };
}

/** What its peer offers. */
export function versionsOf(connection: Connection): VersionTable {
  return contextOf(connection).data.versions;
}

/** The effects after the one of this number that nobody has taken. */
export function effectsAfter(connection: Connection, seq: number): readonly ConnectionEffect[] {
  const { waiting } = contextOf(connection).engine;
  let from = 0;
  for (let to = waiting.length; from < to;) {
    const middle = from + to >> 1;
    if (waiting[middle]!.seq > seq) to = middle;
    else from = middle + 1;
  }
  return waiting.slice(from);
}

/** A node, as it is advertised. */
export interface Advertised {
  readonly host: string;
  readonly port: number;
  readonly rack: string | null;
  readonly pod: string | null;
}

/** Whether its next attempt would go elsewhere than its last one, if the node were this. */
export function wouldMove(connection: Connection, node: Advertised): boolean {
  return dialsElsewhere(contextOf(connection), node);
}
