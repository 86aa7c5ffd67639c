// Pieces of TypeScript that several emitters write.

import { fieldName } from "./names.ts";
import { mayBeNull, type StructModel } from "./model.ts";
import type { ElementType, FieldSpec } from "./spec.ts";

/** Everything one generated file takes from `wire/mod.ts`, collected while its code is written. */
export class Imports {
  readonly #values = new Set<string>();
  readonly #types = new Set<string>();

  /** Notes a function or constant and gives its name. */
  value(name: string): string {
    this.#values.add(name);
    return name;
  }

  /** Notes a type and gives its name. */
  type(name: string): string {
    this.#types.add(name);
    return name;
  }

  /** Whether a function or constant of that name is imported. */
  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** The import lines, sorted. */
  lines(from: string): string[] {
    const names = [
      ...[...this.#values].map((name) => ({ name, text: name })),
      ...[...this.#types].filter((name) => !this.#values.has(name))
        .map((name) => ({ name, text: `type ${name}` })),
    ].sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase())).map(({ text }) => text);
    if (names.length === 0) return [];
    return [`import { ${names.join(", ")} } from "${from}";`];
  }
}

/** Order of code units, the same in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Names that a field must not shadow inside generated functions: parameters, imports, words of the language.
const TAKEN = new Set(
  ("r w m n i p x key list tag version unknown unknownTaggedFields undefined " +
    "emptyBytes endTag isEmptyBytes isEmptyList orNull repeated runDecode runEncode slots startTag " +
    "arguments await break case catch class const continue debugger default delete do else enum " +
    "eval export extends false finally for function if implements import in instanceof interface " +
    "let new null package private protected public return static super switch this throw true try " +
    "typeof var void while with yield").split(" "),
);

// The functions of the runtime: `readInt32`, `writeCompactNullableString`. A field may be called readOnly.
const RUNTIME =
  /^(read|write)(Compact)?(Nullable)?(Absent|Bool|Bytes|Count|Float64|Int|List|NoTags|String|Tag|Presence|U)/;

/** The name of the constant that holds a field inside a generated function. */
export function localName(field: FieldSpec): string {
  const name = fieldName(field.name);
  return TAKEN.has(name) || RUNTIME.test(name) ? `${name}_` : name;
}

/** `name` in an object literal or pattern. */
export function bind(field: FieldSpec): string {
  const name = fieldName(field.name);
  const local = localName(field);
  return local === name ? name : `${name}: ${local}`;
}

/** Text as a TypeScript string. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

const PRIMITIVES: { readonly [kind: string]: string } = {
  bool: "boolean",
  int64: "bigint",
  uuid: "string",
  string: "string",
  bytes: "Uint8Array",
  records: "Uint8Array",
};

/** The TypeScript type of a field; `suffix` is "Init" for what encoders take. */
export function typeOf(
  field: FieldSpec,
  typeNames: ReadonlyMap<string, string>,
  suffix = "",
): string {
  const held = (type: ElementType): string =>
    type.kind === "struct" ? typeNames.get(type.name)! + suffix : PRIMITIVES[type.kind] ?? "number";
  const { type } = field;
  const plain = type.kind === "array" ? `readonly ${held(type.element)}[]` : held(type);
  return mayBeNull(field) ? `${plain} | null` : plain;
}

/** The value a field has when nothing says otherwise, as an expression. */
export function defaultOf(
  field: FieldSpec,
  typeNames: ReadonlyMap<string, string>,
  imports: Imports,
): string {
  const { type } = field;
  const given = field.default;
  if (given.kind === "null" || type.kind === "records") return "null";
  if (given.kind === "value" && type.kind === "uuid" && given.value === ZERO) {
    return imports.value("ZERO_UUID");
  }
  if (given.kind === "value") return literal(given.value);
  if (type.kind === "array") return imports.value("EMPTY");
  if (type.kind === "struct") return `new${typeNames.get(type.name)}()`;
  if (type.kind === "bytes") return `${imports.value("emptyBytes")}()`;
  throw new Error(`Cannot use the default of ${field.name}: expected a value`);
}

const ZERO = "AAAAAAAAAAAAAAAAAAAAAA";

/** A constant as TypeScript writes it; the zero uuid and the special numbers have names. */
export function literal(value: boolean | number | bigint | string): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return quote(value);
  return Object.is(value, -0) ? "-0" : String(value);
}

/** The names of the interfaces of a message's structs. */
export function typeNamesOf(structs: readonly StructModel[]): ReadonlyMap<string, string> {
  return new Map(structs.map(({ spec, type }) => [spec.name, type]));
}

/** `readCompactNullableString` and its siblings. */
export function functionName(
  verb: "read" | "write",
  compact: boolean,
  nullable: boolean,
  what: string,
): string {
  return `${verb}${compact ? "Compact" : ""}${nullable ? "Nullable" : ""}${what}`;
}
