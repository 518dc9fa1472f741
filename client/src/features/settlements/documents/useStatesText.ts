import { useIntl } from 'react-intl';
import type { DocumentDetailsFragment } from './documents.generated';

/** What was sent and paid of a document, as sentences: what a dialog says before somebody corrects it. */
export function useStatesText({ delivery, payment }: Pick<DocumentDetailsFragment, 'delivery' | 'payment'>): string {
  const intl = useIntl();
  const say = (part: string, state: string) =>
    intl.formatMessage({ id: `document.cancel.${part}` }, { state: intl.formatMessage({ id: state }) });
  return [
    ...(delivery === null ? [] : [say('delivery', `document.delivery.${delivery}`)]),
    ...(payment === null ? [] : [say('payment', `document.payment.${payment}`)]),
  ].join(' ');
}
