// Control records: what brokers and controllers write between those of applications.

import { DecodeError, type DecodeOptions, type MessageCodec, type Registry } from "../wire/mod.ts";
import type { LogRecord } from "./batch.ts";
import { controlType } from "./control_type.ts";
import { decodeAfter, int16Before } from "./prefixed.ts";

/** A record of a control batch. */
export interface ControlRecord {
  /** Kafka's number: 0 abort, 1 commit, 2 leader change, 3 snapshot header and so on. */
  readonly type: number;
  /** What the number stands for: "ABORT", "LEADER_CHANGE". */
  readonly name: string;
  /** Kafka's name of the message in the value: "LeaderChangeMessage". */
  readonly message: string;
  /** The version that stands in the value. */
  readonly version: number;
  /** The value, as the codec of `message` decodes it. */
  readonly data: object;
}

/** By number: its name, and the message in its value. */
const TYPES: readonly (readonly [name: string, message: string])[] = [
  ["ABORT", "EndTxnMarker"],
  ["COMMIT", "EndTxnMarker"],
  ["LEADER_CHANGE", "LeaderChangeMessage"],
  ["SNAPSHOT_HEADER", "SnapshotHeaderRecord"],
  ["SNAPSHOT_FOOTER", "SnapshotFooterRecord"],
  ["KRAFT_VERSION", "KRaftVersionRecord"],
  ["KRAFT_VOTERS", "VotersRecord"],
];
const LAST_OF_TRANSACTIONS = 1;

/**
 * Decodes a record of a control batch.
 *
 * The values of types 2 to 6 are read at version 0, as Kafka does, whatever version stands in them.
 *
 * @throws {DecodeError} `corrupt` if the key is not that of a control record; `unsupported-version` if its type, or
 * its message, is not known to the registry; what the codec throws, with `offset` from the start of the value.
 * @example
 * ```ts
 * import { registryOf } from "kafka-wire";
 * import { EndTxnMarkerCodec } from "kafka-wire/messages/end-txn-marker";
 * import { decodeControlRecord } from "kafka-wire/records";
 * const record = { key: Uint8Array.of(0, 0, 0, 1), value: Uint8Array.of(0, 0, 0, 0, 0, 7) };
 * const { name, data } = decodeControlRecord(record, registryOf([EndTxnMarkerCodec]));
 * if (name !== "COMMIT" || !("coordinatorEpoch" in data)) throw new Error("Cannot match: COMMIT");
 * ```
 */
export function decodeControlRecord(
  record: Pick<LogRecord, "key" | "value">,
  registry: Registry,
  options?: DecodeOptions,
): ControlRecord {
  const type = controlType(record);
  const [name, message] = TYPES[type] ?? ["", ""];
  const codec = registry.data(message);
  if (codec === undefined) throw unknown(type);
  if (record.value === null) throw nullValue();
  return { type, name, message, ...valueOf(type, codec, record.value, options) };
}

function valueOf(type: number, codec: MessageCodec, value: Uint8Array, options?: DecodeOptions) {
  const version = int16Before(WHAT, "version", value);
  if (type > LAST_OF_TRANSACTIONS) return { version, data: codec.decode(value, 0, options) };
  return { version, data: decodeAfter(2, codec, value.subarray(2), version, options) };
}

const WHAT = "ControlRecord";

function unknown(type: number): DecodeError {
  return new DecodeError("unsupported-version", WHAT, ["type"], 2, "a known type", `type ${type}`);
}

function nullValue(): DecodeError {
  return new DecodeError("null-not-allowed", WHAT, ["value"], 0, "bytes", "null");
}
