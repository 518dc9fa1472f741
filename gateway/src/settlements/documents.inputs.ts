import {
  settlementDocumentSortColumns,
  type DocumentDelivery,
  type DocumentPayment,
  type SettlementDocumentKind,
  type SettlementDocumentState,
} from '@gdd/schema/settlements';
import { ID, InputType } from 'type-graphql';
import { DocumentDeliveryEnum, DocumentPaymentEnum, SettlementDocumentKindEnum } from '../schema/documentEnums.js';
import { day, field, flag, id } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { idsGiven, inputId } from '../schema/ids.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { SettlementDocumentStateEnum } from './settlementEnums.js';

@InputType({ description: 'Filter for documents: all given conditions apply; in a list, any value matches.' })
export class SettlementDocumentFilter {
  @id.orNull('Limited to this run.') settlementId?: string | null;
  @field.orNull(() => [ID], 'With a line for one of these campaigns.') campaignId?: string[] | null;
  @id.orNull('Limited to this dealer.') dealerId?: string | null;
  @field.orNull(() => [SettlementDocumentKindEnum], 'Limited to these kinds.') kind?: SettlementDocumentKind[] | null;

  @field.orNull(() => [SettlementDocumentStateEnum], 'Limited to these states.')
  state?: SettlementDocumentState[] | null;

  @field.orNull(() => [DocumentDeliveryEnum], 'Credit and debit notes that have come so far.')
  delivery?: DocumentDelivery[] | null;

  @field.orNull(() => [DocumentPaymentEnum], 'Limited to these states of payment.') payment?: DocumentPayment[] | null;
  @flag.orNull('Whether they were paid.') paid?: boolean | null;
  @day.orNull('Of this day or later.') dayFrom?: string | null;
  @day.orNull('Of this day or earlier.') dayTo?: string | null;
}

const settlementDocumentList = listOf('SettlementDocument', 'documents of settlements', {
  columns: settlementDocumentSortColumns,
  filter: SettlementDocumentFilter,
  order: 'newest first',
  search: "A part of the dealer's name, code or VAT number, or the number.",
});

@InputType({ description: 'The state of the table of documents of settlements.' })
export class SettlementDocumentTableInput extends settlementDocumentList.Table {}

@InputType({ description: 'Filter, order and format of a file of documents.' })
export class SettlementDocumentsFileInput extends settlementDocumentList.File {}

/** The state of the table of documents, as the REST service takes it. @throws GatewayError BAD_USER_INPUT on ids */
export function documentsState(table: SettlementDocumentTableInput): BodyOf<'/settlements/documents/table', 'POST'> {
  const { settlementId, dealerId, campaignId, dayFrom, dayTo, ...conditions } = table.filter ?? {};
  return {
    filter: {
      ...given(conditions),
      ...(settlementId && { settlementId: inputId('filter.settlementId', settlementId) }),
      ...(dealerId && { dealerId: inputId('filter.dealerId', dealerId) }),
      ...idsGiven('campaignId', campaignId),
      ...dayRange('day', dayFrom, dayTo),
    },
    ...tablePage(table),
  };
}
