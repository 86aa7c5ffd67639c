import { type Draw, type DrawPoint, Random } from "../../codec/machine/random.ts";

/** The least and the greatest that a generator gives. */
export const EXTREMES: readonly number[] = [0, 1 - 2 ** -32];

/** While it rules, every draw of every machine gives the same number. */
export class Chance {
  /** What draws give. */
  value: number = 0;
  /** Whether something was drawn since it was last set to false. */
  drew = false;

  /** Runs with this chance in the place of the generators. */
  rule<T>(run: () => T): T {
    const { draw } = Random.prototype;
    // deno-lint-ignore no-this-alias
    const chance = this;
    Random.prototype.draw = function (this: Random, point: DrawPoint): number {
      chance.drew = true;
      this.drawn.push([point, chance.value] satisfies Draw);
      return chance.value;
    };
    try {
      return run();
    } finally {
      Random.prototype.draw = draw;
    }
  }
}
