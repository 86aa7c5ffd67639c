import { abortable } from "./abortable.ts";
import { type Dialer, DialError, type Duplex } from "./dialer.ts";

/**
 * Dials with Deno's sockets.
 *
 * Names are resolved as they are dialled, so settings about their addresses have no effect. TLS trusts the authorities
 * of `caCerts` beside those that the platform trusts. The name in the handshake is the one that is verified: a target
 * that wants two different ones is refused as `TLS_NAMES_DIFFER`. A handshake that is given up leaves its socket to
 * the platform, which closes it once the peer has said something or has gone.
 *
 * @param platform The namespace `Deno`; dialling needs the permission `net`.
 * @example
 * ```ts
 * import { denoDialer } from "kafka-wire/driver";
 *
 * declare const Deno: Parameters<typeof denoDialer>[0]; // which Deno itself knows
 * const dialer = denoDialer(Deno); // for connectBroker
 * if (dialer.resolve) throw new Error("Cannot match: expected that names are dialled");
 * ```
 */
export function denoDialer(platform: DenoNet, { caCerts = [] }: DenoTrust = {}): Dialer {
  return {
    capabilities: {},
    async open({ host, address, port }, signal) {
      const opening = platform.connect({ hostname: address ?? host, port, signal });
      const connection = await opening.catch(explain);
      connection.setNoDelay(true);
      return connection;
    },
    async secure(duplex, { serverName, verifyName, alpn }, signal) {
      if ((serverName ?? verifyName) !== verifyName) throw new DialError("TLS_NAMES_DIFFER");
      const names = { hostname: verifyName, caCerts: [...caCerts], alpnProtocols: [...alpn] };
      const secured = await platform.startTls(duplex as DenoConnection, names).catch(explain);
      await abortable(signal, secured.handshake(), () => secured.close()).catch(explain);
      return secured;
    },
  };
}

/** Throws what happened; of some of it only the text says what. */
function explain(cause: unknown): never {
  const text = /(information|certificate|alert|type):? (\w[\w ]*)/.exec(Object(cause).message);
  if (!text) throw cause;
  const code = text[2]!.replace(/ (\w?)/g, (_, letter) => letter.toUpperCase());
  throw new DialError(code, { authentication: text[1] === "certificate", cause });
}

/** Whom TLS trusts. */
export interface DenoTrust {
  /** Authorities to trust, as PEM, beside those that the platform trusts. */
  readonly caCerts?: readonly string[];
}

/** The namespace `Deno`, as far as it is used. */
export interface DenoNet {
  /** Opens a TCP connection. */
  connect(options: {
    hostname: string;
    port: number;
    signal: AbortSignal;
  }): Promise<DenoConnection>;
  /** Starts TLS on a connection, which cannot be used any more. */
  startTls(connection: DenoConnection, options: {
    hostname: string;
    caCerts: string[];
    alpnProtocols: string[];
  }): Promise<DenoTlsConnection>;
}

/** A TCP connection, as far as it is used. */
export interface DenoConnection extends Duplex {
  /** Whether bytes leave at once. */
  setNoDelay(noDelay: boolean): void;
}

/** A TLS connection, as far as it is used. */
export interface DenoTlsConnection extends Duplex {
  /** Ends when the handshake does. */
  handshake(): Promise<unknown>;
  /** Ends it at once. */
  close(): void;
}
