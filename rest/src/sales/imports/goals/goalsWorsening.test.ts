/** Files of goals that make something worse for dealers that accepted theirs (docs/domain/rules.md). */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import type { ApprovalView } from '../../../decisions/approvals/requests/schemas.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { goalChanges } from '../../../ground/database/tables/programme/goalChanges.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { importById, loadFile } from '../../../testing/programme/loadedFile.js';
import { newCampaign, sell } from '../../../testing/programme/salesAndCampaigns.js';
import { beginApplying } from '../service.js';
import { letWorsen } from '../../../testing/programme/worsenings.js';

let service: TestApp;
let dealers: readonly (typeof members.$inferSelect)[];
beforeAll(async () => {
  service = await openTestApp();
  dealers = await service.database
    .select()
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id))
    .limit(3);
});
afterAll(() => service.close());

let campaigns = 0;
/** A campaign in which three dealers have goals of 100, the first two accepted; the first has bought 100 tyres. */
async function agreed() {
  campaigns += 1;
  const title = `Obiettivi ${campaigns}`;
  const { id } = await newCampaign(service.database, { title, eligibility: { brand: [`Marca ${title}`] } });
  await apply(await load(title, ['100', 'sì'], ['100', 'sì'], ['100', 'no']));
  await sell(service.database, 6000 + campaigns, [
    { dealerId: dealers[0]?.id ?? 0, quantity: 100, brand: `Marca ${title}` },
  ]);
  return { id, title };
}

const load = (title: string, ...rows: (readonly [string, string])[]) => {
  const lines = rows.map(([goal, accepted], index) => `${title};${dealers[index]?.vatNumber};${goal};${accepted}`);
  return loadFile(service, 'goals', ['campagna;partita_iva;obiettivo;accettata', ...lines].join('\n'));
};
async function apply({ id }: { readonly id: number }) {
  const body = { skipInvalid: false, confirmWarnings: true };
  const response = await service.call('POST', `/api/imports/${id}/apply`, { as: 'ka.admin', body });
  await service.imports.drain();
  return response;
}
const approve = async (id: number) => {
  const response = await service.call('POST', `/api/approvals/${id}/approval`, { as: 'gd.admin' });
  await service.imports.drain();
  return response.statusCode;
};
const goalsOf = async (id: number) =>
  (
    await service.database
      .select()
      .from(memberships)
      .where(eq(memberships.campaignId, id))
      .orderBy(asc(memberships.dealerId))
  ).map(({ goalThreshold }) => goalThreshold);
const told = async (id: number) =>
  (
    await service.database
      .select()
      .from(goalChanges)
      .where(eq(goalChanges.campaignId, id))
      .orderBy(asc(goalChanges.dealerId))
  ).map(({ dealerId, goalAfter, worsenings }) => [dealerId, goalAfter, worsenings.length > 0]);

const undo = async ({ id }: { readonly id: number }) => {
  const response = await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
  await service.imports.drain();
  return response;
};
const applied = async (title: string, ...rows: (readonly [string, string])[]) => {
  const file = await load(title, ...rows);
  expect((await apply(file)).statusCode).toBe(200);
  return file;
};
const requestOf = (response: { statusCode: number; body: string; json: <T>() => T }) => {
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return response.json<{ data: { approval: ApprovalView } }>().data.approval;
};
const mailsAbout = async (id: number) => {
  const changes = await service.database.select().from(goalChanges).where(eq(goalChanges.campaignId, id));
  const ids = new Set(changes.map((change) => change.id));
  const mails = await service.database.select().from(outbox);
  return mails.filter(({ about }) => ids.has(about?.['goalChange'] ?? 0)).length;
};

describe('the undoing of a file of goals', () => {
  test('says whom it makes worse off, acts at once where they are just told, and tells them', async () => {
    await letWorsen(service.database);
    const { id, title } = await agreed();
    const file = await applied(title, ['80', 'no'], ['100', 'no']);
    const { data } = (await service.call('GET', `/api/imports/${file.id}/undo`, { as: 'ka.admin' })).json<{
      data: { undo: { worsening: object } };
    }>();
    expect(data.undo.worsening).toMatchObject({ dealers: 1, expendableLess: expect.stringMatching(/^\d+\.\d\d$/) });
    expect((await undo(file)).statusCode).toBe(200);
    expect(await goalsOf(id)).toEqual([100, 100, 100]);
    expect(await told(id)).toEqual([
      [dealers[0]?.id, 80, false],
      [dealers[0]?.id, 100, true],
    ]);
  });

  test('waits for a second person where the settings want one, who is kept as having confirmed it', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id, title } = await agreed();
    const file = await applied(title, ['80', 'no'], ['70', 'no']);
    const approval = requestOf(await undo(file));
    expect(approval).toMatchObject({
      kind: 'goals',
      import: { id: file.id },
      request: {
        goals: {
          ...{ isUndo: true, dealers: 2 },
          changes: [80, 70].map((goalBefore, index) => ({
            ...{ campaignId: id, title, dealerId: dealers[index]?.id, code: dealers[index]?.code },
            ...{ businessName: dealers[index]?.businessName, goalBefore, goalAfter: 100, isWithdrawn: false },
          })),
        },
      },
    });
    expect([await goalsOf(id), (await importById(service, file.id)).status]).toEqual([[80, 70, 100], 'applied']);
    expect((await undo(file)).json()).toMatchObject({ error: { reason: 'approvalPending' } });
    expect(await approve(approval.id)).toBe(200);
    expect([await goalsOf(id), (await importById(service, file.id)).status]).toEqual([[100, 100, 100], 'undone']);
    const made = await service.database.select().from(goalChanges).where(eq(goalChanges.campaignId, id));
    expect(made.map(({ confirmedBy }) => confirmedBy !== null)).toEqual([false, false, true, true]);
  });

  test('is refused with a code where the settings refuse it, and nothing changes', async () => {
    await letWorsen(service.database, { goals: 'refused' });
    const { id, title } = await agreed();
    const file = await applied(title, ['80', 'no']);
    const refused = await undo(file);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { reason: 'worseForDealers' } }]);
    expect([await goalsOf(id), (await importById(service, file.id)).status]).toEqual([[80, 100, 100], 'applied']);
  });

  test('that gives back goals which are no worse acts at once, whatever the settings', async () => {
    await letWorsen(service.database);
    const { id, title } = await agreed();
    const file = await applied(title, ['120', 'no']);
    await letWorsen(service.database, { goals: 'refused' });
    expect((await undo(file)).statusCode).toBe(200);
    expect(await goalsOf(id)).toEqual([100, 100, 100]);
  });

  test('is not confirmed where other things get worse by now', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id, title } = await agreed();
    const file = await applied(title, ['80', 'no'], ['70', 'no']);
    const approval = requestOf(await undo(file));
    await service.database
      .update(memberships)
      .set({ acceptedAt: null })
      .where(and(eq(memberships.campaignId, id), eq(memberships.dealerId, dealers[1]?.id ?? 0)));
    const response = await service.call('POST', `/api/approvals/${approval.id}/approval`, { as: 'gd.admin' });
    expect([response.statusCode, response.json()]).toMatchObject([409, { error: { reason: 'previewOutdated' } }]);
    expect([await goalsOf(id), (await importById(service, file.id)).status]).toEqual([[80, 70, 100], 'applied']);
  });

  test('is not done where the settings are stricter by the time that it is worked on', async () => {
    await letWorsen(service.database);
    const { id, title } = await agreed();
    const file = await applied(title, ['80', 'no']);
    await service.call('POST', `/api/imports/${file.id}/undo`, { as: 'ka.admin' });
    await letWorsen(service.database, { goals: 'twoPersons' });
    await service.imports.drain();
    expect(await importById(service, file.id)).toMatchObject({
      status: 'applied',
      obstacles: [{ kind: 'worseForDealers', text: 'prova.csv' }],
    });
    expect(await goalsOf(id)).toEqual([80, 100, 100]);
  });

  test('tells the dealers whose acceptance the file had recorded, as a worsening', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id, title } = await agreed();
    const file = await applied(title, ['100', 'no'], ['100', 'no'], ['100', 'sì']);
    const approval = requestOf(await undo(file));
    expect(approval.request.goals).toMatchObject({
      ...{ dealers: 1, worsenings: [{ term: 'prize', fromTires: 1 }] },
      changes: [{ dealerId: dealers[2]?.id, goalBefore: 100, goalAfter: 100, isWithdrawn: true }],
    });
    expect(await approve(approval.id)).toBe(200);
    const made = await service.database.select().from(goalChanges).where(eq(goalChanges.campaignId, id));
    expect(made).toMatchObject([
      { dealerId: dealers[2]?.id, goalAfter: 100, isWithdrawn: true, accumulatedAfter: '0.00' },
    ]);
    expect(await mailsAbout(id)).toBe(1);
    await service.outbox.drain();
    const mail = (await service.mailsTo(dealers[2]?.email ?? '')).at(-1);
    expect(mail).toContain('registrata da un file che è stato annullato, non vale più');
  });
});

describe('a file of goals', () => {
  test('shows before it is applied whom it makes worse off, and by how much; who accepted is told', async () => {
    await letWorsen(service.database);
    const { id, title } = await agreed();
    const file = await load(title, ['120', 'sì'], ['90', 'no'], ['500', 'no']);
    expect(file.worsening).toMatchObject({
      dealers: 1,
      expendableLess: file.worsening?.goals[0]?.expendableBefore,
      goals: [
        {
          ...{ campaignId: id, title, dealerId: dealers[0]?.id, goalBefore: 100, goalAfter: 120 },
          ...{ expendableAfter: '0.00', terms: [{ term: 'prize' }, { term: 'unlocking', fromTires: 100 }] },
        },
      ],
    });
    expect((await apply(file)).statusCode).toBe(200);
    expect(await goalsOf(id)).toEqual([120, 90, 500]);
    // the third has not accepted: its goal is free
    expect(await told(id)).toEqual([
      [dealers[0]?.id, 120, true],
      [dealers[1]?.id, 90, false],
    ]);
  });

  test('that is better for all has nothing to show', async () => {
    const { title } = await agreed();
    expect((await load(title, ['90', 'no'], ['80', 'no'], ['900', 'sì'])).worsening).toBeNull();
  });

  test('waits for a second person where the settings want one, and is applied by the approval', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id, title } = await agreed();
    const file = await load(title, ['120', 'no'], ['90', 'no']);
    const response = await apply(file);
    expect([response.statusCode, response.body]).toEqual([202, response.body]);
    const { approval } = response.json<{ data: { approval: ApprovalView } }>().data;
    expect(approval).toMatchObject({
      kind: 'goals',
      import: { id: file.id },
      request: {
        goals: {
          ...{ dealers: 1, goalBefore: null, goalAfter: null },
          changes: [{ title, dealerId: dealers[0]?.id, goalBefore: 100, goalAfter: 120, isWithdrawn: false }],
        },
      },
    });
    expect([await goalsOf(id), (await importById(service, file.id)).status]).toEqual([[100, 100, 100], 'ready']);
    expect(await approve(approval.id)).toBe(200);
    expect([await goalsOf(id), (await importById(service, file.id)).status]).toEqual([[120, 90, 100], 'applied']);
  });

  test('waits for a second person also where a command applies it, which nobody approves', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id, title } = await agreed();
    const file = await load(title, ['120', 'no'], ['90', 'no']);
    const confirmed = { skipInvalid: false, confirmWarnings: false, confirm: [] };
    const byCommand = { ...confirmed, actorId: null, now: service.clock.now() };
    expect(await beginApplying(service.database, file.id, byCommand)).toEqual({
      ...{ kind: 'goals', subject: `goals ${file.id}`, importId: file.id, input: confirmed },
      request: { goals: expect.objectContaining({ dealers: 1, goalBefore: null }) },
    });
    expect([await goalsOf(id), (await importById(service, file.id)).status]).toEqual([[100, 100, 100], 'ready']);
  });

  test('that makes other things worse than it showed is not applied, but shown again', async () => {
    await letWorsen(service.database, { goals: 'twoPersons' });
    const { id, title } = await agreed();
    const file = await load(title, ['120', 'no'], ['90', 'no']);
    const { approval } = (await apply(file)).json<{ data: { approval: ApprovalView } }>().data;
    await sell(service.database, 6500, [{ dealerId: dealers[0]?.id ?? 0, quantity: 50, brand: `Marca ${title}` }]);
    expect(await approve(approval.id)).toBe(200);
    const again = await importById(service, file.id);
    expect([await goalsOf(id), again.status, again.worsening?.dealers]).toEqual([[100, 100, 100], 'ready', 1]);
    expect(again.worsening).not.toEqual(file.worsening);
  });

  test('is refused with a code where the settings refuse it, and nothing changes', async () => {
    await letWorsen(service.database, { goals: 'refused' });
    const { id, title } = await agreed();
    const refused = await apply(await load(title, ['120', 'no'], ['90', 'no']));
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { reason: 'worseForDealers' } }]);
    expect(await goalsOf(id)).toEqual([100, 100, 100]);
  });
});
