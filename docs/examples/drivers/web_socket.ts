// The brokers of a cluster, through a tunnel such as tunnel.ts. In a browser only the two addresses come from elsewhere:
//
//   deno run --allow-net docs/examples/drivers/web_socket.ts ws://127.0.0.1:8080 localhost:9092

import { connectBroker, webSocketDialer } from "kafka-wire/driver";
import { DescribeCluster } from "kafka-wire/messages/describe-cluster";

const [tunnel, address] = Deno.args;
const { hostname: host, port } = new URL(`kafka://${address}`);
const dialer = webSocketDialer(WebSocket, ({ host, port }) => `${tunnel}/${host}:${port}`);
const client = await connectBroker(dialer, { host, port: Number(port) });
const { clusterId, brokers } = await client.call(DescribeCluster, {
  includeClusterAuthorizedOperations: false,
});
console.log(`cluster ${clusterId}`);
for (const { brokerId, host, port } of brokers) console.log(`${brokerId} at ${host}:${port}`);
await client.close();
