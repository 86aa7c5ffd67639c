// A cluster by pod (KIP-1095) and rack: which nodes there are, and how many partitions of which topics each of them
// leads. Brokers without pod, and all those of a Kafka that knows no pods, come under "no pod":
//
//   deno run --allow-net --allow-sys docs/examples/list_cluster.ts localhost:9092,localhost:9093

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { connectCluster, nodeDialer } from "kafka-wire/driver";

const [bootstrapServers] = process.argv.slice(2);
if (bootstrapServers === undefined) throw new Error("Usage: list_cluster.ts HOST:PORT,…");
const dialer = nodeDialer({ net, tls, dns });
const client = await connectCluster(dialer, { bootstrapServers, topics: null });
const view = client.view();
await client.close();

console.log(`cluster ${view.clusterId}`);
for (const [pod, nodeIds] of view.nodesByPod()) {
  console.log(pod === null ? "no pod" : `pod ${pod}`);
  for (const { nodeId, host, port, rack } of view.nodes) {
    if (!nodeIds.includes(nodeId)) continue;
    console.log(`  ${nodeId} at ${host}:${port}, rack ${rack ?? "none"}${ledBy(nodeId)}`);
  }
}

function ledBy(nodeId: number): string {
  return view.topics.map((topic) => {
    const led = view.partitionsOf(topic).filter(({ leaderId }) => leaderId === nodeId);
    return led.length === 0 ? "" : `, leads ${topic}: ${led.map((one) => one.partition).join(" ")}`;
  }).join("");
}
