import { DecodeError } from "../wire/mod.ts";
import type { LogRecord } from "./batch.ts";

/**
 * What a record of a control batch says, by Kafka's number: 0 abort, 1 commit, 2 leader change, 3 snapshot
 * header, 4 snapshot footer, 5 KRaft version, 6 KRaft voters. Numbers that are not known yet are given as well.
 *
 * @throws {DecodeError} `corrupt` if the key is not that of a control record.
 * @example
 * ```ts
 * import { controlType } from "kafka-wire/records";
 * if (controlType({ key: Uint8Array.of(0, 0, 0, 1) }) !== 1) throw new Error("Cannot match: commit");
 * ```
 */
export function controlType({ key }: Pick<LogRecord, "key">): number {
  if (key === null || key.length < 4) {
    const found = key === null ? "null" : `${key.length} bytes`;
    throw badKey("at least 4 bytes", found);
  }
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  if (view.getInt16(0) < 0) throw badKey("version 0 or above", "a negative one");
  return view.getInt16(2);
}

function badKey(expected: string, found: string): DecodeError {
  return new DecodeError("corrupt", "ControlRecord", ["key"], 0, expected, found);
}
