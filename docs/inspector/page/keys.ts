// Keys that work wherever one is, unless one is typing; and the fields they lead to.

/// <reference lib="dom" />

import type { Actions } from "./actions.ts";
import { byId, setText } from "./dom.ts";
import type { FilterBox } from "./filter.ts";

/** Wires the keys, the help for them, and "go to byte". */
export function wireKeys(actions: Actions, filter: FilterBox): void {
  addEventListener("keydown", (event) => key(event, actions, filter));
  byId("goto-form").addEventListener("submit", (event) => {
    event.preventDefault();
    goTo(actions);
  });
  const help = byId("show-help");
  help.addEventListener("click", () => {
    const panel = byId("help");
    panel.hidden = !panel.hidden;
    help.setAttribute("aria-expanded", `${!panel.hidden}`);
  });
}

function key(event: KeyboardEvent, actions: Actions, filter: FilterBox): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return escape(actions);
  if (isTyping(event.target) || actions.state.showsStart) return;
  const focused = document.activeElement;
  switch (event.key) {
    case "/":
      return takeTo(event, actions, "filter");
    case "g":
      return takeTo(event, actions, "goto");
    case "j":
      event.preventDefault();
      return void actions.jump();
    case "f":
      event.preventDefault();
      return filter.openAt(focused && focused !== document.body ? focused : byId("frames"));
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

function takeTo(event: Event, actions: Actions, id: string): void {
  event.preventDefault();
  actions.setTab("frames");
  queueMicrotask(() => byId<HTMLInputElement>(id).select());
}

/** Out of a field to the frames; with nothing to leave, stop reading. */
function escape(actions: Actions): void {
  if (document.querySelector("dialog[open]")) return;
  if (isTyping(document.activeElement) && !actions.state.showsStart) byId("frames").focus();
  else if (!byId("cancel").hidden) actions.cancel();
}

function goTo(actions: Actions): void {
  const text = byId<HTMLInputElement>("goto").value.trim();
  const offset = /^(?:\d+|0x[\da-f]+)$/i.test(text) ? Number(text) : NaN;
  const bytes = actions.state.detail?.bytes ?? 0;
  const isThere = offset < bytes;
  const most = bytes === 0
    ? "there are no bytes"
    : `expected 0 to ${bytes - 1}, or 0x and hex digits`;
  setText(byId("goto-error"), isThere ? "" : `Cannot go there: ${most}`);
  if (!isThere) return;
  void actions.chooseByte(offset);
  byId("hex").focus();
}
