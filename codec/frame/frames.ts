import {
  type Api,
  type Bytes,
  bytesText,
  DecodeError,
  type DecodeOptions,
  EncodeError,
  isBytes,
  Reader,
  type ServerApi,
  type TaggedField,
} from "../wire/mod.ts";
import {
  decodeRequestHeader,
  encodeRequestHeader,
  type RequestHeader,
} from "../messages/request_header.ts";
import {
  decodeResponseHeader,
  encodeResponseHeader,
  type ResponseHeader,
} from "../messages/response_header.ts";
import {
  greeting,
  MAX_SIZE,
  negativeSize,
  notKafka,
  PREFIX,
  shortFrame,
  shortPrefix,
} from "./frame_size.ts";
import {
  API_VERSIONS,
  findApi,
  requestHeaderOf,
  responseHeaderOf,
  responseHeaderVersion,
} from "./headers.ts";

/** What the caller chooses in the header of a request; a decoded header is one, too. */
export interface RequestFrameHeader {
  /** Any int32 that tells the request from the others in flight. */
  readonly correlationId: number;
  /** Name for logs and quotas. Default null, which Kafka takes for empty; version 0 of the header lacks it. */
  readonly clientId?: string | null | undefined;
  /** Tagged fields of the header; only flexible versions of the body have them. */
  readonly unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** What the caller chooses in the header of a response; a decoded header is one, too. */
export interface ResponseFrameHeader {
  /** That of the request. */
  readonly correlationId: number;
  /** Tagged fields of the header; only flexible versions of the body have them. */
  readonly unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** A request out of its frame. */
export interface RequestFrame<Req> {
  /** The whole header. */
  header: RequestHeader;
  /** The message, or its bytes. */
  body: Req;
}

/** A response out of its frame. */
export interface ResponseFrame<Res> {
  /** The whole header. */
  header: ResponseHeader;
  /** The message, or its bytes. */
  body: Res;
}

/** A decoded response and the version it was decoded at. */
export interface DecodedResponse<Res> extends ResponseFrame<Res> {
  /** The version asked for, or 0 where a broker answered ApiVersions at 0 instead. */
  version: number;
}

/** How to read a frame. The options for messages hold for header and body, each for itself. */
export interface FrameDecodeOptions extends DecodeOptions {
  /** Makes the reader of the header, a named one, as `reader` makes that of the body. */
  readonly headerReader?: DecodeOptions["reader"];
}

/** The numbers that every request begins with. */
export interface RequestNumbers {
  /** Which API, such as 3 for Metadata; perhaps one that is not known here. */
  apiKey: number;
  /** The version of the body, perhaps one that is not known here. */
  apiVersion: number;
  /** What the response will repeat. */
  correlationId: number;
}

/** The number that every response begins with. */
export interface ResponseNumbers {
  /** That of the request. */
  correlationId: number;
}

const KEY_AT = PREFIX;
const VERSION_AT = KEY_AT + 2;
const REQUEST_ID_AT = VERSION_AT + 2;
const RESPONSE_ID_AT = PREFIX;

/**
 * Encodes a whole request: four bytes of length, header, body.
 *
 * @param version The version of the body; it decides that of the header.
 * @throws {EncodeError} If that version cannot say `message` or `header`.
 * @example
 * ```ts
 * import { encodeRequestFrame } from "kafka-wire";
 * import { Metadata } from "kafka-wire/messages/metadata";
 * const frame = encodeRequestFrame(Metadata, { correlationId: 7 }, { topics: null }, 1);
 * if (frame.length !== 18) throw new Error("Cannot match: expected 18 bytes");
 * ```
 */
export function encodeRequestFrame<Req>(
  api: Api<Req, unknown>,
  header: RequestFrameHeader,
  message: NoInfer<Req>,
  version: number,
): Bytes {
  const body = api.encodeRequest(message, version);
  const { correlationId, clientId = null, unknownTaggedFields } = header;
  const numbers = { requestApiKey: api.key, requestApiVersion: version, correlationId };
  const head = { ...numbers, clientId, unknownTaggedFields };
  const headerBytes = encodeRequestHeader(head, requestHeaderOf(api, version));
  return framed(`${api.name}Request`, headerBytes, body);
}

/**
 * Decodes a whole request of an API that is known beforehand; {@linkcode peekRequestFrame} says which it is.
 *
 * @param frame Four bytes of length, header, body, as {@linkcode FrameReader} gives it.
 * @param options `reader` watches the body, `headerReader` the header.
 * @throws {DecodeError} If `frame` is not exactly one frame with one such request. `offset` counts from the
 *   start of the frame. A request of another API is `unsupported-version`, too.
 * @example
 * ```ts
 * import { decodeRequestFrame } from "kafka-wire";
 * import { MetadataServer } from "kafka-wire/messages/metadata";
 * const bytes = [0, 0, 0, 14, 0, 3, 0, 1, 0, 0, 0, 7, 255, 255, 255, 255, 255, 255];
 * const { header, body } = decodeRequestFrame(MetadataServer, Uint8Array.from(bytes));
 * if (header.correlationId !== 7 || body.topics !== null) throw new Error("Cannot match the request");
 * ```
 */
export function decodeRequestFrame<Req>(
  api: ServerApi<Req, never>,
  frame: Uint8Array,
  options: FrameDecodeOptions = {},
): RequestFrame<Req> {
  const { apiKey, apiVersion } = peekRequestFrame(frame);
  const { name, key, minVersion, maxVersion } = api;
  if (apiKey !== key) throw wrongApi(`api key ${key} (${name})`, apiKey);
  if (apiVersion < minVersion || apiVersion > maxVersion) {
    throw wrongVersion(`${name} version ${minVersion} to ${maxVersion}`, apiVersion);
  }
  const { header, body } = requestParts(frame, requestHeaderOf(api, apiVersion), options);
  const decode = (b: Uint8Array) => api.decodeRequest(b, apiVersion, options);
  return { header, body: placed(frame, `${name}Request`, body, decode) };
}

/**
 * Encodes a whole response: four bytes of length, header, body.
 *
 * @param version The version of the request; it decides that of the header.
 * @throws {EncodeError} If that version cannot say `message` or `header`.
 * @example
 * ```ts
 * import { encodeResponseFrame } from "kafka-wire";
 * import { ApiVersionsServer } from "kafka-wire/messages/api-versions";
 * const message = { errorCode: 35, apiKeys: [] };
 * const frame = encodeResponseFrame(ApiVersionsServer, { correlationId: 1 }, message, 0);
 * if (frame.length !== 14) throw new Error("Cannot match: expected 14 bytes");
 * ```
 */
export function encodeResponseFrame<Res>(
  api: ServerApi<unknown, Res>,
  header: ResponseFrameHeader,
  message: NoInfer<Res>,
  version: number,
): Bytes {
  const body = api.encodeResponse(message, version);
  const { correlationId, unknownTaggedFields } = header;
  const head = { correlationId, unknownTaggedFields };
  const headerBytes = encodeResponseHeader(head, responseHeaderOf(api, version));
  return framed(`${api.name}Response`, headerBytes, body);
}

/**
 * Decodes a whole response to a request of this API and version.
 *
 * A broker that does not know the version of an ApiVersions request answers at version 0. So an ApiVersions
 * response that does not decode at `version` is decoded at 0; `version` of the result says which it was.
 *
 * @param frame Four bytes of length, header, body, as {@linkcode FrameReader} gives it.
 * @param version The version of the request: a response does not say its own.
 * @param options `reader` watches the body, `headerReader` the header.
 * @throws {DecodeError} If `frame` is not exactly one frame with one such response. `offset` counts from the
 *   start of the frame.
 * @example
 * ```ts
 * import { decodeResponseFrame } from "kafka-wire";
 * import { ApiVersions } from "kafka-wire/messages/api-versions";
 * const frame = Uint8Array.of(0, 0, 0, 10, 0, 0, 0, 1, 0, 35, 0, 0, 0, 0);
 * const { body, version } = decodeResponseFrame(ApiVersions, frame, 4);
 * if (body.errorCode !== 35 || version !== 0) throw new Error("Cannot match the response");
 * ```
 */
export function decodeResponseFrame<Res>(
  api: Api<never, Res>,
  frame: Uint8Array,
  version: number,
  options: FrameDecodeOptions = {},
): DecodedResponse<Res> {
  const { header, body } = responseParts(frame, responseHeaderOf(api, version), options);
  const decodeAt = (version: number): DecodedResponse<Res> => {
    const decode = (b: Uint8Array) => api.decodeResponse(b, version, options);
    return { header, body: placed(frame, `${api.name}Response`, body, decode), version };
  };
  return api.key === API_VERSIONS && version !== 0
    ? orAtZero(decodeAt, version)
    : decodeAt(version);
}

/** The result at `version`, else at 0, else the first error. */
function orAtZero<T>(decodeAt: (version: number) => T, version: number): T {
  try {
    return decodeAt(version);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    try {
      return decodeAt(0);
    } catch {
      throw error;
    }
  }
}

/**
 * What a request is, without decoding it: the three numbers have one place in all header versions. It also
 * answers for APIs and versions that are not known here, so that a proxy can pass them on.
 *
 * @param frame Four bytes of length, header, body.
 * @throws {DecodeError} If `frame` is not exactly one frame, or too short for a request.
 * @example
 * ```ts
 * import { peekRequestFrame } from "kafka-wire";
 * const frame = Uint8Array.of(0, 0, 0, 8, 0, 3, 0, 1, 0, 0, 0, 7);
 * if (peekRequestFrame(frame).apiKey !== 3) throw new Error("Cannot match: expected Metadata");
 * ```
 */
export function peekRequestFrame(frame: Uint8Array): RequestNumbers {
  const view = viewOf(frame);
  need(view, "RequestHeader", "requestApiKey", KEY_AT, 2);
  need(view, "RequestHeader", "requestApiVersion", VERSION_AT, 2);
  need(view, "RequestHeader", "correlationId", REQUEST_ID_AT, 4);
  return {
    apiKey: view.getInt16(KEY_AT),
    apiVersion: view.getInt16(VERSION_AT),
    correlationId: view.getInt32(REQUEST_ID_AT),
  };
}

/**
 * Whose answer a response is, without decoding it. With that, {@linkcode Pairing} knows API and version,
 * which the response does not say.
 *
 * @param frame Four bytes of length, header, body.
 * @throws {DecodeError} If `frame` is not exactly one frame, or too short for a response.
 * @example
 * ```ts
 * import { peekResponseFrame } from "kafka-wire";
 * const { correlationId } = peekResponseFrame(Uint8Array.of(0, 0, 0, 4, 0, 0, 0, 7));
 * if (correlationId !== 7) throw new Error("Cannot match: expected 7");
 * ```
 */
export function peekResponseFrame(frame: Uint8Array): ResponseNumbers {
  const view = viewOf(frame);
  need(view, "ResponseHeader", "correlationId", RESPONSE_ID_AT, 4);
  return { correlationId: view.getInt32(RESPONSE_ID_AT) };
}

/**
 * Decodes the header of a request of any known API and leaves the body as bytes, for whoever passes it on or
 * finds its codec later.
 *
 * @param frame Four bytes of length, header, body.
 * @returns `body` is a view of `frame`, and so are the tagged fields of the header.
 * @throws {DecodeError} If `frame` is not exactly one frame, or its header not one. An API that is not known
 *   here is `unsupported-version`; a version need not be known.
 * @example
 * ```ts
 * import { splitRequestFrame } from "kafka-wire";
 * const bytes = [0, 0, 0, 12, 0, 3, 0, 1, 0, 0, 0, 7, 255, 255, 0, 0];
 * const { header, body } = splitRequestFrame(Uint8Array.from(bytes));
 * if (header.requestApiKey !== 3 || body.length !== 2) throw new Error("Cannot match the request");
 * ```
 */
export function splitRequestFrame(
  frame: Uint8Array,
  options: FrameDecodeOptions = {},
): RequestFrame<Uint8Array> {
  const { apiKey, apiVersion } = peekRequestFrame(frame);
  const api = findApi(apiKey);
  if (!api) throw wrongApi("a known api key", apiKey);
  return requestParts(frame, requestHeaderOf(api, apiVersion), options);
}

/**
 * Decodes the header of a response and leaves the body as bytes.
 *
 * @param frame Four bytes of length, header, body.
 * @param apiKey That of the request.
 * @param apiVersion That of the request; it need not be known here.
 * @returns `body` is a view of `frame`, and so are the tagged fields of the header.
 * @throws {DecodeError} If `frame` is not exactly one frame, or its header not one.
 * @throws {RangeError} If no such API is known.
 * @example
 * ```ts
 * import { splitResponseFrame } from "kafka-wire";
 * const { body } = splitResponseFrame(Uint8Array.of(0, 0, 0, 6, 0, 0, 0, 7, 0, 9), 3, 9);
 * if (body.length !== 1 || body[0] !== 9) throw new Error("Cannot match: expected one byte of body");
 * ```
 */
export function splitResponseFrame(
  frame: Uint8Array,
  apiKey: number,
  apiVersion: number,
  options: FrameDecodeOptions = {},
): ResponseFrame<Uint8Array> {
  return responseParts(frame, responseHeaderVersion(apiKey, apiVersion), options);
}

function requestParts(
  frame: Uint8Array,
  version: number,
  options: FrameDecodeOptions,
): RequestFrame<Uint8Array> {
  return parts(frame, "RequestHeader", decodeRequestHeader, version, options);
}

function responseParts(
  frame: Uint8Array,
  version: number,
  options: FrameDecodeOptions,
): ResponseFrame<Uint8Array> {
  return parts(frame, "ResponseHeader", decodeResponseHeader, version, options);
}

function parts<T extends object>(
  frame: Uint8Array,
  name: string,
  decode: (body: Uint8Array, version: number, options: DecodeOptions) => T,
  version: number,
  options: FrameDecodeOptions,
): { header: T; body: Uint8Array } {
  viewOf(frame);
  const rest = frame.subarray(PREFIX);
  // The decoder does not say where the header ends, its reader does. Where text may be replaced it has to be
  // a named one, which can: after a failure of another, the decoder takes a reader of its own.
  const reader = options.headerReader?.(rest, options) ??
    new Reader(rest, options, options.replaceInvalidUtf8 ? name : undefined);
  const withReader = { ...options, allowTrailingBytes: true, reader: () => reader };
  const header = placed(frame, name, rest, (b) => decode(b, version, withReader));
  if (reader.invalid?.length) Object.assign(header, { invalidText: reader.invalid });
  return { header, body: rest.subarray(reader.position) };
}

/** Decodes a part of the frame; its errors then count from the start of the frame. */
function placed<T>(
  frame: Uint8Array,
  name: string,
  part: Uint8Array,
  decode: (part: Uint8Array) => T,
): T {
  try {
    return decode(part);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const { reason, path, offset, expected, found } = error;
    const start = part.byteOffset - frame.byteOffset;
    throw new DecodeError(reason, name, path, start + offset, expected, found);
  }
}

/** The frame for numbers, if its prefix says its length. */
function viewOf(frame: Uint8Array): DataView {
  if (!isBytes(frame)) {
    throw new TypeError(`Cannot decode frame: expected Uint8Array, found ${typeof frame}`);
  }
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  if (frame.length < PREFIX) throw shortPrefix(0, frame.length);
  const size = view.getInt32(0);
  const rest = frame.length - PREFIX;
  if (size !== rest) throw wrongSize(size, rest);
  return view;
}

function wrongSize(size: number, rest: number): DecodeError {
  const foreign = greeting(size);
  if (foreign) return notKafka(0, foreign);
  if (size < 0) return negativeSize(0, size);
  if (size > rest) return shortFrame(0, size, rest);
  const found = bytesText(rest - size);
  return new DecodeError("trailing-bytes", "frame", [], PREFIX + size, "end of frame", found);
}

function need(view: DataView, name: string, field: string, offset: number, n: number): void {
  const there = view.byteLength - offset;
  if (there >= n) return;
  const expected = `int${8 * n} (${n} bytes)`;
  throw new DecodeError("truncated", name, [field], offset, expected, bytesText(there));
}

function wrongApi(expected: string, apiKey: number): DecodeError {
  return unsupported("requestApiKey", KEY_AT, expected, `api key ${apiKey}`);
}

function wrongVersion(expected: string, apiVersion: number): DecodeError {
  return unsupported("requestApiVersion", VERSION_AT, expected, `version ${apiVersion}`);
}

function unsupported(field: string, at: number, expected: string, found: string): DecodeError {
  return new DecodeError("unsupported-version", "RequestHeader", [field], at, expected, found);
}

function framed(name: string, header: Uint8Array, body: Uint8Array): Bytes {
  const size = header.length + body.length;
  if (size > MAX_SIZE) {
    throw new EncodeError(name, [], `frame of at most ${MAX_SIZE} bytes`, "a larger one");
  }
  const frame = new Uint8Array(PREFIX + size);
  new DataView(frame.buffer).setInt32(0, size);
  frame.set(header, PREFIX);
  frame.set(body, PREFIX + header.length);
  return frame;
}
