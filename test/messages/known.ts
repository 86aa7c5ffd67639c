// Everything there is about a message, found by its name.

import { shapes } from "../../codec/json/shapes/mod.ts";
import type { Shape } from "../../codec/json/mod.ts";
import * as barrel from "../../codec/messages/mod.ts";
import { messages } from "../../codec/messages/registry.ts";
import type { MessageCodec } from "../../codec/wire/mod.ts";

/** Writes a message into a given array, as `encodeMetadataResponseInto` does. */
export type EncodeInto = (
  message: object,
  version: number,
  target: Uint8Array,
  offset?: number,
) => number;

/** A message's codec, the function that its codec lacks, and its shape. */
export interface Known extends MessageCodec {
  readonly encodeInto: EncodeInto;
  readonly shape: Shape;
}

const exported: Readonly<Record<string, unknown>> = barrel;
const shapeOf = new Map(shapes.map((shape) => [shape.name, shape]));

/** Every message, by name. */
export const known: ReadonlyMap<string, Known> = new Map(
  messages.map((codec) => [codec.name, {
    ...codec,
    encodeInto: exported[`encode${codec.name}Into`] as EncodeInto,
    shape: shapeOf.get(codec.name)!,
  }]),
);

/** The versions of a message, ascending. */
export function versionsOf({ minVersion, maxVersion }: MessageCodec): number[] {
  return Array.from({ length: maxVersion - minVersion + 1 }, (_, i) => minVersion + i);
}
