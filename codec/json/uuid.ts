// A uuid in JSON: base64url, as in the message.

/** Whether `x` is the one text of a uuid: 22 characters, the last of which holds two bits. */
export function isUuid(x: unknown): x is string {
  return typeof x === "string" && /^[\w-]{21}[AQgw]$/.test(x);
}

/** The one text of the uuid that `text` says; undefined if it says none. Padding and spare bits do not count. */
export function parseUuid(text: string): string | undefined {
  if (!/^[\w-]{22}(?:==)?$/.test(text)) return undefined;
  return text.slice(0, 21) + canonical(text[21]!);
}

function canonical(last: string): string {
  if (/[A-P]/.test(last)) return "A";
  if (/[Q-Za-f]/.test(last)) return "Q";
  return /[g-v]/.test(last) ? "g" : "w";
}
