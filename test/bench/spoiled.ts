/** Copies of a message with one wrong value each, in its own fields and in the first element of each list. */
export function* spoiled(message: object): Generator<object> {
  for (const [key, field] of Object.entries(message)) {
    for (const wrong of wrongFor(field)) yield { ...message, [key]: wrong };
  }
}

/** Values that a field which takes `field` must refuse. */
function wrongFor(field: unknown): Iterable<unknown> {
  if (Array.isArray(field)) return wrongLists(field);
  if (typeof field === "number") return [NaN, 0.5, 2 ** 40, -(2 ** 60), "7", null, 7n];
  if (typeof field === "string") return ["\ud800", "long".repeat(10_000), 7, true];
  if (typeof field === "boolean") return ["true", 1, null];
  return [7, {}];
}

function* wrongLists(list: readonly unknown[]): Generator<unknown> {
  yield* [7, {}];
  if (list.length === 0) return;
  const [first, ...rest] = list;
  const wrong = typeof first === "object" && first !== null ? spoiled(first) : wrongFor(first);
  for (const one of wrong) yield [one, ...rest];
}
