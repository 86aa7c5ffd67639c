// What a redirector's answer means: where to dial, under which names, or why not.

import type { DialTarget, Judged, RedirectInvalidCode } from "../../../codec/redirect/decision.ts";

/** The advertised endpoint. */
export interface Advertised {
  readonly host: string;
  readonly port: number;
}

type Bad = { readonly bad: RedirectInvalidCode };

/** What kind of host a text is, and its form for comparison; or what is wrong with it. */
export function readHost(
  text: string,
): { kind: "name" | "ipv4" | "ipv6"; canonical: string } | Bad {
  const lower = text.toLowerCase();
  if (lower.includes(":")) return { kind: "ipv6", canonical: lower.replace(/%.*/, "") };
  const name = lower.replace(/\.$/, "");
  if (/^[0-9.]+$/.test(name)) return readIpv4(name);
  const labels = name.split(".");
  const good = name.length <= 253 && labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  return good ? { kind: "name", canonical: name } : { bad: "BAD_HOST" };
}

function readIpv4(text: string): { kind: "ipv4"; canonical: string } | Bad {
  const parts = text.split(".");
  const good = parts.length === 4 &&
    parts.every((part) => /^(0|[1-9][0-9]{0,2})$/.test(part) && Number(part) < 256);
  return good ? { kind: "ipv4", canonical: text } : { bad: "BAD_IPV4" };
}

/** Kind and form of an advertised host, which need not have one. */
export function knownHost(host: string): { kind: "name" | "ipv4" | "ipv6"; canonical: string } {
  const read = readHost(host);
  return "bad" in read ? { kind: "name", canonical: host } : read;
}

/** The target if nobody redirects. */
export function advertisedTarget(at: Advertised): DialTarget {
  const { kind } = knownHost(at.host);
  return { ...at, literal: kind !== "name", ...names(at.host, at.host) };
}

/** Judges any answer of a redirector. */
export function judge(decision: unknown, at: Advertised): Judged {
  if (decision === null || decision === undefined) return dial([advertisedTarget(at)]);
  if (typeof decision !== "object") return invalid("BAD_DECISION");
  const given = decision as Record<string, unknown>;
  switch (given["type"]) {
    case "keep":
      return dial([advertisedTarget(at)]);
    case "to":
      return judgeAll([given], at);
    case "candidates":
      return judgeAll(given["candidates"], at);
    case "reject":
      return typeof given["message"] === "string"
        ? { type: "reject", message: given["message"] }
        : invalid("BAD_DECISION");
  }
  return invalid("BAD_DECISION");
}

function judgeAll(candidates: unknown, at: Advertised): Judged {
  if (!Array.isArray(candidates) || candidates.length === 0) return invalid("BAD_DECISION");
  if (candidates.length > 16) return invalid("TOO_MANY");
  const targets: DialTarget[] = [];
  for (const candidate of candidates) {
    const target = targetOf(candidate, at);
    if ("bad" in target) return invalid(target.bad);
    targets.push(target);
  }
  return dial(targets);
}

function targetOf(candidate: unknown, at: Advertised): DialTarget | Bad {
  if (typeof candidate !== "object" || candidate === null) return { bad: "BAD_DECISION" };
  const { host = at.host, port = at.port, tls = "original" } = candidate as Record<string, unknown>;
  if (typeof host !== "string" || typeof port !== "number") return { bad: "BAD_DECISION" };
  const read = readHost(host);
  if ("bad" in read) return read;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return { bad: "PORT_RANGE" };
  const literal = read.kind !== "name";
  if (tls === "original") return { host, port, literal, ...names(at.host, at.host) };
  if (tls === "target") return { host, port, literal, ...names(host, host) };
  if (typeof tls !== "object" || tls === null) return { bad: "BAD_DECISION" };
  const { serverName = at.host, verifyName = at.host } = tls as Record<string, unknown>;
  if (typeof serverName !== "string" || typeof verifyName !== "string") {
    return { bad: "BAD_DECISION" };
  }
  return { host, port, literal, ...names(serverName, verifyName) };
}

/** The names of TLS: canonical, and no IP address as SNI (C13). */
function names(serverName: string, verifyName: string) {
  const server = knownHost(serverName);
  return {
    serverName: server.kind === "name" ? server.canonical : null,
    verifyName: knownHost(verifyName).canonical,
  };
}

function dial(targets: readonly DialTarget[]): Judged {
  return { type: "dial", targets };
}

function invalid(code: RedirectInvalidCode): Judged {
  return { type: "invalid", code, detail: `the redirector's answer is ${code}` };
}
