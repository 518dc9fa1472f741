import type { DocumentListedFragment } from './documents.generated';

/**
 * How far a document has come on its way, as it is shown; null for a notice, and for a note that was cancelled before it was
 * sent: it is not to be sent any more.
 */
export function shownDelivery({ delivery, state }: Pick<DocumentListedFragment, 'delivery' | 'state'>) {
  return state === 'CANCELLED' && delivery === 'NOT_SENT' ? null : delivery;
}
