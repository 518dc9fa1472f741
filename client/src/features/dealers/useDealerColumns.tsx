import type { DealerSortColumn } from '@gdd/schema/dealers';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../shared/i18n/format';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../shared/list/ListColumn';
import type { DealerListPage_RowFragment } from './DealerListPage.generated';
import { statusNames, tierNames } from './dealerOptions';
import { StatusLabel } from './StatusLabel';
import { TierLabel } from './TierLabel';

export type DealerRow = DealerListPage_RowFragment;

/** The columns of the dealers' list, for grid and cards. */
export function useDealerColumns(): readonly ListColumn<DealerRow, DealerSortColumn>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const label = (field: string) => intl.formatMessage({ id: `dealers.${field}` });
    return [
      { field: 'code', label: label('code'), text: (row) => row.code, sort: 'code', width: 78, card: 'line' },
      {
        field: 'businessName',
        label: label('businessName'),
        text: (row) => row.businessName,
        sort: 'businessName',
        width: 186,
        grow: true,
        card: 'title',
      },
      {
        field: 'vatNumber',
        label: label('vatNumber'),
        text: (row) => row.vatNumber,
        sort: 'vatNumber',
        width: 102,
        card: 'fact',
      },
      { field: 'city', label: label('city'), text: (row) => row.city, sort: 'city', width: 104, card: 'line' },
      {
        field: 'province',
        label: label('province'),
        text: (row) => row.province,
        sort: 'province',
        width: 76,
        card: 'line',
      },
      { field: 'region', label: label('region'), text: (row) => row.region, sort: 'region', width: 96, card: 'line' },
      {
        field: 'parent',
        label: label('parent'),
        text: (row) => row.parent?.businessName ?? label('noValue'),
        width: 116,
        card: 'fact',
      },
      {
        field: 'tier',
        label: label('tier'),
        text: (row) => label(`tier.${tierNames[row.tier]}`),
        render: (row) => <TierLabel tier={row.tier} />,
        sort: 'tier',
        width: 84,
        card: 'badge',
      },
      {
        field: 'status',
        label: label('status'),
        text: (row) => label(`status.${statusNames[row.status]}`),
        render: (row) => <StatusLabel status={row.status} />,
        sort: 'status',
        width: 102,
        card: 'badge',
      },
      {
        field: 'joinedOn',
        label: label('joinedOn'),
        text: (row) => formatDate(row.joinedOn, language),
        sort: 'joinedOn',
        width: 88,
        card: 'fact',
      },
    ];
  }, [intl, language]);
}
