/** A copy of a message as application code builds it: integers held as doubles, strings glued from pieces. */
export function dirty<T extends object>(message: T): T {
  return soiled(message) as T;
}

function soiled(value: unknown): unknown {
  if (typeof value === "string") return glued(value);
  if (Array.isArray(value)) return asDoubles(value.map(soiled));
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(copy)) copy[key] = soiled(field);
  return asDoubles(copy);
}

/**
 * Gives every number of an object or array a fraction and takes it away again. V8 then keeps the slot as a
 * double, in this object and in all others of its shape.
 */
function asDoubles<T extends object>(owner: T): T {
  const slots = owner as Record<string, unknown>;
  const numbers = Object.keys(owner).filter((key) => typeof slots[key] === "number");
  for (const key of numbers) slots[key] = (slots[key] as number) + 0.5;
  for (const key of numbers) slots[key] = (slots[key] as number) - 0.5;
  return owner;
}

/** The same text out of two halves: a rope, as template strings and `+` leave them. */
function glued(text: string): string {
  const half = text.length >> 1;
  return text.slice(0, half) + text.slice(half);
}
