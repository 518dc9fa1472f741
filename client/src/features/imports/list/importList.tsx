import { importKinds } from '@gdd/schema/campaigns';
import { importSortColumns, importStates, type importFilters, type ImportSortColumn } from '@gdd/schema/imports';
import type { FilterName } from '@gdd/schema/lists';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { daysFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { kindOptions, stateOptions } from '../importOptions';
import type { ImportListPage_RowFragment } from '../imports.generated';
import { ImportStatusLabel } from '../ImportStatusLabel';

const columns: DeclaredColumns<ImportListPage_RowFragment, ImportSortColumn> = {
  filename: { text: ({ filename }) => filename, width: 220, tightWidth: 190, grow: true, card: 'title' },
  kind: { text: ({ kind }, { say }) => say(`kind.${kind}`), width: 110, card: 'line' },
  status: {
    text: ({ status, awaitsColumns }, { say }) => say(`status.${awaitsColumns ? 'AWAITS_COLUMNS' : status}`),
    render: (row) => <ImportStatusLabel {...row} />,
    width: 180,
    card: 'badge',
  },
  rowsRead: {
    text: ({ rowsRead }, { format }) => format.number(rowsRead),
    width: 110,
    tightWidth: 78,
    align: 'end',
    card: 'fact',
  },
  errorCount: {
    text: ({ errorCount }, { format }) => format.number(errorCount),
    width: 110,
    tightWidth: 78,
    align: 'end',
    card: 'fact',
  },
  createdAt: {
    text: ({ createdAt }, { format }) => format.dateTime(createdAt),
    width: 150,
    tightWidth: 100,
    card: 'fact',
  },
  createdBy: { text: ({ createdBy }) => createdBy, width: 150, tightWidth: 116, card: 'fact' },
};

/** The imports: `?tipo=sales&stato=invalid`. The newest first. */
export const importList = defineList({
  name: 'imports',
  messages: 'imports',
  empty: ['empty.title', 'empty.text'],
  filters: {
    kind: valuesFilter('tipo', importKinds, { api: (kind) => kindOptions[kind] }),
    status: valuesFilter('stato', importStates, { api: (state) => stateOptions[state] }),
    ...daysFilter('created', 'createdAt'),
  } satisfies Record<FilterName<typeof importFilters>, unknown>,
  columns,
  sortColumns: importSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
