import { describe, expect, it } from "vitest";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import {
  int32At,
  Lane,
  laneIn,
  OFFERED,
  openingLane,
  readyLane,
  STEADY,
  typesOf,
} from "../kit/lane.ts";
import { bytesOf } from "../kit/hex.ts";

/** A connection that has written ApiVersions. */
function negotiating(options: ConstructorParameters<typeof Lane>[0] = {}): Lane {
  return laneIn("negotiating", options);
}

function versionAsked(lane: Lane): number {
  return lane.written(ApiVersionsServer).header.requestApiVersion;
}

describe("connection A.11, ApiVersions", () => {
  it("connection A.11: the highest version known here, with the name of the software", () => {
    const { header, body } = negotiating({ clientId: "c1" }).written(ApiVersionsServer);
    expect(header).toMatchObject({
      requestApiKey: 18,
      requestApiVersion: 5,
      correlationId: 0,
      clientId: "c1",
    });
    expect(body).toMatchObject({
      clientSoftwareName: "kafka-wire",
      clientSoftwareVersion: "0.1.0",
      clusterId: null,
      nodeId: -1,
    });
  });
  it("connection A.11: error 35 in the layout of version 0, as a broker of 4.4 answers", () => {
    const lane = negotiating();
    const effects = lane.receive(bytesOf("00000010 00000000 0023 00000001 0012 0000 0003"));
    expect(typesOf(effects)).toEqual(["write"]);
    expect(versionAsked(lane)).toBe(3);
    expect(int32At(lane.last("write").bytes, 8)).toBe(1);
    expect(typesOf(lane.replyVersions())).toEqual(["negotiating>ready", "ready"]);
    expect(lane.told("ready").versions).toEqual(OFFERED);
  });
  const RETRIES: readonly (readonly [string, { min: number; max: number } | undefined, number])[] =
    [
      ["lists 0 to 3", { min: 0, max: 3 }, 3],
      ["lists 0 to 5", { min: 0, max: 5 }, 5],
      ["lists more than is known here", { min: 0, max: 9 }, 5],
      ["lists 0 only", { min: 0, max: 0 }, 0],
      ["does not list it", undefined, 0],
    ];
  for (const [what, range, version] of RETRIES) {
    it(`connection A.11: error 35 that ${what}`, () => {
      const lane = negotiating();
      lane.replyVersions(range ? { 18: range } : {}, 35, 0);
      expect(versionAsked(lane)).toBe(version);
      expect(lane.state).toBe("negotiating");
    });
  }
  it("connection A.11: a second error 35 is NEGOTIATION_FAILED", () => {
    const lane = negotiating();
    lane.replyVersions({ 18: { min: 0, max: 3 } }, 35, 0);
    lane.replyVersions({ 18: { min: 0, max: 2 } }, 35, 0);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "NEGOTIATION_FAILED",
      phase: "negotiating",
      detail: { code: "ERROR_35" },
    });
  });
  it("connection A.11: each attempt may fall back once", () => {
    const lane = negotiating();
    lane.replyVersions({}, 35, 0);
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    expect(versionAsked(lane)).toBe(5);
    expect(typesOf(lane.replyVersions({}, 35, 0))).toEqual(["write"]);
    expect(lane.state).toBe("negotiating");
  });
  for (const errorCode of [1, 42, -1]) {
    it(`connection A.11: error ${errorCode} is NEGOTIATION_FAILED`, () => {
      const lane = negotiating();
      lane.replyVersions({}, errorCode);
      expect(lane.told("disconnected")).toMatchObject({
        reason: "NEGOTIATION_FAILED",
        detail: { code: `ERROR_${errorCode}` },
      });
    });
  }
  it("connection A.11: the table is that of the connection, computed at each connect", () => {
    const lane = readyLane(STEADY, { 3: { min: 0, max: 4 } });
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.replyVersions({ 3: { min: 5, max: 9 } });
    expect(lane.told("ready").versions).toEqual({ 3: { min: 5, max: 9 } });
    expect(lane.send(1, { apiVersion: 4 })).toEqual({
      ok: false,
      reason: "UNSUPPORTED_VERSION",
      min: 5,
      max: 9,
    });
    expect(lane.send(1, { apiVersion: 5 }).ok).toBe(true);
  });
  it("connection A.11: the peer that closes during negotiation", () => {
    const lane = negotiating();
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({
      reason: "PEER_CLOSED",
      phase: "negotiating",
    });
  });
  it("connection A.11: with negotiation skip nothing is asked", () => {
    const staticVersions = { 3: { min: 1, max: 2 } };
    const lane = openingLane({ negotiation: "skip", staticVersions });
    expect(typesOf(lane.opened())).toEqual(["tcp>ready", "ready"]);
    expect(lane.told("ready")).toMatchObject({
      versions: staticVersions,
      identity: { nodeId: null, clusterId: null, verified: false },
    });
    expect(lane.send(1, { apiVersion: 3 })).toEqual({
      ok: false,
      reason: "UNSUPPORTED_VERSION",
      min: 1,
      max: 2,
    });
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 0 });
  });
  it("connection A.11: timings by phase", () => {
    const lane = new Lane();
    lane.do({ type: "connect" }, 100);
    lane.now = 103;
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.now = 108;
    lane.opened();
    lane.now = 120;
    lane.replyVersions();
    expect(lane.told("ready").timings).toEqual({ resolve: 3, tcp: 5, negotiating: 12 });
  });
});

describe("connection A.11, KIP-1242", () => {
  const KNOWN = { expectClusterId: "c-1", nodeId: 3 };
  it("connection A.11: both known, both sent, and the answer verifies", () => {
    const lane = negotiating(KNOWN);
    expect(lane.written(ApiVersionsServer).body).toMatchObject({ clusterId: "c-1", nodeId: 3 });
    lane.replyVersions();
    expect(lane.told("ready").identity).toEqual({ nodeId: 3, clusterId: "c-1", verified: true });
  });
  it("connection A.11: expect.node.id wins over the node's own", () => {
    const lane = negotiating({ ...KNOWN, expectNodeId: 0 });
    expect(lane.written(ApiVersionsServer).body).toMatchObject({ clusterId: "c-1", nodeId: 0 });
  });
  const UNKNOWN: readonly object[] = [
    { expectClusterId: "c-1" },
    { expectClusterId: "c-1", nodeId: -1 },
    { nodeId: 3 },
    { expectNodeId: 3 },
  ];
  for (const options of UNKNOWN) {
    it(`connection A.11: ${JSON.stringify(options)} is not enough`, () => {
      const lane = negotiating(options);
      expect(lane.written(ApiVersionsServer).body).toMatchObject({ clusterId: null, nodeId: -1 });
      lane.replyVersions();
      expect(lane.told("ready").identity.verified).toBe(false);
    });
  }
  it("connection A.11: an older version carries neither, and verifies nothing", () => {
    const lane = negotiating(KNOWN);
    lane.replyVersions({ 18: { min: 0, max: 4 } }, 35, 0);
    expect(versionAsked(lane)).toBe(4);
    expect(typesOf(lane.replyVersions())).toEqual(["negotiating>ready", "ready"]);
    expect(lane.told("ready").identity).toEqual({ nodeId: 3, clusterId: "c-1", verified: false });
  });
  it("connection A.11: error 129 as a broker of 4.4 answers it", () => {
    const lane = negotiating(KNOWN);
    const effects = lane.receive(bytesOf("0000000c 00000000 0081 01 00000000 00"));
    expect(typesOf(effects)).toEqual([
      "abort",
      "negotiating>backoff",
      "disconnected",
      "hint",
      "hint",
    ]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "CLUSTER_MISMATCH",
      phase: "negotiating",
      failedAttempts: 1,
      setupFailures: 0,
    });
    expect(lane.allOf("hint").map(({ kind, urgent }) => [kind, urgent])).toEqual([
      ["requestMetadata", false],
      ["misrouted", true],
    ]);
  });
});
