import { regions } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import {
  settlementLineSortColumns,
  settlementOutcomes,
  type settlementLineFilters,
  type SettlementLineSortColumn,
} from '@gdd/schema/settlements';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { flagFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { campaignFilter } from '../campaignFilter';
import type { SettlementLineListedFragment } from './lines.generated';
import { OutcomeLabel } from './OutcomeLabel';

/** A dealer of a run with the id that a list's row needs. */
export type SettlementLineRow = SettlementLineListedFragment & { readonly id: string };

const amounts = { align: 'end', card: 'fact', width: 116, tightWidth: 80 } as const;

const columns: DeclaredColumns<SettlementLineRow, SettlementLineSortColumn> = {
  code: { text: ({ code }) => code, width: 96, tightWidth: 72, card: 'line' },
  businessName: {
    text: ({ businessName, isDeleted }, { say }) => (isDeleted ? say('deleted', { name: businessName }) : businessName),
    width: 200,
    tightWidth: 120,
    grow: true,
    card: 'title',
  },
  region: { text: ({ region }) => region, width: 120, tightWidth: 96, card: 'line' },
  outcome: {
    text: ({ outcome }, { say }) => say(`outcome.${outcome}`),
    render: ({ outcome }) => <OutcomeLabel outcome={outcome} />,
    width: 170,
    tightWidth: 148,
    card: 'badge',
  },
  credits: { text: ({ credits }, { format }) => format.euro(credits), ...amounts },
  debts: { text: ({ debts }, { format }) => format.euro(debts), ...amounts },
  // who is carried over is not in what the run pays: each column adds up to its total
  setOff: {
    text: ({ setOff, outcome }, { format }) => (outcome === 'CARRIED_OVER' ? '' : format.euro(setOff)),
    ...amounts,
    tightWidth: 118,
  },
  net: { text: ({ net, outcome }, { format }) => (outcome === 'CARRIED_OVER' ? '' : format.euro(net)), ...amounts },
  carried: { text: ({ net, outcome }, { format }) => (outcome === 'CARRIED_OVER' ? format.euro(net) : ''), ...amounts },
  missing: {
    text: ({ missing }, { intl, say }) =>
      intl.formatList(
        missing.map((data) => say(`missing.${data}`)),
        { type: 'unit' },
      ),
    width: 190,
    tightWidth: 160,
    card: 'fact',
  },
};

/** The dealers of a run: `?esito=carriedOver&incompleti=yes`. */
export const settlementLineList = defineList({
  name: 'settlementLines',
  messages: 'settlements.lines',
  empty: ['empty.title', 'empty.text'],
  filters: {
    outcome: valuesFilter('esito', settlementOutcomes),
    campaignId: campaignFilter,
    region: valuesFilter('regione', regions, { api: (region): string => region, text: (region) => region }),
    incomplete: flagFilter('incompleti'),
  } satisfies Partial<Record<FilterName<typeof settlementLineFilters>, unknown>>,
  columns,
  sortColumns: settlementLineSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});
