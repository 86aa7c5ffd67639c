// The ways into a broker of the profile `single`, for every runtime.

import type { BrokerOptions } from "../../../codec/driver/mod.ts";
import { scram } from "../../../codec/sasl/mod.ts";

/** Where the broker listens. */
export interface Ports {
  readonly plaintext: number;
  readonly ssl: number;
  readonly saslPlaintext: number;
  readonly saslSsl: number;
}

/** One way in. */
export interface Listener {
  readonly name: string;
  readonly options: BrokerOptions;
}

const PROTOCOLS = ["SASL_PLAINTEXT", "SASL_SSL"] as const;
const MECHANISMS = ["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"] as const;

/** Every way, with this password where one is asked for. */
export function listenersOf(ports: Ports, password: string): readonly Listener[] {
  return [
    { name: "PLAINTEXT", options: optionsOf(ports.plaintext, "PLAINTEXT") },
    { name: "SSL", options: optionsOf(ports.ssl, "SSL") },
    ...saslListenersOf(ports, password),
  ];
}

/** Every way on which a password is asked for. */
export function saslListenersOf(ports: Ports, password: string): readonly Listener[] {
  return PROTOCOLS.flatMap((protocol) => {
    const port = protocol === "SASL_SSL" ? ports.saslSsl : ports.saslPlaintext;
    return MECHANISMS.map((mechanism) => ({
      name: `${protocol}, ${mechanism}`,
      options: { ...optionsOf(port, protocol), ...credentialsOf(mechanism, password) },
    }));
  });
}

function optionsOf(
  port: number,
  securityProtocol: NonNullable<BrokerOptions["securityProtocol"]>,
): BrokerOptions {
  return { host: "localhost", port, securityProtocol, clientId: "kafka-wire-test" };
}

function credentialsOf(
  mechanism: (typeof MECHANISMS)[number],
  password: string,
): Partial<BrokerOptions> {
  const username = "alice";
  if (mechanism === "PLAIN") return { sasl: { mechanism, plain: { username, password } } };
  const credentials = { mechanism, username, password };
  return { authenticator: scram(crypto.subtle, () => crypto.randomUUID(), credentials) };
}
