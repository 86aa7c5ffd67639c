// The settings of a broker that somebody has set:
//
//   deno run --allow-net --allow-sys docs/examples/describe_configs.ts localhost:9092 1

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { connectBroker, nodeDialer } from "kafka-wire/driver";
import { DescribeConfigs } from "kafka-wire/messages/describe-configs";

const BROKER = 4; // the type of the resource
const DEFAULT_CONFIG = 5; // the source of a value that nobody has set

const [bootstrap, brokerId = "1"] = process.argv.slice(2);
if (bootstrap === undefined) throw new Error("Usage: describe_configs.ts HOST:PORT [NODE]");
const { hostname: host, port } = new URL(`kafka://${bootstrap}`);
const client = await connectBroker(nodeDialer({ net, tls, dns }), { host, port: Number(port) });

const resource = { resourceType: BROKER, resourceName: brokerId, configurationKeys: null };
const { results } = await client.call(DescribeConfigs, { resources: [resource] });
for (const { errorCode, errorMessage, configs } of results) {
  if (errorCode !== 0) throw new Error(`Cannot describe broker ${brokerId}: ${errorMessage}`);
  for (const { name, value, configSource } of configs) {
    if (configSource !== DEFAULT_CONFIG) console.log(`${name}=${value ?? ""}`);
  }
}
await client.close();
