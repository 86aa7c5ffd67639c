import type { Registry } from "../wire/mod.ts";
import { type BrokerHistory, historiesOf } from "./broker_history.ts";
import type { ByteSource } from "./byte_source.ts";
import { committedIn } from "./committed_records.ts";
import { readSegment, type ReadSegmentOptions } from "./read_segment.ts";

/** How to read registrations. */
export type ReadRegistrationsOptions = Pick<ReadSegmentOptions, "decompress" | "limits">;

/**
 * The brokers of a metadata log: who registered, with which pod, rack, listeners and features, and what became
 * of each registration, by the recipe of protocol.md 5.5.
 *
 * Records of aborted metadata transactions do not count, nor those of one that has not ended. Changes of a
 * registration that is older than the log are kept under its epoch. A log that ends inside a batch ends there.
 *
 * @param source A segment or a snapshot of `__cluster_metadata`.
 * @param registry Must know record types 0, 1, 7, 8, 17 and 23 to 25; others are passed over if it does not.
 * @returns By node id.
 * @throws {DecodeError} Rejects, if a batch or one of these records is broken.
 * @throws {MissingDecompressorError} Rejects, if a batch is compressed, which controllers never do.
 * @throws {TypeError} Rejects, if the registry lacks one of these records.
 * @example
 * ```ts
 * import { registry } from "kafka-wire/messages/registry";
 * import { readRegistrations } from "kafka-wire/records/metadata-log";
 * const brokers = await readRegistrations(new Blob([]), registry);
 * if (brokers.length !== 0) throw new Error("Cannot match: an empty log has no broker");
 * ```
 */
export async function readRegistrations(
  source: ByteSource,
  registry: Registry,
  options: ReadRegistrationsOptions = {},
): Promise<readonly BrokerHistory[]> {
  checkRegistry(registry);
  const events = readSegment(source, { ...options, registry, topic: "__cluster_metadata" });
  return historiesOf(await committedIn(events, (type) => type in RELEVANT));
}

/** The records that matter. The numbers are Kafka's and stand on disk, so they do not change. */
const RELEVANT: { readonly [type: number]: string } = {
  0: "RegisterBrokerRecord",
  1: "UnregisterBrokerRecord",
  7: "FenceBrokerRecord",
  8: "UnfenceBrokerRecord",
  17: "BrokerRegistrationChangeRecord",
  23: "BeginTransactionRecord",
  24: "EndTransactionRecord",
  25: "AbortTransactionRecord",
};

function checkRegistry(registry: Registry): void {
  const missing = Object.entries(RELEVANT).find(([type]) => !registry.record(Number(type)));
  if (missing === undefined) return;
  throw new TypeError(`Cannot read registrations: expected ${missing[1]} in the registry`);
}
