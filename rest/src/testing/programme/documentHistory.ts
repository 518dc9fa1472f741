/** Random histories of documents on a database of their own: what is done in them, and what holds after any of them. */
import { createHash } from 'node:crypto';
import type { DocumentEvent } from '@gdd/schema/settlements';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { intArray } from '../../ground/database/intArray.js';
import { rowsIn } from '../../ground/database/rows.js';
import { members } from '../../ground/database/tables/people/network.js';
import { documentFiles } from '../../ground/database/tables/programme/documentFiles.js';
import { settlementHolds } from '../../ground/database/tables/programme/holds.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { settlementDocuments, settlementSettings } from '../../ground/database/tables/programme/settlements.js';
import { recordAdjustment } from '../../money/ledger/service.js';
import { insertMemberships, markAccepted } from '../../programme/memberships/membership/queries.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { approveSettlement } from '../../money/settlements/approval.js';
import { changeDocument, payDocument } from '../../money/settlements/documents/changes.js';
import { markSent, prepareDocuments } from '../../money/settlements/documents/preparing.js';
import type { SelectionOutcome } from '../../money/settlements/documents/schemas.js';
import { allows } from '../../money/settlements/documents/states.js';
import { holdCredits, releaseCredits } from '../../money/settlements/holds/service.js';
import { receiveOutcomes, recordOutcome, takeOutcomes } from '../../money/settlements/outcomes/outcomes.js';
import { createSettlement, proposeSettlement } from '../../money/settlements/service.js';
import { dealersDocuments } from '../../figures/sums/differences.js';
import { recomputeSums } from '../../figures/sums/sums.js';
import { callerFor } from '../app/callers.js';
import type { Step } from './documentSteps.js';
import { DealersOnPostgres } from './racingDealers.js';
import { newCampaign, sell, takeBack } from './salesAndCampaigns.js';
import { settings } from './settledDealers.js';

const day = '2025-10-15';
const usualSeat = { address: 'Via Roma 1', postalCode: '00184', city: 'Roma', province: 'RM' };

/** What each history begins with: notes and notices of both dealers, for its steps to be about. */
const beginning: readonly Step[] = [
  { do: 'import', which: 0, quantity: 50 },
  { do: 'import', which: 2, quantity: 50 },
  { do: 'settle', which: 0 },
];

/** Two campaigns, one of each kind, with two dealers of their own. */
interface World {
  readonly campaignIds: readonly number[];
  readonly dealerIds: readonly number[];
  /** Imports of sales that are not undone. */
  readonly importIds: number[];
}

/** A service whose dealers are complete for the electronic form; each history has two of them. */
export class HistoryOffice extends DealersOnPostgres {
  private approver!: SignedIn;
  private histories = 0;
  private lastImport = 0;
  /** How often each step was done and not refused. */
  readonly done = new Map<string, number>();

  override async open(): Promise<void> {
    await super.open();
    this.service.fixDay(day);
    this.approver = await callerFor(this.database, { username: 'gd.admin', role: 'GD Administrator' });
    const sender = { ...settings.sender, taxRegime: 'RF01' as const };
    await this.database.update(settlementSettings).set({ taxRate: '22', sender });
    await this.database
      .update(members)
      .set({ ...usualSeat, sdiCode: 'ABC1234' })
      .where(eq(members.role, 'Dealer'));
  }

  /** Takes the steps, refused ones too. @returns what does not hold after them: nothing, if all is right */
  async history(steps: readonly Step[]): Promise<unknown[]> {
    const world = await this.newWorld();
    for (const action of [...beginning, ...steps]) {
      const name = action.do === 'change' ? action.change : action.do;
      try {
        await this.take(world, action);
        this.done.set(name, (this.done.get(name) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    const [first = 0, last = first] = world.dealerIds;
    return [
      ...(await this.lostOrPaidTwice(world)),
      ...(await this.notAsInHistory(world)),
      ...(await this.changedFiles(world)),
      ...(await dealersDocuments(this.database, { after: first - 1, upTo: last })),
    ];
  }

  private async newWorld(): Promise<World> {
    const dealerIds = this.dealers.slice(2 * this.histories, 2 * this.histories + 2).map(({ member }) => member.id);
    if (dealerIds.length < 2) throw new Error('There are no dealers for another history.');
    this.histories += 1;
    const campaignIds: number[] = [];
    for (const settlement of ['creditNote', 'dealerInvoice'] as const) {
      // pays 1 EUR a tyre at once: imports and their undoing move what runs may pay
      const incentiveDetail = { basis: 'marginal' as const, tiers: [{ from: 0, rate: '1' }], unlockAt: 1 };
      const rules = await newCampaign(this.database, { settlement, incentiveDetail });
      const goals = dealerIds.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
      const now = this.service.clock.now();
      await insertMemberships(this.database, rules.id, goals, now);
      await this.database.transaction(async (transaction) => {
        await recomputeSums(transaction, rules, null);
        await markAccepted(transaction, rules.id, dealerIds, now);
      });
      campaignIds.push(rules.id);
    }
    return { campaignIds, dealerIds, importIds: [] };
  }

  private async take(world: World, action: Step): Promise<unknown> {
    const { context, administrator, database } = this;
    const campaignId = at(world.campaignIds, action.which);
    const dealerId = at(world.dealerIds, action.which >> 1);
    switch (action.do) {
      case 'adjust': {
        if (action.cents === 0) return;
        const adjustment = { day, amount: (action.cents / 100).toFixed(2), reason: 'Saldo' };
        return recordAdjustment(context, administrator, { id: campaignId, dealerId }, adjustment, undefined);
      }
      case 'import':
        this.lastImport += 1;
        world.importIds.push(this.lastImport);
        return sell(database, this.lastImport, [{ dealerId, quantity: action.quantity }]);
      case 'undo': {
        const importId = at(world.importIds, action.which);
        world.importIds.splice(world.importIds.indexOf(importId), 1);
        return takeBack(database, importId);
      }
      case 'spoil':
        return database.update(members).set({ postalCode: '1013' }).where(eq(members.id, dealerId));
      case 'mend':
        return database.update(members).set(usualSeat).where(eq(members.id, dealerId));
      case 'settle': {
        const input = { title: 'Storia', campaigns: [...world.campaignIds], filter: {}, minimum: '0', day };
        const { id } = await createSettlement(context, administrator, input, undefined);
        await proposeSettlement(context, administrator, id);
        return approveSettlement(context, this.approver, id);
      }
      case 'hold':
        return holdCredits(context, administrator, { dealerId, campaignId, reason: 'Lite', isReasonShown: false });
      case 'release': {
        const held = await database.select().from(settlementHolds).where(eq(settlementHolds.dealerId, dealerId));
        return releaseCredits(context, administrator, at(held, action.which).id);
      }
      default:
        return this.move(await this.documentOf(world, action), action);
    }
  }

  /**
   * A document of the history. One of two steps takes one whose states allow it, if there is any: of documents by chance
   * few are ever paid and returned.
   */
  private async documentOf({ dealerIds }: World, action: MovingStep) {
    const documents = await this.database
      .select()
      .from(settlementDocuments)
      .where(inArray(settlementDocuments.dealerId, [...dealerIds]))
      .orderBy(asc(settlementDocuments.id));
    const fitting = documents.filter((each) => allows(each, eventOf(action)));
    return at(action.which % 2 === 0 && fitting.length > 0 ? fitting : documents, action.which >> 1);
  }

  private async move(document: typeof settlementDocuments.$inferSelect, action: MovingStep): Promise<unknown> {
    const { context, administrator } = this;
    const documentIds = [document.id];
    switch (action.do) {
      case 'prepare':
        return refusedUnlessDone(await prepareDocuments(context, administrator, { documentIds }));
      case 'send':
        return refusedUnlessDone(await markSent(context, administrator, { documentIds }));
      case 'hear':
        return this.hear(document, action);
      case 'pay':
        return payDocument(context, administrator, document.id, { paidOn: day });
      case 'change': {
        const { change } = action;
        const body = { change, reason: 'Storia', ...(change === 'paymentReturned' && { day }) };
        return changeDocument(context, administrator, document.id, body, { approvalId: null });
      }
    }
  }

  /** What the exchange system says: of any file of a note by its receipt, of the note by its number, or by hand. */
  private async hear(
    { id, number }: typeof settlementDocuments.$inferSelect,
    { outcome, by, which: place }: Extract<Step, { do: 'hear' }>,
  ): Promise<unknown> {
    const { context, administrator, database } = this;
    if (by === 'hand') return recordOutcome(context, administrator, id, { outcome, day, codes: [] });
    if (by === 'row') return receiveOutcomes(context, administrator, [{ number, outcome, day, codes: [] }]);
    const files = await database.select().from(documentFiles).where(eq(documentFiles.documentId, id));
    const about = { fileName: at(files, place).name };
    const receipt = { place: { row: null, name: 'RC.xml' }, about, outcome, day, codes: [], exchangeId: '1' };
    return takeOutcomes(context, administrator, [receipt]);
  }

  /** The documents whose way is another one than the last step of their histories says. */
  private async notAsInHistory({ dealerIds }: World): Promise<unknown[]> {
    const last = sql<string | null>`(select event from settlement_document_events as e
      where e.document_id = settlement_documents.id and e.event in ('prepared', 'discarded', 'sent', 'delivered', 'undelivered', 'rejected') order by e.id desc limit 1)`;
    const found = await this.database
      .select({ id: settlementDocuments.id, delivery: settlementDocuments.delivery, last })
      .from(settlementDocuments)
      .where(inArray(settlementDocuments.dealerId, [...dealerIds]));
    return found.filter(
      ({ delivery, last: event }) => delivery !== (event === 'discarded' || event === null ? 'notSent' : event),
    );
  }

  /** The files whose bytes are not those that were prepared. */
  private async changedFiles({ dealerIds }: World): Promise<unknown[]> {
    const files = rowsIn<{ readonly name: string; readonly xml: string; readonly sha256: string }>(
      await this.database.execute(sql`select name, xml, sha256 from document_files
        where document_id in (select id from settlement_documents where dealer_id = any(${intArray(dealerIds)}))`),
    );
    return files.filter(({ xml, sha256 }) => createHash('sha256').update(xml, 'utf8').digest('hex') !== sha256);
  }

  /** Tyres and adjustments of each dealer in a campaign, less what documents that count pay it, are what it has. */
  private async lostOrPaidTwice({ campaignIds }: World): Promise<unknown[]> {
    const rows = await this.database
      .select({
        dealerId: memberships.dealerId,
        has: sql<string>`(plafond_expendable - debt)::text`,
        should: sql<string>`(adjusted + set_off
          + coalesce((select sum(quantity) from sales where sales.dealer_id = memberships.dealer_id), 0)
          - coalesce((
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
}

/** A step that is about a document. */
type MovingStep = Extract<Step, { do: 'prepare' | 'send' | 'hear' | 'pay' | 'change' }>;

function eventOf(action: MovingStep): DocumentEvent {
  switch (action.do) {
    case 'prepare':
      return 'prepared';
    case 'send':
      return 'sent';
    case 'pay':
      return 'paid';
    case 'hear':
      return action.outcome;
    case 'change':
      return action.change;
  }
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
