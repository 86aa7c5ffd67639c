// What the two recordings hold, as Kafka's own classes read them: test/captures/README.md.

/** One exchange of a recording. */
export interface Row {
  readonly api: string;
  readonly version: number;
  readonly correlationId: number;
  /** Bytes of the whole frames. */
  readonly sizes: readonly [request: number, response: number];
  /** Kafka's JSON of the two bodies, where it is short. */
  readonly request: string;
  readonly response?: string;
}

export const describeStream10: readonly Row[] = [
  {
    api: "ApiVersions",
    version: 5,
    correlationId: 6,
    sizes: [59, 899],
    request:
      '{"clientSoftwareName":"apache-kafka-java","clientSoftwareVersion":"4.4.0","clusterId":null,"nodeId":-1}',
  },
  {
    api: "DescribeConfigs",
    version: 4,
    correlationId: 7,
    sizes: [38, 110911],
    request:
      '{"resources":[{"resourceType":4,"resourceName":"1","configurationKeys":null}],"includeSynonyms":true,"includeDocumentation":true}',
  },
  {
    api: "DescribeConfigs",
    version: 4,
    correlationId: 8,
    sizes: [37, 75],
    request:
      '{"resources":[{"resourceType":4,"resourceName":"","configurationKeys":null}],"includeSynonyms":true,"includeDocumentation":false}',
    response:
      '{"throttleTimeMs":0,"results":[{"errorCode":0,"errorMessage":"","resourceType":4,"resourceName":"","configs":[{"name":"min.insync.replicas","value":"1","readOnly":false,"configSource":3,"isSensitive":false,"synonyms":[{"name":"min.insync.replicas","value":"1","source":3}],"configType":3,"documentation":null}]}]}',
  },
  {
    api: "DescribeConfigs",
    version: 4,
    correlationId: 10,
    sizes: [44, 1820],
    request:
      '{"resources":[{"resourceType":32,"resourceName":"billing","configurationKeys":null}],"includeSynonyms":true,"includeDocumentation":false}',
  },
  {
    api: "DescribeConfigs",
    version: 4,
    correlationId: 12,
    sizes: [43, 28],
    request:
      '{"resources":[{"resourceType":2,"resourceName":"absent","configurationKeys":null}],"includeSynonyms":false,"includeDocumentation":false}',
    response:
      '{"throttleTimeMs":0,"results":[{"errorCode":3,"errorMessage":"","resourceType":2,"resourceName":"absent","configs":[]}]}',
  },
  {
    api: "DescribeCluster",
    version: 2,
    correlationId: 13,
    sizes: [33, 119],
    request:
      '{"includeClusterAuthorizedOperations":false,"endpointType":1,"includeFencedBrokers":false}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"errorMessage":null,"endpointType":1,"clusterId":"a2Fma2Etd2lyZS10ZXN0MQ","controllerId":3,"brokers":[{"brokerId":1,"host":"127.0.0.1","port":19102,"rack":"r1","isFenced":false},{"brokerId":2,"host":"127.0.0.1","port":19112,"rack":"r2","isFenced":false},{"brokerId":3,"host":"127.0.0.1","port":19122,"rack":"r3","isFenced":false}],"clusterAuthorizedOperations":-2147483648}',
  },
  {
    api: "DescribeTopicPartitions",
    version: 0,
    correlationId: 14,
    sizes: [49, 89],
    request: '{"topics":[{"name":"orders-none"}],"responsePartitionLimit":2000,"cursor":null}',
    response:
      '{"throttleTimeMs":0,"topics":[{"errorCode":0,"name":"orders-none","topicId":"MGlgBMuDRbGDCtX08AgOFg","isInternal":false,"partitions":[{"errorCode":0,"partitionIndex":0,"leaderId":3,"leaderEpoch":0,"replicaNodes":[3,1],"isrNodes":[3,1],"eligibleLeaderReplicas":[],"lastKnownElr":[],"offlineReplicas":[]}],"topicAuthorizedOperations":3576}],"nextCursor":null}',
  },
  {
    api: "ApiVersions",
    version: 5,
    correlationId: 16,
    sizes: [59, 899],
    request:
      '{"clientSoftwareName":"apache-kafka-java","clientSoftwareVersion":"4.4.0","clusterId":null,"nodeId":-1}',
  },
  {
    api: "DescribeLogDirs",
    version: 5,
    correlationId: 19,
    sizes: [31, 322],
    request: '{"topics":null}',
  },
  {
    api: "DescribeUserScramCredentials",
    version: 0,
    correlationId: 22,
    sizes: [31, 18],
    request: '{"users":[]}',
    response: '{"throttleTimeMs":0,"errorCode":0,"errorMessage":"","results":[]}',
  },
  {
    api: "Metadata",
    version: 13,
    correlationId: 23,
    sizes: [33, 111],
    request: '{"topics":[],"allowAutoTopicCreation":true,"includeTopicAuthorizedOperations":false}',
    response:
      '{"throttleTimeMs":0,"brokers":[{"nodeId":1,"host":"127.0.0.1","port":19102,"rack":"r1"},{"nodeId":2,"host":"127.0.0.1","port":19112,"rack":"r2"},{"nodeId":3,"host":"127.0.0.1","port":19122,"rack":"r3"}],"clusterId":"a2Fma2Etd2lyZS10ZXN0MQ","controllerId":3,"topics":[],"errorCode":0}',
  },
  {
    api: "ListGroups",
    version: 5,
    correlationId: 25,
    sizes: [32, 17],
    request: '{"statesFilter":[],"typesFilter":[]}',
    response: '{"throttleTimeMs":0,"errorCode":0,"groups":[]}',
  },
  {
    api: "Metadata",
    version: 13,
    correlationId: 28,
    sizes: [33, 111],
    request: '{"topics":[],"allowAutoTopicCreation":true,"includeTopicAuthorizedOperations":false}',
    response:
      '{"throttleTimeMs":0,"brokers":[{"nodeId":1,"host":"127.0.0.1","port":19102,"rack":"r1"},{"nodeId":2,"host":"127.0.0.1","port":19112,"rack":"r2"},{"nodeId":3,"host":"127.0.0.1","port":19122,"rack":"r3"}],"clusterId":"a2Fma2Etd2lyZS10ZXN0MQ","controllerId":1,"topics":[],"errorCode":0}',
  },
  {
    api: "ListTransactions",
    version: 2,
    correlationId: 31,
    sizes: [41, 18],
    request:
      '{"stateFilters":[],"producerIdFilters":[],"durationFilter":-1,"transactionalIdPattern":null}',
    response: '{"throttleTimeMs":0,"errorCode":0,"unknownStateFilters":[],"transactionStates":[]}',
  },
  {
    api: "Metadata",
    version: 13,
    correlationId: 33,
    sizes: [62, 182],
    request:
      '{"topics":[{"topicId":"AAAAAAAAAAAAAAAAAAAAAA","name":"orders-none"}],"allowAutoTopicCreation":false,"includeTopicAuthorizedOperations":false}',
  },
];

export const startupStream37: readonly Row[] = [
  {
    api: "ApiVersions",
    version: 5,
    correlationId: 13,
    sizes: [46, 477],
    request:
      '{"clientSoftwareName":"apache-kafka-java","clientSoftwareVersion":"4.4.0","clusterId":null,"nodeId":-1}',
  },
  {
    api: "BrokerRegistration",
    version: 4,
    correlationId: 12,
    sizes: [279, 24],
    request:
      '{"brokerId":1,"clusterId":"a2Fma2Etd2lyZS10ZXN0MQ","incarnationId":"dH4RZjzMSLKhUkfRD_6a3A","listeners":[{"name":"PLAINTEXT","host":"127.0.0.1","port":19102,"securityProtocol":0}],"features":[{"name":"kraft.version","minSupportedVersion":0,"maxSupportedVersion":1},{"name":"group.version","minSupportedVersion":0,"maxSupportedVersion":1},{"name":"streams.version","minSupportedVersion":0,"maxSupportedVersion":1},{"name":"transaction.version","minSupportedVersion":0,"maxSupportedVersion":2},{"name":"eligible.leader.replicas.version","minSupportedVersion":0,"maxSupportedVersion":1},{"name":"metadata.version","minSupportedVersion":7,"maxSupportedVersion":33},{"name":"share.version","minSupportedVersion":0,"maxSupportedVersion":2}],"rack":"r1","isMigratingZkBroker":false,"logDirs":["ZGlyLW9mLW5vZGUtMDAwMQ"],"previousBrokerEpoch":-1}',
    response: '{"throttleTimeMs":0,"errorCode":0,"brokerEpoch":12}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 14,
    sizes: [39, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":-1,"wantFence":true,"wantShutDown":false}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":false,"isFenced":true,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 15,
    sizes: [39, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":-1,"wantFence":true,"wantShutDown":false}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":false,"isFenced":true,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 16,
    sizes: [39, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":-1,"wantFence":true,"wantShutDown":false}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":false,"isFenced":true,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 17,
    sizes: [39, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":-1,"wantFence":true,"wantShutDown":false}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":false,"isFenced":true,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 18,
    sizes: [39, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":12,"wantFence":true,"wantShutDown":false}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":true,"isFenced":true,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 19,
    sizes: [42, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":12,"wantFence":true,"wantShutDown":false,"cordonedLogDirs":[]}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":true,"isFenced":true,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 20,
    sizes: [42, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":18,"wantFence":false,"wantShutDown":false,"cordonedLogDirs":[]}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":true,"isFenced":false,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 21,
    sizes: [42, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":26,"wantFence":false,"wantShutDown":false,"cordonedLogDirs":[]}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":true,"isFenced":false,"shouldShutDown":false}',
  },
  {
    api: "BrokerHeartbeat",
    version: 2,
    correlationId: 22,
    sizes: [42, 19],
    request:
      '{"brokerId":1,"brokerEpoch":12,"currentMetadataOffset":32,"wantFence":false,"wantShutDown":false,"cordonedLogDirs":[]}',
    response:
      '{"throttleTimeMs":0,"errorCode":0,"isCaughtUp":true,"isFenced":false,"shouldShutDown":false}',
  },
];
