import { readDefault } from "./defaults.ts";
import { parseJson } from "./json.ts";
import { appendFields, markFields, type Overlay } from "./overlay.ts";
import { type RawField, type RawMessage, readMessage } from "./raw.ts";
import type { FieldSpec, MessageSpec, Module, StructSpec } from "./spec.ts";
import { collectStructs, type Structs } from "./structs.ts";
import { validateMessage } from "./validate.ts";
import { isEmpty, NONE } from "./versions.ts";

/**
 * Reads a message schema in Kafka's dialect, everything the dialect calls legal and nothing else.
 *
 * Rules that take several files are those of `checkMessages`.
 *
 * @throws {SchemaError} If the schema, or an overlay of this message, breaks a rule.
 */
export function parseMessage(source: SchemaSource, options: ParseOptions = {}): MessageSpec {
  const { contiguousTags = true, overlays = [] } = options;
  const message = withoutRemoved(readMessage(source.file, parseJson(source.file, source.text)));
  appendFields(message, overlays);
  const structs = collectStructs(message);
  validateMessage(message, structs, contiguousTags);
  return markFields(buildMessage(source, message, structs), overlays);
}

/** A schema file. */
export interface SchemaSource {
  /** Its path, for complaints. */
  readonly file: string;
  readonly module: Module;
  readonly text: string;
}

/** How to read. */
export interface ParseOptions {
  /** Whether tags must run from 0 without gap: Kafka demands it, some forks do not. Default true. */
  readonly contiguousTags?: boolean;
  /** What is added to Kafka's schemas. Those of other messages are ignored. Default none. */
  readonly overlays?: readonly Overlay[];
}

/** Kafka keeps the key of a removed API and ignores the rest of its schema. */
function withoutRemoved(message: RawMessage): RawMessage {
  return !isEmpty(message.validVersions) ? message : {
    ...message,
    flexibleVersions: NONE,
    listeners: [],
    latestVersionUnstable: false,
    headerVersions: null,
    fields: [],
    commonStructs: [],
  };
}

function buildMessage(source: SchemaSource, message: RawMessage, structs: Structs): MessageSpec {
  return {
    name: message.name,
    type: message.type,
    module: source.module,
    file: source.file,
    apiKey: message.apiKey,
    versions: message.validVersions,
    validVersions: message.validVersions,
    flexibleVersions: message.flexibleVersions,
    listeners: message.listeners,
    latestVersionUnstable: message.latestVersionUnstable,
    headerVersions: message.headerVersions,
    fields: message.fields.map((field) => buildField(message, field)),
    structs: buildStructs(message, structs),
  };
}

function buildStructs(message: RawMessage, structs: Structs): ReadonlyMap<string, StructSpec> {
  const built = new Map<string, StructSpec>();
  for (const { name, versions, fields } of structs.byName.values()) {
    built.set(name, { name, versions, fields: fields.map((field) => buildField(message, field)) });
  }
  return built;
}

function buildField(message: RawMessage, field: RawField): FieldSpec {
  return {
    name: field.name,
    type: field.type,
    versions: field.versions,
    nullableVersions: field.nullableVersions,
    taggedVersions: field.taggedVersions,
    tag: field.tag,
    flexibleVersions: field.flexibleVersions ?? message.flexibleVersions,
    default: readDefault(field),
    hasDefault: field.default !== null,
    ignorable: field.ignorable,
    mapKey: field.mapKey,
    entityType: field.entityType,
    zeroCopy: field.zeroCopy,
    about: field.about,
    overlay: field.overlay,
    secret: false,
    repeating: false,
  };
}
