import { describe, expect, it } from "vitest";
import type { CaptureLimits } from "../../codec/capture/options.ts";
import { captureLimits } from "../../codec/capture/options.ts";
import { handshake, type SegmentInit, Segments, told, Tracked } from "../kit/segments.ts";

/** A tracker that has seen a handshake and the first byte of side 0, which was number 1. */
function begun(limits: Partial<CaptureLimits> = {}): Tracked {
  const tracked = new Tracked(limits);
  tracked.push(...handshake(), { seq: 1, data: "a", ack: 1, ms: 0 });
  return tracked;
}

const AHEAD = { seq: 5, data: "efgh" } as const;
const GIVEN_UP = ["#0.0 hole 3 lost-segment", "#0.0 efgh"];

describe("TcpTracker declares lost what is missing", () => {
  it("C-03 at the end of the capture, as a hole of known size, with all that is behind it", () => {
    const lost = 64;
    const segments = [
      ...handshake(),
      { seq: 1, data: "first" },
      { seq: 6 + lost, data: "later" },
      { seq: 11 + lost, data: "last" },
      { seq: 20 + lost, data: "!" },
    ];
    expect(told(segments)).toEqual([
      "#0 open",
      "#0.0 first",
      "#0.0 hole 64 lost-segment",
      "#0.0 later",
      "#0.0 last",
      "#0.0 hole 5 lost-segment",
      "#0.0 !",
      "#0 close end",
    ]);
  });

  it("C-03 and goes on in order after that; what comes later still is old", () => {
    const tracked = begun({ pendingSegments: 0 });
    expect(tracked.push(AHEAD)).toEqual(GIVEN_UP);
    expect(tracked.push({ seq: 9, data: "i" }, { seq: 2, data: "bcd" })).toEqual(["#0.0 i"]);
    expect(tracked.end()).toEqual(["#0 close end"]);
  });

  it("gives a hole the time of the segment behind it", () => {
    const tracked = begun();
    tracked.push({ ...AHEAD, ms: 25 }, { seq: 2, ms: 1_500 });
    tracked.end();
    const hole = tracked.chunks.find(({ kind }) => kind === "hole");
    expect(hole).toMatchObject({ t: { seconds: 1_700_000_000, nanoseconds: 25e6 } });
  });

  it("at a reset, in both directions", () => {
    const tracked = begun();
    tracked.push(AHEAD, { side: 1, seq: 4, data: "D" }, { side: 1, seq: 1, data: "A" });
    expect(tracked.push({ side: 1, seq: 5, flags: "R" })).toEqual([
      ...GIVEN_UP,
      "#0.1 hole 2 lost-segment",
      "#0.1 D",
      "#0 close reset by 1",
    ]);
  });

  it("reliability row 70: not at a FIN that comes before the gap is filled", () => {
    const tracked = begun();
    expect(tracked.push({ seq: 9, flags: "F" }, { seq: 4, data: "defgh" })).toEqual([]);
    expect(tracked.push({ seq: 2, data: "bc" })).toEqual(["#0.0 bc", "#0.0 defgh"]);
    expect(tracked.push({ side: 1, seq: 1, ack: 10, flags: "F" })).toEqual(["#0 close fin by 0"]);
  });

  it("reliability row 70: but when the connection closes, at the latest", () => {
    const tracked = begun();
    tracked.push({ seq: 9, flags: "F" }, { side: 1, seq: 1, flags: "F" });
    expect(tracked.end()).toEqual(["#0.0 hole 7 lost-segment", "#0 close fin by 0"]);
  });

  it("reliability row 70: before a FIN, once it has been waited for long enough", () => {
    const tracked = begun();
    tracked.push({ seq: 9, flags: "F", ms: 10 }, { side: 1, seq: 1, flags: "F" });
    const others = new Segments("10.0.0.3:1", "10.0.0.4:2");
    expect(tracked.pushOf(others, { ms: 2_010.001 })).toEqual([
      "#0.0 hole 7 lost-segment",
      "#0 close fin by 0",
      "#1 open",
    ]);
  });
});

describe("TcpTracker waits for what is missing", () => {
  it("up to pendingBytes bytes, exactly", () => {
    for (const [limit, isLost] of [[3, true], [4, false], [5, false]] as const) {
      const tracked = begun({ pendingBytes: limit });
      expect(tracked.push(AHEAD)).toEqual(isLost ? GIVEN_UP : []);
    }
    const tracked = begun({ pendingBytes: 6 });
    const more = tracked.push(AHEAD, { side: 1, seq: 9, data: "IJ" }, { seq: 12, data: "lm" });
    expect(more).toEqual([]);
    expect(tracked.push({ seq: 14, data: "n" })).toEqual(GIVEN_UP);
  });

  it("without counting bytes that were not captured", () => {
    expect(begun({ pendingBytes: 4 }).push({ ...AHEAD, hole: 1_000 })).toEqual([]);
  });

  it("up to pendingSegments segments, exactly", () => {
    for (const [limit, isLost] of [[2, true], [3, false], [4, false]] as const) {
      const tracked = begun({ pendingSegments: limit });
      const segments = [AHEAD, { seq: 20, data: "t" }, { seq: 22, data: "v", flags: "F" }];
      expect(tracked.push(...segments)).toEqual(isLost ? GIVEN_UP : []);
    }
  });

  it("up to pendingMs milliseconds of capture time, exactly", () => {
    const nanosecond = 1e-6;
    for (
      const [ms, isLost] of [[299 - nanosecond, false], [299, false], [299.001, true]] as const
    ) {
      const tracked = begun({ pendingMs: 200 });
      tracked.push({ ...AHEAD, ms: 99 });
      expect(tracked.push({ side: 1, seq: 1, ms })).toEqual(isLost ? GIVEN_UP : []);
    }
  });

  it("no longer because other pieces came meanwhile", () => {
    const tracked = begun({ pendingMs: 200 });
    tracked.push({ ...AHEAD, ms: 99 }, { seq: 11, data: "k", ms: 150 });
    expect(tracked.push({ seq: 14, data: "n", ms: 300 })).toEqual(GIVEN_UP);
    expect(tracked.push({ seq: 15, data: "o", ms: 350 })).toEqual([]);
    expect(tracked.push({ seq: 16, data: "p", ms: 351 })).toEqual([
      "#0.0 hole 2 lost-segment",
      "#0.0 k",
    ]);
  });

  it("from anew for the next gap once one is filled", () => {
    const tracked = begun({ pendingMs: 200 });
    tracked.push({ ...AHEAD, ms: 99 }, { seq: 11, data: "k", ms: 150 });
    expect(tracked.push({ seq: 2, data: "bcd", ms: 299 })).toEqual(["#0.0 bcd", "#0.0 efgh"]);
    expect(tracked.push({ side: 1, seq: 1, ms: 350 })).toEqual([]);
    expect(tracked.push({ side: 1, seq: 1, ms: 350.1 })).toEqual([
      "#0.0 hole 2 lost-segment",
      "#0.0 k",
    ]);
  });

  it("and gives up for a silent connection when packets of others show the time", () => {
    const tracked = begun({ pendingMs: 200 });
    const [second, third] = [new Segments("10.0.0.3:1", "10.0.0.4:2"), new Segments("10.0.0.5:3")];
    tracked.push({ ...AHEAD, ms: 100 });
    tracked.pushOf(second, { seq: 1, data: "A", ms: 150 }, { seq: 3, data: "C" });
    expect(tracked.pushOf(third, { ms: 300 })).toEqual(["#2 open"]);
    expect(tracked.pushOf(third, { ms: 300.1 })).toEqual(GIVEN_UP);
    expect(tracked.pushOf(third, { ms: 350.1 })).toEqual([]);
    expect(tracked.pushOf(third, { ms: 350.2 })).toEqual([
      "#1.0 hole 1 lost-segment",
      "#1.0 C",
    ]);
  });

  it("and is late for a silent connection at most, not for one whose own packet comes", () => {
    const tracked = begun({ pendingMs: 200 });
    const [second, third, clock] = [3, 4, 5].map((i) => new Segments(`10.0.0.${i}:1`));
    tracked.push({ ...AHEAD, ms: 0 }, { seq: 11, data: "k", ms: 90 });
    tracked.pushOf(second!, { seq: 1, data: "A", ms: 50 }, { seq: 3, data: "C" });
    tracked.push({ seq: 2, data: "bcd", ms: 100 });
    tracked.pushOf(third!, { seq: 1, data: "A", ms: 150 }, { seq: 3, data: "C" });
    // The first gap was filled: the second one counts, from 90 ms, and no other connection is held up by it.
    expect(tracked.pushOf(clock!, { ms: 210 })).toEqual(["#3 open"]);
    expect(tracked.pushOf(clock!, { ms: 260 })).toEqual(["#1.0 hole 1 lost-segment", "#1.0 C"]);
    expect(tracked.pushOf(clock!, { ms: 295 })).toEqual([]); // looks at the one that waits from 150 ms
    expect(tracked.push({ seq: 9, data: "ij", ms: 296 })).toEqual([
      "#0.0 hole 2 lost-segment",
      "#0.0 k",
    ]);
  });

  it("without end where packets have no time", () => {
    const tracked = new Tracked({ pendingMs: 0 });
    const inits = [
      { seq: 1, data: "a" },
      AHEAD,
      ...Array.from({ length: 200 }, () => ({ seq: 2 })),
    ];
    expect(tracked.push(...inits.map((init) => ({ ...init, ms: null })))).toEqual([
      "#0 open",
      "#0.0 a",
    ]);
    expect(tracked.end().slice(0, 2)).toEqual(GIVEN_UP);
  });

  it("from the first time on, for what came before it", () => {
    const tracked = new Tracked({ pendingMs: 200 });
    tracked.push({ seq: 1, data: "a", ms: null }, { ...AHEAD, ms: null });
    expect(tracked.push({ seq: 9, ms: 5_000 }, { seq: 9, ms: 5_200 })).toEqual([]);
    expect(tracked.push({ seq: 9, ms: 5_200.1 })).toEqual(GIVEN_UP);
  });

  it("with the limits of the specification, if none are given", () => {
    const limits = captureLimits();
    expect(limits.pendingBytes).toBe(4 * 2 ** 20);
    const data = new Uint8Array(limits.pendingBytes / 4);
    const tracked = begun();
    const inits = [0, 1, 2, 3].map((i) => ({ seq: 5 + i * data.length, data }));
    expect(tracked.push(...inits)).toEqual([]);
    const more = tracked.push({ seq: 5 + 4 * data.length, data: "x" });
    expect(more[0]).toBe("#0.0 hole 3 lost-segment");
    const few = begun();
    for (let i = 0; i < 1_024; i++) expect(few.push({ seq: 5 + 2 * i, data: "x" })).toEqual([]);
    expect(few.push({ seq: 5 + 2 * 1_024, data: "x" })).toEqual([
      "#0.0 hole 3 lost-segment",
      "#0.0 x",
    ]);
  });
});

describe("TcpTracker gives up what the other side has acknowledged", () => {
  const acknowledge = { side: 1, seq: 1, ack: 9 } as const;
  const nothing = { side: 1, seq: 1 } as const;
  const some = (n: number, init: SegmentInit) => Array.from({ length: n }, () => init);

  it("64 packets of the connection later", () => {
    const tracked = begun();
    expect(tracked.push(AHEAD, acknowledge, ...some(63, nothing))).toEqual([]);
    expect(tracked.push(nothing)).toEqual(GIVEN_UP);
  });

  it("whether these packets repeat it, or come from the side that is waited for", () => {
    const tracked = begun();
    expect(tracked.push(AHEAD, ...some(32, acknowledge), ...some(32, { seq: 9 }))).toEqual([]);
    expect(tracked.push({ seq: 9, data: "i" })).toEqual([...GIVEN_UP, "#0.0 i"]);
  });

  it("not if the packet that comes then fills the gap", () => {
    const tracked = begun();
    tracked.push(AHEAD, acknowledge, ...some(63, nothing));
    expect(tracked.push({ seq: 2, data: "bcd" })).toEqual(["#0.0 bcd", "#0.0 efgh"]);
  });

  it("100 ms later", () => {
    const tracked = begun();
    tracked.push(AHEAD, { ...acknowledge, ms: 40 });
    expect(tracked.push({ ...nothing, ms: 139.999 })).toEqual([]);
    expect(tracked.push({ ...nothing, ms: 140 })).toEqual(GIVEN_UP);
  });

  it("not as long as packets of others go by", () => {
    const tracked = begun();
    const others = new Segments("10.0.0.3:1", "10.0.0.4:2");
    tracked.push(AHEAD, acknowledge);
    expect(tracked.pushOf(others, ...some(100, { ms: 200 }))).toEqual(["#1 open"]);
  });

  it("not if it has acknowledged only a part of the gap", () => {
    const tracked = begun();
    expect(tracked.push(AHEAD, { ...acknowledge, ack: 4 }, ...some(100, nothing))).toEqual([]);
    expect(tracked.push({ ...acknowledge, ack: 5 }, ...some(63, nothing))).toEqual([]);
    expect(tracked.push(nothing)).toEqual(GIVEN_UP);
  });

  it("counting from the data behind the gap, if that is the later one", () => {
    const tracked = begun();
    expect(tracked.push(acknowledge, ...some(100, nothing), AHEAD, ...some(63, nothing))).toEqual(
      [],
    );
    expect(tracked.push(nothing)).toEqual(GIVEN_UP);
  });

  it("counting from there, however far it acknowledges later, and in data of its own or not", () => {
    const tracked = begun();
    tracked.push({ ...acknowledge, data: "A" }, { side: 1, seq: 2, ack: 9, data: "B" });
    tracked.push(AHEAD, ...some(30, nothing), { ...acknowledge, ack: 12 }, ...some(32, nothing));
    expect(tracked.push(nothing)).toEqual(GIVEN_UP);
  });

  it("also behind many pieces that waited and are told", () => {
    const tracked = begun();
    for (let seq = 3; seq < 203; seq++) tracked.push({ seq, data: "x" });
    tracked.push({ seq: 210, data: "y" }, { ...acknowledge, ack: 211 });
    expect(tracked.push({ seq: 2, data: "x" })).toHaveLength(201);
    expect(tracked.push({ seq: 220, data: "z" }, ...some(61, nothing))).toEqual([]);
    expect(tracked.push(nothing)).toEqual(["#0.0 hole 7 lost-segment", "#0.0 y"]);
    expect(tracked.push(...some(100, nothing))).toEqual([]);
  });

  it("counting for each gap from its own acknowledgement", () => {
    const tracked = begun();
    const second = { seq: 11, data: "k" };
    const segments = [AHEAD, second, acknowledge, ...some(30, nothing)];
    expect(tracked.push(...segments, { ...acknowledge, ack: 12 }, ...some(32, nothing))).toEqual(
      [],
    );
    expect(tracked.push(nothing)).toEqual(GIVEN_UP);
    expect(tracked.push(...some(30, nothing))).toEqual([]);
    expect(tracked.push(nothing)).toEqual(["#0.0 hole 2 lost-segment", "#0.0 k"]);
  });

  it("counting on where a late piece leaves a smaller gap", () => {
    const tracked = begun();
    tracked.push(AHEAD, acknowledge, ...some(60, nothing));
    expect(tracked.push({ seq: 3, data: "c" }, ...some(2, nothing))).toEqual([]);
    expect(tracked.push(nothing)).toEqual([
      "#0.0 hole 1 lost-segment",
      "#0.0 c",
      "#0.0 hole 1 lost-segment",
      "#0.0 efgh",
    ]);
  });

  it("not for a number from far away", () => {
    const tracked = begun();
    const wild = { ...acknowledge, ack: 2 + 2 ** 30 + 1 };
    expect(tracked.push(AHEAD, wild, ...some(100, nothing))).toEqual([]);
    expect(tracked.push({ ...wild, ack: 2 + 2 ** 30 }, ...some(64, nothing))).toEqual(GIVEN_UP);
  });
});

describe("TcpTracker bounds what waits over all connections", () => {
  /** Two connections that wait for one byte each, with four and with three bytes behind it. */
  function two(limits: Partial<CaptureLimits>): string[] {
    const tracked = new Tracked(limits);
    const other = new Segments("10.0.0.3:1", "10.0.0.4:2");
    tracked.push({ seq: 1, data: "a" }, { seq: 3, data: "cdef" });
    return tracked.pushOf(other, { seq: 1, data: "A" }, { seq: 3, data: "CDE" }).slice(2);
  }

  it("to totalPendingBytes, exactly: the one that waits for longest gives up", () => {
    const oldest = ["#0.0 hole 1 lost-segment", "#0.0 cdef"];
    expect(two({ totalPendingBytes: 6 })).toEqual(oldest);
    expect(two({ totalPendingBytes: 7 })).toEqual([]);
    expect(two({ totalPendingBytes: 8 })).toEqual([]);
  });

  it("with one after the other, if one does not do", () => {
    const tracked = new Tracked({ totalPendingBytes: 2 });
    tracked.push({ seq: 1, data: "a" }, { seq: 3, data: "c" }, { seq: 5, data: "e" });
    const other = new Segments("10.0.0.3:1", "10.0.0.4:2");
    expect(tracked.pushOf(other, { seq: 1, data: "A" }, { seq: 3, data: "CDE" })).toEqual([
      "#1 open",
      "#1.0 A",
      "#0.0 hole 1 lost-segment",
      "#0.0 c",
      "#0.0 hole 1 lost-segment",
      "#0.0 e",
      "#1.0 hole 1 lost-segment",
      "#1.0 CDE",
    ]);
  });

  it("and frees what is told", () => {
    const tracked = new Tracked({ totalPendingBytes: 3 });
    tracked.push({ seq: 1, data: "a" });
    for (let seq = 2; seq < 100; seq += 4) {
      expect(tracked.push({ seq: seq + 1, data: "345" }, { seq, data: "2" })).toEqual([
        "#0.0 2",
        "#0.0 345",
      ]);
    }
  });

  it("in pieces, too: many small ones cost more than their bytes", () => {
    const tracked = new Tracked({ totalPendingBytes: 1_024 * 256 + 255 });
    let lost = 0;
    for (let i = 0; i < 1_030; i++) {
      const segments = new Segments("10.0.0.3:9", `10.0.0.4:${1 + i}`);
      const texts = tracked.pushOf(segments, { seq: 1, data: "a" }, { seq: 3, data: "c" });
      lost += texts.filter((text) => text.endsWith("lost-segment")).length;
      expect(lost).toBe(Math.max(0, i + 1 - 1_024));
    }
  });
});
