import { importSortColumns, type ImportState } from '@gdd/schema/imports';
import type { ImportKind } from '@gdd/schema/campaigns';
import { InputType } from 'type-graphql';
import { day, field } from '../schema/fields.js';
import { ImportKindEnum, ImportStateEnum } from '../schema/importEnums.js';
import { given } from '../schema/given.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({ description: 'Filter for imports: all given conditions apply; in a list, any value matches.' })
export class ImportFilter {
  @field.orNull(() => [ImportKindEnum], 'Of files of one of these kinds.') kind?: ImportKind[] | null;
  @field.orNull(() => [ImportStateEnum], 'Limited to these states.') status?: ImportState[] | null;
  @day.orNull('Loaded on this day or later, by the days of Italy.') createdFrom?: string | null;
  @day.orNull('Loaded on this day or earlier, by the days of Italy.') createdTo?: string | null;
}

const importList = listOf('Import', 'imports', {
  columns: importSortColumns,
  filter: ImportFilter,
  order: 'by id',
  search: "A part of the file's name; case and accents do not matter.",
});

@InputType({ description: 'The state of the table of imports.' })
export class ImportTableInput extends importList.Table {}

@InputType({ description: 'Filter, order and format of a file of imports.' })
export class ImportsFileInput extends importList.File {}

/** The state of the table of imports, as the REST service takes it (docs/domain/lists-and-calls.md). */
export function importTableState(table: ImportTableInput): BodyOf<'/imports/table', 'POST'> {
  const { kind, status, createdFrom, createdTo } = table.filter ?? {};
  return {
    filter: { ...given({ kind, status }), ...dayRange('createdAt', createdFrom, createdTo) },
    ...tablePage(table),
  };
}
