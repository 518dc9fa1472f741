/** Upgrades data of earlier versions at each start, in one process at a time. */
import { and, asc, eq, isNull, ne, not, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { inLongTransaction } from '../../../ground/database/connections/longTransaction.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { boundFigures, importsBeforeClosing, storeStatements } from './closing.js';
import { campaignByIdForUpdate } from '../campaign/queries.js';
import { lockSums } from '../../../figures/sums/sums.js';
import { recomputeTiresBefore } from '../../../figures/sums/tiresBefore.js';

/**
 * Upgrades campaigns, each in its own transaction and only once:
 * - not closed, with figures from before B was bounded: rewrites them, with an audit entry for each changed dealer;
 * - not closed, without the tyres of the year before: adds them up;
 * - closed without stored statements: stores them.
 */
export async function upgradeCampaigns(database: Database, now: Date): Promise<void> {
  const unbounded = await campaignIds(database, and(ne(campaigns.state, 'closed'), not(campaigns.boostBounded)));
  for (const id of unbounded)
    await inLongTransaction(database, (transaction) => boundOpenCampaign(transaction, id, now));
  const withoutTiresBefore = await campaignIds(
    database,
    and(ne(campaigns.state, 'closed'), not(campaigns.hasTiresBefore)),
  );
  for (const id of withoutTiresBefore)
    await inLongTransaction(database, (transaction) => sumTiresBefore(transaction, id));
  const withoutSnapshot = await campaignIds(
    database,
    and(eq(campaigns.state, 'closed'), isNull(campaigns.importsAtClosing)),
  );
  for (const id of withoutSnapshot)
    await inLongTransaction(database, (transaction) => storeClosedCampaign(transaction, id));
}

async function campaignIds(database: Database, condition: SQL | undefined): Promise<number[]> {
  const rows = await database.select({ id: campaigns.id }).from(campaigns).where(condition).orderBy(asc(campaigns.id));
  return rows.map(({ id }) => id);
}

async function boundOpenCampaign(transaction: Database, id: number, now: Date): Promise<void> {
  const campaign = await campaignByIdForUpdate(transaction, id);
  if (campaign === undefined || campaign.state === 'closed' || campaign.boostBounded) return;
  await boundFigures(transaction, campaign, { kind: 'upgrade', reference: null, at: now });
}

async function sumTiresBefore(transaction: Database, id: number): Promise<void> {
  await lockSums(transaction, 'lines');
  const campaign = await campaignByIdForUpdate(transaction, id);
  if (campaign === undefined || campaign.hasTiresBefore) return;
  await recomputeTiresBefore(transaction, campaign);
  await transaction.update(campaigns).set({ hasTiresBefore: true }).where(eq(campaigns.id, id));
}

async function storeClosedCampaign(transaction: Database, id: number): Promise<void> {
  await lockSums(transaction, 'lines');
  const campaign = await campaignByIdForUpdate(transaction, id);
  if (campaign === undefined || campaign.importsAtClosing !== null) return;
  await storeStatements(transaction, campaign, await importsBeforeClosing(transaction, campaign));
}
