import { describe, expect, it } from "vitest";
import type { Segment } from "../../codec/capture/packet.ts";
import { TcpTracker } from "../../codec/capture/tcp/tcp_tracker.ts";
import { timeAt } from "../kit/capture_writer.ts";
import { handshake, type SegmentInit, Segments, told, Tracked } from "../kit/segments.ts";

/** A connection that both sides have ended: numbers 1 and 2 of side 0, 1 of side 1, then the FINs. */
const ENDED: readonly SegmentInit[] = [
  ...handshake(),
  { seq: 1, data: "ab", ack: 1 },
  { side: 1, seq: 1, data: "A", ack: 3, flags: "F" },
  { seq: 3, ack: 3, flags: "F" },
  { side: 1, seq: 3, ack: 4 },
];
const TOLD = ["#0 open", "#0.0 ab", "#0.1 A", "#0 close fin by 1"];

describe("TcpTracker numbers connections", () => {
  it("from 0 by their first packet, whether there is data or not", () => {
    const tracked = new Tracked();
    const all = ["10.0.0.3:1", "10.0.0.3:2", "10.0.0.3:3"].map((end) => new Segments(end));
    expect(tracked.pushOf(all[0]!, { seq: 7, ack: 1 })).toEqual(["#0 open"]);
    expect(tracked.pushOf(all[1]!, { side: 1, seq: 7, data: "x" })).toEqual(["#1 open", "#1.0 x"]);
    expect(tracked.pushOf(all[2]!, { flags: "R" })).toEqual(["#2 open", "#2 close reset by 0"]);
    expect(tracked.pushOf(all[0]!, { side: 1, seq: 1, data: "y" })).toEqual(["#0.1 y"]);
  });

  it("with the ends as the first packet has them, the same object for every chunk", () => {
    const tracked = new Tracked();
    tracked.push({ side: 1, seq: 7, data: "x" }, { seq: 1, data: "y" });
    const { connection } = tracked.chunks[0]!;
    expect(tracked.chunks[0]).toEqual({
      kind: "open",
      connection: {
        number: 0,
        ends: [{ address: "10.0.0.2", port: 9092 }, { address: "10.0.0.1", port: 40000 }],
      },
      t: { seconds: 1_700_000_000, nanoseconds: 0 },
      packet: 1,
    });
    expect(tracked.chunks.every((chunk) => chunk.connection === connection)).toBe(true);
  });

  it("by the text of a flow where its object is another one each time", () => {
    const tracker = new TcpTracker();
    const segments = Array.from({ length: 6 }, (_, i): Segment => {
      const side = i % 2 === 0 ? 0 : 1;
      return new Segments().of({ side, seq: 1 + Math.floor(i / 2), data: `${i}` });
    });
    const kinds = segments.flatMap((segment) => tracker.push(segment).map(({ kind }) => kind));
    expect(kinds.join(" ")).toBe("open bytes bytes bytes bytes bytes bytes");
  });

  it("rule 10: of equal addresses by their ports, and even of equal ends", () => {
    const local = new Segments("127.0.0.1:40000", "127.0.0.1:9092");
    const both = [{ seq: 1, data: "a" }, { side: 1, seq: 1, data: "A" }, { seq: 2, data: "b" }];
    expect(new Tracked().pushOf(local, ...both as SegmentInit[])).toEqual([
      "#0 open",
      "#0.0 a",
      "#0.1 A",
      "#0.0 b",
    ]);
    const self = new Segments("[::1]:40000", "[::1]:40000");
    const tracked = new Tracked();
    const segments = [
      { seq: 1, flags: "S" },
      { side: 1, seq: 1, ack: 2, flags: "S" },
      { seq: 2, ack: 2, data: "a" },
      { side: 1, seq: 3, data: "b", ack: 3, flags: "F" },
    ];
    expect(tracked.pushOf(self, ...segments as SegmentInit[])).toEqual([
      "#0 open",
      "#0.0 a",
      "#0.0 b",
    ]);
    expect(tracked.end()).toEqual(["#0 close fin by 0"]);
  });
});

describe("TcpTracker knows who opened a connection", () => {
  const openerOf = (...inits: SegmentInit[]) => {
    const tracked = new Tracked();
    tracked.push(...inits);
    expect(tracked.chunks.filter(({ kind }) => kind === "open")).toHaveLength(1);
    return tracked.chunks[0]!.connection.opener;
  };

  it("by the SYN, or else by the answer to it", () => {
    const [syn, answer, ack] = handshake() as [SegmentInit, SegmentInit, SegmentInit];
    expect(openerOf(syn)).toBe(0);
    expect(openerOf(answer)).toBe(1);
    expect(openerOf(syn, answer, ack)).toBe(0);
    expect(openerOf(answer, syn)).toBe(1);
    expect(openerOf(ack, answer)).toBe(0);
    expect(openerOf(ack)).toBeUndefined();
  });

  it("also if the SYN comes after data of its side, or after an acknowledgement of it", () => {
    const first = { seq: 11, data: "a" };
    expect(openerOf(first, { seq: 10, flags: "S" })).toBe(0);
    expect(openerOf({ seq: 13, data: "c" }, first, { seq: 10, flags: "S" })).toBe(0);
    expect(openerOf({ side: 1, seq: 99, ack: 11, data: "x" }, { seq: 10, flags: "S" })).toBe(1);
  });

  it("also if something old was seen of the other side before its answer", () => {
    const tracked = new Tracked();
    const segments: SegmentInit[] = [
      { seq: 2 ** 31, flags: "S" },
      { side: 1, seq: 5_000, ack: 77 },
      { seq: 77, flags: "R" }, // of the connection that was here before
      { seq: 2 ** 31, flags: "S" },
      { side: 1, seq: 2 ** 30, ack: 2 ** 31 + 1, flags: "S" },
      { seq: 2 ** 31 + 1, data: "a" },
      { side: 1, seq: 2 ** 30 + 1, data: "A" },
    ];
    expect(tracked.push(...segments)).toEqual(["#0 open", "#0.0 a", "#0.1 A"]);
  });
});

describe("TcpTracker begins a new connection on the same ends", () => {
  it("C-08 at a SYN with another number, and not at one that comes again", () => {
    const again = handshake(9_000, 8_000);
    expect(told([...handshake(), ...handshake(), { seq: 1, data: "a" }, ...again, ...again]))
      .toEqual(["#0 open", "#0.0 a", "#0 close reused", "#1 open", "#1 close end"]);
    expect(told([...ENDED, ...handshake(), ...again])).toEqual([
      ...TOLD,
      "#1 open",
      "#1 close end",
    ]);
  });

  it("C-08 with what waits told before", () => {
    const segments = [...handshake(), { seq: 3, data: "c" }, { seq: 900, flags: "S" }];
    expect(told(segments)).toEqual([
      "#0 open",
      "#0.0 hole 2 lost-segment",
      "#0.0 c",
      "#0 close reused",
      "#1 open",
      "#1 close end",
    ]);
  });

  it("C-08 at a SYN that does not fit what was seen without one", () => {
    const seen = [{ seq: 1_000, data: "a" }, { side: 1, seq: 5, ack: 1_001 }] as const;
    const reused = ["#0 open", "#0.0 a", "#0 close reused", "#1 open", "#1 close end"];
    expect(told([...seen, { seq: 1_000, flags: "S" }])).toEqual(reused);
    expect(told([...seen, { side: 1, seq: 5, ack: 999, flags: "S" }])).toEqual(reused);
    expect(told([{ side: 1, seq: 5, ack: 500, data: "a" }, { seq: 500, flags: "S" }])).toEqual(
      reused,
    );
    expect(told([{ flags: "S" }, { side: 1, seq: 5, ack: 2 ** 25, flags: "S" }])).toEqual([
      "#0 open",
      "#0 close reused",
      "#1 open",
      "#1 close end",
    ]);
  });

  it("C-08 in the other direction, which is side 0 then", () => {
    const tracked = new Tracked();
    tracked.push(...ENDED);
    expect(tracked.push({ side: 1, seq: 70, flags: "S" }, { side: 1, seq: 71, data: "x" })).toEqual(
      ["#1 open", "#1.0 x"],
    );
    expect(tracked.chunks.at(-1)!.connection).toMatchObject({
      number: 1,
      ends: [{ port: 9092 }, { port: 40000 }],
      opener: 0,
    });
  });

  it("C-09 at data behind the FINs of both sides, without SYN, near or far", () => {
    const fresh = ["#1 open", "#1.0 x", "#1 close end"];
    for (const seq of [4, 5, 70_000, 2 ** 29, 2 ** 31 + 5, 2 ** 32 - 70_000]) {
      expect(told([...ENDED, { seq, data: "x" }])).toEqual([...TOLD, ...fresh]);
    }
    expect(told([...ENDED, { side: 1, seq: 500, data: "x" }])).toEqual([...TOLD, ...fresh]);
  });

  it("C-09 and not at copies, keep-alives or acknowledgements behind the FINs", () => {
    const late = [
      { seq: 1, data: "ab" },
      { seq: 3, data: "?" },
      { seq: 3, flags: "F" },
      { seq: 4 },
      { side: 1, seq: 1, data: "A" },
      { side: 1, seq: 900, flags: "R" },
    ] as const;
    expect(told([...ENDED, ...late])).toEqual(TOLD);
  });

  it("C-09 at data behind the FIN of its own side", () => {
    const half = [...handshake(), { seq: 1, flags: "F" }];
    expect(told([...half, { side: 1, seq: 1, data: "A" }])).toEqual([
      "#0 open",
      "#0.1 A",
      "#0 close fin by 0",
    ]);
    expect(told([...half, { seq: 2, data: "x" }])).toEqual([
      "#0 open",
      "#0 close reused by 0",
      "#1 open",
      "#1.0 x",
      "#1 close end",
    ]);
  });

  it("C-09 at data behind a reset of its own side, and of the other one if it is not near", () => {
    const reset = [...handshake(), { seq: 1, data: "ab" }, { seq: 3, flags: "R" }];
    const fresh = ["#0 open", "#0.0 ab", "#0 close reset by 0", "#1 open", "#1.0 x"];
    expect(told([...reset, { seq: 3, data: "x" }]).slice(0, -1)).toEqual(fresh);
    expect(told([...reset, { side: 1, seq: 2 + 2 ** 16, data: "x" }]).slice(0, -1)).toEqual(fresh);
    expect(told([...reset, { side: 1, seq: 0, flags: "R" }, { side: 1, seq: 1, data: "x" }]))
      .toEqual([...fresh, "#1 close end"]);
  });

  it("C-09 at data of a side that was not seen before the other one reset the connection", () => {
    const segments = [{ seq: 1, data: "a" }, { seq: 2, flags: "R" }, {
      side: 1,
      data: "x",
    }] as const;
    expect(told(segments).slice(2)).toEqual([
      "#0 close reset by 0",
      "#1 open",
      "#1.0 x",
      "#1 close end",
    ]);
  });

  it("C-09 at data from more than 16 MiB back, and not at copies that are nearer", () => {
    const hole = 2 ** 25;
    const long = [...handshake(), { seq: 1, hole }, { seq: 1 + hole, flags: "F" }];
    const ended = [...long, { side: 1, seq: 1, flags: "F" } as const];
    const seq = 2 + hole - 2 ** 24;
    expect(told([...ended, { seq, data: "x" }]).at(-1)).toBe("#0 close fin by 0");
    expect(told([...ended, { seq: seq - 1, data: "x" }]).at(-1)).toBe("#1 close end");
  });

  it("C-08 at a SYN after the end of a connection whose own SYN was not seen", () => {
    const segments = [{ seq: 10, data: "a" }, { seq: 11, flags: "R" }, { seq: 9, flags: "S" }];
    expect(told(segments).slice(2)).toEqual(["#0 close reset by 0", "#1 open", "#1 close end"]);
  });

  it("but not at data that was under way when the other side reset the connection", () => {
    const tracked = new Tracked();
    const reset = [...handshake(), { seq: 1, data: "ab" }, { seq: 3, flags: "R" }];
    tracked.push(...reset);
    expect(tracked.push({ side: 1, seq: 900 }, { side: 1, seq: 2, data: "B" }))
      .toEqual(["#0 data-left-out"]);
    expect(tracked.push({ side: 1, seq: 1, data: "ABC" })).toEqual([]);
    expect(tracked.push({ side: 1, seq: 4 + 2 ** 16, data: "far" }, { seq: 1, data: "ab" }))
      .toEqual([]);
    expect(tracked.chunks.at(-1)).toMatchObject({
      text: "Packet 7 has data from after the end of its connection; it is left out",
    });
  });

  it("nor at data that was sent before its own reset, and comes after it", () => {
    const reset = [...handshake(), { seq: 1, data: "ab" }, { seq: 10, flags: "R" }];
    const told0 = ["#0 open", "#0.0 ab", "#0 close reset by 0"];
    expect(told([...reset, { seq: 9, data: "x" }])).toEqual([...told0, "#0 data-left-out"]);
    expect(told([...reset, { seq: 10, data: "x" }])).toEqual([
      ...told0,
      "#1 open",
      "#1.0 x",
      "#1 close end",
    ]);
  });

  it("rule 9: at a jump of more than 1 GiB, ahead or back", () => {
    const start = { seq: 0, data: "a" };
    for (const jump of [2 ** 30, -(2 ** 30)]) {
      const near = told([start, { seq: 1 + jump, data: "x" }]);
      const far = told([start, { seq: 1 + jump + Math.sign(jump), data: "x" }]);
      expect(near.join()).not.toContain("#1");
      expect(far).toEqual([
        "#0 open",
        "#0.0 a",
        "#0 close reused",
        "#1 open",
        "#1.0 x",
        "#1 close end",
      ]);
    }
  });

  it("but ignores resets and FINs from far away", () => {
    const far = 2 ** 30 + 10;
    const segments = [...handshake(), { seq: 1, data: "a" }, { seq: far, flags: "R" }, {
      seq: far,
      flags: "F",
    }, { seq: 2, data: "b" }];
    expect(told(segments)).toEqual(["#0 open", "#0.0 a", "#0.0 b", "#0 close end"]);
  });
});

describe("TcpTracker closes a connection", () => {
  it("at the FINs of both sides, once all before them has been told", () => {
    const tracked = new Tracked();
    tracked.push(...handshake(), { seq: 4, flags: "F" }, { side: 1, seq: 1, data: "A" });
    expect(tracked.push({ side: 1, seq: 2, data: "B", flags: "F", ms: 9 })).toEqual(["#0.1 B"]);
    expect(tracked.push({ seq: 1, data: "abc", ms: 1_400 })).toEqual([
      "#0.0 abc",
      "#0 close fin by 0",
    ]);
    expect(tracked.chunks.at(-1)).toEqual({
      kind: "close",
      connection: tracked.chunks[0]!.connection,
      t: { seconds: 1_700_000_001, nanoseconds: 400e6 },
      how: "fin",
      by: 0,
    });
  });

  it("lets the other side go on after one FIN", () => {
    const segments = [
      ...handshake(),
      { side: 1, seq: 1, flags: "F" },
      { seq: 1, data: "a" },
      { seq: 2, data: "b" },
      { seq: 3, flags: "F" },
    ] as const;
    expect(told(segments)).toEqual(["#0 open", "#0.0 a", "#0.0 b", "#0 close fin by 1"]);
    expect(told(segments.slice(0, -1)).at(-1)).toBe("#0 close fin by 1");
  });

  it("at a FIN of which nothing else was seen", () => {
    expect(told([{ seq: 5, flags: "F" }])).toEqual(["#0 open", "#0 close fin by 0"]);
    const both = [{ seq: 5, flags: "F" }, { side: 1, seq: 9, flags: "F" }] as const;
    expect(new Tracked().push(...both)).toEqual(["#0 open", "#0 close fin by 0"]);
  });

  it("not at a FIN that data of its side, or its SYN, contradicts", () => {
    const early = [{ seq: 20 }, { seq: 5, flags: "F" }, {
      seq: 11,
      flags: "S",
      data: "a",
    }] as const;
    expect(told(early)).toEqual(["#0 open", "#0.0 a", "#0 close end by 0"]);
    const ahead = { seq: 5, data: "ef" };
    expect(told([...handshake(), ahead, { seq: 3, flags: "F" }, { seq: 1, data: "abcd" }])).toEqual(
      [
        "#0 open",
        "#0.0 abcd",
        "#0.0 ef",
        "#0 close end",
      ],
    );
  });

  it("and leaves out data that reaches behind a FIN", () => {
    const segments = [...handshake(), { seq: 3, flags: "F" }, { seq: 1, data: "abcd" }];
    expect(told(segments)).toEqual([
      "#0 open",
      "#0 data-left-out",
      "#0.0 ab",
      "#0 close fin by 0",
    ]);
  });

  it("at a refused SYN", () => {
    const refused = { side: 1, seq: 0, ack: 1, flags: "R" } as const;
    expect(told([{ flags: "S" }, refused, { flags: "S" }, refused])).toEqual([
      "#0 open",
      "#0 close reset by 1",
    ]);
  });

  it("at the end of the capture, the ones that were active last at last, and begins anew then", () => {
    const tracked = new Tracked();
    const other = new Segments("10.0.0.3:1");
    tracked.push({ seq: 1, data: "a" });
    tracked.pushOf(other, { seq: 1, data: "A" });
    tracked.push({ seq: 3, data: "c" });
    expect(tracked.end()).toEqual([
      "#1 close end",
      "#0.0 hole 1 lost-segment",
      "#0.0 c",
      "#0 close end",
    ]);
    expect(tracked.end()).toEqual([]);
    expect(tracked.push({ seq: 4, data: "d" })).toEqual(["#2 open", "#2.0 d"]);
  });
});

describe("TcpTracker bounds the connections it follows", () => {
  const pairOf = (i: number) => new Segments(`10.0.0.3:${i}`);

  it("to `connections`, exactly: the least recently active one is evicted", () => {
    for (const [limit, evicted] of [[2, 1], [3, 0], [4, 0]] as const) {
      const tracked = new Tracked({ connections: limit });
      [1, 2, 1, 3].forEach((i) => tracked.pushOf(pairOf(i), { seq: 1 }));
      const closed = tracked.chunks.filter(({ kind }) => kind === "close");
      expect(closed.map(({ connection }) => connection.number)).toEqual([1].slice(0, evicted));
    }
  });

  it("with what waits told, and the time of its last packet", () => {
    const tracked = new Tracked({ connections: 1 });
    tracked.push({ seq: 1, data: "a" }, { seq: 3, data: "c", ms: 5 });
    expect(tracked.pushOf(pairOf(1), { seq: 1, data: "x", ms: 90 })).toEqual([
      "#0.0 hole 1 lost-segment",
      "#0.0 c",
      "#0 close evicted",
      "#1 open",
      "#1.0 x",
    ]);
    expect(tracked.chunks.find(({ kind }) => kind === "close")).toMatchObject({
      t: { seconds: 1_700_000_000, nanoseconds: 5e6 },
    });
    expect(tracked.push({ seq: 4, data: "d" })).toEqual([
      "#1 close evicted",
      "#2 open",
      "#2.0 d",
    ]);
  });

  it("those that are over count less", () => {
    const tracked = new Tracked({ connections: 2 });
    tracked.pushOf(pairOf(1), { seq: 1 });
    tracked.push(...ENDED);
    expect(tracked.pushOf(pairOf(2), { seq: 1 })).toEqual(["#2 open"]);
    expect(tracked.pushOf(pairOf(3), { seq: 1 })).toEqual(["#0 close evicted", "#3 open"]);
  });

  it("and remembers so many that are over as it may", () => {
    const tracked = new Tracked();
    const reset = (i: number) =>
      tracked.pushOf(new Segments(`10.0.0.3:${i}`), { seq: 1, flags: "R" }).length;
    const told = Array.from({ length: 10_002 }, (_, i) => reset(i));
    expect(told.every((n) => n === 2)).toBe(true);
    expect([reset(2), reset(0)]).toEqual([0, 2]);
  });

  it("in time to idleMs, exactly, whatever packet shows it", () => {
    for (const [ms, isIdle] of [[299.999999, false], [300, false], [300.000001, true]] as const) {
      const tracked = new Tracked({ idleMs: 200 });
      tracked.push({ seq: 1, data: "a", ms: 50 }, { seq: 2, data: "b", ms: 100 });
      const closed = tracked.pushOf(pairOf(1), { ms });
      expect(closed).toEqual(isIdle ? ["#0 close idle", "#1 open"] : ["#1 open"]);
      const more = tracked.push({ seq: 3, data: "c" });
      expect(more).toEqual(isIdle ? ["#2 open", "#2.0 c"] : ["#0.0 c"]);
    }
  });

  it("in time, at the time of its last packet", () => {
    const tracked = new Tracked({ idleMs: 200 });
    tracked.push({ seq: 1, data: "a", ms: 50 });
    tracked.pushOf(pairOf(1), { ms: 900 });
    expect(tracked.chunks[2]).toMatchObject({
      kind: "close",
      t: { seconds: 1_700_000_000, nanoseconds: 50e6 },
    });
  });

  it("and says when that was found, where it was a packet of others that showed it", () => {
    const found = (ms: number, how: string) => ({
      kind: "close",
      t: timeAt(50_000),
      found: timeAt(1_000 * ms),
      how,
    });
    const first = { seq: 1, data: "a", ms: 50 };
    for (
      const [limits, how] of [[{ idleMs: 200 }, "idle"], [{ connections: 1 }, "evicted"]] as const
    ) {
      const tracked = new Tracked(limits);
      tracked.push(first);
      tracked.pushOf(pairOf(1), { ms: 900 });
      expect(tracked.chunks[2]).toMatchObject(found(900, how));
    }
    const tracked = new Tracked();
    tracked.push(first, { seq: 77, flags: "S", ms: 950 });
    expect(tracked.chunks[2]).toMatchObject(found(950, "reused"));
    tracked.push({ seq: 78, flags: "R", ms: 999 });
    tracked.end();
    for (const chunk of tracked.chunks.slice(3)) expect("found" in chunk).toBe(false);
  });

  it("in time, but not by its own next packet, which shows that it is not idle", () => {
    const tracked = new Tracked({ idleMs: 200 });
    tracked.pushOf(pairOf(1), { ms: 10 });
    const two = [{ seq: 1, data: "a", ms: 50 }, { seq: 2, data: "b", ms: 900 }];
    expect(tracked.push(...two)).toEqual(["#1 open", "#1.0 a", "#0 close idle", "#1.0 b"]);
    expect(tracked.push({ seq: 9_999, flags: "S", ms: 1_800 })).toEqual([
      "#1 close idle",
      "#2 open",
    ]);
  });

  it("in time, those that are over without a word", () => {
    const tracked = new Tracked({ idleMs: 200 });
    tracked.push(...ENDED);
    expect(tracked.pushOf(pairOf(1), { ms: 900 })).toEqual(["#1 open"]);
    expect(tracked.push({ seq: 1, data: "ab" })).toEqual(["#2 open", "#2.0 ab"]);
  });

  it("in time only if packets have one", () => {
    const tracked = new Tracked({ idleMs: 0 });
    const none = { ms: null };
    tracked.push({ seq: 1, data: "a", ...none });
    tracked.pushOf(pairOf(1), none, none);
    const more = [{ seq: 2, data: "b", ms: 9_000 }, { seq: 3, data: "c", ms: 9_001 }];
    expect(tracked.push(...more)).toEqual(["#0.0 b", "#1 close idle", "#0.0 c"]);
  });

  it("in time, by default to 10 minutes", () => {
    const tracked = new Tracked();
    tracked.push({ seq: 1, ms: 0 });
    expect(tracked.pushOf(pairOf(1), { ms: 600_000 })).toEqual(["#1 open"]);
    expect(tracked.pushOf(pairOf(1), { ms: 600_000.001 })).toEqual(["#0 close idle"]);
  });
});
