// Hosts in the form in which they are compared.

import type { RedirectInput } from "./decision.ts";
import { Fault } from "./fault.ts";

/** A host that has a canonical form. */
export interface Host {
  /** What it is. An IPv4 address written as an IPv6 one (`::ffff:10.0.0.1`) is an IPv4 address. */
  readonly kind: "name" | "ipv4" | "ipv6";
  /** The form for comparison and for TLS: no brackets, no zone, no trailing dot, lower case. */
  readonly canonical: string;
  /** The form for resolving and dialling: zone and trailing dot kept, no brackets, A-labels. */
  readonly dial: string;
  /** The 128 bits of an address, as text; an IPv4 address has those of `::ffff:a.b.c.d`. Empty for names. */
  readonly bits: string;
}

/** Why a host has no canonical form. */
export type HostFault = "EMPTY_HOST" | "BAD_HOST" | "BAD_IPV4";

const LONGEST = 255;

/**
 * The canonical form of a host, or why it has none.
 *
 * IPv6 addresses are compressed as in RFC 5952. An IPv4 address has four decimal parts; anything else
 * of digits and dots is a fault, because platforms disagree on what it means. Names with characters
 * beyond ASCII become A-labels.
 *
 * @param host A host that stands apart from its port; an IPv6 address may have brackets and a zone.
 */
export function canonicalHost(host: string): Host | HostFault {
  if (host.length > LONGEST) return "BAD_HOST";
  const bare = host.trim().replace(/^\[(.*:.*)\]$/, "$1");
  if (bare === "") return "EMPTY_HOST";
  if (bare.includes(":")) return address(bare.replace(/%[\w.~-]+$/, ""), bare) ?? "BAD_HOST";
  if (/^[\d.]+$/.test(bare)) {
    return bare.includes(".") && address(`::ffff:${bare}`, bare) || "BAD_IPV4";
  }
  return name(/^[ -~]*$/.test(bare) ? bare : toAscii(bare));
}

/** The canonical form of a host; throws a {@linkcode Fault} if it has none. */
export function hostOf(host: string): Host {
  const found = canonicalHost(host);
  if (typeof found !== "string") return found;
  throw new Fault(found, found === "BAD_IPV4" ? "an IPv4 address" : "a host", host);
}

/** The members of a {@linkcode RedirectInput} that follow from the advertised host. */
export function advertisedHost(
  host: string,
): Pick<RedirectInput, "host" | "hostKind" | "canonicalHost"> {
  const found = canonicalHost(host);
  return typeof found === "string"
    ? { host, hostKind: "name", canonicalHost: host }
    : { host, hostKind: found.kind, canonicalHost: found.canonical };
}

function name(dial: string): Host | HostFault {
  const canonical = dial.toLowerCase().replace(/\.$/, "");
  const isName = /^(?=.{1,253}$)(?![\d.]*$)[\w-]{1,63}(?:\.[\w-]{1,63})*$/;
  return isName.test(canonical) ? { kind: "name", canonical, dial, bits: "" } : "BAD_HOST";
}

declare const URL: new (url: string) => { readonly hostname: string };

/**
 * A-labels by UTS 46; empty if there are none. The URL parser reads much more than names: it decodes
 * `%41`, and full-width digits become an IPv4 address. So its input is checked before, its output after.
 */
function toAscii(name: string): string {
  try {
    return /[^\w.\u0080-\uffff-]/.test(name) ? "" : new URL(`http://${name}`).hostname;
  } catch {
    return "";
  }
}

function address(text: string, dial: string): Host | undefined {
  const full = withZeros(text.replace(/[^:]+$/, withoutDots));
  if (!/^(?:[\da-f]{1,4}(?::(?!$)|$)){8}$/i.test(full)) return undefined;
  const groups = full.split(":").map((group) => parseInt(group, 16));
  const bits = groups.map((group) => group.toString(2).padStart(16, "0")).join("");
  return groups.slice(0, 6).join() === "0,0,0,0,0,65535"
    ? { kind: "ipv4", canonical: dotted(groups.slice(6)), dial, bits }
    : { kind: "ipv6", canonical: compressed(groups), dial, bits };
}

/** `::` stands for one or more groups of zeros. */
function withZeros(text: string): string {
  const given = text.split(":").filter(Boolean).length;
  const zeros = Array(Math.max(8 - given, 0)).fill("0").join(":");
  return text.replace(
    /(.?)::(.?)/,
    (_, before, after) => (before && `${before}:`) + zeros + (after && `:${after}`),
  );
}

/** The last two groups may be written as an IPv4 address. */
function withoutDots(text: string): string {
  const [a = 0, b = 0, c = 0, d = 0, ...more] = text.split(".").map(Number);
  const groups = [a * 256 + b, c * 256 + d];
  return dotted(groups) === text && more.length === 0 ? groups.map(hex).join(":") : text;
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join(".");
}

/** RFC 5952: the longest run of two or more zeros, the first of equals, becomes `::`. */
function compressed(groups: readonly number[]): string {
  const padded = `:${groups.map(hex).join(":")}:`;
  for (let zeros = 8; zeros > 1; zeros--) {
    const run = `:${"0:".repeat(zeros)}`;
    const at = padded.indexOf(run);
    if (at >= 0) return `${padded.slice(1, at)}::${padded.slice(at + run.length, -1)}`;
  }
  return padded.slice(1, -1);
}

function hex(group: number): string {
  return group.toString(16);
}
