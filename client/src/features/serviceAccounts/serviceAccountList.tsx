import type { FilterName } from '@gdd/schema/lists';
import {
  serviceAccountSortColumns,
  serviceAccountStates,
  type serviceAccountFilters,
  type ServiceAccountSortColumn,
} from '@gdd/schema/serviceAccounts';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import { valuesFilter } from '../../shared/list/definition/filters';
import type { ServiceAccountListedFragment } from './serviceAccounts.generated';
import { ServiceAccountStateLabel } from './ServiceAccountStateLabel';

const moment = { width: 150, tightWidth: 100, card: 'fact' } as const;

const columns: DeclaredColumns<ServiceAccountListedFragment, ServiceAccountSortColumn> = {
  name: { text: ({ name }) => name, width: 220, tightWidth: 140, grow: true, card: 'title' },
  state: {
    text: ({ state }, { say }) => say(`state.${state}`),
    render: ({ state }) => <ServiceAccountStateLabel state={state} />,
    width: 130,
    tightWidth: 120,
    card: 'badge',
  },
  scopes: {
    text: ({ scopes, readsNotesSinceBefore }, { intl, say }) =>
      intl.formatList(
        scopes.map((scope) =>
          say(scope === 'notes:read' && readsNotesSinceBefore ? 'scope.notes:read.sinceBefore' : `scope.${scope}`),
        ),
        { type: 'unit' },
      ),
    width: 240,
    tightWidth: 150,
    card: 'line',
  },
  ending: { text: ({ ending }, { say }) => say('endingOf', { ending }), width: 96, tightWidth: 76, card: 'fact' },
  expiresAt: { text: ({ expiresAt }, { format }) => format.date(expiresAt), ...moment },
  lastUsedAt: { text: ({ lastUsedAt }, { format }) => lastUsedAt && format.dateTime(lastUsedAt), ...moment },
  createdBy: { text: ({ createdBy }) => createdBy, width: 150, tightWidth: 110, card: 'fact' },
  createdAt: { text: ({ createdAt }, { format }) => format.dateTime(createdAt), ...moment },
};

/** The service accounts: `?stato=active`; the newest first. */
export const serviceAccountList = defineList({
  name: 'serviceAccounts',
  messages: 'serviceAccounts',
  empty: ['empty.title', 'empty.text'],
  filters: {
    state: valuesFilter('stato', serviceAccountStates),
  } satisfies Record<FilterName<typeof serviceAccountFilters>, unknown>,
  columns,
  sortColumns: serviceAccountSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
