import { type ApiInfo, apis } from "../../frame/mod.ts";
import type { Registry } from "../../wire/mod.ts";

/** One API that a registry can decode. */
export interface SupportedApi {
  /** The number in the request header. */
  readonly apiKey: number;
  /** Kafka's name: "Metadata". */
  readonly apiName: string;
  /** Lowest version whose request and response can be decoded. */
  readonly minVersion: number;
  /** Highest such version. */
  readonly maxVersion: number;
  /** First flexible version, or null if there is none. */
  readonly flexibleFrom: number | null;
  /** Lowest version that Kafka 4 still has; null if it has none. */
  readonly keptFrom: number | null;
}

/** All APIs of a registry, ascending by key. */
export type SupportedTable = readonly SupportedApi[];

/**
 * Which APIs and versions a registry decodes, among those that a known Kafka has.
 *
 * @example
 * ```ts
 * import { supported } from "kafka-wire/capture";
 * import { registry } from "kafka-wire/messages/registry";
 * const metadata = supported(registry).find(({ apiName }) => apiName === "Metadata");
 * if (metadata?.maxVersion !== 13) throw new Error("Cannot match: expected Metadata 0 to 13");
 * ```
 */
export function supported(registry: Registry): SupportedTable {
  return apis.flatMap((api) => rowsOf(api, registry));
}

function rowsOf(api: ApiInfo, registry: Registry): SupportedApi[] {
  const codecs = registry.api(api.key);
  if (codecs === undefined) return [];
  const { request, response } = codecs;
  const { keptFrom = api.minVersion } = api;
  return [{
    apiKey: api.key,
    apiName: api.name,
    minVersion: Math.max(request.minVersion, response.minVersion),
    maxVersion: Math.min(request.maxVersion, response.maxVersion),
    flexibleFrom: api.flexibleFrom,
    keptFrom,
  }];
}
