import type {
  BrokerHeartbeatRequest,
  BrokerHeartbeatResponseInit,
} from "../../messages/broker_heartbeat.ts";
import { STALE_BROKER_EPOCH } from "../handlers/error_codes.ts";
import { leadsAny, withBroker, withoutBroker } from "./partition_changes.ts";
import type { Quorum } from "./quorum.ts";
import type { Registration } from "./registration.ts";
import { brokerChangeRecord } from "./values.ts";

/** What a controller thinks of a broker: fenced, unfenced, leaving, or free to stop. */
type State = "FENCED" | "UNFENCED" | "CONTROLLED_SHUTDOWN" | "SHUTDOWN_NOW";

/** Broker facts 5: decides what state the broker is in from now on. */
export function heartbeat(
  request: BrokerHeartbeatRequest,
  quorum: Quorum,
): BrokerHeartbeatResponseInit {
  const { brokerId, brokerEpoch, currentMetadataOffset } = request;
  const known = quorum.cluster.registrations.get(brokerId);
  if (known?.brokerEpoch !== brokerEpoch) return STALE;
  quorum.sessions.set(brokerId, brokerEpoch);
  const isCaughtUp = currentMetadataOffset >= known.offset;
  const now = stateOf(known);
  const next = nextState(now, request, isCaughtUp, leadsAny(quorum.cluster, brokerId));
  quorum.cluster.write([
    ...now === next ? [] : ENTER[next](quorum, known),
    ...cordoned(request, known),
  ]);
  return {
    throttleTimeMs: 0,
    errorCode: 0,
    isCaughtUp,
    isFenced: next === "FENCED" || next === "SHUTDOWN_NOW",
    shouldShutDown: next === "SHUTDOWN_NOW",
  };
}

const STALE: BrokerHeartbeatResponseInit = {
  throttleTimeMs: 0,
  errorCode: STALE_BROKER_EPOCH,
  isCaughtUp: false,
  isFenced: true,
  shouldShutDown: false,
};

function stateOf({ node, inControlledShutdown }: Registration): State {
  if (node.isFenced) return "FENCED";
  return inControlledShutdown ? "CONTROLLED_SHUTDOWN" : "UNFENCED";
}

function nextState(
  now: State,
  { wantFence, wantShutDown }: BrokerHeartbeatRequest,
  isCaughtUp: boolean,
  leads: boolean,
): State {
  switch (now) {
    case "FENCED":
      if (wantShutDown) return "SHUTDOWN_NOW";
      return wantFence || !isCaughtUp ? "FENCED" : "UNFENCED";
    case "CONTROLLED_SHUTDOWN":
      return leads ? "CONTROLLED_SHUTDOWN" : "SHUTDOWN_NOW";
  }
  if (!wantShutDown) return wantFence ? "FENCED" : "UNFENCED";
  return leads && !wantFence ? "CONTROLLED_SHUTDOWN" : "SHUTDOWN_NOW";
}

/** What is written when a broker comes into a state. */
const ENTER: { readonly [state in State]: (quorum: Quorum, known: Registration) => Uint8Array[] } =
  {
    FENCED: fence,
    SHUTDOWN_NOW: fence,
    UNFENCED: ({ cluster }, known) => [
      brokerChangeRecord({ ...idOf(known), fenced: -1 }),
      ...withBroker(cluster, known.node.nodeId),
    ],
    CONTROLLED_SHUTDOWN: ({ cluster }, known) => [
      brokerChangeRecord({ ...idOf(known), inControlledShutdown: 1 }),
      ...withoutBroker(cluster, known.node.nodeId, true),
    ],
  };

/** Takes a broker out of service. */
export function fence({ cluster }: Pick<Quorum, "cluster">, known: Registration): Uint8Array[] {
  return [
    ...withoutBroker(cluster, known.node.nodeId, true),
    brokerChangeRecord({ ...idOf(known), fenced: 1 }),
  ];
}

function idOf({ node, brokerEpoch }: Registration) {
  return { brokerId: node.nodeId, brokerEpoch };
}

function cordoned({ cordonedLogDirs }: BrokerHeartbeatRequest, known: Registration): Uint8Array[] {
  if (cordonedLogDirs === null) return [];
  if (known.cordonedLogDirs && isSame(cordonedLogDirs, known.cordonedLogDirs)) return [];
  return [brokerChangeRecord({ ...idOf(known), cordonedLogDirs })];
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
