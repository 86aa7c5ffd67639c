// KIP-1095's pod: absent, null, empty, long, and unknown to a decoder that is older.

import { describe, expect, it } from "vitest";
import {
  decodeBrokerRegistrationRequest,
  encodeBrokerRegistrationRequest,
} from "../../codec/messages/broker_registration.ts";
import {
  decodeDescribeClusterResponse,
  encodeDescribeClusterResponse,
} from "../../codec/messages/describe_cluster.ts";
import { decodeMetadataResponse, encodeMetadataResponse } from "../../codec/messages/metadata.ts";
import {
  decodeRegisterBrokerRecord,
  encodeRegisterBrokerRecord,
} from "../../codec/messages/register_broker_record.ts";
import { formatJson } from "../../codec/json/mod.ts";
import { describeClusterResponseShape } from "../../codec/json/shapes/describe_cluster.ts";
import * as oldCluster from "../kit/made_up/describe_cluster_without_overlay.ts";
import * as oldRecord from "../kit/made_up/register_broker_record_without_overlay.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { clu, DIR, meta, metaAt, REC, REG, regAt } from "./focus_values.ts";
import { FOCUS, POD } from "./focus_vectors.ts";
import { decodeError, encodeError } from "./refusals.ts";

const CANARY = "canary-broker";
const CANARY_HEX = "0e 63616e6172792d62726f6b6572"; // a compact string of 13 bytes
const UNKNOWN = bytesOf(CANARY_HEX);

describe("protocol 9.2: BrokerRegistrationRequest", () => {
  const rows = [["X1", 0, CANARY], ["X2", 4, CANARY], ["X3", 4, ""]] as const;
  for (const [id, version, pod] of rows) {
    it(`protocol ${id}: v${version}, "${pod}"`, () => {
      expect(hexOf(encodeBrokerRegistrationRequest({ ...REG, pod }, version))).toBe(POD[id]);
      const request = decodeBrokerRegistrationRequest(bytesOf(POD[id]), version);
      expect(request).toEqual({ ...regAt(version), pod });
    });
  }
});

describe("protocol 9.2: RegisterBrokerRecord", () => {
  const named = { ...REC, pod: CANARY };
  const rows = [
    ["X4", 0, named],
    ["X5", 1, named],
    ["X6", 2, named],
    ["X6", 3, named],
    ["X6", 4, named],
    ["X7", 3, { ...named, logDirs: [DIR] }],
    ["X8", 4, { ...named, logDirs: [DIR], cordonedLogDirs: [] }],
  ] as const;
  for (const [id, version, record] of rows) {
    it(`protocol ${id}: v${version}`, () => {
      expect(hexOf(encodeRegisterBrokerRecord(record, version))).toBe(POD[id]);
      expect(decodeRegisterBrokerRecord(bytesOf(POD[id]), version)).toEqual(record);
    });
  }

  it("protocol 9.2: the three tags of X8, one by one", () => {
    const dirs = "00 11 02 101112131415161718191a1b1c1d1e1f";
    const section = bytesOf(`03 ${dirs} 01 01 01 02 0e ${CANARY_HEX}`);
    expect(POD.X8.endsWith(hexOf(section))).toBe(true);
  });
});

describe("protocol 9.2: DescribeClusterResponse", () => {
  for (const [id, version] of [["X9", 0], ["X10", 1], ["X11", 2]] as const) {
    it(`protocol ${id}: v${version}`, () => {
      const response = clu(false, CANARY);
      expect(hexOf(encodeDescribeClusterResponse(response, version))).toBe(POD[id]);
      expect(decodeDescribeClusterResponse(bytesOf(POD[id]), version)).toEqual(response);
    });
  }

  it("protocol 9.4: the pod stands behind the fields of its own broker", () => {
    const [broker] = clu(false, "a").brokers;
    const brokers = [broker!, { ...broker!, pod: null }, { ...broker!, pod: "b" }];
    const hex = hexOf(encodeDescribeClusterResponse({ ...clu(false), brokers }, 2));
    const one = "00000001 0268 00002384 037231 00";
    const array = `04 ${one} 01 00 02 0261 ${one} 00 ${one} 01 00 02 0262`;
    expect(hex).toContain(hexOf(bytesOf(array)));
  });
});

describe("protocol 9.2: MetadataResponse", () => {
  for (const [id, version] of [["X12", 11], ["X12", 12], ["X13", 13]] as const) {
    it(`protocol ${id}: v${version}`, () => {
      expect(hexOf(encodeMetadataResponse(meta(CANARY), version))).toBe(POD[id]);
      const response = decodeMetadataResponse(bytesOf(POD[id]), version);
      expect(response).toEqual(metaAt(version, CANARY));
    });
  }

  it("protocol X14: a pod is dropped below v11, for it is ignorable", () => {
    for (const version of [0, 1, 2, 3, 5, 7, 8, 9, 10] as const) {
      expect(hexOf(encodeMetadataResponse(meta(CANARY), version))).toBe(FOCUS[`P${version}`]);
    }
  });
});

describe("protocol 9.2: null, empty and long pods", () => {
  const sectionOf = (pod: string | null) =>
    hexOf(encodeBrokerRegistrationRequest({ ...REG, pod }, 4)).slice(FOCUS.BR4.length - 2);
  const podIn = (section: string) =>
    decodeBrokerRegistrationRequest(bytesOf(FOCUS.BR4.slice(0, -2) + section), 4).pod;

  it("null is not sent, and is null", () => {
    expect(sectionOf(null)).toBe("00");
    expect(podIn("00")).toBe(null);
  });

  it("null that is sent is read, and not sent again", () => {
    const request = decodeBrokerRegistrationRequest(
      bytesOf(`${FOCUS.BR4.slice(0, -2)} 01 00 01 00`),
      4,
    );
    expect(request.pod).toBe(null);
    expect(hexOf(encodeBrokerRegistrationRequest(request, 4))).toBe(FOCUS.BR4);
  });

  it("empty is not null and is sent", () => {
    expect(sectionOf("")).toBe("01000101");
    expect(podIn("01000101")).toBe("");
  });

  const heads = [
    [126, "01 00 7f 7f"],
    [127, "01 00 8101 8001"], // prefix and size both grow: a payload of 128 bytes cannot be
    [128, "01 00 8201 8101"],
    [32767, "01 00 828002 808002"],
  ] as const;
  for (const [length, head] of heads) {
    it(`${length} bytes`, () => {
      const section = hexOf(bytesOf(`${head} ${"61".repeat(length)}`));
      expect(sectionOf("a".repeat(length))).toBe(section);
      expect(podIn(section)).toBe("a".repeat(length));
    });
  }

  it("32768 bytes are too many in both directions, counted in UTF-8", () => {
    for (const pod of ["a".repeat(32768), "é".repeat(16384)]) {
      expect(encodeError(() => sectionOf(pod)).path).toEqual(["pod"]);
    }
    const section = hexOf(bytesOf(`01 00 838002 818002 ${"61".repeat(32768)}`));
    expect(decodeError(() => podIn(section))).toMatchObject({
      reason: "length-out-of-range",
      path: ["pod"],
      expected: "at most 32767 bytes",
      found: "32768",
    });
  });

  it("JSON shows what is not null", () => {
    const jsonOf = (pod: string | null) =>
      formatJson(describeClusterResponseShape, clu(true, pod), 2);
    expect(jsonOf(CANARY)).toContain('"isFenced":true,"pod":"canary-broker"}');
    expect(jsonOf("")).toContain('"isFenced":true,"pod":""}');
    expect(jsonOf(null)).toContain('"isFenced":true}');
  });
});

describe("protocol 9.5: a decoder without the overlay", () => {
  it("keeps the pod of X9, X10 and X11 as an unknown tagged field of the broker", () => {
    for (const [id, version] of [["X9", 0], ["X10", 1], ["X11", 2]] as const) {
      const response = oldCluster.decodeDescribeClusterResponse(bytesOf(POD[id]), version);
      const { pod: _, ...broker } = clu(false).brokers[0]!;
      expect(response).toEqual({
        ...clu(false),
        brokers: [{ ...broker, unknownTaggedFields: [{ tag: 0, data: UNKNOWN }] }],
      });
      expect(hexOf(oldCluster.encodeDescribeClusterResponse(response, version))).toBe(POD[id]);
    }
  });

  it("keeps the pod of X4 to X8 beside the tags that it knows", () => {
    const rows = [["X4", 0], ["X5", 1], ["X6", 2], ["X6", 3], ["X7", 3], ["X8", 4]] as const;
    for (const [id, version] of rows) {
      const record = oldRecord.decodeRegisterBrokerRecord(bytesOf(POD[id]), version);
      expect(record.unknownTaggedFields).toEqual([{ tag: 2, data: UNKNOWN }]);
      expect(record.logDirs).toEqual(version >= 3 && id !== "X6" ? [DIR] : []);
      expect(hexOf(oldRecord.encodeRegisterBrokerRecord(record, version))).toBe(POD[id]);
    }
  });

  it("writes the bytes that one with the overlay writes, where there is no pod", () => {
    for (const version of [0, 1, 2, 3, 4]) {
      const { pod: _, ...record } = REC;
      const bytes = oldRecord.encodeRegisterBrokerRecord(record, version);
      expect(bytes).toEqual(encodeRegisterBrokerRecord(record, version));
    }
  });

  it("keeps tag 1 of a record v3, where v4 begins to have it", () => {
    const bytes = bytesOf(`${FOCUS.K3.slice(0, -2)} 01 01 01 01`);
    for (const codec of [oldRecord, { decodeRegisterBrokerRecord, encodeRegisterBrokerRecord }]) {
      const record = codec.decodeRegisterBrokerRecord(bytes, 3);
      expect(record.cordonedLogDirs).toBe(null);
      expect(record.unknownTaggedFields).toEqual([{ tag: 1, data: Uint8Array.of(1) }]);
    }
  });
});

describe("protocol 9.6: a decoder with the overlay", () => {
  /** *Meta* with tag 0 in its broker, in versions that have tagged fields but no pod. */
  const tagged = (version: 9 | 10) => {
    const brokerEnd = "0268 00002384 00";
    const before = hexOf(bytesOf(`${brokerEnd} 00`));
    const after = hexOf(bytesOf(`${brokerEnd} 01 00 0e ${CANARY_HEX}`));
    return FOCUS[`P${version}`].replace(before, after);
  };

  it("keeps tag 0 of a Metadata broker v9 and v10 as unknown", () => {
    for (const version of [9, 10] as const) {
      const response = decodeMetadataResponse(bytesOf(tagged(version)), version);
      expect(tagged(version).length).toBe(FOCUS[`P${version}`].length + 2 * 16);
      expect(response.brokers[0]!.pod).toBe(null);
      expect(response.brokers[0]!.unknownTaggedFields).toEqual([{ tag: 0, data: UNKNOWN }]);
      expect(hexOf(encodeMetadataResponse(response, version))).toBe(tagged(version));
    }
  });

  it("cannot say at v11 what it kept at v10, for the tag is known there", () => {
    const response = decodeMetadataResponse(bytesOf(tagged(10)), 10);
    for (const version of [11, 12, 13]) {
      const { path } = encodeError(() => encodeMetadataResponse(response, version));
      expect(path).toEqual(["brokers", 0, "unknownTaggedFields"]);
    }
  });

  it("cannot say at v8 what it kept at v10, for there are no tagged fields", () => {
    const response = decodeMetadataResponse(bytesOf(tagged(10)), 10);
    const { path } = encodeError(() => encodeMetadataResponse(response, 8));
    expect(path).toEqual(["brokers", 0, "unknownTaggedFields"]);
  });

  it("cannot say what a decoder without the overlay kept", () => {
    const response = oldCluster.decodeDescribeClusterResponse(bytesOf(POD.X11), 2);
    const inCluster = encodeError(() => encodeDescribeClusterResponse(response, 2));
    expect(inCluster.path).toEqual(["brokers", 0, "unknownTaggedFields"]);
    const record = oldRecord.decodeRegisterBrokerRecord(bytesOf(POD.X7), 3);
    const inRecord = encodeError(() => encodeRegisterBrokerRecord(record, 3));
    expect(inRecord.path).toEqual(["unknownTaggedFields"]);
  });
});

describe("protocol 9.4: other uses of these tags", () => {
  it("a fork's pod with tag 10000 is kept as it is", () => {
    const bytes = bytesOf(`${FOCUS.BR4.slice(0, -2)} 01 904e 0e ${CANARY_HEX}`);
    const request = decodeBrokerRegistrationRequest(bytes, 4);
    expect(request).toEqual({ ...REG, unknownTaggedFields: [{ tag: 10000, data: UNKNOWN }] });
    expect(encodeBrokerRegistrationRequest(request, 4)).toEqual(bytes);
  });

  it("the CordonedLogDirs that trunk had as tag 0 are no pod: their size tells", () => {
    const dirs = "02 20202020202020202020202020202020"; // as a string: one blank, 15 bytes left over
    const bytes = bytesOf(`${FOCUS.BR4.slice(0, -2)} 01 00 11 ${dirs}`);
    expect(decodeError(() => decodeBrokerRegistrationRequest(bytes, 4))).toMatchObject({
      reason: "tag-size",
      path: ["pod"],
      expected: "2 bytes",
      found: "17 bytes",
    });
  });

  it("the version in which trunk had them is not read at all", () => {
    const { reason, expected } = decodeError(() =>
      decodeBrokerRegistrationRequest(bytesOf(FOCUS.BR4), 5)
    );
    expect([reason, expected]).toEqual(["unsupported-version", "version 0 to 4"]);
  });
});
