/** What can stand in a {@linkcode Recency}, in one at a time; the members belong to it. */
export interface Recent<T> {
  older: T | undefined;
  newer: T | undefined;
}

/** Things in the order of their last use. Every step takes the same time, however many they are. */
export class Recency<T extends Recent<T>> {
  /** How many there are. */
  size: number = 0;
  #oldest: T | undefined;
  #newest: T | undefined;

  /** The one that was not used for longest. */
  get oldest(): T | undefined {
    return this.#oldest;
  }

  /** Adds one, as just used. */
  add(item: T): void {
    item.older = this.#newest;
    if (this.#newest) this.#newest.newer = item;
    else this.#oldest = item;
    this.#newest = item;
    this.size++;
  }

  /** Takes one out that is there. */
  remove(item: T): void {
    const { older, newer } = item;
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
    item.older = item.newer = undefined;
    this.size--;
  }

  /** Says that one which is there has just been used. */
  touch(item: T): void {
    if (item === this.#newest) return;
    this.remove(item);
    this.add(item);
  }
}
