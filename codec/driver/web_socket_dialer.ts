import { abortable } from "./abortable.ts";
import { type Dialer, DialError, type DialTarget, type Duplex } from "./dialer.ts";
import { pushDuplex, ROOM } from "./push_duplex.ts";

/**
 * Dials through a tunnel: the binary messages of a WebSocket, joined, are the bytes of the broker's connection.
 *
 * Whether it is encrypted, and whose certificate is checked, is said by the URL: with `securityProtocol` `SSL` or
 * `SASL_SSL` its scheme has to be `wss`, or dialling fails as `NOT_ENCRYPTED`. The broker's name is not verified. A code
 * such as `CLOSE_1006` is the one that the WebSocket closed with; a message of text fails as `TEXT_FRAME`. What
 * has come waits in memory until it is read: the platform has no way to hold it back.
 *
 * @param WebSocket The platform's class, or any with the same members.
 * @param urlOf Where the tunnel to a broker begins.
 * @example
 * ```ts
 * import { webSocketDialer } from "kafka-wire/driver";
 *
 * const urlOf = ({ host, port }: { host: string; port: number }) => `wss://tunnel.example/${host}/${port}`;
 * const dialer = webSocketDialer(WebSocket, urlOf); // for connectBroker
 * if (dialer.capabilities.tlsNames !== false) throw new Error("Cannot match: expected no names");
 * ```
 */
export function webSocketDialer(WebSocket: WebSocketClass, urlOf: TunnelUrl): Dialer {
  return {
    capabilities: { tlsNames: false },
    async open(target, signal) {
      const url = urlOf(target);
      if (target.tls && !/^wss:/i.test(url)) throw new DialError("NOT_ENCRYPTED");
      const socket = new WebSocket(url);
      const opened = new Promise<{ code?: number }>((done) => socket.onopen = done);
      const closed = new Promise<{ code: number }>((done) => socket.onclose = done);
      const duplex = duplexOf(socket, closed);
      const { code } = await abortable(signal, Promise.race([opened, closed]), duplex.close!);
      if (code !== undefined) throw new DialError(`CLOSE_${code}`);
      return duplex;
    },
  };
}

function duplexOf(socket: WebSocketLike, closed: Promise<{ code: number }>): Duplex {
  Object.assign(socket, { binaryType: "arraybuffer", onerror() {} }); // after an error it closes
  return pushDuplex(({ receive, end, fail }) => {
    socket.onmessage = ({ data }: { data: ArrayBuffer | string }) =>
      typeof data === "string" ? fail(new DialError("TEXT_FRAME")) : receive(new Uint8Array(data));
    closed.then(({ code }) => {
      if ([1000, 1001, 1005].includes(code)) end(); // normal, going away, no code given
      fail(new DialError(`CLOSE_${code}`));
    });
    // Nothing tells when bytes have left.
    const look = (done: () => void): unknown =>
      socket.bufferedAmount <= ROOM || socket.readyState > 1 ? done() : setTimeout(look, 5, done);
    return {
      write(bytes, done) {
        socket.send(bytes as never);
        look(done);
      },
      end(done) {
        closed.then(() => done());
        socket.close();
      },
      destroy: () => socket.close(),
    };
  });
}

/** The URL of the tunnel to a broker. */
export type TunnelUrl = (target: DialTarget) => string;

/** The class `WebSocket`, as far as it is used. */
export interface WebSocketClass {
  /** Connects. */
  new (url: string): WebSocketLike;
}

/** A WebSocket, as far as it is used. */
export interface WebSocketLike {
  /** As what binary messages come. */
  binaryType: string;
  /** 1: it is open; more: it is not any longer. */
  readonly readyState: number;
  /** Bytes that wait to leave. */
  readonly bufferedAmount: number;
  /** Called when it is open. */
  onopen: ((event: never) => unknown) | null;
  /** Called with each message. */
  onmessage: ((event: never) => unknown) | null;
  /** Called before it closes because of an error. */
  onerror: ((event: never) => unknown) | null;
  /** Called when it is closed. */
  onclose: ((event: never) => unknown) | null;
  /** Sends a binary message; takes any `Uint8Array`, which the platforms' types say in ways of their own. */
  send(bytes: never): void;
  /** Closes it. */
  close(): void;
}
