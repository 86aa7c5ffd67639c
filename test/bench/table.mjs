// Numbers as people read them, and rows of them as a Markdown table.

const COLUMNS = {
  figure: "figure",
  runtime: "runtime",
  result: "median",
  min: "min",
  ratio: "compared",
  bar: "bar",
  verdict: "",
  each: "each process",
};

/** The table of these rows. */
export function tableOf(rows) {
  const keys = Object.keys(COLUMNS);
  const all = [COLUMNS, ...rows];
  const widths = keys.map((key) => Math.max(3, ...all.map((row) => (row[key] ?? "").length)));
  const line = (row) => `| ${keys.map((k, i) => (row[k] ?? "").padEnd(widths[i])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(COLUMNS), rule, ...rows.map(line)].join("\n");
}

/** Microseconds with three digits that count, and a unit. */
export function duration(us, unit = us < 10_000 ? "µs" : "ms") {
  return `${digits(unit === "ms" ? us / 1000 : us)} ${unit}`;
}

function digits(x) {
  return fixed(x, x < 10 ? 2 : x < 100 ? 1 : 0);
}

/** With so many digits after the point. */
export function fixed(x, places) {
  return x.toFixed(places);
}

/** The middle one, or the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
