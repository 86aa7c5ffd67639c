/** How often the network does by itself what it should not, each in percent of its occasions. */
export interface NetworkFaults {
  /** Names that cannot be resolved, or have no address. */
  readonly dnsFails: number;
  /** Names that take up to a minute, or for ever. */
  readonly dnsSlow: number;
  /** Names whose address leads to another peer from now on. */
  readonly swaps: number;
  /** Transports that are refused. */
  readonly refuses: number;
  /** Transports that never open. */
  readonly blackHole: number;
  /** Transports that open very late. */
  readonly slowOpen: number;
  /** Handshakes of TLS that fail. */
  readonly tlsFails: number;
  /** Transports that go silent, in both directions and for ever. */
  readonly halfOpen: number;
  /** Transports that are reset in the middle of what arrives. */
  readonly resets: number;
  /** Transports that end. */
  readonly loses: number;
  /** Transports that stand still for seconds or minutes. */
  readonly stalls: number;
  /** Writes after which a transport takes no more for a while. */
  readonly chokes: number;
  /** Chunks that arrive in pieces. */
  readonly splits: number;
  /** Chunks that arrive together with the one before. */
  readonly joins: number;
  /** Reports that come although their transport has been given up. */
  readonly late: number;
  /** Reports of the past that come once more. */
  readonly stale: number;
  /** Transports of which the driver reports what cannot be. */
  readonly nonsense: number;
  /** Questions to redirector or mechanism without a good answer. */
  readonly unanswered: number;
}

/** Nothing goes wrong. */
export const CALM: NetworkFaults = {
  dnsFails: 0,
  dnsSlow: 0,
  swaps: 0,
  refuses: 0,
  blackHole: 0,
  slowOpen: 0,
  tlsFails: 0,
  halfOpen: 0,
  resets: 0,
  loses: 0,
  stalls: 0,
  chokes: 0,
  splits: 0,
  joins: 0,
  late: 0,
  stale: 0,
  nonsense: 0,
  unanswered: 0,
};
