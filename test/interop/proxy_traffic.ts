// What a proxy tells and what the brokers behind it log, to be held against each other.

import { findApi } from "../../codec/frame/mod.ts";
import type { ProxyEvent } from "../../docs/examples/proxy.ts";
import type { PassedFrame } from "../../docs/examples/proxy/conversation.ts";
import { differingParts } from "../examples/proxy_parts.ts";

/** What a proxy tells, judged at once and forgotten. */
export class Traffic {
  /** The ports from which the proxy has connected to brokers. */
  readonly localPorts: Set<number> = new Set();
  /** Requests that did not go on as they came. */
  changedRequests = 0;
  readonly #changed = new Map<string, Set<string>>();

  /** For the option `tell` of a proxy. */
  readonly tell = (event: ProxyEvent): void => {
    if (event.type === "opened") this.localPorts.add(portOf(event.local));
    if (event.type === "frame") this.#frame(event.frame);
  };

  /** Which parts of responses did not go on as they came, by API; the elements of a list count as one. */
  changedResponses(): Record<string, string[]> {
    return Object.fromEntries(
      Array.from(this.#changed, ([api, parts]) => [api, [...parts].sort()]),
    );
  }

  #frame({ direction, api, version, before, after }: PassedFrame): void {
    if (Buffer.compare(before, after) === 0) return;
    if (direction === "request") return void this.changedRequests++;
    const parts = this.#changed.get(api) ?? new Set();
    this.#changed.set(api, parts);
    for (const part of differingParts(api, version, before, after)) {
      parts.add(part.replace(/\[\d+\]/g, "[]"));
    }
  }
}

/** A request, as a broker logs it once it is answered. */
export interface Logged {
  /** Kafka's name of the API, as the proxy has it. */
  readonly api: string;
  /** Who has sent it. */
  readonly clientId: string;
  /** From where. */
  readonly port: number;
}

/** The requests in the log of a broker, without those that another broker has forwarded for a client. */
export function loggedRequests(log: string): Logged[] {
  return log.split("\n").flatMap((line) => {
    const [, json] = /Completed request:(\{.*\})$/.exec(line) ?? [];
    if (json === undefined) return [];
    const { requestHeader: { requestApiKey, clientId }, connection, isForwarded } = JSON.parse(
      json,
    );
    if (isForwarded) return [];
    const [, from = ""] = connection.split("-");
    return [{ api: findApi(requestApiKey)!.name, clientId, port: portOf(from) }];
  });
}

/** Counts one more. */
export function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function portOf(address: string): number {
  return Number(address.slice(address.lastIndexOf(":") + 1));
}
