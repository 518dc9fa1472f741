import {
  comparedDealerSortColumns,
  comparisonOutcomes,
  type comparedDealerFilters,
  type ComparedDealerSortColumn,
} from '@gdd/schema/curves';
import { regions } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import { dealerTiers } from '@gdd/schema/members';
import { apiEnum, enumText } from '../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import { valuesFilter } from '../../shared/list/definition/filters';
import type { ComparedDealerFieldsFragment } from './comparison.generated';

/** A dealer in both campaigns with the id that a list's row needs. */
export type ComparedDealerRow = ComparedDealerFieldsFragment & { readonly id: string };

const tireCount = { align: 'end', card: 'fact', width: 104, tightWidth: 76 } as const;
const amount = { align: 'end', card: 'fact', width: 124, tightWidth: 96 } as const;

const columns: DeclaredColumns<ComparedDealerRow, ComparedDealerSortColumn> = {
  code: { text: ({ code }) => code, width: 96, tightWidth: 80, card: 'line' },
  businessName: {
    text: ({ businessName }) => businessName,
    width: 190,
    tightWidth: 140,
    grow: true,
    card: 'title',
  },
  tier: {
    text: ({ tier }, { intl }) => intl.formatMessage({ id: `dealers.tier.${enumText(tier)}` }),
    width: 90,
    tightWidth: 70,
    card: 'line',
  },
  region: { text: ({ region }) => region, width: 120, tightWidth: 80, card: 'fact' },
  distributor: {
    text: ({ distributor }) => distributor?.businessName,
    width: 190,
    tightWidth: 160,
    card: 'fact',
  },
  tires: { text: ({ tires }, { format }) => format.number(tires), ...tireCount },
  otherTires: { text: ({ otherTires }, { format }) => format.number(otherTires), ...tireCount },
  accumulated: { text: ({ accumulated }, { format }) => format.euro(accumulated), ...amount },
  otherAccumulated: { text: ({ otherAccumulated }, { format }) => format.euro(otherAccumulated), ...amount },
  difference: {
    text: ({ difference }, { format }) => format.euro(difference, { signDisplay: 'exceptZero' }),
    ...amount,
  },
};

/** The dealers in two campaigns: `?a=113&b=97&esito=less&tier=gold`. */
export const comparedDealerList = defineList({
  name: 'comparedDealers',
  messages: 'comparison.dealers',
  empty: ['empty.title', 'empty.text'],
  filters: {
    outcome: valuesFilter('esito', comparisonOutcomes),
    tier: valuesFilter('tier', dealerTiers, {
      api: apiEnum,
      text: (tier, { intl }) => intl.formatMessage({ id: `dealers.tier.${tier}` }),
    }),
    region: valuesFilter('regione', regions, { api: (region): string => region, text: (region) => region }),
  } satisfies Partial<Record<FilterName<typeof comparedDealerFilters>, unknown>>,
  columns,
  sortColumns: comparedDealerSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
  ownParameters: ['a', 'b'],
});
