/** Removes control characters, because texts of a file must not control the terminal. */
export const harmless = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ');

/** Lines of cells as a table for a terminal, its columns as wide as their longest cell. */
export function printedTable(lines: readonly (readonly string[])[]): string {
  const cells = lines.map((line) => line.map((cell) => harmless(cell.replaceAll('\n', ' '))));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => (column === line.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
