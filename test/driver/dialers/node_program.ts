// Run by a test: dials the peers with Node, and ends by itself if nothing is left.

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { nodeDialer } from "../../../codec/driver/node_dialer.ts";
import { Journey, LOCALHOST, type Ports } from "./journey.ts";

const [ports, ca] = JSON.parse(process.argv[2]!) as [Ports, string];
const journey = new Journey(nodeDialer({ net, tls, dns }, { ca }), ports);
const told = [
  await journey.opens(),
  await journey.encrypts(LOCALHOST),
  await journey.refusesPeer("expired"),
  await journey.abortedOpening(),
  await journey.abortedSecuring(),
  await journey.peerResets(),
  await journey.closesDuringWrite(),
  await journey.cannotConnect("closed", { addressFamily: 4 }),
];
console.log(JSON.stringify(told));
