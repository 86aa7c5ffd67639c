// The settings: their defaults, what is valid, and how they go together.

import type { Finding } from "../machine/options_error.ts";
import {
  aFlag,
  aNumber,
  aText,
  complaints,
  errorOf,
  type Setting,
  settingsTable,
  stopAtErrors,
  type Values,
  valuesOf,
  wrong,
} from "../machine/settings.ts";
import type { ConnectionOptions, ConnectionSettings } from "./options.ts";

/** Every setting, with its value. */
export type Settings = { readonly [K in keyof ConnectionSettings]-?: NonNull<K> };

type Nullable =
  | "connectTimeoutMs"
  | "throttleMaxMs"
  | "idleProbeAfterMs"
  | "expectClusterId"
  | "expectNodeId";
type NonNull<K extends keyof ConnectionSettings> = K extends Nullable
  ? Exclude<ConnectionSettings[K], undefined>
  : NonNullable<ConnectionSettings[K]>;

/** All settings (connection A.2). */
export const SETTINGS: readonly Setting[] = /* @__PURE__ */ settingsTable([
  ["profile", ["default", "kafka", "librdkafka"], "default"],
  ["connect.timeout.ms", aLimit, 5_000],
  ["connect.timeout.max.ms", 1, (settings: Settings) => settings.connectTimeoutMs],
  ["socket.connection.setup.timeout.ms", 1, 10_000],
  ["socket.connection.setup.timeout.max.ms", 1, 30_000],
  ["setup.covers.api.versions", aFlag, false],
  ["request.timeout.ms", 1, 30_000],
  ["connections.max.idle.ms", anIdleTime, 540_000],
  ["reconnect.backoff.ms", 0, 50],
  [
    "reconnect.backoff.max.ms",
    0,
    (_: Settings, given: ConnectionSettings) => given.reconnectBackoffMs ?? 1_000,
  ],
  ["max.in.flight.requests.per.connection", 1, 5],
  ["receive.max.frame.bytes", 4, 104_857_600],
  ["on.request.timeout", ["disconnect", "abandon"], "disconnect"],
  ["write.gate", ["flushed", "buffered"], "flushed"],
  ["negotiation", ["required", "skip"], "required"],
  ["reconnect", ["lazy", "eager"], "lazy"],
  ["address.policy", ["one-per-attempt", "all-in-attempt", "race"], "one-per-attempt"],
  ["address.family", ["any", "first", 4, 6], "any"],
  ["throttle.max.ms", 1, null],
  ["drain.timeout.ms", 1, (settings: Settings) => settings.requestTimeoutMs],
  ["idle.probe.after.ms", 1, null],
  ["stall.forgiveness", aFlag, false],
  ["stall.ms", 1, 1_000],
  ["stall.grace.ms", 1, 50],
  ["expect.cluster.id", aText, null],
  ["expect.node.id", 0, null],
  ["security.protocol", ["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"], "PLAINTEXT"],
]);

/** What names the node. */
const NODE: readonly Setting[] = [
  ["host", aHost, undefined, "host"],
  ["port", aPort, undefined, "port"],
  ["nodeId", anInteger, null, "nodeId"],
];

/** What else is given, in which connections of a cluster are alike. */
const OTHERS: readonly Setting[] = [
  ["seed", anInteger, undefined, "seed"],
  ["client.id", aText, null, "clientId"],
];

/** Null: there is none. */
function aLimit(value: unknown): string | undefined {
  return value === null ? undefined : aNumber(value, 1);
}

/** −1: for ever. */
function anIdleTime(value: unknown): string | undefined {
  const expected = value === -1 ? undefined : aNumber(value, 1);
  return expected && `-1 or ${expected}`;
}

function aHost(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? undefined : "a host";
}

function aPort(value: unknown): string | undefined {
  return aNumber(value, 1, 65_535);
}

function anInteger(value: unknown): string | undefined {
  return Number.isInteger(value) ? undefined : "an integer";
}

/** What a profile changes of the defaults. */
const PROFILES: { readonly [profile: string]: Values } = {
  kafka: { connectTimeoutMs: null, addressFamily: "first" },
  librdkafka: {
    connectTimeoutMs: null,
    socketConnectionSetupTimeoutMs: 30_000,
    socketConnectionSetupTimeoutMaxMs: 30_000,
    setupCoversApiVersions: true,
  },
};

/**
 * The settings of a connection, those that are not given by their defaults.
 *
 * @throws {OptionsError} If the options cannot work.
 */
export function settingsOf(options: ConnectionOptions): Settings {
  const settings = withDefaults(options);
  stopAtErrors([...complaints(NODE, { ...options }), ...sharedFindings(options, settings)]);
  return settings;
}

/** What connections of a cluster have in common. */
export type SharedOptions = Omit<ConnectionOptions, "host" | "port">;

/** Every setting of a connection with its value, whether that is valid or not. */
export function withDefaults(options: ConnectionSettings): Settings {
  const given: Values = { ...options };
  return valuesOf(SETTINGS, given, PROFILES[`${given["profile"]}`]) as unknown as Settings;
}

/** What is wrong with options, each alone and beside each other, but for the node that they name. */
export function sharedFindings(options: SharedOptions, settings: Settings): Finding[] {
  return [
    ...complaints([...SETTINGS, ...OTHERS], { ...options }),
    ...limitFindings(settings),
    ...saslFindings(options, settings),
    ...versionFindings(options, settings),
    ...redirectFindings(options, settings),
  ];
}

function limitFindings({ connectTimeoutMs: base, connectTimeoutMaxMs: max }: Settings): Finding[] {
  if (base === null || max < 1 || !(max < base)) return [];
  return [wrong("connect.timeout.max.ms", `at least connect.timeout.ms (${base})`, max)];
}

function saslFindings({ sasl }: SharedOptions, { securityProtocol }: Settings): Finding[] {
  if (!`${securityProtocol}`.startsWith("SASL")) return [];
  const mechanism = sasl?.mechanism;
  if (aText(mechanism) || mechanism === "") {
    return [
      errorOf(
        "REQUIRED",
        "sasl.mechanism",
        `expected a mechanism with security.protocol=${securityProtocol}`,
      ),
    ];
  }
  const plain = sasl!.plain;
  if (plain && mechanism !== "PLAIN") {
    return [
      errorOf(
        "SASL_PLAIN",
        "sasl.mechanism",
        `expected PLAIN with the credentials of PLAIN, found ${mechanism}`,
      ),
    ];
  }
  if (!plain) return [];
  const { username, password } = plain;
  const usable = [username, password].every((text) =>
    typeof text === "string" && !text.includes("\0")
  );
  return usable
    ? []
    : [errorOf("SASL_PLAIN", "sasl.plain", "expected user name and password without NUL")];
}

function versionFindings({ staticVersions }: SharedOptions, { negotiation }: Settings): Finding[] {
  if (negotiation !== "skip") return [];
  if (!staticVersions) {
    return [errorOf("REQUIRED", "negotiation", "expected staticVersions with skip")];
  }
  const areRanges = Object.values(staticVersions).every((range) => range?.min <= range?.max);
  if (areRanges) return [];
  return [errorOf("RANGE", "staticVersions", "expected { min, max } by the numbers of APIs")];
}

/** What is wrong with the redirector, or strange for this transport. */
export function redirectFindings(
  { redirector, transport }: Pick<ConnectionOptions, "redirector" | "transport">,
  { securityProtocol }: Settings,
): readonly Finding[] {
  if (redirector === undefined || redirector === null) return [];
  if (typeof redirector === "function" || redirector === "ask-driver") return [];
  const { evaluate, checkTransport } = redirector;
  if (typeof evaluate !== "function" || typeof checkTransport !== "function") {
    return [
      errorOf(
        "REDIRECTOR",
        "broker.redirector",
        "expected the rules of parseRedirector, a function or ask-driver",
      ),
    ];
  }
  const { tlsNames = true } = transport ?? {};
  return redirector.checkTransport({ tls: `${securityProtocol}`.endsWith("SSL"), tlsNames });
}
