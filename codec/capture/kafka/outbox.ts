// Events on their way out: in the order of capture time, although some are known only later.

import type { CaptureEvent } from "../event.ts";
import type { CaptureTime } from "../packet.ts";

/** An event before it has its number. */
export type Draft = Unnumbered<CaptureEvent>;

type Unnumbered<E> = E extends CaptureEvent ? Omit<E, "id"> : never;

/** A place in the order. It holds back what comes after it until its event is there, or it is given up. */
export interface Slot {
  /** Number of the arrival that it belongs to. */
  readonly seq: number;
  readonly t?: CaptureTime | undefined;
  /** The event; null: there will be none; undefined: not known yet. */
  event: Draft | null | undefined;
  /** The event is counted, not shown: one too many of its kind. */
  isFolded?: boolean;
  /** Number of the event once it is out. */
  id?: number;
  /** The slots whose numbers the event names. */
  pairedWith?: Slot;
  enclosedBy?: Slot;
}

/** What holds back all events from a number on. */
export interface Blocker {
  readonly seq: number;
  /** Since when. */
  readonly t: CaptureTime | undefined;
}

/** Holds events back until all before them are out. */
export class Outbox {
  #slots: Slot[] = [];
  #head = 0;
  #id = 0;
  readonly #blockers = new Set<Blocker>();

  /** Slots that wait. */
  get length(): number {
    return this.#slots.length - this.#head;
  }

  /** Puts a slot behind all of its number and below. */
  add(slot: Slot): void {
    const slots = this.#slots;
    let at = slots.length;
    while (at > this.#head && slots[at - 1]!.seq > slot.seq) at--;
    if (at === slots.length) slots.push(slot);
    else slots.splice(at, 0, slot);
  }

  /** Holds back everything from a number on, until the same object is released. Numbers must come ascending. */
  block(blocker: Blocker): void {
    this.#blockers.add(blocker);
  }

  /** Lets go what was held back by it alone. */
  release(blocker: Blocker): void {
    this.#blockers.delete(blocker);
  }

  /** Lets go what was held back by the first ones of which this holds. */
  releaseWhere(holds: (blocker: Blocker) => boolean): void {
    for (const blocker of this.#blockers) {
      if (!holds(blocker)) return;
      this.#blockers.delete(blocker);
    }
  }

  /** Holds nothing back any longer. */
  releaseAll(): void {
    this.#blockers.clear();
  }

  /**
   * The events whose turn it is, numbered.
   *
   * @param watch Sees those, too, that are not shown.
   */
  drain(watch: (event: CaptureEvent) => void): CaptureEvent[] {
    const out: CaptureEvent[] = [];
    const limit = this.#limit();
    for (; this.#head < this.#slots.length; this.#head++) {
      const slot = this.#slots[this.#head]!;
      if (slot.seq >= limit || slot.event === undefined) break;
      if (slot.event === null) continue;
      const event = this.#number(slot, slot.event);
      watch(event);
      if (!slot.isFolded) out.push(event);
      slot.event = null;
    }
    this.#compact();
    return out;
  }

  #limit(): number {
    for (const { seq } of this.#blockers) return seq;
    return Infinity;
  }

  #number(slot: Slot, draft: Draft): CaptureEvent {
    const event = draft as Draft & {
      id: number;
      pairedWith?: number;
      enclosedBy?: number;
    };
    event.id = slot.id = ++this.#id;
    if (slot.pairedWith?.id !== undefined) event.pairedWith = slot.pairedWith.id;
    if (slot.enclosedBy?.id !== undefined) event.enclosedBy = slot.enclosedBy.id;
    return event as CaptureEvent;
  }

  #compact(): void {
    if (this.#head === this.#slots.length) this.#slots.length = this.#head = 0;
    else if (this.#head > 1_024 && 2 * this.#head > this.#slots.length) {
      this.#slots = this.#slots.slice(this.#head);
      this.#head = 0;
    }
  }
}
