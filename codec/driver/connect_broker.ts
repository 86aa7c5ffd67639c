import type { BrokerClient, BrokerOptions } from "./broker_client.ts";
import { Client } from "./client.ts";
import type { Dial, Dialer } from "./dialer.ts";
import { disposable, made, prepared } from "./helpers.ts";

/**
 * Connects to one broker: redirects, resolves, opens, encrypts, authenticates and asks for the versions it offers, with
 * the time limits of the options.
 *
 * @param dial The platform: `nodeDialer`, `denoDialer`, `workersDialer`, `webSocketDialer`, or any function that opens
 * a byte stream.
 * @param options Those of a `Connection`; `stallForgiveness` is on unless it says otherwise.
 * @returns A client that can send.
 * @throws {DriverError} At the first attempt that fails; with `retry` at the first that no other try can mend.
 * @throws {OptionsError} If the options cannot work; it lists every finding.
 */
export async function connectBroker(
  dial: Dial | Dialer,
  options: BrokerOptions,
): Promise<BrokerClient> {
  const { authenticator } = options;
  const whole = prepared(dial, options, authenticator && (() => authenticator));
  const client = made(whole.findings, () => new Client(whole.options, whole.platform));
  await client.connect();
  return disposable(client);
}
