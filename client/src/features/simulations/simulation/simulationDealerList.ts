import { regions } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import { dealerTiers } from '@gdd/schema/members';
import {
  simulationDealerSortColumns,
  simulationOutcomes,
  type simulationDealerFilters,
  type SimulationDealerSortColumn,
} from '@gdd/schema/simulations';
import { apiEnum, enumText } from '../../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { flagFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { pageParameters } from '../pageAddress';
import type { SimulatedDealerFragment } from './simulations.generated';

/** A dealer of a simulation with the id that a list's row needs. */
export type SimulatedDealerRow = SimulatedDealerFragment & { readonly id: string };

const numbers = { align: 'end', card: 'fact' } as const;

const columns: DeclaredColumns<SimulatedDealerRow, SimulationDealerSortColumn> = {
  code: { text: ({ code }) => code, width: 96, tightWidth: 84, card: 'line' },
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
    tightWidth: 78,
    card: 'line',
  },
  region: { text: ({ region }) => region, width: 120, tightWidth: 90, card: 'fact' },
  distributor: {
    text: ({ distributor }) => distributor?.businessName,
    width: 190,
    tightWidth: 160,
    card: 'fact',
  },
  goalThreshold: {
    text: ({ goalThreshold }, { format }) => format.number(goalThreshold),
    ...numbers,
    width: 96,
    tightWidth: 80,
  },
  lineTires: {
    text: ({ lineTires }, { format }) => format.number(lineTires),
    ...numbers,
    width: 110,
    tightWidth: 86,
  },
  tires: { text: ({ tires }, { format }) => format.number(tires), ...numbers, width: 110, tightWidth: 86 },
  accumulated: {
    text: ({ accumulated }, { format }) => format.euro(accumulated),
    ...numbers,
    width: 116,
    tightWidth: 96,
  },
  expendable: {
    text: ({ expendable }, { format }) => format.euro(expendable),
    ...numbers,
    width: 116,
    tightWidth: 96,
  },
  against: {
    text: ({ against }, { format }) => against && format.euro(against),
    ...numbers,
    width: 116,
    tightWidth: 96,
  },
  difference: {
    text: ({ difference }, { format }) => difference && format.euro(difference, { signDisplay: 'exceptZero' }),
    ...numbers,
    width: 116,
    tightWidth: 96,
  },
};

/** The dealers of a simulation: `?simulazione=12&esito=loser&tier=gold`; the volume is a parameter of the page. */
export const simulationDealerList = defineList({
  name: 'simulationDealers',
  messages: 'simulations.dealers',
  empty: ['empty.title', 'empty.text'],
  filters: {
    outcome: valuesFilter('esito', simulationOutcomes),
    unlocked: flagFilter('sbloccato'),
    tier: valuesFilter('tier', dealerTiers, {
      api: apiEnum,
      text: (tier, { intl }) => intl.formatMessage({ id: `dealers.tier.${tier}` }),
    }),
    region: valuesFilter('regione', regions, { api: (region): string => region, text: (region) => region }),
  } satisfies Partial<Record<FilterName<typeof simulationDealerFilters>, unknown>>,
  columns,
  sortColumns: simulationDealerSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
  ownParameters: pageParameters,
});
