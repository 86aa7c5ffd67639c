import { type Finding, OptionsError, type TransportCapabilities } from "../connection/mod.ts";
import type { BrokerClient, BrokerOptions } from "./broker_client.ts";
import { Client, type ClientOptions } from "./client.ts";
import { systemClock } from "./clock.ts";
import type { Dial, Dialer } from "./dialer.ts";
import type { Platform } from "./driver.ts";

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
  const { clock = systemClock, authenticator, decide } = options;
  const dialer = typeof dial === "function" ? inOneStep(dial) : dial;
  const client = clientOf(completed(options, dialer), { dialer, clock, authenticator, decide });
  await client.connect();
  return disposable(client);
}

function completed(options: BrokerOptions, dialer: Dialer): ClientOptions {
  const { seed, stallForgiveness = true, authenticator } = options;
  const sasl = options.sasl ?? (authenticator && { mechanism: authenticator.mechanism });
  return {
    ...options,
    seed: seed ?? Math.floor(Math.random() * 2 ** 32),
    stallForgiveness,
    ...(sasl && { sasl }),
    transport: capabilitiesOf(dialer),
  };
}

/** Nothing is dialled yet. */
function clientOf(options: ClientOptions, platform: Platform): Client {
  const findings = helperFindings(options);
  try {
    const client = new Client(options, platform);
    if (findings.length === 0) return client;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    findings.push(...error.findings);
  }
  throw new OptionsError(findings);
}

/** What the machine may ask for must be there, and what is there must be what it asks for. */
function helperFindings(options: BrokerOptions): Finding[] {
  const { redirector, decide, sasl, authenticator, securityProtocol = "PLAINTEXT" } = options;
  const mechanism = authenticator?.mechanism;
  const asks = redirector === "ask-driver";
  const wrongs: readonly (readonly [boolean, setting: string, message: string])[] = [
    [asks && !decide, "broker.redirector", 'expected `decide` beside "ask-driver", found none'],
    [!asks && !!decide, "broker.redirector", 'expected "ask-driver" beside `decide`'],
    [
      !!sasl && !sasl.plain && !authenticator,
      "sasl.mechanism",
      "expected `plain` or an authenticator, found none",
    ],
    [
      !!sasl && !!authenticator && sasl.mechanism !== mechanism,
      "sasl.mechanism",
      `expected that of the authenticator, ${mechanism}, found ${sasl?.mechanism}`,
    ],
    [
      !!authenticator && !`${securityProtocol}`.startsWith("SASL"),
      "security.protocol",
      `expected SASL_PLAINTEXT or SASL_SSL beside an authenticator, found ${securityProtocol}`,
    ],
  ];
  return wrongs.filter(([isWrong]) => isWrong).map(([, setting, message]) => ({
    level: "error",
    code: "HELPERS",
    setting,
    message,
  }));
}

/** `await using` is newer than some engines. */
function disposable(client: Client): BrokerClient {
  const { asyncDispose } = Symbol as { readonly asyncDispose?: symbol };
  const method = asyncDispose && { [asyncDispose]: () => client.close() };
  return Object.assign(client, method) as unknown as BrokerClient;
}

function inOneStep(open: Dial): Dialer {
  return { capabilities: {}, open };
}

function capabilitiesOf({ capabilities, resolve, secure }: Dialer): TransportCapabilities {
  return {
    ...capabilities,
    ...(!resolve && { resolve: false }),
    ...(!secure && { tls: "with-open" }),
  };
}
