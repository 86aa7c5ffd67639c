/**
 * The number as Java's `Double.toString` prints it: always with a point, from 10⁷ and below 10⁻³ with an
 * exponent (`1.0E10`). JSON has no infinities, so they and NaN become strings.
 *
 * The digits are the fewest that give the number back, but at least two, as Java documents and does since
 * JDK 19. JDK 17 prints about one double in a thousand with a digit more.
 */
export function formatFloat64(x: number): string {
  if (!Number.isFinite(x)) return `"${x}"`;
  if (x === 0) return Object.is(x, 0) ? "0.0" : "-0.0";
  const size = Math.abs(x);
  if (size >= 1e7 || size < 1e-3) return scientific(x);
  const digits = String(x);
  return digits.includes(".") ? digits : `${digits}.0`;
}

/** One digit is not enough for Java: the nearest number of two is 4.9E-324 where JavaScript has 5e-324. */
function scientific(x: number): string {
  const fewest = x.toExponential();
  const digits = fewest.includes(".") ? fewest : x.toExponential(1);
  return digits.replace(/e\+?/, "E");
}
