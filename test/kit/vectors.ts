// The golden vectors as bodies with the place that each has in the model, and as frames with their decoder.

import { decodeRequestFrame, decodeResponseFrame } from "../../codec/frame/mod.ts";
import { findMessage } from "../../codec/messages/registry.ts";
import type { Api, MessageCodec, ServerApi } from "../../codec/wire/mod.ts";
import { type FrameLine, goldenBodies, goldenRecords } from "./golden.ts";
import { type Place, placeOf } from "./plan.ts";

/** A body that Kafka wrote. */
export interface Vector {
  readonly place: Place;
  readonly body: Uint8Array;
}

/** The vectors of a file of bodies. */
export async function bodyVectors(name: string): Promise<Vector[]> {
  return (await goldenBodies(name)).map(({ message, version, body }) => ({
    place: placeOf(codecOf(message), version),
    body,
  }));
}

/** The bodies in a file of metadata log values: what follows frame version, api key and version. */
export async function recordVectors(name: string): Promise<Vector[]> {
  return (await goldenRecords(name)).map(({ record, version, value }) => ({
    place: placeOf(codecOf(record), version),
    body: value.subarray(3), // three varints of one byte: no key and no version is above 127
  }));
}

/** What decodes this frame as a whole. */
export function decoderOf(line: FrameLine): (frame: Uint8Array) => unknown {
  const { api, direction, version } = line;
  if (direction === "request") return (frame) => decodeRequestFrame(serverOf(api), frame);
  return (frame) => decodeResponseFrame(clientOf(api), frame, version);
}

/** The broker's half of an API, out of its codecs. */
export function serverOf(api: string): ServerApi<object, object> {
  const request = codecOf(`${api}Request`);
  const response = codecOf(`${api}Response`);
  return {
    ...numbersOf(api, request),
    decodeRequest: request.decode,
    encodeResponse: response.encode,
  };
}

/** The client's half. */
export function clientOf(api: string): Api<object, object> {
  const request = codecOf(`${api}Request`);
  const response = codecOf(`${api}Response`);
  return {
    ...numbersOf(api, request),
    encodeRequest: request.encode,
    decodeResponse: response.decode,
  };
}

function numbersOf(name: string, codec: MessageCodec) {
  const { apiKey, minVersion, maxVersion, flexibleFrom } = codec;
  return { name, key: apiKey!, minVersion, maxVersion, flexibleFrom };
}

/** The codec of that name. */
export function codecOf(name: string): MessageCodec {
  const codec = findMessage(name);
  if (!codec) throw new Error(`Cannot find the codec of ${name}`);
  return codec;
}
