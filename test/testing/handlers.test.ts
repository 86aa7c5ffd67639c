import { describe, expect, it } from "vitest";
import { connectBroker } from "../../codec/driver/mod.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { ListGroups, ListGroupsServer } from "../../codec/messages/list_groups.ts";
import { LeaderAndIsrServer } from "../../codec/messages/leader_and_isr.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import {
  FakeBroker,
  FakeBrokerError,
  type Handler,
  memoryDial,
  type RequestContext,
} from "../../codec/testing/mod.ts";
import { actionsTo, ask } from "./asking.ts";

const closed = [{ type: "close", afterMs: 0 }];

describe("FakeBroker.on()", () => {
  it("serves an API that the broker was not born with, and offers it", () => {
    const broker = new FakeBroker();
    expect(actionsTo(broker.accept(), ListGroups, {})).toEqual(closed);
    broker.on(ListGroupsServer, () => ({
      errorCode: 0,
      groups: [{ groupId: "g", protocolType: "consumer" }],
    }));
    expect(ask(broker, ListGroups, {}).groups).toMatchObject([{ groupId: "g" }]);
    expect(broker.offered).toContainEqual({ apiKey: 16, minVersion: 0, maxVersion: 5 });
  });
  it("takes the place of what was there, which is `next`", () => {
    const broker = new FakeBroker({ topics: [{ name: "orders" }] })
      .on(MetadataServer, (request, context) => {
        const answer = context.next(request)!;
        return { ...answer, topics: answer.topics.map((topic) => ({ ...topic, errorCode: 29 })) };
      })
      .on(MetadataServer, (request, context) => ({ ...context.next(request)!, controllerId: 5 }));
    const { controllerId, topics } = ask(broker, Metadata, { topics: null });
    expect([controllerId, topics[0]?.name, topics[0]?.errorCode]).toEqual([5, "orders", 29]);
  });
  it("tells a handler who asks what, and whom", () => {
    const seen: unknown[] = [];
    const broker = new FakeBroker({ nodeId: 4 }).on(ListGroupsServer, (request, context) => {
      const { apiVersion, correlationId, clientId, node, cluster, sasl } = context;
      seen.push(request.statesFilter, apiVersion, correlationId, clientId, node.nodeId);
      seen.push(cluster.topics.length, sasl.principal, context.offered.length);
      return { errorCode: 0, groups: [] };
    });
    ask(broker, ListGroups, { statesFilter: ["Stable"] }, 4);
    expect(seen).toEqual([["Stable"], 4, 7, "test", 4, 0, null, 14]);
  });
  const ANSWER = { errorCode: 0, groups: [] };
  const rows: [what: string, handle: typeof answerLate, actions: [string, number][]][] = [
    ["answers late", answerLate, [["send", 30]]],
    ["closes behind the answer", (_, context) => {
      context.close("enough");
      return ANSWER;
    }, [["send", 0], ["close", 0]]],
    ["does not answer", () => null, []],
    ["closes late and does not answer", (_, context) => {
      context.delay(10);
      context.delay(5);
      context.close("enough");
      return null;
    }, [["close", 15]]],
  ];
  function answerLate(_: unknown, context: RequestContext): typeof ANSWER | null {
    context.delay(30);
    return ANSWER;
  }
  for (const [what, handle, expected] of rows) {
    it(`a handler that ${what}`, () => {
      const broker = new FakeBroker().on(ListGroupsServer, handle);
      const actions = actionsTo(broker.accept(), ListGroups, {});
      expect(actions.map(({ type, afterMs }) => [type, afterMs])).toEqual(expected);
      expect(broker.complaints).toEqual(
        expected.some(([type]) => type === "close") ? ["enough"] : [],
      );
    });
  }
  it("offers every version of an API that 4.4 has removed, if a test wants it", () => {
    const broker = new FakeBroker().on(LeaderAndIsrServer, () => null);
    expect(broker.offered).toContainEqual({ apiKey: 4, minVersion: 0, maxVersion: 7 });
  });
});

describe("a mistake in a handler is told", () => {
  const rows: [what: string, handle: Handler<unknown, unknown>, message: string][] = [
    ["that throws", () => {
      throw new TypeError("no such thing");
    }, "the handler has thrown TypeError: no such thing"],
    [
      "that gives nothing",
      () => undefined,
      "expected a response or null from the handler, found undefined",
    ],
    [
      "that is asynchronous",
      () => Promise.resolve(null),
      "expected a response or null from the handler, found a promise",
    ],
    [
      "whose response the version cannot say",
      () => ({ errorCode: 0, groups: "none" }),
      "Cannot encode ListGroupsResponse.groups: expected array, found string",
    ],
    [
      "that asks for one before it where there is none",
      askNext,
      "expected a handler before this one, found none",
    ],
  ];
  for (const [what, handle, message] of rows) {
    it(`a handler ${what}`, () => {
      const broker = new FakeBroker().on(ListGroupsServer, handle as never);
      const session = broker.accept();
      expect(() => actionsTo(session, ListGroups, {}, 5))
        .toThrow(new FakeBrokerError(`Cannot answer ListGroups 5: ${message}`));
      expect(actionsTo(session, ListGroups, {}, 5)).toEqual([]); // it is over
    });
  }
  it("keeps the cause", () => {
    const cause = new Error("mine");
    const broker = new FakeBroker().on(ListGroupsServer, () => {
      throw cause;
    });
    let thrown: unknown;
    try {
      ask(broker, ListGroups, {});
    } catch (error) {
      thrown = error;
    }
    expect((thrown as Error).cause).toBe(cause);
  });
  it("reaches the test through a client, which is disconnected", async () => {
    const errors: unknown[] = [];
    const broker = new FakeBroker().on(MetadataServer, () => undefined as never);
    const dial = memoryDial(broker, { onError: (error) => errors.push(error) });
    const client = await connectBroker(dial, { host: "localhost", port: 9092 });
    const failed = await client.call(Metadata, { topics: [] }).catch((error) => error);
    expect([failed.reason, failed.code]).toEqual(["PEER_CLOSED", "FakeBrokerError"]);
    expect(errors.map(String)).toEqual([
      "FakeBrokerError: Cannot answer Metadata 13: expected a response or null from the handler, found undefined",
    ]);
    await client.close();
    expect(broker.openTransports).toBe(0);
  });
});

function askNext(request: unknown, context: RequestContext<unknown>): unknown {
  return context.next(request);
}

describe("the versions of another release", () => {
  const broker = new FakeBroker({
    versions: {
      Metadata: { min: 1, max: 8 },
      DescribeCluster: null,
      ApiVersions: { max: 2 },
      Produce: { min: 5 },
    },
  });
  const rangeOf = (key: number) => broker.offered.find(({ apiKey }) => apiKey === key);
  it("are offered", () => {
    expect([rangeOf(3), rangeOf(60), rangeOf(18)]).toEqual([
      { apiKey: 3, minVersion: 1, maxVersion: 8 },
      undefined,
      { apiKey: 18, minVersion: 0, maxVersion: 2 },
    ]);
    const { apiKeys } = ask(broker, ApiVersions, NAMED, 2);
    expect(apiKeys[0]).toEqual({ apiKey: 0, minVersion: 5, maxVersion: 13 });
  });
  it("are the only ones that are answered", () => {
    expect(actionsTo(broker.accept(), Metadata, { topics: [] }, 9)).toEqual(closed);
    expect(actionsTo(broker.accept(), Metadata, { topics: [] }, 0)).toEqual(closed);
    const request = { includeClusterAuthorizedOperations: false };
    expect(actionsTo(broker.accept(), DescribeCluster, request)).toEqual(closed);
    expect(broker.complaints).toEqual([
      "Cannot answer Metadata: expected version 1 to 8, found 9",
      "Cannot answer Metadata: expected version 1 to 8, found 0",
      "Cannot answer api key 60 (DescribeCluster): expected one that is offered",
    ]);
  });
  it("are what a client finds: ApiVersions falls back by error 35", async () => {
    const client = await connectBroker(memoryDial(broker), { host: "localhost", port: 9092 });
    expect(client.versions[3]).toEqual({ min: 1, max: 8 });
    await client.call(Metadata, { topics: [] });
    await client.close();
    const asked = broker.requests.slice(-3).map(({ apiName, apiVersion }) =>
      `${apiName} ${apiVersion}`
    );
    expect(asked).toEqual(["ApiVersions 5", "ApiVersions 2", "Metadata 8"]);
  });
  it("need the name of an API", () => {
    expect(() => new FakeBroker({ versions: { Fech: null } }))
      .toThrow(new RangeError('Cannot find API "Fech": expected a name such as "Metadata"'));
  });
});

const NAMED = { clientSoftwareName: "test", clientSoftwareVersion: "1" };
