// Where a cluster begins: the entries of `bootstrap.servers` and `bootstrap.controllers` (connection B.12).

import type { Finding } from "../machine/options_error.ts";
import { errorOf } from "../machine/settings.ts";
import { canonicalHost } from "../redirect/host.ts";
import { isPort, splitHostPort } from "../redirect/host_port.ts";
import type { Endpoint } from "../redirect/mod.ts";
import type { ClusterSettings } from "./options.ts";

/** What one of the lists says. */
export interface Bootstrap {
  /** What is in it. */
  readonly is: "brokers" | "controllers";
  /** In their order, each once: hosts as they are dialled, IPv6 addresses without brackets. */
  readonly entries: readonly Endpoint[];
  /** What is wrong with the others. */
  readonly findings: readonly Finding[];
}

/** What is wrong with an entry: the code, and what is expected. */
type Wrong = readonly [code: string, expected: string];

const FORM = "host:port, commas between several, brackets around an IPv6 address";

/** Those of the lists that are given. */
export function bootstrapsOf(
  { bootstrapServers, bootstrapControllers }: ClusterSettings,
): readonly Bootstrap[] {
  const servers = bootstrapServers === undefined ? [] : [readList(bootstrapServers, "servers")];
  return bootstrapControllers === undefined
    ? servers
    : [...servers, readList(bootstrapControllers, "controllers")];
}

/**
 * Reads `host:port`, `scheme://host:port` and `[v6]:port`, with commas between them, or as a list.
 *
 * Schemes mean nothing, as in Kafka: `security.protocol` decides. Entries that are empty or repeat another one count as
 * not there. Findings name the entry, counted from 0.
 */
function readList(list: unknown, name: "servers" | "controllers"): Bootstrap {
  const entries = new Map<string, Endpoint>();
  const findings: Finding[] = [];
  for (const [index, entry] of textsOf(list).entries()) {
    if (entry === "") continue;
    const read = readEntry(entry);
    if ("host" in read) entries.set(`${read.host.toLowerCase()} ${read.port}`, read);
    else {findings.push(
        findingOf(name, read, `${JSON.stringify(entry).slice(0, 99)} in entry ${index}`),
      );}
  }
  const isEmpty = entries.size + findings.length === 0;
  if (isEmpty) findings.push(findingOf(name, ["REQUIRED", "host:port"], "nothing"));
  const is = name === "servers" ? "brokers" : name;
  return { is, entries: [...entries.values()], findings };
}

/** The entries as texts. Whoever writes credentials before a host does not want to read them again. */
function textsOf(list: unknown): readonly string[] {
  return [list].flat().flatMap((item) => typeof item === "string" ? item.split(",") : typeof item)
    .map((entry) => entry.trim().replace(/.*@/s, "…@"));
}

function readEntry(entry: string): Endpoint | Wrong {
  const [host, port] = splitHostPort(entry.replace(/^[\w.+-]*:\/\//, ""));
  if (port === undefined) return ["NO_PORT", FORM];
  if (!/^\d+$/.test(port) || !isPort(Number(port))) return ["BAD_PORT", "a port of 1 to 65535"];
  const found = canonicalHost(host);
  if (typeof found !== "string") return { host: found.dial, port: Number(port) };
  return [found, found === "BAD_IPV4" ? "an IPv4 address" : "a host"];
}

function findingOf(name: string, [code, expected]: Wrong, found: string): Finding {
  return errorOf(code, `bootstrap.${name}`, `expected ${expected}, found ${found}`);
}
