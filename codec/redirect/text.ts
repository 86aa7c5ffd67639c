// Rules as text.

import type { RedirectRule } from "./decision.ts";
import { Fault } from "./fault.ts";
import { splitHostPort } from "./host_port.ts";
import type { Notes } from "./notes.ts";

/** The text of each rule. Separators and comments are told from what stands in quotes. */
export function ruleTexts(text: string): readonly string[] {
  return text
    .replace(/("(?:\\.|[^"\\\n])*")|#.*|;/g, (all, quoted) => quoted ?? (all === ";" ? "\n" : ""))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Reads `selector & selector => target | target tls=name`; throws a {@linkcode Fault}. */
export function readRule(text: string, { columns }: Notes): RedirectRule {
  columns.set("", 1);
  const arrow = text.indexOf("=>");
  if (arrow < 0) {
    throw new Fault("RULE_SYNTAX", "selectors => target (classes cannot be loaded)", text);
  }
  const match: { [key: string]: unknown } = {};
  for (const { text: selector, column } of pieces(text.slice(0, arrow), 1, "&")) {
    const [key, value] = readSelector(selector);
    if (columns.has(key)) throw new Fault("RULE_SYNTAX", `one ${key}`, selector, column - 1);
    columns.set(key, column + selector.length - value.length);
    match[key] = key === "all" || value;
  }
  return { match, ...readTargets(text.slice(arrow + 2), arrow + 3, columns) };
}

/** Reads a member of the short form: an exact address or a host, and targets. */
export function readMapping(from: string, to: string, { columns }: Notes): RedirectRule {
  const key = splitHostPort(from).length > 1 ? "exact" : "host";
  columns.set("", 1).set(key, 1);
  return { match: { [key]: from }, ...readTargets(to, from.length + 5, columns) };
}

function readSelector(text: string): readonly [key: string, value: string] {
  const [, key, value] = /^(node|rack|pod|purpose|stage):\s*(.*)$/.exec(text) ?? [];
  if (key !== undefined) return [key, value!];
  if (text === "*") return ["all", text];
  if (text.includes("/")) return ["cidr", text];
  if (text.startsWith(".")) return ["suffix", text];
  if (text.includes("*")) return ["glob", text];
  return [splitHostPort(text).length > 1 ? "exact" : "host", text];
}

function readTargets(
  text: string,
  column: number,
  columns: Notes["columns"],
): Pick<RedirectRule, "to" | "tls"> {
  const refusal = /^\s*reject(?:\s*"((?:\\.|[^"\\])*)")?\s*$/.exec(text);
  if (refusal) return { to: { reject: refusal[1]?.replace(/\\(.)/g, "$1") ?? "" } };
  const [, targets = "", tls] = /^([^]*?)(?:\stls=(\S*))?\s*$/.exec(text) ?? [];
  const texts = pieces(targets, column, "|").map((piece, i) => {
    columns.set(i, piece.column);
    return piece.text;
  });
  const to = texts.length > 1 ? texts : texts[0]!;
  if (tls === undefined) return { to };
  columns.set("tls", column + targets.length + 1);
  return {
    to,
    tls: tls === "original" || tls === "target" ? tls : { serverName: tls, verifyName: tls },
  };
}

/** What stands between separators, and where it begins. */
function pieces(
  text: string,
  column: number,
  separator: string,
): readonly { text: string; column: number }[] {
  let next = column;
  return text.split(separator).map((raw) => {
    const start = next + raw.length - raw.trimStart().length;
    next += raw.length + 1;
    return { text: raw.trim(), column: start };
  });
}
