// An event as far as the index knows it: enough for most filters, without reading the file again.

import type { CaptureEvent } from "kafka-wire/capture";
import { type EventIndex, FLAGS, KINDS, REASONS } from "./index_events.ts";
import { apiName } from "./names.ts";

/** Whether something was asked for that only the file can tell. */
export interface Shortage {
  isShort: boolean;
}

/** The event of a row. What it lacks is undefined, and noted in `shortage` once somebody asks for it. */
export function lightEvent(index: EventIndex, row: number, shortage: Shortage): CaptureEvent {
  const small = index.small.get(row);
  if (small) return small;
  const kind = KINDS[index.columns.kind.get(row)]!;
  const event = kind === "batch" || kind === "record"
    ? new LightRecord(index, row, kind, shortage)
    : new LightFrame(index, row, shortage);
  return event as unknown as CaptureEvent;
}

class LightFrame {
  readonly kind: string;
  readonly id: number;
  readonly connection: number;
  readonly direction: string;
  readonly header: object;
  readonly apiKey: number | undefined;
  readonly apiName: string | undefined;
  readonly version: number | undefined;
  readonly range: object;
  readonly flags: readonly string[];
  readonly latencyMs: number | undefined;
  readonly reason: string | undefined;
  readonly #shortage: Shortage;

  constructor({ columns, names }: EventIndex, row: number, shortage: Shortage) {
    const apiKey = columns.apiKey.get(row) - 1;
    const reason = columns.reason.get(row);
    const latency = columns.latency.get(row) - 1;
    const bits = columns.flags.get(row);
    this.#shortage = shortage;
    this.kind = reason > 0 ? "undecodable" : "message";
    this.id = columns.id.get(row);
    this.connection = columns.connection.get(row) - 1;
    this.direction = columns.direction.get(row) === 1 ? "request" : "response";
    this.header = {
      correlationId: columns.correlation.get(row),
      clientId: names.text(columns.name.get(row)),
    };
    this.apiKey = apiKey < 0 ? undefined : apiKey;
    this.apiName = apiKey < 0 ? undefined : apiName(apiKey);
    this.version = apiKey < 0 ? undefined : columns.version.get(row) - 1;
    this.range = { length: columns.size.get(row), missing: columns.missing.get(row), file: [] };
    this.flags = FLAGS.filter((_, i) => bits & 1 << i);
    this.latencyMs = latency < 0 ? undefined : latency;
    this.reason = REASONS[reason - 1];
  }

  get message(): undefined {
    return short(this.#shortage);
  }

  get partial(): undefined {
    return short(this.#shortage);
  }

  get failedAt(): undefined {
    return short(this.#shortage);
  }

  get topicNames(): undefined {
    return short(this.#shortage);
  }

  get records(): undefined {
    return short(this.#shortage);
  }

  get packets(): readonly number[] {
    short(this.#shortage);
    return [];
  }
}

class LightRecord {
  readonly kind: string;
  readonly id: number;
  readonly offset: bigint;
  readonly #shortage: Shortage;

  constructor({ columns }: EventIndex, row: number, kind: string, shortage: Shortage) {
    this.kind = kind;
    this.id = columns.id.get(row);
    this.offset = BigInt(columns.seconds.get(row));
    this.#shortage = shortage;
  }

  get metadata(): undefined {
    return short(this.#shortage);
  }

  get control(): undefined {
    return short(this.#shortage);
  }

  get coordinator(): undefined {
    return short(this.#shortage);
  }
}

function short(shortage: Shortage): undefined {
  shortage.isShort = true;
  return undefined;
}
