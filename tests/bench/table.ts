/** What the median, the quotient or the greatest of no numbers is printed as. */
const notMeasured = /\b(NaN|Infinity|undefined)\b/;

/**
 * Prints rows in columns; numbers are aligned to the right.
 *
 * @throws Error where a row or a figure is missing: the benchmark is broken
 */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        /^[-+\d]/.test(cell) || (column > 0 && cells === head)
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  console.log([line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n'));
  if (rows.length === 0) throw new Error('Nothing was measured.');
  const incomplete = rows.filter((row) => row.length !== head.length || row.some((cell) => notMeasured.test(cell)));
  if (incomplete.length > 0) throw new Error(`Not measured: ${incomplete.map(line).join('; ')}`);
}

/** Milliseconds as seconds. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** A quantile: the value below which the given part of the numbers lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
