import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { detach } from "../../codec/wire/mod.ts";
import { decodeKitchen, encodeKitchen } from "../kit/made_up/kitchen.ts";
import { LEAST } from "./kitchen.ts";

describe("a decoder, given a Buffer of Node", () => {
  const body = encodeKitchen({ ...LEAST, s: "kafka", b: Uint8Array.of(1, 2, 3) }, 1);
  const pooled = Buffer.from(body); // a window on memory that others use, too

  it("reads the same", () => {
    expect(decodeKitchen(pooled, 1)).toEqual(decodeKitchen(body, 1));
  });
  it("gives plain views, which slice by copying", () => {
    const { b } = decodeKitchen(pooled, 1);
    expect(Object.getPrototypeOf(b)).toBe(Uint8Array.prototype);
    expect(b.buffer).toBe(pooled.buffer);
    expect(b.slice().buffer).not.toBe(pooled.buffer);
  });
  it("gives what can be detached from the pool", () => {
    const { b } = detach(decodeKitchen(pooled, 1));
    expect(b).toEqual(Uint8Array.of(1, 2, 3));
    expect(b.buffer.byteLength).toBe(3);
  });
});
