// The brokers of a cluster, with Node's sockets. With a file of certificates (PEM) to trust, it speaks TLS:
//
//   node docs/examples/drivers/node.ts localhost:9092 [ca.pem]     (Node from 22.18 on, once the package is built)

import * as dns from "node:dns";
import { readFileSync } from "node:fs";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { connectBroker, nodeDialer } from "kafka-wire/driver";
import { DescribeCluster } from "kafka-wire/messages/describe-cluster";

const [address, file] = process.argv.slice(2);
const { hostname: host, port } = new URL(`kafka://${address}`);
const trust = file === undefined ? {} : { ca: readFileSync(file, "utf8") };
const client = await connectBroker(nodeDialer({ net, tls, dns }, trust), {
  host,
  port: Number(port),
  securityProtocol: file === undefined ? "PLAINTEXT" : "SSL",
});
const { clusterId, brokers } = await client.call(DescribeCluster, {
  includeClusterAuthorizedOperations: false,
});
console.log(`cluster ${clusterId}`);
for (const { brokerId, host, port } of brokers) console.log(`${brokerId} at ${host}:${port}`);
await client.close();
