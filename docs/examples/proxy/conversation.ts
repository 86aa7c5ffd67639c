// What a proxy does with frames: one connection, without its sockets.

import {
  type Api,
  apis,
  DecodeError,
  decodeRequestFrame,
  decodeResponseFrame,
  EncodeError,
  encodeRequestFrame,
  encodeResponseFrame,
  Pairing,
  peekRequestFrame,
  peekResponseFrame,
  type SentRequest,
  type ServerApi,
} from "kafka-wire";
import { registry } from "kafka-wire/messages/registry";
import type { RedirectRules } from "kafka-wire/redirect";
import { rewriteAddresses } from "./addresses.ts";

/** What has passed of one API. */
export interface Counts {
  requests: number;
  responses: number;
  /** Addresses that were rewritten. */
  addresses: number;
  /** Frames that do not decode. They went on as they were. */
  opaque: number;
  /** Frames that decode, but do not encode to the same bytes again. It should be 0. */
  different: number;
}

/** A frame that has passed. */
export interface PassedFrame {
  readonly direction: "request" | "response";
  /** Kafka's name of the API; "unknown" for others, and for tokens. */
  readonly api: string;
  /** The version of request and response. */
  readonly version: number;
  /** As it came in. */
  readonly before: Uint8Array;
  /** As it went on. */
  readonly after: Uint8Array;
}

interface InFlight extends SentRequest {
  /** Absent if it is not known here. */
  readonly api: BothHalves | undefined;
  /** The request did not decode. */
  readonly opaque: boolean;
}

type BothHalves = Api<object, object> & ServerApi<object, object>;

const APIS: ReadonlyMap<number, BothHalves> = new Map(apis.map((info) => {
  const { request, response } = registry.api(info.key)!;
  return [info.key, {
    ...info,
    encodeRequest: request.encode,
    decodeRequest: request.decode,
    encodeResponse: response.encode,
    decodeResponse: response.decode,
  }];
}));
const PRODUCE = 0;
const MAX_IN_FLIGHT = 20_000;
const NO_ID = 0; // a request that does not decode is remembered under this one
const NO_REQUEST = { apiKey: -1, apiVersion: -1 };

/** One connection: a client's frames go through `request` to the broker, the broker's through `response` back. */
export class Conversation {
  readonly #rules: RedirectRules;
  readonly #counts: Map<string, Counts>;
  readonly #pairing = new Pairing<InFlight>({ maxInFlight: MAX_IN_FLIGHT });

  /** Counts by name of API, which conversations may share. */
  constructor(rules: RedirectRules, counts: Map<string, Counts>) {
    this.#rules = rules;
    this.#counts = counts;
  }

  /** Requests that wait for their response. */
  get inFlight(): number {
    return this.#pairing.size;
  }

  /**
   * What to send to the broker: the same bytes. Addresses in requests are those that a node says of itself.
   *
   * A frame that does not decode goes on as it is, and the next answer is taken for its own. It may be a token,
   * which after SaslHandshake 0 has no header, or come from a newer Kafka; if it is neither, the broker closes.
   *
   * @throws {Error} If too many requests are in flight.
   */
  request(before: Uint8Array): PassedFrame {
    const read = attempt(() => readRequest(before));
    const { apiKey, apiVersion } = attempt(() => peekRequestFrame(before)) ?? NO_REQUEST;
    const api = APIS.get(apiKey);
    if (!read || isAnswered(apiKey, read.body)) {
      const id = read ? read.header.correlationId : NO_ID;
      const { ok } = this.#pairing.sent(id, { apiKey, apiVersion, api, opaque: !read });
      if (!ok) throw new Error(`Cannot pass on a request: ${MAX_IN_FLIGHT} are in flight`);
    }
    const counts = this.#countsOf(api);
    counts.requests++;
    const after = onward(counts, before, read?.encoded);
    return { direction: "request", api: nameOf(api), version: apiVersion, before, after };
  }

  /**
   * What to send to the client: the same bytes but for the addresses.
   *
   * @throws {Error} If it is the response to no request, or the rules refuse an address.
   */
  response(before: Uint8Array): PassedFrame {
    const { api, apiVersion } = this.#requestOf(before);
    const read = api && attempt(() => readResponse(api, before, apiVersion));
    const counts = this.#countsOf(api);
    counts.responses++;
    let after = onward(counts, before, read?.encoded);
    const addresses = read ? rewriteAddresses(read.body, this.#rules) : 0;
    if (read && addresses > 0) after = read.encode();
    counts.addresses += addresses;
    return { direction: "response", api: nameOf(api), version: apiVersion, before, after };
  }

  /** A response says neither API nor version, but the broker answers in the order of the requests. */
  #requestOf(response: Uint8Array): InFlight {
    const id = this.#pairing.oldest?.opaque ? NO_ID : peekResponseFrame(response).correlationId;
    const answer = this.#pairing.answer(id);
    if (answer.ok) return answer.request;
    throw new Error(`Cannot pass on a response: its correlation id is ${answer.reason}`);
  }

  #countsOf(api: BothHalves | undefined): Counts {
    let counts = this.#counts.get(nameOf(api));
    if (!counts) {
      counts = { requests: 0, responses: 0, addresses: 0, opaque: 0, different: 0 };
      this.#counts.set(nameOf(api), counts);
    }
    return counts;
  }
}

function nameOf(api: BothHalves | undefined): string {
  return api?.name ?? "unknown";
}

/** Every request is, but Produce with acks = 0. */
function isAnswered(apiKey: number, body: object): boolean {
  return !(apiKey === PRODUCE && "acks" in body && body.acks === 0);
}

/** The parts of a request, and what they encode to; nothing for an API that is not known here. */
function readRequest(frame: Uint8Array) {
  const { apiKey, apiVersion } = peekRequestFrame(frame);
  const api = APIS.get(apiKey);
  if (!api) return undefined;
  // Brokers do not mind bytes after the last field. To re-encode the request without them would show.
  const { header, body } = decodeRequestFrame(api, frame, { allowTrailingBytes: true });
  return { header, body, encoded: encodeRequestFrame(api, header, body, apiVersion) };
}

/** A broker that does not know the version of an ApiVersions request answers at version 0: hence `version`. */
function readResponse(api: BothHalves, frame: Uint8Array, requestVersion: number) {
  const { header, body, version } = decodeResponseFrame(api, frame, requestVersion);
  const encode = () => encodeResponseFrame(api, header, body, version);
  return { body, encode, encoded: encode() };
}

/** The frame encoded again, or the original where that is not possible or not the same. */
function onward(counts: Counts, frame: Uint8Array, encoded: Uint8Array | undefined): Uint8Array {
  if (!encoded) counts.opaque++;
  else if (isSame(frame, encoded)) return encoded;
  else counts.different++;
  return frame;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** What `read` gives, or nothing if the bytes are not such a message. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DecodeError || error instanceof EncodeError) return undefined;
    throw error;
  }
}
