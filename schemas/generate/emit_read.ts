import { bind, defaultOf, type Imports, localName, typeNamesOf } from "./code.ts";
import type { Lines } from "./lines.ts";
import {
  type Case,
  casesOf,
  choose,
  elementCost,
  isCompact,
  isFlexible,
  isMandatory,
  isNullable,
  isPresent,
  isTagged,
  minElementSize,
  type StructModel,
  testFor,
  versionsIn,
} from "./model.ts";
import { fieldName } from "./names.ts";
import type { ElementType, FieldSpec, Versions } from "./spec.ts";
import { WIDTH } from "./wrap.ts";

interface Emit {
  readonly out: Lines;
  readonly struct: StructModel;
  readonly imports: Imports;
  readonly names: ReadonlyMap<string, string>;
  /** Structs whose read function takes the version. */
  readonly versioned: ReadonlySet<string>;
}

/** Writes the readers of a message's structs, `readX` and where needed `readXList` and `readXTag`. */
export function emitReaders(out: Lines, structs: readonly StructModel[], imports: Imports): void {
  const names = typeNamesOf(structs);
  const versioned = versionedStructs(structs);
  const listed = listedStructs(structs);
  for (const struct of structs) {
    const emit = { out, struct, imports, names, versioned };
    if (hasKnownTags(struct)) emitTagReader(emit);
    emitReader(emit);
    if (listed.has(struct.spec.name)) emitListReader(emit);
  }
}

/** Structs whose code differs between the versions they live in, or that hold such a struct. */
export function versionedStructs(structs: readonly StructModel[]): ReadonlySet<string> {
  const versioned = new Set<string>();
  for (const { spec, message, context } of structs) { // those used by others come first
    const differs = spec.fields.some((field) => {
      const held = field.type.kind === "array" ? field.type.element : field.type;
      if (held.kind === "struct" && versioned.has(held.name)) return true;
      return testFor(context, (v) => layout(field, v) === layout(field, context.lowest)) !== "";
    });
    const flexible = testFor(context, (v) => isFlexible(message, v));
    if (differs || (flexible !== "" && flexible !== null)) versioned.add(spec.name);
  }
  return versioned;
}

function layout(field: FieldSpec, v: number): string {
  return [isPresent, isTagged, isNullable, isCompact].map((is) => is(field, v)).join();
}

/** Structs that are elements of an array. */
export function listedStructs(structs: readonly StructModel[]): ReadonlySet<string> {
  return new Set(
    structs.flatMap(({ spec }) =>
      spec.fields.flatMap(({ type }) =>
        type.kind === "array" && type.element.kind === "struct" ? [type.element.name] : []
      )
    ),
  );
}

/** Whether some version of the struct has a tagged field that the schema knows. */
export function hasKnownTags({ spec, context }: StructModel): boolean {
  return spec.fields.some((field) => versionsIn(context).some((v) => isTagged(field, v)));
}

function emitReader(emit: Emit): void {
  const { out, struct, imports } = emit;
  const { spec, type, context, message } = struct;
  const version = emit.versioned.has(spec.name) ? ", version: number" : "";
  const flexible = testFor(context, (v) => isFlexible(message, v));
  imports.type("Reader");
  out.block(`function read${type}(r: Reader${version}): ${type} {`, "}", () => {
    out.add("r.down();");
    for (const field of spec.fields) emitField(emit, field);
    const fields = spec.fields.map((field) => inLiteral(emit, field));
    out.add(`const m: ${type} = { ${fields.join(", ")} };`);
    const known = hasKnownTags(struct) ? `, read${type}Tag${version && ", version"}` : "";
    const tags = `r.tags(m${known});`;
    if (flexible === "") out.add(tags);
    else if (flexible !== null) out.add(`if (${flexible}) ${tags}`);
    out.add("r.up();", "return m;");
  });
  out.add("");
}

function isEverMandatory({ context }: StructModel, field: FieldSpec): boolean {
  return versionsIn(context).some((v) => isMandatory(field, v));
}

function inLiteral({ struct, names, imports }: Emit, field: FieldSpec): string {
  if (isEverMandatory(struct, field)) return bind(field);
  return `${fieldName(field.name)}: ${defaultOf(field, names, imports)}`;
}

function emitField(emit: Emit, field: FieldSpec): void {
  const { out, struct: { context } } = emit;
  if (!isEverMandatory(emit.struct, field)) return;
  emitAssignment(
    out,
    fieldName(field.name),
    `const ${localName(field)}`,
    valueOf(emit, field, context),
  );
}

/** The value of a field that is mandatory in some versions of the context and at its default in the others. */
function valueOf(emit: Emit, field: FieldSpec, context: Versions): readonly Case[] {
  const { names, imports } = emit;
  const mandatory = within(context, (v) => isMandatory(field, v));
  const absent = (): string => defaultOf(field, names, imports);
  if (field.type.kind !== "array") {
    return casesOf(context, (v) => isMandatory(field, v) ? readOf(emit, field, v) : absent());
  }
  const list = readList(emit, field, mandatory);
  return casesOf(context, (v) => isMandatory(field, v) ? list : absent());
}

/** `at` and assignment, on one line if they fit. */
function emitAssignment(out: Lines, name: string, target: string, cases: readonly Case[]): void {
  const at = `r.at("${name}");`;
  const value = cases.map(({ test, text }) => test === "" ? text : `${test} ? ${text} : `).join("");
  const assignment = `${target} = ${value};`;
  const fits = at.length + assignment.length + 5 <= WIDTH;
  out.add(...fits ? [`${at} ${assignment}`] : [at, assignment]);
}

/** The versions of the context, which are neighbours, for which `holds` is true. */
function within(context: Versions, holds: (v: number) => boolean): Versions {
  const found = versionsIn(context).filter(holds);
  return { lowest: found[0]!, highest: found.at(-1)! };
}

function readOf(emit: Emit, field: FieldSpec, v: number): string {
  const { type } = field;
  const nullable = isNullable(field, v);
  if (type.kind === "array") return readList(emit, field, { lowest: v, highest: v });
  if (type.kind !== "struct") return readPrimitive(emit, field, type, v, nullable);
  const read = readStruct(emit, type.name);
  if (!nullable) return read;
  const present = isTagged(field, v) ? "readTaggedPresence" : "readPresence";
  return `${emit.imports.value(present)}(r) ? ${read} : null`;
}

function readStruct({ names, versioned }: Emit, name: string): string {
  return `read${names.get(name)}(r${versioned.has(name) ? ", version" : ""})`;
}

function readList(emit: Emit, field: FieldSpec, context: Versions): string {
  const { names, versioned, imports } = emit;
  if (field.type.kind !== "array") throw new Error("Cannot read a list: expected an array field");
  const { element } = field.type;
  const n = choose(context, (v) => countOf(emit, field, v));
  const [open, rest] = element.kind === "struct"
    ? [`read${names.get(element.name)}List(r, `, versioned.has(element.name) ? ", version" : ""]
    : element.kind === "int32"
    ? [`${imports.value("readInt32s")}(r, `, ""]
    : [
      `${imports.value("readList")}(r, `,
      `, ${choose(context, (v) => elementReader(emit, field, element, v))}`,
    ];
  if (!versionsIn(context).some((v) => isNullable(field, v))) return `${open}${n}${rest})`;
  return `${imports.value("orNull")}(${n}, (n) => ${open}n${rest}))`;
}

function countOf({ struct: { message } }: Emit, field: FieldSpec, v: number): string {
  const count = method(isCompact(field, v), isNullable(field, v), "Count");
  return `r.${count}(${minElementSize(message, field, v)}, ${elementCost(message, field)})`;
}

const FUNCTIONS: { readonly [kind: string]: string } = {
  uint16: "readUint16",
  uint32: "readUint32",
  int64: "readInt64",
  float64: "readFloat64",
  uuid: "readUuid",
};

function elementReader(emit: Emit, field: FieldSpec, element: ElementType, v: number): string {
  const { kind } = element;
  if (kind === "struct") throw new Error("Cannot read an element: expected a primitive");
  return FUNCTIONS[kind] === undefined
    ? `(r) => ${readPrimitive(emit, field, element, v, false)}`
    : emit.imports.value(FUNCTIONS[kind]);
}

function readPrimitive(
  { imports }: Emit,
  field: FieldSpec,
  { kind }: ElementType,
  v: number,
  nullable: boolean,
): string {
  const compact = isCompact(field, v);
  if (kind === "string") {
    const how = field.repeating ? imports.value("repeated") : "";
    return `r.${method(compact, nullable, "String")}(${how})`;
  }
  if (kind === "bytes" || kind === "records") {
    const name = method(compact, nullable, "Bytes");
    const read = imports.value(`read${name[0]!.toUpperCase()}${name.slice(1)}`);
    return `${read}(r${kind === "records" ? `, "records"` : ""})`;
  }
  const read = FUNCTIONS[kind];
  return read === undefined ? `r.${kind}()` : `${imports.value(read)}(r)`;
}

/** `compactNullableString` and its siblings. */
export function method(compact: boolean, nullable: boolean, what: string): string {
  const name = `${compact ? "Compact" : ""}${nullable ? "Nullable" : ""}${what}`;
  return name[0]!.toLowerCase() + name.slice(1);
}

function emitListReader({ out, struct: { spec, type }, imports, versioned }: Emit): void {
  const [declared, passed] = versioned.has(spec.name)
    ? [", version: number", ", version"]
    : ["", ""];
  const open = `function read${type}List(r: Reader, n: number${declared}): readonly ${type}[] {`;
  out.block(open, "}", () => {
    out.add(`if (n === 0) return ${imports.value("EMPTY")};`);
    out.add(`const list = ${imports.value("slots")}<${type}>(n);`);
    out.add("r.down();");
    out.block("for (let i = 0; i < n; i++) {", "}", () => {
      out.add("r.at(i);", `list[i] = read${type}(r${passed});`);
    });
    out.add("r.up();", "return list;");
  });
  out.add("");
}

function emitTagReader(emit: Emit): void {
  const { out, struct: { spec, type, context }, imports, versioned } = emit;
  imports.type("Reader");
  const version = versioned.has(spec.name) ? ", version: number" : "";
  const open = `function read${type}Tag(r: Reader, m: ${type}, tag: number${version}): boolean {`;
  out.block(open, "}", () => {
    out.block("switch (tag) {", "}", () => {
      for (const field of spec.fields) emitTagCase(emit, field, context);
    });
    out.add("return false;");
  });
  out.add("");
}

function emitTagCase(emit: Emit, field: FieldSpec, context: Versions): void {
  const { out } = emit;
  const test = testFor(context, (v) => isTagged(field, v));
  if (test === null) return;
  const known = within(context, (v) => isTagged(field, v));
  out.add(`case ${field.tag}:`);
  out.indented(() => {
    if (test !== "") out.add(`if (!(${test})) return false;`);
    const cases = field.type.kind === "array"
      ? [{ test: "", text: readList(emit, field, known) }]
      : casesOf(known, (v) => readOf(emit, field, v));
    const name = fieldName(field.name);
    emitAssignment(out, name, `m.${name}`, cases);
    out.add("return true;");
  });
}
