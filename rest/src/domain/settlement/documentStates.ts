/** What may happen to a document, by its states (docs/domain/settlement.md, 'States'): the only table of transitions. */
import type { DocumentDelivery, DocumentEvent, DocumentPayment, SettlementDocumentKind } from '@gdd/schema/settlements';

/** The states of a document, beside each other. */
export interface DocumentState {
  readonly kind: SettlementDocumentKind;
  /** Of a notice always `notSent`: it is no tax document, and has payment alone. */
  readonly delivery: DocumentDelivery;
  readonly payment: DocumentPayment;
  /** A cancelled document stays as it is for good. */
  readonly isCancelled: boolean;
  /** Whether the note counts as sent only because it is older than what is kept of sending. */
  readonly isSentAssumed: boolean;
}

/** The effect of an event, and the states in which it may happen. */
interface Transition {
  /** Default: any. */
  readonly delivery?: readonly DocumentDelivery[];
  /** Default: any. */
  readonly payment?: readonly DocumentPayment[];
  /** Whether the note must be one that is only assumed to be sent. Default: false. */
  readonly ofAssumed?: true;
  readonly to: Partial<Pick<DocumentState, 'delivery' | 'payment' | 'isCancelled' | 'isSentAssumed'>>;
  /** Whether notices have it too. Default: false. */
  readonly ofNotices?: true;
  /** Whether it always takes two persons. Default: false. */
  readonly twoPersons?: true;
}

// a receipt implies that the note was sent, whether or not anybody said so
const sent = ['prepared', 'sent'] as const;

const transitions: Readonly<Record<Exclude<DocumentEvent, 'assumedSent'>, Transition>> = {
  neverSent: {
    delivery: ['sent'],
    ofAssumed: true,
    to: { delivery: 'notSent', isSentAssumed: false },
    twoPersons: true,
  },
  prepared: { delivery: ['notSent', 'rejected'], to: { delivery: 'prepared' } },
  discarded: { delivery: ['prepared'], to: { delivery: 'notSent' }, twoPersons: true },
  sent: { delivery: ['prepared'], to: { delivery: 'sent' } },
  delivered: { delivery: [...sent, 'undelivered'], to: { delivery: 'delivered', isSentAssumed: false } },
  undelivered: { delivery: sent, to: { delivery: 'undelivered', isSentAssumed: false } },
  rejected: { delivery: sent, to: { delivery: 'rejected', isSentAssumed: false } },
  paid: { payment: ['unpaid', 'returned'], to: { payment: 'paid' }, ofNotices: true },
  paymentTakenBack: { payment: ['paid'], to: { payment: 'unpaid' }, ofNotices: true, twoPersons: true },
  paymentReturned: { payment: ['paid'], to: { payment: 'returned' }, ofNotices: true, twoPersons: true },
  // while it is paid its prize would be expendable again, and be paid twice
  cancelled: {
    delivery: ['notSent', 'rejected'],
    payment: ['unpaid', 'returned'],
    to: { isCancelled: true },
    ofNotices: true,
    twoPersons: true,
  },
};

/**
 * The states of a document after an event.
 *
 * @returns undefined where the event cannot happen in its present states
 */
export function stateAfter(state: DocumentState, event: DocumentEvent): DocumentState | undefined {
  // what the migration has written happens to no document
  if (event === 'assumedSent' || state.isCancelled) return undefined;
  const { delivery, payment, ofAssumed, ofNotices, to } = transitions[event];
  if (state.kind === 'notice' && !ofNotices) return undefined;
  if (delivery !== undefined && !delivery.includes(state.delivery)) return undefined;
  if (payment !== undefined && !payment.includes(state.payment)) return undefined;
  return ofAssumed && !state.isSentAssumed ? undefined : { ...state, ...to };
}

/** Whether an event always takes two persons. */
export const takesTwo = (event: DocumentEvent): boolean =>
  event !== 'assumedSent' && transitions[event].twoPersons === true;
