import { describe, expect, it } from "vitest";
import { ahead, positionOf } from "../../codec/capture/tcp/sequence.ts";
import { bytesOf, handshake, type SegmentInit, told, Tracked } from "../kit/segments.ts";

/** A stream whose byte at number n is that of the text, from `from` up to `to`. */
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
function part(from: number, to: number, first = 1): SegmentInit {
  return { seq: first + from, data: ALPHABET.slice(from, to) };
}

/** What is told between the opening and the end, if a handshake comes first and nothing closes it. */
function toldOf(...inits: SegmentInit[]): string[] {
  const all = told([...handshake(), ...inits]);
  expect([all[0], all.at(-1)]).toEqual(["#0 open", "#0 close end"]);
  return all.slice(1, -1);
}

describe("sequence numbers", () => {
  it("are compared by their signed 32-bit difference", () => {
    expect(ahead(5, 2 ** 32 - 5)).toBe(10);
    expect(ahead(2 ** 32 - 5, 5)).toBe(-10);
    expect(ahead(2 ** 31, 0)).toBe(-(2 ** 31));
  });
  it("have the position that is nearest", () => {
    expect(positionOf(3, 2 ** 32 + 2)).toBe(2 ** 32 + 3);
    expect(positionOf(2 ** 32 - 1, 2 ** 32 + 2)).toBe(2 ** 32 - 1);
    expect(positionOf(2 ** 32 - 1, 2)).toBe(-1);
    expect(positionOf(7, 2 ** 50 + 9)).toBe(2 ** 50 + 7);
  });
});

describe("TcpTracker.push() orders", () => {
  it("C-01 segments that come as 0, 3, 1, 2, 4", () => {
    const segments = [part(0, 2), part(6, 8), part(2, 4), part(4, 6), part(8, 10)];
    expect(toldOf(...segments)).toEqual(["#0.0 ab", "#0.0 cd", "#0.0 ef", "#0.0 gh", "#0.0 ij"]);
  });

  it("C-01 every order of five segments", () => {
    for (const order of permutations([0, 1, 2, 3, 4])) {
      const segments = order.map((i) => part(2 * i, 2 * i + 2));
      expect(toldOf(...segments).join()).toBe("#0.0 ab,#0.0 cd,#0.0 ef,#0.0 gh,#0.0 ij");
    }
  });

  it("C-21 reliability row 69: numbers that wrap, whatever the order", () => {
    const first = 2 ** 32 - 10;
    for (const order of permutations([0, 1, 2, 3])) {
      const segments = order.map((i) => part(5 * i, 5 * i + 5, first + 1));
      const all = told([...handshake(first), ...segments]);
      expect(all.slice(1, -1).join()).toBe("#0.0 abcde,#0.0 fghij,#0.0 klmno,#0.0 pqrst");
    }
  });

  it("C-21 a stream of more than two wraps", () => {
    const tracked = new Tracked();
    tracked.push(...handshake());
    const step = 2 ** 29;
    let seq = 1;
    for (let i = 0; i < 20; i++, seq += step) {
      expect(tracked.push({ seq, data: "x", hole: step - 1 })).toEqual([
        "#0.0 x",
        `#0.0 hole ${step - 1} snaplen`,
      ]);
    }
    expect(tracked.push({ seq, data: "y" }, { seq: seq + 2, data: "?" })).toEqual(["#0.0 y"]);
    expect(tracked.push({ seq: seq + 1, data: "z" })).toEqual(["#0.0 z", "#0.0 ?"]);
  });

  it("rule 2: SYN and FIN take one number each, and SYN may carry data", () => {
    const segments = [
      { seq: 100, flags: "S", data: "ab" },
      { side: 1, seq: 500, ack: 103, flags: "S" },
      { seq: 103, data: "cd", flags: "F" },
      { side: 1, seq: 501, ack: 106, flags: "F" },
    ] as const;
    expect(told(segments)).toEqual(["#0 open", "#0.0 ab", "#0.0 cd", "#0 close fin by 0"]);
  });

  it("rule 2: a FIN stands at the end of its segment, whatever is cut off that", () => {
    const segments = [...handshake(), part(2, 4), { ...part(0, 6), flags: "F" }, part(0, 1)];
    const tracked = new Tracked();
    tracked.push(...handshake(), part(3, 4), { ...part(2, 6), flags: "F" });
    expect(tracked.push(part(0, 2))).toEqual(["#0.0 ab", "#0.0 c*", "#0.0 d", "#0.0 ef*"]);
    expect(tracked.end()).toEqual(["#0 close fin by 0"]);
    expect(told(segments).slice(1)).toEqual([
      "#0.0 ab*",
      "#0.0 cd",
      "#0.0 ef*",
      "#0 close fin by 0",
    ]);
  });

  it("rule 2: data of a SYN that was not taken comes once more, and is told once", () => {
    const segments: SegmentInit[] = [
      { seq: 100, flags: "S", data: "ab" },
      { side: 1, seq: 500, ack: 101, flags: "S" },
      { seq: 101, data: "abc" },
    ];
    expect(told(segments)).toEqual(["#0 open", "#0.0 ab", "#0.0 c*", "#0 close end"]);
  });

  it("rule 2: payload of a reset is no data", () => {
    const segments = [...handshake(), { side: 1, seq: 1, flags: "R", data: "why" } as const];
    expect(told(segments)).toEqual(["#0 open", "#0 close reset by 1"]);
  });

  it("rule 4: ignores keep-alives of 0 and of 1 byte, also before the rest of a gap", () => {
    const alive = { seq: 2, data: "?" };
    expect(toldOf(part(0, 2), alive, { seq: 2 }, part(3, 4), alive, part(2, 3))).toEqual([
      "#0.0 ab",
      "#0.0 c",
      "#0.0 d",
    ]);
  });

  it("rule 4: ignores keep-alives behind a FIN", () => {
    expect(told([...handshake(), { seq: 1, flags: "F" }, { seq: 1, data: "?" }, { seq: 1 }]))
      .toEqual(["#0 open", "#0 close fin by 0"]);
  });

  it("rule 8: without SYN begins at the first data, not at an ACK", () => {
    const segments: SegmentInit[] = [{ seq: 50, ack: 9 }, { seq: 70, data: "a" }, {
      seq: 71,
      data: "b",
    }];
    const tracked = new Tracked();
    expect([...tracked.push(...segments), ...tracked.end()]).toEqual([
      "#0 open",
      "#0.0 a",
      "#0.0 b",
      "#0 close end",
    ]);
    expect(tracked.chunks[0]!.connection.opener).toBeUndefined();
  });

  it("rule 8: says once that data from before the first segment is left out", () => {
    const segments: SegmentInit[] = [part(4, 6), part(0, 2), part(2, 4), part(3, 8)];
    expect(told(segments)).toEqual([
      "#0 open",
      "#0.0 ef",
      "#0 data-left-out",
      "#0.0 gh*",
      "#0 close end",
    ]);
  });

  it("rule 8: a FIN does not begin a stream: data that was sent before it may follow", () => {
    const segments = [{ seq: 5, flags: "F" }, part(2, 4), part(0, 1)] as const;
    expect(told(segments)).toEqual([
      "#0 open",
      "#0.0 cd",
      "#0 data-left-out",
      "#0 close fin by 0",
    ]);
    expect(told([{ seq: 5, flags: "F" }, part(0, 3), part(3, 4)])).toEqual([
      "#0 open",
      "#0.0 abc",
      "#0.0 d",
      "#0 close fin by 0",
    ]);
  });

  it("reliability row 71: a reply that comes before its request, each side by itself", () => {
    const tracked = new Tracked();
    const [syn, answer, ack] = handshake(10, 20);
    const flip = (init: SegmentInit): SegmentInit => ({ ...init, side: init.side === 1 ? 0 : 1 });
    const swapped = [answer!, syn!, { side: 1, seq: 21, data: "reply" } as const, ack!, {
      seq: 11,
      data: "request",
    }].map(flip);
    expect(tracked.push(...swapped)).toEqual(["#0 open", "#0.0 reply", "#0.1 request"]);
    expect(tracked.chunks[0]!.connection).toEqual({
      number: 0,
      ends: [{ address: "10.0.0.1", port: 40000 }, { address: "10.0.0.2", port: 9092 }],
      opener: 1,
    });
  });
});

describe("TcpTracker.push() drops copies", () => {
  it("C-02 of what was told, of what waits, and of both", () => {
    const segments = [part(0, 4), part(0, 4), part(2, 6), part(8, 10), part(8, 10), part(5, 12)];
    expect(toldOf(...segments)).toEqual([
      "#0.0 abcd",
      "#0.0 ef*",
      "#0.0 gh*",
      "#0.0 ij",
      "#0.0 kl*",
    ]);
  });

  it("C-02 of several pieces that wait: fills what is between them", () => {
    const segments = [part(2, 4), part(6, 8), part(10, 12), part(1, 13), part(0, 1)];
    expect(toldOf(...segments)).toEqual([
      "#0.0 a",
      "#0.0 b*",
      "#0.0 cd",
      "#0.0 ef*",
      "#0.0 gh",
      "#0.0 ij*",
      "#0.0 kl",
      "#0.0 m*",
    ]);
  });

  it("rule 11: of every packet", () => {
    const once = [...handshake(), part(0, 2), part(4, 6), part(2, 4), { seq: 7, flags: "F" }];
    const tracked = new Tracked();
    const twice = once.flatMap((init) => {
      const segment = tracked.segments.of(init);
      return [segment, { ...segment, packet: segment.packet + 100 }];
    });
    const chunks = twice.flatMap((segment) => tracked.tracker.push(segment));
    const bytes = chunks.filter((chunk) => chunk.kind === "bytes");
    expect(bytes.map(({ packet }) => packet)).toEqual([4, 6, 5]);
    expect(bytes.some(({ retransmitted }) => retransmitted)).toBe(false);
    expect(tracked.end()).toEqual(["#0 close fin by 0"]);
  });

  it("rule 3: the first bytes stand, and one problem tells of other ones", () => {
    const bad = { seq: 1, data: "abXd", fileOffset: 700 };
    const tracked = new Tracked();
    tracked.push(...handshake(), part(0, 4));
    expect(tracked.push(bad, bad)).toEqual(["#0 retransmission-conflict"]);
    expect(tracked.chunks.at(-1)).toEqual({
      kind: "problem",
      code: "retransmission-conflict",
      text: "Packet 5 brings bytes again, and others; those that came first stand",
      fileOffset: 702,
      count: 1,
      connection: tracked.chunks[0]!.connection,
    });
  });

  it("rule 3: compares with what waits, too, on either side of a gap", () => {
    const segments = [part(2, 4), part(6, 8), { seq: 5, data: "efgX" }, part(0, 2)];
    expect(toldOf(...segments)).toEqual([
      "#0 retransmission-conflict",
      "#0.0 ab",
      "#0.0 cd",
      "#0.0 ef*",
      "#0.0 gh",
    ]);
  });

  it("rule 3: compares only bytes that are there twice", () => {
    expect(toldOf(part(0, 4), { seq: 3, data: "cdXX" }, { seq: 1, data: "?", hole: 3 })).toEqual([
      "#0.0 abcd",
      "#0.0 XX*",
      "#0 retransmission-conflict",
    ]);
  });

  it("rule 3: has every connection tell its own", () => {
    const tracked = new Tracked();
    const segments = [part(0, 2), { seq: 1, data: "X" }, { seq: 1, data: "Y" }];
    expect(tracked.push(...handshake(), ...segments)).toEqual([
      "#0 open",
      "#0.0 ab",
      "#0 retransmission-conflict",
    ]);
    const again = handshake(9_000_000, 9_000_000);
    expect(tracked.push(...again, { seq: 9_000_001, data: "ab" }, { seq: 9_000_001, data: "X" }))
      .toEqual(["#0 close reused", "#1 open", "#1.0 ab", "#1 retransmission-conflict"]);
  });

  it("rule 3: does not keep more than 1,023 pieces to compare with", () => {
    for (const [pieces, isKept] of [[1_023, true], [1_024, false]] as const) {
      const tracked = new Tracked();
      tracked.push(...handshake());
      for (let seq = 1; seq <= pieces; seq++) tracked.push({ seq, data: "a" });
      expect(tracked.push({ seq: 1, data: "X" })).toEqual(
        isKept ? ["#0 retransmission-conflict"] : [],
      );
    }
  });

  it("rule 3: does not keep what is more than 4,096 packets ago to compare with", () => {
    for (const [between, isKept] of [[4_095, true], [4_096, false]] as const) {
      const tracked = new Tracked();
      tracked.push(...handshake(), { seq: 1, data: "a" });
      for (let i = 0; i < between; i++) tracked.push({ seq: 2 });
      expect(tracked.push({ seq: 2, data: "b" }, { seq: 1, data: "X" })).toEqual(
        isKept ? ["#0.0 b", "#0 retransmission-conflict"] : ["#0.0 b"],
      );
    }
  });

  it("rule 3: does not keep more than the last 1 MiB to compare with", () => {
    const tracked = new Tracked();
    const half = 2 ** 19;
    const push = (seq: number, fill: number) =>
      tracked.push({ seq, data: new Uint8Array(half).fill(fill) }).filter((text) =>
        text.includes("conflict")
      );
    tracked.push(...handshake());
    [0, 1, 2].forEach((i) => push(1 + i * half, 1));
    expect(push(1, 2)).toEqual([]); // that half MiB is gone
    expect(push(1 + half, 2)).toEqual(["#0 retransmission-conflict"]);
  });
});

describe("TcpTracker.push() tells of snaplen cuts", () => {
  it("C-18 as holes behind what was captured, in step with what follows", () => {
    const cut = { ...part(0, 4), hole: 6 };
    expect(toldOf(cut, part(10, 12))).toEqual(["#0.0 abcd", "#0.0 hole 6 snaplen", "#0.0 kl"]);
  });

  it("C-18 where nothing was captured at all", () => {
    expect(toldOf({ seq: 1, hole: 3 }, part(3, 4))).toEqual(["#0.0 hole 3 snaplen", "#0.0 d"]);
  });

  it("C-18 in pieces that wait, whatever is cut off them", () => {
    const cut = { ...part(2, 4), hole: 6 };
    expect(toldOf(cut, part(0, 1), part(9, 12), part(1, 2))).toEqual([
      "#0.0 a",
      "#0.0 b",
      "#0.0 cd",
      "#0.0 hole 6 snaplen",
      "#0.0 kl*",
    ]);
    expect(toldOf(part(0, 3), part(7, 8), { ...part(2, 4), hole: 5 })).toEqual([
      "#0.0 abc",
      "#0.0 d*",
      "#0.0 hole 3 snaplen",
      "#0.0 h",
      "#0.0 hole 1 snaplen",
    ]);
    expect(toldOf(part(0, 5), { ...part(2, 4), hole: 5 })).toEqual([
      "#0.0 abcde",
      "#0.0 hole 4 snaplen",
    ]);
  });

  it("C-18 and a later copy does not fill them", () => {
    const cut = { ...part(0, 2), hole: 4 };
    expect(toldOf(cut, part(0, 6), part(6, 7))).toEqual([
      "#0.0 ab",
      "#0.0 hole 4 snaplen",
      "#0.0 g",
    ]);
    expect(toldOf({ ...part(1, 2), hole: 4 }, part(1, 6), part(0, 1))).toEqual([
      "#0.0 a",
      "#0.0 b",
      "#0.0 hole 4 snaplen",
    ]);
  });
});

describe("TcpTracker chunks", () => {
  it("have packet, time and place of the bytes, also after a cut and a wait", () => {
    const tracked = new Tracked();
    tracked.push(
      ...handshake(),
      { ...part(4, 8), fileOffset: 1_000, ms: 50 },
      { ...part(0, 6), fileOffset: 2_000, ms: 60 },
      { ...part(7, 9), fileOffset: 3_000, ms: 70 },
    );
    const { connection } = tracked.chunks[0]!;
    const t = (ms: number) => ({ seconds: 1_700_000_000, nanoseconds: ms * 1e6 });
    expect(tracked.chunks.slice(1)).toEqual([
      {
        kind: "bytes",
        connection,
        side: 0,
        t: t(60),
        bytes: bytesOf("abcd"),
        packet: 5,
        fileOffset: 2_000,
        retransmitted: true,
      },
      {
        kind: "bytes",
        connection,
        side: 0,
        t: t(50),
        bytes: bytesOf("efgh"),
        packet: 4,
        fileOffset: 1_000,
      },
      {
        kind: "bytes",
        connection,
        side: 0,
        t: t(70),
        bytes: bytesOf("i"),
        packet: 6,
        fileOffset: 3_001,
        retransmitted: true,
      },
    ]);
    expect(tracked.chunks.every((chunk) => chunk.connection === connection)).toBe(true);
  });

  it("hold views of what comes in order, and copies of small pieces that waited", () => {
    const file = new Uint8Array(1_000);
    const tracked = new Tracked();
    const push = (seq: number) => tracked.push({ seq, data: file.subarray(seq, seq + 10) });
    [5, 25, 15].forEach(push);
    const buffers = tracked.chunks.flatMap((chunk) =>
      chunk.kind === "bytes" ? [[chunk.bytes.buffer === file.buffer, chunk.bytes.byteOffset]] : []
    );
    expect(buffers).toEqual([[true, 5], [true, 15], [false, 0]]);
  });

  it("have neither time nor place where the segments have none", () => {
    const tracked = new Tracked();
    tracked.push({ seq: 1, data: "a", ms: null }, { seq: 3, data: "c", ms: null });
    tracked.end();
    const { connection } = tracked.chunks[0]!;
    expect(tracked.chunks).toEqual([
      { kind: "open", connection, packet: 1 },
      { kind: "bytes", connection, side: 0, bytes: bytesOf("a"), packet: 1 },
      { kind: "hole", connection, side: 0, bytes: 1, cause: "lost-segment" },
      { kind: "bytes", connection, side: 0, bytes: bytesOf("c"), packet: 2 },
      { kind: "close", connection, how: "end" },
    ]);
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest])
  );
}
