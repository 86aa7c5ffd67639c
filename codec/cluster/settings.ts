// The settings of a cluster: their defaults, what is valid, and what every connection of it needs.

import {
  type Settings as LaneSettings,
  sharedFindings,
  withDefaults,
} from "../connection/settings.ts";
import type { Finding } from "../machine/options_error.ts";
import {
  aFlag,
  complaints,
  errorOf,
  type Setting,
  settingsTable,
  stopAtErrors,
  type Values,
  valuesOf,
} from "../machine/settings.ts";
import type { Endpoint } from "../redirect/mod.ts";
import { type Bootstrap, bootstrapsOf } from "./bootstrap.ts";
import { laneLints } from "./lints.ts";
import type { ClusterOptions, ClusterSettings } from "./options.ts";

/** The settings that only a cluster has, beside its bootstrap lists. */
type OwnSettings = Omit<
  ClusterSettings,
  keyof LaneSettings | "bootstrapServers" | "bootstrapControllers"
>;
/** Each of them with its value. */
export type OwnValues = {
  readonly [K in keyof OwnSettings]-?: K extends "connectHedgeMs" ? number | null
    : NonNullable<OwnSettings[K]>;
};

/** Every setting of a cluster and of its connections, with its value, and where it begins. */
export interface Settings
  extends Omit<LaneSettings, "expectClusterId" | "expectNodeId">, OwnValues {
  /** Where to begin, at least one: hosts as they are dialled, IPv6 addresses without brackets. */
  readonly bootstrap: readonly Endpoint[];
  /** What is there. */
  readonly bootstrapIs: "brokers" | "controllers";
}

/** The settings that only a cluster has (connection B.14). */
export const CLUSTER_SETTINGS: readonly Setting[] = /* @__PURE__ */ settingsTable([
  ["metadata.max.age.ms", 0, 300_000],
  ["metadata.max.idle.ms", 0, 300_000],
  ["metadata.priority", aFlag, true],
  ["metadata.recovery.strategy", ["rebootstrap", "none"], "rebootstrap"],
  ["metadata.recovery.rebootstrap.trigger.ms", 0, 300_000],
  ["metadata.cluster.check.enable", aFlag, true],
  ["cluster.check", ["reject", "rebootstrap", "accept"], "reject"],
  ["retry.backoff.ms", 0, 100],
  [
    "retry.backoff.max.ms",
    0,
    (_: Values, given: ClusterSettings) => Math.max(given.retryBackoffMs ?? 0, 1_000),
  ],
  ["default.api.timeout.ms", 1, 60_000],
  ["coordinator.lane", ["shared", "separate"], "shared"],
  ["host.change.policy", ["drain", "abort"], "drain"],
  ["connect.hedge.ms", 1, null],
  ["connect.concurrent.max", 1, 2],
]);

/**
 * The settings of a cluster and of its connections, those that are not given by their defaults.
 *
 * @throws {OptionsError} If the options cannot work; it lists every finding, those for connections too.
 */
export function clusterSettingsOf(options: ClusterOptions): Settings {
  const given: Values = { ...options };
  const shared = withDefaults(options);
  const own = valuesOf(CLUSTER_SETTINGS, given) as unknown as OwnValues;
  const bootstraps = bootstrapsOf(options);
  stopAtErrors([
    ...bootstraps.flatMap(({ findings }) => findings),
    ...oneFindings(bootstraps.length),
    ...complaints(CLUSTER_SETTINGS, given),
    ...apiFindings(options.apis),
    ...sharedFindings(options, shared),
    ...laneLints(options),
  ]);
  const [{ entries, is }] = bootstraps as [Bootstrap];
  return { ...shared, ...own, bootstrap: entries, bootstrapIs: is };
}

/** Exactly one of the two lists must be there. */
function oneFindings(lists: number): Finding[] {
  if (lists === 1) return [];
  const expected = "expected bootstrap.servers or bootstrap.controllers";
  return [
    errorOf("REQUIRED", "bootstrap.servers", `${expected}, found ${lists ? "both" : "neither"}`),
  ];
}

function apiFindings(apis: unknown): Finding[] {
  if (!Array.isArray(apis)) return [apiFinding("a list of APIs", typeof apis)];
  const keys = new Set<unknown>();
  return apis.flatMap((api, index) => {
    if (!isApi(api)) {
      return apiFinding("an API such as Metadata", `${typeof api} in entry ${index}`);
    }
    const isNew = keys.size < keys.add(api.key).size;
    return isNew ? [] : apiFinding("each API once", `${api.name} again in entry ${index}`);
  });
}

function apiFinding(expected: string, found: string): Finding {
  return errorOf("API", "apis", `expected ${expected}, found ${found}`);
}

function isApi(api: unknown): api is { readonly key: number; readonly name: string } {
  if (typeof api !== "object" || api === null) return false;
  const { key, minVersion, maxVersion, encodeRequest, decodeResponse } = api as Values;
  return [key, minVersion, maxVersion].every(Number.isInteger) &&
    [encodeRequest, decodeResponse].every((part) => typeof part === "function");
}
