// A filter as tokens.

import { FilterError } from "./filter_error.ts";
import { printable } from "../text_words.ts";

/** A piece of a filter. */
export interface Token {
  /** "word": without quotes. "end": there is nothing more. */
  readonly kind: "word" | "quoted" | "operator" | "end";
  /** An operator as it stands, a word, or what stands in quotes. */
  readonly text: string;
  /** Where it begins, from 1. */
  readonly column: number;
}

// A filter is typed or built by a click; the limit bounds what reading and running it may cost.
const MOST_CHARACTERS = 4_000;

/**
 * All tokens, an "end" last.
 *
 * @throws {FilterError} If a character begins none, or quotes are not closed.
 */
export function tokensOf(text: string): readonly Token[] {
  if (text.length > MOST_CHARACTERS) {
    throw new FilterError(MOST_CHARACTERS + 1, `at most ${MOST_CHARACTERS} characters`, "more");
  }
  const tokens: Token[] = [];
  let at = skipBlanks(text, 0);
  while (at < text.length) {
    const [token, end] = tokenAt(text, at);
    tokens.push(token);
    at = skipBlanks(text, end);
  }
  return [...tokens, { kind: "end", text: "", column: text.length + 1 }];
}

function skipBlanks(text: string, at: number): number {
  while (at < text.length && text[at]!.trim() === "") at++;
  return at;
}

const OPERATORS = ["&&", "||", "==", "!=", "<=", ">=", "<", ">", "~", "!", "(", ")"];

function tokenAt(text: string, at: number): [Token, end: number] {
  const first = text[at]!;
  if (first === '"' || first === "'") return quotedAt(text, at);
  const operator = OPERATORS.find((operator) => text.startsWith(operator, at));
  if (operator) return [{ kind: "operator", text: operator, column: at + 1 }, at + operator.length];
  if (isSpecial(first)) throw new FilterError(at + 1, `"${first}${first}"`, `"${first}"`);
  let end = at + 1;
  while (end < text.length && !isSpecial(text[end]!) && text[end]!.trim() !== "") end++;
  return [{ kind: "word", text: text.slice(at, end), column: at + 1 }, end];
}

function isSpecial(character: string): boolean {
  return "&|=!<>~()\"'".includes(character);
}

function quotedAt(text: string, at: number): [Token, end: number] {
  const quote = text[at]!;
  let inside = "";
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === quote) return [{ kind: "quoted", text: inside, column: at + 1 }, i + 1];
    if (text[i] === "\\" && `\\"'`.includes(text[i + 1] ?? " ")) i++;
    inside += text[i];
  }
  throw new FilterError(text.length + 1, `a closing ${quote}`, "the end");
}

/** What a token is called in an error. */
export function shown({ kind, text }: Token): string {
  if (kind === "end") return "the end";
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return printable(JSON.stringify(short));
}
