import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { seededRandom, type Random } from '../../rest/src/demonstration/random.js';
import { monthsAfter } from '../../rest/src/ground/domain/periods.js';
import { Office, programmeFile } from '../programme/office.js';
import { PersistentCaller, type Reported } from './persistentCaller.js';
import { campaignOf } from './writers.js';

/** The number of concurrent payers, each with its own dealers. */
const payers = 3;
const dealersOfAPayer = 6;
/** The months that are closed one after the other until the test stops. */
const firstMonth = '1990-01';
const lastMonth = '2025-09';

/** The calls during which the service is killed. */
export const decisions = ['approval', 'cancellation', 'close'] as const;
export type Decision = (typeof decisions)[number];

interface Payer {
  readonly number: number;
  /** The id of the campaign in which its dealers have credits. */
  readonly credits: number;
  /** The id of the campaign in which every other dealer has a debt. */
  readonly debts: number;
  readonly dealers: readonly number[];
}

/**
 * Callers that record balances, settle them, cancel some of the documents and close months without a pause, and repeat
 * failed requests. They record what was acknowledged.
 */
export class Clerks {
  /** The responses that the service should not have given. */
  readonly complaints: string[] = [];
  /** The number of decisions that were interrupted by the end of the service, and repeated. */
  readonly cut: Record<Decision, number> = { approval: 0, cancellation: 0, close: 0 };
  /** The number of running decisions. */
  private readonly running: Record<Decision, number> = { approval: 0, cancellation: 0, close: 0 };
  /** Milliseconds of the last decision. */
  private readonly took: Record<Decision, number> = { approval: 50, cancellation: 20, close: 20 };
  /** Campaign and dealer → cents of its adjustments. */
  private readonly adjusted = new Map<string, number>();
  /** Settlement run → the number of its documents. */
  private readonly approved = new Map<number, number>();
  private readonly cancelled = new Set<number>();
  private readonly closed = new Set<string>();
  private readonly waiting = new Map<Decision, () => void>();
  private isStopping = false;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly proposer: PersistentCaller,
    private readonly approver: PersistentCaller,
    private readonly random: Random,
    private readonly pauseMs: number,
    /** The service's day: of balances, runs and documents. */
    private readonly day: string,
  ) {}

  /**
   * Loads a network, creates campaigns, and starts.
   *
   * @param pauseMs the longest pause between two closings of months, so that the months do not run out
   */
  static async start(url: string, database: pg.Client, seed: number, pauseMs = 100): Promise<Clerks> {
    const office = await Office.signIn(url);
    const { id } = await office.preview('network', 'rete.csv', programmeFile('rete.csv'));
    await office.apply(id);
    const tax = { taxRate: '22', taxNature: null, taxReference: null, sender: null, namesInvoices: false };
    await office.call('PUT', '/settlements/settings', tax);
    const { rows } = await database.query<{ id: number }>(
      `select id from members where role = 'Dealer' order by id limit ${payers * dealersOfAPayer}`,
    );
    const { today } = await office.call<{ today: string }>('GET', '/constants');
    // the first month that can be closed is the one in which the first campaign begins
    await office.call('POST', '/campaigns', { ...campaignOf('Da molti anni'), startsOn: `${firstMonth}-01` });
    const approver = new PersistentCaller(await Office.signIn(url, 'gd.admin'));
    const clerks = new Clerks(new PersistentCaller(office), approver, seededRandom(seed), pauseMs, today);
    const work = [clerks.closeMonths()];
    for (let number = 0; number < payers; number += 1) {
      const from = number * dealersOfAPayer;
      const dealers = rows.slice(from, from + dealersOfAPayer).map((dealer) => dealer.id);
      const campaignWith = async (title: string) => {
        const { campaign } = await office.call<{ campaign: { id: number } }>('POST', '/campaigns', campaignOf(title));
        for (const dealer of dealers) {
          await office.call('POST', `/campaigns/${campaign.id}/dealer/add`, { data: { dealer, goalThreshold: 1 } });
        }
        return campaign.id;
      };
      const credits = await campaignWith(`Crediti ${number}`);
      const debts = await campaignWith(`Debiti ${number}`);
      work.push(clerks.pay({ number, credits, debts, dealers }));
    }
    clerks.work = Promise.all(work).catch((error: unknown) => clerks.complaints.push(String(error)));
    return clerks;
  }

  /** Waits until a call of a kind is running, at a random instant of its duration. */
  async amid(decision: Decision): Promise<void> {
    do {
      const sent = new Promise<void>((resolve) => this.waiting.set(decision, resolve));
      await Promise.race([sent, this.work]);
      await pause(this.random.next() * this.took[decision]);
    } while (this.running[decision] === 0 && this.complaints.length === 0);
  }

  /** Lets every caller finish its current round, then ends. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
  }

  /** The number of acknowledged changes of each kind. */
  get book() {
    const documents = [...this.approved.values()].reduce((sum, each) => sum + each, 0);
    return {
      runs: this.approved.size,
      documents,
      cancellations: this.cancelled.size,
      months: this.closed.size,
    };
  }

  /** The differences between the database and what was acknowledged, and inconsistencies within the database. */
  async differences(database: pg.Client): Promise<readonly string[]> {
    const wrong: string[] = [];
    const rowsOf = async (text: string) => (await database.query<unknown[]>({ text, rowMode: 'array' })).rows;
    const compare = async (what: string, text: string, shouldBe: readonly (readonly unknown[])[]) => {
      const found = await rowsOf(text);
      const [is, wanted] = [found, shouldBe].map((rows) => rows.map((row) => JSON.stringify(row)).sort());
      if (JSON.stringify(is) !== JSON.stringify(wanted)) wrong.push(`${what}: ${JSON.stringify({ is, wanted })}`);
    };
    const none = (what: string, text: string) => compare(what, text, []);
    await compare(
      'adjustments',
      `select campaign_id || ' ' || dealer_id, (sum(amount) * 100)::int from ledger_entries where kind = 'adjustment' group by 1`,
      [...this.adjusted],
    );
    await compare(
      'runs, their documents and approvals in the audit',
      `select id, (select count(*)::int from settlement_documents where settlement_id = settlements.id),
         (select count(*)::int from audit_entries
           where entity = 'settlement' and action = 'approved' and entity_id = settlements.id)
       from settlements where state = 'approved'`,
      [...this.approved].map(([id, documents]) => [id, documents, 1]),
    );
    await none(
      'documents of a dealer twice in a run',
      'select settlement_id, dealer_id from settlement_documents group by 1, 2 having count(*) > 1',
    );
    await compare(
      'cancelled documents',
      'select id from settlement_documents where cancelled_at is not null',
      [...this.cancelled].map((id) => [id]),
    );
    await compare(
      'cancellations in the audit',
      `select after->>'number' from audit_entries where entity = 'settlement' and action = 'documentCancelled'`,
      await rowsOf('select number from settlement_documents where cancelled_at is not null'),
    );
    const { documents } = this.book;
    await compare(
      'numbers',
      `select last, (select count(distinct sequence)::int from settlement_documents where sequence between 1 and last),
         (select count(*)::int from settlement_documents) from settlement_counters`,
      [[documents, documents, documents]],
    );
    await none(
      'cents paid twice or not at all',
      `select dealer_id, adjusted, paid, balance
       from (select dealer_id, sum(amount) as adjusted from ledger_entries where kind = 'adjustment' group by 1) as given
         left join (select dealer_id, sum(net) as paid from settlement_documents where cancelled_at is null group by 1)
           as documents using (dealer_id)
         left join (select dealer_id, sum(plafond_expendable - debt) as balance from memberships group by 1)
           as balances using (dealer_id)
       where adjusted <> coalesce(paid, 0) + balance`,
    );
    const months = [...this.closed].map((month) => [month]);
    await compare('closed months', 'select month from accrual_months', months);
    await compare(
      'closed months in the audit',
      `select after->>'month' from audit_entries where entity = 'accrualMonth'`,
      months,
    );
    return wrong;
  }

  private async pay({ number, credits, debts, dealers }: Payer): Promise<void> {
    for (let round = 0; !this.isStopping; round += 1) {
      const key = (of: string) => ({ headers: { 'idempotency-key': `${number}-${round}-${of}` } });
      const adjust = async (campaign: number, dealer: number, cents: number) => {
        const body = { day: this.day, amount: (cents / 100).toFixed(2), reason: 'Saldo' };
        const route = `/campaigns/${campaign}/dealer/${dealer}/adjustments`;
        const request = { body, ...key(`${campaign}-${dealer}`) };
        this.expect(201, route, await this.proposer.sendUntilDone('POST', route, request));
        const of = `${campaign} ${dealer}`;
        this.adjusted.set(of, (this.adjusted.get(of) ?? 0) + cents);
      };
      for (const [index, dealer] of dealers.entries()) {
        await adjust(credits, dealer, this.random.between(5_000, 20_000));
        if (index % 2 === 0) await adjust(debts, dealer, -this.random.between(1, 4_999));
      }
      const input = { title: `Corsa ${number}-${round}`, campaigns: [credits], minimum: '0', day: this.day };
      const made = await this.proposer.sendUntilDone('POST', '/settlements', { body: input, ...key('run') });
      this.expect(201, 'settlement', made);
      const { id } = (made.data as { readonly settlement: { readonly id: number } }).settlement;
      const proposal = await this.proposer.sendUntilDone('POST', `/settlements/${id}/proposal`);
      this.expectDone(proposal, `proposal of ${id}`, 'notADraft');
      await this.decide('approval', `/settlements/${id}/approval`, { refusal: 'notProposed' });
      const filter = { settlementId: id };
      const table = await this.proposer.sendUntilDone('POST', '/settlements/documents/table', { body: { filter } });
      const { items, total } = table.data as { readonly items: readonly { id: number }[]; readonly total: number };
      this.approved.set(id, total);
      for (const document of items.slice(0, 2)) {
        await this.cancel(document.id);
      }
    }
  }

  /** One asks for the cancellation of a document, the other approves it. */
  private async cancel(id: number): Promise<void> {
    const route = `/settlements/documents/${id}/cancellation`;
    const asked = await this.proposer.sendUntilDone('POST', route, { body: { reason: 'Prova' } });
    const isAsked = asked.status === 409 && asked.error?.reason === 'approvalPending' && asked.wasDoubtful;
    if (!isAsked) this.expect(202, route, asked);
    const filter = { documentId: id, state: 'pending' };
    const queue = await this.proposer.sendUntilDone('POST', '/approvals/table', { body: { filter } });
    const [request] = (queue.data as { readonly items: readonly { readonly id: number }[] }).items;
    if (request === undefined) throw new Error(`${route}: no request waits`);
    await this.decide('cancellation', `/approvals/${request.id}/approval`, { refusal: 'approvalDecided' });
    this.cancelled.add(id);
  }

  private async closeMonths(): Promise<void> {
    for (let month = firstMonth; month <= lastMonth && !this.isStopping; month = monthsAfter(month, 1)) {
      await this.decide('close', `/accruals/${month}/close`, { refusal: 'monthClosed' });
      this.closed.add(month);
      await pause(this.random.between(0, this.pauseMs));
    }
  }

  /** Sends a call until it is acknowledged. @param refusal the reason in the error where it was done already */
  private async decide(decision: Decision, route: string, { refusal }: { readonly refusal: string }): Promise<void> {
    this.waiting.get(decision)?.();
    this.running[decision] += 1;
    const start = performance.now();
    const reported = await this.approver.sendUntilDone('POST', route);
    this.running[decision] -= 1;
    if (reported.wasDoubtful) this.cut[decision] += 1;
    else this.took[decision] = performance.now() - start;
    this.expectDone(reported, route, refusal);
  }

  /** A change may be refused as already done only where an earlier response reported an unknown outcome. */
  private expectDone(reported: Reported, what: string, refusal: string): void {
    const isDone = reported.status === 409 && reported.error?.reason === refusal && reported.wasDoubtful;
    if (!isDone) this.expect(200, what, reported);
  }

  private expect(status: number, what: string, reported: Reported): void {
    if (reported.status === status) return;
    throw new Error(`${what}: ${JSON.stringify(reported)}`);
  }
}
