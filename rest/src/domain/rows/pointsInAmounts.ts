import { confirmedWarnings, warningExamples, type ImportWarning } from '@gdd/schema/imports';
import type { Cell, CellFormat } from './cells.js';

type Meaning = 'decimal' | 'thousands';

/** The meaning of the points in an amount, by the rules of `amountText`; undefined without points. */
function meaningOf(cell: Cell, { isSemicolonFile }: Pick<CellFormat, 'isSemicolonFile'>): Meaning | undefined {
  if (typeof cell !== 'string' || !cell.includes('.')) return undefined;
  return cell.includes(',') || (isSemicolonFile && /\.\d{3}\D*$/.test(cell)) ? 'thousands' : 'decimal';
}

interface Seen {
  count: number;
  readonly examples: { row: number; value: string }[];
}

/**
 * Watches how the amounts of a file are written. Where a point means thousands in some and decimals in others, one of the
 * two was written by somebody who intended something else, and nobody can see which by looking at one row.
 */
export class PointsInAmounts {
  private readonly seen: Record<Meaning, Seen> = {
    decimal: { count: 0, examples: [] },
    thousands: { count: 0, examples: [] },
  };

  constructor(
    private readonly column: string,
    private readonly format: Pick<CellFormat, 'isSemicolonFile'>,
  ) {}

  /** @param cell of an amount that could be read */
  note(row: number, cell: Cell): void {
    const meaning = meaningOf(cell, this.format);
    if (meaning === undefined) return;
    const seen = this.seen[meaning];
    seen.count += 1;
    if (seen.examples.length < warningExamples) seen.examples.push({ row, value: String(cell) });
  }

  /** The rarer of the two ways, where both were met. */
  warning(): ImportWarning | undefined {
    const { decimal, thousands } = this.seen;
    if (decimal.count === 0 || thousands.count === 0) return undefined;
    const { count, examples } = decimal.count <= thousands.count ? decimal : thousands;
    const needsConfirmation = confirmedWarnings.includes('mixedDecimals');
    const none = { value: null, suggestion: null };
    return { code: 'mixedDecimals', column: this.column, count, examples, ...none, needsConfirmation };
  }
}
