import type { FailureReason } from "../machine/failure.ts";

/** One failure of an attempt or a connection. */
export interface Failure {
  readonly reason: FailureReason;
  /** What happened, in words. */
  readonly message: string;
  readonly code?: string;
  /** What the driver does with the transport; `gone`: it is no more. Default: `abort`. */
  readonly transport?: "abort" | "close" | "gone";
  /** The correlation id of the response that could not be decoded. */
  readonly undecoded?: number;
  /** The next address is chosen already. */
  readonly moved?: true;
}
