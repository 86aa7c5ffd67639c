// A cluster of three brokers in memory for tests, a client of it, and time that tests let pass.

import { expect } from "vitest";
import type { ClusterClient, ClusterClientEvent } from "../../codec/driver/cluster_client.ts";
import type { ClusterClientOptions } from "../../codec/driver/cluster_client.ts";
import { connectCluster } from "../../codec/driver/connect_cluster.ts";
import type { Dial, Dialer } from "../../codec/driver/dialer.ts";
import {
  FakeBroker,
  FakeCluster,
  type FakeNodeOptions,
  memoryDial,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import { errorOf, shown, track, type Tracked } from "./kit.ts";

/** Where the brokers are: `b1:9091`, `b2:9092`, `b3:9093`. */
export const SERVERS = "b1:9091, b2:9092, b3:9093";

/** Three brokers, what was dialled, and perhaps a client. */
export class ClusterWorld {
  readonly clock: VirtualClock = new VirtualClock();
  readonly cluster: FakeCluster = new FakeCluster({
    topics: [{ name: "orders", partitions: 3 }],
  });
  readonly brokers: FakeBroker[];
  /** `host:port`, in order. */
  readonly dialled: string[] = [];
  /** The signals of the dials. */
  readonly signals: AbortSignal[] = [];
  /** Filled as they come. */
  readonly events: ClusterClientEvent[] = [];
  readonly dial: Dial;
  client!: ClusterClient;

  constructor(options: FakeNodeOptions = {}, nodes: readonly FakeNodeOptions[] = [{}, {}, {}]) {
    const { cluster, clock } = this;
    this.brokers = nodes.map((node, i) =>
      new FakeBroker({
        ...options,
        cluster,
        nodeId: i + 1,
        host: `b${i + 1}`,
        port: 9091 + i,
        ...node,
      })
    );
    const dial = memoryDial(this.brokers, { clock });
    this.dial = (target, signal) => {
      this.dialled.push(`${target.host}:${target.port}`);
      this.signals.push(signal);
      return dial(target, signal);
    };
  }

  /** The broker of this id. */
  broker(nodeId: number): FakeBroker {
    return this.brokers[nodeId - 1]!;
  }

  /** Begins to connect. */
  connecting(
    options: Partial<ClusterClientOptions> = {},
    dial: Dial | Dialer = this.dial,
  ): Promise<ClusterClient> {
    return connectCluster(dial, optionsFor(this.clock, options));
  }

  /** Connects; gives itself. */
  async begin(
    options: Partial<ClusterClientOptions> = {},
    dial: Dial | Dialer = this.dial,
  ): Promise<this> {
    this.client = await this.clock.run(this.connecting(options, dial));
    void this.#listen();
    return this;
  }

  async #listen(): Promise<void> {
    for await (const event of this.client.events()) this.events.push(event);
  }

  /** Lets as much time pass as a promise needs. */
  run<T>(promise: Promise<T>): Promise<T> {
    return this.clock.run(promise);
  }

  /** Message and facts of what a promise is rejected with, and when that was. */
  async failure(promise: Promise<unknown>): Promise<Record<string, unknown>> {
    const tracked: Tracked<unknown> = track(promise);
    await this.clock.run(promise.catch(() => {}));
    expect(tracked.state).toBe("rejected");
    return shown(await errorOf(promise));
  }

  /** The names of the requests that a broker has got, without those of every connection. */
  requests(nodeId: number): string[] {
    const names = this.broker(nodeId).requests.map(({ apiName }) => apiName);
    return names.filter((name) => !name.startsWith("ApiVersions") && !name.startsWith("Sasl"));
  }

  /** Ends the client; nothing must be left of it. */
  async end(): Promise<void> {
    await this.run(this.client.close());
    this.expectNothingLeft();
  }

  /** No timer, and no transport that is open or opening. */
  expectNothingLeft(): void {
    const left = {
      timers: this.clock.pending,
      transports: this.brokers.map(({ openTransports }) => openTransports),
      dials: this.signals.filter(({ aborted }) => !aborted).length,
    };
    expect(left).toEqual({ timers: 0, transports: this.brokers.map(() => 0), dials: 0 });
  }
}

/** Nothing is drawn but where the search for a node begins. */
export function optionsFor(
  clock: VirtualClock,
  options: Partial<ClusterClientOptions> = {},
): ClusterClientOptions {
  return {
    bootstrapServers: SERVERS,
    clock,
    seed: 1,
    reconnectBackoffMs: 50,
    socketConnectionSetupTimeoutMaxMs: 10_000,
    ...options,
  };
}

/** The types of events; those of a connection behind its name. */
export function typesOf(events: readonly ClusterClientEvent[]): string[] {
  return events.map(({ connection, type }) => connection ? `${connection} ${type}` : type);
}
