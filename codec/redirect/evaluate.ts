import type { CompiledRule } from "./compile.ts";
import type { RedirectDecision, RedirectInput, RuleOutcome } from "./decision.ts";
import { Fault } from "./fault.ts";
import { canonicalHost, type Host, hostOf } from "./host.ts";
import { invalidBy, judge } from "./judge.ts";
import { renderTarget } from "./target.ts";

/** What the first rule that matches decides; keep if none does. Its output is not evaluated again. */
export function evaluate(
  rules: readonly CompiledRule[],
  input: RedirectInput,
  stage: "name" | "address",
): RuleOutcome {
  let rule: RuleOutcome["rule"] = "none";
  try {
    const found = canonicalHost(input.host);
    const host = typeof found === "string" ? null : found;
    const { nodeId } = input;
    const node = nodeId === null ? undefined : [nodeId, nodeId] as const;
    const subject = { ...input, stage, host, node };
    const first = rules.find(({ selectors }) => selectors.every(({ test }) => test(subject)));
    if (!first) return { decision: { type: "keep" }, rule };
    if (!host && readsHost(first)) hostOf(input.host);
    rule = first.notes.rule;
    const decision = decisionOf(first, input, host);
    judge({ ...decision }, input);
    return { decision, rule };
  } catch (error) {
    const invalid = invalidBy(error);
    return { decision: { type: "reject", message: invalid.detail }, rule, invalid };
  }
}

function readsHost({ hostKinds, targets }: CompiledRule): boolean {
  return hostKinds.length > 0 ||
    targets.some(({ text }) => /\{(?:host|label|domain)\}/.test(text));
}

function decisionOf(
  { reject, targets, rule: { tls }, notes }: CompiledRule,
  input: RedirectInput,
  host: Host | null,
): RedirectDecision {
  if (reject !== undefined) {
    return { type: "reject", message: reject || `rejected by rule ${notes.rule}` };
  }
  const valueOf = fieldsOf(input, host);
  const [target, ...more] = targets.map((target) => ({
    ...renderTarget(target, input, valueOf),
    ...tls && { tls },
  }));
  if (!target) return { type: "keep" };
  return more.length === 0
    ? { type: "to", ...target }
    : { type: "candidates", candidates: [target, ...more] };
}

function fieldsOf(input: RedirectInput, host: Host | null): (field: string) => string {
  const [label, ...rest] = host?.kind === "name" ? host.canonical.split(".") : [];
  const fields: { readonly [field: string]: unknown } = {
    ...input,
    host: host?.canonical,
    label,
    domain: rest.join(".") || null,
  };
  return (field) => {
    const value = fields[field] ?? null;
    if (value === null) throw new Fault("FIELD_NULL", `a value for {${field}}`, value);
    return String(value);
  };
}
