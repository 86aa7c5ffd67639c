// How sure it is in which pod a node is (connection B.10): brokers that do not know of pods (KIP-1095) leave them out.

import { type Context, type Node, tell, wakeBy } from "./context.ts";

const TABLES = 2; // that name pods, but none for the node

/** What the newest table says of a node's pod; `named`: it names one for some node. */
export function notePod(c: Context, node: Node, pod: string | null, named: boolean): void {
  if (pod !== null) return see(c, node, pod);
  if (node.confidence === "none") return;
  node.podMissing = named ? node.podMissing + 1 : 0;
  if (node.podMissing >= TABLES) return forget(c, node);
  if (node.confidence === "stale") return;
  node.confidence = "stale";
  wakeBy(c, "podStale", staleUntil(c, node));
  tellPod(c, node);
}

function see(c: Context, node: Node, pod: string): void {
  const isNew = node.confidence !== "seen" || node.pod !== pod;
  Object.assign(node, { pod, confidence: "seen", podMissing: 0, podSeenMs: c.engine.nowMs });
  if (isNew) tellPod(c, node);
}

function forget(c: Context, node: Node): void {
  node.pod = null;
  node.confidence = "none";
  tellPod(c, node);
}

/** Pods that nobody has named for long are forgotten. */
export function forgetStale(c: Context): void {
  for (const node of c.data.nodes) {
    if (node.confidence !== "stale") continue;
    if (staleUntil(c, node) <= c.engine.nowMs) forget(c, node);
    else wakeBy(c, "podStale", staleUntil(c, node));
  }
}

function staleUntil({ settings }: Context, { podSeenMs }: Node): number {
  return podSeenMs + Math.max(2 * settings.metadataMaxAgeMs, 1);
}

function tellPod(c: Context, { id, pod, confidence }: Node): void {
  tell(c, { type: "podChanged", nodeId: id, pod, confidence });
}
