import {
  disputeKinds,
  disputeSides,
  disputeSortColumns,
  disputeStates,
  type disputeFilters,
  type DisputeSortColumn,
} from '@gdd/schema/disputes';
import type { FilterName } from '@gdd/schema/lists';
import { disputeTitle } from '../../../domain/disputes/disputeTitle';
import { DisputeStateLabel } from '../../../domain/disputes/DisputeStateLabel';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { choiceFilter, flagFilter, idsFilter, valuesFilter } from '../../../shared/list/definition/filters';
import type { DisputeListPage_RowFragment } from './DisputeListPage.generated';

/** A dispute with the number of days since it was opened; null if it is decided. */
export interface DisputeListed extends DisputeListPage_RowFragment {
  readonly days: number | null;
}

const columns: DeclaredColumns<DisputeListed, DisputeSortColumn> = {
  what: {
    text: ({ about }, { intl }) => disputeTitle(about, intl),
    sort: 'kind',
    width: 240,
    tightWidth: 150,
    grow: true,
    card: 'title',
  },
  state: {
    text: ({ state }, { intl }) => intl.formatMessage({ id: `dispute.state.${state}` }),
    render: ({ state }) => <DisputeStateLabel state={state} />,
    width: 190,
    tightWidth: 162,
    card: 'badge',
  },
  days: {
    text: ({ days }, { say }) => (days === null ? null : say('days.since', { days })),
    sort: 'openedAt',
    width: 120,
    tightWidth: 90,
    card: 'fact',
  },
  businessName: { text: ({ dealer }) => dealer.businessName, width: 190, tightWidth: 130, card: 'line' },
  campaign: { text: ({ campaign }) => campaign.title, width: 190, tightWidth: 150, card: 'fact' },
  waitingFor: {
    text: ({ waitingFor }, { say }) => waitingFor && say(`waitingFor.${waitingFor}`),
    width: 130,
    tightWidth: 84,
    card: 'fact',
  },
  assignee: { text: ({ assignee }) => assignee?.name, width: 150, tightWidth: 106, card: 'fact' },
  updatedAt: {
    text: ({ updatedAt }, { format }) => format.dateTime(updatedAt),
    width: 150,
    tightWidth: 100,
    card: 'fact',
  },
};

/** The states to filter by; by default the pending disputes are listed, as the page is the queue. */
const outcomes = [...disputeStates, 'any'] as const;
const byOutcome = choiceFilter('stato', outcomes, {
  label: 'state',
  api: (state) => state,
  text: (state, { intl, say }) =>
    state === 'any' ? say('state.any') : intl.formatMessage({ id: `dispute.state.${apiEnum(state)}` }),
});
const stateFilter = {
  ...byOutcome,
  api: (state: (typeof outcomes)[number] | '') => {
    if (state === 'any') return undefined;
    // slice() makes a mutable copy, which the input type requires
    return state === '' ? (['OPEN', 'ANSWERED'] as const).slice() : [apiEnum(state)];
  },
};

/** The disputes: `?stato=refused&tipo=line`; by default the pending ones. The newest first. */
export const disputeList = defineList({
  name: 'disputes',
  messages: 'disputes',
  empty: ['empty.title', 'empty.text'],
  filters: {
    state: stateFilter,
    waitingFor: valuesFilter('attende', disputeSides),
    kind: valuesFilter('tipo', disputeKinds),
    mine: flagFilter('mie'),
    campaignId: idsFilter('campagna', { label: 'campaign' }),
    dealerId: idsFilter('dealer', { label: 'businessName' }),
    assigneeId: idsFilter('assegnata', { label: 'assignee' }),
  } satisfies Record<FilterName<typeof disputeFilters>, unknown>,
  columns,
  sortColumns: disputeSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
