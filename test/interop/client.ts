// A client that does what a test needs: one request, one response.

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { decodeResponseFrame, encodeRequestFrame, FrameReader } from "../../codec/frame/mod.ts";
import type { Api } from "../../codec/wire/mod.ts";

/** One connection. */
export class Client {
  readonly #socket: Socket;
  readonly #reader = new FrameReader();
  #correlationId = 0;

  /** Connects to a broker on this machine. */
  static async connect(port: number): Promise<Client> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new Client(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Asks and waits for the answer. */
  async ask<Req, Res>(api: Api<Req, Res>, request: Req, version: number): Promise<Res> {
    const header = { correlationId: ++this.#correlationId, clientId: "kafka-wire-test" };
    this.#socket.write(encodeRequestFrame<Req>(api, header, request as never, version));
    return decodeResponseFrame(api as Api<never, Res>, await this.#frame(), version).body;
  }

  /** Ends the connection. */
  close(): void {
    this.#socket.destroy();
  }

  async #frame(): Promise<Uint8Array> {
    for (;;) {
      const frame = this.#reader.next();
      if (frame) return frame;
      const [chunk] = await once(this.#socket, "data");
      this.#reader.push(chunk);
    }
  }
}
