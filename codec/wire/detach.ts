/**
 * A copy of a message that shares no memory with the input it was decoded from.
 *
 * Decoded `Uint8Array` fields are views, and one view keeps the whole input alive: detach what is kept.
 *
 * @example
 * ```ts
 * import { detach } from "kafka-wire";
 * const input = new Uint8Array(1024);
 * const kept = detach({ data: input.subarray(0, 4) });
 * if (kept.data.buffer.byteLength !== 4) throw new Error("Cannot detach");
 * ```
 */
export function detach<T>(message: T): T {
  return copyOf(message) as T;
}

function copyOf(value: unknown): unknown {
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copyOf(field)]));
}
