// What the worker has told of a long list, block by block; what is missing is asked for when it is drawn.

/** Keeps some blocks of a list. */
export class WindowCache<T> {
  readonly #size: number;
  readonly #fetch: (from: number, count: number) => Promise<readonly T[]>;
  readonly #arrived: () => void;
  readonly #blocks = new Map<number, readonly T[]>();
  readonly #asked = new Map<number, number>(); // by block: how many items were asked for
  #count = 0;
  #age = 0;

  /**
   * @param size Items of a block.
   * @param arrived Called when items that were missing are there.
   */
  constructor(
    size: number,
    fetch: (from: number, count: number) => Promise<readonly T[]>,
    arrived: () => void,
  ) {
    this.#size = size;
    this.#fetch = fetch;
    this.#arrived = arrived;
  }

  /** Says how many items there are now; those that were there stay. */
  grow(count: number): void {
    this.#count = count;
  }

  /** Forgets all items. */
  clear(count: number): void {
    this.#age++;
    this.#count = count;
    this.#blocks.clear();
    this.#asked.clear();
  }

  /** An item; undefined while it is on its way. */
  get(index: number): T | undefined {
    const block = Math.floor(index / this.#size);
    const found = this.#blocks.get(block)?.[index % this.#size];
    if (found === undefined) void this.#ask(block);
    return found;
  }

  async #ask(block: number): Promise<void> {
    const from = block * this.#size;
    const count = Math.min(this.#size, this.#count - from);
    if (count <= 0 || this.#asked.get(block) === count) return;
    this.#asked.set(block, count);
    const age = this.#age;
    const items = await this.#fetch(from, count).catch(() => []);
    if (age !== this.#age) return;
    this.#forgetSome();
    this.#blocks.set(block, items);
    this.#arrived();
  }

  /** A list of millions is not to be kept as a whole. */
  #forgetSome(): void {
    if (this.#blocks.size < 64) return;
    const oldest = this.#blocks.keys().next().value!;
    this.#blocks.delete(oldest);
    this.#asked.delete(oldest);
  }
}
