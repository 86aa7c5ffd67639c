import type { ElementType, FieldType, PrimitiveType } from "./spec.ts";

/** Reads a type as the schemas write it: `int32`, `Broker`, `[]Broker`; null if it is none. */
export function parseType(text: string): FieldType | null {
  const isArray = text.startsWith("[]");
  const element = parseElement(isArray ? text.slice(2) : text);
  return isArray && element ? { kind: "array", element } : element;
}

function parseElement(text: string): ElementType | null {
  if (isPrimitive(text)) return { kind: text };
  return isStructName(text) ? { kind: "struct", name: text } : null;
}

const PRIMITIVES: ReadonlySet<string> = new Set<PrimitiveType>([
  "bool",
  "int8",
  "int16",
  "uint16",
  "int32",
  "uint32",
  "int64",
  "float64",
  "uuid",
  "string",
  "bytes",
  "records",
]);

function isPrimitive(text: string): text is PrimitiveType {
  return PRIMITIVES.has(text);
}

/** Whether a message or struct may have this name, which code will have for a type. */
export function isStructName(text: string): boolean {
  return /^[A-Z][A-Za-z0-9]*$/.test(text);
}

/** Whether a field may have this name. */
export function isFieldName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(text);
}

/** The type as the schemas write it. */
export function formatType(type: FieldType): string {
  if (type.kind === "array") return `[]${formatType(type.element)}`;
  return type.kind === "struct" ? type.name : type.kind;
}

/** The type of the elements of an array, and the type itself of anything else. */
export function elementOf(type: FieldType): ElementType {
  return type.kind === "array" ? type.element : type;
}

/** The name of the struct that a field holds, by itself or in an array; null if it holds none. */
export function structName(type: FieldType): string | null {
  const element = elementOf(type);
  return element.kind === "struct" ? element.name : null;
}

/** Whether some version may say null for such a field. */
export function canBeNull(type: FieldType): boolean {
  return ["string", "bytes", "records", "struct", "array"].includes(type.kind);
}
