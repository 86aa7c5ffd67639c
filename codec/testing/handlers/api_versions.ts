import type { ApiVersionsRequest, ApiVersionsResponseInit } from "../../messages/api_versions.ts";
import type { RequestContext } from "../handler.ts";
import { advertised } from "../offers.ts";
import { INVALID_REQUEST, REBOOTSTRAP_REQUIRED } from "./error_codes.ts";

/** What 4.4.0 supports, and what of it a fresh cluster has finalized (broker facts 1). */
export const FEATURES:
  readonly (readonly [name: string, min: number, max: number, level: number])[] = [
    ["eligible.leader.replicas.version", 0, 1, 1],
    ["group.version", 0, 1, 1],
    ["kraft.version", 0, 1, 1],
    ["metadata.version", 7, 33, 33],
    ["share.version", 0, 2, 2],
    ["streams.version", 0, 1, 1],
    ["transaction.version", 0, 2, 2],
  ];

const NAME_FROM = 3; // first version with the name of the software
const ZERO_FROM = 4; // first version that tells features with a minimum of 0 (KIP-1022)
const NAME = /^[a-zA-Z0-9](?:[a-zA-Z0-9\-.]*[a-zA-Z0-9])?$/;

/** Broker facts 1. */
export function apiVersions(
  request: ApiVersionsRequest,
  context: RequestContext,
): ApiVersionsResponseInit {
  const { apiVersion } = context;
  if (isElsewhere(request, context)) return { errorCode: REBOOTSTRAP_REQUIRED, apiKeys: [] };
  if (apiVersion >= NAME_FROM && !isNamed(request)) {
    return { errorCode: INVALID_REQUEST, apiKeys: [] };
  }
  const apiKeys = context.offered.map(advertised);
  if (apiVersion < NAME_FROM) return { errorCode: 0, apiKeys };
  const told = FEATURES.filter(([, min]) => apiVersion >= ZERO_FROM || min > 0);
  return {
    errorCode: 0,
    apiKeys,
    supportedFeatures: told
      .map(([name, minVersion, maxVersion]) => ({ name, minVersion, maxVersion })),
    finalizedFeaturesEpoch: 0n,
    finalizedFeatures: FEATURES
      .map(([name, , , level]) => ({ name, minVersionLevel: level, maxVersionLevel: level })),
  };
}

/** Whether a client of version 5 looks for another broker (KIP-1242). */
function isElsewhere({ clusterId, nodeId }: ApiVersionsRequest, context: RequestContext): boolean {
  if (clusterId === null) return false;
  return clusterId !== context.cluster.clusterId || nodeId !== context.node.nodeId;
}

function isNamed({ clientSoftwareName, clientSoftwareVersion }: ApiVersionsRequest): boolean {
  return NAME.test(clientSoftwareName) && NAME.test(clientSoftwareVersion);
}
