/**
 * Columns, each aligned left or right as `sides` says: "lrl". One that is empty below the head is left out.
 *
 * @param head Their names.
 */
export function table(
  rows: readonly (readonly string[])[],
  sides: string,
  head: readonly string[],
): string[] {
  const lines = [head, ...rows];
  const columns = [...sides].map((side, i) => ({ side, i, width: widest(lines, i) }))
    .filter(({ i }) => rows.some((row) => row[i] !== ""));
  return lines.map((line) =>
    columns.map(({ side, i, width }) =>
      side === "r" ? line[i]!.padStart(width) : line[i]!.padEnd(width)
    ).join("  ").trimEnd()
  );
}

function widest(lines: readonly (readonly string[])[], column: number): number {
  return lines.reduce((width, line) => Math.max(width, line[column]!.length), 0);
}
