/**
 * What a broker does to a transport. Actions are performed in order; each waits `afterMs` milliseconds first, counted
 * from when the one before it was performed, as a broker answers one request after the other.
 */
export type FakeAction =
  | {
    /** Send bytes. */
    readonly type: "send";
    /** A whole answer, or what takes its place. */
    readonly bytes: Uint8Array;
    /** See above. */
    readonly afterMs: number;
  }
  | {
    /** End the transport in good order, or break it. It is the last action. */
    readonly type: "close" | "reset";
    /** See above. */
    readonly afterMs: number;
  };
