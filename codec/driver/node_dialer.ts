import { abortable } from "./abortable.ts";
import type { Dialer, Duplex } from "./dialer.ts";
import { pushDuplex } from "./push_duplex.ts";

/**
 * Dials with Node's sockets, or with those of any platform that has the same modules.
 *
 * Names are resolved by the system, in its order. TLS trusts the authorities that the platform trusts, or those of
 * `ca` in their place. Whether the certificate is that of `verifyName` is checked, whatever name the handshake says.
 *
 * @param modules `node:net`, `node:tls` and `node:dns`.
 * @example
 * ```ts
 * import * as dns from "node:dns";
 * import * as net from "node:net";
 * import * as tls from "node:tls";
 * import { nodeDialer } from "kafka-wire/driver";
 *
 * const { resolve } = nodeDialer({ net, tls, dns }); // for connectBroker
 * const addresses = await resolve!("127.0.0.1", "any", new AbortController().signal);
 * if (addresses[0] !== "127.0.0.1") throw new Error("Cannot match the address");
 * ```
 */
export function nodeDialer({ net, tls, dns }: NodeModules, { ca }: NodeTrust = {}): Dialer {
  const ready = async (socket: NodeSocket, event: string, signal: AbortSignal) => {
    const duplex = Object.assign(duplexOf(socket), { socket });
    const happened = new Promise((done, failed) => socket.on(event, done).on("error", failed));
    await abortable(signal, happened, duplex.close!).catch((error) => {
      // Of a name, or OpenSSL's own, such as CERT_HAS_EXPIRED; but no ECONNRESET or ERR_SSL_WRONG_VERSION_NUMBER.
      if (/^(?!ERR_(?!TLS_CERT))[A-Z]+_/.test(error?.code)) error.authentication = true;
      throw error;
    });
    return duplex;
  };
  return {
    capabilities: {},
    async resolve(host) {
      const found = await dns.promises.lookup(host, { all: true, verbatim: true });
      return found.map(({ address }) => address);
    },
    async open({ host, address, port }, signal) {
      const how = { noDelay: true, allowHalfOpen: true, autoSelectFamily: false };
      return await ready(net.connect({ host: address ?? host, port, ...how }), "connect", signal);
    },
    async secure(duplex, { serverName, verifyName, alpn }, signal) {
      const socket = tls.connect({
        socket: (duplex as Opened).socket,
        ca,
        servername: serverName ?? undefined,
        ALPNProtocols: alpn,
        checkServerIdentity: (_, certificate) => tls.checkServerIdentity(verifyName, certificate),
      });
      return await ready(socket, "secureConnect", signal);
    },
  };
}

function duplexOf(socket: NodeSocket): Duplex {
  return pushDuplex(({ receive, end, fail }) => {
    socket.on("error", fail).on("end", end).on("close", end);
    return socket.pause().on("data", ({ buffer, byteOffset, length }: Uint8Array) => {
      // A plain array: what is decoded should be the same on every platform.
      receive(new Uint8Array(buffer, byteOffset, length)) || socket.pause();
    });
  });
}

/** What `open` gives, and `secure` takes. */
interface Opened extends Duplex {
  readonly socket: NodeSocket;
}

/** Whom TLS trusts. */
export interface NodeTrust {
  /** The authorities to trust, as PEM, in place of those that the platform trusts. */
  readonly ca?: string | readonly string[];
}

/** Node's modules, as far as they are used. */
export interface NodeModules {
  /** `node:net`. */
  readonly net: {
    /** Opens a TCP connection. */
    connect(options: {
      host: string;
      port: number;
      noDelay: boolean;
      allowHalfOpen: boolean;
      autoSelectFamily: boolean;
    }): NodeSocket;
  };
  /** `node:tls`. */
  readonly tls: {
    /** Starts TLS over a socket. */
    connect(options: NodeTlsOptions): NodeSocket;
    /** What is wrong with the name of a certificate. */
    checkServerIdentity(name: string, certificate: never): Error | undefined;
  };
  /** `node:dns`. */
  readonly dns: {
    /** With promises. */
    readonly promises: {
      /** Resolves a name as the system does. */
      lookup(
        host: string,
        options: { all: true; verbatim: true },
      ): Promise<readonly { readonly address: string }[]>;
    };
  };
}

/** How Node starts TLS. */
export interface NodeTlsOptions {
  /** What lies below. */
  socket?: NodeSocket | undefined;
  /** The authorities to trust. */
  ca?: unknown;
  /** The name that the handshake says. */
  servername?: string | undefined;
  /** The protocols that the handshake offers. */
  ALPNProtocols?: unknown;
  /** Whether the certificate is the right one. */
  checkServerIdentity?: ((name: string, certificate: never) => Error | undefined) | undefined;
}

/** Node's socket, as far as it is used. */
export interface NodeSocket {
  /** Listens to an event. */
  on(event: string, listener: (...facts: never[]) => void): this;
  /** Holds back `data`. */
  pause(): this;
  /** Lets `data` flow. */
  resume(): this;
  /** Writes bytes; `written` is called once. */
  write(bytes: Uint8Array, written: (error?: Error | null) => void): unknown;
  /** Ends the writing side; `ended` is called when everything is written. */
  end(ended: () => void): unknown;
  /** Ends it at once. */
  destroy(): unknown;
}
