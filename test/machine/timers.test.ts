import { describe, expect, it } from "vitest";
import { Timers } from "../../codec/machine/timers.ts";

const names = ["first", "second", "third"] as const;

describe("Timers", () => {
  it("connection M3: fire by deadline, then by rank", () => {
    const timers = new Timers(names);
    timers.set("third", 5);
    timers.set("second", 7);
    timers.set("first", 7);
    expect([timers.due(6), timers.due(6), timers.due(7), timers.due(7), timers.due(7)]).toEqual(
      ["third", undefined, "first", "second", undefined],
    );
  });
  it("connection M5: fire at their deadline, not after it", () => {
    const timers = new Timers(names);
    timers.set("first", 5);
    expect([timers.due(4), timers.due(5)]).toEqual([undefined, "first"]);
  });
  it("say which is next", () => {
    const timers = new Timers(names);
    expect([timers.next, timers.deadlineMs]).toEqual([undefined, Infinity]);
    timers.set("second", 5);
    expect([timers.next, timers.deadlineMs, timers.at("second")]).toEqual(
      [{ name: "second", deadlineMs: 5 }, 5, 5],
    );
    timers.clear("second", "first");
    expect(timers.next).toBeUndefined();
  });
  it("connection M13: a timer that is held fires at the end of the hold, in the old order", () => {
    const timers = new Timers(names);
    timers.set("third", 5);
    timers.set("second", 6);
    timers.set("first", 40);
    timers.hold(["second", "third"], 50);
    expect(timers.deadlineMs).toBe(40);
    expect([timers.due(49), timers.due(49), timers.due(50), timers.due(50)]).toEqual(
      ["first", undefined, "third", "second"],
    );
  });
  it("keep their deadlines in a snapshot", () => {
    const timers = new Timers(names);
    timers.set("second", 5);
    const restored = new Timers(names);
    restored.restore(JSON.parse(JSON.stringify(timers.snapshot())));
    expect(restored.snapshot()).toEqual({ deadlines: { second: 5 } });
    expect(restored.next).toEqual({ name: "second", deadlineMs: 5 });
    timers.hold(["second"], 9);
    restored.restore(JSON.parse(JSON.stringify(timers.snapshot())));
    expect(restored.next).toEqual({ name: "second", deadlineMs: 9 });
  });
});
