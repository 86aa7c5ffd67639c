import type {
  FindCoordinatorRequest,
  FindCoordinatorResponseCoordinatorInit,
  FindCoordinatorResponseInit,
} from "../../messages/find_coordinator.ts";
import type { FakeCluster } from "../fake_cluster.ts";
import type { RequestContext } from "../handler.ts";
import { COORDINATOR_NOT_AVAILABLE, INVALID_REQUEST } from "./error_codes.ts";

const MANY_FROM = 4; // first version with several keys
const HIGHEST_TYPE = 2; // groups, transactions, share groups

/** Each key has a coordinator among the live nodes, always the same one as long as they are. */
export function findCoordinator(
  { key, keyType, coordinatorKeys }: FindCoordinatorRequest,
  { apiVersion, cluster }: RequestContext,
): FindCoordinatorResponseInit {
  const find = (key: string) =>
    keyType > HIGHEST_TYPE || keyType < 0
      ? nobody(key, INVALID_REQUEST)
      : coordinator(key, cluster);
  if (apiVersion >= MANY_FROM) return { coordinators: coordinatorKeys.map(find) };
  const { errorCode, nodeId, host, port } = find(key);
  // Kafka's text for "no error" is there in the old versions only.
  return { errorCode, errorMessage: errorCode === 0 ? "NONE" : null, nodeId, host, port };
}

function coordinator(key: string, cluster: FakeCluster): FindCoordinatorResponseCoordinatorInit {
  const node = cluster.coordinatorOf(key);
  if (!node) return nobody(key, COORDINATOR_NOT_AVAILABLE);
  const { nodeId, host, port } = node;
  return { key, nodeId, host, port, errorCode: 0, errorMessage: "" };
}

function nobody(key: string, errorCode: number): FindCoordinatorResponseCoordinatorInit {
  return { key, nodeId: -1, host: "", port: -1, errorCode, errorMessage: "" };
}
