import { describe, expect, it } from "vitest";
import {
  decodeApiVersionsResponse,
  encodeApiVersionsResponse,
} from "../../codec/messages/api_versions.ts";
import { decodeFetchRequest, encodeFetchRequest } from "../../codec/messages/fetch.ts";
import { decodeRequestHeader, encodeRequestHeader } from "../../codec/messages/request_header.ts";
import type { TaggedField } from "../../codec/wire/mod.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { decodeNullableTagged, encodeNullableTagged } from "../kit/made_up/nullable_tagged.ts";
import { sameBytes } from "../kit/same.ts";
import { varint } from "../hostile/inputs.ts";
import { refusal } from "./kitchen.ts";

const HEADER = "0003 000d 00000001 ffff";

function read(section: string): readonly TaggedField[] | undefined {
  return decodeRequestHeader(bytesOf(`${HEADER} ${section}`), 2).unknownTaggedFields;
}

function written(unknownTaggedFields: readonly TaggedField[] | undefined): string {
  const header = { requestApiKey: 3, requestApiVersion: 13, correlationId: 1, clientId: null };
  return hexOf(encodeRequestHeader({ ...header, unknownTaggedFields }, 2)).slice(20);
}

function field(tag: number, ...data: number[]): TaggedField {
  return { tag, data: Uint8Array.from(data) };
}

describe("unknownTaggedFields, decoded", () => {
  it("is absent where there is none, not empty and not undefined", () => {
    const header = decodeRequestHeader(bytesOf(`${HEADER} 00`), 2);
    expect("unknownTaggedFields" in header).toBe(false);
    expect("unknownTaggedFields" in decodeRequestHeader(bytesOf(HEADER), 1)).toBe(false);
  });
  it("keeps order, repetitions, empty fields and numbers of every size", () => {
    expect(read("01 00 00")).toEqual([field(0)]);
    expect(read("03 09 01 aa 02 00 09 02 bbcc")).toEqual(
      [field(9, 0xaa), field(2), field(9, 0xbb, 0xcc)],
    );
    expect(read("03 7f 00 8001 00 ffffffff07 01 01")).toEqual(
      [field(127), field(128), field(2_147_483_647, 1)],
    );
  });
  it("keeps fields of every size around those of a varint", () => {
    for (const size of [0, 1, 126, 127, 128, 129, 16_383, 16_384, 131_072]) {
      const data = new Uint8Array(size).fill(7);
      const bytes = Uint8Array.from([...bytesOf(HEADER), 1, 5, ...varint(size), ...data]);
      const [only] = decodeRequestHeader(bytes, 2).unknownTaggedFields!;
      expect(only!.tag).toBe(5);
      expect(sameBytes(only!.data, data)).toBe(true);
    }
  });
  it("holds views of the input", () => {
    const bytes = bytesOf(`${HEADER} 01 05 02 0102`);
    const [only] = decodeRequestHeader(bytes, 2).unknownTaggedFields!;
    expect(only!.data.buffer).toBe(bytes.buffer);
  });
  it("holds a known tag of a later version, with its bytes", () => {
    const request = {
      maxWaitMs: 0,
      minBytes: 0,
      topics: [],
      forgottenTopicsData: [],
      unknownTaggedFields: [field(1, 1, 2, 3)],
    };
    const bytes = encodeFetchRequest(request, 12);
    const decoded = decodeFetchRequest(bytes, 12);
    expect(decoded.unknownTaggedFields).toEqual([field(1, 1, 2, 3)]);
    expect(encodeFetchRequest(decoded, 12)).toEqual(bytes);
    expect(refusal(() => encodeFetchRequest(request, 15))).toBe(
      "Cannot encode FetchRequest.unknownTaggedFields: " +
        "expected tags that this version does not know, found tag 1",
    );
  });
});

const READ_ERRORS: readonly [section: string, complaint: string][] = [
  ["", ".taggedFields at byte 10: expected uvarint (1 byte), found 0 bytes"],
  ["80", ".taggedFields at byte 10: expected uvarint (2 bytes), found 1 byte"],
  ["01", ".taggedFields at byte 10: expected at most 0 elements, found 1"],
  ["02 05 00 05", ".taggedFields at byte 10: expected at most 1 elements, found 2"],
  ["01 05 80", ".taggedFields at byte 12: expected uvarint (2 bytes), found 1 byte"],
  ["01 05 02 00", ".taggedFields at byte 12: expected at most 1 bytes, found 2"],
  ["01 05 8080808008 00", ".taggedFields at byte 12: expected at most 1 bytes, found 2147483648"],
  ["01 808080808000 00", ".taggedFields at byte 11: expected uvarint of 31 bits, found more bits"],
  ["ffffffff1f", ".taggedFields at byte 10: expected uvarint of 31 bits, found more bits"],
  ["00 00", " at byte 11: expected end of message, found 1 byte"],
];

describe("a tagged section", () => {
  for (const [section, complaint] of READ_ERRORS) {
    it(`of the bytes "${section}" is refused`, () => {
      expect(refusal(() => read(section))).toBe(`Cannot decode RequestHeader${complaint}`);
    });
  }
  it("of the wrong size names the known field", () => {
    const refused = (size: string) =>
      refusal(() => decodeNullableTagged(bytesOf(`01 00 ${size} 01 0261 00`), 0));
    expect(refused("04")).toBe("no error");
    expect(refused("03")).toBe(
      "Cannot decode NullableTagged.s at byte 2: expected 4 bytes, found 3 bytes",
    );
    expect(refusal(() => decodeNullableTagged(bytesOf("01 00 05 01 0261 00 00"), 0))).toBe(
      "Cannot decode NullableTagged.s at byte 2: expected 4 bytes, found 5 bytes",
    );
  });
  it("with a known tag twice is refused where the second begins", () => {
    expect(refusal(() => decodeNullableTagged(bytesOf("02 00 01 00 00 01 00"), 0))).toBe(
      "Cannot decode NullableTagged.taggedFields at byte 4: " +
        "expected tag 0 once, found tag 0 twice",
    );
  });
  it("with its known tags in descending order is read", () => {
    const ascending = encodeApiVersionsResponse({
      errorCode: 0,
      apiKeys: [],
      finalizedFeaturesEpoch: 5n,
      zkMigrationReady: true,
    }, 3);
    expect(hexOf(ascending).slice(14)).toBe(
      "02 01 08 0000000000000005 03 01 01".replaceAll(" ", ""),
    );
    const descending = bytesOf("0000 01 00000000 02 03 01 01 01 08 0000000000000005");
    expect(decodeApiVersionsResponse(descending, 3)).toEqual(
      decodeApiVersionsResponse(ascending, 3),
    );
  });
});

describe("unknownTaggedFields, encoded", () => {
  it("may be absent, undefined or empty, which is the same", () => {
    expect([undefined, []].map(written)).toEqual(["00", "00"]);
  });
  it("is sorted, whatever the order of the list, and the list is left as it was", () => {
    const list = [field(300, 3), field(2, 1), field(9)];
    expect(written(list)).toBe("03 02 01 01 09 00 ac02 01 03".replaceAll(" ", ""));
    expect(list.map(({ tag }) => tag)).toEqual([300, 2, 9]);
  });
  it("stands before and behind known fields", () => {
    const message = {
      errorCode: 0,
      apiKeys: [],
      zkMigrationReady: true,
      unknownTaggedFields: [field(7, 7), field(4, 4)],
    };
    expect(hexOf(encodeApiVersionsResponse(message, 3)).slice(14))
      .toBe("03 03 01 01 04 01 04 07 01 07".replaceAll(" ", ""));
  });
  it("of 0 to 3 fields around a known one is merged in every order", () => {
    const known = { s: { x: "a" } };
    for (const list of [[field(1, 1)], [field(2), field(1)], [field(9), field(1), field(5)]]) {
      const bytes = encodeNullableTagged({ ...known, unknownTaggedFields: list }, 0);
      const decoded = decodeNullableTagged(bytes, 0);
      expect(decoded.s).toEqual({ x: "a" });
      expect(decoded.unknownTaggedFields).toEqual([...list].sort((a, b) => a.tag - b.tag));
    }
  });
  it("takes sizes around those of a varint", () => {
    const limits = { unknownTagSize: 2 ** 31, unknownTagBytes: 2 ** 31 };
    for (const size of [0, 127, 128, 16_383, 16_384, 131_072, 2_097_152]) {
      const data = new Uint8Array(size).fill(3);
      const header = { requestApiKey: 3, requestApiVersion: 13, correlationId: 1, clientId: null };
      const bytes = encodeRequestHeader({ ...header, unknownTaggedFields: [{ tag: 1, data }] }, 2);
      const [only] = decodeRequestHeader(bytes, 2, { limits }).unknownTaggedFields!;
      expect(sameBytes(only!.data, data)).toBe(true);
      expect(bytes.length).toBe(12 + varint(size).length + size);
    }
  });
});

const U = "Cannot encode RequestHeader.unknownTaggedFields";
const TAG = "integer from 0 to 2147483646";
const NOT_WRITTEN: readonly [what: string, list: unknown, complaint: string][] = [
  ["text", "x", `${U}: expected array, found string`],
  ["null", null, `${U}: expected array, found null`],
  ["an object", { length: 0 }, `${U}: expected array, found object`],
  ["a hole", new Array(1), `${U}[0]: expected struct, found undefined`],
  ["null in the list", [field(1), null], `${U}[1]: expected struct, found null`],
  ["a number in the list", [7], `${U}[0]: expected struct, found number`],
  ["no tag", [{ data: new Uint8Array(0) }], `${U}[0].tag: expected ${TAG}, found undefined`],
  ["tag -1", [field(-1)], `${U}[0].tag: expected ${TAG}, found integer out of range`],
  [
    "tag 2147483647",
    [field(2 ** 31 - 1)],
    `${U}[0].tag: expected ${TAG}, found integer out of range`,
  ],
  ["tag 1.5", [field(1.5)], `${U}[0].tag: expected ${TAG}, found fraction`],
  ["tag NaN", [field(NaN)], `${U}[0].tag: expected ${TAG}, found NaN`],
  ["tag 1n", [{ tag: 1n, data: new Uint8Array(0) }], `${U}[0].tag: expected ${TAG}, found bigint`],
  ["no data", [{ tag: 1 }], `${U}[0].data: expected Uint8Array, found undefined`],
  ["data in a list", [{ tag: 1, data: [1] }], `${U}[0].data: expected Uint8Array, found array`],
  [
    "16 bits",
    [{ tag: 1, data: new Uint16Array(1) }],
    `${U}[0].data: expected Uint8Array, found object`,
  ],
  [
    "a tag twice",
    [field(5), field(4), field(5)],
    `${U}[2]: expected tag 5 once, found tag 5 twice`,
  ],
];

describe("unknownTaggedFields, wrong", () => {
  for (const [what, list, complaint] of NOT_WRITTEN) {
    it(`is refused: ${what}`, () => {
      expect(refusal(() => written(list as TaggedField[]))).toBe(complaint);
    });
  }
  it("is refused in a version that has no tagged fields", () => {
    const header = { requestApiKey: 3, requestApiVersion: 1, correlationId: 1 };
    const encode = (unknownTaggedFields: readonly TaggedField[]) =>
      refusal(() => encodeRequestHeader({ ...header, unknownTaggedFields, clientId: null }, 1));
    expect(encode([])).toBe("no error");
    expect(encode([field(5)])).toBe(`${U}: expected none in this version, found some`);
  });
});
