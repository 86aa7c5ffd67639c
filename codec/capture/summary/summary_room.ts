// How much a summary may keep, whatever a capture holds.

const ENTRIES = 200_000;
const CHARACTERS = 4_194_304;

/** What is left of it, and whether something found no room. */
export class Room {
  #entries = ENTRIES;
  #characters = CHARACTERS;
  #isCut = false;

  /** Something has been left out. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Notes that something was left out. */
  cut(): void {
    this.#isCut = true;
  }

  /** Whether there is room for another entry with this text of a peer; if so it is taken. */
  take(text = ""): boolean {
    const fits = this.#entries > 0 && text.length <= this.#characters;
    if (fits) {
      this.#entries--;
      this.#characters -= text.length;
    } else this.#isCut = true;
    return fits;
  }

  /** Adds to a list of distinct values, if there is room in both. */
  add<T>(set: Set<T>, value: T, most: number): void {
    if (set.has(value)) return;
    if (set.size >= most) this.#isCut = true;
    else if (this.take(typeof value === "string" ? value : "")) set.add(value);
  }
}

/** Counts one more of `key`. */
export function tally<K>(counts: Map<K, number>, key: K, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** The counts, the greatest first. */
export function ranked<K>(counts: ReadonlyMap<K, number>): [key: K, count: number][] {
  return [...counts].sort(([, a], [, b]) => b - a);
}
