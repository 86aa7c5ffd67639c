/** Where machines draw: each thing that is put off at random has a point of its own. */
export type DrawPoint =
  | "jitter.reconnect"
  | "jitter.setup"
  | "jitter.retry"
  | "jitter.reauth"
  | "pick.offset";

/** One draw: where, and the number of at least 0 and below 1 that came. */
export type Draw = readonly [point: DrawPoint, value: number];

const STEP = 0x9e3779b9; // 2³² by the golden ratio
const RANGE = 4_294_967_296;

/**
 * The generator of a machine: 32 bits of state, the same numbers on every runtime.
 *
 * It is splitmix with 32 bits. `drawn` holds what has been drawn since {@linkcode Random.forget}, for the trace.
 */
export class Random {
  /** The whole state, an integer of 0 to 2³² − 1. */
  state: number;
  /** The draws of this call. */
  drawn: Draw[] = [];

  /** @param seed An integer; its low 32 bits count. */
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number of at least 0 and below 1. */
  draw(point: DrawPoint): number {
    this.state = (this.state + STEP) >>> 0;
    const value = mixed(this.state) / RANGE;
    this.drawn.push([point, value]);
    return value;
  }

  /** What the next draw will give. */
  get next(): number {
    return mixed((this.state + STEP) >>> 0) / RANGE;
  }

  /** Begins a new list of draws. */
  forget(): void {
    if (this.drawn.length > 0) this.drawn = [];
  }
}

function mixed(z: number): number {
  z = Math.imul(z ^ z >>> 16, 0x85ebca6b);
  z = Math.imul(z ^ z >>> 13, 0xc2b2ae35);
  return (z ^ z >>> 16) >>> 0;
}
