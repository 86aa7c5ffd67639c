// Whether a connection speaks Kafka, and which side is the client: capture.md 5.3.

import type { Registry } from "../../wire/mod.ts";
import { int32 } from "../int32.ts";
import { join } from "../join.ts";
import type { Piece } from "./piece.ts";
import { foreignOf, proxyHeaderOf } from "./foreign.ts";
import type { Side } from "../packet.ts";
import { nameOf, requestSanity } from "./request_head.ts";
import { bodyReads } from "./whole_request.ts";

/** What a connection turns out to be. */
export type Verdict =
  | { readonly kind: "kafka"; readonly client: Side; readonly proxy?: Proxy }
  | { readonly kind: "foreign"; readonly detail: string };

/** A PROXY header that comes before the first frame of the client. */
export interface Proxy {
  readonly detail: string;
  readonly length: number;
}

/** What is known of a connection beside its bytes. */
export interface Hints {
  /** The side that sent the SYN, or was named the client. */
  readonly opener?: Side | undefined;
  /** By side: how much its address speaks for a broker. 2 said by the user or seen in this capture, 1 a usual port. */
  readonly server: readonly [number, number];
  /** All connections together hold as much undecided as they may. */
  readonly isFull: boolean;
  /** It is all there is: bytes that somebody takes for Kafka's. */
  readonly isAlone: boolean;
}

const MAX_PIECES = 64;
const MAX_BYTES = 65_536;
const MAX_MIDSTREAM = 4_194_304;
const MAX_ARRIVALS = 16_384; // each costs more than its bytes where these are few
const MAX_FRAMES = 8;
const DECISIVE = 10;
const PRODUCE = 0;

/** Collects the start of a connection until it can be told what it is. */
export class Detector {
  /** Everything that came, in its order. */
  readonly arrivals: (readonly [side: Side, piece: Piece, seq: number])[] = [];
  readonly #openings: readonly [Opening, Opening] = [new Opening(), new Opening()];
  readonly #registry: Registry;
  readonly #limit: number;
  #bytes = 0;

  constructor(registry: Registry, limit: number) {
    this.#registry = registry;
    this.#limit = limit;
  }

  /** Adds what a side sent. */
  push(side: Side, piece: Piece, seq: number): void {
    this.arrivals.push([side, piece, seq]);
    this.#openings[side].push(piece);
    this.#bytes += piece.length;
  }

  /**
   * @param final Nothing more will come: a guess is better than nothing.
   */
  decide(hints: Hints, final: boolean): Verdict | undefined {
    if (this.#bytes === 0) return undefined;
    const foreign = this.#foreign(final);
    if (foreign !== undefined) return foreign === "wait" ? undefined : foreign;
    const isLast = final || this.#isEnough(hints);
    const verdict = hints.opener === undefined
      ? this.#byContent(hints, isLast)
      : this.#byOpener(hints.opener, hints, isLast);
    return verdict ?? (isLast ? { kind: "foreign", detail: "unknown" } : undefined);
  }

  /** A start is enough where a first frame must be in it; a capture that began late may have begun inside a large one. */
  #isEnough({ opener, isFull }: Hints): boolean {
    if (isFull || this.arrivals.length > MAX_ARRIVALS) return true;
    return this.#bytes > (opener === undefined ? MAX_MIDSTREAM : MAX_BYTES);
  }

  /** Bytes that are held. */
  get bytes(): number {
    return this.#bytes;
  }

  #foreign(final: boolean): Verdict | "wait" | undefined {
    for (const opening of this.#openings) {
      const foreign = foreignOf(opening.bytes);
      if (!foreign) continue;
      if (foreign.partial && !final && opening.bytes.length < 16_389) return "wait";
      return { kind: "foreign", detail: foreign.detail };
    }
    return undefined;
  }

  #byOpener(client: Side, hints: Hints, final: boolean): Verdict | undefined {
    const opening = this.#openings[client];
    if (opening.bytes.length === 0) return final ? this.#byResponses(hints, client) : undefined;
    const header = proxyHeaderOf(opening.bytes);
    if (header && header.length === undefined) return undefined;
    const skip = header?.length ?? 0;
    if (!this.#isRequest(opening.bytes.subarray(skip), 1 - client as Side, hints, final)) {
      return undefined;
    }
    const proxy = header && { detail: header.detail, length: skip };
    return { kind: "kafka", client, ...(proxy && { proxy }) };
  }

  #isRequest(bytes: Uint8Array, server: Side, hints: Hints, final: boolean): boolean {
    const isHinted = hints.server[server] === 2;
    const sanity = requestSanity(bytes, this.#limit);
    if (sanity === "no") return isHinted && bytes.length > 0 || isGssapi(bytes);
    if (sanity === "short") return final && isHinted;
    if (isHinted || sanity === "strict" && this.#isConvincing(bytes, final)) return true;
    return this.#isChained(bytes) || answers(idsIn(bytes), this.#openings[server]) > 0;
  }

  /** SMPP, too, has a length and small numbers: without a client id the body has to be that of a request. */
  #isConvincing(bytes: Uint8Array, final: boolean): boolean {
    const end = 4 + int32(bytes, 0);
    if (isNamed(bytes)) return true;
    if (end > bytes.length) return final;
    return ["whole", undefined].includes(bodyReads(bytes.subarray(0, end), this.#registry));
  }

  /** Another header of the same client follows, and counts on. */
  #isChained(bytes: Uint8Array): boolean {
    const next = bytes.subarray(4 + int32(bytes, 0));
    return isNamed(bytes) && ["strict", "sane"].includes(requestSanity(next, this.#limit)) &&
      nameOf(next) === nameOf(bytes) && int32(next, 8) > int32(bytes, 8);
  }

  #byContent(hints: Hints, final: boolean): Verdict | undefined {
    const [a, b] = [this.#score(0, hints, final), this.#score(1, hints, final)];
    const best = Math.max(a, b);
    if (a !== b && (best >= DECISIVE || final && best >= 2)) {
      return { kind: "kafka", client: a > b ? 0 : 1 };
    }
    return final ? this.#byResponses(hints) : undefined;
  }

  /** How much speaks for this side as the client. */
  #score(client: Side, { server }: Hints, final: boolean): number {
    const opening = this.#openings[client];
    const other = this.#openings[1 - client as Side];
    const start = opening.starts.find((at) => this.#sanityAt(opening, at) === "strict") ??
      (final ? this.#startWithin(opening) : undefined);
    const frames = start === undefined ? [] : this.#chain(opening.bytes.subarray(start));
    const hint = server[1 - client]! - server[client]!;
    let score = frames.reduce((sum, frame) => sum + this.#weight(frame, hint > 0), 0);
    if (score === 0) return 0;
    score += 20 * Math.min(1, answers(frames.flatMap((frame) => idsIn(frame)), other));
    return score + (Math.abs(hint) === 2 ? 15 : 5) * Math.sign(hint);
  }

  /** Within a segment bytes look like a request now and then: there it takes a whole one, and another behind it. */
  #startWithin({ bytes }: Opening): number | undefined {
    for (let at = 0; at + 14 <= bytes.length; at++) {
      if (bytes[at + 4] !== 0 || bytes[at + 6] !== 0) continue; // no known API, no known version: nearly all places
      const rest = bytes.subarray(at);
      if (requestSanity(rest, this.#limit) !== "strict") continue;
      const [first, second] = this.#chain(rest);
      if (second && nameOf(first!) === nameOf(second) && this.#weight(first!, false) >= DECISIVE) {
        return at;
      }
    }
    return undefined;
  }

  #sanityAt({ bytes }: Opening, at: number): string {
    return requestSanity(bytes.subarray(at, at + 300), this.#limit);
  }

  #chain(bytes: Uint8Array): Uint8Array[] {
    const frames: Uint8Array[] = [];
    for (let at = 0; frames.length < MAX_FRAMES && bytes.length - at >= 14;) {
      const rest = bytes.subarray(at);
      if (requestSanity(rest, this.#limit) !== "strict") break;
      frames.push(rest.subarray(0, 4 + int32(rest, 0)));
      at += 4 + int32(rest, 0);
    }
    return frames;
  }

  /** A whole request counts most; a response full of zeros also reads as a Produce request without a client id. */
  #weight(frame: Uint8Array, isHinted: boolean): number {
    if (frame.length < 4 + int32(frame, 0)) return isNamed(frame) || isHinted ? 2 : 0;
    switch (bodyReads(frame, this.#registry)) {
      case undefined:
        return 3;
      case "whole":
        return isNamed(frame) || frame[5] !== PRODUCE ? DECISIVE : 4;
      case "longer":
        return isTelling(frame) ? 3 : 0;
      case "broken":
        return isTelling(frame) && isHinted ? 2 : 0;
    }
  }

  /** Responses alone: three or more with rising ids, or one from where brokers usually listen. */
  #byResponses({ server, isAlone }: Hints, client?: Side): Verdict | undefined {
    for (const side of [0, 1] as const) {
      if (side === client) continue;
      const ids = responseIds(this.#openings[side], this.#limit);
      const isRising = ids.length >= 3 && ids.every((id, i) => i === 0 || id > ids[i - 1]!);
      const isHinted = ids.length > 0 && (isAlone || server[side] > server[1 - side]!);
      if (isRising || isHinted) return { kind: "kafka", client: 1 - side as Side };
    }
    return undefined;
  }
}

/** The first bytes of a side, up to the first hole, and where its segments begin in them. */
class Opening {
  readonly starts: number[] = [];
  #parts: Uint8Array[] = [];
  #joined: Uint8Array | undefined;
  #length = 0;
  #isOpen = true;

  push({ bytes }: Piece): void {
    if (bytes === undefined && this.#length > 0) this.#isOpen = false;
    if (bytes === undefined || !this.#isOpen || this.#length >= MAX_BYTES) return;
    if (this.starts.length < MAX_PIECES) this.starts.push(this.#length);
    this.#parts.push(bytes);
    this.#length += bytes.length;
    this.#joined = undefined;
  }

  get bytes(): Uint8Array {
    if (this.#joined === undefined) {
      this.#joined = join(this.#parts);
      this.#parts = [this.#joined];
    }
    return this.#joined;
  }
}

/** Whether a sane request has a client id with something in it. */
function isNamed(frame: Uint8Array): boolean {
  return frame[12] === 0 && frame[13]! > 0;
}

/** Responses, too, begin with small numbers: as requests they would be Produce. */
function isTelling(frame: Uint8Array): boolean {
  return isNamed(frame) && frame[5] !== PRODUCE;
}

function isGssapi(bytes: Uint8Array): boolean {
  return bytes.length > 8 && bytes[4] === 0x60 && int32(bytes, 0) > 4 &&
    bytes.length >= 4 + int32(bytes, 0) &&
    int32(bytes, 0) < MAX_BYTES;
}

/** The correlation id of a request. */
function idsIn(frame: Uint8Array): number[] {
  return frame.length < 12 ? [] : [int32(frame, 8)];
}

/** How many segments of the other side begin with one of these ids. */
function answers(ids: readonly number[], { bytes, starts }: Opening): number {
  const known = new Set(ids);
  return starts.filter((at) => {
    const head = bytes.subarray(at, at + 8);
    return head.length === 8 && int32(head, 0) >= 4 && known.has(int32(head, 4));
  }).length;
}

/** The ids of frames that follow each other from the start, the last of which is whole. */
function responseIds({ bytes }: Opening, limit: number): number[] {
  const ids: number[] = [];
  for (let at = 0; ids.length < MAX_FRAMES && at + 8 <= bytes.length;) {
    const size = int32(bytes, at);
    if (size < 4 || size > limit || at + 4 + size > bytes.length) return [];
    ids.push(int32(bytes, at + 4));
    at += 4 + size;
  }
  return ids.every((id) => id >= 0) ? ids : [];
}
