/** Every state of a document with every event, against the table of money.md, section 10, written out by hand. */
import { describe, expect, test } from '@jest/globals';
import {
  documentChanges,
  documentDeliveries,
  documentEvents,
  documentPayments,
  type DocumentEvent,
} from '@gdd/schema/settlements';
import { stateAfter, takesTwo, type DocumentState } from './documentStates.js';

/** `delivery payment`, of a note; '*' any. With `(assumed)` only of one that is assumed to be sent. */
const ofNotes: Readonly<Record<DocumentEvent, Readonly<Record<string, string>>>> = {
  assumedSent: {},
  neverSent: { 'sent * (assumed)': 'notSent *' },
  prepared: { 'notSent *': 'prepared *', 'rejected *': 'prepared *' },
  discarded: { 'prepared *': 'notSent *' },
  sent: { 'prepared *': 'sent *' },
  delivered: { 'prepared *': 'delivered *', 'sent *': 'delivered *', 'undelivered *': 'delivered *' },
  undelivered: { 'prepared *': 'undelivered *', 'sent *': 'undelivered *' },
  rejected: { 'prepared *': 'rejected *', 'sent *': 'rejected *' },
  paid: { '* unpaid': '* paid', '* returned': '* paid' },
  paymentTakenBack: { '* paid': '* unpaid' },
  paymentReturned: { '* paid': '* returned' },
  cancelled: {
    'notSent unpaid': 'notSent unpaid cancelled',
    'notSent returned': 'notSent returned cancelled',
    'rejected unpaid': 'rejected unpaid cancelled',
    'rejected returned': 'rejected returned cancelled',
  },
  answered: {
    'sent unpaid': 'sent unpaid answered',
    'sent returned': 'sent returned answered',
    'delivered unpaid': 'delivered unpaid answered',
    'delivered returned': 'delivered returned answered',
    'undelivered unpaid': 'undelivered unpaid answered',
    'undelivered returned': 'undelivered returned answered',
  },
};
/** What the exchange system says of a note is still true of it once a debit note answers it; nothing else is. */
const ofAnswered: readonly DocumentEvent[] = ['delivered', 'undelivered', 'rejected'];
/** A debit note has the way of a note; it is neither paid nor cancelled nor answered. */
const ofDebitNotes: readonly DocumentEvent[] = [
  'prepared',
  'discarded',
  'sent',
  'delivered',
  'undelivered',
  'rejected',
];

const ofNotices = {
  paid: { unpaid: 'paid', returned: 'paid' },
  paymentTakenBack: { paid: 'unpaid' },
  paymentReturned: { paid: 'returned' },
  cancelled: { unpaid: 'unpaid cancelled', returned: 'returned cancelled' },
} as const;

const textOf = ({ kind, delivery, payment, isCancelled, isAnswered }: DocumentState) =>
  [
    ...(kind === 'notice' ? [] : [delivery]),
    payment,
    ...(isCancelled ? ['cancelled'] : []),
    ...(isAnswered ? ['answered'] : []),
  ].join(' ');

const none = { isCancelled: false, isAnswered: false, isSentAssumed: false };

const states: readonly DocumentState[] = [
  ...documentDeliveries.flatMap((delivery) =>
    documentPayments.flatMap((payment) =>
      (delivery === 'sent' ? [false, true] : [false]).map((isSentAssumed) => ({
        ...{ ...none, kind: 'creditNote' as const, delivery, payment, isSentAssumed },
      })),
    ),
  ),
  ...documentPayments.map((payment) => ({
    ...{ ...none, kind: 'notice' as const, delivery: 'notSent' as const, payment },
  })),
  ...documentDeliveries.map((delivery) => ({
    ...{ ...none, kind: 'debitNote' as const, delivery, payment: 'unpaid' as const },
  })),
];
const named = (state: DocumentState) => `${state.kind}: ${textOf(state)}${state.isSentAssumed ? ' (assumed)' : ''}`;

function expected(state: DocumentState, event: DocumentEvent): string | undefined {
  const { delivery, payment, isSentAssumed } = state;
  if (state.kind === 'debitNote' && !ofDebitNotes.includes(event)) return undefined;
  if (state.kind === 'notice') return (ofNotices as Record<string, Record<string, string>>)[event]?.[payment];
  const rows = ofNotes[event];
  const to =
    rows[`${delivery} ${payment}`] ??
    rows[`${delivery} *`] ??
    rows[`* ${payment}`] ??
    (isSentAssumed ? rows[`${delivery} * (assumed)`] : undefined);
  const [toDelivery, toPayment, ...rest] = to?.split(' ') ?? [];
  if (to === undefined) return undefined;
  return [toDelivery === '*' ? delivery : toDelivery, toPayment === '*' ? payment : toPayment, ...rest].join(' ');
}

describe.each(states.map((state) => [named(state), state] as const))('%s', (_, state) => {
  test.each(documentEvents)('%s', (event) => {
    const after = stateAfter(state, event);
    expect(after && textOf(after)).toBe(expected(state, event));
    // nothing brings a cancelled document back
    expect(stateAfter({ ...state, isCancelled: true }, event)).toBeUndefined();
    // and nothing an answered note, of which receipts are taken all the same
    const answered = stateAfter({ ...state, isAnswered: true }, event);
    const still = ofAnswered.includes(event) ? expected(state, event) : undefined;
    expect(answered && textOf(answered)).toBe(still && `${still} answered`);
  });
});

test('a note that has a receipt, or that two persons called unsent, is not assumed to be sent any more', () => {
  const assumed = states.filter(({ isSentAssumed }) => isSentAssumed);
  expect(assumed).toHaveLength(documentPayments.length);
  for (const event of ['neverSent', 'delivered', 'undelivered', 'rejected'] as const) {
    expect(assumed.map((state) => stateAfter(state, event)?.isSentAssumed)).toEqual(assumed.map(() => false));
  }
});

test('two persons take back, return, discard, cancel, answer and say that a note never left; one does the others', () => {
  expect(documentEvents.filter(takesTwo)).toEqual(documentEvents.filter(isOfTwo));
  expect(documentChanges.filter((change) => !takesTwo(change))).toEqual([]);
});

const isOfTwo = (event: DocumentEvent) =>
  ['neverSent', 'discarded', 'paymentTakenBack', 'paymentReturned', 'cancelled', 'answered'].includes(event);
