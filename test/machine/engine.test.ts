import { describe, expect, it } from "vitest";
import { Engine } from "../../codec/machine/engine.ts";

type Effect = { readonly type: string; readonly seq: number };

function told(...types: readonly string[]): Engine<Effect, never> {
  const engine = new Engine<Effect, never>([], 1);
  for (const type of types) engine.emit({ type });
  return engine;
}

const typesOf = (effects: readonly Effect[]) => effects.map(({ type, seq }) => `${type} ${seq}`);

describe("Engine", () => {
  it("connection M6: what nobody has taken waits, numbered in order", () => {
    const engine = told("a", "b", "c");
    expect(typesOf(engine.waiting)).toEqual(["a 0", "b 1", "c 2"]);
    expect(engine.poll()).toEqual({ type: "a", seq: 0 });
    expect(typesOf(engine.waiting)).toEqual(["b 1", "c 2"]);
    engine.emit({ type: "d" });
    expect(typesOf(engine.waiting)).toEqual(["b 1", "c 2", "d 3"]);
    while (engine.poll());
    expect(engine.waiting).toEqual([]);
  });
  it("takes back what is unwanted, and leaves the rest in order", () => {
    const engine = told("a", "b", "a", "c");
    engine.poll();
    expect(typesOf(engine.withdraw(({ type }) => type === "a"))).toEqual(["a 2"]);
    expect(typesOf(engine.waiting)).toEqual(["b 1", "c 3"]);
  });
  it("connection M11: its snapshot has what waits, and no more", () => {
    const engine = told("a", "b");
    engine.poll();
    const again = told();
    again.restore(JSON.parse(JSON.stringify(engine.snapshot())));
    again.emit({ type: "c" });
    expect(typesOf(again.waiting)).toEqual(["b 1", "c 2"]);
  });
});
