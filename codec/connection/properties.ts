import { type Finding, OptionsError } from "../machine/options_error.ts";
import { parseRedirector } from "../redirect/mod.ts";
import type { ConnectionOptions, SaslOptions } from "./options.ts";
import { SETTINGS } from "./settings.ts";

/** Kafka's properties by name. */
type Properties = { readonly [name: string]: string };

/**
 * Options from Kafka property names, such as `connect.timeout.ms` or `security.protocol`.
 *
 * It reads the settings of this library, `client.id`, `broker.redirector` in text form, `sasl.mechanism`, and the
 * credentials of PLAIN from `sasl.jaas.config`, or from `sasl.username` and `sasl.password` as librdkafka calls them.
 * Properties of other names are left to whoever knows them. Whether values go together is seen by `new Connection`.
 *
 * @throws {OptionsError} If a value is not one of its setting; no finding holds a secret.
 * @example
 * ```ts
 * import { connectionOptionsFrom } from "kafka-wire";
 * const options = connectionOptionsFrom({ "connect.timeout.ms": "3000", "group.id": "g" });
 * if (JSON.stringify(options) !== '{"connectTimeoutMs":3000}') throw new Error("Cannot match the options");
 * ```
 */
export function connectionOptionsFrom(
  properties: { readonly [name: string]: string },
): Partial<ConnectionOptions> {
  const findings: Finding[] = [];
  const options: { [option: string]: unknown } = {};
  for (const [property, kind, , option] of SETTINGS) {
    const text = valueOf(properties, property);
    if (text === undefined) continue;
    const value = parsed(text, kind);
    if (value === undefined) findings.push(wrongText(property, text));
    else options[option] = value;
  }
  const clientId = valueOf(properties, "client.id");
  const sasl = saslFrom(properties);
  const redirector = redirectorFrom(properties, findings);
  if (findings.some(({ level }) => level === "error")) throw new OptionsError(findings);
  return {
    ...options,
    ...(clientId !== undefined && { clientId }),
    ...(sasl && { sasl }),
    ...(redirector && { redirector }),
  };
}

function valueOf(properties: Properties, name: string): string | undefined {
  return Object.hasOwn(properties, name) ? properties[name]?.trim() : undefined;
}

/** The value that a text says; undefined if it is none of that kind. */
function parsed(text: string, kind: typeof SETTINGS[number][1]): unknown {
  if (text === "null") return null; // of a setting that may not be null, this is refused later
  if (kind === "text") return text;
  if (kind === "boolean") return { true: true, false: false }[text.toLowerCase()];
  if (typeof kind === "number") return /^-?\d+$/.test(text) ? Number(text) : undefined;
  return kind.find((word) => `${word}`.toLowerCase() === text.toLowerCase());
}

function wrongText(setting: string, text: string): Finding {
  return {
    level: "error",
    code: "RANGE",
    setting,
    message: `expected a value of it, found ${text.slice(0, 99)}`,
  };
}

function saslFrom(properties: Properties): SaslOptions | undefined {
  const mechanism = valueOf(properties, "sasl.mechanism") ?? valueOf(properties, "sasl.mechanisms");
  if (mechanism === undefined) return undefined;
  const jaas = valueOf(properties, "sasl.jaas.config") ?? "";
  const username = jaasValue(jaas, "username") ?? valueOf(properties, "sasl.username");
  const password = jaasValue(jaas, "password") ?? valueOf(properties, "sasl.password");
  if (mechanism !== "PLAIN" || username === undefined || password === undefined) {
    return { mechanism };
  }
  return { mechanism, plain: { username, password } };
}

/** `… required username="alice" password="s";` */
function jaasValue(jaas: string, name: string): string | undefined {
  const quoted = new RegExp(`\\b${name}\\s*=\\s*"((?:[^"\\\\]|\\\\.)*)"`).exec(jaas)?.[1];
  return quoted?.replace(/\\(.)/g, "$1");
}

function redirectorFrom(
  properties: Properties,
  findings: Finding[],
): ConnectionOptions["redirector"] {
  const rules = valueOf(properties, "broker.redirector");
  if (rules === undefined || rules === "") return undefined;
  try {
    return parseRedirector(rules);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    findings.push(...error.findings);
    return undefined;
  }
}
