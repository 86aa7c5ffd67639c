import { bind, defaultOf, type Imports, typeNamesOf, typeOf } from "./code.ts";
import type { Lines } from "./lines.ts";
import { isFlexible, type StructModel, versionsIn } from "./model.ts";
import { fieldName } from "./names.ts";
import type { FieldSpec, MessageSpec } from "./spec.ts";
import { formatType } from "./types.ts";
import { contains, formatVersions, isEmpty } from "./versions.ts";

/** Writes `interface X` and `interface XInit` for every struct of a message. */
export function emitTypes(out: Lines, structs: readonly StructModel[], imports: Imports): void {
  for (const struct of structs) {
    emitDecoded(out, struct, structs, imports);
    emitInit(out, struct, structs, imports);
  }
}

function emitDecoded(
  out: Lines,
  struct: StructModel,
  structs: readonly StructModel[],
  imports: Imports,
): void {
  const names = typeNamesOf(structs);
  out.doc(describe(struct));
  out.block(`export interface ${struct.type} {`, "}", () => {
    for (const field of struct.spec.fields) {
      out.doc(...describeField(struct, field));
      out.add(`${fieldName(field.name)}: ${typeOf(field, names)};`);
    }
    if (hasTags(struct)) {
      out.doc(
        "Tagged fields this schema does not know, as views of the input; absent if there is none.",
      );
      out.add(`unknownTaggedFields?: readonly ${imports.type("TaggedField")}[];`);
    }
    if (struct.spec === struct.message) {
      out.doc(
        "Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.",
      );
      out.add(`invalidText?: readonly ${imports.type("InvalidText")}[];`);
    }
  });
  out.add("");
}

function emitInit(
  out: Lines,
  struct: StructModel,
  structs: readonly StructModel[],
  imports: Imports,
): void {
  const names = typeNamesOf(structs);
  out.doc(`What encoders take for ${struct.type}; fields with a default may be left out.`);
  out.block(`export interface ${struct.type}Init {`, "}", () => {
    for (const field of struct.spec.fields) {
      const name = fieldName(field.name);
      const type = typeOf(field, names, "Init");
      out.doc(`See {@linkcode ${struct.type}.${name}}.`);
      out.add(isRequired(struct, field) ? `${name}: ${type};` : `${name}?: ${type} | undefined;`);
    }
    if (hasTags(struct)) {
      out.doc("Further tagged fields, in any order; none of them known to the version.");
      out.add(`unknownTaggedFields?: readonly ${imports.type("TaggedField")}[] | undefined;`);
    }
  });
  out.add("");
}

/** Whether a caller must supply the field: it is as old as its struct and has neither default nor tag. */
export function isRequired({ lifetime }: StructModel, field: FieldSpec): boolean {
  return contains(field.versions, lifetime) && !field.hasDefault && field.tag === null;
}

/** Whether any version of the struct ends in a tagged section. */
export function hasTags({ message, context }: StructModel): boolean {
  return versionsIn(context).some((version) => isFlexible(message, version));
}

/** Writes `newX()`, the struct with every field at its default. */
export function emitNew(
  out: Lines,
  struct: StructModel,
  structs: readonly StructModel[],
  imports: Imports,
): void {
  const names = typeNamesOf(structs);
  const fields = struct.spec.fields.map((field) =>
    `${fieldName(field.name)}: ${defaultOf(field, names, imports)}`
  );
  out.block(`function new${struct.type}(): ${struct.type} {`, "}", () => {
    out.block("return {", "};", () => out.add(...fields.map((field) => `${field},`)));
  });
  out.add("");
}

/** The pattern that reads every field once, defaults filled in. */
export function pattern(
  struct: StructModel,
  structs: readonly StructModel[],
  imports: Imports,
): string[] {
  const names = typeNamesOf(structs);
  const fields = struct.spec.fields.map((field) =>
    isRequired(struct, field) ? bind(field) : `${bind(field)} = ${defaultOf(field, names, imports)}`
  );
  return hasTags(struct) ? [...fields, "unknownTaggedFields"] : fields;
}

function describe({ type, message, spec, context }: StructModel): string {
  if (spec !== message) return `Part of ${message.name}, versions ${formatVersions(context)}.`;
  const { flexibleVersions } = message;
  const flexible = isEmpty(flexibleVersions)
    ? "no flexible version"
    : `flexible versions ${formatVersions(flexibleVersions)}`;
  const key = message.apiKey === null ? "" : `, key ${message.apiKey}`;
  return `${type}: ${TITLES[message.type]}${key}, versions ${
    formatVersions(context)
  }, ${flexible}.`;
}

const TITLES: { readonly [T in MessageSpec["type"]]: string } = {
  request: "a request",
  response: "a response",
  header: "a header",
  data: "a message without a number of its own",
  metadata: "a record",
  "coordinator-key": "the key of a coordinator's record",
  "coordinator-value": "the value of a coordinator's record",
};

function describeField({ spec, message }: StructModel, field: FieldSpec): string[] {
  const lines = field.about === "" ? [] : [field.about, ""];
  lines.push(`${factsOf(field)}.`);
  if (field.overlay !== "") {
    lines.push("", `Proposed in ${field.overlay.toUpperCase()}; in no Kafka release as of 4.4.0.`);
  }
  const place = spec === message ? field.name : `${spec.name}.${field.name}`;
  lines.push("", `@generated from ${message.name}.json ${place}`);
  return lines;
}

function factsOf(field: FieldSpec): string {
  const facts = [formatType(field.type), `versions ${formatVersions(field.versions)}`];
  if (!isEmpty(field.nullableVersions)) {
    facts.push(`nullable ${formatVersions(field.nullableVersions)}`);
  }
  if (field.tag !== null) {
    facts.push(`tag ${field.tag} in ${formatVersions(field.taggedVersions)}`);
  }
  if (field.hasDefault) facts.push(`default ${defaultText(field)}`);
  if (field.ignorable) facts.push("ignorable");
  if (field.entityType !== "unknown") facts.push(field.entityType);
  if (field.secret) facts.push("secret");
  return facts.join(", ");
}

function defaultText({ default: given }: FieldSpec): string {
  if (given.kind === "value") {
    return typeof given.value === "string" ? JSON.stringify(given.value) : String(given.value);
  }
  return given.kind;
}
