import type { BrokerClient, BrokerOptions } from "./broker_client.ts";
import { checkOptions, type OtherNames, strayFindings } from "./checks.ts";
import { Client } from "./client.ts";
import type { Dial, Dialer } from "./dialer.ts";
import { disposable, made, prepared } from "./helpers.ts";

const OTHERS: OtherNames<BrokerOptions> = {
  host: true,
  port: true,
  nodeId: true,
  purpose: true,
  rack: true,
  pod: true,
  clientId: true,
  redirector: true,
  decide: true,
  sasl: true,
  authenticator: true,
  staticVersions: true,
  seed: true,
  clock: true,
  retry: true,
  signal: true,
};

/**
 * Connects to one broker: redirects, resolves, opens, encrypts, authenticates and asks for the versions it offers, with
 * the time limits of the options.
 *
 * @param dial The platform: `nodeDialer`, `denoDialer`, `workersDialer`, `webSocketDialer`, or any function that opens
 * a byte stream.
 * @param options Those of a `Connection`; `stallForgiveness` is on unless it says otherwise.
 * @returns A client that can send.
 * @throws {DriverError} At the first attempt that fails; with `retry` at the first that no other try can mend.
 * @throws {OptionsError} If the options cannot work, or there is no option of a name; it lists every finding.
 * @throws {TypeError} If there is no dialer, there are no options, or the signal is none.
 */
export async function connectBroker(
  dial: Dial | Dialer,
  options: BrokerOptions,
): Promise<BrokerClient> {
  checkOptions("connect", options);
  const { authenticator } = options;
  const stray = strayFindings(options, [], OTHERS);
  const whole = prepared(dial, options, authenticator && (() => authenticator), stray);
  const client = made(whole.findings, () => new Client(whole.options, whole.platform));
  await client.connect();
  return disposable(client);
}
