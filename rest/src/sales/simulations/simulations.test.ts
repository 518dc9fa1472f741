import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { simulations } from '../../ground/database/tables/programme/simulations.js';
import { insertMemberships } from '../../programme/memberships/membership/queries.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { updateCampaign } from '../../testing/programme/campaignCalls.js';
import { loadOfficeProgramme } from '../../testing/programme/loadedProgramme.js';
import { officeFile } from '../../testing/programme/officeProgramme.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { letWorsen } from '../../testing/programme/worsenings.js';
import type { SimulationDealerView, SimulationView } from './schemas.js';

const json = (name: string) => JSON.parse(officeFile(name).toString('utf8')) as never;
const steps: { readonly simulation: { from: string; to: string; volumes: string[] }; readonly proposals: object } =
  json('denaro.json');

// what they come to, to the cent: tests/programme
let service: TestApp;
let annual: number;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-10-15');
  await loadOfficeProgramme(service);
  const [found] = await service.database.select().from(campaigns).where(eq(campaigns.title, 'Annuale 2025'));
  annual = found?.id ?? 0;
}, 300_000);
afterAll(() => service.close());
beforeEach(() => service.simulations.drain());

const send = (body: object, campaignId = annual, as = 'ka.admin') =>
  service.call('POST', `/api/campaigns/${campaignId}/simulations`, { as, body });

async function made(body: object): Promise<SimulationView> {
  const response = await send(body);
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  const { id } = response.json<{ data: { simulation: SimulationView } }>().data.simulation;
  await service.simulations.drain();
  return found(id);
}

async function found(id: number): Promise<SimulationView> {
  const response = await service.call('GET', `/api/simulations/${id}`, { as: 'ka.admin' });
  return response.json<{ data: { simulation: SimulationView } }>().data.simulation;
}

const { from, to, volumes } = steps.simulation;
const ofTheYearBefore = () => ({ from, to, volumes, against: annual });

async function dealersOf(id: number, state: object): Promise<{ items: SimulationDealerView[]; total: number }> {
  const response = await service.call('POST', `/api/simulations/${id}/dealers`, { as: 'ka.admin', body: state });
  return response.json<{ data: { items: SimulationDealerView[]; total: number } }>().data;
}

describe('a simulation of the annual campaign over the year before', () => {
  let done: SimulationView;
  beforeAll(async () => {
    done = await made(ofTheYearBefore());
  });

  test('adds up by tier of the rules and by distributor', () => {
    for (const result of done.results ?? []) {
      const sum = (shares: readonly { expendable: string; dealers: number }[]) => [
        shares.reduce((total, { dealers }) => total + dealers, 0),
        shares.reduce((total, { expendable }) => total + Math.round(Number(expendable) * 100), 0),
      ];
      const whole = [result.dealers, Math.round(Number(result.expendable) * 100)];
      expect([sum(result.byTier), sum(result.byDistributor)]).toEqual([whole, whole]);
      expect(result.distribution.reduce((total, dealers) => total + dealers, 0)).toBe(result.dealers);
    }
  });

  test('is sorted, filtered and searched on the server', async () => {
    const { items } = await dealersOf(done.id, { sorting: { column: 'difference', direction: 'desc' } });
    const differences = items.map(({ difference }) => Number(difference));
    expect(differences).toEqual([...differences].sort((one, other) => other - one));
    const winners = await dealersOf(done.id, { filter: { outcome: ['winner'], volume: '1' } });
    expect(winners.total).toBe(done.results?.[1]?.against?.winners);
    const [first] = items;
    const searched = await dealersOf(done.id, { searchTerm: first?.vatNumber });
    expect(searched.items.map(({ dealerId }) => dealerId)).toEqual([first?.dealerId]);
    const unknown = await service.call('POST', `/api/simulations/${done.id}/dealers`, {
      as: 'ka.admin',
      body: { filter: { volume: '0.9' } },
    });
    expect([unknown.statusCode, unknown.json<{ error: object }>().error]).toEqual([
      422,
      expect.objectContaining({ fields: { 'filter.volume': 'unknown' } }),
    ]);
  });

  test('is a file with the rows of its table', async () => {
    const body = { format: 'jsonl', filter: { volume: '1' }, sorting: { column: 'code' } };
    const file = await service.call('POST', `/api/simulations/${done.id}/export`, { as: 'ka.admin', body });
    const rows = file.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as SimulationDealerView);
    const table = await dealersOf(done.id, { ...body, format: undefined, paginator: { pageSize: 100 } });
    expect(rows.length).toBe(table.total);
    expect(rows.slice(0, 100).map(({ accumulated }) => accumulated)).toEqual(
      table.items.map(({ accumulated }) => accumulated),
    );
  });

  test('takes over the sums of an earlier one, and says when the rules have changed since', async () => {
    await letWorsen(service.database);
    const again = await made({ ...ofTheYearBefore(), volumes: ['1.20'] });
    expect(again.results?.[0]).toEqual(done.results?.[2]);
    const [first, second] = await service.database.select().from(simulations).orderBy(simulations.id);
    expect(first?.sumsKey).toBe(second?.sumsKey);
    expect(again.rulesChanged).toBe(false);
    const { campaign } = (await service.call('GET', `/api/campaigns/${annual}`, { as: 'ka.admin' })).json<{
      data: { campaign: { incentiveDetail: { tiers: { from: number; rate: number }[] } } & Record<string, unknown> };
    }>().data;
    const { title, type, duration, isMain, year, startsOn, endsOn, description, incentiveDetail, factorBoostDetail } =
      campaign;
    const [lowest, ...tiers] = incentiveDetail.tiers;
    const body = {
      ...{ title, type, duration, isMain, year, startsOn, endsOn, description, factorBoostDetail },
      eligibility: campaign['eligibility'],
      incentiveDetail: { ...incentiveDetail, tiers: [{ from: lowest?.from, rate: '0.01' }, ...tiers] },
    };
    expect((await updateCampaign(service, annual, body)).statusCode).toBe(200);
    expect((await found(again.id)).rulesChanged).toBe(true);
    expect((await updateCampaign(service, annual, { ...body, incentiveDetail })).statusCode).toBe(200);
    expect((await found(again.id)).rulesChanged).toBe(false);
  });

  test('agrees with the cost that the editor shows', async () => {
    const { campaign } = (await service.call('GET', `/api/campaigns/${annual}`, { as: 'ka.admin' })).json<{
      data: { campaign: Record<'incentiveDetail' | 'factorBoostDetail' | 'eligibility', object> };
    }>().data;
    const { incentiveDetail, factorBoostDetail, eligibility } = campaign;
    const body = { from, to, incentiveDetail, factorBoostDetail, eligibility };
    const preview = await service.call('POST', `/api/campaigns/${annual}/simulations/preview`, {
      as: 'ka.admin',
      body,
    });
    const { result } = preview.json<{ data: { result: object } }>().data;
    expect(result).toEqual({ ...done.results?.[1], against: null });
  });

  test('can be deleted, and is gone with its dealers', async () => {
    const { id } = await made({ from, to });
    expect((await service.call('DELETE', `/api/simulations/${id}`, { as: 'ka.admin' })).statusCode).toBe(200);
    expect((await service.call('GET', `/api/simulations/${id}`, { as: 'ka.admin' })).statusCode).toBe(404);
    expect((await service.call('DELETE', `/api/simulations/${id}`, { as: 'ka.admin' })).statusCode).toBe(404);
  });
});

describe('a simulation is refused', () => {
  test.each([
    ['a period that is not over', { from: '2025-01-01', to: '2025-12-31' }, { to: 'notAllowed' }],
    ['a period that ends before it begins', { from: '2024-12-31', to: '2024-01-01' }, { to: 'invalid' }],
    ['a period of more than 400 days', { from: '2023-01-01', to: '2024-12-31' }, { to: 'invalid' }],
    ['half a period', { from: '2024-01-01' }, { to: 'required' }],
    ['a volume below 0.1', { volumes: ['0.05'] }, { 'volumes.0': 'invalid' }],
    ['a volume above 3', { volumes: ['1', '3.01'] }, { 'volumes.1': 'invalid' }],
    ['a volume twice', { volumes: ['1', '1.00'] }, { volumes: 'invalid' }],
    ['a campaign to compare with that is not there', { against: 999_999 }, { against: 'unknown' }],
    ['a proposal that is not there', { proposalId: 999_999 }, { proposalId: 'unknown' }],
  ])('for %s', async (_what, body, fields) => {
    const response = await send(body);
    expect([response.statusCode, response.json<{ error: { fields: object } }>().error.fields]).toEqual([422, fields]);
  });

  test('for a campaign that is not there', async () => {
    expect((await send({}, 999_999)).statusCode).toBe(404);
  });
});

describe('proposed goals', () => {
  const propose = (body: object) =>
    service.call('POST', `/api/campaigns/${annual}/proposals`, { as: 'ka.admin', body });
  const { campaign: _campaign, ...terms } = steps.proposals as { campaign: string; from: string; to: string };

  test('are edited by pasting, previewed first, and handed to an import of goals', async () => {
    const response = await propose({ ...terms, filter: { tier: 'platinum' } });
    const { id } = response.json<{ data: { proposal: { id: number } } }>().data.proposal;
    const { proposal } = response.json<{ data: { proposal: Record<string, number> } }>().data;
    const { goals: all = 0, grown = 0, rounding = 0, raisedToFloor = 0, editedTires } = proposal;
    expect([grown + rounding + raisedToFloor, editedTires]).toEqual([all, 0]);
    expect(rounding).toBeGreaterThan(0);
    const rows = await service.call('POST', `/api/proposals/${id}/goals`, { as: 'ka.admin', body: {} });
    type Row = { dealerId: number; code: string; vatNumber: string; goalThreshold: number };
    const [one, two] = rows.json<{ data: { items: Row[] } }>().data.items;
    const edit = async (body: object) => {
      const outcome = await service.call('PUT', `/api/proposals/${id}/goals`, { as: 'ka.admin', body });
      return outcome.json<{ data: { outcome: object } }>().data.outcome;
    };
    const goals = [
      { dealerId: one?.dealerId, goal: ' 1.234 ' },
      { dealerId: two?.dealerId, goal: String(two?.goalThreshold) },
    ];
    const half = { dealerId: two?.dealerId, goal: '12,5' };
    const third = rows.json<{ data: { items: Row[] } }>().data.items[2];
    const other = { dealerId: third?.dealerId, goal: '12,5' };
    expect(await edit({ goals, dryRun: true })).toEqual({ changed: 1, unchanged: 1, invalid: [] });
    expect(await edit({ goals: [...goals, other] })).toEqual({
      ...{ changed: 1, unchanged: 1 },
      invalid: [{ ...other, place: 3, reason: 'invalidGoal' }],
    });
    const again = [{ dealerId: one?.dealerId, goal: '1.234' }, { dealer: two?.code, goal: '77' }, half];
    expect(await edit({ goals: [...goals, ...again] })).toEqual({
      ...{ changed: 1, unchanged: 1 },
      invalid: again.map((goal, index) => ({ ...goal, place: index + 3, reason: 'repeatedDealer' })),
    });
    const summary = async () =>
      (await service.call('GET', `/api/proposals/${id}`, { as: 'ka.admin' })).json<{
        data: { proposal: { edited: number } };
      }>().data.proposal.edited;
    expect(await summary()).toBe(0);
    expect(await edit({ goals })).toEqual({ changed: 1, unchanged: 1, invalid: [] });
    expect(await summary()).toBe(1);
    const byName = [
      { dealer: one?.code.toLowerCase(), goal: '1.234' },
      { dealer: `IT ${two?.vatNumber}`, goal: '2.345' },
    ];
    const nobody = { dealer: 'DE99999', goal: '10' };
    expect(await edit({ goals: [...byName, nobody] })).toEqual({
      ...{ changed: 1, unchanged: 1 },
      invalid: [{ ...nobody, place: 3, reason: 'unknownDealer' }],
    });
    expect(await edit({ goals: byName })).toEqual({ changed: 1, unchanged: 1, invalid: [] });
    expect(await summary()).toBe(2);
    const handed = await service.call('POST', `/api/proposals/${id}/import`, { as: 'ka.admin' });
    expect(handed.statusCode).toBe(201);
    await service.imports.drain();
    const { id: importId } = handed.json<{ data: { import: { id: number } } }>().data.import;
    const read = await service.call('GET', `/api/imports/${importId}`, { as: 'ka.admin' });
    expect(read.json()).toMatchObject({ data: { import: { kind: 'goals', status: 'ready', errorCount: 0 } } });
  });

  test('stand beside the goals that there are: none of a draft, and none that is still to be set', async () => {
    type Row = { dealerId: number; lastGoal: number | null; currentGoal: number | null };
    const draft = { title: 'Bozza', state: 'draft' as const, startsOn: '2025-02-01', endsOn: '2025-11-30' };
    const everyRow = { paginator: { pageSize: 100 } };
    const { id: draftId } = await newCampaign(service.database, draft);
    const proposedRows = async (): Promise<readonly Row[]> => {
      const response = await propose(terms);
      const { id } = response.json<{ data: { proposal: { id: number } } }>().data.proposal;
      const rows = await service.call('POST', `/api/proposals/${id}/goals`, { as: 'ka.admin', body: everyRow });
      return rows.json<{ data: { items: Row[] } }>().data.items;
    };
    const before = (await proposedRows()).find(({ currentGoal }) => currentGoal !== null);
    const dealerId = before?.dealerId ?? 0;
    await insertMemberships(service.database, draftId, [{ dealerId, goalThreshold: 77 }], service.clock.now());
    const setMissing = (goalMissing: boolean) =>
      service.database
        .update(memberships)
        .set({ goalMissing })
        .where(and(eq(memberships.campaignId, annual), eq(memberships.dealerId, dealerId)));
    await setMissing(true);
    const after = (await proposedRows()).find((row) => row.dealerId === dealerId);
    await setMissing(false);
    expect(after).toMatchObject({ lastGoal: before?.lastGoal, currentGoal: null });
  });

  test('pasted into the dealers of a campaign are previewed, and those that change are handed to an import', async () => {
    const body = { sorting: { column: 'id', direction: 'asc' }, paginator: { page: 1, pageSize: 10 } };
    const list = await service.call('POST', `/api/campaigns/${annual}/dealers`, { as: 'ka.admin', body });
    type Row = { dealerId: number; code: string; goalThreshold: number };
    const [one, two] = list.json<{ data: { items: Row[] } }>().data.items;
    const goals = [
      { dealer: one?.code, goal: String((one?.goalThreshold ?? 0) + 1) },
      { dealerId: two?.dealerId, goal: String(two?.goalThreshold) },
    ];
    const paste = async (pasted: object) => {
      const response = await service.call('POST', `/api/campaigns/${annual}/goals`, { as: 'ka.admin', body: pasted });
      return response.json<{ data: { import: { id: number } | null } }>().data;
    };
    const outcome = { changed: 1, unchanged: 1, invalid: [] };
    expect(await paste({ goals, dryRun: true })).toEqual({ outcome, import: null });
    const twice = { dealerId: one?.dealerId, goal: '5' };
    expect(await paste({ goals: [...goals, twice] })).toEqual({
      outcome: { ...outcome, invalid: [{ ...twice, place: 3, reason: 'repeatedDealer' }] },
      import: null,
    });
    expect(await paste({ goals: goals.slice(1) })).toEqual({ outcome: { ...outcome, changed: 0 }, import: null });
    const handed = await paste({ goals });
    await service.imports.drain();
    const read = await service.call('GET', `/api/imports/${handed.import?.id}`, { as: 'ka.admin' });
    expect(read.json()).toMatchObject({
      data: { import: { kind: 'goals', status: 'ready', rowsRead: 1, errorCount: 0 } },
    });
  });

  test.each([
    ['a period without tyres', { from: '2019-01-01', to: '2019-12-31' }, { from: 'notAllowed' }],
    ['a period that is not over', { from: '2025-01-01', to: '2025-12-31' }, { to: 'notAllowed' }],
    ['a filter that nobody passes', { filter: { distributorId: 2_000_000_000 } }, { filter: 'unknown' }],
    ['a region that does not exist', { filter: { region: 'Atlantide' } }, { 'filter.region': 'invalid' }],
    ['a step of nothing', { step: 0 }, { step: 'invalid' }],
    ['a growth of nothing', { growth: { prospect: '0', gold: '1', platinum: '1' } }, { 'growth.prospect': 'invalid' }],
  ])('are refused for %s', async (_what, wrong, fields) => {
    const response = await propose({ ...terms, ...wrong });
    expect([response.statusCode, response.json<{ error: { fields: object } }>().error.fields]).toEqual([422, fields]);
  });
});
