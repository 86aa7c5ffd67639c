// The grammar of filters: tokens in, one predicate out.

import { apis } from "../../frame/mod.ts";
import type { CaptureEvent } from "../event.ts";
import { FilterError } from "./filter_error.ts";
import {
  type Comparison,
  fits,
  isSet,
  type Literal,
  literalOf,
  OPERATORS,
} from "./filter_compare.ts";
import { shown, type Token, tokensOf } from "./filter_tokens.ts";
import {
  FACTS,
  type FilterOptions,
  isFact,
  type Names,
  valuesAt,
  type Word,
  WORDS,
} from "./filter_words.ts";
import { nearest } from "./nearest.ts";
import type { SeenConnection } from "./seen_connections.ts";

/** Whether an event fits, given what is known of its connection. */
export type Predicate = (event: CaptureEvent, seen: SeenConnection) => boolean;

/**
 * The predicate that a text stands for.
 *
 * @throws {FilterError} If it is none.
 */
export function parsePredicate(text: string, options: FilterOptions): Predicate {
  return new Parser(tokensOf(text), options).filter();
}

// Brackets and "!" inside each other. Each is a call on the stack.
const DEEPEST = 50;

class Parser {
  readonly #tokens: readonly Token[];
  readonly #options: FilterOptions;
  readonly #numbers: Map<string, ReturnType<Names["all"]>> = new Map();
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], options: FilterOptions) {
    this.#tokens = tokens;
    this.#options = options;
  }

  filter(): Predicate {
    if (this.#now().kind === "end") return () => true;
    const predicate = this.#any();
    if (this.#now().kind !== "end") throw this.#error(`"&&", "||" or the end`);
    return predicate;
  }

  #any(): Predicate {
    const tests = [this.#all()];
    while (this.#take("||")) tests.push(this.#all());
    if (tests.length === 1) return tests[0]!;
    return (event, seen) => tests.some((test) => test(event, seen));
  }

  #all(): Predicate {
    const tests = [this.#test()];
    while (this.#take("&&")) tests.push(this.#test());
    if (tests.length === 1) return tests[0]!;
    return (event, seen) => tests.every((test) => test(event, seen));
  }

  #test(): Predicate {
    if (this.#depth++ === DEEPEST) throw this.#error(`at most ${DEEPEST} levels of "(" and "!"`);
    const predicate = this.#negated() ?? this.#bracketed() ?? this.#subject();
    this.#depth--;
    return predicate;
  }

  #negated(): Predicate | undefined {
    if (!this.#take("!")) return undefined;
    const test = this.#test();
    return (event, seen) => !test(event, seen);
  }

  #bracketed(): Predicate | undefined {
    if (!this.#take("(")) return undefined;
    const inner = this.#any();
    if (!this.#take(")")) throw this.#error(`")"`);
    return inner;
  }

  #subject(): Predicate {
    const token = this.#now();
    if (token.kind !== "word") throw this.#error("a word");
    this.#at++;
    const isCompared = this.#now().kind === "operator" && OPERATORS.includes(this.#now().text);
    const path = pathOf(token);
    if (path) return isCompared ? this.#onPath(path) : (event) => valuesAt(event, path).some(isSet);
    return isCompared ? this.#onWord(wordOf(token)) : alone(token);
  }

  #onPath(path: readonly (string | number)[]): Predicate {
    const comparison = this.#comparison("number or name");
    return (event) => fits(valuesAt(event, path), comparison);
  }

  #onWord(word: Word): Predicate {
    const { takes, names, of } = word;
    const operator = this.#now().text;
    if (takes === "text" && /[<>]/.test(operator)) {
      throw this.#error(`"==", "!=" or "~" after ${word.word}`);
    }
    const value = this.#tokens[this.#at + 1]!;
    const comparison = this.#comparison(takes);
    const options = this.#options;
    if (names && operator === "~") {
      return (event) => fits(names.of(event, options), comparison);
    }
    const literal = this.#meant(word, value, comparison);
    const meant = { ...comparison, literal, ignoresCase: word.ignoresCase ?? false };
    return (event, seen) => fits(of(event, seen), meant);
  }

  /** An operator and its value. */
  #comparison(takes: Word["takes"]): Comparison {
    const operator = this.#tokens[this.#at++]!.text;
    const token = this.#now();
    if (token.kind !== "word" && token.kind !== "quoted") throw this.#error("a value");
    const literal = literalOf(token.text, token.kind === "quoted");
    const needsNumber = /[<>]/.test(operator) || takes === "number" && operator !== "~";
    if (needsNumber && literal.number === undefined) throw this.#error("a number");
    this.#at++;
    return { operator, literal };
  }

  /** A name as it is written, or its number; one that there is not is refused. */
  #meant({ word, values, names }: Word, value: Token, { operator, literal }: Comparison): Literal {
    if (operator === "~" || literal.number !== undefined) return literal;
    if (values) return literalOf(named(value, `a value of ${word}`, values), true);
    if (names === undefined) return literal;
    const numbers = this.#numbersOf(word, names);
    if (numbers.length === 0) throw new FilterError(value.column, "a number", shown(value));
    const all = numbers.map(([name]) => name);
    const name = named(value, `a number or name of ${word}`, all);
    return literalOf(`${numbers[all.indexOf(name)]![1]}`, false);
  }

  #numbersOf(word: string, names: Names): ReturnType<Names["all"]> {
    const known = this.#numbers.get(word) ?? names.all(this.#options);
    this.#numbers.set(word, known);
    return known;
  }

  #take(operator: string): boolean {
    const { kind, text } = this.#now();
    const isThere = kind === "operator" && text === operator;
    if (isThere) this.#at++;
    return isThere;
  }

  #now(): Token {
    return this.#tokens[this.#at]!;
  }

  #error(expected: string): FilterError {
    return new FilterError(this.#now().column, expected, shown(this.#now()));
  }
}

/** What a word says without an operator. */
function alone(token: Token): Predicate {
  const fact = same(token.text, FACTS);
  if (fact !== undefined) return (event) => isFact(event, fact);
  const word = WORDS.find(({ word }) => isSame(word, token.text));
  if (word?.word === "error") return (event, seen) => word.of(event, seen).some(isSet);
  if (word) return (event, seen) => word.of(event, seen).some((value) => value !== null);
  const names = apis.map(({ name }) => name);
  const api = named(token, "a word", WORDS.map(({ word }) => word).concat(FACTS, names));
  return (event) => "apiName" in event && event.apiName === api;
}

function wordOf(token: Token): Word {
  const name = named(token, "a word", WORDS.map(({ word }) => word));
  return WORDS.find(({ word }) => word === name)!;
}

/** The one of `names` that the token is. */
function named(token: Token, what: string, names: readonly string[]): string {
  const name = same(token.text, names);
  if (name !== undefined) return name;
  const near = nearest(token.text, new Set(names)).map((name) => `"${name}"`);
  const perhaps = near.length > 0 ? ` (perhaps ${near.join(" or ")})` : "";
  throw new FilterError(token.column, what + perhaps, shown(token));
}

function same(text: string, names: readonly string[]): string | undefined {
  return names.find((name) => isSame(name, text));
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The steps of `message.topics[0].name`, without the first; nothing for a word that is no path. */
function pathOf({ text, column }: Token): (string | number)[] | undefined {
  const [first, ...rest] = text.split(".");
  if (rest.length === 0 || !isSame(first!, "message")) return undefined;
  const path: (string | number)[] = [];
  for (const step of rest) {
    const [, name, indexes] = step.match(/^(\w+)((?:\[\d{1,9}\])*)$/) ?? [];
    if (name === undefined) {
      throw new FilterError(
        column,
        "a path such as message.topics[0].name",
        shown({ kind: "word", text, column }),
      );
    }
    path.push(name);
    for (const index of indexes!.matchAll(/\d+/g)) path.push(Number(index[0]));
  }
  return path;
}
