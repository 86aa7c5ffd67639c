// What is drawn at random: by a seed, the same on every runtime.

import { Random } from "../machine/random.ts";

/** Draws an integer of 0 to `n` − 1; 0, without a draw, if `n` is 0. */
export type Below = (n: number) => number;

/** Draws by a seed. */
export function drawing(seed: number): Below {
  const random = new Random(seed);
  return (n) => {
    if (n === 0) return 0;
    random.forget();
    return Math.floor(random.draw("pick.offset") * n);
  };
}

/** As `Collections.shuffle` does it. */
export function shuffle(list: unknown[], below: Below): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
