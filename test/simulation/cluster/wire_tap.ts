// What goes over the wire, lane by lane: which call each request is of, and what is still to be answered.

import type { ConnectionReport } from "../../../codec/connection/mod.ts";
import { decodeRequestFrame, FrameReader, peekRequestFrame } from "../../../codec/frame/mod.ts";
import { CreateTopicsServer } from "../../../codec/messages/create_topics.ts";
import { DescribeClusterServer } from "../../../codec/messages/describe_cluster.ts";
import { DescribeConfigsServer } from "../../../codec/messages/describe_configs.ts";
import { HeartbeatServer } from "../../../codec/messages/heartbeat.ts";
import { MetadataServer } from "../../../codec/messages/metadata.ts";
import { ProduceServer } from "../../../codec/messages/produce.ts";
import type { ServerApi } from "../../../codec/wire/mod.ts";
import { tokenOf } from "./calls.ts";

/** A request that was written. */
export interface Sent {
  readonly connection: string;
  readonly attempt: number;
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly correlationId: number;
  /** The call, if it is of one. */
  readonly token: number | undefined;
  /** Whether it asks for nodes and topics. */
  readonly isRefresh: boolean;
}

const APIS = [
  CreateTopicsServer,
  DescribeConfigsServer,
  HeartbeatServer,
  ProduceServer,
] as unknown as readonly ServerApi<unknown, unknown>[];

/** What is under way on one transport. */
interface Transport {
  readonly reader: FrameReader;
  readonly unanswered: Sent[];
}

/** Listens to the wire of a client. */
export class WireTap {
  readonly #transports: Map<string, Transport> = new Map();

  /** What is written. */
  write(connection: string, attempt: number, bytes: Uint8Array): Sent {
    const { apiKey, apiVersion, correlationId } = peekRequestFrame(bytes);
    const api = APIS.find(({ key }) => key === apiKey);
    const token = api && tokenOf(apiKey, decodeRequestFrame(api, bytes).body);
    const isRefresh = apiKey === MetadataServer.key || apiKey === DescribeClusterServer.key;
    const sent = { connection, attempt, apiKey, apiVersion, correlationId, token, isRefresh };
    this.#transportOf(connection, attempt).unanswered.push(sent);
    return sent;
  }

  /** What arrives: the requests that it answers. */
  receive(connection: string, report: ConnectionReport): Sent[] {
    if (report.type !== "received") return [];
    const transport = this.#transports.get(keyOf(connection, report.attempt));
    if (!transport) return [];
    const { reader, unanswered } = transport;
    reader.push(report.bytes);
    const answered: Sent[] = [];
    for (let frame; (frame = next(reader)) !== undefined;) {
      const id = new DataView(frame.buffer, frame.byteOffset).getInt32(4);
      const at = unanswered.findIndex(({ correlationId }) => correlationId === id);
      if (at >= 0) answered.push(...unanswered.splice(at, 1));
    }
    return answered;
  }

  /** A transport is over. */
  end(connection: string, attempt: number): void {
    this.#transports.delete(keyOf(connection, attempt));
  }

  /** What is still to be answered. */
  *unanswered(): Generator<Sent> {
    for (const { unanswered } of this.#transports.values()) yield* unanswered;
  }

  #transportOf(connection: string, attempt: number): Transport {
    const key = keyOf(connection, attempt);
    const known = this.#transports.get(key);
    if (known) return known;
    const transport = { reader: new FrameReader(), unanswered: [] };
    this.#transports.set(key, transport);
    return transport;
  }
}

/** The next whole frame; what is no frame is none. */
function next(reader: FrameReader): Uint8Array | undefined {
  try {
    return reader.next();
  } catch {
    return undefined;
  }
}

function keyOf(connection: string, attempt: number): string {
  return `${attempt} ${connection}`;
}
