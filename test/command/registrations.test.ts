import { describe, expect, it } from "vitest";
import { bytesOf } from "../kit/read_file.ts";
import { linesOf, ran } from "./run.ts";

const SNAPSHOT = "__cluster_metadata-0/00000000000000000441-0000000001.checkpoint";
const SINGLE = "single/__cluster_metadata-0/00000000000000000000.log";

function log(name: string): Promise<Uint8Array> {
  return bytesOf(`test/captures/logs/${name}`);
}

describe("the brokers of a log", () => {
  it("as text", async () => {
    const { status, out, err } = await ran(["registrations", SINGLE], {
      [SINGLE]: await log(SINGLE),
    });
    const lines = linesOf(out);
    expect([status, err, lines[0]]).toEqual([0, "", `${SINGLE}: 4 brokers`]);
    const wanted = [
      "broker 1  epoch 16, registered at offset 16, 2026-11-29T23:33:33.615Z",
      "    pod=none rack=r1 incarnationId=X2VaVNvOS4KBcEiEStf6FA fenced=true",
      "      SASL_SSL://127.0.0.1:19096 (SASL_SSL)",
      "      metadata.version 7-33",
      "    at offset 18, 2026-11-29T23:33:33.704Z  BrokerRegistrationChangeRecord v3  cordonedLogDirs=[]",
      "    at offset 19, 2026-11-29T23:33:33.760Z  BrokerRegistrationChangeRecord v0  unfenced",
      "    at offset 3383, 2026-11-30T00:01:14.970Z  BrokerRegistrationChangeRecord v1  inControlledShutdown=1",
      "    at offset 3399, 2026-11-30T00:01:15.050Z  BrokerRegistrationChangeRecord v0  fenced",
      "    is fenced, in controlled shutdown",
      "    was fenced; ended at offset 1661, 2026-11-29T23:46:54.654Z by UnregisterBrokerRecord",
    ];
    expect(wanted.filter((line) => !lines.includes(line))).toEqual([]);
  });
  it("as JSON", async () => {
    const { out } = await ran(["registrations", "--ndjson", "a"], { a: await log(SNAPSHOT) });
    const brokers = linesOf(out).map((line) => JSON.parse(line));
    expect(brokers.map(({ file, brokerId }) => [file, brokerId])).toEqual([
      ["a", 1],
      ["a", 2],
      ["a", 3],
    ]);
    expect(brokers[2].registrations[0]).toMatchObject({
      brokerEpoch: 25,
      registered: { offset: 11, time: "1795996328.504000000" },
      record: { rack: "r3", brokerId: 3, pod: null },
      end: null,
    });
  });
  it("of several logs; one that is broken costs no other", async () => {
    const broken = (await log(SNAPSHOT)).slice();
    broken[400]! ^= 1;
    const files = { a: broken, b: await log(SNAPSHOT) };
    const { status, out, err } = await ran(["registrations", "missing", "a", "b"], files);
    expect(status).toBe(1);
    expect(linesOf(out)[0]).toBe("b: 3 brokers");
    expect(linesOf(err)).toEqual([
      "Cannot read missing: there is no such file",
      "Cannot read a: Cannot decode Batch.crc at byte 269: expected that of its bytes, found " +
      "another in the batch at byte 269, offsets 3 to 69",
    ]);
  });
});
