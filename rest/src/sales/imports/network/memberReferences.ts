/**
 * What refers to a member, and what becomes of it where undoing a network file takes away a member that the file made
 * (docs/domain/imports.md, 'Undoing, and what stands in the way').
 */
import type { ImportObstacleKind } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { smsConsents, users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { dealerNotes } from '../../../ground/database/tables/people/notes.js';
import { shareTokens } from '../../../ground/database/tables/people/sharing.js';
import { accrualRows } from '../../../ground/database/tables/programme/accruals.js';
import { approvals } from '../../../ground/database/tables/programme/approvals.js';
import { disputes } from '../../../ground/database/tables/programme/disputes.js';
import { settlementHolds } from '../../../ground/database/tables/programme/holds.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { reminderOutcomes, reminders } from '../../../ground/database/tables/programme/reminders.js';
import { sales } from '../../../ground/database/tables/programme/sales.js';
import { settlementDocuments, settlementLines } from '../../../ground/database/tables/programme/settlements.js';
import { goalProposalRows, simulationDealers } from '../../../ground/database/tables/programme/simulations.js';
import { columnMappings } from '../../../ground/database/tables/work/columnMappings.js';

interface Reference {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** Why the member stays; `removed`: the rows go with it. */
  readonly undone: ImportObstacleKind | 'removed';
}

/**
 * The columns that name a member; every foreign key to `members` is here. What people wrote or decided, and what was
 * frozen or sent, keeps the member. What can be made again, or serves nothing without it, goes with it. Histories name
 * members without a foreign key, and stay.
 */
export const memberReferences: readonly Reference[] = [
  { table: sales, column: sales.dealerId, undone: 'hasSales' },
  { table: users, column: users.memberId, undone: 'hasUsers' },
  { table: memberships, column: memberships.dealerId, undone: 'hasCampaigns' },
  { table: smsConsents, column: smsConsents.memberId, undone: 'hasConsents' },
  { table: members, column: members.parentId, undone: 'hasChildren' },
  { table: dealerNotes, column: dealerNotes.dealerId, undone: 'hasNotes' },
  { table: dealerNotes, column: dealerNotes.authorMemberId, undone: 'hasNotes' },
  { table: disputes, column: disputes.dealerId, undone: 'hasDisputes' },
  { table: approvals, column: approvals.dealerId, undone: 'hasApprovals' },
  { table: settlementHolds, column: settlementHolds.dealerId, undone: 'hasHolds' },
  { table: settlementLines, column: settlementLines.dealerId, undone: 'hasSettlements' },
  { table: settlementDocuments, column: settlementDocuments.dealerId, undone: 'hasSettlements' },
  { table: accrualRows, column: accrualRows.dealerId, undone: 'hasAccruals' },
  { table: simulationDealers, column: simulationDealers.dealerId, undone: 'removed' },
  { table: goalProposalRows, column: goalProposalRows.dealerId, undone: 'removed' },
  { table: reminders, column: reminders.dealerId, undone: 'removed' },
  { table: reminderOutcomes, column: reminderOutcomes.dealerId, undone: 'removed' },
  { table: shareTokens, column: shareTokens.dealerId, undone: 'removed' },
  { table: columnMappings, column: columnMappings.memberId, undone: 'removed' },
];

/**
 * The conditions by which a member is kept, each for the obstacle that it is.
 *
 * @param leaving members that the undoing deletes or moves back: they are no obstacle to those above them
 */
export function keptBecause(leaving: readonly number[]): ReadonlyMap<ImportObstacleKind, SQL> {
  const conditions = new Map<ImportObstacleKind, SQL>();
  for (const { table, column, undone } of memberReferences) {
    if (undone === 'removed') continue;
    const name = sql.identifier(column.name);
    const isStaying = table === members ? sql`not other.id = any(${intArray(leaving)})` : sql`true`;
    const isReferenced = sql`exists (select from ${table} as other where other.${name} = ${members.id} and ${isStaying})`;
    const before = conditions.get(undone);
    conditions.set(undone, before === undefined ? isReferenced : sql`(${before} or ${isReferenced})`);
  }
  return conditions;
}

/**
 * Deletes members with what goes with them, parents and children together.
 *
 * @param ids members that nothing keeps
 */
export async function deleteMembers(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const leaving = intArray(ids);
  for (const { table, column, undone } of memberReferences) {
    if (undone === 'removed') await transaction.delete(table).where(sql`${column} = any(${leaving})`);
  }
  await transaction.delete(members).where(sql`${members.id} = any(${leaving})`);
}
