// Filters as text: which events of a capture to show.

import type { CaptureEvent } from "../event.ts";
import { parsePredicate } from "./filter_parse.ts";
import { FACTS, type FilterOptions, type FilterWord, WORDS } from "./filter_words.ts";
import { SeenConnections } from "./seen_connections.ts";

export { FilterError } from "./filter_error.ts";
export type { FilterOptions, FilterWord } from "./filter_words.ts";

/** Whether an event is wanted. Never throws, whatever the event holds. */
export type Filter = (event: CaptureEvent) => boolean;

/** The words that a filter may ask for, for completion. */
export const filterWords: readonly FilterWord[] = WORDS;

/** The facts that a filter may ask for, for completion: kinds, directions, flags, states, reasons, causes of gaps. */
export const filterFacts: readonly string[] = FACTS;

/**
 * Reads a filter such as `api==Metadata && version>=12 && error!=0 && client~"etl"`.
 *
 * ```text
 * filter   = [ any ]                              nothing: every event
 * any      = all { "||" all }
 * all      = test { "&&" test }
 * test     = "!" test | "(" any ")" | fact | API | subject [ operator value ]
 * subject  = word | "message." path               message.brokers.port, message.topics[0].name
 * operator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "~"
 * value    = number | "text" | 'text' | text without blanks and operators
 * ```
 *
 * A *word* is one of {@linkcode filterWords}. A *fact* is one of {@linkcode filterFacts}: a kind of event (`message`, `gap` …), a direction, a flag
 * (`truncated` …), a state of a connection, a reason (`orphan` …) or the cause of a gap; alone it asks whether the
 * event is or has that. So does the name of an API. A word alone asks whether the event has it: `error`, one other
 * than 0; `latency`, any. A path alone asks whether something is there that is not null, false, 0 or empty.
 *
 * A subject may have several values, such as topics: it fits if any of them does, but `!=` only if none is equal.
 * What an event lacks fits nothing, not even `!=`; `!(topic==a)` also takes what names no topic. `<` and the like
 * compare numbers. `~` asks whether the text of the value contains this text. It and all names ignore case; else
 * text must be the same. `null`, `true` and `false` without quotes stand for themselves. In quotes `\"`, `\'` and
 * `\\` are a quote and a backslash.
 *
 * `client`, `server` and `port` are known from events of the same connection that came before: give the filter all
 * events, in order, and a filter of its own to each capture. A test takes time in proportion to the size of the event,
 * whatever text it holds.
 *
 * @param options With `errorName` error codes may be called by name.
 * @throws {FilterError} If the text is no filter: its sentence says at which column, and what may stand there.
 * @example
 * ```ts
 * import { parseFilter } from "kafka-wire/capture";
 * const filter = parseFilter("gap && size>1000");
 * const gap = { kind: "gap", id: 1, connection: 0, direction: "request", cause: "snaplen" } as const;
 * const range = { stream: 0, length: 1448, missing: 1448, file: [] };
 * if (!filter({ ...gap, bytes: 1448, resyncedAfter: 0, range })) throw new Error("Cannot match");
 * ```
 */
export function parseFilter(text: string, options: FilterOptions = {}): Filter {
  const predicate = parsePredicate(text, options);
  const connections = new SeenConnections();
  return (event) => {
    const fits = predicate(event, connections.note(event));
    connections.pass(event);
    return fits;
  };
}
