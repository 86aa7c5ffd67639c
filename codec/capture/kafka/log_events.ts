// Events of log segments as they may be shown.

import type { SegmentEvent } from "../../records/mod.ts";
import type { Registry } from "../../wire/mod.ts";
import type { CaptureEvent } from "../event.ts";
import { shownRecord } from "./masking.ts";
import { maskedTold } from "./record_sets.ts";

/** The event without its secrets. */
export function shownLogEvent(
  event: SegmentEvent,
  registry: Registry,
  redact: boolean,
): CaptureEvent {
  if (event.kind === "warning") return event;
  if (event.kind === "record") {
    return redact
      ? { ...event, ...maskedTold(event, registry), ...shownRecord(event, redact) }
      : event;
  }
  const { bytes, block, ...rest } = event;
  const size = bytes.length;
  return redact ? { ...rest, size } : { ...rest, size, bytes, block };
}
