// One run of client, connection and fake broker on a virtual clock: faults and calls by one seed, and what must hold
// whatever happens.

import {
  type BrokerClient,
  type BrokerOptions,
  type CallOptions,
  connectBroker,
  DriverError,
} from "../../codec/driver/mod.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { Produce, ProduceServer } from "../../codec/messages/produce.ts";
import { FakeBroker, type Fault, memoryDial, VirtualClock } from "../../codec/testing/mod.ts";
import { Random } from "../kit/random.ts";

/** What came of a run. */
export interface Outcome {
  /** What must not be, in words. */
  readonly wrong: readonly string[];
  /** How often what happened: reasons of failures, and `answered`. */
  readonly seen: ReadonlyMap<string, number>;
}

const STEPS = 60;
const LATEST_MS = 1; // a timer may be that late
const MOST_THROTTLED_MS = 5_000; // in a run; throttle time does not count as request time

/** Runs one seed to its end. */
async function simulate(seed: number): Promise<Outcome> {
  return await new Run(seed).run();
}

class Run {
  readonly #random: Random;
  readonly #clock = new VirtualClock();
  readonly #broker: FakeBroker;
  readonly #options: BrokerOptions;
  readonly #wrong: string[] = [];
  readonly #seen = new Map<string, number>();
  /** The numbers of the calls that the broker got, in order. */
  readonly #received: number[] = [];
  readonly #open = new Set<number>();
  #calls = 0;
  #throttledMs = 0;

  constructor(seed: number) {
    this.#random = new Random(seed);
    const isSecret = this.#random.chance(30);
    this.#broker = new FakeBroker({ ...(isSecret && { sasl: { users: { alice: "secret" } } }) })
      .on(MetadataServer, (request, context) => {
        this.#receive(request.topics![0]!.name!);
        return context.next(request);
      })
      .on(ProduceServer, (request) => {
        this.#receive(request.topicData[0]!.name);
        return null;
      });
    this.#options = this.#optionsOf(isSecret);
  }

  async run(): Promise<Outcome> {
    if (this.#random.chance(60)) this.#fault();
    const dial = memoryDial(this.#broker, { clock: this.#clock });
    const client = await this.#settled("connect", connectBroker(dial, this.#options));
    if (client) await this.#use(client);
    this.#expectRest();
    return { wrong: this.#wrong, seen: this.#seen };
  }

  #optionsOf(isSecret: boolean): BrokerOptions {
    const random = this.#random;
    const plain = { username: "alice", password: "secret" };
    return {
      host: "localhost",
      port: 9092,
      clock: this.#clock,
      seed: random.uint32(),
      retry: random.chance(50),
      requestTimeoutMs: random.one([50, 1_000, 30_000]),
      connectTimeoutMs: random.one([null, 100, 5_000]),
      socketConnectionSetupTimeoutMs: 2_000,
      connectionsMaxIdleMs: random.one([-1, 500, 540_000]),
      onRequestTimeout: random.one(["disconnect", "abandon"]),
      writeGate: random.one(["flushed", "buffered"]),
      reconnect: random.one(["lazy", "eager"]),
      maxInFlightRequestsPerConnection: random.one([1, 2, 5, 100]),
      idleProbeAfterMs: random.one([null, null, 200]),
      stallForgiveness: random.chance(50),
      ...(isSecret && { securityProtocol: "SASL_PLAINTEXT", sasl: { mechanism: "PLAIN", plain } }),
    };
  }

  async #use(client: BrokerClient): Promise<void> {
    const events = this.#follow(client);
    const calls: Promise<void>[] = [];
    for (let i = 0; i < STEPS; i++) {
      if (this.#random.chance(60)) calls.push(this.#call(client));
      if (this.#random.chance(15)) this.#fault();
      if (this.#random.chance(3)) this.#broker.disconnect(this.#random.one(["close", "reset"]));
      if (this.#random.chance(40)) await this.#clock.advance(this.#random.one([0, 1, 7, 60, 700]));
    }
    if (this.#random.chance(50)) await this.#clock.run(Promise.all(calls));
    const drainTimeoutMs = this.#random.one([0, 0, 1_000]);
    await this.#clock.run(client.close({ drainTimeoutMs }));
    await this.#clock.advance(0);
    for (const number of this.#open) this.#wrong.push(`call ${number} is open after close`);
    await Promise.all(calls);
    await events;
  }

  /** Events are numbered and end with `closed`. */
  async #follow(client: BrokerClient): Promise<void> {
    let last = -1;
    let type = "";
    for await (const event of client.events()) {
      if (event.seq <= last) this.#wrong.push(`event ${event.seq} follows ${last}`);
      last = event.seq;
      type = event.type;
    }
    if (type !== "closed") this.#wrong.push(`the last event is ${type}`);
  }

  // ---- calls ------------------------------------------------------------------------------------

  async #call(client: BrokerClient): Promise<void> {
    const number = this.#calls++;
    const timeoutMs = this.#random.one([undefined, 20, 400, 10_000]);
    const startMs = this.#clock.nowMs();
    const isSend = this.#random.chance(15);
    this.#open.add(number);
    const { cancel, ...abortion } = this.#abortion();
    const options = { ...abortion, ...(timeoutMs !== undefined && { timeoutMs }) };
    const outcome = isSend
      ? client.send(Produce, produceOf(number), { ...options, version: 12 })
      : this.#metadata(client, number, options);
    await this.#settled(`call ${number}`, outcome, (error) => this.#checkSent(number, error));
    this.#open.delete(number);
    cancel();
    const limitMs = (timeoutMs ?? this.#options.requestTimeoutMs!) + LATEST_MS + this.#throttledMs;
    const tookMs = this.#clock.nowMs() - startMs;
    if (tookMs > limitMs) this.#wrong.push(`call ${number} took ${tookMs} ms of ${limitMs}`);
  }

  async #metadata(client: BrokerClient, number: number, options: CallOptions): Promise<void> {
    const topics = [{ name: nameOf(number) }];
    const { topics: found } = await client.call(Metadata, { topics }, options);
    if (found[0]?.name !== nameOf(number)) this.#wrong.push(`call ${number} got ${found[0]?.name}`);
    if (!this.#received.includes(number)) this.#wrong.push(`call ${number} was answered unasked`);
  }

  /** Some calls are given up at once or later. */
  #abortion(): CallOptions & { cancel(): void } {
    if (!this.#random.chance(15)) return { cancel() {} };
    const controller = new AbortController();
    const { signal } = controller;
    if (this.#random.chance(20)) controller.abort();
    const delayMs = this.#random.one([1, 5, 100]);
    return { signal, cancel: this.#clock.schedule(delayMs, () => controller.abort()) };
  }

  #checkSent(number: number, error: DriverError): void {
    if (error.sent === "no" && this.#received.includes(number)) {
      this.#wrong.push(`call ${number} was sent, and ${error.reason} says not`);
    }
  }

  // ---- the broker -------------------------------------------------------------------------------

  #receive(name: string): void {
    const number = Number(name.slice(NAME.length));
    if (this.#received.includes(number)) this.#wrong.push(`call ${number} was sent twice`);
    const last = this.#received.at(-1) ?? -1;
    if (number < last) this.#wrong.push(`call ${number} was sent after ${last}`);
    this.#received.push(number);
  }

  #fault(): void {
    const delayMs = this.#random.one([1, 30, 500, 3_000]);
    const throttleTimeMs = this.#random.one([1, 50, 400]);
    const fault = this.#random.one<Fault>([
      { kind: "slow", delayMs },
      { kind: "slow", delayMs, times: 3 },
      { kind: "cut" },
      { kind: "cut", bytes: this.#random.below(12) },
      { kind: "garbage" },
      { kind: "garbage", bytes: this.#random.bytes(1 + this.#random.below(20)) },
      { kind: "throttle", throttleTimeMs },
      { kind: "silence" },
      { kind: "wrongId" },
      { kind: "unsupportedVersion" },
      { kind: "close" },
      { kind: "reset" },
      { kind: "refuse", times: this.#random.one([1, 5]) },
      { kind: "blackHole" },
      { kind: "hangUp" },
    ]);
    if (fault.kind === "throttle") {
      if (this.#throttledMs + throttleTimeMs > MOST_THROTTLED_MS) return;
      this.#throttledMs += throttleTimeMs;
    }
    this.#broker.fault(fault);
  }

  // ---- outcomes ---------------------------------------------------------------------------------

  /** What a promise gives, or nothing if it failed as it may. */
  async #settled<T>(
    what: string,
    promise: Promise<T>,
    check: (error: DriverError) => void = () => {},
  ): Promise<T | undefined> {
    try {
      const value = what === "connect" ? await this.#clock.run(promise) : await promise;
      this.#count("answered");
      return value;
    } catch (error) {
      if (error instanceof DriverError) check(error);
      else this.#checkOther(what, error as Error);
      this.#count(error instanceof DriverError ? error.reason : (error as Error).name);
      return undefined;
    }
  }

  /** Garbage may be an answer that cannot be decoded; a client that knows no versions cannot encode. */
  #checkOther(what: string, { name, message }: Error): void {
    if (name !== "DecodeError") this.#wrong.push(`${what}: ${name}: ${message}`);
  }

  #count(kind: string): void {
    this.#seen.set(kind, (this.#seen.get(kind) ?? 0) + 1);
  }

  #expectRest(): void {
    const { pending } = this.#clock;
    const { openTransports } = this.#broker;
    if (pending > 0) this.#wrong.push(`${pending} timers are left`);
    if (openTransports > 0) this.#wrong.push(`${openTransports} transports are left`);
  }
}

const NAME = "call-";

function nameOf(number: number): string {
  return `${NAME}${number}`;
}

function produceOf(number: number): Parameters<typeof Produce.encodeRequest>[0] {
  const partitionData = [{ index: 0, records: null }];
  return { acks: 0, timeoutMs: 1_000, topicData: [{ name: nameOf(number), partitionData }] };
}

/** Runs so many seeds; what is wrong says which seed it was. */
export async function simulateAll(
  first: number,
  seeds: number,
  progress: (seed: number) => void = () => {},
): Promise<Outcome> {
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = await simulate(seed);
    wrong.push(...outcome.wrong.map((text) => `seed ${seed}: ${text}`));
    for (const [kind, times] of outcome.seen) seen.set(kind, (seen.get(kind) ?? 0) + times);
    progress(seed);
  }
  return { wrong, seen };
}
