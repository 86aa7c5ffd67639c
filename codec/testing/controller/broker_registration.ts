import type {
  BrokerRegistrationRequest,
  BrokerRegistrationRequestFeature,
  BrokerRegistrationResponseInit,
} from "../../messages/broker_registration.ts";
import type { RegisterBrokerRecord } from "../../messages/register_broker_record.ts";
import { uuidText } from "../../wire/mod.ts";
import {
  BROKER_ID_NOT_REGISTERED,
  DUPLICATE_BROKER_REGISTRATION,
  INCONSISTENT_CLUSTER_ID,
  INVALID_REGISTRATION,
  UNSUPPORTED_VERSION,
} from "../handlers/error_codes.ts";
import { withoutBroker } from "./partition_changes.ts";
import type { Quorum } from "./quorum.ts";
import type { Registration } from "./registration.ts";
import { registerBrokerRecord } from "./values.ts";

/** Broker facts 5. The epoch is where the log ended: the offset of the record, if nothing has to be written before it. */
export function registerBroker(
  request: BrokerRegistrationRequest,
  quorum: Quorum,
): BrokerRegistrationResponseInit {
  const errorCode = refusalOf(request, quorum);
  if (errorCode !== 0) return { throttleTimeMs: 0, errorCode, brokerEpoch: -1n };
  const { cluster } = quorum;
  const known = cluster.registrations.get(request.brokerId);
  const isSame = known?.incarnationId === request.incarnationId;
  const record = isSame ? amended(request, known) : anew(request, cluster.metadata.log.endOffset);
  cluster.write([
    ...isSame ? [] : farewell(request, known, quorum),
    registerBrokerRecord(record),
  ]);
  return { throttleTimeMs: 0, errorCode: 0, brokerEpoch: record.brokerEpoch };
}

/** The broker that was there before under this id is gone for good. */
function farewell(
  { brokerId, previousBrokerEpoch }: BrokerRegistrationRequest,
  known: Registration | undefined,
  { cluster }: Quorum,
): Uint8Array[] {
  return withoutBroker(cluster, brokerId, previousBrokerEpoch === known?.brokerEpoch);
}

function anew(request: BrokerRegistrationRequest, brokerEpoch: bigint): RegisterBrokerRecord {
  return { ...said(request), brokerEpoch, fenced: true, inControlledShutdown: false };
}

/** A broker that says something else of itself, without a restart. */
function amended(
  request: BrokerRegistrationRequest,
  { node, brokerEpoch, inControlledShutdown }: Registration,
): RegisterBrokerRecord {
  return { ...said(request), brokerEpoch, fenced: node.isFenced, inControlledShutdown };
}

function said(
  { brokerId, incarnationId, listeners, features, rack, logDirs, pod }: BrokerRegistrationRequest,
) {
  return {
    brokerId,
    isMigratingZkBroker: false,
    incarnationId,
    endPoints: listeners.map(({ unknownTaggedFields: _, ...known }) => known),
    features: features.map(({ unknownTaggedFields: _, ...known }) => known),
    rack,
    logDirs,
    cordonedLogDirs: null, // which the first heartbeat tells
    pod,
  };
}

/** The first check that fails says why. */
function refusalOf(request: BrokerRegistrationRequest, quorum: Quorum): number {
  const failed = CHECKS.find(([, isWrong]) => isWrong(request, quorum));
  return failed?.[0] ?? 0;
}

type Check = readonly [
  errorCode: number,
  isWrong: (request: BrokerRegistrationRequest, quorum: Quorum) => boolean,
];

/** In the order of Kafka's controller. */
const CHECKS: readonly Check[] = [
  [INCONSISTENT_CLUSTER_ID, ({ clusterId }, { cluster }) => clusterId !== cluster.clusterId],
  [DUPLICATE_BROKER_REGISTRATION, isTaken],
  [BROKER_ID_NOT_REGISTERED, ({ isMigratingZkBroker }) => isMigratingZkBroker],
  [INVALID_REGISTRATION, ({ logDirs }) => logDirs.length === 0 || logDirs.some(isReserved)],
  [INVALID_REGISTRATION, ({ logDirs }) => new Set(logDirs).size < logDirs.length],
  [INVALID_REGISTRATION, hasDirectoryOfOthers],
  [UNSUPPORTED_VERSION, ({ features }, quorum) => features.some((range) => !fits(range, quorum))],
  [INVALID_REGISTRATION, ({ features }) => !features.some(({ name }) => name === METADATA_VERSION)],
  [UNSUPPORTED_VERSION, lacksFeature],
];

const METADATA_VERSION = "metadata.version";

/** Another broker of this id is alive. */
function isTaken(
  { brokerId, incarnationId }: BrokerRegistrationRequest,
  { cluster, sessions }: Quorum,
): boolean {
  const known = cluster.registrations.get(brokerId);
  if (!known || known.incarnationId === incarnationId) return false;
  return sessions.get(brokerId) === known.brokerEpoch;
}

const RESERVED = 100;

/** The first hundred uuids have meanings of their own. */
function isReserved(directoryId: string): boolean {
  const bytes = new Uint8Array(16);
  for (bytes[15] = 0; bytes[15] < RESERVED; bytes[15]++) {
    if (uuidText(bytes, 0) === directoryId) return true;
  }
  return false;
}

function hasDirectoryOfOthers(
  { brokerId, logDirs }: BrokerRegistrationRequest,
  { cluster }: Quorum,
): boolean {
  return [...cluster.registrations.values()].some((other) =>
    other.node.nodeId !== brokerId && other.logDirs.some((id) => logDirs.includes(id))
  );
}

function fits(
  { name, minSupportedVersion, maxSupportedVersion }: BrokerRegistrationRequestFeature,
  { cluster }: Quorum,
): boolean {
  const level = cluster.features.get(name) ?? 0;
  return level >= minSupportedVersion && level <= maxSupportedVersion;
}

function lacksFeature({ features }: BrokerRegistrationRequest, { cluster }: Quorum): boolean {
  const said = new Set(features.map(({ name }) => name));
  return [...cluster.features.keys()].some((name) => !said.has(name));
}
