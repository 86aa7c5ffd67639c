import { describe, expect, it } from "vitest";
import { VirtualClock } from "../../codec/testing/mod.ts";

/** Wakes that are heard, with their times. */
function heard(
  clock: VirtualClock,
): { at(delayMs: number, name: string): () => void; log: string[] } {
  const log: string[] = [];
  return {
    log,
    at: (delayMs, name) => clock.schedule(delayMs, () => log.push(`${clock.nowMs()} ${name}`)),
  };
}

const wait = (clock: VirtualClock, ms: number) =>
  new Promise<void>((resolve) => clock.schedule(ms, resolve));

describe("VirtualClock", () => {
  it("stands still by itself", async () => {
    const clock = new VirtualClock({ nowMs: 1000 });
    const { log, at } = heard(clock);
    at(1, "a");
    for (let i = 0; i < 1000; i++) await undefined;
    expect([clock.nowMs(), log, clock.pending]).toEqual([1000, [], 1]);
  });
  it("advance() wakes in the order of time, then of scheduling, each at its own time", async () => {
    const clock = new VirtualClock();
    const { log, at } = heard(clock);
    at(30, "late");
    at(10, "first");
    at(10, "second");
    at(20, "middle");
    at(31, "later");
    await clock.advance(30);
    expect(log).toEqual(["10 first", "10 second", "20 middle", "30 late"]);
    expect([clock.nowMs(), clock.pending]).toEqual([30, 1]);
  });
  it("advance() reaches the time in between timers", async () => {
    const clock = new VirtualClock();
    await clock.advance(7.5);
    expect(clock.nowMs()).toBe(7.5);
  });
  it("a timer that is cancelled is not woken, and cancelling again does nothing", async () => {
    const clock = new VirtualClock();
    const { log, at } = heard(clock);
    const cancel = at(10, "a");
    at(10, "b");
    cancel();
    cancel();
    await clock.advance(10);
    cancel();
    expect([log, clock.pending]).toEqual([["10 b"], 0]);
  });
  it("a timer may set and cancel others, also for the same advance", async () => {
    const clock = new VirtualClock();
    const { log, at } = heard(clock);
    const cancel = at(20, "never");
    clock.schedule(10, () => {
      cancel();
      at(5, "new");
    });
    await clock.advance(100);
    expect(log).toEqual(["15 new"]);
  });
  it("lets promises settle before time passes, between timers, and after", async () => {
    const clock = new VirtualClock();
    const log: string[] = [];
    const walk = async () => {
      for (let i = 0; i < 3; i++) {
        await wait(clock, 10);
        for (let hop = 0; hop < 50; hop++) await undefined; // fewer than are taken for rest
        log.push(`${clock.nowMs()}`);
      }
    };
    const walking = walk();
    await clock.advance(30);
    expect(log).toEqual(["10", "20", "30"]);
    await walking;
  });
  it("does not take promises for rest that ask the clock now and then", async () => {
    const clock = new VirtualClock();
    let isDone = false;
    (async () => {
      for (let hop = 0; hop < 10_000; hop++) {
        await undefined;
        if (hop % 90 === 0) clock.nowMs();
      }
      isDone = true;
    })();
    await clock.advance(1);
    expect(isDone).toBe(true);
  });
  it("run() lets pass as much time as a promise needs", async () => {
    const clock = new VirtualClock();
    const twice = async () => {
      await wait(clock, 86_400);
      await wait(clock, 600);
      return "done";
    };
    expect(await clock.run(twice())).toBe("done");
    expect(clock.nowMs()).toBe(87_000);
  });
  it("run() lets no time pass for a promise that needs none", async () => {
    const clock = new VirtualClock();
    const { log, at } = heard(clock);
    at(1, "a");
    expect(await clock.run(Promise.resolve(1))).toBe(1);
    expect([log, clock.nowMs()]).toEqual([[], 0]);
  });
  it("run() rejects as the promise does", async () => {
    const clock = new VirtualClock();
    const failing = wait(clock, 5).then(() => Promise.reject(new Error("no")));
    await expect(clock.run(failing)).rejects.toThrow(new Error("no"));
  });
  it("run() tells of a promise that nothing will settle", async () => {
    const clock = new VirtualClock();
    await expect(clock.run(new Promise(() => {}))).rejects.toThrow(
      new Error(
        "Cannot run until the promise settles: no timer is set. Code that waits for the platform needs the option `settle`",
      ),
    );
  });
  it("run() ends where timers follow timers for ever", async () => {
    const clock = new VirtualClock();
    const again = () => void clock.schedule(60_000, again);
    again();
    await expect(clock.run(new Promise(() => {}), 600_000)).rejects.toThrow(
      new Error("Cannot run until the promise settles: 600000 ms were not enough"),
    );
    expect(clock.nowMs()).toBe(600_000);
  });
  it("gives what a timer throws", async () => {
    const clock = new VirtualClock();
    clock.schedule(5, () => {
      throw new Error("thrown");
    });
    await expect(clock.advance(10)).rejects.toThrow(new Error("thrown"));
    expect(clock.nowMs()).toBe(5);
  });
  it("refuses delays that platforms make something else of (connection M12)", () => {
    for (const delayMs of [0, -1, 0.5, NaN, 2_147_483_648, Infinity]) {
      expect(() => new VirtualClock().schedule(delayMs, () => {}))
        .toThrow(new RangeError(`Cannot schedule: expected 1 to 2147483647 ms, found ${delayMs}`));
    }
  });
  it("does not go back", async () => {
    const clock = new VirtualClock();
    await expect(clock.advance(-1)).rejects.toThrow(
      new RangeError("Cannot advance: expected 0 ms or more, found -1"),
    );
    const longer = clock.advance(100);
    await Promise.all([longer, clock.advance(10)]);
    expect(clock.nowMs()).toBe(100);
  });
  it("waits for the platform with `settle`", async () => {
    const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
    const clock = new VirtualClock({ settle });
    const hashed = crypto.subtle.digest("SHA-256", new Uint8Array(1000));
    const { byteLength } = await clock.run(wait(clock, 10).then(() => hashed));
    expect(byteLength).toBe(32);
  });
  it("keeps many timers cheap", async () => {
    const clock = new VirtualClock();
    const cancels = Array.from({ length: 20_000 }, (_, i) => clock.schedule(1 + i % 977, () => {}));
    for (const cancel of cancels) cancel();
    expect(clock.pending).toBe(0);
    await clock.advance(1000);
  });
});
