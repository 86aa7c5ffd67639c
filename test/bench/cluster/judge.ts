// What a stopped leader has cost: figures of one producer.

import type { Told } from "./write_on.ts";

/** When what happened, in milliseconds since 1970. */
export interface Times {
  readonly stoppedAt: number;
  readonly continuedAt: number;
  /** From the stop until every partition had another leader. */
  readonly electedMs: number;
}

/** The figures of a round. */
export interface Row {
  /** From the stop to the next acknowledged record; Infinity: there was none. */
  readonly silenceMs: number;
  /** Errors that the caller has seen while the leader was stopped, by what they say. */
  readonly errors: readonly string[];
  /** Those that came later. */
  readonly laterErrors: readonly string[];
  readonly acknowledged: number;
  /** Acknowledged, but not stored. */
  readonly lost: number;
  /** Stored more than once. */
  readonly doubled: number;
  /** Stored, though the caller got an error. */
  readonly stored: number;
  /** Records without outcome. */
  readonly unsettled: number;
}

/** What was acknowledged by then may still be on its way; no other leader can be there. */
const ON_ITS_WAY = 500;

/** Holds what a producer tells against what is stored. */
export function rowOf(
  { outcomes, unsettled }: Told,
  values: readonly string[],
  { stoppedAt, continuedAt }: Times,
): Row {
  const stored = countsOf(values.map((value) => Number(value.split(" ")[1])));
  const acknowledged = outcomes.filter(({ error }) => error === null);
  const failed = outcomes.filter(({ error }) => error !== null);
  const later = acknowledged.map(({ at }) => at).filter((at) => at > stoppedAt + ON_ITS_WAY);
  const errorsIf = (isTold: (at: number) => boolean) =>
    failed.filter(({ at }) => isTold(at)).map(({ error }) => error!);
  return {
    silenceMs: Math.min(...later) - stoppedAt,
    errors: errorsIf((at) => at <= continuedAt),
    laterErrors: errorsIf((at) => at > continuedAt),
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ number }) => !stored.has(number)).length,
    doubled: [...stored.values()].filter((count) => count > 1).length,
    stored: failed.filter(({ number }) => stored.has(number)).length,
    unsettled,
  };
}

function countsOf(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Titles of the columns, and so wide they are. */
const COLUMNS:
  readonly (readonly [title: string, width: number, cell: (rows: readonly Row[]) => string])[] = [
    ["silent: first stopped, s", 26, (rows) => secondsOf(rows, 0)],
    ["last stopped, s", 18, (rows) => secondsOf(rows, 1)],
    ["errors", 8, (rows) => sumOf(rows, ({ errors }) => errors.length)],
    ["later", 7, (rows) => sumOf(rows, ({ laterErrors }) => laterErrors.length)],
    ["acknowledged", 14, (rows) => sumOf(rows, ({ acknowledged }) => acknowledged)],
    ["lost", 6, (rows) => sumOf(rows, ({ lost }) => lost)],
    ["doubled", 9, (rows) => sumOf(rows, ({ doubled }) => doubled)],
    ["error, but stored", 19, (rows) => sumOf(rows, ({ stored }) => stored)],
    ["without outcome", 17, (rows) => sumOf(rows, ({ unsettled }) => unsettled)],
  ];
const TITLE = 32;
const MOST_TEXT = 100;

/** The line above those of the producers. */
export function headLine(): string {
  return " ".repeat(TITLE) + COLUMNS.map(([title, width]) => title.padStart(width)).join("");
}

/** One line for all rounds of a producer, and one for each kind of error. */
export function linesOf(title: string, rows: readonly Row[]): string {
  const cells = COLUMNS.map(([, width, cell]) => cell(rows).padStart(width));
  const errors = rows.flatMap(({ errors, laterErrors }) => [...errors, ...laterErrors]);
  const kinds = [...new Set(errors.map((text) => text.slice(0, MOST_TEXT)))];
  return [title.padEnd(TITLE) + cells.join(""), ...kinds.map((kind) => `    ${kind}`)].join("\n");
}

/** Of every other round: by turns the first and the last bootstrap server is stopped. */
function secondsOf(rows: readonly Row[], first: 0 | 1): string {
  return rows.filter((_, i) => i % 2 === first)
    .map(({ silenceMs }) => (silenceMs / 1000).toFixed(1)).join(" ");
}

function sumOf(rows: readonly Row[], of: (row: Row) => number): string {
  return `${rows.reduce((total, row) => total + of(row), 0)}`;
}
