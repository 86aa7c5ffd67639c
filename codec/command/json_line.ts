import { printable } from "../capture/text_words.ts";

/**
 * Plain data as one line of JSON, as events are written: an int64 that a double cannot hold is text, times are text in
 * seconds with nine decimals. Bytes are never shown, only their number.
 */
export function jsonLine(data: object): string {
  return printable(JSON.stringify(data, shown));
}

const TIMES: readonly string[] = ["time", "from", "to"];

function shown(key: string, value: unknown): unknown {
  if (TIMES.includes(key)) return timeText(value);
  if (typeof value === "bigint") return int64(value);
  return value instanceof Uint8Array ? `«${value.length} bytes»` : value;
}

function int64(value: bigint): number | string {
  const exact = value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER;
  return exact ? Number(value) : `${value}`;
}

/** Of a packet, in two numbers, or of a record, in milliseconds. */
function timeText(value: unknown): unknown {
  if (typeof value === "bigint") {
    return value < 0n ? null : decimal(value / 1000n, value % 1000n, 3);
  }
  if (typeof value !== "object" || value === null) return value;
  const { seconds, nanoseconds } = value as { seconds: number; nanoseconds: number };
  return decimal(seconds, nanoseconds, 9);
}

function decimal(whole: number | bigint, part: number | bigint, digits: number): string {
  return `${whole}.${`${part}`.padStart(digits, "0").padEnd(9, "0")}`;
}
