// Plain data with bytes in it, as JSON and back.

import type { Json } from "./machine.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Plain data as JSON: bytes become `{ "base64": text }`, integers beyond doubles `{ "int64": text }`, what JSON has no
 * number for `{ "float64": text }`; an absent value is left out.
 */
export function toJson(value: unknown): Json {
  if (typeof value === "bigint") return { int64: `${value}` };
  if (typeof value === "number" && !isJsonNumber(value)) return { float64: textOf(value) };
  if (value instanceof Uint8Array) return { base64: toBase64(value) };
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== "object" || value === null) return value as Json;
  const json: { [key: string]: Json } = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) json[key] = toJson(member);
  }
  return json;
}

/** What {@linkcode toJson} was given. */
export function fromJson(json: Json): unknown {
  if (isList(json)) return json.map(fromJson);
  if (typeof json !== "object" || json === null) return json;
  const { base64, int64, float64 } = json;
  if (typeof base64 === "string") return fromBase64(base64);
  if (typeof int64 === "string") return BigInt(int64);
  if (typeof float64 === "string") return Number(float64);
  const value: { [key: string]: unknown } = {};
  for (const [key, member] of Object.entries(json)) value[key] = fromJson(member);
  return value;
}

function isJsonNumber(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

function textOf(value: number): string {
  return Object.is(value, -0) ? "-0" : `${value}`;
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const bits = a! << 16 | b << 8 | c;
    for (let j = 0; j < 4; j++) {
      text += i + j > bytes.length ? "=" : DIGITS[bits >> 18 - 6 * j & 63];
    }
  }
  return text;
}

function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.trunc(digits.length * 3 / 4));
  for (let i = 0; i < bytes.length; i++) {
    const at = Math.trunc(i * 4 / 3);
    const two = DIGITS.indexOf(digits[at]!) << 6 | DIGITS.indexOf(digits[at + 1]!);
    bytes[i] = two >> 4 - 2 * (i % 3);
  }
  return bytes;
}
