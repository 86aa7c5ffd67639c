const SEED = 0x9747_b28c;
const M = 0x5bd1_e995;

/**
 * The hash of a key by which Kafka's Java client chooses its partition: 32 bits of murmur, second version.
 *
 * @returns An int32. Kafka takes its low 31 bits, modulo the number of partitions.
 * @example
 * ```ts
 * import { murmur2 } from "kafka-wire/pods";
 * if (murmur2(new TextEncoder().encode("foobar")) !== -790332482) throw new Error("Cannot match");
 * ```
 */
export function murmur2(key: Uint8Array): number {
  const { length } = key;
  const view = new DataView(key.buffer, key.byteOffset, length);
  let hash = SEED ^ length;
  const whole = length & ~3;
  for (let i = 0; i < whole; i += 4) {
    hash = Math.imul(hash, M) ^ mixed(view.getInt32(i, true));
  }
  for (let i = length - 1; i >= whole; i--) hash ^= key[i]! << 8 * (i - whole);
  if (length > whole) hash = Math.imul(hash, M);
  hash = Math.imul(hash ^ hash >>> 13, M);
  return hash ^ hash >>> 15;
}

function mixed(word: number): number {
  const k = Math.imul(word, M);
  return Math.imul(k ^ k >>> 24, M);
}
