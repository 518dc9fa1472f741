/** Does the steps of a random history of the whole programme as the product does them. */
import { asc, eq, sql } from 'drizzle-orm';
import { approveRequest } from '../../decisions/approvals/service.js';
import { updateCampaign } from '../../programme/campaigns/changes.js';
import { closeCampaign, closeRegistration } from '../../programme/campaigns/closing/closeCampaign.js';
import { makeRulesPreview } from '../../programme/campaigns/rules/preview.js';
import { confirmedChanges } from '../../confirmedChanges.js';
import { closeMonth } from '../../money/accruals/service.js';
import { members } from '../../ground/database/tables/people/network.js';
import { accrualMonths } from '../../ground/database/tables/programme/accruals.js';
import { approvals } from '../../ground/database/tables/programme/approvals.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { settlementDocuments, settlementSettings } from '../../ground/database/tables/programme/settlements.js';
import { acceptDispute, refuseDispute } from '../../money/disputes/decisions.js';
import { openDispute } from '../../money/disputes/service.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import { monthsAfter } from '../../ground/domain/periods.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { ImportContext } from '../../sales/imports/service.js';
import { recordAdjustment, recordRedemption, reverseEntry } from '../../money/ledger/service.js';
import { acceptCampaign, addDealer, editGoal, removeDealer } from '../../programme/memberships/membership/service.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { approveSettlement } from '../../money/settlements/approval.js';
import { changeDocument } from '../../money/settlements/documents/changes.js';
import { createSettlement, proposeSettlement } from '../../money/settlements/service.js';
import { callerFor, dealerIds } from '../app/callers.js';
import { openTestApp, type TestApp } from '../app/testApp.js';
import { applyFile, loadFile, undoFile } from '../programme/loadedFile.js';
import { correctLines, newCampaign, sell, takeBack } from '../programme/salesAndCampaigns.js';
import type { SetRules } from '../properties/arbitraryRules.js';
import { letWorsen } from '../programme/worsenings.js';
import { dayMs, dealersOfHistory, type History, type HistoryStep } from './steps.js';

const minuteMs = 60_000;

/** An applied import of sales. */
interface AppliedImport {
  readonly lines: number;
  /** The import whose lines it corrects. */
  readonly corrects?: number;
}

/** The days on which an import counted whose lines were forgotten: from the first one until before the last one. */
interface Forgotten {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** A history under way, and what the tests alone know of it. */
export class World {
  readonly imports = new Map<number, AppliedImport>();
  readonly forgotten: Forgotten[] = [];
  /** How often each step was done, not refused. */
  readonly done = new Map<string, number>();
  private readonly goalsFiles: number[] = [];
  private constructor(
    readonly service: TestApp,
    readonly context: ImportContext,
    readonly campaignIds: readonly number[],
    readonly dealers: readonly SignedIn[],
    readonly administrator: SignedIn,
    private readonly approver: SignedIn,
  ) {}

  /** A programme of its own with a few campaigns and dealers, all of which have an address for mails. */
  static async open({ rules, byTwo }: Pick<History, 'rules' | 'byTwo'>): Promise<World> {
    const service = await openTestApp();
    const { database } = service;
    const mode = byTwo ? 'twoPersons' : 'told';
    await letWorsen(database, { rules: mode, goals: mode });
    await database.update(settlementSettings).set({ taxRate: '22' });
    await database.execute(sql`update members set email = 'dealer-' || id || '@gdd.example' where role = 'Dealer'`);
    const wakeNobody = () => undefined;
    const context = { ...service, wakeOutbox: wakeNobody, wakeImports: wakeNobody };
    const ids = (await dealerIds(database)).slice(0, dealersOfHistory);
    const dealers = await Promise.all(
      ids.map((memberId) => callerFor(database, { username: 'dealer', role: 'Dealer', memberId })),
    );
    const made: number[] = [];
    for (const [index, each] of rules.entries()) {
      made.push((await newCampaign(database, { ...each, title: titleOf(index) })).id);
    }
    const administrator = await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' });
    const approver = await callerFor(database, { username: 'gd.admin', role: 'GD Administrator' });
    const world = new World(service, context, made, dealers, administrator, approver);
    world.pass(0);
    for (const campaign of made.keys()) {
      for (const dealer of ids.keys()) {
        await world.perform({ do: 'add', place: { campaign, dealer }, goal: 10 + 10 * dealer });
        // the last one accepts in its time, or never
        if (dealer + 1 < ids.length) await world.perform({ do: 'accept', place: { campaign, dealer } });
      }
    }
    return world;
  }

  /** Lets time pass: the programme's day is that of the clock, thirteen months before. */
  pass(ms: number): void {
    this.service.clock.advance(ms);
    this.service.fixDay(romeDay(new Date(this.service.clock.now().getTime() - 400 * dayMs)));
  }

  get day(): string {
    return romeDay(this.service.clock.now());
  }

  dealerId(index: number): number {
    return this.dealers[index]?.member.id ?? 0;
  }

  /** Does a step; what the product refuses is left. @returns whether it was done */
  async perform(step: HistoryStep): Promise<boolean> {
    try {
      await this.performed(step);
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'FORBIDDEN') return false;
      throw error;
    }
    this.done.set(step.do, (this.done.get(step.do) ?? 0) + 1);
    return true;
  }

  private async performed(step: HistoryStep): Promise<void> {
    const { context, administrator, service } = this;
    const { database } = service;
    const today = service.programmeDay();
    const campaignOf = (index: number) => this.campaignIds[index] ?? 0;
    const pathOf = (place: { campaign: number; dealer: number }) => ({
      id: campaignOf(place.campaign),
      dealerId: this.dealerId(place.dealer),
    });
    switch (step.do) {
      case 'sell': {
        const lines = step.lines.map(({ dealer, line }) => ({ ...line, dealerId: this.dealerId(dealer) }));
        await sell(database, this.importNow(), lines);
        this.imports.set(this.importNow(), { lines: lines.length });
        return;
      }
      case 'takeBack':
      case 'forget':
        return this.undoSales(step.which, step.do === 'forget');
      case 'correct':
        return this.correct(step.which, step.to);
      case 'add': {
        const { id, dealerId } = pathOf(step.place);
        await addDealer(context, administrator, id, { goalThreshold: step.goal, dealer: dealerId }, undefined);
        return;
      }
      case 'accept': {
        const caller = this.dealers[step.place.dealer];
        if (caller) await acceptCampaign(context, caller, campaignOf(step.place.campaign));
        return;
      }
      case 'edit': {
        const edit = { goalThreshold: step.goal, reason: 'Piano nuovo' };
        await editGoal(context, administrator, pathOf(step.place), edit);
        return this.approveAll();
      }
      case 'remove':
        await removeDealer(context, administrator, pathOf(step.place));
        return this.approveAll();
      case 'goalsFile': {
        const numbers = await this.vatNumbers();
        const rows = step.rows.map(
          ({ dealer, goal, accepted }) =>
            `${titleOf(step.campaign)};${numbers.get(this.dealerId(dealer)) ?? ''};${goal};${accepted ? 'sì' : 'no'}`,
        );
        // a line of its own, so that no file is like another
        const text = ['campagna;partita_iva;obiettivo;accettata', ...rows].join('\n') + '\n'.repeat(this.done.size + 1);
        const { id } = await loadFile(service, 'goals', text);
        await applyFile(service, id, true);
        await this.approveAll();
        this.goalsFiles.push(id);
        return;
      }
      case 'undoGoals': {
        const id = this.goalsFiles[step.which % Math.max(this.goalsFiles.length, 1)];
        if (id === undefined) throw new Refusal('NOT_FOUND');
        await undoFile(service, id);
        return this.approveAll();
      }
      case 'changeRules': {
        const id = campaignOf(step.campaign);
        await this.changeRules(id, titleOf(step.campaign), step.rules);
        return this.approveAll();
      }
      case 'redeem': {
        const path = pathOf(step.place);
        const [row] = await database
          .select({ expendable: memberships.plafondExpendable })
          .from(memberships)
          .where(sql`campaign_id = ${path.id} and dealer_id = ${path.dealerId}`);
        const cents = (millionths(row?.expendable ?? '0') * BigInt(step.percent)) / 1_000_000n;
        const amount = decimalText((cents || 1n) * 10_000n);
        await recordRedemption(context, administrator, path, { redeemedOn: today, amount, note: null }, undefined);
        return;
      }
      case 'adjust': {
        const amount = decimalText(BigInt(step.cents || 1) * 10_000n);
        const adjustment = { day: today, amount, reason: 'Accordo' };
        await recordAdjustment(context, administrator, pathOf(step.place), adjustment, undefined);
        return;
      }
      case 'reverse': {
        const made = await database.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id));
        const entry = made[step.which % Math.max(made.length, 1)];
        if (entry === undefined) throw new Refusal('NOT_FOUND');
        const path = { id: entry.campaignId, dealerId: entry.dealerId, entryId: entry.id };
        await reverseEntry(context, administrator, path, { reason: 'Errore' }, undefined);
        return;
      }
      case 'settle': {
        const run = { title: 'Liquidazione', campaigns: [campaignOf(step.campaign)], filter: {}, minimum: '0' };
        const { id } = await createSettlement(context, administrator, { ...run, day: today }, undefined);
        await proposeSettlement(context, administrator, id);
        await approveSettlement(context, this.approver, id);
        return;
      }
      case 'cancelDocument': {
        const made = await database.select().from(settlementDocuments).orderBy(asc(settlementDocuments.id));
        const document = made[step.which % Math.max(made.length, 1)];
        if (document === undefined) throw new Refusal('NOT_FOUND');
        const change = { change: 'cancelled', reason: 'Errore' } as const;
        await changeDocument(context, administrator, document.id, change, { approvalId: null });
        return;
      }
      case 'dispute':
        return this.dispute(pathOf(step.place), step);
      case 'closeMonth': {
        const [newest] = await database
          .select()
          .from(accrualMonths)
          .orderBy(sql`month desc`)
          .limit(1);
        await closeMonth(context, administrator, newest === undefined ? '2025-01' : monthsAfter(newest.month, 1));
        return;
      }
      case 'closeRegistration':
        return closeRegistration(context, administrator, campaignOf(step.campaign));
      case 'close':
        await closeCampaign(context, administrator, campaignOf(step.campaign));
        return this.approveAll();
    }
  }

  /** The number of an import that is applied now (`appliedAt`). */
  private importNow(): number {
    return Math.round((this.service.clock.now().getTime() - Date.UTC(2025, 11, 1)) / minuteMs);
  }

  private async undoSales(which: number, isForgotten: boolean): Promise<void> {
    const { database, clock } = this.service;
    const id = [...this.imports.keys()][which % Math.max(this.imports.size, 1)] ?? 0;
    const found = this.imports.get(id);
    if (found === undefined || this.isCorrected(id)) throw new Refusal('CONFLICT');
    await takeBack(database, id, clock.now());
    this.imports.delete(id);
    if (!isForgotten) return;
    await database.execute(sql`update imports set lines_kept = false where id = ${id}`);
    await database.execute(sql`
      update removed_lines set sold_on = null, brand_id = null, season = null, segment = null, rim = null, channel = null,
        quantity = null, amount = null, former_import_id = null where import_id = ${id}`);
    const from = romeDay(new Date(Date.UTC(2025, 11, 1) + id * minuteMs));
    this.forgotten.push({ id, from, to: this.day });
  }

  private async correct(which: number, to: (HistoryStep & { readonly do: 'correct' })['to']): Promise<void> {
    const earlier = [...this.imports].filter(([id, { corrects }]) => corrects === undefined && !this.isCorrected(id));
    const [id, found] = earlier[which % Math.max(earlier.length, 1)] ?? [];
    if (id === undefined || found === undefined) throw new Refusal('NOT_FOUND');
    const line = to && { ...to.line, dealerId: this.dealerId(to.dealer) };
    await correctLines(this.service.database, this.importNow(), id, [
      { place: found.lines - 1, ...(line && { to: line }) },
    ]);
    this.imports.set(this.importNow(), { lines: 1, corrects: id });
  }

  private isCorrected(importId: number): boolean {
    return [...this.imports.values()].some(({ corrects }) => corrects === importId);
  }

  private async changeRules(id: number, title: string, rules: SetRules): Promise<void> {
    const { context, administrator } = this;
    const fields = { title, type: 'all', duration: 'annual', isMain: true, year: 2025, description: null } as const;
    const preview = await makeRulesPreview(context, administrator, id, rules);
    const change = { reason: 'Regole nuove', preview: preview.id };
    await updateCampaign(context, administrator, id, { ...fields, ...rules, ...change });
  }

  /** Opens a dispute and decides it: with an adjustment, another goal, or not at all. */
  private async dispute(
    { id: campaignId, dealerId }: { readonly id: number; readonly dealerId: number },
    { cents, goal, by }: HistoryStep & { readonly do: 'dispute' },
  ): Promise<void> {
    const { context, administrator } = this;
    const about = { kind: 'other', document: null } as const;
    const opened = { campaignId, dealerId, about, text: 'Non torna' };
    const { id } = await openDispute(context, administrator, opened, undefined);
    if (by === 0) {
      await refuseDispute(context, administrator, id, { reason: 'Torna' });
      return;
    }
    const adjustment = { day: this.service.programmeDay(), amount: decimalText(BigInt(cents || 1) * 10_000n) };
    const answer = by === 1 ? { reason: 'Vero', adjustment } : { reason: 'Vero', goalThreshold: goal };
    await acceptDispute(context, administrator, id, answer, undefined);
    await this.approveAll();
  }

  /** A second person approves what waits; what is no longer possible is left. */
  private async approveAll(): Promise<void> {
    const { database } = this.service;
    const waiting = await database
      .select()
      .from(approvals)
      .where(eq(approvals.state, 'pending'))
      .orderBy(asc(approvals.id));
    for (const { id } of waiting) {
      try {
        await approveRequest(this.context, confirmedChanges(this.context), this.approver, id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await database.update(approvals).set({ state: 'withdrawn' }).where(eq(approvals.id, id));
      }
    }
    await this.service.imports.drain();
  }

  /** The VAT numbers of all members by their ids. */
  private async vatNumbers(): Promise<ReadonlyMap<number, string | null>> {
    const found = await this.service.database.select().from(members);
    return new Map(found.map(({ id, vatNumber }) => [id, vatNumber]));
  }
}

const titleOf = (index: number) => `Storia ${index + 1}`;
