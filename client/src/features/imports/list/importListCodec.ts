import type { importFilters } from '@gdd/schema/imports';
import { importSortColumns, type ImportSortColumn } from '@gdd/schema/imports';
import type { FilterName } from '@gdd/schema/lists';
import { importKinds, importStatuses, type ImportKind, type ImportStatus } from '@gdd/schema/campaigns';
import type { ImportTableInput } from '../../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../../shared/list/state/listCodec';
import { pageInput } from '../../../shared/list/state/pageInput';
import { dateParameter, listParameter } from '../../../shared/list/state/parameters';
import { kindOptions, statusOptions } from '../importOptions';

/** The filter of imports; an empty list or text sets no condition. */
export interface ImportListFilter {
  readonly kind: readonly ImportKind[];
  readonly status: readonly ImportStatus[];
  readonly createdFrom: string;
  readonly createdTo: string;
}

/** The imports' list in the address: `?tipo=sales&stato=invalid`. The newest first: it is a history. */
export const importListCodec = listCodec<ImportListFilter, ImportSortColumn>({
  filter: {
    kind: listParameter('tipo', importKinds),
    status: listParameter('stato', importStatuses),
    createdFrom: dateParameter('dal'),
    createdTo: dateParameter('al'),
  } satisfies Record<FilterName<typeof importFilters>, unknown>,
  sortColumns: importSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});

/** The list's state as the API asks for it. */
export function importTableInput(state: ListState<ImportListFilter, ImportSortColumn>): ImportTableInput {
  const { kind, status, createdFrom, createdTo } = state.filter;
  return {
    filter: {
      ...(kind.length > 0 && { kind: kind.map((name) => kindOptions[name]) }),
      ...(status.length > 0 && { status: status.map((name) => statusOptions[name]) }),
      ...(createdFrom !== '' && { createdFrom }),
      ...(createdTo !== '' && { createdTo }),
    },
    ...pageInput(state),
  };
}
