// Events for people: a line each, and below it what went wrong or, on demand, all fields.

import type { CaptureEvent, ConnectionEvent, Direction, GapEvent, SaslEvent } from "../event.ts";
import type { CaptureTime } from "../packet.ts";
import { endpointText } from "../address.ts";
import { type SeenConnection, SeenConnections, senderText } from "./seen_connections.ts";
import {
  frameColumns,
  frameDetails,
  type FrameEvent,
  type FrameOptions,
  notesOf,
  treeOfFrame,
} from "./text_frame.ts";
import { Layout } from "./text_layout.ts";
import { idText, LogText } from "./text_log.ts";
import { shownText } from "./text_records.ts";
import type { TextShape } from "./text_tree.ts";
import { counted, grouped, printable, wordOf } from "../text_words.ts";

export type { TextField, TextShape } from "./text_tree.ts";

/** How events are written. */
export interface TextOptions {
  /** Columns of a line. A single word that is longer stays whole. Default 120. */
  readonly width?: number;
  /**
   * What stands below the line of an event: nothing; "errors", the default, what is wrong with it; "all", also all
   * fields of a message and the first bytes of a frame that cannot be decoded.
   */
  readonly details?: "none" | "errors" | "all";
  /** Seconds since the first event, which is the default, or since 1970. */
  readonly time?: "relative" | "absolute";
  /** What an error code is called, as `findErrorCode` knows it; without it codes are numbers. */
  readonly errorName?: (code: number) => string | undefined;
  /**
   * What the schema says of a message, as `findShape` of `kafka-wire/json/shapes` knows it. With it the fields that
   * a version lacks, or that have their default, are left out; without it those that are false, empty or null.
   */
  readonly shapeOf?: (message: string) => TextShape | undefined;
}

// Below the line of an event, behind its number.
const INDENT = 6;

/**
 * Writes the events of a capture, a stream or a log as lines.
 *
 * A frame is a line with its number, time, connection, direction, API, correlation id, size, client or latency, what is
 * special about it, error codes by name, and its first fields. Below a frame that cannot be decoded stand what could be
 * read, a cross, and a caret under the byte. Lists and texts are cut with a count. NoOp records of a metadata log are
 * one line for each run. Every control character is written as `\uXXXX`; nothing is shown but what the events hold.
 *
 * Give it what is to be written in order, and every `connection` event in any case, since later lines need it; then call
 * {@linkcode EventText.end}. The lines of a batch come with those of the next event.
 *
 * @example
 * ```ts
 * import { EventText } from "kafka-wire/capture";
 * const text = new EventText();
 * const event = { kind: "warning", id: 1, code: "a", text: "The file ends here", count: 1 } as const;
 * const [line] = [...text.lines(event), ...text.end()];
 * if (line !== "   1  ! The file ends here") throw new Error("Cannot match the example");
 * ```
 */
export class EventText {
  readonly #options: FrameOptions;
  readonly #log: LogText;
  readonly #isAbsolute: boolean;
  readonly #connections: SeenConnections = new SeenConnections();
  #start: CaptureTime | undefined;
  #advice: string | undefined; // the last one given: once is enough

  /** Text in the form that `options` ask for. */
  constructor(options: TextOptions = {}) {
    const { width = 120, details = "errors", time, errorName, shapeOf } = options;
    const layout = new Layout(width);
    const names = { ...(errorName && { errorName }), ...(shapeOf && { shapeOf }) };
    this.#options = { ...names, layout, details, indent: INDENT };
    this.#log = new LogText(this.#options);
    this.#isAbsolute = time === "absolute";
  }

  /** The lines that this event makes known; those of a batch may come later. */
  lines(event: CaptureEvent): readonly string[] {
    const seen = this.#connections.note(event);
    const lines = this.#linesOf(event, seen);
    this.#connections.pass(event);
    return lines.map(printable);
  }

  /** The lines that are left. */
  end(): readonly string[] {
    return this.#log.end().map(printable);
  }

  #linesOf(event: CaptureEvent, seen: SeenConnection): string[] {
    switch (event.kind) {
      case "batch":
        return this.#log.batch(event);
      case "record":
        return this.#log.record(event);
      default:
        return [...this.#log.end(), ...this.#outside(event, seen)];
    }
  }

  /** What is in no log, or beside it. */
  #outside(event: Exclude<CaptureEvent, { kind: "batch" | "record" }>, seen: SeenConnection) {
    switch (event.kind) {
      case "message":
      case "undecodable":
        return this.#frame(event, seen);
      case "sasl":
        return [`${this.#head(event, event.direction)} ${saslText(event)}`];
      case "gap":
        return [`${this.#head(event, event.direction)} ${gapText(event)}`];
      case "connection":
        return this.#connection(event, seen);
      case "warning":
        return this.#warning(event);
    }
  }

  #frame(event: FrameEvent, seen: SeenConnection): string[] {
    const { layout, details, errorName } = this.#options;
    const columns = `${this.#head(event, event.direction)} ${frameColumns(event)}`;
    const start = [columns, ...notesOf(event, errorName)].join("  ");
    const isShort = details === "all" || event.kind === "undecodable";
    const line = isShort ? start : layout.cut(`${start}  `, treeOfFrame(event, this.#options));
    const sender = senderText(seen, event.direction);
    return [line.trimEnd(), ...frameDetails(event, sender, this.#options)];
  }

  #connection(event: ConnectionEvent, { client, server }: SeenConnection): string[] {
    const ends = [client, server].map((end) => end ? endpointText(end) : "?").join(" → ");
    const { advice } = event;
    const isNew = advice !== undefined && advice !== this.#advice;
    if (advice !== undefined) this.#advice = advice;
    const below = isNew && this.#options.details !== "none"
      ? this.#options.layout.prose(advice, INDENT)
      : [];
    return [`${this.#head(event)} ${ends}  ${stateText(event)}`, ...below];
  }

  #warning(event: Extract<CaptureEvent, { kind: "warning" }>): string[] {
    const start = "time" in event || "connection" in event ? this.#head(event) : idText(event.id);
    return [`${start}  ! ${event.text}${placeText(event)}`];
  }

  /** Number, time, connection, arrow: what all events of a connection begin with. */
  #head(event: Placed, direction?: Direction): string {
    const { id, connection } = event;
    const arrow = direction === undefined ? " " : direction === "request" ? "→" : "←";
    const time = this.#time(event.time);
    const where = connection === undefined ? "" : `c${connection}`;
    return `${idText(id)}${time} ${where.padStart(3)} ${arrow}`;
  }

  #time(time: CaptureTime | undefined): string {
    if (time === undefined && this.#start === undefined) return ""; // the source has no times
    this.#start ??= time;
    const start = this.#isAbsolute ? EPOCH : this.#start!;
    return ` ${(time ? secondsText(start, time) : "").padStart(TIME)}`;
  }
}

const EPOCH: CaptureTime = { seconds: 0, nanoseconds: 0 };
const TIME = 11;

/** What {@linkcode EventText} needs to begin a line. */
interface Placed {
  readonly id: number;
  readonly connection?: number;
  readonly time?: CaptureTime;
}

/** Seconds with six decimals; what is below a microsecond is cut off. */
function secondsText(from: CaptureTime, to: CaptureTime): string {
  const micros = (to.seconds - from.seconds) * 1_000_000 +
    Math.floor((to.nanoseconds - from.nanoseconds) / 1_000);
  const sign = micros < 0 ? "-" : "";
  const whole = Math.floor(Math.abs(micros) / 1_000_000);
  return `${sign}${whole}.${`${Math.abs(micros) % 1_000_000}`.padStart(6, "0")}`;
}

function saslText({ mechanism, step, bytes }: SaslEvent): string {
  const name = mechanism === undefined ? "SASL" : `SASL ${wordOf(mechanism)}`;
  return `${name} token ${step}  ${shownText(bytes)}`;
}

const CAUSES: Readonly<Record<GapEvent["cause"], string>> = {
  "lost-segment": "a segment is not in the capture",
  "snaplen": "packets were cut by the capture",
  "bad-length": "they begin with no length of a frame",
  "capture-start": "the capture begins inside a frame",
  "stream-end": "the stream ends inside a frame",
};

function gapText({ bytes, cause, resyncedAfter, range: { missing } }: GapEvent): string {
  const lost = missing > 0 ? `, ${grouped(missing)} of them not captured` : "";
  const next = resyncedAfter === null
    ? "no frame found behind"
    : resyncedAfter === 0
    ? "next frame right behind"
    : `next frame found after ${counted(resyncedAfter, "byte")}`;
  return `gap of ${counted(bytes, "byte")}${lost}: ${CAUSES[cause]}; ${next}`;
}

const STATES: Readonly<Record<ConnectionEvent["state"], string>> = {
  "open": "opened",
  "midstream": "was open before the capture",
  "closed": "closed",
  "reset": "reset",
  "not-kafka": "is not Kafka",
};

function stateText({ state, detail }: ConnectionEvent): string {
  return detail ? `${STATES[state]}: ${detail}` : STATES[state];
}

function placeText(event: Extract<CaptureEvent, { kind: "warning" }>): string {
  const { count, fileOffset, bytes } = event;
  const facts = [
    count > 1 ? `×${grouped(count)}` : "",
    bytes === undefined ? "" : counted(bytes, "byte"),
    fileOffset === undefined ? "" : `at byte ${grouped(fileOffset)} of the file`,
  ].filter((fact) => fact !== "");
  return facts.length === 0 ? "" : ` (${facts.join(", ")})`;
}
