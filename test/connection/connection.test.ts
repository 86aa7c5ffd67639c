import { describe, expect, it } from "vitest";
import { readResponse, sendCommand } from "../../codec/connection/mod.ts";
import { DescribeCluster, DescribeClusterServer } from "../../codec/messages/describe_cluster.ts";
import { Lane, readyLane, typesOf } from "../kit/lane.ts";

describe("Connection", () => {
  it("connection A.6: from connect to ready, effect by effect", () => {
    const lane = new Lane({ nodeId: 1 });
    expect(lane.do({ type: "connect" }, 100)).toEqual([
      { type: "resolve", attempt: 1, host: "b1.internal", family: "any", seq: 0 },
      { type: "stateChanged", from: "idle", to: "resolving", cause: "connect", seq: 1 },
    ]);
    expect(lane.do({ type: "resolved", attempt: 1, addresses: ["10.0.0.1"] }, 101)).toEqual([
      { type: "open", attempt: 1, host: "b1.internal", address: "10.0.0.1", port: 9092, seq: 2 },
      { type: "stateChanged", from: "resolving", to: "tcp", cause: "resolved", seq: 3 },
    ]);
    lane.now = 105;
    expect(typesOf(lane.opened())).toEqual(["write", "tcp>negotiating"]);
    lane.flush();
    lane.now = 107;
    const [changed, ready] = lane.replyVersions();
    expect(changed).toMatchObject({ type: "stateChanged", from: "negotiating", to: "ready" });
    expect(ready).toMatchObject({
      type: "ready",
      remote: "10.0.0.1:9092",
      identity: { nodeId: 1, clusterId: null, verified: false },
      timings: { resolve: 1, tcp: 4, negotiating: 2 },
    });
  });
  it("a call: request out, response in", () => {
    const lane = readyLane();
    const { versions } = lane.told("ready");
    const command = sendCommand(DescribeCluster, {
      id: 7,
      message: { includeClusterAuthorizedOperations: false },
      versions,
    });
    expect(lane.answer(command)).toEqual({ ok: true, correlationId: 1 });
    expect(typesOf(lane.take())).toEqual(["write"]);
    lane.now += 3;
    const [response] = lane.reply(DescribeClusterServer, {
      throttleTimeMs: 0,
      errorCode: 0,
      clusterId: "c",
      controllerId: 1,
      brokers: [],
    });
    if (response?.type !== "response") throw new Error("Cannot match: expected a response");
    expect(response).toMatchObject({
      id: 7,
      apiKey: 60,
      apiVersion: 2,
      correlationId: 1,
      latencyMs: 3,
    });
    expect(readResponse(DescribeCluster, response).clusterId).toBe("c");
  });
});
