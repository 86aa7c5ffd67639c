// One direction of a connection, as it comes: frames and gaps out of it, and the account of what waits.

import type { Piece } from "./piece.ts";
import type { Cut, FrameStream } from "./frame_stream.ts";
import type { Held, Holder, Holding } from "./held.ts";
import type { CaptureTime } from "../packet.ts";

/** Tells the frames and gaps of a stream as soon as that can be done, and counts what it holds among all others. */
export class Incoming implements Holder {
  /** Frames that were given up. */
  givenUp: number = 0;
  /** Captured bytes of these that came later. */
  late: number = 0;
  readonly #stream: FrameStream;
  readonly #held: Held;
  readonly #tell: (cut: Cut, seq: number) => void;
  counted: Holding | undefined;

  constructor(stream: FrameStream, held: Held, tell: (cut: Cut, seq: number) => void) {
    this.#stream = stream;
    this.#held = held;
    this.#tell = tell;
  }

  /** Takes what comes next. */
  push(piece: Piece, seq: number): void {
    const { bytes } = piece;
    if (bytes) this.#held.read(bytes);
    this.late += this.#stream.push(piece);
    const isLater = this.#tellAll(false, seq);
    if (!this.#stream.isWaiting && !this.counted) return; // mostly, and quickly
    this.#count(isLater);
    if (bytes && this.#stream.isWaiting) this.#held.keepLater(this, bytes);
  }

  /** Nothing more will come. */
  end(seq: number): void {
    this.#count(this.#tellAll(true, seq));
  }

  get held(): number {
    return this.#stream.held;
  }

  get overhead(): number {
    return this.#stream.overhead;
  }

  keep(): void {
    this.#stream.keep();
  }

  giveUp(t: CaptureTime | undefined, seq: number): void {
    const cut = this.#stream.giveUp(t);
    if (cut) this.#tell(cut, seq);
    if (cut?.kind === "frame") this.givenUp++;
    this.#tellAll(false, seq);
    this.#count(true);
  }

  /** Whether there was any. */
  #tellAll(final: boolean, seq: number): boolean {
    let isAny = false;
    for (let cut; (cut = this.#stream.next(final)) !== undefined; isAny = true) {
      this.#tell(cut, seq);
    }
    return isAny;
  }

  #count(isLater: boolean): void {
    if (this.held > 0 || this.counted) this.#held.count(this, isLater);
  }
}
