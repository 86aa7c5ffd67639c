/**
 * Kafka's own JSON form of messages, as its tools print and read it: text out, text in, exact numbers.
 *
 * A message's names, types and versions come in as a shape.
 *
 * @module
 */
export type { Path } from "../wire/mod.ts";
export { JsonError } from "./errors.ts";
export { formatJson, type FormatOptions } from "./format.ts";
export { parseJson } from "./parse.ts";
export { formatRequestLog, type RequestLogFacts } from "./request_log.ts";
export type { FieldShape, Range, Shape, ShapeType, StructShape } from "./shape.ts";
export { formatString } from "./text.ts";
