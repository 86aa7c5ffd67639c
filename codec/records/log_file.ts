// The files of a log directory, known by their names.

/** What a file of a broker's log directory is. */
export interface LogFileKind {
  /** A word for programs. */
  readonly kind:
    | "segment"
    | "snapshot"
    | "offset-index"
    | "time-index"
    | "transaction-index"
    | "producer-snapshot"
    | "checkpoint-text"
    | "properties"
    | "quorum-state"
    | "lock";
  /** What it is, for a sentence: "an offset index: where in the segment its offsets are". */
  readonly what: string;
}

const KINDS: readonly (readonly [name: RegExp, kind: LogFileKind["kind"], what: string])[] = [
  [/^\d{20}\.log$/, "segment", "a log segment: record batches"],
  [/^(?:\d{20}-\d{10}|bootstrap)\.checkpoint$/, "snapshot", "a snapshot of the metadata log"],
  [/^\d{20}\.index$/, "offset-index", "an offset index: where in the segment its offsets are"],
  [/^\d{20}\.timeindex$/, "time-index", "a time index: which offsets have which timestamps"],
  [/^\d{20}\.txnindex$/, "transaction-index", "a transaction index: what has been aborted"],
  [/^\d{20}\.snapshot$/, "producer-snapshot", "a snapshot of the producers: epochs and sequences"],
  [
    /^(?:leader-epoch|recovery-point-offset|log-start-offset|replication-offset|cleaner-offset)-checkpoint$/,
    "checkpoint-text",
    "a checkpoint in plain text: offsets line by line",
  ],
  [/^(?:meta\.properties|partition\.metadata)$/, "properties", "ids in plain text"],
  [/^quorum-state$/, "quorum-state", "the vote of a controller, as JSON"],
  [/^(?:\.lock|\.kafka_cleanshutdown)$/, "lock", "a mark that a broker sets"],
];

/**
 * What a file of a log directory is.
 *
 * @param name Its name, with or without directories. Kafka's endings for what is to be deleted or not complete
 * are passed over.
 * @returns Undefined if it is none that Kafka writes.
 * @example
 * ```ts
 * import { logFileKind } from "kafka-wire/records";
 * const kind = logFileKind("orders-0/00000000000000000000.timeindex");
 * if (kind?.kind !== "time-index") throw new Error("Cannot match the kind");
 * ```
 */
export function logFileKind(name: string): LogFileKind | undefined {
  const base = name.replace(/^.*[\\/]/, "").replace(/\.(?:deleted|part|cleaned|swap|tmp)$/, "");
  const found = KINDS.find(([pattern]) => pattern.test(base));
  return found && { kind: found[1], what: found[2] };
}
