import type {
  DescribeClusterRequest,
  DescribeClusterResponseInit,
} from "../../messages/describe_cluster.ts";
import type { RequestContext } from "../handler.ts";
import { refused } from "../handlers/describe_cluster.ts";
import {
  CLUSTER_OPERATIONS,
  INVALID_REQUEST,
  MISMATCHED_ENDPOINT_TYPE,
  UNSUPPORTED_ENDPOINT_TYPE,
} from "../handlers/error_codes.ts";
import type { Quorum } from "./quorum.ts";

const BROKERS = 1;
const CONTROLLERS = 2;
const TYPES_FROM = 1; // first version that can ask for controllers
const MISMATCH =
  "The request was sent to an endpoint of type CONTROLLER, but we wanted an endpoint of type BROKER";

/** Broker facts 5, as the listener of a controller answers. */
export function describeControllers(
  request: DescribeClusterRequest,
  { apiVersion }: Pick<RequestContext, "apiVersion">,
  { cluster, voters, leader }: Quorum,
): DescribeClusterResponseInit {
  const { endpointType, includeClusterAuthorizedOperations } = request;
  if (apiVersion < TYPES_FROM) return refused(INVALID_REQUEST, MISMATCH);
  if (endpointType === BROKERS) return refused(MISMATCHED_ENDPOINT_TYPE, MISMATCH);
  if (endpointType !== CONTROLLERS) {
    return refused(UNSUPPORTED_ENDPOINT_TYPE, `Unsupported endpoint type ${endpointType}`);
  }
  return {
    throttleTimeMs: 0,
    errorCode: 0,
    endpointType,
    clusterId: cluster.clusterId,
    controllerId: leader.node.nodeId,
    brokers: voters.map(({ node: { nodeId, host, port } }) => ({
      brokerId: nodeId,
      host,
      port,
      rack: null,
      isFenced: false,
    })),
    ...includeClusterAuthorizedOperations && { clusterAuthorizedOperations: CLUSTER_OPERATIONS },
  };
}
