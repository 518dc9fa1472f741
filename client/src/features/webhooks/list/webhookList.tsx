import type { FilterName } from '@gdd/schema/lists';
import { webhookSortColumns, webhookStates, type webhookFilters, type WebhookSortColumn } from '@gdd/schema/webhooks';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { valuesFilter } from '../../../shared/list/definition/filters';
import { WebhookStateLabel } from '../WebhookStateLabel';
import type { WebhookDetailsFragment } from '../webhooks.generated';

const columns: DeclaredColumns<WebhookDetailsFragment, WebhookSortColumn> = {
  url: { text: ({ url }) => url, width: 320, tightWidth: 200, grow: true, card: 'title' },
  description: { text: ({ description }) => description, width: 220, tightWidth: 180, card: 'line' },
  state: {
    text: ({ state }, { say }) => say(`state.${state}`),
    render: ({ state }) => <WebhookStateLabel state={state} />,
    width: 200,
    tightWidth: 140,
    card: 'badge',
  },
  kinds: {
    text: ({ kinds }, { intl, say }) =>
      intl.formatList(
        kinds.map((kind) => say(`kind.${kind}`)),
        { type: 'unit' },
      ),
    width: 240,
    tightWidth: 140,
    card: 'fact',
  },
  waiting: {
    text: ({ waiting }, { format }) => format.number(waiting),
    width: 110,
    tightWidth: 86,
    align: 'end',
    card: 'fact',
  },
  dead: {
    text: ({ dead }, { format }) => format.number(dead),
    width: 130,
    tightWidth: 96,
    align: 'end',
    card: 'fact',
  },
  createdAt: {
    text: ({ createdAt }, { format }) => format.dateTime(createdAt),
    width: 150,
    tightWidth: 100,
    card: 'fact',
  },
};

/** The webhooks: `?stato=enabled,gone`; the oldest first. */
export const webhookList = defineList({
  name: 'webhooks',
  messages: 'webhooks',
  empty: ['empty.title', 'empty.text'],
  filters: {
    state: valuesFilter('stato', webhookStates),
  } satisfies Record<FilterName<typeof webhookFilters>, unknown>,
  columns,
  sortColumns: webhookSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});
