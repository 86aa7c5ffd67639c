// Whether an input is one.

import { checkInput as checkReport, isReport } from "../connection/inputs.ts";
import { isWellFormed } from "../wire/mod.ts";
import type { ClusterInput } from "./inputs.ts";

const MOST_TEXT = 10_000; // 32,767 bytes at most

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === "string";
/** A topic that a request can carry. */
const isName: Test = (value) =>
  typeof value === "string" && value !== "" && value.length <= MOST_TEXT && isWellFormed(value);
const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isTime: Test = (value) => Number.isFinite(value) && Number(value) > 0;
const isObject: Test = (value) => typeof value === "object" && value !== null;

function optional(test: Test): Test {
  return (value) => value === undefined || test(value);
}

function oneOf(...words: readonly unknown[]): Test {
  return (value) => words.includes(value);
}

const isRedirector: Test = (value) =>
  value === null || value === "ask-driver" || typeof value === "function" ||
  typeof Object(value).evaluate === "function";

const WORDS: readonly unknown[] = ["any", "bootstrap", "controller", "controllerQuorum"];

/** The routes that name something, by their first field. */
const ROUTES: { readonly [field: string]: { readonly [field: string]: Test } } = {
  node: { node: isCount },
  leader: { leader: isName, partition: isCount },
  coordinator: { coordinator: oneOf("group", "transaction", "share"), key: isText },
  pod: { pod: isText, podless: optional(oneOf("exclude", "include")) },
};

const isRoute: Test = (value) => {
  if (!isObject(value)) return WORDS.includes(value);
  const given = Object.keys(value as object);
  const kind = Object.keys(ROUTES).find((field) => given.includes(field));
  if (kind === undefined) return false;
  const fields = ROUTES[kind]!;
  return given.every((field) => Object.hasOwn(fields, field)) &&
    faultIn(fields, value as object) === undefined;
};

const COMMANDS: { readonly [type: string]: { readonly [field: string]: Test } } = {
  call: {
    id: isCount,
    apiKey: (value) => Number.isInteger(value),
    message: isObject,
    route: isRoute,
    idempotent: optional((value) => typeof value === "boolean"),
    retries: optional(isCount),
    timeoutMs: optional(isTime),
  },
  useTopics: { topics: (value) => value === null || Array.isArray(value) && value.every(isName) },
  refreshMetadata: {},
  setRedirector: { redirector: isRedirector },
  refreshRedirects: {},
  drain: { timeoutMs: optional(isTime) },
  close: {},
  tick: {},
};

const A_ROUTE = 'a route such as "any" or { leader, partition }';

function shown(route: unknown): string {
  if (!isObject(route)) return `"${String(route)}"`;
  const fields = Object.entries(route as object).map(([field, value]) =>
    `${field}: ${typeof value === "string" ? `"${value}"` : String(value)}`
  );
  return `{ ${fields.join(", ").slice(0, 99)} }`;
}

/** The first field that is not what it should be. */
function faultIn(fields: { readonly [field: string]: Test }, values: object): string | undefined {
  return Object.keys(fields).find((field) => !fields[field]!((values as Values)[field]));
}

type Values = { readonly [field: string]: unknown };

/**
 * Looks whether an input is one.
 *
 * @throws {TypeError} If its type is unknown, or a field is missing or not what it should be.
 */
export function checkInput(input: ClusterInput): void {
  if (input && "connection" in input) {
    if (!isReport(Object(input).type)) {
      throw new TypeError(`Cannot handle ${Object(input).type}: expected a report`);
    }
    if (typeof input.connection === "string") return checkReport(input);
    throw new TypeError(`Cannot handle ${input.type}: expected connection of its type`);
  }
  const fields = Object.hasOwn(COMMANDS, input?.type) ? COMMANDS[input.type] : undefined;
  if (!fields) {
    throw new TypeError(`Cannot handle input: expected a known type, found ${input?.type}`);
  }
  const fault = faultIn(fields, input);
  if (fault === undefined) return;
  const value = (input as unknown as Values)[fault];
  if (fault === "route") {
    throw new TypeError(`Cannot call: expected ${A_ROUTE}, found ${shown(value)}`);
  }
  if (fault === "topics") {
    throw new TypeError("Cannot use topics: expected a list of names, or null for all");
  }
  const found = typeof value;
  throw new TypeError(`Cannot handle ${input.type}: expected ${fault} of its type, found ${found}`);
}
