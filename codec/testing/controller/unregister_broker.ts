import type {
  UnregisterBrokerRequest,
  UnregisterBrokerResponseInit,
} from "../../messages/unregister_broker.ts";
import { BROKER_ID_NOT_REGISTERED } from "../handlers/error_codes.ts";
import { withoutBroker } from "./partition_changes.ts";
import type { Quorum } from "./quorum.ts";
import { unregisterBrokerRecord } from "./values.ts";

/** The cluster forgets a broker, whatever it still holds. */
export function unregisterBroker(
  { brokerId }: UnregisterBrokerRequest,
  { cluster, sessions }: Quorum,
): UnregisterBrokerResponseInit {
  const known = cluster.registrations.get(brokerId);
  if (!known) {
    const errorMessage = `Broker ID ${brokerId} is not currently registered`;
    return { throttleTimeMs: 0, errorCode: BROKER_ID_NOT_REGISTERED, errorMessage };
  }
  sessions.delete(brokerId);
  cluster.write([
    ...withoutBroker(cluster, brokerId, false),
    unregisterBrokerRecord(brokerId, known.brokerEpoch),
  ]);
  return { throttleTimeMs: 0, errorCode: 0, errorMessage: "" };
}
