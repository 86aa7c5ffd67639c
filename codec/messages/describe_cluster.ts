// Generated from schemas/clients/DescribeCluster{Request,Response}.json. Do not edit.

/**
 * DescribeCluster (API, key 60), versions 0-2.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type MessageCodec,
  type Reader,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeCluster request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeDescribeClusterRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeClusterRequest {
  return runDecode(
  "DescribeClusterRequest",
  0,
  2,
  readDescribeClusterRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a DescribeCluster request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeClusterRequest(
  message: DescribeClusterRequestInit,
  version: number,
): Bytes {
  return runEncode("DescribeClusterRequest", 0, 2, writeDescribeClusterRequest, message, version);
}

/**
 * Encodes the body of a DescribeCluster request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeClusterRequestInto(
  message: DescribeClusterRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeClusterRequest",
    0,
    2,
    writeDescribeClusterRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeClusterRequest, for registries. */
export const DescribeClusterRequestCodec: MessageCodec<DescribeClusterRequest> = {
  name: "DescribeClusterRequest",
  type: "request",
  module: "clients",
  apiKey: 60,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeDescribeClusterRequest,
  encode: encodeDescribeClusterRequest,
};

/** DescribeClusterRequest: a request, key 60, versions 0-2, flexible versions 0+. */
export interface DescribeClusterRequest {
  /**
   * True asks for ClusterAuthorizedOperations; with false the response holds -2147483648 there.
   *
   * bool, versions 0+.
   *
   * @generated from DescribeClusterRequest.json IncludeClusterAuthorizedOperations
   */
  includeClusterAuthorizedOperations: boolean;
  /**
   * Nodes to list: 1 brokers, 2 controllers; error 114 when the listener serves the other kind.
   *
   * int8, versions 1+, default 1.
   *
   * @generated from DescribeClusterRequest.json EndpointType
   */
  endpointType: number;
  /**
   * True adds registered brokers that are out of service; false lists only those in service.
   *
   * bool, versions 2+.
   *
   * @generated from DescribeClusterRequest.json IncludeFencedBrokers
   */
  includeFencedBrokers: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeClusterRequest; fields with a default may be left out. */
export interface DescribeClusterRequestInit {
  /** See {@linkcode DescribeClusterRequest.includeClusterAuthorizedOperations}. */
  includeClusterAuthorizedOperations: boolean;
  /** See {@linkcode DescribeClusterRequest.endpointType}. */
  endpointType?: number | undefined;
  /** See {@linkcode DescribeClusterRequest.includeFencedBrokers}. */
  includeFencedBrokers?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeClusterRequest(r: Reader, version: number): DescribeClusterRequest {
  r.down();
  r.at("includeClusterAuthorizedOperations"); const includeClusterAuthorizedOperations = r.bool();
  r.at("endpointType"); const endpointType = version >= 1 ? r.int8() : 1;
  r.at("includeFencedBrokers"); const includeFencedBrokers = version >= 2 ? r.bool() : false;
  const m: DescribeClusterRequest = {
    includeClusterAuthorizedOperations,
    endpointType,
    includeFencedBrokers,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeClusterRequest(
  w: Writer,
  m: DescribeClusterRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    includeClusterAuthorizedOperations,
    endpointType = 1,
    includeFencedBrokers = false,
    unknownTaggedFields,
  } = m;
  w.at("includeClusterAuthorizedOperations"); w.bool(includeClusterAuthorizedOperations);
  w.at("endpointType");
  if (version >= 1) w.int8(endpointType);
  else w.absent(endpointType === 1, "1+");
  w.at("includeFencedBrokers");
  if (version >= 2) w.bool(includeFencedBrokers);
  else w.absent(includeFencedBrokers === false, "2+");
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

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
   * The pod of the broker, or null if it is in none.
   *
   * string, versions 0+, nullable 0+, tag 0 in 0+, default null, ignorable.
   *
   * Proposed in KIP-1095; in no Kafka release as of 4.4.0.
   *
   * @generated from DescribeClusterResponse.json DescribeClusterBroker.Pod
   */
  pod: string | null;
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
  /** See {@linkcode DescribeClusterResponseBroker.pod}. */
  pod?: string | null | undefined;
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

function readDescribeClusterResponseBrokerTag(
  r: Reader,
  m: DescribeClusterResponseBroker,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      r.at("pod"); m.pod = r.compactNullableString(repeated);
      return true;
  }
  return false;
}

function readDescribeClusterResponseBroker(
  r: Reader,
  version: number,
): DescribeClusterResponseBroker {
  r.down();
  r.at("brokerId"); const brokerId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = r.int32();
  r.at("rack"); const rack = r.compactNullableString(repeated);
  r.at("isFenced"); const isFenced = version >= 2 ? r.bool() : false;
  const m: DescribeClusterResponseBroker = { brokerId, host, port, rack, isFenced, pod: null };
  r.tags(m, readDescribeClusterResponseBrokerTag, version);
  r.up();
  return m;
}

function readDescribeClusterResponseBrokerList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeClusterResponseBroker[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeClusterResponseBroker>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeClusterResponseBroker(r, version);
  }
  r.up();
  return list;
}

function readDescribeClusterResponse(r: Reader, version: number): DescribeClusterResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("endpointType"); const endpointType = version >= 1 ? r.int8() : 1;
  r.at("clusterId"); const clusterId = r.compactString(repeated);
  r.at("controllerId"); const controllerId = r.int32();
  r.at("brokers");
  const brokers = readDescribeClusterResponseBrokerList(
    r,
    version >= 2 ? r.compactCount(12, 80) : r.compactCount(11, 80),
    version,
  );
  r.at("clusterAuthorizedOperations"); const clusterAuthorizedOperations = r.int32();
  const m: DescribeClusterResponse = {
    throttleTimeMs,
    errorCode,
    errorMessage,
    endpointType,
    clusterId,
    controllerId,
    brokers,
    clusterAuthorizedOperations,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeDescribeClusterResponseBroker(
  w: Writer,
  m: DescribeClusterResponseBrokerInit,
  version: number,
): void {
  w.down(m);
  const {
    brokerId,
    host,
    port,
    rack = null,
    isFenced = false,
    pod = null,
    unknownTaggedFields,
  } = m;
  w.at("brokerId"); w.int32(brokerId);
  w.at("host"); w.compactString(host);
  w.at("port"); w.int32(port);
  w.at("rack"); w.compactNullableString(rack);
  w.at("isFenced");
  if (version >= 2) w.bool(isFenced);
  else w.absent(isFenced === false, "2+");
  const sendsPod = pod !== null;
  let unknown = w.tags(unknownTaggedFields, sendsPod ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsPod) {
    w.at("pod");
    const p = w.startTag(0);
    w.compactNullableString(pod);
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}

function writeDescribeClusterResponseBrokerList(
  w: Writer,
  list: readonly DescribeClusterResponseBrokerInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeClusterResponseBroker(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeClusterResponse(
  w: Writer,
  m: DescribeClusterResponseInit,
  version: number,
): void {
  w.down(m);
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
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("endpointType");
  if (version >= 1) w.int8(endpointType);
  else w.absent(endpointType === 1, "1+");
  w.at("clusterId"); w.compactString(clusterId);
  w.at("controllerId"); w.int32(controllerId);
  w.at("brokers");
  writeDescribeClusterResponseBrokerList(w, brokers, w.compactCount(brokers), version);
  w.at("clusterAuthorizedOperations"); w.int32(clusterAuthorizedOperations);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of DescribeCluster. */
export const DescribeCluster: Api<DescribeClusterRequestInit, DescribeClusterResponse> = {
  name: "DescribeCluster",
  key: 60,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  encodeRequest: encodeDescribeClusterRequest,
  decodeResponse: decodeDescribeClusterResponse,
};

/** The broker's half of DescribeCluster. */
export const DescribeClusterServer: ServerApi<
  DescribeClusterRequest,
  DescribeClusterResponseInit
> = {
  name: "DescribeCluster",
  key: 60,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeDescribeClusterRequest,
  encodeResponse: encodeDescribeClusterResponse,
};
