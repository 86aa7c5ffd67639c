import { decodeMetadataResponse } from "../../codec/messages/metadata.ts";
import { bodyOf } from "./bodies.ts";
import { findCase } from "./data.ts";
import { median, timeOf } from "./measure.ts";

/** µs for each decode, late in a process. */
export interface Pretenuring {
  readonly v12: number;
  readonly v9: number;
  readonly caught: boolean;
}

/**
 * Whether V8 has begun to allocate what is decoded as if it were to stay, which makes every result work for
 * the slow collector. It may, once a decoder is hot and its results are large or were kept.
 */
export async function pretenuring(before: string): Promise<Pretenuring> {
  if (before === "mixed") await decodeOthers();
  await middleTime("Metadata S v12", 20_000);
  const v12 = await middleTime("Metadata M v12", 200);
  const v9 = await middleTime("Metadata M v9", 200);
  return { v12, v9, caught: v9 > 3 * v12 };
}

async function decodeOthers(): Promise<void> {
  await decodeTimes("DescribeConfigs x1 v4", 1000);
  await decodeTimes("DescribeConfigs x100 v4", 50);
  await decodeTimes("ApiVersions v3", 5000);
  await decodeTimes("Metadata L v12", 3);
}

/** Decodes a body `n` times, and keeps all results for that long. */
async function decodeTimes(name: string, n: number): Promise<object[]> {
  const { codec: { decode }, version } = findCase(name);
  const body = await bodyOf(findCase(name));
  return Array.from({ length: n }, () => decode(body, version));
}

/** The middle one of the last five of ten batches. */
async function middleTime(name: string, n: number): Promise<number> {
  const { version } = findCase(name);
  const body = await bodyOf(findCase(name));
  const operation = () => decodeMetadataResponse(body, version);
  return median(Array.from({ length: 10 }, () => timeOf(operation, n)).slice(5));
}
