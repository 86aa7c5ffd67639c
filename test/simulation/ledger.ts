// What was looked at, how often, and what was not right: by invariant, over many runs.

/** Something that was not right. */
export interface Violation {
  /** The invariant, such as `F5`. */
  readonly id: string;
  readonly seed: number;
  readonly lane: number;
  /** The number of the input. */
  readonly step: number;
  readonly text: string;
}

/** Notes one look at an invariant, and what is wrong if it does not hold. */
export type Check = (id: string, holds: boolean, text: () => string) => void;

const MOST = 50; // kept; a broken machine breaks everywhere

/** The findings of many runs. */
export class Ledger {
  /** How often each invariant was looked at. */
  readonly checks: Map<string, number> = new Map();
  readonly violations: Violation[] = [];
  /** What happened at all, by kind: states, reasons of failures, refusals. */
  readonly seen: Map<string, Set<string>> = new Map();

  /** Notes one look. */
  note(id: string, holds: boolean, violation: () => Omit<Violation, "id">): void {
    this.checks.set(id, (this.checks.get(id) ?? 0) + 1);
    if (!holds && this.violations.length < MOST) this.violations.push({ id, ...violation() });
  }

  /** Notes that something has happened. */
  saw(kind: string, what: string): void {
    const all = this.seen.get(kind);
    if (all) all.add(what);
    else this.seen.set(kind, new Set([what]));
  }

  /** The violations of one invariant as text. */
  of(id: string): string[] {
    return this.violations.filter((violation) => violation.id === id).map(textOf);
  }
}

/** One line for people. */
export function textOf({ id, seed, lane, step, text }: Violation): string {
  return `${id}: seed ${seed}, lane ${lane}, input ${step}: ${text}`;
}
