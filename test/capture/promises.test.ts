// The promises (a) to (d) of capture.md 5.2; (e), about memory, is in memory.node.test.ts.

import { describe, expect, it } from "vitest";
import { type CaptureEvent, decodeStreams, KafkaTracker } from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { ascii, concat, type ConversationOptions, pack, timeAt } from "../kit/capture_writer.ts";
import { Random, seedOf } from "../kit/random.ts";
import { disorder, eventsOfItems, itemsOf, missingBytes, toldBytes } from "./accounts.ts";
import { lossy, mutated } from "./damage.ts";
import {
  apiVersionsRequest,
  apiVersionsResponse,
  framed,
  handshakeRequest,
  handshakeResponse,
  heartbeatRequest,
  metadataRequest,
  metadataResponse,
  request,
  response,
} from "./frames_made.ts";
import { targets } from "./fuzz.ts";
import {
  batchOf,
  fetchRequest,
  fetchResponse,
  framesOf,
  producedResponse,
  produceRecords,
  said,
} from "./made_captures.ts";
import { recordingBytes } from "./recordings.ts";
import { eventsOf } from "./told.ts";

const small = ["sasl-v0.pcap", "pod-registration.pcap", "client-librdkafka-old.pcapng"];

/** Frames of most kinds, some of which are not as they should be. */
const mixed: ConversationOptions = {
  requests: [
    apiVersionsRequest(1, 4),
    handshakeRequest(2, "PLAIN"),
    framed(ascii("\0user\0word")),
    metadataRequest(3),
    request(3, 8, 4, pack([[4, 5]])),
    produceRecords(5, 9, batchOf("a")),
    pack([[4, -1], ascii("noise")]),
    metadataRequest(6),
    fetchRequest(7, 12, { topic: "t" }),
    heartbeatRequest(8),
  ],
  responses: [
    apiVersionsResponse(1, 0, 35),
    handshakeResponse(2),
    framed(),
    metadataResponse(3),
    metadataResponse(4, 8),
    producedResponse(5, 9),
    concat(),
    metadataResponse(6),
    fetchResponse(7, 12, { topic: "t" }, batchOf("b", "c")),
    response(99, pack([[4, 1]])),
  ],
};

describe("5.2 (a): no bad input makes the iteration throw", () => {
  it("not a file that ends at any byte", async () => {
    const whole = said(mixed);
    const all = await eventsOf(whole, { records: "batches" });
    for (let end = 4; end < whole.length; end += end < 60 ? 1 : 11) {
      const events = await eventsOf(whole.subarray(0, end), { records: "batches" });
      expect(disorder(events), `${end}`).toEqual([]);
      expect(events.filter(({ kind }) => kind !== "warning").length).toBeLessThanOrEqual(
        all.length,
      );
    }
  });

  for (const name of small) {
    it(`not random damage to ${name}`, async () => {
      const whole = await recordingBytes(name);
      for (let seed = 0; seed < 25; seed++) {
        const random = new Random(seedOf(name) + seed);
        const rest = mutated(mutated(whole.subarray(24), random), random);
        const events = await eventsOf(concat(whole.subarray(0, 24), rest), { records: "batches" });
        expect(disorder(events), `seed ${seed}`).toEqual([]);
      }
    });
  }

  for (const target of targets) {
    it(`R-09: not what a fuzzer makes: ${target.name}`, async () => {
      let runs = 0;
      for (let seed = 0; seed < 200; seed++, runs++) await target.run(new Random(seed));
      expect(runs).toBe(200);
    });
  }
});

describe("5.2 (b) (c): every captured byte is in one event, in the order of its stream", () => {
  for (const name of small) {
    it(`where packets of ${name} are lost, cut and moved`, async () => {
      const items = itemsOf(await recordingBytes(name));
      let lost = 0;
      for (let seed = 0; seed < 30; seed++) {
        const some = lossy(items, new Random(seedOf(name) + seed));
        const limits = { eventsPerError: seed % 3 };
        const events = eventsOfItems(some, { limits });
        expect(missingBytes(some, events), `seed ${seed}`).toEqual([]);
        expect(disorder(events), `seed ${seed}`).toEqual([]);
        lost += events.filter(({ kind }) => kind === "gap").length;
      }
      expect(lost).toBeGreaterThan(10);
    });
  }

  it("where errors are folded, and behind a PROXY header", () => {
    const proxy = ascii("PROXY TCP4 203.0.113.7 10.0.0.2 4711 9092\r\n");
    const bad = Array.from({ length: 30 }, (_, i) => request(3, 8, i, pack([[4, 5]])));
    const items = itemsOf(said({ requests: [concat(proxy, ...bad)], segmentBytes: 100 }));
    const events = eventsOfItems(items, { limits: { eventsPerError: 3 } });
    expect(missingBytes(items, events)).toEqual([]);
    expect(events[0]).toMatchObject({ range: { stream: 0, length: proxy.length } });
    expect(events.filter(({ kind }) => kind === "undecodable").length).toBe(3);
  });

  it("where a search is given up, holes and all", () => {
    const tracker = new KafkaTracker(registry, { limits: { pendingBytes: 1_000 } });
    const random = new Random(11);
    const events: CaptureEvent[] = [];
    let captured = 0;
    for (let i = 0; i < 60; i++) {
      const bytes = random.bytes(random.below(200));
      captured += bytes.length;
      events.push(...tracker.push(0, "request", undefined, bytes));
      if (i % 3 === 0) events.push(...tracker.hole(0, "request", undefined, 10, "lost-segment"));
    }
    const [gap, ...others] = [...events, ...tracker.end()].filter(({ kind }) => kind === "gap");
    expect(others).toEqual([]);
    expect(gap).toMatchObject({ bytes: captured + 200, range: { stream: 0, missing: 200 } });
  });

  it("where a search is given up, and nothing comes any more", () => {
    const tracker = new KafkaTracker(registry, { limits: { pendingBytes: 1_000 } });
    tracker.push(0, "request", timeAt(7), new Uint8Array(1_001).fill(255));
    const [gap] = tracker.end();
    expect(gap).toEqual({
      kind: "gap",
      id: 2,
      connection: 0,
      direction: "request",
      time: timeAt(7),
      bytes: 1_001,
      cause: "bad-length",
      resyncedAfter: null,
      range: { stream: 0, length: 1_001, missing: 0, file: [] },
    });
  });

  it("where frames are given up, since too much waits over all connections", () => {
    const streams = [0, 1].map((side) =>
      Array.from({ length: 5 }, (_, i) => {
        const frames = Array.from({ length: 9 }, (_, n) =>
          side === 0 ? metadataRequest(n) : metadataResponse(n, 12, undefined, 1 + (n + i) % 9));
        return concat(...frames, ...(i === 4 ? [new Uint8Array(90).fill(255), ...frames] : []));
      })
    );
    let given = 0;
    for (let seed = 0; seed < 40; seed++) {
      const random = new Random(seed);
      const totalPendingBytes = random.below(600);
      const tracker = new KafkaTracker(registry, { limits: { totalPendingBytes } });
      const at = streams.map((all) => all.map(() => 0));
      const events: CaptureEvent[] = [];
      for (let i = 0; i < 400; i++) {
        const [side, connection] = [random.chance(40) ? 0 : 1, random.below(5)];
        const stream = streams[side]![connection]!;
        const [from, n] = [at[side]![connection]!, random.below(random.one([3, 60, 300]))];
        at[side]![connection] = Math.min(from + n, stream.length);
        const bytes = stream.subarray(from, from + n);
        events.push(
          ...tracker.push(connection, side === 0 ? "request" : "response", timeAt(i), bytes),
        );
      }
      events.push(...tracker.end());
      const pushed = [0, 1, 2, 3, 4].map((i) => [i, at[0]![i]! + at[1]![i]!] as const);
      expect(new Map([...toldBytes(events)].sort(([a], [b]) => a - b)), `seed ${seed}`)
        .toEqual(new Map(pushed));
      expect(disorder(events), `seed ${seed}`).toEqual([]);
      given += events.filter((event) => "code" in event && event.code === "given-up").length;
    }
    expect(given).toBeGreaterThan(50);
  });

  it("frames of different connections come in the order of capture time", async () => {
    const events = eventsOfItems(itemsOf(await recordingBytes("startup.pcap")));
    const times = framesOf(events).map(({ time }) => time!.seconds * 1e9 + time!.nanoseconds);
    expect(times.length).toBeGreaterThan(250);
    expect(new Set(framesOf(events).map(({ connection }) => connection)).size).toBeGreaterThan(5);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

/** What is the same wherever the bytes come from: no packets, no places in a file, no ends, no times. */
function bare(events: readonly CaptureEvent[]): unknown[] {
  return events.map((event) => {
    const rest: Record<string, unknown> = { ...event };
    for (const key of ["time", "latencyMs", "packets", "client", "server"]) delete rest[key];
    if (event.kind === "connection" && event.state === "closed") {
      delete rest["detail"], delete rest["id"];
    }
    if ("range" in event && event.range) rest["range"] = { ...event.range, file: [] };
    return rest;
  });
}

type Side = readonly Uint8Array[];

/** The events of both sides of a connection, the requests first. */
function pushed(
  requests: Side,
  responses: Side,
  names: readonly ["request", "response"] | readonly [0, 1] = ["request", "response"],
): CaptureEvent[] {
  const tracker = new KafkaTracker(registry);
  return [
    ...requests.flatMap((bytes) => tracker.push(0, names[0], undefined, bytes)),
    ...responses.flatMap((bytes) => tracker.push(0, names[1], undefined, bytes)),
    ...tracker.end(),
  ];
}

/** One byte at a time, with nothing in between now and then. */
function byteByByte(bytes: Uint8Array): Uint8Array[] {
  return Array.from(bytes, (_, i) => bytes.subarray(i, i + 1))
    .flatMap((byte, i) => i % 5 === 0 ? [new Uint8Array(0), byte] : [byte]);
}

function cutAt(bytes: Uint8Array, ...places: readonly number[]): Uint8Array[] {
  const ends = [...places, bytes.length];
  return ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
}

// From which pair to which; not the one with a bad length, since what is found behind it depends on segments.
const STREAMS: readonly (readonly [from: number, to: number])[] = [
  ...[0, 1, 3, 4, 5, 7, 8, 9].map((i) => [i, i + 1] as const),
  [0, 2],
  [1, 4],
  [3, 6],
  [7, 10],
];

describe("5.2 (d), U-13: the same bytes give the same events", () => {
  const { requests = [], responses = [] } = mixed;
  const whole = [concat(...requests), concat(...responses)] as const;

  it("through a capture, two streams, and push", async () => {
    const source = said({ requests: [whole[0]], responses: [whole[1]], segmentBytes: 100_000 });
    const options = { redact: false };
    const captured = await eventsOf(source, options);
    const streamed: CaptureEvent[] = [];
    const streams = { requests: new Blob([whole[0]]), responses: new Blob([whole[1]]) };
    for await (const event of decodeStreams(streams, registry, options)) streamed.push(event);
    expect(bare(streamed)).toEqual(bare(captured.filter(({ kind }) => kind !== "warning")));
    const headers = { records: "batches" } as const;
    expect(bare(pushed([whole[0]], [whole[1]]))).toEqual(
      bare((await eventsOf(source, headers)).filter(({ kind }) => kind !== "warning")),
    );
  });

  it("R-12: however a file is cut", async () => {
    const source = said({ requests: requests.slice(0, 4), responses: responses.slice(0, 4) });
    const expected = await eventsOf(source);
    for (let at = 0; at <= source.length; at += 9) {
      expect(await eventsOf(chunks(cutAt(source, at, at))), `cut at ${at}`).toEqual(expected);
    }
    expect(await eventsOf(chunks(byteByByte(source)))).toEqual(expected);
  });

  it("R-12: however segments are cut", async () => {
    const bytes = { requests: requests.slice(0, 4), responses: responses.slice(0, 4) };
    const expected = bare(await eventsOf(said(bytes)));
    const length = concat(...bytes.responses).length;
    for (let at = 1; at < length; at += 3) {
      const options = { ...bytes, cuts: [at], responseCuts: [at] };
      expect(bare(await eventsOf(said(options))), `cut at ${at}`).toEqual(expected);
    }
    expect(bare(await eventsOf(said({ ...bytes, segmentBytes: 1 })))).toEqual(expected);
  });

  for (const [from, to] of STREAMS) {
    const asked = concat(...requests.slice(from, to));
    const answers = concat(...responses.slice(from, to));
    it(`R-12: however a stream of ${asked.length} and ${answers.length} bytes is cut`, () => {
      const expected = bare(pushed([asked], [answers]));
      const expectSame = (a: Side, b: Side) => expect(bare(pushed(a, b))).toEqual(expected);
      for (let i = 0; i <= asked.length; i++) expectSame(cutAt(asked, i), [answers]);
      for (let i = 0; i <= answers.length; i++) expectSame([asked], cutAt(answers, i));
      expectSame(byteByByte(asked), byteByByte(answers));
      const random = new Random(from * 100 + to);
      for (let n = 0; n < 50; n++) {
        const [a, b] = [asked, answers].map((bytes) => {
          const [first, second] = [random.below(bytes.length + 1), random.below(bytes.length + 1)];
          return cutAt(bytes, Math.min(first, second), Math.max(first, second));
        });
        expectSame(a!, b!);
      }
    });
  }
});

async function* chunks(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(part);
}
