// Another address of a broker: bytes go through unseen.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Listens on a free port and connects each client to a port of this machine. */
export class Forwarder {
  /** How many connections it has taken. */
  count = 0;
  readonly #server: Server;
  readonly #sockets: Set<Socket> = new Set();

  static async start(target: number): Promise<Forwarder> {
    const server = createServer();
    const forwarder = new Forwarder(server, target);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return forwarder;
  }

  private constructor(server: Server, target: number) {
    this.#server = server;
    server.on("connection", (client) => this.#join(client, connect(target, "127.0.0.1")));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** How many connections are open. */
  get open(): number {
    return this.#sockets.size / 2;
  }

  async stop(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, "close");
  }

  #join(client: Socket, broker: Socket): void {
    this.count++;
    for (const [from, to] of [[client, broker], [broker, client]] as const) {
      this.#sockets.add(from);
      from.on("error", () => {}).on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}
