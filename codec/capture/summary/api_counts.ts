// What a summary counts for each API and version.

import { isRemoved } from "../../frame/mod.ts";
import type { MessageEvent, UndecodableEvent } from "../event.ts";
import { isErrorCode, isStruct, type Struct } from "../output/event_fields.ts";
import { Histogram } from "./histogram.ts";
import { apiOf } from "../kafka/request_head.ts";
import type { ApiSummary } from "./summary_data.ts";
import { ranked, type Room, tally } from "./summary_room.ts";

/** A request or a response, decoded or not. */
export type FrameEvent = MessageEvent | UndecodableEvent;

const ROWS = 500; // there are 368 pairs of a known API and version
const PRODUCE = 0;

/** The counts of all APIs and versions. */
export class ApiCounts {
  readonly #room: Room;
  readonly #rows = new Map<number, Row>();
  #others = 0;

  /** Counts as far as there is room. */
  constructor(room: Room) {
    this.#room = room;
  }

  /** Frames that are in no row. */
  get others(): number {
    return this.#others;
  }

  /** Counts a frame. */
  add(event: FrameEvent): void {
    const row = this.#rowOf(event);
    if (row === undefined) this.#others++;
    else row.add(event);
  }

  /** The rows as data, ascending by key and version. */
  read(): ApiSummary[] {
    return [...this.#rows].sort(([a], [b]) => a - b).map(([, row]) => row.read());
  }

  #rowOf(event: FrameEvent): Row | undefined {
    const { apiKey, apiName } = event;
    const version = versionOf(event);
    if (apiKey === undefined || version === undefined) return undefined;
    const place = apiKey * 65_536 + version;
    return this.#rows.get(place) ?? this.#newRow(place, { apiKey, apiName, version });
  }

  #newRow(place: number, facts: RowFacts): Row | undefined {
    if (this.#rows.size >= ROWS) return void this.#room.cut();
    const row = new Row(facts, this.#room);
    this.#rows.set(place, row);
    return row;
  }
}

/** The version that was asked for. */
export function versionOf({ requestedVersion, version, header }: FrameEvent): number | undefined {
  return requestedVersion ?? version ?? header.apiVersion;
}

/** The message, or as much of it as could be read. */
export function bodyOf(event: FrameEvent): Struct | undefined {
  return (event.kind === "message" ? event.message : event.partial) as Struct | undefined;
}

/** Whether an answer is expected. With acks = 0 there is none; nor is it known without the body. */
export function expectsAnswer(event: FrameEvent): boolean {
  return event.apiKey !== PRODUCE || (bodyOf(event)?.["acks"] ?? 0) !== 0;
}

interface RowFacts {
  readonly apiKey: number;
  readonly apiName: string | undefined;
  readonly version: number;
}

class Row {
  readonly #facts: RowFacts;
  readonly #room: Room;
  readonly #errors = new Map<number, number>();
  readonly #latencies = new Histogram();
  #requests = 0;
  #responses = 0;
  #undecodable = 0;
  #expected = 0;
  #answered = 0;
  #throttledMs = 0;

  constructor(facts: RowFacts, room: Room) {
    this.#facts = facts;
    this.#room = room;
  }

  add(event: FrameEvent): void {
    if (event.kind === "undecodable") this.#undecodable++;
    if (event.direction === "request") this.#addRequest(event);
    else this.#addResponse(event);
    if (event.pairedWith !== undefined) this.#answered++;
    const { latencyMs } = event;
    if (latencyMs !== undefined && latencyMs >= 0) this.#latencies.add(latencyMs); // below 0: recorded out of order
  }

  #addRequest(event: FrameEvent): void {
    this.#requests++;
    if (expectsAnswer(event)) this.#expected++;
  }

  #addResponse(event: FrameEvent): void {
    this.#responses++;
    const body = bodyOf(event);
    if (body === undefined) return;
    const throttled = body["throttleTimeMs"];
    if (typeof throttled === "number" && throttled > 0) this.#throttledMs += throttled;
    eachError(body, (code) => {
      if (this.#errors.has(code) || this.#room.take()) tally(this.#errors, code);
    });
  }

  read(): ApiSummary {
    const { apiKey, apiName, version } = this.#facts;
    const api = apiOf(apiKey);
    return {
      apiKey,
      ...(apiName !== undefined && { apiName }),
      version,
      requests: this.#requests,
      responses: this.#responses,
      undecodable: this.#undecodable,
      unanswered: Math.max(0, this.#expected - this.#answered),
      errors: ranked(this.#errors).map(([code, count]) => ({ code, count })),
      ...(this.#latencies.count > 0 && { latencyMs: this.#latencies.read() }),
      throttledMs: this.#throttledMs,
      removed: api !== undefined && isRemoved(api, version),
    };
  }
}

/**
 * Calls `found` with each error code other than 0 of a message; all are below the fields of structs and lists.
 * It runs for every response: a third of the time of `errorCodesOf`, which also tells whether there are such fields.
 */
function eachError(struct: Struct, found: (code: number) => void): void {
  for (const name in struct) {
    const x = struct[name];
    if (typeof x === "number") {
      if (x !== 0 && isErrorCode(name)) found(x);
    } else if (typeof x === "object" && x !== null) inside(x, found);
  }
}

function inside(x: object, found: (code: number) => void): void {
  if (!Array.isArray(x)) return isStruct(x) ? eachError(x, found) : undefined;
  if (typeof x[0] !== "object") return; // numbers or texts
  for (const item of x) if (isStruct(item)) eachError(item, found);
}
