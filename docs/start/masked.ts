// A message as it may be shown: what holds secrets is replaced by `«n bytes»`.

import { findShape } from "kafka-wire/json/shapes";
import type { FieldShape, Shape, StructShape } from "kafka-wire/json";
import { type SecretField, secrets } from "kafka-wire/messages/secrets";

/** A decoded message without its secrets, and what is needed to print it. */
export interface Shown {
  /** The shape of `message`: a masked field of bytes is a string. */
  readonly shape: Shape;
  readonly message: Struct;
  readonly version: number;
}

/** A message or a struct in it, by the names of its fields. */
export type Struct = Readonly<Record<string, unknown>>;

/**
 * The message with masks for its secrets. The original is left as it is.
 *
 * @param name Kafka's name of it: "SaslAuthenticateRequest".
 */
export function masked(name: string, message: object, version: number): Shown {
  let shown: Shown = { shape: findShape(name)!, message: message as Struct, version };
  for (const secret of secrets.filter((field) => field.message === name)) {
    shown = hide(shown, secret);
  }
  return shown;
}

/** Whether a string is a mask, or pretends to be one. */
export function isMask(text: string): boolean {
  return /^«\d+ bytes»$/.test(text);
}

function hide({ shape, message, version }: Shown, { path, when }: SecretField): Shown {
  return {
    shape: { ...shape, ...maskedShape(shape, path) },
    message: maskedStruct(message, path, when),
    version,
  };
}

function maskedStruct(struct: Struct, path: Path, when: Path | null): Struct {
  const [field, ...rest] = path as [string, ...string[]];
  if (when?.length === 1 && struct[when[0]!] !== true) return struct;
  const deeper = when && when.length > 1 ? when.slice(1) : null;
  const mask = rest.length === 0
    ? maskOf
    : (inner: unknown) => maskedStruct(inner as Struct, rest, deeper);
  return { ...struct, [field]: each(struct[field], mask) };
}

type Path = readonly string[];

function each(value: unknown, mask: (value: unknown) => unknown): unknown {
  if (value === null || value === undefined) return value;
  return Array.isArray(value) ? value.map(mask) : mask(value);
}

function maskOf(secret: unknown): string {
  const bytes = typeof secret === "string"
    ? new TextEncoder().encode(secret)
    : secret as Uint8Array;
  return `«${bytes.length} bytes»`;
}

function maskedShape({ fields }: StructShape, path: Path): StructShape {
  return {
    fields: fields.map((field) => field.name === path[0] ? maskedField(field, path) : field),
  };
}

function maskedField(field: FieldShape, [, ...rest]: Path): FieldShape {
  if (rest.length > 0) return { ...field, struct: maskedShape(field.struct!, rest) };
  return field.type === "bytes" ? { ...field, type: "string" } : field;
}
