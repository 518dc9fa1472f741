import type { ImportSortColumn } from '@gdd/schema/imports';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import type { ImportListPage_RowFragment } from '../imports.generated';
import { ImportStatusLabel } from '../ImportStatusLabel';

export type ImportRow = ImportListPage_RowFragment;

/** The columns of the imports' list, for grid and cards. */
export function useImportColumns(): readonly ListColumn<ImportRow, ImportSortColumn>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const label = (id: string) => intl.formatMessage({ id: `imports.${id}` });
    return [
      {
        field: 'filename',
        label: label('filename'),
        text: (row) => row.filename,
        sort: 'filename',
        width: 220,
        tightWidth: 190,
        grow: true,
        card: 'title',
      },
      {
        field: 'kind',
        label: label('kind'),
        text: (row) => label(`kind.${row.kind}`),
        sort: 'kind',
        width: 110,
        card: 'line',
      },
      {
        field: 'status',
        label: label('status'),
        text: (row) => label(`status.${row.status}`),
        render: (row) => <ImportStatusLabel status={row.status} />,
        sort: 'status',
        width: 180,
        card: 'badge',
      },
      {
        field: 'rowsRead',
        label: label('rowsRead'),
        text: (row) => formatNumber(row.rowsRead, language),
        sort: 'rowsRead',
        width: 110,
        tightWidth: 78,
        align: 'end',
        card: 'fact',
      },
      {
        field: 'errorCount',
        label: label('errorCount'),
        text: (row) => formatNumber(row.errorCount, language),
        sort: 'errorCount',
        width: 110,
        tightWidth: 78,
        align: 'end',
        card: 'fact',
      },
      {
        field: 'createdAt',
        label: label('createdAt'),
        text: (row) => formatDateTime(row.createdAt, language),
        sort: 'createdAt',
        width: 150,
        tightWidth: 100,
        card: 'fact',
      },
      {
        field: 'createdBy',
        label: label('createdBy'),
        text: (row) => row.createdBy ?? label('noValue'),
        width: 150,
        tightWidth: 116,
        card: 'fact',
      },
    ];
  }, [intl, language]);
}
