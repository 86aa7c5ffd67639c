import { describe, expect, it } from "vitest";
import {
  decodeDescribeClusterResponse,
  encodeDescribeClusterResponse,
} from "../../codec/messages/describe_cluster.ts";
import {
  decodeMetadataResponse,
  encodeMetadataResponse,
  type MetadataResponseInit,
} from "../../codec/messages/metadata.ts";
import { describedBrokers, metadataCluster } from "../../codec/pods/answers.ts";

const metadata: MetadataResponseInit = {
  brokers: [
    { nodeId: 1, host: "a", port: 1, rack: "r1", pod: "main" },
    { nodeId: 2, host: "b", port: 1, rack: null, pod: "" },
    { nodeId: 3, host: "c", port: 1 },
  ],
  topics: [
    {
      errorCode: 0,
      name: "t",
      partitions: [
        { errorCode: 0, partitionIndex: 1, leaderId: 2, replicaNodes: [2, 3], isrNodes: [2] },
        { errorCode: 5, partitionIndex: 0, leaderId: -1, replicaNodes: [1, 2], isrNodes: [] },
      ],
    },
    { errorCode: 3, name: "gone", partitions: [] },
    { errorCode: 0, name: null, topicId: "AAAAAAAAAAAAAAAAAAAAAQ", partitions: [] },
  ],
};
const topics = [{
  name: "t",
  partitions: [
    { partition: 1, replicas: [2, 3], leader: 2, isr: [2] },
    { partition: 0, replicas: [1, 2], leader: -1, isr: [] },
  ],
}];

describe("connection E.4: a cluster in an answer", () => {
  it("to Metadata 13 has pods", () => {
    const response = decodeMetadataResponse(encodeMetadataResponse(metadata, 13), 13);
    expect(metadataCluster(response)).toEqual({
      brokers: [
        { id: 1, rack: "r1", pod: "main" },
        { id: 2, rack: null, pod: "" },
        { id: 3, rack: null, pod: null },
      ],
      topics,
    });
  });
  it("to Metadata 8 has none", () => {
    const named = { ...metadata, topics: metadata.topics.slice(0, 2) };
    const response = decodeMetadataResponse(encodeMetadataResponse(named, 8), 8);
    expect(metadataCluster(response)).toEqual({
      brokers: [
        { id: 1, rack: "r1", pod: null },
        { id: 2, rack: null, pod: null },
        { id: 3, rack: null, pod: null },
      ],
      topics,
    });
  });
  for (const [endpointType, expected] of [[1, 2], [2, 0]] as const) {
    it(`to DescribeCluster has ${expected} brokers if the endpoint type is ${endpointType}`, () => {
      const brokers = [
        { brokerId: 1, host: "a", port: 1, rack: "r", pod: "p", isFenced: true },
        { brokerId: 2, host: "b", port: 1 },
      ];
      const init = { throttleTimeMs: 0, errorCode: 0, clusterId: "c", endpointType, brokers };
      const bytes = encodeDescribeClusterResponse(init, 2);
      const found = describedBrokers(decodeDescribeClusterResponse(bytes, 2));
      expect(found).toEqual([
        { id: 1, rack: "r", pod: "p", isFenced: true },
        { id: 2, rack: null, pod: null, isFenced: false },
      ].slice(0, expected));
    });
  }
});
