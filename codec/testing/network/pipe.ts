import type { Parcel } from "./parcels.ts";
import type { NetworkSession } from "./network_peer.ts";

/** What happens to a transport in the end. */
export type Fate = "sound" | "halfOpen" | "resets" | "loses" | "stalls";

/** One transport. */
export interface Pipe {
  readonly connection: string;
  readonly attempt: number;
  /** What was dialled. */
  readonly host: string;
  readonly address: string;
  readonly port: number;
  readonly isTls: boolean;
  /** The peer's end, when it has accepted. */
  session?: NetworkSession;
  fate: Fate;
  /** How many chunks pass before the fate strikes. */
  fuse: number;
  /** Nothing gets through any more, in either direction. */
  isSilent: boolean;
  /** The peer neither says nor hears anything, for the time being. */
  isMute: boolean;
  /** When the last thing on its way to the client, and to the peer, arrives: bytes keep their order. */
  inMs: number;
  outMs: number;
  /** When the peer has done what it was to do: it does one thing after the other. */
  busyMs: number;
  /** When something last went through. */
  usedMs: number;
  /** What waits for the end of a partition. */
  readonly held: Parcel[];
}
