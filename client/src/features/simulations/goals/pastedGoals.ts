import { mostPastedGoals } from '@gdd/schema/proposals';
import type { EditedGoalInput } from '../../../shared/apollo/schema.generated';

/** The goals of a pasted text, or why it cannot be read. */
export type PastedGoals =
  { readonly goals: readonly EditedGoalInput[] } | { readonly problem: 'none' | 'tooMany' | 'moreThanRows' | 'mixed' };

/**
 * Reads what was copied from a spreadsheet: lines of code or VAT number and goal, separated by a tab, or of goals alone,
 * which are those of the rows that the page shows, in their order. A line of headings above is left out.
 *
 * @param rows the dealers that the page shows
 */
export function readPastedGoals(text: string, rows: readonly { readonly dealerId: string }[]): PastedGoals {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const isHeading = (cells: readonly string[] | undefined) => cells !== undefined && !/\d/.test(cells.join(''));
  const cellLines = isHeading(lines[0]) ? lines.slice(1) : lines;
  if (cellLines.length === 0) return { problem: 'none' };
  if (cellLines.length > mostPastedGoals) return { problem: 'tooMany' };
  const named = cellLines.filter((cells) => cells.length > 1).length;
  if (named === cellLines.length) {
    return { goals: cellLines.map(([dealer = '', ...others]) => ({ dealer, goal: others.at(-1) ?? '' })) };
  }
  if (named > 0) return { problem: 'mixed' };
  if (cellLines.length > rows.length) return { problem: 'moreThanRows' };
  return {
    goals: rows
      .slice(0, cellLines.length)
      .map(({ dealerId }, index) => ({ dealerId, goal: cellLines[index]?.[0] ?? '' })),
  };
}
