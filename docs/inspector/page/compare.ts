// Two frames side by side: the first is remembered, the second is the one that is selected then.

/// <reference lib="dom" />

import type { ComparedField, FramePlace } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { announce, byId, make, setText } from "./dom.ts";

let remembered: FramePlace | undefined;

/** Remembers the frame that is selected, or shows what differs between it and the one remembered. */
export async function compare(actions: Actions): Promise<void> {
  const { current: source, detail } = actions.state;
  if (!detail) return;
  const first = remembered;
  const isSame = first?.source === source && first.id === detail.id;
  if (first === undefined || isSame) return remember(source, detail.id, detail.title);
  remembered = undefined;
  try {
    const { titles, differences } = await actions.link.ask({
      type: "compare",
      source,
      id: detail.id,
      first,
    });
    show([`Event ${first.id}: ${titles[0]}`, `Event ${detail.id}: ${titles[1]}`], differences);
  } catch (error) {
    actions.fail((error as Error).message);
  }
}

function remember(source: number, id: number, title: string): void {
  remembered = { source, id };
  const text = `Event ${id}, ${title}, is remembered: select another frame and press Compare.`;
  setText(byId("status"), text);
  announce(text);
}

function show(titles: readonly [string, string], differences: readonly ComparedField[]): void {
  const count = differences.length;
  setText(
    byId("compare-text"),
    count === 0 ? "Their fields are equal." : `${count} field${count === 1 ? "" : "s"} differ.`,
  );
  const heads = ["Field", ...titles].map((text) =>
    make("th", { text, attributes: { scope: "col" } })
  );
  const rows = differences.map(({ place, first, second }) =>
    make("tr", {}, ...[place, first, second].map((text) => make("td", { text, class: "mono" })))
  );
  const table = make(
    "table",
    {},
    make("thead", {}, make("tr", {}, ...heads)),
    make("tbody", {}, ...rows),
  );
  byId("compare-table").replaceChildren(...count === 0 ? [] : [table]);
  byId<HTMLDialogElement>("compare").showModal();
}
