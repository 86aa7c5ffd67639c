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
    /**
     * End the transport in good order, break it, or neither say nor hear anything from now on, of which the client is
     * not told. It is the last action.
     */
    readonly type: "close" | "reset" | "silence";
    /** See above. */
    readonly afterMs: number;
  };
