import { confirmedWarnings, warningExamples, type ImportWarning } from '@gdd/schema/imports';
import type { Cell, CellFormat } from './cells.js';

type Meaning = 'decimal' | 'thousands';

/** How `amountText` interprets the points of an amount; undefined without points. */
function meaningOf(cell: Cell, { isSemicolonFile }: Pick<CellFormat, 'isSemicolonFile'>): Meaning | undefined {
  if (typeof cell !== 'string' || !cell.includes('.')) return undefined;
  return cell.includes(',') || (isSemicolonFile && /\.\d{3}\D*$/.test(cell)) ? 'thousands' : 'decimal';
}

interface Seen {
  count: number;
  readonly examples: { row: number; value: string }[];
}

/**
 * Collects how the amounts of a file use points. A file in which a point means thousands in some amounts and decimals
 * in others is probably wrong in one of them, which no single row can show.
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

  /** @param cell an amount that could be read */
  note(row: number, cell: Cell): void {
    const meaning = meaningOf(cell, this.format);
    if (meaning === undefined) return;
    const seen = this.seen[meaning];
    seen.count += 1;
    if (seen.examples.length < warningExamples) seen.examples.push({ row, value: String(cell) });
  }

  /** A warning with the rarer of the two meanings; undefined unless both occurred. */
  warning(): ImportWarning | undefined {
    const { decimal, thousands } = this.seen;
    if (decimal.count === 0 || thousands.count === 0) return undefined;
    const { count, examples } = decimal.count <= thousands.count ? decimal : thousands;
    const needsConfirmation = confirmedWarnings.includes('mixedDecimals');
    const none = { value: null, suggestion: null };
    return { code: 'mixedDecimals', column: this.column, count, examples, ...none, needsConfirmation };
  }
}
