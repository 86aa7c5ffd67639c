// Records of __consumer_offsets, __transaction_state and __share_group_state.

import { DecodeError, type DecodeOptions, type Registry } from "../wire/mod.ts";
import type { LogRecord } from "./batch.ts";
import { decodeAfter, int16Before } from "./prefixed.ts";

/** Whose records: each coordinator numbers them for itself. */
export type CoordinatorModule = "group" | "transaction" | "share";

/** The topics that coordinators keep their records in. */
export const COORDINATOR_TOPICS: readonly (readonly [topic: string, CoordinatorModule])[] = [
  ["__consumer_offsets", "group"],
  ["__transaction_state", "transaction"],
  ["__share_group_state", "share"],
];

/** A record of a coordinator. */
export interface CoordinatorRecord {
  /** Kafka's number of the record. */
  readonly type: number;
  /** Kafka's name without "Key": "OffsetCommit". */
  readonly name: string;
  /** The key, as the codec of `name` + "Key" decodes it. */
  readonly key: object;
  /** Version of the value; null for a tombstone. */
  readonly version: number | null;
  /** The value, as its codec decodes it; null for a tombstone, which deletes what the key names. */
  readonly value: object | null;
}

/**
 * Decodes a record of a coordinator's topic.
 *
 * @throws {DecodeError} `unsupported-version` if the registry does not know its type; what the codecs throw, with
 * `offset` from the start of key or value.
 * @example
 * ```ts
 * import { registry } from "kafka-wire/messages/registry";
 * import { decodeCoordinatorRecord } from "kafka-wire/records";
 * const tombstone = { key: Uint8Array.of(0, 2, 0, 1, 97), value: null };
 * const { name, value } = decodeCoordinatorRecord("group", tombstone, registry);
 * if (name !== "GroupMetadata" || value !== null) throw new Error("Cannot match the tombstone");
 * ```
 */
export function decodeCoordinatorRecord(
  module: CoordinatorModule,
  { key, value }: Pick<LogRecord, "key" | "value">,
  registry: Registry,
  options?: DecodeOptions,
): CoordinatorRecord {
  const type = int16Before(WHAT, "key", key);
  const codecs = registry.coordinator(module, type);
  if (codecs === undefined) throw unknown(type);
  const name = codecs.key.name.replace(/Key$/, "");
  const decodedKey = decodeAfter(2, codecs.key, key!.subarray(2), 0, options);
  if (value === null) return { type, name, key: decodedKey, version: null, value: null };
  const version = int16Before(WHAT, "value", value);
  const decoded = decodeAfter(2, codecs.value, value.subarray(2), version, options);
  return { type, name, key: decodedKey, version, value: decoded };
}

const WHAT = "CoordinatorRecord";

function unknown(type: number): DecodeError {
  return new DecodeError("unsupported-version", WHAT, ["key"], 0, "a known type", `type ${type}`);
}
