import type { FilterName } from '@gdd/schema/lists';
import {
  documentDeliveries,
  documentPayments,
  settlementDocumentKinds,
  settlementDocumentSortColumns,
  settlementDocumentStates,
  type settlementDocumentFilters,
  type SettlementDocumentSortColumn,
} from '@gdd/schema/settlements';
import { DeliveryLabel } from '../../../domain/settlements/DeliveryLabel';
import { DocumentStateLabel } from '../../../domain/settlements/DocumentStateLabel';
import { shownDelivery } from '../../../domain/settlements/shownDelivery';
import type { DocumentListedFragment } from '../../../domain/settlements/documents.generated';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { campaignFilter } from '../campaignFilter';
import { daysFilter, flagFilter, idFilter, valuesFilter } from '../../../shared/list/definition/filters';

const amounts = { align: 'end', card: 'fact', width: 116, tightWidth: 84 } as const;

const columns: DeclaredColumns<DocumentListedFragment, SettlementDocumentSortColumn> = {
  number: { text: ({ number }) => number, width: 150, tightWidth: 126, card: 'title' },
  kind: {
    text: ({ kind }, { intl }) => intl.formatMessage({ id: `document.kind.${kind}` }),
    width: 160,
    tightWidth: 110,
    card: 'line',
  },
  day: { text: ({ day }, { format }) => format.date(day), width: 110, tightWidth: 90, card: 'fact' },
  code: { text: ({ code }) => code, width: 96, tightWidth: 74, card: 'line' },
  businessName: {
    text: ({ businessName }) => businessName,
    width: 200,
    tightWidth: 126,
    grow: true,
    card: 'line',
  },
  net: { text: ({ net }, { format }) => format.euro(net), ...amounts },
  total: { text: ({ total }, { format }) => format.euro(total), ...amounts },
  paidOn: {
    text: ({ paidOn, state }, { format, say }) =>
      state === 'ISSUED' ? paidOn && format.date(paidOn) : say(`state.${state}`),
    render: (row) => <DocumentStateLabel {...row} />,
    sort: 'payment',
    width: 190,
    tightWidth: 178,
    card: 'badge',
  },
  delivery: {
    text: (row, { intl }) => {
      const delivery = shownDelivery(row);
      return delivery && intl.formatMessage({ id: `document.delivery.${delivery}` });
    },
    render: (row) => {
      const delivery = shownDelivery(row);
      return delivery && <DeliveryLabel delivery={delivery} />;
    },
    width: 190,
    tightWidth: 150,
    card: 'fact',
  },
  settlement: { text: ({ settlement }) => settlement.title, width: 180, tightWidth: 110, card: 'fact' },
};

/** The documents of settlements: `?invio=notSent&pagamento=unpaid`. The newest first. */
export const documentList = defineList({
  name: 'settlementDocuments',
  messages: 'settlements.documents',
  empty: ['empty.title', 'empty.text'],
  filters: {
    settlementId: idFilter('liquidazione', { label: 'settlement' }),
    campaignId: campaignFilter,
    dealerId: idFilter('dealer', { label: 'dealer' }),
    kind: valuesFilter('tipo', settlementDocumentKinds, {
      api: apiEnum,
      text: (kind, { intl }) => intl.formatMessage({ id: `document.kind.${apiEnum(kind)}` }),
    }),
    state: valuesFilter('stato', settlementDocumentStates),
    delivery: valuesFilter('invio', documentDeliveries, {
      api: apiEnum,
      text: (delivery, { intl }) => intl.formatMessage({ id: `document.delivery.${apiEnum(delivery)}` }),
    }),
    payment: valuesFilter('pagamento', documentPayments),
    paid: flagFilter('pagati'),
    ...daysFilter('day', 'day'),
  } satisfies Partial<Record<FilterName<typeof settlementDocumentFilters>, unknown>>,
  columns,
  sortColumns: settlementDocumentSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
