import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { campaignFigures } from '../../ground/database/tables/programme/figures.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships, tiresBefore } from '../../ground/database/tables/programme/memberships.js';
import { members } from '../../ground/database/tables/people/network.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { deleteOldUploads } from '../../ground/files/uploads.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { campaignFields, createdCampaign, updateCampaign } from '../../testing/programme/campaignCalls.js';
import { importFile, loadFile, undoFile } from '../../testing/programme/loadedFile.js';
import { sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type Method, type TestApp } from '../../testing/app/testApp.js';

let service: TestApp;
let dealers: readonly (typeof members.$inferSelect)[];
beforeAll(async () => {
  service = await openTestApp();
  dealers = await service.database
    .select()
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id))
    .limit(6);
});
afterAll(() => service.close());
beforeEach(() => service.fixDay('2025-05-15'));

const idOf = (index: number) => dealers[index]?.id ?? 0;
const call = (method: Method, path: string, body?: object, key?: string) =>
  service.call(method, `/api/campaigns${path}`, {
    as: 'ka.admin',
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const conflict = (reason: string) => ({ success: false, error: { code: 'CONFLICT', reason } });
const add = (id: number, index: number, goalThreshold = 10) =>
  call('POST', `/${id}/dealer/add`, { data: { dealer: idOf(index), goalThreshold } });
const open = (id: number, body: object = {}, key?: string) => call('POST', `/${id}/open`, body, key);

let drafts = 0;
async function draftWith(...indexes: number[]) {
  drafts += 1;
  const draft = await createdCampaign(service, { state: 'draft', title: `Bozza ${drafts}` });
  for (const index of indexes) expect((await add(draft.id, index)).statusCode).toBe(201);
  return draft;
}

const membershipsOf = (campaignId: number) =>
  service.database
    .select()
    .from(memberships)
    .where(eq(memberships.campaignId, campaignId))
    .orderBy(asc(memberships.dealerId));
const rollupOf = (campaignId: number) =>
  service.database.$count(campaignFigures, eq(campaignFigures.campaignId, campaignId));
const daysBeforeOf = (campaignId: number) =>
  service.database.$count(tiresBefore, eq(tiresBefore.campaignId, campaignId));
const stateOf = async (id: number) => {
  const [row] = await service.database.select().from(campaigns).where(eq(campaigns.id, id));
  return row?.state;
};
const totalsOf = async (id: number) =>
  (await call('GET', `/totals?ids=${id}`)).json<{ data: { totals: object[] } }>().data.totals[0];
const trailOf = (id: number, action: string) =>
  service.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'campaign'), eq(auditEntries.entityId, id), eq(auditEntries.action, action)));

describe('a draft', () => {
  test('is created by its state alone: without one a campaign is open', async () => {
    expect(await createdCampaign(service)).toMatchObject({ state: 'open' });
    const draft = await createdCampaign(service, { state: 'draft' });
    expect(draft).toMatchObject({ state: 'draft', closedAt: null });
    expect(await trailOf(draft.id, 'created')).toMatchObject([{ before: null, after: { state: 'draft' } }]);
    const refused = await call('POST', '', { state: 'closed' });
    expect(refused.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields: { state: 'invalid' } } });
  });

  test('takes dealers and goals, and counts nothing: no sums, no rollups, no tyres of the year before', async () => {
    const { id } = await draftWith(0, 1);
    await sell(service.database, 910_001, [
      { dealerId: idOf(0), quantity: 7 },
      { dealerId: idOf(0), quantity: 5, soldOn: '2024-03-10' },
    ]);
    await add(id, 2);
    await call('PATCH', `/${id}/dealer/${idOf(1)}/edit`, { data: { goalThreshold: 33 } });
    await updateCampaign(service, id, { title: 'Bozza cambiata', startsOn: '2025-02-01' });
    const rows = await membershipsOf(id);
    expect(rows.map(({ goalThreshold, quantity, tiresMissing }) => [goalThreshold, quantity, tiresMissing])).toEqual([
      [10, 0, 10],
      [33, 0, 33],
      [10, 0, 10],
    ]);
    expect(await rollupOf(id)).toBe(0);
    expect(await daysBeforeOf(id)).toBe(0);
    expect(await totalsOf(id)).toMatchObject({ dealers: 3, goalThreshold: 53, tiresPurchased: 0 });
    expect(await findDifferences(service.database)).toEqual([]);
    await takeBack(service.database, 910_001);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('is accepted by nobody: to a dealer in it there is none, and a goals file that says so has a problem', async () => {
    const { id, title } = await draftWith(0);
    const accepted = await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, {
      as: 'dealer',
      body: { accepted: 1 },
    });
    expect(accepted.statusCode).toBe(404);
    const head = 'campagna;partita_iva;obiettivo;accettata';
    const read = await loadFile(service, 'goals', `${head}\n${title};${dealers[1]?.vatNumber};12;sì`);
    expect(read.errors).toMatchObject([{ row: 2, column: 'accettata', reason: 'campaignDraft' }]);
    const right = await importFile(service, 'goals', `${head}\n${title};${dealers[1]?.vatNumber};12;no`);
    expect(right).toMatchObject({ status: 'applied', totals: { created: 1 } });
    expect((await membershipsOf(id)).map(({ goalThreshold, acceptedAt }) => [goalThreshold, acceptedAt])).toEqual([
      [10, null],
      [12, null],
    ]);
    await undoFile(service, right.id);
    expect(await membershipsOf(id)).toHaveLength(1);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test.each([
    ['closing its registration', 'PATCH', '/close-registration', undefined],
    ['closing', 'DELETE', '/close', undefined],
    ['a reminder', 'GET', '/dealer-email/DEALER', undefined],
    ['a redemption', 'POST', '/dealer/DEALER/redemptions', { redeemedOn: '2025-05-01', amount: '1.00' }],
    ['an adjustment', 'POST', '/dealer/DEALER/adjustments', { day: '2025-05-01', amount: '1.00', reason: 'Accordo' }],
  ] as const)('refuses %s, and stays as it is', async (_what, method, path, body) => {
    const { id } = await draftWith(0);
    const refused = await call(method, `/${id}${path.replace('DEALER', String(idOf(0)))}`, body);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, conflict('campaignDraft')]);
    expect(await stateOf(id)).toBe('draft');
  });

  test('gets no reminders by a run either', async () => {
    const { id } = await draftWith(0);
    const run = await call('POST', '/reminders', { memberships: [{ campaignId: id, dealerId: idOf(0) }] });
    expect(run.json()).toMatchObject({ data: { run: { counts: [{ outcome: 'campaignDraft', count: 1 }] } } });
  });
});

describe('opening a draft', () => {
  test('counts the lines that are there, and its dealers in every rollup', async () => {
    const { id } = await draftWith(0, 1);
    await sell(service.database, 920_001, [
      { dealerId: idOf(0), quantity: 12 },
      { dealerId: idOf(1), quantity: 3 },
      { dealerId: idOf(1), quantity: 4, soldOn: '2024-03-10' },
    ]);
    const opened = await open(id);
    expect([opened.statusCode, opened.json()]).toMatchObject([
      200,
      { data: { campaign: { id, state: 'open', version: 2 }, run: null } },
    ]);
    expect((await membershipsOf(id)).map(({ tiresPurchased }) => tiresPurchased)).toEqual([12, 3]);
    expect(await totalsOf(id)).toMatchObject({ dealers: 2, goalReached: 1, goalThreshold: 20, tiresPurchased: 15 });
    expect(await rollupOf(id)).toBeGreaterThan(0);
    expect(await daysBeforeOf(id)).toBe(1);
    await sell(service.database, 920_002, [{ dealerId: idOf(1), quantity: 2 }]);
    expect((await membershipsOf(id)).map(({ tiresPurchased }) => tiresPurchased)).toEqual([12, 5]);
    expect(await findDifferences(service.database)).toEqual([]);
    expect(await trailOf(id, 'opened')).toMatchObject([{ before: { state: 'draft' }, after: { state: 'open' } }]);
    const accepted = await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, {
      as: 'dealer',
      body: { accepted: 1 },
    });
    expect(accepted.statusCode).toBe(200);
  });

  test('invites all its dealers by mail in the same step, and says how far the mails are', async () => {
    const { id, title } = await draftWith(0, 1);
    const opened = await open(id, { invite: true });
    expect(opened.json()).toMatchObject({
      data: { campaign: { state: 'open' }, run: { total: 2, counts: [{ outcome: 'waiting', count: 2 }] } },
    });
    await service.outbox.drain();
    const mails = await Promise.all([0, 1].map((index) => service.mailsTo(dealers[index]?.email ?? '')));
    for (const mail of mails.map((all) => all.at(-1))) {
      expect(mail).toContain(`la campagna «${title}» attende di essere accettata`);
      expect(mail).toContain('Obiettivo: 10 pneumatici');
    }
  });

  test('happens once: of two at once one is refused, and a key is answered again without a second mail', async () => {
    const { id } = await draftWith(0);
    const responses = await Promise.all([open(id), open(id)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject(conflict('notADraft'));
    expect(await trailOf(id, 'opened')).toHaveLength(1);
    const { id: other } = await draftWith(1);
    const [first, second] = [await open(other, { invite: true }, 'apri'), await open(other, { invite: true }, 'apri')];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(await trailOf(other, 'reminded')).toHaveLength(1);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('is refused after its last day, and changes nothing', async () => {
    const { id } = await draftWith(0);
    service.fixDay('2025-07-01');
    const refused = await open(id, { invite: true });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, conflict('periodOver')]);
    expect(await stateOf(id)).toBe('draft');
    expect(await rollupOf(id)).toBe(0);
    expect(await trailOf(id, 'reminded')).toEqual([]);
    service.fixDay('2025-06-30');
    expect((await open(id)).statusCode).toBe(200);
  });

  test('while an import adds its lines counts each of them once', async () => {
    const { id } = await draftWith(3, 4);
    await Promise.all([
      sell(service.database, 930_001, [{ dealerId: idOf(3), quantity: 6 }]),
      open(id),
      sell(service.database, 930_002, [{ dealerId: idOf(4), quantity: 8 }]),
    ]);
    expect((await membershipsOf(id)).map(({ tiresPurchased }) => tiresPurchased)).toEqual([6, 8]);
    expect(await findDifferences(service.database)).toEqual([]);
  });
});

describe('a copy', () => {
  const copy = (id: number, body: object, key?: string) => call('POST', `/${id}/copy`, body, key);
  const idOfCopy = (response: { json<T>(): T }) =>
    response.json<{ data: { campaign: { id: number } } }>().data.campaign.id;

  async function original() {
    const campaign = await createdCampaign(service, {
      title: 'Estate 2025',
      description: 'Gomme estive',
      eligibility: { season: ['summer'] },
      endsOn: '2025-12-31',
    });
    await add(campaign.id, 0, 40);
    await add(campaign.id, 1, 50);
    await service.call('POST', `/api/campaigns/${campaign.id}/attachments?filename=regolamento.txt`, {
      as: 'ka.admin',
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('Regolamento'),
    });
    return campaign;
  }

  test('has rules, texts and attachments, a year later, without dealers', async () => {
    const { id } = await original();
    const copied = await copy(id, {});
    expect([copied.statusCode, copied.json()]).toMatchObject([
      201,
      {
        data: {
          campaign: {
            state: 'draft',
            title: 'Estate 2026',
            description: 'Gomme estive',
            year: 2026,
            startsOn: '2026-01-01',
            endsOn: '2026-12-31',
            eligibility: { season: ['summer'] },
            attachments: [{ filename: 'regolamento.txt', size: 11 }],
          },
        },
      },
    ]);
    expect(await membershipsOf(idOfCopy(copied))).toEqual([]);
    expect(await trailOf(idOfCopy(copied), 'copied')).toMatchObject([{ after: { copyOf: id, state: 'draft' } }]);
  });

  test('keeps its file when the original loses its own', async () => {
    const campaign = await original();
    const copied = await copy(campaign.id, {});
    const filesOf = async (id: number) => {
      const response = await call('GET', `/${id}`);
      return response.json<{ data: { campaign: { attachments: { id: number }[] } } }>().data.campaign.attachments;
    };
    const [first] = await filesOf(campaign.id);
    await call('DELETE', `/${campaign.id}/attachments/${first?.id}`);
    await deleteOldUploads(service.database, service.storage, service.clock.now());
    const [own] = await filesOf(idOfCopy(copied));
    const url = `/api/download/campaigns-attachment/${idOfCopy(copied)}/${own?.id}`;
    expect((await service.call('GET', url, { as: 'ka.admin' })).body).toBe('Regolamento');
  });

  test('has the dealers with their goals, none of whom has accepted', async () => {
    const { id } = await original();
    await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, { as: 'dealer', body: { accepted: 1 } });
    const copied = await copy(id, { withDealers: true, withGoals: true });
    const rows = await membershipsOf(idOfCopy(copied));
    expect(rows.map(({ goalThreshold, goalMissing, acceptedAt }) => [goalThreshold, goalMissing, acceptedAt])).toEqual([
      [40, false, null],
      [50, false, null],
    ]);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('without their goals is simulated, and its cost is shown, for those who have one', async () => {
    const { id } = await original();
    const draft = idOfCopy(await copy(id, { withDealers: true }));
    const period = { from: '2024-01-01', to: '2024-12-31' };
    const { incentiveDetail, factorBoostDetail, eligibility } = campaignFields;
    const costOf = async () => {
      const rules = { incentiveDetail, factorBoostDetail, eligibility };
      const response = await call('POST', `/${draft}/simulations/preview`, { ...period, ...rules });
      return response.json<{ data: { result: { dealers: number } } }>().data.result.dealers;
    };
    const simulated = async () => {
      expect((await call('POST', `/${draft}/simulations`, period)).statusCode).toBe(201);
      await service.simulations.drain();
      const response = await call('GET', `/${draft}/simulations`);
      const [newest] = response.json<{ data: { simulations: { results: { dealers: number }[] | null }[] } }>().data
        .simulations;
      return newest?.results?.[0]?.dealers;
    };
    expect([await costOf(), await simulated()]).toEqual([0, 0]);
    await call('PATCH', `/${draft}/dealer/${idOf(0)}/edit`, { data: { goalThreshold: 1 } });
    expect([await costOf(), await simulated()]).toEqual([1, 1]);
  });

  test('without their goals is not opened before each has one, by hand or by a file that can be undone', async () => {
    const { id } = await original();
    const draft = idOfCopy(await copy(id, { withDealers: true }));
    expect((await membershipsOf(draft)).map(({ goalMissing }) => goalMissing)).toEqual([true, true]);
    expect(await totalsOf(draft)).toMatchObject({ dealers: 2, goalThreshold: 0 });
    expect((await open(draft)).json()).toMatchObject(conflict('goalsMissing'));
    const list = await call('POST', `/reporting/membership/${draft}`, { format: 'jsonl' });
    expect(list.body).toMatch(/"goalThreshold":null/);
    const other = idOfCopy(await copy(id, { withDealers: true }, 'without-the-first'));
    await call('DELETE', `/${other}/dealer/${idOf(0)}`);
    expect(await trailOf(other, 'dealerRemoved')).toMatchObject([{ before: { goalThreshold: null } }]);
    // the number that a goal has in form is a goal once somebody sets it
    await call('PATCH', `/${draft}/dealer/${idOf(0)}/edit`, { data: { goalThreshold: 1 } });
    const file = `campagna;partita_iva;obiettivo;accettata\n${draft};${dealers[1]?.vatNumber};1;no`;
    const set = await importFile(service, 'goals', file);
    expect(set).toMatchObject({ totals: { updated: 1 }, sample: [{ before: { goalThreshold: null } }] });
    await undoFile(service, set.id);
    expect((await membershipsOf(draft)).map(({ goalMissing }) => goalMissing)).toEqual([false, true]);
    expect((await open(draft)).statusCode).toBe(409);
    await importFile(service, 'goals', `${file}\n`);
    expect((await open(draft)).statusCode).toBe(200);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('is one for one key, of goals only with dealers, and of no campaign that there is not', async () => {
    const { id } = await original();
    const [first, second] = [await copy(id, {}, 'copia'), await copy(id, {}, 'copia')];
    expect(idOfCopy(second)).toBe(idOfCopy(first));
    const refused = await copy(id, { withGoals: true });
    expect(refused.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields: { withGoals: 'invalid' } } });
    expect((await copy(999_999, {})).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  test('leaves a goals file that filled the draft, which can still be undone', async () => {
    const { id, title } = await draftWith();
    const head = 'campagna;partita_iva;obiettivo;accettata';
    const filled = await importFile(service, 'goals', `${head}\n${title};${dealers[2]?.vatNumber};12;no`);
    await call('DELETE', `/${id}`);
    expect(await undoFile(service, filled.id)).toMatchObject({ status: 'undone', failure: null });
  });

  test('takes a draft away with its dealers, files and reminders that it did not get', async () => {
    const { id, title } = await draftWith(0, 1);
    await service.call('POST', `/api/campaigns/${id}/attachments?filename=nota.txt`, {
      as: 'ka.admin',
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('ciao'),
    });
    await call('POST', '/reminders', { memberships: [{ campaignId: id, dealerId: idOf(0) }] });
    const deleted = await call('DELETE', `/${id}`);
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true, data: {} }]);
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    expect(await membershipsOf(id)).toEqual([]);
    expect(await trailOf(id, 'deleted')).toMatchObject([{ before: { title }, after: null }]);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('is refused once a campaign was opened', async () => {
    const { id } = await draftWith(0);
    await open(id);
    const refused = await call('DELETE', `/${id}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, conflict('notADraft')]);
    expect(await membershipsOf(id)).toHaveLength(1);
  });
});
