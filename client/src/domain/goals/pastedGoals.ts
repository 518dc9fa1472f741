import { mostPastedGoals } from '@gdd/schema/proposals';
import type { EditedGoalInput } from '../../shared/apollo/schema.generated';

/** The goals of a pasted text, or why it cannot be read. */
export type PastedGoals =
  | { readonly goals: readonly EditedGoalInput[] }
  | { readonly problem: 'none' | 'tooMany' | 'moreThanRows' }
  /** Its first line without a dealer, from 1. */
  | { readonly problem: 'mixed'; readonly line: number };

/** A line of a text: its number from 1, and its cells. */
interface PastedLine {
  readonly line: number;
  readonly cells: readonly string[];
}

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
  const withoutDealer = lines.filter(({ cells }) => cells.length === 1);
  const [first] = withoutDealer;
  if (first === undefined) {
    const goals = lines.map(({ cells: [dealer = '', ...others] }) => ({
      dealer: sendable(dealer),
      goal: sendable(others.at(-1) ?? ''),
    }));
    return { goals };
  }
  if (withoutDealer.length < lines.length) return { problem: 'mixed', line: first.line };
  if (lines.length > rows.length) return { problem: 'moreThanRows' };
  const goals = rows
    .slice(0, lines.length)
    .map(({ dealerId }, index) => ({ dealerId, goal: sendable(lines[index]?.cells[0] ?? '') }));
  return { goals };
}

/**
 * Text pasted into a grid, with the dealer's code added to lines that only have a goal: they belong to the rows from
 * the chosen one down, as in a spreadsheet.
 *
 * @param rows the dealers from the chosen row down
 */
export function withCodes(text: string, rows: readonly VisibleDealer[]): string {
  const lines = cellsOf(text);
  if (lines.some(({ cells }) => cells.length > 1)) return text;
  return lines
    .map(({ cells }, index) => [...(rows[index] ? [rows[index].code] : []), ...cells])
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/**
 * The lines that are not empty, without a heading: a first one without digits. A tab separates the cells of a line, or,
 * where it has none, a semicolon, as in an Italian CSV, whose lines may end in semicolons of empty columns.
 */
function cellsOf(text: string): PastedLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((content, index) => ({ line: index + 1, cells: cellsOfLine(content) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const hasHeading = lines[0] !== undefined && !/\d/.test(lines[0].cells.join(''));
  return hasHeading ? lines.slice(1) : lines;
}

function cellsOfLine(line: string): string[] {
  const cells = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  // the second cell stays: a dealer without a goal is told so
  const used = cells.findLastIndex((cell) => cell !== '') + 1;
  return cells.slice(0, Math.max(used, 2));
}

/** The most characters of a cell that the API takes; a longer one is no dealer and no goal, and stays so. */
const mostCharacters = 40;

const sendable = (cell: string) => (cell.length > mostCharacters ? `${cell.slice(0, mostCharacters - 1)}…` : cell);
