export { Random } from "../../codec/testing/network/random.ts";

/** A seed out of a text, so that a case does not depend on those before it. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return seed;
}
