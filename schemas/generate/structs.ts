import { quote } from "./errors.ts";
import type { RawField, RawMessage, RawStruct } from "./raw.ts";
import type { Versions } from "./spec.ts";
import { structName } from "./types.ts";
import { contains, formatVersions, intersect, isEmpty } from "./versions.ts";

/**
 * Finds every struct of a message: the common ones and those that fields define inline.
 *
 * All share one namespace, however deep they stand.
 */
export function collectStructs(message: RawMessage): Structs {
  const common = indexCommonStructs(message);
  refuseNesting(message, common);
  const collector = new Collector(common);
  collector.addFields(message.fields, false);
  for (const struct of common.values()) collector.addCommon(struct);
  const structs = { byName: collector.byName, common };
  refuseVersions(message, structs);
  return structs;
}

/** The structs of a message by their names. */
export interface Structs {
  /** All of them, in order of their first use; unused ones come last. */
  readonly byName: ReadonlyMap<string, RawStruct>;
  readonly common: ReadonlyMap<string, RawStruct>;
}

function indexCommonStructs(message: RawMessage): ReadonlyMap<string, RawStruct> {
  const common = new Map<string, RawStruct>();
  for (const struct of message.commonStructs) {
    if (common.has(struct.name)) {
      throw struct.keys.complaint("name", "a name of its own", "that of another common struct");
    }
    common.set(struct.name, struct);
  }
  return common;
}

class Collector {
  readonly byName: Map<string, RawStruct> = new Map();
  readonly #common: ReadonlyMap<string, RawStruct>;

  constructor(common: ReadonlyMap<string, RawStruct>) {
    this.#common = common;
  }

  addFields(fields: readonly RawField[], isInCommon: boolean): void {
    for (const field of fields) {
      const name = structName(field.type);
      if (name !== null) this.#addField(field, name, isInCommon);
    }
  }

  #addField(field: RawField, name: string, isInCommon: boolean): void {
    const struct = this.#common.get(name);
    if (struct) {
      refuseFields(field, name);
      this.addCommon(struct);
    } else if (isInCommon) {
      throw field.keys.complaint("type", "a common struct within a common struct", quote(name));
    } else {
      this.#addInline(field, name);
    }
  }

  addCommon(struct: RawStruct): void {
    if (this.byName.has(struct.name)) return;
    this.byName.set(struct.name, struct);
    this.addFields(struct.fields, true);
  }

  #addInline(field: RawField, name: string): void {
    if (this.byName.has(name)) {
      throw field.keys.complaint("type", "a struct used once, or a common one", `${name} again`);
    }
    const { keys, versions } = field;
    const fields = inlineFields(field, name);
    this.byName.set(name, { keys, name, versions, fields });
    this.addFields(fields, false);
  }
}

function refuseFields(field: RawField, name: string): void {
  if (field.fields === null) return;
  throw field.keys.complaint("fields", `no fields beside common struct ${name}`, "fields");
}

/** Kafka takes a name that nothing defines for a struct without fields; it is surely a slip. */
function inlineFields(field: RawField, name: string): RawField[] {
  if (field.fields === null) {
    throw field.keys.complaint("type", `fields or a common struct ${name}`, "neither");
  }
  // Kafka's generator does not hand the versions it derived for the field on to the struct.
  if (field.keys.versions("versions") === null) {
    throw field.keys.complaint("fields", "versions beside fields", "only taggedVersions");
  }
  return field.fields;
}

/** Below the message. Kafka has five levels; the limit keeps generated code off the stack's end. */
const DEEPEST = 16;

function refuseNesting(message: RawMessage, common: ReadonlyMap<string, RawStruct>): void {
  const depths = new Map<string, number>();
  refuseNestingOf(message.fields, [message.name], common, depths);
  for (const { name, fields } of common.values()) {
    refuseNestingOf(fields, [message.name, name], common, depths);
  }
}

/** `depths` holds how deep each struct has been seen, so that many uses do not take for ever. */
function refuseNestingOf(
  fields: readonly RawField[],
  path: readonly string[],
  common: ReadonlyMap<string, RawStruct>,
  depths: Map<string, number>,
): void {
  for (const field of fields) {
    const name = structName(field.type);
    if (name === null) continue;
    refuseLevel(field, name, path);
    if ((depths.get(name) ?? 0) > path.length) continue;
    depths.set(name, path.length + 1);
    const inner = common.get(name)?.fields ?? field.fields ?? [];
    refuseNestingOf(inner, [...path, name], common, depths);
  }
}

function refuseLevel(field: RawField, name: string, path: readonly string[]): void {
  if (path.includes(name)) {
    throw field.keys.complaint("type", "a struct that is not within itself", `${name} in ${name}`);
  }
  if (path.length > DEEPEST) {
    throw field.keys.complaint("type", `at most ${DEEPEST} levels of structs`, "one more");
  }
}

function refuseVersions(message: RawMessage, structs: Structs): void {
  if (isEmpty(message.validVersions)) return;
  refuseVersionsOf(message.fields, message.validVersions, structs);
  for (const { versions, fields } of structs.common.values()) {
    const valid = intersect(message.validVersions, versions);
    refuseVersionsOf(fields, isEmpty(valid) ? versions : valid, structs);
  }
}

/** Each struct must be used in some version of what encloses it, and only in those it has. */
function refuseVersionsOf(
  fields: readonly RawField[],
  enclosing: Versions,
  structs: Structs,
): void {
  for (const field of fields) {
    const name = structName(field.type);
    if (name === null) continue;
    const used = intersect(enclosing, field.versions);
    refuseDisjoint(field, enclosing, used);
    const common = structs.common.get(name);
    if (common) refuseMissing(field, common, used);
    else refuseVersionsOf(field.fields ?? [], used, structs);
  }
}

function refuseDisjoint(field: RawField, enclosing: Versions, used: Versions): void {
  if (!isEmpty(used)) return;
  const expected = `some of the versions ${formatVersions(enclosing)} that enclose it`;
  throw field.keys.complaint("versions", expected, formatVersions(field.versions));
}

function refuseMissing(field: RawField, struct: RawStruct, used: Versions): void {
  if (contains(struct.versions, used)) return;
  const expected = `only versions ${formatVersions(struct.versions)} of struct ${struct.name}`;
  throw field.keys.complaint("versions", expected, formatVersions(used));
}
