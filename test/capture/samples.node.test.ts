// The public samples of capture.md 3, where they are at hand: KAFKA_WIRE_SAMPLES is their folder.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CaptureEvent, decodeCapture } from "../../codec/capture/mod.ts";
import { SegmentReader } from "../../codec/capture/link/to_segments.ts";
import { registry } from "../../codec/messages/registry.ts";
import { eventsOfItems, itemsOf, missingBytes } from "./accounts.ts";
import { ascii, concat, pack } from "../kit/capture_writer.ts";
import { request } from "./frames_made.ts";
import { framesOf, messagesOf, said } from "./made_captures.ts";
import { eventsOf, lineOf, told } from "./told.ts";

const samples = process.env["KAFKA_WIRE_SAMPLES"];

function sample(...names: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(samples!, ...names)));
}

/** Frames without the numbers of their events: "4 > Produce 3 #2". */
function shortLines(events: readonly CaptureEvent[]): string[] {
  return framesOf(events).map((event) => lineOf(event).replace(/^\d+ /, "").replace(/ of \d+/, ""));
}

/** What is in the files of DeepFlow: the frames, and milliseconds until the answer. */
const deepflow: readonly (readonly [file: string, frames: readonly string[], ms: number])[] = [
  ["00-produce-v2", twice("Produce 2 #1", ", deprecated-version"), 16.107],
  ["00-produce-v7-sw8", twice("Produce 7 #1"), 28.415],
  ["00-produce-v9", twice("Produce 9 #47"), 1.619],
  ["01-fetch-v12-ok", twice("Fetch 12 #15603"), 499.61],
  ["01-fetch-v12-perf", twice("Fetch 12 #20"), 504.829],
  ["01-fetch-v12-unknown", twice("Fetch 12 #20"), 13_000],
  ["11-join-group-v7", twice("JoinGroup 7 #120"), 2.956],
  ["13-leave-group-v4", twice("LeaveGroup 4 #201"), 2.739],
  ["14-sync-group-v5", twice("SyncGroup 5 #120"), 2.922],
  ["18-api-versions-v3", twice("ApiVersions 3 #2"), 4.941],
];

function twice(frame: string, notes = ""): string[] {
  return [`0 > ${frame}${notes}`, `0 < ${frame}${notes}`];
}

describe("what the samples have taught, without them", () => {
  it("U-05: SMPP, whose numbers are those of Produce, is not Kafka", async () => {
    const bind = pdu(2, 1, ascii("me\0word\0SMPP\0"), Uint8Array.of(1, 0, 0, 0));
    const requests = [bind, pdu(0x15, 2), pdu(4, 3, new Uint8Array(30)), pdu(6, 4)];
    const responses = [pdu(0x8000_0002, 1, ascii("me\0")), pdu(0x8000_0015, 2)];
    for (const handshake of [true, false]) {
      const source = said({
        requests,
        responses,
        handshake,
        server: { address: "10.0.0.2", port: 9000 },
      });
      expect(await told(source)).toEqual(["1 0 not-kafka unknown"]);
    }
  });

  it("U-24: one request of an old librdkafka, which has four bytes left over, is", async () => {
    const body = new Uint8Array(4);
    const source = said({ requests: [request(18, 0, 4, body, "rdkafka")], handshake: false });
    expect((await told(source))[1]).toBe("2 0 > ApiVersions 0 #4, trailing-bytes 4");
  });
});

/** A message of SMPP: its length, which counts itself, command, status, number, body. */
function pdu(command: number, sequence: number, ...body: readonly Uint8Array[]): Uint8Array {
  const rest = concat(...body);
  return pack([[4, 16 + rest.length], [4, command], [4, 0], [4, sequence], rest]);
}

if (samples !== undefined) {
  describe("U-11: the Kafka samples of DeepFlow", () => {
    for (const [name, frames, ms] of deepflow) {
      it(name, async () => {
        const events = await eventsOf(sample("kafka-deepflow", `${name}.pcap`));
        expect(shortLines(events)).toEqual(frames);
        expect(messagesOf(events).at(-1)!.latencyMs).toBeCloseTo(ms, 3);
      });
    }

    it("00-produce-v7-sw8 has the header of SkyWalking in its record", async () => {
      const source = sample("kafka-deepflow", "00-produce-v7-sw8.pcap");
      const [asked] = messagesOf(await eventsOf(source, { redact: false }));
      const [record] = asked!.records![0]!.batches[0]!.records!;
      expect(record!.headers.map(({ key }) => key)).toContain("sw8");
    });

    it("00-produce-v9 has the same address on both sides", async () => {
      const [open] = await eventsOf(sample("kafka-deepflow", "00-produce-v9.pcap"));
      const { client, server } = open as CaptureEvent & { kind: "connection" };
      expect(client!.address).toBe(server!.address);
    });

    it("01-fetch-v12-unknown has an error code that Kafka does not know", async () => {
      const events = await eventsOf(sample("kafka-deepflow", "01-fetch-v12-unknown.pcap"));
      expect(messagesOf(events)[1]!.message).toMatchObject({ errorCode: 5120 });
    });

    it("mixed-with-unsupported pairs by connection, though the ids share a counter", async () => {
      const events = await eventsOf(sample("kafka-deepflow", "mixed-with-unsupported.pcap"));
      expect(shortLines(events)).toEqual([
        "0 > Fetch 13 #15551976",
        "1 > OffsetCommit 8 #15551977",
        "1 < OffsetCommit 8 #15551977",
        "1 > Heartbeat 4 #15551978",
        "1 < Heartbeat 4 #15551978",
        "0 < Fetch 13 #15551976",
      ]);
      expect(messagesOf(events).at(-1)!.latencyMs).toBeCloseTo(501.156, 3);
    });
  });

  describe("the Kafka sample of nDPI", () => {
    const file = sample("kafka-ndpi", "kafka.pcapng");

    it("has all its frames, three of them orphans that are inferred", async () => {
      const events = await eventsOf(file);
      expect(shortLines(events)).toEqual([
        "0 > ApiVersions 0 #129, trailing-bytes 4",
        "0 < ApiVersions 0 #129",
        "0 > Metadata 2 #130",
        "0 < Metadata 2 #130",
        "0 < Metadata 2 #131, inferred",
        "1 < ApiVersions 0 #140, inferred",
        "1 < Metadata 2 #141, inferred",
        "1 > Metadata 2 #142",
        "1 < Metadata 2 #142",
        "2 > Metadata 2 #164",
        "2 < Metadata 2 #164",
        "3 > ApiVersions 0 #168, trailing-bytes 4",
        "3 < ApiVersions 0 #168",
        "4 > Produce 3 #2",
        "4 < Produce 3 #2",
        "4 > Produce 3 #3",
        "5 > Metadata 2 #212",
        "4 < Produce 3 #3",
        "6 > ApiVersions 0 #4, trailing-bytes 4",
        "7 > ApiVersions 0 #15, trailing-bytes 4",
        "8 > ApiVersions 3 #3",
        "8 < ApiVersions 3 #3",
        "8 > InitProducerId 4 #4",
        "8 < InitProducerId 4 #4",
        "8 > Metadata 12 #5",
        "8 < Metadata 12 #5",
        "8 > Produce 9 #6",
        "8 < Produce 9 #6",
      ]);
      const inferred = messagesOf(events).filter(({ flags }) => flags.includes("inferred"));
      expect(inferred.map(({ packets }) => packets)).toEqual([[5], [6], [7]]);
      expect(missingBytes(itemsOf(file), events)).toEqual([]);
    });

    it("has microseconds on one interface and nanoseconds on the other", async () => {
      const times = messagesOf(await eventsOf(file)).map(({ connection, time }) =>
        [connection, time!.nanoseconds % 1_000 === 0] as const
      );
      expect(times.filter(([, isMicro]) => !isMicro).map(([connection]) => connection))
        .toEqual(Array(8).fill(8));
    });

    it("U-25: without its requests still has all responses", () => {
      const segments = new SegmentReader();
      const answers = itemsOf(file).filter((item) =>
        item.kind === "packet" &&
        segments.push(item).some((part) =>
          part.kind === "segment" && part.flow.source.port === 9092
        )
      );
      const frames = framesOf(eventsOfItems(answers));
      expect(frames.map(({ direction }) => direction)).toEqual(Array(14).fill("response"));
      expect(frames.map(({ header }) => header.correlationId).sort((a, b) => a! - b!)).toEqual(
        [2, 3, 3, 4, 5, 6, 129, 130, 131, 140, 141, 142, 164, 168],
      );
    });
  });

  describe("U-05: samples without Kafka", () => {
    for (const name of readdirSync(join(samples, "reader-negative"))) {
      it(`${name} has none`, async () => {
        for (const decap of [[], ["vxlan", "geneve", "gre", "ip-in-ip"]] as const) {
          const reading = decodeCapture(sample("reader-negative", name), registry, { decap });
          const kinds: string[] = [];
          for await (const event of reading) {
            kinds.push(event.kind === "connection" ? event.state : event.kind);
          }
          expect(kinds.filter((kind) => kind !== "warning" && kind !== "not-kafka")).toEqual([]);
          expect(reading.summary().connections.kafka).toBe(0);
        }
      });
    }
  });
}
