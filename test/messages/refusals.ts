// The errors of a codec, as values that a test can look at.

import { DecodeError, EncodeError } from "../../codec/wire/mod.ts";

/** The DecodeError that `run` throws. */
export function decodeError(run: () => unknown): DecodeError {
  const error = thrown(run);
  if (error instanceof DecodeError) return error;
  throw new Error(`Cannot match: expected a DecodeError, found ${error}`);
}

/** The EncodeError that `run` throws. */
export function encodeError(run: () => unknown): EncodeError {
  const error = thrown(run);
  if (error instanceof EncodeError) return error;
  throw new Error(`Cannot match: expected an EncodeError, found ${error}`);
}

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return "no error";
}
