/** Data of earlier versions is brought up to date at each start, by one process at a time. */
import { and, asc, eq, isNull, ne, not, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { inLongTransaction } from '../../database/connections/longTransaction.js';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { boundFigures, importsBeforeClosing, storeStatements } from './closing.js';
import { campaignByIdForUpdate } from '../campaign/queries.js';
import { lockSums } from '../../sums/sums.js';
import { recomputeTiresBefore } from '../../sums/tiresBefore.js';

/**
 * Rewrites the figures of the campaigns that are not closed where B was not bounded, with a line in the audit trail for
 * each dealer whose prize changes; adds up what they sold a year before; stores the statements of those that were closed
 * without. A campaign is done as a whole or not at all, and one that is done is not touched again.
 */
export async function upgradeCampaigns(database: Database, now: Date): Promise<void> {
  const unbounded = await campaignIds(database, and(ne(campaigns.state, 'closed'), not(campaigns.boostBounded)));
  for (const id of unbounded) await inLongTransaction(database, (transaction) => boundOpen(transaction, id, now));
  const unadded = await campaignIds(database, and(ne(campaigns.state, 'closed'), not(campaigns.hasTiresBefore)));
  for (const id of unadded) await inLongTransaction(database, (transaction) => addTiresBeforeUp(transaction, id));
  const withoutSnapshot = await campaignIds(
    database,
    and(eq(campaigns.state, 'closed'), isNull(campaigns.importsAtClosing)),
  );
  for (const id of withoutSnapshot) await inLongTransaction(database, (transaction) => storeClosed(transaction, id));
}

async function campaignIds(database: Database, condition: SQL | undefined): Promise<number[]> {
  const rows = await database.select({ id: campaigns.id }).from(campaigns).where(condition).orderBy(asc(campaigns.id));
  return rows.map(({ id }) => id);
}

async function boundOpen(transaction: Database, id: number, now: Date): Promise<void> {
  const campaign = await campaignByIdForUpdate(transaction, id);
  if (campaign === undefined || campaign.state === 'closed' || campaign.boostBounded) return;
  await boundFigures(transaction, campaign, { kind: 'upgrade', reference: null, at: now });
}

async function addTiresBeforeUp(transaction: Database, id: number): Promise<void> {
  await lockSums(transaction, 'lines');
  const campaign = await campaignByIdForUpdate(transaction, id);
  if (campaign === undefined || campaign.hasTiresBefore) return;
  await recomputeTiresBefore(transaction, campaign);
  await transaction.update(campaigns).set({ hasTiresBefore: true }).where(eq(campaigns.id, id));
}

async function storeClosed(transaction: Database, id: number): Promise<void> {
  await lockSums(transaction, 'lines');
  const campaign = await campaignByIdForUpdate(transaction, id);
  if (campaign === undefined || campaign.importsAtClosing !== null) return;
  await storeStatements(transaction, campaign, await importsBeforeClosing(transaction, campaign));
}
