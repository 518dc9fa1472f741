import type { Cell } from '../../../ground/domain/rows/cells.js';
import type { ForeignHeader } from '../files/foreignHeader.js';
import type { KindOfImport } from '../record/kind.js';

/** A text that no column with a form of its own accepts. */
const anyText = 'x ?';

/**
 * Recognizes columns by their cells, with the reader of the kind's rows: a column can be a field if the reader finds
 * nothing wrong with any of its cells. Fields that accept any text are not recognized so.
 *
 * @param places the columns of the header that are not recognized yet
 * @param fields the fields that no column is recognized as
 * @returns fields by place: only where no other choice is left
 */
export function fieldsByContents(
  kind: Pick<KindOfImport, 'columns' | 'rowProblems'>,
  { below, format }: Pick<ForeignHeader, 'below' | 'format'>,
  today: string,
  { places, fields }: { readonly places: readonly number[]; readonly fields: readonly string[] },
): ReadonlyMap<number, string> {
  const problemsOf = kind.rowProblems(format, today);
  const accepts = (field: string, cell: Cell) => {
    const row = kind.columns.all.map((column) => (column === field ? cell : ''));
    return !problemsOf(row).some(({ column }) => column === field);
  };
  const selective = fields.filter((field) => !accepts(field, anyText));
  const possible = new Map(
    places.map((place) => {
      const cells = below.map((row) => row[place] ?? '').filter((cell) => String(cell).trim() !== '');
      const fitting =
        cells.length === 0 ? [] : selective.filter((field) => cells.every((cell) => accepts(field, cell)));
      return [place, new Set(fitting)] as const;
    }),
  );
  return decided(possible);
}

/**
 * Decides by elimination: a place with one possible field has it, and a field that is possible in one place is there.
 */
function decided(possible: ReadonlyMap<number, Set<string>>): ReadonlyMap<number, string> {
  const fieldByPlace = new Map<number, string>();
  const choose = (place: number, field: string) => {
    fieldByPlace.set(place, field);
    possible.get(place)?.clear();
    for (const fields of possible.values()) fields.delete(field);
  };
  const onlyField = () => {
    for (const [place, [field, ...otherFields]] of possible) {
      const rivals = [...possible].filter(
        ([, fields]) => fields.size === 1 && field !== undefined && fields.has(field),
      );
      if (field !== undefined && otherFields.length === 0 && rivals.length === 1) return [place, field] as const;
    }
    return undefined;
  };
  const onlyPlace = () => {
    const places = new Map<string, number[]>();
    for (const [place, fields] of possible) {
      for (const field of fields) places.set(field, [...(places.get(field) ?? []), place]);
    }
    for (const [field, [place, ...otherPlaces]] of places) {
      if (place !== undefined && otherPlaces.length === 0) return [place, field] as const;
    }
    return undefined;
  };
  for (let next = onlyField() ?? onlyPlace(); next !== undefined; next = onlyField() ?? onlyPlace()) choose(...next);
  return fieldByPlace;
}
