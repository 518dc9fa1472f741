import { writtenDealerFields } from '@gdd/schema/dealers';
import { without } from '@gdd/schema/fields';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { changePlaces } from '../../../figures/placeChanges.js';
import { members } from '../../../ground/database/tables/people/network.js';

export type ExistingMember = typeof members.$inferSelect;

const batchSize = 5000;

/** The root member, the parent of members without a parent's code. */
export async function rootMember(database: Database): Promise<ExistingMember> {
  const [root] = await database.select().from(members).where(eq(members.role, 'Programme'));
  if (root === undefined) throw new Error('There is no root member.');
  return root;
}

/**
 * Members by code, deleted ones included: a file that names a deleted one is in error.
 *
 * @param purpose for `apply` they are locked until the transaction ends, so that the recorded former values are right
 */
export async function membersByCodes(
  transaction: Database,
  codes: readonly string[],
  purpose: 'preview' | 'apply',
): Promise<Map<string, ExistingMember>> {
  const rows = await inBatches(codes, (batch) => {
    const named = transaction.select().from(members).where(inArray(members.code, batch)).orderBy(members.id);
    return purpose === 'apply' ? named.for('update') : named;
  });
  return new Map(rows.map((member) => [member.code, member]));
}

/** The codes of members by VAT number, deleted members included. */
export async function codesByVatNumbers(
  database: Database,
  vatNumbers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await inBatches(vatNumbers, (batch) =>
    database
      .select({ vatNumber: members.vatNumber, code: members.code })
      .from(members)
      .where(inArray(members.vatNumber, batch)),
  );
  return new Map(rows.map(({ vatNumber, code }) => [vatNumber ?? '', code]));
}

/** The codes of members by their ids. */
export async function codesByIds(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await inBatches(ids, (batch) =>
    database.select({ id: members.id, code: members.code }).from(members).where(inArray(members.id, batch)),
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Defers the unique constraint of VAT numbers to the commit, so that members can exchange their numbers. */
export async function checkVatNumbersAtTheEnd(transaction: Database): Promise<void> {
  await transaction.execute(sql`set constraints members_vat_number_unique deferred`);
}

/** The fields that a file writes to an existing member. */
const updatedFields = without(writtenDealerFields, ['code', 'parentId']);

/** New values of a member. Its parent is changed by `moveMembers`. */
type MemberUpdate = Pick<ExistingMember, (typeof updatedFields)[number] | 'id'>;

/** Writes new values of many members at once and increments their versions. */
export async function updateMembers(transaction: Database, updates: readonly MemberUpdate[], now: Date): Promise<void> {
  const columns = updatedFields.map((field) => members[field]);
  const assigned = columns.map(({ name }) => sql`${sql.identifier(name)} = changed.${sql.identifier(name)}`);
  const typed = columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  const row = ({ id, ...values }: MemberUpdate) => ({
    id,
    ...Object.fromEntries(updatedFields.map((field) => [members[field].name, values[field]])),
  });
  for (let from = 0; from < updates.length; from += batchSize) {
    const batch = updates.slice(from, from + batchSize);
    const rows = JSON.stringify(batch.map(row));
    await changePlaces(transaction, { ids: batch.map(({ id }) => id), withBelow: false }, () =>
      transaction.execute(sql`
        update members set ${sql.join(assigned, sql`, `)}, version = version + 1, updated_at = ${now.toISOString()}
        from json_to_recordset(${rows}::json) as changed(id int, ${sql.join(typed, sql`, `)})
        where members.id = changed.id`),
    );
  }
}

/**
 * Moves members to other parents.
 *
 * @param moves members none of which is below another: the callers move one role at a time, from the top of the tree
 *   down
 */
export async function moveMembers(
  transaction: Database,
  moves: readonly { readonly id: number; readonly parentId: number }[],
): Promise<void> {
  if (moves.length === 0) return;
  await changePlaces(transaction, { ids: moves.map(({ id }) => id), withBelow: true }, () =>
    transaction.execute(sql`
      update members set parent_id = moved."parentId"
      from json_to_recordset(${JSON.stringify(moves)}::json) as moved(id int, "parentId" int)
      where members.id = moved.id`),
  );
}

/** Reads rows for many values in batches, because a statement has a limited number of parameters. */
export async function inBatches<Value, Row>(
  values: readonly Value[],
  read: (batch: Value[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += batchSize) {
    rows.push(...(await read(values.slice(from, from + batchSize))));
  }
  return rows;
}
