import { dealerSortColumns, type DealerSortColumn } from '@gdd/schema/dealers';
import { namesOf } from '@gdd/schema/fields';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { formatDate, formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { columnLabelId, listFields, type ListedField, type PerformanceField } from '../dealerFields';
import type { DealerListPage_PerformanceFragment, DealerListPage_RowFragment } from './DealerListPage.generated';
import { StatusLabel } from '../status/StatusLabel';
import { TierLabel } from '../TierLabel';
import { valueText, type DealerLabels } from '../valueText';
import { BestCampaign } from './BestCampaign';

export type DealerRow = DealerListPage_RowFragment & DealerListPage_PerformanceFragment;

type DealerListColumn = ListColumn<DealerRow, DealerSortColumn>;

/** The drawings of the fields for which words alone are not enough. */
const drawn: Partial<Record<ListedField, NonNullable<DealerListColumn['render']>>> = {
  tier: ({ tier }) => <TierLabel tier={tier} />,
  status: ({ status }) => <StatusLabel status={status} />,
  bestCampaign: ({ performance }) => performance?.bestCampaign && <BestCampaign campaign={performance.bestCampaign} />,
};

/** The figures of a dealer in words; undefined where there is nothing to say. */
const performanceTexts: Readonly<
  Record<
    PerformanceField,
    (figures: NonNullable<DealerRow['performance']>, texts: DealerLabels) => string | null | undefined
  >
> = {
  tires: ({ tires }, { language }) => formatNumber(tires, language),
  tiresBefore: ({ tiresBefore }, { language }) => formatNumber(tiresBefore, language),
  lastPurchaseOn: ({ lastPurchaseOn }, { language }) => lastPurchaseOn && formatDate(lastPurchaseOn, language),
  bestCampaign: ({ bestCampaign }, { intl, language }) =>
    bestCampaign &&
    intl.formatMessage(
      { id: 'dealers.bestCampaign.text' },
      {
        title: bestCampaign.campaignTitle,
        purchased: formatNumber(bestCampaign.tiresPurchased, language),
        goal: formatNumber(bestCampaign.goalThreshold, language),
      },
    ),
};

const isPerformance = (field: ListedField): field is PerformanceField => field in performanceTexts;

function textOf(field: ListedField, row: DealerRow, texts: DealerLabels): string | null | undefined {
  if (isPerformance(field)) return row.performance && performanceTexts[field](row.performance, texts);
  if (field === 'parentId') return row.parent?.businessName;
  // a column has no room for more than the plate code
  if (field === 'province') return row.province;
  if (field === 'tier' || field === 'status') return valueText(field, enumText(row[field]), texts);
  return valueText(field, row[field], texts);
}

/** The columns of the dealers' list, for grid and cards. */
export function useDealerColumns(): readonly DealerListColumn[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const texts = { intl, language, memberName: () => undefined };
    return namesOf(listFields).map((field) => {
      const sort = dealerSortColumns.find((column) => column === field);
      return {
        field,
        label: intl.formatMessage({ id: columnLabelId(field) }),
        text: (row) => textOf(field, row, texts) || intl.formatMessage({ id: 'dealers.noValue' }),
        ...listFields[field],
        ...(field === 'vatNumber' && { copied: intl.formatMessage({ id: 'dealers.vatNumber.copied' }) }),
        ...(drawn[field] && { render: drawn[field] }),
        ...(sort && { sort }),
      };
    });
  }, [intl, language]);
}
