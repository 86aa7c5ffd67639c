// What the parts of a connection work on: its settings, its state as plain data, its engine.

import type { Engine, Unnumbered } from "../machine/engine.ts";
import type { FailureReason } from "../machine/failure.ts";
import type { DialTarget, Endpoint } from "../redirect/decision.ts";
import type {
  ConnectionAction,
  ConnectionEffect,
  ConnectionEvent,
  ConnectionState,
  Phase,
  VersionTable,
} from "./effects.ts";
import type { FrameBuffer } from "./frame_buffer.ts";
import type { LaneOptions } from "./options.ts";
import type { Settings } from "./settings.ts";

/** The timers, by rank. */
export const TIMERS = [
  "connectTimeout",
  "setupTimeout",
  "drainTimeout",
  "requestTimeout",
  "reauthentication",
  "throttleEnd",
  "idleExpiry",
  "backoffEnd",
  "graceEnd",
  "raceStep",
] as const;

/** The name of a timer. */
export type Timer = typeof TIMERS[number];

/** What a request in flight is for: the owner, or the connection itself. */
export type Kind = "owner" | "versions" | "handshake" | "authenticate" | "probe";

/** A request in flight. */
export interface Request {
  readonly kind: Kind;
  /** The owner's; −1 for the connection's own. */
  readonly id: number;
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly flexible: boolean;
  readonly correlationId: number;
  readonly expectResponse: boolean;
  readonly sentMs: number;
  readonly timeoutMs: number;
  deadlineMs: number;
  /** −1 while it is held back by a probe. */
  writeSeq: number;
  /** The frame that is held back. */
  held?: Uint8Array;
  flushed: boolean;
  /** It has failed for its owner; the place in the queue waits for the late answer. */
  tombstone: boolean;
}

/** A transport that is opening. */
export interface Racer {
  readonly attempt: number;
  /** Which of the addresses. */
  readonly address: number;
  readonly limitMs: number;
  readonly deadlineMs: number;
}

/** An address to dial. */
export interface Address {
  /** Null: the driver resolves the name. */
  readonly address: string | null;
  readonly port: number;
}

/** How far authentication is. */
export interface SaslProgress {
  /** What is awaited: a versions answer, a handshake, the mechanism, the peer. */
  step: "versions" | "handshake" | "mechanism" | "peer";
  round: number;
  /** The version of SaslAuthenticate; −1: tokens travel in frames of their own. */
  version: number;
}

/** The whole state beside the engine and the received bytes: plain data. */
export interface Data {
  state: ConnectionState;
  // The node.
  host: string;
  port: number;
  rack: string | null;
  pod: string | null;
  generation: number;
  // Attempts.
  attempt: number;
  /** What that number was given to: nothing yet, a resolution, a transport. */
  numbered: "no" | "resolve" | "open";
  /** Those whose reports count. */
  racers: Racer[];
  /** The transport that is open; 0: none. */
  transport: number;
  asap: boolean;
  suspended: boolean;
  startMs: number;
  /** How long the setup of this attempt may take. */
  setupLimitMs: number;
  phaseMs: number;
  timings: Partial<Record<Phase, number>>;
  failedAttempts: number;
  setupFailures: number;
  lastFailure: FailureReason | null;
  staleInputs: number;
  // Where to dial.
  targets: readonly DialTarget[];
  candidate: number;
  firstCandidate: number;
  addresses: readonly Address[];
  address: number;
  leftOut: number;
  /** Host and address: a fresh list does not begin with it, if there are others (KAFKA-15817). */
  lastTried: string | null;
  dialled: Endpoint | null;
  remote: string;
  // The peer.
  versions: VersionTable;
  verified: boolean;
  /** ApiVersions has been asked once more, after error 35. */
  fellBack: boolean;
  /** A response has matched on this transport. */
  trusted: boolean;
  sasl: SaslProgress | null;
  /** What the peer announced in this exchange; 0: no end. */
  sessionMs: number;
  sessionEndMs: number | null;
  /** When to authenticate again. */
  reauthMs: number | null;
  reauth: "no" | "waiting" | "running" | "expired";
  // Requests.
  requests: Request[];
  correlationId: number;
  writeSeq: number;
  flushedSeq: number;
  writable: boolean;
  throttleUntilMs: number | null;
  activityMs: number;
  graceSpent: boolean;
}

/** One connection, for its parts. */
export interface Context {
  readonly options: LaneOptions;
  readonly settings: Settings;
  readonly engine: Engine<ConnectionEffect, Timer>;
  data: Data;
  inbox: FrameBuffer;
}

/** Tells the owner. */
export function tell(c: Context, event: Unnumbered<ConnectionEvent>): void {
  c.engine.emit(event as Unnumbered<ConnectionEffect>);
}

/** Asks the driver, about the open transport unless `attempt` says otherwise. */
export function ask(
  c: Context,
  action: Unattempted<ConnectionAction>,
  attempt: number = c.data.transport || c.data.attempt,
): void {
  const numbered = action as Unattempted<ConnectionAction> & { attempt: number };
  numbered.attempt = attempt;
  c.engine.emit(numbered as Unnumbered<ConnectionEffect>);
}

/** An action before it has its numbers. */
export type Unattempted<A> = A extends unknown ? Omit<A, "seq" | "attempt"> : never;

const PHASES: Partial<Record<ConnectionState, Phase>> = {
  redirecting: "redirect",
  resolving: "resolve",
  tcp: "tcp",
  tls: "tls",
  sasl: "sasl",
  negotiating: "negotiating",
  ready: "ready",
  draining: "draining",
};

/** The phase of the attempt; undefined if there is none. */
export function phaseOf({ data }: Context): Phase | undefined {
  return PHASES[data.state];
}

/** Goes to another state, and notes how long the attempt was in this one. */
export function enter(c: Context, to: ConnectionState, cause: string): void {
  const { data, engine } = c;
  const from = data.state;
  const phase = PHASES[from];
  if (phase) data.timings[phase] = (data.timings[phase] ?? 0) + engine.nowMs - data.phaseMs;
  data.phaseMs = engine.nowMs;
  data.state = to;
  tell(c, { type: "stateChanged", from, to, cause });
}

/** Whether the attempt is still being set up, and the setup timer runs. */
export function isSetup({ data: { state }, settings }: Context): boolean {
  if (state === "negotiating") return settings.setupCoversApiVersions;
  return PHASES[state] !== undefined && state !== "ready" && state !== "draining";
}

/** Whether the security protocol says TLS. */
export function usesTls({ settings }: Context): boolean {
  return settings.securityProtocol.endsWith("SSL");
}

/** Whether the security protocol says SASL. */
export function usesSasl({ settings }: Context): boolean {
  return settings.securityProtocol.startsWith("SASL");
}

/** What the cluster says the node's address is. */
export function advertised({ data: { host, port } }: Context): Endpoint {
  return { host, port };
}

/** The range that the peer offers of an API. */
export function offered(
  { data: { versions } }: Context,
  apiKey: number,
): VersionTable[number] | undefined {
  return Object.hasOwn(versions, apiKey) ? versions[apiKey] : undefined;
}
