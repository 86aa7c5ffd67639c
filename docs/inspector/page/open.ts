// How something comes into the page: files, drops, pasted text, the example, a link. And the options for it.

/// <reference lib="dom" />

import type { ReadOptions } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { byId, setText } from "./dom.ts";
import { textOfFragment } from "./fragment.ts";
import { currentSource, type State } from "./state.ts";

/** Wires all ways to open something. */
export class Opening {
  readonly #actions: Actions;

  /** @param example The example, packed, in base64. */
  constructor(actions: Actions, example: string) {
    this.#actions = actions;
    const file = byId<HTMLInputElement>("file");
    byId("pick").addEventListener("click", () => file.click());
    file.addEventListener("change", () => {
      actions.openFiles(file.files ?? []);
      file.value = "";
    });
    byId("example").addEventListener("click", () => actions.open("example.pcap", blobOf(example)));
    byId("paste-form").addEventListener("submit", (event) => this.#paste(event));
    byId("show-start").addEventListener("click", () => actions.toggleStart());
    byId("again").addEventListener("click", () => actions.readAgain(this.#options()));
    for (const id of ["no-redact", "ports", "decode", "orphans"]) {
      byId(id).addEventListener("change", () => actions.setOptions(this.#options()));
    }
    this.#reset();
    this.#listenToDrops();
    actions.store.subscribe((state, before) => this.#draw(state, before));
    addEventListener("hashchange", () => this.openFragment());
  }

  /** Opens what a link holds. */
  openFragment(): void {
    const text = textOfFragment(location.hash);
    if (text !== undefined) this.#actions.open("frames of a link", text);
  }

  /** Browsers restore forms: masking is on at every start. */
  #reset(): void {
    byId<HTMLInputElement>("no-redact").checked = false;
    byId<HTMLSelectElement>("decode").value = "all";
    byId<HTMLSelectElement>("orphans").value = "infer";
    byId<HTMLInputElement>("ports").value = "";
  }

  #paste(event: Event): void {
    event.preventDefault();
    const area = byId<HTMLTextAreaElement>("paste");
    if (area.value.trim() === "") {
      this.#actions.fail("Cannot decode the text: it is empty");
      area.focus();
    } else this.#actions.open("pasted text", area.value);
  }

  #options(): ReadOptions {
    const { ports, wrong } = portsOf(byId<HTMLInputElement>("ports").value);
    setText(
      byId("ports-error"),
      wrong === undefined ? "" : `“${wrong}” is no port: expected numbers from 1 to 65535`,
    );
    return {
      redact: !byId<HTMLInputElement>("no-redact").checked,
      ports,
      decode: byId<HTMLSelectElement>("decode").value as ReadOptions["decode"],
      orphans: byId<HTMLSelectElement>("orphans").value as ReadOptions["orphans"],
    };
  }

  #listenToDrops(): void {
    let depth = 0; // leaving a child is not leaving the page
    const mark = (by: number) => {
      depth = Math.max(0, depth + by);
      document.body.classList.toggle("is-dragging", depth > 0);
    };
    addEventListener("dragenter", (event) => {
      event.preventDefault();
      mark(1);
    });
    addEventListener("dragleave", () => mark(-1));
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault();
      mark(-depth);
      this.#dropped(event.dataTransfer);
    });
  }

  #dropped(data: DataTransfer | null): void {
    const files = data?.files ?? [];
    const text = data?.getData("text/plain") ?? "";
    if (files.length > 0) this.#actions.openFiles(files);
    else if (text !== "") this.#actions.open("dropped text", text);
  }

  #draw(state: State, before: State): void {
    const hasSources = state.sources.length > 0;
    byId("start").hidden = !state.showsStart;
    byId("work").hidden = state.showsStart;
    document.body.classList.toggle("is-working", !state.showsStart);
    byId("show-start").hidden = !hasSources;
    setText(byId("show-start"), state.showsStart ? "Back to the capture" : "Open…");
    byId("again").hidden = !hasSources;
    setText(byId("alert"), state.error);
    if (state.sources !== before.sources || state.current !== before.current) this.#sources(state);
    const wasOpened = before.showsStart && !state.showsStart;
    if (wasOpened) byId("frames").focus();
  }

  #sources({ sources, current }: State): void {
    const select = byId<HTMLSelectElement>("source");
    const known = [...select.options].map(({ value, text }) => `${value} ${text}`).join("\n");
    const wanted = sources.map(({ number, name }) => `${number} ${name}`).join("\n");
    if (known !== wanted) {
      select.replaceChildren(...sources.map(({ number, name }) => new Option(name, `${number}`)));
    }
    select.value = `${current}`;
  }
}

/** Wires the bar above the frames: which file, how far it is, which view. */
export class SourceBar {
  /** A bar that follows the state. */
  constructor(actions: Actions) {
    const select = byId<HTMLSelectElement>("source");
    select.addEventListener("change", () => actions.show(Number(select.value)));
    byId("close-source").addEventListener("click", () => actions.close());
    byId("cancel").addEventListener("click", () => actions.cancel());
    actions.store.subscribe((state) => this.#draw(state));
  }

  #draw(state: State): void {
    const progress = currentSource(state)?.progress;
    if (!progress) return;
    const { phase, read, total, events, rows } = progress;
    const isBusy = phase === "reading" || phase === "filtering";
    const bar = byId<HTMLProgressElement>("progress");
    bar.hidden = !isBusy;
    bar.value = total === 0 ? 0 : read / total * 100;
    byId("cancel").hidden = !isBusy;
    const shown = rows === events ? "" : `, ${rows.toLocaleString("en")} shown`;
    const counts = `${events.toLocaleString("en")} events${shown}`;
    setText(byId("progress-text"), `${PHASES[phase]}${counts}`);
  }
}

const PHASES = {
  reading: "Reading… ",
  filtering: "Filtering… ",
  done: "",
  stopped: "Stopped: ",
  failed: "Failed: ",
} as const;

function portsOf(text: string): { readonly ports: number[]; readonly wrong?: string } {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  const wrong = words.find((word) => !/^\d{1,5}$/.test(word) || !isPort(Number(word)));
  return wrong === undefined ? { ports: words.map(Number) } : { ports: [], wrong };
}

function isPort(port: number): boolean {
  return port >= 1 && port <= 65_535;
}

function blobOf(base64: string): Blob {
  const text = atob(base64.trim());
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
}
