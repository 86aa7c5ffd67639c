// Finding the next frame where the stream does not begin with one: capture.md 5.4.

import { describe, expect, it } from "vitest";
import { KafkaTracker } from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { ascii, concat, conversation, pack } from "../kit/capture_writer.ts";
import { Random } from "../kit/random.ts";
import {
  framed,
  handshakeRequest,
  handshakeResponse,
  heartbeatRequest,
  metadataRequest,
  metadataResponse,
} from "./frames_made.ts";
import {
  fetchRequest,
  fetchResponse,
  file,
  producedResponse,
  produceRecords,
} from "./made_captures.ts";
import { lineOf, told } from "./told.ts";

const random = new Random(7);
const usual = { address: "10.0.0.2", port: 9092 };
const unusual = { address: "10.0.0.2", port: 36_333 };

/** A batch of so many bytes, about. */
function large(bytes: number): Uint8Array {
  return encodePlainBatch({ records: [{ timestamp: 1n, value: random.bytes(bytes) }] });
}

describe("5.4: a producer whose requests follow each other without a pause", () => {
  const frames = Array.from({ length: 12 }, (_, i) => produceRecords(100 + i, 9, large(5_000)));
  const stream = concat(...frames);
  const size = frames[0]!.length;

  /** Cut into parts that end within frames, and the capture begins within the first. */
  function packetsFrom(server: typeof usual, withAnswers: boolean) {
    const requests = frames.map((_, i) =>
      stream.subarray(i === 0 ? 0 : i * size + 777, (i + 1) * size + 777)
    );
    const responses = withAnswers ? frames.map((_, i) => producedResponse(100 + i, 9)) : [];
    return conversation({ requests, responses, server, handshake: false }).slice(2);
  }

  for (const server of [usual, unusual]) {
    for (const withAnswers of [true, false]) {
      const what = `port ${server.port}, ${withAnswers ? "both sides" : "one side"}`;
      it(`is followed from its second request on: ${what}`, async () => {
        const lines = await told(file(packetsFrom(server, withAnswers)));
        const requests = lines.filter((line) => line.includes(" > Produce 9 "));
        expect(requests.length).toBe(11);
        expect(lines.filter((line) => line.includes(" gap ")).length).toBe(1);
        expect(lines.find((line) => line.includes(" gap "))).toContain("> gap capture-start");
      });
    }
  }

  it("is found again behind a lost packet", async () => {
    const packets = packetsFrom(usual, false);
    const lines = await told(file(packets.filter((_, i) => i !== 20 && i !== 21)));
    expect(lines.filter((line) => line.includes(" > Produce 9 ")).length).toBeGreaterThan(8);
  });
});

describe("5.4: a frame that surely begins", () => {
  const topic = { topic: "t" };

  it("is waited for, although it is larger than what is held while searching", async () => {
    const requests = [fetchRequest(7, 12, topic), fetchRequest(8, 12, topic)];
    const responses = [
      fetchResponse(7, 12, topic, large(6_000_000)),
      fetchResponse(8, 12, topic, null),
    ];
    const packets = conversation({ requests, responses, handshake: false, segmentBytes: 60_000 });
    expect((await told(file(packets), { records: "batches" })).slice(1, 5)).toEqual([
      "2 0 > Fetch 12 #7",
      "3 0 < Fetch 12 #7 of 2",
      "4 0 > Fetch 12 #8",
      "5 0 < Fetch 12 #8 of 4",
    ]);
  });

  it("is not given up for what is inside of it", () => {
    const tracker = new KafkaTracker(registry);
    tracker.open(0, undefined, { midstream: true });
    const inside = concat(pack([[4, 4], [4, 9]]), pack([[4, 4], [4, 10]])); // two whole frames, by their looks
    const answer = fetchResponse(7, 12, topic, concat(inside, large(100)));
    const events = [
      ...tracker.push(0, "request", undefined, fetchRequest(7, 12, topic)),
      ...Array.from(answer, (byte) => tracker.push(0, "response", undefined, Uint8Array.of(byte)))
        .flat(),
    ];
    expect(events.map(lineOf)).toEqual([
      "1 0 midstream",
      "2 0 > Fetch 12 #7",
      "3 0 < Fetch 12 #7 of 2",
    ]);
  });
});

describe("5.4: tokens of SASL", () => {
  it("cost no answer if one is lost", () => {
    const tracker = new KafkaTracker(registry);
    const events = [
      ...tracker.push(0, "request", undefined, handshakeRequest(1, "PLAIN")),
      ...tracker.push(0, "response", undefined, handshakeResponse(1)),
      ...tracker.push(0, "request", undefined, framed(ascii("\0user\0word"))),
      ...tracker.hole(0, "response", undefined, 4, "lost-segment"),
      ...tracker.push(0, "request", undefined, metadataRequest(2)),
      ...tracker.push(0, "response", undefined, metadataResponse(2)),
    ];
    expect(events.map(lineOf).slice(3)).toEqual([
      "4 0 > PLAIN token 1 «10 bytes»",
      "5 0 > Metadata 12 #2",
      "6 0 < gap lost-segment 4 (4 missing), found after 0",
      "7 0 < Metadata 12 #2 of 5",
    ]);
  });
});

describe("5.4: many small segments", () => {
  for (const byte of [0, 1]) {
    it(`cost no more than their number: ${byte}`, () => {
      const tracker = new KafkaTracker(registry);
      tracker.open(0, undefined, { midstream: true });
      const piece = Uint8Array.of(byte);
      for (let i = 0; i < 20_000; i++) tracker.push(0, "response", undefined, piece);
      tracker.push(0, "request", undefined, metadataRequest(70_000));
      const found = tracker.push(0, "response", undefined, metadataResponse(70_000));
      expect(found.map(lineOf)).toEqual([
        "3 0 < gap capture-start 20000 (0 missing), found after 20000",
        "4 0 < Metadata 12 #70000 of 2",
      ]);
    });
  }

  it("and a request behind noise is found at any place in them", () => {
    for (const noise of [1, 7, 100]) {
      const tracker = new KafkaTracker(registry);
      tracker.open(0, undefined, { midstream: true });
      const bytes = concat(
        new Uint8Array(noise).fill(200),
        heartbeatRequest(5),
        heartbeatRequest(6),
      );
      const lines = [
        ...[...bytes].flatMap((byte) => tracker.push(0, "request", undefined, Uint8Array.of(byte))),
        ...tracker.end(),
      ].map(lineOf);
      expect(lines.slice(1, 4), `${noise}`).toEqual([
        `2 0 > gap capture-start ${noise} (0 missing), found after ${noise}`,
        "3 0 > Heartbeat 0 #5",
        "4 0 > Heartbeat 0 #6",
      ]);
    }
  });
});
