// The brokers of a cluster by pod (KIP-1095) and rack. Brokers without pod, and all those of a Kafka that knows no pods,
// come under "no pod":
//
//   deno run --allow-net --allow-sys docs/examples/list_brokers.ts localhost:9092

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { connectBroker, nodeDialer } from "kafka-wire/driver";
import { DescribeCluster } from "kafka-wire/messages/describe-cluster";

const [bootstrap] = process.argv.slice(2);
if (bootstrap === undefined) throw new Error("Usage: list_brokers.ts HOST:PORT");
const { hostname: host, port } = new URL(`kafka://${bootstrap}`);
const client = await connectBroker(nodeDialer({ net, tls, dns }), { host, port: Number(port) });

const { clusterId, controllerId, brokers } = await client.call(DescribeCluster, {
  includeClusterAuthorizedOperations: false,
});
console.log(`cluster ${clusterId}`);
const pods = new Map<string, typeof brokers[number][]>();
for (const broker of brokers) {
  const pod = broker.pod === null ? "no pod" : `pod ${broker.pod}`;
  pods.set(pod, [...pods.get(pod) ?? [], broker]);
}
for (const [pod, members] of pods) {
  console.log(pod);
  for (const { brokerId, host, port, rack } of members) {
    const role = brokerId === controllerId ? ", controller" : "";
    console.log(`  ${brokerId} at ${host}:${port}, rack ${rack ?? "none"}${role}`);
  }
}
await client.close();
