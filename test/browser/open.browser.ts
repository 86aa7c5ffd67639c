/// <reference lib="dom" />

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { CAPTURES, Inspector, inspector, PAGE_FILE } from "./inspector.ts";

const REGISTRATION = `${CAPTURES}/pod-registration.pcap`;

it("shows a capture that is dropped on it", async () => {
  const it = await inspector();
  expect(await it.text(".privacy")).toContain("Nothing is uploaded");
  await it.drop(REGISTRATION);
  await it.isRead();
  const rows = await it.rows();
  expect(rows[4]).toMatch(/^5 0\.\d{6} 1 → BrokerRegistration v4 1 287 pod-probe$/);
  expect(await it.text("#progress-text")).toBe("62 events");
  await it.end();
});

it("shows several files, one at a time", async () => {
  const it = await inspector();
  await it.drop(REGISTRATION, `${CAPTURES}/fenced.pcap`);
  await it.isRead();
  const names = await it.page.locator("#source option").allInnerTexts();
  expect(names).toEqual(["pod-registration.pcap", "fenced.pcap"]);
  await it.page.selectOption("#source", { label: "fenced.pcap" });
  await it.page.waitForFunction(() =>
    document.querySelector("#progress-text")!.textContent === "92 events"
  );
  await it.filter("DescribeCluster");
  await it.page.selectOption("#source", { label: "pod-registration.pcap" });
  expect(await it.page.inputValue("#filter")).toBe("");
  await it.page.click("#close-source");
  expect(await it.page.inputValue("#filter")).toBe("DescribeCluster");
  await it.end();
});

it("shows the example that it carries", async () => {
  const it = await inspector();
  await it.page.click("#example");
  await it.isRead();
  await it.choose("BrokerRegistration v4");
  expect(await it.text("#detail-title")).toBe("BrokerRegistration v4 request");
  await it.end();
});

it("decodes pasted hex, and says what it took it for", async () => {
  const it = await inspector();
  await it.page.fill(
    "#paste",
    "00 00 00 0e 00 03 00 01 # Metadata v1\n00 00 00 07 ff ff ff ff ff ff",
  );
  await it.page.click("text=Decode the text");
  await it.isRead();
  expect((await it.rows()).join("\n")).toContain("The text was taken for hexadecimal digits");
  await it.choose("Metadata v1");
  const topics = it.field("topics");
  expect(await topics.innerText()).toContain("null"); // U-17: nothing breaks on a null list
  await it.end();
});

it("U-17: shows a null client id and null topics", async () => {
  const it = await inspector();
  await it.page.fill("#paste", "0000000e 0003 0001 00000007 ffff ffffffff");
  await it.page.click("text=Decode the text");
  await it.isRead();
  await it.choose("Metadata v1");
  expect(await it.text("#facts")).toContain("client id null");
  await it.end();
});

it("says what is wrong with what it cannot read", async () => {
  const it = await inspector();
  const junk = Uint8Array.from({ length: 3_000 }, (_, i) => (i * i * 31 + 7 * i + 131) % 256);
  await it.drop({ name: "picture.bin", bytes: junk });
  await it.page.waitForFunction(() => document.querySelector("#alert")!.textContent !== "");
  expect(await it.text("#alert")).toMatch(/^picture\.bin: Cannot read .+: expected .+/);
  await it.drop({ name: "nothing.pcap", bytes: new Uint8Array(0) });
  await it.page.waitForFunction(() =>
    /nothing/.test(document.querySelector("#alert")!.textContent!)
  );
  expect(await it.text("#alert")).toBe("nothing.pcap: Cannot read the source: it is empty");
  await it.page.fill("#paste", "what is this?");
  await it.page.click("text=Decode the text");
  await it.page.waitForFunction(() =>
    /pasted/.test(document.querySelector("#alert")!.textContent!)
  );
  expect(await it.text("#alert")).toMatch(/^pasted text: Cannot read/);
  await it.end();
});

it("keeps what a cut file holds, and says where it ends", async () => {
  const it = await inspector();
  const whole = readFileSync(REGISTRATION);
  await it.drop({ name: "cut.pcap", bytes: whole.subarray(0, 6_000) });
  await it.isRead();
  await it.filter("warning");
  expect((await it.rows()).join("\n")).toMatch(/warning .*end/i);
  await it.end();
});

it("unpacks gzip, also what is left of it", async () => {
  const it = await inspector();
  const packed = gzipSync(readFileSync(`${CAPTURES}/fenced.pcap`));
  await it.drop({ name: "fenced.pcap.gz", bytes: packed });
  await it.isRead();
  expect(await it.text("#progress-text")).toBe("92 events");
  await it.drop({ name: "half.pcap.gz", bytes: packed.subarray(0, packed.length / 2) });
  await it.page.waitForFunction(() => {
    const text = document.querySelector("#progress-text")!.textContent!;
    return /^\d+ events$/.test(text) && text !== "92 events";
  });
  await it.end();
});

it("masks secrets at every start, and shows them only when it is told to", async () => {
  const it = await inspector();
  await it.open(`${CAPTURES}/sasl.pcap`);
  const first = async () => {
    await it.filter("SaslAuthenticate && request");
    await it.choose("SaslAuthenticate");
    return await it.page.content();
  };
  const masked = await first();
  expect(await it.field("authBytes").innerText()).toMatch(/«\d+ bytes»/);
  expect(await it.page.locator("#hex").innerText()).toContain("**");
  await it.page.click("#show-start");
  await it.page.check("#no-redact");
  await it.page.click("#again");
  await it.isRead();
  await first();
  const [, secret] = /([0-9a-f]{2}(?: [0-9a-f]{2}){7})/.exec(
    await it.field("authBytes").innerText(),
  )!;
  expect(masked).not.toContain(secret);
  await it.page.reload();
  expect(await it.page.isChecked("#no-redact")).toBe(false);
  await it.page.context().close();
});

it("masks data of records, in the fields and in the bytes", async () => {
  const it = await inspector();
  await it.open("test/captures/logs/orders-none-0/00000000000000000000.log");
  await it.page.locator("#frames [data-index='1']").click();
  await it.settled();
  expect(await it.field("value").innerText()).toMatch(/«\d+ bytes»/);
  const bytes = await it.page.locator("#hex .pairs").allInnerTexts();
  expect(bytes.slice(4).join("").replace(/[*\s]/g, "")).toBe("");
  await it.end();
});

it("decodes the bytes of one direction of a connection", async () => {
  const it = await inspector();
  const request = [0, 0, 0, 14, 0, 3, 0, 1, 0, 0, 0, 7, 255, 255, 255, 255, 255, 255];
  await it.drop({ name: "stream.bin", bytes: Uint8Array.from([...request, ...request]) });
  await it.isRead();
  await it.choose("Metadata v1");
  await it.field("topics").click();
  expect(await it.chosenBytes()).toEqual([14, 15, 16, 17]);
  await it.end();
});

it("goes on with the other files when one cannot be read", async () => {
  const it = await inspector();
  await it.drop(
    { name: "bad.bin", bytes: Uint8Array.from({ length: 99 }, (_, i) => 255 - i) },
    REGISTRATION,
  );
  await it.page.waitForFunction(() => document.querySelector("#alert")!.textContent !== "");
  await it.isRead();
  expect(await it.text("#alert")).toMatch(/^bad\.bin: Cannot read/);
  expect(await it.text("#progress-text")).toBe("62 events");
  expect(await it.page.locator("#source option").allInnerTexts()).toEqual([
    "pod-registration.pcap",
  ]);
  await it.end();
});

it("makes a link to a frame on demand, and opens it", async () => {
  const it = await inspector();
  await it.open(REGISTRATION);
  await it.choose("BrokerRegistration v4");
  expect(it.page.url()).not.toContain("#");
  await it.page.click("text=Link…");
  await it.page.locator("#dialog[open]").waitFor();
  const link = await it.page.inputValue("#dialog-value");
  await it.page.click("#dialog-close");
  const other = await Inspector.at(await it.page.context().newPage(), link);
  await other.isRead();
  await other.choose("BrokerRegistration v4");
  expect(await other.field("rack").innerText()).toContain('"r0"');
  expect((await other.rows()).join("\n")).toContain("← BrokerRegistration v4");
  await it.end();
});

it("cannot reach the network, nor can its worker", async () => {
  const connections: unknown[] = [];
  const server = createServer((socket) => connections.push(socket.destroy())).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const it = await inspector();
  await it.open(REGISTRATION);
  const reach = async (place: string) => {
    await fetch(`http://${place}/`).catch(() => {});
    await new Promise((done) => {
      const socket = new WebSocket(`ws://${place}/`);
      socket.onopen = socket.onerror = done;
    }).catch(() => {});
  };
  await it.page.evaluate(reach, place);
  await it.page.workers()[0]!.evaluate(reach, place);
  await it.page.evaluate((place) => {
    const image = new Image();
    image.src = `http://${place}/a.png`;
    document.body.append(image);
  }, place);
  await it.page.waitForTimeout(200);
  expect(connections).toEqual([]);
  expect(it.errors.filter((text) => /Content Security Policy/.test(text)).length)
    .toBeGreaterThan(2);
  await it.page.context().close();
  server.close();
});

it("npm run inspect: serves it on a free port", async () => {
  const server = spawn("deno", [
    "run",
    "--allow-read=build",
    "--allow-net=127.0.0.1",
    "docs/inspector/serve.ts",
    PAGE_FILE,
  ], {
    detached: true,
  });
  try {
    const [line] = await once(server.stdout, "data");
    const address = `${line}`.trim();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const { page } = await inspector();
    const it = await Inspector.at(page, address);
    await it.open(REGISTRATION);
    expect(await it.text("#progress-text")).toBe("62 events");
    await it.end(address);
  } finally {
    process.kill(-server.pid!); // the group: deno may be behind a wrapper
  }
});

it("is at most 200 kB with every message in it", () => {
  const html = readFileSync(PAGE_FILE);
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(200_000);
});
