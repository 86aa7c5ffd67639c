import { EncodeError, isBytes, kindOf } from "../wire/mod.ts";
import { formatBase64 } from "./base64.ts";
import {
  badVersion,
  defaultOf,
  has,
  isDefault,
  isStruct,
  isVersion,
  limitsOf,
  onlyDefault,
} from "./fields.ts";
import { formatFloat64 } from "./float64.ts";
import type { FieldShape, Shape, StructShape } from "./shape.ts";
import { quote } from "./text.ts";
import { isUuid } from "./uuid.ts";

/** How a message becomes JSON. */
export interface FormatOptions {
  /**
   * What stands for record batches. "empty", the default: `""`, whatever they hold.
   * "size", as in Kafka's request log: `recordsSizeInBytes` in place of `records`.
   */
  readonly records?: "empty" | "size";
}

/**
 * The JSON that Kafka's own converters give for a message, character by character.
 *
 * No blanks, keys in the order of the schema, a tagged field only if it is not at its default, unknown
 * tagged fields never. int64 and uint32 are plain numbers: `JSON.parse` would round them, `parseJson` does not.
 *
 * @param shape The message's shape.
 * @param message A decoded message, or what its encoder takes. A field that is undefined is at its default.
 * @param version The version whose fields are shown.
 * @throws {EncodeError} If the message does not have `version`, or cannot be said in it.
 * @example
 * ```ts
 * import { formatJson, type Shape } from "kafka-wire/json";
 * const shape: Shape = {
 *   name: "Ping",
 *   minVersion: 0,
 *   maxVersion: 1,
 *   fields: [
 *     { name: "sentAt", type: "int64", versions: [0, 32767] },
 *     { name: "note", type: "string", versions: [1, 32767], ignorable: true },
 *   ],
 * };
 * const json = formatJson(shape, { sentAt: 9007199254740993n, note: "a" }, 0);
 * if (json !== '{"sentAt":9007199254740993}') throw new Error("Cannot match the example");
 * ```
 */
export function formatJson(
  shape: Shape,
  message: object,
  version: number,
  options: FormatOptions = {},
): string {
  if (!isVersion(shape, version)) {
    throw new EncodeError(shape.name, [], ...badVersion(shape, version));
  }
  return new Formatter(shape.name, version, options.records === "size").struct(shape, message);
}

/**
 * The JSON of a message that a capture has shown: sizes for records, an int64 that a double cannot hold as text.
 * The masks of secrets stay, so a version without such a field does not mind one.
 */
export function formatShown(shape: Shape, message: object, version: number): string {
  if (!isVersion(shape, version)) {
    throw new EncodeError(shape.name, [], ...badVersion(shape, version));
  }
  return new Formatter(shape.name, version, true, true).struct(shape, message);
}

/** One run. It keeps the path of where it is and leaves it as it was when it throws. */
class Formatter {
  readonly #name: string;
  readonly #version: number;
  readonly #sizes: boolean;
  readonly #shown: boolean;
  readonly #path: (string | number)[] = [];

  constructor(name: string, version: number, sizes: boolean, shown = false) {
    this.#name = name;
    this.#version = version;
    this.#sizes = sizes;
    this.#shown = shown;
  }

  struct({ fields }: StructShape, x: unknown): string {
    if (!isStruct(x)) throw this.#bad("struct", x);
    let out = "";
    for (const f of fields) {
      this.#path.push(f.name);
      const member = this.#member(f, x[f.name]);
      if (member !== "") out += out === "" ? member : `,${member}`;
      this.#path.pop();
    }
    return `{${out}}`;
  }

  /** Key and value; empty if the field is left out. */
  #member(f: FieldShape, given: unknown): string {
    if (!has(f.versions, this.#version)) {
      if (this.#shown || f.ignorable || isDefault(f, given)) return "";
      throw this.#mismatch(onlyDefault(f), "another value");
    }
    if (has(f.tagged, this.#version) && isDefault(f, given)) return "";
    const x = given === undefined ? defaultOf(f) : given;
    if (x === null && has(f.nullable, this.#version)) return `"${f.name}":null`;
    if (f.type === "records") return this.#records(f, x);
    return `"${f.name}":${f.array ? this.#list(f, x) : this.#value(f, x)}`;
  }

  #records(f: FieldShape, x: unknown): string {
    const size = isBytes(x) ? x.length : this.#shown ? maskedSize(x) : undefined;
    if (size === undefined) throw this.#bad("Uint8Array", x);
    return this.#sizes ? `"${f.name}SizeInBytes":${size}` : `"${f.name}":""`;
  }

  #list(f: FieldShape, x: unknown): string {
    if (!Array.isArray(x)) throw this.#bad("array", x);
    let out = "";
    for (let i = 0; i < x.length; i++) {
      this.#path.push(i);
      if (i > 0) out += ",";
      out += this.#value(f, x[i]);
      this.#path.pop();
    }
    return `[${out}]`;
  }

  #value(f: FieldShape, x: unknown): string {
    switch (f.type) {
      case "bool":
        if (typeof x !== "boolean") throw this.#bad("bool", x);
        return x ? "true" : "false";
      case "int64":
        return this.#int64(x);
      case "float64":
        if (typeof x !== "number") throw this.#bad("float64", x);
        return formatFloat64(x);
      case "string":
        return this.#string(x);
      case "uuid":
        if (isUuid(x) || this.#shown && maskedSize(x) !== undefined) return `"${x}"`;
        throw this.#bad("uuid (22 characters of base64url)", x);
      case "bytes":
        return this.#bytes(x);
      case "struct":
        return this.struct(f.struct!, x);
      default:
        return this.#integer(f, x);
    }
  }

  #bytes(x: unknown): string {
    if (isBytes(x)) return `"${formatBase64(x)}"`;
    if (this.#shown && maskedSize(x) !== undefined) return `"${x}"`;
    throw this.#bad("Uint8Array", x);
  }

  #string(x: unknown): string {
    if (typeof x !== "string") throw this.#bad("string", x);
    const quoted = quote(x);
    if (quoted === undefined) throw this.#bad("well-formed string", x);
    return quoted;
  }

  #int64(x: unknown): string {
    if (typeof x !== "bigint" || BigInt.asIntN(64, x) !== x) throw this.#bad("int64 (bigint)", x);
    return this.#shown && !Number.isSafeInteger(Number(x)) ? `"${x}"` : `${x}`;
  }

  #integer(f: FieldShape, x: unknown): string {
    const [least, most] = limitsOf(f)!;
    if (typeof x !== "number" || !Number.isInteger(x) || x < least || x > most) {
      throw this.#bad(f.type, x);
    }
    return `${x}`;
  }

  #bad(expected: string, x: unknown): EncodeError {
    return this.#mismatch(expected, kindOf(x, expected));
  }

  #mismatch(expected: string, found: string): EncodeError {
    return new EncodeError(this.#name, this.#path.slice(), expected, found);
  }
}

/** How many bytes a mask stands for: `«12 bytes»`. */
function maskedSize(x: unknown): number | undefined {
  const digits = typeof x === "string" ? /^«(\d{1,15}) bytes»$/.exec(x)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
