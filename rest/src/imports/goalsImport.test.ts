import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { findDifferences } from '../campaigns/differences.js';
import type { CampaignRules } from '../campaigns/sums.js';
import { campaigns, members, memberships } from '../database/schema.js';
import { applyFile, importFile, loadFile, undoFile } from '../testing/loadedFile.js';
import { newCampaign, sell } from '../testing/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';

let service: TestApp;
let dealers: readonly (typeof members.$inferSelect)[];
let campaign: CampaignRules;
let campaignNumber = 0;
beforeAll(async () => {
  service = await openTestApp();
  dealers = await service.database
    .select()
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id))
    .limit(10);
});
afterAll(() => service.close());

const freshCampaign = async () => {
  campaignNumber += 1;
  campaign = await newCampaign(service.database, { title: `Prova ${campaignNumber}` });
  return campaign;
};

const title = () => `Prova ${campaignNumber}`;
const number = (index: number) => dealers[index]?.vatNumber ?? '';
const idOf = (index: number) => dealers[index]?.id ?? 0;
const fileOf = (...rows: string[]) => ['campagna;partita_iva;obiettivo;accettata', ...rows].join('\n');
const load = (...rows: string[]) => loadFile(service, 'goals', fileOf(...rows));
const set = (...rows: string[]) => importFile(service, 'goals', fileOf(...rows));

const membershipsOf = (campaignId = campaign.id) =>
  service.database
    .select()
    .from(memberships)
    .where(eq(memberships.campaignId, campaignId))
    .orderBy(asc(memberships.dealerId));
const goalsOf = async (campaignId = campaign.id) =>
  (await membershipsOf(campaignId)).map(({ dealerId, goalThreshold, acceptedAt }) => [
    dealerId,
    goalThreshold,
    acceptedAt !== null,
  ]);

describe('a goals file', () => {
  test('adds dealers with the figures of their lines, edits goals, and sets acceptances that stay', async () => {
    await freshCampaign();
    await sell(service.database, 900_001, [{ dealerId: idOf(0), quantity: 7 }]);
    const first = await set(
      `${title()};${number(0)};10;sì`,
      `${campaign.id};${number(1)};20;no`,
      `${title()};${number(2)};30;si`,
    );
    expect(first).toMatchObject({ status: 'applied', totals: { created: 3, updated: 0, unchanged: 0, months: [] } });
    expect(await goalsOf()).toEqual([
      [idOf(0), 10, true],
      [idOf(1), 20, false],
      [idOf(2), 30, true],
    ]);
    expect((await membershipsOf())[0]).toMatchObject({
      tiresPurchased: 7,
      tiresMissing: 3,
      plafondAccumulated: '7.00',
    });
    const second = await set(
      `${title()};${number(0)};7;no`,
      `${title()};${number(1)};20;sì`,
      `${title()};${number(2)};30;no`,
    );
    expect(second.totals).toMatchObject({ created: 0, updated: 2, unchanged: 1 });
    expect(await goalsOf()).toEqual([
      [idOf(0), 7, true],
      [idOf(1), 20, true],
      [idOf(2), 30, true],
    ]);
    expect((await membershipsOf())[0]).toMatchObject({ tiresMissing: 0, plafondExpendable: '8.00' });
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('accepts for dealers whose registration is closed, and changes nothing of a closed campaign', async () => {
    await freshCampaign();
    await service.database.update(campaigns).set({ state: 'registrationClosed' }).where(eq(campaigns.id, campaign.id));
    expect((await set(`${title()};${number(0)};10;sì`)).status).toBe('applied');
    await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, campaign.id));
    const refused = await load(`${title()};${number(0)};11;sì`);
    expect(refused.errors).toMatchObject([{ row: 2, column: 'campagna', reason: 'La campagna è chiusa.' }]);
    expect(await goalsOf()).toEqual([[idOf(0), 10, true]]);
  });

  test('that was right when it was previewed is refused once its campaign is closed', async () => {
    await freshCampaign();
    const read = await load(`${title()};${number(0)};10;sì`);
    await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, campaign.id));
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'invalid', errorCount: 1 });
    expect(await goalsOf()).toEqual([]);
  });

  test('names its bad rows by the first bad column', async () => {
    await freshCampaign();
    await newCampaign(service.database, { title: 'Gemelle' });
    await newCampaign(service.database, { title: 'Gemelle' });
    await newCampaign(service.database, { title: String(campaign.id) });
    const agent = await service.memberWithCode('AG0001');
    await service.database.update(members).set({ vatNumber: '12345678903' }).where(eq(members.id, agent.id));
    const read = await load(
      `Nessuna;${number(0)};x;sì`,
      `Gemelle;${number(0)};10;sì`,
      `${campaign.id};${number(0)};10;sì`,
      `${title().toLowerCase()};${number(0)};10;sì`,
      `${title()};00000000000;0;sì`,
      `${title()};12345678903;10;sì`,
      `${title()};${number(0)};0;sì`,
      `${title()};${number(0)};10;forse`,
      `${title()};${number(1)};10;no`,
      `${title()};${number(1)};11;no`,
      `${title()};${number(1)};10;no`,
      `${title()};${number(2)};10;no;x`,
    );
    expect(read.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'campagna'],
      [3, 'campagna'],
      [4, 'campagna'],
      [5, 'campagna'],
      [6, 'partita_iva'],
      [7, 'partita_iva'],
      [8, 'obiettivo'],
      // the dealer of row 8, with other values
      [9, 'campagna'],
      [11, 'campagna'],
      [13, '(riga)'],
    ]);
    expect(read).toMatchObject({ rowsRead: 12, rowsValid: 2, totals: { created: 1, unchanged: 1 } });
    expect(await applyFile(service, read.id, true)).toMatchObject({ status: 'applied', totals: { created: 1 } });
    expect(await goalsOf()).toEqual([[idOf(1), 10, false]]);
  });
});

describe('undoing a goals file', () => {
  test('takes out whom it added, and puts goals and acceptances back', async () => {
    await freshCampaign();
    await sell(service.database, 900_002, [{ dealerId: idOf(3), quantity: 5 }]);
    await set(`${title()};${number(3)};10;no`, `${title()};${number(4)};20;sì`);
    const before = await membershipsOf();
    const { id } = await set(
      `${title()};${number(3)};5;sì`,
      `${title()};${number(4)};21;sì`,
      `${title()};${number(5)};30;sì`,
    );
    expect(await undoFile(service, id)).toMatchObject({ status: 'undone', failure: null });
    const restored = (await membershipsOf()).map((row) => ({ ...row, version: 0 }));
    expect(restored).toEqual(before.map((row) => ({ ...row, version: 0 })));
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test.each<[string, RegExp, Partial<typeof memberships.$inferInsert>]>([
    [
      'whose goal was edited',
      /^L'obiettivo di .* nella campagna «Prova \d+» è stato modificato\.$/,
      { goalThreshold: 99 },
    ],
    ['that accepted', /ha accettato la campagna/, { acceptedAt: new Date() }],
  ])('is refused for a dealer %s since', async (_what, sentence, change) => {
    await freshCampaign();
    const { id } = await set(`${title()};${number(6)};10;no`, `${title()};${number(7)};10;no`);
    await service.database
      .update(memberships)
      .set(change)
      .where(and(eq(memberships.campaignId, campaign.id), eq(memberships.dealerId, idOf(6))));
    const before = await membershipsOf();
    const refused = await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { reason: 'laterChanges' } }]);
    expect((await undoFile(service, id)).failure).toMatch(sentence);
    expect(await membershipsOf()).toEqual(before);
  });

  test('is refused once the campaign is closed', async () => {
    await freshCampaign();
    const { id } = await set(`${title()};${number(6)};10;no`);
    await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, campaign.id));
    expect((await undoFile(service, id)).failure).toBe(`La campagna «${title()}» è stata chiusa.`);
  });

  test('is not hindered by redemptions: what was redeemed is kept, with the dealer that redeemed it', async () => {
    await freshCampaign();
    await sell(service.database, 900_003, [
      { dealerId: idOf(8), quantity: 50 },
      { dealerId: idOf(9), quantity: 50 },
    ]);
    const { id } = await set(`${title()};${number(8)};10;sì`, `${title()};${number(9)};10;sì`);
    const redeemed = await service.call('POST', `/api/campaigns/${campaign.id}/dealer/${idOf(8)}/redemptions`, {
      as: 'ka.admin',
      body: { redeemedOn: '2025-06-01', amount: '12.50' },
    });
    expect(redeemed.statusCode).toBe(201);
    expect((await undoFile(service, id)).status).toBe('undone');
    expect(await membershipsOf()).toMatchObject([
      { dealerId: idOf(8), acceptedAt: null, redeemed: '12.50', plafondExpendable: '0.00' },
    ]);
    const ownDifferences = (await findDifferences(service.database)).filter(
      ({ campaignId }) => campaignId === campaign.id,
    );
    expect(ownDifferences).toEqual([]);
  });

  test('leaves alone whom somebody took out since', async () => {
    await freshCampaign();
    const { id } = await set(`${title()};${number(6)};10;no`, `${title()};${number(7)};10;no`);
    const path = `/api/campaigns/${campaign.id}/dealer/${idOf(6)}`;
    expect((await service.call('DELETE', path, { as: 'ka.admin' })).statusCode).toBe(200);
    expect((await undoFile(service, id)).status).toBe('undone');
    expect(await goalsOf()).toEqual([]);
  });
});
