// The settings: their defaults, what is valid, and the names of their properties.

import {
  aNumber,
  aText,
  complaints,
  optionsFrom,
  type Setting,
  stopAtErrors,
  type Values,
} from "../machine/settings.ts";
import type { DynamicConfigOptions } from "./options.ts";

/** Every option, with its value. */
export type Settings = Required<DynamicConfigOptions>;

/** Types of resources that released brokers answer for with something else, as success (connection D1). */
const TAKEN: unknown[] = [2, 4, 8, 16, 32];

/** All settings; the first ones have no property. */
const SETTINGS: readonly Setting[] = [
  ["seed", aSeed, undefined, "seed"],
  ["clientIdGenerated", [true, false], false, "clientIdGenerated"],
  ["client.id", aText, undefined, "clientId"],
  ["enable.dynamic.config", ["auto", true, false], "auto", "enabled"],
  ["dynamic.config.resource.type", aResourceType, 9, "resourceType"],
  ["dynamic.config.gate.ms", 0, 3_000, "gateMs"],
  ["dynamic.acks.lock", ["effective", "explicit"], "effective", "acksLock"],
  ["request.timeout.ms", 1, 30_000, "requestTimeoutMs"],
  ["metadata.max.age.ms", 0, 300_000, "metadataMaxAgeMs"],
  ["retry.backoff.ms", 0, 100, "retryBackoffMs"],
  ["retry.backoff.max.ms", 0, 1_000, "retryBackoffMaxMs"],
];
const WITHOUT_PROPERTY = 2;

function aSeed(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? undefined : "-9007199254740991 to 9007199254740991";
}

function aResourceType(value: unknown): string | undefined {
  return TAKEN.includes(value) ? `none of ${TAKEN.join(", ")}` : aNumber(value, 1, 127);
}

/**
 * All settings, those that are not given by their defaults.
 *
 * @throws {OptionsError} If the options cannot work.
 */
export function settingsOf(options: DynamicConfigOptions): Settings {
  const given: Values = { ...options };
  stopAtErrors(complaints(SETTINGS, given));
  const values = SETTINGS.map(([, , byDefault, option]) => [option, given[option] ?? byDefault]);
  return Object.fromEntries(values);
}

/**
 * Options from Kafka property names: `enable.dynamic.config`, `dynamic.config.resource.type`, `dynamic.config.gate.ms`,
 * `dynamic.acks.lock`, and those that Kafka has: `client.id`, `request.timeout.ms`, `metadata.max.age.ms`,
 * `retry.backoff.ms`, `retry.backoff.max.ms`.
 *
 * Properties of other names are left to whoever knows them. An empty `client.id` counts as none, as in Kafka.
 *
 * @throws {OptionsError} If values cannot work; it lists every finding.
 * @example
 * ```ts
 * import { dynamicConfigOptionsFrom } from "kafka-wire/dynamic-config";
 * const options = dynamicConfigOptionsFrom({ "enable.dynamic.config": "false", "group.id": "g" });
 * if (JSON.stringify(options) !== '{"enabled":false}') throw new Error("Cannot match the options");
 * ```
 */
export function dynamicConfigOptionsFrom(
  properties: { readonly [name: string]: string },
): Partial<DynamicConfigOptions> {
  const { options, findings } = optionsFrom(SETTINGS.slice(WITHOUT_PROPERTY), properties);
  stopAtErrors(findings);
  if (options["clientId"] === "") delete options["clientId"];
  return options;
}
