// What arguments may ask for. All plain data.

/** A command that reads files. */
export type CommandName = "decode" | "registrations" | "versions" | "pods";

/** One thing to do. */
export type Wish =
  | { readonly command: "help"; readonly about: CommandName | undefined }
  | { readonly command: "version" }
  | DecodeWish
  | RegistrationsWish
  | VersionsWish
  | PodsWish;

/** How events are written. */
export type FormName = "text" | "ndjson" | "request-log" | "summary" | "summary-json";

/** Where brokers are, as a hint. */
export interface Hints {
  readonly ports: readonly number[];
  readonly servers: readonly string[];
}

/** Decode a file, or the two directions of a connection. */
export interface DecodeWish extends Hints {
  readonly command: "decode";
  readonly files: readonly string[];
  readonly form: FormName;
  readonly filter: string | undefined;
  readonly details: "none" | "errors" | "all";
  readonly headers: boolean;
  readonly redact: boolean;
}

/** Tell who registered with a cluster. */
export interface RegistrationsWish {
  readonly command: "registrations";
  readonly files: readonly string[];
  readonly ndjson: boolean;
}

/** Tell which versions the clients of a capture use. */
export interface VersionsWish extends Hints {
  readonly command: "versions";
  readonly files: readonly string[];
  readonly ndjson: boolean;
}

/** Tell what there is in each pod of a cluster, what is wrong with it, or what to move. */
export interface PodsWish extends Hints {
  readonly command: "pods";
  readonly files: readonly string[];
  /** Every how many partitions one is a canary; undefined: no audit. */
  readonly interval: number | undefined;
  /** The pod of canaries. */
  readonly pod: string | undefined;
  readonly plan: boolean;
  readonly ndjson: boolean;
}
