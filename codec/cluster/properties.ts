import { propertiesOf } from "../connection/properties.ts";
import { SETTINGS } from "../connection/settings.ts";
import { propertyOf, type Setting } from "../machine/settings.ts";
import { bootstrapsOf } from "./bootstrap.ts";
import type { ClusterOptions, ClusterSettings } from "./options.ts";
import { CLUSTER_SETTINGS } from "./settings.ts";

/** What a cluster decides for each of its connections. */
const DECIDED = ["expect.cluster.id", "expect.node.id"];

/**
 * Options from Kafka property names, such as `bootstrap.servers` or `metadata.max.age.ms`.
 *
 * It reads `bootstrap.servers`, `bootstrap.controllers`, the other settings of a cluster, and whatever
 * `connectionOptionsFrom` reads but `expect.cluster.id` and `expect.node.id`. Properties of other names are left to
 * whoever knows them. Whether values go together is seen by `new Cluster`; what is strange in redirect rules, by
 * `clusterLints`.
 *
 * @throws {OptionsError} If a value is not one of its setting; it lists every finding, and none holds a secret.
 * @example
 * ```ts
 * import { clusterOptionsFrom } from "kafka-wire/cluster";
 * const options = clusterOptionsFrom({ "bootstrap.servers": "b1:9092,b2:9092", "retry.backoff.ms": "50", "acks": "1" });
 * const expected = '{"retryBackoffMs":50,"bootstrapServers":"b1:9092,b2:9092"}';
 * if (JSON.stringify(options) !== expected) throw new Error("Cannot match the options");
 * ```
 */
export function clusterOptionsFrom(
  properties: { readonly [name: string]: string },
): Partial<ClusterOptions> {
  const bootstrapServers = propertyOf(properties, "bootstrap.servers");
  const bootstrapControllers = propertyOf(properties, "bootstrap.controllers");
  const lists: ClusterSettings = {
    ...(bootstrapServers !== undefined && { bootstrapServers }),
    ...(bootstrapControllers !== undefined && { bootstrapControllers }),
  };
  const wrong = bootstrapsOf(lists).flatMap(({ findings }) => findings);
  return { ...propertiesOf(settings(), properties, wrong), ...lists };
}

function settings(): readonly Setting[] {
  const shared = SETTINGS.filter(([property]) => !DECIDED.includes(property));
  return [...CLUSTER_SETTINGS, ...shared];
}
