import type { EventAbout, EventKind } from '@gdd/schema/events';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import type { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { events } from '../../ground/database/tables/work/events.js';
import { insertMemberships } from '../../programme/memberships/membership/queries.js';
import { recomputeSums } from '../../figures/sums/sums.js';
import { openTestApp, type TestApp } from '../app/testApp.js';
import { uploaded } from '../files/files.js';
import { newCampaign } from './salesAndCampaigns.js';

/** A document in responses, as far as tests look at it. */
export interface ListedDocument {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly dealerId: number;
  readonly day: string;
  readonly net: string;
  readonly total: string;
  readonly state: string;
  readonly delivery: string | null;
  readonly payment: string;
  readonly paidOn: string | null;
}

export const settings = {
  taxRate: '22',
  taxNature: null,
  taxReference: null,
  sender: {
    businessName: 'Pneus S.p.A.',
    vatNumber: '01234567897',
    taxRegime: 'RF01',
    address: 'Via Milano 3',
    postalCode: '20121',
    city: 'Milano',
    province: 'MI',
  },
  namesInvoices: false,
};

export const conflict = (reason: string, more: object = {}) => ({
  success: false,
  error: { code: 'CONFLICT', reason, ...more },
});

/** A service for all tests of a file, on 15 October 2025, with dealers that runs pay; 'ka.admin' asks, 'gd.admin' approves. */
export class SettledDealers {
  service!: TestApp;
  /** Complete for the electronic form. */
  dealers: number[] = [];

  constructor(private readonly codes: readonly string[] = ['DE00001', 'DE00002', 'DE00003']) {
    beforeAll(() => this.open());
    afterAll(() => this.service.close());
  }

  private async open(): Promise<void> {
    this.service = await openTestApp();
    this.service.fixDay('2025-10-15');
    for (const code of this.codes) this.dealers.push((await this.service.memberWithCode(code)).id);
    const complete = { address: 'Via Roma 1', postalCode: '00184', sdiCode: 'ABC1234' };
    await this.service.database.update(members).set(complete).where(inArray(members.id, this.dealers));
    expect((await this.call('PUT', 'settlements/settings', settings)).statusCode).toBe(200);
  }

  readonly call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = 'ka.admin') =>
    this.service.call(method, `/api/${path}`, { as, ...(body === undefined ? {} : { body }) });
  readonly get = (path: string, as?: string) => this.call('GET', path, undefined, as);
  readonly post = (path: string, body?: object, as?: string) => this.call('POST', path, body, as);

  /** A campaign with all dealers. */
  async campaign(changes: Partial<typeof campaigns.$inferInsert> = {}): Promise<number> {
    const { database, clock } = this.service;
    const rules = await newCampaign(database, changes);
    const goals = this.dealers.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
    await insertMemberships(database, rules.id, goals, clock.now());
    await database.transaction((transaction) => recomputeSums(transaction, rules, null));
    return rules.id;
  }

  async adjust(dealerId: number, campaignId: number, amount: string): Promise<void> {
    const path = `campaigns/${campaignId}/dealer/${dealerId}/adjustments`;
    expect((await this.post(path, { day: '2025-09-01', amount, reason: 'Saldo' })).statusCode).toBe(201);
  }

  /** What a dealer may spend in a campaign; below 0 what it owes. */
  async balance(dealerId: number, campaignId: number): Promise<string | undefined> {
    const [row] = await this.service.database
      .select({ left: sql<string>`(plafond_expendable - debt)::text` })
      .from(memberships)
      .where(sql`campaign_id = ${campaignId} and dealer_id = ${dealerId}`);
    return row?.left;
  }

  /** Makes a run. */
  async run(campaignIds: readonly number[], changes: object = {}): Promise<number> {
    const input = { title: 'Liquidazione', campaigns: campaignIds, minimum: '0', day: '2025-10-15', ...changes };
    const response = await this.post('settlements', input);
    expect(response.statusCode).toBe(201);
    return response.json<{ data: { settlement: { id: number } } }>().data.settlement.id;
  }

  /** Makes, proposes and approves a run. @returns its documents in the order of their numbers */
  async paid(campaignIds: readonly number[], changes: object = {}): Promise<readonly ListedDocument[]> {
    const id = await this.run(campaignIds, changes);
    expect((await this.post(`settlements/${id}/proposal`)).statusCode).toBe(200);
    expect((await this.post(`settlements/${id}/approval`, undefined, 'gd.admin')).statusCode).toBe(200);
    return this.documents({ settlementId: id });
  }

  async documents(filter: object): Promise<readonly ListedDocument[]> {
    const sorting = { column: 'number', direction: 'asc' };
    const response = await this.post('settlements/documents/table', { filter, sorting });
    return response.json<{ data: { items: ListedDocument[] } }>().data.items;
  }

  /** A credit note of 100 EUR to a dealer, or a notice. */
  async document(settlement: 'creditNote' | 'dealerInvoice' = 'creditNote', dealer = 0): Promise<ListedDocument> {
    const campaignId = await this.campaign({ settlement });
    await this.adjust(this.dealers[dealer] ?? 0, campaignId, '100.00');
    const [document] = await this.paid([campaignId]);
    if (document === undefined) throw new Error('The run has made no document.');
    return document;
  }

  /** Asks for a change of a document that takes two persons. */
  readonly ask = (id: number, change: string, body: object = { reason: 'Prova' }) =>
    this.post(`settlements/documents/${id}/${change}`, body);

  /** Asks for a change of a document, and has another user approve it. */
  async change(id: number, change: string, body?: object) {
    const asked = await this.ask(id, change, body);
    expect(asked.statusCode).toBe(202);
    const { approval } = asked.json<{ data: { approval: { id: number } } }>().data;
    return this.post(`approvals/${approval.id}/approval`, undefined, 'gd.admin');
  }

  /** A document with its details. */
  async detail(id: number) {
    const response = await this.get(`settlements/documents/${id}`);
    return response.json<{ data: { document: ListedDocument & { possible: string[] } } }>().data.document;
  }

  /** What events of a kind have been published about, oldest first. */
  async published(kind: EventKind): Promise<EventAbout[]> {
    const found = await this.service.database.select().from(events).where(eq(events.kind, kind)).orderBy(events.id);
    return found.map(({ about }) => about);
  }

  /** What happened to a document. */
  async events(id: number) {
    const response = await this.get(`settlements/documents/${id}/events`);
    return response.json<{ data: { events: { event: string; reason: string | null; confirmedBy: string | null }[] } }>()
      .data.events;
  }

  /** Reads payments from a file with these rows. */
  async readPayments(...rows: string[]) {
    const bytes = Buffer.from(['numero;pagato_il', ...rows].join('\n'));
    const uploadId = await uploaded(this.service, bytes, { purpose: 'settlementPayments', filename: 'pagati.csv' });
    return (await this.post('settlements/payments', { uploadId })).json<{
      data: { outcome: { paid: number; unchanged: number; refused: object[]; rejected: string[] } };
    }>().data.outcome;
  }

  /** Changes the data of a dealer. */
  async changeDealer(dealerId: number, changes: Partial<typeof members.$inferInsert>): Promise<void> {
    await this.service.database.update(members).set(changes).where(eq(members.id, dealerId));
  }
}
