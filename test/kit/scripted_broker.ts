// A broker without clock and socket: speaks the library's own codecs as a server does, answers applications with an
// echo, and now and then says what no broker should. One seed decides.

import type { VersionTable } from "../../codec/connection/mod.ts";
import {
  decodeRequestFrame,
  encodeResponseFrame,
  FrameReader,
  peekRequestFrame,
  requestHeaderVersion,
  type RequestNumbers,
  responseHeaderVersion,
} from "../../codec/frame/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { SaslAuthenticateServer } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";
import type { NetworkPeer, NetworkSession, PeerAction } from "../../codec/testing/mod.ts";
import { Random } from "./random.ts";

/** What a broker is like. */
export interface BrokerTraits {
  readonly clusterId: string;
  readonly nodeId: number;
  /** What applications may use. ApiVersions and the two of SASL are added. */
  readonly offered: VersionTable;
  /** The highest ApiVersions; above it the answer is error 35. */
  readonly apiVersionsMax: number;
  /** Whether error 35 says which versions there are. */
  readonly listsOnError: boolean;
  /** How clients authenticate; null: not at all. */
  readonly sasl: SaslTraits | null;
  /** Percent of responses to applications that ask for a pause. */
  readonly throttles: number;
  /** Percent of first ApiVersions that do. */
  readonly versionsThrottle: number;
  /** Percent of responses that are late, by seconds or minutes. */
  readonly slow: number;
  /** Percent of responses in whose place comes something else. */
  readonly misbehaves: number;
}

/** How a broker authenticates. */
export interface SaslTraits {
  readonly mechanism: string;
  /** The credentials of PLAIN; null: any token will do. */
  readonly plain: { readonly username: string; readonly password: string } | null;
  /** How many tokens the mechanism has. */
  readonly rounds: number;
  readonly handshakeMax: number;
  /** The highest SaslAuthenticate; null: none, tokens travel in frames of their own. */
  readonly authenticateMax: number | null;
  /** Of a session; 0: no end. */
  readonly lifetimeMs: number;
}

/** Whether an application's request has this first byte: it wants an answer. */
export const WANTS_ANSWER = 1;

/** Bytes before the echo in an answer to an application: the node, and a throttle in milliseconds. */
export const ECHO_AT = 2;

const OWN_KEYS = [ApiVersionsServer.key, SaslHandshakeServer.key, SaslAuthenticateServer.key];

const UNSUPPORTED_MECHANISM = 33;
const UNSUPPORTED_VERSION = 35;
const INVALID_REQUEST = 42;
const AUTHENTICATION_FAILED = 58;
const REBOOTSTRAP_REQUIRED = 129;

/** A broker. */
export class ScriptedBroker implements NetworkPeer {
  traits: BrokerTraits;
  /** What clients did that no client must. */
  readonly complaints: string[] = [];
  readonly random: Random;

  constructor(seed: number, traits: BrokerTraits) {
    this.random = new Random(seed);
    this.traits = traits;
  }

  accept(): NetworkSession {
    return new BrokerSession(this);
  }
}

/** How far the client of a session is. */
type Stage = "anonymous" | "handshaken" | "authenticated";

/** One accepted transport. */
class BrokerSession implements NetworkSession {
  readonly #broker: ScriptedBroker;
  readonly #traits: BrokerTraits; // of the broker when the transport was opened
  readonly #reader: FrameReader = new FrameReader();
  #stage: Stage;
  #raw = false;
  #round = 0;
  #goodVersions = 0;
  #lastId: number | undefined; // of a request
  #held: Uint8Array | undefined; // a response that waits for the one after it
  #mute = false;
  #isOwn = false; // the connection decodes the answer itself

  constructor(broker: ScriptedBroker) {
    this.#broker = broker;
    this.#traits = broker.traits;
    this.#stage = broker.traits.sasl ? "anonymous" : "authenticated";
  }

  receive(bytes: Uint8Array): readonly PeerAction[] {
    this.#reader.push(bytes);
    const replies: PeerAction[] = [];
    for (let frame; (frame = this.#reader.next()) !== undefined;) {
      replies.push(...this.#reply(frame));
    }
    return replies;
  }

  #reply(frame: Uint8Array): readonly PeerAction[] {
    const answer = this.#raw ? this.#tokenAnswer(frame) : this.#answer(frame);
    if (!answer || this.#mute) return [];
    const { random } = this.#broker;
    const afterMs = random.chance(this.#traits.slow) ? random.below(60_000) : 0;
    const replies = random.chance(this.#traits.misbehaves) ? this.#misbehave(answer) : [answer];
    return replies.map((reply) =>
      reply instanceof Uint8Array ? { type: "send", bytes: reply, afterMs } : reply
    );
  }

  // ---- what is answered -------------------------------------------------------------------------

  #answer(frame: Uint8Array): Uint8Array | undefined {
    const request = peekRequestFrame(frame);
    this.#inOrder(request);
    this.#isOwn = OWN_KEYS.includes(request.apiKey);
    switch (request.apiKey) {
      case ApiVersionsServer.key:
        return this.#versions(frame, request);
      case SaslHandshakeServer.key:
        return this.#handshake(frame, request);
      case SaslAuthenticateServer.key:
        return this.#authenticate(frame, request);
    }
    return this.#echo(frame, request);
  }

  #versions(frame: Uint8Array, { apiVersion, correlationId }: RequestNumbers): Uint8Array {
    const { apiVersionsMax, listsOnError } = this.#traits;
    const header = { correlationId };
    if (apiVersion > apiVersionsMax) {
      const apiKeys = listsOnError ? [range(ApiVersionsServer.key, 0, apiVersionsMax)] : [];
      const message = { errorCode: UNSUPPORTED_VERSION, apiKeys };
      return encodeResponseFrame(ApiVersionsServer, header, message, 0);
    }
    const isElsewhere = this.#isElsewhere(frame, apiVersion);
    if (isElsewhere || this.#broker.random.chance(this.#traits.misbehaves)) {
      const errorCode = isElsewhere ? REBOOTSTRAP_REQUIRED : INVALID_REQUEST;
      const message = { errorCode, apiKeys: [] };
      return encodeResponseFrame(ApiVersionsServer, header, message, apiVersion);
    }
    this.#goodVersions++;
    if (this.#stage === "anonymous" && this.#goodVersions > 1) {
      this.#complain("asks for ApiVersions twice before it authenticates");
    }
    const isFirst = this.#lastId === correlationId && this.#goodVersions === 1;
    const throttleTimeMs = isFirst && apiVersion > 0
      ? this.#throttleMs(this.#traits.versionsThrottle)
      : 0;
    const message = { errorCode: 0, apiKeys: this.#table(), throttleTimeMs };
    return encodeResponseFrame(ApiVersionsServer, header, message, apiVersion);
  }

  /** Whether a client of ApiVersions 5 looks for another broker (KIP-1242). */
  #isElsewhere(frame: Uint8Array, apiVersion: number): boolean {
    if (apiVersion < 5) return false;
    const { clusterId, nodeId } = decodeRequestFrame(ApiVersionsServer, frame).body;
    if (clusterId === null) return false;
    return clusterId !== this.#traits.clusterId || nodeId !== this.#traits.nodeId;
  }

  #table(): ReturnType<typeof range>[] {
    const { offered, apiVersionsMax, sasl } = this.#traits;
    const table = Object.entries(offered).map(([key, { min, max }]) =>
      range(Number(key), min, max)
    );
    table.push(range(ApiVersionsServer.key, 0, apiVersionsMax));
    if (sasl) table.push(range(SaslHandshakeServer.key, 0, sasl.handshakeMax));
    if (sasl && sasl.authenticateMax !== null) {
      table.push(range(SaslAuthenticateServer.key, 0, sasl.authenticateMax));
    }
    return table;
  }

  #handshake(frame: Uint8Array, { apiVersion, correlationId }: RequestNumbers): Uint8Array {
    const { sasl } = this.#traits;
    const { mechanism } = decodeRequestFrame(SaslHandshakeServer, frame).body;
    const errorCode = mechanism === sasl?.mechanism ? 0 : UNSUPPORTED_MECHANISM;
    if (errorCode === 0) {
      this.#stage = "handshaken";
      this.#raw = apiVersion === 0;
      this.#round = 0;
    }
    const message = { errorCode, mechanisms: sasl ? [sasl.mechanism] : [] };
    return encodeResponseFrame(SaslHandshakeServer, { correlationId }, message, apiVersion);
  }

  #authenticate(frame: Uint8Array, { apiVersion, correlationId }: RequestNumbers): Uint8Array {
    if (this.#stage !== "handshaken") this.#complain("sends a token without a handshake");
    const { authBytes } = decodeRequestFrame(SaslAuthenticateServer, frame).body;
    const errorCode = this.#isKnown(authBytes) ? 0 : AUTHENTICATION_FAILED;
    this.#nextRound(errorCode === 0);
    const message = {
      errorCode,
      errorMessage: null,
      authBytes: new Uint8Array(0),
      sessionLifetimeMs: BigInt(this.#traits.sasl?.lifetimeMs ?? 0),
    };
    return encodeResponseFrame(SaslAuthenticateServer, { correlationId }, message, apiVersion);
  }

  /** A frame that is nothing but a token. A wrong one of PLAIN gets no answer at all. */
  #tokenAnswer(frame: Uint8Array): Uint8Array | undefined {
    const isKnown = this.#isKnown(frame.subarray(4));
    this.#nextRound(isKnown);
    return isKnown ? new Uint8Array(4) : undefined;
  }

  #isKnown(token: Uint8Array): boolean {
    const plain = this.#traits.sasl?.plain;
    if (!plain) return true;
    return new TextDecoder().decode(token) === `\0${plain.username}\0${plain.password}`;
  }

  #nextRound(good: boolean): void {
    this.#round++;
    if (!good || this.#round < this.#traits.sasl!.rounds) return;
    this.#stage = "authenticated";
    this.#raw = false;
    this.#goodVersions = 0;
  }

  /** What an application said, behind the node and a throttle. */
  #echo(frame: Uint8Array, request: RequestNumbers): Uint8Array | undefined {
    const { apiKey, apiVersion, correlationId } = request;
    if (this.#stage !== "authenticated") this.#complain(`sends api ${apiKey} unauthenticated`);
    const offered = this.#traits.offered[apiKey];
    if (!offered || apiVersion < offered.min || apiVersion > offered.max) {
      this.#complain(`sends api ${apiKey} at version ${apiVersion}`);
    }
    const body = bodyOf(frame, request);
    if (body[0] !== WANTS_ANSWER) return undefined;
    const tags = responseHeaderVersion(apiKey, apiVersion) === 0 ? 0 : 1; // none
    const answer = new Uint8Array(8 + tags + ECHO_AT + body.length);
    const view = new DataView(answer.buffer);
    view.setInt32(0, answer.length - 4);
    view.setInt32(4, correlationId);
    answer.set([this.#traits.nodeId, this.#throttleMs(this.#traits.throttles)], 8 + tags);
    answer.set(body, 8 + tags + ECHO_AT);
    return answer;
  }

  #throttleMs(percent: number): number {
    const { random } = this.#broker;
    return random.chance(percent) ? 1 + random.below(200) : 0;
  }

  /** On one transport the ids of requests only grow, but for the end of the numbers. */
  #inOrder({ correlationId }: RequestNumbers): void {
    const last = this.#lastId;
    if (last !== undefined && correlationId <= last && correlationId >= 0) {
      this.#complain(`sends request ${correlationId} after ${last}`);
    }
    this.#lastId = correlationId;
  }

  #complain(what: string): void {
    this.#broker.complaints.push(`the client ${what}`);
  }

  // ---- what comes instead -----------------------------------------------------------------------

  #misbehave(answer: Uint8Array): readonly (Uint8Array | PeerAction)[] {
    const { random } = this.#broker;
    switch (random.below(15)) {
      case 0: // the id of another request
        return [withInt32(answer, 4, this.#lastId! + 1)];
      case 1: // after the next one
        return this.#hold(answer);
      case 2:
        return [answer, answer];
      case 3: // unasked
        return [answer, Uint8Array.of(0, 0, 0, 4, 127, 255, 255, 247)];
      case 4:
        return [withInt32(answer, 0, random.one([-1, -2_147_483_648]))];
      case 5:
        return [withInt32(answer, 0, random.one([0, 2, 3]))];
      case 6: // more than is allowed, or than ever comes
        return [withInt32(answer, 0, random.one([600_000, 200_000_000, 2_147_483_647]))];
      case 7:
        return [random.one(GREETINGS)];
      case 8:
        return [random.bytes(1 + random.below(30))];
      case 9:
        this.#mute = true;
        return [];
      case 10: // the middle of a frame is the last thing
        return [answer.subarray(0, random.below(answer.length)), { type: "close", afterMs: 0 }];
      case 11:
        return [answer, { type: "halfClose", afterMs: 0 }];
      case 12:
        return [{ type: "reset", afterMs: random.below(50) }];
      case 13: // bytes behind the body
        return [this.#isOwn ? lengthened(answer) : answer];
    }
    return [shortened(answer)];
  }

  #hold(answer: Uint8Array): readonly Uint8Array[] {
    const held = this.#held;
    this.#held = held ? undefined : answer;
    return held ? [answer, held] : [];
  }
}

const text = new TextEncoder();
const GREETINGS = [
  Uint8Array.of(0x15, 3, 3, 0, 2, 2, 80),
  Uint8Array.of(0x16, 3, 1, 0, 90),
  text.encode("HTTP/1.1 400 Bad Request\r\n\r\n"),
  text.encode("SSH-2.0-peer\r\n"),
];

function range(apiKey: number, minVersion: number, maxVersion: number) {
  return { apiKey, minVersion, maxVersion };
}

function withInt32(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  if (bytes.length < offset + 4) return bytes;
  const copy = bytes.slice();
  new DataView(copy.buffer).setInt32(offset, value);
  return copy;
}

/** A frame that is whole, and too short for its body or for the tags of its header. */
function shortened(answer: Uint8Array): Uint8Array {
  const cut = answer.slice(0, Math.min(answer.length, 9));
  if (cut.length === 9) cut[8] = 0x80;
  return withInt32(cut, 0, cut.length - 4);
}

function lengthened(answer: Uint8Array): Uint8Array {
  const longer = new Uint8Array(answer.length + 2);
  longer.set(answer);
  return withInt32(longer, 0, longer.length - 4);
}

/** What follows the header of a request. */
function bodyOf(frame: Uint8Array, { apiKey, apiVersion }: RequestNumbers): Uint8Array {
  const clientIdAt = 12;
  const clientId = new DataView(frame.buffer, frame.byteOffset).getInt16(clientIdAt);
  const tags = requestHeaderVersion(apiKey, apiVersion) === 2 ? 1 : 0;
  return frame.subarray(clientIdAt + 2 + Math.max(clientId, 0) + tags);
}
