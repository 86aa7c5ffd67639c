// A proxy: clients connect to it in place of the brokers. It decodes every frame, encodes it again, and says its own
// addresses where brokers say theirs. What it does with frames is in proxy/conversation.ts; here it is set up.
//
// Deno runs it from a clone (deno run --allow-net), Node from 22.18 on when the package is built.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  type Endpoint,
  parseRedirector,
  type RedirectRule,
  type RedirectRules,
} from "kafka-wire/redirect";
import { Conversation, type Counts, type PassedFrame } from "./proxy/conversation.ts";
import { relay } from "./proxy/relay.ts";

const USAGE = `Usage: proxy.ts LISTEN=BROKER... [--rules RULES]

Listens on every LISTEN, passes Kafka's protocol on to its BROKER, and rewrites the addresses that
brokers advertise. LISTEN and BROKER are host:port, without TLS.

  --rules RULES   what to advertise in place of what, as docs/guide/redirect.md describes it;
                  by default LISTEN in place of its BROKER
  --help          this text

Example: proxy.ts 127.0.0.1:19092=b1.internal:9092 127.0.0.1:29092=b2.internal:9092`;

/** Where to listen, and for which broker. */
export interface Route {
  /** Port 0 is any free one. */
  readonly listen: Endpoint;
  /** Where to connect to. */
  readonly broker: Endpoint;
}

/** What to start. */
export interface ProxyOptions {
  /** One for each broker. */
  readonly routes: readonly Route[];
  /** What to advertise in place of what. Default: where a route listens in place of its broker. */
  readonly rules?: string | readonly RedirectRule[];
  /** Size of the largest frame in bytes. Default 104,857,600, as in brokers. */
  readonly maxFrameSize?: number;
  /** Learns what happens. It must not throw. */
  readonly tell?: (event: ProxyEvent) => void;
}

/** What happens. Connections are numbered from 1; the broker sees one come from `local`. */
export type ProxyEvent =
  | { type: "opened"; connection: number; client: string; local: string; broker: string }
  | { type: "frame"; connection: number; frame: PassedFrame }
  | { type: "closed"; connection: number; error: Error | null };

/** Starts a proxy. It throws if it cannot listen, or the rules are wrong; then nothing is left open. */
export async function startProxy(options: ProxyOptions): Promise<KafkaProxy> {
  const proxy = new KafkaProxy(options);
  try {
    await proxy.started;
  } catch (error) {
    await proxy.close();
    throw error;
  }
  return proxy;
}

const TCP = { allowHalfOpen: true, noDelay: true, keepAlive: true, keepAliveInitialDelay: 60_000 };
const MAX_FRAME_SIZE = 104_857_600;
const MAX_CONNECTIONS = 1_000; // for each route

/** A proxy. Whatever goes wrong on a connection ends that connection, and no other. */
export class KafkaProxy {
  /** What has passed, by the name of the API. */
  readonly counts: Map<string, Counts> = new Map();
  /** Where the routes listen, in their order, once they do. */
  endpoints: readonly Endpoint[] = [];
  /** The rules, once every route listens. */
  readonly started: Promise<RedirectRules>;
  readonly #options: ProxyOptions;
  readonly #servers: readonly Server[];
  readonly #sockets = new Set<Socket>();
  readonly #open = new Set<Promise<void>>();
  #connections = 0;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#servers = options.routes.map(({ listen, broker }) => {
      const server = createServer(TCP, (client) => this.#accept(client, broker));
      server.on("error", () => {}); // of one client, once it listens: it could not be accepted
      server.maxConnections = MAX_CONNECTIONS;
      return server.listen(listen.port, listen.host);
    });
    this.started = this.#start(options);
  }

  async #start({ routes, rules }: ProxyOptions): Promise<RedirectRules> {
    await Promise.all(this.#servers.map((server) => once(server, "listening")));
    this.endpoints = routes.map(({ listen: { host } }, i) => {
      const { port } = this.#servers[i]!.address() as AddressInfo;
      return { host, port };
    });
    const ownRules = routes.map(({ broker }, i) => ({
      match: { exact: textOf(broker) },
      to: textOf(this.endpoints[i]!),
    }));
    return parseRedirector(rules ?? ownRules);
  }

  /** Stops listening and ends all connections. */
  async close(): Promise<void> {
    const closed = this.#servers.map((server) => new Promise((done) => server.close(done)));
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all([...closed, ...this.#open]);
  }

  #accept(client: Socket, address: Endpoint): void {
    const broker = connect({ ...TCP, ...address });
    for (const socket of [client, broker]) {
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
      socket.on("error", () => {}); // relay() rejects with it
    }
    const served = this.#serve(client, broker).finally(() => this.#open.delete(served));
    this.#open.add(served);
  }

  async #serve(client: Socket, broker: Socket): Promise<void> {
    const connection = ++this.#connections;
    const { maxFrameSize, tell = () => {} } = this.#options;
    broker.once("connect", () => {
      tell({
        type: "opened",
        connection,
        client: far(client),
        local: near(broker),
        broker: far(broker),
      });
    });
    let error: Error | null = null;
    try {
      const conversation = new Conversation(await this.started, this.counts);
      await relay(client, broker, conversation, maxFrameSize ?? MAX_FRAME_SIZE, (frame) => {
        tell({ type: "frame", connection, frame });
        return frame.after;
      });
    } catch (cause) {
      error = cause as Error;
    }
    client.destroy();
    broker.destroy();
    tell({ type: "closed", connection, error });
  }
}

function far({ remoteAddress: host = "gone", remotePort: port = 0 }: Socket): string {
  return textOf({ host, port });
}

function near({ localAddress: host = "gone", localPort: port = 0 }: Socket): string {
  return textOf({ host, port });
}

function textOf({ host, port }: Endpoint): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}

function endpointOf(text: string): Endpoint {
  const colon = text.lastIndexOf(":");
  const host = text.slice(0, colon).replace(/^\[(.*)\]$/, "$1");
  const port = Number(text.slice(colon + 1));
  if (host && port > 0 && port <= 65_535 && Number.isInteger(port)) return { host, port };
  throw new Error(`Cannot read the address ${JSON.stringify(text)}: expected host:port`);
}

function routeOf(text: string): Route {
  const [listen = "", broker = ""] = text.split("=");
  return { listen: endpointOf(listen), broker: endpointOf(broker) };
}

/** Does what the command line says, until it is interrupted; then prints what has passed. */
async function main(args: string[]): Promise<void> {
  const options = { rules: { type: "string" }, help: { type: "boolean" } } as const;
  const { values: { rules, help }, positionals } = parseArgs({
    args,
    options,
    allowPositionals: true,
  });
  if (help) return console.log(USAGE);
  if (positionals.length === 0) throw new Error(USAGE);
  const routes = positionals.map(routeOf);
  const proxy = await startProxy({ routes, ...(rules !== undefined && { rules }), tell: log });
  proxy.endpoints.forEach((endpoint, i) => {
    console.log(`${textOf(endpoint)} is for ${textOf(routes[i]!.broker)}`);
  });
  process.once("SIGINT", async () => {
    await proxy.close();
    console.table(Object.fromEntries(proxy.counts));
  });
}

function log(event: ProxyEvent): void {
  if (event.type === "opened") {
    console.log(`${event.connection}: ${event.client} to ${event.broker}`);
  }
  if (event.type === "closed") {
    console.log(`${event.connection}: closed${event.error ? `. ${event.error.message}` : ""}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
