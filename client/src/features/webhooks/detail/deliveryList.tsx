import {
  deliverySortColumns,
  deliveryStates,
  type deliveryFilters,
  type DeliverySortColumn,
} from '@gdd/schema/webhooks';
import type { FilterName } from '@gdd/schema/lists';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { valuesFilter } from '../../../shared/list/definition/filters';
import type { WebhookDeliveryListedFragment } from '../webhooks.generated';
import { DeliveryStateLabel } from './DeliveryStateLabel';

/** The HTTP status of the last response, or the reason why there was none. */
export const answerOf = ({ lastStatus, lastError }: WebhookDeliveryListedFragment) =>
  lastStatus === null ? lastError : String(lastStatus);

const columns: DeclaredColumns<WebhookDeliveryListedFragment, DeliverySortColumn> = {
  type: {
    text: ({ type }, { intl }) => intl.formatMessage({ id: `webhooks.kind.${type}` }),
    width: 200,
    tightWidth: 130,
    grow: true,
    card: 'title',
  },
  state: {
    text: ({ state }, { say }) => say(`state.${state}`),
    render: ({ state }) => <DeliveryStateLabel state={state} />,
    width: 150,
    tightWidth: 130,
    card: 'badge',
  },
  queuedAt: {
    text: ({ queuedAt }, { format }) => format.dateTime(queuedAt),
    width: 150,
    tightWidth: 100,
    card: 'line',
  },
  tries: {
    text: ({ tries }, { format }) => format.number(tries),
    width: 96,
    tightWidth: 84,
    align: 'end',
    card: 'fact',
  },
  answer: { text: answerOf, width: 200, tightWidth: 120, card: 'fact' },
  nextTryAt: {
    text: ({ nextTryAt }, { format }) => nextTryAt && format.dateTime(nextTryAt),
    width: 160,
    tightWidth: 110,
    card: 'fact',
  },
  doneAt: {
    text: ({ doneAt }, { format }) => doneAt && format.dateTime(doneAt),
    width: 150,
    tightWidth: 100,
    card: 'fact',
  },
  messageId: { text: ({ messageId }) => messageId, width: 140, tightWidth: 90, card: 'fact' },
};

/** The deliveries of a webhook: `?stato=dead`; the newest first. */
export const deliveryList = defineList({
  name: 'webhookDeliveries',
  messages: 'webhooks.deliveries',
  empty: ['empty.title', 'empty.text'],
  filters: {
    state: valuesFilter('stato', deliveryStates),
  } satisfies Partial<Record<FilterName<typeof deliveryFilters>, unknown>>,
  columns,
  sortColumns: deliverySortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
