import { type Finding, OptionsError } from "../machine/options_error.ts";
import { compileRule } from "./compile.ts";
import type { RedirectRule, RedirectRules } from "./decision.ts";
import { evaluate } from "./evaluate.ts";
import { Fault } from "./fault.ts";
import { judgeDecision } from "./judge.ts";
import { checkOrder, checkRule } from "./lints.ts";
import { Notes } from "./notes.ts";
import { readMapping, readRule, ruleTexts } from "./text.ts";
import { transportFindings } from "./transport.ts";

/**
 * Reads the text, list and map forms of `broker.redirector`.
 *
 * Text has one rule a line, or rules separated by `;`, and comments after `#`. A rule is
 * `selector & selector => target`; the first one that matches decides, and without a match the
 * advertised target is kept. A map goes from exact addresses and hosts to targets.
 *
 * | Selector | Matches |
 * | --- | --- |
 * | `b1.internal:9092`, `b1.internal` | a host, with that port or any |
 * | `.kafka.svc` | names that end with these labels and have one more |
 * | `kafka-*.**` | names; `*` is anything within a label, `**` is one or more labels |
 * | `10.0.0.0/8`, `fd00::/8` | IP addresses |
 * | `node:1,4-6`, `rack:r`, `pod:p`, `purpose:broker` | nodes, and what the connection is for |
 * | `stage:address` | resolved addresses instead of the name |
 * | `*` | everything |
 *
 * A target is `keep`, `reject "why"`, or up to 16 candidates between `|`, each a `host`, `host:port` or
 * `:port`. A port can be `+10000` or `-1`, from the advertised one; hosts and ports can hold `{host}`,
 * `{label}`, `{domain}`, `{port}`, `{nodeId}`, `{rack}`, `{pod}` and `{clusterId}`. At the end
 * `tls=original`, `tls=target` or `tls=a.name` chooses the name that TLS verifies: without it, the advertised host.
 *
 * @returns The rules, compiled, and what is strange in them.
 * @throws {OptionsError} If something in the rules is wrong; it holds every finding, lints too.
 * @example
 * ```ts
 * import { parseRedirector } from "kafka-wire/redirect";
 *
 * const { rules, lints } = parseRedirector(`
 *   .kafka.svc        => {label}.example.com:+10000 # the cluster's own names, from outside
 *   purpose:bootstrap => keep
 *   *                 => reject "not reachable from here"
 * `);
 * if (rules[0]?.match.suffix !== ".kafka.svc") throw new Error("Cannot match the rule");
 * if (rules.length !== 3 || lints.length !== 0) throw new Error("Cannot match: expected 3 rules");
 * ```
 */
export function parseRedirector(
  value: string | readonly RedirectRule[] | { readonly [from: string]: string },
): RedirectRules {
  const notes: Notes[] = [];
  const compiled = formsOf(value).flatMap((read, index) => {
    const own = new Notes(index);
    notes.push(own);
    return own.attempt("", () => compileRule(read(own), own));
  });
  compiled.forEach(checkRule);
  checkOrder(compiled.filter((rule) => !rule.notes.findings.some(isError)));
  const findings = notes.flatMap((own) => own.findings.sort(byColumn));
  if (findings.some(isError)) throw new OptionsError(findings);
  const rules = compiled.map(({ rule }) => rule);
  return {
    rules,
    lints: findings,
    evaluate: (input) => evaluate(compiled, input, "name"),
    evaluateAddress(input, address) {
      const at = { ...input, host: address };
      const { decision, rule } = evaluate(compiled, at, "address");
      const judged = judgeDecision(decision, at);
      const targets = judged.type === "dial" ? judged.targets : [];
      return { addresses: targets.map(({ host, port }) => ({ address: host, port })), rule };
    },
    checkTransport: (transport) => transportFindings(rules, transport),
  };
}

function isError({ level }: Finding): boolean {
  return level === "error";
}

function byColumn(a: Finding, b: Finding): number {
  return (a.column ?? 0) - (b.column ?? 0);
}

function formsOf(value: unknown): readonly ((notes: Notes) => RedirectRule)[] {
  if (typeof value === "string") {
    return ruleTexts(value).map((text) => (notes) => readRule(text, notes));
  }
  if (Array.isArray(value)) return value.map((rule) => () => rule);
  if (typeof value !== "object") return [(notes) => readRule(typeof value, notes)];
  const entries = value instanceof Map ? [...value] : Object.entries(value ?? {});
  return entries.map(([from, to]) => (notes) => readMapping(textOf(from), textOf(to), notes));
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  throw new Fault("RULE_SYNTAX", "text", typeof value);
}
