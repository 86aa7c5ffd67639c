// One connection that speaks Kafka: its frames, and which answer belongs to which request.

import type { Piece } from "./piece.ts";
import { endpointText } from "../address.ts";
import type { Context, Links } from "./context.ts";
import { inSeconds, millisBetween } from "../elapsed.ts";
import type { ConnectionEvent, Direction } from "../event.ts";
import { int32 } from "../int32.ts";
import { type Asked, Exchanges } from "./exchanges.ts";
import { Folder } from "./folder.ts";
import { type FrameBytes, FrameEvents, frameOf, rangeOf, type Told } from "./frame_events.ts";
import { type Cut, FrameStream } from "./frame_stream.ts";
import { Incoming } from "./incoming.ts";
import { inferPair, type Pair } from "./inference.ts";
import type { Slot } from "./outbox.ts";
import type { CaptureTime, Endpoint } from "../packet.ts";
import { nameOf, requestSanity } from "./request_head.ts";
import type { Likeness, Lookout } from "./resync.ts";
import { SaslTokens } from "./sasl_tokens.ts";
import { maskText } from "./masking.ts";

/** What is known of a connection when its frames begin. */
export interface Opening {
  readonly client?: Endpoint | undefined;
  readonly server?: Endpoint | undefined;
  /** The first bytes that were captured need not begin a frame. */
  readonly midstream: boolean;
  /** Bytes of the client before the first frame: a PROXY header. */
  readonly skipped: number;
}

/** A response whose request may still come. */
interface Waiting {
  readonly slot: Slot;
  readonly frame: FrameBytes;
  /** Frames of the connection after which it is given up. */
  readonly until: number;
}

const PRODUCE = 0;
const SASL_HANDSHAKE = 17;
const ENVELOPE = 58;

/** The frames of one connection. */
export class Conversation {
  readonly #context: Context;
  readonly #number: number;
  readonly #opening: Opening;
  readonly #events: FrameEvents;
  readonly #exchanges = new Exchanges();
  readonly #sasl = new SaslTokens();
  readonly #folder: Folder;
  readonly #streams: Readonly<Record<Direction, Incoming>>;
  readonly #waiting: Waiting[] = [];
  readonly #pairs = new Map<number, Pair>();
  #frames = 0;
  #requests = 0;
  #answers = 0;
  #lastAnswered = 0;
  #clientId: string | null | undefined;

  constructor(context: Context, number: number, opening: Opening) {
    this.#context = context;
    this.#number = number;
    this.#opening = opening;
    this.#events = new FrameEvents(context);
    this.#folder = new Folder(context.limits.eventsPerError);
    const { frameBytes, pendingBytes } = context.limits;
    const { midstream, skipped } = opening;
    const streamOf = (direction: Direction, lookout: Lookout, start = 0) => {
      const stream = new FrameStream(lookout, pendingBytes, midstream, start);
      return new Incoming(stream, context.held, (cut, seq) => this.#cut(direction, cut, seq));
    };
    this.#streams = {
      request: streamOf("request", {
        limit: frameBytes,
        likeness: (bytes, before) => this.#likeRequest(bytes, before),
      }, skipped),
      response: streamOf("response", {
        limit: frameBytes,
        likeness: (bytes, before) => this.#likeResponse(bytes, before),
      }),
    };
  }

  /** The end that asks, and the end that answers, where they are known. */
  get ends(): Pick<ConnectionEvent, "client" | "server"> {
    const { client, server } = this.#opening;
    return { ...(client && { client }), ...(server && { server }) };
  }

  /**
   * How many requests that have an answer are newer than the last one that was answered; below 0, how many answers wait
   * for their request.
   */
  get lead(): number {
    const { length } = this.#waiting;
    return length > 0 ? -length : this.#requests - this.#lastAnswered;
  }

  /** Takes what one side sent next. */
  push(direction: Direction, piece: Piece, seq: number): void {
    this.#streams[direction].push(piece, seq);
  }

  /** Nothing more will come. */
  close(t: CaptureTime | undefined, seq: number, why: string | undefined): void {
    const { request, response } = this.#streams;
    request.end(seq);
    response.end(seq);
    for (const waiting of this.#waiting.splice(0)) this.#giveUp(waiting);
    for (const warning of this.#folder.warnings(this.#number)) this.#context.emit(seq, warning);
    const givenUp = request.givenUp + response.givenUp;
    if (givenUp > 0) this.#notWaitedFor(givenUp, request.late + response.late, seq);
    if (why !== undefined) this.#unanswered(t, seq, why);
  }

  /** Gives up on the oldest response that waits for its request. */
  expire(): void {
    const oldest = this.#waiting.shift();
    if (oldest) this.#giveUp(oldest);
  }

  #cut(direction: Direction, cut: Cut, seq: number): void {
    if (cut.kind === "gap") return this.#gap(direction, cut, seq);
    const frame = frameOf(this.#number, cut.stretch);
    this.#frames++;
    if (direction === "request") this.#request(frame, seq);
    else this.#response(frame, seq);
    while (this.#waiting[0] && this.#waiting[0].until <= this.#frames) this.expire();
  }

  #gap(direction: Direction, cut: Cut & { kind: "gap" }, seq: number): void {
    const { stretch, cause, resyncedAfter } = cut;
    this.#context.emit(seq, {
      kind: "gap",
      connection: this.#number,
      direction,
      ...(stretch.t && { time: stretch.t }),
      bytes: stretch.length,
      cause,
      resyncedAfter,
      range: rangeOf(stretch),
    });
  }

  #request(frame: FrameBytes, seq: number): void {
    if (this.#sasl.isFromClient(frame.bytes, () => this.#isRequest(frame.bytes))) {
      return this.#token("request", frame, seq, this.#sasl.sent(this.#requests));
    }
    const told = this.#events.request(frame);
    const { header } = told;
    const late = header && this.#takeWaiting(header.correlationId);
    const slot = this.#emit(seq, told, late && { pairedWith: late.slot });
    if (!header) return;
    this.#learn(header);
    const asked = this.#asked(header, frame, slot, told);
    if (late) this.#answerLate(asked, late);
    else this.#exchanges.add(asked);
  }

  #asked(header: Asked["header"], frame: FrameBytes, slot: Slot, { plain }: Told): Asked {
    const isAwaited = header.apiKey !== PRODUCE ||
      (plain as { acks?: number } | undefined)?.acks !== 0 && plain !== undefined;
    if (isAwaited) this.#requests++;
    if (header.apiKey === SASL_HANDSHAKE && header.apiVersion === 0) {
      this.#sasl.begin((plain as { mechanism?: string } | undefined)?.mechanism ?? "");
    }
    const asked: Asked = { slot, header, t: frame.t, isAwaited, number: this.#requests };
    const data = header.apiKey === ENVELOPE && bytesIn(plain, "requestData");
    if (data) asked.inner = this.#innerRequest(data, frame, slot);
    return asked;
  }

  #learn({ apiKey, apiVersion, clientId }: Asked["header"]): void {
    if (clientId !== undefined) this.#clientId = clientId;
    const pair = apiKey * 65_536 + apiVersion;
    if (this.#pairs.has(pair)) return;
    this.#pairs.set(pair, [apiKey, apiVersion]);
    for (const place of this.#places()) this.#context.seen.add(place, apiKey, apiVersion);
  }

  #places(): string[] {
    const { server } = this.#opening;
    const places = server ? [`server ${endpointText(server)}`] : [];
    return typeof this.#clientId === "string" ? [...places, `client ${this.#clientId}`] : places;
  }

  #response(frame: FrameBytes, seq: number): void {
    const id = frame.bytes.length < 8 ? undefined : int32(frame.bytes, 4);
    const isAwaited = id !== undefined && this.#exchanges.has(id); // then a token was lost, if one is due
    if (!isAwaited && this.#sasl.isNextFromServer(this.#answers)) {
      return this.#token("response", frame, seq, this.#sasl.answered());
    }
    const asked = id === undefined ? undefined : this.#exchanges.take(id);
    if (asked) return this.#answer(asked, frame, seq);
    const slot = this.#context.reserve(seq, frame.t);
    const waiting = { slot, frame, until: this.#frames + this.#context.limits.unpairedFrames };
    if (frame.bytes.length < 8) return this.#giveUp(waiting); // too short to be anyone's answer
    this.#waiting.push(waiting);
    this.#context.waiting.push({ slot, conversation: this });
  }

  #takeWaiting(correlationId: number): Waiting | undefined {
    const at = this.#waiting.findIndex(({ frame }) => int32(frame.bytes, 4) === correlationId);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  /** The answer that comes after its request. */
  #answer(asked: Asked, frame: FrameBytes, seq: number): void {
    const latencyMs = millisBetween(asked.t, frame.t);
    const told = this.#events.response(frame, asked.header, { latencyMs });
    const slot = this.#emit(seq, told, { pairedWith: asked.slot });
    this.#answered(asked, frame, slot, told);
  }

  /** The answer that came before. */
  #answerLate(asked: Asked, { frame, slot }: Waiting): void {
    const waited = millisBetween(asked.t, frame.t) ?? -1;
    const latencyMs = waited < 0 ? undefined : waited; // its request may only have been put in order late
    const told = this.#events.response(frame, asked.header, { flags: ["late-pair"], latencyMs });
    this.#answered(asked, frame, this.#fill(slot, told), told);
  }

  #answered(asked: Asked, frame: FrameBytes, slot: Slot, { plain }: Told): void {
    if (asked.isAwaited) this.#answers++;
    this.#lastAnswered = Math.max(this.#lastAnswered, asked.number);
    const data = asked.inner && bytesIn(plain, "responseData");
    if (asked.inner && data) this.#innerResponse(asked.inner, data, frame, slot);
  }

  /** The request inside an Envelope, with a length in front so that it reads like any other. */
  #innerRequest(data: Uint8Array, outer: FrameBytes, slot: Slot): Asked | undefined {
    const frame = innerFrame(data, outer);
    const told = this.#events.request(frame);
    const inner = this.#context.emit(slot.seq, told.draft, { enclosedBy: slot });
    const { header } = told;
    return header && { slot: inner, header, t: frame.t, isAwaited: true, number: 0 };
  }

  #innerResponse(asked: Asked, data: Uint8Array, outer: FrameBytes, slot: Slot): void {
    const frame = innerFrame(data, outer);
    if (frame.bytes.length < 8) return;
    const latencyMs = millisBetween(asked.t, frame.t);
    const { draft } = this.#events.response(frame, asked.header, { latencyMs });
    this.#context.emit(slot.seq, draft, { enclosedBy: slot, pairedWith: asked.slot });
  }

  #giveUp({ slot, frame }: Waiting): void {
    const { registry, options: { orphans = "infer" } } = this.#context;
    const stages = [[...this.#pairs.values()], this.#pairsElsewhere()];
    const pair = orphans === "infer" && frame.bytes.length >= 8 && frame.range.missing === 0
      ? inferPair(frame.bytes, stages, registry)
      : undefined;
    if (!pair) return void this.#fill(slot, { draft: this.#events.orphan(frame) });
    const [apiKey, apiVersion] = pair;
    const header = { apiKey, apiVersion, correlationId: 0, headerVersion: 0 };
    this.#fill(slot, this.#events.response(frame, header, { flags: ["inferred"] }));
  }

  #pairsElsewhere(): Pair[] {
    const all = new Map<number, Pair>();
    for (const place of this.#places()) {
      for (const pair of this.#context.seen.at(place)) all.set(pair[0] * 65_536 + pair[1], pair);
    }
    return [...all.values()];
  }

  #token(direction: Direction, frame: FrameBytes, seq: number, step: number): void {
    const token = frame.bytes.subarray(4);
    const { mechanism } = this.#sasl;
    this.#context.emit(seq, {
      kind: "sasl",
      connection: this.#number,
      direction,
      ...(frame.t && { time: frame.t }),
      ...(mechanism ? { mechanism } : {}),
      step,
      bytes: this.#context.redact ? maskText(token.length) : token,
      range: frame.range,
      packets: frame.packets,
    });
  }

  #emit(seq: number, { draft }: Told, links?: Links): Slot {
    const slot = this.#context.emit(seq, draft, links);
    if (this.#folder.take(draft)) slot.isFolded = true;
    return slot;
  }

  #fill(slot: Slot, { draft }: Told): Slot {
    slot.isFolded = this.#folder.take(draft);
    this.#context.fill(slot, draft);
    return slot;
  }

  #unanswered(t: CaptureTime | undefined, seq: number, why: string): void {
    const all = this.#exchanges.unanswered();
    const oldest = all[0];
    if (!oldest) return;
    const waited = millisBetween(oldest.t, t);
    const since = waited === undefined ? "" : ` for ${inSeconds(waited)}`;
    const { apiKey, apiVersion, correlationId } = oldest.header;
    this.#context.emit(seq, {
      kind: "warning",
      ...(t && { time: t }),
      connection: this.#number,
      code: "unanswered",
      text:
        `Request unanswered${since} (api key ${apiKey}, version ${apiVersion}, correlation id ` +
        `${correlationId}), connection ${why}`,
      count: all.length,
    });
  }

  #notWaitedFor(frames: number, bytes: number, seq: number): void {
    this.#context.emit(seq, {
      kind: "warning",
      connection: this.#number,
      code: "given-up",
      text: "A frame was not waited for to its end, since too much waited over all connections; " +
        "what came of it later is left out",
      count: frames,
      bytes,
    });
  }

  #isRequest(bytes: Uint8Array): boolean {
    return requestSanity(bytes, this.#context.limits.frameBytes) === "strict" &&
      (this.#clientId === undefined || nameOf(bytes) === this.#clientId);
  }

  #likeRequest(bytes: Uint8Array, before?: Uint8Array): Likeness {
    const sanity = requestSanity(bytes, this.#context.limits.frameBytes);
    if (sanity === "short" || sanity === "no") return sanity;
    if (sanity === "sane") return "maybe";
    const name = nameOf(bytes);
    if (this.#clientId !== undefined) return name === this.#clientId ? "sure" : "maybe";
    if (!before) return "likely";
    const step = int32(bytes, 8) - int32(before, 8);
    return name === nameOf(before) && step > 0 && step < 10_000 ? "sure" : "maybe";
  }

  #likeResponse(bytes: Uint8Array, before?: Uint8Array): Likeness {
    if (bytes.length < 8) return "short";
    const size = int32(bytes, 0);
    if (size < 4 || size > this.#context.limits.frameBytes) return "no";
    const id = int32(bytes, 4);
    if (this.#exchanges.has(id)) return "sure";
    if (id < 0) return "no";
    const step = before ? id - int32(before, 4) : 1;
    return step > 0 && step < 10_000 ? "maybe" : "no";
  }
}

function innerFrame(data: Uint8Array, outer: FrameBytes): FrameBytes {
  const bytes = new Uint8Array(4 + data.length);
  new DataView(bytes.buffer).setInt32(0, data.length);
  bytes.set(data, 4);
  const at = data.byteOffset - outer.bytes.byteOffset;
  const { stream, file } = outer.range;
  const place = file.length === 1 ? [[file[0]![0] + at, data.length] as const] : [];
  return {
    ...outer,
    bytes,
    range: { stream: stream + at, length: data.length, missing: 0, file: place },
  };
}

function bytesIn(message: object | undefined, field: string): Uint8Array | undefined {
  const value = (message as Record<string, unknown> | undefined)?.[field];
  return value instanceof Uint8Array ? value : undefined;
}
