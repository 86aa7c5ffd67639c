import { describe, expect, it } from "vitest";
import { Broken, Space, type Step, type Subject } from "./explorer.ts";

/** Counts to `limit` in steps of 1 and 2, and begins anew; `isBad` may not happen. */
class Counter implements Subject<number> {
  readonly first = 0;
  readonly #limit: number;
  readonly #isBad: (n: number) => boolean;

  constructor(limit: number, isBad: (n: number) => boolean = () => false) {
    this.#limit = limit;
    this.#isBad = isBad;
  }

  key(n: number): string {
    return String(n);
  }

  steps(n: number): Step<number>[] {
    return [
      { label: "one", silent: n < this.#limit - 1, take: () => [this.#checked(n + 1)] },
      { label: "two or anew", friendly: true, take: () => [this.#checked(n + 2), 0] },
    ];
  }

  #checked(n: number): number {
    if (this.#isBad(n)) throw new Error(`${n} is bad`);
    return n % this.#limit;
  }
}

function exploring(subject: Subject<number>, limit = 100): Space<number> {
  const space = new Space(subject, 1);
  space.explore(limit);
  return space;
}

describe("Space", () => {
  it("has every state once, and counts the transitions", () => {
    expect(exploring(new Counter(9)).size).toEqual({ states: 9, transitions: 27, depth: 4 });
  });
  it("tells a shortest path to a broken rule", () => {
    const broken = new Broken("5 is bad", ["one", "two or anew", "two or anew"]);
    expect(() => exploring(new Counter(9, (n) => n === 5))).toThrow(broken);
  });
  it("ends if there are more states than were expected", () => {
    expect(() => exploring(new Counter(9), 8))
      .toThrow(new Error("Cannot explore: expected at most 8 states"));
  });
  it("knows the longest way of a silent environment", () => {
    expect(exploring(new Counter(9)).silentWay((n) => n === 8)).toBe(8);
    expect(exploring(new Counter(9)).silentWay((n) => n === 8 || n === 2)).toBe(5);
  });
  it("finds a state from which it does not arrive", () => {
    const lost = new Broken("a silent environment does not come to rest", ["one", "two or anew"]);
    expect(() => exploring(new Counter(4)).silentWay((n) => n === 2)).toThrow(lost);
  });
  it("wants all ways that chance may take", () => {
    const lost = new Broken("a friendly environment does not arrive", []);
    expect(() => exploring(new Counter(4)).friendlyWay((n) => n === 2)).toThrow(lost);
  });
});
