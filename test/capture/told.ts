// Events as one line each, so that a test can compare all of them at a glance.

import {
  type CaptureEvent,
  type CaptureOptions,
  type CaptureSource,
  decodeCapture,
} from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import type { Registry } from "../../codec/wire/mod.ts";

/** All events of a source. */
export async function eventsOf(
  source: CaptureSource,
  options: CaptureOptions = {},
  known: Registry = registry,
): Promise<CaptureEvent[]> {
  const events: CaptureEvent[] = [];
  for await (const event of decodeCapture(source, known, options)) events.push(event);
  return events;
}

/** Their lines. */
export async function told(
  source: CaptureSource,
  options: CaptureOptions = {},
  known: Registry = registry,
): Promise<string[]> {
  return (await eventsOf(source, options, known)).map(lineOf);
}

/** What an event is: `5 1 < Metadata 12 #7 of 4, truncated` is the answer to event 4 on connection 1. */
export function lineOf(event: CaptureEvent): string {
  return `${event.id} ${factsOf(event)}`;
}

function factsOf(event: CaptureEvent): string {
  switch (event.kind) {
    case "message":
      return `${arrow(event)} ${event.apiName} ${version(event)} ${answers(event)}${notes(event)}`;
    case "undecodable":
      return `${arrow(event)} ${event.apiName ?? event.apiKey ?? "?"} ${version(event)} ` +
        `${answers(event)}${notes(event)} ${event.reason}`;
    case "sasl":
      return `${arrow(event)} ${event.mechanism} token ${event.step} ${event.bytes}`;
    case "connection":
      return `${event.connection} ${event.state}${event.detail ? ` ${event.detail}` : ""}`;
    case "gap":
      return `${
        arrow(event)
      } gap ${event.cause} ${event.bytes} (${event.range.missing} missing), ` +
        `found after ${event.resyncedAfter}`;
    case "warning":
      return `warning ${event.code} ${event.count}`;
    case "batch":
      return `batch ${event.baseOffset}`;
    case "record":
      return `record ${event.offset}`;
  }
}

function arrow(event: { readonly connection: number; readonly direction: string }): string {
  return `${event.connection} ${event.direction === "request" ? ">" : "<"}`;
}

function version(event: { readonly version?: number; readonly requestedVersion?: number }): string {
  const { version, requestedVersion } = event;
  return requestedVersion === undefined ? `${version}` : `${version} (asked ${requestedVersion})`;
}

function answers(event: CaptureEvent & { kind: "message" | "undecodable" }): string {
  const { header, pairedWith, enclosedBy } = event;
  const pair = pairedWith === undefined ? "" : ` of ${pairedWith}`;
  return `#${header.correlationId}${pair}${enclosedBy === undefined ? "" : ` in ${enclosedBy}`}`;
}

function notes(event: CaptureEvent & { kind: "message" | "undecodable" }): string {
  const trailing = "trailingBytes" in event ? ` ${event.trailingBytes}` : "";
  return event.flags.map((flag) => `, ${flag}${flag === "trailing-bytes" ? trailing : ""}`).join(
    "",
  );
}
