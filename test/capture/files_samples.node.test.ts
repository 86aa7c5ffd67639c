// Captures that others wrote: the recordings of a cluster, and, where they are at hand, samples of many tools.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { crc32 } from "../../codec/records/mod.ts";
import type { Segment } from "../../codec/capture/packet.ts";
import { ascii } from "../kit/capture_writer.ts";
import {
  flat,
  itemsOf,
  packetsOf,
  problemsOf,
  segmentItemsOf,
  segmentsOf,
} from "./file_reading.ts";

/**
 * How many packets tshark 4.0.17 counts, and the CRC-32 of what it reads in them, one line for each: frame.number,
 * frame.time_epoch, ip.src, tcp.srcport, ip.dst, tcp.dstport, tcp.seq_raw, tcp.ack_raw, tcp.flags (decimal), tcp.len.
 */
const tshark: readonly (readonly [file: string, packets: number, crc: number])[] = [
  ["alter.pcap", 1049, 0x3a4fa4a7],
  ["big-fetch.pcap", 238, 0xb396388d],
  ["broker-restart.pcap", 4436, 0x9a8ac797],
  ["client-franz.pcap", 254, 0xc495862c],
  ["client-kafka-python-old.pcap", 463, 0x6102741c],
  ["client-kafka-python.pcap", 468, 0xd0670e8b],
  ["client-kafkajs.pcap", 313, 0x413e58a4],
  ["client-librdkafka-old.pcapng", 238, 0xb67bc40e],
  ["client-librdkafka.pcap", 284, 0x7044c0d5],
  ["codecs.pcap", 672, 0x675a98be],
  ["console-any.pcap", 740, 0xc98440b6],
  ["controlled-shutdown.pcap", 568, 0x19c9fb43],
  ["describe.pcap", 360, 0x60203f98],
  ["errors.pcap", 910, 0x59f71401],
  ["fenced.pcap", 166, 0x0e7e8ff3],
  ["fetch-snapshot.pcap", 710, 0x8798ac83],
  ["group-classic.pcap", 666, 0x03d66fb2],
  ["group-consumer.pcapng", 635, 0x65df1586],
  ["midframe.pcap", 105, 0xec2c496a],
  ["midstream.pcap", 3462, 0x2f97fae9],
  ["pod-registration.pcap", 87, 0xf1a86c03],
  ["sasl-v0.pcap", 110, 0x6968645f],
  ["sasl.pcap", 1590, 0x728d4350],
  ["share-group.pcap", 667, 0x81779775],
  ["startup.pcap", 663, 0x92c8703b],
  ["tls.pcap", 530, 0x37bacc76],
  ["tools.pcap", 2137, 0xdae6e8f2],
  ["transactions.pcap", 1027, 0xf2118a21],
];

function line(
  { packet, t, flow: { source, destination }, seq, ack, flags, payload, hole }: Segment,
) {
  const time = `${t!.seconds}.${String(t!.nanoseconds).padStart(9, "0")}`;
  const ends = `${source.address} ${source.port} ${destination.address} ${destination.port}`;
  return `${packet} ${time} ${ends} ${seq} ${ack} ${flags} ${payload.length + hole}\n`;
}

describe("the two lowest layers read recordings of a cluster as tshark does", () => {
  for (const [file, packets, crc] of tshark) {
    it(file, () => {
      const bytes = readFileSync(join("test/captures/broker-4.4", file));
      const items = segmentItemsOf(bytes);
      expect(problemsOf(items)).toEqual([]);
      expect(packetsOf(itemsOf(bytes)).length).toBe(packets);
      expect(crc32(ascii(segmentsOf(items).map(line).join("")))).toBe(crc);
    });
  }
});

const samples = process.env["KAFKA_WIRE_SAMPLES"];
if (samples) {
  describe("the two lowest layers read samples of many tools, however they are cut", () => {
    const names = readdirSync(samples, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((name) => /cap(ng)?$/.test(name))) {
      it(name, () => {
        const bytes = readFileSync(join(samples, name));
        const items = itemsOf(bytes);
        const cuts = Array.from({ length: bytes.length >> 6 }, (_, i) => 64 * i);
        expect(flat(itemsOf(bytes, { cuts }))).toEqual(flat(items));
        expect(items.length).toBeGreaterThan(0);
        const told = segmentItemsOf(bytes, { decap: ["vxlan", "geneve", "gre", "ip-in-ip"] });
        expect(told.every(({ kind }) => kind !== "pdu")).toBe(true);
      });
    }
  });
}
