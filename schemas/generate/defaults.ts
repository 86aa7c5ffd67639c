import { quote } from "./errors.ts";
import type { RawField } from "./raw.ts";
import type { Default } from "./spec.ts";
import { canBeNull } from "./types.ts";
import { contains, formatVersions, trimBlanks } from "./versions.ts";

/**
 * Reads the default of a field.
 *
 * The text `null` means null. JSON's null is no text at all: such a field has the default of its
 * type, even if it can be null.
 */
export function readDefault(field: RawField): Default {
  if (field.type.kind === "records") return { kind: "null" };
  if (field.default === "null" && canBeNull(field.type)) return readNull(field);
  const text = field.default ?? "";
  switch (field.type.kind) {
    case "bytes":
    case "array":
    case "struct":
      return readEmpty(field, text);
    case "string":
      return { kind: "value", value: text };
    case "bool":
      return { kind: "value", value: readBool(field, text || "false") };
    case "float64":
      return { kind: "value", value: readFloat(field, trimBlanks(text) || "0") };
    case "uuid":
      return { kind: "value", value: readUuid(field, text || ZERO_UUID) };
    case "int64":
      return { kind: "value", value: readInteger(field, text || "0", "int64") };
    default:
      return { kind: "value", value: Number(readInteger(field, text || "0", field.type.kind)) };
  }
}

function readNull(field: RawField): Default {
  const { versions, nullableVersions, keys } = field;
  if (contains(nullableVersions, versions)) return { kind: "null" };
  const expected = `nullableVersions with all of ${formatVersions(versions)} for default "null"`;
  throw keys.complaint("default", expected, formatVersions(nullableVersions));
}

function readEmpty(field: RawField, text: string): Default {
  if (text === "") return { kind: "empty" };
  throw complaint(field, 'default "" or "null"', text);
}

function readBool(field: RawField, text: string): boolean {
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  throw complaint(field, 'default "true" or "false"', text);
}

const INTEGERS = {
  int8: [-(2n ** 7n), 2n ** 7n - 1n],
  int16: [-(2n ** 15n), 2n ** 15n - 1n],
  uint16: [0n, 2n ** 16n - 1n],
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
} as const;

/** Kafka lets a leading zero pass, which Java then reads as octal: `010` would be 8 there. */
const INTEGER = /^(?:[+-]?(?:0|[1-9][0-9]*)|0x[0-9a-fA-F]+)$/;

function readInteger(field: RawField, text: string, kind: keyof typeof INTEGERS): bigint {
  const [lowest, highest] = INTEGERS[kind];
  const value = INTEGER.test(text) ? BigInt(text) : null;
  if (value !== null && lowest <= value && value <= highest) return value;
  throw complaint(field, `default from ${lowest} to ${highest}`, text);
}

/** What Java's Double.parseDouble reads, more than JavaScript's Number: `1d`, `.5f`, `0x1p3`. */
const FLOAT = /^([+-]?(?:NaN|Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?))[fFdD]?$/;
const HEX_FLOAT =
  /^([+-]?)0[xX](?=\.?[0-9a-fA-F])([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?[0-9]+)[fFdD]?$/;

function readFloat(field: RawField, text: string): number {
  const decimal = FLOAT.exec(text)?.[1];
  if (decimal !== undefined) return Number(decimal.replace(/^[+-]NaN$/, "NaN"));
  const hex = HEX_FLOAT.exec(text);
  if (hex === null) throw complaint(field, "a number as default", text);
  const [, sign, whole, fraction, exponent] = hex as unknown as string[];
  const value = scale(BigInt(`0x${whole}${fraction}`), Number(exponent) - 4 * fraction!.length);
  return sign === "-" ? -value : value;
}

/** Gives mantissa × 2^exponent, in steps because 2^exponent may overflow where the product does not. */
function scale(mantissa: bigint, exponent: number): number {
  let value = Number(mantissa);
  let rest = Math.max(-20_000, Math.min(20_000, exponent));
  for (; Math.abs(rest) > 1000; rest -= 1000 * Math.sign(rest)) {
    value *= 2 ** (1000 * Math.sign(rest));
  }
  return value * 2 ** rest;
}

const ZERO_UUID = "AAAAAAAAAAAAAAAAAAAAAA";
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Kafka reads longer text too, and drops what follows the 16 bytes. */
function readUuid(field: RawField, text: string): string {
  if (!/^[A-Za-z0-9_-]{22}(?:==)?$/.test(text)) {
    throw complaint(field, "default of 16 bytes in base64url", text);
  }
  // The last character carries two bits; the four below them are no part of the value.
  const last = BASE64URL[BASE64URL.indexOf(text[21]!) & 0b110000]!;
  return text.slice(0, 21) + last;
}

function complaint(field: RawField, expected: string, text: string): Error {
  return field.keys.complaint("default", expected, quote(text));
}
