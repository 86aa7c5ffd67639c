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
} from "./output/diff.ts";
export type * from "./event.ts";
export { errorCodesOf } from "./output/event_fields.ts";
export {
  type ConnectionChunk,
  type ConnectionOptions,
  exportConnection,
  exportFrame,
  type FrameFacts,
  type FrameForm,
  PcapngWriter,
} from "./output/export.ts";
export {
  type Filter,
  FilterError,
  filterFacts,
  type FilterOptions,
  type FilterWord,
  filterWords,
  parseFilter,
} from "./output/filter.ts";
export { type ConnectionFacts, KafkaTracker, type Place } from "./kafka/kafka_tracker.ts";
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
export { formatEvent } from "./output/ndjson.ts";
export { formatSummary } from "./summary/format_summary.ts";
export * from "./summary/summary.ts";
export { EventText, type TextField, type TextOptions, type TextShape } from "./output/text.ts";
export { supported, type SupportedApi, type SupportedTable } from "./summary/supported.ts";
export { openCapture } from "./files/open_capture.ts";
export { openBatches, type OpenOptions } from "./kafka/record_sets.ts";
export { TcpTracker } from "./tcp/tcp_tracker.ts";
export { type CaptureFormat, UnknownFormatError } from "./files/capture_format.ts";
export { PacketReader } from "./files/packet_reader.ts";
export { readText } from "./text/read_text.ts";
export type { TextBytes, TextForm, TextPiece } from "./text/text_bytes.ts";
export { UnknownTextError } from "./text/unknown_text.ts";
export { type SegmentOptions, SegmentReader, toSegments } from "./link/to_segments.ts";
