/**
 * Runs, redemptions and imports at once on a real Postgres: no cent is paid twice, no number is missing. A few calls as a
 * rule, some three hundred by night.
 */
import { exchangeOutcomes, type ExchangeOutcome } from '@gdd/schema/settlements';
import { beforeAll, expect, test } from '@jest/globals';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { memberships } from '../database/tables/programme/memberships.js';
import { settlementDocumentEvents } from '../database/tables/programme/documentEvents.js';
import { ledgerEntries } from '../database/tables/programme/ledger.js';
import { settlementDocuments, settlements, settlementSettings } from '../database/tables/programme/settlements.js';
import { recordAdjustment, recordRedemption } from '../ledger/service.js';
import { insertMemberships } from '../memberships/membership/queries.js';
import { Refusal } from '../platform/http/errors.js';
import { callerFor } from '../testing/app/callers.js';
import { onPostgres, RacingDealers } from '../testing/programme/racingDealers.js';
import { newCampaign, sell } from '../testing/programme/salesAndCampaigns.js';
import { settings } from '../testing/programme/settledDealers.js';
import { atOnce, patience } from '../testing/properties/races.js';
import { randomRuns } from '../testing/properties/randomRuns.js';
import { recomputeSums } from '../sums/sums.js';
import { findDifferences } from '../sums/differences.js';
import { approveSettlement } from './approval.js';
import { changeDocument, payDocument } from './documents/changes.js';
import { prepareDocuments } from './documents/preparing.js';
import { receiveOutcomes, recordOutcome } from './outcomes/outcomes.js';
import { createSettlement, proposeSettlement } from './service.js';

const races = new RacingDealers();
/** Three or four calls race in a round. */
const rounds = randomRuns(10, 100);
/** In each of them four notes are raced for. */
const roundsOfNotes = randomRuns(10, 50);
/** Five calls race in a round. */
const outcomeRounds = randomRuns(8, 40);
const dealersOfARound = 4;
const day = '2025-10-15';
beforeAll(() => races.service?.fixDay(day));

/** A campaign that pays 1 EUR a tyre at once, in which some dealers have 100 EUR each. */
async function campaignWithCredits(importId: number) {
  const rules = await newCampaign(races.database, {
    incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '1' }], unlockAt: 1 },
  });
  const start = (importId * dealersOfARound) % (races.dealers.length - dealersOfARound);
  const dealerIds = races.dealers.slice(start, start + dealersOfARound).map(({ member }) => member.id);
  const now = races.service.clock.now();
  const goals = dealerIds.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
  await insertMemberships(races.database, rules.id, goals, now);
  await races.database.transaction((transaction) => recomputeSums(transaction, rules, null));
  for (const dealerId of dealerIds) {
    const path = { id: rules.id, dealerId };
    await recordAdjustment(
      races.context,
      races.administrator,
      path,
      { day, amount: '100', reason: 'Saldo' },
      undefined,
    );
  }
  return { campaignId: rules.id, dealerIds };
}

async function proposedRun(campaignId: number) {
  const input = { title: 'Corsa', campaigns: [campaignId], filter: {}, minimum: '0', day };
  const { id } = await createSettlement(races.context, races.administrator, input, undefined);
  await proposeSettlement(races.context, races.administrator, id);
  return id;
}

async function stateOfRun(id: number) {
  const [run] = await races.database.select().from(settlements).where(eq(settlements.id, id));
  return run?.state;
}

const balancesOf = (campaignId: number) =>
  races.database
    .select({ dealerId: memberships.dealerId, left: sql<string>`(plafond_expendable - debt)::text` })
    .from(memberships)
    .where(eq(memberships.campaignId, campaignId));

/** The dealers that were paid more than they had. */
async function overpaid(campaignId: number): Promise<number[]> {
  return (await balancesOf(campaignId)).filter(({ left }) => left.startsWith('-')).map(({ dealerId }) => dealerId);
}

onPostgres('of two runs of the same credits, a redemption and an import', () => {
  test(
    'nobody is paid a cent twice, and the numbers have no gaps',
    async () => {
      const approver = await callerFor(races.database, { username: 'gd.admin', role: 'GD Administrator' });
      await races.database.update(settlementSettings).set({ taxRate: '22' });
      let runsApproved = 0;
      let runsOvertaken = 0;
      const campaignIds: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const { campaignId, dealerIds } = await campaignWithCredits(round);
        campaignIds.push(campaignId);
        const [dealerId = 0] = dealerIds;
        const runs = [await proposedRun(campaignId), await proposedRun(campaignId)];
        const redemption = { redeemedOn: day, amount: '60', note: null, confirmRepeated: true };
        const path = { id: campaignId, dealerId };
        const calls = [
          ...runs.map((id) => () => approveSettlement(races.context, approver, id)),
          () => recordRedemption(races.context, races.administrator, path, redemption, undefined),
          ...(round % 2 === 0
            ? [() => sell(races.database, round, [{ dealerId, quantity: 7, soldOn: '2025-03-01' }])]
            : []),
        ];
        // each order occurs: in the first round a run is approved before the others begin, in the second the import comes
        // first; after that the calls race
        const [firstRun = 0] = runs;
        const forced = round === 1 ? calls.slice(0, 1) : round === 2 ? calls.slice(-1) : [];
        const ahead = await atOnce(forced, 1);
        const racing = calls.filter((call) => !forced.includes(call));
        const rotated = racing.slice(round % racing.length).concat(racing.slice(0, round % racing.length));
        const outcomes = [...ahead, ...(await atOnce(rotated, racing.length))];
        expect(outcomes.filter((each) => !['done', 'balancesChanged', 'notExpendable'].includes(each))).toEqual([]);
        if (round === 1) expect(await stateOfRun(firstRun)).toBe('approved');
        if (round === 2) expect(await Promise.all(runs.map(stateOfRun))).toEqual(['draft', 'draft']);
        expect(await overpaid(campaignId)).toEqual([]);
        const documents = await races.database
          .select()
          .from(settlementDocuments)
          .where(inArray(settlementDocuments.settlementId, runs));
        expect([0, dealersOfARound]).toContain(documents.length);
        runsApproved += documents.length / dealersOfARound;
        if (documents.length === 0) runsOvertaken += 1;
      }
      // either outcome alone would prove nothing: the first two rounds have one each, whatever chance does in the others
      expect(runsApproved).toBeGreaterThan(0);
      expect(runsOvertaken).toBeGreaterThan(0);
      const documents = await races.database
        .select()
        .from(settlementDocuments)
        .orderBy(asc(settlementDocuments.sequence));
      expect(documents.map(({ sequence }) => sequence)).toEqual(documents.map((_document, index) => index + 1));
      const paid = await races.database
        .select({ total: sql<string>`(-sum(amount))::text` })
        .from(ledgerEntries)
        .where(sql`origin = 'settlement' and kind = 'redemption'`);
      const net = await races.database.select({ total: sql<string>`sum(net)::text` }).from(settlementDocuments);
      expect(paid).toEqual(net);
      expect((await findDifferences(races.database)).filter((each) => campaignIds.includes(each.campaignId))).toEqual(
        [],
      );
    },
    patience * (rounds > 10 ? 10 : 1),
  );

  test(
    'a document is cancelled once, however many try',
    async () => {
      const approver = await callerFor(races.database, { username: 'gd.admin', role: 'GD Administrator' });
      const { campaignId } = await campaignWithCredits(0);
      const id = await proposedRun(campaignId);
      await approveSettlement(races.context, approver, id);
      const [document] = await races.database
        .select()
        .from(settlementDocuments)
        .where(eq(settlementDocuments.settlementId, id));
      const change = { change: 'cancelled', reason: 'Prova' } as const;
      const cancel = () => changeDocument(races.context, approver, document?.id ?? 0, change, { approvalId: null });
      const outcomes = await atOnce([cancel, cancel, cancel, cancel], 4);
      expect(outcomes.sort()).toEqual(['alreadyCancelled', 'alreadyCancelled', 'alreadyCancelled', 'done']);
      const balances = await balancesOf(campaignId);
      expect(balances.find(({ dealerId }) => dealerId === document?.dealerId)?.left).toBe('100.00');
    },
    patience,
  );

  test(
    'a note is either prepared or cancelled, once, however many try both',
    async () => {
      const approver = await callerFor(races.database, { username: 'gd.admin', role: 'GD Administrator' });
      const sender = { ...settings.sender, taxRegime: 'RF01' as const };
      await races.database.update(settlementSettings).set({ taxRate: '22', sender });
      await races.database.execute(sql`update members set address = 'Via Roma 1', postal_code = '00184',
        sdi_code = 'ABC1234', city = 'Roma', province = 'RM' where role = 'Dealer'`);
      const won = { prepared: 0, cancelled: 0 };
      for (let round = 1; round <= roundsOfNotes; round += 1) {
        const { campaignId } = await campaignWithCredits(round);
        const run = await proposedRun(campaignId);
        await approveSettlement(races.context, approver, run);
        const ofRun = eq(settlementDocuments.settlementId, run);
        const notes = await races.database.select().from(settlementDocuments).where(ofRun);
        const calls = notes.flatMap(({ id }, place) => {
          const prepare = async () => {
            const { done } = await prepareDocuments(races.context, races.administrator, { documentIds: [id] });
            if (done === 0) throw new Refusal('CONFLICT', { reason: 'documentState' });
          };
          const change = { change: 'cancelled', reason: 'Prova' } as const;
          const cancel = () => changeDocument(races.context, approver, id, change, { approvalId: null });
          return (round + place) % 2 === 0 ? [cancel, prepare, cancel, prepare] : [prepare, cancel, prepare, cancel];
        });
        const outcomes = await atOnce(calls, calls.length);
        for (const [place, { id }] of notes.entries()) {
          const of = outcomes.slice(place * 4, place * 4 + 4);
          expect(of.filter((each) => each === 'done')).toHaveLength(1);
          const [note] = await races.database.select().from(settlementDocuments).where(eq(settlementDocuments.id, id));
          const isPrepared = note?.delivery === 'prepared';
          expect(note?.cancelledAt === null).toBe(isPrepared);
          won[isPrepared ? 'prepared' : 'cancelled'] += 1;
        }
        expect((await findDifferences(races.database)).filter((each) => each.campaignId === campaignId)).toEqual([]);
      }
      // either outcome alone would prove nothing
      expect(won.prepared).toBeGreaterThan(0);
      expect(won.cancelled).toBeGreaterThan(0);
    },
    patience * (roundsOfNotes > 10 ? 10 : 1),
  );

  test(
    'a note is either paid or answered by a debit note, once, however many try both',
    async () => {
      const approver = await callerFor(races.database, { username: 'gd.admin', role: 'GD Administrator' });
      await races.database.update(settlementSettings).set({ taxRate: '22' });
      const won = { paid: 0, answered: 0 };
      for (let round = 1; round <= roundsOfNotes; round += 1) {
        const { campaignId } = await campaignWithCredits(round);
        const run = await proposedRun(campaignId);
        await approveSettlement(races.context, approver, run);
        const ofRun = eq(settlementDocuments.settlementId, run);
        const notes = await races.database
          .update(settlementDocuments)
          .set({ delivery: 'sent' })
          .where(ofRun)
          .returning();
        expect(notes).toHaveLength(dealersOfARound);
        const calls = notes.flatMap(({ id }, place) => {
          const pay = () => payDocument(races.context, races.administrator, id, { paidOn: day });
          const change = { change: 'answered', reason: 'Prova' } as const;
          const answer = () => changeDocument(races.context, approver, id, change, { approvalId: null });
          // neither of them always begins
          return (round + place) % 2 === 0 ? [answer, pay, answer, pay] : [pay, answer, pay, answer];
        });
        const outcomes = await atOnce(calls, calls.length);
        for (const [place, { id, dealerId }] of notes.entries()) {
          const of = outcomes.slice(place * 4, place * 4 + 4);
          expect(of.toSorted()).toEqual(['documentState', 'documentState', 'documentState', 'done']);
          const [note] = await races.database.select().from(settlementDocuments).where(eq(settlementDocuments.id, id));
          const isPaid = note?.payment === 'paid';
          expect(note?.answeredById === null).toBe(isPaid);
          const left = (await balancesOf(campaignId)).find((each) => each.dealerId === dealerId)?.left;
          expect(left).toBe(isPaid ? '0.00' : '100.00');
          won[isPaid ? 'paid' : 'answered'] += 1;
        }
        expect((await findDifferences(races.database)).filter((each) => each.campaignId === campaignId)).toEqual([]);
      }
      // either outcome alone would prove nothing
      expect(won.paid).toBeGreaterThan(0);
      expect(won.answered).toBeGreaterThan(0);
      const debitNotes = await races.database
        .select()
        .from(settlementDocuments)
        .where(eq(settlementDocuments.kind, 'debitNote'))
        .orderBy(asc(settlementDocuments.sequence));
      expect(debitNotes.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: won.answered }, (_, index) => index + 1),
      );
    },
    patience * (roundsOfNotes > 10 ? 10 : 1),
  );

  test(
    'a note is rejected and paid, or rejected and cancelled, or delivered and paid: never paid and cancelled',
    async () => {
      const approver = await callerFor(races.database, { username: 'gd.admin', role: 'GD Administrator' });
      await races.database.update(settlementSettings).set({ taxRate: '22' });
      const states = new Map<string, number>();
      for (let round = 1; round <= outcomeRounds; round += 1) {
        const { campaignId } = await campaignWithCredits(round);
        const run = await proposedRun(campaignId);
        await approveSettlement(races.context, approver, run);
        const notes = eq(settlementDocuments.settlementId, run);
        await races.database.update(settlementDocuments).set({ delivery: 'sent' }).where(notes);
        const [{ id, number } = { id: 0, number: '' }] = await races.database
          .select()
          .from(settlementDocuments)
          .where(notes);
        const give = (outcome: ExchangeOutcome) => () =>
          recordOutcome(races.context, approver, id, { outcome, day, codes: [] });
        const cancel = { change: 'cancelled', reason: 'Corsa' } as const;
        const calls = [
          give('rejected'),
          give('delivered'),
          () => receiveOutcomes(races.context, approver, [{ number, outcome: 'rejected', day, codes: [] }]),
          () => payDocument(races.context, approver, id, { paidOn: day }),
          () => changeDocument(races.context, approver, id, cancel, { approvalId: null }),
        ];
        const rotated = calls.slice(round % calls.length).concat(calls.slice(0, round % calls.length));
        const outcomes = await atOnce(rotated, calls.length);
        expect(outcomes.filter((each) => !['done', 'documentState', 'alreadyCancelled'].includes(each))).toEqual([]);
        const [after] = await races.database.select().from(settlementDocuments).where(eq(settlementDocuments.id, id));
        if (after === undefined) throw new Error('The run has made no document.');
        const isCancelled = after.cancelledAt !== null;
        const answers = await races.database
          .select()
          .from(settlementDocumentEvents)
          .where(
            and(
              eq(settlementDocumentEvents.documentId, id),
              inArray(settlementDocumentEvents.event, [...exchangeOutcomes]),
            ),
          );
        // one answer is recorded, once, and the note is what it says
        expect(answers.map(({ event }) => event)).toEqual([after.delivery]);
        expect(isCancelled && (after.paidOn !== null || after.delivery !== 'rejected')).toBe(false);
        const name = `${after.delivery} ${isCancelled ? 'cancelled' : (after.payment ?? '')}`;
        states.set(name, (states.get(name) ?? 0) + 1);
      }
      if (outcomeRounds >= 40) expect(states.size).toBeGreaterThan(1);
    },
    patience * (outcomeRounds > 10 ? 10 : 2),
  );
});
