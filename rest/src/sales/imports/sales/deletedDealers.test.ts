/** What a sales file may still say of a dealer that was deleted. */
import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { findDifferences } from '../../../figures/sums/differences.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { undoFile } from '../../../testing/programme/loadedFile.js';
import { openSalesImports } from '../../../testing/programme/salesFiles.js';
import { rolledUp } from '../../../testing/programme/rolledUp.js';

const { service, lineOf, load, sell, lines } = await openSalesImports();
const { database } = service;

test('returns of a deleted dealer in the days of a closed campaign that it was in are taken, and change no frozen figure', async () => {
  const vatNumber = '00743110157';
  const dealer = await service.memberWithCode('DE00003');
  await database.update(members).set({ vatNumber }).where(eq(members.id, dealer.id));
  const { id: campaignId } = await newCampaign(database, { title: 'Primavera', endsOn: '2025-06-30' });
  const { id: openId } = await newCampaign(database, { title: 'Annuale' });
  const { id: otherId } = await newCampaign(database, {
    title: 'Altrui',
    startsOn: '2024-01-01',
    endsOn: '2024-12-31',
  });
  const terms = { dealerId: dealer.id, goalThreshold: 10, acceptedAt: new Date(), addedAt: new Date() };
  await rolledUp(database, (transaction) =>
    transaction.insert(memberships).values([
      { ...terms, campaignId },
      { ...terms, campaignId: openId },
    ]),
  );
  const own = (documento: string, changes: Parameters<typeof lineOf>[1] = {}) =>
    lineOf(documento, { partita_iva: vatNumber, ...changes });
  const returned = { quantita: '-4', importo: '-400,00' };
  await sell(own('V1', { quantita: '20' }));
  for (const id of [campaignId, otherId]) {
    await service.call('DELETE', `/api/campaigns/${id}/close`, { as: 'ka.admin' });
  }
  const frozen = await database.select().from(memberships).where(eq(memberships.campaignId, campaignId));
  expect(frozen).toMatchObject([{ quantity: 20 }]);
  await rolledUp(database, (transaction) =>
    transaction.update(members).set({ deletedAt: service.clock.now() }).where(eq(members.id, dealer.id)),
  );

  const mixed = await load(
    own('R1', returned),
    own('R2'),
    own('R3', { ...returned, data: '01/07/2025' }),
    own('R4', { ...returned, data: '10/03/2024' }),
  );
  expect(mixed.errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [3, 'partita_iva', 'deletedMember'],
    [4, 'partita_iva', 'deletedMember'],
    [5, 'partita_iva', 'deletedMember'],
  ]);

  const applied = await sell(own('R1', returned));
  expect(applied).toMatchObject({ status: 'applied', totals: { created: 1 } });
  expect((await lines()).filter(({ document }) => document === 'R1')).toMatchObject([
    { dealerId: dealer.id, quantity: -4 },
  ]);
  expect(await database.select().from(memberships).where(eq(memberships.campaignId, campaignId))).toEqual(frozen);
  // a campaign that is still open counts them, as those of any dealer
  expect(await database.select().from(memberships).where(eq(memberships.campaignId, openId))).toMatchObject([
    { quantity: 16 },
  ]);
  expect(await findDifferences(database)).toEqual([]);
  expect((await undoFile(service, applied.id)).status).toBe('undone');
});
