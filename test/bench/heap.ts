import process from "node:process";
import { bodyOf } from "./bodies.ts";
import { findCase } from "./data.ts";
import { median } from "./measure.ts";

const ENOUGH = 4_000_000; // bytes of input, so that nothing else on the heap matters

/** Bytes of heap that a decoded message keeps, for each byte on the wire. */
export async function heap(name: string): Promise<number> {
  const { codec: { decode }, version } = findCase(name);
  const body = await bodyOf(findCase(name));
  const kept = new Array<object>(Math.ceil(ENOUGH / body.length));
  const fill = () => {
    for (let i = 0; i < kept.length; i++) kept[i] = decode(body, version);
  };
  fill();
  const used = Array.from({ length: 5 }, () => {
    kept.fill({});
    const before = heapUsed();
    fill();
    return heapUsed() - before;
  });
  return median(used) / kept.length / body.length;
}

function heapUsed(): number {
  const { gc } = globalThis as unknown as { gc: () => void };
  gc();
  gc();
  return process.memoryUsage().heapUsed;
}
