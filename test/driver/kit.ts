// A driver's world for tests: a clock that tests move, brokers in memory, and a small API of text.

import { expect } from "vitest";
import type { BrokerClient, BrokerOptions } from "../../codec/driver/broker_client.ts";
import type { Clock } from "../../codec/driver/clock.ts";
import { connectBroker } from "../../codec/driver/connect_broker.ts";
import type { Dial, Dialer, DialTarget, Duplex } from "../../codec/driver/dialer.ts";
import { memoryDuplex, type MemoryEnd } from "../../codec/driver/memory.ts";
import type { ConnectionEvent, VersionTable } from "../../codec/connection/mod.ts";
import { encodeResponseFrame, FrameReader, peekRequestFrame } from "../../codec/frame/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { type Api, EncodeError, type ServerApi } from "../../codec/wire/mod.ts";

// ---- time ----

interface Timer {
  readonly atMs: number;
  wake(): void;
}

/** Time that passes when a test says so. */
export class TestClock implements Clock {
  /** The delays that were asked for. */
  readonly delays: number[] = [];
  /** The most timers that were set at one time. */
  most = 0;
  /** How often a timer has gone off. */
  wakes = 0;
  #nowMs = 1000;
  readonly #timers: Set<Timer> = new Set();

  nowMs(): number {
    return this.#nowMs;
  }

  schedule(delayMs: number, wake: () => void): () => void {
    const timer = { atMs: this.#nowMs + delayMs, wake };
    this.delays.push(delayMs);
    this.#timers.add(timer);
    this.most = Math.max(this.most, this.#timers.size);
    return () => void this.#timers.delete(timer);
  }

  /** How many timers are set. */
  get timers(): number {
    return this.#timers.size;
  }

  /** Lets time pass, timer by timer, and everything happen that follows. */
  async pass(ms: number): Promise<void> {
    await rest();
    const untilMs = this.#nowMs + ms;
    for (let timer; (timer = this.#next()) && timer.atMs <= untilMs;) {
      this.#nowMs = Math.max(this.#nowMs, timer.atMs);
      this.#ring(timer);
      await rest();
    }
    this.#nowMs = untilMs;
    await rest();
  }

  /** Moves the clock; no timer notices yet. May go back. */
  jump(ms: number): void {
    this.#nowMs += ms;
  }

  /** All timers go off now, due or not. */
  async ringAll(): Promise<void> {
    for (const timer of [...this.#timers]) this.#ring(timer);
    await rest();
  }

  #ring(timer: Timer): void {
    this.#timers.delete(timer);
    this.wakes++;
    timer.wake();
  }

  #next(): Timer | undefined {
    return [...this.#timers].sort((a, b) => a.atMs - b.atMs)[0];
  }
}

/** Lets everything happen that needs no time. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Lets everything happen until something holds that the platform's own threads have a part in. */
export async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 10_000 && !holds(); i++) await rest();
  if (!holds()) throw new Error("Cannot wait any longer");
}

// ---- an API of text ----

/** Text there and back, under the number of Metadata, which a broker offers. */
export const Echo: Api<string, string> = {
  name: "Echo",
  key: 3,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: null,
  encodeRequest: (text) => {
    if (text !== "unspeakable") return new TextEncoder().encode(text);
    throw new EncodeError("EchoRequest", ["text"], "what can be said", "what cannot");
  },
  decodeResponse: (body) => new TextDecoder("utf-8", { fatal: true }).decode(body),
};

/** What a user has configured, for clients that follow their configuration in the cluster. */
export const STATIC_CONFIG = {
  acks: 1,
  acksLocked: { effective: false, explicit: false },
  sessionTimeoutMs: 45_000,
  heartbeatIntervalMs: 3_000,
  groupProtocol: "classic",
} as const;

/** What a broker of these tests offers. */
export const OFFERED: VersionTable = {
  0: { min: 0, max: 13 },
  3: { min: 0, max: 4 },
  17: { min: 0, max: 1 },
  18: { min: 0, max: 5 },
  36: { min: 0, max: 2 },
  60: { min: 0, max: 2 },
};

// ---- brokers ----

/** A request as the broker has got it. */
export interface Request {
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly correlationId: number;
  /** The body of an `Echo`. */
  readonly text: string;
  /** With the length before it. */
  readonly frame: Uint8Array;
}

/** One transport, as the broker sees it. */
export class Session {
  /** Those that are not answered by themselves. */
  readonly requests: Request[] = [];
  /** How many bytes have come. */
  received = 0;
  /** Whether the client has ended the streams, unless the broker has. */
  isClosed = false;
  /** How often the client has freed what lies below. */
  freed = 0;
  readonly #broker: TestBroker;
  readonly #end: MemoryEnd;
  readonly #reader: FrameReader = new FrameReader();
  #answered = 0;
  #read: Promise<void> | undefined;
  #resume: () => void = () => {};

  constructor(broker: TestBroker, end: MemoryEnd) {
    this.#broker = broker;
    this.#end = end;
  }

  /** What the requests say. */
  get texts(): string[] {
    return this.requests.map(({ text }) => text);
  }

  /** How many requests have no answer. */
  get unanswered(): number {
    return this.requests.length - this.#answered;
  }

  /** Answers the oldest request without answer, with its own text unless there is another. */
  answer(text: string = this.requests[this.#answered]?.text ?? ""): void {
    const request = this.requests[this.#answered++];
    if (!request) throw new Error("Cannot answer: expected a request");
    this.send(responseFrame(request.correlationId, new TextEncoder().encode(text)));
  }

  /** Answers it with a message of Kafka's. */
  reply<Res>(api: ServerApi<unknown, Res>, message: NoInfer<Res>): void {
    const request = this.requests[this.#answered++];
    if (!request) throw new Error("Cannot reply: expected a request");
    const { correlationId, apiVersion } = request;
    this.send(encodeResponseFrame(api, { correlationId }, message, apiVersion));
  }

  send(bytes: Uint8Array): void {
    this.#end.send(bytes);
  }

  /** Ends it in good order. */
  cut(): void {
    this.#end.close();
  }

  /** Breaks it with a platform's error. */
  fail(code: string): void {
    this.#end.fail(Object.assign(new Error(code), { code }));
  }

  /** Reads no more: what the client writes waits. */
  stall(): void {
    this.#read = new Promise((resolve) => this.#resume = resolve);
  }

  /** Reads on. */
  resume(): void {
    this.#read = undefined;
    this.#resume();
  }

  receive(bytes: Uint8Array): Promise<void> | void {
    this.received += bytes.length;
    this.#reader.push(bytes);
    for (let frame; (frame = this.#reader.next()) !== undefined;) this.#take(frame);
    return this.#read;
  }

  #take(frame: Uint8Array): void {
    const numbers = peekRequestFrame(frame);
    const request = { ...numbers, text: textOf(frame), frame };
    if (this.#broker.automatic(request, this)) return;
    this.requests.push(request);
    this.#broker.onRequest?.(request, this);
  }
}

/** A broker that answers ApiVersions by itself, and nothing else unless it is told to. */
export class TestBroker {
  /** What it offers from now on. */
  offered: VersionTable = OFFERED;
  /** Whether it answers ApiVersions. */
  speaks = true;
  /** The transports, in the order in which they were opened. */
  readonly sessions: Session[] = [];
  /** What was dialled. */
  readonly targets: DialTarget[] = [];
  /** The signals of the dials. */
  readonly signals: AbortSignal[] = [];
  /** Hears each request that is not answered by itself. */
  onRequest?: (request: Request, session: Session) => void;

  /** Opens a transport to this broker. */
  readonly dial: Dial = (target, signal) => {
    this.targets.push(target);
    this.signals.push(signal);
    return Promise.resolve(this.open());
  };

  /** The last transport. */
  get session(): Session {
    const session = this.sessions.at(-1);
    if (!session) throw new Error("Cannot find a session");
    return session;
  }

  open(): Duplex {
    const duplex = memoryDuplex((end) => {
      const session = new Session(this, end);
      this.sessions.push(session);
      return {
        receive: (bytes) => session.receive(bytes),
        closed: () => void (session.isClosed = true),
      };
    });
    const { session } = this;
    return {
      ...duplex,
      close: () => {
        session.freed++;
        duplex.close?.();
      },
    };
  }

  /** Whether it answers this request by itself. */
  automatic({ apiKey, apiVersion, correlationId }: Request, session: Session): boolean {
    if (apiKey !== ApiVersionsServer.key) return false;
    const apiKeys = Object.entries(this.offered).map(([key, { min, max }]) => ({
      apiKey: Number(key),
      minVersion: min,
      maxVersion: max,
    }));
    const answer = { errorCode: 0, apiKeys, throttleTimeMs: 0 };
    if (this.speaks) {
      session.send(encodeResponseFrame(ApiVersionsServer, { correlationId }, answer, apiVersion));
    }
    return true;
  }
}

/** Streams that a test holds both ends of. */
export class Pipe {
  readonly duplex: Duplex;
  /** What has come through. */
  readonly written: Uint8Array[] = [];
  /** How many bytes the stream has got. */
  offered = 0;
  /** How often each end was ended by the client. */
  readonly ended = { cancel: 0, close: 0, abort: 0, free: 0 };
  source!: ReadableStreamDefaultController<Uint8Array>;
  sink!: WritableStreamDefaultController;
  /** What the end of the writable waits for. */
  closing: Promise<void> = Promise.resolve();
  /** What a write waits for. */
  taking: Promise<void> = Promise.resolve();

  constructor(room: number = 1) {
    const { ended } = this;
    const readable = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.source = controller),
      cancel: () => void ended.cancel++,
    });
    const writable = new WritableStream<Uint8Array>({
      start: (controller) => void (this.sink = controller),
      write: (bytes) => {
        this.written.push(bytes);
        return this.taking;
      },
      close: () => {
        ended.close++;
        return this.closing;
      },
      abort: () => void ended.abort++,
    }, {
      highWaterMark: room,
      size: ({ length }) => {
        this.offered += length;
        return length;
      },
    });
    this.duplex = { readable, writable, close: () => void ended.free++ };
  }

  /** The client reads this. */
  push(chunk: unknown): void {
    this.source.enqueue(chunk as Uint8Array);
  }

  /** Answers the request of this correlation id. */
  answer(correlationId: number, text: string): void {
    this.push(responseFrame(correlationId, new TextEncoder().encode(text)));
  }
}

/** A client that needs no answer to be connected. */
export const SKIP = { negotiation: "skip", staticVersions: OFFERED } as const;

/** The body after a header of version 1, whatever it is. */
function textOf(frame: Uint8Array): string {
  const view = new DataView(frame.buffer, frame.byteOffset);
  return new TextDecoder().decode(frame.subarray(14 + Math.max(view.getInt16(12), 0)));
}

/** A response with header 0. */
export function responseFrame(correlationId: number, body: Uint8Array): Uint8Array {
  const frame = new Uint8Array(8 + body.length);
  const view = new DataView(frame.buffer);
  view.setInt32(0, 4 + body.length);
  view.setInt32(4, correlationId);
  frame.set(body, 8);
  return frame;
}

// ---- clients ----

/** A dialer of three steps. */
export function inSteps(broker: TestBroker, other: Partial<Dialer> = {}): Dialer {
  return {
    capabilities: {},
    resolve: () => Promise.resolve([ADDRESS]),
    open: broker.dial,
    secure: (duplex) => Promise.resolve(duplex),
    ...other,
  };
}

/** An attempt to connect that may not have come to an end. */
export interface Attempt {
  readonly clock: TestClock;
  readonly broker: TestBroker;
  readonly connecting: Tracked<BrokerClient>;
}

/** Begins to connect. */
export async function connecting(
  options: Partial<BrokerOptions> = {},
  dialerOf: (broker: TestBroker, clock: TestClock) => Dial | Dialer = ({ dial }) => dial,
  broker: TestBroker = new TestBroker(),
): Promise<Attempt> {
  const clock = new TestClock();
  const promise = connectBroker(dialerOf(broker, clock), { ...STEADY, clock, ...options });
  const attempt = { clock, broker, connecting: track(promise) };
  await rest();
  return attempt;
}

/** Nothing is left of a client: no timer, and no transport that is open or opening. */
export function expectNothingLeft({ clock, broker }: Pick<World, "clock" | "broker">): void {
  const left = {
    timers: clock.timers,
    dials: broker.signals.filter(({ aborted }) => !aborted).length,
    sessions: broker.sessions.filter(({ freed }) => freed !== 1).length,
  };
  expect(left).toEqual({ timers: 0, dials: 0, sessions: 0 });
}

/** Lets time pass until the attempt is over; gives how long that took, in steps of 100 ms. */
export async function untilSettled(
  { clock, connecting }: Attempt,
  mostMs = 60_000,
): Promise<number> {
  const beginMs = clock.nowMs();
  while (connecting.state === "pending" && clock.nowMs() < beginMs + mostMs) await clock.pass(100);
  return clock.nowMs() - beginMs;
}

/** A platform's error. */
export function platformError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`the platform says ${code}`), { code, ...more });
}

/** A controller, and how many listen to its signal. */
export class ListenedTo extends AbortController {
  readonly listeners: Set<unknown> = new Set();

  constructor() {
    super();
    const { signal, listeners } = this;
    const add = signal.addEventListener.bind(signal) as AddListener;
    const remove = signal.removeEventListener.bind(signal) as AddListener;
    Object.assign(signal, {
      addEventListener(type: string, listener: () => void) {
        listeners.add(listener);
        add(type, listener);
      },
      removeEventListener(type: string, listener: () => void) {
        listeners.delete(listener);
        remove(type, listener);
      },
    });
  }
}

type AddListener = (type: string, listener: () => void) => void;

/** What never comes. */
export function never<T>(): Promise<T> {
  return new Promise(() => {});
}

/** Where the broker of these tests says that it is. */
export const ADVERTISED = { host: "b1.internal", port: 9092 };
/** Where that is. */
export const ADDRESS = "10.0.0.1";

/** A client, its clock and its broker. */
export interface World {
  readonly client: BrokerClient;
  readonly clock: TestClock;
  readonly broker: TestBroker;
}

/** Nothing is drawn: each backoff is 50 ms, each setup limit 10 s. */
export const STEADY: BrokerOptions = {
  ...ADVERTISED,
  reconnectBackoffMs: 50,
  socketConnectionSetupTimeoutMaxMs: 10_000,
  seed: 1,
};

/** A client that is connected to a broker. */
export async function connected(
  options: Partial<BrokerOptions> = {},
  broker: TestBroker = new TestBroker(),
  dialer: Dial | Dialer = broker.dial,
): Promise<World> {
  const clock = new TestClock();
  const client = await connectBroker(dialer, { ...STEADY, clock, ...options });
  return { client, clock, broker };
}

/** Closes a client whose streams do not end: it must take so long, and not longer. */
export async function closeIn(ms: number, { client, clock }: World): Promise<void> {
  const closing = track(client.close());
  await clock.pass(ms - 1);
  expect(closing.state).toBe("pending");
  await clock.pass(1);
  expect(closing.state).toBe("resolved");
}

/** A promise, and what has become of it. */
export interface Tracked<T> {
  state: "pending" | "resolved" | "rejected";
  value?: T;
  error?: unknown;
}

/** Watches a promise. */
export function track<T>(promise: Promise<T>): Tracked<T> {
  const tracked: Tracked<T> = { state: "pending" };
  promise.then(
    (value) => Object.assign(tracked, { state: "resolved", value }),
    (error) => Object.assign(tracked, { state: "rejected", error }),
  );
  return tracked;
}

/** What a promise is rejected with. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then((value) => ({ value }), (error) => ({ error }));
  if ("error" in outcome) return outcome.error;
  throw new Error("Cannot match: expected a rejection");
}

/** Message and facts of an error; those that are undefined are left out. */
export function shown(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) throw new Error(`Cannot show: expected an error, found ${error}`);
  const facts = Object.entries({ ...error }).filter(([, value]) => value !== undefined);
  return { message: error.message, ...Object.fromEntries(facts) };
}

/** Message and facts of what a promise is rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<Record<string, unknown>> {
  return shown(await errorOf(promise));
}

/** Collects the events of a client; filled as they come. */
export function collect(client: BrokerClient): ConnectionEvent[] {
  const events: ConnectionEvent[] = [];
  const take = async () => {
    for await (const event of client.events()) events.push(event);
  };
  take();
  return events;
}

/** Collects rejections that nobody handles, where the platform tells of them. */
export function watchRejections(): { readonly found: unknown[]; stop(): void } {
  const found: unknown[] = [];
  const heard = (event: Event) => {
    event.preventDefault();
    found.push((event as PromiseRejectionEvent).reason);
  };
  const { process } = globalThis as unknown as { process?: NodeProcess };
  const told = (reason: unknown) => void found.push(reason);
  globalThis.addEventListener?.("unhandledrejection", heard);
  process?.on?.("unhandledRejection", told);
  return {
    found,
    stop() {
      globalThis.removeEventListener?.("unhandledrejection", heard);
      process?.off?.("unhandledRejection", told);
    },
  };
}

interface NodeProcess {
  on?(event: string, listener: (reason: unknown) => void): void;
  off?(event: string, listener: (reason: unknown) => void): void;
}
