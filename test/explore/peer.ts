// What the other end of the transport says: answers to the frames it was sent, and bytes that are none.

import type { VersionTable } from "../../codec/connection/effects.ts";
import { encodeResponseFrame, peekRequestFrame } from "../../codec/frame/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { SaslAuthenticateServer } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";

/** The API of the applications here, whose bodies the machine never reads: Metadata. */
export const APPLICATION_API = 3;
/** Its highest version that the peer offers. */
export const APPLICATION_VERSION = 1;

const VERSIONS_API = 18;
const HANDSHAKE_API = 17;
const AUTHENTICATE_API = 36;
const UNSUPPORTED_VERSION = 35;

/** What the peer offers. */
export const OFFERED: VersionTable = {
  [APPLICATION_API]: { min: 0, max: APPLICATION_VERSION },
  [HANDSHAKE_API]: { min: 0, max: 1 },
  [VERSIONS_API]: { min: 0, max: 5 },
  [AUTHENTICATE_API]: { min: 0, max: 2 },
};

/** One frame that the peer was sent. */
export interface Frame {
  /** −1: it is a token, without header. */
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly correlationId: number;
  /** Whether the peer answers it. */
  readonly answered: boolean;
}

/** How a peer answers. */
export type Reply =
  | "good"
  | "throttling"
  | "trailing"
  | "refused"
  | "unsupported"
  | "foreign"
  | "undecodable"
  | "misnumbered";

/** Reads a frame of the machine; `raw`: it is a token. */
export function readFrame(bytes: Uint8Array, raw: boolean): Frame {
  if (raw) return { apiKey: -1, apiVersion: -1, correlationId: 0, answered: true };
  const { apiKey, apiVersion, correlationId } = peekRequestFrame(bytes);
  return { apiKey, apiVersion, correlationId, answered: true };
}

/** Which replies there are to a frame. */
export function repliesTo({ apiKey, apiVersion }: Frame): readonly Reply[] {
  switch (apiKey) {
    case VERSIONS_API:
      return apiVersion > 0
        ? ["good", "throttling", "trailing", "refused", "unsupported", "undecodable", "misnumbered"]
        : ["good", "refused", "unsupported", "misnumbered"];
    case HANDSHAKE_API:
      return ["good", "refused", "undecodable", "misnumbered"];
    case AUTHENTICATE_API:
      return ["good", "refused", "undecodable", "misnumbered"];
    case -1:
      return ["good"];
  }
  return ["good", "misnumbered"];
}

/** What the peer is like. */
export interface PeerTraits {
  /** Of a session that was authenticated, in milliseconds; 0: it has no end. */
  readonly sessionMs: number;
  /** How long a throttling reply asks to wait. */
  readonly throttleMs: number;
  /** The highest SaslHandshake; with 0, tokens travel without header. */
  readonly handshakeMax: number;
}

/** The bytes of a reply. */
export function replyTo(frame: Frame, reply: Reply, traits: PeerTraits): Uint8Array {
  const correlationId = frame.correlationId + (reply === "misnumbered" ? 1 : 0);
  switch (frame.apiKey) {
    case VERSIONS_API:
      return versionsReply({ ...frame, correlationId }, reply, traits);
    case HANDSHAKE_API:
      return reply === "undecodable"
        ? bare(correlationId, [0])
        : encodeResponseFrame(SaslHandshakeServer, { correlationId }, {
          errorCode: reply === "refused" ? 33 : 0,
          mechanisms: ["PLAIN"],
        }, frame.apiVersion);
    case AUTHENTICATE_API:
      return reply === "undecodable"
        ? bare(correlationId, [0, 0])
        : encodeResponseFrame(SaslAuthenticateServer, { correlationId }, {
          errorCode: reply === "refused" ? 58 : 0,
          errorMessage: null,
          authBytes: new Uint8Array(0),
          sessionLifetimeMs: BigInt(traits.sessionMs),
        }, frame.apiVersion);
    case -1:
      return new Uint8Array(4);
  }
  return bare(correlationId, bodyOf(correlationId));
}

/** What the body of an application's response holds. */
export function bodyOf(correlationId: number): readonly number[] {
  return [correlationId >>> 8 & 0xff, correlationId & 0xff];
}

function versionsReply(
  { correlationId, apiVersion }: Frame,
  reply: Reply,
  { throttleMs, handshakeMax }: PeerTraits,
): Uint8Array {
  if (reply === "undecodable") return bare(correlationId, [0, 0, 9]);
  const unsupported = reply === "unsupported";
  const errorCode =
    { unsupported: UNSUPPORTED_VERSION, refused: 41, foreign: 129 }[reply as string];
  const apiKeys = Object.entries(OFFERED).map(([apiKey, { min, max }]) => ({
    apiKey: Number(apiKey),
    minVersion: min,
    maxVersion: Number(apiKey) === HANDSHAKE_API ? handshakeMax : max,
  }));
  const bytes = encodeResponseFrame(ApiVersionsServer, { correlationId }, {
    errorCode: errorCode ?? 0,
    apiKeys,
    ...(reply === "throttling" && { throttleTimeMs: throttleMs }),
  }, unsupported ? 0 : apiVersion);
  return reply === "trailing" ? longer(bytes) : bytes;
}

/** The frame with one byte more. */
function longer(frame: Uint8Array): Uint8Array {
  const longer = new Uint8Array(frame.length + 1);
  longer.set(frame);
  new DataView(longer.buffer).setInt32(0, longer.length - 4);
  return longer;
}

/** A frame of a response with header version 0. */
function bare(correlationId: number, body: readonly number[]): Uint8Array {
  const frame = new Uint8Array(8 + body.length);
  const view = new DataView(frame.buffer);
  view.setInt32(0, 4 + body.length);
  view.setInt32(4, correlationId);
  frame.set(body, 8);
  return frame;
}

/** Bytes that no peer should send. */
export const NOISE: Readonly<Record<string, Uint8Array>> = {
  "negative size": Uint8Array.of(0xff, 0xff, 0xff, 0xff),
  "size 3": Uint8Array.of(0, 0, 0, 3),
  "size too large": Uint8Array.of(0x10, 0, 0, 0),
  "TLS": Uint8Array.of(0x16, 3, 1, 0),
  "unsolicited": bare(77, []),
};
