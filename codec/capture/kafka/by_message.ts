/** The rows of a generated table, by the message they are about. */
export function byMessage<T extends { readonly message: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const others = found.get(row.message);
    if (others) others.push(row);
    else found.set(row.message, [row]);
  }
  return found;
}
