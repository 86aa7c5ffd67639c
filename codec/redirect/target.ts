// Targets: where a rule sends to.

import type { RedirectInput, RedirectTarget } from "./decision.ts";
import { Fault } from "./fault.ts";
import { hostOf } from "./host.ts";
import { portOf, splitHostPort } from "./host_port.ts";

/** One target, compiled. */
export interface Target {
  /** As it was written. */
  readonly text: string;
  /** A template; empty: the advertised host. */
  readonly host: string;
  /** The host is an IP address. */
  readonly literal: boolean;
  /** A template that becomes digits; absent: the advertised port. */
  readonly port: string | undefined;
  /** What is added to the port. */
  readonly offset: number;
}

const PORT = /^((?:\d|\{(?:port|nodeId)\})*)([+-]\d{1,5})?$/;

/** Compiles a target; throws a {@linkcode Fault}. */
export function compileTarget(text: unknown): Target {
  if (typeof text !== "string" || /^(?:keep|reject)(?:\s|$)/.test(text)) {
    throw new Fault("RULE_SYNTAX", "a target", text);
  }
  fill(text, (field, offset) => {
    if (/^(?:host|label|domain|port|nodeId|rack|pod|clusterId)$/.test(field)) return "";
    throw new Fault("UNKNOWN_FIELD", "a field such as label or nodeId", field, offset);
  });
  const [host, port] = splitHostPort(text);
  const { kind } = hostOf(host || port === undefined ? fill(host, () => "a") : "a");
  return { text, host, literal: kind !== "name", ...compilePort(port, host.length + 1) };
}

function compilePort(port: string | undefined, at: number): Pick<Target, "port" | "offset"> {
  if (port === undefined) return { port, offset: 0 };
  const [, digits, sum] = /[{+-]/.test(port) && PORT.exec(port) ||
    [port, String(portOf(port, at))];
  return { port: digits || "{port}", offset: Number(sum ?? 0) };
}

/** Where this target is for `input`; `valueOf` gives the values of the fields. */
export function renderTarget(
  { host, port, offset }: Target,
  input: RedirectInput,
  valueOf: (field: string) => string,
): RedirectTarget {
  return {
    ...host && { host: host === "{host}" ? input.host : fill(host, valueOf) },
    ...port && { port: Number(fill(port, valueOf)) + offset },
  };
}

function fill(template: string, valueOf: (field: string, offset: number) => string): string {
  return template.replace(
    /\{\{|\}\}|\{([^{}]*)\}/g,
    (braces: string, field: string | undefined, offset: number) =>
      field === undefined ? braces[0]! : valueOf(field, offset),
  );
}
