import type { ImportWarning } from '@gdd/schema/imports';
import type { Cell, CellFormat } from './cells.js';
import { SeenCells } from './seenCells.js';

type Meaning = 'decimal' | 'thousands';

/** How `amountText` interprets the points of an amount; undefined without points. */
function meaningOf(cell: Cell, { isSemicolonFile }: Pick<CellFormat, 'isSemicolonFile'>): Meaning | undefined {
  if (typeof cell !== 'string' || !cell.includes('.')) return undefined;
  return cell.includes(',') || (isSemicolonFile && /\.\d{3}\D*$/.test(cell)) ? 'thousands' : 'decimal';
}

/**
 * Collects how the amounts of a file use points. A file in which a point means thousands in some amounts and decimals
 * in others is probably wrong in one of them, which no single row can show.
 */
export class PointsInAmounts {
  private readonly seen: Record<Meaning, SeenCells>;

  constructor(
    column: string,
    private readonly format: Pick<CellFormat, 'isSemicolonFile'>,
  ) {
    this.seen = {
      decimal: new SeenCells('mixedDecimals', column),
      thousands: new SeenCells('mixedDecimals', column),
    };
  }

  /** @param cell an amount that could be read */
  note(row: number, cell: Cell): void {
    const meaning = meaningOf(cell, this.format);
    if (meaning !== undefined) this.seen[meaning].note(row, cell);
  }

  /** A warning with the rarer of the two meanings; undefined unless both occurred. */
  warning(): ImportWarning | undefined {
    const { decimal, thousands } = this.seen;
    if (decimal.count === 0 || thousands.count === 0) return undefined;
    return (decimal.count <= thousands.count ? decimal : thousands).warning();
  }
}
