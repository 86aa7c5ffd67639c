import type { Finding } from "../machine/options_error.ts";
import { Fault } from "./fault.ts";

/** What is found while one rule is read. */
export class Notes {
  /** The rule's index. */
  readonly rule: number;
  /** In the order in which they are noted. */
  readonly findings: Finding[] = [];
  /**
   * Where its parts begin in its text, counted from 1; empty if it is no text. Selectors have their
   * key, targets their index; `tls` and the whole rule, `""`, are there too.
   */
  readonly columns: Map<string | number, number> = new Map();

  constructor(rule: number) {
    this.rule = rule;
  }

  /** Notes what is wrong, or only strange, with a part of the rule. */
  note(level: Finding["level"], part: string | number, fault: Fault): void {
    this.findings.push(findingOf(level, this.rule, fault, this.columns.get(part)));
  }

  /** Gives what `read` returns; or notes the fault that it throws about a part, and gives nothing. */
  attempt<T>(part: string | number, read: () => T): T[] {
    try {
      return [read()];
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.note("error", part, fault);
      return [];
    }
  }
}

/** A fault as a finding; without a column if the rule is no text. */
export function findingOf(
  level: Finding["level"],
  rule: number,
  { code, detail, offset }: Fault,
  column?: number,
): Finding {
  const place = column === undefined ? { rule } : { rule, column: column + offset };
  return { level, code, setting: "broker.redirector", ...place, message: detail };
}
