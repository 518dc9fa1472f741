import {
  approvalKinds,
  approvalSortColumns,
  approvalStates,
  type approvalFilters,
  type ApprovalSortColumn,
} from '@gdd/schema/approvals';
import type { FilterName } from '@gdd/schema/lists';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { choiceFilter, flagFilter, idsFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { ApprovalStateLabel } from '../ApprovalStateLabel';
import { requestTitle } from '../requestTitle';
import type { ApprovalListPage_RowFragment } from './ApprovalListPage.generated';

/** A request with the number of days that it has been pending; null if it is not pending. */
export interface ApprovalListed extends ApprovalListPage_RowFragment {
  readonly days: number | null;
}

const columns: DeclaredColumns<ApprovalListed, ApprovalSortColumn> = {
  what: {
    text: (row, { intl, format }) => requestTitle(row, intl, format),
    width: 320,
    tightWidth: 220,
    grow: true,
    card: 'title',
  },
  state: {
    text: ({ state }, { say }) => say(`state.${state}`),
    render: ({ state }) => <ApprovalStateLabel state={state} />,
    width: 140,
    card: 'badge',
  },
  days: {
    text: ({ days }, { say }) => (days === null ? null : say('days.since', { days })),
    width: 120,
    tightWidth: 96,
    card: 'fact',
  },
  proposedBy: { text: ({ proposedBy }) => proposedBy, width: 160, tightWidth: 120, card: 'line' },
  proposedAt: {
    text: ({ proposedAt }, { format }) => format.dateTime(proposedAt),
    width: 150,
    tightWidth: 100,
    card: 'fact',
  },
  expiresAt: {
    text: ({ state, expiresAt }, { format }) =>
      state === 'PENDING' || state === 'EXPIRED' ? format.date(expiresAt) : null,
    width: 110,
    tightWidth: 98,
    card: 'fact',
  },
  decidedBy: { text: ({ decidedBy }) => decidedBy, width: 150, tightWidth: 110, card: 'fact' },
  decidedAt: {
    text: ({ decidedAt }, { format }) => decidedAt && format.dateTime(decidedAt),
    width: 150,
    tightWidth: 100,
    card: 'fact',
  },
};

/** The states to filter by; by default the pending requests are listed, as the page is the queue. */
const outcomes = [...approvalStates.filter((state) => state !== 'pending'), 'any'] as const;
const byOutcome = choiceFilter('stato', outcomes, {
  label: 'state',
  api: (state) => state,
  text: (state, { say }) => say(`state.${apiEnum(state)}`),
});
const stateFilter = {
  ...byOutcome,
  api: (state: (typeof outcomes)[number] | '') =>
    state === 'any' ? undefined : [state === '' ? ('PENDING' as const) : apiEnum(state)],
};

/**
 * The requests that a second person approves: `?stato=refused&mie=no`; by default the pending ones. The newest first.
 */
export const approvalList = defineList({
  name: 'approvals',
  messages: 'approvals',
  empty: ['empty.title', 'empty.text'],
  filters: {
    state: stateFilter,
    kind: valuesFilter('tipo', approvalKinds),
    mine: flagFilter('mie'),
    campaignId: idsFilter('campagna', { label: 'campaign' }),
    importId: idsFilter('importazione', { label: 'import' }),
    documentId: idsFilter('documento', { label: 'document' }),
  } satisfies Record<FilterName<typeof approvalFilters>, unknown>,
  columns,
  sortColumns: approvalSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
