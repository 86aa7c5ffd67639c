// A frame as an event: header, body, what is wrong with it, secrets masked.

import { isRemoved } from "../../frame/mod.ts";
import { spansOf, traceMessage } from "../../inspect/mod.ts";
import type { FieldIssue } from "../../records/mod.ts";
import type { MessageCodec } from "../../wire/mod.ts";
import type { Stretch } from "./byte_queue.ts";
import type { Context } from "./context.ts";
import type { ByteRange, Direction, FrameFlag, MessageEvent, UndecodableEvent } from "../event.ts";
import { int32 } from "../int32.ts";
import { decodeBody } from "./frame_body.ts";
import { readRequestHeader, readResponseHeader, type Writable } from "./frame_header.ts";
import type { Asked } from "./exchanges.ts";
import {
  hasSecrets,
  maskedPart,
  maskName,
  openBytes,
  secretPaths,
  starred,
  starredIn,
} from "./masking.ts";
import { misplacedTags } from "./misplaced_tags.ts";
import type { FrameHeader } from "../options.ts";
import type { CaptureTime } from "../packet.ts";
import { readRecordSets } from "./record_sets.ts";
import { apiOf } from "./request_head.ts";

/** A frame and where it was found. */
export interface FrameBytes {
  /** Length prefix and what follows, up to the first hole. */
  readonly bytes: Uint8Array;
  readonly connection: number;
  readonly t?: CaptureTime | undefined;
  readonly range: ByteRange;
  readonly packets: readonly number[];
  readonly retransmitted: boolean;
}

/** The frame that a stretch of the stream is. */
export function frameOf(connection: number, stretch: Stretch): FrameBytes {
  const { bytes, t, packets, retransmitted } = stretch;
  return { bytes, connection, t, range: rangeOf(stretch), packets, retransmitted };
}

/** Where a stretch lies. */
export function rangeOf({ start, length, missing, file }: Stretch): ByteRange {
  return { stream: start, length, missing, file };
}

type FrameDraft = Omit<MessageEvent, "id"> | Omit<UndecodableEvent, "id">;

/** An event, and the message with its secrets, for whoever reads on in it. */
export interface Told {
  readonly draft: FrameDraft;
  readonly plain?: object;
}

/** What is known of a frame before its body is looked at. */
interface Facts {
  readonly direction: Direction;
  readonly header: FrameHeader & { readonly apiKey: number; readonly apiVersion: number };
  readonly bodyStart: number;
  readonly flags: FrameFlag[];
  readonly latencyMs?: number | undefined;
}

const API_VERSIONS = 18;
const UNSUPPORTED_VERSION = 35;

/** Makes events of frames. */
export class FrameEvents {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** The event of a request. */
  request(frame: FrameBytes): Told & { readonly header?: Asked["header"] } {
    const parts = readRequestHeader(frame.bytes);
    if (!parts) return { draft: this.#short(frame, "request") };
    const { header, bodyStart } = parts;
    const flags: FrameFlag[] = [];
    const { draft, plain } = this.#body(frame, { direction: "request", header, bodyStart, flags });
    if (this.#context.redact && isDoubtful(draft)) maskName(header);
    return plain ? { draft, plain, header } : { draft, header };
  }

  /** The event of a response to a request. */
  response(
    frame: FrameBytes,
    asked: FrameHeader & { readonly apiKey: number; readonly apiVersion: number },
    more: { readonly flags?: readonly FrameFlag[]; readonly latencyMs?: number | undefined } = {},
  ): Told {
    const { apiKey, apiVersion, clientId } = asked;
    const { headerVersion, bodyStart } = readResponseHeader(frame.bytes, apiKey, apiVersion);
    const correlationId = int32(frame.bytes, 4);
    const header: Writable<Facts["header"]> = { apiKey, apiVersion, correlationId, headerVersion };
    if (clientId !== undefined) header.clientId = clientId;
    const facts: Facts = {
      direction: "response",
      header,
      bodyStart,
      flags: more.flags?.slice() ?? [],
      latencyMs: more.latencyMs,
    };
    return this.#fallback(frame, facts) ?? this.#body(frame, facts);
  }

  /** The event of a response whose request is not known. */
  orphan(frame: FrameBytes): FrameDraft {
    if (frame.bytes.length < 8) return this.#short(frame, "response");
    const header = { correlationId: int32(frame.bytes, 4), headerVersion: 0 };
    return this.#unknown(frame, { direction: "response", header, bodyStart: 8, reason: "orphan" });
  }

  /** A broker that does not know the version of ApiVersions answers at 0, with error 35. */
  #fallback(frame: FrameBytes, facts: Facts): Told | undefined {
    const { apiKey, apiVersion } = facts.header;
    if (apiKey !== API_VERSIONS || apiVersion === 0) return undefined;
    const { bytes } = frame;
    if (bytes.length < 10 || (bytes[8]! << 8 | bytes[9]!) !== UNSUPPORTED_VERSION) return undefined;
    const codec = this.#context.api(API_VERSIONS)?.response;
    const body = codec && decodeBody(codec, bytes.subarray(8), 0, 0);
    if (!body || !("message" in body)) return undefined;
    return this.#body(frame, { ...facts, flags: [...facts.flags, "fallback"] }, 0);
  }

  #body(frame: FrameBytes, facts: Facts, version: number = facts.header.apiVersion): Told {
    const { options } = this.#context;
    const { direction, header } = facts;
    const codec = this.#context.api(header.apiKey)?.[direction];
    if (!codec) return { draft: this.#refused(frame, facts, version, "unknown-api") };
    if (version < codec.minVersion || version > codec.maxVersion) {
      return { draft: this.#refused(frame, facts, version, "unsupported-version") };
    }
    const { decode = "all" } = options;
    const isWanted = decode === "all" || decode !== "headers" && decode(header);
    if (!isWanted) return { draft: this.#message(frame, facts, version, codec, undefined) };
    const body = decodeBody(
      codec,
      frame.bytes.subarray(facts.bodyStart),
      version,
      frame.range.missing,
    );
    if ("message" in body) {
      const draft = this.#message(frame, facts, version, codec, body);
      return { draft, plain: body.message };
    }
    const { partial, failedAt } = body;
    const isCut = frame.range.missing > 0;
    const shown = partial &&
      (this.#context.redact ? maskedPart(codec.name, partial, isCut) : partial);
    const draft = this.#refused(frame, facts, version, "malformed");
    return { draft: { ...draft, ...(shown && { partial: shown }), failedAt } };
  }

  #message(
    frame: FrameBytes,
    facts: Facts,
    version: number,
    codec: MessageCodec,
    body: { readonly message: object; readonly trailing: number } | undefined,
  ): Omit<MessageEvent, "id"> {
    const { redact, topics } = this.#context;
    const issues: FieldIssue[] = [];
    const flags = flagsOf(frame, facts.flags);
    if (body && body.trailing > 0) flags.push("trailing-bytes");
    const names = body && topics.read(codec.name, body.message);
    const records = body && readRecordSets(codec.name, body.message, topics, redact, issues);
    if (body && isFlexible(codec, version)) {
      misplacedTags(codec.name, body.message, version, issues);
    }
    const common = commonOf("message", frame, facts, version, flags);
    const draft = common as Writable<Omit<MessageEvent, "id">>;
    draft.issues = issues;
    if (body) {
      draft.message = redact
        ? maskedPart(codec.name, body.message, body.trailing === 0)
        : body.message;
    }
    if (body && body.trailing > 0) draft.trailingBytes = body.trailing;
    if (records) draft.records = records;
    if (names) draft.topicNames = names;
    return this.#withRaw(draft, frame, codec, version, "always");
  }

  #refused(
    frame: FrameBytes,
    facts: Facts,
    version: number,
    reason: UndecodableEvent["reason"],
  ): Omit<UndecodableEvent, "id"> {
    const codec = this.#context.api(facts.header.apiKey)?.[facts.direction];
    const flags = flagsOf(frame, facts.flags);
    const common = commonOf("undecodable", frame, facts, version, flags);
    const draft = common as Writable<Omit<UndecodableEvent, "id">>;
    draft.reason = reason;
    return this.#withRaw(draft, frame, codec, undefined, "on-error");
  }

  /** Too short for a header. */
  #short(frame: FrameBytes, direction: Direction): FrameDraft {
    const header = {};
    const bodyStart = Math.min(4, frame.bytes.length);
    return this.#unknown(frame, { direction, header, bodyStart, reason: "short-header" });
  }

  #unknown(
    frame: FrameBytes,
    facts: Pick<UndecodableEvent, "direction" | "header" | "bodyStart" | "reason">,
  ): Omit<UndecodableEvent, "id"> {
    const { connection, t, range, packets } = frame;
    const flags = flagsOf(frame, []);
    const draft: Writable<Omit<UndecodableEvent, "id">> = {
      kind: "undecodable",
      connection,
      ...facts,
      range,
      packets,
      flags,
    };
    if (t) draft.time = t;
    return this.#withRaw(draft, frame, undefined, undefined, "on-error");
  }

  /** With the bytes as they may be shown, if they are to be kept. Where secrets may be anywhere, none of the body is. */
  #withRaw<T extends FrameDraft>(
    draft: T,
    { bytes }: FrameBytes,
    codec: MessageCodec | undefined,
    version: number | undefined,
    from: "always" | "on-error",
  ): T {
    const { options: { keepRaw = "on-error" }, redact } = this.#context;
    if (keepRaw === "never" || from === "always" && keepRaw !== "always") return draft;
    const isOpen = !redact || codec !== undefined && !hasSecrets(codec.name);
    return { ...draft, rawBytes: isOpen ? bytes : stars(bytes, draft, codec, version) };
  }
}

function stars(
  bytes: Uint8Array,
  draft: FrameDraft,
  codec: MessageCodec | undefined,
  version: number | undefined,
): Uint8Array {
  const open = openBytes(bytes, draft);
  const { bodyStart, flags } = draft;
  if (!codec || version === undefined || flags.includes("trailing-bytes")) {
    return starred(bytes, open);
  }
  const tags = bodyStart - open > 1 ? [[open, bodyStart] as const] : []; // of the header
  return starredIn(bytes, [...tags, ...secretsIn(bytes, bodyStart, codec, version)]);
}

/**
 * What a message and what is none have in common, as one literal: an object that others are spread into is slow to make,
 * and one is made for every frame.
 */
function commonOf<K extends "message" | "undecodable">(
  kind: K,
  { connection, t, range, packets }: FrameBytes,
  { direction, header, bodyStart, latencyMs }: Facts,
  version: number,
  flags: FrameFlag[],
): Common & { kind: K } {
  const { apiKey, apiVersion } = header;
  const api = apiOf(apiKey);
  if (api && isRemoved(api, version)) flags.push("deprecated-version");
  const common: Writable<Common> & { kind: K } = {
    kind,
    connection,
    direction,
    header,
    apiKey,
    version,
    range,
    bodyStart,
    packets,
    flags,
  };
  if (t) common.time = t;
  if (api) common.apiName = api.name;
  if (version !== apiVersion) common.requestedVersion = apiVersion;
  if (latencyMs !== undefined) common.latencyMs = latencyMs;
  return common;
}

type Common = Omit<
  MessageEvent,
  "kind" | "id" | "issues" | "message" | "records" | "topicNames" | "trailingBytes"
>;

/** Where in the frame the values of secret fields lie. */
function* secretsIn(
  bytes: Uint8Array,
  bodyStart: number,
  codec: MessageCodec,
  version: number,
): Generator<readonly [number, number]> {
  const options = { allowTrailingBytes: true };
  const { spans, error, omitted } = traceMessage(
    codec,
    bytes.subarray(bodyStart),
    version,
    options,
  );
  if (error || omitted > 0) yield [bodyStart, bytes.length];
  for (const path of secretPaths(codec.name)) {
    for (const { start, end } of spansOf(spans, path)) yield [bodyStart + start, bodyStart + end];
  }
}

function flagsOf({ range, retransmitted }: FrameBytes, flags: readonly FrameFlag[]): FrameFlag[] {
  const all = flags.slice();
  if (range.missing > 0) all.push("truncated");
  if (retransmitted) all.push("retransmitted");
  return all;
}

/** Its fields need not be what they seem to be. */
function isDoubtful({ kind, flags }: FrameDraft): boolean {
  return kind === "undecodable" || flags.includes("trailing-bytes");
}

function isFlexible({ flexibleFrom }: MessageCodec, version: number): boolean {
  return flexibleFrom !== null && version >= flexibleFrom;
}
