/// <reference lib="dom" />

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { encodeMetadataRequest, encodeMetadataResponse } from "../../codec/messages/metadata.ts";
import {
  ALL_TOPICS,
  METADATA_VERSION,
  topicNamesBody,
} from "../../docs/inspector/worker/metadata_bytes.ts";
import { CAPTURES, type Inspector, inspector } from "./inspector.ts";

const REGISTRATION = `${CAPTURES}/pod-registration.pcap`;
const METADATA_LOG = "test/captures/logs/single/__cluster_metadata-0/00000000000000000000.log";

it("names of topics are told to a replay in the bytes that the codec writes", () => {
  const names = new Map([
    ["-_8AAAAAAAAAAAAAAAAAAg", "orders"],
    ["AAAAAAAAAAAAAAAAAAAAAg", "é".repeat(100)],
  ]);
  const topics = [...names].map(([topicId, name]) => ({
    errorCode: 0,
    name,
    topicId,
    partitions: [],
  }));
  const body = encodeMetadataResponse({ brokers: [], topics }, METADATA_VERSION);
  expect(topicNamesBody(names)).toEqual(body);
  expect(ALL_TOPICS).toEqual(encodeMetadataRequest({ topics: null }, METADATA_VERSION));
});

async function registration(): Promise<Inspector> {
  const it = await inspector();
  await it.open(REGISTRATION);
  await it.choose("BrokerRegistration v4");
  return it;
}

it("U-31: a click on a field marks its bytes, a click on a byte its field", async () => {
  const it = await registration();
  await it.field("clusterId").click();
  expect(await it.chosenBytes()).toEqual(Array.from({ length: 23 }, (_, i) => 28 + i));
  expect(await it.text("#status")).toMatch(/^bytes 28–50 \(23\) · clusterId · compact string/);
  await it.page.locator('#hex .pairs [data-offset="24"]').click();
  await it.page.locator("#tree [aria-selected=true]", { hasText: "brokerId" }).waitFor();
  expect(await it.chosenBytes()).toEqual([24, 25, 26, 27]);
  expect(await it.text("#status")).toMatch(/^byte 24 \(0x18\) · body brokerId · int32/);
  await it.end();
});

it("U-31: a byte deep in closed lists opens the way to its field", async () => {
  const it = await registration();
  expect(await it.field("maxSupportedVersion").count()).toBe(0);
  await it.page.fill("#goto", "0x71");
  await it.page.press("#goto", "Enter");
  const chosen = it.page.locator("#tree [aria-selected=true]");
  await chosen.filter({ hasText: "maxSupportedVersion" }).waitFor();
  expect(await chosen.getAttribute("aria-level")).toBe("4");
  expect(await it.text("#status")).toContain("features[0].maxSupportedVersion · int16");
  await it.end();
});

it("U-31: hovering says what is there, tags and lengths look different", async () => {
  const it = await registration();
  await it.field("rack").hover();
  expect(await it.text("#status")).toContain("rack · compact string");
  const roles = await it.page.locator("#hex .pairs").first().evaluate((row) =>
    [...row.children].map((byte) => byte.className.replace("byte", "").trim())
  );
  expect(roles.slice(0, 8)).toEqual([
    ...Array.from({ length: 4 }, () => "length"),
    ...Array.from({ length: 4 }, () => "value"),
  ]);
  await it.end();
});

it("U-31: says in which versions a field is, and what the schemas say of it", async () => {
  const it = await inspector();
  await it.open(`${CAPTURES}/describe.pcap`);
  await it.filter("api==DescribeCluster && response");
  await it.choose("DescribeCluster v2");
  await it.field("header").dblclick();
  await it.field("correlationId").click();
  expect(await it.text("#status")).toMatch(/ · correlationId · int32 · \d+ · versions 0\+ · \w/);
  await it.field("length").click();
  expect(await it.text("#status")).not.toContain("version");
  await it.field("header").dblclick();
  await it.field("brokers").dblclick();
  await it.field("[0]").dblclick();
  await it.field("port").click();
  const port =
    /^bytes (\d+)–\d+ \(4\) · brokers\[0\]\.port · int32 · 19102 · versions 0\+ · TCP port that goes with Host\./;
  const [, offset] = port.exec(await it.text("#status")) ?? [];
  expect(offset).toBeDefined();
  await it.field("isFenced").click();
  expect(await it.text("#status")).toContain(
    "· false · versions 2+ · True for a registered broker",
  );
  await it.page.fill("#goto", `${offset}`);
  await it.page.press("#goto", "Enter");
  await it.page.locator("#tree [aria-selected=true]", { hasText: "port" }).waitFor();
  expect(await it.text("#status")).toContain("port · int32 · versions 0+ · TCP port");
  await it.end();
});

it("filters, and says what is wrong with a filter", async () => {
  const it = await registration();
  await it.filter("api==BrokerRegistration && response");
  const rows = await it.rows();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => !row.includes("← BrokerRegistration"))).toEqual([]);
  await it.filter("message.errorCode==104");
  expect((await it.rows()).join()).toContain("INCONSISTENT_CLUSTER_ID");
  await it.filter("apo==Metadata");
  expect(await it.text("#filter-error")).toMatch(/^Cannot read the filter at column 1: expected/);
  expect(await it.page.getAttribute("#filter", "aria-invalid")).not.toBeNull();
  await it.page.click("#filter-clear");
  await it.page.waitForFunction(() =>
    document.querySelector("#progress-text")!.textContent === "62 events"
  );
  await it.end();
});

it("applies what is pointed at as a filter", async () => {
  const it = await registration();
  await it.field("rack").click({ button: "right" });
  await it.page.locator("#menu [role=menuitem]").first().click();
  expect(await it.page.inputValue("#filter")).toBe('message.rack=="r0"');
  await it.isFiltered();
  expect(await it.rows()).toHaveLength(2);
  await it.page.click("#filter-clear");
  await it.isFiltered();
  await it.page.locator("#frames [data-index]").nth(3).click({ button: "right" });
  await it.page.locator("#menu", { hasText: "connection==1" }).waitFor();
  await it.page.keyboard.press("Escape");
  expect(await it.page.isVisible("#menu")).toBe(false);
  await it.end();
});

it("jumps between request and response", async () => {
  const it = await registration();
  await it.page.click("text=Other half");
  await it.page.waitForFunction(() =>
    document.querySelector("#detail-title")!.textContent === "BrokerRegistration v4 response"
  );
  expect(await it.text("#frames [aria-selected=true]")).toContain("←");
  await it.page.locator("#frames").focus();
  await it.page.keyboard.press("j");
  await it.page.waitForFunction(() =>
    document.querySelector("#detail-title")!.textContent === "BrokerRegistration v4 request"
  );
  await it.end();
});

it("reads the bytes as another version", async () => {
  const it = await registration();
  expect(await it.text("#facts")).toContain("header v2 (flexible from v0)");
  await it.page.selectOption("#version", "0");
  await it.page.locator("#notes .bad").waitFor();
  expect(await it.text("#notes")).toMatch(/^As version 0, \d+ bytes are left over/);
  await it.page.selectOption("#version", "4");
  await it.page.locator("#notes .bad").waitFor({ state: "detached" });
  await it.end();
});

/** The registration with the length of its cluster id, at byte 28 of the frame, made far too large. */
function broken(): Uint8Array {
  const bytes = new Uint8Array(readFileSync(REGISTRATION));
  const text = new TextEncoder().encode("a2Fma2Etd2lyZS10ZXN0MQ");
  const at = bytes.findIndex((_, i) => text.every((byte, n) => bytes[i + n] === byte));
  bytes[at - 1] = 0xff;
  bytes[at] = 0xff;
  return bytes;
}

it("shows a broken frame up to where it breaks, and all others", async () => {
  const it = await inspector();
  await it.drop({ name: "broken.pcap", bytes: broken() });
  await it.isRead();
  expect(await it.text("#progress-text")).toBe("62 events");
  await it.choose("malformed");
  expect(await it.text("#notes")).toMatch(
    /Cannot decode clusterId at byte \d+: expected .+, found/,
  );
  expect(await it.field("brokerId").innerText()).toContain("50");
  expect(await it.text("#notes pre")).toMatch(/✗.*clusterId/);
  await it.page.locator("#notes button").first().click();
  await it.page.waitForFunction(() => document.querySelector("#hex .cursor") !== null);
  await it.page.locator("#frames").focus();
  await it.page.keyboard.press("j");
  await it.page.waitForFunction(() =>
    document.querySelector("#detail-title")!.textContent === "BrokerRegistration v4 response"
  );
  await it.end();
});

it("shows a log segment: batches, records, runs of NoOp records as one", async () => {
  const it = await inspector();
  await it.open(METADATA_LOG);
  await it.page.locator("#frames").press("PageDown");
  await it.page.locator("#frames").press("PageDown");
  await it.choose("RegisterBrokerRecord");
  expect(await it.text("#tree")).toMatch(/record offset \d+, RegisterBrokerRecord/);
  await it.page.locator("#tree [role=treeitem]", { hasText: "metadata" }).dblclick();
  await it.field("data").dblclick();
  await it.field("brokerId").click();
  expect(await it.text("#status")).toMatch(
    /^brokerId · \d+ · versions 0\+ · Node id of the broker/,
  );
  await it.page.locator("#frames").press("PageDown");
  const fold = it.page.locator("#frames .fold").first();
  expect(await fold.innerText()).toMatch(/48 NoOp records\s+offsets 20 to 67/);
  const before = Number(await it.page.getAttribute("#frames", "aria-rowcount"));
  await fold.click();
  await it.page.locator("#frames").press("Enter");
  await it.page.waitForFunction(
    (before) => Number(document.querySelector("#frames")!.getAttribute("aria-rowcount")) > before,
    before,
  );
  await it.end();
});

it("shows records of a Fetch below their field, byte for byte", async () => {
  const it = await inspector();
  await it.open(`${CAPTURES}/codecs.pcap`);
  await it.filter("Produce && request && size>600");
  await it.choose("Produce v13");
  await it.page.locator("#tree").focus();
  for (const label of ["topicData", "[0]", "partitionData"]) {
    const field = it.field(label);
    if (await field.getAttribute("aria-expanded") === "false") await field.dblclick();
  }
  await it.page.locator("#tree [role=treeitem]", { hasText: /^▸\[0\]/ }).last().dblclick();
  await it.field("records").dblclick();
  await it.page.locator("#tree [role=treeitem]", { hasText: "batch, magic 2" }).first().dblclick();
  await it.field("crc").click();
  expect(await it.text("#status")).toContain("fits the bytes");
  expect((await it.chosenBytes()).length).toBe(4);
  await it.end();
});

it("lists connections, and says why one is not Kafka's", async () => {
  const it = await inspector();
  await it.open(`${CAPTURES}/tls.pcap`);
  await it.page.click("#tab-connections");
  await it.page.locator("#connections [data-index='0']").click();
  expect(await it.text("#connection-advice")).toMatch(/not-kafka: tls 1\.3.*tshark/);
  await it.end();
});

it("draws the requests of a connection over time, and leads from there to the frames", async () => {
  const it = await inspector();
  await it.open(`${CAPTURES}/alter.pcap`);
  await it.page.click("#tab-connections");
  const row = it.page.locator("#connections [data-index='7']");
  await row.click();
  const requests = await row.locator("[role=gridcell]").nth(5).innerText();
  const caption = it.page.locator("#timeline figcaption");
  await caption.filter({ hasText: `${requests} requests in` }).waitFor();
  expect(await it.page.locator("#timeline rect").count()).toBe(Number(requests));
  await it.page.locator("#timeline rect").first().click({ force: true });
  await it.page.locator("#frames:focus").waitFor();
  expect(await it.text("#frames [aria-selected=true]")).toMatch(/^\d+ [\d.]+ 7 →/);
  await it.end();
});

it("shows what differs between two frames", async () => {
  const it = await registration();
  await it.page.click("text=Compare…");
  expect(await it.text("#status")).toMatch(/^Event 5, .+ is remembered/);
  await it.page.locator("#frames [data-index='8']").click();
  await it.settled();
  await it.page.click("text=Compare…");
  await it.page.locator("#compare[open]").waitFor();
  expect(await it.text("#compare-text")).toMatch(/^\d+ fields? differ\.$/);
  expect(await it.text("#compare-table")).toContain("unknownTaggedFields");
  await it.end();
});

it("sums up, and leads from there to the frames", async () => {
  const it = await inspector();
  await it.open(`${CAPTURES}/errors.pcap`);
  await it.page.click("#tab-summary");
  await it.page.locator("caption", { hasText: "APIs and versions" }).waitFor();
  expect(await it.text("#panel-summary")).toContain("removed");
  await it.page.locator("#panel-summary td button", { hasText: "Metadata" }).first().click();
  await it.page.locator("#frames [data-index='0']").waitFor();
  expect(await it.page.inputValue("#filter")).toMatch(/^key==3 && version==\d+$/);
  await it.end();
});

for (
  const [form, name, sign] of [
    ["hex", /\.hex\.txt$/, /^00 00 01 1b 00 3e 00 04/],
    ["c", /\.c$/, /unsigned char/],
    ["ts", /\.ts$/, /new Uint8Array/],
    ["pcapng", /^connection-1\.pcapng$/, /^\n\r\r\n/],
  ] as const
) {
  it(`saves as ${form}`, async () => {
    const it = await registration();
    const waiting = it.page.waitForEvent("download");
    await it.page.selectOption("#export", form);
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(name);
    const path = await download.path();
    expect(readFileSync(path, "latin1")).toMatch(sign);
    if (form === "pcapng") {
      await it.drop({ name: "again.pcapng", bytes: readFileSync(path) });
      await it.page.waitForFunction(() =>
        /BrokerRegistration/.test(document.querySelector("#frames")!.textContent!)
      );
    }
    await it.end();
  });
}
