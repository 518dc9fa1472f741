import { mostPastedGoals } from '@gdd/schema/proposals';
import type { EditedGoalInput } from '../../shared/apollo/schema.generated';

/** The goals of a pasted text with the line of each, or why it cannot be read. */
export type PastedGoals =
  | { readonly goals: readonly EditedGoalInput[]; readonly lines: readonly PastedLine[] }
  | { readonly problem: 'none' | 'tooMany' | 'moreThanRows' }
  /** Its first line without a dealer. */
  | { readonly problem: 'mixed'; readonly line: PastedLine };

/** A line of a text: its number from 1, its text to be shown, and its cells. */
export interface PastedLine {
  readonly line: number;
  readonly text: string;
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
    return { goals, lines };
  }
  if (withoutDealer.length < lines.length) return { problem: 'mixed', line: first };
  if (lines.length > rows.length) return { problem: 'moreThanRows' };
  const named = rows.slice(0, lines.length).flatMap(({ dealerId, code }, index) => {
    const line = lines[index];
    if (line === undefined) return [];
    return { goal: { dealerId, goal: sendable(line.cells[0] ?? '') }, line: { ...line, text: `${code} ${line.text}` } };
  });
  return { goals: named.map(({ goal }) => goal), lines: named.map(({ line }) => line) };
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
    .map((content, index) => ({ line: index + 1, text: shownText(content), cells: cellsOfLine(content) }))
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

/** The most characters of a line that a sentence repeats. */
const mostShown = 80;

/** A line as a sentence repeats it: a tab is a space, and a long line is cut. */
function shownText(line: string): string {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  return text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text;
}

/** The most characters of a cell that the API takes; a longer one is no dealer and no goal, and stays so. */
const mostCharacters = 40;

const sendable = (cell: string) => (cell.length > mostCharacters ? `${cell.slice(0, mostCharacters - 1)}…` : cell);
