import type {
  DialTarget,
  InvalidDecision,
  Judged,
  RedirectInput,
  RedirectInvalidCode,
  RedirectTarget,
  TlsPolicy,
} from "./decision.ts";
import { Fault } from "./fault.ts";
import { canonicalHost, type Host, hostOf } from "./host.ts";
import { isPort } from "./host_port.ts";

/** How many candidates one decision may have. */
export const MOST_CANDIDATES = 16;

/**
 * What a decision means: where to dial and with which TLS names.
 *
 * A part that the decision leaves out is the advertised one, which is neither changed nor checked.
 * Without a policy TLS uses the advertised host. Never throws, whatever `decision` is.
 *
 * @param decision A `RedirectDecision`; `null` and `undefined` mean keep.
 * @example
 * ```ts
 * import { judgeDecision, type RedirectInput } from "kafka-wire/redirect";
 *
 * const input: RedirectInput = {
 *   purpose: "broker",
 *   nodeId: 1,
 *   host: "b1.internal",
 *   port: 9092,
 *   hostKind: "name",
 *   canonicalHost: "b1.internal",
 *   rack: null,
 *   pod: null,
 *   clusterId: null,
 *   attempt: 1,
 *   setupFailures: 0,
 *   generation: 0,
 * };
 * const judged = judgeDecision({ type: "to", host: "127.0.0.1" }, input);
 * if (judged.type !== "dial") throw new Error("Cannot match: expected targets");
 * const [target] = judged.targets;
 * if (target?.host !== "127.0.0.1" || target.port !== 9092) throw new Error("Cannot match the target");
 * if (target.serverName !== "b1.internal") throw new Error("Cannot match the TLS name");
 * ```
 */
export function judgeDecision(decision: unknown, input: RedirectInput): Judged {
  try {
    return judge(Object(decision ?? { type: "keep" }), input);
  } catch (error) {
    return { type: "invalid", ...invalidBy(error) };
  }
}

/** Why a decision has thrown: it has a {@linkcode Fault}, or something in it threw when it was read. */
export function invalidBy(error: unknown): InvalidDecision {
  const { code, detail } = error instanceof Fault
    ? error
    : new Fault("BAD_DECISION", "plain data", "something that throws");
  return { code: (code === "EMPTY_HOST" ? "BAD_HOST" : code) as RedirectInvalidCode, detail };
}

/** {@linkcode judgeDecision}, but throws what is invalid. */
export function judge(
  decision: { readonly [member: string]: unknown },
  input: RedirectInput,
): Judged {
  const { type, message, candidates } = decision;
  if (type === "reject") return { type, message: String(message ?? "") };
  const lists: { readonly [type: string]: unknown } = { keep: [{}], to: [decision], candidates };
  const list = lists[String(type)];
  if (!Array.isArray(list)) {
    throw new Fault("BAD_DECISION", "keep, to, candidates or reject", type);
  }
  const { length } = list;
  if (length === 0 || length > MOST_CANDIDATES) {
    throw new Fault(length ? "TOO_MANY" : "BAD_DECISION", "1 to 16 candidates", length);
  }
  return { type: "dial", targets: Array.from(list, (target) => dialTarget(target, input)) };
}

function dialTarget(target: RedirectTarget, input: RedirectInput): DialTarget {
  if (Object(target) !== target) throw new Fault("BAD_DECISION", "a target", target);
  const { host, port, tls } = target;
  const { host: advertised } = input;
  const { kind, dial } = known(host ?? advertised, advertised);
  const number = port ?? input.port;
  if (number !== input.port && !isPort(number)) {
    throw new Fault("PORT_RANGE", "a port of 1 to 65535", number);
  }
  const [serverName, verifyName] = tlsNames(tls ?? "original", host ?? advertised, advertised);
  return {
    host: dial,
    port: number,
    literal: kind !== "name",
    serverName: /^[\d.]*$|:/.test(serverName) ? null : serverName, // no address, however it is written
    verifyName,
  };
}

function tlsNames(
  policy: TlsPolicy,
  host: string,
  advertised: string,
): readonly [serverName: string, verifyName: string] {
  const nameOf = (host = advertised) => known(host, advertised).canonical;
  if (policy === "original") return [nameOf(), nameOf()];
  if (policy === "target") return [nameOf(host), nameOf(host)];
  if (typeof policy === "object") return [nameOf(policy.serverName), nameOf(policy.verifyName)];
  throw new Fault("BAD_DECISION", "original, target or names", policy);
}

/** The advertised host is taken as it is; any other has to have a canonical form. */
function known(host: string, advertised: string): Omit<Host, "bits"> {
  if (typeof host !== "string") throw new Fault("BAD_DECISION", "a host as text", host);
  if (host !== advertised) return hostOf(host);
  const found = canonicalHost(host);
  if (typeof found === "string") {
    return { kind: "name", canonical: host.replace(/\.$/, ""), dial: host };
  }
  return found.kind === "name" ? { ...found, dial: host } : found;
}
