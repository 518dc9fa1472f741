/** What the dealers of a run lack for the electronic form of their documents (docs/domain/settlement.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { SettlementDealerData } from '@gdd/schema/settlements';
import type { Database } from '../../ground/database/connections/connection.js';
import { members } from '../../ground/database/tables/people/network.js';
import { missingOf } from '../../ground/domain/settlement/receiver.js';
import { creditNotesOf } from './documents/fileQueries.js';
import { missingNow } from './documents/noteReceiver.js';
import { receiverColumns, receiverWith } from './documents/receivers.js';
import type { SettlementRow } from './queries.js';

/** A dealer of a run and the data it lacks. */
interface IncompleteDealer {
  readonly dealerId: number;
  readonly missing: readonly SettlementDealerData[];
}

/**
 * The dealers of a run that get a credit note and lack data for its electronic form. After the approval each is looked
 * at as the file of its note names it (`missingNow`).
 *
 * @param dealers a query of the ids of those that get a credit note
 */
export async function incompleteDealers(
  database: Database,
  run: Pick<SettlementRow, 'id' | 'state'>,
  dealers: SQL,
): Promise<readonly IncompleteDealer[]> {
  const lacking = run.state === 'approved' ? lackingNotes(database, run.id) : lackingDealers(database, dealers);
  return (await lacking).filter(({ missing }) => missing.length > 0);
}

async function lackingNotes(database: Database, settlementId: number): Promise<IncompleteDealer[]> {
  const notes = await creditNotesOf(database, settlementId);
  return notes.map((note) => ({ dealerId: note.document.dealerId, missing: missingNow(note) }));
}

async function lackingDealers(database: Database, dealers: SQL): Promise<IncompleteDealer[]> {
  const rows = await database
    .select({ dealerId: members.id, ...receiverColumns })
    .from(members)
    .where(sql`${members.id} in (${dealers})`);
  return rows.map((row) => ({ dealerId: row.dealerId, missing: missingOf(receiverWith(row)) }));
}
