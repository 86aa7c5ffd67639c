import { defaultOf, functionName, type Imports, typeNamesOf } from "./code.ts";
import { Lines } from "./lines.ts";
import {
  type Case,
  casesOf,
  choose,
  elementCost,
  isCompact,
  isFlexible,
  isInt32s,
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
import { intersect } from "./versions.ts";

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
    const tags = hasKnownTags(struct) ? emitTagReader(emit) ? "version" : "plain" : "none";
    emitReader(emit, tags);
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

/** What the known tagged fields of a struct need: no reader, one, or one that takes the version. */
type Tags = "none" | "plain" | "version";

const TAG_ARGUMENTS: { readonly [T in Tags]: (type: string) => string } = {
  none: () => "",
  plain: (type) => `, read${type}Tag`,
  version: (type) => `, read${type}Tag, version`,
};

function emitReader(emit: Emit, known: Tags): void {
  const { out, struct, imports } = emit;
  const { spec, type, context, message } = struct;
  const nested = spec !== message;
  const version = emit.versioned.has(spec.name) ? ", version: number" : "";
  const flexible = testFor(context, (v) => isFlexible(message, v));
  const key = nested ? `, key: ${imports.type("Key")}` : "";
  out.block(
    `function read${type}(r: ${imports.type("Reader")}${key}${version}): ${type} {`,
    "}",
    () => {
      if (nested) out.add("r.down(key);");
      out.block(`const m: ${type} = {`, "};", () => {
        for (const field of spec.fields) emitField(emit, field);
      });
      if (flexible !== null) {
        const tags = `${imports.value("readTags")}(r, m${TAG_ARGUMENTS[known](type)});`;
        out.add(flexible === "" ? tags : `if (${flexible}) ${tags}`);
      }
      if (nested) out.add("r.up();");
      out.add("return m;");
    },
  );
  out.add("");
}

function isEverMandatory({ context }: StructModel, field: FieldSpec): boolean {
  return versionsIn(context).some((v) => isMandatory(field, v));
}

function emitField(emit: Emit, field: FieldSpec): void {
  const { out, struct, names, imports } = emit;
  const name = fieldName(field.name);
  if (!isEverMandatory(struct, field)) out.add(`${name}: ${defaultOf(field, names, imports)},`);
  else out.add(`${name}: ${joinCases(valueOf(emit, field, struct.context))},`);
}

/** The value of a field that is mandatory in some versions of the context and at its default in the others. */
function valueOf(emit: Emit, field: FieldSpec, context: Versions): readonly Case[] {
  const { names, imports } = emit;
  const mandatory = within(context, (v) => isMandatory(field, v));
  const absent = (): string => defaultOf(field, names, imports);
  if (field.type.kind !== "array" || isInt32s(field)) {
    return casesOf(context, (v) => isMandatory(field, v) ? readOf(emit, field, v) : absent());
  }
  const list = readList(emit, field, mandatory);
  return casesOf(context, (v) => isMandatory(field, v) ? list : absent());
}

function joinCases(cases: readonly Case[]): string {
  return cases.map(({ test, text }) => test === "" ? text : `${test} ? ${text} : `).join("");
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
  if (type.kind !== "struct") return readPrimitive(emit, field, type, v, nullable, keyOf(field));
  const key = keyOf(field);
  const passed = emit.versioned.has(type.name) ? ", version" : "";
  const read = `read${emit.names.get(type.name)}(r, ${key}${passed})`;
  if (!nullable) return read;
  const present = isTagged(field, v) ? "readTaggedPresence" : "readPresence";
  return `${emit.imports.value(present)}(r, ${key}) ? ${read} : null`;
}

function keyOf(field: FieldSpec): string {
  return `"${fieldName(field.name)}"`;
}

function readList(emit: Emit, field: FieldSpec, context: Versions): string {
  const { names, versioned, imports } = emit;
  if (field.type.kind !== "array") throw new Error("Cannot read a list: expected an array field");
  const { element } = field.type;
  const { lowest } = context;
  if (isInt32s(field) && !versionsIn(context).some((v) => isNullable(field, v))) {
    return `${imports.value(functionName("read", isCompact(field, lowest), false, "Int32s"))}(r, ${
      keyOf(field)
    })`;
  }
  const n = choose(context, (v) => countOf(emit, field, v));
  const [open, rest] = element.kind === "struct"
    ? [`read${names.get(element.name)}List(r, `, versioned.has(element.name) ? ", version" : ""]
    : [
      `${imports.value("readList")}(r, `,
      `, ${choose(context, (v) => elementReader(emit, field, element, v))}`,
    ];
  if (!versionsIn(context).some((v) => isNullable(field, v))) return `${open}${n}${rest})`;
  return `${imports.value("orNull")}(${n}, (n) => ${open}n${rest}))`;
}

function countOf({ struct: { message }, imports }: Emit, field: FieldSpec, v: number): string {
  const count = imports.value(
    functionName("read", isCompact(field, v), isNullable(field, v), "Count"),
  );
  return `${count}(r, ${keyOf(field)}, ${minElementSize(message, field, v)})`;
}

function elementReader(emit: Emit, field: FieldSpec, element: ElementType, v: number): string {
  const [, read, rest] = /^(\w+)\(r, i(.*)\)$/.exec(
    readPrimitive(emit, field, element, v, false, "i"),
  )!;
  return rest === "" ? read! : `(r, i) => ${read}(r, i${rest})`;
}

function readPrimitive(
  { imports }: Emit,
  field: FieldSpec,
  { kind }: ElementType,
  v: number,
  nullable: boolean,
  key: string,
): string {
  const compact = isCompact(field, v);
  switch (kind) {
    case "string": {
      const how = field.repeating ? `, ${imports.value("repeated")}` : "";
      return `${imports.value(functionName("read", compact, nullable, "String"))}(r, ${key}${how})`;
    }
    case "bytes":
      return `${imports.value(functionName("read", compact, nullable, "Bytes"))}(r, ${key})`;
    case "records":
      return `${
        imports.value(functionName("read", compact, nullable, "Bytes"))
      }(r, ${key}, "records")`;
  }
  return `${imports.value(`read${kind[0]!.toUpperCase()}${kind.slice(1)}`)}(r, ${key})`;
}

function emitListReader({ out, struct: { spec, type, message }, imports, versioned }: Emit): void {
  const [declared, passed] = versioned.has(spec.name)
    ? [", version: number", ", version"]
    : ["", ""];
  const open = `function read${type}List(r: Reader, n: number${declared}): readonly ${type}[] {`;
  out.block(open, "}", () => {
    out.add(`if (n === 0) return ${imports.value("EMPTY")};`);
    out.add(
      `const list = ${imports.value("slots")}<${type}>(r, n, ${elementCost(message, spec)});`,
    );
    out.block("for (let i = 0; i < n; i++) {", "}", () => {
      out.add(`list[i] = read${type}(r, i${passed});`);
    });
    out.add("return list;");
  });
  out.add("");
}

/** Writes `readXTag` and says whether it takes the version. */
function emitTagReader(emit: Emit): boolean {
  const { out, struct: { spec, type, context, message }, imports } = emit;
  const flexible = intersect(context, message.flexibleVersions);
  const cases = new Lines();
  for (const field of spec.fields) emitTagCase({ ...emit, out: cases }, field, flexible);
  const usesVersion = /\bversion\b/.test(`${cases}`);
  const version = usesVersion ? ", version: number" : "";
  imports.type("Reader");
  const open = `function read${type}Tag(r: Reader, m: ${type}, tag: number${version}): boolean {`;
  out.block(open, "}", () => {
    out.block("switch (tag) {", "}", () => out.add(...`${cases}`.trimEnd().split("\n")));
    out.add("return false;");
  });
  out.add("");
  return usesVersion;
}

function emitTagCase(emit: Emit, field: FieldSpec, context: Versions): void {
  const { out } = emit;
  const otherwise = testFor(context, (v) => !isTagged(field, v));
  if (otherwise === "") return;
  const known = within(context, (v) => isTagged(field, v));
  out.add(`case ${field.tag}:`);
  out.indented(() => {
    if (otherwise !== null) out.add(`if (${otherwise}) return false;`);
    const cases = field.type.kind === "array"
      ? [{ test: "", text: readList(emit, field, known) }]
      : casesOf(known, (v) => readOf(emit, field, v));
    out.add(`m.${fieldName(field.name)} = ${joinCases(cases)};`);
    out.add("return true;");
  });
}
