// What is strange in options, but works.

import { redirectFindings, withDefaults } from "../connection/settings.ts";
import type { Finding } from "../machine/options_error.ts";
import type { ClusterOptions } from "./options.ts";

/**
 * What is strange in the redirect rules of options that work: the lints of `parseRedirector`, those for the transport,
 * and PURPOSE_UNUSED for rules with `purpose:coordinator` while coordinators have no connections of their own.
 *
 * Options that do not work are the matter of `new Cluster`; its error holds the last two kinds, too.
 *
 * @returns In order of kind and rule; empty if the redirector is a function or absent.
 * @example
 * ```ts
 * import { clusterLints, clusterOptionsFrom } from "kafka-wire/cluster";
 * const options = clusterOptionsFrom({ "broker.redirector": "purpose:coordinator => keep" });
 * const [lint] = clusterLints(options);
 * if (lint?.code !== "PURPOSE_UNUSED" || lint.rule !== 0) throw new Error("Cannot find the lint");
 * ```
 */
export function clusterLints(options: Partial<ClusterOptions>): readonly Finding[] {
  const { redirector } = options;
  const own = typeof redirector === "object" && redirector?.lints || [];
  const all = [...own, ...redirectFindings(options, withDefaults(options)), ...laneLints(options)];
  return all.filter(({ level }) => level === "lint");
}

/** Rules for connections that there are none of (connection C.5). */
export function laneLints(
  { redirector, coordinatorLane = "shared" }: Partial<ClusterOptions>,
): readonly Finding[] {
  if (coordinatorLane !== "shared" || typeof redirector !== "object") return [];
  if (typeof redirector?.evaluate !== "function") return [];
  return redirector.rules.flatMap(({ match }, rule) =>
    match.purpose === "coordinator" ? unused(rule) : []
  );
}

function unused(rule: number): Finding {
  const message = "expected coordinator.lane=separate with purpose:coordinator, found shared";
  return { level: "lint", code: "PURPOSE_UNUSED", setting: "broker.redirector", rule, message };
}
