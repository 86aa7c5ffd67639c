// Text from the wire that may be written to a terminal.

// Control characters, and those that turn or hide text: a name must not move the cursor.
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The text with what a terminal might obey as `\uXXXX`; within a string of JSON the value stays the same. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => character.split("").map(escaped).join(""));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A number with a comma each three digits. */
export function grouped(n: number): string {
  return `${n}`.replace(/\B(?=(\d{3})+$)/g, ",");
}
