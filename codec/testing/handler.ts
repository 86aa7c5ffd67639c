import type { ServerApi } from "../wire/mod.ts";
import type { FakeCluster, FakeNode } from "./fake_cluster.ts";
import type { OfferedApi } from "./offers.ts";
import type { SaslState } from "./sasl.ts";

/**
 * Answers the requests of one API.
 *
 * @returns The response; null for none, as to a Produce with `acks` 0.
 */
export type Handler<Req, Res> = (request: Req, context: RequestContext<Req, Res>) => Res | null;

/** What a handler is told besides the request, and what it may do besides answering. */
export interface RequestContext<Req = never, Res = unknown> {
  /** That of the request, and so of the response. */
  readonly apiVersion: number;
  /** That of the request. */
  readonly correlationId: number;
  /** That of the request. */
  readonly clientId: string | null;
  /** The broker that is asked, as its cluster knows it. */
  readonly node: FakeNode;
  /** What the broker shares with others. */
  readonly cluster: FakeCluster;
  /** What the broker offers, ascending by key. */
  readonly offered: readonly OfferedApi[];
  /** How far the client is with its authentication. */
  readonly sasl: SaslState;
  /**
   * What the handler before this one answers: that which the broker is born with, or one that was set earlier.
   *
   * @throws {FakeBrokerError} If there is none.
   */
  next(request: Req): Res | null;
  /** Makes the answer late, in milliseconds. */
  delay(delayMs: number): void;
  /** Closes the transport behind the answer; the reason goes to the broker's `complaints`. */
  close(reason: string): void;
}

/** A handler and what it is for. */
export interface Registered {
  readonly api: ServerApi<unknown, unknown>;
  readonly handle: Handler<unknown, unknown>;
  /** The one before it. */
  readonly next: Registered | undefined;
}

/** A pair whose types fit each other, for tables of unlike ones. */
export type HandlerEntry = readonly [
  api: ServerApi<unknown, unknown>,
  handle: Handler<unknown, unknown>,
];

/** Keeps the types of a pair in step, then forgets them. */
export function entry<Req, Res>(
  api: ServerApi<Req, Res>,
  handle: Handler<Req, Res>,
): HandlerEntry {
  return [api as ServerApi<unknown, unknown>, handle as Handler<unknown, unknown>];
}
