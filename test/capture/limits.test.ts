// The limits of capture.md 5.11: those of the Kafka layer exactly, those of the layers below as options of decodeCapture.

import { describe, expect, it } from "vitest";
import { type CaptureLimits, decodeCapture, KafkaTracker } from "../../codec/capture/mod.ts";
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

describe("5.11: what is given", () => {
  it("counts unless it is undefined", () => {
    const { frameBytes, pendingBytes } = captureLimits({ frameBytes: 0, pendingBytes: undefined! });
    expect([frameBytes, pendingBytes]).toEqual([0, 4 * 2 ** 20]);
  });
  for (
    const [limits, expected] of [
      [{ frameBytes: NaN }, "limits.frameBytes: expected a number from 0 on, found NaN"],
      [{ pendingMs: -1 }, "limits.pendingMs: expected a number from 0 on, found -1"],
      [{ fragments: "9" }, "limits.fragments: expected a number from 0 on, found 9"],
      [{ connections: null }, "limits.connections: expected a number from 0 on, found null"],
      [{ frameByte: 1 }, "limits.frameByte: expected the name of a limit"],
    ] as const
  ) {
    it(`is a bound: ${expected}`, () => {
      expect(() => decodeCapture("", registry, { limits: limits as object }))
        .toThrow(new TypeError(`Cannot use ${expected}`));
    });
  }
  for (
    const [options, expected] of [
      [{ decode: "header" }, "decode: expected all, headers or a function, found header"],
      [{ orphans: true }, "orphans: expected header or infer, found boolean"],
      [{ records: "none" }, "records: expected batches, records or metadata, found none"],
      [{ keepRaw: null }, "keepRaw: expected always, on-error or never, found null"],
      [{ ports: 9092 }, "ports: expected a list of ports, found number"],
      [{ ports: ["9092"] }, "ports: expected a list of ports, found a list"],
      [{ servers: "b1:9092" }, "servers: expected a list of addresses, found b1:9092"],
      [{ topic: 5 }, "topic: expected the name of a topic, found number"],
      [{ decompressors: { zstd: 1 } }, "decompressors: expected functions by codec, found object"],
      [{ decap: ["vlan"] }, "decap: expected a list of vxlan, geneve, gre, ip-in-ip, found a list"],
      [{ userLinkTypes: "147" }, "userLinkTypes: expected a list of link types, found 147"],
      [{ redact: 0 }, "redact: expected true or false, found number"],
      [{ limits: null }, "limits: expected an object, found null"],
    ] as const
  ) {
    it(`means something: ${expected}`, () => {
      expect(() => decodeCapture("", registry, options as object))
        .toThrow(new TypeError(`Cannot use ${expected}`));
    });
  }
  it("may be undefined", () => {
    const names = "ports servers decode orphans records topic decompressors decap userLinkTypes";
    const options = `${names} redact limits keepRaw`.split(" ").map((name) => [name, undefined]);
    expect(() => decodeCapture("", registry, Object.fromEntries(options))).not.toThrow();
  });
  for (const found of [undefined, {}, []]) {
    it(`is a registry: not ${JSON.stringify(found)}`, () => {
      expect(() => decodeCapture("", found as never)).toThrow(
        new TypeError("Cannot decode: expected a registry, such as that of registryOf"),
      );
    });
  }
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

describe("5.11: bytes of frames that are not whole, over all connections", () => {
  const frame = metadataResponse(1);

  /** So many bytes of the response of each connection, which has been asked for; then what comes of it. */
  function held(limits: Partial<CaptureLimits>, ...bytes: readonly number[]) {
    const tracker = new KafkaTracker(registry, { limits });
    for (let i = 0; i < bytes.length; i++) {
      tracker.push(i, "request", timeAt(i), metadataRequest(1));
    }
    const lines = bytes.flatMap((n, i) =>
      tracker.push(i, "response", timeAt(1_000 + i), frame.subarray(0, n))
    ).map(lineOf);
    return { tracker, lines };
  }

  for (const more of [-1, 0, 1]) {
    it(`are bounded, the largest frame aside: the limit ${more < 0 ? "- 1" : `+ ${more}`}`, () => {
      const { lines } = held({ totalPendingBytes: 70 }, 40, 71, 30 + more);
      expect(lines).toEqual(more > 0 ? ["7 0 < Metadata 12 #1 of 2, truncated malformed"] : []);
    });

    it(`and by default: ${more}`, () => {
      const tracker = new KafkaTracker(registry);
      const announced = pack([[4, 100_000_000]]);
      const chunks = [66_000_000, 60_000_000, 67_108_864 - 60_000_008 + more];
      const events = chunks.flatMap((n, i) => [
        ...tracker.push(i, "request", undefined, announced),
        ...tracker.push(i, "request", undefined, new Uint8Array(n)),
      ]);
      const given = events.filter(({ kind }) => kind !== "connection");
      expect(given).toMatchObject(
        more > 0 ? [{ connection: 1, range: { length: 100_000_004, missing: 40_000_000 } }] : [],
      );
    });
  }

  it("one alone may have as many as a frame", () => {
    const { tracker, lines } = held({ totalPendingBytes: 0 }, frame.length - 1);
    expect(lines).toEqual([]);
    const [event] = tracker.push(0, "response", timeAt(5_000), frame.subarray(-1));
    expect(lineOf(event!)).toBe("3 0 < Metadata 12 #1 of 2");
  });

  it("those that wait for longest are given up, as many as it takes", () => {
    const limits = { totalPendingBytes: 70 };
    expect(held(limits, 20, 30, 20, 71, 60).lines).toEqual([
      "11 0 < Metadata 12 #1 of 2, truncated malformed",
      "12 1 < Metadata 12 #1 of 4, truncated malformed",
      "13 2 < Metadata 12 #1 of 6, truncated malformed",
    ]);
    expect(held(limits, 71, 71).lines).toEqual([
      "5 0 < Metadata 12 #1 of 2, truncated malformed",
    ]);
    const { tracker } = held(limits, 20, 30);
    const next = concat(frame.subarray(20), frame.subarray(0, 20)); // now it is the later one
    tracker.push(0, "response", timeAt(2_000), next);
    const lines = tracker.push(2, "response", timeAt(2_002), frame.subarray(0, 71)).map(lineOf);
    expect(lines).toEqual(["6 2 open"]);
    expect(tracker.push(3, "response", timeAt(2_003), frame.subarray(0, 50)).map(lineOf)).toEqual([
      "7 3 open",
      "8 1 < Metadata 12 #1 of 4, truncated malformed",
    ]);
  });

  it("it ends there, and what follows it is read as ever", () => {
    const { tracker } = held({ totalPendingBytes: 70 }, 60, 71);
    const [given] = tracker.push(1, "response", timeAt(9_000), frame.subarray(71, 72))
      .concat(tracker.push(2, "response", timeAt(9_001), frame.subarray(0, 11)))
      .filter(({ kind }) => kind === "undecodable");
    expect(given).toMatchObject({
      connection: 0,
      time: timeAt(9_001),
      latencyMs: 9.001,
      range: { stream: 0, length: frame.length, missing: frame.length - 60 },
      flags: ["truncated"],
      failedAt: { reason: "length-out-of-range" },
    });
    tracker.push(0, "request", timeAt(9_100), metadataRequest(2));
    const rest = concat(frame.subarray(60), metadataResponse(2));
    const late = frame.length - 60;
    const cuts = [0, 10, 11, late - 1, late + 3, rest.length];
    const events = cuts.slice(1).flatMap((end, i) =>
      tracker.push(0, "response", timeAt(9_200), rest.subarray(cuts[i], end))
    );
    expect(events.map(lineOf)).toEqual(["8 0 < Metadata 12 #2 of 7"]);
    expect(events[0]).toMatchObject({ range: { stream: frame.length, missing: 0 }, flags: [] });
    const warnings = tracker.close(0, timeAt(9_300)).filter(({ kind }) => kind === "warning");
    expect(warnings).toEqual([{
      kind: "warning",
      id: 9,
      connection: 0,
      code: "given-up",
      text: "A frame was not waited for to its end, since too much waited over all connections; " +
        "what came of it later is left out",
      count: 1,
      bytes: late,
    }]);
  });

  it("where a search is given up, the frame that it has found is not", () => {
    const { tracker } = held({ totalPendingBytes: 70 }, 0, 100);
    tracker.push(0, "response", timeAt(2_000), new Uint8Array(20).fill(255));
    expect(tracker.push(0, "response", timeAt(2_001), frame.subarray(0, 50))).toEqual([]);
    const gap = tracker.push(0, "response", timeAt(2_002), frame.subarray(50, 51));
    expect(gap.map(lineOf)).toEqual(["5 0 < gap bad-length 20 (0 missing), found after 20"]);
    const rest = [
      ...tracker.push(0, "response", timeAt(2_003), frame.subarray(51)),
      ...tracker.close(0, timeAt(2_004)),
    ];
    expect(rest.map(lineOf)).toEqual(["6 0 < Metadata 12 #1 of 2", "7 0 closed fin"]);
  });

  it("holes do not count, and come late like bytes", () => {
    const { tracker } = held({ totalPendingBytes: 70 }, 40, 71);
    tracker.hole(0, "response", timeAt(2_000), 50, "snaplen");
    expect(tracker.push(2, "response", timeAt(2_001), frame.subarray(0, 30)).length).toBe(1);
    expect(tracker.push(2, "response", timeAt(2_002), frame.subarray(30, 31)).map(lineOf))
      .toEqual(["6 0 < Metadata 12 #1 of 2, truncated malformed"]);
    tracker.hole(0, "response", timeAt(2_003), frame.length - 90 - 7, "snaplen");
    tracker.push(0, "response", timeAt(2_004), frame.subarray(-7));
    tracker.push(0, "request", timeAt(2_005), metadataRequest(2));
    expect(tracker.push(0, "response", timeAt(2_006), metadataResponse(2)).map(lineOf))
      .toEqual(["8 0 < Metadata 12 #2 of 7"]);
    expect(tracker.end().find((event) => "code" in event && event.code === "given-up"))
      .toMatchObject({ count: 1, bytes: 7 });
  });

  it("what is looked through for a frame counts, too, and what connections hold that are not decided", () => {
    const noise = new Uint8Array(60).fill(255);
    const { tracker } = held({ totalPendingBytes: 70 }, 40, 71);
    expect(tracker.push(2, "request", timeAt(3_000), noise.subarray(0, 30)).map(lineOf))
      .toEqual(["5 2 open"]);
    expect(tracker.push(2, "request", timeAt(3_001), noise.subarray(0, 40)).map(lineOf))
      .toEqual(["6 0 < Metadata 12 #1 of 2, truncated malformed"]);
    const next = tracker.push(3, "response", timeAt(3_002), frame.subarray(0, 30));
    expect(next.map(lineOf)).toEqual(["7 3 open"]);
    const gap = tracker.push(2, "request", timeAt(3_003), metadataRequest(9)).slice(0, 1);
    expect(gap.map(lineOf)).toEqual(["8 2 > gap bad-length 70 (0 missing), found after 0"]);
    tracker.openUnknown(4, timeAt(3_004), [undefined, undefined]);
    const last = tracker.push(4, 0, timeAt(3_005), noise.subarray(0, 41)); // holds back what comes after it
    expect(last.map(lineOf)).toEqual([]);
    expect(tracker.end().map(lineOf).slice(0, 2)).toEqual([
      "10 3 < ? undefined #1, truncated orphan",
      "11 4 not-kafka unknown",
    ]);
  });
});

describe("5.11: bytes of connections that are not decided, over all of them", () => {
  /** What comes of a request in two halves, while another connection holds so many bytes, in pieces of some size. */
  function beside(bytes: number, size: number): string[] {
    const tracker = new KafkaTracker(registry, { limits: { totalPendingBytes: 70_000 } });
    for (const i of [0, 1]) tracker.openUnknown(i, undefined, [undefined, undefined]);
    for (let at = 0; at < bytes; at += size) {
      tracker.push(0, 0, undefined, new Uint8Array(size).fill(255));
    }
    const frame = metadataRequest(1);
    const events = [
      ...tracker.push(1, 0, undefined, frame.subarray(0, 9)),
      ...tracker.push(1, 0, undefined, frame.subarray(9)),
      ...tracker.end(),
    ];
    return events.flatMap((event) =>
      "state" in event && event.connection === 1 ? [event.state] : []
    );
  }
  const read = ["midstream", "closed"];
  const left = ["not-kafka"];

  it("are bounded: who brings more is decided at once", () => {
    expect(beside(69_990, 69_990)).toEqual(read);
    expect(beside(69_991, 69_991)).toEqual(left);
    expect(beside(70_000, 70_000)).toEqual(read); // that one was decided itself
  });

  it("are bounded in pieces, too", () => {
    expect(beside(2_046, 1)).toEqual(read);
    expect(beside(2_047, 1)).toEqual(left);
    expect(beside(2_048, 1)).toEqual(read);
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
