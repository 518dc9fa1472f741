import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { importFoundLines } from '../../../ground/database/tables/work/imports.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { applyFile, undoFile, undoRefused } from '../../../testing/programme/loadedFile.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { openSalesImports } from '../../../testing/programme/salesFiles.js';
import { rolledUp } from '../../../testing/programme/rolledUp.js';

const { service, lineOf, load, sell, lines, months, allMemberships, everything } = await openSalesImports();

describe('a sales file', () => {
  test('whose lines come again changes nothing, and is undone without a trace', async () => {
    const first = await sell(lineOf('B1'), lineOf('B2'));
    const before = await everything();
    const again = await sell(lineOf('B1', { marca: 'lupo', importo: '400.00' }), lineOf('B2'), lineOf('B2'));
    expect(again).toMatchObject({ rowsRead: 3, totals: { created: 0, updated: 0, unchanged: 3, months: [] } });
    expect(await everything()).toEqual(before);
    expect((await undoFile(service, again.id)).status).toBe('undone');
    expect(await everything()).toEqual(before);
    // the lines belong to the import that first applied them
    expect((await lines()).filter(({ document }) => document.startsWith('B')).map(({ importId }) => importId)).toEqual([
      first.id,
      first.id,
    ]);
  });

  test('is undone as a whole, which restores every figure', async () => {
    const { id: campaignId } = await newCampaign(service.database);
    const { id: closedId } = await newCampaign(service.database);
    const dealer = await service.memberWithCode('DE00001');
    const terms = { dealerId: dealer.id, goalThreshold: 1, acceptedAt: new Date(), addedAt: new Date() };
    await rolledUp(service.database, (transaction) =>
      transaction.insert(memberships).values([
        { ...terms, campaignId },
        { ...terms, campaignId: closedId },
      ]),
    );
    await sell(lineOf('C0'));
    const before = await everything();
    const { id } = await sell(lineOf('C1', { quantita: '100' }), lineOf('C2', { data: '05/05/2025' }));
    const closed = (await allMemberships()).find((row) => row.campaignId === closedId);
    await service.database.execute(sql`update campaigns set state = 'closed' where id = ${closedId}`);
    // what was redeemed, a goal edited or a dealer accepted since do not stand in the way
    await rolledUp(service.database, (transaction) =>
      transaction.execute(
        sql`update memberships set redeemed = 150, goal_threshold = 2 where campaign_id = ${campaignId}`,
      ),
    );
    expect(await undoFile(service, id)).toMatchObject({ status: 'undone', failure: null });
    expect((await allMemberships()).find((row) => row.campaignId === closedId)).toEqual(closed);
    const open = (await allMemberships()).find((row) => row.campaignId === campaignId);
    expect(open).toMatchObject({ quantity: 4, plafondExpendable: '0.00', redeemed: '150.00' });
    await rolledUp(service.database, (transaction) =>
      transaction.execute(sql`delete from memberships where campaign_id in (${campaignId}, ${closedId})`),
    );
    const [linesBefore, monthsBefore] = before;
    expect([await lines(), await months()]).toEqual([linesBefore, monthsBefore]);
    // the same file is a new import again
    expect((await sell(lineOf('C1', { quantita: '100' }), lineOf('C2', { data: '05/05/2025' }))).status).toBe(
      'applied',
    );
  });
});

describe('undoing a sales file', () => {
  test('is refused while a later file holds lines of it too, which would be lost', async () => {
    const first = await sell(lineOf('N1'), lineOf('N2'));
    const other = await sell(lineOf('N3'));
    const second = await sell(lineOf('n1'), lineOf('N2'), lineOf('N4'));
    const third = await load(lineOf('N2'), lineOf('N3', { quantita: '9' }), lineOf('N5'));
    await applyFile(service, third.id, true);
    const before = await everything();
    expect(await undoRefused(service, first.id)).toMatchObject({
      reason: 'laterChanges',
      obstacles: [third.id, second.id].map((id) => ({ kind: 'import', text: 'prova.csv', id })),
      obstacleCount: 2,
    });
    const found = service.database.select().from(importFoundLines).where(eq(importFoundLines.earlierId, first.id));
    expect(await found.orderBy(importFoundLines.importId)).toEqual([
      { importId: second.id, earlierId: first.id, lines: 2 },
      { importId: third.id, earlierId: first.id, lines: 1 },
    ]);
    expect(await everything()).toEqual(before);
    // its row with another value was left out: it holds nothing of that line
    expect((await undoFile(service, other.id)).status).toBe('undone');
    for (const { id } of [third, second, first]) expect((await undoFile(service, id)).status).toBe('undone');
    expect((await lines()).filter(({ document }) => /^n\d/i.test(document))).toEqual([]);
  });

  test('is refused while that later file is itself being undone: it may yet stay', async () => {
    const first = await sell(lineOf('O1'));
    const second = await sell(lineOf('O1'), lineOf('O2'));
    await service.call('POST', `/api/imports/${second.id}/undo`, { as: 'ka.admin' });
    expect(await undoRefused(service, first.id)).toMatchObject({ obstacles: [{ kind: 'import', id: second.id }] });
    expect((await undoFile(service, first.id)).status).toBe('undone');
  });
});

test('the preview of the undoing of a sales file names the closed campaigns that counted its lines, with their tyres', async () => {
  const { database } = service;
  const dealer = await service.memberWithCode('DE00001');
  const campaign = async (title: string, more: object = {}) => {
    const { id } = await newCampaign(database, { title, ...more });
    await rolledUp(database, (transaction) =>
      transaction
        .insert(memberships)
        .values({ campaignId: id, dealerId: dealer.id, goalThreshold: 1, addedAt: new Date() }),
    );
    return id;
  };
  const close = async (id: number) => {
    const response = await service.call('DELETE', `/api/campaigns/${id}/close`, { as: 'ka.admin' });
    expect(response.statusCode).toBe(200);
  };
  const counted = await campaign('Chiusa dopo');
  const before = await campaign('Chiusa prima');
  const others = await campaign('Di altre marche', { eligibility: { brand: ['Aquila'] } });
  await campaign('Aperta');
  await close(before);
  const { id } = await sell(
    lineOf('P1', { quantita: '14', data: '06/06/2025' }),
    lineOf('P2', { quantita: '-2', importo: '-200,00', data: '06/06/2025' }),
    lineOf('P3', { data: '06/06/2024' }),
  );
  for (const each of [counted, others]) await close(each);
  const preview = await service.call('GET', `/api/imports/${id}/undo`, { as: 'ka.admin' });
  expect([preview.statusCode, preview.json()]).toEqual([
    200,
    {
      success: true,
      data: { undo: { closedCampaigns: [{ id: counted, title: 'Chiusa dopo', tires: 12 }], worsening: null } },
    },
  ]);
  const missing = await service.call('GET', '/api/imports/999999/undo', { as: 'ka.admin' });
  expect(missing.statusCode).toBe(404);
  expect((await undoFile(service, id)).status).toBe('undone');
});
