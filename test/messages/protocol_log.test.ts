// protocol.md 8.7: records of the metadata log, behind the three varints that say what they are.

import { describe, expect, it } from "vitest";
import {
  decodeFeatureLevelRecord,
  encodeFeatureLevelRecord,
} from "../../codec/messages/feature_level_record.ts";
import { decodeNoOpRecord, encodeNoOpRecord } from "../../codec/messages/no_op_record.ts";
import {
  decodeRegisterBrokerRecord,
  encodeRegisterBrokerRecord,
} from "../../codec/messages/register_broker_record.ts";
import { registry } from "../../codec/messages/registry.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { DIR, REC } from "./focus_values.ts";
import { LOG } from "./focus_vectors.ts";
import { decodeError } from "./refusals.ts";

const FRAME = 3; // one byte each: frame version, key, version

describe("protocol 8.7", () => {
  const level = { name: "metadata.version", featureLevel: 20 };
  const rows = [
    ["L1", "RegisterBrokerRecord", 3, { ...REC, logDirs: [DIR] }],
    ["L2", "RegisterBrokerRecord", 3, { ...REC, logDirs: [DIR], pod: "canary-broker" }],
    ["L3", "NoOpRecord", 0, {}],
    ["L4", "FeatureLevelRecord", 0, level],
  ] as const;
  for (const [id, name, version, record] of rows) {
    it(`protocol ${id}: ${name} v${version}`, () => {
      const value = bytesOf(LOG[id]);
      const body = value.subarray(FRAME);
      const codec = registry.record(value[1]!)!;
      expect([value[0], codec.name, value[2]]).toEqual([1, name, version]);
      expect(codec.decode(body, version)).toEqual(record);
      expect(hexOf(codec.encode(record, version))).toBe(hexOf(body));
    });
  }

  it("protocol 8.7: a program that knows its record needs no registry", () => {
    const body = (id: keyof typeof LOG) => bytesOf(LOG[id]).subarray(FRAME);
    expect(decodeRegisterBrokerRecord(body("L1"), 3).logDirs).toEqual([DIR]);
    expect(encodeRegisterBrokerRecord({ ...REC, logDirs: [DIR] }, 3)).toEqual(body("L1"));
    expect(encodeNoOpRecord(decodeNoOpRecord(body("L3"), 0), 0)).toEqual(body("L3"));
    expect(encodeFeatureLevelRecord(decodeFeatureLevelRecord(body("L4"), 0), 0)).toEqual(
      body("L4"),
    );
  });

  it("protocol 8.7: L3 and one byte is refused", () => {
    const body = bytesOf(`${LOG.L3} 00`).subarray(FRAME);
    expect(decodeError(() => decodeNoOpRecord(body, 0))).toMatchObject({
      reason: "trailing-bytes",
      path: [],
      offset: 1,
      expected: "end of message",
      found: "1 byte",
    });
  });

  it("protocol 8.7: key 16383 is no record, and version 268435455 none of key 8", () => {
    expect(registry.record(16383)).toBeUndefined();
    const codec = registry.record(8)!;
    expect(decodeError(() => codec.decode(new Uint8Array(0), 268435455))).toMatchObject({
      reason: "unsupported-version",
      expected: `version ${codec.minVersion} to ${codec.maxVersion}`,
      found: "version 268435455",
    });
  });
});
