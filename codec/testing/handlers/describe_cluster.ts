import type {
  DescribeClusterRequest,
  DescribeClusterResponseInit,
} from "../../messages/describe_cluster.ts";
import type { RequestContext } from "../handler.ts";
import {
  CLUSTER_OPERATIONS,
  MISMATCHED_ENDPOINT_TYPE,
  UNSUPPORTED_ENDPOINT_TYPE,
} from "./error_codes.ts";

const BROKERS = 1;
const CONTROLLERS = 2;
const MISMATCH =
  "The request was sent to an endpoint of type BROKER, but we wanted an endpoint of type CONTROLLER";

/** Broker facts 5, as the listener of a broker answers. */
export function describeCluster(
  request: DescribeClusterRequest,
  { cluster }: RequestContext,
): DescribeClusterResponseInit {
  const { endpointType, includeFencedBrokers } = request;
  if (endpointType === CONTROLLERS) return refused(MISMATCHED_ENDPOINT_TYPE, MISMATCH);
  if (endpointType !== BROKERS) {
    return refused(UNSUPPORTED_ENDPOINT_TYPE, `Unsupported endpoint type ${endpointType}`);
  }
  return {
    throttleTimeMs: 0,
    errorCode: 0,
    clusterId: cluster.clusterId,
    controllerId: cluster.controllerId,
    brokers: [...cluster.nodes.values()]
      .filter(({ isFenced }) => includeFencedBrokers || !isFenced)
      .sort((a, b) => a.nodeId - b.nodeId)
      .map(({ nodeId, ...facts }) => ({ brokerId: nodeId, ...facts })),
    ...request.includeClusterAuthorizedOperations &&
      { clusterAuthorizedOperations: CLUSTER_OPERATIONS },
  };
}

/** An answer that says no. */
export function refused(errorCode: number, errorMessage: string): DescribeClusterResponseInit {
  return {
    throttleTimeMs: 0,
    errorCode,
    errorMessage,
    clusterId: "",
    controllerId: -1,
    brokers: [],
  };
}
