// Cuts what one side sent into frames, as far as they go.

import { DecodeError } from "kafka-wire";
import { FrameReader } from "kafka-wire/frame";

/** A frame and where it begins. */
export interface Frame {
  /** Bytes from the start of what the side sent. */
  readonly at: number;
  /** Four bytes of length, header, body. */
  readonly bytes: Uint8Array;
}

/** The whole frames of a side. */
export interface Cut {
  readonly frames: readonly Frame[];
  /** Why they end before the bytes do: a sentence. */
  readonly error?: string;
}

/** All frames of a side, and why there are no more. */
export function framesOf(bytes: Uint8Array): Cut {
  const frames: Frame[] = [];
  const reader = new FrameReader();
  let at = 0;
  try {
    reader.push(bytes);
    reader.end();
    for (let frame; (frame = reader.next()) !== undefined; at += frame.length) {
      frames.push({ at, bytes: frame });
    }
    return { frames };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { frames, error: at === 0 ? `${error.message}. ${WHOLE}` : error.message };
  }
}

const WHOLE = "A recording must begin with a whole frame";
