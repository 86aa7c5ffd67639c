// Settings as tables: what is valid, what holds by default, and how Kafka's properties say them.

import { type Finding, OptionsError } from "./options_error.ts";

/** What a value is expected to be, if it is something else. */
export type Check = (value: unknown) => string | undefined;
/** What a setting may be: a whole number from a number on, one of some words, or what a check lets through. */
export type SettingKind = number | readonly (string | number | boolean)[] | Check;

/** Values by the names of options. */
export type Values = { readonly [option: string]: unknown };

/**
 * One setting: Kafka's name of it, what it may be, its default, its option. A default of null may be given, too; one that
 * is a function takes the values of the settings before it, and those that are given. Without any, it must be given.
 */
export type Setting = readonly [
  property: string,
  kind: SettingKind,
  byDefault: unknown,
  option: string,
];

/** A setting whose option is its name in camelCase. */
export type SettingRow = readonly [property: string, kind: SettingKind, byDefault: unknown];

/** Kafka's properties by name. */
export type Properties = { readonly [name: string]: string };

/** The settings that these rows say. */
export function settingsTable(rows: readonly SettingRow[]): readonly Setting[] {
  return rows.map((row) => [...row, optionOf(row[0])]);
}

/** The name of the option for a Kafka property: `connect.timeout.ms` is `connectTimeoutMs`. */
function optionOf(property: string): string {
  return property.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Every setting with its value: the one that is given, else that of `profile`, else its default. */
export function valuesOf(table: readonly Setting[], given: Values, profile: Values = {}): Values {
  const values: { [option: string]: unknown } = {};
  for (const [, , byDefault, option] of table) {
    const last = typeof byDefault === "function" ? byDefault(values, given) : byDefault;
    values[option] = [given[option], profile[option], last].find((value) => value !== undefined);
  }
  return values;
}

/** The options that properties say, and what is wrong with them. */
export function optionsFrom(
  table: readonly Setting[],
  properties: Properties,
): { readonly options: { [option: string]: unknown }; readonly findings: Finding[] } {
  const options: { [option: string]: unknown } = {};
  const given = table.filter(([property]) => propertyOf(properties, property) !== undefined);
  for (const setting of given) {
    options[setting[3]] = parsed(setting, propertyOf(properties, setting[0])!);
  }
  return { options, findings: complaints(given, options) };
}

/** The text of a property, trimmed; what is inherited is none. Not every caller has a compiler: numbers have a text, too. */
export function propertyOf(properties: Properties, name: string): string | undefined {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return value === undefined ? undefined : String(value).trim();
}

/** The value that a text says; the text itself if it says none of that kind. */
function parsed(setting: Setting, text: string): unknown {
  if (text === "null" && expectation(setting, null) === undefined) return null;
  const kind = setting[1];
  if (kind === aText) return text;
  const words = typeof kind === "object" ? kind : [true, false];
  const word = words.find((one) => `${one}`.toLowerCase() === text.toLowerCase());
  return word ?? (/^-?\d+$/.test(text) ? Number(text) : text);
}

/** What is wrong with the values of settings, each alone. */
export function complaints(table: readonly Setting[], given: Values): Finding[] {
  return table.flatMap((setting) => {
    const value = given[setting[3]];
    const expected = expectation(setting, value);
    return expected === undefined ? [] : wrong(setting[0], expected, value);
  });
}

function expectation([, kind, byDefault]: Setting, value: unknown): string | undefined {
  if (value === undefined ? byDefault !== undefined : value === null && byDefault === null) return;
  if (typeof kind === "function") return kind(value);
  if (typeof kind === "number") return aNumber(value, kind);
  return kind.includes(value as string) ? undefined : kind.join(", ");
}

/** Checks for a whole number within limits. */
export function aNumber(value: unknown, least: number, most = 2_147_483_647): string | undefined {
  const is = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return is ? undefined : `${least} to ${most}`;
}

/** Checks for true or false. */
export function aFlag(value: unknown): string | undefined {
  return typeof value === "boolean" ? undefined : "true or false";
}

/** Checks for text that a message can carry: a report must not throw because of an option. */
export function aText(value: unknown): string | undefined {
  const is = typeof value === "string" && !/\p{Surrogate}/u.test(value) &&
    new TextEncoder().encode(value).length <= 32_767;
  return is ? undefined : "well-formed text of at most 32767 bytes";
}

/** A value that is not what it should be. */
export function wrong(setting: string, expected: string, found: unknown): Finding {
  return errorOf("RANGE", setting, `expected ${expected}, found ${shown(found)}`);
}

function shown(found: unknown): string {
  if (typeof found === "object" && found !== null) return "an object";
  const text = String(found).slice(0, 99);
  return typeof found === "string" ? text.replace(/^[\d.-]+$/, 'the text "$&"') : text;
}

/** A finding that stops. */
export function errorOf(code: string, setting: string, message: string): Finding {
  return { level: "error", code, setting, message };
}

/**
 * Goes on with lints alone.
 *
 * @throws {OptionsError} If one of the findings is an error; it holds all of them.
 */
export function stopAtErrors(findings: readonly Finding[]): void {
  if (findings.some(({ level }) => level === "error")) throw new OptionsError(findings);
}
