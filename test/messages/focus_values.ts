// The values that protocol.md 8.6 names, as encoders take them, and what decoders give for them: fields that a
// version lacks hold their default.

import type {
  BrokerRegistrationRequest,
  BrokerRegistrationResponse,
} from "../../codec/messages/broker_registration.ts";
import type { DescribeClusterResponse } from "../../codec/messages/describe_cluster.ts";
import type { DescribeConfigsResponse } from "../../codec/messages/describe_configs.ts";
import type { MetadataResponse } from "../../codec/messages/metadata.ts";
import type { RegisterBrokerRecord } from "../../codec/messages/register_broker_record.ts";

/** Bytes 00 to 0f. */
export const ID = "AAECAwQFBgcICQoLDA0ODw";
/** Bytes 10 to 1f. */
export const DIR = "EBESExQVFhcYGRobHB0eHw";
/** Sixteen times 00. */
export const ZERO = "AAAAAAAAAAAAAAAAAAAAAA";

const listener = { name: "PLAINTEXT", host: "h", port: 9092, securityProtocol: 0 };

/** *Reg*. */
export const REG: BrokerRegistrationRequest = {
  brokerId: 1,
  clusterId: "c",
  incarnationId: ID,
  listeners: [listener],
  features: [{ name: "metadata.version", minSupportedVersion: 1, maxSupportedVersion: 20 }],
  rack: null,
  isMigratingZkBroker: false,
  logDirs: [DIR],
  previousBrokerEpoch: -1n,
  pod: null,
};

/** *Reg* as it reads. */
export function regAt(version: number): BrokerRegistrationRequest {
  return { ...REG, logDirs: version >= 2 ? [DIR] : [] };
}

/** The answer to *Reg*. */
export const REG_ANSWER: BrokerRegistrationResponse = {
  throttleTimeMs: 0,
  errorCode: 0,
  brokerEpoch: 7n,
};

/** *Rec*. */
export const REC: RegisterBrokerRecord = {
  brokerId: 1,
  isMigratingZkBroker: false,
  incarnationId: ID,
  brokerEpoch: 7n,
  endPoints: [listener],
  features: [],
  rack: "r1",
  fenced: true,
  inControlledShutdown: false,
  logDirs: [],
  cordonedLogDirs: null,
  pod: null,
};

const broker = { nodeId: 1, host: "h", port: 9092, rack: null };
const partition = {
  errorCode: 0,
  partitionIndex: 0,
  leaderId: 1,
  leaderEpoch: 5,
  replicaNodes: [1],
  isrNodes: [1],
  offlineReplicas: [],
};

/** *Meta*, with a pod or without. */
export function meta(pod: string | null = null): MetadataResponse {
  return {
    throttleTimeMs: 0,
    brokers: [{ ...broker, pod }],
    clusterId: "c",
    controllerId: 1,
    topics: [{
      errorCode: 0,
      name: "t",
      topicId: ID,
      isInternal: false,
      partitions: [partition],
      topicAuthorizedOperations: -2147483648,
    }],
    clusterAuthorizedOperations: -2147483648,
    errorCode: 0,
  };
}

/** *Meta* as it reads. */
export function metaAt(version: number, pod: string | null = null): MetadataResponse {
  const [topic] = meta().topics;
  return {
    ...meta(version >= 11 ? pod : null),
    clusterId: version >= 2 ? "c" : null,
    controllerId: version >= 1 ? 1 : -1,
    topics: [{
      ...topic!,
      topicId: version >= 10 ? ID : ZERO,
      partitions: [{ ...partition, leaderEpoch: version >= 7 ? 5 : -1 }],
    }],
  };
}

/** *Clu*. */
export function clu(isFenced: boolean, pod: string | null = null): DescribeClusterResponse {
  return {
    throttleTimeMs: 0,
    errorCode: 0,
    errorMessage: null,
    endpointType: 1,
    clusterId: "c",
    controllerId: 1,
    brokers: [{ brokerId: 1, host: "h", port: 9092, rack: "r1", isFenced, pod }],
    clusterAuthorizedOperations: -2147483648,
  };
}

/** *Cfg*. */
export const CFG: DescribeConfigsResponse = cfgAt(4);

/** *Cfg* as it reads. */
export function cfgAt(version: number): DescribeConfigsResponse {
  return {
    throttleTimeMs: 0,
    results: [{
      errorCode: 0,
      errorMessage: null,
      resourceType: 4,
      resourceName: "1",
      configs: [{
        name: "k",
        value: "v",
        readOnly: false,
        isDefault: false,
        configSource: version >= 1 ? 5 : -1,
        isSensitive: false,
        synonyms: version >= 1 ? [{ name: "k", value: "v", source: 5 }] : [],
        configType: version >= 3 ? 2 : 0,
        documentation: version >= 3 ? null : "",
      }],
    }],
  };
}
