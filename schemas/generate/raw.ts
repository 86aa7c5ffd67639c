import { type Place, quote, SchemaError } from "./errors.ts";
import type { JsonObject, JsonValue } from "./json.ts";
import { describe, Keys, toInteger } from "./keys.ts";
import type { FieldType, MessageType, Versions } from "./spec.ts";
import { isFieldName, isStructName, parseType } from "./types.ts";
import { NONE, OPEN, parseVersions, trimBlanks } from "./versions.ts";

/** A message as its file says it: keys read and typed, rules not yet applied. */
export interface RawMessage {
  readonly keys: Keys;
  readonly name: string;
  readonly type: MessageType;
  readonly apiKey: number | null;
  readonly validVersions: Versions;
  readonly flexibleVersions: Versions;
  readonly listeners: readonly string[];
  readonly latestVersionUnstable: boolean;
  readonly headerVersions: readonly HeaderVersion[] | null;
  readonly fields: RawField[];
  readonly commonStructs: readonly RawStruct[];
}

/** Body versions and the version of the header they go with. */
export interface HeaderVersion {
  readonly versions: Versions;
  readonly header: number;
}

/** A struct with a name: one of the common ones, or that of a field which defines it inline. */
export interface RawStruct {
  readonly keys: Keys;
  readonly name: string;
  readonly versions: Versions;
  readonly fields: RawField[];
}

/** A field as its file says it. */
export interface RawField {
  readonly keys: Keys;
  readonly name: string;
  readonly type: FieldType;
  /** Those of the file, or else its taggedVersions. */
  readonly versions: Versions;
  /** Null without the key `fields`, so that a struct of no fields can be told from a mere name. */
  readonly fields: RawField[] | null;
  readonly nullableVersions: Versions;
  readonly taggedVersions: Versions;
  readonly tag: number | null;
  /** Null where the message's apply. */
  readonly flexibleVersions: Versions | null;
  /** Null without the key `default`, or if it says null. */
  readonly default: string | null;
  readonly ignorable: boolean;
  readonly mapKey: boolean;
  readonly entityType: EntityType;
  readonly zeroCopy: boolean;
  readonly about: string;
  readonly overlay: string;
}

/** What a field means, beyond its type. */
export type EntityType = typeof ENTITY_TYPES[number];

const MESSAGE_KEYS = [
  "name",
  "type",
  "apiKey",
  "validVersions",
  "deprecatedVersions",
  "flexibleVersions",
  "fields",
  "commonStructs",
  "listeners",
  "latestVersionUnstable",
  "headerVersions",
];

const STRUCT_KEYS = ["name", "versions", "deprecatedVersions", "fields"];

const FIELD_KEYS = [
  "name",
  "type",
  "versions",
  "fields",
  "nullableVersions",
  "default",
  "ignorable",
  "mapKey",
  "tag",
  "taggedVersions",
  "flexibleVersions",
  "entityType",
  "zeroCopy",
  "about",
];

const MESSAGE_TYPES = [
  "request",
  "response",
  "header",
  "data",
  "metadata",
  "coordinator-key",
  "coordinator-value",
] as const;

const LISTENERS = ["zkBroker", "broker", "controller"] as const;

const ENTITY_TYPES = [
  "unknown",
  "transactionalId",
  "producerId",
  "groupId",
  "topicName",
  "brokerId",
] as const;

const HIGHEST_TAG = 2 ** 31 - 1;

/** Reads the keys of a message and of all it holds. */
export function readMessage(file: string, object: JsonObject): RawMessage {
  const keys = new Keys(file, "message", object, MESSAGE_KEYS);
  keys.versions("deprecatedVersions");
  return {
    keys,
    name: readStructName(keys),
    type: required(keys, "type", keys.word("type", MESSAGE_TYPES)),
    apiKey: keys.integer("apiKey", 0, OPEN),
    validVersions: keys.requiredVersions("validVersions"),
    flexibleVersions: readMessageFlexibleVersions(keys),
    listeners: keys.words("listeners", LISTENERS),
    latestVersionUnstable: keys.flag("latestVersionUnstable"),
    headerVersions: readHeaderVersions(keys),
    fields: readFields(file, keys.list("fields") ?? [], ""),
    commonStructs: (keys.list("commonStructs") ?? []).map((value) => readStruct(file, value)),
  };
}

function readStruct(file: string, value: JsonValue): RawStruct {
  const keys = new Keys(file, "struct", value, STRUCT_KEYS);
  keys.versions("deprecatedVersions");
  return {
    keys,
    name: readStructName(keys),
    versions: keys.requiredVersions("versions"),
    fields: readFields(file, keys.list("fields") ?? [], ""),
  };
}

/**
 * Reads a list of fields.
 *
 * @param overlay The overlay the list comes from, or "" for a list of Kafka's.
 */
export function readFields(file: string, list: readonly JsonValue[], overlay: string): RawField[] {
  return list.map((value) => readField(file, value, overlay));
}

function readField(file: string, value: JsonValue, overlay: string): RawField {
  const keys = new Keys(file, "field", value, FIELD_KEYS);
  const fields = keys.list("fields");
  const taggedVersions = keys.versions("taggedVersions") ?? NONE;
  return {
    keys,
    name: readFieldName(keys),
    type: readType(keys),
    versions: readFieldVersions(keys, taggedVersions),
    fields: fields && readFields(file, fields, overlay),
    nullableVersions: keys.versions("nullableVersions") ?? NONE,
    taggedVersions,
    tag: keys.integer("tag", 0, HIGHEST_TAG),
    flexibleVersions: keys.versions("flexibleVersions"),
    default: keys.text("default"),
    ignorable: keys.flag("ignorable"),
    mapKey: keys.flag("mapKey"),
    entityType: keys.word("entityType", ENTITY_TYPES) ?? "unknown",
    zeroCopy: keys.flag("zeroCopy"),
    about: keys.text("about") ?? "",
    overlay,
  };
}

function readStructName(keys: Keys): string {
  const name = keys.requiredText("name");
  if (isStructName(name)) return name;
  throw keys.complaint("name", "a name of letters and digits, the first a capital", quote(name));
}

function readFieldName(keys: Keys): string {
  const name = keys.requiredText("name");
  if (isFieldName(name)) return name;
  throw keys.complaint("name", "a name of letters and digits, the first a letter", quote(name));
}

function readType(keys: Keys): FieldType {
  const text = keys.requiredText("type");
  const type = parseType(trimBlanks(text));
  if (type === null) throw keys.complaint("type", "a type", quote(text));
  return type;
}

/** Without versions of its own a field has those it is tagged in. */
function readFieldVersions(keys: Keys, taggedVersions: Versions): Versions {
  const versions = keys.versions("versions");
  if (versions !== null) return versions;
  if (taggedVersions !== NONE) return taggedVersions;
  throw keys.complaint("versions", "versions or taggedVersions", "neither");
}

/** Blank text is a way to say none. The key itself is required, but not of a removed API. */
function readMessageFlexibleVersions(keys: Keys): Versions {
  const isRemoved = keys.versions("validVersions") === NONE;
  if (!isRemoved) keys.requiredText("flexibleVersions");
  return keys.versions("flexibleVersions") ?? NONE;
}

function readHeaderVersions(keys: Keys): readonly HeaderVersion[] | null {
  const value = keys.value("headerVersions");
  if (value === null) return null;
  if (value.kind !== "object") {
    throw keys.complaint("headerVersions", "an object as headerVersions", describe(value));
  }
  return [...value.members]
    .filter(([, member]) => member.value.kind !== "null")
    .map(([range, { line, value }]) => ({
      versions: readHeaderRange({ file: keys.file, line }, range),
      header: readHeaderNumber(keys.file, value),
    }))
    .sort((a, b) => a.versions.lowest - b.versions.lowest);
}

function readHeaderRange(place: Place, range: string): Versions {
  const versions = parseVersions(range);
  if (typeof versions !== "string" && versions !== NONE) return versions;
  throw new SchemaError(place, "use headerVersions", "a range of versions", quote(range));
}

function readHeaderNumber(file: string, value: JsonValue): number {
  const header = toInteger(value);
  if (header !== null && header >= 0 && header <= OPEN) return header;
  const place = { file, line: value.line };
  throw new SchemaError(place, "use headerVersions", "a header version", describe(value));
}

function required<T>(keys: Keys, key: string, value: T | null): T {
  if (value === null) throw keys.complaint(key, key, "none");
  return value;
}
