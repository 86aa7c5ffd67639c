import { apis, findApi } from "../frame/mod.ts";
import type { ServerApi } from "../wire/mod.ts";

/** What a broker offers of an API. */
export interface OfferedApi {
  /** The number in request headers. */
  readonly apiKey: number;
  /** Lowest version. */
  readonly minVersion: number;
  /** Highest version. */
  readonly maxVersion: number;
}

/** Versions in place of those that Kafka 4.4 offers. */
export interface VersionRange {
  /** Lowest; default as 4.4. */
  readonly min?: number;
  /** Highest; default as 4.4. */
  readonly max?: number;
}

/** By Kafka's name of the API; null: not offered, although there is a handler. */
export type VersionRanges = Readonly<Record<string, VersionRange | null>>;

const PRODUCE = 0;
const PRODUCE_KEPT_FROM = 3;

/** What a broker understands of an API: the versions of 4.4, unless the test says otherwise. */
export function offerOf(
  api: ServerApi<unknown, unknown>,
  ranges: VersionRanges,
): OfferedApi | undefined {
  const range = Object.hasOwn(ranges, api.name) ? ranges[api.name] : {};
  if (!range) return undefined;
  const { min = findApi(api.key)?.keptFrom ?? api.minVersion, max = api.maxVersion } = range;
  return {
    apiKey: api.key,
    minVersion: Math.max(min, api.minVersion),
    maxVersion: Math.min(max, api.maxVersion),
  };
}

/** What a broker says that it understands. Of Produce it says 0 although it refuses 0 to 2: old clients look there. */
export function advertised(offer: OfferedApi): OfferedApi {
  const { apiKey, minVersion } = offer;
  return apiKey === PRODUCE && minVersion === PRODUCE_KEPT_FROM
    ? { ...offer, minVersion: 0 }
    : offer;
}

/**
 * Refuses the name of an API that Kafka does not have, which would never match anything.
 *
 * @throws {RangeError} If it is none.
 */
export function checkApiName(name: string): void {
  if (apis.some((api) => api.name === name)) return;
  throw new RangeError(`Cannot find API "${name}": expected a name such as "Metadata"`);
}
