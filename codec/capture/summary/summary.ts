import { ApiCounts, expectsAnswer, type FrameEvent, versionOf } from "./api_counts.ts";
import { ClientCounts } from "./client_counts.ts";
import { Connections, type OpenConnection } from "./connection_counts.ts";
import { elapsedMs } from "../elapsed.ts";
import type { CaptureEvent, ConnectionEvent, GapEvent, RecordSet } from "../event.ts";
import { Offers } from "./offers.ts";
import type { CaptureTime } from "../packet.ts";
import type { CaptureSummary, GapCounts, GapSummary } from "./summary_data.ts";
import { ranked, Room, tally } from "./summary_room.ts";
import { Unanswered } from "./unanswered.ts";

export type * from "./summary_data.ts";

const GAPS = 10;

/**
 * Counts what comes out of a capture, in bounded memory: no message is kept, nor any single latency.
 *
 * @example
 * ```ts
 * import { Summary } from "kafka-wire/capture";
 * const summary = new Summary();
 * summary.packet(66);
 * if (summary.read().bytes !== 66) throw new Error("Cannot match the example");
 * ```
 */
export class Summary {
  readonly #room = new Room();
  readonly #apis = new ApiCounts(this.#room);
  readonly #clients = new ClientCounts(this.#room);
  readonly #connections = new Connections(this.#room);
  readonly #offers = new Offers();
  readonly #unanswered = new Unanswered();
  readonly #gaps = new Gaps();
  readonly #links = new Map<number, number>();
  readonly #warnings = new Map<string, number>();
  #packets = 0;
  #bytes = 0;
  #lost = 0;
  #batches = 0;
  #records = 0;
  #from: CaptureTime | undefined;
  #to: CaptureTime | undefined;

  /** A packet of the file, of which so many bytes were captured. */
  packet(bytes: number): void {
    this.#packets++;
    this.#bytes += bytes;
  }

  /** The capture tool says that it has lost so many packets. */
  lost(packets: number): void {
    this.#lost += packets;
  }

  /** So many packets of a link type that is not read; those that a warning tells of are counted with its event. */
  skippedLinkType(linkType: number, packets = 1): void {
    tally(this.#links, linkType, packets);
  }

  /** A connection. Without this only those that an event tells of are counted. */
  connection(): void {
    this.#connections.seen();
  }

  /** The next event. */
  event(event: CaptureEvent): void {
    switch (event.kind) {
      case "message":
      case "undecodable":
        this.#at(event.time);
        return this.#frame(event);
      case "connection":
        this.#at(event.time);
        return this.#connection(event);
      case "sasl":
        this.#at(event.time);
        return void this.#connections.kafka(event.connection);
      case "gap":
        this.#at(event.time);
        return this.#gaps.add(event);
      case "warning":
        return this.#warning(event);
      case "batch":
        return this.#batch(event.count ?? 1);
    }
  }

  #warning(event: CaptureEvent & { kind: "warning" }): void {
    tally(this.#warnings, event.code, event.count);
    if ("linkType" in event) this.skippedLinkType(event.linkType!, event.count);
  }

  #at(time: CaptureTime | undefined): void {
    if (time === undefined) return;
    if (this.#from === undefined || elapsedMs(time, this.#from) > 0) this.#from = time;
    if (this.#to === undefined || elapsedMs(this.#to, time) > 0) this.#to = time;
  }

  #frame(event: FrameEvent): void {
    const connection = this.#connections.kafka(event.connection);
    this.#apis.add(event);
    if (event.pairedWith !== undefined) {
      this.#unanswered.answer(connection.waiting, event.pairedWith);
    }
    if (event.direction === "request") this.#request(event, connection);
    else this.#learn(event, connection);
    if (event.kind === "message") this.#recordSets(event.records ?? []);
  }

  #learn(response: FrameEvent, connection: OpenConnection): void {
    const offer = this.#offers.learn(response, connection.server);
    if (offer === undefined) return;
    connection.offer = offer;
    this.#clients.offer(response.header.clientId, offer);
  }

  #request(event: FrameEvent, connection: OpenConnection): void {
    const { client, server, offer = this.#offers.of(server), waiting } = connection;
    const isForwarded = event.enclosedBy !== undefined; // then the other end is a broker, not this client
    this.#clients.add(event, isForwarded ? {} : { address: client?.address, offer });
    const version = versionOf(event);
    const isAnswered = event.pairedWith !== undefined || !expectsAnswer(event);
    if (event.apiKey === undefined || version === undefined || isAnswered) return;
    this.#unanswered.add(waiting, event, version);
  }

  #recordSets(sets: readonly RecordSet[]): void {
    for (const { batches } of sets) {
      for (const { count, records } of batches) this.#batch(count ?? records?.length ?? 1);
    }
  }

  #batch(records: number): void {
    this.#batches++;
    this.#records += records;
  }

  #connection(event: ConnectionEvent): void {
    const { connection: number, state, detail } = event;
    switch (state) {
      case "open":
      case "midstream":
        return this.#connections.open(number, event);
      case "not-kafka":
        return this.#connections.notKafka(number, detail ?? "unknown");
      case "closed":
      case "reset": {
        const waiting = this.#connections.close(number)?.waiting;
        if (waiting) this.#unanswered.end(waiting, event.time, detail ?? state);
      }
    }
  }

  /** What has been counted so far. */
  read(): CaptureSummary {
    const apis = this.#apis.read();
    const otherClients = this.#clients.readOthers();
    return {
      packets: this.#packets,
      bytes: this.#bytes,
      lostPackets: this.#lost,
      skippedLinkTypes: ranked(this.#links).map(([linkType, packets]) => ({ linkType, packets })),
      ...(this.#from && { from: this.#from }),
      ...(this.#to && { to: this.#to }),
      connections: this.#connections.read(),
      apis,
      otherFrames: this.#apis.others,
      unanswered: {
        requests: apis.reduce((sum, { unanswered }) => sum + unanswered, 0),
        longest: this.#unanswered.read(this.#connections.waiting(), this.#to),
      },
      clients: this.#clients.read(),
      ...(otherClients && { otherClients }),
      gaps: this.#gaps.read(),
      batches: this.#batches,
      records: this.#records,
      warnings: ranked(this.#warnings).map(([code, count]) => ({ code, count })),
      cut: this.#room.isCut,
    };
  }
}

class Gaps {
  #count = 0;
  #bytes = 0;
  #missing = 0;
  #longest: GapSummary[] = [];

  add({ id, connection, direction, bytes, cause, time, range }: GapEvent): void {
    this.#count++;
    this.#bytes += bytes;
    this.#missing += range.missing;
    this.#longest.push({ id, connection, direction, bytes, cause, ...(time && { time }) });
    this.#longest.sort((a, b) => b.bytes - a.bytes);
    this.#longest.length = Math.min(this.#longest.length, GAPS);
  }

  read(): GapCounts {
    const longest = this.#longest.slice();
    return { count: this.#count, bytes: this.#bytes, missing: this.#missing, longest };
  }
}
