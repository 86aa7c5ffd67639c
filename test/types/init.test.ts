// What the compiler makes of the generated types: `deno check` reads the expectations, the assertions hold at
// run time.

import { describe, expect, it } from "vitest";
import {
  type BeginQuorumEpochRequestInit,
  type BeginQuorumEpochRequestLeaderEndpointInit,
  decodeBeginQuorumEpochRequest,
  encodeBeginQuorumEpochRequest,
} from "../../codec/messages/begin_quorum_epoch.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import {
  decodeFetchRequest,
  encodeFetchRequest,
  type FetchRequest,
  type FetchRequestInit,
} from "../../codec/messages/fetch.ts";
import {
  decodeMetadataResponse,
  encodeMetadataResponse,
  Metadata,
  type MetadataRequestInit,
  type MetadataResponse,
  MetadataResponseCodec,
  type MetadataResponseInit,
  MetadataServer,
} from "../../codec/messages/metadata.ts";
import {
  decodeRegisterBrokerRecord,
  encodeRegisterBrokerRecord,
  type RegisterBrokerRecord,
  type RegisterBrokerRecordInit,
} from "../../codec/messages/register_broker_record.ts";
import type { Api, MessageCodec, TaggedField } from "../../codec/wire/mod.ts";

/** Exactly the same type, not only assignable. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true
  : false;

/** The fields that must be given. */
type Required<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

describe("Init types", () => {
  it("require a field that is there from version 0 on and has no default", () => {
    const same: Same<
      Required<RegisterBrokerRecordInit>,
      "brokerId" | "incarnationId" | "brokerEpoch" | "endPoints" | "features" | "rack"
    > = true;
    const record: RegisterBrokerRecordInit = {
      brokerId: 1,
      incarnationId: "AAECAwQFBgcICQoLDA0ODw",
      brokerEpoch: 7n,
      endPoints: [],
      features: [],
      rack: null,
    };
    // @ts-expect-error: nullable is not optional
    const withoutRack: RegisterBrokerRecordInit = { ...record, rack: undefined };
    expect(same).toBe(true);
    expect(decodeRegisterBrokerRecord(encodeRegisterBrokerRecord(record, 0), 0).fenced).toBe(true);
    expect(() => encodeRegisterBrokerRecord(withoutRack, 0)).toThrow("RegisterBrokerRecord.rack");
  });

  it("let a field of a later version, with a default or with a tag be left out", () => {
    const same: Same<Required<FetchRequestInit>, "maxWaitMs" | "minBytes" | "topics"> = true;
    const request: FetchRequestInit = { maxWaitMs: 500, minBytes: 1, topics: [] };
    const decoded = decodeFetchRequest(encodeFetchRequest(request, 18), 18);
    expect(same).toBe(true);
    expect([decoded.maxBytes, decoded.clusterId, decoded.replicaState.replicaId]).toEqual([
      2147483647,
      null,
      -1,
    ]);
  });

  it("let undefined stand for a field that is left out", () => {
    const response: MetadataResponseInit = { brokers: [], topics: [], clusterId: undefined };
    expect(decodeMetadataResponse(encodeMetadataResponse(response, 12), 12).clusterId).toBe(null);
  });

  it("require a field that is there as long as its struct is: LeaderEndpoint.Host", () => {
    const same: Same<
      Required<BeginQuorumEpochRequestLeaderEndpointInit>,
      "name" | "host" | "port"
    > = true;
    const request: BeginQuorumEpochRequestInit = {
      topics: [],
      leaderEndpoints: [{ name: "CONTROLLER", host: "h", port: 9093 }],
    };
    // @ts-expect-error: without a host
    const endpoint: BeginQuorumEpochRequestLeaderEndpointInit = { name: "CONTROLLER", port: 9093 };
    const decoded = decodeBeginQuorumEpochRequest(encodeBeginQuorumEpochRequest(request, 1), 1);
    expect(same).toBe(true);
    expect(decoded.leaderEndpoints[0]!.host).toBe("h");
    expect(() => encodeBeginQuorumEpochRequest({ topics: [], leaderEndpoints: [endpoint] }, 1))
      .toThrow("BeginQuorumEpochRequest.leaderEndpoints[0].host");
  });

  it("let topics be asked for by name alone or by id alone", () => {
    const request: MetadataRequestInit = {
      topics: [{ name: "t" }, { topicId: "AAECAwQFBgcICQoLDA0ODw", name: null }],
    };
    // @ts-expect-error: the name has been there since version 0
    const nameless: MetadataRequestInit = { topics: [{ topicId: "AAECAwQFBgcICQoLDA0ODw" }] };
    expect(MetadataServer.decodeRequest(Metadata.encodeRequest(request, 12), 12).topics).toEqual([
      { topicId: "AAAAAAAAAAAAAAAAAAAAAA", name: "t" },
      { topicId: "AAECAwQFBgcICQoLDA0ODw", name: null },
    ]);
    expect(() => Metadata.encodeRequest(nameless, 12)).toThrow("MetadataRequest.topics[0].name");
  });

  it("know no other fields and no other kinds of value", () => {
    // @ts-expect-error: no such field
    const misspelt: MetadataResponseInit = { brokers: [], topics: [], clusterID: "c" };
    // @ts-expect-error: int64 is a bigint
    const epoch: Pick<RegisterBrokerRecordInit, "brokerEpoch"> = { brokerEpoch: 7 };
    expect(Object.keys({ ...misspelt, ...epoch }).length).toBe(4);
  });
});

describe("decoded types", () => {
  const response: MetadataResponse = decodeMetadataResponse(new Uint8Array(8), 0);

  it("have every field", () => {
    type Optional = Exclude<keyof MetadataResponse, Required<MetadataResponse>>;
    const same: Same<Optional, "unknownTaggedFields" | "invalidText"> = true;
    const fields: Same<FetchRequest["replicaState"]["replicaEpoch"], bigint> = true;
    expect([same, fields]).toEqual([true, true]);
    expect([response.errorCode, response.controllerId, response.clusterId]).toEqual([0, -1, null]);
  });

  it("are what encoders take, whole and in parts", () => {
    const whole: MetadataResponseInit = response;
    const part: MetadataResponseInit = { brokers: response.brokers, topics: response.topics };
    const record: (decoded: RegisterBrokerRecord) => RegisterBrokerRecordInit = (decoded) =>
      decoded;
    const request: (decoded: FetchRequest) => FetchRequestInit = (decoded) => decoded;
    expect(encodeMetadataResponse(whole, 0)).toEqual(encodeMetadataResponse(part, 0));
    expect([record.length, request.length]).toEqual([1, 1]);
  });

  it("have lists that are only read, and fields that may be set", () => {
    const brokers = () => {
      // @ts-expect-error: empty lists are shared, so none may grow
      response.brokers.push({ nodeId: 1, host: "h", port: 9092, rack: null, pod: null });
    };
    expect(brokers).toThrow(TypeError);
    const moved = { ...response };
    moved.brokers = [{ nodeId: 1, host: "h", port: 9092, rack: null, pod: null }];
    expect([moved.brokers.length, response.brokers.length]).toEqual([1, 0]);
  });

  it("have tagged fields of their own type", () => {
    const same: Same<MetadataResponse["unknownTaggedFields"], readonly TaggedField[] | undefined> =
      true;
    expect(same).toBe(true);
    expect(Object.hasOwn(response, "unknownTaggedFields")).toBe(false);
  });
});

describe("Api constants", () => {
  it("give the types of request and response", () => {
    const answer = exchange(Metadata, { topics: null }, new Uint8Array(12));
    const same: Same<typeof answer, MetadataResponse> = true;
    expect([same, answer.brokers.length]).toEqual([true, 0]);
  });

  it("refuse the request of another API", () => {
    // @ts-expect-error: a MetadataRequest
    const run = () => exchange(DescribeConfigs, { topics: null }, new Uint8Array(8));
    expect(run).toThrow("DescribeConfigsRequest.resources");
  });

  it("are plain data that says what it is", () => {
    expect([Metadata.name, Metadata.key, Metadata.flexibleFrom]).toEqual(["Metadata", 3, 9]);
    const codec: MessageCodec<MetadataResponse> = MetadataResponseCodec;
    const any: MessageCodec = codec;
    expect([any.name, any.apiKey, any.type]).toEqual(["MetadataResponse", 3, "response"]);
  });
});

/** What a client of any API does, at version 1. */
function exchange<Req, Res>(api: Api<Req, Res>, request: NoInfer<Req>, answer: Uint8Array): Res {
  api.encodeRequest(request, 1);
  return api.decodeResponse(answer, 1);
}
