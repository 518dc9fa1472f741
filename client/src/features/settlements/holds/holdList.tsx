import type { FilterName } from '@gdd/schema/lists';
import {
  settlementHoldSortColumns,
  type settlementHoldFilters,
  type SettlementHoldSortColumn,
} from '@gdd/schema/settlements';
import { HoldStateLabel } from '../../../domain/settlements/holds/HoldStateLabel';
import type { HoldFieldsFragment } from '../../../domain/settlements/holds/holds.generated';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { flagFilter, idFilter } from '../../../shared/list/definition/filters';
import { campaignFilter } from '../campaignFilter';

const columns: DeclaredColumns<HoldFieldsFragment, SettlementHoldSortColumn> = {
  businessName: { text: ({ dealer }) => dealer.businessName, width: 200, tightWidth: 140, grow: true, card: 'title' },
  code: { text: ({ dealer }) => dealer.code, width: 96, tightWidth: 76, card: 'line' },
  campaign: {
    text: ({ campaign }, { intl }) => campaign?.title ?? intl.formatMessage({ id: 'hold.all' }),
    width: 180,
    tightWidth: 130,
    card: 'line',
  },
  released: {
    text: ({ releasedAt }, { say }) => say(`state.${releasedAt === null ? 'held' : 'released'}`),
    render: ({ releasedAt }) => <HoldStateLabel isReleased={releasedAt !== null} />,
    sort: 'releasedAt',
    width: 140,
    tightWidth: 124,
    card: 'badge',
  },
  reason: { text: ({ reason }) => reason, width: 220, tightWidth: 150, card: 'line' },
  isReasonShown: {
    text: ({ isReasonShown }, { say }) => say(`shown.${isReasonShown ? 'yes' : 'no'}`),
    width: 120,
    tightWidth: 96,
    card: 'fact',
  },
  heldAt: {
    text: ({ heldAt }, { format }) => format.dateTime(heldAt),
    width: 140,
    tightWidth: 110,
    card: 'fact',
  },
  heldBy: { text: ({ heldBy }) => heldBy, width: 130, tightWidth: 100, card: 'fact' },
  releasedBy: {
    text: ({ releasedAt, releasedBy }, { format, say }) =>
      releasedAt && say('releasedByAt', { name: releasedBy ?? '', at: format.dateTime(releasedAt) }),
    width: 180,
    tightWidth: 120,
    card: 'fact',
  },
};

/** The credits on hold, those that were released too: `?rilasciati=no`. The newest first. */
export const holdList = defineList({
  name: 'settlementHolds',
  messages: 'settlements.holds',
  empty: ['empty.title', 'empty.text'],
  filters: {
    released: flagFilter('rilasciati'),
    campaignId: campaignFilter,
    dealerId: idFilter('dealer', { label: 'dealer' }),
  } satisfies Partial<Record<FilterName<typeof settlementHoldFilters>, unknown>>,
  columns,
  sortColumns: settlementHoldSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
