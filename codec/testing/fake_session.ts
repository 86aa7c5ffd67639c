import {
  decodeRequestFrame,
  findApi,
  FrameReader,
  peekRequestFrame,
  type RequestHeader,
  splitRequestFrame,
} from "../frame/mod.ts";
import { DecodeError, type ServerApi } from "../wire/mod.ts";
import type { FakeAction } from "./action.ts";
import { Exchange, type ExchangeOwner } from "./exchange.ts";
import { type FaultList, type OpeningFault, spoil } from "./faults.ts";
import type { Registered } from "./handler.ts";
import type { OfferedApi } from "./offers.ts";
import type { FakeRequest } from "./request_record.ts";
import { AUTHENTICATION_DELAY_MS, type FakeSaslOptions, SaslGate } from "./sasl.ts";

/** What a session needs of its broker. */
export interface SessionOwner extends ExchangeOwner {
  readonly faults: FaultList;
  readonly sasl: FakeSaslOptions | undefined;
  readonly maxSize: number;
  handlerOf(apiKey: number): Registered | undefined;
  offerOf(api: ServerApi<unknown, unknown>): OfferedApi | undefined;
  record(request: FakeRequest, frameLength: number): void;
  /** Who performs what the broker does by itself; undefined: the transport is gone. */
  drive(session: FakeSession, perform: ((action: FakeAction) => void) | undefined): void;
}

const API_VERSIONS = 18;
// Kafka's sasl.server.max.receive.size, which holds until the client has authenticated.
const SASL_MAX_SIZE = 524_288;

/** Why a transport is closed without an answer. */
class Refusal extends Error {}

/**
 * One accepted transport, as the broker sees it: bytes in, actions out.
 *
 * Whoever drives it performs the actions; `serve` and `memoryDial` do.
 *
 * @example
 * ```ts
 * import { decodeResponseFrame, encodeRequestFrame } from "kafka-wire";
 * import { DescribeCluster } from "kafka-wire/messages/describe-cluster";
 * import { FakeBroker } from "kafka-wire/testing";
 * const request = { includeClusterAuthorizedOperations: false };
 * const frame = encodeRequestFrame(DescribeCluster, { correlationId: 7 }, request, 2);
 * const [action] = new FakeBroker({ rack: "a" }).accept().receive(frame);
 * if (action?.type !== "send") throw new Error("Cannot match: expected an answer");
 * const { body } = decodeResponseFrame(DescribeCluster, action.bytes, 2);
 * if (body.brokers[0]?.rack !== "a") throw new Error("Cannot match the broker");
 * ```
 */
export class FakeSession {
  /** What becomes of the transport before its first byte: it opens, or a fault says otherwise. */
  readonly opening: "open" | OpeningFault;
  readonly #owner: SessionOwner;
  readonly #gate: SaslGate;
  readonly #reader: FrameReader = new FrameReader();
  #isOver: boolean;

  /** Made by `FakeBroker.accept`. */
  constructor(owner: SessionOwner) {
    this.#owner = owner;
    this.#gate = new SaslGate(owner.sasl);
    this.opening = owner.faults.takeOpening() ?? "open";
    this.#isOver = this.opening !== "open";
  }

  /**
   * Takes bytes of the client, cut anywhere. They must not change as long as the broker remembers the request.
   *
   * @returns What to do, in order. After a `close` or `reset`, and after a fault `silence`, there is nothing more to do.
   * @throws {FakeBrokerError} If a handler is at fault; the session is over then.
   */
  receive(bytes: Uint8Array): readonly FakeAction[] {
    if (this.#isOver) return [];
    this.#reader.push(bytes);
    const actions: FakeAction[] = [];
    while (!this.#isOver) {
      const more = this.#step();
      if (!more) break;
      actions.push(...more);
    }
    return actions;
  }

  /** The transport is gone: the broker forgets it. */
  end(): void {
    this.#isOver = true;
    this.#owner.drive(this, undefined);
  }

  /** Says who performs what the broker does without being asked, such as `FakeBroker.disconnect`. */
  drive(perform: (action: FakeAction) => void): void {
    this.#owner.drive(this, perform);
  }

  /** What the next frame leads to; undefined if it is not whole yet. */
  #step(): FakeAction[] | undefined {
    try {
      const frame = this.#nextFrame();
      if (!frame) return undefined;
      const actions = this.#gate.takesRawToken ? this.#token(frame) : this.#request(frame);
      if (actions.some(({ type }) => type !== "send")) this.#isOver = true;
      return actions;
    } catch (error) {
      this.#isOver = true;
      this.#owner.complain((error as Error).message);
      if (!(error instanceof Refusal || error instanceof DecodeError)) throw error;
      return [{ type: "close", afterMs: 0 }];
    }
  }

  #nextFrame(): Uint8Array | undefined {
    const { maxSize } = this.#owner;
    this.#reader.maxSize = this.#gate.isAuthenticated ? maxSize : Math.min(maxSize, SASL_MAX_SIZE);
    return this.#reader.next();
  }

  /** A frame that is nothing but a token, after SaslHandshake 0. Nobody is told that it was a wrong one. */
  #token(frame: Uint8Array): FakeAction[] {
    const { token = new Uint8Array(0), error } = this.#gate.answer(frame.subarray(4))!;
    if (error !== undefined) {
      this.#owner.complain(error);
      return [{ type: "close", afterMs: AUTHENTICATION_DELAY_MS }];
    }
    const bytes = new Uint8Array(4 + token.length);
    new DataView(bytes.buffer).setInt32(0, token.length);
    bytes.set(token, 4);
    return [{ type: "send", bytes, afterMs: 0 }];
  }

  #request(frame: Uint8Array): FakeAction[] {
    const { apiKey, apiVersion } = peekRequestFrame(frame);
    const [handler, offer] = this.#served(apiKey);
    const admission = this.#gate.admit(apiKey, handler.api.name);
    if (admission.type === "close") throw new Refusal(admission.reason);
    const isKnown = apiVersion >= offer.minVersion && apiVersion <= offer.maxVersion;
    if (!isKnown && apiKey !== API_VERSIONS) {
      throw unknownVersion(handler.api.name, apiVersion, offer);
    }

    const request = isKnown ? decoded(handler.api, frame) : undecoded(handler.api, frame);
    this.#owner.record(request, frame.length);
    const fault = this.#owner.faults.takeAnswer(request.apiName);
    if (fault?.kind === "silence") this.#isOver = true;

    const exchange = new Exchange(this.#owner, this.#gate, handler, request);
    if (admission.type === "illegal") return exchange.illegal(admission.reason);
    if (!isKnown || fault?.kind === "unsupportedVersion") {
      return spoil(fault, exchange.unsupported(offer));
    }
    if (apiKey === API_VERSIONS) this.#gate.toldVersions();
    return spoil(fault, exchange.answer(fault));
  }

  #served(apiKey: number): [Registered, OfferedApi] {
    const handler = this.#owner.handlerOf(apiKey);
    const offer = handler && this.#owner.offerOf(handler.api);
    if (handler && offer) return [handler, offer];
    const name = findApi(apiKey)?.name;
    throw new Refusal(
      `Cannot answer api key ${apiKey}${name ? ` (${name})` : ""}: expected one that is offered`,
    );
  }
}

function unknownVersion(name: string, version: number, offer: OfferedApi): Refusal {
  const { minVersion, maxVersion } = offer;
  return new Refusal(
    `Cannot answer ${name}: expected version ${minVersion} to ${maxVersion}, found ${version}`,
  );
}

/** Brokers do not mind bytes behind the body (broker facts 1 and 4). */
function decoded(api: ServerApi<unknown, unknown>, frame: Uint8Array): FakeRequest {
  const { header, body } = decodeRequestFrame(api, frame, { allowTrailingBytes: true });
  return requestOf(api, header, body);
}

/** Of a version that nobody knows the header can be read all the same. */
function undecoded(api: ServerApi<unknown, unknown>, frame: Uint8Array): FakeRequest {
  return requestOf(api, splitRequestFrame(frame).header, null);
}

function requestOf(
  { name, key }: ServerApi<unknown, unknown>,
  { requestApiVersion, correlationId, clientId }: RequestHeader,
  body: unknown,
): FakeRequest {
  const apiVersion = requestApiVersion;
  return { apiName: name, apiKey: key, apiVersion, correlationId, clientId, body };
}
