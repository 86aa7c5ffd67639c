// Generated from schemas/clients/UpdateRaftVoter{Request,Response}.json. Do not edit.

/**
 * UpdateRaftVoter (API, key 82), versions 0.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putUuid,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readTags,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  startTag,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUint16,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an UpdateRaftVoter request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUpdateRaftVoterRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UpdateRaftVoterRequest {
  return runDecode(
    "UpdateRaftVoterRequest",
    0,
    0,
    readUpdateRaftVoterRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UpdateRaftVoter request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUpdateRaftVoterRequest(
  message: UpdateRaftVoterRequestInit,
  version: number,
): Bytes {
  return runEncode("UpdateRaftVoterRequest", 0, 0, writeUpdateRaftVoterRequest, message, version);
}

/**
 * Encodes the body of an UpdateRaftVoter request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUpdateRaftVoterRequestInto(
  message: UpdateRaftVoterRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UpdateRaftVoterRequest",
    0,
    0,
    writeUpdateRaftVoterRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UpdateRaftVoterRequest, for registries. */
export const UpdateRaftVoterRequestCodec: MessageCodec<UpdateRaftVoterRequest> = {
  name: "UpdateRaftVoterRequest",
  type: "request",
  module: "clients",
  apiKey: 82,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUpdateRaftVoterRequest,
  encode: encodeUpdateRaftVoterRequest,
};

/** Part of UpdateRaftVoterRequest, versions 0. */
export interface UpdateRaftVoterRequestListener {
  /**
   * string, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json Listener.Name
   */
  name: string;
  /**
   * string, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json Listener.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json Listener.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateRaftVoterRequestListener; fields with a default may be left out.
 */
export interface UpdateRaftVoterRequestListenerInit {
  /** See {@linkcode UpdateRaftVoterRequestListener.name}. */
  name: string;
  /** See {@linkcode UpdateRaftVoterRequestListener.host}. */
  host: string;
  /** See {@linkcode UpdateRaftVoterRequestListener.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of UpdateRaftVoterRequest, versions 0. */
export interface UpdateRaftVoterRequestKRaftVersionFeature {
  /**
   * int16, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json KRaftVersionFeature.MinSupportedVersion
   */
  minSupportedVersion: number;
  /**
   * int16, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json KRaftVersionFeature.MaxSupportedVersion
   */
  maxSupportedVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateRaftVoterRequestKRaftVersionFeature; fields with a default may be left out.
 */
export interface UpdateRaftVoterRequestKRaftVersionFeatureInit {
  /** See {@linkcode UpdateRaftVoterRequestKRaftVersionFeature.minSupportedVersion}. */
  minSupportedVersion: number;
  /** See {@linkcode UpdateRaftVoterRequestKRaftVersionFeature.maxSupportedVersion}. */
  maxSupportedVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** UpdateRaftVoterRequest: a request, key 82, versions 0, flexible versions 0+. */
export interface UpdateRaftVoterRequest {
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from UpdateRaftVoterRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json CurrentLeaderEpoch
   */
  currentLeaderEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json VoterId
   */
  voterId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json VoterDirectoryId
   */
  voterDirectoryId: string;
  /**
   * []Listener, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json Listeners
   */
  listeners: readonly UpdateRaftVoterRequestListener[];
  /**
   * KRaftVersionFeature, versions 0+.
   *
   * @generated from UpdateRaftVoterRequest.json KRaftVersionFeature
   */
  kRaftVersionFeature: UpdateRaftVoterRequestKRaftVersionFeature;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UpdateRaftVoterRequest; fields with a default may be left out. */
export interface UpdateRaftVoterRequestInit {
  /** See {@linkcode UpdateRaftVoterRequest.clusterId}. */
  clusterId: string | null;
  /** See {@linkcode UpdateRaftVoterRequest.currentLeaderEpoch}. */
  currentLeaderEpoch: number;
  /** See {@linkcode UpdateRaftVoterRequest.voterId}. */
  voterId: number;
  /** See {@linkcode UpdateRaftVoterRequest.voterDirectoryId}. */
  voterDirectoryId: string;
  /** See {@linkcode UpdateRaftVoterRequest.listeners}. */
  listeners: readonly UpdateRaftVoterRequestListenerInit[];
  /** See {@linkcode UpdateRaftVoterRequest.kRaftVersionFeature}. */
  kRaftVersionFeature: UpdateRaftVoterRequestKRaftVersionFeatureInit;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUpdateRaftVoterRequestListener(r: Reader, key: Key): UpdateRaftVoterRequestListener {
  r.down(key);
  const m: UpdateRaftVoterRequestListener = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readUpdateRaftVoterRequestListenerList(
  r: Reader,
  n: number,
): readonly UpdateRaftVoterRequestListener[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateRaftVoterRequestListener>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readUpdateRaftVoterRequestListener(r, i);
  }
  return list;
}

function readUpdateRaftVoterRequestKRaftVersionFeature(
  r: Reader,
  key: Key,
): UpdateRaftVoterRequestKRaftVersionFeature {
  r.down(key);
  const m: UpdateRaftVoterRequestKRaftVersionFeature = {
    minSupportedVersion: readInt16(r, "minSupportedVersion"),
    maxSupportedVersion: readInt16(r, "maxSupportedVersion"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readUpdateRaftVoterRequest(r: Reader): UpdateRaftVoterRequest {
  const m: UpdateRaftVoterRequest = {
    clusterId: readCompactNullableString(r, "clusterId", repeated),
    currentLeaderEpoch: readInt32(r, "currentLeaderEpoch"),
    voterId: readInt32(r, "voterId"),
    voterDirectoryId: readUuid(r, "voterDirectoryId"),
    listeners: readUpdateRaftVoterRequestListenerList(r, readCompactCount(r, "listeners", 5)),
    kRaftVersionFeature: readUpdateRaftVoterRequestKRaftVersionFeature(r, "kRaftVersionFeature"),
  };
  readTags(r, m);
  return m;
}

function writeUpdateRaftVoterRequestListener(
  w: Writer,
  key: Key,
  m: UpdateRaftVoterRequestListenerInit,
): void {
  w.into(key, m);
  const { name, host, port, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateRaftVoterRequestKRaftVersionFeature(
  w: Writer,
  key: Key,
  m: UpdateRaftVoterRequestKRaftVersionFeatureInit,
): void {
  w.into(key, m);
  const { minSupportedVersion, maxSupportedVersion, unknownTaggedFields } = m;
  const atMinSupportedVersion = w.room(4);
  putInt16(w, atMinSupportedVersion, "minSupportedVersion", minSupportedVersion);
  putInt16(w, atMinSupportedVersion + 2, "maxSupportedVersion", maxSupportedVersion);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateRaftVoterRequest(w: Writer, m: UpdateRaftVoterRequestInit): void {
  const {
    clusterId,
    currentLeaderEpoch,
    voterId,
    voterDirectoryId,
    listeners,
    kRaftVersionFeature,
    unknownTaggedFields,
  } = m;
  writeCompactNullableString(w, "clusterId", clusterId);
  const atCurrentLeaderEpoch = w.room(24);
  putInt32(w, atCurrentLeaderEpoch, "currentLeaderEpoch", currentLeaderEpoch);
  putInt32(w, atCurrentLeaderEpoch + 4, "voterId", voterId);
  putUuid(w, atCurrentLeaderEpoch + 8, "voterDirectoryId", voterDirectoryId);
  writeList(
    w,
    "listeners",
    listeners,
    writeCompactCount(w, "listeners", listeners),
    writeUpdateRaftVoterRequestListener,
  );
  writeUpdateRaftVoterRequestKRaftVersionFeature(w, "kRaftVersionFeature", kRaftVersionFeature);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an UpdateRaftVoter response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeUpdateRaftVoterResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UpdateRaftVoterResponse {
  return runDecode(
    "UpdateRaftVoterResponse",
    0,
    0,
    readUpdateRaftVoterResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an UpdateRaftVoter response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUpdateRaftVoterResponse(
  message: UpdateRaftVoterResponseInit,
  version: number,
): Bytes {
  return runEncode("UpdateRaftVoterResponse", 0, 0, writeUpdateRaftVoterResponse, message, version);
}

/**
 * Encodes the body of an UpdateRaftVoter response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUpdateRaftVoterResponseInto(
  message: UpdateRaftVoterResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UpdateRaftVoterResponse",
    0,
    0,
    writeUpdateRaftVoterResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UpdateRaftVoterResponse, for registries. */
export const UpdateRaftVoterResponseCodec: MessageCodec<UpdateRaftVoterResponse> = {
  name: "UpdateRaftVoterResponse",
  type: "response",
  module: "clients",
  apiKey: 82,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeUpdateRaftVoterResponse,
  encode: encodeUpdateRaftVoterResponse,
};

/** Part of UpdateRaftVoterResponse, versions 0. */
export interface UpdateRaftVoterResponseCurrentLeader {
  /**
   * int32, versions 0+, default -1, brokerId.
   *
   * @generated from UpdateRaftVoterResponse.json CurrentLeader.LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from UpdateRaftVoterResponse.json CurrentLeader.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from UpdateRaftVoterResponse.json CurrentLeader.Host
   */
  host: string;
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateRaftVoterResponse.json CurrentLeader.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateRaftVoterResponseCurrentLeader; fields with a default may be left out.
 */
export interface UpdateRaftVoterResponseCurrentLeaderInit {
  /** See {@linkcode UpdateRaftVoterResponseCurrentLeader.leaderId}. */
  leaderId?: number | undefined;
  /** See {@linkcode UpdateRaftVoterResponseCurrentLeader.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode UpdateRaftVoterResponseCurrentLeader.host}. */
  host: string;
  /** See {@linkcode UpdateRaftVoterResponseCurrentLeader.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** UpdateRaftVoterResponse: a response, key 82, versions 0, flexible versions 0+. */
export interface UpdateRaftVoterResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateRaftVoterResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from UpdateRaftVoterResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * CurrentLeader, versions 0+, tag 0 in 0+.
   *
   * @generated from UpdateRaftVoterResponse.json CurrentLeader
   */
  currentLeader: UpdateRaftVoterResponseCurrentLeader;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UpdateRaftVoterResponse; fields with a default may be left out. */
export interface UpdateRaftVoterResponseInit {
  /** See {@linkcode UpdateRaftVoterResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode UpdateRaftVoterResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode UpdateRaftVoterResponse.currentLeader}. */
  currentLeader?: UpdateRaftVoterResponseCurrentLeaderInit | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUpdateRaftVoterResponseCurrentLeader(
  r: Reader,
  key: Key,
): UpdateRaftVoterResponseCurrentLeader {
  r.down(key);
  const m: UpdateRaftVoterResponseCurrentLeader = {
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    host: readCompactString(r, "host", repeated),
    port: readInt32(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readUpdateRaftVoterResponseTag(
  r: Reader,
  m: UpdateRaftVoterResponse,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.currentLeader = readUpdateRaftVoterResponseCurrentLeader(r, "currentLeader");
      return true;
  }
  return false;
}

function readUpdateRaftVoterResponse(r: Reader): UpdateRaftVoterResponse {
  const m: UpdateRaftVoterResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    currentLeader: newUpdateRaftVoterResponseCurrentLeader(),
  };
  readTags(r, m, readUpdateRaftVoterResponseTag);
  return m;
}

function isDefaultUpdateRaftVoterResponseCurrentLeader(
  m: UpdateRaftVoterResponseCurrentLeaderInit | null,
): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { leaderId = -1, leaderEpoch = -1, host, port, unknownTaggedFields } = m;
  return leaderId === -1 &&
    leaderEpoch === -1 &&
    host === "" &&
    port === 0 &&
    (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeUpdateRaftVoterResponseCurrentLeader(
  w: Writer,
  key: Key,
  m: UpdateRaftVoterResponseCurrentLeaderInit,
): void {
  w.into(key, m);
  const { leaderId = -1, leaderEpoch = -1, host, port, unknownTaggedFields } = m;
  const atLeaderId = w.room(8);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  writeCompactString(w, "host", host);
  writeInt32(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateRaftVoterResponse(w: Writer, m: UpdateRaftVoterResponseInit): void {
  const {
    throttleTimeMs,
    errorCode,
    currentLeader = newUpdateRaftVoterResponseCurrentLeader(),
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  const sendsCurrentLeader = !isDefaultUpdateRaftVoterResponseCurrentLeader(currentLeader);
  let unknown = writeTagCount(w, unknownTaggedFields, sendsCurrentLeader ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsCurrentLeader) {
    const p = startTag(w, 0);
    writeUpdateRaftVoterResponseCurrentLeader(w, "currentLeader", currentLeader);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

function newUpdateRaftVoterResponseCurrentLeader(): UpdateRaftVoterResponseCurrentLeader {
  return {
    leaderId: -1,
    leaderEpoch: -1,
    host: "",
    port: 0,
  };
}

/** The client's half of UpdateRaftVoter. */
export const UpdateRaftVoter: Api<UpdateRaftVoterRequestInit, UpdateRaftVoterResponse> = {
  name: "UpdateRaftVoter",
  key: 82,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeUpdateRaftVoterRequest,
  decodeResponse: decodeUpdateRaftVoterResponse,
};

/** The broker's half of UpdateRaftVoter. */
export const UpdateRaftVoterServer: ServerApi<
  UpdateRaftVoterRequest,
  UpdateRaftVoterResponseInit
> = {
  name: "UpdateRaftVoter",
  key: 82,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeUpdateRaftVoterRequest,
  encodeResponse: encodeUpdateRaftVoterResponse,
};
