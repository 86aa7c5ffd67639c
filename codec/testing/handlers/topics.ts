import type {
  CreateTopicsRequest,
  CreateTopicsRequestCreatableTopic,
  CreateTopicsResponseCreatableTopicResultInit,
  CreateTopicsResponseInit,
} from "../../messages/create_topics.ts";
import type {
  DeleteTopicsRequest,
  DeleteTopicsRequestDeleteTopicState,
  DeleteTopicsResponseDeletableTopicResultInit,
  DeleteTopicsResponseInit,
} from "../../messages/delete_topics.ts";
import { ZERO_UUID } from "../../wire/mod.ts";
import { type FakeConfig, TOPIC } from "../config_store.ts";
import type { FakeCluster, FakeTopicInit, TopicRefusal } from "../fake_cluster.ts";
import type { RequestContext } from "../handler.ts";
import {
  INVALID_PARTITIONS,
  POLICY_VIOLATION,
  TOPIC_ALREADY_EXISTS,
  UNKNOWN_TOPIC_ID,
  UNKNOWN_TOPIC_OR_PARTITION,
} from "./error_codes.ts";

const MOST_PARTITIONS = 10_000; // in one request
const TOO_FEW = "Number of partitions was set to an invalid non-positive value.";
const TOO_MANY = "Excessively large number of partitions per request.";
const NOT_HOSTED = "This server does not host this topic-partition.";
const UNKNOWN_ID = "This server does not host this topic ID.";

/** Names and configurations are taken as they are. */
export function createTopics(
  { topics, validateOnly }: CreateTopicsRequest,
  { cluster }: RequestContext,
): CreateTopicsResponseInit {
  return { topics: topics.map((asked) => created(asked, validateOnly, cluster)) };
}

function created(
  asked: CreateTopicsRequestCreatableTopic,
  validateOnly: boolean,
  cluster: FakeCluster,
): CreateTopicsResponseCreatableTopicResultInit {
  const { name } = asked;
  const init = initOf(asked);
  const error = creationError(init, cluster);
  if (error) return { name, topicId: ZERO_UUID, configs: [], ...error };
  const { topicId } = validateOnly ? { topicId: ZERO_UUID } : cluster.createTopic(init);
  return {
    name,
    topicId,
    errorCode: 0,
    errorMessage: null,
    numPartitions: init.partitions,
    replicationFactor: init.replicationFactor,
    configs: [...cluster.configs.describe(TOPIC, name).values()].map(([config]) => told(config!)),
  };
}

type Init = FakeTopicInit & Required<Pick<FakeTopicInit, "partitions" | "replicationFactor">>;

function initOf(asked: CreateTopicsRequestCreatableTopic): Init {
  const { name, numPartitions, replicationFactor } = asked;
  const configs = Object.fromEntries(asked.configs.map(({ name, value }) => [name, { value }]));
  const assignments = [...asked.assignments]
    .sort((a, b) => a.partitionIndex - b.partitionIndex).map(({ brokerIds }) => brokerIds);
  const [first] = assignments;
  return first
    ? {
      name,
      configs,
      assignments,
      partitions: assignments.length,
      replicationFactor: first.length,
    }
    : {
      name,
      configs,
      partitions: orOne(numPartitions),
      replicationFactor: orOne(replicationFactor),
    };
}

/** -1 leaves the number to the broker. */
function orOne(number: number): number {
  return number === -1 ? 1 : number;
}

function creationError(init: Init, cluster: FakeCluster): TopicRefusal | undefined {
  const { name, partitions } = init;
  if (cluster.topic(name)) {
    return { errorCode: TOPIC_ALREADY_EXISTS, errorMessage: `Topic '${name}' already exists.` };
  }
  if (partitions < 1) return { errorCode: INVALID_PARTITIONS, errorMessage: TOO_FEW };
  if (partitions > MOST_PARTITIONS) return { errorCode: POLICY_VIOLATION, errorMessage: TOO_MANY };
  return cluster.placementError(init);
}

function told({ name, value, readOnly, source, isSensitive }: FakeConfig) {
  return { name, value, readOnly, configSource: source, isSensitive };
}

/** Deletes at once. */
export function deleteTopics(
  { topics, topicNames }: DeleteTopicsRequest,
  { cluster }: RequestContext,
): DeleteTopicsResponseInit {
  const named = topicNames.map((name) => ({ name, topicId: ZERO_UUID })); // below version 6
  return { responses: [...named, ...topics].map((asked) => deleted(asked, cluster)) };
}

function deleted(
  { name, topicId }: DeleteTopicsRequestDeleteTopicState,
  cluster: FakeCluster,
): DeleteTopicsResponseDeletableTopicResultInit {
  const topic = name === null ? cluster.topicById(topicId) : cluster.topic(name);
  if (topic) {
    cluster.deleteTopic(topic.name);
    return { name: topic.name, topicId: topic.topicId, errorCode: 0, errorMessage: null };
  }
  return name === null
    ? { name, topicId, errorCode: UNKNOWN_TOPIC_ID, errorMessage: UNKNOWN_ID }
    : { name, topicId, errorCode: UNKNOWN_TOPIC_OR_PARTITION, errorMessage: NOT_HOSTED };
}
