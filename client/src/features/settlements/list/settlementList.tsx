import type { FilterName } from '@gdd/schema/lists';
import {
  settlementSortColumns,
  settlementStates,
  type settlementFilters,
  type SettlementSortColumn,
} from '@gdd/schema/settlements';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { daysFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { SettlementStateLabel } from '../SettlementStateLabel';
import type { SettlementListPage_RowFragment } from './SettlementListPage.generated';

const columns: DeclaredColumns<SettlementListPage_RowFragment, SettlementSortColumn> = {
  title: { text: ({ title }) => title, width: 240, tightWidth: 180, grow: true, card: 'title' },
  state: {
    text: ({ state }, { say }) => say(`state.${state}`),
    render: ({ state }) => <SettlementStateLabel state={state} />,
    width: 130,
    card: 'badge',
  },
  campaigns: {
    text: ({ campaigns }, { intl }) =>
      intl.formatList(
        campaigns.map(({ title }) => title),
        { type: 'unit' },
      ),
    width: 220,
    tightWidth: 150,
    card: 'line',
  },
  day: { text: ({ day }, { format }) => format.date(day), width: 110, tightWidth: 98, card: 'fact' },
  documents: {
    text: ({ documents, cancelled }, { format, say }) =>
      cancelled === 0
        ? format.number(documents)
        : say('documentsCancelled', { documents: format.number(documents), cancelled }),
    width: 120,
    tightWidth: 100,
    align: 'end',
    card: 'fact',
  },
  paid: { text: ({ paid }, { format }) => format.number(paid), width: 90, tightWidth: 76, align: 'end', card: 'fact' },
  createdBy: { text: ({ createdBy }) => createdBy, width: 150, tightWidth: 110, card: 'fact' },
  createdAt: {
    text: ({ createdAt }, { format }) => format.dateTime(createdAt),
    width: 150,
    tightWidth: 100,
    card: 'fact',
  },
};

/** The settlement runs: `?stato=proposed`. The newest first. */
export const settlementList = defineList({
  name: 'settlements',
  messages: 'settlements',
  empty: ['empty.title', 'empty.text'],
  filters: {
    state: valuesFilter('stato', settlementStates),
    ...daysFilter('day', 'day'),
  } satisfies Partial<Record<FilterName<typeof settlementFilters>, unknown>>,
  columns,
  sortColumns: settlementSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
