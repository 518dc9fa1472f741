import { useTexts } from '../../../shared/i18n/useTexts';
import type { DocumentPayment } from '../../../shared/apollo/schema.generated';
import type { DocumentDetailsFragment } from './documents.generated';

/** What was sent and paid of a document, as sentences of a dialog that changes it. */
export function useDocumentStates(document: DocumentDetailsFragment): string {
  const { delivery, payment, paidOn, returnedOn, total } = document;
  const { intl, say, format } = useTexts('document.states');
  const paymentText = (of: DocumentPayment) => {
    const day = paidOn ?? returnedOn;
    if (day === null) return say('unpaid', { total: format.euro(total) });
    return say(of === 'PAID' ? 'paid' : 'returned', { total: format.euro(total), date: format.date(day) });
  };
  return [
    // a notice is not sent
    ...(delivery === null
      ? []
      : [say('delivery', { state: intl.formatMessage({ id: `document.delivery.${delivery}` }) })]),
    // nor is a debit note paid
    ...(payment === null ? [] : [paymentText(payment)]),
  ].join(' ');
}
