// Where an answer says how to reach a broker, and what a proxy says there instead.

import { judgeDecision, type RedirectInput, type RedirectRules } from "kafka-wire/redirect";

interface Struct {
  readonly [field: string]: unknown;
}

/** A struct that says where something listens. */
interface Address {
  host: string;
  port: number;
}

/** What the structs around an address say of the node: rules may ask for it. */
type Node = Pick<RedirectInput, "nodeId" | "rack" | "pod">;

/**
 * Rewrites the addresses of brokers in a decoded response, in place.
 *
 * It needs no list of APIs. Whatever has a field Host and a field Port in Kafka's schemas is a place to dial, no
 * address is said in any other way (a member's ClientHost has no port), and the decoded fields keep these names.
 * So the walk also finds the addresses of APIs that are still to come. One place is no broker's: UserEndpoint,
 * where the instances of a Kafka Streams application find each other. They are not behind the proxy.
 *
 * @returns How many addresses have changed.
 * @throws {Error} If the rules refuse an address, since a client must not be sent there.
 */
export function rewriteAddresses(message: object, rules: RedirectRules): number {
  return walk(message, rules, { nodeId: null, rack: null, pod: null });
}

function walk(value: unknown, rules: RedirectRules, around: Node): number {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return 0;
  let changed = 0;
  if (Array.isArray(value)) {
    for (const element of value) changed += walk(element, rules, around);
    return changed;
  }
  const struct = value as Struct;
  const node = nodeOf(struct, around);
  if (isAddress(value) && rewrite(value, rules, node)) changed++;
  for (const field in struct) {
    if (field !== "userEndpoint") changed += walk(struct[field], rules, node);
  }
  return changed;
}

/** DescribeQuorum has the id a level above the addresses; the others have it beside them. */
function nodeOf({ nodeId, brokerId, leaderId, rack, pod }: Struct, around: Node): Node {
  const id = nodeId ?? brokerId ?? leaderId;
  return {
    nodeId: typeof id === "number" ? id : around.nodeId,
    rack: typeof rack === "string" ? rack : around.rack,
    pod: typeof pod === "string" ? pod : around.pod,
  };
}

function isAddress(struct: object): struct is Address {
  if (!("host" in struct && "port" in struct)) return false;
  const { host, port } = struct;
  // Beside an error, FindCoordinator names no node: "" and −1.
  return typeof host === "string" && host !== "" && typeof port === "number" && port > 0;
}

function rewrite(address: Address, rules: RedirectRules, node: Node): boolean {
  const { host, port } = address;
  const input = inputOf(address, node);
  const { decision } = rules.evaluate(input);
  if (decision.type === "keep") return false;
  const judged = judgeDecision(decision, input);
  if (judged.type !== "dial") {
    const why = judged.type === "reject" ? judged.message : judged.detail;
    throw new Error(`Cannot pass on the address ${host}:${port}: ${why}`);
  }
  const target = judged.targets[0]!; // one field holds one address, so the first of several
  address.host = target.host;
  address.port = target.port;
  return target.host !== host || target.port !== port;
}

/** Every address is one of a broker here, so that it is rewritten in the same way wherever it stands. */
function inputOf({ host, port }: Address, node: Node): RedirectInput {
  return {
    ...node,
    purpose: "broker",
    host,
    port,
    // For functions in place of rules; rules look at the host themselves.
    hostKind: host.includes(":") ? "ipv6" : /^[\d.]+$/.test(host) ? "ipv4" : "name",
    canonicalHost: host.toLowerCase(),
    clusterId: null,
    attempt: 1,
    setupFailures: 0,
    generation: 0,
  };
}
