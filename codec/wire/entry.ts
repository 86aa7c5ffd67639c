// The frame around every generated decoder and encoder: version, second pass, trailing bytes.

import { DecodeError, EncodeError } from "./errors.ts";
import { bytesText, type DecodeOptions, type InvalidText, Reader } from "./reader.ts";
import { Full, isStruct, Writer } from "./writer.ts";

/** Reads the body of one message. */
export type Read<T> = (r: Reader, version: number) => T;

/**
 * Decodes a whole body.
 *
 * The first pass knows no path, and leaves it to the view to end numbers that are cut (a `RangeError`). If it
 * fails, a second one with a named reader fails at the same byte, since decoding is pure, and says where that
 * is.
 */
export function runDecode<T extends object>(
  name: string,
  min: number,
  max: number,
  read: Read<T>,
  body: Uint8Array,
  version: number,
  options: DecodeOptions = {},
): T {
  if (!isVersion(version, min, max)) {
    const expected = `version ${min} to ${max}`;
    throw new DecodeError("unsupported-version", name, [], 0, expected, `version ${version}`);
  }
  const decode = (reader: Reader): T => {
    const message = read(reader, version);
    reader.up();
    const rest = reader.end - reader.position;
    if (rest > 0 && !options.allowTrailingBytes) {
      throw reader.error("trailing-bytes", reader.position, "end of message", bytesText(rest));
    }
    return message;
  };
  try {
    return decode(options.reader?.(body, options) ?? new Reader(body, options));
  } catch (error) {
    if (!(error instanceof DecodeError || error instanceof RangeError)) throw error;
    const reader = new Reader(body, options, name);
    const message: T & Replaced = decode(reader);
    if (!reader.invalid?.length) throw error; // it was of the caller's reader
    message.invalidText = reader.invalid;
    return message;
  }
}

interface Replaced {
  invalidText?: readonly InvalidText[];
}

function isVersion(version: number, min: number, max: number): boolean {
  return version >= min && version <= max && version % 1 === 0;
}

/** Writes the body of one message. */
export type Write<T> = (w: Writer, message: T, version: number) => void;

/** A body as an array of its own, which also passes as `BufferSource` and `BlobPart`. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

const FIRST_SIZE = 16_384;
const KEPT_SIZE = 16_777_216;
const MAX_SIZE = 2_147_483_647;

let kept: Writer | undefined;

/** Encodes a whole body into an array of its own. */
export function runEncode<T>(
  name: string,
  min: number,
  max: number,
  write: Write<T>,
  message: T,
  version: number,
): Bytes {
  const w = written(name, min, max, write, message, version);
  const body = w.written().slice();
  keep(w);
  return body;
}

/** Encodes a whole body into `target` from `offset` on and gives its length. */
export function runEncodeInto<T>(
  name: string,
  min: number,
  max: number,
  write: Write<T>,
  message: T,
  version: number,
  target: Uint8Array,
  offset: number,
): number {
  const w = written(name, min, max, write, message, version);
  const body = w.written();
  const room = target.length - offset;
  if (!(offset >= 0 && body.length <= room && Number.isInteger(offset))) {
    keep(w);
    const found = `${Math.max(0, room) || 0} after the offset`;
    throw new EncodeError(name, [], `target of at least ${body.length} bytes`, found);
  }
  target.set(body, offset);
  keep(w);
  return body.length;
}

/** The kept writer is taken while it is in use, so that a getter of the message may encode, too. */
function written<T>(
  name: string,
  min: number,
  max: number,
  write: Write<T>,
  message: T,
  version: number,
): Writer {
  if (!isVersion(version, min, max)) {
    throw new EncodeError(name, [], `version ${min} to ${max}`, `version ${version}`);
  }
  let w = kept ?? new Writer(FIRST_SIZE);
  kept = undefined;
  for (;;) {
    try {
      w.reset();
      if (!isStruct(message)) throw w.bad(name, message);
      write(w, message, version);
      return w;
    } catch (error) {
      if (error instanceof Full) {
        w = new Writer(sizeFor(error.wanted, w.size, name));
        continue;
      }
      keep(w);
      if (!(error instanceof EncodeError)) throw error;
      throw explained(name, write, message, version, w.size, error);
    }
  }
}

function sizeFor(wanted: number, size: number, name: string): number {
  if (wanted <= MAX_SIZE) return Math.min(Math.max(wanted, 2 * size), MAX_SIZE);
  throw new EncodeError(name, [], `message of at most ${MAX_SIZE} bytes`, "a larger one");
}

/** Writes once more to learn the path. A message that changes under its getters may fail elsewhere, or not at all. */
function explained<T>(
  name: string,
  write: Write<T>,
  message: T,
  version: number,
  size: number,
  first: EncodeError,
): EncodeError {
  try {
    const w = new Writer(size, name);
    if (!isStruct(message)) throw w.bad(name, message);
    write(w, message, version);
  } catch (second) {
    if (second instanceof EncodeError) return second;
  }
  return new EncodeError(name, [], first.expected, first.found);
}

function keep(w: Writer): void {
  if (w.size <= KEPT_SIZE) kept = w;
}
