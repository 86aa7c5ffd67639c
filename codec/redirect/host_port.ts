import { Fault } from "./fault.ts";

/** Splits `host:port`, `[v6]:port` and `:port`; a host or a bare IPv6 address has no port. */
export function splitHostPort(text: string): readonly [host: string, port?: string] {
  const [, host, port] = /^(\[.*\]|[^:]*):([^:]*)$/.exec(text) ?? [];
  return port === undefined ? [text] : [host!, port];
}

/** A port in decimal digits; throws a {@linkcode Fault} if it is none. */
export function portOf(text: string, offset: number): number {
  if (/^[1-9]\d*$/.test(text) && isPort(Number(text))) return Number(text);
  throw new Fault("BAD_PORT", "a port of 1 to 65535", text, offset);
}

/** Whether this is the number of a port that can be dialled. */
export function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0 && port < 65_536;
}
