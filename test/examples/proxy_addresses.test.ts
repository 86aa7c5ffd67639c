// Where addresses stand in Kafka's messages, and that the proxy rewrites those of brokers and nothing else.

import { describe, expect, it } from "vitest";
import type { StructShape } from "../../codec/json/mod.ts";
import { shapes } from "../../codec/json/shapes/mod.ts";
import { findMessage, messages } from "../../codec/messages/registry.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import type { MessageCodec } from "../../codec/wire/mod.ts";
import { rewriteAddresses } from "../../docs/examples/proxy/addresses.ts";
import { placeOf, type Plan, type PlannedField } from "../kit/plan.ts";

/** Every struct of every schema that has a host and a port. */
const ADDRESSES = {
  "brokers, in responses": [
    "BeginQuorumEpochResponse.nodeEndpoints",
    "DescribeClusterResponse.brokers",
    "DescribeQuorumResponse.nodes.listeners",
    "EndQuorumEpochResponse.nodeEndpoints",
    "FetchResponse.nodeEndpoints",
    "FetchSnapshotResponse.nodeEndpoints",
    "FindCoordinatorResponse",
    "FindCoordinatorResponse.coordinators",
    "MetadataResponse.brokers",
    "ProduceResponse.nodeEndpoints",
    "ShareAcknowledgeResponse.nodeEndpoints",
    "ShareFetchResponse.nodeEndpoints",
    "UpdateRaftVoterResponse.currentLeader",
    "VoteResponse.nodeEndpoints",
  ],
  "instances of an application, in responses": [
    "StreamsGroupDescribeResponse.groups.members.userEndpoint",
    "StreamsGroupHeartbeatResponse.partitionsByUserEndpoint.userEndpoint",
  ],
  "what a node says of itself or others, in requests": [
    "AddRaftVoterRequest.listeners",
    "BeginQuorumEpochRequest.leaderEndpoints",
    "BrokerRegistrationRequest.listeners",
    "ControllerRegistrationRequest.listeners",
    "EndQuorumEpochRequest.leaderEndpoints",
    "LeaderAndIsrRequest.liveLeaders",
    "StreamsGroupHeartbeatRequest.userEndpoint",
    "UpdateMetadataRequest.liveBrokers",
    "UpdateMetadataRequest.liveBrokers.endpoints",
    "UpdateRaftVoterRequest.listeners",
  ],
  "what is stored, in records": [
    "RegisterBrokerRecord.endPoints",
    "RegisterControllerRecord.endPoints",
    "StreamsGroupMemberMetadataValue.userEndpoint",
    "VotersRecord.voters.endpoints",
  ],
};

/** Every other field with such a name: none of them says where a broker is. */
const OTHERS = [
  // of the client, as the broker sees it
  "ConsumerGroupDescribeResponse.groups.members.clientHost",
  "ConsumerGroupMemberMetadataValue.clientHost",
  "DescribeGroupsResponse.groups.members.clientHost",
  "EnvelopeRequest.clientHostAddress",
  "GroupMetadataValue.members.clientHost",
  "ShareGroupDescribeResponse.groups.members.clientHost",
  "ShareGroupMemberMetadataValue.clientHost",
  "StreamsGroupDescribeResponse.groups.members.clientHost",
  "StreamsGroupMemberMetadataValue.clientHost",
  // of rules for access
  "AccessControlEntryRecord.host",
  "CreateAclsRequest.creations.host",
  "DeleteAclsRequest.filters.hostFilter",
  "DeleteAclsResponse.filterResults.matchingAcls.host",
  "DescribeAclsRequest.hostFilter",
  "DescribeAclsResponse.resources.acls.host",
  // of an instance of an application, in bytes of its own
  "SubscriptionInfoData.userEndPoint",
];

const RULES = parseRedirector("b1.internal:9092 => proxy.example.com:19092");
const BACK = parseRedirector("proxy.example.com:19092 => b1.internal:9092");

interface Found {
  readonly addresses: string[];
  readonly others: string[];
}

function search(path: string, { fields }: StructShape, found: Found): Found {
  const isIn = (part: RegExp) => fields.some(({ name }) => part.test(name));
  const scalars = fields.filter(({ struct }) => !struct);
  if (isIn(/host(?:name)?$/i) && isIn(/port$/i)) found.addresses.push(path);
  else {
    const named = scalars.filter(({ name }) => /host|port$|address|end_?point$/i.test(name));
    found.others.push(...named.map(({ name }) => `${path}.${name}`));
  }
  for (const { name, struct } of fields) if (struct) search(`${path}.${name}`, struct, found);
  return found;
}

describe("addresses in the schemas", () => {
  const found = shapes.reduce((found, shape) => search(shape.name, shape, found), {
    addresses: [],
    others: [],
  } as Found);

  it("stand at these places, and at no other", () => {
    expect(found.addresses.sort()).toEqual(Object.values(ADDRESSES).flat().sort());
    expect(found.others.sort()).toEqual([...OTHERS].sort());
  });
  it("are fields host and port wherever an answer tells of a broker", () => {
    const names = ADDRESSES["brokers, in responses"].map((path) => {
      const [message = "", ...fields] = path.split(".");
      let struct: StructShape | undefined = shapes.find(({ name }) => name === message);
      for (const field of fields) struct = struct?.fields.find((f) => f.name === field)?.struct;
      return struct?.fields.map(({ name, type }) => `${name} ${type}`) ?? [];
    });
    for (const fields of names) {
      expect(fields).toContain("host string");
      expect(fields.find((field) => field.startsWith("port "))).toMatch(/^port (?:int32|uint16)$/);
    }
  });
});

/** A message in which everything is there, lists with two elements. */
function filled({ fields }: Plan): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ present }) => present).map((f) => [f.name, value(f)]));
}

function value(field: PlannedField): unknown {
  if (field.list) return [element(field), element(field)];
  return element(field);
}

function element({ name, type, struct }: PlannedField): unknown {
  if (struct) return filled(struct);
  if (name === "host") return "b1.internal";
  if (name === "port") return 9092;
  return SIMPLE[type] ?? 1;
}

const SIMPLE: Readonly<Record<string, unknown>> = {
  bool: true,
  int64: 1n,
  uuid: "AAAAAAAAAAAAAAAAAAAAAQ",
  string: "x",
  bytes: Uint8Array.of(1),
  records: Uint8Array.of(1),
};

interface Host {
  readonly path: string;
  readonly address: string;
}

/** Every host and port in a message; hosts that the version lacks are "". */
function hostsOf(message: unknown, path: string): Host[] {
  if (Array.isArray(message)) return message.flatMap((element) => hostsOf(element, path));
  if (typeof message !== "object" || message === null || ArrayBuffer.isView(message)) return [];
  const { host, port } = message as { host?: string; port?: number };
  const own = host && port !== undefined ? [{ path, address: `${host}:${port}` }] : [];
  return [
    ...own,
    ...Object.entries(message).flatMap(([name, inner]) => hostsOf(inner, `${path}.${name}`)),
  ];
}

function versionsOf({ minVersion, maxVersion }: MessageCodec): number[] {
  return Array.from({ length: maxVersion - minVersion + 1 }, (_, i) => minVersion + i);
}

describe("rewriteAddresses()", () => {
  it("rewrites the brokers of every response in every version, and leaves the rest", () => {
    const [rewritten, kept] = [new Set<string>(), new Set<string>()];
    for (const codec of messages.filter(({ type }) => type === "response")) {
      for (const version of versionsOf(codec)) {
        const { plan } = placeOf(codec, version);
        const recoded = (message: object) => codec.decode(codec.encode(message, version), version);
        const original = recoded(filled(plan));
        const message = recoded(filled(plan));
        const changed = rewriteAddresses(message, RULES);
        const after = hostsOf(recoded(message), codec.name);
        const moved = after.filter(({ address }) => address === "proxy.example.com:19092");
        expect([codec.name, version, changed]).toEqual([codec.name, version, moved.length]);
        for (const one of after) (moved.includes(one) ? rewritten : kept).add(one.path);
        expect(after.length).toBe(hostsOf(original, codec.name).length);
        rewriteAddresses(message, BACK);
        expect(message).toEqual(original);
      }
    }
    expect([...rewritten].sort()).toEqual(ADDRESSES["brokers, in responses"]);
    expect([...kept].sort()).toEqual(ADDRESSES["instances of an application, in responses"]);
  });

  const advertised = (...brokers: object[]) => ({ brokers });
  const broker = { nodeId: 2, host: "b1.internal", port: 9092, rack: "r1", pod: "canary" };

  it("gives the rules what is known of the node", () => {
    for (const selector of ["node:2", "rack:r1", "pod:canary", "purpose:broker", "b1.internal"]) {
      const message = advertised({ ...broker });
      expect(rewriteAddresses(message, parseRedirector(`${selector} => gw:1`))).toBe(1);
      expect(message).toEqual(advertised({ ...broker, host: "gw", port: 1 }));
    }
    const byId = advertised({ ...broker });
    rewriteAddresses(byId, parseRedirector("node:1-3 => gw:{nodeId}+9000"));
    expect(byId).toEqual(advertised({ ...broker, host: "gw", port: 9002 }));
    const quorum = { nodes: [{ nodeId: 3, listeners: [{ host: "b1.internal", port: 9093 }] }] };
    expect(rewriteAddresses(quorum, parseRedirector("node:3 => gw:1"))).toBe(1);
    expect(quorum.nodes[0]?.listeners).toEqual([{ host: "gw", port: 1 }]);
    const cluster = advertised({ brokerId: 4, host: "::1", port: 9092 });
    expect(rewriteAddresses(cluster, parseRedirector("node:4 & ::/0 => [::2]:1"))).toBe(1);
    expect(cluster).toEqual(advertised({ brokerId: 4, host: "::2", port: 1 }));
    const leader = { currentLeader: { leaderId: 5, host: "b", port: 9093 } };
    expect(rewriteAddresses(leader, parseRedirector("node:5 => :+1"))).toBe(1);
    expect(leader.currentLeader).toEqual({ leaderId: 5, host: "b", port: 9094 });
  });
  it("takes the first of several targets, and keeps what the rules keep", () => {
    const message = advertised({ ...broker }, { ...broker, host: "b2" }, { ...broker, host: "b3" });
    const rules = parseRedirector("b1.internal => a:1 | b:2; b2 => keep");
    expect(rewriteAddresses(message, rules)).toBe(1);
    const [first, ...rest] = message.brokers;
    expect(first).toEqual({ ...broker, host: "a", port: 1 });
    expect(rest).toEqual([{ ...broker, host: "b2" }, { ...broker, host: "b3" }]);
    expect(rewriteAddresses(message, parseRedirector("* => {host}:{port}"))).toBe(0);
  });
  it("leaves the address of no node, which stands beside an error", () => {
    const message = { errorCode: 15, nodeId: -1, host: "", port: -1 };
    expect(rewriteAddresses(message, parseRedirector('* => reject "no"'))).toBe(0);
    expect(message).toEqual({ errorCode: 15, nodeId: -1, host: "", port: -1 });
  });
  it("throws where the rules refuse, or cannot say where to", () => {
    const refusing = parseRedirector('* => reject "use the tunnel"');
    expect(() => rewriteAddresses(advertised({ ...broker }), refusing)).toThrow(
      new Error("Cannot pass on the address b1.internal:9092: use the tunnel"),
    );
    const beyond = parseRedirector("* => :+60000");
    expect(() => rewriteAddresses(advertised({ ...broker }), beyond)).toThrow(
      "Cannot pass on the address b1.internal:9092: ",
    );
  });
  it("knows every response that it says it rewrites", () => {
    for (const path of ADDRESSES["brokers, in responses"]) {
      expect(findMessage(path.split(".")[0]!)?.type).toBe("response");
    }
  });
});
