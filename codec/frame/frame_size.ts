// The first four bytes of a frame: what they may say, and whose greeting they are when it is not Kafka's.

import { bytesText, DecodeError } from "../wire/mod.ts";

/** Bytes of the length prefix. */
export const PREFIX = 4;
/** The largest size that the prefix can say. */
export const MAX_SIZE = 2_147_483_647;

/** What speaks if these four bytes, read as int32, are its first and no frame's; else nothing. */
export function greeting(size: number): string | undefined {
  if ((size & 0xfffff000) === 0x15030000 || (size & 0xfffff000) === 0x16030000) {
    return "a TLS record";
  }
  switch (String.fromCharCode(size >>> 24, size >> 16 & 255, size >> 8 & 255, size & 255)) {
    case "HTTP":
      return "an HTTP answer";
    case "GET ":
    case "HEAD":
    case "POST":
    case "PUT ":
    case "PATC":
    case "DELE":
    case "OPTI":
    case "CONN":
    case "PRI ": // HTTP/2
      return "an HTTP request";
    case "SSH-":
      return "an SSH greeting";
    case "PROX":
    case "\r\n\r\n":
      return "a PROXY protocol header";
  }
  return undefined;
}

/** The error for a greeting in place of the frame at `offset`. */
export function notKafka(offset: number, found: string): DecodeError {
  return new DecodeError("not-kafka", "frame", [], offset, "size of a Kafka frame", found);
}

/** The error for a size below 0. */
export function negativeSize(offset: number, size: number): DecodeError {
  const expected = "frame size of at least 0";
  return new DecodeError("length-out-of-range", "frame", [], offset, expected, `${size}`);
}

/** The error for a frame that ends within its prefix: only `there` bytes of it are there. */
export function shortPrefix(offset: number, there: number): DecodeError {
  const expected = `frame size (${PREFIX} bytes)`;
  return new DecodeError("truncated", "frame", [], offset, expected, bytesText(there));
}

/** The error for a frame that ends early: `there` of the `size` bytes after its prefix are there. */
export function shortFrame(offset: number, size: number, there: number): DecodeError {
  const expected = `${bytesText(size)} after the frame size`;
  return new DecodeError("truncated", "frame", [], offset, expected, bytesText(there));
}
