import type { Cell } from '../../domain/rows/cells.js';
import { folded } from '../../domain/text.js';
import type { FileColumns } from '../record/kind.js';

/** Other names of columns, as offices write them. */
const otherNames: Readonly<Record<string, string>> = {
  p_iva: 'partita_iva',
  piva: 'partita_iva',
  partitaiva: 'partita_iva',
  qta: 'quantita',
  q_ta: 'quantita',
  e_mail: 'email',
};

/** The column that a cell of a header, or a field, names: without case and accents, and whatever separates its words. */
export function columnName(cell: Cell, columns: FileColumns): string {
  const name = folded(String(cell))
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  const other = otherNames[name];
  return other !== undefined && columns.all.includes(other) ? other : name;
}
