// A table of text.

/// <reference lib="dom" />

import type { TableView } from "../protocol.ts";
import { make } from "./dom.ts";

/** A table that scrolls by itself; `cellOf` makes the first cell of a row that has a filter. */
export function tableOf(
  { caption, columns, rows, filters }: TableView,
  cellOf?: (text: string, filter: string) => HTMLElement,
): HTMLElement {
  const heads = columns.map((text) => make("th", { text, attributes: { scope: "col" } }));
  const lines = rows.map((row, i) => {
    const filter = filters?.[i];
    const cells = row.map((text, column) =>
      column > 0 || filter === undefined || !cellOf
        ? make("td", { text })
        : make("td", {}, cellOf(text, filter))
    );
    return make("tr", {}, ...cells);
  });
  const table = make(
    "table",
    {},
    make("caption", { text: caption }),
    make("thead", {}, make("tr", {}, ...heads)),
    make("tbody", {}, ...lines),
  );
  return make("div", {
    class: "table-box",
    attributes: { tabindex: 0, role: "region", "aria-label": caption },
  }, table);
}
