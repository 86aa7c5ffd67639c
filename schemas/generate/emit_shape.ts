// One file of codec/json/shapes: what the JSON mapping knows of a unit's messages.

import { literal } from "./code.ts";
import { sourceOf, type Unit } from "./emit_api.ts";
import { Lines } from "./lines.ts";
import { type StructModel, structsOf } from "./model.ts";
import { fieldName } from "./names.ts";
import type { FieldSpec, Versions } from "./spec.ts";
import { elementOf, structName } from "./types.ts";
import { isEmpty } from "./versions.ts";

/** The text of a unit's shapes, which imports their type from `shape`. */
export function emitShapes(unit: Unit, shape = "../shape.ts"): string {
  const out = new Lines();
  out.add(
    `// Generated from ${sourceOf(unit)}. Do not edit.`,
    "",
  );
  out.doc(`How ${unit.name} looks as JSON.`, "", "@module");
  const nested = unit.messages.some((message) => message.structs.size > 0);
  out.add(`import type { Shape${nested ? ", StructShape" : ""} } from "${shape}";`, "");
  for (const message of unit.messages) {
    const structs = structsOf(message);
    for (const struct of structs) emitShape(out, struct, structs);
  }
  return `${out}`.trimEnd() + "\n";
}

/** `metadataResponseShape` for "MetadataResponse". */
export function shapeName(type: string): string {
  return `${fieldName(type)}Shape`;
}

function emitShape(out: Lines, struct: StructModel, structs: readonly StructModel[]): void {
  const { spec, message, type } = struct;
  const whole = spec === message;
  if (whole) out.doc(`The shape of ${message.name}.`);
  const open = `${whole ? "export " : ""}const ${shapeName(type)}: ${
    whole ? "Shape" : "StructShape"
  } = {`;
  out.block(open, "};", () => {
    if (whole) {
      const { lowest, highest } = message.validVersions;
      out.add(`name: "${message.name}",`, `minVersion: ${lowest},`, `maxVersion: ${highest},`);
    }
    out.block("fields: [", "],", () => {
      for (const field of spec.fields) out.add(`{ ${partsOf(field, structs).join(", ")} },`);
    });
  });
  out.add("");
}

function partsOf(field: FieldSpec, structs: readonly StructModel[]): string[] {
  const held = elementOf(field.type);
  const parts = [
    `name: "${fieldName(field.name)}"`,
    `type: "${held.kind}"`,
    ...(field.type.kind === "array" ? ["array: true"] : []),
    `versions: ${range(field.versions)}`,
  ];
  if (!isEmpty(field.nullableVersions)) parts.push(`nullable: ${range(field.nullableVersions)}`);
  if (field.tag !== null) parts.push(`tagged: ${range(field.taggedVersions)}`);
  const given = defaultPart(field);
  if (given !== null) parts.push(`default: ${given}`);
  if (field.ignorable) parts.push("ignorable: true");
  const name = structName(field.type);
  const struct = structs.find(({ spec }) => spec.name === name);
  if (struct !== undefined) parts.push(`struct: ${shapeName(struct.type)}`);
  return parts;
}

function range({ lowest, highest }: Versions): string {
  return `[${lowest}, ${highest}]`;
}

/** A default other than that of the type. */
function defaultPart({ type, default: given }: FieldSpec): string | null {
  if (type.kind === "records" || given.kind === "empty") return null;
  if (given.kind === "null") return "null";
  const { value } = given;
  const plain = [false, 0, 0n, "", "AAAAAAAAAAAAAAAAAAAAAA"];
  return plain.some((known) => Object.is(known, value)) ? null : literal(value);
}
