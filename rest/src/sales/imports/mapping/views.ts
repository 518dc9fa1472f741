/** How the columns of foreign files are shown, and recorded in the audit. */
import type { ColumnMapping, FileHeader, UsedMapping } from '@gdd/schema/imports';
import type { FileColumns } from '../record/kind.js';
import type { ImportColumnsView } from '../record/mappingSchemas.js';

/** The columns of a foreign header, and what the columns of such a file can be. */
export function headerView(
  { all, required }: FileColumns,
  header: FileHeader,
  mapping: UsedMapping | null,
): ImportColumnsView {
  return {
    row: header.row,
    state: mapping === null ? 'wanted' : mapping.isRemembered ? 'remembered' : 'confirmed',
    columns: header.columns.map((column, place) => ({
      column: place + 1,
      header: column.header,
      samples: [...column.samples],
      field: mapping === null ? column.field : (mapping.fields[place] ?? null),
      guess: mapping === null ? column.guess : mapping.isRemembered ? 'remembered' : null,
    })),
    fields: all.map((field) => ({ field, isRequired: required.includes(field) })),
  };
}

/** A mapping in the audit: the columns that are read, as 'Fattura = documento'. */
export function auditFields({ header, fields }: ColumnMapping) {
  return { columns: fields.flatMap((field, place) => (field === null ? [] : [`${header[place]} = ${field}`])) };
}
