// Reaches a broker by the name it advertises, through a forwarded port, by a rule of `broker.redirector`:
//
//   deno run --allow-net --allow-sys docs/examples/port_forward.ts broker-1.internal:9092 '*.internal => 127.0.0.1:19092'

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { connectBroker, DriverError, nodeDialer } from "kafka-wire/driver";
import { DescribeCluster } from "kafka-wire/messages/describe-cluster";
import { parseRedirector } from "kafka-wire/redirect";

const [advertised, rule = ""] = process.argv.slice(2);
if (advertised === undefined) throw new Error("Usage: port_forward.ts HOST:PORT [RULE]");
const { hostname: host, port } = new URL(`kafka://${advertised}`);
const endpoint = { host, port: Number(port) };
const redirector = parseRedirector(rule);

try {
  const client = await connectBroker(nodeDialer({ net, tls, dns }), { ...endpoint, redirector });
  const { clusterId } = await client.call(DescribeCluster, {
    includeClusterAuthorizedOperations: false,
  });
  console.log(`cluster ${clusterId}`);
  await client.close();
} catch (error) {
  if (!(error instanceof DriverError)) throw error;
  console.error(error.message); // names phase, advertised and dialled address
  process.exitCode = 1;
}
