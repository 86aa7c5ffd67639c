// Promise (e) of capture.md 5.2: memory is bounded by limits, whatever is pushed.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type CaptureEvent, KafkaTracker } from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { timeAt } from "../kit/capture_writer.ts";
import { Random } from "../kit/random.ts";
import { heartbeatRequest, heartbeatResponse } from "./frames_made.ts";
import { framesOf } from "./made_captures.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
const MB = 2 ** 20;
const noise = new Random(1).bytes(MB);
const ENDS = [{ address: "10.0.0.1", port: 40_000 }, {
  address: "10.0.0.2",
  port: 36_333,
}] as const;

/** Bytes that are in use. */
function used(): number {
  collect();
  collect(); // what holds array buffers goes first
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Random bytes, other ones each time, as arrays of their own. */
function* chunks(total: number, size = 65_536): Generator<Uint8Array> {
  for (let at = 0; at < total; at += size) {
    const from = at * 7 % (noise.length - size);
    yield noise.slice(from, from + size);
  }
}

/** Most bytes that a tracker holds meanwhile, looked at a few times. */
function mostHeld(tracker: KafkaTracker, total: number, push: (bytes: Uint8Array) => void): number {
  const before = used();
  let most = 0;
  let pushed = 0;
  for (const bytes of chunks(total)) {
    push(bytes);
    pushed += bytes.length;
    if (pushed % (total / 2) === 0 || pushed === 2 * MB) most = Math.max(most, used() - before);
  }
  tracker.end();
  return most;
}

describe("5.2 (e): memory is bounded", () => {
  it("where there is no Kafka: 100 MB of random bytes", () => {
    const tracker = new KafkaTracker(registry);
    tracker.openUnknown(0, undefined, ENDS);
    const events: CaptureEvent[] = [];
    let side: 0 | 1 = 0;
    const most = mostHeld(tracker, 100 * MB, (bytes) => {
      events.push(...tracker.push(0, side, undefined, bytes));
      side = side === 0 ? 1 : 0;
    });
    expect(events.map(({ kind }) => kind)).toEqual(["connection"]);
    expect(most).toBeLessThan(8 * MB);
  });

  for (const direction of ["request", "response"] as const) {
    it(`where a ${direction} is said to be, and is none`, () => {
      const tracker = new KafkaTracker(registry);
      const push = (bytes: Uint8Array) => void tracker.push(0, direction, undefined, bytes);
      expect(mostHeld(tracker, 16 * MB, push)).toBeLessThan(16 * MB); // 4 MiB, and the copy that is searched
    });
  }

  it("where many connections cannot be told yet", () => {
    const tracker = new KafkaTracker(registry, { limits: { totalPendingBytes: MB } });
    for (let i = 0; i < 500; i++) tracker.openUnknown(i, undefined, ENDS);
    let n = 0;
    const push = (bytes: Uint8Array) => void tracker.push(n++ % 500, 0, undefined, bytes);
    expect(mostHeld(tracker, 32 * MB, push)).toBeLessThan(16 * MB); // a collection may come late
  });

  it("where many connections that were seen to open cannot be told", () => {
    const tracker = new KafkaTracker(registry, { limits: { totalPendingBytes: MB } });
    const before = used();
    for (let number = 0; number < 500; number++) {
      const connection = { number, ends: ENDS, opener: 0 } as const;
      tracker.chunk({ kind: "open", connection, packet: 1 });
      const bytes = noise.slice(number, number + 60_000);
      tracker.chunk({ kind: "bytes", connection, side: 0, bytes, packet: 2 });
    }
    expect(used() - before).toBeLessThan(4 * MB);
  });

  it("where frames are not whole, over all connections", () => {
    const tracker = new KafkaTracker(registry);
    const before = used();
    for (let i = 0; i < 200; i++) {
      tracker.push(i, "request", undefined, Uint8Array.of(5, 0, 0, 0));
      tracker.push(i, "request", undefined, new Uint8Array(1_000_000));
    }
    expect(used() - before).toBeLessThan(100_000_000);
    tracker.end();
  });

  for (const apart of [1, 71]) {
    it(`where a frame comes in pieces of one byte, ${apart} apart in the file`, () => {
      const tracker = new KafkaTracker(registry);
      const block = new Uint8Array(MB).fill(1);
      tracker.push(0, "request", undefined, Uint8Array.of(5, 0, 0, 0));
      const before = used();
      for (let i = 0; i < 1_000_000; i++) {
        const place = { packet: i, fileOffset: apart * i };
        tracker.push(0, "request", timeAt(i), block.subarray(i, i + 1), place);
      }
      expect(used() - before).toBeLessThan(50_000_000);
      tracker.end();
    });
  }

  it("where a frame is looked for in pieces of one byte", () => {
    const tracker = new KafkaTracker(registry, { limits: { totalPendingBytes: 2 * MB } });
    const before = used();
    let most = 0;
    for (let i = 0; i < 300_000; i++) {
      const place = { packet: i, fileOffset: 71 * i };
      tracker.push(0, "request", timeAt(i), noise.subarray(i, i + 1), place);
      if (i % 50_000 === 0) most = Math.max(most, used() - before);
    }
    expect(most).toBeLessThan(8 * MB); // of 4 MiB that may be looked through, what costs twice the limit
    expect(tracker.end().find(({ kind }) => kind === "gap")).toMatchObject({ bytes: 300_000 });
  });

  it("where it cannot be told of pieces of one byte what they are", () => {
    const tracker = new KafkaTracker(registry);
    const before = used();
    tracker.openUnknown(0, undefined, ENDS);
    let told = 0;
    let most = 0;
    for (let i = 0; told === 0 && most < 16 * MB; i++) {
      told = tracker.push(0, i % 2 === 0 ? 0 : 1, undefined, noise.slice(i, i + 1)).length;
      if (i % 8_000 === 0) most = Math.max(most, used() - before);
    }
    expect(most).toBeLessThan(16 * MB);
  });

  it("where frames wait of which a large array holds a little", () => {
    const tracker = new KafkaTracker(registry);
    const before = used();
    for (let i = 0; i < 200; i++) {
      const chunk = noise.slice();
      chunk.set([5, 0, 0, 0]);
      tracker.push(i % 50, "request", undefined, chunk.subarray(i < 50 ? 0 : 4, 1_000));
      if (i < 50) tracker.push(i, "response", undefined, chunk.subarray(0, 3));
    }
    expect(used() - before).toBeLessThan(4 * MB);
    expect(tracker.end().filter(({ kind }) => kind === "gap")).toHaveLength(100);
  });

  it("where nobody answers, and where nobody has asked", () => {
    const tracker = new KafkaTracker(registry);
    const before = used();
    for (let i = 0; i < 12_000; i++) tracker.push(0, "request", undefined, heartbeatRequest(i));
    tracker.push(0, "response", undefined, heartbeatResponse(0));
    tracker.push(0, "response", undefined, heartbeatResponse(11_999));
    const answers = framesOf(tracker.close(0, undefined));
    expect(answers.map(({ flags, pairedWith }) => [flags.join(), pairedWith])).toEqual([
      ["inferred", undefined], // its request has been forgotten
      ["", 12_001],
    ]);
    let events = 0;
    for (let i = 0; i < 5_000; i++) {
      events += tracker.push(1, "response", undefined, heartbeatResponse(i)).length;
    }
    expect(events).toBe(1 + 10); // the others of 4,000 are folded, 1,000 wait
    expect(used() - before).toBeLessThan(20 * MB);
    const [folded] = tracker.close(1, undefined).filter(({ kind }) => kind === "warning");
    expect(folded).toMatchObject({ code: "folded", count: 4_990 });
  });

  it("where one connection holds up the others", () => {
    const tracker = new KafkaTracker(registry);
    tracker.openUnknown(0, undefined, ENDS);
    tracker.push(0, 0, undefined, noise.slice(0, 1_000));
    let events = 0;
    for (let i = 0; i < 12_000; i++) {
      events += tracker.push(1, "request", undefined, heartbeatRequest(i)).length;
    }
    expect(events).toBeGreaterThan(1_500);
  });
});
