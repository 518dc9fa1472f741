import { useIntl } from 'react-intl';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { DocumentPayment } from '../../../shared/apollo/schema.generated';
import type { DocumentDetailsFragment } from './documents.generated';

/** What was sent and paid of a document, as sentences of a dialog that changes it. */
export function useDocumentStates(document: DocumentDetailsFragment): string {
  const { delivery, payment, paidOn, returnedOn, total } = document;
  const intl = useIntl();
  const format = useFormat();
  const say = (part: string, values: Readonly<Record<string, string>>) =>
    intl.formatMessage({ id: `document.states.${part}` }, values);
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
