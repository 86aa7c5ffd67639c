// The forms that events are written in.

import {
  type CaptureEvent,
  type CaptureReading,
  EventText,
  formatEvent,
  formatSummary,
} from "../capture/mod.ts";
import { findShape } from "../json/shapes/mod.ts";
import { findErrorCode } from "../messages/error_codes.ts";
import { jsonLine } from "./json_line.ts";
import { RequestLines } from "./request_lines.ts";
import type { DecodeWish } from "./wish.ts";

/** Turns events into lines. It is given all of them, in order. */
export interface Form {
  /** The lines that this event makes known. */
  lines(event: CaptureEvent, isWanted: boolean): readonly string[];
  /** The lines that are left. */
  end(reading: CaptureReading): readonly string[];
}

/** The form that is wanted. */
export function formOf({ form, details }: DecodeWish, columns: number | undefined): Form {
  switch (form) {
    case "text":
      return new TextForm(details, columns);
    case "ndjson":
      return { lines: (event, isWanted) => isWanted ? [formatEvent(event)] : [], end: () => [] };
    case "request-log":
      return new RequestLines();
    case "summary":
      return { lines: () => [], end: (reading) => formatSummary(reading.summary(), errorName) };
    case "summary-json":
      return { lines: () => [], end: (reading) => [jsonLine(reading.summary())] };
  }
}

/** Kafka's name of an error code. */
export function errorName(code: number): string | undefined {
  return findErrorCode(code)?.name;
}

class TextForm implements Form {
  readonly #text: EventText;

  constructor(details: DecodeWish["details"], columns: number | undefined) {
    const width = columns === undefined ? {} : { width: Math.max(columns, 80) };
    this.#text = new EventText({ ...width, details, errorName, shapeOf: findShape });
  }

  /** What is known of a connection is needed for its frames, so it is told also where it is not wanted. */
  lines(event: CaptureEvent, isWanted: boolean): readonly string[] {
    if (!isWanted && event.kind !== "connection") return [];
    const lines = this.#text.lines(event);
    return isWanted ? lines : [];
  }

  end(): readonly string[] {
    return this.#text.end();
  }
}
