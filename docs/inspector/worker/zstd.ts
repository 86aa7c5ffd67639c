// The one codec that the library does not bring.

import { Decompress } from "fzstd";
import { streamingZstd } from "kafka-wire/records";

/** zstd for the page: each frame is checked before fzstd sees it. */
export const zstd: ReturnType<typeof streamingZstd> = streamingZstd((ondata) =>
  new Decompress(ondata)
);
