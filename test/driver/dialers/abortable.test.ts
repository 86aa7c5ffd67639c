import { describe, expect, it } from "vitest";
import { abortable } from "../../../codec/driver/abortable.ts";
import { reasonOf } from "./journey.ts";

/** A signal that counts who listens. */
function counted(controller: AbortController): { signal: AbortSignal; listeners: () => number } {
  const { signal } = controller;
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners++;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners--;
    remove(...args);
  };
  return { signal, listeners: () => listeners };
}

describe("abortable()", () => {
  it("gives what the work gives, and stops nothing, then or later", async () => {
    const controller = new AbortController();
    const { signal, listeners } = counted(controller);
    let stops = 0;
    expect(await abortable(signal, Promise.resolve(7), () => stops++)).toBe(7);
    expect(listeners()).toBe(0);
    controller.abort();
    await Promise.resolve();
    expect(stops).toBe(0);
  });

  it("stops and throws what the work throws", async () => {
    const { signal, listeners } = counted(new AbortController());
    let stops = 0;
    const failing = abortable(signal, Promise.reject(new Error("no")), () => stops++);
    expect(await reasonOf(failing)).toBe("no");
    expect([stops, listeners()]).toEqual([1, 0]);
  });

  it("stops when the signal says so, and forgets the work", async () => {
    const controller = new AbortController();
    const { signal, listeners } = counted(controller);
    let stops = 0;
    let fail = (_: Error) => {};
    const work = new Promise<never>((_, failed) => fail = failed);
    const aborted = reasonOf(abortable(signal, work, () => stops++));
    controller.abort(new Error("enough"));
    expect(await aborted).toBe("enough");
    expect([stops, listeners()]).toEqual([1, 0]);
    fail(new Error("nobody hears this"));
    await Promise.resolve();
  });

  it("stops if the signal has said so already", async () => {
    let stops = 0;
    const signal = AbortSignal.abort(new Error("before"));
    expect(await reasonOf(abortable(signal, new Promise(() => {}), () => stops++))).toBe("before");
    expect(stops).toBe(1);
  });
});
