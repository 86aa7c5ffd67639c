import { EMPTY, emptyBytes, isWellFormed } from "../wire/mod.ts";
import { parseBase64 } from "./base64.ts";
import { JsonError } from "./errors.ts";
import {
  badVersion,
  defaultOf,
  has,
  isDefault,
  isVersion,
  limitsOf,
  onlyDefault,
} from "./fields.ts";
import { JsonReader } from "./reader.ts";
import type { FieldShape, Shape, ShapeType, StructShape } from "./shape.ts";
import { parseUuid } from "./uuid.ts";

const MAX_INTEGER = 20; // characters of -9223372036854775808

/**
 * Reads the JSON that Kafka's own converters write and read.
 *
 * Unknown keys are ignored, a key that comes twice counts the second time. A field that `version` lacks may
 * be there at its default. Null is taken where some version allows it, so an encoder may still refuse it.
 *
 * @param shape The message's shape.
 * @param text One JSON value and nothing else. Nesting is limited to 64 levels.
 * @param version The version whose fields must be there.
 * @returns Every field of every version, as from the message's decoder: int64 as bigint, bytes as
 * `Uint8Array`, what is not in the text at its default.
 * @throws {JsonError} If `text` is not JSON or not that message, or the message does not have `version`.
 * @example
 * ```ts
 * import { parseJson, type Shape } from "kafka-wire/json";
 * const shape: Shape = {
 *   name: "Ping",
 *   minVersion: 0,
 *   maxVersion: 0,
 *   fields: [{ name: "sentAt", type: "int64", versions: [0, 32767] }],
 * };
 * const message = parseJson(shape, '{"sentAt":9007199254740993}', 0) as { sentAt: bigint };
 * if (message.sentAt !== 9007199254740993n) throw new Error("Cannot match the example");
 * ```
 */
export function parseJson(shape: Shape, text: string, version: number): object {
  if (!isVersion(shape, version)) {
    throw new JsonError(shape.name, [], undefined, ...badVersion(shape, version));
  }
  const reader = new JsonReader(shape.name, text);
  const message = new Parser(reader, shape, version).struct(shape);
  reader.end();
  return message;
}

/** One run: the mapping from JSON values to field values. */
class Parser {
  readonly #reader: JsonReader;
  readonly #shape: Shape;
  readonly #version: number;

  constructor(reader: JsonReader, shape: Shape, version: number) {
    this.#reader = reader;
    this.#shape = shape;
    this.#version = version;
  }

  /** What is no object counts as an empty one. */
  struct({ fields }: StructShape): object {
    const r = this.#reader;
    const values = new Array<unknown>(fields.length);
    const isObject = r.kind() === "object";
    const start = r.position;
    if (isObject) r.object((key) => this.#member(fields, key, values));
    else r.skip();
    const struct: Record<string, unknown> = {};
    fields.forEach((f, i) => {
      const x = values[i];
      struct[f.name] = x === undefined ? this.#missing(f, start) : x;
    });
    return struct;
  }

  #member(fields: readonly FieldShape[], key: string, values: unknown[]): void {
    const i = fields.findIndex((f) => f.name === key);
    if (i < 0) return this.#reader.skip();
    this.#reader.path.push(key);
    values[i] = this.#field(fields[i]!);
    this.#reader.path.pop();
  }

  #missing(f: FieldShape, start: number): unknown {
    if (!has(f.versions, this.#version) || has(f.tagged, this.#version)) return defaultOf(f);
    this.#reader.path.push(f.name);
    throw this.#reader.error(start, expectedOf(f), "nothing");
  }

  #field(f: FieldShape): unknown {
    const r = this.#reader;
    const isNull = r.kind() === "null";
    const start = r.position;
    const x = isNull && this.#isNullable(f) ? r.null() : f.array ? this.#list(f) : this.#value(f);
    if (has(f.versions, this.#version) || isDefault(f, x)) return x;
    throw r.error(start, onlyDefault(f), "another value");
  }

  /** In whatever version of the message. */
  #isNullable({ nullable }: FieldShape): boolean {
    if (nullable === undefined) return false;
    return nullable[0] <= this.#shape.maxVersion && this.#shape.minVersion <= nullable[1];
  }

  #list(f: FieldShape): readonly unknown[] {
    const r = this.#reader;
    if (r.kind() !== "array") throw r.bad("array");
    const list: unknown[] = [];
    r.array((i) => {
      r.path.push(i);
      if (r.kind() === "null") throw r.bad(nameOf(f.type));
      list.push(this.#value(f));
      r.path.pop();
    });
    return list.length > 0 ? list : EMPTY;
  }

  #value(f: FieldShape): unknown {
    const r = this.#reader;
    switch (f.type) {
      case "struct":
        return this.struct(f.struct!);
      case "bool":
        if (r.kind() !== "boolean") throw r.bad("bool");
        return r.boolean();
      case "string":
        return this.#text(f.type, (text) => isWellFormed(text) ? text : undefined);
      case "uuid":
        return this.#text(f.type, parseUuid);
      case "bytes":
      case "records":
        return this.#text(f.type, parseBytes);
      case "float64":
        return this.#float64();
      case "int64":
        return this.#int64();
      default:
        return this.#integer(f);
    }
  }

  /** A string that `parse` accepts. */
  #text<T>(type: ShapeType, parse: (text: string) => T | undefined): T {
    const r = this.#reader;
    if (r.kind() !== "string") throw r.bad(nameOf(type));
    const start = r.position;
    const x = parse(r.string());
    if (x !== undefined) return x;
    const found = type === "string" ? "string with a lone surrogate" : "another string";
    throw r.error(start, nameOf(type), found);
  }

  #float64(): number {
    if (this.#reader.kind() === "string") return this.#text("float64", parseNoNumber);
    const start = this.#reader.position;
    const text = this.#number("float64");
    if (isInteger(text)) throw this.#reader.error(start, nameOf("float64"), "integer");
    const x = Number(text);
    if (!Number.isFinite(x)) throw this.#reader.error(start, "float64", "number out of range");
    return x;
  }

  #int64(): bigint {
    const start = this.#reader.position;
    const text = this.#integral("int64", start);
    const x = text.length > MAX_INTEGER ? undefined : BigInt(text);
    if (x !== undefined && BigInt.asIntN(64, x) === x) return x;
    throw this.#reader.error(start, "int64", "integer out of range");
  }

  #integer(f: FieldShape): number {
    const start = this.#reader.position;
    const text = this.#integral(f.type, start);
    const [least, most] = limitsOf(f)!;
    const x = Number(text) + 0; // -0 becomes 0
    if (x >= least && x <= most) return x;
    throw this.#reader.error(start, f.type, "integer out of range");
  }

  #integral(type: ShapeType, start: number): string {
    const text = this.#number(type);
    if (isInteger(text)) return text;
    throw this.#reader.error(start, type, "number with a point or an exponent");
  }

  #number(type: ShapeType): string {
    if (this.#reader.kind() !== "number") throw this.#reader.bad(type);
    return this.#reader.number();
  }
}

function isInteger(text: string): boolean {
  return !/[.eE]/.test(text);
}

function parseNoNumber(text: string): number | undefined {
  return text === "NaN" || text === "Infinity" || text === "-Infinity" ? Number(text) : undefined;
}

/** Blanks may come first, as in Kafka. */
function parseBytes(text: string): Uint8Array | undefined {
  let i = 0;
  while (i < text.length && text[i]! <= " ") i++;
  return i === text.length ? emptyBytes() : parseBase64(text.slice(i));
}

function expectedOf(f: FieldShape): string {
  return f.array ? "array" : nameOf(f.type);
}

function nameOf(type: ShapeType): string {
  switch (type) {
    case "float64":
      return "float64 (with a point or an exponent)";
    case "uuid":
      return "uuid (22 characters of base64url)";
    case "bytes":
    case "records":
      return `${type} (padded base64)`;
    default:
      return type;
  }
}
