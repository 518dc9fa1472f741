import type { ImportWarning } from '@gdd/schema/imports';
import type { Cell } from './cells.js';
import { SeenCells } from './seenCells.js';

/** The first two numbers of a date that begins with its day, or with its month as in America. */
const twoNumbers = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d/;

/**
 * Collects in which order the dates of a column have day and month. A single `05/09/2025` does not tell; a second
 * number above 12 tells for all of its column that the month comes first.
 */
export class DateOrder {
  private hasDayFirst = false;
  private readonly monthFirst: SeenCells;
  private readonly mixed: SeenCells;

  constructor(column: string) {
    this.monthFirst = new SeenCells('monthFirstDates', column);
    this.mixed = new SeenCells('mixedDates', column);
  }

  /** @param cell a date that could be read as day and month; each distinct one once is enough */
  noteRead(cell: Cell): void {
    if (this.hasDayFirst || typeof cell === 'number') return;
    this.hasDayFirst = Number(twoNumbers.exec(cell)?.[1] ?? 0) > 12;
  }

  /** @param cell a cell that could not be read as a date */
  noteWrong(row: number, cell: Cell): void {
    const [, first, second] = twoNumbers.exec(String(cell)) ?? [];
    if (Number(first) > 12 || !(Number(second) > 12) || Number(second) > 31) return;
    this.monthFirst.note(row, cell);
    this.mixed.note(row, cell);
  }

  /** Whether the column has the month first: some dates can be read so alone, and none as day and month alone. */
  get isMonthFirst(): boolean {
    return this.monthFirst.count > 0 && !this.hasDayFirst;
  }

  /** A warning about a column with both orders, or about one that has the month first. */
  warning(): ImportWarning | undefined {
    return (this.isMonthFirst ? this.monthFirst : this.mixed).warning();
  }
}
