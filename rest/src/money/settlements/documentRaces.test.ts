/**
 * What several people do to the same note at once, on a real Postgres: one of them wins, and the other is refused. Each order is
 * forced once; then they race, by night two hundred times of each kind.
 */
import { exchangeOutcomes, type ExchangeOutcome } from '@gdd/schema/settlements';
import { beforeAll, expect, test } from '@jest/globals';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { settlementDocumentEvents } from '../../ground/database/tables/programme/documentEvents.js';
import { settlementDocuments, settlementSettings } from '../../ground/database/tables/programme/settlements.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { callerFor } from '../../testing/app/callers.js';
import { onPostgres } from '../../testing/programme/racingDealers.js';
import { day, dealersOfARun, RacingRuns } from '../../testing/programme/racingRuns.js';
import { settings } from '../../testing/programme/settledDealers.js';
import { atOnce, inTurn, patience, type Outcome } from '../../testing/properties/races.js';
import { randomRuns } from '../../testing/properties/randomRuns.js';
import { dealersDocuments, findDifferences } from '../../figures/sums/differences.js';
import { changeDocument, payDocument } from './documents/changes.js';
import { prepareDocuments } from './documents/preparing.js';
import { receiveOutcomes, recordOutcome } from './outcomes/outcomes.js';

type Note = typeof settlementDocuments.$inferSelect;
type Act = (note: Pick<Note, 'id' | 'number'>) => Promise<unknown>;

const office = new RacingRuns();
/** In each of them four notes are raced for. */
const rounds = randomRuns(10, 50);
const longPatience = patience * (rounds > 10 ? 10 : 1);

let approver: SignedIn;
beforeAll(async () => {
  if (office.service === undefined) return;
  office.service.fixDay(day);
  approver = await callerFor(office.database, { username: 'gd.admin', role: 'GD Administrator' });
  const sender = { ...settings.sender, taxRegime: 'RF01' as const };
  await office.database.update(settlementSettings).set({ taxRate: '22', sender });
  await office.database.execute(sql`update members set address = 'Via Roma 1', postal_code = '00184',
    sdi_code = 'ABC1234', city = 'Roma', province = 'RM' where role = 'Dealer'`);
});

const prepare: Act = async ({ id }) => {
  const { done } = await prepareDocuments(office.context, office.administrator, { documentIds: [id] });
  if (done === 0) throw new Refusal('CONFLICT', { reason: 'documentState' });
};
const change =
  (what: 'cancelled' | 'answered'): Act =>
  ({ id }) =>
    changeDocument(office.context, approver, id, { change: what, reason: 'Prova' }, { approvalId: null });
const cancel = change('cancelled');
const answer = change('answered');
const pay: Act = ({ id }) => payDocument(office.context, office.administrator, id, { paidOn: day });
const hear =
  (outcome: ExchangeOutcome): Act =>
  ({ id }) =>
    recordOutcome(office.context, approver, id, { outcome, day, codes: [] });
const read: Act = ({ number }) =>
  receiveOutcomes(office.context, approver, [{ number, outcome: 'rejected', day, codes: [] }]);

async function noteNow({ id }: Pick<Note, 'id'>): Promise<Note> {
  const [note] = await office.database.select().from(settlementDocuments).where(eq(settlementDocuments.id, id));
  if (note === undefined) throw new Error('The note is gone.');
  return note;
}

const isCancelled = ({ cancelledAt }: Note) => cancelledAt !== null;
const isAnswered = ({ answeredById }: Note) => answeredById !== null;

/** Where documents and ledger of the raced dealers disagree. */
async function differencesOf(notes: readonly Note[]) {
  const ids = notes.map(({ dealerId }) => dealerId);
  return dealersDocuments(office.database, { after: Math.min(...ids) - 1, upTo: Math.max(...ids) });
}

/** Has all do something to each note of a run at once. @returns the outcomes by note */
async function race(notes: readonly Note[], actsOf: (place: number) => readonly Act[]) {
  const calls = notes.flatMap((note, place) => actsOf(place).map((act) => ({ note, call: () => act(note) })));
  const outcomes = await atOnce(
    calls.map(({ call }) => call),
    calls.length,
  );
  return Promise.all(
    notes.map(async (note) => ({
      outcomes: outcomes.filter((_, index) => calls[index]?.note === note),
      note: await noteNow(note),
    })),
  );
}

onPostgres('of two who wait for the same note', () => {
  interface Queue {
    readonly before: Partial<Note>;
    /** What is done before the two, as a third would get the row in any order. */
    readonly first?: Act;
    readonly acts: readonly [Act, Act];
    readonly outcomes: readonly Outcome[];
    readonly after: Partial<Note>;
  }
  const sent = { delivery: 'sent' } as const;
  test.each<[string, Queue]>([
    [
      'prepares it is first, and it is not cancelled',
      {
        before: {},
        acts: [prepare, cancel],
        outcomes: ['done', 'documentState'],
        after: { delivery: 'prepared', cancelledAt: null },
      },
    ],
    [
      'cancels it is first, and it is not prepared',
      {
        before: {},
        acts: [cancel, prepare],
        outcomes: ['done', 'documentState'],
        after: { delivery: 'notSent', cancelledAt: expect.any(Date) as never },
      },
    ],
    [
      'pays it is first, and it is not answered',
      {
        before: sent,
        acts: [pay, answer],
        outcomes: ['done', 'documentState'],
        after: { payment: 'paid', answeredById: null },
      },
    ],
    [
      'answers it is first, and it is not paid',
      {
        before: sent,
        acts: [answer, pay],
        outcomes: ['done', 'documentState'],
        after: { payment: 'unpaid', answeredById: expect.any(Number) as never },
      },
    ],
    [
      'cancels it, which was rejected, is first, and it is not paid',
      {
        before: sent,
        first: hear('rejected'),
        acts: [cancel, pay],
        outcomes: ['done', 'alreadyCancelled'],
        after: { delivery: 'rejected', paidOn: null },
      },
    ],
    [
      'pays it, which was rejected, is first, and it is not cancelled',
      {
        before: sent,
        first: hear('rejected'),
        acts: [pay, cancel],
        outcomes: ['done', 'documentState'],
        after: { delivery: 'rejected', payment: 'paid', cancelledAt: null },
      },
    ],
    [
      'hears of the rejection of a paid one is first, and it is not cancelled',
      {
        before: sent,
        first: pay,
        acts: [hear('rejected'), cancel],
        outcomes: ['done', 'documentState'],
        after: { delivery: 'rejected', payment: 'paid', cancelledAt: null },
      },
    ],
    [
      'pays it is first, and its rejection is heard of all the same',
      {
        before: sent,
        acts: [pay, hear('rejected')],
        outcomes: ['done', 'done'],
        after: { delivery: 'rejected', payment: 'paid', cancelledAt: null },
      },
    ],
    [
      'hears of its rejection is first, and it is paid all the same',
      {
        before: sent,
        acts: [hear('rejected'), pay],
        outcomes: ['done', 'done'],
        after: { delivery: 'rejected', payment: 'paid', cancelledAt: null },
      },
    ],
  ])('one %s', async (_name, { before, first, acts, outcomes, after }) => {
    const { notes } = await office.notes(1, approver, before);
    const [note] = notes;
    if (note === undefined) throw new Error('The run has made no document.');
    await first?.(note);
    const row = sql`select from settlement_documents where id = ${note.id} for update`;
    const calls = acts.map((act) => () => act(note));
    expect(await inTurn(office.database, row, calls)).toEqual(outcomes);
    expect(await noteNow(note)).toMatchObject(after);
    expect(await differencesOf(notes)).toEqual([]);
  });
});

onPostgres('however many race for a note', () => {
  test(
    'it is either prepared or cancelled, once',
    async () => {
      for (let round = 1; round <= rounds; round += 1) {
        const { notes } = await office.notes(round, approver);
        expect(notes).toHaveLength(dealersOfARun);
        const raced = await race(notes, (place) =>
          (round + place) % 2 === 0 ? [cancel, prepare, cancel, prepare] : [prepare, cancel, prepare, cancel],
        );
        for (const { outcomes, note } of raced) {
          expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
          expect(note.delivery).toBe(isCancelled(note) ? 'notSent' : 'prepared');
        }
        expect(await differencesOf(notes)).toEqual([]);
      }
    },
    longPatience,
  );

  test(
    'it is either paid or answered by a debit note, once, and the debit notes have no gaps',
    async () => {
      for (let round = 1; round <= rounds; round += 1) {
        const { campaignId, notes } = await office.notes(round, approver, { delivery: 'sent' });
        const raced = await race(notes, (place) =>
          (round + place) % 2 === 0 ? [answer, pay, answer, pay] : [pay, answer, pay, answer],
        );
        const balances = await office.balancesOf(campaignId);
        for (const { outcomes, note } of raced) {
          expect(outcomes.toSorted()).toEqual(['documentState', 'documentState', 'documentState', 'done']);
          expect(note.payment).toBe(isAnswered(note) ? 'unpaid' : 'paid');
          const left = balances.find(({ dealerId }) => dealerId === note.dealerId)?.left;
          expect(left).toBe(isAnswered(note) ? '100.00' : '0.00');
        }
        expect(await differencesOf(notes)).toEqual([]);
      }
      const debitNotes = await office.database
        .select()
        .from(settlementDocuments)
        .where(eq(settlementDocuments.kind, 'debitNote'))
        .orderBy(asc(settlementDocuments.sequence));
      expect(debitNotes.map(({ sequence }) => sequence)).toEqual(debitNotes.map((_note, index) => index + 1));
    },
    longPatience,
  );

  test(
    'it is rejected and paid, or rejected and cancelled, or delivered and paid: never paid and cancelled',
    async () => {
      const acts = [hear('rejected'), hear('delivered'), read, pay, cancel];
      for (let round = 1; round <= rounds; round += 1) {
        const { notes } = await office.notes(round, approver, { delivery: 'sent' });
        const raced = await race(notes, (place) => {
          const first = (round + place) % acts.length;
          return [...acts.slice(first), ...acts.slice(0, first)];
        });
        for (const { outcomes, note } of raced) {
          expect(outcomes.filter((each) => !['done', 'documentState', 'alreadyCancelled'].includes(each))).toEqual([]);
          // one answer is recorded, once, and the note is what it says
          expect(await answersOf(note)).toEqual([note.delivery]);
          expect(isCancelled(note) && (note.paidOn !== null || note.delivery !== 'rejected')).toBe(false);
        }
        expect(await differencesOf(notes)).toEqual([]);
      }
    },
    longPatience,
  );

  test('every figure is what it follows from, after all of them', async () => {
    expect(await findDifferences(office.database)).toEqual([]);
  });
});

/** What the exchange system answered about a note, by its history. */
async function answersOf({ id }: Note): Promise<readonly string[]> {
  const { event, documentId } = settlementDocumentEvents;
  const heard = and(eq(documentId, id), inArray(event, [...exchangeOutcomes]));
  return (await office.database.select({ event }).from(settlementDocumentEvents).where(heard)).map(
    (each) => each.event,
  );
}
