// Both directions of a connection, made out of messages.

import type { Api, ServerApi } from "../../codec/wire/mod.ts";
import { encodeRequestFrame, encodeResponseFrame, findApi } from "../../codec/frame/mod.ts";
import type { FieldShape, StructShape } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { registry } from "../../codec/messages/registry.ts";

/** The frame of a request. */
export function request(
  apiKey: number,
  version: number,
  correlationId: number,
  message: object,
  clientId: string | null = "test",
): Uint8Array {
  const body = whole(`${findApi(apiKey)!.name}Request`, message);
  return encodeRequestFrame(apiOf(apiKey), { correlationId, clientId }, body, version);
}

/** The frame of a response. */
export function response(
  apiKey: number,
  version: number,
  correlationId: number,
  message: object,
): Uint8Array {
  const body = whole(`${findApi(apiKey)!.name}Response`, message);
  return encodeResponseFrame(apiOf(apiKey), { correlationId }, body, version);
}

/** Encoders take whole messages: the fields a test does not speak of are at their defaults. */
function whole(name: string, message: object): object {
  return structOf(findShape(name)!, message as Struct);
}

type Struct = Record<string, unknown>;

function structOf({ fields }: StructShape, given: Struct): Struct {
  const filled = fields.map((field) => [field.name, valueOf(field, given[field.name])]);
  return { ...given, ...Object.fromEntries(filled) };
}

function valueOf(field: FieldShape, given: unknown): unknown {
  if (given === undefined) return defaultOf(field);
  if (field.struct === undefined || given === null) return given;
  const { struct } = field;
  return Array.isArray(given)
    ? given.map((item) => structOf(struct, item))
    : structOf(struct, given as Struct);
}

function defaultOf({ type, array, struct, default: usual }: FieldShape): unknown {
  if (usual === null || type === "records") return null;
  if (array) return [];
  if (type === "struct") return structOf(struct!, {});
  if (type === "int64") return BigInt(usual ?? 0);
  const zeros: Record<string, unknown> = {
    bool: false,
    string: "",
    bytes: new Uint8Array(),
    uuid: "AAAAAAAAAAAAAAAAAAAAAA",
  };
  return usual ?? zeros[type] ?? 0;
}

function apiOf(apiKey: number): Api<object, object> & ServerApi<object, object> {
  const { request, response } = registry.api(apiKey)!;
  return {
    ...findApi(apiKey)!,
    encodeRequest: request.encode,
    decodeRequest: request.decode,
    encodeResponse: response.encode,
    decodeResponse: response.decode,
  };
}

/** One direction out of its frames. */
export function stream(...frames: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(frames.reduce((sum, frame) => sum + frame.length, 0));
  frames.reduce((at, frame) => (bytes.set(frame, at), at + frame.length), 0);
  return bytes;
}
