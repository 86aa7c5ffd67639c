// Both ends of a proxied connection, for tests: a broker that does as it is told, and a client.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { FrameReader } from "../../codec/frame/mod.ts";
import type { Endpoint } from "../../codec/redirect/mod.ts";

/** One end of a connection. */
export class End {
  readonly socket: Socket;
  /** Its error, if it had one. */
  error: NodeJS.ErrnoException | undefined;
  /** The other end has said that nothing more comes. */
  ended = false;
  readonly #reader = new FrameReader();
  #wake: () => void = () => {};

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (bytes: Uint8Array) => {
      this.#reader.push(bytes);
      this.#wake();
    });
    socket.on("end", () => {
      this.ended = true;
      this.#wake();
    });
    socket.on("error", (error) => this.error = error);
    socket.on("close", () => this.#wake());
  }

  /** Connects to a port of this machine. */
  static async connect({ host, port }: Endpoint): Promise<End> {
    const socket = connect({ host, port, allowHalfOpen: true, noDelay: true });
    const end = new End(socket);
    await once(socket, "connect");
    return end;
  }

  send(...frames: readonly Uint8Array[]): void {
    this.socket.write(Buffer.concat(frames));
  }

  /** The next frame, or nothing if the connection ends before one. */
  async frame(): Promise<Uint8Array | undefined> {
    for (;;) {
      const frame = this.#reader.next();
      if (frame || this.ended || this.socket.closed) return frame;
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
  }

  /** Resolves when nothing more comes: the other end has said so, or there was an error. */
  async over(): Promise<void> {
    while (!this.ended && !this.socket.closed) {
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
  }
}

/** Accepts connections and leaves the rest to the test. */
export class Listener {
  readonly endpoint: Endpoint;
  /** Every connection that was accepted. */
  readonly ends: End[] = [];
  readonly #server: Server;
  readonly #waiting: ((end: End) => void)[] = [];
  #next = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.endpoint = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
    server.on("connection", (socket) => {
      this.ends.push(new End(socket));
      this.#waiting.shift()?.(this.ends[this.#next++]!);
    });
  }

  static async start(): Promise<Listener> {
    const server = createServer({ allowHalfOpen: true, noDelay: true });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Listener(server);
  }

  /** The next connection, each once. */
  accept(): Promise<End> {
    const end = this.ends[this.#next];
    if (!end) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#next++;
    return Promise.resolve(end);
  }

  async stop(): Promise<void> {
    for (const { socket } of this.ends) socket.destroy();
    await new Promise((done) => this.#server.close(done));
  }
}
