import type { CustomerSortColumn } from '@gdd/schema/customers';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { customerName } from '../customerName';
import type { CustomerRecordFragment } from '../customers.generated';
import { CustomerStatusLabel } from '../CustomerStatusLabel';

/** The columns of the customers' list, for grid and cards. */
export function useCustomerColumns(): readonly ListColumn<CustomerRecordFragment, CustomerSortColumn>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const label = (id: string) => intl.formatMessage({ id: `customers.${id}` });
    const plain = (field: 'email' | 'phone' | 'city', width: number, tightWidth: number) => ({
      field,
      label: label(field),
      text: (row: CustomerRecordFragment) => row[field] ?? label('noValue'),
      sort: field,
      width,
      tightWidth,
      card: 'fact' as const,
    });
    return [
      {
        field: 'name',
        label: label('name'),
        text: customerName,
        sort: 'name',
        width: 190,
        tightWidth: 168,
        grow: true,
        card: 'title',
      },
      {
        field: 'type',
        label: label('type'),
        text: (row) => label(`type.${row.type}`),
        sort: 'type',
        width: 90,
        card: 'line',
      },
      plain('email', 200, 168),
      plain('phone', 140, 116),
      plain('city', 140, 100),
      {
        field: 'status',
        label: label('status'),
        text: (row) => label(`status.${row.status}`),
        render: (row) => <CustomerStatusLabel status={row.status} />,
        sort: 'status',
        width: 120,
        tightWidth: 104,
        card: 'badge',
      },
      {
        field: 'createdOn',
        label: label('createdOn'),
        text: (row) => formatDate(row.createdOn, language),
        sort: 'createdOn',
        width: 110,
        tightWidth: 98,
        card: 'fact',
      },
    ];
  }, [intl, language]);
}
