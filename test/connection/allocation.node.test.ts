import { build } from "esbuild";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";

const TICKS = 100_000;
const NOISE = 4_096; // bytes; one object for each tick would be a million or more

// Ticks in a worker that holds the library as a bundle does, so that nothing else is on the heap. Times are whole
// milliseconds: a fraction is a number on the heap wherever V8 passes one on, which depends on what it has inlined.
const SCRIPT = `
  import { setFlagsFromString } from "node:v8";
  import { runInNewContext } from "node:vm";
  import { parentPort } from "node:worker_threads";
  import { openingLane, readyLane } from "./test/kit/lane.ts";
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const tick = { type: "tick" };
  const tickAll = (machine) => {
    for (let i = 1; i <= ${TICKS}; i++) machine.handle(tick, i);
  };
  const grown = (machine) => {
    collect();
    const before = process.memoryUsage().heapUsed;
    tickAll(machine);
    return process.memoryUsage().heapUsed - before;
  };
  const NEVER = { connectionsMaxIdleMs: -1, requestTimeoutMs: 2 ** 31 - 1 };
  const busy = readyLane(NEVER);
  for (let id = 1; id <= 5; id++) {
    busy.send(id);
    busy.take();
    busy.flush();
  }
  const lanes = {
    ready: readyLane(NEVER),
    "five in flight": busy,
    opening: openingLane({ connectTimeoutMs: 2 ** 31 - 1 }),
    "stall forgiveness": readyLane({ ...NEVER, stallForgiveness: true }),
  };
  const leasts = Object.entries(lanes).map(([name, { machine }]) => {
    const rounds = Array.from({ length: 16 }, () => grown(machine)); // V8 has compiled it all after some
    return [name, Math.min(...rounds)];
  });
  parentPort.postMessage(Object.fromEntries(leasts));`;

describe("connection J.9: a tick that comes early", () => {
  it("allocates nothing", async () => {
    const bytes = await leastGrowth();
    expect(Object.keys(bytes).length).toBe(4);
    for (const [name, least] of Object.entries(bytes)) expect(least, name).toBeLessThan(NOISE);
  });
});

/** How much the heap grows with all ticks when it grows least, by the state of the connection. */
async function leastGrowth(): Promise<{ readonly [name: string]: number }> {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: ".", loader: "ts" },
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
  });
  const worker = new Worker(outputFiles[0]!.text, { eval: true });
  const [bytes] = await once(worker, "message");
  await worker.terminate();
  return bytes;
}
