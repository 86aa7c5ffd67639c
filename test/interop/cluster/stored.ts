// What topics hold, as Kafka's own consumer reads it.

import type { Cluster } from "../broker.ts";

/** So long without a record is the end. */
const QUIET_MS = 4000;

/** The values by topic, in order; each begins with the name of its topic and a blank. */
export async function storedIn(
  cluster: Cluster,
  topics: readonly string[],
): Promise<Map<string, string[]>> {
  const stored = new Map(topics.map((topic): [string, string[]] => [topic, []]));
  const bootstrap = ["--bootstrap-server", cluster.ports.map((port) => `127.0.0.1:${port}`).join()];
  const all = ["--include", topics.join("|"), "--from-beginning", "--timeout-ms", `${QUIET_MS}`];
  const text = await cluster.tool("console-consumer", ...bootstrap, ...all);
  for (const value of text.split("\n").filter((line) => line !== "")) {
    stored.get(value.slice(0, value.indexOf(" ")))!.push(value);
  }
  return stored;
}
