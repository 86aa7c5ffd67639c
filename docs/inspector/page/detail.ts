// The head of the middle pane: what the frame is, what can be done with it, what is wrong with it.

/// <reference lib="dom" />

import type { Detail, ExportForm, Note } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { compare } from "./compare.ts";
import { showLink } from "./dialog.ts";
import { button, byId, make, setText } from "./dom.ts";
import type { State } from "./state.ts";

/** Shows the frame that is selected. */
export class DetailHead {
  readonly #actions: Actions;

  /** A head that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    actions.store.subscribe((state, before) => this.#draw(state, before));
  }

  #draw({ detail }: State, before: State): void {
    if (detail === before.detail) return;
    const title = byId("detail-title");
    title.dataset["event"] = `${detail?.id ?? ""}`;
    setText(title, detail?.title ?? "No frame selected");
    const isBare = !detail?.bytes && !detail?.roots.length;
    byId("panes").classList.toggle("is-bare", isBare);
    byId("detail-actions").replaceChildren(...detail ? this.#buttons(detail) : []);
    byId("facts").replaceChildren(...(detail?.facts ?? []).map(fact));
    byId("notes").replaceChildren(...detail ? this.#notes(detail) : []);
  }

  #buttons(detail: Detail): Node[] {
    const { pair, outer, isFrame } = detail;
    return [
      ...this.#versions(detail),
      ...pair === undefined ? [] : [
        button("Other half", () => void this.#actions.jump(), {
          title: "To the answer, or to the request (j)",
        }),
      ],
      ...outer === undefined ? [] : [
        button(outer.title, () => void this.#actions.chooseEvent(outer.id), {
          title: "To what it is in",
        }),
      ],
      ...isFrame
        ? [
          this.#exports(),
          button("Link…", () => void showLink(this.#actions)),
          button("Compare…", () => void compare(this.#actions), {
            title: "Remembers this frame; then, at another one, shows what differs",
          }),
        ]
        : [],
    ];
  }

  #versions({ versions }: Detail): Node[] {
    if (!versions) return [];
    const { lowest, highest, own, shown } = versions;
    const select = make("select", {
      attributes: { id: "version", "aria-label": "Read the bytes as version" },
    });
    for (let version = lowest; version <= highest; version++) {
      const text = version === own ? `as v${version}, its own` : `as v${version}`;
      select.append(new Option(text, `${version}`, false, version === shown));
    }
    if (own < lowest || own > highest) select.prepend(new Option(`v${own}`, `${own}`, false, true));
    select.addEventListener("change", () => void this.#actions.setVersion(Number(select.value)));
    return [select];
  }

  #exports(): Node {
    const select = make("select", { attributes: { id: "export", "aria-label": "Save as" } });
    select.append(
      new Option("Save…", ""),
      new Option("frame as hex", "hex"),
      new Option("frame as a C array", "c"),
      new Option("frame as TypeScript", "ts"),
      new Option("connection as pcapng", "pcapng"),
    );
    select.addEventListener("change", () => {
      const form = select.value as ExportForm | "";
      select.value = "";
      if (form !== "") void this.#actions.save(form);
    });
    return select;
  }

  #notes({ notes, text }: Detail): Node[] {
    const items = notes.map((note) => this.#note(note));
    if (!text?.length) return items;
    const lines = make("pre", {
      text: text.join("\n"),
      attributes: { tabindex: 0, role: "region", "aria-label": "Where it breaks" },
    });
    return [...items, make("li", { class: "plain" }, lines)];
  }

  #note({ severity, text, offset }: Note): Node {
    const item = make("li", { class: severity, text });
    if (offset !== undefined) {
      item.append(button(`Byte ${offset}`, () => void this.#actions.chooseByte(offset)));
    }
    return item;
  }
}

function fact([name, value]: readonly [string, string]): Node {
  return make("div", {}, make("dt", { text: name }), make("dd", { text: value }));
}
