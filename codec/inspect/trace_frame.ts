import {
  type DecodedResponse,
  decodeRequestFrame,
  decodeResponseFrame,
  type FrameDecodeOptions,
  type RequestFrame,
  type RequestHeader,
  type ResponseHeader,
} from "../frame/mod.ts";
import {
  type Api,
  type DecodeError,
  type Reader,
  readInt16,
  readInt32,
  type ServerApi,
} from "../wire/mod.ts";
import type { DraftSpan } from "./span_list.ts";
import { found, type Trace, wantBytes } from "./trace_message.ts";
import { append, type MessageTraceOptions, outcomeOf, type TraceOptions, Watch } from "./watch.ts";

/** What was found in the frame of a request. */
export interface RequestTrace<T> extends Trace<T> {
  /** The header, if it could be read. */
  readonly header?: RequestHeader;
  /** The version that the header says, or null where the frame ends before it. */
  readonly version: number | null;
}

/** What was found in the frame of a response. */
export interface ResponseTrace<T> extends Trace<T> {
  /** The header, if it could be read. */
  readonly header?: ResponseHeader;
  /** The version asked for, or 0 where a broker answered ApiVersions at 0 instead. */
  readonly version: number;
}

/**
 * Decodes the frame of a response and tells which bytes became which field: length, header and body.
 *
 * It reads what {@linkcode decodeResponseFrame} reads and fails where that fails, but does not throw. A frame that is
 * cut is read to its last byte, one that has bytes behind it to its end.
 *
 * @param version The version of the request: a response does not say its own.
 * @returns Spans and `error` count from the start of `frame`. Where the frame itself is wrong, `error` may stand
 *   beside a whole `message`.
 * @throws {TypeError} If `frame` is no `Uint8Array`.
 * @example
 * ```ts
 * import { traceResponseFrame } from "kafka-wire/inspect";
 * import { ApiVersions } from "kafka-wire/messages/api-versions";
 * const frame = Uint8Array.of(0, 0, 0, 10, 0, 0, 0, 1, 0, 35, 0, 0, 0, 0);
 * const { spans, header, message } = traceResponseFrame(ApiVersions, frame, 0);
 * if (header?.correlationId !== 1 || message?.errorCode !== 35) throw new Error("Cannot match the response");
 * const code = spans.find(({ path, part }) => part === "body" && path[0] === "errorCode")!;
 * if (code.start !== 8 || code.end !== 10) throw new Error("Cannot match the place of the code");
 * ```
 */
export function traceResponseFrame<Res extends object>(
  api: Api<never, Res>,
  frame: Uint8Array,
  version: number,
  options: TraceOptions = {},
): ResponseTrace<Res> {
  const head = { ...api, decodeResponse: (body: Uint8Array) => body };
  const { trace, header, decoded } = traceFrame<DecodedResponse<Res>, ResponseHeader>(
    frame,
    options,
    {
      name: api.name,
      kind: "Response",
      header: (frame, watched) => decodeResponseFrame(head, frame, version, watched).header,
      whole: (frame, watched) => decodeResponseFrame(api, frame, version, watched),
    },
  );
  return { ...trace, ...header && { header }, version: decoded?.version ?? version };
}

/**
 * Decodes the frame of a request and tells which bytes became which field: length, header and body.
 *
 * It reads what {@linkcode decodeRequestFrame} reads and fails where that fails, but does not throw. A frame that is
 * cut is read to its last byte, one that has bytes behind it to its end.
 *
 * @returns Spans and `error` count from the start of `frame`. Where the frame itself is wrong, `error` may stand
 *   beside a whole `message`. Of a version that is not known here there is the header only, of another API what all headers begin with.
 * @throws {TypeError} If `frame` is no `Uint8Array`.
 * @example
 * ```ts
 * import { traceRequestFrame } from "kafka-wire/inspect";
 * import { MetadataServer } from "kafka-wire/messages/metadata";
 * const bytes = [0, 0, 0, 14, 0, 3, 0, 1, 0, 0, 0, 7, 255, 255, 255, 255, 255, 255];
 * const { spans, version } = traceRequestFrame(MetadataServer, Uint8Array.from(bytes));
 * const { start, path, value } = spans.find(({ type }) => type === "array")!;
 * if (version !== 1 || start !== 14 || path[0] !== "topics" || value !== null) throw new Error("Cannot match");
 * ```
 */
export function traceRequestFrame<Req extends object>(
  api: ServerApi<Req, never>,
  frame: Uint8Array,
  options: TraceOptions = {},
): RequestTrace<Req> {
  const any = { minVersion: -32_768, maxVersion: 32_767 }; // the header is known for all versions
  const head = { ...api, ...any, decodeRequest: (body: Uint8Array) => body };
  const { trace, header } = traceFrame<RequestFrame<Req>, RequestHeader>(frame, options, {
    name: api.name,
    kind: "Request",
    header: (frame, watched) => decodeRequestFrame(head, frame, watched).header,
    whole: (frame, watched) => decodeRequestFrame(api, frame, watched),
  });
  return {
    ...trace,
    ...header && { header },
    version: header?.requestApiVersion ?? versionIn(trace.spans),
  };
}

function versionIn(spans: Trace<object>["spans"]): number | null {
  const span = spans.find(({ part, path }) => part === "header" && path[0] === "requestApiVersion");
  return span ? span.value as number : null;
}

const PREFIX = 4;

type Decode<T> = (frame: Uint8Array, options: FrameDecodeOptions) => T;

/** How one kind of frame is decoded; `header` needs no more of it than the header. */
interface FrameDecoder<F extends { body: object }, H extends object> {
  readonly name: string;
  readonly kind: "Request" | "Response";
  readonly header: Decode<H>;
  readonly whole: Decode<F>;
}

interface Traced<F extends { body: object }, H extends object> {
  readonly trace: Trace<F["body"]>;
  readonly header?: H;
  readonly decoded?: F;
}

function traceFrame<F extends { body: object }, H extends object>(
  frame: Uint8Array,
  options: TraceOptions,
  decoder: FrameDecoder<F, H>,
): Traced<F, H> {
  wantBytes("frame", frame);
  const size = sizeOf(frame);
  const missing = (size ?? NaN) - (frame.length - PREFIX); // below 0 where there are bytes behind it
  const wrong = missing === 0 ? undefined : outcomeOf(() => decoder.whole(frame, {})).error;
  const whole = wrong ? readable(frame, size, wrong) : frame;
  const spans = frameSpans(whole ?? frame, size);
  if (!whole) return { trace: { spans, omitted: 0, ...wrong && { error: wrong } } };
  const traced = traceParts(whole, spans, { ...options, missing }, decoder);
  return wrong ? { ...traced, trace: { error: wrong, ...traced.trace } } : traced;
}

function sizeOf({ buffer, byteOffset, length }: Uint8Array): number | undefined {
  return length < PREFIX ? undefined : new DataView(buffer, byteOffset).getInt32(0);
}

/** A frame of what there is, if it is one at all; all offsets stay. */
function readable(frame: Uint8Array, size = 0, { reason }: DecodeError): Uint8Array | undefined {
  if (reason === "trailing-bytes") return frame.subarray(0, PREFIX + size);
  if (reason !== "truncated" || frame.length < PREFIX) return undefined;
  const whole = frame.slice(); // it has to say its own length
  new DataView(whole.buffer).setInt32(0, frame.length - PREFIX);
  return whole;
}

/** The frame itself, and its length if there is one. */
function frameSpans({ length }: Uint8Array, size: number | undefined): DraftSpan[] {
  const around = { start: 0, path: [], part: "frame" } as const;
  const spans: DraftSpan[] = [{ ...around, end: length, type: "frame", role: "field", parent: -1 }];
  if (size === undefined) return spans;
  spans.push({ ...around, end: PREFIX, type: "int32", role: "length", parent: 0, value: size });
  return spans;
}

/** Decodes the header by itself, so that it is there if the body is not. */
function traceParts<F extends { body: object }, H extends object>(
  frame: Uint8Array,
  spans: DraftSpan[],
  options: MessageTraceOptions,
  decoder: FrameDecoder<F, H>,
): Traced<F, H> {
  const watch = new Watch("header", `${decoder.kind}Header`, frame, options);
  const head = outcomeOf(() => decoder.header(frame, { ...options, headerReader: watch.reader }));
  if (!watch.seen()) traceNumbers(watch.reader(frame.subarray(PREFIX), options));
  const { list } = watch.seen(head.error)!;
  append(spans, list.spans, 0);
  if (head.error) {
    return { trace: { spans, omitted: list.omitted, error: watch.errorOf(head.error) } };
  }
  return { header: head.value, ...traceBody(frame, spans, options, decoder, list.omitted) };
}

function traceBody<F extends { body: object }, H extends object>(
  frame: Uint8Array,
  spans: DraftSpan[],
  options: MessageTraceOptions,
  { name, kind, whole }: FrameDecoder<F, H>,
  before: number,
): Traced<F, H> {
  const watch = new Watch("body", `${name}${kind}`, frame, options);
  const { value, error } = outcomeOf(() => whole(frame, watch.options));
  const body = found(error ? { error } : { value: value.body }, watch, frame);
  const list = watch.seen(error)?.list;
  append(spans, list?.spans ?? [], 0);
  const trace = { spans, omitted: before + (list?.omitted ?? 0), ...body };
  return value ? { trace, decoded: value } : { trace };
}

/** What every request begins with, whatever its header goes on with. */
function traceNumbers(reader: Reader): void {
  outcomeOf(() => {
    readInt16(reader, "requestApiKey");
    readInt16(reader, "requestApiVersion");
    readInt32(reader, "correlationId");
  });
}
