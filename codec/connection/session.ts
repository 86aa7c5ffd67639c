// From an open transport to `ready`: TLS, authentication, versions. And authentication again (KIP-368).

import {
  ApiVersions,
  type ApiVersionsResponse,
  decodeApiVersionsResponse,
  encodeApiVersionsRequest,
} from "../messages/api_versions.ts";
import {
  decodeSaslAuthenticateResponse,
  encodeSaslAuthenticateRequest,
  SaslAuthenticate,
} from "../messages/sasl_authenticate.ts";
import {
  decodeSaslHandshakeResponse,
  encodeSaslHandshakeRequest,
  SaslHandshake,
} from "../messages/sasl_handshake.ts";
import { type DecodeOptions, Reader } from "../wire/mod.ts";
import { sharedVersion } from "./calls.ts";
import {
  ask,
  type Context,
  enter,
  type Kind,
  type Request,
  tell,
  usesSasl,
  usesTls,
} from "./context.ts";
import { isReset, takeTransport } from "./dial.ts";
import { fail } from "./failure.ts";
import type { Report } from "./inputs.ts";
import { release, sendOwn, write } from "./requests.ts";
import { restIdle, throttle } from "./time.ts";

const UNSUPPORTED_VERSION = 35;
const UNSUPPORTED_MECHANISM = 33;
const REBOOTSTRAP_REQUIRED = 129;
const SOFTWARE = { clientSoftwareName: "kafka-wire", clientSoftwareVersion: "0.1.0" };

// ---- TLS ----

/** A transport is open. */
export function opened(c: Context, report: Report<"opened">): void {
  takeTransport(c, report);
  if (report.secured || !usesTls(c)) return afterTls(c, "opened");
  if (c.options.transport?.tls === "with-open") {
    return driverFault(c, "a transport that opens and encrypts in one step is not encrypted");
  }
  const { serverName, verifyName } = c.data.targets[c.data.candidate]!;
  ask(c, { type: "secure", serverName, verifyName, alpn: [] });
  enter(c, "tls", "opened");
}

/** TLS stands. */
export function secured(c: Context): void {
  afterTls(c, "secured");
}

/** What Node and Deno say of first bytes that are no TLS record. */
const NOT_TLS = ["ERR_SSL_WRONG_VERSION_NUMBER", "InvalidContentType"];

/** TLS has failed. */
export function secureFailed(c: Context, { code, authentication }: Report<"secureFailed">): void {
  if (authentication) {
    const { verifyName } = c.data.targets[c.data.candidate]!;
    const message = /NAME/i.test(code) // ERR_TLS_CERT_ALTNAME_INVALID, certificateNotValidForName
      ? `the certificate is not that of ${verifyName}: ${code}`
      : `the certificate of ${verifyName} is not to be trusted: ${code}`;
    return fail(c, { reason: "TLS_IDENTITY", code, message });
  }
  const plain = NOT_TLS.includes(code);
  fail(c, {
    reason: "TLS_HANDSHAKE",
    code: plain ? "PEER_NOT_TLS" : code,
    message: plain ? "the peer does not speak TLS" : `TLS failed: ${code}`,
  });
}

function afterTls(c: Context, cause: string): void {
  if (usesSasl(c)) startSasl(c, cause);
  else negotiate(c, cause);
}

/** The driver reports what cannot be. */
export function driverFault(c: Context, message: string): void {
  fail(c, {
    reason: "PROTOCOL_ERROR",
    code: "DRIVER",
    message: `the driver is at fault: ${message}`,
  });
}

// ---- the peer goes ----

/** The transport is gone. */
export function peerClosed(c: Context, { code }: { readonly code?: string }): void {
  lost(c, "gone", code);
}

/** The peer sends no more. */
export function halfClosed(c: Context): void {
  lost(c, "close");
}

function lost(c: Context, transport: "gone" | "close", code?: string): void {
  const { state, requests, reauth } = c.data;
  if (state === "ready" && requests.length === 0 && reauth !== "running") {
    return fail(c, {
      reason: "PEER_IDLE_CLOSE",
      message: "the peer closed a quiet connection",
      transport,
      ...(code !== undefined && { code }),
    });
  }
  const reset = isReset(code) || code === "EPIPE";
  const detail = state === "tls" ? "PEER_NOT_TLS" : code;
  fail(c, {
    reason: reset ? "PEER_RESET" : "PEER_CLOSED",
    message: `the peer ${reset ? "reset" : "closed"} the connection${
      state === "tls" ? ": perhaps it does not speak TLS" : ""
    }`,
    transport,
    ...(detail !== undefined && { code: detail }),
  });
}

// ---- ApiVersions ----

function negotiate(c: Context, cause: string): void {
  const { settings, engine, options } = c;
  if (!settings.setupCoversApiVersions) engine.timers.clear("setupTimeout");
  if (settings.negotiation === "skip") {
    c.data.versions = options.staticVersions ?? {};
    return becomeReady(c, cause);
  }
  askVersions(c, ApiVersions.maxVersion, settings.requestTimeoutMs);
  enter(c, "negotiating", cause);
}

/** Asks for the versions that the peer offers, and whether it is the node that is expected (KIP-1242). */
function askVersions(
  c: Context,
  version: number,
  timeoutMs?: number,
  kind: Kind = "versions",
): void {
  const { settings, options } = c;
  const clusterId = settings.expectClusterId;
  const nodeId = settings.expectNodeId ?? options.nodeId ?? -1;
  const known = clusterId !== null && nodeId >= 0;
  const message = { ...SOFTWARE, ...(known && { clusterId, nodeId }) };
  c.data.verified = known && version >= 5;
  sendOwn(c, kind, ApiVersions, version, encodeApiVersionsRequest(message, version), timeoutMs);
}

/** The answer to ApiVersions, before authentication or after it. */
export function versionsAnswered(c: Context, request: Request, body: Uint8Array): void {
  const { apiVersion, timeoutMs } = request;
  const { errorCode, apiKeys } = readVersions(c, request, body);
  if (errorCode === UNSUPPORTED_VERSION && apiVersion > 0 && !c.data.fellBack) {
    c.data.fellBack = true;
    return askVersions(c, versionAfter(apiKeys), c.data.state === "sasl" ? undefined : timeoutMs);
  }
  if (errorCode !== 0) return versionsRefused(c, errorCode);
  c.data.versions = tableOf(apiKeys);
  if (c.data.state === "sasl") handshake(c);
  else becomeReady(c, "versions");
}

/** Error 35 is answered at version 0, whatever was asked (KIP-511). */
function readVersions(c: Context, { apiVersion }: Request, body: Uint8Array): ApiVersionsResponse {
  const refused = body.length >= 2 && (body[0]! << 8 | body[1]!) === UNSUPPORTED_VERSION;
  const version = refused ? 0 : apiVersion;
  const decode = (options: DecodeOptions) => decodeApiVersionsResponse(body, version, options);
  const response = decoded(c, "ApiVersions", body, decode);
  if (version >= 2) throttle(c, response.throttleTimeMs);
  return response;
}

function versionsRefused(c: Context, errorCode: number): void {
  const code = `ERROR_${errorCode}`;
  if (errorCode === REBOOTSTRAP_REQUIRED) {
    const message = "another cluster or node answers";
    return fail(c, { reason: "CLUSTER_MISMATCH", code, message });
  }
  const message = `ApiVersions was answered with error ${errorCode}`;
  fail(c, { reason: "NEGOTIATION_FAILED", code, message });
}

/** What to ask with after error 35: the highest version that is listed and known here, else 0. */
function versionAfter(apiKeys: ApiVersionsResponse["apiKeys"]): number {
  const own = apiKeys.find(({ apiKey }) => apiKey === ApiVersions.key);
  return own ? Math.max(Math.min(own.maxVersion, ApiVersions.maxVersion), 0) : 0;
}

function tableOf(apiKeys: ApiVersionsResponse["apiKeys"]): Context["data"]["versions"] {
  const ranges = apiKeys.map(({ apiKey, minVersion, maxVersion }) =>
    [apiKey, { min: minVersion, max: maxVersion }] as const
  );
  return Object.fromEntries(ranges);
}

/** Decodes a body of the connection's own; bytes after it are let pass, and told. */
function decoded<T>(
  c: Context,
  api: string,
  body: Uint8Array,
  decode: (options: DecodeOptions) => T,
): T {
  let reader: Reader | undefined;
  const message = decode({
    allowTrailingBytes: true,
    reader: (bytes, options) => reader = new Reader(bytes, options),
  });
  const bytes = body.length - (reader?.position ?? body.length);
  if (bytes > 0) {
    tell(c, { type: "protocolWarning", code: "TRAILING_BYTES", detail: { api, bytes } });
  }
  return message;
}

function becomeReady(c: Context, cause: string): void {
  const { data, options, settings } = c;
  data.failedAttempts = data.setupFailures = 0;
  data.lastFailure = null;
  data.fellBack = false;
  restIdle(c);
  armSession(c);
  enter(c, "ready", cause);
  tell(c, {
    type: "ready",
    versions: data.versions,
    remote: data.remote,
    identity: {
      nodeId: settings.expectNodeId ?? options.nodeId ?? null,
      clusterId: settings.expectClusterId,
      verified: data.verified && settings.negotiation === "required",
    },
    timings: { ...data.timings },
  });
}

/** Whether ApiVersions can be asked of this peer. */
export function canProbe(c: Context): boolean {
  return commonVersion(c, ApiVersions) >= 0;
}

/** Asks something harmless: a load balancer may have dropped the connection without a word. */
export function probe(c: Context): void {
  const { connectTimeoutMs, requestTimeoutMs } = c.settings;
  const timeoutMs = Math.min(connectTimeoutMs ?? requestTimeoutMs, requestTimeoutMs);
  askVersions(c, commonVersion(c, ApiVersions), timeoutMs, "probe");
}

/** The answer to a probe: what it has held back is written. */
export function probeAnswered(c: Context, request: Request, body: Uint8Array): void {
  const { errorCode } = readVersions(c, request, body);
  if (errorCode === 0 || errorCode === UNSUPPORTED_VERSION) release(c);
  else versionsRefused(c, errorCode);
}

// ---- SASL ----

function startSasl(c: Context, cause: string): void {
  const { data, settings, options } = c;
  data.sasl = { step: "versions", round: 0, version: -1 };
  if (settings.negotiation === "skip") {
    data.versions = options.staticVersions ?? {};
    handshake(c);
  } else askVersions(c, ApiVersions.maxVersion);
  enter(c, "sasl", cause);
}

/** Authenticates again on a ready connection. */
export function authenticateAgain(c: Context): void {
  const { data, engine } = c;
  data.reauth = "running";
  data.sasl = { step: "versions", round: 0, version: -1 };
  engine.timers.clear("reauthentication");
  engine.timers.set("setupTimeout", engine.nowMs + data.setupLimitMs);
  handshake(c);
}

/** The highest version of an API that both sides speak; −1 if there is none. */
function commonVersion(
  c: Context,
  api: { key: number; minVersion: number; maxVersion: number },
): number {
  return sharedVersion(api, c.data.versions) ?? -1;
}

function handshake(c: Context): void {
  const sasl = c.data.sasl!;
  const mechanism = c.options.sasl!.mechanism;
  sasl.version = commonVersion(c, SaslAuthenticate);
  sasl.step = "handshake";
  const version = sasl.version < 0 ? 0 : Math.max(commonVersion(c, SaslHandshake), 0);
  if (version === 0) sasl.version = -1;
  sendOwn(
    c,
    "handshake",
    SaslHandshake,
    version,
    encodeSaslHandshakeRequest({ mechanism }, version),
  );
}

/** The answer to SaslHandshake. */
export function handshakeAnswered(c: Context, { apiVersion }: Request, body: Uint8Array): void {
  const { errorCode, mechanisms } = decoded(
    c,
    "SaslHandshake",
    body,
    (options) => decodeSaslHandshakeResponse(body, apiVersion, options),
  );
  const { mechanism } = c.options.sasl!;
  if (errorCode !== 0) {
    return denied(c, errorCode, `${mechanism} is not accepted, but ${mechanisms.join(", ")}`);
  }
  askMechanism(c, null);
}

/** Asks for the token of this round: PLAIN is made here. */
function askMechanism(c: Context, challenge: Uint8Array | null): void {
  const sasl = c.data.sasl!;
  const { mechanism, plain } = c.options.sasl!;
  if (plain) {
    if (sasl.round > 0) return authenticated(c);
    return sendToken(c, plainToken(plain));
  }
  sasl.step = "mechanism";
  ask(c, { type: "answerSasl", mechanism, round: sasl.round, challenge });
}

/** The mechanism's token. */
export function saslAnswered(c: Context, { round, token, done }: Report<"saslAnswered">): void {
  const { sasl } = c.data;
  if (sasl?.step !== "mechanism" || sasl.round !== round) {
    return driverFault(c, `no token of round ${round} was asked for`);
  }
  if (done) authenticated(c);
  else sendToken(c, token);
}

/** The mechanism gives up. */
export function saslFailed(c: Context, { round, message }: Report<"saslFailed">): void {
  const { sasl } = c.data;
  if (sasl?.step !== "mechanism" || sasl.round !== round) {
    return driverFault(c, `no token of round ${round} was asked for`);
  }
  fail(c, {
    reason: "AUTH_FAILED",
    code: "MECHANISM",
    message: `authentication failed: ${message}`,
  });
}

function sendToken(c: Context, token: Uint8Array): void {
  const sasl = c.data.sasl!;
  sasl.step = "peer";
  if (sasl.version >= 0) {
    const body = encodeSaslAuthenticateRequest({ authBytes: token }, sasl.version);
    return sendOwn(c, "authenticate", SaslAuthenticate, sasl.version, body);
  }
  const frame = new Uint8Array(4 + token.length);
  new DataView(frame.buffer).setInt32(0, token.length);
  frame.set(token, 4);
  write(c, frame, true);
}

/** The answer to SaslAuthenticate. */
export function authenticateAnswered(c: Context, { apiVersion }: Request, body: Uint8Array): void {
  const { errorCode, errorMessage, authBytes, sessionLifetimeMs } = decoded(
    c,
    "SaslAuthenticate",
    body,
    (options) => decodeSaslAuthenticateResponse(body, apiVersion, options),
  );
  if (errorCode !== 0) return denied(c, errorCode, errorMessage ?? "authentication failed");
  c.data.sessionMs = Number(sessionLifetimeMs);
  tokenAnswered(c, authBytes);
}

/** The peer's token. */
export function tokenAnswered(c: Context, token: Uint8Array): void {
  c.data.sasl!.round++;
  askMechanism(c, token);
}

/** Whether the next frame is a token, not a response. */
export function awaitsToken({ data: { sasl } }: Context): boolean {
  return sasl !== null && sasl.step === "peer" && sasl.version < 0;
}

function denied(c: Context, errorCode: number, text: string): void {
  const message = `${shown(text)} (error ${errorCode})`;
  const reason = errorCode === UNSUPPORTED_MECHANISM ? "SASL_UNSUPPORTED" : "AUTH_FAILED";
  fail(c, { reason, code: `ERROR_${errorCode}`, message });
}

/** A text of the peer's, for people: not too long, and without control characters. */
function shown(text: string): string {
  // deno-lint-ignore no-control-regex
  return text.slice(0, 255).replace(/[\x00-\x1f\x7f-\x9f]/g, "?");
}

function authenticated(c: Context): void {
  const { data, engine } = c;
  data.sasl = null;
  data.fellBack = false;
  data.reauth = "no";
  data.sessionEndMs = data.reauthMs = null;
  if (data.sessionMs > 0) {
    const share = 0.85 + 0.1 * engine.random.draw("jitter.reauth");
    data.sessionEndMs = engine.nowMs + data.sessionMs;
    data.reauthMs = engine.nowMs + Math.trunc(data.sessionMs * share);
  }
  data.sessionMs = 0;
  if (data.state === "sasl") negotiate(c, "authenticated");
  else armSession(c);
}

/** Sets the timer for the next authentication; only a ready connection has one. */
function armSession({ data, engine }: Context): void {
  engine.timers.clear("setupTimeout");
  engine.timers.set("reauthentication", data.reauthMs ?? Infinity);
}

/** PLAIN (RFC 4616), for oneself: NUL, user, NUL, password. */
function plainToken({ username, password }: { username: string; password: string }): Uint8Array {
  return new TextEncoder().encode(`\0${username}\0${password}`);
}
