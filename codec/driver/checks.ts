// Whether what a caller hands over is what the types say: not every caller has a compiler.

import type { ConnectionSettings, Finding } from "../connection/mod.ts";
import { SETTINGS } from "../connection/settings.ts";
import type { SaslAuthenticator } from "../sasl/mod.ts";
import type { CallOptions, CloseOptions } from "./broker_client.ts";
import { MOST_MS } from "./call.ts";
import type { ClusterCallOptions } from "./cluster_client.ts";
import type { Clock } from "./clock.ts";
import type { Dial, Dialer } from "./dialer.ts";

/** Every name of some options: the compiler sees that none is missing. */
export type Names<Options> = { readonly [name in keyof Required<Options>]: true };
/** The names of options that are no settings of a connection. */
export type OtherNames<Options> = Names<Omit<Options, keyof ConnectionSettings>>;

const CLUSTER_CALL: Names<ClusterCallOptions> = {
  route: true,
  idempotent: true,
  retries: true,
  timeoutMs: true,
  signal: true,
};

/** One broker is asked as a cluster is, by code that need not know which of them it has. */
const CALL: Names<CallOptions & ClusterCallOptions> = { ...CLUSTER_CALL, version: true };

/**
 * Looks whether there is something to dial with.
 *
 * @throws {TypeError} If not.
 */
export function checkDialer(dial: Dial | Dialer): void {
  if (typeof dial === "function" || typeof Object(dial).open === "function") return;
  throw unexpected("connect", "a dialer or a function that opens a byte stream", dial);
}

/**
 * Looks whether there is a maker of authenticators; there need not be any.
 *
 * @throws {TypeError} If not.
 */
export function checkAuthenticator(make: unknown): void {
  if (make === undefined || typeof make === "function") return;
  throw unexpected("connect", "authenticator as a function that makes one", make);
}

/**
 * The mechanism of what such a maker makes; undefined if there is none.
 *
 * @throws {TypeError} If it makes no authenticator.
 */
export function mechanismOf(make: (() => SaslAuthenticator) | undefined): string | undefined {
  if (!make) return undefined;
  const made = make();
  if (typeof made?.mechanism === "string") return made.mechanism;
  throw unexpected("connect", "an authenticator", made);
}

/**
 * Looks whether options are an object.
 *
 * @throws {TypeError} If not.
 */
export function checkOptions(what: string, options: object): void {
  if (typeof options === "object" && options !== null) return;
  throw unexpected(what, "options as an object", options);
}

/**
 * Looks whether a clock is one.
 *
 * @throws {TypeError} If not.
 */
export function checkClock(what: string, clock: Clock): void {
  if (typeof clock?.nowMs === "function" && typeof clock.schedule === "function") return;
  throw unexpected(what, "a clock with nowMs and schedule", clock);
}

/**
 * Looks whether a signal is one; there need not be any.
 *
 * @throws {TypeError} If not.
 */
export function checkSignal(what: string, signal: AbortSignal | null | undefined): void {
  if (signal === undefined || signal === null) return;
  if (typeof signal.addEventListener === "function" && "aborted" in signal) return;
  throw unexpected(what, "an AbortSignal as signal", signal);
}

/**
 * Looks at the options of a call to a broker.
 *
 * @throws {TypeError} If one of them has no such name, or the signal is none.
 */
export function checkCall(what: string, options: CallOptions): void {
  checkNames(what, options, CALL);
  checkSignal(what, options.signal);
}

/**
 * Looks at the options of a call to a cluster.
 *
 * @throws {TypeError} If one of them has no such name, or the signal is none.
 */
export function checkClusterCall(what: string, options: ClusterCallOptions): void {
  checkNames(what, options, CLUSTER_CALL);
  checkSignal(what, options.signal);
}

/**
 * How a machine is told to close.
 *
 * @throws {TypeError} If the options are none, or one of them has no such name, or is no number.
 */
export function closeCommandOf(
  options: CloseOptions,
): { readonly type: "close" } | { readonly type: "drain"; readonly timeoutMs: number } {
  checkNames("close", options, CLOSE);
  const { drainTimeoutMs = 0 } = options;
  if (typeof drainTimeoutMs !== "number") {
    throw unexpected("close", "drainTimeoutMs as a number", drainTimeoutMs);
  }
  const timeoutMs = Math.min(drainTimeoutMs, MOST_MS);
  return timeoutMs > 0 ? { type: "drain", timeoutMs } : { type: "close" };
}

const CLOSE: Names<CloseOptions> = { drainTimeoutMs: true };

/**
 * Looks whether there is a client; a promise of one is none.
 *
 * @throws {TypeError} If not.
 */
export function checkClient(what: string, client: { readonly call: unknown }): void {
  if (typeof client?.call === "function") return;
  throw unexpected(what, "a client", client);
}

/**
 * Looks whether options are an object, and each of them has a name that means something.
 *
 * @throws {TypeError} If not.
 */
export function checkNames(what: string, options: object, names: object): void {
  checkOptions(what, options);
  const stray = Object.keys(options).find((name) => !Object.hasOwn(names, name));
  if (stray === undefined) return;
  throw new TypeError(`Cannot ${what}: expected the name of an option, found ${stray}`);
}

/**
 * The options that mean nothing: a default would hold without a word.
 *
 * @param settings What a client has beside the settings of connections.
 * @param names Its other options.
 */
export function strayFindings(
  options: object,
  settings: typeof SETTINGS,
  names: object,
): Finding[] {
  const known = new Set([...SETTINGS, ...settings].map(([, , , option]) => option));
  return Object.keys(options)
    .filter((name) => !known.has(name) && !Object.hasOwn(names, name))
    .map((setting) => ({
      level: "error",
      code: "UNKNOWN",
      setting,
      message: "expected the name of an option",
    }));
}

function unexpected(what: string, expected: string, found: unknown): TypeError {
  const name = typeof found === "object" && found?.constructor?.name || typeof found;
  return new TypeError(
    `Cannot ${what}: expected ${expected}, found ${found === null ? found : name}`,
  );
}
