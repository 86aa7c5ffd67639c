/// <reference lib="dom" />

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { connectBroker } from "../../codec/driver/mod.ts";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { FakeBroker, FakeController, memoryDial } from "../../codec/testing/mod.ts";
import { type Answer, captureOf, named, node } from "../command/pods_files.ts";
import { linesOf, ran } from "../command/run.ts";
import { CAPTURES, type Inspector, inspector } from "./inspector.ts";

const LOGS = "test/captures/logs";
const SNAPSHOT = `${LOGS}/__cluster_metadata-0/00000000000000000441-0000000001.checkpoint`;
const FIRST = "00000000000000000000.log";

/** The log of a controller that was told where partitions go, two of which lie wrong. */
async function misplaced(): Promise<Uint8Array> {
  const controller = new FakeController();
  const { cluster } = controller;
  const pods = ["main", "main", "canary-broker", "canary-broker"];
  const brokers = pods.map((pod, nodeId) =>
    new FakeBroker({ cluster, nodeId, port: 9100 + nodeId, pod, rack: `r${nodeId % 2}` })
  );
  controller.join(...brokers);
  const dial = memoryDial([controller, ...brokers]);
  const client = await connectBroker(dial, { host: "localhost", port: 9100 });
  const replicas = [[0, 1], [2, 3], [1, 2], [0, 3]]; // 2 holds a replica too many, 0 one that is a canary's
  const assignments = replicas.map((brokerIds, partitionIndex) => ({ partitionIndex, brokerIds }));
  const topic = { name: "orders", numPartitions: -1, replicationFactor: -1, assignments };
  const asked = { topics: [{ ...topic, configs: [] }], timeoutMs: 1_000 };
  const { topics } = await client.call(CreateTopics, asked);
  expect(topics[0]!.errorCode).toBe(0);
  await client.close();
  return controller.log.read(0n);
}

async function showPods(it: Inspector): Promise<void> {
  await it.page.click("#tab-pods");
  await it.page.locator("#pods[aria-busy=false]").waitFor();
}

async function audit(it: Inspector, interval: string, pod = "canary-broker"): Promise<void> {
  await it.page.fill("#canary-interval", interval);
  await it.page.fill("#canary-pod", pod);
  await it.page.press("#canary-pod", "Enter");
  await it.page.waitForTimeout(50);
  await it.page.locator("#pods[aria-busy=false]").waitFor();
}

/** The tables as lines: captions, then rows whose cells are a tab apart. */
async function tables({ page }: Inspector): Promise<string[]> {
  return await page.locator("#pods table").evaluateAll((tables) =>
    (tables as HTMLTableElement[]).flatMap((table) => [
      table.caption!.textContent!,
      ...Array.from(
        table.tBodies[0]!.rows,
        (row) => Array.from(row.cells, (cell) => cell.textContent).join("\t"),
      ),
    ])
  );
}

it("a log: pods, then findings and the plan, as the command prints them", async () => {
  const log = await misplaced();
  const it = await inspector();
  await it.drop({ name: "log", bytes: log });
  await it.isRead();
  await showPods(it);
  expect(await it.text("#pods h2")).toBe("4 brokers in 2 pods, 1 topic, 4 partitions");
  const brokers = [
    "Brokers by pod",
    "canary-broker\t2-3\tr0, r1\t1\t0 to 1\t4\t2",
    "main\t0-1\tr0, r1\t3\t1 to 2\t4\t2",
  ];
  expect(await tables(it)).toEqual(brokers);
  expect(await it.page.locator("#pods textarea").count()).toBe(0);

  await audit(it, "2");
  expect(await it.text("#pods h3")).toBe(
    "Canaries, one partition of 2, in pod canary-broker: 3 findings",
  );
  const shown = await tables(it);
  expect(shown).toEqual([
    ...brokers,
    "LEAK – error, 1: a canary with replicas outside of its pod",
    "orders-3\t0",
    "SPILL – error, 1: not a canary, with replicas in the pod of canaries",
    "orders-2\t2",
    "LEADER_OUTSIDE – warning, 1: a canary led from outside of its pod, though a broker in it is in sync",
    "orders-3\t0",
  ]);
  const args = ["pods", "--canary-interval", "2", "f"];
  const told = linesOf((await ran(args, { f: log })).out);
  for (const caption of shown.filter((line) => line.includes(" – "))) {
    expect(told).toContain(caption.replace(" – ", "  "));
  }
  const plan = (await ran([...args, "--plan"], { f: log })).out.trim();
  expect(await it.page.inputValue("#pods textarea")).toBe(plan);
  expect(JSON.parse(plan).partitions.length).toBe(2);

  await it.page.evaluate(() => {
    const copied = { writeText: (text: string) => Promise.resolve(void (document.title = text)) };
    Object.defineProperty(navigator, "clipboard", { value: copied });
  });
  await it.page.click("text=Copy");
  await it.page.locator(".plan", { hasText: "Copied." }).waitFor();
  expect(await it.page.title()).toBe(plan);
  const [saved] = await Promise.all([
    it.page.waitForEvent("download"),
    it.page.click("#pods >> text=Save"),
  ]);
  expect(saved.suggestedFilename()).toBe("reassignment.json");
  expect(readFileSync(await saved.path(), "utf8")).toBe(plan);
  await it.end();
});

it("settings that cannot work are told beside their fields, and nothing is audited", async () => {
  const it = await inspector();
  await it.drop({ name: "log", bytes: await misplaced() });
  await it.isRead();
  await showPods(it);
  for (const [interval, found] of [["", "none"], ["0", "0"], ["two", "two"], ["1e3", "1e3"]]) {
    await audit(it, interval!, "");
    expect(await it.text("#canary-interval-error")).toBe(
      `Cannot audit: expected 1 to 2,147,483,647 as the interval, found ${found}`,
    );
    expect(await it.text("#canary-pod-error")).toBe(
      "Cannot audit: expected a name of the pod, found none",
    );
    expect(await it.page.getAttribute("#canary-interval", "aria-invalid")).toBe("true");
    expect(await it.page.locator("#pods h3").count()).toBe(0);
  }
  await audit(it, " 4 ", "none-such");
  expect(await it.page.locator("#panel-pods .field-error:not(:empty)").count()).toBe(0);
  expect(await it.page.getAttribute("#canary-interval", "aria-invalid")).toBe(null);
  expect(await it.text("#pods h3")).toContain("in pod none-such: 1 finding");
  expect((await tables(it)).join("\n")).toContain("DEAD_RULE – error, 1: ");
  expect(await it.text("#pods .stays")).toBe("There is nothing to move");
  await it.end();
});

it("a capture: each cluster that answers tell of, with a plan of its own", async () => {
  const topics = [named("t", [1, 2])];
  const brokers = [node(1, "main"), node(2, "canary-broker"), node(3, "main")];
  const answer = (server: number, clusterId: string): Answer => ({
    server,
    apiKey: 3,
    version: 13,
    message: { clusterId, controllerId: 1, brokers, topics, throttleTimeMs: 0, errorCode: 0 },
  });
  const it = await inspector();
  await it.drop({ name: "two.pcap", bytes: captureOf(answer(1, "one"), answer(2, "two")) });
  await it.isRead();
  await showPods(it);
  expect(await it.page.locator("#pods h2").allInnerTexts()).toEqual([
    "cluster one, 3 brokers in 2 pods, 1 topic, 1 partition",
    "cluster two, 3 brokers in 2 pods, 1 topic, 1 partition",
  ]);
  await audit(it, "9");
  expect(await it.page.locator("#pods textarea").count()).toBe(2);
  await it.end();
});

it("recordings without pods, and a file that tells of no brokers", async () => {
  const it = await inspector();
  await it.page.click("#example");
  await it.isRead();
  await showPods(it);
  expect(await it.text("#pods h2")).toBe("3 brokers in no pod, 6 topics, 9 partitions");
  const heads: string[] = [];
  for (const file of [`${CAPTURES}/tls.pcap`, SNAPSHOT, `${LOGS}/orders-none-0/${FIRST}`]) {
    await it.open(file);
    await it.page.locator("#pods[aria-busy=false]").waitFor();
    heads.push((await it.text("#pods")).replace(/ Brokers by pod.*/, ""));
  }
  const { out } = await ran(["pods", "f"], { f: readFileSync(SNAPSHOT) });
  expect(heads).toEqual([
    "Nothing in this file tells of brokers: no answer to Metadata or DescribeCluster, " +
    "no record of a metadata log.",
    linesOf(out)[0]!.replace("f: ", ""),
    "This cannot be read as a metadata log: Cannot decode MetadataRecord.frameVersion at byte 0: " +
    "expected frame version 1, found version 123",
  ]);
  await it.end();
});

it("the keyboard suffices, and settings stay for the next file", async () => {
  const it = await inspector();
  const { page } = it;
  await it.drop({ name: "one", bytes: await misplaced() });
  await it.isRead();
  await page.focus("#tab-frames");
  await page.keyboard.press("ArrowLeft"); // the last tab
  await page.locator("#tab-pods:focus").waitFor();
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key); // the panel, its first field
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await page.locator("#pods textarea").waitFor();
  expect(await page.evaluate(() => document.activeElement!.id)).toBe("canary-interval");
  expect(await it.text("#live")).toContain("3 findings");
  await it.drop({ name: "two", bytes: await misplaced() });
  await it.isRead();
  await page.locator("#pods h3").waitFor();
  expect(await it.text("#pods h3")).toContain("3 findings");
  await it.end();
});
