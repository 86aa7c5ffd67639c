// The fields of a message that say something: a walk that knows no message.

import { ZERO_UUID } from "../../wire/mod.ts";
import { isErrorCode, isStruct, type Struct } from "./event_fields.ts";
import { grouped, wordOf } from "../text_words.ts";

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

/** What a schema says of the fields of a struct. The shapes of `kafka-wire/json` fit. */
export interface TextShape {
  /** In the order of the schema. */
  readonly fields: readonly TextField[];
}

/** What a schema says of a field. */
export interface TextField {
  /** Its name in the message. */
  readonly name: string;
  /** Whether it is a list. */
  readonly array?: true;
  /** Versions that have it, from and to. */
  readonly versions: readonly [number, number];
  /** Versions in which it is a tagged field. */
  readonly tagged?: readonly [number, number];
  /** The default, where it is not that of the type. */
  readonly default?: boolean | number | bigint | string | null;
  /** The fields of a struct, or of the elements of a list. */
  readonly struct?: TextShape;
}

/** What a tree is made with. */
export interface TreeOptions {
  /** What an error code is called. */
  readonly errorName?: (code: number) => string | undefined;
  /** What the schema says of a message; see {@linkcode TextOptions}. */
  readonly shapeOf?: (message: string) => TextShape | undefined;
}

/** Which message it is. */
export interface TreeFacts {
  /** Kafka's name of the message: "MetadataResponse". */
  readonly name?: string;
  /** Its version. */
  readonly version?: number;
  /** Names of topic ids. */
  readonly topicNames?: Readonly<Record<string, string>>;
}

/**
 * The fields worth showing: without those at false, "", their default or null.
 *
 * A list may be null on purpose ("all topics"), so that null is shown; an empty one is shown at the top.
 */
export function treeOf(message: object, facts: TreeFacts, options: TreeOptions): Tree {
  return new TreeBuilder(facts, options).tree(message as Struct);
}

// Of a list: more fit on no line.
const ROOM = 12;
const DEEPEST = 16;

class TreeBuilder {
  readonly #facts: TreeFacts;
  readonly #options: TreeOptions;
  readonly #shape: TextShape | undefined;

  constructor(facts: TreeFacts, options: TreeOptions) {
    this.#facts = facts;
    this.#options = options;
    const { name, version } = facts;
    const isKnown = name !== undefined && version !== undefined;
    this.#shape = isKnown ? options.shapeOf?.(name) : undefined;
  }

  tree(message: Struct): Tree {
    return this.#fields(message, this.#shape, 0);
  }

  #fields(struct: Struct, shape: TextShape | undefined, depth: number): Tree {
    const entries: (Entry | undefined)[] = [];
    for (const [name, field] of this.#names(struct, shape)) {
      entries.push(this.#entry(name, struct[name], field, depth));
    }
    entries.push(unknownTags(struct));
    return entries.filter((entry) => entry !== undefined);
  }

  /** The fields that the version has; without a shape all that are there. */
  #names(struct: Struct, shape: TextShape | undefined): [string, TextField | undefined][] {
    const version = this.#facts.version!;
    if (shape) {
      const fields = shape.fields.filter(({ versions: [least, most] }) =>
        least <= version && version <= most
      );
      return fields.map((field) => [field.name, field]);
    }
    return Object.keys(struct).filter((name) => !ASIDE.includes(name)).map((
      name,
    ) => [name, undefined]);
  }

  #entry(
    name: string,
    x: unknown,
    field: TextField | undefined,
    depth: number,
  ): Entry | undefined {
    if (Array.isArray(x)) return this.#list(name, x, field, depth);
    if (x === null) return isNullSaid(name, field, depth) ? { name, text: "null" } : undefined;
    if (x === undefined || isSilent(name, x, field)) return undefined;
    if (!isStruct(x)) return { name, text: this.#text(name, x) };
    const tree = depth < DEEPEST ? this.#fields(x, field?.struct, depth + 1) : [];
    return tree.length > 0 ? { name, items: [tree] } : undefined;
  }

  #list(
    name: string,
    list: readonly unknown[],
    field: TextField | undefined,
    depth: number,
  ): Entry | undefined {
    if (list.length === 0) {
      return isEmptySaid(name, field, depth) ? { name, text: "[]" } : undefined;
    }
    const first = list.slice(0, ROOM);
    const structs = first.filter(isStruct);
    if (structs.length < first.length || depth >= DEEPEST) {
      return { name, text: inBrackets(first.map((x) => this.#text(name, x)), list.length, ",") };
    }
    const items = structs.map((x) => this.#fields(x, field?.struct, depth + 1));
    return { name, items, total: list.length };
  }

  #text(name: string, x: unknown): string {
    if (typeof x === "number" && isErrorCode(name)) return this.#options.errorName?.(x) ?? `${x}`;
    if (x instanceof Uint8Array) return `(${grouped(x.length)} bytes)`;
    if (typeof x !== "string") return typeof x === "object" && x !== null ? "{…}" : `${x}`;
    const known = /^topicIds?$/.test(name) ? this.#topicName(x) : undefined;
    return known === undefined ? wordOf(x) : `${x}(${wordOf(known)})`;
  }

  #topicName(id: string): string | undefined {
    const { topicNames } = this.#facts;
    return topicNames && Object.hasOwn(topicNames, id) ? topicNames[id] : undefined;
  }
}

// What decoders put beside the fields of the schema.
const ASIDE = ["unknownTaggedFields", "invalidText"];

// Without a schema: lists of requests whose null means all, and lists that are what a message is about.
const NULL_MEANS_ALL = ["topics", "users", "owners"];
const SUBJECT = /^(?:topics|groups|responses|results|brokers|resources|members|listeners|entries)$/;

function isNullSaid(name: string, field: TextField | undefined, depth: number): boolean {
  if (field) return field.array === true && field.default !== null;
  return depth === 0 && NULL_MEANS_ALL.includes(name);
}

/** An empty list says something at the top ("no groups"), and where null is the default. */
function isEmptySaid(name: string, field: TextField | undefined, depth: number): boolean {
  if (field) return field.default === null || depth === 0 && field.tagged === undefined;
  return depth === 0 && SUBJECT.test(name);
}

// No authorized operations were asked for.
const NOT_ASKED = -2_147_483_648;

/** Whether the value is what everyone expects. A number says something even if it is 0: ids begin there. */
function isSilent(name: string, x: unknown, field: TextField | undefined): boolean {
  if (isErrorCode(name) || name === "throttleTimeMs") return x === 0;
  if (field?.default !== undefined) return String(x) === String(field.default);
  if (!field && (x === NOT_ASKED || isNoEpoch(name, x))) return true;
  return x === false || x === "" || x === ZERO_UUID || x instanceof Uint8Array && x.length === 0;
}

function isNoEpoch(name: string, x: unknown): boolean {
  return /epoch$/i.test(name) && (x === -1 || x === -1n);
}

/** Tagged fields that the schemas do not know. */
function unknownTags(struct: Struct): Leaf | undefined {
  const tags = struct["unknownTaggedFields"];
  if (!Array.isArray(tags) || tags.length === 0) return undefined;
  const texts = tags.slice(0, ROOM).map(tagText);
  return { name: "unknownTaggedFields", text: inBrackets(texts, tags.length, ", ") };
}

function tagText(tagged: unknown): string {
  if (!isStruct(tagged)) return "?";
  const { tag, data } = tagged;
  return `tag ${tag} ${data instanceof Uint8Array ? bytesText(data) : wordOf(`${data}`)}`;
}

// Bytes of a value that no schema explains.
const SHOWN = 24;

/** Bytes in hexadecimal, and as text if most of them are. */
export function bytesText(bytes: Uint8Array): string {
  if (bytes.length === 0) return "(0 bytes)";
  const first = bytes.subarray(0, SHOWN);
  const hex = Array.from(first, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const more = bytes.length > SHOWN ? `… (${grouped(bytes.length)} bytes)` : "";
  const ascii = asciiOf(first);
  const isText = [...ascii].filter((c) => c !== ".").length * 2 > first.length;
  return `${hex}${isText ? ` ${JSON.stringify(ascii)}` : ""}${more}`;
}

/** Each byte as a character, with a dot for those that are none of ASCII. */
export function asciiOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte < 32 || byte > 126 ? "." : String.fromCharCode(byte))
    .join("");
}

/** `[1,2,3]`, or its first six and how many more there are. */
export function inBrackets(texts: readonly string[], total: number, between: string): string {
  if (total <= 8) return `[${texts.join(between)}]`;
  return `[${texts.slice(0, 6).join(between)} … ${grouped(total - 6)} more]`;
}
