/** What the dealers of a run lack for the electronic form of their documents (docs/domain/settlement.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { SettlementDealerData } from '@gdd/schema/settlements';
import type { Database } from '../database/connections/connection.js';
import { members } from '../database/tables/people/network.js';
import { missingOf, receiverOf } from '../domain/settlement/receiver.js';
import { creditNotesOf } from './documents/fileQueries.js';
import { receiverColumns, receiverWith } from './documents/receivers.js';
import type { SettlementRow } from './queries.js';

/** A dealer of a run and the data it lacks. */
interface IncompleteDealer {
  readonly dealerId: number;
  readonly missing: readonly SettlementDealerData[];
}

/**
 * The dealers of a run that get a credit note and lack data for its electronic form. After the approval each is looked
 * at as the file of its document names it.
 *
 * @param dealers a query of the ids of those that get a credit note
 */
export async function incompleteDealers(
  database: Database,
  run: Pick<SettlementRow, 'id' | 'state'>,
  dealers: SQL,
): Promise<readonly IncompleteDealer[]> {
  const receivers = run.state === 'approved' ? documentReceivers(database, run.id) : dealerReceivers(database, dealers);
  return (await receivers).flatMap(({ dealerId, receiver }) => {
    const missing = missingOf(receiver);
    return missing.length === 0 ? [] : [{ dealerId, missing }];
  });
}

async function documentReceivers(database: Database, settlementId: number) {
  const notes = await creditNotesOf(database, settlementId);
  return notes.map(({ document: { dealerId, receiver }, dealer }) => ({
    dealerId,
    receiver: receiverOf(receiverWith(receiver), receiverWith(dealer)),
  }));
}

async function dealerReceivers(database: Database, dealers: SQL) {
  const rows = await database
    .select({ dealerId: members.id, ...receiverColumns })
    .from(members)
    .where(sql`${members.id} in (${dealers})`);
  return rows.map((row) => ({ dealerId: row.dealerId, receiver: receiverWith(row) }));
}
