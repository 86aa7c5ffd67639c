// The limits of capture.md 5.11: those of the Kafka layer exactly, those of the layers below as options of decodeCapture.

import { describe, expect, it } from "vitest";
import { type CaptureLimits, KafkaTracker } from "../../codec/capture/mod.ts";
import { captureLimits } from "../../codec/capture/options.ts";
import { registry } from "../../codec/messages/registry.ts";
import {
  concat,
  conversation,
  ethernet,
  exportedPdu,
  ipv4Fragments,
  later,
  pack,
  pcapFile,
  tcp,
  timeAt,
} from "../kit/capture_writer.ts";
import {
  heartbeatRequest,
  heartbeatResponse,
  metadataRequest,
  metadataResponse,
  request,
} from "./frames_made.ts";
import { file } from "./made_captures.ts";
import { lineOf, told } from "./told.ts";

describe("5.11: the defaults", () => {
  it("are those of the table", () => {
    expect(captureLimits()).toEqual({
      frameBytes: 104_857_600,
      pendingBytes: 4 * 2 ** 20,
      pendingSegments: 1_024,
      pendingMs: 2_000,
      totalPendingBytes: 64 * 2 ** 20,
      connections: 100_000,
      idleMs: 600_000,
      fragmentBytes: 65_536,
      fragments: 64,
      fragmentMs: 30_000,
      packetBytes: 256 * 2 ** 20,
      unpairedMs: 2_000,
      unpairedFrames: 1_000,
      eventsPerError: 10,
    });
  });
});

describe("5.11: bytes of a frame", () => {
  const asked = metadataRequest(1);
  const answer = metadataResponse(1);

  for (const more of [-1, 0, 1]) {
    it(`a frame of the limit ${more < 0 ? "- 1" : `+ ${more}`} is ${more > 0 ? "a gap" : "read"}`, () => {
      for (const [direction, frame] of [["request", asked], ["response", answer]] as const) {
        const limits = { frameBytes: frame.length - 4 - more };
        const tracker = new KafkaTracker(registry, { limits });
        if (direction === "response") tracker.push(0, "request", undefined, asked);
        const [event] = tracker.push(0, direction, undefined, frame).slice(-1);
        const end = tracker.end();
        if (more > 0) expect(end.map(lineOf).join("\n")).toContain("gap bad-length");
        else expect(event).toMatchObject({ kind: "message", direction });
      }
    });

    it(`and so by default: ${more}`, () => {
      const tracker = new KafkaTracker(registry);
      const length = pack([[4, 104_857_600 + more]]);
      tracker.push(0, "request", undefined, concat(length, asked.subarray(4)));
      const [gap] = tracker.end().filter(({ kind }) => kind === "gap");
      expect(gap).toMatchObject({ cause: more > 0 ? "bad-length" : "stream-end" });
    });
  }
});

describe("5.11: a response whose request is late", () => {
  const [asked, answer] = [metadataRequest(9), metadataResponse(9)];

  for (const limit of [2_000, 30]) {
    for (const more of [-1, 0, 1]) {
      it(`waits ${limit} ms: request after ${limit + more} ms`, () => {
        const limits = limit === 2_000 ? {} : { unpairedMs: limit };
        const tracker = new KafkaTracker(registry, { limits });
        const lines = [
          ...tracker.push(0, "response", timeAt(0), answer),
          ...tracker.push(0, "request", timeAt(1_000 * (limit + more)), asked),
          ...tracker.end(),
        ].map(lineOf);
        expect(lines.slice(1, 3)).toEqual(
          more > 0
            ? ["2 0 < ? undefined #9 orphan", "3 0 > Metadata 12 #9"]
            : ["2 0 < Metadata 12 #9, late-pair", "3 0 > Metadata 12 #9 of 2"],
        );
      });
    }
  }

  for (const limit of [1_000, 3]) {
    for (const more of [-1, 0, 1]) {
      it(`waits ${limit} frames: request ${limit + more} frames later`, () => {
        const limits = limit === 1_000 ? {} : { unpairedFrames: limit };
        const tracker = new KafkaTracker(registry, { limits });
        const between = Array.from(
          { length: limit + more - 1 },
          (_, i) => heartbeatRequest(100 + i),
        );
        const [, response] = [
          ...tracker.push(0, "response", timeAt(0), answer),
          ...tracker.push(0, "request", timeAt(1), concat(...between, asked)),
          ...tracker.end(),
        ].map(lineOf);
        expect(response).toBe(
          more > 0 ? "2 0 < ? undefined #9 orphan" : "2 0 < Metadata 12 #9, late-pair",
        );
      });
    }
  }
});

describe("5.11: the same error on the same connection", () => {
  for (const limit of [10, 3, 0]) {
    for (const more of [-1, 0, 1]) {
      const n = Math.max(0, limit + more);
      it(`is told ${limit} times: ${n} errors`, () => {
        const limits = limit === 10 ? {} : { eventsPerError: limit };
        const tracker = new KafkaTracker(registry, { limits });
        const bad = Array.from({ length: n }, (_, i) => request(3, 8, i, pack([[4, 5]])));
        const events = [
          ...tracker.push(0, "request", undefined, concat(...bad, heartbeatRequest(77))),
          ...tracker.push(0, "response", undefined, heartbeatResponse(77)),
          ...tracker.end(),
        ];
        const folded = events.filter((event) =>
          event.kind === "warning" && event.code === "folded"
        );
        expect(events.filter(({ kind }) => kind === "undecodable").length).toBe(Math.min(n, limit));
        expect(folded.map((event) => "count" in event && event.count)).toEqual(
          n > limit ? [n - limit] : [],
        );
      });
    }
  }

  it("is counted for each connection and each error by itself", () => {
    const tracker = new KafkaTracker(registry, { limits: { eventsPerError: 1 } });
    const events = [1, 2].flatMap((connection) =>
      [8, 8, 9, 9].flatMap((version, i) =>
        tracker.push(connection, "request", undefined, request(3, version, i, pack([[4, 5]])))
      )
    );
    expect(events.filter(({ kind }) => kind === "undecodable").length).toBe(4);
  });
});

describe("5.11: the limits of the layers below are options of decodeCapture", () => {
  const twice = {
    requests: [metadataRequest(1), metadataRequest(2)],
    responses: [metadataResponse(1), metadataResponse(2)],
  };
  const packets = conversation({ ...twice, segmentBytes: 60 });

  /** What is told with the limits, and what without. */
  async function both(source: Uint8Array, limits: Partial<CaptureLimits>) {
    const [bounded, free] = await Promise.all([told(source, { limits }), told(source)]);
    return [bounded.join("\n"), free.join("\n")] as const;
  }

  /** The third piece of the first response comes after all else of it. */
  const late = [...packets];
  const at = late.findIndex(({ from, what }) => from === "server" && what === "data");
  const [first] = late.splice(at, 1);
  late.splice(at + 2, 0, { ...first!, t: late[at + 1]!.t });

  for (
    const limits of [
      { pendingBytes: 70 },
      { pendingSegments: 1 },
      { totalPendingBytes: 70 },
    ]
  ) {
    it(`${Object.keys(limits)[0]}`, async () => {
      const [bounded, free] = await both(file(late), limits);
      expect(bounded).toContain("gap lost-segment");
      expect(free).not.toContain("gap");
    });
  }

  it("pendingMs", async () => {
    const slow = late.map((packet, i) =>
      i < at + 2 ? packet : { ...packet, t: later(packet.t, 5e4) }
    );
    const [bounded, free] = await both(file(slow), { pendingMs: 20 });
    expect(bounded).toContain("gap lost-segment");
    expect(free).not.toContain("gap");
  });

  it("connections, idleMs", async () => {
    const other = conversation({
      ...twice,
      client: { address: "10.0.0.3", port: 50_000 },
      start: timeAt(450),
      stepUs: 100_000,
    });
    const all = [...packets, ...other].sort((a, b) =>
      a.t.seconds - b.t.seconds || a.t.nanoseconds - b.t.nanoseconds
    );
    const [one, two] = await both(file(all), { connections: 1 });
    expect(one).toContain("closed too many connections");
    expect(two).not.toContain("too many");
    const unfinished = all.filter(({ what }) => what !== "fin");
    const [short, long] = await both(file(unfinished), { idleMs: 300 });
    expect(short).toMatch(/\d 0 closed idle/);
    expect(long).not.toContain("idle");
  });

  it("connections, of exported PDUs", async () => {
    const target = { address: "10.0.0.2", port: 9092 };
    const from = (port: number) =>
      exportedPdu(metadataRequest(port), {
        source: { address: "10.0.0.1", port },
        destination: target,
      });
    const ports = [1, 2, 1, 3, 2];
    const source = pcapFile(ports.map((port, i) => ({ data: from(port), t: timeAt(i) })), {
      linkType: 252,
    });
    const [two, all] = await both(source, { connections: 2 });
    expect(two.match(/\d \d+ closed too many connections/g)?.map((text) => text.slice(2, 9)))
      .toEqual([
        "1000001",
        "1000000",
      ]);
    expect(two.match(/> Metadata/g)!.length).toBe(5);
    expect(all).not.toContain("too many");
  });

  it("fragmentBytes, fragments, fragmentMs", async () => {
    const asked = metadataRequest(1);
    const datagram = (port: number) =>
      ipv4Fragments(
        "10.0.0.1",
        "10.0.0.2",
        tcp(port, 9092, { seq: 1, payload: asked }),
        24,
        { id: port },
      ).map((ip) => ({ data: ethernet(ip), t: timeAt(port) }));
    const [[a, b], [c, d]] = [datagram(40_000), datagram(40_001)];
    const source = file([a!, c!, d!, b!]);
    const messages = (text: string) => text.match(/> Metadata/g)?.length ?? 0;
    for (
      const [limits, expected] of [
        [{ fragmentBytes: 40 }, 0],
        [{ fragments: 1 }, 1],
        [{ fragmentMs: 0 }, 1],
      ] as const
    ) {
      const [bounded, free] = await both(source, limits);
      expect([messages(bounded), messages(free)], JSON.stringify(limits)).toEqual([expected, 2]);
    }
  });

  it("packetBytes", async () => {
    const [bounded, free] = await both(file(packets), { packetBytes: 100 });
    expect(bounded).toContain("warning");
    expect(free).not.toContain("warning");
  });
});
