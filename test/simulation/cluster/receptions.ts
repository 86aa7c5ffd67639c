// What brokers have been asked to do, and whether they have done it.

import { CreateTopicsServer } from "../../../codec/messages/create_topics.ts";
import { DescribeConfigsServer } from "../../../codec/messages/describe_configs.ts";
import { HeartbeatServer } from "../../../codec/messages/heartbeat.ts";
import {
  type MetadataRequest,
  type MetadataResponseInit,
  type MetadataResponseTopicInit,
  MetadataServer,
} from "../../../codec/messages/metadata.ts";
import { ProduceServer } from "../../../codec/messages/produce.ts";
import {
  type FakeBroker,
  type FakeCluster,
  FakeController,
  type RequestContext,
} from "../../../codec/testing/mod.ts";
import type { ServerApi } from "../../../codec/wire/mod.ts";
import { isNotDone, saidIn, tokenOf } from "./calls.ts";

/** A call has reached a broker. */
export interface Reception {
  readonly at: string;
  readonly errorCode: number;
  /** It was not done, and the broker has said so. */
  readonly isRefused: boolean;
}

const NOT_COORDINATOR = 16;
const NOT_CONTROLLER = 41;
const REBOOTSTRAP_REQUIRED = 129;
const WITH_ERROR = 13; // first version of Metadata with an error of its own

/** Who led each partition at some time, with which epoch: by topic and index. */
export type Leaders = ReadonlyMap<
  string,
  { readonly leaderId: number; readonly leaderEpoch: number }
>;

/** The leaders as they are now. */
export function leadersOf({ topics }: FakeCluster): Leaders {
  return new Map(
    topics.flatMap(({ name, partitions }) =>
      partitions.map(({ index, leaderId, leaderEpoch }) =>
        [`${name} ${index}`, { leaderId, leaderEpoch }] as const
      )
    ),
  );
}

function asOf(topic: MetadataResponseTopicInit, leaders: Leaders): MetadataResponseTopicInit {
  const partitions = topic.partitions.map((partition) => ({
    ...partition,
    ...leaders.get(`${topic.name} ${partition.partitionIndex}`),
  }));
  return { ...topic, partitions };
}

/** The receptions of all calls. */
export class Receptions {
  /** Brokers that tell of leaders as they were. */
  readonly lagging: Map<FakeBroker, Leaders> = new Map();
  /** Brokers whose next Metadata is error 129. */
  readonly confused: Set<FakeBroker> = new Set();
  /** Codes that coordinators answer next. */
  readonly moods: number[] = [];
  /** How often each broker was asked for metadata. */
  metadata = 0;
  readonly #all: Map<number, Reception[]> = new Map();
  readonly #byControllers: boolean;

  /** @param byControllers Whether the client talks to controllers only. */
  constructor(byControllers: boolean) {
    this.#byControllers = byControllers;
  }

  /** Those of one call, the oldest first. */
  of(token: number): readonly Reception[] {
    return this.#all.get(token) ?? [];
  }

  /** Notes what this broker is asked from now on. */
  watch(broker: FakeBroker): void {
    const echo = (
      { resources }: { resources: readonly { resourceType: number; resourceName: string }[] },
    ) => ({
      throttleTimeMs: 0,
      results: resources.map(({ resourceType, resourceName }) => ({
        errorCode: 0,
        errorMessage: null,
        resourceType,
        resourceName,
        configs: [],
      })),
    });
    this.#on(broker, DescribeConfigsServer, echo);
    this.#on(broker, CreateTopicsServer, ({ topics }, { cluster, node }) => {
      const isController = broker instanceof FakeController
        ? broker.isLeading
        : cluster.controllerId === node.nodeId;
      const errorCode = isController ? 0 : NOT_CONTROLLER;
      return { topics: topics.map(({ name }) => ({ name, errorCode })) };
    });
    if (broker instanceof FakeController) return;
    this.#on(broker, HeartbeatServer, ({ groupId }, { cluster, node }) => {
      const isIts = cluster.coordinatorOf(groupId)?.nodeId === node.nodeId;
      return { errorCode: isIts ? this.moods.shift() ?? 0 : NOT_COORDINATOR };
    });
    this.#on(broker, ProduceServer, (request, context) => context.next(request)!);
    broker.on(MetadataServer, (request, context) => this.#metadata(broker, request, context));
  }

  #on<Req, Res>(
    broker: FakeBroker,
    api: ServerApi<Req, Res>,
    handle: (request: Req, context: RequestContext<Req, Res>) => Res,
  ): void {
    broker.on(api, (request, context) => {
      const answer = handle(request, context);
      const { errorCode } = saidIn(api.key, answer);
      this.#note(tokenOf(api.key, request)!, broker, api.key, errorCode);
      return answer;
    });
  }

  #note(token: number, broker: FakeBroker, apiKey: number, errorCode: number): void {
    const all = this.#all.get(token) ?? [];
    this.#all.set(token, all);
    const isRefused = isNotDone(apiKey, errorCode, this.#byControllers);
    all.push({ at: broker.host, errorCode, isRefused });
  }

  #metadata(
    broker: FakeBroker,
    request: MetadataRequest,
    context: RequestContext<MetadataRequest, MetadataResponseInit>,
  ): MetadataResponseInit {
    this.metadata++;
    const isConfused = context.apiVersion >= WITH_ERROR && this.confused.delete(broker);
    if (isConfused) {
      return { errorCode: REBOOTSTRAP_REQUIRED, brokers: [], topics: [] };
    }
    const answer = context.next(request)!;
    const old = this.lagging.get(broker);
    return old ? { ...answer, topics: answer.topics.map((topic) => asOf(topic, old)) } : answer;
  }
}
