// The settings: their defaults, what is valid, and under which names Kafka knows them.

import { type Finding, OptionsError } from "../machine/options_error.ts";
import { isWellFormed } from "../wire/mod.ts";
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

/** What a setting may be: an integer from a number on, one of some words, a flag, any text. */
type Kind = number | readonly (string | number)[] | "boolean" | "text";
/** One setting: Kafka's name of it, what it may be, its default. Only those of default null may be null. */
type Row = readonly [property: string, kind: Kind, byDefault: unknown];
/** With the name of its option. */
type NamedRow = readonly [...Row, option: keyof ConnectionSettings];

const MOST = 2_147_483_647;
const NEVER = -1;

/** Values by the names of options. */
type Values = { readonly [option: string]: unknown };

/** A default that is the value of another setting. */
const SAME_AS: { readonly [property: string]: keyof ConnectionSettings } = {
  "connect.timeout.max.ms": "connectTimeoutMs",
  "drain.timeout.ms": "requestTimeoutMs",
};

const ROWS: readonly Row[] = [
  ["profile", ["default", "kafka", "librdkafka"], "default"],
  ["connect.timeout.ms", 1, 5_000],
  ["connect.timeout.max.ms", 1, undefined],
  ["socket.connection.setup.timeout.ms", 1, 10_000],
  ["socket.connection.setup.timeout.max.ms", 1, 30_000],
  ["setup.covers.api.versions", "boolean", false],
  ["request.timeout.ms", 1, 30_000],
  ["connections.max.idle.ms", NEVER, 540_000],
  ["reconnect.backoff.ms", 0, 50],
  ["reconnect.backoff.max.ms", 0, 1_000],
  ["max.in.flight.requests.per.connection", 1, 5],
  ["receive.max.frame.bytes", 4, 104_857_600],
  ["on.request.timeout", ["disconnect", "abandon"], "disconnect"],
  ["write.gate", ["flushed", "buffered"], "flushed"],
  ["negotiation", ["required", "skip"], "required"],
  ["reconnect", ["lazy", "eager"], "lazy"],
  ["address.policy", ["one-per-attempt", "all-in-attempt", "race"], "one-per-attempt"],
  ["address.family", ["any", "first", 4, 6], "any"],
  ["throttle.max.ms", 1, null],
  ["drain.timeout.ms", 1, undefined],
  ["idle.probe.after.ms", 1, null],
  ["stall.forgiveness", "boolean", false],
  ["stall.ms", 1, 1_000],
  ["stall.grace.ms", 1, 50],
  ["expect.cluster.id", "text", null],
  ["expect.node.id", 0, null],
  ["security.protocol", ["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"], "PLAINTEXT"],
];

/** All settings (connection A.2). */
export const SETTINGS: readonly NamedRow[] = /* @__PURE__ */ ROWS.map((row) =>
  [...row, optionName(row[0])] as const
);

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

/** The name of the option for a Kafka property: `connect.timeout.ms` is `connectTimeoutMs`. */
function optionName(property: string): keyof ConnectionSettings {
  const name = property.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name as keyof ConnectionSettings;
}

/**
 * The settings of a connection, those that are not given by their defaults.
 *
 * @throws {OptionsError} If the options cannot work.
 */
export function settingsOf(options: ConnectionOptions): Settings {
  const given: Values = { ...options };
  const findings = SETTINGS.flatMap((row) => complaints(row, given[row[3]]));
  const settings = withDefaults(given);
  findings.push(...couplings(options, settings));
  if (findings.some(({ level }) => level === "error")) throw new OptionsError(findings);
  return settings;
}

function withDefaults(given: Values): Settings {
  const profile = PROFILES[`${given["profile"]}`] ?? {};
  const settings: { [option: string]: unknown } = {};
  for (const [property, , byDefault, option] of SETTINGS) {
    const same = SAME_AS[property];
    const values = [given[option], profile[option], same ? settings[same] : byDefault];
    settings[option] = values.find((value) => value !== undefined);
  }
  const { reconnectBackoffMs, reconnectBackoffMaxMs } = given;
  if (reconnectBackoffMaxMs === undefined && reconnectBackoffMs !== undefined) {
    settings["reconnectBackoffMaxMs"] = reconnectBackoffMs;
  }
  return settings as unknown as Settings;
}

/** What is wrong with the value of one setting. */
function complaints([property, kind, byDefault]: NamedRow, value: unknown): Finding[] {
  if (value === undefined || value === null && isNullable(property, byDefault)) return [];
  return isOf(kind, value) ? [] : [wrong(property, expected(kind), value)];
}

function isNullable(property: string, byDefault: unknown): boolean {
  return byDefault === null || property === "connect.timeout.ms";
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === "boolean") return typeof value === "boolean";
  if (kind === "text") return isText(value);
  if (typeof kind !== "number") return kind.includes(value as string);
  return Number.isInteger(value) && isBetween(value as number, kind) &&
    !(kind === NEVER && value === 0);
}

function isBetween(value: number, least: number): boolean {
  return value >= least && value <= MOST;
}

function expected(kind: Kind): string {
  if (kind === "boolean") return "true or false";
  if (kind === "text") return TEXT;
  if (typeof kind !== "number") return kind.join(", ");
  return kind === NEVER ? `-1 or 1 to ${MOST}` : `${kind} to ${MOST}`;
}

function wrong(setting: string, expected: string, found: unknown): Finding {
  const text = String(found).slice(0, 99);
  const shown = typeof found === "object" && found !== null
    ? "an object"
    : typeof found === "string" && found !== "" && Number.isFinite(Number(found))
    ? `the text "${text}"`
    : text;
  return finding("RANGE", setting, `expected ${expected}, found ${shown}`);
}

function finding(code: string, setting: string, message: string): Finding {
  return { level: "error", code, setting, message };
}

/** What is wrong with options beside each other, and with those that are no settings. */
function couplings(options: ConnectionOptions, settings: Settings): Finding[] {
  return [...nodeFindings(options), ...limitFindings(settings), ...saslFindings(options, settings)]
    .concat(versionFindings(options, settings), redirectFindings(options, settings));
}

const MAX_TEXT = 32_767;
const TEXT = "well-formed text of at most 32767 bytes";

/** Whether a message can carry it: a report must not throw because of an option. */
function isText(value: unknown): boolean {
  return typeof value === "string" && isWellFormed(value) &&
    new TextEncoder().encode(value).length <= MAX_TEXT;
}

function nodeFindings(
  { host, port, seed, clientId = null, nodeId = null }: ConnectionOptions,
): Finding[] {
  const findings: Finding[] = [];
  if (typeof host !== "string" || host === "") findings.push(wrong("host", "a host", host));
  if (!isOf(1, port) || port > 65_535) findings.push(wrong("port", "1 to 65535", port));
  if (!Number.isInteger(seed)) findings.push(wrong("seed", "an integer", seed));
  if (nodeId !== null && !Number.isInteger(nodeId)) {
    findings.push(wrong("nodeId", "an integer", nodeId));
  }
  if (clientId !== null && !isText(clientId)) {
    findings.push(wrong("client.id", TEXT, typeof clientId));
  }
  return findings;
}

function limitFindings({ connectTimeoutMs: base, connectTimeoutMaxMs: max }: Settings): Finding[] {
  if (base === null || max < 1 || !(max < base)) return [];
  return [wrong("connect.timeout.max.ms", `at least connect.timeout.ms (${base})`, max)];
}

function saslFindings({ sasl }: ConnectionOptions, { securityProtocol }: Settings): Finding[] {
  if (!`${securityProtocol}`.startsWith("SASL")) return [];
  const mechanism = sasl?.mechanism;
  if (!isText(mechanism) || mechanism === "") {
    return [
      finding(
        "REQUIRED",
        "sasl.mechanism",
        `expected a mechanism with security.protocol=${securityProtocol}`,
      ),
    ];
  }
  const plain = sasl!.plain;
  if (plain && mechanism !== "PLAIN") {
    return [
      finding(
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
    : [finding("SASL_PLAIN", "sasl.plain", "expected user name and password without NUL")];
}

function versionFindings(
  { staticVersions }: ConnectionOptions,
  { negotiation }: Settings,
): Finding[] {
  if (negotiation !== "skip" || staticVersions) return [];
  return [finding("REQUIRED", "negotiation", "expected staticVersions with skip")];
}

function redirectFindings(
  { redirector, transport }: ConnectionOptions,
  { securityProtocol }: Settings,
): Finding[] {
  if (redirector === undefined || redirector === null) return [];
  if (typeof redirector === "function" || redirector === "ask-driver") return [];
  if (typeof redirector?.evaluate !== "function") {
    return [
      finding(
        "REDIRECTOR",
        "broker.redirector",
        "expected the rules of parseRedirector, a function or ask-driver",
      ),
    ];
  }
  const { tlsNames = true } = transport ?? {};
  return [
    ...redirector.checkTransport({ tls: `${securityProtocol}`.endsWith("SSL"), tlsNames }),
  ];
}
