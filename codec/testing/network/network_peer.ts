import type { FakeAction } from "../action.ts";
import type { OpeningFault } from "../faults.ts";

/** Who can be reached: a `FakeBroker`, or whatever else accepts transports. */
export interface NetworkPeer {
  /** A transport comes in. */
  accept(): NetworkSession;
}

/** Somebody who says where he is, as a `FakeBroker` does. */
export interface LocatedPeer extends NetworkPeer {
  /** A name, or an address. It is looked at anew each time. */
  readonly host: string;
  /** The port. */
  readonly port: number;
}

/** The peer's end of one transport. */
export interface NetworkSession {
  /** What becomes of the transport before its first byte. Default `open`. */
  readonly opening?: "open" | OpeningFault;
  /** Bytes have come; gives what the peer does about it, in this order. */
  receive(bytes: Uint8Array): readonly PeerAction[];
  /** Says who performs what the peer does by itself. */
  drive?(perform: (action: PeerAction) => void): void;
  /** The transport is gone, as far as the peer can know. */
  end?(): void;
}

/** What a peer does with its transport: what a broker does, or it ends what it says and goes on hearing. */
export type PeerAction = FakeAction | {
  readonly type: "halfClose";
  /** As of the others: counted from when the action before was performed. */
  readonly afterMs: number;
};
