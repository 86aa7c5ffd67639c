/**
 * The command line `kafka-wire` without its platform: arguments in, text and an exit status out.
 *
 * @module
 */
export type { ByteSource, Codec, Decompress, DecompressRequest, Framing } from "../records/mod.ts";
export {
  BrokenPipeError,
  type CommandFile,
  CommandFileError,
  type CommandIo,
  type FileErrorKind,
} from "./io.ts";
export { run } from "./run.ts";
