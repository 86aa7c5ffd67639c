// The one codec that the library does not bring.

import { Decompress } from "fzstd";
import { streamingZstd } from "kafka-wire/records";

/** zstd for the command: each frame is checked before fzstd sees it. */
export const zstd = streamingZstd((ondata) => new Decompress(ondata));
