// Rules that can be evaluated.

import type { RedirectRule } from "./decision.ts";
import { Fault } from "./fault.ts";
import { canonicalHost, type Host } from "./host.ts";
import type { Notes } from "./notes.ts";
import { compileSelector, type Selector } from "./selector.ts";
import { compileTarget, type Target } from "./target.ts";

/** A rule that can be evaluated, or those parts of it that can. */
export interface CompiledRule {
  /** The rule as data. */
  readonly rule: RedirectRule;
  /** What was found in it, and its index. */
  readonly notes: Notes;
  /** All must match; every rule has one for its stage. */
  readonly selectors: readonly Selector[];
  /** Kinds of the hosts that the selectors are about; none if the rule is for any host. */
  readonly hostKinds: readonly Host["kind"][];
  /** Candidates in order; none for keep and reject. */
  readonly targets: readonly Target[];
  /** The message of a refusal. */
  readonly reject?: string | undefined;
}

/** Compiles a rule. What is wrong in a part of it is noted, and the part is left out. */
export function compileRule(rule: RedirectRule, notes: Notes): CompiledRule {
  const { match, to, tls } = Object(rule) as Partial<RedirectRule>;
  if (!match || Object.keys(match).length === 0) {
    throw new Fault("RULE_SYNTAX", "a rule with selectors", rule);
  }
  const { stage = "name", ...others } = match;
  const members = Object.entries({ ...others, stage }); // the stage last: it tells the fewest apart
  const selectors = members.flatMap(([key, value]) =>
    notes.attempt(key, () => compileSelector(key, value, notes))
  );
  const hostKinds = selectors.flatMap(({ samples }) =>
    samples.flatMap(({ host }) => host?.kind ?? [])
  );
  const { reject, texts } = alternativesOf(to);
  const targets = texts.flatMap((text, i) => notes.attempt(i, () => compileTarget(text)));
  const hasNames = texts.length > 0 && stage !== "address";
  notes.attempt("tls", () => checkTls(tls, hasNames));
  return { rule, notes, selectors, hostKinds, targets, reject };
}

function alternativesOf(to: unknown): { texts: readonly unknown[]; reject?: string } {
  if (to === "keep") return { texts: [] };
  const { reject } = Object(to === "reject" ? { reject: "" } : to);
  if (typeof reject === "string") return { texts: [], reject };
  const texts = [to].flat();
  return { texts: texts.length > 0 ? texts : [undefined] };
}

/** Names are for targets of the name stage: nothing else changes them. */
function checkTls(tls: unknown, hasNames: boolean): void {
  if (tls === undefined) return;
  if (!hasNames) throw new Fault("RULE_SYNTAX", "tls beside a target of the name stage", tls);
  if (tls === "original" || tls === "target") return;
  const isObject = Object(tls) === tls;
  for (const name of isObject ? Object.values(Object(tls)) : [tls]) {
    if (!isObject || typeof canonicalHost(String(name ?? "")) === "string") {
      throw new Fault("BAD_TLS_NAME", "original, target or a host", name);
    }
  }
}
