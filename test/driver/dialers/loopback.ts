// Peers on this machine, each with a port of its own: those that a dialer should cope with.

import { readFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { MB, type Meter, type Ports } from "./journey.ts";

const FLOOD = Buffer.alloc(MB, "flood");

/** A file of `tls`. */
export function pem(name: string): string {
  return readFileSync(new URL(`./tls/${name}.pem`, import.meta.url), "utf8");
}

/** The peers, once they listen. */
export class Loopback {
  /** Where they listen. */
  readonly ports: Ports;
  readonly #servers: readonly Server[];
  readonly #sockets: ReadonlySet<Socket>;

  /** Starts them. */
  static async start(): Promise<Loopback> {
    const peers = new Peers();
    const servers: [name: string, server: Server][] = Object.entries(peers.all);
    const ports = await Promise.all(
      servers.map(async ([name, server]) => [name, await listening(server)] as const),
    );
    const closed = createServer();
    const port = await listening(closed);
    await ended(closed);
    return new Loopback(
      { ...Object.fromEntries(ports), closed: port } as unknown as Ports,
      Object.values(peers.all),
      peers.sockets,
    );
  }

  private constructor(ports: Ports, servers: readonly Server[], sockets: ReadonlySet<Socket>) {
    this.ports = ports;
    this.#servers = servers;
    this.#sockets = sockets;
  }

  /** Ends them. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(this.#servers.map(ended));
  }
}

class Peers {
  /** Connections that are open, whatever lies above them. */
  readonly sockets = new Set<Socket>();
  readonly #held = new Set<Socket>();
  readonly #silent = new Set<Socket>();
  #meter: Omit<Meter, "open"> = { flooded: 0, heard: 0, sunk: 0, serverName: null };
  readonly all = {
    echo: this.#peer((socket) => socket.pipe(socket)),
    tls: this.#tlsPeer("cert"),
    expired: this.#tlsPeer("expired"),
    /** Says something that is no TLS. */
    greeting: this.#peer((socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")),
    /** Ends when it is spoken to. */
    hangup: this.#peer((socket) => socket.once("data", () => socket.end())),
    /** Resets when it is spoken to. */
    reset: this.#peer((socket) => socket.once("data", () => socket.resetAndDestroy())),
    /** Says nothing, and goes when somebody connects to `gate`. */
    silent: this.#peer((socket) => this.#silent.add(socket)),
    /** Ends, and goes on listening. */
    ender: this.#peer((socket) => {
      this.#meter.heard = 0;
      socket.on("data", ({ length }) => this.#meter.heard += length).end("bye");
    }),
    /** Reads nothing before somebody connects to `gate`. */
    sink: this.#peer((socket) => {
      this.#meter.sunk = 0;
      this.#held.add(socket.pause());
      socket.on("data", ({ length }) => this.#meter.sunk += length);
    }),
    gate: this.#peer((socket) => {
      for (const held of this.#held) held.resume();
      for (const silent of this.#silent) silent.destroy();
      this.#held.clear();
      this.#silent.clear();
      socket.end();
    }),
    /** Sends 64 MB as fast as they are taken, then ends. */
    flood: this.#peer((socket) => {
      this.#meter.flooded = 0;
      const pour = () => {
        while (this.#meter.flooded < 64 * MB) {
          this.#meter.flooded += MB;
          if (!socket.write(FLOOD)) return;
        }
        socket.off("drain", pour).end();
      };
      socket.on("drain", pour);
      pour();
    }),
    /** Says what the others have counted. */
    meter: this.#peer((socket) => {
      const open = this.sockets.size - 1;
      socket.end(JSON.stringify({ ...this.#meter, open } satisfies Meter));
    }),
  };

  #peer(accept: (socket: Socket) => unknown): Server {
    return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      this.#know(socket);
      socket.on("end", () => socket.end());
      accept(socket);
      if (!this.#held.has(socket)) socket.resume(); // else its end would go unnoticed
    });
  }

  #tlsPeer(certificate: string): Server {
    const server = createTlsServer({ key: pem("key"), cert: pem(certificate) }, (socket) => {
      socket.on("error", () => {});
      this.#meter.serverName = socket.servername || null;
      socket.pipe(socket);
    });
    server.on("tlsClientError", () => {}); // clients refuse it
    server.on("connection", (socket) => this.#know(socket));
    return server;
  }

  #know(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => {}).on("close", () => this.sockets.delete(socket));
  }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

function ended(server: Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}
