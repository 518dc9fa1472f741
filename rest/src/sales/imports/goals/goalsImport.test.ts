import type { ImportObstacleKind } from '@gdd/schema/imports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { findDifferences } from '../../../figures/sums/differences.js';
import type { CampaignRules } from '../../../figures/sums/rules.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { goalProposalRows, goalProposals } from '../../../ground/database/tables/programme/simulations.js';
import {
  applyFile,
  importById,
  importFile,
  importIn,
  loadFile,
  undoFile,
  undoRefused,
} from '../../../testing/programme/loadedFile.js';
import { membershipColumns } from '../../../testing/programme/comparedColumns.js';
import { newCampaign, sell } from '../../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

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
    .limit(12);
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
const nameOf = (index: number) => `${dealers[index]?.businessName} (${dealers[index]?.code})`;
const fileOf = (...rows: string[]) => ['campagna;partita_iva;obiettivo;accettata', ...rows].join('\n');
const load = (...rows: string[]) => loadFile(service, 'goals', fileOf(...rows));
const set = (...rows: string[]) => importFile(service, 'goals', fileOf(...rows));

/** Through the portal. */
const byHand = async (as: string, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  const response = await service.call(method, `/api/campaigns/${campaign.id}/dealer/${path}`, {
    as,
    ...(body && { body }),
  });
  expect([200, 201]).toContain(response.statusCode);
};
const editGoalByHand = (index: number, goalThreshold: number) =>
  byHand('ka.admin', 'PATCH', `${idOf(index)}/edit`, { data: { goalThreshold } });
const takeOutByHand = (index: number) => byHand('ka.admin', 'DELETE', `${idOf(index)}`);
const addByHand = (index: number, goalThreshold: number) =>
  byHand('ka.admin', 'POST', 'add', { data: { goalThreshold, dealer: idOf(index) } });
/** The first of the dealers is the one that the user 'dealer' is. */
const acceptByHand = () => byHand('dealer', 'PATCH', 'accept', { accepted: 1 });

const membershipsOf = (campaignId = campaign.id) =>
  service.database
    .select(membershipColumns)
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

  test('records an acceptance after the last day too, when the dealer itself no longer can', async () => {
    await freshCampaign();
    service.fixDay('2099-01-01');
    const { status } = await set(`${title()};${number(0)};10;sì`);
    service.fixDay('2025-12-31');
    expect(status).toBe('applied');
    expect(await goalsOf()).toEqual([[idOf(0), 10, true]]);
  });

  test('says in the audit trail of its campaign which changes are its own', async () => {
    await freshCampaign();
    const { id } = await set(`${title()};${number(0)};10;sì`);
    await editGoalByHand(0, 11);
    const trail = () =>
      service.database
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.entity, 'campaign'), eq(auditEntries.entityId, campaign.id)))
        .orderBy(asc(auditEntries.id));
    expect((await trail()).map(({ action, importId }) => [action, importId])).toEqual([
      ['dealerAdded', id],
      ['accepted', id],
      ['goalEdited', null],
    ]);
    const timeline = await service.call('GET', `/api/campaigns/${campaign.id}/audit`, { as: 'gd.admin' });
    const file = { id, filename: 'prova.csv' };
    expect(timeline.json()).toMatchObject({
      data: { items: [{ import: null }, { action: 'accepted', import: file }, { import: file }] },
    });
  });

  test('accepts for dealers whose registration is closed, and changes nothing of a closed campaign', async () => {
    await freshCampaign();
    await service.database.update(campaigns).set({ state: 'registrationClosed' }).where(eq(campaigns.id, campaign.id));
    expect((await set(`${title()};${number(0)};10;sì`)).status).toBe('applied');
    await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, campaign.id));
    const refused = await load(`${title()};${number(0)};11;sì`);
    expect(refused.errors).toMatchObject([{ row: 2, column: 'campagna', reason: 'campaignClosed' }]);
    expect(await goalsOf()).toEqual([[idOf(0), 10, true]]);
  });

  test('that was right when it was previewed is refused once its campaign is closed', async () => {
    await freshCampaign();
    const read = await load(`${title()};${number(0)};10;sì`);
    await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, campaign.id));
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'invalid', errorCount: 1 });
    expect(await goalsOf()).toEqual([]);
  });

  test('means by the id of a campaign that campaign, whatever others are called', async () => {
    await freshCampaign();
    const named = await newCampaign(service.database, { title: String(campaign.id) });
    await newCampaign(service.database, { title: String(campaign.id) });
    await set(`${campaign.id};${number(0)};10;no`);
    expect(await goalsOf()).toEqual([[idOf(0), 10, false]]);
    expect(await goalsOf(named.id)).toEqual([]);
  });

  test('finds a campaign whose title is composed in another way', async () => {
    const { id } = await newCampaign(service.database, { title: 'Città d’autunno'.normalize('NFD') });
    await set(`Città d’autunno;${number(0)};10;no`);
    expect(await goalsOf(id)).toEqual([[idOf(0), 10, false]]);
  });

  test('shows in its preview what becomes of each dealer, and its errors in groups', async () => {
    await freshCampaign();
    await set(`${title()};${number(0)};10;sì`, `${title()};${number(1)};10;no`, `${title()};${number(2)};10;no`);
    const read = await load(
      `${title()};${number(0)};10;no`,
      `${title()};${number(1)};20;no`,
      `${title()};${number(2)};10;sì`,
      `${title()};${number(3)};30;no`,
      `Nessuna;${number(4)};30;no`,
      `Nessuna;${number(5)};30;no`,
      `${title()};00000000000;30;no`,
    );
    const who = (index: number) => ({
      title: title(),
      code: dealers[index]?.code,
      businessName: dealers[index]?.businessName,
    });
    const terms = (goalThreshold: number, accepted: boolean) => ({ goalThreshold, accepted });
    expect(read.sample).toEqual([
      { row: 3, before: { ...who(1), ...terms(10, false) }, after: { ...who(1), ...terms(20, false) } },
      { row: 4, before: { ...who(2), ...terms(10, false) }, after: { ...who(2), ...terms(10, true) } },
      { row: 5, before: null, after: { ...who(3), ...terms(30, false) } },
    ]);
    expect(read.groups).toEqual([
      { column: 'campagna', reason: 'unknownCampaign', rows: 2 },
      { column: 'partita_iva', reason: 'unknownVatNumber', rows: 1 },
    ]);
  });

  test('names the bad columns of its bad rows', async () => {
    await freshCampaign();
    await newCampaign(service.database, { title: 'Gemelle' });
    await newCampaign(service.database, { title: 'Gemelle' });
    const agent = await service.memberWithCode('AG0001');
    await service.database.update(members).set({ vatNumber: '12345678903' }).where(eq(members.id, agent.id));
    const read = await load(
      `Nessuna;${number(0)};x;sì`,
      `Gemelle;${number(0)};10;sì`,
      `0${campaign.id};${number(0)};10;sì`,
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
      [2, 'obiettivo'],
      [3, 'campagna'],
      [4, 'campagna'],
      [5, 'campagna'],
      [6, 'partita_iva'],
      [6, 'obiettivo'],
      [7, 'partita_iva'],
      [8, 'obiettivo'],
      // the dealer of row 8, with other values
      [9, 'campagna'],
      [9, 'accettata'],
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

  /** A change in the portal to the dealer of a row after the file was applied. */
  const happenings: readonly [string, ImportObstacleKind, () => Promise<unknown>][] = [
    ['whose goal was edited', 'goalEdited', () => editGoalByHand(0, 99)],
    [
      'whose goal was edited, and edited back',
      'goalEdited',
      async () => {
        await editGoalByHand(0, 99);
        await editGoalByHand(0, 10);
      },
    ],
    ['that accepted the goal', 'accepted', acceptByHand],
    [
      'that was taken out, and added again as it was',
      'addedAgain',
      async () => {
        await takeOutByHand(0);
        await addByHand(0, 10);
      },
    ],
  ];

  test.each(happenings)('is refused for a dealer %s since', async (_what, kind, happen) => {
    await freshCampaign();
    const { id } = await set(`${title()};${number(0)};10;no`, `${title()};${number(1)};10;no`);
    await happen();
    const before = await membershipsOf();
    expect(await undoRefused(service, id)).toMatchObject({
      reason: 'laterChanges',
      obstacles: [{ kind, text: `${nameOf(0)}, ${title()}`, id: campaign.id }],
      obstacleCount: 1,
    });
    expect(await membershipsOf()).toEqual(before);
  });

  test('is refused for a dealer whose goal it edited and that accepted it: what it can spend is not taken from it', async () => {
    await freshCampaign();
    await sell(service.database, 900_004, [{ dealerId: idOf(0), quantity: 600 }]);
    await set(`${title()};${number(0)};1000;no`);
    const { id } = await set(`${title()};${number(0)};600;no`);
    await acceptByHand();
    const spendable = async () => (await membershipsOf())[0]?.plafondExpendable;
    const before = await spendable();
    expect(Number(before)).toBeGreaterThan(600);
    expect(await undoRefused(service, id)).toMatchObject({ obstacles: [{ kind: 'accepted' }] });
    expect(await spendable()).toBe(before);
  });

  test('is refused for a dealer that was taken out though the file had edited its goal', async () => {
    await freshCampaign();
    await addByHand(0, 5);
    const { id } = await set(`${title()};${number(0)};10;no`);
    await takeOutByHand(0);
    expect(await undoRefused(service, id)).toMatchObject({ obstacles: [{ kind: 'removed' }] });
  });

  test('is refused once the campaign is closed', async () => {
    await freshCampaign();
    const { id } = await set(`${title()};${number(6)};10;no`, `${title()};${number(7)};10;no`);
    await editGoalByHand(6, 99);
    const closed = await service.call('DELETE', `/api/campaigns/${campaign.id}/close`, { as: 'ka.admin' });
    expect(closed.statusCode).toBe(200);
    expect(await undoRefused(service, id)).toMatchObject({
      obstacles: [{ kind: 'campaignClosed', text: title(), id: campaign.id }],
      obstacleCount: 1,
    });
  });

  test('is refused while a later file has changed the same dealers, and goes on once that one is undone', async () => {
    await freshCampaign();
    const first = await set(`${title()};${number(0)};10;no`, `${title()};${number(1)};10;no`);
    const second = await set(`${title()};${number(0)};20;no`);
    const third = await set(`${title()};${number(0)};30;sì`, `${title()};${number(1)};30;no`);
    const file = (id: number) => ({ kind: 'import', text: 'prova.csv', id });
    expect(await undoRefused(service, first.id)).toMatchObject({
      obstacles: [file(third.id), file(second.id)],
      obstacleCount: 2,
    });
    expect(await undoRefused(service, second.id)).toMatchObject({ obstacles: [file(third.id)], obstacleCount: 1 });
    for (const { id } of [third, second, first]) expect((await undoFile(service, id)).status).toBe('undone');
    expect(await goalsOf()).toEqual([]);
  });

  test('names the first ten of what stands in its way, and says how many there are', async () => {
    await freshCampaign();
    const { id } = await set(...dealers.map(({ vatNumber }) => `${title()};${vatNumber};10;no`));
    for (const index of dealers.keys()) await editGoalByHand(index, 11);
    const { obstacles, obstacleCount } = await undoRefused(service, id);
    expect([obstacles?.length, obstacleCount]).toEqual([10, dealers.length]);
  });

  test('that only finds out when its turn has come what stands in the way stays applied, and says so', async () => {
    await freshCampaign();
    const { id } = await set(`${title()};${number(0)};10;no`);
    await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
    await editGoalByHand(0, 11);
    await service.imports.drain();
    expect(await importById(service, id)).toMatchObject({
      status: 'applied',
      obstacles: [{ kind: 'goalEdited', id: campaign.id }],
      obstacleCount: 1,
    });
  });

  test('a goals file is not hindered by redemptions: they stay, with the dealers that redeemed', async () => {
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

describe('goals handed over by the portal', () => {
  const handedOver = async (path: string, body?: object) => {
    const { id } = importIn(await service.call('POST', `/api/${path}`, { as: 'ka.admin', ...(body && { body }) }));
    await service.imports.drain();
    return applyFile(service, id);
  };
  const proposalOf = async (campaignId: number, index: number, goal: number) => {
    const terms = { growth: { prospect: '1', gold: '1', platinum: '1' }, floor: { prospect: 1, gold: 1, platinum: 1 } };
    const [proposal] = await service.database
      .insert(goalProposals)
      .values({
        ...{ campaignId, fromDay: '2024-01-01', toDay: '2024-12-31', createdAt: service.clock.now() },
        terms: { ...terms, step: 1 },
      })
      .returning();
    const { id } = proposal ?? { id: 0 };
    await service.database
      .insert(goalProposalRows)
      .values({ proposalId: id, dealerId: idOf(index), baseTires: goal, proposedGoal: goal, goalThreshold: goal });
    return id;
  };

  test('that were pasted before are applied again after a change by hand', async () => {
    await freshCampaign();
    await addByHand(0, 100);
    const paste = () => handedOver(`campaigns/${campaign.id}/goals`, { goals: [{ dealerId: idOf(0), goal: '120' }] });
    const first = await paste();
    expect([first.status, await goalsOf()]).toEqual(['applied', [[idOf(0), 120, false]]]);
    await editGoalByHand(0, 100);
    const second = await paste();
    expect([second.status, await goalsOf()]).toEqual(['applied', [[idOf(0), 120, false]]]);
    expect(second.id).not.toBe(first.id);
  });

  test('that were proposed and handed over before are applied again after a change by hand', async () => {
    await freshCampaign();
    await addByHand(0, 100);
    const proposal = await proposalOf(campaign.id, 0, 120);
    await handedOver(`proposals/${proposal}/import`);
    await editGoalByHand(0, 100);
    const again = await handedOver(`proposals/${proposal}/import`);
    expect([again.status, await goalsOf()]).toEqual(['applied', [[idOf(0), 120, false]]]);
  });

  test('that were proposed are those of their campaign, whatever it and others are called', async () => {
    const { id: other } = await freshCampaign();
    const named = await newCampaign(service.database, { title: String(other) });
    await newCampaign(service.database, { title: String(other) });
    const read = await handedOver(`proposals/${await proposalOf(named.id, 0, 120)}/import`);
    expect(read).toMatchObject({ status: 'applied', errorCount: 0 });
    expect([await goalsOf(named.id), await goalsOf(other)]).toEqual([[[idOf(0), 120, false]], []]);
    const twin = await newCampaign(service.database, { title: 'Omonime' });
    await newCampaign(service.database, { title: 'Omonime' });
    const proposal = await proposalOf(twin.id, 0, 120);
    expect(await handedOver(`proposals/${proposal}/import`)).toMatchObject({ status: 'applied', errorCount: 0 });
    expect(await goalsOf(twin.id)).toEqual([[idOf(0), 120, false]]);
    const file = await service.call('POST', `/api/proposals/${proposal}/export`, {
      as: 'ka.admin',
      body: { format: 'csv' },
    });
    expect(file.body).toContain(`Omonime;${number(0)};120`);
  });
});
