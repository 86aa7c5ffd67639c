// Rows of broker facts, as bytes where they are there as bytes.

import { describe, expect, it } from "vitest";
import { encodeRequestFrame } from "../../codec/frame/mod.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { IncrementalAlterConfigs } from "../../codec/messages/incremental_alter_configs.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { FakeBroker } from "../../codec/testing/mod.ts";
import { actionsTo, ask, bytesOf, hexOf } from "./asking.ts";

const MALFORMED =
  "This most likely occurs because of a request being malformed by the client library or the " +
  "message was sent to an incompatible broker. See the broker logs for more details.";

/** What a broker answers to bytes; null: it closes without an answer. */
function answerTo(bytes: Uint8Array, broker = new FakeBroker()): string | null {
  const session = broker.accept();
  const actions = session.receive(bytes);
  const [action] = actions;
  if (action?.type === "send") {
    expect(actions.length).toBe(1);
    return hexOf(action.bytes);
  }
  expect(actions).toEqual([{ type: "close", afterMs: 0 }]);
  expect(broker.complaints.length).toBe(1);
  expect(session.receive(encodeRequestFrame(ApiVersions, { correlationId: 1 }, NAMED, 0))).toEqual(
    [],
  );
  return null;
}

const NAMED = { clientSoftwareName: "test", clientSoftwareVersion: "1.0" };
const ONE_RESOURCE = { configurationKeys: null };

describe("broker facts 1: ApiVersions", () => {
  it("v99 with header v2 gets error 35 in the layout of version 0; the transport stays open", () => {
    const session = new FakeBroker().accept();
    const [action] = session.receive(bytesOf("0000000d 0012 0063 00000007 ffff 00 01 01"));
    expect(action).toEqual({
      type: "send",
      bytes: bytesOf("00000010 00000007 0023 00000001 0012 0000 0005"),
      afterMs: 0,
    });
    expect(ask(session, ApiVersions, NAMED, 5).errorCode).toBe(0);
  });
  it("v99 with header v1 ends the transport", () => {
    expect(answerTo(bytesOf("0000000a 0012 0063 00000007 ffff"))).toBe(null);
  });
  it("of the supported features version 3 tells only those with a minimum, version 4 all seven", () => {
    const names = (version: number) =>
      ask(new FakeBroker(), ApiVersions, NAMED, version).supportedFeatures.map(({ name }) => name);
    expect(names(2)).toEqual([]);
    expect(names(3)).toEqual(["metadata.version"]);
    expect(names(4).length).toBe(7);
  });
  it("v5 for another cluster or another node gets error 129 and no keys, and stays open", () => {
    const broker = new FakeBroker({ nodeId: 3, clusterId: "a2Fma2Etd2lyZS10ZXN0MQ" });
    const cases: [clusterId: string, nodeId: number][] = [
      ["another-cluster-00000w", 3],
      ["a2Fma2Etd2lyZS10ZXN0MQ", 4],
    ];
    for (const [clusterId, nodeId] of cases) {
      const session = broker.accept();
      const [action] = actionsTo(session, ApiVersions, { ...NAMED, clusterId, nodeId }, 5);
      expect(action?.type === "send" && hexOf(action.bytes)).toBe(
        "0000000c00000007" + "0081" + "01" + "00000000" + "00",
      );
      const right = { ...NAMED, clusterId: broker.cluster.clusterId, nodeId: 3 };
      expect(ask(session, ApiVersions, right, 5).errorCode).toBe(0);
    }
  });
  it("v3 with the software name `bad name!` gets error 42, and stays open", () => {
    const session = new FakeBroker().accept();
    const bad = { ...NAMED, clientSoftwareName: "bad name!" };
    const [action] = actionsTo(session, ApiVersions, bad, 3);
    expect(action?.type === "send" && hexOf(action.bytes)).toBe(
      "0000000c00000007" + "002a" + "01" + "00000000" + "00",
    );
    expect(ask(session, ApiVersions, NAMED, 3).errorCode).toBe(0);
  });
  it("v3 with a null client id, an unknown tag in the header and one in the body is answered", () => {
    const tags = [{ tag: 42, data: Uint8Array.of(1) }];
    const header = { correlationId: 7, clientId: null, unknownTaggedFields: tags };
    const body = { ...NAMED, unknownTaggedFields: [{ tag: 9, data: Uint8Array.of(2) }] };
    expect(answerTo(encodeRequestFrame(ApiVersions, header, body, 3))).toMatch(
      /^[0-9a-f]{8}000000070000/,
    );
  });
  it("v0 with 3 bytes behind it is answered as if they were not there", () => {
    const whole = answerTo(bytesOf("0000000a 0012 0000 00000007 ffff"));
    expect(answerTo(bytesOf("0000000d 0012 0000 00000007 ffff 010203"))).toBe(whole);
  });
  it("v3 with the body cut behind the name ends the transport", () => {
    expect(answerTo(bytesOf("0000000d 0012 0003 00000007 ffff 00 02 61"))).toBe(null);
  });
  it("the ranges are those of 4.4", () => {
    const { apiKeys } = ask(new FakeBroker(), ApiVersions, NAMED, 5);
    expect(apiKeys.map(({ apiKey, minVersion, maxVersion }) => [apiKey, minVersion, maxVersion]))
      .toEqual([
        [0, 0, 13],
        [1, 4, 18],
        [2, 1, 11],
        [3, 0, 13],
        [10, 0, 6],
        [17, 0, 1],
        [18, 0, 5],
        [19, 2, 7],
        [20, 1, 6],
        [32, 1, 4],
        [36, 0, 2],
        [44, 0, 1],
        [60, 0, 2],
      ]);
  });
});

describe("broker facts 2: these end the transport without an answer", () => {
  const rows: [what: string, hex: string, complaint: string][] = [
    [
      "unknown key 193",
      "0000000a 00c1 0000 00000007 ffff",
      "Cannot answer api key 193: expected one that is offered",
    ],
    [
      "key -1",
      "0000000a ffff 0000 00000007 ffff",
      "Cannot answer api key -1: expected one that is offered",
    ],
    [
      "Metadata v99",
      "0000000b 0003 0063 00000007 ffff 00",
      "Cannot answer Metadata: expected version 0 to 13, found 99",
    ],
    [
      "Produce v2",
      "00000010 0000 0002 00000007 ffff 0001 00000000",
      "Cannot answer Produce: expected version 3 to 13, found 2",
    ],
    [
      "LeaderAndIsr v0",
      "0000000a 0004 0000 00000007 ffff",
      "Cannot answer api key 4 (LeaderAndIsr): expected one that is offered",
    ],
    [
      "a key of controllers",
      "0000000a 003e 0000 00000007 ffff",
      "Cannot answer api key 62 (BrokerRegistration): expected one that is offered",
    ],
    [
      "a length of -1",
      "ffffffff",
      "Cannot decode frame at byte 0: expected frame size of at least 0, found -1",
    ],
    [
      "a length of 104,857,601",
      "06400001",
      "Cannot decode frame at byte 0: expected frame of at most 104857600 bytes, found 104857601",
    ],
    [
      "a length of 0",
      "00000000",
      "Cannot decode RequestHeader.requestApiKey at byte 4: expected int16 (2 bytes), found 0 bytes",
    ],
    [
      "a length of 3 and `abc`",
      "00000003 616263",
      "Cannot decode RequestHeader.requestApiVersion at byte 6: expected int16 (2 bytes), found 1 byte",
    ],
    [
      "HTTP",
      "47455420 2f20485454502f312e310d0a0d0a",
      "Cannot decode frame at byte 0: expected size of a Kafka frame, found an HTTP request",
    ],
    [
      "a TLS hello",
      "16030100 05010000",
      "Cannot decode frame at byte 0: expected size of a Kafka frame, found a TLS record",
    ],
  ];
  for (const [what, hex, complaint] of rows) {
    it(what, () => {
      const broker = new FakeBroker();
      expect(answerTo(bytesOf(hex), broker)).toBe(null);
      expect(broker.complaints).toEqual([complaint]);
    });
  }
  it("with a limit of 20,000 a frame of 20,001 bytes, not one of 20,000", () => {
    const broker = () => new FakeBroker({ socketRequestMaxBytes: 20_000 });
    const padded = (length: number) => {
      const frame = new Uint8Array(4 + length);
      frame.set(bytesOf("0000000a 0012 0000 00000007 ffff"));
      new DataView(frame.buffer).setInt32(0, length);
      return frame;
    };
    expect(answerTo(padded(20_000), broker())).toMatch(/^[0-9a-f]{8}000000070000/);
    expect(answerTo(padded(20_001), broker())).toBe(null);
  });
});

describe("broker facts 2: several frames in one write", () => {
  const good = encodeRequestFrame(ApiVersions, { correlationId: 1 }, NAMED, 0);
  const unknown = bytesOf("0000000a 00c1 0000 00000002 ffff");
  it("of a good request, an unknown key and a good request the first is answered, then it ends", () => {
    const actions = new FakeBroker().accept()
      .receive(Uint8Array.of(...good, ...unknown, ...good));
    expect(actions.map(({ type }) => type)).toEqual(["send", "close"]);
  });
  it("three good requests are answered in order", () => {
    const request = { includeClusterAuthorizedOperations: false };
    const second = encodeRequestFrame(DescribeCluster, { correlationId: 2 }, request, 2);
    const third = encodeRequestFrame(ApiVersions, { correlationId: 3 }, NAMED, 4);
    const actions = new FakeBroker().accept()
      .receive(Uint8Array.of(...good, ...second, ...third));
    const ids = actions.map((a) => a.type === "send" && hexOf(a.bytes.subarray(4, 8)));
    expect(ids).toEqual(["00000001", "00000002", "00000003"]);
  });
});

describe("broker facts 4: DescribeConfigs", () => {
  const describeOf = (resources: [type: number, name: string][], version = 4) =>
    ask(
      new FakeBroker({ configs: { "broker.rack": "r1" } }),
      DescribeConfigs,
      {
        resources: resources.map(([resourceType, resourceName]) => ({
          ...ONE_RESOURCE,
          resourceType,
          resourceName,
        })),
      },
      version,
    ).results;
  const failed = (errorCode: number, errorMessage: string, type: number, name: string) => ({
    errorCode,
    errorMessage,
    resourceType: type,
    resourceName: name,
    configs: [],
  });
  for (const type of [9, 0, 1, 3, 5, 64, 127, -1, -128]) {
    it(`type ${type} gets error 42, the generic message, type and name`, () => {
      expect(describeOf([[type, "x"]])).toEqual([failed(42, MALFORMED, type, "x")]);
    });
  }
  it("types 9 and 4 in one request both get error 42", () => {
    expect(describeOf([[9, "x"], [4, "1"]])).toEqual([
      failed(42, MALFORMED, 9, "x"),
      failed(42, MALFORMED, 4, "1"),
    ]);
  });
  const rows: [type: number, name: string, errorCode: number, message: string][] = [
    [2, "x", 3, ""],
    [4, "x", 42, "Broker id must be an integer, but it is: x"],
    [4, "2", 42, "Unexpected broker id, expected 1 or empty string, but received 2"],
    [8, "x", 42, "Broker id must be an integer, but it is: x"],
    [16, "x", 0, ""],
    [32, "x", 0, ""],
    [4, "", 0, ""],
  ];
  for (const [type, name, errorCode, message] of rows) {
    it(`type ${type}, name "${name}" gets error ${errorCode}`, () => {
      expect(describeOf([[type, name]])).toEqual([failed(errorCode, message, type, name)]);
    });
  }
  it("the same name twice gets two results", () => {
    expect(describeOf([[4, "1"], [4, "1"]]).map(({ configs }) => configs.length)).toEqual([1, 1]);
  });
  it("no resource gets no result: 0000000b 00000008 00 00000000 01 00", () => {
    const request = { resources: [], includeSynonyms: false };
    const frame = encodeRequestFrame(DescribeConfigs, { correlationId: 8 }, request, 4);
    expect(answerTo(frame)).toBe("0000000b" + "00000008" + "00" + "00000000" + "01" + "00");
  });
  it("a topic that is missing: 00000013 00000008 00 00000000 02 0003 01 02 02 78 01 00 00", () => {
    const request = { resources: [{ ...ONE_RESOURCE, resourceType: 2, resourceName: "x" }] };
    const frame = encodeRequestFrame(DescribeConfigs, { correlationId: 8 }, request, 4);
    expect(answerTo(frame)).toBe("00000013000000080000000000020003010202780100" + "00");
  });
  it("4 bytes behind the body do not matter", () => {
    const frame = encodeRequestFrame(DescribeConfigs, { correlationId: 8 }, { resources: [] }, 4);
    const longer = Uint8Array.of(...frame, 1, 2, 3, 4);
    new DataView(longer.buffer).setInt32(0, longer.length - 4);
    expect(answerTo(longer)).toBe(answerTo(frame));
  });
  it("a key filter with an unknown key gets no configs", () => {
    const resource = { resourceType: 4, resourceName: "1", configurationKeys: ["no.such.key"] };
    const { results } = ask(new FakeBroker(), DescribeConfigs, { resources: [resource] });
    expect(results[0]).toMatchObject({ errorCode: 0, configs: [] });
  });
  it("key filter `broker.rack`, synonyms, documentation: source 4, one synonym, type 2, the text", () => {
    const rack = { value: "r1", documentation: "Rack of the broker" };
    const broker = new FakeBroker({ configs: { "broker.rack": rack, "log.dir": "/tmp" } });
    const { results } = ask(broker, DescribeConfigs, {
      resources: [{ resourceType: 4, resourceName: "1", configurationKeys: ["broker.rack"] }],
      includeSynonyms: true,
      includeDocumentation: true,
    });
    expect(results[0]!.configs).toEqual([{
      name: "broker.rack",
      value: "r1",
      readOnly: false,
      isDefault: false,
      configSource: 4,
      isSensitive: false,
      synonyms: [{ name: "broker.rack", value: "r1", source: 4 }],
      configType: 2,
      documentation: "Rack of the broker",
    }]);
  });
});

describe("broker facts 4: IncrementalAlterConfigs", () => {
  it("refuses type 9 for that resource only", () => {
    const configs = [{ name: "a", configOperation: 0, value: "1" }];
    const { responses } = ask(new FakeBroker(), IncrementalAlterConfigs, {
      resources: [
        { resourceType: 9, resourceName: "x", configs },
        { resourceType: 4, resourceName: "1", configs },
      ],
      validateOnly: false,
    });
    expect(responses).toEqual([
      {
        errorCode: 42,
        errorMessage: "Unknown resource type 9",
        resourceType: 9,
        resourceName: "x",
      },
      { errorCode: 0, errorMessage: null, resourceType: 4, resourceName: "1" },
    ]);
  });
});

describe("broker facts 5: DescribeCluster", () => {
  const base = { includeClusterAuthorizedOperations: false };
  it("endpoint type 2 gets error 114, an empty cluster id and endpoint type 1", () => {
    expect(ask(new FakeBroker(), DescribeCluster, { ...base, endpointType: 2 })).toEqual({
      throttleTimeMs: 0,
      errorCode: 114,
      errorMessage:
        "The request was sent to an endpoint of type BROKER, but we wanted an endpoint of type CONTROLLER",
      endpointType: 1,
      clusterId: "",
      controllerId: -1,
      brokers: [],
      clusterAuthorizedOperations: -2147483648,
    });
  });
  it("endpoint types 0 and 9 get error 115", () => {
    for (const endpointType of [0, 9]) {
      const answer = ask(new FakeBroker(), DescribeCluster, { ...base, endpointType });
      expect(answer.errorCode).toBe(115);
      expect(answer.errorMessage).toBe(`Unsupported endpoint type ${endpointType}`);
    }
  });
  it("fenced brokers are there if they are asked for, with what they registered", () => {
    const broker = new FakeBroker({
      rack: "r1",
      nodes: [{ nodeId: 9, host: "gone", port: 1, rack: "r9", isFenced: true }],
    });
    const fenced = { brokerId: 9, host: "gone", port: 1, rack: "r9", isFenced: true, pod: null };
    expect(ask(broker, DescribeCluster, base).brokers.map(({ brokerId }) => brokerId)).toEqual([1]);
    const { brokers } = ask(broker, DescribeCluster, { ...base, includeFencedBrokers: true });
    expect(brokers[1]).toEqual(fenced);
  });
  it("an unknown tag in the request does not matter", () => {
    const unknownTaggedFields = [{ tag: 5, data: Uint8Array.of(1) }];
    expect(ask(new FakeBroker(), DescribeCluster, { ...base, unknownTaggedFields }).errorCode).toBe(
      0,
    );
  });
});

describe("broker facts, reading the metadata log: a broker listener", () => {
  const fetchOf = (topic: { topic?: string; topicId?: string }, version: number) => {
    const partitions = [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: 1 << 20 }];
    const request = { maxWaitMs: 0, minBytes: 1, topics: [{ ...topic, partitions }] };
    return ask(new FakeBroker(), Fetch, request, version).responses[0]!.partitions[0]!.errorCode;
  };
  it("answers 100 to an id, 3 to a name", () => {
    expect(fetchOf({ topicId: "AAAAAAAAAAAAAAAAAAAAAQ" }, 17)).toBe(100);
    expect(fetchOf({ topic: "__cluster_metadata" }, 12)).toBe(3);
  });
});

describe("KIP-1095: pods", () => {
  const broker = new FakeBroker({
    pod: "blue",
    nodes: [{ nodeId: 2, port: 9093, pod: "" }, { nodeId: 3 }],
  });
  it("are told by Metadata from version 11 on, and below silently not", () => {
    const pods = (version: number) =>
      ask(broker, Metadata, { topics: null }, version).brokers.map(({ pod }) => pod);
    expect(pods(13)).toEqual(["blue", "", null]);
    expect(pods(11)).toEqual(["blue", "", null]);
    expect(pods(10)).toEqual([null, null, null]);
  });
  it("are told by DescribeCluster", () => {
    const { brokers } = ask(broker, DescribeCluster, { includeClusterAuthorizedOperations: false });
    expect(brokers.map(({ pod }) => pod)).toEqual(["blue", "", null]);
  });
  it("leave no tag behind where there are none", () => {
    const lengthOf = (pod: string | null) => {
      const [action] = actionsTo(new FakeBroker({ pod }).accept(), Metadata, { topics: null });
      return action?.type === "send" && action.bytes.length;
    };
    expect(lengthOf("blue")).toBe(Number(lengthOf(null)) + "\0\x05\x05blue".length);
  });
});
