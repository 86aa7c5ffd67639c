// When two states are the same: what differs between them changes nothing of what follows but names and times.

import type { Data, Request } from "../../codec/connection/context.ts";
import { expBackoff } from "../../codec/machine/backoff.ts";
import type { ConnectionOptions } from "../../codec/connection/options.ts";
import type { Settings } from "../../codec/connection/settings.ts";
import type { Json } from "../../codec/machine/machine.ts";
import type { TimersSnapshot } from "../../codec/machine/timers.ts";
import type { Traits } from "./environment.ts";
import type { Accepted, Ledger } from "./ledger.ts";

/** A snapshot of a connection, as it is. */
export interface Snapshot {
  readonly data: Data;
  readonly engine: {
    readonly nowMs: number | null;
    readonly timers: TimersSnapshot;
    readonly random: number;
    readonly seq: number;
    readonly effects: readonly Json[];
  };
  readonly inbox: { readonly base64: string };
  readonly fresh: boolean;
}

const FOREVER = 1e12;
/** Up to here the limit of frames is the same before and after the first response. */
const UNTRUSTED_LIMIT = 524_288;

/**
 * A moment as the distance from now, rounded up as a driver's timer does; −9999 for none.
 *
 * The machine is driven at whole milliseconds, so a deadline between two of them is as good as the second.
 */
function away(moment: number | null | undefined, nowMs: number): number {
  if (moment === null || moment === undefined || moment === -Infinity) return -9999;
  return moment > FOREVER ? 9999 : Math.ceil(moment - nowMs);
}

/** Makes the keys of one configuration. */
export class Keys {
  readonly #settings: Settings;
  readonly #mostFailures: number;
  readonly #mostSetupFailures: number;
  readonly #atOnce: boolean;
  readonly #sizes: boolean;
  readonly #greetings: boolean;
  readonly #alternatives: boolean;
  readonly #redirected: boolean;

  constructor(options: ConnectionOptions, settings: Settings, { noise, addresses }: Traits) {
    this.#settings = settings;
    this.#redirected = typeof options.redirector === "function";
    this.#sizes = settings.receiveMaxFrameBytes > UNTRUSTED_LIMIT;
    this.#greetings = noise.includes("TLS");
    this.#alternatives = addresses.some(({ length }) => length > 1);
    const { reconnectBackoffMs, reconnectBackoffMaxMs } = settings;
    const { socketConnectionSetupTimeoutMs, socketConnectionSetupTimeoutMaxMs } = settings;
    this.#atOnce = expBackoff(0, reconnectBackoffMs, reconnectBackoffMaxMs, () => 0) === 0;
    this.#mostFailures = 1 + growsUntil(reconnectBackoffMs, reconnectBackoffMaxMs);
    this.#mostSetupFailures = Math.max(
      growsUntil(socketConnectionSetupTimeoutMs, socketConnectionSetupTimeoutMaxMs),
      growsUntil(settings.connectTimeoutMs ?? 1, settings.connectTimeoutMaxMs ?? 1),
    );
  }

  /** The key of a state. The effects must have been taken. */
  of(snapshot: Snapshot, ledger: Ledger, deadlineMs: number | undefined): string {
    const { data, engine } = snapshot;
    if (data.state === "closed" && ledger.state === "closed") return `closed ${deadlineMs}`;
    const nowMs = engine.nowMs ?? 0;
    return JSON.stringify([
      this.#machine(snapshot, nowMs),
      this.#ledger(ledger, data, nowMs),
      away(deadlineMs, nowMs),
    ]);
  }

  #machine(snapshot: Snapshot, nowMs: number): Json {
    const { data, engine, inbox } = snapshot;
    return [
      data.state,
      this.#attempt(data, nowMs),
      this.#place(data),
      data.transport ? this.#transport(snapshot) : 0,
      this.#session(data, nowMs),
      data.requests.map((request) => requestKey(request, data, nowMs)),
      Math.max(away(data.throttleUntilMs, nowMs), 0), // one that is over is none
      this.#silence(data, nowMs),
      data.graceSpent,
      timersKey(engine.timers, nowMs),
      engine.effects.length,
      inbox.base64.length,
    ];
  }

  #attempt(data: Data, nowMs: number): Json {
    const isUnderWay = !["idle", "backoff", "ready", "draining"].includes(data.state);
    return [
      isUnderWay && data.numbered,
      this.#atOnce && data.startMs === nowMs,
      isUnderWay && data.state !== "redirecting" && data.firstCandidate,
      data.racers.map(({ attempt, address, deadlineMs }) => [
        data.attempt - attempt,
        address,
        away(deadlineMs, nowMs),
      ]),
      data.transport && data.attempt - data.transport + 1,
      data.asap,
      data.suspended,
      Math.min(data.failedAttempts, this.#mostFailures),
      Math.min(data.setupFailures, this.#mostSetupFailures),
      this.#redirected && data.lastFailure,
    ];
  }

  /** Both hosts of the node are alike: which one it is does not count. */
  #place({ host: own, targets, candidate, addresses, address, lastTried }: Data): Json {
    const named = (host: string | null) => host === own ? "" : host;
    const names = targets.map(({ host, port }) => `${named(host)}:${port}`);
    const dialled = addresses.map((one) => `${named(one.address)}:${one.port}`);
    return [
      names,
      candidate,
      dialled,
      address,
      this.#alternatives ? lastTried?.replace(own, "") ?? null : 0,
    ];
  }

  #transport({ data, fresh }: Snapshot): Json {
    const { sasl, writeSeq, flushedSeq } = data;
    return [
      knowsVersions(data) && Object.keys(data.versions).length,
      data.verified,
      this.#sizes && data.trusted,
      this.#greetings && fresh,
      sasl && [sasl.step, sasl.round, sasl.version],
      Math.min(writeSeq - 1 - flushedSeq, OLD),
      this.#settings.writeGate === "buffered" && data.writable,
    ];
  }

  #session(data: Data, nowMs: number): Json {
    const { state, fellBack, sessionMs, reauth, reauthMs, sessionEndMs } = data;
    return [
      fellBack,
      sessionMs,
      reauth,
      state === "sasl" || state === "negotiating" ? away(reauthMs, nowMs) : 0,
      state === "ready" && reauth === "no" || state === "negotiating"
        ? away(sessionEndMs, nowMs)
        : 0,
      this.#settings.securityProtocol.startsWith("SASL") && data.setupLimitMs,
    ];
  }

  #isSetup({ state }: Ledger): boolean {
    return state !== "negotiating" || this.#settings.setupCoversApiVersions;
  }

  /** Counts only for probes. */
  #silence({ activityMs }: Data, nowMs: number): number {
    const { idleProbeAfterMs } = this.#settings;
    return idleProbeAfterMs === null ? 0 : Math.min(nowMs - activityMs, idleProbeAfterMs + 1);
  }

  #ledger(ledger: Ledger, { requests }: Data, nowMs: number): Json {
    const { rest } = ledger;
    const place = (one: { readonly correlationId: number }) =>
      requests.findIndex(({ correlationId }) => correlationId === one.correlationId);
    const accepted = (request: Accepted): Json => [
      place(request),
      away(request.dueMs, nowMs),
      request.extended,
      request.taken,
    ];
    return [
      ledger.state,
      this.#isSetup(ledger) ? away(ledger.attemptMs, nowMs) : 0,
      ledger.attemptMs === null ? 0 : away(ledger.attemptMs + ledger.slackMs, nowMs),
      ledger.slowed,
      ledger.asked,
      ledger.round,
      ledger.transports.map(({ attempt, open, openMs }) => [
        ledger.attempt - attempt,
        open || away(openMs, nowMs),
      ]),
      ledger.requests.map(accepted),
      ledger.tombstones.map(accepted),
      ledger.unanswered.map((frame) => [frame.apiKey, frame.apiVersion, place(frame)]),
      rest && [rest.answers, rest.throttleMs ?? 0],
      ledger.restBytes?.length ?? 0,
      ledger.raw,
      Math.max(away(ledger.throttleUntilMs, nowMs), 0),
      away(ledger.drainDueMs, nowMs),
      Math.min(ledger.failedAttempts, this.#mostFailures),
      Math.min(ledger.setupFailures, this.#mostSetupFailures),
      Math.max(away(ledger.graceUntilMs, nowMs), 0),
      ledger.graceSpent,
    ];
  }
}

/** Before that, the versions are those of the last attempt, and count for nothing. */
function knowsVersions({ state, sasl }: Data): boolean {
  return state === "ready" || state === "draining" || sasl !== null && sasl.step !== "versions";
}

/** Writes so long ago cannot be told apart: flushes are reported of the last one and of that before it. */
const OLD = 2;

function requestKey(request: Request, data: Data, nowMs: number): Json {
  const { kind, apiKey, apiVersion, expectResponse, flushed, tombstone, timeoutMs } = request;
  return [
    kind,
    apiKey,
    apiVersion,
    expectResponse,
    flushed,
    tombstone,
    away(request.deadlineMs, nowMs),
    timeoutMs > FOREVER ? 9999 : timeoutMs,
    request.writeSeq < 0 ? -1 : Math.min(data.writeSeq - 1 - request.writeSeq, OLD),
    request.held !== undefined,
  ];
}

/** A hold that is over holds nothing. */
function timersKey({ deadlines, held }: TimersSnapshot, nowMs: number): Json {
  const set = Object.entries(deadlines).map(([name, at]) => [name, away(at, nowMs)]);
  return [set, held && held.untilMs > nowMs ? away(held.untilMs, nowMs) : 0];
}

/** From which number of failures on the wait is always the same. */
function growsUntil(base: number, max: number): number {
  const waits = (n: number) =>
    [0, 1 - 2 ** -32].map((draw) => expBackoff(n, base, max, () => draw));
  let n = 0;
  while (`${waits(n)}` !== `${waits(n + 64)}`) n++;
  return n;
}
