// What a summary knows of clients: where they come from, what they are, which versions they use.

import { isRemoved } from "../../frame/mod.ts";
import { bodyOf, type FrameEvent, versionOf } from "./api_counts.ts";
import type { Offer, Range } from "./offers.ts";
import { apiOf } from "../kafka/request_head.ts";
import type { ClientApi, ClientSummary } from "./summary_data.ts";
import type { Room } from "./summary_room.ts";

const CLIENTS = 10_000;
const ADDRESSES = 20;
const SOFTWARE = 10;
const RANGES = 10;
const API_VERSIONS = 18;

/** What is known of the sender of a request. */
export interface Sender {
  /** Its IP address. */
  readonly address?: string | undefined;
  /** What its broker has offered so far. */
  readonly offer?: Offer | undefined;
}

/** All clients by their id. */
export class ClientCounts {
  readonly #room: Room;
  readonly #clients = new Map<string | null, Client>();
  #others: Client | undefined;

  /** Counts as far as there is room. */
  constructor(room: Room) {
    this.#room = room;
  }

  /** Counts a request. */
  add(request: FrameEvent, sender: Sender): void {
    const { clientId } = request.header;
    if (clientId !== undefined) this.#clientOf(clientId).add(request, sender);
  }

  /** A broker tells the client with this id what it offers, which may be after the client has used it. */
  offer(clientId: string | null | undefined, offer: Offer): void {
    if (clientId !== undefined) this.#clients.get(clientId)?.offer(offer);
  }

  #clientOf(clientId: string | null): Client {
    return this.#clients.get(clientId) ?? this.#newClient(clientId);
  }

  #newClient(clientId: string | null): Client {
    if (this.#clients.size >= CLIENTS || !this.#room.take(clientId ?? "")) {
      this.#room.cut();
      return this.#others ??= new Client(this.#room);
    }
    const client = new Client(this.#room);
    this.#clients.set(clientId, client);
    return client;
  }

  /** The clients as data, the most requests first. */
  read(): ClientSummary[] {
    return [...this.#clients].map(([clientId, client]) => ({ clientId, ...client.read() }))
      .sort((a, b) => b.requests - a.requests);
  }

  /** Those for whom there was no room. */
  readOthers(): Omit<ClientSummary, "clientId"> | undefined {
    return this.#others?.read();
  }
}

type Software = ClientSummary["software"][number];

class Client {
  readonly #room: Room;
  readonly #addresses = new Set<string>();
  readonly #software = new Map<string, Software>();
  readonly #apis = new Map<number, Used>();
  #requests = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  add(request: FrameEvent, { address, offer }: Sender): void {
    this.#requests++;
    if (address !== undefined) this.#room.add(this.#addresses, address, ADDRESSES);
    this.#addSoftware(request);
    const version = versionOf(request);
    if (request.apiKey === undefined || version === undefined) return;
    this.#usedOf(request.apiKey, request.apiName)?.add(version, offer);
  }

  offer(offer: Offer): void {
    for (const used of this.#apis.values()) used.offer(offer);
  }

  #addSoftware(request: FrameEvent): void {
    if (request.apiKey !== API_VERSIONS) return;
    const { clientSoftwareName: name, clientSoftwareVersion: version } = bodyOf(request) ?? {};
    if (typeof name !== "string" || typeof version !== "string" || name === "") return;
    const place = JSON.stringify([name, version]);
    if (this.#software.has(place)) return;
    if (this.#software.size >= SOFTWARE) this.#room.cut();
    else if (this.#room.take(place)) this.#software.set(place, { name, version });
  }

  #usedOf(apiKey: number, apiName: string | undefined): Used | undefined {
    const used = this.#apis.get(apiKey);
    if (used !== undefined || !this.#room.take()) return used;
    const fresh = new Used(apiKey, apiName, this.#room);
    this.#apis.set(apiKey, fresh);
    return fresh;
  }

  read(): Omit<ClientSummary, "clientId"> {
    return {
      requests: this.#requests,
      addresses: [...this.#addresses],
      software: [...this.#software.values()],
      apis: [...this.#apis].sort(([a], [b]) => a - b).map(([, used]) => used.read()),
    };
  }
}

/** One API as one client uses it. */
class Used {
  readonly #apiKey: number;
  readonly #apiName: string | undefined;
  readonly #room: Room;
  readonly #versions = new Set<number>();
  readonly #outside = new Set<number>();
  readonly #offered = new Map<string, Range>();
  #latest: Range | undefined;

  constructor(apiKey: number, apiName: string | undefined, room: Room) {
    this.#apiKey = apiKey;
    this.#apiName = apiName;
    this.#room = room;
  }

  add(version: number, offer: Offer | undefined): void {
    this.#room.add(this.#versions, version, Infinity);
    if (offer === undefined) return;
    const range = this.offer(offer);
    if (range !== undefined && range[0] <= version && version <= range[1]) return;
    this.#room.add(this.#outside, version, Infinity);
  }

  /** What is offered of this API. */
  offer(offer: Offer): Range | undefined {
    const range = offer.get(this.#apiKey);
    if (range !== undefined && range !== this.#latest) this.#addRange(range);
    this.#latest = range;
    return range;
  }

  #addRange(range: Range): void {
    const text = range.join("-");
    if (this.#offered.has(text)) return;
    if (this.#offered.size >= RANGES) this.#room.cut();
    else if (this.#room.take()) this.#offered.set(text, range);
  }

  read(): ClientApi {
    const api = apiOf(this.#apiKey);
    const versions = ascending(this.#versions);
    return {
      apiKey: this.#apiKey,
      ...(this.#apiName !== undefined && { apiName: this.#apiName }),
      versions,
      removed: versions.filter((version) => api !== undefined && isRemoved(api, version)),
      offered: [...this.#offered.values()].sort(([a, b], [c, d]) => a - c || b - d),
      outside: ascending(this.#outside),
    };
  }
}

function ascending(numbers: Iterable<number>): number[] {
  return [...numbers].sort((a, b) => a - b);
}
