// The header of a frame, read without a codec: it has to be found also where the API is not known.

import { requestHeaderVersion, responseHeaderVersion } from "../../frame/mod.ts";
import { DecodeError, Reader, readTags } from "../../wire/mod.ts";
import type { FrameHeader } from "../options.ts";
import { apiOf } from "./request_head.ts";

/** A header and where the body begins. */
export interface HeaderParts {
  readonly header: FrameHeader;
  /** Bytes of the frame before the body. */
  readonly bodyStart: number;
}

/** The header of a request. */
export interface RequestParts extends HeaderParts {
  readonly header: FrameHeader & { readonly apiKey: number; readonly apiVersion: number };
}

const NUMBERS_END = 12;
const NAME_AT = 14;
const FLEXIBLE = 2;

/**
 * The header of a request. For an API that is not known that of a flexible version is assumed, since new ones have no
 * other.
 *
 * @param frame Length prefix and what follows.
 * @returns Undefined if the frame ends before the correlation id does.
 */
export function readRequestHeader(frame: Uint8Array): RequestParts | undefined {
  if (frame.length < NUMBERS_END) return undefined;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const apiKey = view.getInt16(4);
  const apiVersion = view.getInt16(6);
  const api = apiOf(apiKey);
  const headerVersion = api ? requestHeaderVersion(apiKey, apiVersion) : FLEXIBLE;
  const start = bodyStartOf(frame, headerVersion);
  const header: Writable<RequestParts["header"]> = {
    apiKey,
    apiVersion,
    correlationId: view.getInt32(8),
    headerVersion,
  };
  const clientId = headerVersion === 0 ? undefined : clientIdOf(frame, view);
  if (clientId !== undefined) header.clientId = clientId;
  const isKnown = api !== undefined && apiVersion >= 0 && apiVersion <= api.maxVersion;
  if (!isKnown || start === undefined) header.guessed = true;
  return { header, bodyStart: start ?? bodyStartOf(frame, 1) ?? NUMBERS_END };
}

/** The same, while it is being made. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The header of a response to a request of this API and version. */
export function readResponseHeader(
  frame: Uint8Array,
  apiKey: number,
  apiVersion: number,
): { readonly headerVersion: number; readonly bodyStart: number } {
  const headerVersion = apiOf(apiKey) ? responseHeaderVersion(apiKey, apiVersion) : 1;
  const bodyStart = headerVersion === 0 ? 8 : tagsEnd(frame, 8);
  return { headerVersion, bodyStart: bodyStart ?? 8 };
}

/** Where the body of a request begins; undefined if the header is broken. */
export function bodyStartOf(frame: Uint8Array, headerVersion: number): number | undefined {
  if (headerVersion === 0) return NUMBERS_END;
  if (frame.length < NAME_AT) return undefined;
  const length = frame[NUMBERS_END]! << 8 | frame[NUMBERS_END + 1]!;
  const end = length === 0xffff ? NAME_AT : NAME_AT + length;
  if (end > frame.length || length > 0x7fff && length !== 0xffff) return undefined;
  return headerVersion === FLEXIBLE ? tagsEnd(frame, end) : end;
}

/** Where the tagged section that begins at `at` ends. */
function tagsEnd(frame: Uint8Array, at: number): number | undefined {
  if (frame[at] === 0) return at + 1;
  try {
    const reader = new Reader(frame.subarray(at), {}, "header");
    readTags(reader, {});
    return at + reader.position;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** The client id; undefined if it is no text, or not all there. */
function clientIdOf(frame: Uint8Array, view: DataView): string | null | undefined {
  if (frame.length < NAME_AT) return undefined;
  const length = view.getInt16(NUMBERS_END);
  if (length === -1) return null;
  if (length < 0 || NAME_AT + length > frame.length) return undefined;
  return names.text(frame, length);
}

/** The last client id: most of a connection are the same. */
class Names {
  #bytes: Uint8Array = new Uint8Array(0);
  #text = "";

  text(frame: Uint8Array, length: number): string {
    const last = this.#bytes;
    let i = last.length === length ? 0 : length + 1;
    while (i < length && last[i] === frame[NAME_AT + i]) i++;
    if (i === length) return this.#text;
    this.#bytes = frame.slice(NAME_AT, NAME_AT + length);
    return this.#text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(this.#bytes);
  }
}

const names = /* @__PURE__ */ new Names();
