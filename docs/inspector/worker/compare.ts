// Two frames side by side.

import { diffMessages } from "kafka-wire/capture";
import type { Comparison } from "../protocol.ts";
import type { FrameEvent } from "./replay.ts";

/** What differs between two frames: secrets are masked in both, or in none. */
export function compared(first: FrameEvent, second: FrameEvent): Comparison {
  const differences = diffMessages(bodyOf(first), bodyOf(second));
  return {
    titles: [titleOf(first), titleOf(second)],
    differences: differences.map(({ place, a, b }) => ({
      place,
      first: textOf(a),
      second: textOf(b),
    })),
  };
}

function bodyOf(event: FrameEvent): object {
  return (event.kind === "message" ? event.message : event.partial) ?? {};
}

function titleOf({ apiName, apiKey, version, direction }: FrameEvent): string {
  return `${apiName ?? `API ${apiKey ?? "?"}`} v${version ?? "?"} ${direction}`;
}

const LONGEST = 200;

function textOf(value: unknown): string {
  if (value === undefined) return "–";
  const text = JSON.stringify(value, plain) ?? `${value}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}`;
  return value instanceof Uint8Array ? `${value.length} bytes` : value;
}
