import {
  readResponse,
  type ResponseEvent,
  type SendCommand,
  sendCommand,
  type VersionTable,
} from "../connection/mod.ts";
import { type Api, EncodeError, isBytes } from "../wire/mod.ts";
import { Outcome } from "./outcome.ts";

/** The longest that a timer can wait. */
export const MOST_MS = 2_147_483_647;

const PRODUCE = 0;

/** The one request that may have no response. */
interface ProduceMessage {
  readonly acks: number;
}

/** What a call is made from. */
export interface CallFacts<Req, Res> {
  readonly id: number;
  readonly api: Api<Req, Res>;
  readonly message: Req;
  /** At this version and no other one. */
  readonly version: number | undefined;
  readonly timeoutMs: number;
  readonly expectResponse: boolean;
}

/** One call: from its message to its outcome. */
export class Call<Req = unknown, Res = unknown> extends Outcome<Res> {
  readonly id: number;
  readonly timeoutMs: number;
  readonly #facts: CallFacts<Req, Res>;
  #encodedFor: VersionTable | undefined;
  #command: SendCommand | undefined;

  constructor(facts: CallFacts<Req, Res>) {
    super();
    this.#facts = facts;
    this.id = facts.id;
    this.timeoutMs = facts.timeoutMs;
  }

  /** Kafka's name of the API. */
  get name(): string {
    return this.#facts.api.name;
  }

  /** What to send to a peer that offers these versions; undefined if that cannot be: then the call has failed. */
  commandFor(versions: VersionTable): SendCommand | undefined {
    if (this.#encodedFor === versions) return this.#command;
    try {
      this.#command = this.#encode(versions);
      this.#encodedFor = versions;
      return this.#command;
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  #encode(versions: VersionTable): SendCommand {
    const { id, api, message, version, timeoutMs, expectResponse } = this.#facts;
    const what = `Cannot call ${api.name}`;
    checkTimeout(what, timeoutMs);
    if (version !== undefined && !Number.isInteger(version)) {
      throw new RangeError(`${what}: expected an integer as version, found ${version}`);
    }
    if (expectResponse) checkAnswered(api, message);
    else checkUnanswered(api, message);
    const command = sendCommand(this.#asked(), { id, message, versions, timeoutMs });
    if (!isBytes(command.body)) {
      throw new TypeError(`${what}: expected encodeRequest to give bytes`);
    }
    return expectResponse ? command : { ...command, expectResponse };
  }

  /** The API as this call wants it: at one version only, and what is encoded stays, since the message may change. */
  #asked(): Api<Req, Res> {
    const { api, version } = this.#facts;
    const known = this.#command;
    if (version === undefined && !known) return api;
    const { name, key, minVersion, maxVersion, flexibleFrom } = api;
    return {
      name,
      key,
      minVersion: version ?? minVersion,
      maxVersion: version ?? maxVersion,
      flexibleFrom,
      encodeRequest: (message, at) =>
        at === known?.apiVersion ? known.body : api.encodeRequest(message, at),
      decodeResponse: (body, at) => api.decodeResponse(body, at),
    };
  }

  /** Takes the response; gives how long the peer wants no requests, in milliseconds (connection A.13). */
  answer(event: ResponseEvent): number {
    const { api } = this.#facts;
    try {
      const answer = readResponse(api, event);
      this.succeed(answer);
      if (event.apiVersion < (api.throttlesFrom ?? Infinity)) return 0;
      const { throttleTimeMs = 0 } = answer as { readonly throttleTimeMs?: number };
      return Number.isFinite(throttleTimeMs) ? throttleTimeMs : 0;
    } catch (error) {
      this.fail(error); // the frames stay in step, whatever this one holds
      return 0;
    }
  }
}

/**
 * Looks whether a call may take so long.
 *
 * @throws {RangeError} If it may not.
 */
export function checkTimeout(what: string, timeoutMs: number): void {
  if (Number.isFinite(timeoutMs) && timeoutMs >= 1 && timeoutMs <= MOST_MS) return;
  throw new RangeError(`${what}: expected a timeoutMs of 1 to ${MOST_MS}, found ${timeoutMs}`);
}

/**
 * Looks whether a request has a response: whoever waits for what does not come loses the connection.
 *
 * @throws {EncodeError} If not.
 */
export function checkAnswered<Req, Res>({ key }: Api<Req, Res>, message: Req): void {
  if (key !== PRODUCE || (message as ProduceMessage)?.acks !== 0) return;
  const expected = "another than 0, which has no response: that is for send of a BrokerClient";
  throw new EncodeError("ProduceRequest", ["acks"], expected, "0");
}

/**
 * Looks whether a request has no response: one that nobody waits for would end the connection.
 *
 * @throws {EncodeError} If Produce has one.
 * @throws {TypeError} If it is another request.
 */
function checkUnanswered<Req, Res>({ key, name }: Api<Req, Res>, message: Req): void {
  if (key !== PRODUCE) throw new TypeError(`Cannot send ${name}: expected Produce with acks 0`);
  const acks = (message as ProduceMessage)?.acks;
  if (acks === 0) return;
  const expected = "0, since others have a response: they are for call";
  throw new EncodeError("ProduceRequest", ["acks"], expected, `${acks}`);
}
