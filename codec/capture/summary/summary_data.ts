// What a summary says. All plain data.

import type { Direction, GapEvent } from "../event.ts";
import type { CaptureTime } from "../packet.ts";

/** A capture in numbers. */
export interface CaptureSummary {
  /** Packets of the file; 0 for a source that has none, as `bytes`. */
  readonly packets: number;
  /** Their captured bytes. */
  readonly bytes: number;
  /** Packets that the capture tool says it has lost. */
  readonly lostPackets: number;
  /** Packets of link types that are not read, the most first. */
  readonly skippedLinkTypes: readonly { readonly linkType: number; readonly packets: number }[];
  /** Time of the earliest event. */
  readonly from?: CaptureTime;
  /** Time of the latest event. */
  readonly to?: CaptureTime;
  /** All connections. */
  readonly connections: ConnectionCounts;
  /** By API and version, ascending by both. */
  readonly apis: readonly ApiSummary[];
  /** Frames in none of these rows: responses whose request is not known, and what is beyond 500 rows. */
  readonly otherFrames: number;
  /** Requests without an answer. */
  readonly unanswered: UnansweredCounts;
  /** By client id, the most requests first. */
  readonly clients: readonly ClientSummary[];
  /** Those for whom there was no room, as one. */
  readonly otherClients?: Omit<ClientSummary, "clientId">;
  /** Bytes that belong to no frame. */
  readonly gaps: GapCounts;
  /** Record batches of messages and logs. */
  readonly batches: number;
  /** Records in them, as their headers count; of a compressed set of the old formats one. */
  readonly records: number;
  /** Warnings by their word, the most first. */
  readonly warnings: readonly { readonly code: string; readonly count: number }[];
  /** Something has been left out, since there are bounds to what is kept. */
  readonly cut: boolean;
}

/** How many connections there are. */
export interface ConnectionCounts {
  /** All that were seen. */
  readonly total: number;
  /** Those with at least one frame of Kafka's. */
  readonly kafka: number;
  /** Those that are something else, by what it is: "tls", "http", "unknown" …; the most first. */
  readonly notKafka: readonly { readonly protocol: string; readonly connections: number }[];
}

/** One API in one version. What could not be decoded is counted by the numbers of its header. */
export interface ApiSummary {
  /** The number of the API. */
  readonly apiKey: number;
  /** Kafka's name; absent for a number that no known Kafka has. */
  readonly apiName?: string;
  /** The version that was asked for. */
  readonly version: number;
  /** How many requests. */
  readonly requests: number;
  /** How many responses. */
  readonly responses: number;
  /** Requests and responses that could not be decoded. */
  readonly undecodable: number;
  /** Requests without the answer that they expect. */
  readonly unanswered: number;
  /** Error codes other than 0 that stand in the responses, and how often; the most frequent first. */
  readonly errors: readonly { readonly code: number; readonly count: number }[];
  /** Absent without a pair. */
  readonly latencyMs?: LatencySummary;
  /** Milliseconds by which the responses ask to wait, added up. */
  readonly throttledMs: number;
  /** Kafka 4 has removed this version. */
  readonly removed: boolean;
}

/** Milliseconds from request to response. The percentiles are within 1 %, the maximum is exact. */
export interface LatencySummary {
  /** Number of pairs. */
  readonly count: number;
  /** Half of the answers took no longer. */
  readonly p50: number;
  /** 95 % of the answers took no longer. */
  readonly p95: number;
  /** 99 % of the answers took no longer. */
  readonly p99: number;
  /** The longest, exactly. */
  readonly max: number;
}

/** Requests that never were answered. */
export interface UnansweredCounts {
  /** How many requests. */
  readonly requests: number;
  /** The ten that waited longest, among the last 64 of each connection. */
  readonly longest: readonly UnansweredRequest[];
}

/** A request without an answer. */
export interface UnansweredRequest {
  /** Number of its event. */
  readonly id: number;
  /** Number of the connection. */
  readonly connection: number;
  /** The number of the API. */
  readonly apiKey: number;
  /** Kafka's name of it; absent if no known Kafka has it. */
  readonly apiName?: string;
  /** The version of the body. */
  readonly version: number;
  /** Absent, as `clientId`, where its header could not be read that far. */
  readonly correlationId?: number;
  /** As in its header; null where that says null. */
  readonly clientId?: string | null;
  /** When; absent where the source has no times. */
  readonly time?: CaptureTime;
  /** Milliseconds from it to the end of its connection, or of the capture. */
  readonly waitedMs?: number;
  /** How its connection ended, such as "fin by client"; absent if it did not. */
  readonly ended?: string;
}

/** What is known of the clients with one client id. */
export interface ClientSummary {
  /** As the requests say it; null if they say null. */
  readonly clientId: string | null;
  /** How many requests. */
  readonly requests: number;
  /** Addresses it came from, twenty at most, in the order seen. */
  readonly addresses: readonly string[];
  /** What its ApiVersions requests say it is, ten at most. */
  readonly software: readonly { readonly name: string; readonly version: string }[];
  /** What it used, ascending by key. */
  readonly apis: readonly ClientApi[];
}

/** The versions of one API that a client used. All lists ascend. */
export interface ClientApi {
  /** The number of the API. */
  readonly apiKey: number;
  /** Kafka's name of it; absent if no known Kafka has it. */
  readonly apiName?: string;
  /** Ascending. */
  readonly versions: readonly number[];
  /** Those that Kafka 4 has removed. */
  readonly removed: readonly number[];
  /** The ranges that its brokers offer, as their ApiVersions responses say. */
  readonly offered: readonly (readonly [lowest: number, highest: number])[];
  /** Versions used although the broker had not offered them before. */
  readonly outside: readonly number[];
}

/** Bytes that belong to no frame. */
export interface GapCounts {
  /** How many. */
  readonly count: number;
  /** How many bytes they are. */
  readonly bytes: number;
  /** How many of these were not captured. */
  readonly missing: number;
  /** The ten largest. */
  readonly longest: readonly GapSummary[];
}

/** One of the largest gaps. */
export interface GapSummary {
  /** Number of its event. */
  readonly id: number;
  /** Number of the connection. */
  readonly connection: number;
  /** Whose bytes: the client's, or the broker's. */
  readonly direction: Direction;
  /** The bytes. */
  readonly bytes: number;
  /** Why. */
  readonly cause: GapEvent["cause"];
  /** When; absent where the source has no times. */
  readonly time?: CaptureTime;
}
