// The two ends of a connection, and the error where there is none.

/** What one end of a connection sent. */
export interface Side {
  /** Address and port, or the name of the file. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Both ends; which of them is the client is not known yet. */
export type Sides = readonly [Side, Side];

/** The input cannot be decoded; the message says why, in whole sentences. */
export class InputError extends Error {
  override readonly name = "InputError";
}
