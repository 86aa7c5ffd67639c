// protocol.md 8.6: the messages that brokers and their configuration are found with.

import { describe, expect, it } from "vitest";
import {
  decodeBrokerRegistrationRequest,
  decodeBrokerRegistrationResponse,
  encodeBrokerRegistrationRequest,
  encodeBrokerRegistrationResponse,
} from "../../codec/messages/broker_registration.ts";
import {
  decodeDescribeClusterRequest,
  decodeDescribeClusterResponse,
  encodeDescribeClusterRequest,
  encodeDescribeClusterResponse,
} from "../../codec/messages/describe_cluster.ts";
import {
  decodeDescribeConfigsRequest,
  decodeDescribeConfigsResponse,
  encodeDescribeConfigsRequest,
  encodeDescribeConfigsResponse,
} from "../../codec/messages/describe_configs.ts";
import {
  decodeMetadataRequest,
  decodeMetadataResponse,
  encodeMetadataRequest,
  encodeMetadataResponse,
} from "../../codec/messages/metadata.ts";
import {
  decodeRegisterBrokerRecord,
  encodeRegisterBrokerRecord,
} from "../../codec/messages/register_broker_record.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import {
  CFG,
  cfgAt,
  clu,
  DIR,
  ID,
  meta,
  metaAt,
  REC,
  REG,
  REG_ANSWER,
  regAt,
  ZERO,
} from "./focus_values.ts";
import { FOCUS } from "./focus_vectors.ts";
import { encodeError } from "./refusals.ts";

type Vector = keyof typeof FOCUS;

describe("protocol 8.6: BrokerRegistration", () => {
  for (const version of [0, 1, 2, 3, 4] as const) {
    const hex = FOCUS[`BR${version}`];
    it(`protocol BR${version}: request v${version}`, () => {
      expect(hexOf(encodeBrokerRegistrationRequest(REG, version))).toBe(hex);
      expect(decodeBrokerRegistrationRequest(bytesOf(hex), version)).toEqual(regAt(version));
    });
    it(`protocol BR5: response v${version}`, () => {
      expect(hexOf(encodeBrokerRegistrationResponse(REG_ANSWER, version))).toBe(FOCUS.BR5);
      const answer = decodeBrokerRegistrationResponse(bytesOf(FOCUS.BR5), version);
      expect(answer).toEqual(REG_ANSWER);
    });
  }
});

describe("protocol 8.6: RegisterBrokerRecord", () => {
  const rows: readonly [id: Vector, version: number, logDirs: readonly string[]][] = [
    ["K0", 0, []],
    ["K1", 1, []],
    ["K2", 2, []],
    ["K3", 3, []],
    ["K3", 4, []],
    ["K4", 3, [DIR]],
  ];
  for (const [id, version, logDirs] of rows) {
    it(`protocol ${id}: v${version}, ${logDirs.length} log directories`, () => {
      const record = { ...REC, logDirs };
      expect(hexOf(encodeRegisterBrokerRecord(record, version))).toBe(FOCUS[id]);
      expect(decodeRegisterBrokerRecord(bytesOf(FOCUS[id]), version)).toEqual(record);
    });
  }

  it("protocol K5: v2 with log directories cannot be said", () => {
    const { path } = encodeError(() => encodeRegisterBrokerRecord({ ...REC, logDirs: [DIR] }, 2));
    expect(path).toEqual(["logDirs"]);
  });
});

describe("protocol 8.6: MetadataRequest", () => {
  const all = {
    topics: null,
    allowAutoTopicCreation: true,
    includeClusterAuthorizedOperations: false,
    includeTopicAuthorizedOperations: false,
  };
  const none = { ...all, topics: [] };
  const one = { ...all, topics: [{ topicId: ZERO, name: "t" }] };
  const byId = {
    ...all,
    topics: [{ topicId: ID, name: null }],
    allowAutoTopicCreation: false,
  };
  const flags = {
    ...one,
    includeClusterAuthorizedOperations: true,
    includeTopicAuthorizedOperations: true,
  };
  const rows = [
    ["Q0", 0, none],
    ["Q1", 1, all],
    ["Q2", 1, none],
    ["Q3", 4, one],
    ["Q4", 8, one],
    ["Q5", 9, one],
    ["Q6", 9, all],
    ["Q7", 12, byId],
    ["Q8", 10, flags],
    ["Q9", 13, all],
  ] as const;
  for (const [id, version, request] of rows) {
    it(`protocol ${id}: v${version}`, () => {
      expect(hexOf(encodeMetadataRequest(request, version))).toBe(FOCUS[id]);
      expect(decodeMetadataRequest(bytesOf(FOCUS[id]), version)).toEqual(request);
    });
  }

  it("protocol Q10: v0 cannot say null topics, v3 not that topics must not be created", () => {
    expect(encodeError(() => encodeMetadataRequest(all, 0)).path).toEqual(["topics"]);
    const request = { ...one, allowAutoTopicCreation: false };
    expect(encodeError(() => encodeMetadataRequest(request, 3)).path).toEqual([
      "allowAutoTopicCreation",
    ]);
  });
});

describe("protocol 8.6: MetadataResponse", () => {
  for (const version of [0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13] as const) {
    const hex = FOCUS[`P${version}`];
    it(`protocol P${version}: v${version}`, () => {
      expect(hexOf(encodeMetadataResponse(meta(), version))).toBe(hex);
      expect(decodeMetadataResponse(bytesOf(hex), version)).toEqual(metaAt(version));
    });
  }
});

describe("protocol 8.6: DescribeCluster", () => {
  const requests = [
    ["C0q", 0, false, 1, false],
    ["C1q", 1, true, 2, false],
    ["C2q", 2, false, 1, true],
  ] as const;
  for (const [id, version, operations, endpointType, includeFencedBrokers] of requests) {
    it(`protocol ${id}: request v${version}`, () => {
      const request = {
        includeClusterAuthorizedOperations: operations,
        endpointType,
        includeFencedBrokers,
      };
      expect(hexOf(encodeDescribeClusterRequest(request, version))).toBe(FOCUS[id]);
      expect(decodeDescribeClusterRequest(bytesOf(FOCUS[id]), version)).toEqual(request);
    });
  }

  const responses = [["C1", 0, false], ["C2", 1, false], ["C3", 2, false], [
    "C4",
    2,
    true,
  ]] as const;
  for (const [id, version, isFenced] of responses) {
    it(`protocol ${id}: response v${version}`, () => {
      const response = clu(isFenced);
      expect(hexOf(encodeDescribeClusterResponse(response, version))).toBe(FOCUS[id]);
      expect(decodeDescribeClusterResponse(bytesOf(FOCUS[id]), version)).toEqual(response);
    });
  }

  it("protocol C5: v1 cannot say that a broker is fenced", () => {
    const { path } = encodeError(() => encodeDescribeClusterResponse(clu(true), 1));
    expect(path).toEqual(["brokers", 0, "isFenced"]);
  });
});

describe("protocol 8.6: DescribeConfigs", () => {
  const requestOf = (configurationKeys: readonly string[] | null, includeSynonyms: boolean) => ({
    resources: [{ resourceType: 4, resourceName: "1", configurationKeys }],
    includeSynonyms,
    includeDocumentation: false,
  });
  const requests = [
    ["D0q", 0, requestOf(null, false)],
    ["D1q", 1, requestOf(null, false)],
    ["D3q", 3, requestOf(null, false)],
    ["D4q", 4, requestOf(null, false)],
    ["D5q", 4, requestOf(["a", "b"], true)],
  ] as const;
  for (const [id, version, request] of requests) {
    it(`protocol ${id}: request v${version}`, () => {
      expect(hexOf(encodeDescribeConfigsRequest(request, version))).toBe(FOCUS[id]);
      expect(decodeDescribeConfigsRequest(bytesOf(FOCUS[id]), version)).toEqual(request);
    });
  }

  for (const version of [0, 1, 3, 4] as const) {
    const hex = FOCUS[`D${version}`];
    it(`protocol D${version}: response v${version}`, () => {
      expect(hexOf(encodeDescribeConfigsResponse(CFG, version))).toBe(hex);
      expect(decodeDescribeConfigsResponse(bytesOf(hex), version)).toEqual(cfgAt(version));
    });
  }
});
