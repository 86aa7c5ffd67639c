/**
 * Captured traffic: packet captures, byte streams, pasted text and log segments become requests, answers and records.
 *
 * @module
 */
export {
  type CaptureReading,
  type CaptureSource,
  decodeCapture,
  decodeStreams,
  type StreamPair,
} from "./decode_capture.ts";
export {
  type CaptureDiff,
  type CountDifference,
  diffCaptures,
  type Difference,
  diffMessages,
  type FieldDifference,
  formatDiff,
  type MessageDifferences,
} from "./diff.ts";
export type * from "./event.ts";
export { errorCodesOf } from "./event_fields.ts";
export {
  type ConnectionChunk,
  type ConnectionOptions,
  exportConnection,
  exportFrame,
  type FrameFacts,
  type FrameForm,
  PcapngWriter,
} from "./export.ts";
export {
  type Filter,
  FilterError,
  filterFacts,
  type FilterOptions,
  type FilterWord,
  filterWords,
  parseFilter,
} from "./filter.ts";
export { type ConnectionFacts, KafkaTracker, type Place } from "./kafka_tracker.ts";
export type { CaptureLimits, CaptureOptions, FrameHeader } from "./options.ts";
export type {
  CaptureNote,
  CaptureProblem,
  CaptureTime,
  Endpoint,
  Flow,
  Packet,
  Pdu,
  Segment,
  Side,
  TcpChunk,
  TcpConnection,
} from "./packet.ts";
export { formatEvent } from "./ndjson.ts";
export { formatSummary } from "./format_summary.ts";
export * from "./summary.ts";
export { EventText, type TextField, type TextOptions, type TextShape } from "./text.ts";
export { supported, type SupportedApi, type SupportedTable } from "./supported.ts";
export { openCapture } from "./open_capture.ts";
export { openBatches, type OpenOptions } from "./record_sets.ts";
export { TcpTracker } from "./tcp_tracker.ts";
export { type CaptureFormat, UnknownFormatError } from "./capture_format.ts";
export { PacketReader } from "./packet_reader.ts";
export { readText } from "./text/read_text.ts";
export type { TextBytes, TextForm, TextPiece } from "./text/text_bytes.ts";
export { UnknownTextError } from "./text/unknown_text.ts";
export { type SegmentOptions, SegmentReader, toSegments } from "./to_segments.ts";
