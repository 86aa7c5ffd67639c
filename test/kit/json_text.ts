// JSON as Kafka spells it, out of JSON as any writer spells it. The tools that wrote the golden files differ
// in what they escape and in how they print large doubles.

/**
 * The same text with Kafka's spelling: in strings only `"`, `\` and control characters are escaped, a number
 * with an exponent has a point. Nothing becomes a number on the way, so every digit stays.
 */
export function kafkaSpelling(json: string): string {
  return json.replace(
    /"(?:[^"\\]|\\.)*"|-?[\d.]+[eE][-+]?\d+/g,
    (token) => token.startsWith('"') ? quoted(JSON.parse(token)) : exponential(token),
  );
}

function exponential(token: string): string {
  const [digits, exponent] = token.split(/[eE]\+?/) as [string, string];
  return `${digits.includes(".") ? digits : `${digits}.0`}E${exponent}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, escaped)}"`;
}

function escaped(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x7f) return character;
  const letter = LETTERS.get(character);
  return letter ?? `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\b", "\\b"],
  ["\f", "\\f"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
