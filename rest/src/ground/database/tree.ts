import { sql } from 'drizzle-orm';
import { memberRoles } from '@gdd/schema/members';
import type { Database } from './connections/connection.js';
import { intArray } from './intArray.js';
import { members } from './tables/people/network.js';
import { takeLock } from './connections/locks.js';

/**
 * Blocks other changes of the tree until this transaction ends. A transaction that adds, moves or deletes members must
 * take this lock before its first row lock: the trigger that sets the paths of members takes it too, and another order
 * could deadlock.
 */
export async function lockTree(transaction: Database): Promise<void> {
  await takeLock(transaction, 'tree');
}

/**
 * Locks members until the transaction ends, with the subtrees of those that may move. One statement locks them in the
 * order of their ids: a change of a campaign's figures locks its dealers in this order too, so they cannot deadlock
 * (docs/decisions/0018-figures-of-many-dealers.md).
 *
 * @param transaction holds the tree lock, and no lock of a member yet
 */
export async function lockMembers(
  transaction: Database,
  ids: readonly number[],
  moving: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    select from members where id in (
      select unnest(${intArray(ids)})
      union all
      select below.id from members as above join members as below
        on below.path > above.path and below.path < rtrim(above.path, '/') || '0'
      where above.id = any(${intArray(moving)}) and above.role <> 'Dealer'
    ) order by id for update`);
}

type MemberColumns = typeof members.$inferInsert;

/** A member to be created; its parent is referenced by code (null: the root). */
export interface NewMember extends Omit<
  MemberColumns,
  'id' | 'parentId' | 'path' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
> {
  readonly parentCode: string | null;
}

/** Rows per INSERT: a statement takes at most 65,535 parameters. */
const batchSize = 1000;

/**
 * Inserts members whose parents exist already or are among them.
 *
 * @param transaction holds the tree lock
 * @param newMembers in any order; parents are inserted before their children
 * @param idByCode the ids of the existing parents
 * @param now the time of their creation
 * @returns the ids of the new members by their codes
 */
export async function insertMembers(
  transaction: Database,
  newMembers: readonly NewMember[],
  idByCode: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const created = new Map<string, number>();
  // memberRoles lists the roles from the root down: a parent's role comes before those of its children
  for (const role of memberRoles) {
    const ofRole = newMembers.filter((member) => member.role === role);
    for (let from = 0; from < ofRole.length; from += batchSize) {
      const rows = ofRole.slice(from, from + batchSize).map(({ parentCode, ...columns }) => ({
        ...columns,
        parentId: parentCode === null ? null : (created.get(parentCode) ?? idByCode.get(parentCode) ?? null),
        createdAt: now,
        updatedAt: now,
      }));
      const ids = await transaction.insert(members).values(rows).returning({ id: members.id, code: members.code });
      ids.forEach(({ id, code }) => created.set(code, id));
    }
  }
  return created;
}
