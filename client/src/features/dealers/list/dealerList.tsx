import { dealerSortColumns, type dealerFilters, type DealerSortColumn } from '@gdd/schema/dealers';
import { byName, namesOf } from '@gdd/schema/fields';
import type { FilterName } from '@gdd/schema/lists';
import { lazy, Suspense } from 'react';
import { dealerTraitFilters } from '../../../domain/members/dealerTraits';
import { enumText } from '../../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumn } from '../../../shared/list/definition/defineList';
import { daysFilter, flagFilter, idFilter } from '../../../shared/list/definition/filters';
import type { Texts } from '../../../shared/i18n/useTexts';
import { columnLabel, listFields, type ListedField, type PerformanceField } from '../dealerFields';
import { StatusLabel } from '../status/StatusLabel';
import { TierLabel } from '../TierLabel';
import { valueText } from '../valueText';
import { BestCampaign } from './BestCampaign';
import type { DealerListPage_PerformanceFragment, DealerListPage_RowFragment } from './DealerListPage.generated';

// The list is shown before it.
const PhoneLink = lazy(async () => ({ default: (await import('../../../domain/notes/PhoneLink')).PhoneLink }));

export type DealerRow = DealerListPage_RowFragment & DealerListPage_PerformanceFragment;

type Column = DeclaredColumn<DealerRow, DealerSortColumn>;

/** The renderers of fields that are more than text. */
const renderers: Partial<Record<ListedField, NonNullable<Column['render']>>> = {
  tier: ({ tier }) => <TierLabel tier={tier} />,
  status: ({ status }) => <StatusLabel status={status} />,
  phone: (row) =>
    row.phone !== null && (
      <Suspense>
        <PhoneLink phone={row.phone} dealer={row} />
      </Suspense>
    ),
  bestCampaign: ({ performance }) => performance?.bestCampaign && <BestCampaign campaign={performance.bestCampaign} />,
};

/** The figures of a dealer as text; nothing where there is no figure. */
const performanceTexts: Readonly<
  Record<PerformanceField, (figures: NonNullable<DealerRow['performance']>, texts: Texts) => string | null | undefined>
> = {
  tires: ({ tires }, { format }) => format.number(tires),
  tiresBefore: ({ tiresBefore }, { format }) => format.number(tiresBefore),
  lastPurchaseOn: ({ lastPurchaseOn }, { format }) => lastPurchaseOn && format.date(lastPurchaseOn),
  bestCampaign: ({ bestCampaign }, { say, format }) =>
    bestCampaign &&
    say('bestCampaign.text', {
      title: bestCampaign.campaignTitle,
      purchased: format.number(bestCampaign.tiresPurchased),
      goal: format.number(bestCampaign.goalThreshold),
    }),
};

const isPerformance = (field: ListedField): field is PerformanceField => field in performanceTexts;

function textOf(field: ListedField, row: DealerRow, texts: Texts): string | null | undefined {
  if (isPerformance(field)) return row.performance && performanceTexts[field](row.performance, texts);
  if (field === 'parentId') return row.parent?.businessName;
  // the column is only wide enough for the plate code
  if (field === 'province') return row.province;
  const value = field === 'tier' || field === 'status' ? enumText(row[field]) : row[field];
  return valueText(field, value, { ...texts, memberName: () => undefined });
}

/** The dealers: `?stato=active,suspended&regione=Puglia&ordina=businessName.asc`. */
export const dealerList = defineList({
  name: 'dealers',
  messages: 'dealers',
  empty: ['empty.title', 'empty.text'],
  filters: {
    ...dealerTraitFilters(),
    // the member whose dealers are listed
    memberId: idFilter('rete', { label: 'network' }),
    stopped: flagFilter('fermi', { label: 'filter.stopped' }),
    ...daysFilter('joined', 'filter.joined'),
  } satisfies Record<FilterName<typeof dealerFilters>, unknown>,
  columns: byName<Record<ListedField, Column>>(namesOf(listFields), (field) => ({
    ...listFields[field],
    label: columnLabel(field),
    text: (row, texts) => textOf(field, row, texts),
    ...(field === 'vatNumber' && { copied: 'vatNumber.copied' }),
    ...(renderers[field] && { render: renderers[field] }),
  })),
  sortColumns: dealerSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

export type DealerListState = ReturnType<typeof dealerList.codec.read>;

/** Whether the list is filtered or sorted by status, so that a changed status changes the list. */
export function isByStatus({ filter, sort }: DealerListState): boolean {
  return filter.status.length > 0 || sort.column === 'status';
}
