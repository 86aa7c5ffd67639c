import { describe, expect, it } from "vitest";
import type { ConnectionEvent } from "../../codec/connection/mod.ts";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import {
  BrokerRegistration,
  BrokerRegistrationServer,
} from "../../codec/messages/broker_registration.ts";
import { DescribeCluster, DescribeClusterServer } from "../../codec/messages/describe_cluster.ts";
import { DescribeConfigs, DescribeConfigsServer } from "../../codec/messages/describe_configs.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { Produce, ProduceServer } from "../../codec/messages/produce.ts";
import type { Api, ServerApi } from "../../codec/wire/mod.ts";
import {
  collect,
  connected,
  Echo,
  expectNothingLeft,
  OFFERED,
  rest,
  TestBroker,
  track,
} from "./kit.ts";

/** An API that throttles at every version. */
const Throttled: Api<string, { text: string; throttleTimeMs: number }> = {
  ...Echo,
  name: "Throttled",
  throttlesFrom: 3,
  decodeResponse: (body, version) => {
    const text = Echo.decodeResponse(body, version);
    return { text, throttleTimeMs: Number(text) };
  },
};

/** A broker that offers all that is asked for here. */
function broker(): TestBroker {
  const broker = new TestBroker();
  broker.offered = {
    ...OFFERED,
    3: { min: 0, max: 13 },
    32: { min: 0, max: 4 },
    62: { min: 0, max: 4 },
  };
  return broker;
}

function throttled(events: readonly ConnectionEvent[]): unknown[] {
  return events.filter(({ type }) => type === "throttled");
}

/** Whether the client pauses after an answer that says so, in one version of a real API. */
async function pauses<Req, Res>(
  api: Api<Req, Res>,
  message: NoInfer<Req>,
  server: ServerApi<unknown, unknown>,
  answer: object,
  version: number,
): Promise<boolean> {
  const world = await connected({}, broker());
  const call = track(world.client.call(api, message, { version }));
  await rest();
  world.broker.session.reply(server, { ...answer, throttleTimeMs: 100 });
  await rest();
  expect(call.state).toBe("resolved");
  const next = track(world.client.call(Echo, "next"));
  await world.clock.pass(99);
  const isHeld = world.broker.session.requests.length === 1;
  await world.clock.pass(1);
  expect(world.broker.session.requests.length).toBe(2);
  expect(next.state).toBe("pending");
  await world.client.close();
  expectNothingLeft(world);
  return isHeld;
}

describe("connection A.13: a throttle time", () => {
  it("of Metadata counts from version 6 on", async () => {
    const answer = { brokers: [], clusterId: null, controllerId: 0, topics: [] };
    const at = (version: number) =>
      pauses(
        Metadata,
        { topics: [], allowAutoTopicCreation: false },
        MetadataServer,
        answer,
        version,
      );
    expect([await at(5), await at(6), await at(13)]).toEqual([false, true, true]);
  });

  it("of DescribeConfigs counts from version 2 on", async () => {
    const at = (version: number) =>
      pauses(DescribeConfigs, { resources: [] }, DescribeConfigsServer, { results: [] }, version);
    expect([await at(1), await at(2), await at(4)]).toEqual([false, true, true]);
  });

  it("of Produce counts from version 6 on", async () => {
    const message = { acks: -1, timeoutMs: 0, topicData: [] };
    const at = (version: number) =>
      pauses(Produce, message, ProduceServer, { responses: [] }, version);
    expect([await at(5), await at(6), await at(12)]).toEqual([false, true, true]);
  });

  it("of DescribeCluster never counts", async () => {
    const message = { includeClusterAuthorizedOperations: false };
    const answer = { errorCode: 0, clusterId: "", brokers: [] };
    const at = (version: number) =>
      pauses(DescribeCluster, message, DescribeClusterServer, answer, version);
    expect([await at(0), await at(2)]).toEqual([false, false]);
  });

  it("of BrokerRegistration always counts", async () => {
    const message = {
      brokerId: 1,
      clusterId: "",
      incarnationId: "AAAAAAAAAAAAAAAAAAAAAA",
      listeners: [],
      features: [],
      rack: null,
    };
    const answer = { errorCode: 0, brokerEpoch: 0n };
    const at = (version: number) =>
      pauses(BrokerRegistration, message, BrokerRegistrationServer, answer, version);
    expect([await at(0), await at(4)]).toEqual([true, true]);
  });

  it("of ApiVersions that the client asks for counts from version 2 on", () => {
    expect(ApiVersions.throttlesFrom).toBe(2);
  });
});

describe("connection A.13: while it is throttled", () => {
  const options: Partial<BrokerOptions> = { maxInFlightRequestsPerConnection: 3 };

  it("a client sends nothing, and then everything, in order", async () => {
    const world = await connected(options);
    const { client, clock } = world;
    const { session } = world.broker;
    const events = collect(client);
    const first = track(client.call(Throttled, "0"));
    await rest();
    session.answer("250");
    await rest();
    expect(first.value).toEqual({ text: "250", throttleTimeMs: 250 });
    expect(throttled(events)).toEqual([
      { type: "throttled", seq: expect.any(Number), untilMs: clock.nowMs() + 250 },
    ]);
    const calls = ["a", "b"].map((text) => track(client.call(Echo, text)));
    await clock.pass(249);
    expect(session.texts).toEqual(["0"]);
    await clock.pass(1); // at exactly that moment (tulios/kafkajs #1532)
    expect(session.texts).toEqual(["0", "a", "b"]);
    session.answer();
    session.answer();
    await rest();
    expect(calls.map(({ value }) => value)).toEqual(["a", "b"]);
    await client.close();
    expectNothingLeft(world);
  });

  it("a call that waits has no more time than before, one in flight has", async () => {
    const { client, clock, broker } = await connected(options);
    const first = client.call(Throttled, "0");
    const inFlight = track(client.call(Echo, "in flight", { timeoutMs: 1000 }));
    await rest();
    broker.session.answer("5000");
    await first;
    const waiting = track(client.call(Echo, "waiting", { timeoutMs: 1000 }));
    await clock.pass(999);
    expect([inFlight.state, waiting.state]).toEqual(["pending", "pending"]);
    await clock.pass(1);
    expect([inFlight.state, waiting.state]).toEqual(["pending", "rejected"]);
    await clock.pass(4999);
    expect(inFlight.state).toBe("pending"); // KAFKA-16083
    broker.session.answer();
    await rest();
    expect(inFlight.value).toBe("in flight");
    await client.close();
  });

  it("versions below do not count, nor do times that are none", async () => {
    const { client, broker, clock } = await connected(options);
    const events = collect(client);
    const asked = [["100", 2], ["0", 4], ["-5", 4], ["NaN", 4], ["Infinity", 4]] as const;
    for (const [text, version] of asked) {
      const call = client.call(Throttled, text, { version });
      await rest();
      broker.session.answer();
      expect((await call).text).toBe(text);
    }
    await clock.pass(0);
    expect(events.map(({ type }) => type)).toEqual(asked.map(() => "response"));
    await client.close();
  });

  it("the throttle time of an answer that nobody wants any more counts, too", async () => {
    const { client, broker } = await connected(options);
    const events = collect(client);
    const controller = new AbortController();
    const call = track(client.call(Throttled, "0", { signal: controller.signal }));
    await rest();
    controller.abort();
    broker.session.answer("77");
    await rest();
    expect(call.state).toBe("rejected");
    expect(throttled(events).length).toBe(1);
    await client.close();
  });

  it("survives a reconnect", async () => {
    const { client, broker, clock } = await connected(options);
    const call = client.call(Throttled, "0");
    await rest();
    broker.session.answer("1000");
    await call;
    broker.session.cut();
    const next = track(client.call(Echo, "next"));
    await clock.pass(999);
    expect(broker.sessions.length).toBe(2);
    expect(broker.session.texts).toEqual([]);
    await clock.pass(1);
    expect(broker.session.texts).toEqual(["next"]);
    expect(next.state).toBe("pending");
    await client.close();
  });
});
