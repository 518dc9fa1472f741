import type { Cell } from '../../../ground/domain/rows/cells.js';
import { folded } from '../../../ground/domain/text.js';
import type { FileColumns } from '../record/kind.js';

/** Alternative names of columns that offices use. */
const otherNames: Readonly<Record<string, string>> = {
  p_iva: 'partita_iva',
  piva: 'partita_iva',
  partitaiva: 'partita_iva',
  qta: 'quantita',
  q_ta: 'quantita',
  e_mail: 'email',
};

/** The column that a header cell or JSON field names, ignoring case, accents and separators between words. */
export function columnName(cell: Cell, columns: FileColumns): string {
  const name = folded(String(cell))
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  const other = otherNames[name];
  return other !== undefined && columns.all.includes(other) ? other : name;
}
