import type { Registry } from "../../wire/mod.ts";
import { type Piece, restOf } from "./piece.ts";
import { endpointText } from "../address.ts";
import { Context } from "./context.ts";
import { inSeconds, millisBetween } from "../elapsed.ts";
import { Conversation } from "./conversation.ts";
import { mostOverhead } from "./held.ts";
import { PIECE_COST } from "./packed_pieces.ts";
import { Detector, type Hints, type Proxy, type Verdict } from "./detector.ts";
import type { CaptureEvent, Direction } from "../event.ts";
import type { CaptureOptions } from "../options.ts";
import type { CaptureTime, Endpoint, Side, TcpChunk } from "../packet.ts";
import { type CaptureSummary, Summary } from "../summary/summary.ts";

/** Where bytes were found. */
export interface Place {
  /** Number of the packet, from 1. */
  readonly packet?: number;
  /** Bytes from the start of the file. */
  readonly fileOffset?: number;
  /** Some of them came more than once. */
  readonly retransmitted?: boolean;
}

/** What is known of a connection when it begins. */
export interface ConnectionFacts {
  /** The end that asks, where it is known. */
  readonly client?: Endpoint;
  /** The end that answers, where it is known. */
  readonly server?: Endpoint;
  /** Its first bytes need not begin a frame. */
  readonly midstream?: boolean;
}

interface Ends {
  /** By side. */
  readonly ends: readonly [Endpoint | undefined, Endpoint | undefined];
  /** The side that asks, if that is known from the start. */
  opener: Side | undefined;
  readonly midstream: boolean;
  /** It is Kafka's because somebody says so. */
  readonly isSure: boolean;
}

/** How a connection was found to be over. */
type How = (TcpChunk & { kind: "close" })["how"];

/** A connection: first undecided, then Kafka's or not. */
interface Connection extends Ends {
  detector?: Detector | undefined;
  blocker?: { readonly seq: number; readonly t: CaptureTime | undefined } | undefined;
  conversation?: Conversation;
  /** When something came of it last. */
  last?: CaptureTime;
  client?: Side;
  isForeign?: boolean;
  isAlone?: boolean;
}

// Where brokers and controllers usually listen.
const USUAL_PORTS = new Set([
  ...[9091, 9092, 9093, 9094, 9095, 9096, 9097, 9098],
  ...[19091, 19092, 19093, 19094, 29091, 29092, 29093, 29094, 39092, 39093],
]);
const MAX_HELD = 10_000;

/**
 * Follows connections from whatever gives their bytes: reassembled packets, a proxy, a recording. It finds which of
 * them are Kafka's, cuts frames, pairs answers with requests and decodes both.
 *
 * Each method gives the events that are known by then, in order. Record batches are read up to their headers;
 * `openBatches` goes on from there.
 *
 * @example
 * ```ts
 * import { registryOf } from "kafka-wire";
 * import { KafkaTracker } from "kafka-wire/capture";
 * import { MetadataRequestCodec, MetadataResponseCodec } from "kafka-wire/messages/metadata";
 * const tracker = new KafkaTracker(registryOf([MetadataRequestCodec, MetadataResponseCodec]));
 * const frame = [0, 0, 0, 14, 0, 3, 0, 1, 0, 0, 0, 7, 255, 255, 255, 255, 255, 255];
 * const events = tracker.push(1, "request", { seconds: 0, nanoseconds: 0 }, Uint8Array.from(frame));
 * const apis = events.map((event) => event.kind === "message" ? event.apiName : event.kind);
 * if (apis.join() !== "connection,Metadata") throw new Error("Cannot match the events");
 * ```
 */
export class KafkaTracker {
  readonly #context: Context;
  readonly #summary = new Summary();
  readonly #connections = new Map<number, Connection>();
  readonly #ports: ReadonlySet<number>;
  readonly #servers: ReadonlySet<string>;
  #undecidedBytes = 0;
  #undecidedPieces = 0;
  #seq = 0;
  #now: CaptureTime | undefined;

  /**
   * A tracker that has seen nothing.
   *
   * @throws {TypeError} If an option has a word that means nothing, or a limit that bounds nothing.
   */
  constructor(registry: Registry, options: CaptureOptions = {}) {
    this.#context = new Context(registry, options);
    this.#ports = new Set(options.ports);
    this.#servers = new Set(options.servers);
  }

  /**
   * Takes the next bytes of one direction.
   *
   * @param connection A number of your own for the connection.
   * @param direction Whose bytes they are; or, where that is not known, 0 and 1 for the two sides, 0 for the one
   * that was seen first.
   * @param t When they were sent, if that is known.
   * @param bytes They must not change while the events are in use.
   * @throws {TypeError} If direction or time are none.
   */
  push(
    connection: number,
    direction: Direction | Side,
    t: CaptureTime | undefined,
    bytes: Uint8Array,
    place: Place = {},
  ): readonly CaptureEvent[] {
    checkPlace(direction, t);
    const piece = { bytes, length: bytes.length, ...(t && { t }), ...place };
    return this.#piece(connection, direction, t, piece);
  }

  /**
   * How far the requests of a connection are ahead of its answers: how many, of those that have an answer, are newer than
   * the last one that was answered; below 0, how many answers wait for their request. Undefined while it is not known
   * whether the connection is Kafka's. Whoever has both directions without times reads that side next which is behind.
   */
  lead(connection: number): number | undefined {
    return this.#connections.get(connection)?.conversation?.lead;
  }

  /** Says that bytes of one direction were not captured. */
  hole(
    connection: number,
    direction: Direction | Side,
    t: CaptureTime | undefined,
    bytes: number,
    cause: "lost-segment" | "snaplen",
  ): readonly CaptureEvent[] {
    return this.#piece(connection, direction, t, { length: bytes, ...(t && { t }), cause });
  }

  /** Says what is known of a connection, before its first bytes. */
  open(
    connection: number,
    t: CaptureTime | undefined,
    facts: ConnectionFacts,
  ): readonly CaptureEvent[] {
    const { client, server, midstream = false } = facts;
    this.#add(connection, { ends: [client, server], opener: 0, midstream, isSure: true });
    return this.#turn(t);
  }

  /** The same, where it is not known that it is Kafka's, nor which end is the client. */
  openUnknown(
    connection: number,
    t: CaptureTime | undefined,
    ends: readonly [Endpoint | undefined, Endpoint | undefined],
  ): readonly CaptureEvent[] {
    this.#add(connection, { ends, opener: undefined, midstream: true, isSure: false });
    return this.#turn(t);
  }

  /** Takes bytes that are all there is: without a request among them, they are responses. */
  pushAlone(connection: number, side: Side, bytes: Uint8Array): readonly CaptureEvent[] {
    const entry = this.#connections.get(connection) ?? this.#add(connection, endsOf(side));
    entry.isAlone = true;
    return this.#piece(connection, side, undefined, { bytes, length: bytes.length });
  }

  /** Says that a connection has ended: nothing more will come of it. */
  close(
    connection: number,
    t: CaptureTime | undefined,
    how: (TcpChunk & { kind: "close" })["how"] = "fin",
    by?: Direction | Side,
  ): readonly CaptureEvent[] {
    const entry = this.#connections.get(connection);
    this.#pass(t);
    if (entry) {
      this.#seq++;
      this.#close(connection, entry, this.#now, how, by); // it may be over since long ago
    }
    return this.#turn(t);
  }

  /** Takes what the TCP layer tells. */
  chunk(chunk: TcpChunk): readonly CaptureEvent[] {
    const { connection: { number, ends, opener } } = chunk;
    if (chunk.kind === "problem") return this.warn(chunk.code, chunk.text, number);
    if (chunk.kind === "open") {
      this.#add(number, { ends, opener, midstream: opener === undefined, isSure: false });
      return this.#turn(chunk.t);
    }
    const entry = this.#connections.get(number);
    if (entry?.detector && opener !== undefined) entry.opener = opener;
    if (chunk.kind === "close") {
      if (entry && chunk.t) entry.last = chunk.t; // a packet without bytes, too, shows that it is not idle
      return this.close(number, chunk.found ?? chunk.t, chunk.how, chunk.by);
    }
    const { side, t } = chunk;
    if (chunk.kind === "hole") return this.hole(number, side, t, chunk.bytes, chunk.cause);
    return this.#piece(number, side, t, pieceOf(chunk));
  }

  /** Passes on what is wrong elsewhere, as an event in its place. */
  warn(
    code: string,
    text: string,
    connection?: number,
    more: object = {},
  ): readonly CaptureEvent[] {
    const named = connection === undefined ? {} : { connection };
    const time = this.#now ? { time: this.#now } : {};
    this.#context.emit(++this.#seq, {
      kind: "warning",
      ...time,
      ...named,
      code,
      text,
      count: 1,
      ...more,
    });
    return this.#turn(undefined);
  }

  /** Nothing more will come of anything. */
  end(): readonly CaptureEvent[] {
    for (const [number, entry] of this.#connections) {
      this.#seq++;
      this.#close(number, entry, this.#now, "end");
    }
    return this.#turn(undefined);
  }

  /** What there was so far, in figures. */
  summary(): CaptureSummary {
    return this.#summary.read();
  }

  /** Where the layers below count what is not in events. */
  get counters(): Summary {
    return this.#summary;
  }

  /** The file holds a log of TLS keys, which explanations mention. */
  foundTlsKeys(): void {
    this.#context.hasTlsKeys = true;
  }

  #add(number: number, ends: Ends): Connection {
    const entry: Connection = { ...ends };
    if (!ends.isSure) {
      const { registry, limits } = this.#context;
      entry.detector = new Detector(registry, limits.frameBytes);
    }
    this.#connections.set(number, entry);
    this.#summary.connection();
    return entry;
  }

  #piece(
    number: number,
    direction: Direction | Side,
    t: CaptureTime | undefined,
    piece: Piece,
  ): readonly CaptureEvent[] {
    const entry = this.#connections.get(number) ?? this.#add(number, endsOf(direction));
    const seq = ++this.#seq;
    if (t) entry.last = t;
    this.#pass(t);
    this.#expire(); // first, so that what comes too late finds nobody waiting
    if (entry.isForeign || piece.length === 0) return this.#turn(t);
    if (entry.isSure && !entry.conversation) {
      this.#begin(number, entry, { kind: "kafka", client: 0 }, seq, t);
    }
    const side = sideOf(direction);
    if (entry.conversation) entry.conversation.push(directionOf(entry, side), piece, seq);
    else this.#undecided(number, entry, side, piece, seq);
    this.#bound(seq);
    return this.#turn(t);
  }

  /** Gives up frames that are not whole while more waits than may. */
  #bound(seq: number): void {
    const { held } = this.#context;
    for (let holder; (holder = held.excess(this.#undecidedBytes)) !== undefined;) {
      holder.giveUp(this.#now, seq);
    }
  }

  #undecided(number: number, entry: Connection, side: Side, piece: Piece, seq: number): void {
    if (!entry.blocker) {
      entry.blocker = { seq, t: piece.t };
      this.#context.outbox.block(entry.blocker);
    }
    entry.detector!.push(side, piece, seq);
    this.#undecidedBytes += piece.length;
    this.#undecidedPieces++;
    const verdict = entry.detector!.decide(this.#hints(entry), false);
    if (verdict) this.#decided(number, entry, verdict);
  }

  #hints({ ends, opener, isAlone = false }: Connection): Hints {
    const { totalPendingBytes } = this.#context.limits;
    const isFull = this.#undecidedBytes >= totalPendingBytes ||
      PIECE_COST * this.#undecidedPieces >= mostOverhead(totalPendingBytes);
    return { opener, server: [this.#hint(ends[0]), this.#hint(ends[1])], isFull, isAlone };
  }

  #hint(end: Endpoint | undefined): number {
    if (!end) return 0;
    const text = endpointText(end);
    const isSaid = this.#ports.has(end.port) || this.#servers.has(end.address) ||
      this.#servers.has(text);
    if (isSaid || this.#context.servers.has(text)) return 2;
    return USUAL_PORTS.has(end.port) ? 1 : 0;
  }

  /** Plays back what has come of a connection, now that it is known what it is. */
  #decided(number: number, entry: Connection, verdict: Verdict): void {
    const { arrivals, bytes } = entry.detector!;
    entry.detector = undefined;
    this.#undecidedBytes -= bytes;
    this.#undecidedPieces -= arrivals.length;
    const [, first, seq] = arrivals[0]!;
    if (verdict.kind === "foreign") {
      entry.isForeign = true;
      this.#foreign(number, entry, verdict.detail, seq, first.t);
    } else {
      this.#begin(number, entry, verdict, seq, first.t);
      this.#replay(entry, verdict, arrivals);
    }
    this.#release(entry);
  }

  #replay(
    entry: Connection,
    { proxy }: Verdict & { kind: "kafka" },
    arrivals: Detector["arrivals"],
  ): void {
    let left = proxy?.length ?? 0;
    for (const [side, piece, seq] of arrivals) {
      const skip = side === entry.client ? Math.min(left, piece.length) : 0;
      left -= skip;
      const rest = skip === 0 ? piece : restOf(piece, skip);
      if (rest.length > 0) entry.conversation!.push(directionOf(entry, side), rest, seq);
    }
  }

  #release(entry: Connection): void {
    if (!entry.blocker) return;
    this.#context.outbox.release(entry.blocker);
    entry.blocker = undefined;
  }

  #begin(
    number: number,
    entry: Connection,
    { client: side, proxy }: Verdict & { kind: "kafka" },
    seq: number,
    t: CaptureTime | undefined,
  ): void {
    const [client, server] = [entry.ends[side], entry.ends[1 - side]];
    const { midstream } = entry;
    entry.client = side;
    entry.conversation = new Conversation(this.#context, number, {
      client,
      server,
      midstream,
      skipped: proxy?.length ?? 0,
    });
    if (server) this.#context.servers.add(endpointText(server));
    this.#context.emit(seq, {
      kind: "connection",
      connection: number,
      ...(t && { time: t }),
      state: midstream ? "midstream" : "open",
      ...entry.conversation.ends,
      ...(proxy && proxyFacts(proxy)),
    });
  }

  #foreign(
    number: number,
    { ends: [a, b], opener }: Connection,
    detail: string,
    seq: number,
    t: CaptureTime | undefined,
  ): void {
    const isReverse = opener === 1 || opener === undefined && this.#hint(a) > this.#hint(b);
    const [client, server] = isReverse ? [b, a] : [a, b];
    const advice = adviceFor(detail, this.#context.hasTlsKeys);
    this.#context.emit(seq, {
      kind: "connection",
      connection: number,
      ...(t && { time: t }),
      state: "not-kafka",
      ...(client && { client }),
      ...(server && { server }),
      detail,
      ...(advice && { advice }),
    });
  }

  #close(
    number: number,
    entry: Connection,
    t: CaptureTime | undefined,
    how: How,
    by?: Direction | Side,
  ): void {
    this.#connections.delete(number);
    const verdict = entry.detector?.decide(this.#hints(entry), true);
    if (verdict) this.#decided(number, entry, verdict);
    this.#release(entry);
    const { conversation } = entry;
    if (!conversation) return;
    const who = by === undefined
      ? ""
      : ` by ${directionOf(entry, sideOf(by)) === "request" ? "client" : "server"}`;
    const detail = `${HOW[how]}${who}`;
    const why = how === "idle" ? idleFor(millisBetween(entry.last, t)) : WHY[how] + who;
    conversation.close(t, this.#seq, how === "end" ? undefined : why);
    this.#context.emit(this.#seq, {
      kind: "connection",
      connection: number,
      ...(t && { time: t }),
      state: how === "reset" ? "reset" : "closed",
      ...conversation.ends,
      detail,
    });
  }

  /** The end of every call: what time it is, what has waited long enough, what can go out. */
  #turn(t: CaptureTime | undefined): readonly CaptureEvent[] {
    this.#pass(t);
    this.#expire();
    return this.#context.outbox.drain((event) => this.#summary.event(event));
  }

  /** Time does not go back, although packets may be out of order. */
  #pass(t: CaptureTime | undefined): void {
    if (t && (millisBetween(this.#now, t) ?? 0) >= 0) this.#now = t;
  }

  #expire(): void {
    const { waiting, limits, outbox } = this.#context;
    const isOld = (since: CaptureTime | undefined) =>
      (millisBetween(since, this.#now) ?? 0) > limits.unpairedMs;
    for (let first; (first = waiting[0]) !== undefined;) {
      const isDone = first.slot.event !== undefined;
      if (!isDone && !isOld(first.slot.t) && outbox.length <= MAX_HELD) break;
      waiting.shift();
      if (!isDone) first.conversation.expire();
    }
    if (outbox.length > MAX_HELD) outbox.releaseAll();
    else outbox.releaseWhere(({ t }) => isOld(t));
  }
}

const HOW = {
  fin: "fin",
  reset: "reset",
  idle: "idle",
  reused: "ports reused",
  end: "end of capture",
  evicted: "too many connections",
} as const;

const WHY = {
  fin: "closed",
  reset: "reset",
  reused: "begun anew",
  end: "open",
  evicted: "no longer followed",
} as const;

function idleFor(ms: number | undefined): string {
  return ms === undefined ? "idle" : `idle for ${inSeconds(ms)}`;
}

function sideOf(direction: Direction | Side): Side {
  if (typeof direction === "number") return direction;
  return direction === "request" ? 0 : 1;
}

function directionOf({ client = 0 }: Connection, side: Side): Direction {
  return side === client ? "request" : "response";
}

/** Of a connection that begins with its first bytes: whoever names a direction knows that it is Kafka. */
function endsOf(direction: Direction | Side): Ends {
  const isSure = typeof direction === "string";
  return {
    ends: [undefined, undefined],
    opener: isSure ? 0 : undefined,
    midstream: !isSure,
    isSure,
  };
}

function pieceOf(chunk: TcpChunk & { kind: "bytes" }): Piece {
  const { bytes, t, packet, fileOffset, retransmitted } = chunk;
  return {
    bytes,
    length: bytes.length,
    ...(t && { t }),
    packet,
    ...(fileOffset !== undefined && { fileOffset }),
    ...(retransmitted && { retransmitted }),
  };
}

function proxyFacts({ detail, length }: Proxy) {
  return { detail, range: { stream: 0, length, missing: 0, file: [] } };
}

function adviceFor(detail: string, hasTlsKeys: boolean): string | undefined {
  if (!detail.startsWith("tls")) return undefined;
  const keys = hasTlsKeys
    ? "The file holds a log of its keys"
    : "A log of its keys is needed (jSSLKeyLog, extract-tls-secrets, or Node's --tls-keylog)";
  return `${keys}: export what is inside with tshark -U "OSI layer 7" or -q -z follow,tls,raw,N, ` +
    "and read that.";
}

/** Times of another form would become nonsense, other directions responses. */
function checkPlace(direction: Direction | Side, t: CaptureTime | undefined): void {
  if (!DIRECTIONS.has(direction)) {
    throw new TypeError(
      `Cannot push: expected request, response, 0 or 1, found ${String(direction)}`,
    );
  }
  if (t === undefined || Number.isFinite(t?.seconds) && Number.isFinite(t?.nanoseconds)) return;
  throw new TypeError(`Cannot push: expected a time of seconds and nanoseconds, found ${typeof t}`);
}

const DIRECTIONS: ReadonlySet<unknown> = /* @__PURE__ */ new Set(["request", "response", 0, 1]);
