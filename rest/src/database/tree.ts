import { sql } from 'drizzle-orm';
import { memberRoles } from '@gdd/schema/members';
import type { Database } from './connections/connection.js';
import { intArray } from './intArray.js';
import { members } from './tables/people/network.js';
import { takeLock } from './connections/locks.js';

/**
 * Keeps every other change of the tree waiting until this transaction ends. Take it before the first row lock of a
 * transaction that adds, moves or deletes members: the trigger that places members takes it too, and two orders would
 * deadlock.
 */
export async function lockTree(transaction: Database): Promise<void> {
  await takeLock(transaction, 'tree');
}

/**
 * Locks members until the transaction ends, with everybody below those that may move. In the order of ids, in one statement: a
 * campaign whose figures change holds its dealers in this order too (docs/decisions/0018).
 *
 * @param transaction holds the tree lock, and no member yet
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

/** A member to be made, its parent named by code (null: it is the root). */
export interface NewMember extends Omit<
  MemberColumns,
  'id' | 'parentId' | 'path' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
> {
  readonly parentCode: string | null;
}

/** Rows of one INSERT: Postgres takes at most 65,535 parameters. */
const batchSize = 1000;

/**
 * Adds members whose parents exist already or are among them.
 *
 * @param transaction holds the tree lock
 * @param newMembers in any order; parents are made before their children
 * @param now the instant they are created
 * @returns code → id of each
 */
export async function insertMembers(
  transaction: Database,
  newMembers: readonly NewMember[],
  idByCode: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  // a parent's role always stands before its children's in this order
  for (const role of memberRoles) {
    const ofRole = newMembers.filter((member) => member.role === role);
    for (let from = 0; from < ofRole.length; from += batchSize) {
      const rows = ofRole.slice(from, from + batchSize).map(({ parentCode, ...columns }) => ({
        ...columns,
        parentId: parentCode === null ? null : (made.get(parentCode) ?? idByCode.get(parentCode) ?? null),
        createdAt: now,
        updatedAt: now,
      }));
      const ids = await transaction.insert(members).values(rows).returning({ id: members.id, code: members.code });
      ids.forEach(({ id, code }) => made.set(code, id));
    }
  }
  return made;
}
