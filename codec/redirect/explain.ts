import type { RedirectInput, RedirectRules, RuleOutcome } from "./decision.ts";

/**
 * A dry run of the name stage: what the rules decide and which rule decides, without a connection.
 *
 * @returns One outcome for each input, in their order.
 * @example
 * ```ts
 * import { explainRedirect, parseRedirector, type RedirectInput } from "kafka-wire/redirect";
 *
 * const input: RedirectInput = {
 *   purpose: "broker",
 *   nodeId: 2,
 *   host: "kafka-2.kafka.svc",
 *   port: 9092,
 *   hostKind: "name",
 *   canonicalHost: "kafka-2.kafka.svc",
 *   rack: null,
 *   pod: null,
 *   clusterId: null,
 *   attempt: 1,
 *   setupFailures: 0,
 *   generation: 0,
 * };
 * const rules = parseRedirector(".kafka.svc => {label}.example.com:+10000");
 * const [outcome] = explainRedirect(rules, [input]);
 * if (outcome?.rule !== 0 || outcome.decision.type !== "to") throw new Error("Cannot match the rule");
 * if (outcome.decision.host !== "kafka-2.example.com") throw new Error("Cannot match the host");
 * if (outcome.decision.port !== 19092) throw new Error("Cannot match the port");
 * ```
 */
export function explainRedirect(
  rules: RedirectRules,
  inputs: readonly RedirectInput[],
): readonly RuleOutcome[] {
  return inputs.map((input) => rules.evaluate(input));
}
