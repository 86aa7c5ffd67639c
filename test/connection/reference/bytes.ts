// The bytes that a connection writes and reads itself.

import {
  type ApiVersionsResponse,
  decodeApiVersionsResponse,
} from "../../../codec/messages/api_versions.ts";
import { encodeRequestHeader } from "../../../codec/messages/request_header.ts";
import { decodeResponseHeader } from "../../../codec/messages/response_header.ts";
import { DecodeError, type DecodeOptions } from "../../../codec/wire/mod.ts";

/** Everything that stands in a request. */
export interface Request {
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly flexible: boolean;
  readonly correlationId: number;
  readonly clientId: string | null;
  readonly body: Uint8Array;
}

/** A whole request frame. */
export function requestFrame(request: Request): Uint8Array {
  const { apiKey, apiVersion, correlationId, clientId } = request;
  const header = encodeRequestHeader(
    { requestApiKey: apiKey, requestApiVersion: apiVersion, correlationId, clientId },
    apiKey === 7 && apiVersion === 0 ? 0 : request.flexible ? 2 : 1,
  );
  return frame(joined(header, request.body));
}

/** Bytes with their length before them. */
export function frame(content: Uint8Array): Uint8Array {
  const prefix = new Uint8Array(4);
  new DataView(prefix.buffer).setInt32(0, content.length);
  return joined(prefix, content);
}

/** Two pieces as one. */
export function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** The first four bytes, as a number. */
export function int32(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getInt32(0);
}

/** What speaks if these are the first four bytes of a connection. */
export function foreigner(size: number): string | undefined {
  if (size >>> 16 === 0x1603 || size >>> 16 === 0x1503) return "PEER_SPEAKS_TLS";
  if (size === 0x48545450) return "PEER_SPEAKS_HTTP";
  if (size === 0x5353482d) return "PEER_SPEAKS_SSH";
  return undefined;
}

/** The body behind a response header. Throws DecodeError. */
export function responseBody(
  response: Uint8Array,
  apiKey: number,
  flexible: boolean,
): Uint8Array {
  if (!flexible || apiKey === 18) return response.subarray(4);
  decodeResponseHeader(response, 1, { allowTrailingBytes: true });
  let at = 4;
  const next = () => {
    let value = 0;
    for (let shift = 0;; shift += 7) {
      const byte = response[at++]!;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  for (let tags = next(); tags > 0; tags--) {
    next();
    const size = next();
    at += size;
  }
  return response.subarray(at);
}

/** A decoded body, and whether bytes are left behind it. Throws DecodeError. */
export function lenient<T>(
  decode: (body: Uint8Array, version: number, options?: DecodeOptions) => T,
  body: Uint8Array,
  version: number,
): { message: T; trailing: boolean } {
  try {
    return { message: decode(body, version), trailing: false };
  } catch (error) {
    if (!(error instanceof DecodeError) || error.reason !== "trailing-bytes") throw error;
    return { message: decode(body, version, { allowTrailingBytes: true }), trailing: true };
  }
}

/** An answer to ApiVersions; that with error 35 is in version 0 whatever was asked. */
export function readVersions(
  body: Uint8Array,
  version: number,
): { message: ApiVersionsResponse; trailing: boolean } {
  const unsupported = body.length >= 2 && body[0] === 0 && body[1] === 35;
  return lenient(decodeApiVersionsResponse, body, unsupported ? 0 : version);
}

/** The token of PLAIN: no authorization id, user, password. */
export function plainToken(user: string, password: string): Uint8Array {
  return new TextEncoder().encode(`\0${user}\0${password}`);
}
