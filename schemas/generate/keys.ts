import { type Place, quote, SchemaError } from "./errors.ts";
import type { JsonArray, JsonObject, JsonScalar, JsonValue } from "./json.ts";
import type { Versions } from "./spec.ts";
import { formatVersions, parseVersions } from "./versions.ts";

/**
 * The keys of one object of a schema, each read as the type the dialect gives it.
 *
 * Kafka's reader turns one scalar into another where it can (`"tag": "0"`, `"default": -1`), and
 * takes null for an absent key.
 */
export class Keys {
  readonly file: string;
  readonly #kind: string;
  readonly #object: JsonObject;

  /**
   * @param kind What the object describes, for complaints: "message", "field".
   * @param known The keys such an object may have; any other is refused.
   */
  constructor(file: string, kind: string, value: JsonValue, known: readonly string[]) {
    this.file = file;
    this.#kind = kind;
    if (value.kind !== "object") throw notAnObject(file, kind, value);
    this.#object = value;
    for (const key of value.members.keys()) this.#refuseUnknown(key, known);
  }

  #refuseUnknown(key: string, known: readonly string[]): void {
    if (known.includes(key)) return;
    const place = { file: this.file, line: this.#object.members.get(key)!.line };
    throw new SchemaError(place, `use ${this.#subject()}`, "a known key", quote(key));
  }

  /** Text; a number or a boolean is taken as it is written. */
  text(key: string): string | null {
    const value = this.value(key);
    if (value === null || isText(value)) return value?.text ?? null;
    throw this.complaint(key, `text as ${key}`, describe(value));
  }

  /** Text that must be there. */
  requiredText(key: string): string {
    const text = this.text(key);
    if (text === null) throw this.complaint(key, key, "none");
    return text;
  }

  /** One of some words. */
  word<Word extends string>(key: string, words: readonly Word[]): Word | null {
    const value = this.value(key);
    return value === null ? null : this.#oneOf(key, words, value);
  }

  /** Some of some words, in the order of the file. */
  words<Word extends string>(key: string, words: readonly Word[]): readonly Word[] {
    return (this.list(key) ?? []).map((value) => this.#oneOf(key, words, value));
  }

  #oneOf<Word extends string>(key: string, words: readonly Word[], value: JsonValue): Word {
    const word = isText(value) ? words.find((word) => word === value.text) : undefined;
    if (word !== undefined) return word;
    const place = { file: this.file, line: value.line };
    const expected = `${key} of ${words.join(", ")}`;
    throw new SchemaError(place, `use ${this.#subject()}`, expected, describe(value));
  }

  /** A whole number from `lowest` to `highest`. */
  integer(key: string, lowest: number, highest: number): number | null {
    const value = this.value(key);
    if (value === null) return null;
    const number = toInteger(value);
    if (number !== null && lowest <= number && number <= highest) return number;
    throw this.complaint(key, `${key} from ${lowest} to ${highest}`, describe(value));
  }

  /** A yes or no; absent means no. */
  flag(key: string): boolean {
    const value = this.value(key);
    const flag = value === null ? false : toFlag(value);
    if (flag !== null) return flag;
    throw this.complaint(key, `true or false as ${key}`, describe(value!));
  }

  /** A version range; blank text counts as absent. */
  versions(key: string): Versions | null {
    const text = this.text(key);
    if (text === null) return null;
    const versions = parseVersions(text);
    if (versions === "malformed") {
      throw this.complaint(key, `a version range as ${key}`, quote(text));
    }
    return versions === "unset" ? null : versions;
  }

  /** A version range that must be there. */
  requiredVersions(key: string): Versions {
    const versions = this.versions(key);
    if (versions === null) throw this.complaint(key, key, "none");
    return versions;
  }

  /** A list; a value that is none counts as a list of one. */
  list(key: string): readonly JsonValue[] | null {
    const value = this.value(key);
    if (value === null) return null;
    return isArray(value) ? value.items : [value];
  }

  /** Any value; null if the key is absent or says null. */
  value(key: string): JsonValue | null {
    const value = this.#object.members.get(key)?.value;
    return value === undefined || value.kind === "null" ? null : value;
  }

  /** A complaint about a key, at the place of the key. */
  complaint(key: string, expected: string, found: string): SchemaError {
    return new SchemaError(this.place(key), `use ${this.#subject()}`, expected, found);
  }

  /** A complaint about a range. */
  versionsComplaint(key: string, expected: string, found: Versions): SchemaError {
    return this.complaint(key, `${key} ${expected}`, formatVersions(found));
  }

  /** Where the key's value starts, or the object if the key is absent. */
  place(key: string): Place {
    const line = this.#object.members.get(key)?.value.line ?? this.#object.line;
    return { file: this.file, line };
  }

  #subject(): string {
    const name = this.#object.members.get("name")?.value;
    return name && isText(name) ? `${this.#kind} ${quote(name.text)}` : this.#kind;
  }
}

function notAnObject(file: string, kind: string, value: JsonValue): SchemaError {
  return new SchemaError({ file, line: value.line }, `use ${kind}`, "an object", describe(value));
}

function isText(value: JsonValue): value is JsonScalar {
  return value.kind === "string" || value.kind === "number" || value.kind === "boolean";
}

function isArray(value: JsonValue): value is JsonArray {
  return value.kind === "array";
}

/** Reads a whole number; null if the value is none. */
export function toInteger(value: JsonValue): number | null {
  if (value.kind !== "number" && value.kind !== "string") return null;
  return /^-?\d+$/.test(value.text) ? Number(value.text) : null;
}

function toFlag(value: JsonValue): boolean | null {
  if (value.kind === "number") return Number(value.text) !== 0;
  if (!isText(value)) return null;
  return value.text === "true" ? true : value.text === "false" ? false : null;
}

/** A value in a complaint. */
export function describe(value: JsonValue): string {
  switch (value.kind) {
    case "object":
      return "an object";
    case "array":
      return "a list";
    default:
      return value.kind === "string" ? quote(value.text) : value.text;
  }
}
