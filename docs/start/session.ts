// A recorded connection as exchanges: each request with its response, decoded, secrets masked.

import { DecodeError } from "kafka-wire";
import {
  findApi,
  Pairing,
  peekRequestFrame,
  peekResponseFrame,
  type SentRequest,
} from "kafka-wire/frame";
import { apiName, decodeRequest, decodeResponse, requestHeader } from "./apis.ts";
import { clientFirst } from "./client.ts";
import { type Cut, type Frame, framesOf } from "./frames.ts";
import { masked, type Shown } from "./masked.ts";
import type { Sides } from "./sides.ts";

/** What was decoded of a connection. */
export interface Session {
  /** Address of the side that sends requests. */
  readonly client: string;
  /** Address of the side that answers. */
  readonly server: string;
  /** In the order of the requests. */
  readonly exchanges: readonly Exchange[];
  /** What is left over without being wrong: sentences. */
  readonly notes: readonly string[];
  /** What could not be decoded: sentences. None if all is well. */
  readonly failures: readonly string[];
}

/** A request and what came of it. */
export interface Exchange {
  /** From 1, in the order of the requests. */
  readonly number: number;
  /** Kafka's name: "Metadata". */
  readonly api: string;
  /** Absent where a frame holds a token of SASL alone. */
  readonly header?: Header;
  readonly request: Part;
  /** Nothing while there is no answer. */
  response?: Part;
  /** Produce with acks = 0 has no answer. */
  readonly awaited: boolean;
}

/** What the header of a request says. */
export interface Header {
  readonly apiKey: number;
  readonly version: number;
  readonly correlationId: number;
  readonly clientId: string | null;
}

/** One direction of an exchange. */
export interface Part {
  /** Of the whole frame, with its four bytes of length. */
  readonly bytes: number;
  /** The message; a token, of which only the size is told; or why there is no message. */
  readonly body: Shown | { readonly token: number } | { readonly error: string };
}

/**
 * Decodes both directions of a connection.
 *
 * A message that cannot be decoded is a failure of its own and the next is read all the same, since frames
 * say where they end.
 *
 * @throws {InputError} If neither side begins with a request.
 */
export function decodeSession(sides: Sides): Session {
  const [client, server] = clientFirst(sides);
  const reading = new Reading();
  reading.requests(framesOf(client.bytes));
  reading.responses(framesOf(server.bytes));
  const { exchanges, notes, failures } = reading;
  return { client: client.name, server: server.name, exchanges, notes, failures };
}

class Reading {
  readonly exchanges: Exchange[] = [];
  readonly notes: string[] = [];
  readonly failures: string[] = [];
  // All requests are read before the first response, so as many as there are can be in flight.
  readonly #pairing = new Pairing<SentRequest & { readonly exchange: Exchange }>({
    maxInFlight: Number.MAX_SAFE_INTEGER,
  });
  readonly #tokens: Exchange[] = [];
  #handshake = false;
  #answered = false;

  requests({ frames, error }: Cut): void {
    for (const frame of frames) this.#request(frame);
    if (error !== undefined) this.failures.push(`Requests: ${error}`);
  }

  #request(frame: Frame): void {
    const number = this.exchanges.length + 1;
    if (this.#handshake && isToken(frame.bytes)) return this.#token(number, frame);
    this.#handshake = false;
    try {
      this.#sent(exchangeOf(number, frame.bytes), frame);
    } catch (error) {
      this.failures.push(`Request in the ${place(frame)}: ${sentence(error)}`);
    }
  }

  #sent(exchange: Exchange & { header: Header }, frame: Frame): void {
    this.exchanges.push(exchange);
    this.#judge(exchange, "Request", exchange.request, frame);
    const { apiKey, version: apiVersion, correlationId } = exchange.header;
    this.#handshake = apiKey === SASL_HANDSHAKE && apiVersion === 0;
    if (exchange.awaited) this.#pairing.sent(correlationId, { apiKey, apiVersion, exchange });
  }

  /** After SaslHandshake 0, frames hold the mechanism's tokens alone, until the next request. */
  #token(number: number, { bytes }: Frame): void {
    const exchange = { number, api: "SASL token", request: tokenOf(bytes), awaited: true };
    this.exchanges.push(exchange);
    this.#tokens.push(exchange);
  }

  responses({ frames, error }: Cut): void {
    for (const frame of frames) {
      const failure = this.#response(frame);
      if (failure === undefined) continue;
      this.failures.push(`Response in the ${place(frame)}: ${failure}`);
      return; // whose answers the rest are is anyone's guess
    }
    if (error !== undefined) this.failures.push(`Responses: ${error}`);
  }

  /** Why the response belongs to no exchange: a sentence; nothing if it does. */
  #response(frame: Frame): string | undefined {
    if (this.#isTokenNext()) {
      this.#tokens.shift()!.response = tokenOf(frame.bytes);
      return undefined;
    }
    try {
      const { correlationId } = peekResponseFrame(frame.bytes);
      return this.#answer(correlationId, frame);
    } catch (error) {
      return sentence(error);
    }
  }

  #isTokenNext(): boolean {
    const token = this.#tokens[0];
    const oldest = this.#pairing.oldest?.exchange;
    return token !== undefined && (oldest === undefined || token.number < oldest.number);
  }

  #answer(correlationId: number, frame: Frame): string | undefined {
    const answer = this.#pairing.answer(correlationId);
    if (answer.ok) {
      const { apiKey, apiVersion, exchange } = answer.request;
      exchange.response = responseOf(frame.bytes, apiKey, apiVersion);
      this.#judge(exchange, "Response", exchange.response, frame);
      this.#answered = true;
      return undefined;
    }
    if (answer.reason === "out-of-order") return outOfOrder(correlationId, answer.oldest.exchange);
    if (this.#answered) return `Cannot find the request with correlation id ${correlationId}`;
    this.notes.push(early(correlationId, frame));
    return undefined;
  }

  #judge({ number }: Exchange, direction: string, { body }: Part, frame: Frame): void {
    if (!("error" in body)) return;
    this.failures.push(`${direction} of #${number}, in the ${place(frame)}: ${body.error}`);
  }
}

const PRODUCE = 0;
const SASL_HANDSHAKE = 17;

function exchangeOf(number: number, frame: Uint8Array): Exchange & { header: Header } {
  const { apiKey, apiVersion: version, correlationId } = peekRequestFrame(frame);
  const api = apiName(apiKey);
  const clientId = requestHeader(frame)?.clientId ?? null;
  const header = { apiKey, version, correlationId, clientId };
  const bytes = frame.length;
  try {
    const { body } = decodeRequest(frame);
    const request = { bytes, body: masked(`${api}Request`, body, version) };
    return { number, api, header, request, awaited: isAwaited(apiKey, body) };
  } catch (error) {
    return { number, api, header, request: { bytes, body: failed(error) }, awaited: true };
  }
}

function isAwaited(apiKey: number, body: object): boolean {
  return apiKey !== PRODUCE || (body as { acks?: unknown }).acks !== 0;
}

function responseOf(frame: Uint8Array, apiKey: number, apiVersion: number): Part {
  const bytes = frame.length;
  try {
    const { body, version } = decodeResponse(frame, apiKey, apiVersion);
    return { bytes, body: masked(`${apiName(apiKey)}Response`, body, version) };
  } catch (error) {
    return { bytes, body: failed(error) };
  }
}

/** Whether a frame after SaslHandshake 0 is no request: a token would have to spell a known version. */
function isToken(frame: Uint8Array): boolean {
  const header = requestHeader(frame);
  return !header || header.requestApiVersion > findApi(header.requestApiKey)!.maxVersion;
}

function tokenOf(frame: Uint8Array): Part {
  return { bytes: frame.length, body: { token: frame.length - 4 } };
}

function failed(error: unknown): { error: string } {
  return { error: sentence(error) };
}

/** What the library says; anything else is a defect and goes on. */
function sentence(error: unknown): string {
  if (error instanceof DecodeError) return error.message;
  throw error;
}

function outOfOrder(correlationId: number, { number, header }: Exchange): string {
  return `Cannot accept correlation id ${correlationId}: expected that of #${number}, ` +
    `${header!.correlationId}, to be answered first`;
}

function early(correlationId: number, { bytes }: Frame): string {
  return `A response of ${bytes.length} bytes with correlation id ${correlationId} comes first; ` +
    "its request is not in the recording.";
}

function place({ at }: Frame): string {
  return `frame at byte ${at}`;
}
