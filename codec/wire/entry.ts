// The frame around every generated decoder and encoder: version, second pass, trailing bytes.

import { DecodeError, EncodeError } from "./errors.ts";
import { type InvalidText, PathReader } from "./path_reader.ts";
import { PathWriter } from "./path_writer.ts";
import { type DecodeOptions, Reader } from "./reader.ts";
import { Full, Writer } from "./writer.ts";

/** Reads the body of one message. */
export type Read<T> = (r: Reader, version: number) => T;

/**
 * Decodes a whole body.
 *
 * The first pass knows no path. If it fails, a second one with a {@linkcode PathReader} fails at the same
 * byte, since decoding is pure, and says where that is.
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
  if (!isVersion(version, min, max)) throw badVersion(name, min, max, version);
  try {
    const reader = options.reader?.(body, options) ?? new Reader(body, options);
    return readAll(reader, read, version, options);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw bodyError(name, body, error);
    return readAgain(name, read, body, version, options, error);
  }
}

function readAll<T>(reader: Reader, read: Read<T>, version: number, options: DecodeOptions): T {
  const message = read(reader, version);
  const rest = reader.end - reader.position;
  if (rest > 0 && !options.allowTrailingBytes) {
    const found = `${rest} byte${rest === 1 ? "" : "s"}`;
    throw reader.error("trailing-bytes", reader.position, "end of message", found);
  }
  return message;
}

function readAgain<T extends object>(
  name: string,
  read: Read<T>,
  body: Uint8Array,
  version: number,
  options: DecodeOptions,
  first: DecodeError,
): T {
  const reader = new PathReader(body, options);
  let error = first;
  try {
    const message: T & Replaced = readAll(reader, read, version, options);
    if (reader.invalid.length > 0) {
      message.invalidText = reader.invalid;
      return message;
    }
  } catch (second) {
    if (!(second instanceof DecodeError)) throw second;
    error = second;
  }
  const { reason, path, offset, expected, found } = error;
  throw new DecodeError(reason, name, path, offset, expected, found);
}

interface Replaced {
  invalidText?: readonly InvalidText[];
}

function isVersion(version: number, min: number, max: number): boolean {
  return version >= min && version <= max && Number.isInteger(version);
}

function badVersion(name: string, min: number, max: number, version: unknown): DecodeError {
  const expected = `version ${min} to ${max}`;
  return new DecodeError("unsupported-version", name, [], 0, expected, versionText(version));
}

function versionText(version: unknown): string {
  return typeof version === "number" ? `version ${version}` : typeof version;
}

function bodyError(name: string, body: unknown, error: unknown): unknown {
  if (body instanceof Uint8Array) return error;
  return new TypeError(`Cannot decode ${name}: expected Uint8Array, found ${typeof body}`);
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
    throw new EncodeError(name, [], `version ${min} to ${max}`, versionText(version));
  }
  let w = kept ?? new Writer(FIRST_SIZE);
  kept = undefined;
  for (;;) {
    try {
      w.reset();
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
  let error = first;
  try {
    write(new PathWriter(size), message, version);
  } catch (second) {
    if (second instanceof EncodeError) error = second;
  }
  return new EncodeError(name, error.path, error.expected, error.found);
}

function keep(w: Writer): void {
  if (w.size <= KEPT_SIZE) kept = w;
}
