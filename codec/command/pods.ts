// kafka-wire pods

import { decodeCapture } from "../capture/mod.ts";
import { peeked } from "../capture/peeked.ts";
import { SNIFF_BYTES, sourceKindOf } from "../capture/source_kind.ts";
import { registry } from "../messages/registry.ts";
import { auditPlacement, canaryRules, planReassignment } from "../pods/mod.ts";
import { DecodeError } from "../wire/mod.ts";
import { InputError } from "./input_error.ts";
import { emptyError, nameText } from "./inputs.ts";
import type { CommandIo } from "./io.ts";
import { Clusters, type KnownCluster } from "./pods_clusters.ts";
import { looksLikeJson, readJson } from "./pods_json.ts";
import { jsonLines, podLines, stayLines } from "./pods_lines.ts";
import { logCluster } from "./pods_log.ts";
import { Session } from "./session.ts";
import type { PodsWish } from "./wish.ts";

/**
 * Writes the brokers of each cluster by pod and what an audit finds, or a plan.
 *
 * @throws {InputError} Rejects, if the file cannot be read, or a plan cannot be made.
 */
export async function pods(wish: PodsWish, io: CommandIo): Promise<void> {
  const [name = ""] = wish.files;
  const session = await Session.open(wish.files, io);
  const clusters = await session.guarded(() => clustersOf(name, wish, session, io));
  try {
    await session.output.all(linesOf(nameText(name), clusters, wish, io));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(error.message); // more than can be planned
  }
  await session.output.flush();
}

/** @throws {DecodeError} Rejects, if a log is broken. */
async function clustersOf(
  name: string,
  wish: PodsWish,
  session: Session,
  io: CommandIo,
): Promise<readonly KnownCluster[]> {
  const { first, all } = await peeked(session.bytes(), SNIFF_BYTES);
  if (first.length === 0) throw emptyError([name]);
  const clusters = new Clusters();
  if (looksLikeJson(first)) await readJson(all, name, clusters);
  else if (sourceKindOf(first) === "log") return [await logOf(name, all, io)];
  else await readCapture(all, wish, session, io, clusters);
  return clusters.all();
}

async function logOf(
  name: string,
  source: AsyncIterable<Uint8Array>,
  io: CommandIo,
): Promise<KnownCluster> {
  try {
    return { clusterId: null, ...await logCluster(source, io) };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new InputError(`Cannot read ${nameText(name)}: ${error.message}`);
  }
}

async function readCapture(
  source: AsyncIterable<Uint8Array>,
  { ports, servers }: PodsWish,
  session: Session,
  { decompressors }: CommandIo,
  clusters: Clusters,
): Promise<void> {
  const decode = ({ apiKey }: { readonly apiKey?: number }) => ANSWERS.includes(apiKey);
  const options = { ports, servers, decode, records: "batches", keepRaw: "never" } as const;
  const all = { ...options, ...decompressors && { decompressors } };
  for await (const event of decodeCapture(source, registry, all)) {
    if (event.kind === "warning") session.warn(event);
    clusters.event(event);
  }
}

const ANSWERS: readonly (number | undefined)[] = [3, 60]; // Metadata, DescribeCluster

/** @throws {RangeError} If there is more than can be planned. */
function linesOf(
  name: string,
  clusters: readonly KnownCluster[],
  wish: PodsWish,
  io: CommandIo,
): readonly string[] {
  const { interval, pod, plan } = wish;
  const rules = canaryRules({ interval: interval ?? 0, ...pod !== undefined && { pod } });
  if (plan) return [planLine(name, clusters, rules, io)];
  const audited = clusters.map((cluster) => ({
    cluster,
    ...auditPlacement({ ...cluster, rules }),
  }));
  return wish.ndjson ? audited.flatMap(jsonLines) : podLines(name, audited, wish);
}

/** @throws {InputError} If there is more than one cluster: a plan is for one. */
function planLine(
  name: string,
  clusters: readonly KnownCluster[],
  rules: ReturnType<typeof canaryRules>,
  io: CommandIo,
): string {
  const [cluster = { brokers: [], topics: [] }] = clusters;
  if (clusters.length > 1) {
    throw new InputError(
      `Cannot plan: expected one cluster in ${name}, found ${clusters.length}`,
    );
  }
  const { reassignment, impossible } = planReassignment({ ...cluster, rules });
  for (const line of stayLines(reassignment, impossible)) io.warn(`${line}\n`);
  return JSON.stringify(reassignment);
}
