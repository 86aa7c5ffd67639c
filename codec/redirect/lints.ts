// What compiled rules show, each alone and one beside another.

import type { CompiledRule } from "./compile.ts";
import { Fault } from "./fault.ts";
import { MOST_CANDIDATES } from "./judge.ts";

/** Notes what is wrong or strange in how the parts of one rule go together. */
export function checkRule(compiled: CompiledRule): void {
  checkTargets(compiled);
  checkNodes(compiled);
  checkIdentity(compiled);
}

function checkTargets({ rule: { match }, notes, hostKinds, targets }: CompiledRule): void {
  const { node, purpose = "bootstrap", stage } = match;
  if (stage === "address" && hostKinds.includes("name")) {
    notes.note(
      "error",
      "stage",
      new Fault("ADDRESS_STAGE_NAME", "an IP address or a block", "a name"),
    );
  }
  const seen = new Set<string>();
  for (const [i, { text, host, literal }] of targets.entries()) {
    const field = text.indexOf("{nodeId}");
    if (field >= 0 && node === undefined && purpose === "bootstrap") {
      notes.note(
        "error",
        i,
        new Fault("FIELD_NEEDS_NODE", "node, or a purpose but bootstrap", text, field),
      );
    }
    if (stage === "address" && host !== "" && !literal) {
      notes.note("error", i, new Fault("ADDRESS_STAGE_TARGET", "an IP address", text));
    }
    if (i === MOST_CANDIDATES) {
      notes.note(
        "error",
        i,
        new Fault("TOO_MANY_CANDIDATES", "1 to 16 candidates", targets.length),
      );
    }
    if (seen.size === seen.add(text.toLowerCase()).size) {
      notes.note("lint", i, new Fault("DUPLICATE_CANDIDATE", "each candidate once", text));
    }
  }
}

/** Several nodes behind one target: only a proxy that tells them apart by name makes that work. */
function checkNodes({ rule: { match }, notes, targets }: CompiledRule): void {
  const { exact, host = exact, node = "", purpose } = match;
  const several = host === undefined && purpose !== "bootstrap" && !/^\d+$/.test(node);
  const perNode = /^:(?!:)|:[+-]|\{(?:nodeId|host|label|port)\}/;
  if (several && targets.length > 0 && !targets.some(({ text }) => perNode.test(text))) {
    notes.note("lint", 0, new Fault("COLLAPSE", "a part that differs by node", targets[0]!.text));
  }
}

/** Certificates seldom hold the IP address that TLS will ask for. */
function checkIdentity(
  { rule: { match, tls = "original" }, notes, hostKinds, targets }: CompiledRule,
): void {
  const addresses = hostKinds.some((kind) => kind !== "name");
  const moved = targets.some(({ host }) => host !== "" && host !== "{host}");
  if (match.stage !== "address" && tls === "original" && addresses && moved) {
    notes.note("lint", 0, new Fault("IDENTITY_MISMATCH", "a name for TLS", "an IP address"));
  }
}

/** Notes rules that never decide, because earlier ones match everything that they match. */
export function checkOrder(rules: readonly CompiledRule[]): void {
  for (const [i, rule] of rules.entries()) {
    const earlier = rules.slice(0, i).filter((other) => covers(other, rule));
    const twin = earlier.find((other) => contradicts(other, rule));
    if (twin) {
      const found = `another in rule ${twin.notes.rule}`;
      rule.notes.note("error", "", new Fault("DUPLICATE_EXACT", "one target", found));
    } else if (earlier[0]) {
      const found = `nothing after rule ${earlier[0].notes.rule}`;
      rule.notes.note("lint", "", new Fault("SHADOWED", "something left to match", found));
    }
  }
}

function covers(a: CompiledRule, b: CompiledRule): boolean {
  return a.selectors.every(({ test }) => b.selectors.some(({ samples }) => samples.every(test)));
}

/** Whether both have the same exact key, and different outcomes. */
function contradicts(a: CompiledRule, b: CompiledRule): boolean {
  const outcome = ({ rule: { to, tls } }: CompiledRule) => JSON.stringify([to, tls]);
  return b.rule.match.exact !== undefined && covers(b, a) && outcome(a) !== outcome(b);
}
