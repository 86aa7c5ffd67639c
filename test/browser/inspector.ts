// The page in Chromium, and what a person does with it.

/// <reference lib="dom" />

import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { expect } from "vitest";

/** The page as a file: not that in dist/, which others may be building. */
export const PAGE_FILE = "build/inspector/index.html";
const PAGE = pathToFileURL(resolve(PAGE_FILE)).href;

/** Recordings of a 4.4 cluster. */
export const CAPTURES = "test/captures/broker-4.4";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-precise-memory-info",
];

let started: Promise<Browser> | undefined; // one for all tests of a file; it ends with their process

/** The page in a tab of its own. */
export async function inspector(options: BrowserContextOptions = {}): Promise<Inspector> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  started ??= chromium.launch({ executablePath, args: FLAGS });
  const viewport = { width: 1360, height: 850 };
  const context = await (await started).newContext({ viewport, ...options });
  return await Inspector.at(await context.newPage());
}

/** The page, opened. */
export class Inspector {
  readonly page: Page;
  /** What the page asked the network for, itself apart. */
  readonly requests: string[] = [];
  /** Exceptions, and what the console shows as an error. */
  readonly errors: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => {
      if (!/^(?:blob|data):/.test(request.url())) this.requests.push(request.url());
    });
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") this.errors.push(message.text());
    });
  }

  /** Opens the page in a tab. */
  static async at(page: Page, address: string = PAGE): Promise<Inspector> {
    const inspector = new Inspector(page);
    await page.goto(address);
    return inspector;
  }

  /** Nothing went wrong, and nothing left the machine. */
  async end(address: string = PAGE): Promise<void> {
    expect(this.errors).toEqual([]);
    expect(this.requests.map((url) => url.split("#")[0])).toEqual([address]);
    await this.page.context().close();
  }

  /** Opens files of the disk. */
  async open(...paths: string[]): Promise<void> {
    await this.page.setInputFiles("#file", paths);
    await this.isRead();
  }

  /** Drops files on the page; as strings they are paths. */
  async drop(...files: (string | { name: string; bytes: Uint8Array })[]): Promise<void> {
    const given = files.map((file) => {
      const { name, bytes } = typeof file === "string"
        ? { name: basename(file), bytes: readFileSync(file) }
        : file;
      return { name, base64: Buffer.from(bytes).toString("base64") };
    });
    await this.page.evaluate((given) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
        data.items.add(new File([bytes], name));
      }
      const target = document.querySelector("#drop")!;
      const event = (type: string) =>
        new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
      for (const type of ["dragenter", "dragover", "drop"]) target.dispatchEvent(event(type));
    }, given);
  }

  /** Waits until the source is read. */
  async isRead(): Promise<void> {
    await this.page.waitForFunction(() => {
      const text = document.querySelector("#progress-text")!.textContent!;
      return text !== "" && !/^(?:Reading|Filtering)/.test(text);
    });
  }

  /** Selects the first row in sight with this text, and waits for its fields. */
  async choose(text: string | RegExp): Promise<void> {
    await this.page.locator("#frames [data-index]").filter({ hasText: text }).first().click();
    await this.settled();
  }

  /** Waits until what is selected in the list is what is shown below it. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const event = document.querySelector("#frames [aria-selected=true]")?.firstElementChild;
      const shown = document.querySelector<HTMLElement>("#detail-title")!.dataset["event"];
      return event && shown !== undefined && event.textContent === shown;
    });
  }

  /** The texts of the rows in sight. */
  async rows(): Promise<string[]> {
    const rows = this.page.locator("#frames [data-index]");
    return (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
  }

  /** A node of the tree that is in sight, by its label. */
  field(label: string) {
    return this.page.locator("#tree [role=treeitem]").filter({
      has: this.page.locator(".label", {
        hasText: new RegExp(`^${label.replace(/[[\]]/g, "\\$&")}$`),
      }),
    }).first();
  }

  /** Filters the frames. */
  async filter(text: string): Promise<void> {
    await this.page.fill("#filter", text);
    await this.page.press("#filter", "Enter");
    await this.isFiltered();
  }

  /** Waits until the filter is applied, and the rows in sight are there. */
  async isFiltered(): Promise<void> {
    await this.page.locator("#frames[aria-busy=false]").waitFor();
    await this.isRead();
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll("#frames [data-index] .title")].every((title) =>
        title.textContent !== ""
      )
    );
  }

  /** Offsets of the bytes that are marked as those of the field. */
  async chosenBytes(): Promise<number[]> {
    const bytes = this.page.locator("#hex .pairs .chosen");
    return await bytes.evaluateAll((all) =>
      all.map((byte) => Number((byte as HTMLElement).dataset["offset"]))
    );
  }

  /** The text of an element. */
  async text(selector: string): Promise<string> {
    return (await this.page.locator(selector).innerText()).replace(/\s+/g, " ").trim();
  }
}
