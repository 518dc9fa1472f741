import type { ColumnMapping } from '@gdd/schema/imports';
import type { ForeignHeader } from '../files/foreignHeader.js';
import type { FileColumns } from '../record/kind.js';

/** The first of some mappings that was confirmed for the same header, cell by cell, and can still be used. */
export function sameHeader(
  columns: FileColumns,
  { cells }: Pick<ForeignHeader, 'cells'>,
  mappings: readonly ColumnMapping[],
): ColumnMapping | undefined {
  return mappings.find(
    ({ header, fields }) =>
      header.length === cells.length &&
      header.every((cell, place) => cell === cells[place]) &&
      // a later version may have other columns
      columns.required.every((name) => fields.includes(name)) &&
      fields.every((name) => name === null || columns.all.includes(name)),
  );
}
