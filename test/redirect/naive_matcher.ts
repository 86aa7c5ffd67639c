// The rule language once more, as plainly as it can be written: no compilation, no bounds on time.
// It reads rules as data and only those that are right.
import type { RedirectInput, RedirectRule } from "../../codec/redirect/decision.ts";

/** What a rule says: where to dial, or a word. */
export interface NaiveOutcome {
  rule: number | "none";
  says: "keep" | "reject" | string | { host: string; port: number }[];
}

export function naiveOutcome(rules: readonly RedirectRule[], input: RedirectInput): NaiveOutcome {
  for (const [index, rule] of rules.entries()) {
    const { match } = rule;
    if (match.stage === "address") continue;
    const others = Object.entries(match).every(([key, value]) =>
      isOfHost(key) || matches(key, String(value), input, "")
    );
    if (!others) continue;
    const needsHost = Object.keys(match).some(isOfHost) ||
      /\{(host|label|domain)\}/.test(JSON.stringify(rule.to));
    const host = canonical(input.host);
    if (needsHost && host.startsWith("!")) return { rule: "none", says: host.slice(1) };
    const all = Object.entries(match).every(([key, value]) =>
      !isOfHost(key) || matches(key, String(value), input, host)
    );
    if (all) return { rule: index, says: whatItSays(rule, input, host) };
  }
  return { rule: "none", says: "keep" };
}

function isOfHost(key: string): boolean {
  return ["exact", "host", "suffix", "glob", "cidr"].includes(key);
}

function matches(key: string, value: string, input: RedirectInput, host: string): boolean {
  switch (key) {
    case "all":
    case "stage":
      return true;
    case "rack":
      return input.rack === value;
    case "pod":
      return input.pod === value;
    case "purpose":
      return input.purpose === value;
    case "node":
      return nodes(value).includes(input.nodeId ?? -1);
    case "host":
      return canonical(value) === host;
    case "exact": {
      const at = value.lastIndexOf(":");
      return canonical(value.slice(0, at)) === host && Number(value.slice(at + 1)) === input.port;
    }
    case "suffix": {
      const wanted = canonical(value.slice(1)).split(".");
      const labels = isName(host) ? host.split(".") : [];
      return labels.length > wanted.length &&
        labels.slice(-wanted.length).join(".") === wanted.join(".");
    }
    case "glob":
      return isName(host) && globs(value.toLowerCase().split("."), host.split("."));
    case "cidr": {
      const [address, length] = value.split("/");
      const block = numberOf(canonical(address!));
      const own = isName(host) ? undefined : numberOf(host);
      if (own === undefined || own.width !== block.width) return false;
      const rest = BigInt(block.width - Number(length));
      return own.value >> rest === block.value >> rest;
    }
  }
  throw new Error(`Cannot match ${key}: no such selector`);
}

function nodes(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [first, last] = part.split("-").map(Number);
    return Array.from({ length: (last ?? first!) - first! + 1 }, (_, i) => first! + i);
  });
}

/** Tries every way to give labels to `**`, and characters to `*`. */
function globs(pattern: string[], labels: string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return labels.length === 0;
  if (first === "**") return labels.some((_, i) => globs(rest, labels.slice(i + 1)));
  return labels.length > 0 && stars(first, labels[0]!) && globs(rest, labels.slice(1));
}

function stars(pattern: string, text: string): boolean {
  if (pattern === "") return text === "";
  if (pattern[0] !== "*") return text[0] === pattern[0] && stars(pattern.slice(1), text.slice(1));
  return Array.from({ length: text.length + 1 }).some((_, i) =>
    stars(pattern.slice(1), text.slice(i))
  );
}

function whatItSays(rule: RedirectRule, input: RedirectInput, host: string): NaiveOutcome["says"] {
  if (rule.to === "keep") return "keep";
  if (typeof rule.to === "object" && "reject" in rule.to) return "reject";
  const targets: { host: string; port: number }[] = [];
  for (const text of [rule.to].flat() as string[]) {
    const target = targetOf(text, input, host);
    if (typeof target === "string") return target;
    targets.push(target);
  }
  for (const target of targets) {
    if (target.host !== input.host && canonical(target.host).startsWith("!")) {
      return canonical(target.host).slice(1).replace("EMPTY_HOST", "BAD_HOST");
    }
    if (target.port !== input.port && (target.port < 1 || target.port > 65_535)) {
      return "PORT_RANGE";
    }
  }
  return targets;
}

function targetOf(text: string, input: RedirectInput, host: string) {
  const bare = text.split(":").length > 2 && !text.startsWith("[");
  const at = bare || text.endsWith("]") ? -1 : text.lastIndexOf(":");
  const hostPart = at < 0 ? text : text.slice(0, at);
  const portPart = at < 0 ? "{port}" : text.slice(at + 1).replace(/^[+-]/, "{port}$&");
  const names = isName(host) ? host.split(".") : [];
  const fields: Record<string, string | null | undefined> = {
    host,
    label: names[0],
    domain: names.slice(1).join(".") || null,
    port: String(input.port),
    nodeId: input.nodeId === null ? null : String(input.nodeId),
    rack: input.rack,
    pod: input.pod,
    clusterId: input.clusterId,
  };
  const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, field]) => field!);
  const aside = hostPart === "{host}" ? ["host"] : [];
  if (used.some((field) => !aside.includes(field) && fields[field] == null)) return "FIELD_NULL";
  const filled = (part: string) => part.replace(/\{(\w+)\}/g, (_, field) => fields[field]!);
  const [, digits, offset] = /^(\d+)([+-]\d+)?$/.exec(filled(portPart))!;
  return {
    host: hostPart === "" || hostPart === "{host}" ? input.host : filled(hostPart),
    port: Number(digits) + Number(offset ?? 0),
  };
}

/** The canonical form, or `!` and a fault. */
function canonical(host: string): string {
  const text = host.trim();
  if (text.length > 255) return "!BAD_HOST";
  if (text === "") return "!EMPTY_HOST";
  if (text.includes(":")) return ipv6(text.replace(/^\[|\]$/g, "").split("%")[0]!);
  if (!/[^\d.]/.test(text)) return ipv4(text);
  const name = text.toLowerCase().endsWith(".")
    ? text.toLowerCase().slice(0, -1)
    : text.toLowerCase();
  const fine = name.split(".").every((label) => /^[a-z0-9_-]+$/.test(label) && label.length < 64);
  return fine && name.length < 254 ? name : "!BAD_HOST";
}

function ipv4(text: string): string {
  const parts = text.split(".");
  const fine = parts.length === 4 &&
    parts.every((part) =>
      /^\d+$/.test(part) && Number(part) < 256 && String(Number(part)) === part
    );
  return fine ? text : "!BAD_IPV4";
}

function ipv6(text: string): string {
  try {
    const name = new URL(`http://[${text}]`).hostname.slice(1, -1);
    const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(name);
    if (!mapped) return name;
    const [high, low] = mapped.slice(1).map((group) => parseInt(group, 16));
    return [high! >> 8, high! % 256, low! >> 8, low! % 256].join(".");
  } catch {
    return "!BAD_HOST";
  }
}

function isName(host: string): boolean {
  return !host.includes(":") && ipv4(host) !== host;
}

function numberOf(address: string): { width: number; value: bigint } {
  if (!address.includes(":")) {
    const value = address.split(".").reduce((sum, part) => sum * 256n + BigInt(part), 0n);
    return { width: 32, value };
  }
  const [head, tail] = address.split("::").map((half) => half.split(":").filter((group) => group));
  const zeros = Array(8 - head!.length - (tail?.length ?? 0)).fill("0");
  const groups = [...head!, ...zeros, ...tail ?? []];
  return {
    width: 128,
    value: groups.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n),
  };
}
