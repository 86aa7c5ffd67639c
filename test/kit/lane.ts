// A connection with a clock of its own, and a peer that speaks the library's codecs.

import {
  Connection,
  type ConnectionAction,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionInput,
  type ConnectionOptions,
  type ConnectionReport,
  type ConnectionState,
  restoreConnection,
  type VersionTable,
} from "../../codec/connection/mod.ts";
import {
  decodeRequestFrame,
  encodeResponseFrame,
  peekRequestFrame,
  type RequestFrame,
} from "../../codec/frame/mod.ts";
import type { Answer } from "../../codec/machine/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { SaslAuthenticateServer } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";
import type { ServerApi } from "../../codec/wire/mod.ts";

/** Without a type of its own an input is a report about this attempt. */
type Input = ConnectionInput;

/** What the broker of these tests offers. */
export const OFFERED: VersionTable = {
  0: { min: 0, max: 13 },
  3: { min: 0, max: 13 },
  17: { min: 0, max: 1 },
  18: { min: 0, max: 5 },
  36: { min: 0, max: 2 },
  60: { min: 0, max: 2 },
};

export const OPTIONS: ConnectionOptions = { host: "b1.internal", port: 9092, seed: 1 };

/** Nothing is drawn: each backoff is 50 ms, each setup limit 10 s. */
export const STEADY: Partial<ConnectionOptions> = {
  reconnectBackoffMs: 50,
  socketConnectionSetupTimeoutMaxMs: 10_000,
};

/** PLAIN, which the connection speaks itself. */
export const PLAIN: Partial<ConnectionOptions> = {
  securityProtocol: "SASL_PLAINTEXT",
  sasl: { mechanism: "PLAIN", plain: { username: "alice", password: "alice-secret" } },
};

/** A mechanism that is asked. */
export const SCRAM: Partial<ConnectionOptions> = {
  securityProtocol: "SASL_PLAINTEXT",
  sasl: { mechanism: "SCRAM-SHA-256" },
};

/** An action of one type. */
export type Action<T extends ConnectionAction["type"]> = Extract<ConnectionAction, { type: T }>;
/** An event of one type. */
export type Event<T extends ConnectionEvent["type"]> = Extract<ConnectionEvent, { type: T }>;

const STARTS: readonly string[] = ["redirect", "resolve", "open"];

/** What one report says, beside its attempt. */
type Said<T extends ConnectionReport["type"]> = Omit<
  Extract<ConnectionReport, { type: T }>,
  "type" | "attempt"
>;

/** A connection, the time, and what it has asked and told. */
export class Lane {
  machine: Connection;
  now = 0;
  /** Every effect so far. */
  readonly all: ConnectionEffect[] = [];

  readonly options: ConnectionOptions;

  constructor(options: Partial<ConnectionOptions> = {}, machine?: Connection) {
    this.options = { ...OPTIONS, ...options };
    this.machine = machine ?? new Connection(this.options);
  }

  /** Where the connection says that it is. */
  get state(): ConnectionState {
    return this.allOf("stateChanged").at(-1)?.to ?? "idle";
  }

  /** The attempt that is going on, or was the last. */
  get attempt(): number {
    const found = this.all.findLast(({ type }) => STARTS.includes(type));
    if (!found || !("attempt" in found)) throw new Error("Cannot find an attempt");
    return found.attempt;
  }

  /** All effects of one type so far. */
  allOf<T extends ConnectionEffect["type"]>(type: T): Extract<ConnectionEffect, { type: T }>[] {
    return this.all.filter((effect): effect is Extract<ConnectionEffect, { type: T }> =>
      effect.type === type
    );
  }

  /** The last event of a type so far. */
  told<T extends ConnectionEvent["type"]>(type: T): Event<T> {
    const found = this.all.findLast((effect) => effect.type === type);
    if (!found) throw new Error(`Cannot find an event: expected ${type}`);
    return found as Event<T>;
  }

  /** Hands in a report about the attempt that is going on. */
  report<T extends ConnectionReport["type"]>(type: T, more: Said<T>): ConnectionEffect[] {
    return this.do({ type, attempt: this.attempt, ...more } as unknown as ConnectionReport);
  }

  /** Goes on with a connection that is restored from the snapshot of this one. */
  restore(): void {
    const json = JSON.stringify(this.machine.snapshot());
    this.machine = restoreConnection(this.options, JSON.parse(json));
  }

  /** Hands in one input and takes the effects. */
  do(input: Input, nowMs: number = this.now): ConnectionEffect[] {
    this.answer(input, nowMs);
    return this.take();
  }

  /** Hands in one input; the effects stay. */
  answer(input: Input, nowMs: number = this.now): Answer {
    this.now = Math.max(this.now, nowMs);
    return this.machine.handle(input, nowMs);
  }

  /** Takes all effects. */
  take(): ConnectionEffect[] {
    const taken: ConnectionEffect[] = [];
    for (let effect; (effect = this.machine.poll()) !== undefined;) taken.push(effect);
    this.all.push(...taken);
    return taken;
  }

  /** Lets time pass. */
  at(nowMs: number): ConnectionEffect[] {
    return this.do({ type: "tick" }, nowMs);
  }

  /** Wakes it at its deadline; fails if it has none. */
  wake(): ConnectionEffect[] {
    const { deadlineMs } = this.machine;
    if (deadlineMs === undefined) throw new Error("Cannot wake: expected a deadline");
    return this.at(deadlineMs);
  }

  /** The last action of a type so far. */
  last<T extends ConnectionAction["type"]>(type: T): Action<T> {
    const found = this.all.findLast((effect) => effect.type === type);
    if (!found) throw new Error(`Cannot find an action: expected ${type}`);
    return found as Action<T>;
  }

  /** Reports the open transport, of the last `open`. */
  opened(more: { secured?: boolean } = {}): ConnectionEffect[] {
    const { attempt } = this.last("open");
    return this.do({ type: "opened", attempt, remote: "10.0.0.1:9092", ...more });
  }

  /** Bytes come from the peer. */
  receive(bytes: Uint8Array): ConnectionEffect[] {
    return this.do({ type: "received", attempt: this.last("open").attempt, bytes });
  }

  /** The last request that was written. */
  written<Req>(api: ServerApi<Req, never>): RequestFrame<Req> {
    return decodeRequestFrame(api, this.last("write").bytes);
  }

  /** The peer answers the last request that was written. */
  reply<Res>(
    api: ServerApi<unknown, Res>,
    message: NoInfer<Res>,
    version?: number,
  ): ConnectionEffect[] {
    const { apiVersion, correlationId } = peekRequestFrame(this.last("write").bytes);
    return this.receive(
      encodeResponseFrame(api, { correlationId }, message, version ?? apiVersion),
    );
  }

  /** The peer answers ApiVersions. */
  replyVersions(
    versions: VersionTable = OFFERED,
    errorCode = 0,
    version?: number,
  ): ConnectionEffect[] {
    const apiKeys = Object.entries(versions).map(([apiKey, { min, max }]) => ({
      apiKey: Number(apiKey),
      minVersion: min,
      maxVersion: max,
    }));
    return this.reply(ApiVersionsServer, { errorCode, apiKeys }, version);
  }

  /** The peer answers SaslHandshake. */
  replyHandshake(errorCode = 0, mechanisms: string[] = ["PLAIN"]): ConnectionEffect[] {
    return this.reply(SaslHandshakeServer, { errorCode, mechanisms });
  }

  /** The peer answers SaslAuthenticate. */
  replyToken(
    { errorCode = 0, errorMessage = null, authBytes = new Uint8Array(0), sessionLifetimeMs = 0n }: {
      errorCode?: number;
      errorMessage?: string | null;
      authBytes?: Uint8Array;
      sessionLifetimeMs?: bigint;
    } = {},
  ): ConnectionEffect[] {
    return this.reply(SaslAuthenticateServer, {
      errorCode,
      errorMessage,
      authBytes,
      sessionLifetimeMs,
    });
  }

  /** Everything that was written is flushed. */
  flush(): ConnectionEffect[] {
    const { attempt, writeSeq } = this.last("write");
    return this.do({ type: "flushed", attempt, writeSeq });
  }

  /** The peer answers the request of this correlation id with bytes of the test. */
  respond(correlationId: number, body: readonly number[] = []): ConnectionEffect[] {
    return this.receive(responseFrame(correlationId, body));
  }

  /** Sends Metadata 1 with an empty body, or what is said instead. */
  send(id: number, more: Partial<Extract<ConnectionInput, { type: "send" }>> = {}): Answer {
    return this.answer({
      type: "send",
      id,
      apiKey: 3,
      apiVersion: 1,
      flexible: false,
      body: new Uint8Array(0),
      ...more,
    });
  }
}

/** A response with header 0. */
export function responseFrame(correlationId: number, body: readonly number[] = []): Uint8Array {
  const frame = new Uint8Array(8 + body.length);
  const view = new DataView(frame.buffer);
  view.setInt32(0, 4 + body.length);
  view.setInt32(4, correlationId);
  frame.set(body, 8);
  return frame;
}

/** A connection that is opening its transport. */
export function openingLane(options: Partial<ConnectionOptions> = {}): Lane {
  const lane = new Lane(options);
  lane.do({ type: "connect" });
  const resolve = lane.all.find(({ type }) => type === "resolve");
  if (resolve) {
    const { attempt } = lane.last("resolve");
    lane.do({ type: "resolved", attempt, addresses: ["10.0.0.1"] });
  }
  return lane;
}

/** A connection that is ready, with nothing left to take. */
export function readyLane(options: Partial<ConnectionOptions> = {}, versions?: VersionTable): Lane {
  const lane = openingLane(options);
  lane.opened();
  lane.flush();
  lane.replyVersions(versions);
  return lane;
}

/** The types of effects, states with where they go. */
export function typesOf(effects: readonly ConnectionEffect[]): string[] {
  return effects.map((effect) =>
    effect.type === "stateChanged" ? `${effect.from}>${effect.to}` : effect.type
  );
}

/** A connection that has failed, and may not try again for 50 ms. */
export function backoffLane(options: Partial<ConnectionOptions> = {}): Lane {
  const lane = openingLane({ ...STEADY, ...options });
  lane.report("openFailed", { code: "ECONNREFUSED" });
  return lane;
}

/** A connection that waits for the first token of its mechanism. */
export function saslLane(options: Partial<ConnectionOptions> = {}): Lane {
  const lane = openingLane({ ...SCRAM, ...options });
  lane.opened();
  lane.flush();
  lane.replyVersions();
  lane.flush();
  lane.replyHandshake(0, [lane.options.sasl!.mechanism]);
  return lane;
}

/** A connection that has authenticated with PLAIN and is ready; its session lasts for `sessionLifetimeMs`. */
export function plainLane(
  options: Partial<ConnectionOptions> = {},
  sessionLifetimeMs: bigint = 0n,
): Lane {
  const lane = saslLane({ ...PLAIN, ...options });
  lane.flush();
  lane.replyToken({ sessionLifetimeMs });
  lane.flush();
  lane.replyVersions();
  return lane;
}

/** A connection in any state, without jitter; in `draining` request 1 is in flight. */
export function laneIn(state: ConnectionState, options: Partial<ConnectionOptions> = {}): Lane {
  const steady = { ...STEADY, ...options };
  switch (state) {
    case "idle":
      return new Lane(steady);
    case "backoff":
      return backoffLane(steady);
    case "redirecting":
      return connecting(new Lane({ ...steady, redirector: "ask-driver" }));
    case "resolving":
      return connecting(new Lane(steady));
    case "tcp":
      return openingLane(steady);
    case "tls": {
      const lane = openingLane({ ...steady, securityProtocol: "SSL" });
      lane.opened();
      return lane;
    }
    case "sasl":
      return saslLane(steady);
    case "negotiating": {
      const lane = openingLane(steady);
      lane.opened();
      return lane;
    }
    case "ready":
      return readyLane(steady);
    case "draining": {
      const lane = readyLane(steady);
      lane.send(1);
      lane.take();
      lane.do({ type: "drain" });
      return lane;
    }
    case "closed": {
      const lane = new Lane(steady);
      lane.do({ type: "close" });
      return lane;
    }
  }
}

function connecting(lane: Lane): Lane {
  lane.do({ type: "connect" });
  return lane;
}

/** Effects without their numbers. */
export function bare(effects: readonly ConnectionEffect[]): object[] {
  return effects.map(({ seq: _, ...rest }) => rest);
}

/** A big-endian int32 of a frame; the correlation id of a request is at 8. */
export function int32At(bytes: Uint8Array, offset: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getInt32(offset);
}

/** Bytes one after the other. */
export function joined(...parts: readonly Iterable<number>[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** The start of a frame of this size. */
export function sizePrefix(size: number): Uint8Array {
  return new Uint8Array([size >>> 24, size >>> 16 & 255, size >>> 8 & 255, size & 255]);
}
