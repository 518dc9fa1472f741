/**
 * Documents after any history of runs, payments, files, outcomes, holds, cancellations and debit notes, on a real Postgres: no
 * cent is paid twice, none is lost. One after a change, some before a landing, a thousand by night.
 */
import { exchangeOutcomes } from '@gdd/schema/settlements';
import { beforeAll, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { intArray } from '../database/intArray.js';
import { documentFiles } from '../database/tables/programme/documentFiles.js';
import { settlementDocumentEvents } from '../database/tables/programme/documentEvents.js';
import { settlementHolds } from '../database/tables/programme/holds.js';
import { memberships } from '../database/tables/programme/memberships.js';
import { settlementDocuments, settlementSettings } from '../database/tables/programme/settlements.js';
import { recordAdjustment } from '../ledger/service.js';
import { insertMemberships } from '../memberships/membership/queries.js';
import { Refusal } from '../platform/http/errors.js';
import type { SignedIn } from '../platform/http/caller.js';
import { findDifferences } from '../sums/differences.js';
import { recomputeSums } from '../sums/sums.js';
import { callerFor } from '../testing/app/callers.js';
import { onPostgres, RacingDealers } from '../testing/programme/racingDealers.js';
import { newCampaign } from '../testing/programme/salesAndCampaigns.js';
import { settings } from '../testing/programme/settledDealers.js';
import { patience } from '../testing/properties/races.js';
import { hasOneHistory, randomHistories } from '../testing/properties/randomRuns.js';
import { approveSettlement } from './approval.js';
import { changeDocument, payDocument } from './documents/changes.js';
import { markSent, prepareDocuments } from './documents/preparing.js';
import type { SelectionOutcome } from './documents/schemas.js';
import { holdCredits, releaseCredits } from './holds/service.js';
import { receiveOutcomes, recordOutcome, takeOutcomes } from './outcomes/outcomes.js';
import { createSettlement, proposeSettlement } from './service.js';

const office = new RacingDealers();
const day = '2025-10-15';
beforeAll(() => office.service?.fixDay(day));
const histories = randomHistories(40, 40, 1000);

const which = fc.nat(9);
const named = <T extends string>(...names: readonly T[]) => fc.record({ do: fc.constantFrom(...names), which });
// what documents come of, and what brings them on their way, more often: the rest has something to happen to
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('adjust' as const), which, cents: fc.integer({ min: -3000, max: 9000 }) }),
  },
  { weight: 4, arbitrary: named('settle') },
  { weight: 8, arbitrary: named('prepare', 'send') },
  { weight: 4, arbitrary: named('pay', 'release') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      outcome: fc.constantFrom(...exchangeOutcomes),
      by: fc.constantFrom('receipt', 'row', 'hand'),
      which,
    }),
  },
  { weight: 1, arbitrary: named('hold') },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      // cancelled seldom: nothing happens to a document after that
      change: fc.oneof(
        { weight: 3, arbitrary: fc.constant('answered' as const) },
        { weight: 3, arbitrary: fc.constantFrom('discarded', 'paymentTakenBack', 'paymentReturned') },
        { weight: 1, arbitrary: fc.constant('cancelled' as const) },
      ),
      which,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Two campaigns, one of each kind, with two dealers. */
interface World {
  readonly campaignIds: readonly number[];
  readonly dealerIds: readonly number[];
}

async function newWorld(): Promise<World> {
  const dealerIds = office.dealers.slice(0, 2).map(({ member }) => member.id);
  const campaignIds: number[] = [];
  for (const settlement of ['creditNote', 'dealerInvoice'] as const) {
    const rules = await newCampaign(office.database, { settlement });
    const goals = dealerIds.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
    await insertMemberships(office.database, rules.id, goals, office.service.clock.now());
    await office.database.transaction((transaction) => recomputeSums(transaction, rules, null));
    campaignIds.push(rules.id);
  }
  return { campaignIds, dealerIds };
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % Math.max(list.length, 1)];
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
};

/** What is left out of a selection is refused, for the count of what was done. */
function refusedUnlessDone({ done }: SelectionOutcome): void {
  if (done === 0) throw new Refusal('CONFLICT', { reason: 'documentState' });
}

async function take(world: World, action: Step, approver: SignedIn): Promise<unknown> {
  const { context, administrator, database } = office;
  const campaignId = at(world.campaignIds, action.which);
  const dealerId = at(world.dealerIds, action.which >> 1);
  const documents = await database
    .select()
    .from(settlementDocuments)
    // of this history: its dealers have documents of those before it too
    .where(
      sql`exists (select from settlement_document_lines as line
        where line.document_id = settlement_documents.id and line.campaign_id = any(${intArray(world.campaignIds)}))`,
    )
    .orderBy(asc(settlementDocuments.id));
  const document = () => at(documents, action.which);
  const note = () =>
    at(
      documents.filter(({ kind }) => kind !== 'notice'),
      action.which,
    );
  switch (action.do) {
    case 'adjust': {
      if (action.cents === 0) return;
      const adjustment = { day, amount: (action.cents / 100).toFixed(2), reason: 'Saldo' };
      return recordAdjustment(context, administrator, { id: campaignId, dealerId }, adjustment, undefined);
    }
    case 'settle': {
      const input = { title: 'Storia', campaigns: [...world.campaignIds], filter: {}, minimum: '0', day };
      const { id } = await createSettlement(context, administrator, input, undefined);
      await proposeSettlement(context, administrator, id);
      return approveSettlement(context, approver, id);
    }
    case 'prepare':
      return refusedUnlessDone(await prepareDocuments(context, administrator, { documentIds: [note().id] }));
    case 'send':
      return refusedUnlessDone(await markSent(context, administrator, { documentIds: [note().id] }));
    case 'hear':
      return hear(note(), action);
    case 'pay':
      return payDocument(context, administrator, document().id, { paidOn: day });
    case 'change': {
      const change = { change: action.change, reason: 'Storia', ...(action.change === 'paymentReturned' && { day }) };
      const { id } = action.change === 'answered' ? note() : document();
      return changeDocument(context, administrator, id, change, { approvalId: null });
    }
    case 'hold':
      return holdCredits(context, administrator, { dealerId, campaignId, reason: 'Lite', isReasonShown: false });
    case 'release': {
      const held = await database.select().from(settlementHolds).where(eq(settlementHolds.dealerId, dealerId));
      return releaseCredits(context, administrator, at(held, action.which).id);
    }
  }
}

/** What the exchange system says: of any file of a note by its receipt, of the note by its number, or by hand. */
async function hear(
  { id, number }: typeof settlementDocuments.$inferSelect,
  { outcome, by, which: place }: Extract<Step, { do: 'hear' }>,
): Promise<unknown> {
  const { context, administrator, database } = office;
  if (by === 'hand') return recordOutcome(context, administrator, id, { outcome, day, codes: [] });
  if (by === 'row') return receiveOutcomes(context, administrator, [{ number, outcome, day, codes: [] }]);
  const files = await database.select().from(documentFiles).where(eq(documentFiles.documentId, id));
  const about = { fileName: at(files, place).name };
  const receipt = { place: { row: null, name: 'RC.xml' }, about, outcome, day, codes: [], exchangeId: '1' };
  return takeOutcomes(context, administrator, [receipt]);
}

/** The documents whose way is another one than the last step of their histories says. */
async function notAsInHistory({ dealerIds }: World): Promise<unknown[]> {
  const last = sql<string | null>`(select event from settlement_document_events as e
    where e.document_id = settlement_documents.id and e.event in ('prepared', 'discarded', 'sent', 'delivered', 'undelivered', 'rejected') order by e.id desc limit 1)`;
  const found = await office.database
    .select({ id: settlementDocuments.id, delivery: settlementDocuments.delivery, last })
    .from(settlementDocuments)
    .where(sql`dealer_id = any(${intArray(dealerIds)})`);
  return found.filter(
    ({ delivery, last: step }) => delivery !== (step === 'discarded' || step === null ? 'notSent' : step),
  );
}

/** What each dealer was given in a campaign, less what documents that count pay it, is what it has. */
async function lostOrPaidTwice({ campaignIds }: World): Promise<unknown[]> {
  const rows = await office.database
    .select({
      dealerId: memberships.dealerId,
      has: sql<string>`(plafond_expendable - debt)::text`,
      should: sql<string>`(adjusted + set_off - coalesce((
        select sum(line.paid) from settlement_document_lines as line
          join settlement_documents as document on document.id = line.document_id
        where line.campaign_id = memberships.campaign_id and document.dealer_id = memberships.dealer_id
          and document.kind <> 'debitNote' and document.cancelled_at is null and document.answered_by_id is null
        ), 0))::numeric(18, 2)::text`,
    })
    .from(memberships)
    .where(sql`campaign_id = any(${intArray(campaignIds)})`);
  return rows.filter(({ has, should }) => has !== should);
}

const done = new Map<string, number>();

onPostgres('after any history of documents', () => {
  test(
    'every cent is paid once or still there, and what was sent or paid stands',
    async () => {
      const approver = await callerFor(office.database, { username: 'gd.admin', role: 'GD Administrator' });
      const sender = { ...settings.sender, taxRegime: 'RF01' as const };
      await office.database.update(settlementSettings).set({ taxRate: '22', sender });
      const complete = sql`update members set address = 'Via Roma 1', postal_code = '00184', sdi_code = 'ABC1234',
        city = 'Roma', province = 'RM' where role = 'Dealer'`;
      await office.database.execute(complete);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
          const world = await newWorld();
          for (const action of steps) {
            const name = action.do === 'change' ? action.change : action.do;
            try {
              await take(world, action, approver);
              done.set(name, (done.get(name) ?? 0) + 1);
            } catch (error) {
              if (!(error instanceof Refusal)) throw error;
            }
          }
          expect(await lostOrPaidTwice(world)).toEqual([]);
          expect(await notAsInHistory(world)).toEqual([]);
          expect(await findDifferences(office.database)).toEqual([]);
        }),
        { ...histories, endOnFailure: true },
      );
      // histories in which nothing is ever paid or cancelled would prove nothing
      const names = hasOneHistory ? [] : ['settle', 'pay', 'prepare', 'hear', 'cancelled', 'answered'];
      for (const name of names) expect(done.get(name) ?? 0).toBeGreaterThan(0);
      // calls that leave out or refuse everything are done too
      const happened = new Set(
        await office.database
          .selectDistinct({ event: settlementDocumentEvents.event })
          .from(settlementDocumentEvents)
          .then((found) => found.map(({ event }) => event)),
      );
      for (const event of hasOneHistory ? [] : (['prepared', 'sent', ...exchangeOutcomes] as const)) {
        expect(happened).toContain(event);
      }
    },
    patience * (histories.numRuns > 40 ? 20 : 2),
  );
});
