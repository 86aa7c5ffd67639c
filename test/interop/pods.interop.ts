// Plans of moves, carried out by Kafka's own tool (connection E.4). A 4.4 cluster knows no pods: a table gives them.

import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import * as dns from "node:dns";
import * as net from "node:net";
import { join } from "node:path";
import * as tls from "node:tls";
import { describe, expect, it } from "vitest";
import { connectBroker, nodeDialer } from "../../codec/driver/mod.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import {
  auditPlacement,
  canaryRules,
  metadataCluster,
  planReassignment,
  type PodCluster,
  type Reassignment,
} from "../../codec/pods/mod.ts";
import { Cluster } from "./broker.ts";

const cluster = await Cluster.start();
const bootstrap = ["--bootstrap-server", `127.0.0.1:${cluster.ports[0]}`];
const PODS: Readonly<Record<number, string>> = { 1: "canary-broker", 2: "main", 3: "main" };
const rules = canaryRules({ interval: 4 });
const MISPLACED = ["LEAK", "SPILL", "LEADER_OUTSIDE"];

/** The cluster as a broker sees it, with the pods of the table. */
async function seen(): Promise<PodCluster> {
  const dialer = nodeDialer({ net, tls, dns });
  const client = await connectBroker(dialer, { host: "127.0.0.1", port: cluster.ports[0]! });
  const { brokers, topics } = metadataCluster(await client.call(Metadata, { topics: null }));
  await client.close();
  const own = topics.filter(({ name }) => !name.startsWith("__"));
  own.sort((a, b) => a.name < b.name ? -1 : 1);
  return { brokers: brokers.map((broker) => ({ ...broker, pod: PODS[broker.id]! })), topics: own };
}

function misplaced(cluster: PodCluster): string[] {
  const { findings } = auditPlacement({ ...cluster, rules });
  return findings.filter(({ code }) => MISPLACED.includes(code))
    .map(({ code, topic, partition }) => `${code} ${topic}-${partition}`);
}

async function reassign(reassignment: Reassignment): Promise<void> {
  const file = join(cluster.state, "reassignment.json");
  await writeFile(file, JSON.stringify(reassignment));
  const args = [...bootstrap, "--reassignment-json-file", file];
  await cluster.tool("reassign-partitions", ...args, "--execute");
  for (;;) {
    const text = await cluster.tool("reassign-partitions", ...args, "--verify");
    if (!text.includes("in progress")) return expect(text).toContain("is completed");
  }
}

describe("connection E.4: a plan of moves", () => {
  it("is carried out by reassign-partitions; the audit is clean then, and dirty again undone", async () => {
    const create = [...bootstrap, "--create", "--replica-assignment"];
    // Partitions 3 and 7 are canaries.
    await cluster.tool("topics", ...create, "1,2,3,2,1,2,3,1", "--topic", "single");
    await cluster.tool("topics", ...create, "1:2,2:3,3:1", "--topic", "double"); // no canary
    const before = await seen();
    expect(misplaced(before)).toEqual([
      "SPILL double-0",
      "SPILL double-2",
      "SPILL single-0",
      "LEAK single-3",
      "SPILL single-4",
    ]);
    const { reassignment, rollback, moves, impossible } = planReassignment({ ...before, rules });
    expect([moves.length, impossible]).toEqual([5, []]);
    await reassign(reassignment);
    const after = await seen();
    expect(misplaced(after)).toEqual([]);
    const replicas = ({ topics }: PodCluster) =>
      topics.flatMap(({ partitions }) => partitions.map((of) => of.replicas.length)).sort();
    expect(replicas(after)).toEqual(replicas(before));
    await reassign(rollback);
    expect(misplaced(await seen())).toEqual(misplaced(before));
  });
});

it("the cluster stops", async () => {
  await cluster.stop();
  expect(existsSync(cluster.state)).toBe(false);
});
