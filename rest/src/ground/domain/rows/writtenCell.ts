import { italianDay } from '../labels/italianFormats.js';
import { numberText, readCell, type Cell, type CellFormat } from './cells.js';
import { dateText } from './dates.js';

/** The columns whose cells need a format of their own in a CSV. */
const dateColumns: readonly string[] = ['data', 'dal'];
const vatNumberColumn = 'partita_iva';
const amountColumn = 'importo';

/**
 * A cell as a text that is read as the same value from a CSV with semicolons: the number of a day, and a date with the
 * month first, become an Italian date.
 */
export function writtenCell(column: string, cell: Cell, format: CellFormat): string {
  if (dateColumns.includes(column) && (typeof cell === 'number' || format.isMonthFirst === true)) {
    const date = readCell(cell, (each) => dateText(each, format));
    return date === undefined ? textIn(cell) : italianDay(date);
  }
  if (typeof cell === 'string') return cell;
  if (column === vatNumberColumn) return numberText(cell).padStart(11, '0');
  if (column === amountColumn) return numberText(cell).replace('.', ',');
  return numberText(cell);
}

const textIn = (cell: Cell) => (typeof cell === 'string' ? cell : numberText(cell));
