/** One thing that is wrong, or strange, in settings or rules. */
export interface Finding {
  /** An error stops; a lint warns. */
  readonly level: "error" | "lint";
  /** The kind, for programs, such as `BAD_CIDR`. */
  readonly code: string;
  /** The setting, under Kafka's property name. */
  readonly setting: string;
  /** Which redirect rule, counted from 0. */
  readonly rule?: number;
  /** Where in the text of the rule, counted from 1. */
  readonly column?: number;
  /** One sentence for people. */
  readonly message: string;
}

/**
 * Settings that cannot work. Lists every finding at once; no finding holds a secret.
 *
 * @example
 * ```ts
 * import { OptionsError } from "kafka-wire/machine";
 * const error = new OptionsError([
 *   { level: "error", code: "RANGE", setting: "connect.timeout.ms", message: "expected 1 or more, found 0" },
 * ]);
 * if (error.message !== "Cannot use connect.timeout.ms: expected 1 or more, found 0") throw error;
 * ```
 */
export class OptionsError extends RangeError {
  /** Every finding, errors and lints, in the order in which they were found. */
  readonly findings: readonly Finding[];

  /**
   * An error that says them all.
   *
   * @param findings At least one.
   */
  constructor(findings: readonly Finding[]) {
    super(findings.filter(({ level }) => level === "error").map(sentence).join("; "));
    this.name = "OptionsError";
    this.findings = findings;
  }
}

function sentence({ setting, rule, column, message }: Finding): string {
  const place = rule === undefined
    ? ""
    : ` rule ${rule}${column === undefined ? "" : `, column ${column}`}`;
  return `Cannot use ${setting}${place}: ${message}`;
}
