import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Api } from "../../codec/wire/mod.ts";

/** Those of KIP-219, and four of which Kafka has removed the versions below. */
const LATER = {
  AddOffsetsToTxn: 1,
  AddPartitionsToTxn: 1,
  AlterConfigs: 1,
  AlterPartition: 2,
  AlterReplicaLogDirs: 1,
  ApiVersions: 2,
  CreateAcls: 1,
  CreateDelegationToken: 1,
  CreatePartitions: 1,
  CreateTopics: 3,
  DeleteAcls: 1,
  DeleteGroups: 1,
  DeleteRecords: 1,
  DeleteTopics: 2,
  DescribeAcls: 1,
  DescribeConfigs: 2,
  DescribeDelegationToken: 1,
  DescribeGroups: 2,
  DescribeLogDirs: 1,
  EndTxn: 1,
  ExpireDelegationToken: 1,
  Fetch: 8,
  FindCoordinator: 2,
  Heartbeat: 2,
  InitProducerId: 1,
  JoinGroup: 3,
  LeaveGroup: 2,
  ListGroups: 2,
  ListOffsets: 3,
  Metadata: 6,
  OffsetCommit: 4,
  OffsetFetch: 4,
  Produce: 6,
  RenewDelegationToken: 1,
  ShareAcknowledge: 1,
  ShareFetch: 1,
  ShareGroupDescribe: 1,
  ShareGroupHeartbeat: 1,
  SyncGroup: 2,
  TxnOffsetCommit: 1,
};

interface Field {
  readonly name: string;
  readonly versions: string;
  readonly type: string;
}

interface Schema {
  readonly apiKey: number;
  readonly type: string;
  readonly fields: readonly Field[];
}

/** From which version on a response says how long it was throttled, by api key; read from Kafka's schemas. */
function schemas(): Map<number, number> {
  const found = new Map<number, number>();
  for (const folder of readdirSync("schemas", { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === "generate") continue;
    const directory = `schemas/${folder.name}`;
    for (const file of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith("Response.json")) continue;
      const text = readFileSync(`${directory}/${file}`, "utf8").replace(/^\s*\/\/.*$/gm, "");
      const { apiKey, fields = [] } = JSON.parse(text) as Schema;
      const field = fields.find(({ name }) => name === "ThrottleTimeMs");
      if (field) found.set(apiKey, Number.parseInt(field.versions));
    }
  }
  return found;
}

/** Every `Api` constant, once. */
async function apis(): Promise<readonly Api<unknown, unknown>[]> {
  const files = readdirSync("codec/messages").filter((file) => file.endsWith(".ts"));
  const modules: object[] = await Promise.all(
    files.map((file) => import(`../../codec/messages/${file.slice(0, -3)}.ts`)),
  );
  const values = new Set(modules.flatMap((module) => Object.values(module)));
  return [...values].filter((value) => value?.encodeRequest && value.decodeResponse);
}

describe("connection A.13: throttlesFrom", async () => {
  const all = await apis();
  const field = schemas();

  it("is there for no response that lacks the time, and from no version that lacks it", () => {
    expect(all.length).toBeGreaterThan(80);
    const wrong = all.filter(({ key, throttlesFrom = Infinity }) =>
      throttlesFrom < (field.get(key) ?? Infinity)
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("is absent from one that has it, and from no other", () => {
    const silent = all.filter(({ key, throttlesFrom }) =>
      field.has(key) && throttlesFrom === undefined
    );
    expect([...new Set(silent.map(({ name }) => name))]).toEqual(["DescribeCluster"]);
  });

  it("is later than the field where brokers once held back the answer instead (KIP-219)", () => {
    const later = all.filter(({ key, minVersion, throttlesFrom = 0 }) =>
      throttlesFrom > Math.max(field.get(key)!, minVersion)
    );
    expect(Object.fromEntries(later.map(({ name, throttlesFrom }) => [name, throttlesFrom])))
      .toEqual(LATER);
  });
});
