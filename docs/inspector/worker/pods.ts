// The clusters that a source tells of. It is read again for them, once.

import { decodeCapture } from "kafka-wire/capture";
import { registry } from "kafka-wire/messages/registry";
import { SNIFF_BYTES, sourceKindOf } from "../../../codec/capture/source_kind.ts";
import { Clusters, type KnownCluster } from "../../../codec/command/pods_clusters.ts";
import { logCluster } from "../../../codec/command/pods_log.ts";
import type { ReadOptions } from "../protocol.ts";
import { bytesAt, chunksOf, type Source } from "./source.ts";
import { zstd } from "./zstd.ts";

/** Clusters, and why there are no more of them. */
export interface FoundClusters {
  readonly clusters: readonly KnownCluster[];
  /** What went wrong, as a sentence; empty: nothing. */
  readonly remark: string;
}

const decompressors = { zstd };

/**
 * The clusters at the end of a source.
 *
 * @param isWanted Told how far it is; ends it by saying false.
 */
export async function clustersOf(
  source: Source,
  options: ReadOptions,
  isWanted: (read: number) => boolean,
): Promise<FoundClusters> {
  const clusters = new Clusters();
  try {
    const { blob } = source;
    if (blob && sourceKindOf(await bytesAt(blob, 0, SNIFF_BYTES)) === "log") {
      return await readLog(chunksOf(blob, isWanted));
    }
    await readAnswers(source, options, isWanted, clusters);
  } catch (error) {
    return { clusters: clusters.all(), remark: (error as Error).message };
  }
  return { clusters: clusters.all(), remark: "" };
}

async function readLog(chunks: AsyncIterable<Uint8Array>): Promise<FoundClusters> {
  try {
    const cluster = await logCluster(chunks, { decompressors });
    return { clusters: [{ clusterId: null, ...cluster }], remark: "" };
  } catch (error) {
    const remark = `This cannot be read as a metadata log: ${(error as Error).message}`;
    return { clusters: [], remark };
  }
}

async function readAnswers(
  { blob, text = "" }: Source,
  { redact, ports, orphans }: ReadOptions,
  isWanted: (read: number) => boolean,
  clusters: Clusters,
): Promise<void> {
  const data = blob ? chunksOf(blob, isWanted) : text;
  const reading = decodeCapture(data, registry, {
    redact,
    ports,
    orphans,
    decode: ({ apiKey }) => ANSWERS.includes(apiKey),
    records: "batches",
    keepRaw: "never",
    decompressors,
  });
  for await (const event of reading) clusters.event(event);
}

const ANSWERS: readonly (number | undefined)[] = [3, 60]; // Metadata, DescribeCluster
