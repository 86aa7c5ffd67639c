// Generated from schemas/clients/DescribeClusterResponse.json. Do not edit.

/**
 * DescribeCluster (response, key 60), versions 0-2.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  readBool,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../../../codec/wire/mod.ts";

/**
 * Decodes the body of a DescribeCluster response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeDescribeClusterResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeClusterResponse {
  return runDecode(
    "DescribeClusterResponse",
    0,
    2,
    readDescribeClusterResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeCluster response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeClusterResponse(
  message: DescribeClusterResponseInit,
  version: number,
): Bytes {
  return runEncode("DescribeClusterResponse", 0, 2, writeDescribeClusterResponse, message, version);
}

/**
 * Encodes the body of a DescribeCluster response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeClusterResponseInto(
  message: DescribeClusterResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeClusterResponse",
    0,
    2,
    writeDescribeClusterResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeClusterResponse, for registries. */
export const DescribeClusterResponseCodec: MessageCodec<DescribeClusterResponse> = {
  name: "DescribeClusterResponse",
  type: "response",
  module: "clients",
  apiKey: 60,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeDescribeClusterResponse,
  encode: encodeDescribeClusterResponse,
};

/** Part of DescribeClusterResponse, versions 0-2. */
export interface DescribeClusterResponseBroker {
  /**
   * Node id of the broker or, with endpoint type 2, of the controller.
   *
   * int32, versions 0+, brokerId.
   *
   * @generated from DescribeClusterResponse.json DescribeClusterBroker.BrokerId
   */
  brokerId: number;
  /**
   * Name or IP address that the node advertises.
   *
   * string, versions 0+.
   *
   * @generated from DescribeClusterResponse.json DescribeClusterBroker.Host
   */
  host: string;
  /**
   * TCP port that goes with Host.
   *
   * int32, versions 0+.
   *
   * @generated from DescribeClusterResponse.json DescribeClusterBroker.Port
   */
  port: number;
  /**
   * Rack label from the broker's settings; null when none is set and for controllers.
   *
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DescribeClusterResponse.json DescribeClusterBroker.Rack
   */
  rack: string | null;
  /**
   * True for a registered broker that is out of service; such brokers appear only on demand.
   *
   * bool, versions 2+.
   *
   * @generated from DescribeClusterResponse.json DescribeClusterBroker.IsFenced
   */
  isFenced: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeClusterResponseBroker; fields with a default may be left out.
 */
export interface DescribeClusterResponseBrokerInit {
  /** See {@linkcode DescribeClusterResponseBroker.brokerId}. */
  brokerId: number;
  /** See {@linkcode DescribeClusterResponseBroker.host}. */
  host: string;
  /** See {@linkcode DescribeClusterResponseBroker.port}. */
  port: number;
  /** See {@linkcode DescribeClusterResponseBroker.rack}. */
  rack?: string | null | undefined;
  /** See {@linkcode DescribeClusterResponseBroker.isFenced}. */
  isFenced?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeClusterResponse: a response, key 60, versions 0-2, flexible versions 0+. */
export interface DescribeClusterResponse {
  /**
   * Quota delay in milliseconds, 0 for none; Kafka's own client does not wait for it.
   *
   * int32, versions 0+.
   *
   * @generated from DescribeClusterResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * Result of the request: 0 fine, 114 wrong listener for the endpoint type, 115 unknown endpoint type.
   *
   * int16, versions 0+.
   *
   * @generated from DescribeClusterResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * Explanation of the error for people; null when there is none.
   *
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from DescribeClusterResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Kind of the listed nodes: 1 brokers, 2 controllers; stays 1 in an error answer.
   *
   * int8, versions 1+, default 1.
   *
   * @generated from DescribeClusterResponse.json EndpointType
   */
  endpointType: number;
  /**
   * Identity of the answering cluster; empty in an error answer.
   *
   * string, versions 0+.
   *
   * @generated from DescribeClusterResponse.json ClusterId
   */
  clusterId: string;
  /**
   * Active controller for endpoint type 2, else some live broker; -1 when none is known.
   *
   * int32, versions 0+, default -1, brokerId.
   *
   * @generated from DescribeClusterResponse.json ControllerId
   */
  controllerId: number;
  /**
   * Nodes of the kind that EndpointType tells, with their addresses.
   *
   * []DescribeClusterBroker, versions 0+.
   *
   * @generated from DescribeClusterResponse.json Brokers
   */
  brokers: readonly DescribeClusterResponseBroker[];
  /**
   * Set of permissions: bit n allows ACL operation n on the cluster; -2147483648 when not asked for.
   *
   * int32, versions 0+, default -2147483648.
   *
   * @generated from DescribeClusterResponse.json ClusterAuthorizedOperations
   */
  clusterAuthorizedOperations: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeClusterResponse; fields with a default may be left out. */
export interface DescribeClusterResponseInit {
  /** See {@linkcode DescribeClusterResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeClusterResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeClusterResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode DescribeClusterResponse.endpointType}. */
  endpointType?: number | undefined;
  /** See {@linkcode DescribeClusterResponse.clusterId}. */
  clusterId: string;
  /** See {@linkcode DescribeClusterResponse.controllerId}. */
  controllerId?: number | undefined;
  /** See {@linkcode DescribeClusterResponse.brokers}. */
  brokers: readonly DescribeClusterResponseBrokerInit[];
  /** See {@linkcode DescribeClusterResponse.clusterAuthorizedOperations}. */
  clusterAuthorizedOperations?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeClusterResponseBroker(
  r: Reader,
  key: Key,
  version: number,
): DescribeClusterResponseBroker {
  r.down(key);
  const m: DescribeClusterResponseBroker = {
    brokerId: readInt32(r, "brokerId"),
    host: readCompactString(r, "host"),
    port: readInt32(r, "port"),
    rack: readCompactNullableString(r, "rack"),
    isFenced: version >= 2 ? readBool(r, "isFenced") : false,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeClusterResponseBrokerList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClusterResponseBroker[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClusterResponseBroker>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeClusterResponseBroker(r, i, version);
  }
  return list;
}

function readDescribeClusterResponse(r: Reader, version: number): DescribeClusterResponse {
  const m: DescribeClusterResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    endpointType: version >= 1 ? readInt8(r, "endpointType") : 1,
    clusterId: readCompactString(r, "clusterId"),
    controllerId: readInt32(r, "controllerId"),
    brokers: readDescribeClusterResponseBrokerList(
      r,
      version >= 2 ? readCompactCount(r, "brokers", 12) : readCompactCount(r, "brokers", 11),
      version,
    ),
    clusterAuthorizedOperations: readInt32(r, "clusterAuthorizedOperations"),
  };
  readTags(r, m);
  return m;
}

function writeDescribeClusterResponseBroker(
  w: Writer,
  key: Key,
  m: DescribeClusterResponseBrokerInit,
  version: number,
): void {
  w.into(key, m);
  const { brokerId, host, port, rack = null, isFenced = false, unknownTaggedFields } = m;
  writeInt32(w, "brokerId", brokerId);
  writeCompactString(w, "host", host);
  writeInt32(w, "port", port);
  writeCompactNullableString(w, "rack", rack);
  if (version >= 2) writeBool(w, "isFenced", isFenced);
  else writeAbsent(w, "isFenced", isFenced === false, "2+");
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeClusterResponse(
  w: Writer,
  m: DescribeClusterResponseInit,
  version: number,
): void {
  const {
    throttleTimeMs,
    errorCode,
    errorMessage = null,
    endpointType = 1,
    clusterId,
    controllerId = -1,
    brokers,
    clusterAuthorizedOperations = -2147483648,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  if (version >= 1) writeInt8(w, "endpointType", endpointType);
  else writeAbsent(w, "endpointType", endpointType === 1, "1+");
  writeCompactString(w, "clusterId", clusterId);
  writeInt32(w, "controllerId", controllerId);
  writeList(
    w,
    "brokers",
    brokers,
    writeCompactCount(w, "brokers", brokers),
    writeDescribeClusterResponseBroker,
    version,
  );
  writeInt32(w, "clusterAuthorizedOperations", clusterAuthorizedOperations);
  writeUnknownTags(w, unknownTaggedFields);
}
