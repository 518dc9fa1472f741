import { mostPastedGoals } from '@gdd/schema/proposals';
import type { EditedGoalInput } from '../../shared/apollo/schema.generated';

/** The goals of a pasted text, or why it cannot be read. */
export type PastedGoals =
  { readonly goals: readonly EditedGoalInput[] } | { readonly problem: 'none' | 'tooMany' | 'moreThanRows' | 'mixed' };

/** A dealer of a row that the page shows. */
export interface VisibleDealer {
  readonly dealerId: string;
  readonly code: string;
}

/**
 * Reads text copied from a spreadsheet: lines of code or VAT number and goal, separated by a tab or a
 * semicolon, or of goals only, which belong to the rows of the page in their order. A heading line is skipped.
 *
 * @param rows the dealers that the page shows
 */
export function readPastedGoals(text: string, rows: readonly VisibleDealer[]): PastedGoals {
  const lines = cellsOf(text);
  if (lines.length === 0) return { problem: 'none' };
  if (lines.length > mostPastedGoals) return { problem: 'tooMany' };
  const linesWithDealer = lines.filter((cells) => cells.length > 1).length;
  if (linesWithDealer === lines.length) {
    return { goals: lines.map(([dealer = '', ...others]) => ({ dealer, goal: others.at(-1) ?? '' })) };
  }
  if (linesWithDealer > 0) return { problem: 'mixed' };
  if (lines.length > rows.length) return { problem: 'moreThanRows' };
  return {
    goals: rows.slice(0, lines.length).map(({ dealerId }, index) => ({ dealerId, goal: lines[index]?.[0] ?? '' })),
  };
}

/**
 * Text pasted into a grid, with the dealer's code added to lines that only have a goal: they belong to the rows from
 * the chosen one down, as in a spreadsheet.
 *
 * @param rows the dealers from the chosen row down
 */
export function withCodes(text: string, rows: readonly VisibleDealer[]): string {
  const lines = cellsOf(text);
  if (lines.some((cells) => cells.length > 1)) return text;
  return lines
    .map((cells, index) => [...(rows[index] ? [rows[index].code] : []), ...cells])
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/**
 * The cells of each line that is not empty, without a heading: a first line without digits. Where no tab separates them,
 * a semicolon does, as in an Italian CSV.
 */
function cellsOf(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : ';';
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const hasHeading = lines[0] !== undefined && !/\d/.test(lines[0].join(''));
  return hasHeading ? lines.slice(1) : lines;
}
