// Bytes come in: frames, which request each answers, and what follows when everything is answered.

import { decodeResponseHeader } from "../messages/response_header.ts";
import { DecodeError, Reader } from "../wire/mod.ts";
import { type Context, type Kind, type Request, tell } from "./context.ts";
import { begin } from "./dial.ts";
import { dropTransport, fail, leave } from "./failure.ts";
import type { FrameFault } from "./frame_buffer.ts";
import type { Report } from "./inputs.ts";
import { isUnsettled, remove } from "./requests.ts";
import {
  authenticateAgain,
  authenticateAnswered,
  awaitsToken,
  handshakeAnswered,
  probeAnswered,
  tokenAnswered,
  versionsAnswered,
} from "./session.ts";
import { touch } from "./time.ts";

/** No frame may be larger before the first response: 512 KiB. */
const UNTRUSTED_LIMIT = 524_288;
const API_VERSIONS = 18;

/** Bytes have come: what they complete is handed on, frame by frame, as long as the transport lives. */
export function received(c: Context, { bytes }: Report<"received">): void {
  const { data, inbox } = c;
  const { transport } = data;
  if (bytes.length === 0) return;
  touch(c);
  inbox.push(bytes);
  while (data.transport === transport) {
    const frame = inbox.next(rulesFor(c));
    if (frame === undefined) return;
    if (typeof frame === "string") return badFrame(c, frame);
    answered(c, frame);
  }
}

function rulesFor(c: Context): { limit: number; tokens: boolean } {
  const { receiveMaxFrameBytes } = c.settings;
  const limit = c.data.trusted
    ? receiveMaxFrameBytes
    : Math.min(receiveMaxFrameBytes, UNTRUSTED_LIMIT);
  return { limit, tokens: awaitsToken(c) };
}

const FAULTS: Readonly<Record<FrameFault, string>> = {
  NEGATIVE_SIZE: "a frame has a negative size",
  TOO_SMALL: "a frame is too small for a response",
  TOO_LARGE: "a frame is larger than allowed",
  PEER_SPEAKS_TLS: "the peer speaks TLS",
  PEER_SPEAKS_HTTP: "the peer speaks HTTP",
  PEER_SPEAKS_SSH: "the peer speaks SSH",
};

function badFrame(c: Context, fault: FrameFault): void {
  distrust(c, fault, FAULTS[fault]);
}

function distrust(c: Context, code: string, message: string, undecoded?: number): void {
  fail(c, {
    reason: "PROTOCOL_ERROR",
    code,
    message,
    ...(undecoded !== undefined && { undecoded }),
  });
}

/** One frame: whose answer is it? */
function answered(c: Context, frame: Uint8Array): void {
  if (awaitsToken(c)) return tokenAnswered(c, frame);
  const correlationId = new DataView(frame.buffer, frame.byteOffset).getInt32(0);
  const request = c.data.requests.find(({ expectResponse }) => expectResponse);
  if (!request) return distrust(c, "UNSOLICITED", "a response came with nothing in flight");
  if (request.correlationId !== correlationId) {
    const message =
      `expected the response with correlation id ${request.correlationId}, found ${correlationId}`;
    return distrust(c, "CORRELATION_MISMATCH", message);
  }
  try {
    settle(c, request, bodyOf(frame, request));
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    distrust(c, "DECODE", error.message, correlationId);
  }
}

/** What follows the header. */
function bodyOf(frame: Uint8Array, { apiKey, flexible }: Request): Uint8Array {
  if (!flexible || apiKey === API_VERSIONS) return frame.subarray(4);
  let reader: Reader | undefined;
  decodeResponseHeader(frame, 1, {
    allowTrailingBytes: true,
    reader: (bytes, options) => reader = new Reader(bytes, options),
  });
  return frame.subarray(reader!.position);
}

type OwnHandler = (c: Context, request: Request, body: Uint8Array) => void;

const OWN: Readonly<Record<Exclude<Kind, "owner">, OwnHandler>> = {
  versions: versionsAnswered,
  handshake: handshakeAnswered,
  authenticate: authenticateAnswered,
  probe: probeAnswered,
};

/** The request has its response. One that its owner has given up is swallowed. */
function settle(c: Context, request: Request, body: Uint8Array): void {
  const { kind, tombstone, id, apiKey, apiVersion, correlationId, sentMs } = request;
  c.data.trusted = true;
  remove(c, request);
  if (kind !== "owner") OWN[kind](c, request, body);
  else if (!tombstone) {
    const latencyMs = c.engine.nowMs - sentMs;
    tell(c, { type: "response", id, apiKey, apiVersion, correlationId, body, latencyMs });
  }
  quiet(c);
}

/** Goes on with what has waited for the requests in flight, if that was the last. */
export function quiet(c: Context): void {
  const { data } = c;
  if (data.state === "draining") {
    if (!data.requests.some(isUnsettled)) finish(c);
  } else if (data.reauth === "no" || data.requests.length > 0) return;
  else if (data.reauth === "waiting") authenticateAgain(c);
  else if (data.reauth === "expired") renew(c);
}

/** The end of a drain. */
export function finish(c: Context): void {
  dropTransport(c, "close");
  leave(c, "closed", "drained");
  tell(c, { type: "drained" });
  tell(c, { type: "closed" });
}

/** The session is over before the connection could authenticate again: a new one takes its place. */
function renew(c: Context): void {
  fail(c, { reason: "INVALIDATED", message: "the session has expired", transport: "close" });
  begin(c);
}

/** It is time to authenticate again, or too late for it. */
export function sessionDue(c: Context): void {
  const { data, engine } = c;
  if (data.reauth === "waiting") data.reauth = "expired";
  else {
    data.reauth = "waiting";
    engine.timers.set("reauthentication", data.sessionEndMs!);
  }
  quiet(c);
}
