// Decodes a message of whatever API its bytes name.

import { type Api, DecodeError, type ServerApi } from "kafka-wire";
import {
  type ApiInfo,
  type DecodedResponse,
  decodeRequestFrame,
  decodeResponseFrame,
  findApi,
  peekRequestFrame,
  type RequestFrame,
  type RequestHeader,
  splitRequestFrame,
} from "kafka-wire/frame";
import { registry } from "kafka-wire/messages/registry";

/** Kafka's name of the API, or its number where no known Kafka has it. */
export function apiName(apiKey: number): string {
  return findApi(apiKey)?.name ?? `api key ${apiKey}`;
}

/**
 * Decodes a request.
 *
 * @throws {DecodeError} If the frame is none, or one of an API or version that is not known.
 */
export function decodeRequest(frame: Uint8Array): RequestFrame<object> {
  const api = apiOf(peekRequestFrame(frame).apiKey);
  return api ? decodeRequestFrame(api, frame) : splitRequestFrame(frame); // which throws
}

/**
 * Decodes the response to a request of this API and version.
 *
 * @throws {DecodeError} If the frame is none, or the API or version is not known.
 */
export function decodeResponse(
  frame: Uint8Array,
  apiKey: number,
  version: number,
): DecodedResponse<object> {
  const api = apiOf(apiKey);
  if (api) return decodeResponseFrame(api, frame, version);
  const [expected, found] = ["a known api key in the request", `api key ${apiKey}`];
  throw new DecodeError("unsupported-version", "response", [], 0, expected, found);
}

/** The header of a request of a known API, of whatever version; nothing if the frame has none. */
export function requestHeader(frame: Uint8Array): RequestHeader | undefined {
  try {
    return splitRequestFrame(frame).header;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

type WholeApi = ApiInfo & Api<object, object> & ServerApi<object, object>;

/** The client's and the broker's half of an API in one. */
function apiOf(apiKey: number): WholeApi | undefined {
  const info = findApi(apiKey);
  const codecs = registry.api(apiKey);
  return info && codecs && {
    ...info,
    encodeRequest: codecs.request.encode,
    decodeRequest: codecs.request.decode,
    encodeResponse: codecs.response.encode,
    decodeResponse: codecs.response.decode,
  };
}
