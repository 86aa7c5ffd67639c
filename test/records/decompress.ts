// Decompressors for all codecs of Kafka: those that ship, and for zstd one of npm.

import { Decompress } from "fzstd";
import { builtIn, streamingZstd } from "../../codec/records/mod.ts";

export const decompress = {
  ...builtIn,
  zstd: streamingZstd((ondata) => new Decompress(ondata)),
};
