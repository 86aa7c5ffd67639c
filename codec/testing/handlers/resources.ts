import { BROKER, BROKER_LOGGER, TOPIC } from "../config_store.ts";
import type { RequestContext } from "../handler.ts";
import { INVALID_REQUEST, UNKNOWN_TOPIC_OR_PARTITION } from "./error_codes.ts";

/** What is wrong with a resource of a known type, as broker facts 4 has it. */
export interface ResourceError {
  readonly errorCode: number;
  readonly errorMessage: string;
}

/** Finds out. */
export function resourceError(
  resourceType: number,
  resourceName: string,
  { cluster, node }: RequestContext,
): ResourceError | undefined {
  switch (resourceType) {
    case TOPIC:
      if (cluster.topic(resourceName)) return undefined;
      return { errorCode: UNKNOWN_TOPIC_OR_PARTITION, errorMessage: "" };
    case BROKER:
      return resourceName === "" ? undefined : brokerError(resourceName, node.nodeId);
    case BROKER_LOGGER:
      return brokerError(resourceName, node.nodeId);
  }
  return undefined;
}

function brokerError(name: string, nodeId: number): ResourceError | undefined {
  if (name === `${nodeId}`) return undefined;
  const errorMessage = /^[+-]?\d+$/.test(name)
    ? `Unexpected broker id, expected ${nodeId} or empty string, but received ${name}`
    : `Broker id must be an integer, but it is: ${name}`;
  return { errorCode: INVALID_REQUEST, errorMessage };
}
