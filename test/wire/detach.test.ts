import { describe, expect, it } from "vitest";
import { detach } from "../../codec/wire/mod.ts";
import { decodeKitchen, encodeKitchen } from "../kit/made_up/kitchen.ts";
import { allPlaces } from "../kit/plan.ts";
import { difference, type Message } from "../kit/same.ts";
import { fullOf } from "../kit/values.ts";
import { LEAST } from "./kitchen.ts";

describe("detach()", () => {
  it("gives an equal message that shares no memory with the input, for every message", () => {
    const failures: string[] = [];
    for (const { name, codec, version, plan } of allPlaces()) {
      const body = codec.encode(fullOf(plan), version);
      const message = codec.decode(body, version) as Message;
      const copy = detach(message);
      body.fill(0);
      const where = difference(plan, fullOf(plan), copy);
      if (where !== "") failures.push(`${name} differs at ${where}`);
      const kept = buffersIn(copy).filter((buffer) => buffer === body.buffer);
      if (kept.length > 0) failures.push(`${name} keeps the input`);
    }
    expect(failures).toEqual([]);
  });
  it("gives each view memory of its own size", () => {
    const body = encodeKitchen({ ...LEAST, b: Uint8Array.of(1, 2), nB: Uint8Array.of(3) }, 1);
    const sizes = buffersIn(detach(decodeKitchen(body, 1))).map((buffer) => buffer.byteLength);
    expect(sizes).toEqual([2, 1]);
  });
  it("leaves the message as it was", () => {
    const body = encodeKitchen({ ...LEAST, b: Uint8Array.of(1, 2), aI: [1] }, 1);
    const message = decodeKitchen(body, 1);
    const copy = detach(message);
    expect(copy).toEqual(message);
    expect(copy).not.toBe(message);
    expect(message.b.buffer).toBe(body.buffer);
  });
  it("copies what stands beside ill-formed text", () => {
    const body = encodeKitchen({ ...LEAST, s: "xx" }, 1).map((byte) => byte === 120 ? 255 : byte);
    const { invalidText } = detach(decodeKitchen(body, 1, { replaceInvalidUtf8: true }));
    expect(invalidText).toEqual([{ path: ["s"], data: Uint8Array.of(255, 255) }]);
    expect(invalidText![0]!.data.buffer.byteLength).toBe(2);
  });
  it("copies out of shared memory", () => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const body = encodeKitchen({ ...LEAST, b: Uint8Array.of(1, 2) }, 1);
    const shared = new Uint8Array(buffer).subarray(0, body.length);
    shared.set(body);
    const { b } = detach(decodeKitchen(shared, 1));
    expect(b.buffer).toBeInstanceOf(ArrayBuffer);
    expect(b).toEqual(Uint8Array.of(1, 2));
  });
  it("keeps primitives, null, undefined and empty lists", () => {
    const value = { a: 1, b: 2n, c: "x", d: true, e: null, f: undefined, g: [], h: NaN };
    expect(detach(value)).toEqual(value);
    expect(Object.keys(detach(value))).toEqual(Object.keys(value));
    expect([1, "a", null, undefined, 5n].map(detach)).toEqual([1, "a", null, undefined, 5n]);
  });
  it("gives plain objects, also where a key is __proto__", () => {
    const value = JSON.parse('{"__proto__": {"polluted": 1}, "a": 1}');
    const copy = detach(value);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.keys(copy)).toEqual(["__proto__", "a"]);
    expect(copy.polluted).toBe(undefined);
  });
});

/** The memory behind every view in a message, but that of empty ones. */
function buffersIn(value: unknown): ArrayBufferLike[] {
  if (value instanceof Uint8Array) return value.length > 0 ? [value.buffer] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(buffersIn);
}
