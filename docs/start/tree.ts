// The fields of a message that say something: a walk along its shape that knows no message.

import type { FieldShape, StructShape } from "kafka-wire/json";
import type { TaggedField } from "kafka-wire";
import { findErrorCode } from "kafka-wire/messages/error-codes";
import { isMask, type Shown, type Struct } from "./masked.ts";
import { grouped, printable } from "./printable.ts";

/** The fields of a struct, in the order of the schema. */
export type Tree = readonly Entry[];

/** A field: its text, or the structs in it. */
export type Entry = Leaf | Branch;

/** A field whose value is a word or two. */
export interface Leaf {
  readonly name: string;
  readonly text: string;
}

/** A field of structs. */
export interface Branch {
  readonly name: string;
  /** The first of them, as many as there may be room for. */
  readonly items: readonly Tree[];
  /** How many there are; nothing if the field is no list. */
  readonly total?: number;
}

/**
 * The fields worth showing: all that the version has, without those at false, "", their default or null.
 *
 * A list may be null on purpose ("all topics"), so that null is shown; an empty one is shown at the top.
 */
export function treeOf({ shape, message, version }: Shown): Tree {
  return fieldsOf(shape, message, version, true);
}

// Of a list: more fit on no line.
const ROOM = 12;
// Characters of a string.
const LONG = 40;

function fieldsOf(shape: StructShape, struct: Struct, version: number, top: boolean): Tree {
  const fields = shape.fields.filter(({ versions: [least, most] }) =>
    least <= version && version <= most
  );
  const entries = fields.map((field) => entryOf(field, struct[field.name], version, top));
  return [...entries, unknownTags(struct)].filter((entry) => entry !== undefined);
}

function entryOf(field: FieldShape, x: unknown, version: number, top: boolean): Entry | undefined {
  if (field.array) return listOf(field, x as unknown[] | null, version, top);
  if (x === null || x === undefined || isSilent(field, x)) return undefined;
  if (field.type !== "struct") return { name: field.name, text: textOf(field, x) };
  const tree = fieldsOf(field.struct!, x as Struct, version, false);
  return tree.length > 0 ? { name: field.name, items: [tree] } : undefined;
}

function listOf(
  field: FieldShape,
  list: unknown[] | null,
  version: number,
  top: boolean,
): Entry | undefined {
  const { name, struct } = field;
  if (list === null) return field.default === null ? undefined : { name, text: "null" };
  if (list.length === 0) return isEmptySilent(field, top) ? undefined : { name, text: "[]" };
  const first = list.slice(0, ROOM);
  if (!struct) {
    return {
      name,
      text: inBrackets(first.map((x) => textOf(field, x)), list.length, ","),
    };
  }
  const items = first.map((x) => fieldsOf(struct, x as Struct, version, false));
  return { name, items, total: list.length };
}

/** An empty list says something at the top ("no groups"), and where null is the default. */
function isEmptySilent({ tagged, default: usual }: FieldShape, top: boolean): boolean {
  return usual !== null && (!top || tagged !== undefined);
}

/** Whether the value is what everyone expects. A number says something even if it is 0: ids begin there. */
function isSilent(field: FieldShape, x: unknown): boolean {
  if (isErrorCode(field) || field.name === "throttleTimeMs") return x === 0;
  if (field.default !== undefined) return String(x) === String(field.default);
  return x === false || x === "" || x === NO_UUID || x instanceof Uint8Array && x.length === 0;
}

const NO_UUID = "A".repeat(22);

function isErrorCode({ name, type }: FieldShape): boolean {
  return type === "int16" && /errorCode$/i.test(name);
}

function textOf(field: FieldShape, x: unknown): string {
  if (isErrorCode(field)) return findErrorCode(x as number)?.name ?? `${x}`;
  if (x instanceof Uint8Array) return `(${grouped(x.length)} bytes)`;
  return typeof x === "string" ? wordOf(x) : `${x}`;
}

/** A string without quotes where it cannot be mistaken, and at most {@linkcode LONG} characters of it. */
function wordOf(text: string): string {
  if (/^[\w.:/@+*-]+$/.test(text) && text.length <= LONG || isMask(text)) return text;
  const characters = [...text];
  const quoted = printable(JSON.stringify(characters.slice(0, LONG).join("")));
  return characters.length > LONG ? `${quoted}…` : quoted;
}

/** Tagged fields that the schemas do not know: their bytes may be anything, so only their sizes are told. */
function unknownTags({ unknownTaggedFields: tags }: Struct): Leaf | undefined {
  if (!Array.isArray(tags) || tags.length === 0) return undefined;
  const texts = (tags as TaggedField[]).slice(0, ROOM).map(({ tag, data }) =>
    `tag ${tag} (${grouped(data.length)} bytes)`
  );
  return { name: "unknownTaggedFields", text: inBrackets(texts, tags.length, ", ") };
}

/** `[1,2,3]`, or its first six and how many more there are. */
export function inBrackets(texts: readonly string[], total: number, between: string): string {
  if (total <= 8) return `[${texts.join(between)}]`;
  return `[${texts.slice(0, 6).join(between)} … ${total - 6} more]`;
}
