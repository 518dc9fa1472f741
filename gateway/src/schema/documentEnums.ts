/** Enums of documents of settlements, of which requests for approval tell too. */
import {
  documentChanges,
  documentDeliveries,
  documentPayments,
  settlementDocumentKinds,
} from '@gdd/schema/settlements';
import { describedEnum } from './describedEnum.js';

export const SettlementDocumentKindEnum = describedEnum(
  'SettlementDocumentKind',
  'The kind of a document of a settlement.',
  settlementDocumentKinds,
  (kind) =>
    ({
      creditNote: 'A credit note of the company.',
      notice: 'A notice of what the dealer is to invoice.',
      debitNote: 'A debit note that answers a credit note which has left.',
    })[kind],
);

export const DocumentDeliveryEnum = describedEnum(
  'DocumentDelivery',
  'How far a credit or debit note has come on its way to its dealer.',
  documentDeliveries,
  (delivery) =>
    ({
      notSent: 'It was not sent.',
      prepared: 'Its file is made, and has not left.',
      sent: 'It has left, and nothing is known of it yet.',
      delivered: 'The exchange system has delivered it.',
      undelivered: 'It is issued, but the dealer has to be told otherwise.',
      rejected: 'The exchange system has rejected it: it does not count as issued.',
    })[delivery],
);

export const DocumentPaymentEnum = describedEnum(
  'DocumentPayment',
  'Whether a document of a settlement was paid.',
  documentPayments,
  (payment) =>
    ({
      unpaid: 'Not yet.',
      paid: 'Yes.',
      returned: 'The transfer came back; another one may follow.',
    })[payment],
);

export const DocumentChangeEnum = describedEnum(
  'DocumentChange',
  'A change of a document that always takes two persons.',
  documentChanges,
  (change) =>
    ({
      neverSent: 'That it never left, of one that is older than what is kept of sending.',
      discarded: 'That its file, which never left, is discarded.',
      paymentTakenBack: 'That its payment was read wrongly.',
      paymentReturned: 'That the transfer came back.',
      cancelled: 'Its cancellation.',
      answered: 'That a debit note answers it.',
    })[change],
);
