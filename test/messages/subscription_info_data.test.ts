// The one message without golden bytes. These were written by hand, field by field, from its schema.

import { describe, expect, it } from "vitest";
import { formatJson, parseJson } from "../../codec/json/mod.ts";
import { subscriptionInfoDataShape } from "../../codec/json/shapes/subscription_info_data.ts";
import {
  decodeSubscriptionInfoData,
  encodeSubscriptionInfoData,
  type SubscriptionInfoData,
} from "../../codec/messages/subscription_info_data.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";

/** What every version lacks some of. */
const DEFAULTS = {
  latestSupportedVersion: -1,
  prevTasks: [],
  standbyTasks: [],
  userEndPoint: new Uint8Array(0),
  taskOffsetSums: [],
  uniqueField: 0,
  errorCode: 0,
  clientTags: [],
};

const PROCESS = "AAECAwQFBgcICQoLDA0ODw";
const PROCESS_HEX = "000102030405060708090a0b0c0d0e0f";
const NO_SUMS = { partition: 0, offsetSum: 0n, namedTopology: "", partitionToOffsetSum: [] };

const ROWS: readonly [version: number, SubscriptionInfoData, hex: string, json: string][] = [
  [
    1,
    {
      ...DEFAULTS,
      version: 1,
      processId: PROCESS,
      prevTasks: [{ topicGroupId: 0, partition: 1 }, { topicGroupId: 2, partition: 3 }],
    },
    `00000001 ${PROCESS_HEX} 00000002 00000000 00000001 00000002 00000003 00000000`,
    `{"version":1,"processId":"${PROCESS}",` +
    '"prevTasks":[{"topicGroupId":0,"partition":1},{"topicGroupId":2,"partition":3}],' +
    '"standbyTasks":[]}',
  ],
  [
    5,
    {
      ...DEFAULTS,
      version: 5,
      latestSupportedVersion: 11,
      processId: PROCESS,
      standbyTasks: [{ topicGroupId: -1, partition: 256 }],
      userEndPoint: Uint8Array.of(0x68, 0x3a, 0x39),
    },
    `00000005 0000000b ${PROCESS_HEX} 00000000 00000001 ffffffff 00000100 00000003 683a39`,
    `{"version":5,"latestSupportedVersion":11,"processId":"${PROCESS}","prevTasks":[],` +
    '"standbyTasks":[{"topicGroupId":-1,"partition":256}],"userEndPoint":"aDo5"}',
  ],
  [
    9,
    {
      ...DEFAULTS,
      version: 9,
      latestSupportedVersion: 11,
      processId: PROCESS,
      taskOffsetSums: [{
        ...NO_SUMS,
        topicGroupId: 1,
        partitionToOffsetSum: [{ partition: 2, offsetSum: 3n }],
      }],
      uniqueField: -1,
      errorCode: 4,
    },
    `00000009 0000000b ${PROCESS_HEX} 00000000 ` +
    "00000001 00000001 00000001 00000002 0000000000000003 ff 00000004",
    `{"version":9,"latestSupportedVersion":11,"processId":"${PROCESS}","userEndPoint":"",` +
    '"taskOffsetSums":[{"topicGroupId":1,"partitionToOffsetSum":[{"partition":2,"offsetSum":3}]}],' +
    '"uniqueField":-1,"errorCode":4}',
  ],
  [
    11,
    {
      ...DEFAULTS,
      version: 11,
      latestSupportedVersion: 11,
      processId: PROCESS,
      taskOffsetSums: [
        { ...NO_SUMS, topicGroupId: 1, partition: 2, offsetSum: -3n, namedTopology: null },
        { ...NO_SUMS, topicGroupId: 4, partition: 5, offsetSum: 6n, namedTopology: "n" },
      ],
      uniqueField: 127,
      clientTags: [{ key: Uint8Array.of(0x6b), value: new Uint8Array(0) }],
    },
    `0000000b 0000000b ${PROCESS_HEX} 00000000 ` +
    "00000002 00000001 00000002 fffffffffffffffd ffff 00000004 00000005 0000000000000006 00016e " +
    "7f 00000000 00000001 00000001 6b 00000000",
    `{"version":11,"latestSupportedVersion":11,"processId":"${PROCESS}","userEndPoint":"",` +
    '"taskOffsetSums":[{"topicGroupId":1,"partition":2,"offsetSum":-3,"namedTopology":null},' +
    '{"topicGroupId":4,"partition":5,"offsetSum":6,"namedTopology":"n"}],' +
    '"uniqueField":127,"errorCode":0,"clientTags":[{"key":"aw==","value":""}]}',
  ],
];

describe("SubscriptionInfoData", () => {
  for (const [version, message, hex, json] of ROWS) {
    it(`encodeSubscriptionInfoData() and decodeSubscriptionInfoData() agree with v${version}`, () => {
      const bytes = bytesOf(hex);
      expect(hexOf(encodeSubscriptionInfoData(message, version))).toBe(hexOf(bytes));
      expect(decodeSubscriptionInfoData(bytes, version)).toEqual(message);
    });

    it(`formatJson() and parseJson() agree with v${version}`, () => {
      expect(formatJson(subscriptionInfoDataShape, message, version)).toBe(json);
      expect(parseJson(subscriptionInfoDataShape, json, version)).toEqual(message);
    });
  }
});
