import { describe, expect, it } from "vitest";
import { BrokerRegistrationRequestCodec } from "../../codec/messages/broker_registration.ts";
import { FeatureLevelRecordCodec } from "../../codec/messages/feature_level_record.ts";
import { registry } from "../../codec/messages/registry.ts";
import {
  decodeControlRecord,
  decodeMetadataRecord,
  encodeMetadataRecord,
  readMetadataFrame,
} from "../../codec/records/metadata_log.ts";
import { decodeCoordinatorRecord } from "../../codec/records/mod.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { goldenRecords } from "../kit/golden.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { LOG } from "../messages/focus_vectors.ts";

describe("decodeMetadataRecord() and encodeMetadataRecord()", () => {
  it("read and write what Kafka's own classes wrote", async () => {
    const lines = await goldenRecords("metadata-frames-4.4");
    const wrong: string[] = [];
    for (const { record, version, value } of lines) {
      const found = decodeMetadataRecord(value, registry);
      const again = encodeMetadataRecord(registry.record(found.type)!, found.data, version);
      if (found.name !== record || found.version !== version || hexOf(again) !== hexOf(value)) {
        wrong.push(`${record} v${version}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(lines.length).toBe(109);
  });
  it("protocol 8.7: L1 to L4", () => {
    const names = Object.values(LOG).map((hex) => {
      const { name, version } = decodeMetadataRecord(bytesOf(hex), registry);
      return `${name} v${version}`;
    });
    expect(names).toEqual([
      "RegisterBrokerRecord v3",
      "RegisterBrokerRecord v3",
      "NoOpRecord v0",
      "FeatureLevelRecord v0",
    ]);
    expect(readMetadataFrame(bytesOf(LOG.L3))).toEqual(
      { type: 20, version: 0, body: bytesOf("00") },
    );
  });
  it("give views", () => {
    const value = bytesOf(LOG.L1);
    expect(readMetadataFrame(value).body.buffer).toBe(value.buffer);
  });
  for (
    const [hex, sentence] of [
      ["", "MetadataRecord.frameVersion at byte 0: expected uvarint (1 byte), found 0 bytes"],
      [
        "00140000",
        "MetadataRecord.frameVersion at byte 0: expected frame version 1, found version 0",
      ],
      [
        "0f140000",
        "MetadataRecord.frameVersion at byte 0: expected frame version 1, found version 15",
      ],
      ["01ff7f00", "MetadataRecord.type at byte 1: expected a known type, found type 16383"],
      ["0108ffffff7f00", "MetadataRecord.version at byte 2: expected at most 32767, found more"],
      ["01ffffff7f0000", "MetadataRecord.type at byte 1: expected at most 32767, found more"],
      ["01140300", "NoOpRecord at byte 3: expected version 0 to 0, found version 3"],
      ["0114000000", "NoOpRecord at byte 4: expected end of message, found 1 byte"],
      ["010c0005", "FeatureLevelRecord.name at byte 3: expected at most 0 bytes, found 4"],
    ] as const
  ) {
    it(`refuse ${hex || "nothing"}`, () => {
      const decode = () => decodeMetadataRecord(bytesOf(hex), registry);
      expect(decode).toThrow(DecodeError);
      expect(decode).toThrow(`Cannot decode ${sentence}`);
    });
  }
  it("refuse a codec of something else, and what the version cannot say", () => {
    expect(() => encodeMetadataRecord(BrokerRegistrationRequestCodec, {} as never, 0)).toThrow(
      "Cannot encode MetadataRecord.type: expected a metadata record, found BrokerRegistrationRequest",
    );
    const record = { name: "metadata.version", featureLevel: 70_000 };
    expect(() => encodeMetadataRecord(FeatureLevelRecordCodec, record, 0)).toThrow(
      "Cannot encode FeatureLevelRecord.featureLevel: expected int16, found integer out of range",
    );
  });
});

describe("decodeControlRecord()", () => {
  const decode = (key: string, value: string | null) =>
    decodeControlRecord(
      { key: bytesOf(key), value: value === null ? null : bytesOf(value) },
      registry,
    );
  it("reads the markers of transactions at the version that stands in them", () => {
    expect(decode("00000001", "000000000007")).toEqual(
      {
        type: 1,
        name: "COMMIT",
        message: "EndTxnMarker",
        version: 0,
        data: { coordinatorEpoch: 7 },
      },
    );
    expect(decode("00000000", "000000000000").name).toBe("ABORT");
    expect(() => decode("00000000", "000100000000")).toThrow(
      "Cannot decode EndTxnMarker at byte 2: expected version 0 to 0, found version 1",
    );
  });
  it("protocol 5.4: reads the others at version 0, whatever stands in them", () => {
    expect(decode("00000005", "0007000100")).toMatchObject(
      { type: 5, name: "KRAFT_VERSION", version: 7, data: { version: 7, kRaftVersion: 1 } },
    );
    expect(decode("00000004", "000000").name).toBe("SNAPSHOT_FOOTER");
  });
  for (
    const [key, value, sentence] of [
      ["000001", "", "ControlRecord.key at byte 0: expected at least 4 bytes, found 3 bytes"],
      [
        "ffff0001",
        "",
        "ControlRecord.key at byte 0: expected version 0 or above, found a negative one",
      ],
      ["00000009", "0000", "ControlRecord.type at byte 2: expected a known type, found type 9"],
      ["0000ffff", "0000", "ControlRecord.type at byte 2: expected a known type, found type -1"],
      ["00000001", null, "ControlRecord.value at byte 0: expected bytes, found null"],
      ["00000001", "00", "ControlRecord.version at byte 0: expected int16 (2 bytes), found 1 byte"],
      [
        "00000001",
        "00000000",
        "EndTxnMarker.coordinatorEpoch at byte 2: expected int32 (4 bytes), found 2 bytes",
      ],
    ] as const
  ) {
    it(`refuses ${key} ${value}`, () => {
      expect(() => decode(key, value)).toThrow(`Cannot decode ${sentence}`);
    });
  }
});

describe("decodeCoordinatorRecord()", () => {
  const decode = (key: string | null, value: string | null) =>
    decodeCoordinatorRecord("group", {
      key: key === null ? null : bytesOf(key),
      value: value === null ? null : bytesOf(value),
    }, registry);
  it("names tombstones", () => {
    expect(decode("0002000161", null)).toEqual(
      { type: 2, name: "GroupMetadata", key: { group: "a" }, version: null, value: null },
    );
  });
  it("has a number space for each module", () => {
    const key = bytesOf("0000000161");
    const { name } = decodeCoordinatorRecord("transaction", { key, value: null }, registry);
    expect(name).toBe("TransactionLog");
  });
  for (
    const [key, value, sentence] of [
      [null, null, "CoordinatorRecord.key at byte 0: expected int16 (2 bytes), found null"],
      ["00", null, "CoordinatorRecord.key at byte 0: expected int16 (2 bytes), found 1 byte"],
      ["7fff", null, "CoordinatorRecord.key at byte 0: expected a known type, found type 32767"],
      ["0002000561", null, "GroupMetadataKey.group at byte 2: expected at most 1 bytes, found 5"],
      [
        "0002000161",
        "",
        "CoordinatorRecord.value at byte 0: expected int16 (2 bytes), found 0 bytes",
      ],
      [
        "0002000161",
        "0063",
        "GroupMetadataValue at byte 2: expected version 0 to 4, found version 99",
      ],
    ] as const
  ) {
    it(`refuses ${key} ${value}`, () => {
      expect(() => decode(key, value)).toThrow(`Cannot decode ${sentence}`);
    });
  }
});
