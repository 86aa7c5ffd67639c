// Compiles with Node's own types, and no web library.
import * as dns from "node:dns";
import dnsDefault from "node:dns";
import * as net from "node:net";
import netDefault from "node:net";
import * as tls from "node:tls";
import tlsDefault from "node:tls";
import type { Dialer } from "../../../../codec/driver/dialer.ts";
import { nodeDialer } from "../../../../codec/driver/node_dialer.ts";

export const dialers: readonly Dialer[] = [
  nodeDialer({ net, tls, dns }),
  nodeDialer({ net: netDefault, tls: tlsDefault, dns: dnsDefault }, { ca: "" }),
  nodeDialer({ net, tls, dns }, { ca: ["", ""] }),
];
