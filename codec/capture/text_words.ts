// Text from the wire that may be written to a terminal or into a page.

// Control characters, those that turn or hide text, and halves of a pair: a name must not move the cursor.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** The text with what a terminal might obey as `\uXXXX`; within a string of JSON the value stays the same. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => character.split("").map(escaped).join(""));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A number with a comma each three digits. */
export function grouped(n: number | bigint): string {
  return `${n}`.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 batch", "2,000 records". */
export function counted(n: number, what: string, plural = "s"): string {
  return `${grouped(n)} ${what}${n === 1 ? "" : plural}`;
}

// Characters of a string that are shown.
const LONG = 40;

/** A string without quotes where it cannot be mistaken for anything else, and at most 40 characters of it. */
export function wordOf(text: string): string {
  if (text.length <= LONG && /^[\w.:/@+*-]+$/.test(text) || isMask(text)) return text;
  const characters = [...text.slice(0, 2 * LONG + 2)]; // two units a character at most
  const quoted = JSON.stringify(characters.slice(0, LONG).join(""));
  return characters.length > LONG ? `${quoted}…` : quoted;
}

/** Whether a string stands for bytes that are not shown, or pretends to. */
export function isMask(text: string): boolean {
  return /^«\d{1,15} bytes»$/.test(text);
}
