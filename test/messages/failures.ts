// Checks over many inputs that report every failure at once.

/** What `check` says of each item, where it says something or throws; `label` tells the items apart. */
export function failures<T>(
  items: readonly T[],
  label: (item: T, index: number) => string,
  check: (item: T) => string,
): string[] {
  return items.flatMap((item, i) => {
    const said = saidBy(() => check(item));
    return said === "" ? [] : [`${label(item, i)}: ${said}`];
  });
}

/** Empty if two texts are the same. */
export function difference(expected: string, found: string): string {
  return expected === found ? "" : `expected ${expected}, found ${found}`;
}

function saidBy(check: () => string): string {
  try {
    return check();
  } catch (error) {
    return String(error);
  }
}
