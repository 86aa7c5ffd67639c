import type { Finding } from "../machine/options_error.ts";
import type { RedirectRule, TransportFacts } from "./decision.ts";
import { Fault } from "./fault.ts";
import { canonicalHost } from "./host.ts";
import { splitHostPort } from "./host_port.ts";
import { findingOf } from "./notes.ts";

/** What is wrong with rules for this transport: TLS_NAMES_UNSUPPORTED, and IDENTITY_MISMATCH as a lint. */
export function transportFindings(
  rules: readonly RedirectRule[],
  { tls, tlsNames }: TransportFacts,
): readonly Finding[] {
  return rules.flatMap((rule, index) => {
    if (!tls && rule.tls !== undefined) {
      const fault = new Fault("IDENTITY_MISMATCH", "no tls with a plaintext protocol", "tls");
      return findingOf("lint", index, fault);
    }
    if (!tls || tlsNames || !needsNames(rule)) return [];
    const fault = new Fault(
      "TLS_NAMES_UNSUPPORTED",
      "tls=target for this transport",
      "another name",
    );
    return findingOf("error", index, fault);
  });
}

/** Whether TLS needs a name other than that which is dialled. */
function needsNames({ match, to, tls = "original" }: RedirectRule): boolean {
  if (tls === "target" || match.stage === "address") return false;
  const advertised = match.exact === undefined ? match.host : splitHostPort(match.exact)[0];
  const { serverName, verifyName } = typeof tls === "object" ? tls : {};
  return dialled(to).some((host) => {
    const dial = host || advertised;
    return [serverName, verifyName].some((name) => {
      if (name === undefined && host === "") return false;
      const wanted = canonical(name ?? advertised);
      return wanted === undefined || wanted !== canonical(dial);
    });
  });
}

/** The hosts of all targets; an empty one is the advertised one. */
function dialled(to: RedirectRule["to"]): readonly string[] {
  return [to].flat().flatMap((text) => {
    if (typeof text !== "string" || text === "keep" || text === "reject") return [];
    return splitHostPort(text)[0].replace(/^\{host\}$/, "");
  });
}

function canonical(host: string | undefined): string | undefined {
  const found = canonicalHost(host ?? "");
  return typeof found === "string" ? undefined : found.canonical;
}
