import {
  mailKinds,
  mailSortColumns,
  mailStates,
  type mailFilters,
  type MailSortColumn,
} from '@gdd/schema/notifications';
import type { FilterName } from '@gdd/schema/lists';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import { daysFilter, valuesFilter } from '../../shared/list/definition/filters';
import type { MailListedFragment } from './mails.generated';

const columns: DeclaredColumns<MailListedFragment, MailSortColumn> = {
  queuedAt: { text: ({ queuedAt }, { format }) => format.dateTime(queuedAt), width: 150, card: 'line' },
  recipient: { text: ({ recipient }) => recipient, width: 240, tightWidth: 180, grow: true, card: 'title' },
  kind: { text: ({ kind }, { say }) => say(`kind.${kind}`), width: 200, tightWidth: 130, card: 'fact' },
  state: { text: ({ state }, { say }) => say(`state.${state}`), width: 140, tightWidth: 110, card: 'fact' },
  doneAt: { text: ({ doneAt }, { format }) => doneAt && format.dateTime(doneAt), width: 150, card: 'fact' },
  tries: {
    text: ({ tries }, { format }) => format.number(tries),
    width: 90,
    tightWidth: 86,
    align: 'end',
    card: 'fact',
  },
  lastError: { text: ({ lastError }) => lastError, width: 200, tightWidth: 150, card: 'fact' },
};

/** The mails of the last days: `?esito=refused&tipo=reset`; the newest first. */
export const mailList = defineList({
  name: 'mails',
  messages: 'mails',
  empty: ['empty'],
  filters: {
    state: valuesFilter('esito', mailStates),
    kind: valuesFilter('tipo', mailKinds),
    ...daysFilter('queued', 'queuedAt'),
  } satisfies Record<FilterName<typeof mailFilters>, unknown>,
  columns,
  sortColumns: mailSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
