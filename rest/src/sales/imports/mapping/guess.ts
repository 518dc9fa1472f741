import { columnSamples, type ColumnGuess, type ColumnMapping, type FileHeader } from '@gdd/schema/imports';
import { cellText } from '../files/cellText.js';
import { columnName } from '../files/columnNames.js';
import type { ForeignHeader } from '../files/foreignHeader.js';
import type { KindOfImport } from '../record/kind.js';
import { fieldsByContents } from './contents.js';
import { synonymOf } from './synonyms.js';

interface Guessed {
  /** Null: the column was confirmed as one that is not read. */
  readonly field: string | null;
  readonly guess: ColumnGuess;
}

/**
 * The most probable mapping of a foreign header, for a user to confirm. A column is recognized, in this order, as it was
 * confirmed for an earlier file of the sender, by its name, by a synonym, and by its cells. No field is guessed twice.
 *
 * @param remembered the sender's mappings of files of the kind
 * @param today yyyy-mm-dd
 */
export function guessedHeader(
  kind: Pick<KindOfImport, 'columns' | 'rowProblems'>,
  header: ForeignHeader,
  remembered: readonly ColumnMapping[],
  today: string,
): FileHeader {
  const { columns } = kind;
  const guesses = new Map<number, Guessed>();
  const taken = new Set<string>();
  const take = (place: number, field: string | null | undefined, guess: ColumnGuess) => {
    if (field === undefined || guesses.has(place) || (field !== null && taken.has(field))) return;
    guesses.set(place, { field, guess });
    if (field !== null) taken.add(field);
  };
  const nearest = nearestMapping(header.cells, remembered);
  const forEachCell = (guess: ColumnGuess, fieldOf: (cell: string) => string | null | undefined) => {
    header.cells.forEach((cell, place) => take(place, fieldOf(cell), guess));
  };
  const known = (field: string | null | undefined) =>
    typeof field !== 'string' || columns.all.includes(field) ? field : undefined;
  if (nearest !== undefined) {
    forEachCell('remembered', (cell) =>
      cell === '' ? undefined : known(nearest.fields[nearest.header.indexOf(cell)]),
    );
  }
  forEachCell('name', (cell) => {
    const name = columnName(cell, columns);
    return columns.all.includes(name) ? name : undefined;
  });
  forEachCell('synonym', (cell) => synonymOf(cell, columns));
  const places = [...header.cells.keys()].filter((place) => !guesses.has(place));
  const fields = columns.all.filter((field) => !taken.has(field));
  for (const [place, field] of fieldsByContents(kind, header, today, { places, fields }))
    take(place, field, 'contents');
  return {
    row: header.row,
    columns: header.cells.map((cell, place) => ({
      header: cell,
      samples: header.below
        .map((row) => cellText(row[place] ?? '').trim())
        .filter((text) => text !== '')
        .slice(0, columnSamples),
      field: guesses.get(place)?.field ?? null,
      guess: guesses.get(place)?.guess ?? null,
    })),
  };
}

/** The mapping whose header has the most cells in common with a header; the first of equal ones. */
function nearestMapping(cells: readonly string[], mappings: readonly ColumnMapping[]): ColumnMapping | undefined {
  let nearest: ColumnMapping | undefined;
  let most = 0;
  for (const mapping of mappings) {
    const common = cells.filter((cell) => cell !== '' && mapping.header.includes(cell)).length;
    if (common > most) [nearest, most] = [mapping, common];
  }
  return nearest;
}
