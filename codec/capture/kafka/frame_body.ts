// The body of a frame: decoded, or why not.

import { traceMessage } from "../../inspect/mod.ts";
import { DecodeError, type MessageCodec, Reader } from "../../wire/mod.ts";
import type { FailedAt } from "../event.ts";

/** A body that was decoded. */
export interface Body {
  readonly message: object;
  /** Bytes after the last field. */
  readonly trailing: number;
}

/** A body that was not. */
export interface Broken {
  readonly partial?: object;
  readonly failedAt: FailedAt;
}

/**
 * Decodes a body that may have bytes behind it.
 *
 * @param missing Bytes of its frame that were not captured.
 */
export function decodeBody(
  codec: MessageCodec,
  body: Uint8Array,
  version: number,
  missing: number,
): Body | Broken {
  let reader: Reader | undefined;
  try {
    const message = codec.decode(body, version, {
      allowTrailingBytes: true,
      reader: (bytes, options) => reader = new Reader(bytes, options),
    });
    return { message, trailing: reader ? reader.end - reader.position : 0 };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const { reason, path, offset, expected, found } = error;
    const { partial } = traceMessage(codec, body, version, { allowTrailingBytes: true, missing });
    return { ...(partial && { partial }), failedAt: { reason, path, offset, expected, found } };
  }
}
