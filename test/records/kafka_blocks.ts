// Blocks as Kafka's own classes write them (kafka-clients 4.4.0, its codecs at their default levels).

import { bytesOf } from "../kit/hex.ts";
import type { Codec } from "../../codec/records/batch.ts";

/** A block and the text it holds. */
export interface KafkaBlock {
  readonly name: string;
  readonly codec: Codec;
  readonly text: string;
  readonly block: Uint8Array;
}

const SHORT = "abc".repeat(6);
const LONG = '{"id":17,"name":"kafka"}'.repeat(1_667).slice(0, 40_000); // more than a chunk of snappy

export const kafkaBlocks: readonly KafkaBlock[] = [
  row("gzip of nothing", "gzip", "", "1f8b08000000000000ff03000000000000000000"),
  row("snappy of nothing", "snappy", "", "82534e41505059000000000100000001"),
  row("lz4 of nothing", "lz4", "", "04224d1860408200000000"),
  row("lz4 (magic 0) of nothing", "lz4", "", "04224d1860401a00000000"),
  row("zstd of nothing", "zstd", "", "28b52ffd2000010000"),
  row("gzip of 18 bytes", "gzip", SHORT, "1f8b08000000000000ff4b4c4a4e44450004c026dc12000000"),
  row(
    "snappy of 18 bytes",
    "snappy",
    SHORT,
    "82534e41505059000000000100000001000000141244616263616263616263616263616263616263",
  ),
  row("lz4 of 18 bytes", "lz4", SHORT, "04224d186040820c00000036616263030050626361626300000000"),
  row(
    "lz4 (magic 0) of 18 bytes",
    "lz4",
    SHORT,
    "04224d1860401a0c00000036616263030050626361626300000000",
  ),
  row("zstd of 18 bytes", "zstd", SHORT, "28b52ffd00584c0000186162630100766e08010000"),
  row(
    "gzip of 40,000 bytes",
    "gzip",
    LONG,
    "1f8b08000000000000ffedc8b10980301405c05d5e9dc64ac8361f5490101708eeee20de95b7721fe9dbdef2d43cd333ea1a957779ef" +
      "bdf7de7bef".repeat(18) + "bdf7de7bffc3ff0038591120409c0000",
  ),
  row(
    "snappy of 40,000 bytes",
    "snappy",
    LONG,
    "82534e415050590000000001000000010000061c8080025c7b226964223a31372c226e616d65223a226b61666b61227d" +
      "fe1800".repeat(511) +
      "9e18000000016ec0385c2c226e616d65223a226b61666b61227d7b226964223a3137" +
      "fe1800".repeat(112) + "9e1800",
  ),
  row(
    "lz4 of 40,000 bytes",
    "lz4",
    LONG,
    "04224d18604082bf000000ff097b226964223a31372c226e616d65223a226b61666b61227d1800" +
      "ff".repeat(156) + "ac50616d65223a00000000",
  ),
  row(
    "lz4 (magic 0) of 40,000 bytes",
    "lz4",
    LONG,
    "04224d1860401abf000000ff097b226964223a31372c226e616d65223a226b61666b61227d1800" +
      "ff".repeat(156) + "ac50616d65223a00000000",
  ),
  row(
    "zstd of 40,000 bytes",
    "zstd",
    LONG,
    "28b52ffd0058040100c07b226964223a31372c226e616d65223a226b61666b61227d01009470569f63010000",
  ),
];

function row(name: string, codec: Codec, text: string, hex: string): KafkaBlock {
  return { name, codec, text, block: bytesOf(hex) };
}
