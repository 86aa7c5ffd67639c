import type { ApiInfo } from "./api_info.ts";
import { apis } from "./apis.ts";

/**
 * The version of the header that a request of this API and version begins with: 0, 1 or 2.
 *
 * It also answers for versions outside the valid range, as a newer peer may send them, by comparison with
 * the first flexible version.
 *
 * @param apiKey The number of the API, such as 3 for Metadata.
 * @param apiVersion The version of the body.
 * @throws {RangeError} If no such API is known. {@linkcode findApi} asks without throwing.
 * @example
 * ```ts
 * import { requestHeaderVersion } from "kafka-wire";
 * if (requestHeaderVersion(3, 8) !== 1) throw new Error("Cannot match: Metadata 8 has header 1");
 * if (requestHeaderVersion(3, 9) !== 2) throw new Error("Cannot match: Metadata 9 has header 2");
 * ```
 */
export function requestHeaderVersion(apiKey: number, apiVersion: number): number {
  return requestHeaderOf(knownApi(apiKey), apiVersion);
}

/**
 * The version of the header that a response of this API and version begins with: 0 or 1.
 *
 * Responses of ApiVersions have 0 at every version, so that a client can read the answer of a broker that
 * does not know the version it asked for.
 *
 * @param apiKey The number of the API, such as 3 for Metadata.
 * @param apiVersion The version of the body, which is that of the request.
 * @throws {RangeError} If no such API is known. {@linkcode findApi} asks without throwing.
 * @example
 * ```ts
 * import { responseHeaderVersion } from "kafka-wire";
 * if (responseHeaderVersion(3, 9) !== 1) throw new Error("Cannot match: Metadata 9 has header 1");
 * if (responseHeaderVersion(18, 3) !== 0) throw new Error("Cannot match: ApiVersions has header 0");
 * ```
 */
export function responseHeaderVersion(apiKey: number, apiVersion: number): number {
  return responseHeaderOf(knownApi(apiKey), apiVersion);
}

/** The API with this number, or nothing for a number that no known Kafka release gives away. */
export function findApi(apiKey: number): ApiInfo | undefined {
  const api = apis[apiKey]; // most keys are at their own place
  return api?.key === apiKey ? api : apis.find(({ key }) => key === apiKey);
}

/**
 * Whether Kafka 4 has removed this version: a broker of today refuses it, one before 4.0 may still use it.
 *
 * Versions outside the range of the API were never there to be removed. Of the APIs for share groups, version 0
 * counts as removed: 4.0 had it as an early access.
 *
 * @example
 * ```ts
 * import { findApi, isRemoved } from "kafka-wire/frame";
 * const produce = findApi(0)!;
 * if (!isRemoved(produce, 2) || isRemoved(produce, 3)) throw new Error("Cannot match KIP-896");
 * ```
 */
export function isRemoved(api: ApiInfo, version: number): boolean {
  const { minVersion, maxVersion, keptFrom = minVersion } = api;
  return version >= minVersion && version < (keptFrom ?? maxVersion + 1);
}

function knownApi(apiKey: number): ApiInfo {
  const api = findApi(apiKey);
  if (api) return api;
  throw new RangeError(`Cannot choose a header version: expected a known api key, found ${apiKey}`);
}

/** The key of ApiVersions. */
export const API_VERSIONS = 18;
const CONTROLLED_SHUTDOWN = 7;

/** What the choice of a header depends on. */
export type HeaderFacts = Pick<
  ApiInfo,
  "key" | "flexibleFrom" | "requestHeaders" | "responseHeaders"
>;

/** {@linkcode requestHeaderVersion} without the table of all APIs. */
export function requestHeaderOf(api: HeaderFacts, version: number): number {
  if (api.key === CONTROLLED_SHUTDOWN && version === 0) return 0;
  return listed(api.requestHeaders, version) ?? (isFlexible(api, version) ? 2 : 1);
}

/** {@linkcode responseHeaderVersion} without the table of all APIs. */
export function responseHeaderOf(api: HeaderFacts, version: number): number {
  if (api.key === API_VERSIONS) return 0;
  return listed(api.responseHeaders, version) ?? (isFlexible(api, version) ? 1 : 0);
}

function listed(headers: ApiInfo["requestHeaders"], version: number): number | undefined {
  return headers?.filter(([from]) => version >= from).at(-1)?.[1];
}

function isFlexible({ flexibleFrom }: HeaderFacts, version: number): boolean {
  return flexibleFrom !== null && version >= flexibleFrom;
}
