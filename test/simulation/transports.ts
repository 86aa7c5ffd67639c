import type { ConnectionReport } from "../../codec/connection/mod.ts";
import type { Check } from "./ledger.ts";

/** A transport that was asked for. */
interface Transport {
  opened: boolean;
  /** How often it was ended: by an action, or by a report. */
  ends: number;
  /** Reports of its opening that came too late, each of which draws one more `abort`. */
  staleOpened: number;
  /** Reports that came while effects were under way: for each there may be one more `abort`, or none. */
  unsure: number;
}

const MANY = 64;

/** The transports that a connection has asked for, and how they ended. */
export class Transports {
  /** The last one that has opened. */
  lastOpened = 0;
  readonly #check: Check;
  readonly #all: Map<number, Transport> = new Map();

  constructor(check: Check) {
    this.#check = check;
  }

  /** Those that have not ended, by attempt. */
  get live(): number[] {
    return [...this.#all].filter(([, { ends }]) => ends === 0).map(([attempt]) => attempt);
  }

  /** Those of them that are open. */
  get open(): number[] {
    return this.live.filter((attempt) => this.#all.get(attempt)!.opened);
  }

  /** Whether one has ended, or never was. */
  isOver(attempt: number): boolean {
    return this.#all.get(attempt)?.ends !== 0;
  }

  /** The action `open`. */
  ask(attempt: number): void {
    this.#check("M7", !this.#all.has(attempt), () => `attempt ${attempt} opens twice`);
    this.#all.set(attempt, { opened: false, ends: 0, staleOpened: 0, unsure: 0 });
  }

  /** The action `close` or `abort`. */
  end(attempt: number): void {
    const transport = this.#all.get(attempt);
    if (!transport) return; // long forgotten: its `opened` came very late
    if (transport.ends > 0 && transport.staleOpened > 0) transport.staleOpened--;
    else if (transport.ends > 0 && transport.unsure > 0) transport.unsure--;
    else {
      this.#check("F6", transport.ends === 0, () => `transport ${attempt} is ended twice`);
      transport.ends++;
    }
  }

  /** A report is handed in; `synced` if no effect is under way. */
  report({ type, attempt }: ConnectionReport, synced: boolean, closed: boolean): void {
    const transport = this.#all.get(attempt);
    if (!transport) return;
    if (type === "opened") {
      if (transport.ends > 0) this.#openedLate(transport, synced, closed);
      else this.#opened(attempt, transport, synced);
    }
    const ends = type === "peerClosed" || type === "openFailed" && !transport.opened;
    if (!ends || transport.ends > 0) return;
    transport.ends++;
    if (!synced) transport.unsure++;
  }

  #openedLate(transport: Transport, synced: boolean, closed: boolean): void {
    if (closed) return;
    if (synced) transport.staleOpened++;
    else transport.unsure++;
  }

  #opened(attempt: number, transport: Transport, synced: boolean): void {
    transport.opened = true;
    if (!synced) transport.unsure++;
    if (this.isOver(this.lastOpened)) this.lastOpened = attempt;
  }

  /** Forgets those that can have no more part in anything, if there are many. */
  forget(): void {
    if (this.#all.size < MANY) return;
    for (const [attempt, { ends, staleOpened }] of this.#all) {
      if (this.#all.size <= MANY / 2) return;
      if (ends > 0 && staleOpened === 0) this.#all.delete(attempt);
    }
  }

  /** The run is over. */
  finish(): void {
    for (const [attempt, { ends, staleOpened }] of this.#all) {
      const isEnded = ends === 1 && staleOpened === 0;
      this.#check("F6", isEnded, () => `transport ${attempt}: ${ends} ends, ${staleOpened} stale`);
    }
  }
}
