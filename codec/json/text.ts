import { EncodeError, isWellFormed } from "../wire/mod.ts";

/**
 * The string as Kafka's JSON has it: only `"`, `\` and control characters below U+0020 are escaped.
 *
 * @throws {EncodeError} If a surrogate in it stands alone.
 * @example
 * ```ts
 * import { formatString } from "kafka-wire/json";
 * if (formatString("a\u001b") !== '"a\\u001B"') throw new Error("Cannot match the example");
 * ```
 */
export function formatString(text: string): string {
  const quoted = quote(text);
  if (quoted !== undefined) return quoted;
  throw new EncodeError("string", [], "well-formed string", "string with a lone surrogate");
}

/** The same; undefined if a surrogate stands alone. */
export function quote(text: string): string | undefined {
  if (!/["\\\p{Cc}\p{Surrogate}]/u.test(text)) return `"${text}"`;
  if (!isWellFormed(text)) return undefined;
  return `"${text.replace(/["\\\p{Cc}]/gu, escape)}"`;
}

function escape(c: string): string {
  switch (c) {
    case "\b":
      return "\\b";
    case "\f":
      return "\\f";
    case "\n":
      return "\\n";
    case "\r":
      return "\\r";
    case "\t":
      return "\\t";
    case '"':
    case "\\":
      return `\\${c}`;
  }
  const code = c.charCodeAt(0);
  if (code > 31) return c; // U+007F to U+009F
  return `\\u00${code.toString(16).toUpperCase().padStart(2, "0")}`;
}
