import type { RedirectInput } from "../../codec/redirect/decision.ts";
import { advertisedHost } from "../../codec/redirect/host.ts";

/** What a redirector is asked about node 1 at b1.internal:9092, but for what is given. */
export function inputOf(
  given: Partial<Omit<RedirectInput, "hostKind" | "canonicalHost">> = {},
): RedirectInput {
  const { host = "b1.internal" } = given;
  return {
    purpose: "broker",
    nodeId: 1,
    port: 9092,
    rack: null,
    pod: null,
    clusterId: null,
    attempt: 1,
    setupFailures: 0,
    generation: 0,
    ...given,
    ...advertisedHost(host),
  };
}
