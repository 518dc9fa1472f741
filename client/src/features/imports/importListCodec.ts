import type { importFilters } from '@gdd/schema/imports';
import { importSortColumns, type ImportSortColumn } from '@gdd/schema/imports';
import type { FilterName } from '@gdd/schema/lists';
import { importKinds, importStatuses, type ImportKind, type ImportStatus } from '@gdd/schema/campaigns';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { ImportTableInput } from '../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../shared/list/listCodec';
import { dateParameter, listParameter } from '../../shared/list/parameters';
import { kindOptions, statusOptions } from './importOptions';

/** Which imports; an empty list or text asks for nothing. */
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
export function importTableInput({
  filter,
  search,
  sort,
  page,
  pageSize,
}: ListState<ImportListFilter, ImportSortColumn>): ImportTableInput {
  const { kind, status, createdFrom, createdTo } = filter;
  return {
    filter: {
      ...(kind.length > 0 && { kind: kind.map((name) => kindOptions[name]) }),
      ...(status.length > 0 && { status: status.map((name) => statusOptions[name]) }),
      ...(createdFrom !== '' && { createdFrom }),
      ...(createdTo !== '' && { createdTo }),
    },
    sort: { column: apiEnum(sort.column), direction: sort.direction === 'asc' ? 'ASC' : 'DESC' },
    ...(search !== '' && { search }),
    page,
    pageSize,
  };
}
