// The dialog with a link to a frame, and what copies.

/// <reference lib="dom" />

import type { Actions } from "./actions.ts";
import { announce, byId, setText } from "./dom.ts";

/** Wires the buttons of the dialogs. */
export function wireDialog(): void {
  const dialog = byId<HTMLDialogElement>("dialog");
  byId("dialog-close").addEventListener("click", () => dialog.close());
  const other = byId<HTMLDialogElement>("compare");
  byId("compare-close").addEventListener("click", () => other.close());
  byId("dialog-copy").addEventListener("click", () => {
    void copyFrom(byId<HTMLInputElement>("dialog-value"), byId("dialog-text"));
  });
}

/** Shows a link to the frame that is selected. Only here, after a click, is there one. */
export async function showLink(actions: Actions): Promise<void> {
  const link = await actions.linkToFrame();
  if (link === undefined) return;
  setText(byId("dialog-title"), "Link to this frame");
  setText(
    byId("dialog-text"),
    "It holds the frame and its other half, with secrets and data of records masked. Whoever has it can read the rest.",
  );
  const value = byId<HTMLInputElement>("dialog-value");
  value.value = link;
  byId<HTMLDialogElement>("dialog").showModal();
  value.select();
}

/** Copies what stands in a field; `note` is told whether that went well. */
export async function copyFrom(
  field: HTMLInputElement | HTMLTextAreaElement,
  note: HTMLElement,
): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    announce("Copied");
    setText(note, "Copied.");
  } catch {
    setText(note, "The browser does not let this page copy: press Ctrl+C, it is selected.");
  }
}
