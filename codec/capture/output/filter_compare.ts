// Values against what a filter asks for.

/** What stands right of an operator. */
export interface Literal {
  readonly text: string;
  /** The same in lower case. */
  readonly lower: string;
  /** If it is one, and not in quotes. */
  readonly number?: number | bigint;
  readonly isQuoted: boolean;
}

/** An operator and what stands right of it. */
export interface Comparison {
  readonly operator: string;
  readonly literal: Literal;
  readonly ignoresCase?: boolean;
}

/** What compares. */
export const OPERATORS: readonly string[] = ["==", "!=", "<", "<=", ">", ">=", "~"];

/** A value of a filter. Whole numbers are compared as int64 has them. */
export function literalOf(text: string, isQuoted: boolean): Literal {
  const literal = { text, lower: text.toLowerCase(), isQuoted };
  if (isQuoted || !/^-?\d+(?:\.\d+)?$/.test(text)) return literal;
  return { ...literal, number: text.includes(".") ? Number(text) : BigInt(text) };
}

/** Whether any value fits; for `!=` whether there are values and none is equal. */
export function fits(values: readonly unknown[], comparison: Comparison): boolean {
  if (comparison.operator !== "!=") return values.some((value) => fitsOne(value, comparison));
  return values.length > 0 && !values.some((value) => isEqual(value, comparison));
}

function fitsOne(value: unknown, comparison: Comparison): boolean {
  const { operator, literal } = comparison;
  if (operator === "==") return isEqual(value, comparison);
  if (operator === "~") return textOf(value).toLowerCase().includes(literal.lower);
  return isNumber(value) && isOrdered(value, operator, literal.number!);
}

function isOrdered(a: number | bigint, operator: string, b: number | bigint): boolean {
  switch (operator) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    default:
      return a >= b;
  }
}

function isEqual(value: unknown, { literal, ignoresCase }: Comparison): boolean {
  const { text, lower, number, isQuoted } = literal;
  if (number !== undefined && isNumber(value)) return value <= number && value >= number;
  if (value === null) return !isQuoted && text === "null";
  return ignoresCase ? textOf(value).toLowerCase() === lower : textOf(value) === text;
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

/** The text of a value that is one; nothing of bytes but their size, and nothing of a struct. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return `«${value.length} bytes»`;
  return typeof value === "object" || value === undefined ? "" : String(value);
}

/** Whether something is there that is not null, false, 0 or empty. */
export function isSet(value: unknown): boolean {
  if (value instanceof Uint8Array) return value.length > 0;
  return Boolean(value);
}
