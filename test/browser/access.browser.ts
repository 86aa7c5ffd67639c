/// <reference lib="dom" />

import axe from "axe-core";
import { expect, it } from "vitest";
import { logOf, partition, registered, topic } from "../command/pods_files.ts";
import { CAPTURES, type Inspector, inspector } from "./inspector.ts";

const REGISTRATION = `${CAPTURES}/pod-registration.pcap`;

/** A metadata log with something to move, and something that cannot be. */
const LEAKING = logOf(
  registered(1, "main", "r1"),
  registered(2, "canary-broker"),
  registered(3, null, null, true),
  topic("a", "orders"),
  partition("a", 0, 1, 3),
  partition("a", 1, 1),
  partition("a", 3, 1, 3, 2),
);

/** What axe finds, as "rule: element". */
async function found({ page }: Inspector): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
    })
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`)
  );
}

/** The states of the page, each reached from the one before. */
const STATES: readonly (readonly [name: string, reach: (it: Inspector) => Promise<void>])[] = [
  ["start", async () => {}],
  ["keys", async ({ page }) => await page.click("#show-help")],
  ["a file that cannot be read", async (it) => {
    await it.page.click("#show-help");
    await it.drop({ name: "bad.bin", bytes: Uint8Array.from({ length: 99 }, (_, i) => 255 - i) });
    await it.page.waitForFunction(() => document.querySelector("#alert")!.textContent !== "");
  }],
  ["a field", async (it) => {
    await it.open(REGISTRATION);
    await it.choose("BrokerRegistration v4");
    await it.field("rack").click();
    await it.field("rack").hover();
  }],
  ["menu", async (it) => {
    await it.page.click("#filter-by");
    await it.page.locator("#menu [role=menuitem]").first().waitFor();
  }],
  ["link", async (it) => {
    await it.page.keyboard.press("Escape");
    await it.page.click("text=Link…");
    await it.page.locator("#dialog[open]").waitFor();
  }],
  ["a bad filter", async (it) => {
    await it.page.click("#dialog-close");
    await it.filter("api=");
  }],
  ["connections", async ({ page }) => {
    await page.click("#tab-connections");
    await page.locator("#connections [data-index='0']").waitFor();
  }],
  ["summary", async ({ page }) => {
    await page.click("#tab-summary");
    await page.locator("caption").first().waitFor();
  }],
  ["pods", async ({ page }) => {
    await page.click("#tab-pods");
    await page.locator("#pods table").waitFor();
  }],
  ["bad settings of canaries", async ({ page }) => {
    await page.fill("#canary-interval", "x");
    await page.press("#canary-interval", "Enter");
    await page.locator("#canary-interval-error:not(:empty)").waitFor();
  }],
  ["findings and a plan", async (it) => {
    await it.drop({ name: "log", bytes: LEAKING });
    await it.isRead();
    await it.page.fill("#canary-interval", "2");
    await it.page.press("#canary-interval", "Enter");
    await it.page.locator("#pods textarea").waitFor();
  }],
  ["two frames", async (it) => {
    await it.page.selectOption("#source", { label: "pod-registration.pcap" });
    await it.page.click("#tab-frames");
    await it.filter("BrokerRegistration && request");
    await it.page.click("text=Compare…");
    await it.page.locator("#frames [data-index='1']").click();
    await it.settled();
    await it.page.waitForTimeout(50);
    await it.page.click("text=Compare…");
    await it.page.locator("#compare table").waitFor();
  }],
  ["errors", async (it) => {
    await it.page.click("#compare-close");
    await it.open(`${CAPTURES}/errors.pcap`);
    await it.page.click("#tab-frames");
    await it.filter("malformed");
    await it.page.locator("#notes pre").waitFor();
  }],
  ["no frame", async (it) => await it.filter("api==Metadata && api==Fetch")],
  ["log", async (it) => {
    await it.open(
      "test/captures/logs/__cluster_metadata-0/00000000000000000441-0000000001.checkpoint",
    );
    await it.page.locator("#tree [role=treeitem]").first().waitFor();
  }],
];

for (const colorScheme of ["light", "dark"] as const) {
  it(`axe finds nothing in any state, ${colorScheme}`, async () => {
    const it = await inspector({ colorScheme });
    for (const [name, reach] of STATES) {
      await reach(it);
      expect([name, ...await found(it)]).toEqual([name]);
    }
    await it.end();
  });
}

for (const width of [1_360, 1_024, 640]) { // at 200 %: 680, 512, 320
  it(`at 200 % the page does not scroll sideways, ${width} pixels`, async () => {
    const viewport = { width: width / 2, height: 400 };
    const it = await inspector({ viewport, deviceScaleFactor: 2 });
    for (const [name, reach] of STATES) {
      await reach(it);
      const over = await it.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.scrollingElement!;
        return scrollWidth - clientWidth;
      });
      expect([name, over]).toEqual([name, 0]);
    }
    await it.end();
  });
}

it("the keyboard suffices", async () => {
  const it = await inspector();
  const { page } = it;
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement!.id);
  const tabTo = async (id: string) => {
    for (let i = 0; i < 40 && await focused() !== id; i++) await keyboard.press("Tab");
    expect(await focused()).toBe(id);
  };
  await tabTo("example");
  await keyboard.press("Enter");
  await it.isRead();
  expect(await focused()).toBe("frames");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await it.settled();
  expect(await page.getAttribute("#frames", "aria-activedescendant")).toBe("frame-2");

  await keyboard.press("/");
  expect(await focused()).toBe("filter");
  await keyboard.type("BrokerRegistration && request");
  await keyboard.press("Enter");
  await it.isRead();
  await keyboard.press("Escape");
  expect(await focused()).toBe("frames");
  await keyboard.press("Home");
  await it.settled();
  expect(await it.text("#detail-title")).toBe("BrokerRegistration v4 request");

  await keyboard.press("Enter");
  expect(await focused()).toBe("tree");
  const chosen = page.locator("#tree [aria-selected=true]");
  await keyboard.press("ArrowDown"); // header
  await keyboard.press("ArrowRight");
  await page.locator("#tree [aria-expanded=true]", { hasText: "header" }).waitFor();
  await keyboard.press("ArrowRight");
  await chosen.filter({ hasText: "requestApiKey" }).waitFor();
  expect(await it.chosenBytes()).toEqual([4, 5]);
  await keyboard.press("ArrowLeft");
  await chosen.filter({ hasText: "header" }).waitFor();
  await keyboard.press("ArrowLeft");
  await page.locator("#tree [aria-expanded=false]", { hasText: "header" }).waitFor();
  await keyboard.press("f"); // no field of the message: the filters of the frame
  await page.locator("#menu").waitFor();
  await keyboard.press("ArrowDown");
  await keyboard.press("Escape");
  expect(await focused()).toBe("tree");

  await keyboard.press("g");
  await keyboard.type("16");
  await keyboard.press("Enter");
  expect(await focused()).toBe("hex");
  await chosen.filter({ hasText: "brokerId" }).waitFor();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowDown");
  await page.waitForFunction(() =>
    document.querySelector("#status")!.textContent!.startsWith("byte 33 ")
  );
  await keyboard.press("j");
  await page.waitForFunction(() =>
    /response/.test(document.querySelector("#detail-title")!.textContent!)
  );

  await tabTo("tab-frames");
  await keyboard.press("ArrowRight");
  expect(await focused()).toBe("tab-connections");
  await tabTo("connections");
  await page.locator("#connections [aria-selected=true]").waitFor();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await page.locator("#frames:focus").waitFor();
  await it.isRead();
  expect(await page.inputValue("#filter")).toBe("connection==1");
  await it.end();
});

it("moves nothing where motion is to be reduced", async () => {
  const it = await inspector({ reducedMotion: "reduce" });
  const duration = await it.page.evaluate(() =>
    getComputedStyle(document.querySelector("button")!).transitionDuration
  );
  expect(duration).toBe("0s");
  await it.end();
});
