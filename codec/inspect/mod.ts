/**
 * Inspecting: which bytes became which field.
 *
 * @module
 */
export { spanAt, spansOf } from "./find_spans.ts";
export type { Span, SpanPart, SpanRole, SpanType, SpanValue } from "./span.ts";
export {
  type RequestTrace,
  type ResponseTrace,
  traceRequestFrame,
  traceResponseFrame,
} from "./trace_frame.ts";
export { type MessageTrace, type Trace, traceMessage } from "./trace_message.ts";
export type { MessageTraceOptions, TraceOptions } from "./watch.ts";
