import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OptionsError } from "../../codec/machine/options_error.ts";
import type {
  RedirectInput,
  RedirectRule,
  RedirectRules,
  RuleOutcome,
} from "../../codec/redirect/decision.ts";
import { judgeDecision } from "../../codec/redirect/judge.ts";
import { parseRedirector } from "../../codec/redirect/parse.ts";
import { inputOf } from "./inputs.ts";
import { naiveOutcome } from "./naive_matcher.ts";

const label = fc.constantFrom("a", "b", "ab", "kafka-1", "svc", "xsvc");
const name = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
const address = fc.constantFrom(
  "10.0.0.1",
  "10.0.1.1",
  "11.0.0.1",
  "127.0.0.1",
  "::1",
  "fd00::1",
  "fd01::1:0:0",
);
const spelt = (host: fc.Arbitrary<string>) =>
  fc.tuple(host, fc.constantFrom("as it is", "upper", "dot", "mapped", "space")).map(
    ([text, how]) => {
      if (how === "upper") return text.toUpperCase();
      if (how === "dot" && /[a-z]$/.test(text) && !text.includes(":")) return `${text}.`;
      if (how === "mapped" && /^\d+[.]\d/.test(text)) return `::ffff:${text}`;
      return how === "space" ? ` ${text} ` : text;
    },
  );
const odd = fc.constantFrom("010.0.0.1", "10.0.1", "my host", "", "a..b", "a".repeat(64));
const port = fc.constantFrom(1, 2, 9092, 60_000, 65_535);

const input: fc.Arbitrary<RedirectInput> = fc.record({
  host: fc.oneof(
    { weight: 6, arbitrary: spelt(name) },
    { weight: 4, arbitrary: spelt(address) },
    odd,
  ),
  port,
  purpose: fc.constantFrom("bootstrap", "broker", "coordinator", "controller"),
  nodeId: fc.option(fc.nat(6)),
  rack: fc.constantFrom(null, "r1", "r2"),
  pod: fc.constantFrom(null, "p1"),
  clusterId: fc.constantFrom(null, "c1"),
}).map((given) => inputOf(given));

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

const globLabel = fc.constantFrom("*", "**", "a*", "*b", "kafka-*", "*a*", "svc");
const block = fc.tuple(address, fc.nat(32)).map(([host, length]) => `${host}/${length}`);
const glob = fc.array(fc.oneof(globLabel, label), { minLength: 2, maxLength: 4 })
  .map((labels) => ["*", ...labels].join("."));
const selector: fc.Arbitrary<RedirectRule["match"]> = fc.oneof(
  fc.record({
    exact: fc.tuple(fc.oneof(name, address), port).map(([host, at]) => `${bracketed(host)}:${at}`),
  }),
  fc.record({ host: fc.oneof(name, address) }),
  fc.record({ suffix: name.map((text) => `.${text}`) }),
  fc.record({ glob }),
  fc.record({ cidr: block }),
  fc.record({ node: fc.constantFrom("1", "1-3", "0,2,4-6") }),
  fc.record({ rack: fc.constantFrom("r1", "r2") }),
  fc.record({ pod: fc.constant("p1") }),
  fc.record({ purpose: fc.constantFrom("bootstrap", "broker", "controller") }),
  fc.constant({ all: true }),
);
const match: fc.Arbitrary<RedirectRule["match"]> = fc.oneof(
  { weight: 3, arbitrary: selector },
  fc.tuple(selector, selector).map(([one, other]) => ({ ...one, ...other })),
);
const targetHost = fc.constantFrom(
  "",
  "gw",
  "gw.example.com",
  "127.0.0.1",
  "[::1]",
  "{host}",
  "{host}.x",
  "{label}.gw",
  "x.{domain}",
  "{rack}-{pod}.{clusterId}",
  "10.0.0.{nodeId}",
);
const targetPort = fc.constantFrom(
  "",
  ":1",
  ":{port}",
  ":+1",
  ":-2",
  ":+10000",
  ":{nodeId}+30000",
  ":6553{nodeId}",
);
const target = fc.tuple(targetHost, targetPort).map(([host, at]) => host + at).filter((text) =>
  text !== ""
);
const to = fc.oneof(
  { weight: 4, arbitrary: target },
  { weight: 2, arbitrary: fc.uniqueArray(target, { minLength: 2, maxLength: 3 }) },
  fc.constant("keep"),
  fc.constant({ reject: 'no; "not" # that => way' }),
);
const tls = fc.constantFrom<RedirectRule["tls"][]>(
  "original",
  "target",
  { serverName: "sni.example", verifyName: "sni.example" },
);
const rule: fc.Arbitrary<RedirectRule> = fc.tuple(match, to, fc.option(tls)).map((
  [m, t, names],
) => ({
  match: JSON.stringify(t).includes("{nodeId}") && !m.node ? { ...m, purpose: "broker" } : m,
  to: t,
  ...(names && t !== "keep" && (typeof t === "string" || Array.isArray(t)) ? { tls: names } : {}),
}));
const rules = fc.array(rule, { minLength: 1, maxLength: 6 });

/** Nothing if two rules contradict each other. */
function parsed(value: string | readonly RedirectRule[]): RedirectRules | undefined {
  try {
    return parseRedirector(value);
  } catch (error) {
    const codes = (error as OptionsError).findings.filter(({ level }) => level === "error");
    if (codes.every(({ code }) => code === "DUPLICATE_EXACT")) return undefined;
    throw error;
  }
}

function textOf({ match, to, tls }: RedirectRule): string {
  const selectors = Object.entries(match).map(([key, value]) =>
    key === "all"
      ? "*"
      : /^(?:node|rack|pod|purpose)$/.test(key)
      ? `${key}:${value}`
      : String(value)
  );
  const targets = typeof to === "object" && "reject" in to
    ? `reject ${JSON.stringify(to.reject)}`
    : [to].flat().join(" | ");
  const suffix = typeof tls === "object" ? ` tls=${tls.serverName}` : tls ? ` tls=${tls}` : "";
  return `${selectors.join(" & ")} => ${targets}${suffix}`;
}

/** The outcome in the words of the naive matcher. */
function saysOf({ decision, invalid }: RuleOutcome, { host, port }: RedirectInput) {
  if (invalid) return invalid.code;
  if (decision.type === "keep" || decision.type === "reject") return decision.type;
  const targets = decision.type === "to" ? [decision] : decision.candidates;
  return targets.map((target) => ({ host: target.host ?? host, port: target.port ?? port }));
}

describe("rules", () => {
  it("connection J.6: decide as a naive matcher does", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(rules, fc.array(input, { minLength: 4, maxLength: 4 }), (list, inputs) => {
        const { evaluate } = parsed(list) ?? {};
        for (const one of evaluate ? inputs : []) {
          const outcome = evaluate!(one);
          const naive = naiveOutcome(list, one);
          const says = naive.says === "EMPTY_HOST" ? "BAD_HOST" : naive.says;
          expect({ rule: outcome.rule, says: saysOf(outcome, one) }).toEqual({
            rule: naive.rule,
            says,
          });
          const kind = outcome.invalid?.code ?? outcome.decision.type;
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
        }
      }),
      { numRuns: 1500, seed: 1 },
    );
    for (
      const kind of [
        "keep",
        "to",
        "candidates",
        "reject",
        "BAD_HOST",
        "BAD_IPV4",
        "PORT_RANGE",
        "FIELD_NULL",
      ]
    ) {
      expect([kind, (seen.get(kind) ?? 0) > 10]).toEqual([kind, true]);
    }
  });

  it("connection F46: are total and deterministic, and their output is not evaluated again", () => {
    fc.assert(
      fc.property(rules, input, (list, one) => {
        const first = parsed(list);
        if (!first) return;
        const outcome = first.evaluate(Object.freeze(one));
        expect(first.evaluate(one)).toEqual(outcome);
        expect(parsed(JSON.parse(JSON.stringify(list)))!.evaluate({ ...one })).toEqual(outcome);
        const judged = judgeDecision(outcome.decision, one);
        expect(judged.type).toBe(outcome.decision.type === "reject" ? "reject" : "dial");
      }),
      { numRuns: 400, seed: 2 },
    );
  });

  it("connection F46: never throw, whatever the cluster advertises", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      spelt(name),
      fc.constantFrom("{rack}", "[::", "%"),
    );
    const given = fc.record({
      host: text,
      port: fc.oneof(fc.integer(), fc.double()),
      rack: fc.option(text),
      pod: fc.option(text),
      clusterId: fc.option(text),
      nodeId: fc.option(fc.integer()),
    }).map((all) => inputOf(all));
    fc.assert(
      fc.property(rules, given, text, (list, one, resolved) => {
        const first = parsed(list);
        if (!first) return;
        const { decision, invalid } = first.evaluate(one);
        if (invalid) expect(decision).toEqual({ type: "reject", message: invalid.detail });
        expect(["dial", "reject"]).toContain(judgeDecision(decision, one).type);
        expect(first.evaluateAddress(one, resolved)).toEqual(first.evaluateAddress(one, resolved));
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it("connection F47: TLS verifies the name of the policy", () => {
    fc.assert(
      fc.property(rules, input, (list, one) => {
        const first = parsed(list);
        const outcome = first?.evaluate(one);
        if (outcome?.rule === undefined || outcome.rule === "none") return;
        const judged = judgeDecision(outcome.decision, one);
        const policy = list[outcome.rule]!.tls ?? "original";
        for (
          const { host, verifyName, serverName } of judged.type === "dial" ? judged.targets : []
        ) {
          const wanted = policy === "target"
            ? host
            : policy === "original"
            ? one.host
            : policy.verifyName!;
          expect(verifyName).toBe(inputOf({ host: wanted }).canonicalHost.replace(/[.]$/, ""));
          expect([null, verifyName]).toContain(serverName);
        }
      }),
      { numRuns: 400, seed: 4 },
    );
  });

  it("connection C.3: say the same as text and as data", () => {
    fc.assert(
      fc.property(rules, fc.constantFrom("\n", ";", " ; # x\n\n"), (list, separator) => {
        const text = list.map(textOf).join(separator);
        const [fromText, fromData] = [parsed(text), parsed(list)];
        expect(fromText?.rules).toEqual(fromData?.rules);
        const bare = fromText?.lints.map(({ column, ...lint }) => {
          expect(column).toBeGreaterThan(0);
          return lint;
        });
        const byRule = (lints: readonly object[] | undefined) =>
          lints?.map((one) => JSON.stringify(one)).sort();
        expect(byRule(bare)).toEqual(byRule(fromData?.lints));
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  it("connection C.3: a map says the same as text", () => {
    const key = fc.tuple(fc.oneof(name, address), fc.option(port)).map(([host, at]) =>
      at === null ? host : `${bracketed(host)}:${at}`
    );
    const places = target.filter((text) => !text.includes("{nodeId}"));
    fc.assert(
      fc.property(fc.dictionary(key, places, { minKeys: 1, maxKeys: 4 }), (map) => {
        const text = Object.entries(map).map((pair) => pair.join(" => ")).join("\n");
        expect(parseRedirector(map).rules).toEqual(parseRedirector(text).rules);
        expect(parseRedirector(map).lints).toEqual(parseRedirector(text).lints);
      }),
      { numRuns: 200, seed: 6 },
    );
  });
});
