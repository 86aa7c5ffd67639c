import { SchemaError } from "./errors.ts";
import type { MessageSpec } from "./spec.ts";

/** The name of a field in JSON and in code: Kafka's, its first letter lower-case. */
export function fieldName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `KRaftVersionRecord` as `kraft_version_record`: a capital starts a word unless behind a capital. */
export function snakeCase(name: string): string {
  return name.replace(/(?<=[^A-Z])(?=[A-Z])/g, "_").toLowerCase();
}

/** `KRaftVersionRecord` as `kraft-version-record`. */
export function kebabCase(name: string): string {
  return snakeCase(name).replaceAll("_", "-");
}

/** `MetadataRequest` and `MetadataResponse` as `Metadata`; other names stay. */
export function apiName(message: string): string {
  return message.replace(/(?<=.)(?:Request|Response)$/, "");
}

/**
 * The name of the type of a struct. Kafka's own names are unique within one message only: there are
 * twenty different `PartitionData`.
 *
 * It starts with the name of the message: because the struct's does, or in place of the name of the
 * API at its start, or else in front of it.
 */
export function nestedTypeName(message: string, struct: string): string {
  if (startsWithWord(struct, message)) return struct;
  const api = apiName(message);
  return message + (startsWithWord(struct, api) ? struct.slice(api.length) : struct);
}

/** Whether `name` starts with `prefix` and a new word follows, unlike `FetchableTopic` with `Fetch`. */
function startsWithWord(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && /^(?:[A-Z]|$)/.test(name.slice(prefix.length));
}

/**
 * Refuses names that differ in the schemas and would be one in code.
 *
 * @param suffixes What generated types put behind a message's or struct's name.
 * @throws {SchemaError} If two types, two modules or two properties would share a name.
 */
export function checkNames(
  specs: readonly MessageSpec[],
  suffixes: readonly string[] = ["", "Init"],
): void {
  checkTypeNames(specs, suffixes);
  checkModuleNames(specs);
  checkPropertyNames(specs);
}

function checkTypeNames(specs: readonly MessageSpec[], suffixes: readonly string[]): void {
  const owners = new Map<string, string>();
  for (const spec of specs) {
    for (const [type, owner] of typesOf(spec)) {
      for (const suffix of suffixes) claim(owners, type + suffix, owner, spec, "type");
    }
  }
}

function typesOf(spec: MessageSpec): [type: string, owner: string][] {
  const structs = [...spec.structs.keys()];
  return [
    [spec.name, spec.name],
    ...structs.map((name): [string, string] => [
      nestedTypeName(spec.name, name),
      `struct ${name} of ${spec.name}`,
    ]),
  ];
}

/** A request and its response share a module; no two others do. */
function checkModuleNames(specs: readonly MessageSpec[]): void {
  const owners = new Map<string, string>();
  for (const spec of specs) {
    const name = moduleName(spec);
    const owner = isCall(spec) ? `API ${apiName(spec.name)}` : spec.name;
    if (owners.get(name) !== owner) claim(owners, name, owner, spec, "module");
  }
}

/** The module a message is generated into, without extension: `metadata` for MetadataRequest. */
export function moduleName(spec: MessageSpec): string {
  return snakeCase(isCall(spec) ? apiName(spec.name) : spec.name);
}

function isCall({ type }: MessageSpec): boolean {
  return type === "request" || type === "response";
}

/** The one property that generated types have beside their fields. */
const UNKNOWN_TAGS = "unknownTaggedFields";

function checkPropertyNames(specs: readonly MessageSpec[]): void {
  for (const spec of specs) {
    for (const struct of [spec, ...spec.structs.values()]) {
      const field = struct.fields.find((field) => fieldName(field.name) === UNKNOWN_TAGS);
      if (field) {
        throw taken(spec, field.name, `property ${UNKNOWN_TAGS}`, "the unknown tagged fields");
      }
    }
  }
}

function claim(
  owners: Map<string, string>,
  name: string,
  owner: string,
  spec: MessageSpec,
  kind: string,
): void {
  const other = owners.get(name);
  if (other !== undefined) throw taken(spec, owner, `${kind} ${name}`, other);
  owners.set(name, owner);
}

function taken(spec: MessageSpec, owner: string, name: string, other: string): SchemaError {
  const place = { file: spec.file, line: 1 };
  return new SchemaError(place, `name ${owner}`, `${name} of its own`, `that of ${other}`);
}
