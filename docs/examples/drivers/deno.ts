// The brokers of a cluster, with Deno's sockets. With a file of certificates (PEM) to trust, it speaks TLS:
//
//   deno run --allow-net --allow-read docs/examples/drivers/deno.ts localhost:9092 [ca.pem]

import { connectBroker, denoDialer } from "kafka-wire/driver";
import { DescribeCluster } from "kafka-wire/messages/describe-cluster";

const [address, file] = Deno.args;
const { hostname: host, port } = new URL(`kafka://${address}`);
const caCerts = file === undefined ? [] : [await Deno.readTextFile(file)];
const client = await connectBroker(denoDialer(Deno, { caCerts }), {
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
