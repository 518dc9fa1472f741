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
};
const ofNotices = {
  paid: { unpaid: 'paid', returned: 'paid' },
  paymentTakenBack: { paid: 'unpaid' },
  paymentReturned: { paid: 'returned' },
  cancelled: { unpaid: 'unpaid cancelled', returned: 'returned cancelled' },
} as const;

const textOf = ({ kind, delivery, payment, isCancelled }: DocumentState) =>
  [...(kind === 'notice' ? [] : [delivery]), payment, ...(isCancelled ? ['cancelled'] : [])].join(' ');

const states: readonly DocumentState[] = [
  ...documentDeliveries.flatMap((delivery) =>
    documentPayments.flatMap((payment) =>
      (delivery === 'sent' ? [false, true] : [false]).map((isSentAssumed) => ({
        ...{ kind: 'creditNote' as const, delivery, payment, isCancelled: false, isSentAssumed },
      })),
    ),
  ),
  ...documentPayments.map((payment) => ({
    ...{ kind: 'notice' as const, delivery: 'notSent' as const, payment, isCancelled: false, isSentAssumed: false },
  })),
];
const named = (state: DocumentState) =>
  `${state.kind === 'notice' ? 'notice' : 'note'}: ${textOf(state)}${state.isSentAssumed ? ' (assumed)' : ''}`;

function expected(state: DocumentState, event: DocumentEvent): string | undefined {
  const { delivery, payment, isSentAssumed } = state;
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
  });
});

test('a note that has a receipt, or that two persons called unsent, is not assumed to be sent any more', () => {
  const assumed = states.filter(({ isSentAssumed }) => isSentAssumed);
  expect(assumed).toHaveLength(documentPayments.length);
  for (const event of ['neverSent', 'delivered', 'undelivered', 'rejected'] as const) {
    expect(assumed.map((state) => stateAfter(state, event)?.isSentAssumed)).toEqual(assumed.map(() => false));
  }
});

test('two persons take back, return, discard, cancel and say that a note never left; one does the others', () => {
  expect(documentEvents.filter(takesTwo)).toEqual(documentEvents.filter(isOfTwo));
  expect(documentChanges.filter((change) => !takesTwo(change))).toEqual([]);
});

const isOfTwo = (event: DocumentEvent) =>
  ['neverSent', 'discarded', 'paymentTakenBack', 'paymentReturned', 'cancelled'].includes(event);
