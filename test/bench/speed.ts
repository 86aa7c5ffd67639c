// How long a body takes to decode and a message to encode.

import type { DescribeConfigsResponse } from "../../codec/messages/describe_configs.ts";
import type { MetadataResponse } from "../../codec/messages/metadata.ts";
import { EncodeError } from "../../codec/wire/mod.ts";
import { bodyOf, same } from "./bodies.ts";
import { type Case, findCase } from "./data.ts";
import { dirty } from "./dirty.ts";
import { type Effort, type Timing, timingOf } from "./measure.ts";
import { encodeDescribeConfigsNaively, encodeMetadataNaively } from "./naive.ts";
import { errorOf } from "./hostile.ts";
import { spoiled } from "./spoiled.ts";
import { decodeYardstick } from "./yardstick.ts";

/** Decodes the body of a case, with the library or the yardstick. */
export async function decode(who: string, name: string, effort: string): Promise<Timing> {
  const one = findCase(name);
  const { codec: { decode, encode }, version } = one;
  const body = await bodyOf(one);
  const operation = who === "yardstick" ? () => decodeYardstick(body) : () => decode(body, version);
  const timing = timingOf(operation, effortOf(effort));
  same(encode(operation(), version), body);
  return timing;
}

/**
 * Encodes the message of a case, with the library or naively, into a buffer that is kept. The message is
 * "plain", as decoded, or "dirty", or plain and others like it have been "refused" before.
 */
export async function encode(
  who: string,
  kind: string,
  name: string,
  effort: string,
): Promise<Timing> {
  const one = findCase(name);
  const body = await bodyOf(one);
  const clean = one.codec.decode(body, one.version);
  const message = kind === "dirty" ? dirty(clean) : clean;
  const operation = who === "naive" ? naively(message) : intoKeptBuffer(one, message);
  if (kind === "refused") refuseBetween(one, message, operation);
  const timing = timingOf(operation, effortOf(effort));
  same(operation(), body);
  return timing;
}

function naively(message: object): () => Uint8Array {
  return "topics" in message
    ? () => encodeMetadataNaively(message as MetadataResponse)
    : () => encodeDescribeConfigsNaively(message as DescribeConfigsResponse);
}

function intoKeptBuffer({ encodeInto, version, length }: Case, message: object): () => Uint8Array {
  const target = new Uint8Array(length);
  return () => {
    encodeInto(message as never, version, target);
    return target;
  };
}

/** Refuses wrong values while the encoder is cold, and again while V8 is at work on it. */
function refuseBetween(one: Case, message: object, operation: () => unknown): void {
  refuse(one, message);
  timingOf(operation, { warm: 100, batches: 1 });
  refuse(one, message);
}

function refuse({ codec, version }: Case, message: object): void {
  const errors = Array.from(
    spoiled(message),
    (wrong) => errorOf(() => codec.encode(wrong, version)),
  );
  const refused = errors.filter((error) => error instanceof EncodeError).length;
  if (refused < 60) throw new Error(`Cannot refuse: only ${refused} of ${errors.length}`);
}

function effortOf(text: string): Effort {
  return JSON.parse(text);
}
