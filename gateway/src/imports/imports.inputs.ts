import { importSortColumns, type ImportSortColumn, type ImportState } from '@gdd/schema/imports';
import type { ImportKind } from '@gdd/schema/campaigns';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, text } from '../schema/fields.js';
import { ImportKindEnum, ImportStateEnum } from '../schema/importEnums.js';
import { given } from '../schema/given.js';
import { dayRange, TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

const ImportSortColumnEnum = describedEnum(
  'ImportSortColumn',
  'A column that the history of imports can be sorted by.',
  importSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which imports; all conditions must hold, in a list any value suffices.' })
export class ImportFilter {
  @field.orNull(() => [ImportKindEnum], 'Of files of one of these kinds.') kind?: ImportKind[] | null;
  @field.orNull(() => [ImportStateEnum], 'In one of these states.') status?: ImportState[] | null;
  @day.orNull('Loaded on this day or later, by the days of Italy.') createdFrom?: string | null;
  @day.orNull('Loaded on this day or earlier, by the days of Italy.') createdTo?: string | null;
}

@InputType({ description: 'The sort of the history; equal rows are sorted by id.' })
export class ImportSort extends TableSort {
  @field(() => ImportSortColumnEnum, 'The column.') column: ImportSortColumn;
}

@InputType({ description: 'The state of the table of imports.' })
export class ImportTableInput extends TablePage {
  @field.orNull(() => ImportFilter, 'Which imports; all without.') filter?: ImportFilter | null;
  @field.orNull(() => ImportSort, 'In which order; by id without.') sort?: ImportSort | null;
  @text.orNull("A part of the file's name; case and accents do not matter.") search?: string | null;
}

@InputType({ description: 'Which imports a file holds, and in which order.' })
export class ImportsFileInput extends TableFile {
  @field.orNull(() => ImportFilter, 'Which imports; all without.') filter?: ImportFilter | null;
  @field.orNull(() => ImportSort, 'In which order; by id without.') sort?: ImportSort | null;
}

/** The state of the table of imports, as the REST service takes it (docs/domain/lists-and-calls.md). */
export function importTableState(table: ImportTableInput): BodyOf<'/imports/table', 'POST'> {
  const { kind, status, createdFrom, createdTo } = table.filter ?? {};
  return {
    filter: { ...given({ kind, status }), ...dayRange('createdAt', createdFrom, createdTo) },
    ...tablePage(table),
  };
}
