import {
  type ConnectionOptions,
  type ConnectionSettings,
  type Finding,
  OptionsError,
  type TransportCapabilities,
} from "../connection/mod.ts";
import type { AsyncDisposal } from "./broker_client.ts";
import { checkClock, checkDialer, checkSignal, mechanismOf } from "./checks.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Dial, Dialer } from "./dialer.ts";
import type { Platform } from "./driver.ts";

/** What a driver adds to the options of its machine, and what it completes of them. */
export interface Helpers
  extends
    Pick<ConnectionSettings, "stallForgiveness" | "securityProtocol">,
    Pick<ConnectionOptions, "redirector" | "sasl"> {
  readonly seed?: number;
  readonly clock?: Clock;
  readonly signal?: AbortSignal;
  readonly decide?: NonNullable<Platform["decide"]>;
  readonly retry?: boolean;
}

/** The options of a machine, as far as its driver completes them. */
export type Completed =
  & Pick<ConnectionOptions, "seed" | "sasl" | "transport">
  & Pick<ConnectionSettings, "stallForgiveness">;

/** What a client is made of, before it is known whether that can work. */
export interface Prepared<Options> {
  readonly options: Options & Completed;
  readonly platform: Platform;
  readonly findings: Finding[];
}

/**
 * Puts a platform and the user's options together. Nothing is dialled yet.
 *
 * @param stray What is wrong with the names of the options.
 * @throws {TypeError} If there is nothing to dial with, or the signal is none.
 */
export function prepared<Options extends Helpers>(
  dial: Dial | Dialer,
  options: Options,
  authenticator: Platform["authenticator"],
  stray: readonly Finding[],
): Prepared<Options> {
  checkDialer(dial);
  checkSignal("connect", options.signal);
  const { clock = systemClock, decide, seed, stallForgiveness = true } = options;
  checkClock("connect", clock);
  const dialer = typeof dial === "function" ? inOneStep(dial) : dial;
  const mechanism = mechanismOf(authenticator);
  const sasl = options.sasl ?? (authenticator && { mechanism: mechanism! });
  const completed: Completed = {
    seed: seed ?? anySeed(),
    stallForgiveness,
    ...(sasl && { sasl }),
    transport: capabilitiesOf(dialer),
  };
  return {
    options: { ...options, ...completed },
    platform: { dialer, clock, authenticator, decide },
    findings: [...stray, ...findingsOf(options, mechanism)],
  };
}

/** Where a generator begins if nobody says so. */
export function anySeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

/**
 * Makes a client, unless something is wrong with its helpers or with the options of its machine.
 *
 * @throws {OptionsError} It lists every finding.
 */
export function made<Client>(findings: Finding[], make: () => Client): Client {
  try {
    const client = make();
    if (findings.length === 0) return client;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    findings.push(...error.findings);
  }
  throw new OptionsError(findings);
}

/** What the machine may ask for must be there, and what is there must be what it asks for. */
function findingsOf(options: Helpers, mechanism: string | undefined): Finding[] {
  const { redirector, decide, sasl, securityProtocol = "PLAINTEXT", retry = false } = options;
  const asks = redirector === "ask-driver";
  const wrongs: readonly (readonly [boolean, setting: string, message: string])[] = [
    [asks && !decide, "broker.redirector", 'expected `decide` beside "ask-driver", found none'],
    [!!decide && typeof decide !== "function", "decide", "expected a function"],
    [typeof retry !== "boolean", "retry", "expected true or false"],
    [!asks && !!decide, "broker.redirector", 'expected "ask-driver" beside `decide`'],
    [
      !!sasl && !sasl.plain && mechanism === undefined,
      "sasl.mechanism",
      "expected `plain` or an authenticator, found none",
    ],
    [
      !!sasl && mechanism !== undefined && sasl.mechanism !== mechanism,
      "sasl.mechanism",
      `expected that of the authenticator, ${mechanism}, found ${sasl?.mechanism}`,
    ],
    [
      (!!sasl || mechanism !== undefined) && !`${securityProtocol}`.startsWith("SASL"),
      "security.protocol",
      `expected SASL_PLAINTEXT or SASL_SSL to authenticate, found ${securityProtocol}`,
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
export function disposable<Client extends { close(): Promise<void> }>(
  client: Client,
): Client & AsyncDisposal {
  const { asyncDispose } = Symbol as { readonly asyncDispose?: symbol };
  const method = asyncDispose && { [asyncDispose]: () => client.close() };
  return Object.assign(client, method) as unknown as Client & AsyncDisposal;
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
