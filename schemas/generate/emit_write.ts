import { functionName, type Imports, literal, localName, typeNamesOf } from "./code.ts";
import { hasKnownTags, versionedStructs } from "./emit_read.ts";
import { hasTags, pattern } from "./emit_types.ts";
import type { Lines } from "./lines.ts";
import {
  type Case,
  choose,
  fixedSize,
  isCompact,
  isCompactInt32s,
  isFlexible,
  isInt32s,
  isMandatory,
  isNullable,
  isPresent,
  isTagged,
  mayBeNull,
  statementsOf,
  type StructModel,
  testFor,
  versionsIn,
} from "./model.ts";
import { fieldName } from "./names.ts";
import type { ElementType, FieldSpec, Versions } from "./spec.ts";
import { formatVersions, intersect } from "./versions.ts";
import { WIDTH } from "./wrap.ts";

interface Emit {
  readonly out: Lines;
  readonly struct: StructModel;
  readonly structs: readonly StructModel[];
  readonly imports: Imports;
  readonly names: ReadonlyMap<string, string>;
  /** Structs whose write function takes the version. */
  readonly versioned: ReadonlySet<string>;
}

/** Writes the writers of a message's structs, `writeX` and where needed `isDefaultX`. */
export function emitWriters(out: Lines, structs: readonly StructModel[], imports: Imports): void {
  const names = typeNamesOf(structs);
  const versioned = versionedStructs(structs);
  const compared = comparedStructs(structs);
  for (const struct of structs) {
    const emit = { out, struct, structs, imports, names, versioned };
    if (compared.has(struct.spec.name)) emitIsDefault(emit);
    emitWriter(emit);
  }
}

/** Structs that must be compared with their default: non-null default, tagged or absent in some version. */
function comparedStructs(structs: readonly StructModel[]): ReadonlySet<string> {
  const compared = new Set<string>();
  for (const struct of structs.toReversed()) { // those that use others come first
    for (const field of struct.spec.fields) {
      if (field.type.kind !== "struct" || field.default.kind === "null") continue;
      if (compared.has(struct.spec.name) || isTested(struct, field)) compared.add(field.type.name);
    }
  }
  return compared;
}

function isTested({ context }: StructModel, field: FieldSpec): boolean {
  return testFor(context, (v) => isTagged(field, v) || isRefused(field, v)) !== null;
}

/** A value other than the default cannot be said in that version, and may not be dropped. */
function isRefused(field: FieldSpec, v: number): boolean {
  return !isPresent(field, v) && !field.ignorable;
}

function emitWriter(emit: Emit): void {
  const { out, struct, imports } = emit;
  const { spec, type, message } = struct;
  const nested = spec !== message;
  const version = emit.versioned.has(spec.name) ? ", version: number" : "";
  const key = nested ? `, key: ${imports.type("Key")}` : "";
  const w = `w: ${imports.type("Writer")}`;
  out.block(`function write${type}(${w}${key}, m: ${type}Init${version}): void {`, "}", () => {
    if (nested) out.add("w.into(key, m);");
    emitPattern(emit);
    for (const run of runsOf(emit)) emitRun(emit, run);
    emitTags(emit);
    if (nested) out.add("w.up();");
  });
  out.add("");
}

function emitPattern({ out, struct, structs, imports }: Emit): void {
  const fields = pattern(struct, structs, imports);
  if (fields.length === 0) return;
  out.add(`const { ${fields.join(", ")} } = m;`);
}

/** Fields in order; neighbours of a fixed size that every version has are one run. */
function runsOf({ struct: { spec, context } }: Emit): readonly (readonly FieldSpec[])[] {
  const runs: FieldSpec[][] = [];
  let open = false; // the last run may grow
  for (const field of spec.fields) {
    const fixed = fixedSize(field) !== null &&
      versionsIn(context).every((v) => isMandatory(field, v));
    if (fixed && open) runs.at(-1)!.push(field);
    else runs.push([field]);
    open = fixed;
  }
  return runs;
}

function emitRun(emit: Emit, run: readonly FieldSpec[]): void {
  if (run.length === 1) {
    emitField(emit, run[0]!);
    return;
  }
  const { out, imports } = emit;
  const start = `at${run[0]!.name}`;
  out.add(`const ${start} = w.room(${run.reduce((sum, field) => sum + fixedSize(field)!, 0)});`);
  let offset = 0;
  for (const field of run) {
    const { kind } = field.type;
    const put = imports.value(`put${kind[0]!.toUpperCase()}${kind.slice(1)}`);
    const p = offset === 0 ? start : `${start} + ${offset}`;
    out.add(`${put}(w, ${p}, ${keyOf(field)}, ${localName(field)});`);
    offset += fixedSize(field)!;
  }
}

function emitField(emit: Emit, field: FieldSpec): void {
  const { out, struct: { context } } = emit;
  const mandatory = versionsIn(context).filter((v) => isMandatory(field, v));
  emitCases(out, statementsOf(context, (v) => statementOf(emit, field, v, mandatory)));
}

/** The cases of a statement: `if (version >= 9) …; else …;`. */
function emitCases(out: Lines, cases: readonly Case[]): void {
  cases.forEach(({ test, text }, i) => {
    const open = `${i === 0 ? "" : "else "}${test === "" ? "" : `if (${test}) `}`;
    out.add(...fitted(open, text));
  });
}

/** A statement behind its condition; on a line of its own, in braces, where both are too long for one. */
function fitted(open: string, statement: string): string[] {
  const dangles = open !== "" && statement.startsWith("if "); // an else would go to the inner if
  if (!dangles && open.length + statement.length + 2 <= WIDTH) return [`${open}${statement}`];
  return open === "" ? [statement] : [`${open}{`, `  ${statement}`, "}"];
}

function statementOf(
  emit: Emit,
  field: FieldSpec,
  v: number,
  mandatory: readonly number[],
): string {
  if (isMandatory(field, v) && field.type.kind === "array" && !isInt32s(field)) {
    return `${writeList(emit, field, { lowest: mandatory[0]!, highest: mandatory.at(-1)! })};`;
  }
  if (isMandatory(field, v)) return writeOf(emit, field, v);
  if (!isRefused(field, v)) return "";
  return `${emit.imports.value("writeAbsent")}(w, ${keyOf(field)}, ${defaultTest(emit, field)}, "${
    formatVersions(field.versions)
  }");`;
}

/** An expression that is true when the field has its default. */
function defaultTest(emit: Emit, field: FieldSpec): string {
  const { imports, names } = emit;
  const { type } = field;
  const local = localName(field);
  const given = field.default;
  if (given.kind === "null" || type.kind === "records") return `${local} === null`;
  if (given.kind === "value") return `${local} === ${literal(given.value)}`;
  if (type.kind === "struct") return `isDefault${names.get(type.name)}(${local})`;
  return `${imports.value(type.kind === "array" ? "isEmptyList" : "isEmptyBytes")}(${local})`;
}

/** The same, negated. */
function sendTest(emit: Emit, field: FieldSpec): string {
  const test = defaultTest(emit, field);
  return test.includes(" === ") ? test.replace(" === ", " !== ") : `!${test}`;
}

function writeOf(emit: Emit, field: FieldSpec, v: number): string {
  const { type } = field;
  const local = localName(field);
  if (type.kind === "array") return `${writeList(emit, field, { lowest: v, highest: v })};`;
  if (type.kind !== "struct") {
    return `${writePrimitive(emit, field, type, keyOf(field), local, v)};`;
  }
  const passed = emit.versioned.has(type.name) ? ", version" : "";
  const write = (x: string) =>
    `write${emit.names.get(type.name)}(w, ${keyOf(field)}, ${x}${passed});`;
  if (!isNullable(field, v)) return write(mayBeNull(field) ? `${local}!` : local);
  const presence = isTagged(field, v) ? "writeTaggedPresence" : "writePresence";
  return `if (${emit.imports.value(presence)}(w, ${local})) ${write(local)}`;
}

function writeList(emit: Emit, field: FieldSpec, context: Versions): string {
  const { imports, names, versioned } = emit;
  if (field.type.kind !== "array") throw new Error("Cannot write a list: expected an array field");
  const { element } = field.type;
  const local = localName(field);
  if (isCompactInt32s(field, context)) {
    return `${imports.value("writeCompactInt32s")}(w, ${keyOf(field)}, ${local})`;
  }
  const n = choose(context, (v) => {
    const count = functionName("write", isCompact(field, v), isNullable(field, v), "Count");
    return `${imports.value(count)}(w, ${keyOf(field)}, ${local})`;
  });
  const list = `${imports.value("writeList")}(w, ${keyOf(field)}, ${local}, ${n}, `;
  if (element.kind === "struct") {
    const passed = versioned.has(element.name) ? ", version" : "";
    return `${list}write${names.get(element.name)}${passed})`;
  }
  return `${list}${choose(context, (v) => elementWriter(emit, field, element, v))})`;
}

function keyOf(field: FieldSpec): string {
  return `"${fieldName(field.name)}"`;
}

function elementWriter(emit: Emit, field: FieldSpec, element: ElementType, v: number): string {
  return writePrimitive(emit, field, element, "", "", v).replace(/\(.*/, "");
}

function writePrimitive(
  { imports }: Emit,
  field: FieldSpec,
  { kind }: ElementType,
  key: string,
  value: string,
  v: number,
): string {
  const nullable = isNullable(field, v) && field.type.kind !== "array";
  const sized = SIZED[kind];
  const name = sized === undefined
    ? `write${kind[0]!.toUpperCase()}${kind.slice(1)}`
    : functionName("write", isCompact(field, v), nullable, sized);
  return `${imports.value(name)}(w, ${key}, ${value})`;
}

/** Types whose encoding depends on version and null. */
const SIZED: { readonly [kind: string]: string } = {
  string: "String",
  bytes: "Bytes",
  records: "Bytes",
};

function emitTags(emit: Emit): void {
  const { out, struct, imports } = emit;
  const { context, message } = struct;
  if (!hasTags(struct)) return;
  const flexible = testFor(context, (v) => isFlexible(message, v))!;
  if (hasKnownTags(struct)) {
    if (flexible === "") {
      emitKnownTags(emit);
      return;
    }
    const otherwise = `} else ${imports.value("writeNoTags")}(w, unknownTaggedFields);`;
    out.block(`if (${flexible}) {`, otherwise, () => emitKnownTags(emit));
    return;
  }
  const all = `${imports.value("writeUnknownTags")}(w, unknownTaggedFields);`;
  if (flexible === "") out.add(all);
  else {
    const none = `${imports.value("writeNoTags")}(w, unknownTaggedFields);`;
    out.add(`if (${flexible}) ${all}`, `else ${none}`);
  }
}

/** Known tags ascending, each after the unknown ones that come before it. */
function emitKnownTags(emit: Emit): void {
  const { out, struct: { spec, context, message }, imports } = emit;
  const flexible = intersect(context, message.flexibleVersions);
  const fields = spec.fields
    .map((field) => ({ field, test: testFor(flexible, (v) => isTagged(field, v)) }))
    .filter(({ test }) => test !== null)
    .sort((a, b) => a.field.tag! - b.field.tag!);
  const sent = fields.map(({ field, test }) => {
    const send = sendTest(emit, field);
    const name = `sends${field.name}`;
    out.add(`const ${name} = ${test === "" ? "" : `${test} && `}${send};`);
    return `(${name} ? 1 : 0)`;
  });
  const count = fields.length === 1 ? sent[0]!.slice(1, -1) : sent.join(" + ");
  out.add(`let unknown = ${imports.value("writeTagCount")}(w, unknownTaggedFields, ${count});`);
  for (const { field, test } of fields) {
    const known = `unknown = ${imports.value("writeTagsBefore")}(w, unknown, ${field.tag});`;
    out.add(test === "" ? known : `if (${test}) ${known}`);
    out.block(`if (sends${field.name}) {`, "}", () => {
      out.add(
        `const p = ${imports.value("startTag")}(w, ${field.tag});`,
      );
      emitCases(
        out,
        statementsOf(intersect(flexible, field.taggedVersions), (v) => writeOf(emit, field, v)),
      );
      out.add(`${imports.value("endTag")}(w, p);`);
    });
  }
  out.add(`${imports.value("writeTagsBefore")}(w, unknown);`);
}

/** `isDefaultX()`: a struct with every field at its default and no unknown tagged field. */
function emitIsDefault(emit: Emit): void {
  const { out, struct, imports } = emit;
  const { type, spec } = struct;
  const fields = spec.fields.map((field) => defaultTest(emit, field));
  const tests = hasTags(struct)
    ? [...fields, `(unknownTaggedFields ?? ${imports.value("EMPTY")}).length === 0`]
    : fields;
  out.block(`function isDefault${type}(m: ${type}Init | null): boolean {`, "}", () => {
    out.add(`if (typeof m !== "object" || m === null) return false;`);
    emitPattern(emit);
    out.add(`return ${tests.join(" && ")};`);
  });
  out.add("");
}
