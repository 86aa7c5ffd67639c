// What brokers offer in their ApiVersions responses.

import { bodyOf, type FrameEvent } from "./api_counts.ts";
import { isStruct, type Struct } from "../output/event_fields.ts";

const API_VERSIONS = 18;
const APIS = 1_000; // of one answer
const OFFERS = 1_000; // different ones
const SERVERS = 10_000;

/** Versions of one API. */
export type Range = readonly [lowest: number, highest: number];

/** The ranges of a broker by API key. */
export type Offer = ReadonlyMap<number, Range>;

/** The latest offer of each server, also for connections that begin without asking. Equal offers are one object. */
export class Offers {
  readonly #offers = new Map<string, Offer>();
  readonly #servers = new Map<string, Offer>();

  /** The latest offer of the server. */
  of(server: string | undefined): Offer | undefined {
    return server === undefined ? undefined : this.#servers.get(server);
  }

  /** What a frame offers; nothing unless it is an ApiVersions response without an error. */
  learn(event: FrameEvent, server: string | undefined): Offer | undefined {
    if (event.apiKey !== API_VERSIONS || event.direction !== "response") return undefined;
    const { errorCode, apiKeys } = bodyOf(event) ?? {};
    if (errorCode !== 0 || !Array.isArray(apiKeys)) return undefined;
    const offer = this.#same(apiKeys.slice(0, APIS).filter(isStruct).map(rangeOf));
    const hasRoom = server !== undefined &&
      (this.#servers.has(server) || this.#servers.size < SERVERS);
    if (hasRoom) this.#servers.set(server, offer);
    return offer;
  }

  #same(ranges: [key: number, range: Range][]): Offer {
    const text = ranges.join();
    const offer = this.#offers.get(text) ?? new Map(ranges);
    if (this.#offers.size < OFFERS) this.#offers.set(text, offer);
    return offer;
  }
}

function rangeOf({ apiKey, minVersion, maxVersion }: Struct): [key: number, range: Range] {
  return [apiKey as number, [minVersion as number, maxVersion as number]];
}
