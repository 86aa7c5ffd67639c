// Frames for captures made by tests.

import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { ApiVersions, ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import {
  BrokerRegistration,
  BrokerRegistrationServer,
} from "../../codec/messages/broker_registration.ts";
import { Heartbeat, HeartbeatServer } from "../../codec/messages/heartbeat.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { Produce, ProduceServer } from "../../codec/messages/produce.ts";
import { SaslHandshake, SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";
import type { TaggedField } from "../../codec/wire/mod.ts";
import { concat, pack } from "../kit/capture_writer.ts";

/** Bytes behind a length. */
export function framed(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const rest = concat(...parts);
  return pack([[4, rest.length], rest]);
}

/** A header of version 1 and a body, for what no encoder writes. */
export function request(
  apiKey: number,
  version: number,
  correlationId: number,
  body: Uint8Array = concat(),
  clientId = "made",
): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(clientId);
  return framed(
    pack([[2, apiKey], [2, version], [4, correlationId], [2, name.length], name]),
    body,
  );
}

/** A header of version 0 and a body. */
export function response(
  correlationId: number,
  body: Uint8Array = concat(),
): Uint8Array<ArrayBuffer> {
  return framed(pack([[4, correlationId]]), body);
}

export function metadataRequest(
  correlationId: number,
  version = 12,
  clientId: string | null = "made",
) {
  return encodeRequestFrame(Metadata, { correlationId, clientId }, { topics: [] }, version);
}

export function metadataResponse(
  correlationId: number,
  version = 12,
  tag?: TaggedField,
  topics = 2,
) {
  const brokers = [1, 2].map((nodeId) => ({
    nodeId,
    host: `broker-${nodeId}`,
    port: 9092,
    rack: "r",
    ...(tag && { unknownTaggedFields: [tag] }),
  }));
  const message = {
    brokers,
    clusterId: "cluster",
    controllerId: 1,
    topics: Array.from({ length: topics }, (_, i) => ({
      errorCode: 0,
      name: `topic-${i}`,
      topicId: topicId(i),
      partitions: [],
    })),
  };
  const lacking = { ...message, topics: message.topics.map(({ topicId: _, ...rest }) => rest) };
  const header = { correlationId };
  return encodeResponseFrame(MetadataServer, header, version >= 10 ? message : lacking, version);
}

/** The id of a topic made up here. */
export function topicId(i: number): string {
  return `AAAAAAAAAAAAAAAAAAAB${String.fromCharCode(65 + i % 26)}A`;
}

export function apiVersionsRequest(correlationId: number, version = 3) {
  const message = version >= 3 ? { clientSoftwareName: "made", clientSoftwareVersion: "1" } : {};
  return encodeRequestFrame(ApiVersions, { correlationId, clientId: "made" }, message, version);
}

export function apiVersionsResponse(correlationId: number, version = 3, errorCode = 0) {
  const message = { errorCode, apiKeys: [{ apiKey: 18, minVersion: 0, maxVersion: 3 }] };
  return encodeResponseFrame(ApiVersionsServer, { correlationId }, message, version);
}

export function heartbeatRequest(correlationId: number) {
  const message = { groupId: "g", generationId: 1, memberId: "m" };
  return encodeRequestFrame(Heartbeat, { correlationId, clientId: "made" }, message, 0);
}

export function heartbeatResponse(correlationId: number) {
  return encodeResponseFrame(HeartbeatServer, { correlationId }, { errorCode: 0 }, 0);
}

export function produceRequest(correlationId: number, acks: number, version = 9) {
  const message = { acks, timeoutMs: 1000, topicData: [] };
  return encodeRequestFrame(Produce, { correlationId, clientId: "made" }, message, version);
}

export function produceResponse(correlationId: number, version = 9) {
  return encodeResponseFrame(ProduceServer, { correlationId }, { responses: [] }, version);
}

export function handshakeRequest(correlationId: number, mechanism: string, version = 0) {
  const header = { correlationId, clientId: "made" };
  return encodeRequestFrame(SaslHandshake, header, { mechanism }, version);
}

export function handshakeResponse(correlationId: number, version = 0) {
  const message = { errorCode: 0, mechanisms: ["PLAIN", "SCRAM-SHA-256"] };
  return encodeResponseFrame(SaslHandshakeServer, { correlationId }, message, version);
}

export function registrationRequest(correlationId: number, version = 4) {
  const message = {
    brokerId: 1,
    clusterId: "cluster",
    incarnationId: topicId(1),
    listeners: [{ name: "PLAINTEXT", host: "broker-1", port: 9092, securityProtocol: 0 }],
    features: [],
    rack: null,
  };
  const header = { correlationId, clientId: "1" };
  return encodeRequestFrame(BrokerRegistration, header, message, version);
}

export function registrationResponse(correlationId: number, version = 4) {
  const message = { throttleTimeMs: 0, errorCode: 0, brokerEpoch: 7n };
  return encodeResponseFrame(BrokerRegistrationServer, { correlationId }, message, version);
}
