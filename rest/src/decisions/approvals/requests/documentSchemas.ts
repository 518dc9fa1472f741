/** The states of documents in responses; settlements, which lie above requests, have them too. */
import {
  documentChanges,
  documentDeliveries,
  documentPayments,
  settlementDocumentKinds,
} from '@gdd/schema/settlements';
import { z } from 'zod';
import { euro } from '../../../ground/platform/http/routes.js';

const day = z.string().meta({ format: 'date' });

export const documentKind = z.enum(settlementDocumentKinds).meta({
  id: 'SettlementDocumentKind',
  description: 'A credit note, a notice of what the dealer is to invoice, or the debit note that answers a credit note',
});

export const documentStates = {
  delivery: z
    .enum(documentDeliveries)
    .meta({ id: 'DocumentDelivery' })
    .nullable()
    .describe('How far a credit or debit note has come on its way; null for a notice, which has payment alone'),
  payment: z
    .enum(documentPayments)
    .meta({ id: 'DocumentPayment' })
    .nullable()
    .describe('Null for a debit note, which compensates a note that is not paid'),
};

/** A change of a document that was asked for, and the states that the document had then. */
export const documentRequest = z
  .object({
    number: z.string(),
    kind: documentKind,
    change: z.enum(documentChanges).meta({ id: 'DocumentChange' }),
    reason: z.string(),
    day: day.nullable().describe('On which the transfer came back'),
    total: euro,
    ...documentStates,
    paidOn: day.nullable(),
  })
  .meta({ id: 'ApprovalDocumentRequest' });
