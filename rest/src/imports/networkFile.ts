import { networkColumns, readNetworkRow, type NetworkCells, type ReadRow } from '../domain/networkRow.js';
import { folded } from '../domain/text.js';
import { BrokenCsv, readCsv, type OpenFile } from '../platform/csv.js';

/** Something wrong in a file: where, and an Italian sentence that says what. */
export interface ImportProblem {
  readonly row: number;
  readonly column: string;
  readonly reason: string;
  /** What stands in the cell. */
  readonly value: string;
}

/** A row of a network file. */
export interface NetworkRow extends ReadRow {
  readonly row: number;
  readonly cells: NetworkCells;
}

/** More rows than any network has: the file is another, or hostile. */
const maxRows = 200_000;

/**
 * Reads a network file (domain page, section 2).
 *
 * @returns its rows, each read by itself; or what keeps the file from being read as a whole
 */
export async function readNetworkFile(
  open: OpenFile,
): Promise<{ readonly rows: NetworkRow[]; readonly problems: ImportProblem[] }> {
  const rows: NetworkRow[] = [];
  let places: Map<string, number> | undefined;
  try {
    for await (const { row, cells } of readCsv(open)) {
      if (places === undefined) {
        const header = readHeader(cells, row);
        if (header.problems.length > 0) return { rows: [], problems: header.problems };
        places = header.places;
        continue;
      }
      const extra = cells.slice(places.size).find((cell) => cell.trim() !== '');
      if (extra !== undefined) {
        return { rows: [], problems: [wholeRow(row, "La riga ha più celle dell'intestazione.", extra)] };
      }
      if (rows.length === maxRows) return { rows: [], problems: [wholeRow(row, `Più di ${maxRows} righe.`, '')] };
      const named = cellsByColumn(cells, places);
      rows.push({ row, cells: named, ...readNetworkRow(named) });
    }
  } catch (error) {
    if (!(error instanceof BrokenCsv)) throw error;
    const reason =
      error.reason === 'quotes' ? 'Virgolette non chiuse.' : 'Riga troppo lunga: forse una virgoletta non è chiusa.';
    return { rows: [], problems: [wholeRow(error.row, reason, '')] };
  }
  if (places === undefined) return { rows: [], problems: [wholeRow(1, 'Il file è vuoto.', '')] };
  return { rows, problems: [] };
}

/** What a problem of a row as a whole names as its column. */
const wholeRow = (row: number, reason: string, value: string): ImportProblem => ({
  row,
  column: '(riga)',
  reason,
  value: shown(value),
});

/** The beginning of a cell, for an error message. */
export function shown(value: string): string {
  return value.length > 100 ? `${value.slice(0, 99)}…` : value;
}

function readHeader(cells: readonly string[], row: number) {
  const places = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const complain = (column: string, reason: string) =>
    problems.push({ row, column: shown(column), reason, value: shown(column) });
  for (const [place, cell] of cells.entries()) {
    const name = folded(cell.trim()).replace(/[\s-]+/g, '_');
    if (name === '') complain(`(${place + 1})`, 'Colonna senza nome.');
    else if (!(networkColumns as readonly string[]).includes(name)) complain(cell.trim(), 'Colonna sconosciuta.');
    else if (places.has(name)) complain(name, 'Colonna ripetuta.');
    places.set(name, place);
  }
  const missing = networkColumns.filter((column) => !places.has(column));
  missing.forEach((column) => complain(column, 'Colonna mancante.'));
  return { places, problems };
}

function cellsByColumn(cells: readonly string[], places: ReadonlyMap<string, number>): NetworkCells {
  return Object.fromEntries(
    networkColumns.map((column) => [column, cells[places.get(column) ?? -1] ?? '']),
  ) as unknown as NetworkCells;
}
