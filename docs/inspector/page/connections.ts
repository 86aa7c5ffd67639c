// The list of connections.

/// <reference lib="dom" />

import type { ConnectionView } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { byId, make, setText } from "./dom.ts";
import { currentSource, type State } from "./state.ts";
import { timelineFigure } from "./timeline.ts";
import { movedBy, VirtualList } from "./virtual_list.ts";

const COLUMNS: readonly [title: string, name: string, of: (c: ConnectionView) => string][] = [
  ["No", "number", ({ number }) => `${number}`],
  ["Client", "", ({ client }) => client],
  ["Server", "", ({ server }) => server],
  ["Client id", "wide", ({ clientId }) => clientId],
  ["State", "wide", ({ state }) => state],
  ["Requests", "number", ({ requests }) => requests.toLocaleString("en")],
  ["Answers", "number wide", ({ responses }) => responses.toLocaleString("en")],
  ["Bytes", "number wide", ({ bytes }) => bytes.toLocaleString("en")],
  ["Problems", "number wide", ({ problems }) => problems > 0 ? problems.toLocaleString("en") : ""],
];

/** Shows the connections of the source. */
export class ConnectionList {
  readonly #actions: Actions;
  readonly #box: HTMLElement = byId("connections");
  readonly #list: VirtualList;
  #connections: readonly ConnectionView[] = [];
  #row = -1;

  /** A list that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    this.#list = new VirtualList(this.#box, {
      row: (i) => this.#line(i),
      head: head(),
      bodyRole: "rowgroup",
    });
    this.#box.addEventListener("keydown", (event) => this.#key(event));
    this.#box.addEventListener("mousedown", (event) => {
      const index = (event.target as Element).closest<HTMLElement>("[data-index]")
        ?.dataset["index"];
      if (index !== undefined) this.#choose(Number(index));
    });
    this.#box.addEventListener("dblclick", () => this.#filter());
    actions.store.subscribe((state, before) => void this.#draw(state, before));
  }

  async #draw(state: State, before: State): Promise<void> {
    if (state.tab !== "connections" || state.showsStart) return;
    const source = currentSource(state);
    const isSame = before.tab === "connections" && !before.showsStart &&
      source?.progress === currentSource(before)?.progress;
    if (isSame || !source) return;
    if (state.current !== before.current || before.tab !== "connections") this.#row = -1;
    const answer = await this.#actions.link.ask({
      type: "connections",
      source: state.current,
      from: 0,
      count: 100_000,
    });
    this.#connections = answer.connections;
    this.#box.setAttribute("aria-rowcount", `${answer.total + 1}`);
    this.#list.show(answer.total);
    if (this.#row < 0 && answer.total > 0) this.#choose(0);
  }

  #line(index: number): HTMLElement {
    const connection = this.#connections[index];
    const cells = COLUMNS.map(([, name, of]) =>
      make("span", {
        class: name,
        text: connection ? of(connection) : "",
        attributes: { role: "gridcell" },
      })
    );
    return make("div", {
      class: `line${connection?.state.startsWith("not-kafka") ? " note" : ""}`,
      attributes: {
        role: "row",
        id: `connection-${index}`,
        "aria-rowindex": index + 2,
        "aria-selected": index === this.#row,
        "data-index": index,
      },
    }, ...cells);
  }

  #choose(index: number): void {
    this.#row = index;
    this.#list.reveal(index);
    this.#box.setAttribute("aria-activedescendant", `connection-${index}`);
    const connection = this.#connections[index];
    setText(byId("connection-advice"), connection ? adviceOf(connection) : "");
    if (connection) void this.#drawTimeline(connection.number);
  }

  async #drawTimeline(number: number): Promise<void> {
    const source = this.#actions.state.current;
    const timeline = await this.#actions.link.ask({ type: "timeline", source, connection: number });
    if (this.#connections[this.#row]?.number !== number) return;
    const figure = timelineFigure(timeline, (id) => void this.#actions.showEvent(id));
    byId("timeline").replaceChildren(...figure ? [figure] : []);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = movedBy(event.key, this.#row, this.#list.count, this.#list.page);
    if (to !== undefined) this.#choose(to);
    else if (event.key === "Enter") this.#filter();
    else return;
    event.preventDefault();
  }

  /** Shows the frames of the connection. */
  #filter(): void {
    const connection = this.#connections[this.#row];
    if (!connection) return;
    void this.#actions.showFrames(`connection==${connection.number}`);
  }
}

function adviceOf({ number, state, advice }: ConnectionView): string {
  const next = "Enter or a double click shows its events.";
  return [`Connection ${number}: ${state || "open"}.`, advice, next].filter((text) => text).join(
    " ",
  );
}

function head(): HTMLElement {
  const cells = COLUMNS.map(([title, name]) =>
    make("span", { class: name, text: title, attributes: { role: "columnheader" } })
  );
  const line = make(
    "div",
    { class: "line", attributes: { role: "row", "aria-rowindex": 1 } },
    ...cells,
  );
  return make("div", { class: "head", attributes: { role: "rowgroup" } }, line);
}
