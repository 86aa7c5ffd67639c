import { type Finding, OptionsError } from "../machine/options_error.ts";
import {
  optionsFrom,
  type Properties,
  propertyOf,
  type Setting,
  stopAtErrors,
} from "../machine/settings.ts";
import { parseRedirector } from "../redirect/mod.ts";
import type { ConnectionOptions, SaslOptions } from "./options.ts";
import { SETTINGS } from "./settings.ts";

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
  return propertiesOf(SETTINGS, properties, []);
}

/** The options that properties say, with the settings of a table. More findings may be known already. */
export function propertiesOf(
  table: readonly Setting[],
  properties: Properties,
  known: readonly Finding[],
): Partial<ConnectionOptions> {
  const { options, findings } = optionsFrom(table, properties);
  const clientId = propertyOf(properties, "client.id");
  const isSasl = `${options["securityProtocol"]}`.startsWith("SASL");
  const sasl = saslFrom(properties, isSasl);
  const redirector = redirectorFrom(properties, findings);
  stopAtErrors([...known, ...findings]);
  return {
    ...options,
    ...(clientId !== undefined && { clientId }),
    ...(sasl && { sasl }),
    ...(redirector && { redirector }),
  };
}

/** What Kafka lists where nobody has chosen a mechanism: without SASL it means nothing. */
const DEFAULT_MECHANISM = "GSSAPI";

function saslFrom(properties: Properties, isSasl: boolean): SaslOptions | undefined {
  const mechanism = propertyOf(properties, "sasl.mechanism") ??
    propertyOf(properties, "sasl.mechanisms");
  if (mechanism === undefined || mechanism === DEFAULT_MECHANISM && !isSasl) return undefined;
  const jaas = propertyOf(properties, "sasl.jaas.config") ?? "";
  const username = jaasValue(jaas, "username") ?? propertyOf(properties, "sasl.username");
  const password = jaasValue(jaas, "password") ?? propertyOf(properties, "sasl.password");
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
  const rules = propertyOf(properties, "broker.redirector");
  if (rules === undefined || rules === "") return undefined;
  try {
    return parseRedirector(rules);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    findings.push(...error.findings);
    return undefined;
  }
}
