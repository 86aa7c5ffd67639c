import { encodeResponseFrame } from "../frame/mod.ts";
import { EncodeError } from "../wire/mod.ts";
import type { FakeAction } from "./action.ts";
import { FakeBrokerError } from "./fake_broker_error.ts";
import type { FakeCluster, FakeNode } from "./fake_cluster.ts";
import type { Fault } from "./faults.ts";
import type { Registered, RequestContext } from "./handler.ts";
import type { OfferedApi } from "./offers.ts";
import type { FakeRequest } from "./request_record.ts";
import { AUTHENTICATION_DELAY_MS, type SaslState } from "./sasl.ts";

/** What an exchange needs of its broker. */
export interface ExchangeOwner {
  readonly node: FakeNode;
  readonly cluster: FakeCluster;
  offered(): readonly OfferedApi[];
  throttleTimeMs(): number;
  complain(reason: string): void;
}

const ILLEGAL_SASL_STATE = 34;
const UNSUPPORTED_VERSION = 35;

/** One request and what comes of it; for the handlers, its context. */
export class Exchange implements RequestContext<unknown, unknown> {
  readonly apiVersion: number;
  readonly correlationId: number;
  readonly clientId: string | null;
  readonly sasl: SaslState;
  readonly #owner: ExchangeOwner;
  readonly #request: FakeRequest;
  #handler: Registered; // the one that is being asked
  #delayMs = 0;
  #closes = false;

  constructor(owner: ExchangeOwner, sasl: SaslState, handler: Registered, request: FakeRequest) {
    this.#owner = owner;
    this.sasl = sasl;
    this.#handler = handler;
    this.#request = request;
    this.apiVersion = request.apiVersion;
    this.correlationId = request.correlationId;
    this.clientId = request.clientId;
  }

  get node(): FakeNode {
    return this.#owner.node;
  }

  get cluster(): FakeCluster {
    return this.#owner.cluster;
  }

  get offered(): readonly OfferedApi[] {
    return this.#owner.offered();
  }

  next(request: unknown): unknown {
    const asked = this.#handler;
    if (!asked.next) throw this.#mistake("expected a handler before this one, found none");
    this.#handler = asked.next;
    try {
      return asked.next.handle(request, this);
    } finally {
      this.#handler = asked;
    }
  }

  delay(delayMs: number): void {
    this.#delayMs += delayMs;
  }

  close(reason: string): void {
    this.#closes = true;
    this.#owner.complain(reason);
  }

  /** Asks the handler, and sends what it answers. */
  answer(fault: Fault | undefined): FakeAction[] {
    const response = this.#ask();
    if (response === null) return this.#actions([]);
    const throttleMs = fault?.kind === "throttle"
      ? fault.throttleTimeMs
      : this.#owner.throttleTimeMs();
    return this.#send(throttled(response, throttleMs), this.apiVersion);
  }

  /** Error 35, in the layout of version 0: the one answer that a request of an unknown version gets. */
  unsupported(offer: OfferedApi): FakeAction[] {
    return this.#send({ errorCode: UNSUPPORTED_VERSION, apiKeys: [offer] }, 0);
  }

  /** Error 34, a little late, then the end. */
  illegal(reason: string): FakeAction[] {
    this.delay(AUTHENTICATION_DELAY_MS);
    this.close(reason);
    const emptyOfEither = { mechanisms: [], apiKeys: [] }; // SaslHandshake and ApiVersions
    return this.#send({ errorCode: ILLEGAL_SASL_STATE, ...emptyOfEither }, this.apiVersion);
  }

  #ask(): object | null {
    let response: unknown;
    try {
      response = this.#handler.handle(this.#request.body, this);
    } catch (error) {
      if (error instanceof FakeBrokerError) throw error;
      throw this.#mistake(`the handler has thrown ${error}`, error);
    }
    if (typeof response === "object" && !(response instanceof Promise)) return response;
    const found = response instanceof Promise ? "a promise" : typeof response;
    throw this.#mistake(`expected a response or null from the handler, found ${found}`);
  }

  #send(response: object, version: number): FakeAction[] {
    const { api } = this.#handler;
    const { correlationId } = this;
    try {
      const bytes = encodeResponseFrame(api, { correlationId }, response, version);
      return this.#actions([{ type: "send", bytes, afterMs: this.#delayMs }]);
    } catch (error) {
      if (!(error instanceof EncodeError)) throw error;
      throw this.#mistake(error.message, error);
    }
  }

  #actions(sent: FakeAction[]): FakeAction[] {
    const afterMs = sent.length > 0 ? 0 : this.#delayMs;
    return this.#closes ? [...sent, { type: "close", afterMs }] : sent;
  }

  #mistake(what: string, cause?: unknown): FakeBrokerError {
    const { apiName, apiVersion } = this.#request;
    return new FakeBrokerError(`Cannot answer ${apiName} ${apiVersion}: ${what}`, { cause });
  }
}

/** What a version cannot say of it is left out; so it is of responses that have no such field. */
function throttled(response: object, throttleMs: number): object {
  const { throttleTimeMs = 0 } = response as { readonly throttleTimeMs?: number };
  return throttleMs > throttleTimeMs ? { ...response, throttleTimeMs: throttleMs } : response;
}
