import type { AddressFamily, TlsNames, TransportCapabilities } from "../connection/mod.ts";

/** What to dial. */
export interface DialTarget {
  /** The host after redirection. */
  readonly host: string;
  /** The address that the host resolved to; null: dial the host, resolving it on the way. */
  readonly address: string | null;
  /** The port after redirection. */
  readonly port: number;
  /** Encrypt while opening, with these names. Absent: do not, or the dialer's `secure` comes next. */
  readonly tls?: TlsNames;
}

/** A byte stream both ways, such as a socket. */
export interface Duplex {
  /** What the peer says. Its end is the peer's close. */
  readonly readable: ReadableStream<Uint8Array>;
  /** What is said to the peer. A write is done when the platform has taken the bytes. */
  readonly writable: WritableStream<Uint8Array>;
  /** Frees what lies below, at once; called once, after the last use of the streams. */
  close?(): void;
}

/**
 * Opens a transport, and encrypts it if `target.tls` says so, in one step.
 *
 * A rejection is a failure to connect. Its `code` (text), else its `name`, becomes the code of the failure:
 * `ECONNREFUSED` and `ConnectionRefused` are told apart from other ones. If `signal` aborts, the attempt is given up:
 * what is opened all the same is closed by the driver.
 */
export type Dial = (target: DialTarget, signal: AbortSignal) => Promise<Duplex>;

/** A platform's way to open transports, step by step, so that failures can be told apart. */
export interface Dialer {
  /** What the transports can do; without `resolve` or `secure` those two are taken for missing. */
  readonly capabilities: TransportCapabilities;
  /** The addresses of a host, in the resolver's order. Absent: `open` dials names. */
  resolve?(host: string, family: AddressFamily, signal: AbortSignal): Promise<readonly string[]>;
  /** Opens a transport; encrypts it if `target.tls` is there, which is so only without `secure`. */
  open(target: DialTarget, signal: AbortSignal): Promise<Duplex>;
  /** Starts TLS on an open transport of which nothing has been read or written. */
  secure?(duplex: Duplex, names: TlsNames, signal: AbortSignal): Promise<Duplex>;
}

/**
 * What a dialer may reject with, to say more than a code. Any other error with the same properties does as well.
 *
 * @example
 * ```ts
 * import { DialError } from "kafka-wire/driver";
 * const error = new DialError("CERT_EXPIRED", { authentication: true });
 * if (error.code !== "CERT_EXPIRED" || !error.authentication) throw new Error("Cannot match");
 * ```
 */
export class DialError extends Error {
  /** Always `DialError`. */
  override readonly name: string = "DialError";
  /** The platform's word for what happened, such as `ENOTFOUND`. */
  readonly code: string;
  /** Of `secure`: the certificate is not to be trusted, or is another's. */
  readonly authentication: boolean;
  /** Of `resolve`: asking again may help. */
  readonly temporary: boolean;

  /** An error with these facts; `cause` is the platform's own. */
  constructor(code: string, facts: {
    readonly authentication?: boolean;
    readonly temporary?: boolean;
    readonly cause?: unknown;
  } = {}) {
    const { authentication = false, temporary = false, cause } = facts;
    super(`Cannot dial: ${code}`, { cause });
    this.code = code;
    this.authentication = authentication;
    this.temporary = temporary;
  }
}
