import { useIntl } from 'react-intl';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { DocumentDetailsFragment } from './documents.generated';

/** What was sent and paid of a document, as sentences of a dialog that changes it. */
export function useDocumentStates(document: DocumentDetailsFragment): string {
  const { delivery, payment, paidOn, returnedOn, total } = document;
  const intl = useIntl();
  const format = useFormat();
  const say = (part: string, values: Readonly<Record<string, string>>) =>
    intl.formatMessage({ id: `document.states.${part}` }, values);
  const day = paidOn ?? returnedOn;
  return [
    // a notice is not sent
    ...(delivery === null
      ? []
      : [say('delivery', { state: intl.formatMessage({ id: `document.delivery.${delivery}` }) })]),
    day === null
      ? say('unpaid', { total: format.euro(total) })
      : say(payment === 'PAID' ? 'paid' : 'returned', { total: format.euro(total), date: format.date(day) }),
  ].join(' ');
}
