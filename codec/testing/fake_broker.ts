import type { ServerApi } from "../wire/mod.ts";
import type { FakeAction } from "./action.ts";
import { BROKER, type FakeConfigs } from "./config_store.ts";
import {
  FakeCluster,
  type FakeClusterOptions,
  type FakeNode,
  type FakeNodeInit,
} from "./fake_cluster.ts";
import { FakeSession, type SessionOwner } from "./fake_session.ts";
import { type Fault, FaultList } from "./faults.ts";
import type { Handler, Registered } from "./handler.ts";
import { builtIn } from "./handlers/built_in.ts";
import { checkApiName, type OfferedApi, offerOf, type VersionRanges } from "./offers.ts";
import { type FakeRequest, RequestRecord } from "./request_record.ts";
import type { FakeSaslOptions } from "./sasl.ts";

/** What a broker is, apart from its cluster. */
export interface FakeNodeOptions extends Omit<FakeNodeInit, "nodeId" | "isFenced"> {
  /** Default 1. */
  readonly nodeId?: number;
  /** The address that the cluster tells clients, if it is not the one where the broker is reached. */
  readonly advertised?: { readonly host: string; readonly port: number };
  /** What stands in the broker's file: what DescribeConfigs tells of it. */
  readonly configs?: FakeConfigs;
  /** How clients authenticate. Default: they need not. */
  readonly sasl?: FakeSaslOptions;
  /** Other versions than those of Kafka 4.4, such as `{ Metadata: { max: 8 }, DescribeCluster: null }`. */
  readonly versions?: VersionRanges;
  /** The `throttleTimeMs` of all answers; default 0. */
  readonly throttleTimeMs?: number;
  /** The largest frame, in bytes after its length; default 104,857,600. */
  readonly socketRequestMaxBytes?: number;
}

/** What a broker is made from: its cluster is given, or made for it alone from its facts. */
export type FakeBrokerOptions =
  & FakeNodeOptions
  & (FakeClusterOptions & { readonly cluster?: never } | { readonly cluster: FakeCluster });

const MOST_COMPLAINTS = 100;
const MAX_SIZE = 104_857_600; // of socket.request.max.bytes in Kafka

/**
 * A broker without clock, socket and randomness: bytes in, actions out. It answers as Kafka 4.4 does
 * wherever it answers at all:
 *
 * | API | What is behind it |
 * | --- | --- |
 * | ApiVersions | what the broker has handlers for; error 35 above that, 129 for another node, 42 for a bad name |
 * | Metadata, DescribeCluster, FindCoordinator | the nodes and topics of the cluster, with pods if they have any |
 * | CreateTopics, DeleteTopics | the topics of the cluster |
 * | DescribeConfigs, IncrementalAlterConfigs | the configurations that the test, or a client, has set |
 * | SaslHandshake, SaslAuthenticate | PLAIN, and mechanisms of the test |
 * | Produce, Fetch, ListOffsets | the records of the cluster, in memory; no sessions, no transactions |
 *
 * For any other API hand it a handler. A request of an API or version that it does not offer, or that it cannot read,
 * ends the transport without an answer, as it does in Kafka; `complaints` tells why.
 *
 * @example
 * ```ts
 * import { connectBroker } from "kafka-wire/driver";
 * import { Metadata } from "kafka-wire/messages/metadata";
 * import { FakeBroker, memoryDial } from "kafka-wire/testing";
 *
 * const broker = new FakeBroker({ topics: [{ name: "orders", partitions: 3 }] });
 * const client = await connectBroker(memoryDial(broker), { host: "localhost", port: 9092 });
 * const { topics } = await client.call(Metadata, { topics: null });
 * await client.close();
 * if (topics[0]?.partitions.length !== 3) throw new Error("Cannot match: expected three partitions");
 * if (broker.requests.at(-1)?.apiName !== "Metadata") throw new Error("Cannot match the request");
 * ```
 */
export class FakeBroker {
  /** What it shares with other brokers. */
  readonly cluster: FakeCluster;
  /** Itself, as the cluster knows it. */
  readonly node: FakeNode;
  /** The host where it is reached. A test may change it; clients are still told the one in `node`. */
  host: string;
  /** The port where it is reached. A test may change it, too. */
  port: number;
  /** The `throttleTimeMs` of all answers that say no longer one. */
  throttleTimeMs: number;
  /** What it offers in place of the versions of Kafka 4.4. A test may change it; clients ask once a transport. */
  versions: VersionRanges;
  readonly #handlers: Map<number, Registered> = new Map();
  readonly #faults: FaultList = new FaultList();
  readonly #record: RequestRecord = new RequestRecord();
  readonly #complaints: string[] = [];
  readonly #driven: Map<FakeSession, (action: FakeAction) => void> = new Map();
  readonly #owner: SessionOwner;

  /**
   * A broker, which is a node of its cluster from now on.
   *
   * @throws {RangeError} If an option cannot be.
   */
  constructor(options: FakeBrokerOptions = {}) {
    const { nodeId = 1, host = "localhost", port = 9092, rack = null, pod = null } = options;
    const { versions = {}, configs = {}, throttleTimeMs = 0, advertised = { host, port } } =
      options;
    for (const name of Object.keys(versions)) checkApiName(name);
    this.versions = versions;
    this.host = host;
    this.port = port;
    this.throttleTimeMs = throttleTimeMs;
    this.cluster = options.cluster ?? new FakeCluster(options);
    this.node = this.cluster.addNode({ nodeId, ...advertised, rack, pod });
    this.cluster.configs.set(BROKER, `${nodeId}`, configs);
    for (const [api, handle] of builtIn) this.on(api, handle);
    this.#owner = this.#ownerOf(options);
  }

  /** The last requests that it has understood, the oldest first: at most 1,000, and 16 MiB of frames. */
  get requests(): readonly FakeRequest[] {
    return this.#record.requests;
  }

  /** Why it has closed transports, the last 100. */
  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** What it understands, ascending by key. */
  get offered(): readonly OfferedApi[] {
    return [...this.#handlers.values()]
      .flatMap(({ api }) => offerOf(api, this.versions) ?? [])
      .sort((a, b) => a.apiKey - b.apiKey);
  }

  /** How many transports are driven by `serve`, `memoryDial` or a `NetworkEmulator`, and have not ended. */
  get openTransports(): number {
    return this.#driven.size;
  }

  /**
   * Sets what answers an API, which is offered from then on. The handler that was there before is `context.next`.
   *
   * @param api A constant such as `MetadataServer`.
   * @example
   * ```ts
   * import { ListGroupsServer } from "kafka-wire/messages/list-groups";
   * import { FakeBroker } from "kafka-wire/testing";
   * const broker = new FakeBroker().on(ListGroupsServer, () => ({ errorCode: 0, groups: [] }));
   * if (!broker.offered.some(({ apiKey }) => apiKey === 16)) throw new Error("Cannot match the offer");
   * ```
   */
  on<Req, Res>(api: ServerApi<Req, Res>, handle: Handler<Req, Res>): this {
    const next = this.#handlers.get(api.key);
    this.#handlers.set(api.key, {
      api: api as ServerApi<unknown, unknown>,
      handle: handle as Handler<unknown, unknown>,
      next,
    });
    return this;
  }

  /**
   * Lets something go wrong. Of several faults that fit, the one that was given first happens.
   *
   * @returns What takes it back.
   * @throws {RangeError} If there is no such API.
   */
  fault(fault: Fault): () => void {
    return this.#faults.add(fault);
  }

  /** One accepted transport. */
  accept(): FakeSession {
    return new FakeSession(this.#owner);
  }

  /**
   * Ends every transport that is driven by `serve`, `memoryDial` or a `NetworkEmulator`: `close` as a broker that is
   * stopped, `reset` as one that is killed, `silence` as one whose host has lost power, so that no client is told.
   */
  disconnect(how: "close" | "reset" | "silence" = "close"): void {
    for (const perform of [...this.#driven.values()]) perform({ type: how, afterMs: 0 });
  }

  /** What sessions may do that users may not. */
  #ownerOf({ sasl, socketRequestMaxBytes = MAX_SIZE }: FakeNodeOptions): SessionOwner {
    const { node, cluster } = this;
    return {
      node,
      cluster,
      sasl,
      maxSize: socketRequestMaxBytes,
      faults: this.#faults,
      offered: () => this.offered,
      throttleTimeMs: () => this.throttleTimeMs,
      handlerOf: (apiKey) => this.#handlers.get(apiKey),
      offerOf: (api) => offerOf(api, this.versions),
      record: (request, frameLength) => this.#record.add(request, frameLength),
      complain: (reason) => this.#complain(reason),
      drive: (session, perform) => this.#drive(session, perform),
    };
  }

  #drive(session: FakeSession, perform: ((action: FakeAction) => void) | undefined): void {
    if (perform) this.#driven.set(session, perform);
    else this.#driven.delete(session);
  }

  #complain(reason: string): void {
    this.#complaints.push(reason);
    if (this.#complaints.length > MOST_COMPLAINTS) this.#complaints.shift();
  }
}
