/** What may happen to a document, by its states (docs/domain/settlement.md, 'States'): the only table of transitions. */
import type { DocumentDelivery, DocumentEvent, DocumentPayment, SettlementDocumentKind } from '@gdd/schema/settlements';

/** The states of a document, beside each other. */
export interface DocumentState {
  readonly kind: SettlementDocumentKind;
  /** Of a notice always `notSent`: it is no tax document, and has payment alone. */
  readonly delivery: DocumentDelivery;
  /** Of a debit note always `unpaid`: it compensates a note that is not paid. */
  readonly payment: DocumentPayment;
  /** A cancelled document stays as it is for good. */
  readonly isCancelled: boolean;
  /** Whether a debit note answers the whole note, which is for good too. */
  readonly isAnswered: boolean;
  /** Whether the note counts as sent only because it is older than what is kept of sending. */
  readonly isSentAssumed: boolean;
}

/** The effect of an event, and the states in which it may happen. */
interface Transition {
  /** The kinds of documents that have it. */
  readonly of: readonly SettlementDocumentKind[];
  /** Default: any. */
  readonly delivery?: readonly DocumentDelivery[];
  /** Default: any. */
  readonly payment?: readonly DocumentPayment[];
  /** Whether the note must be one that is only assumed to be sent. Default: false. */
  readonly ofAssumed?: true;
  /** Whether a note that a debit note answers has it too. Default: false. */
  readonly ofAnswered?: true;
  readonly to: Partial<Pick<DocumentState, 'delivery' | 'payment' | 'isCancelled' | 'isAnswered' | 'isSentAssumed'>>;
  /** Whether it always takes two persons. Default: false. */
  readonly twoPersons?: true;
}

const notes = ['creditNote'] as const;
const electronic = ['creditNote', 'debitNote'] as const;
const payable = ['creditNote', 'notice'] as const;
// a receipt implies that the note was sent, whether or not anybody said so
const sent = ['prepared', 'sent'] as const;
// while it is paid its prize would be expendable again, and be paid twice
const notPaid = ['unpaid', 'returned'] as const;

const transitions: Readonly<Record<Exclude<DocumentEvent, 'assumedSent'>, Transition>> = {
  neverSent: {
    of: notes,
    delivery: ['sent'],
    ofAssumed: true,
    to: { delivery: 'notSent', isSentAssumed: false },
    twoPersons: true,
  },
  prepared: { of: electronic, delivery: ['notSent', 'rejected'], to: { delivery: 'prepared' } },
  discarded: { of: electronic, delivery: ['prepared'], to: { delivery: 'notSent' }, twoPersons: true },
  sent: { of: electronic, delivery: ['prepared'], to: { delivery: 'sent' } },
  // what the exchange system says of an answered note is still true of it
  delivered: {
    of: electronic,
    delivery: [...sent, 'undelivered'],
    ofAnswered: true,
    to: { delivery: 'delivered', isSentAssumed: false },
  },
  undelivered: {
    of: electronic,
    delivery: sent,
    ofAnswered: true,
    to: { delivery: 'undelivered', isSentAssumed: false },
  },
  rejected: { of: electronic, delivery: sent, ofAnswered: true, to: { delivery: 'rejected', isSentAssumed: false } },
  paid: { of: payable, payment: notPaid, to: { payment: 'paid' } },
  paymentTakenBack: { of: payable, payment: ['paid'], to: { payment: 'unpaid' }, twoPersons: true },
  paymentReturned: { of: payable, payment: ['paid'], to: { payment: 'returned' }, twoPersons: true },
  cancelled: {
    of: payable,
    delivery: ['notSent', 'rejected'],
    payment: notPaid,
    to: { isCancelled: true },
    twoPersons: true,
  },
  answered: {
    of: notes,
    delivery: ['sent', 'delivered', 'undelivered'],
    payment: notPaid,
    to: { isAnswered: true },
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
  const { of, delivery, payment, ofAssumed, ofAnswered, to } = transitions[event];
  if (!of.includes(state.kind) || (state.isAnswered && !ofAnswered)) return undefined;
  if (delivery !== undefined && !delivery.includes(state.delivery)) return undefined;
  if (payment !== undefined && !payment.includes(state.payment)) return undefined;
  return ofAssumed && !state.isSentAssumed ? undefined : { ...state, ...to };
}

/** Whether an event always takes two persons. */
export const takesTwo = (event: DocumentEvent): boolean =>
  event !== 'assumedSent' && transitions[event].twoPersons === true;
