import { type Place, quote, SchemaError } from "./errors.ts";
import { type JsonObject, type JsonValue, parseJson } from "./json.ts";
import { describe, Keys } from "./keys.ts";
import { type RawField, type RawMessage, readFields } from "./raw.ts";
import type { FieldSpec, MessageSpec, StructSpec } from "./spec.ts";
import { elementOf, formatType, structName } from "./types.ts";

/** What one file below `schemas/overlays` adds to Kafka's schemas. */
export interface Overlay {
  readonly file: string;
  readonly additions: readonly Addition[];
  readonly secrets: readonly SecretMark[];
  readonly repeating: readonly Mark[];
}

/** Fields for the end of a struct. */
export interface Addition {
  readonly keys: Keys;
  /** The folder of the file; the fields carry it. */
  readonly name: string;
  readonly message: string;
  /** Null for the message itself. */
  readonly struct: string | null;
  /** In the dialect of the schemas; read anew each time they are added. */
  readonly fields: readonly JsonValue[];
}

/** Something said about a field. */
export interface Mark {
  readonly place: Place;
  readonly message: string;
  /** Kafka's names of the fields that lead to it, from the message down. */
  readonly path: readonly string[];
}

/**
 * The field is a secret, always or when a bool field is true: the one named by `when` beside it, or
 * else nearest above it.
 */
export interface SecretMark extends Mark {
  readonly when: string | null;
}

/**
 * Reads overlay files.
 *
 * There are three kinds: `{ "message", "struct", "fields" }` adds fields,
 * `{ "secrets": [{ "path", "when" }] }` and `{ "repeating": ["Message.Field"] }` mark fields.
 */
export function parseOverlays(files: readonly OverlaySource[]): Overlay[] {
  return files.map(({ file, text }) => parseOverlay(file, parseJson(file, text)));
}

/** An overlay file; the folder it is in names the fields it adds. */
export interface OverlaySource {
  readonly file: string;
  readonly text: string;
}

function parseOverlay(file: string, object: JsonObject): Overlay {
  const nothing = { file, additions: [], secrets: [], repeating: [] };
  if (object.members.has("secrets")) return { ...nothing, secrets: readSecrets(file, object) };
  if (object.members.has("repeating")) {
    return { ...nothing, repeating: readRepeating(file, object) };
  }
  return { ...nothing, additions: [readAddition(file, object)] };
}

function readAddition(file: string, object: JsonObject): Addition {
  const keys = new Keys(file, "overlay", object, ["message", "struct", "fields"]);
  const fields = keys.list("fields");
  if (fields === null) throw keys.complaint("fields", "fields", "none");
  return {
    keys,
    name: file.split("/").at(-2) ?? "",
    message: keys.requiredText("message"),
    struct: keys.text("struct"),
    fields,
  };
}

function readSecrets(file: string, object: JsonObject): SecretMark[] {
  const list = new Keys(file, "overlay", object, ["secrets"]).list("secrets") ?? [];
  return refuseRepeated(list.map((value) => readSecret(file, value)));
}

function readSecret(file: string, value: JsonValue): SecretMark {
  const keys = new Keys(file, "secret", value, ["path", "when"]);
  return { ...readPath(keys.place("path"), keys.requiredText("path")), when: keys.text("when") };
}

function readRepeating(file: string, object: JsonObject): Mark[] {
  const list = new Keys(file, "overlay", object, ["repeating"]).list("repeating") ?? [];
  return refuseRepeated(list.map((value) => readRepeatingPath(file, value)));
}

function readRepeatingPath(file: string, value: JsonValue): Mark {
  const place = { file, line: value.line };
  if (value.kind === "string") return readPath(place, value.text);
  throw new SchemaError(place, "use overlay", "a path in repeating", describe(value));
}

function readPath(place: Place, text: string): Mark {
  const [message, ...path] = text.split(".");
  if (path.length > 0) return { place, message: message!, path };
  throw new SchemaError(place, "use overlay", "a path of message and field", quote(text));
}

function refuseRepeated<M extends Mark>(marks: M[]): M[] {
  const seen = new Set<string>();
  for (const mark of marks) {
    const path = formatPath(mark);
    if (seen.has(path)) throw markComplaint(mark, "each path once", "it again");
    seen.add(path);
  }
  return marks;
}

/** Adds the fields that overlays have for a message to the ends of its structs. */
export function appendFields(message: RawMessage, overlays: readonly Overlay[]): void {
  const additions = overlays.flatMap((overlay) => overlay.additions);
  for (const addition of additions.filter((addition) => addition.message === message.name)) {
    const { keys, fields, name } = addition;
    fieldsOf(message, addition).push(...readFields(keys.file, fields, name));
  }
}

function fieldsOf(message: RawMessage, { keys, struct }: Addition): RawField[] {
  const fields = struct === null
    ? message.fields
    : message.commonStructs.find((common) => common.name === struct)?.fields ??
      inlineFields(message.fields, struct);
  if (fields) return fields;
  throw keys.complaint("struct", `a struct of ${message.name}`, quote(struct!));
}

function inlineFields(fields: readonly RawField[], struct: string): RawField[] | null {
  for (const field of fields) {
    if (field.fields === null) continue;
    if (structName(field.type) === struct) return field.fields;
    const found = inlineFields(field.fields, struct);
    if (found) return found;
  }
  return null;
}

/** Marks the fields that overlays name in a message. */
export function markFields(spec: MessageSpec, overlays: readonly Overlay[]): MessageSpec {
  const secret = markedFields(spec, overlays.flatMap((overlay) => overlay.secrets), checkSecret);
  refuseUnmarked(spec, overlays);
  const repeating = markedFields(
    spec,
    overlays.flatMap((overlay) => overlay.repeating),
    (mark, field) => checkRepeating(mark, field, secret),
  );
  if (secret.size + repeating.size === 0) return spec;
  const mark = (field: FieldSpec): FieldSpec => ({
    ...field,
    secret: secret.has(field),
    repeating: repeating.has(field),
  });
  const structs = [...spec.structs].map(([name, struct]): [string, StructSpec] => [
    name,
    { ...struct, fields: struct.fields.map(mark) },
  ]);
  return { ...spec, fields: spec.fields.map(mark), structs: new Map(structs) };
}

function markedFields<M extends Mark>(
  spec: MessageSpec,
  marks: readonly M[],
  check: (mark: M, field: FieldSpec, spec: MessageSpec) => void,
): Set<FieldSpec> {
  const marked = new Set<FieldSpec>();
  for (const mark of marks.filter((mark) => mark.message === spec.name)) {
    const field = findField(spec, mark.path);
    if (field === null) throw markComplaint(mark, `a field of ${spec.name}`, "none");
    check(mark, field, spec);
    marked.add(field);
  }
  return marked;
}

function checkSecret(mark: SecretMark, { type }: FieldSpec, spec: MessageSpec): void {
  if (type.kind !== "string" && type.kind !== "bytes") {
    throw markComplaint(mark, "string or bytes", formatType(type));
  }
  if (mark.when !== null && findCondition(spec, mark) === null) {
    throw markComplaint(mark, "a bool field as when", quote(mark.when));
  }
}

function checkRepeating(mark: Mark, field: FieldSpec, secret: ReadonlySet<FieldSpec>): void {
  if (elementOf(field.type).kind !== "string") {
    throw markComplaint(mark, "string or []string", formatType(field.type));
  }
  // Names are kept beyond the message they come from; secrets must not be.
  if (secret.has(field)) throw markComplaint(mark, "a field that is no secret", "a secret");
}

/** A common struct stands in several places, and whatever masks by path has to know all of them. */
function refuseUnmarked(spec: MessageSpec, overlays: readonly Overlay[]): void {
  const marks = overlays.flatMap(({ secrets }) => secrets.filter((m) => m.message === spec.name));
  const paths = new Set(marks.map(formatPath));
  for (const mark of marks) {
    const field = findField(spec, mark.path)!;
    const other = pathsTo(spec, spec, field, [spec.name]).find((path) => !paths.has(path));
    if (other !== undefined) throw markComplaint(mark, `${quote(other)} marked too`, "it is not");
  }
}

function pathsTo(
  spec: MessageSpec,
  struct: StructSpec,
  target: FieldSpec,
  path: readonly string[],
): string[] {
  return struct.fields.flatMap((field) => {
    const inner = [...path, field.name];
    if (field === target) return [inner.join(".")];
    const next = structOf(spec, field);
    return next ? pathsTo(spec, next, target, inner) : [];
  });
}

/** Where a secret is, and what makes it one; both by Kafka's names, from the message down. */
export interface SecretPath {
  readonly message: string;
  readonly path: readonly string[];
  /** The bool field that says whether it is a secret; null if it always is. */
  readonly when: readonly string[] | null;
}

/** The secrets of the messages, in the order of the overlays. */
export function secretPaths(
  specs: readonly MessageSpec[],
  overlays: readonly Overlay[],
): SecretPath[] {
  const byName = new Map(specs.map((spec) => [spec.name, spec]));
  return overlays.flatMap(({ secrets }) =>
    secrets.filter(({ message }) => byName.has(message)).map((mark) => ({
      message: mark.message,
      path: mark.path,
      when: findCondition(byName.get(mark.message)!, mark),
    }))
  );
}

/** Refuses what overlays say about messages that do not exist. */
export function checkOverlays(specs: readonly MessageSpec[], overlays: readonly Overlay[]): void {
  const names = new Set(specs.map((spec) => spec.name));
  const places = overlays.flatMap(({ additions, secrets, repeating }) => [
    ...additions.map(({ message, keys }) => ({ message, place: keys.place("message") })),
    ...secrets,
    ...repeating,
  ]);
  for (const { message, place } of places) {
    if (names.has(message)) continue;
    throw new SchemaError(place, "use overlay", "a message of the schemas", quote(message));
  }
}

function findField(spec: MessageSpec, path: readonly string[]): FieldSpec | null {
  const struct = findStruct(spec, path.slice(0, -1));
  return struct?.fields.find((field) => field.name === path.at(-1)) ?? null;
}

/** The struct that the last field of a path holds; the message itself for an empty path. */
function findStruct(spec: MessageSpec, path: readonly string[]): StructSpec | null {
  if (path.length === 0) return spec;
  const field = findField(spec, path);
  return field && structOf(spec, field);
}

function structOf(spec: MessageSpec, field: FieldSpec): StructSpec | null {
  const name = structName(field.type);
  return name === null ? null : spec.structs.get(name) ?? null;
}

function findCondition(spec: MessageSpec, { path, when }: SecretMark): readonly string[] | null {
  if (when === null) return null;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const condition = [...path.slice(0, depth), when];
    const field = findField(spec, condition);
    if (field) return field.type.kind === "bool" ? condition : null;
  }
  return null;
}

function formatPath({ message, path }: Mark): string {
  return [message, ...path].join(".");
}

function markComplaint(mark: Mark, expected: string, found: string): SchemaError {
  return new SchemaError(mark.place, `mark ${quote(formatPath(mark))}`, expected, found);
}
