import { describe, expect, it } from "vitest";
import { Pairing, peekResponseFrame, type SentRequest } from "../../codec/frame/mod.ts";
import { fromHex } from "./bytes.ts";

const metadata = { apiKey: 3, apiVersion: 12 };
const versions = { apiKey: 18, apiVersion: 4 };

describe("Pairing", () => {
  it("gives back what was sent, with the caller's own value", () => {
    const pairing = new Pairing<SentRequest & { done: () => number }>();
    const request = { ...metadata, done: () => 5 };
    expect(pairing.sent(7, request)).toEqual({ ok: true });
    const answer = pairing.answer(7);
    expect(answer.ok && answer.request).toBe(request);
    expect(answer.ok && answer.request.done()).toBe(5);
  });

  it("answers in the order of the wire and knows its size", () => {
    const pairing = new Pairing();
    expect([pairing.size, pairing.oldest]).toEqual([0, undefined]);
    pairing.sent(1, metadata);
    pairing.sent(2, versions);
    expect([pairing.size, pairing.oldest]).toEqual([2, metadata]);
    expect(pairing.answer(1)).toEqual({ ok: true, request: metadata });
    expect([pairing.size, pairing.oldest]).toEqual([1, versions]);
    pairing.sent(3, metadata);
    expect(pairing.answer(2)).toEqual({ ok: true, request: versions });
    expect(pairing.answer(3)).toEqual({ ok: true, request: metadata });
    expect([pairing.size, pairing.oldest]).toEqual([0, undefined]);
  });

  it("reliability 61: swapped responses are out of order, and nothing is delivered", () => {
    const pairing = new Pairing();
    pairing.sent(1, metadata);
    pairing.sent(2, versions);
    expect(pairing.answer(2)).toEqual({ ok: false, reason: "out-of-order", oldest: metadata });
    expect(pairing.size).toBe(2);
    expect(pairing.answer(1)).toEqual({ ok: true, request: metadata });
    expect(pairing.answer(2)).toEqual({ ok: true, request: versions });
  });

  it("reliability 60: an id that was never sent, or has been answered, is unknown", () => {
    const pairing = new Pairing();
    expect(pairing.answer(0)).toEqual({ ok: false, reason: "unknown" });
    pairing.sent(1, metadata);
    pairing.sent(2, versions);
    expect(pairing.answer(3)).toEqual({ ok: false, reason: "unknown" });
    pairing.answer(1);
    expect(pairing.answer(1)).toEqual({ ok: false, reason: "unknown" });
    expect(pairing.size).toBe(1);
  });

  it("reliability 60: a late response meets its own request, not a newer one", () => {
    const pairing = new Pairing<SentRequest & { abandoned: boolean }>();
    const late = { ...metadata, abandoned: false };
    pairing.sent(1, late);
    late.abandoned = true; // its caller has timed out
    pairing.sent(2, { ...metadata, abandoned: false });
    const first = pairing.answer(1);
    const second = pairing.answer(2);
    expect(first.ok && first.request.abandoned).toBe(true);
    expect(second.ok && second.request.abandoned).toBe(false);
  });

  it("answers requests with one id in their order", () => {
    const pairing = new Pairing();
    pairing.sent(0, metadata);
    pairing.sent(0, versions);
    expect(pairing.answer(0)).toEqual({ ok: true, request: metadata });
    expect(pairing.answer(0)).toEqual({ ok: true, request: versions });
  });

  it("takes every int32 and nothing else as id", () => {
    const pairing = new Pairing();
    for (const id of [0, -1, -(2 ** 31), 2 ** 31 - 1]) {
      pairing.sent(id, metadata);
      expect(pairing.answer(id).ok).toBe(true);
    }
    const message = "Cannot remember a request: expected an int32 as correlation id";
    for (const id of [2 ** 31, -(2 ** 31) - 1, 0.5, NaN, "7" as unknown as number]) {
      expect(() => pairing.sent(id, metadata)).toThrow(new RangeError(message));
      expect(pairing.answer(id)).toEqual({ ok: false, reason: "unknown" });
    }
    expect(pairing.size).toBe(0);
  });

  it("holds 1,000 requests by default, exactly", () => expectLimit(new Pairing(), 1_000));
  it("holds as many as its option says, exactly", () => {
    expectLimit(new Pairing({ maxInFlight: 1 }), 1);
    expectLimit(new Pairing({ maxInFlight: 5 }), 5);
  });

  it("refuses a limit that is none", () => {
    for (const maxInFlight of [0, -1, 1.5, NaN, Infinity]) {
      const message = `Cannot use maxInFlight: expected at least 1, found ${maxInFlight}`;
      expect(() => new Pairing({ maxInFlight })).toThrow(new RangeError(message));
    }
  });

  it("takeAll() gives what is left, oldest first", () => {
    const pairing = new Pairing();
    pairing.sent(1, metadata);
    pairing.sent(2, versions);
    expect(pairing.takeAll()).toEqual([metadata, versions]);
    expect(pairing.takeAll()).toEqual([]);
    expect(pairing.size).toBe(0);
    pairing.sent(3, metadata);
    expect(pairing.answer(3).ok).toBe(true);
  });

  it("takes its id from the frame of a response", () => {
    const pairing = new Pairing();
    pairing.sent(7, metadata);
    const { correlationId } = peekResponseFrame(fromHex("00000004 00000007"));
    expect(pairing.answer(correlationId)).toEqual({ ok: true, request: metadata });
  });

  it("takes 100,000 requests in flight in linear time", () => {
    const pairing = new Pairing({ maxInFlight: 100_000 });
    for (let id = 0; id < 100_000; id++) pairing.sent(id, metadata);
    let answered = 0;
    for (let id = 0; id < 100_000; id++) answered += Number(pairing.answer(id).ok);
    expect(answered).toBe(100_000);
  });
});

function expectLimit(pairing: Pairing, limit: number): void {
  for (let id = 0; id < limit; id++) pairing.sent(id, metadata);
  expect(pairing.size).toBe(limit);
  expect(pairing.sent(limit, versions)).toEqual({ ok: false, reason: "full" });
  expect(pairing.size).toBe(limit);
  expect(pairing.answer(limit)).toEqual({ ok: false, reason: "unknown" });
  expect(pairing.answer(0).ok).toBe(true);
  expect(pairing.sent(limit, versions)).toEqual({ ok: true });
}
