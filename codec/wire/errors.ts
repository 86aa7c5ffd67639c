/** Why bytes are not the message they were said to be: a closed list, for programs. */
export type DecodeReason =
  | "truncated"
  | "length-out-of-range"
  | "varint-range"
  | "null-not-allowed"
  | "invalid-utf8"
  | "tag-duplicate"
  | "tag-size"
  | "trailing-bytes"
  | "unsupported-version"
  | "limit"
  | "limit-memory"
  | "corrupt"
  | "not-kafka";

/** Where in a message: field names and element indexes, from the top. */
export type Path = readonly (string | number)[];

/**
 * These bytes are not that message.
 *
 * Holds structural facts only: no byte of the input and no decoded value, so that it can be logged.
 *
 * @example
 * ```ts
 * import { DecodeError } from "kafka-wire";
 * import { decodeMetadataResponse } from "kafka-wire/messages/metadata";
 * try {
 *   decodeMetadataResponse(Uint8Array.of(0, 0, 0, 1, 0, 0), 0);
 *   throw new Error("Cannot match the example: expected a DecodeError");
 * } catch (error) {
 *   if (!(error instanceof DecodeError)) throw error;
 *   console.log(error.reason, error.path, error.offset);
 * }
 * ```
 */
export class DecodeError extends Error {
  /** What is wrong, as one word. */
  declare readonly reason: DecodeReason;
  /** The field that could not be read. */
  declare readonly path: Path;
  /** Bytes from the start of the input to the item that failed: a count, a length, a tag or a value. */
  declare readonly offset: number;
  /** What should be there. */
  declare readonly expected: string;
  /** What is there. */
  declare readonly found: string;

  /** Builds the sentence from the five facts and the name of what was decoded. */
  constructor(
    reason: DecodeReason,
    what: string,
    path: Path,
    offset: number,
    expected: string,
    found: string,
  ) {
    const place = formatPath([what, ...path]);
    super(`Cannot decode ${place} at byte ${offset}: expected ${expected}, found ${found}`);
    Object.assign(this, { name: "DecodeError", reason, path, offset, expected, found });
  }
}

/**
 * That version cannot say this value.
 *
 * Nothing has been written when it is thrown. It names kinds and ranges, never the value.
 */
export class EncodeError extends Error {
  /** The field that could not be written. */
  declare readonly path: Path;
  /** What the field takes. */
  declare readonly expected: string;
  /** The kind of what was given. */
  declare readonly found: string;

  /** Builds the sentence from the three facts and the name of what was encoded. */
  constructor(what: string, path: Path, expected: string, found: string) {
    super(`Cannot encode ${formatPath([what, ...path])}: expected ${expected}, found ${found}`);
    Object.assign(this, { name: "EncodeError", path, expected, found });
  }
}

/**
 * The path as one writes it: `topics[49].partitions[11].leaderId`.
 *
 * @example
 * ```ts
 * import { formatPath } from "kafka-wire";
 * if (formatPath(["topics", 49, "name"]) !== "topics[49].name") throw new Error("Cannot match");
 * ```
 */
export function formatPath(path: Path): string {
  return path.map((key, i) => typeof key === "number" ? `[${key}]` : i ? `.${key}` : key).join("");
}
