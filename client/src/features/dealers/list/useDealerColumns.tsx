import { dealerSortColumns, type DealerSortColumn } from '@gdd/schema/dealers';
import { namesOf } from '@gdd/schema/fields';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { columnLabelId, listFields, type ListedField } from '../dealerFields';
import type { DealerListPage_RowFragment } from './DealerListPage.generated';
import { StatusLabel } from '../status/StatusLabel';
import { TierLabel } from '../TierLabel';
import { valueInWords } from '../valueInWords';

export type DealerRow = DealerListPage_RowFragment;

type DealerListColumn = ListColumn<DealerRow, DealerSortColumn>;

/** The drawings of the fields for which words alone are not enough. */
const drawn: Partial<Record<ListedField, NonNullable<DealerListColumn['render']>>> = {
  tier: ({ tier }) => <TierLabel tier={tier} />,
  status: ({ status }) => <StatusLabel status={status} />,
};

/** The columns of the dealers' list, for grid and cards. */
export function useDealerColumns(): readonly DealerListColumn[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const words = { intl, language, memberName: () => undefined };
    const text = (field: ListedField) => (row: DealerRow) => {
      if (field === 'parentId') return row.parent?.businessName ?? intl.formatMessage({ id: 'dealers.noValue' });
      // a column has no room for more than the plate code
      if (field === 'province') return row.province;
      if (field === 'tier' || field === 'status') return valueInWords(field, enumText(row[field]), words);
      return valueInWords(field, row[field], words) || intl.formatMessage({ id: 'dealers.noValue' });
    };
    return namesOf(listFields).map((field) => {
      const sort = dealerSortColumns.find((column) => column === field);
      return {
        field,
        label: intl.formatMessage({ id: columnLabelId(field) }),
        text: text(field),
        ...listFields[field],
        ...(field === 'vatNumber' && { copied: intl.formatMessage({ id: 'dealers.vatNumber.copied' }) }),
        ...(drawn[field] && { render: drawn[field] }),
        ...(sort && { sort }),
      };
    });
  }, [intl, language]);
}
