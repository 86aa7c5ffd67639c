// What can happen in a state: everything an owner, a driver, a peer and a network may do, sensible or not.

import type { ConnectionInput, ConnectionReport } from "../../codec/connection/inputs.ts";
import type { ConnectionOptions } from "../../codec/connection/options.ts";
import type { RedirectDecision } from "../../codec/redirect/decision.ts";
import { type Ledger, liveAttempts, type Said } from "./ledger.ts";
import {
  APPLICATION_API,
  APPLICATION_VERSION,
  type Frame,
  NOISE,
  type PeerTraits,
  repliesTo,
  type Reply,
  replyTo,
} from "./peer.ts";

/** One thing that can happen. */
export interface Move {
  /** In words, for a path. */
  readonly label: string;
  readonly input: ConnectionInput;
  /** What the bytes are, if they are of a peer that keeps to the protocol. */
  readonly said?: Said;
  /** What a healthy environment does in this state. */
  readonly friendly?: boolean;
  /** It does nothing, which is looked at, so that it need not come at every moment. */
  readonly idle?: boolean;
}

/** What the environment of a configuration is like. */
export interface Traits extends PeerTraits {
  /** What names resolve to. */
  readonly addresses: readonly (readonly string[])[];
  /** What a redirector outside decides. */
  readonly decisions: readonly (RedirectDecision | null)[];
  /** Where a response is cut. */
  readonly cuts: readonly number[];
  /** What a peer says that is no frame. */
  readonly noise: readonly (keyof typeof NOISE)[];
  /** Whether requests without response are sent. */
  readonly silent: boolean;
  /** Timeouts of requests beside the default one. */
  readonly timeouts: readonly number[];
  /** Whether several responses come at once. */
  readonly joined: boolean;
  /** Whether the peer belongs to another cluster now and then. */
  readonly foreign: boolean;
}

/** The environment of one configuration. */
export class Environment {
  readonly #options: ConnectionOptions;
  readonly #traits: Traits;

  constructor(options: ConnectionOptions, traits: Traits) {
    this.#options = options;
    this.#traits = traits;
  }

  /** All moves in a state; the first is a tick. */
  moves(ledger: Ledger): Move[] {
    const live = liveAttempts(ledger);
    return [
      { label: "tick", input: { type: "tick" } },
      ...this.#commands(ledger),
      ...live.flatMap((attempt) => this.#reports(ledger, attempt)),
      ...this.#stale(ledger, live),
    ];
  }

  // ---- the owner ----------------------------------------------------------------------------

  #commands(ledger: Ledger): Move[] {
    const { host } = ledger;
    const other = otherThan(host);
    return [
      { label: "connect", input: { type: "connect" } },
      {
        label: "connect asap",
        input: { type: "connect", asap: true },
        friendly: ledger.state === "idle",
      },
      ...this.#sends(ledger),
      { label: "drain", input: { type: "drain" } },
      { label: "drain in 1", input: { type: "drain", timeoutMs: 1 } },
      { label: "close", input: { type: "close" } },
      { label: "reset", input: { type: "reset", reason: "test" } },
      { label: "fail", input: { type: "fail", id: 1, detail: "test" } },
      ...this.#throttles(ledger),
      { label: "retarget", input: { type: "retarget", host: other, port: 9092 } },
      { label: "retarget rack", input: { type: "retarget", host, port: 9092, rack: "r" } },
    ];
  }

  #sends(ledger: Ledger): Move[] {
    const used = [...ledger.requests, ...ledger.tombstones].map(({ id }) => id);
    const id = [1, 2, 3].find((id) => !used.includes(id))!;
    const moves = [
      send("send", id),
      send("send unknown version", id, { apiVersion: APPLICATION_VERSION + 1 }),
      ...this.#traits.timeouts.map((timeoutMs) => send(`send in ${timeoutMs}`, id, { timeoutMs })),
    ];
    if (this.#traits.silent) moves.push(send("send silent", id, { expectResponse: false }));
    if (used.length > 0) moves.push(send("send again", used[0]!));
    return moves;
  }

  /** Once at a time: else requests would be put off for ever, in states without number. */
  #throttles({ requests, tombstones, slowed, state }: Ledger): Move[] {
    const { throttleMs } = this.#traits;
    if (throttleMs === 0 && state !== "closed") return [];
    if (slowed || [...requests, ...tombstones].some(({ extended }) => extended)) return [];
    return [{ label: "throttle", input: { type: "throttle", throttleMs } }];
  }

  // ---- the driver ---------------------------------------------------------------------------

  /** Reports about what is live, those that make no sense included. */
  #reports(ledger: Ledger, attempt: number): Move[] {
    const { state, round } = ledger;
    const said = this.#bytes(ledger, attempt);
    const reports: ConnectionReport[] = [
      ...this.#decisions(attempt),
      ...this.#traits.addresses.map((addresses) =>
        ({ type: "resolved", attempt, addresses }) as const
      ),
      ...PLAIN_REPORTS.map((report) => ({ ...report, attempt }) as ConnectionReport),
      ...[0, 1].map((ago): ConnectionReport => ({
        type: "flushed",
        attempt,
        writeSeq: ledger.writeSeq - 1 - ago,
      })),
      { type: "flushed", attempt, writeSeq: ledger.writeSeq },
      ...this.#tokens(attempt, round ?? 0),
      { type: "saslAnswered", attempt, round: (round ?? 0) + 1, token: Uint8Array.of(1) },
      { type: "saslFailed", attempt, round: round ?? 0, message: "test" },
    ];
    if (said.length === 0) reports.push({ type: "received", attempt, bytes: Uint8Array.of(0) });
    const wanted = FRIENDLY[state];
    const first = reports.find((report) => wanted?.(report, this.#options, round));
    return [
      ...reports.map((input) => ({ label: labelOf(input), input, friendly: input === first })),
      ...said,
    ];
  }

  /** The mechanism is over after its second round at the latest. */
  #tokens(attempt: number, round: number): ConnectionReport[] {
    const done = { type: "saslAnswered", attempt, round, token: NOTHING, done: true } as const;
    if (round > 0) return [done];
    return [{ type: "saslAnswered", attempt, round, token: Uint8Array.of(1) }, done];
  }

  #decisions(attempt: number): ConnectionReport[] {
    const { decisions } = this.#traits;
    const answers = decisions.length > 0 ? decisions : [null];
    return answers.map((decision) => ({ type: "redirected", attempt, decision }));
  }

  /** Reports about what is over, of every kind. */
  #stale(ledger: Ledger, live: readonly number[]): Move[] {
    const attempt = live.length > 0 ? Math.min(...live) - 1 : ledger.attempt;
    const bytes = Uint8Array.of(0, 0);
    const reports: ConnectionReport[] = [
      { type: "redirected", attempt, decision: null },
      { type: "resolved", attempt, addresses: ["10.0.0.9"] },
      ...PLAIN_REPORTS.map((report) => ({ ...report, attempt }) as ConnectionReport),
      { type: "flushed", attempt, writeSeq: Math.max(ledger.writeSeq - 1, 0) },
      { type: "saslAnswered", attempt, round: 0, token: bytes },
      { type: "saslFailed", attempt, round: 0, message: "test" },
      { type: "received", attempt, bytes },
    ];
    return reports.map((input) => ({
      label: `stale ${labelOf(input)}`,
      input,
      idle: input.type !== "opened",
    }));
  }

  // ---- the peer -----------------------------------------------------------------------------

  /** Bytes, if a transport is open. */
  #bytes(ledger: Ledger, attempt: number): Move[] {
    if (!ledger.transports.some(({ open }) => open)) return [];
    const received = (label: string, bytes: Uint8Array, more: Partial<Move> = {}): Move => ({
      label,
      input: { type: "received", attempt, bytes },
      ...more,
    });
    if (ledger.restBytes) {
      const { rest: _, ...said } = ledger.rest!;
      return [received("the rest", ledger.restBytes, {
        said: { ...said, answers: 1 },
        friendly: true,
      })];
    }
    const moves = this.#noise().map(([label, bytes]) => received(label, bytes));
    const [head, next] = ledger.unanswered;
    if (!head) return [...moves, received("unsolicited", NOISE["unsolicited"]!)];
    moves.push(...this.#replies(head).map((reply) => this.#reply(received, head, reply)));
    const good = replyTo(head, "good", this.#traits);
    for (const cut of this.#traits.cuts) {
      const said = { answers: 0, rest: good.subarray(cut) };
      moves.push(received(`${cut} bytes of a reply`, good.subarray(0, cut), { said }));
    }
    if (next && this.#traits.joined) {
      const both = joined(good, replyTo(next, "good", this.#traits));
      moves.push(received("two replies", both, { said: { answers: 2 } }));
    }
    return moves;
  }

  #noise(): (readonly [string, Uint8Array])[] {
    return this.#traits.noise.map((name) => [name, NOISE[name]!] as const);
  }

  #replies(head: Frame): readonly Reply[] {
    const { foreign, throttleMs } = this.#traits;
    const replies = repliesTo(head).filter((reply) => reply !== "throttling" || throttleMs > 0);
    return foreign && head.apiKey === 18 ? [...replies, "foreign"] : replies;
  }

  #reply(
    received: (label: string, bytes: Uint8Array, more: Partial<Move>) => Move,
    head: Frame,
    reply: Reply,
  ): Move {
    const throttleMs = reply === "throttling" ? this.#traits.throttleMs : 0;
    return received(`${reply} reply`, replyTo(head, reply, this.#traits), {
      said: { answers: 1, throttleMs },
      friendly: reply === "good",
    });
  }
}

/** The node moves between two hosts, both of them names or both of them addresses. */
function otherThan(host: string): string {
  return host.endsWith("1") ? `${host.slice(0, -1)}2` : `${host.slice(0, -1)}1`;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function send(label: string, id: number, more: object = {}): Move {
  return {
    label,
    input: {
      type: "send",
      id,
      apiKey: APPLICATION_API,
      apiVersion: APPLICATION_VERSION,
      flexible: false,
      body: new Uint8Array(0),
      ...more,
    },
  };
}

type Unattempted<R> = R extends unknown ? Omit<R, "attempt"> : never;

/** Those that do not depend on the state. */
const PLAIN_REPORTS: readonly Unattempted<ConnectionReport>[] = [
  { type: "redirectFailed", message: "test" },
  { type: "resolveFailed", code: "ENOTFOUND" },
  { type: "opened", remote: "10.0.0.1:9092" },
  { type: "opened", remote: "10.0.0.1:9092", secured: true },
  { type: "openFailed", code: "ECONNREFUSED" },
  { type: "openFailed", code: "ECONNRESET" },
  { type: "secured" },
  { type: "secureFailed", code: "BAD" },
  { type: "secureFailed", code: "BAD", authentication: true },
  { type: "writable", writable: false },
  { type: "writable", writable: true },
  { type: "halfClosed" },
  { type: "peerClosed" },
  { type: "peerClosed", code: "ECONNRESET" },
];

const NOTHING = new Uint8Array(0);

type Wanted = (
  report: ConnectionReport,
  options: ConnectionOptions,
  round: number | null,
) => boolean;

/** What a healthy driver reports. */
const FRIENDLY: { readonly [state: string]: Wanted } = {
  redirecting: ({ type }) => type === "redirected",
  resolving: ({ type }) => type === "resolved",
  tcp: (report, { transport }) =>
    report.type === "opened" && (report.secured ?? false) === (transport?.tls === "with-open"),
  tls: ({ type }) => type === "secured",
  sasl: (report, _, round) => round !== null && report.type === "saslAnswered",
};

function labelOf(report: ConnectionReport): string {
  const { type, attempt: _, ...more } = report;
  const words = Object.values(more).map((value) =>
    value instanceof Uint8Array ? `${value.length} bytes` : JSON.stringify(value)
  );
  return [type, ...words].join(" ");
}
