import { abortable } from "./abortable.ts";
import { type Dialer, DialError, type Duplex } from "./dialer.ts";

/**
 * Dials with the sockets of Workers.
 *
 * Names are resolved as they are dialled, so settings about their addresses have no effect. TLS trusts the authorities
 * that the platform trusts. The name in the handshake is the one that is verified: a target that wants two different
 * ones is refused as `TLS_NAMES_DIFFER`. The platform does not say why it cannot connect (`CONNECT_FAILED`) or encrypt
 * (`TLS_FAILED`); a certificate that is not to be trusted is told apart only if the text speaks of one.
 *
 * @param connect That of `cloudflare:sockets`.
 * @example
 * ```ts
 * import { workersDialer } from "kafka-wire/driver";
 *
 * const connect = () => { // in a Worker: import { connect } from "cloudflare:sockets";
 *   throw new Error("this is no Worker");
 * };
 * const dialer = workersDialer(connect); // for connectBroker
 * if (dialer.resolve) throw new Error("Cannot match: expected that names are dialled");
 * ```
 */
export function workersDialer(connect: WorkersConnect): Dialer {
  const ready = async (socket: WorkersSocket, signal: AbortSignal, code: string) => {
    socket.closed.catch(() => {}); // the streams say the same
    const opened = socket.opened.catch((cause) => {
      const authentication = /certificate/i.test(cause?.message);
      throw new DialError(code, { authentication, cause });
    });
    await abortable(signal, opened, () => socket.close().catch(() => {}));
    return socket;
  };
  return {
    capabilities: {},
    async open({ host, address, port }, signal) {
      const how = { secureTransport: "starttls", allowHalfOpen: true } as const;
      const socket = connect({ hostname: address ?? host, port }, how);
      return await ready(socket, signal, "CONNECT_FAILED");
    },
    async secure(duplex, { serverName, verifyName }, signal) {
      if ((serverName ?? verifyName) !== verifyName) throw new DialError("TLS_NAMES_DIFFER");
      const socket = (duplex as WorkersSocket).startTls({ expectedServerHostname: verifyName });
      return await ready(socket, signal, "TLS_FAILED");
    },
  };
}

/** `connect` of `cloudflare:sockets`, as far as it is used. */
export type WorkersConnect = (
  address: { hostname: string; port: number },
  options: { secureTransport: "starttls"; allowHalfOpen: boolean },
) => WorkersSocket;

/** A socket of Workers, as far as it is used. */
export interface WorkersSocket extends Duplex {
  /** Settles when it is open, or cannot be opened. */
  readonly opened: Promise<unknown>;
  /** Settles when it is closed. */
  readonly closed: Promise<unknown>;
  /** Ends it. */
  close(): Promise<unknown>;
  /** Starts TLS; the socket itself cannot be used any more. */
  startTls(options: { expectedServerHostname: string }): WorkersSocket;
}
