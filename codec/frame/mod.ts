/**
 * Frames: cutting a stream into them, the headers inside, and which response belongs to which request.
 *
 * @module
 */
export type { ApiInfo } from "./api_info.ts";
export { apis } from "./apis.ts";
export { FrameReader, type FrameReaderOptions } from "./frame_reader.ts";
export {
  type DecodedResponse,
  decodeRequestFrame,
  decodeResponseFrame,
  encodeRequestFrame,
  encodeResponseFrame,
  type FrameDecodeOptions,
  peekRequestFrame,
  peekResponseFrame,
  type RequestFrame,
  type RequestFrameHeader,
  type RequestNumbers,
  type ResponseFrame,
  type ResponseFrameHeader,
  type ResponseNumbers,
  splitRequestFrame,
  splitResponseFrame,
} from "./frames.ts";
export { findApi, isRemoved, requestHeaderVersion, responseHeaderVersion } from "./headers.ts";
export {
  type PairedAnswer,
  Pairing,
  type PairingOptions,
  type Sent,
  type SentRequest,
} from "./pairing.ts";
export type { RequestHeader } from "../messages/request_header.ts";
export type { ResponseHeader } from "../messages/response_header.ts";
