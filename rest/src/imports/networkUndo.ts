import { memberRoles } from '@gdd/schema/members';
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { intArray } from '../database/intArray.js';
import { importChanges, imports, members, reminders, type ChangedFields } from '../database/schema.js';
import { lockTree } from '../database/tree.js';
import { recordAudit } from '../platform/audit.js';
import { someOf } from './changes.js';
import type { Act } from './kind.js';
import {
  checkVatNumbersAtTheEnd,
  codesByVatNumbers,
  moveMembers,
  updateMembers,
  type ExistingMember,
} from './networkQueries.js';

/** A member that an import created or changed, as it is now. */
interface TouchedMember {
  readonly member: ExistingMember;
  readonly before: ChangedFields | null;
  readonly after: ChangedFields;
}

/** One that the import changed. */
type RestoredMember = TouchedMember & { readonly before: ChangedFields };

/** Members that are there no more, because a later undoing took them away, need no undoing. */
async function touchedMembers(database: Database, importId: number): Promise<TouchedMember[]> {
  return database
    .select({ member: members, before: importChanges.before, after: importChanges.after })
    .from(importChanges)
    .innerJoin(members, eq(members.id, importChanges.memberId))
    .where(eq(importChanges.importId, importId))
    .orderBy(importChanges.memberId);
}

/**
 * What stands in the way of undoing a network file (domain page, section 2): members that it created and that by now have
 * sales, users, memberships or children, and members that it changed and that were changed again in the same fields,
 * or cannot be put back because a number or a parent is no longer free.
 */
export async function networkLaterChanges(
  transaction: Database,
  importId: number,
  purpose: 'look' | 'undo',
): Promise<readonly string[]> {
  if (purpose === 'undo') await lockTree(transaction);
  const touched = await touchedMembers(transaction, importId);
  const created = touched.filter(({ before }) => before === null).map(({ member }) => member);
  const changed = touched.flatMap(({ member, before, after }) => (before === null ? [] : [{ member, before, after }]));
  return someOf([
    ...(await dependents(transaction, created, changed)),
    ...(await changedByOthers(transaction, importId, created)),
    ...changed.flatMap(({ member, after }) =>
      changedSince(member, after) ? [`${nameOf(member)} è stato modificato dopo l'importazione.`] : [],
    ),
    ...(await takenNumbers(transaction, touched)),
    ...(await lostParents(transaction, changed)),
  ]);
}

const nameOf = ({ code, businessName }: Pick<ExistingMember, 'code' | 'businessName'>) => `${businessName} (${code})`;

function changedSince(member: ExistingMember, after: ChangedFields): boolean {
  return Object.entries(after).some(([field, value]) => member[field as keyof ExistingMember] !== value);
}

/** Who of the members created has by now what would be lost with it. */
async function dependents(
  transaction: Database,
  created: readonly ExistingMember[],
  changed: readonly RestoredMember[],
): Promise<string[]> {
  if (created.length === 0) return [];
  const ids = intArray(created.map(({ id }) => id));
  // who goes too, or back to where it was, is no child that would be lost
  const leaving = intArray([
    ...created.map(({ id }) => id),
    ...changed.flatMap(({ member, before }) => ('parentId' in before ? [member.id] : [])),
  ]);
  const having = async (what: string, condition: SQL) => {
    const found = await transaction
      .select({ code: members.code, businessName: members.businessName })
      .from(members)
      .where(and(sql`${members.id} = any(${ids})`, condition))
      .orderBy(members.id)
      .limit(100);
    return found.map((member) => `${nameOf(member)} ha ${what}.`);
  };
  return [
    ...(await having('vendite', sql`exists (select from sales where dealer_id = ${members.id})`)),
    ...(await having('utenti', sql`exists (select from users where member_id = ${members.id})`)),
    ...(await having('campagne', sql`exists (select from memberships where dealer_id = ${members.id})`)),
    ...(await having('risposte sul consenso', sql`exists (select from sms_consents where member_id = ${members.id})`)),
    ...(await having(
      'altri membri sotto di sé',
      sql`exists (select from members child where child.parent_id = ${members.id} and not child.id = any(${leaving}))`,
    )),
  ];
}

/** Which of the members created a later import has changed. */
async function changedByOthers(
  transaction: Database,
  importId: number,
  created: readonly ExistingMember[],
): Promise<string[]> {
  const nameById = new Map(created.map((member) => [member.id, nameOf(member)]));
  const later = await transaction
    .select({ memberId: importChanges.memberId, importId: imports.id })
    .from(importChanges)
    .innerJoin(imports, eq(imports.id, importChanges.importId))
    .where(
      and(
        eq(importChanges.campaignId, 0),
        gt(importChanges.importId, importId),
        inArray(imports.status, ['applied', 'undoing']),
        sql`${importChanges.memberId} = any(${intArray([...nameById.keys()])})`,
      ),
    )
    .orderBy(importChanges.memberId);
  return later.map(
    (change) => `${nameById.get(change.memberId)} è stato modificato dall'importazione ${change.importId}.`,
  );
}

/** Whose former VAT number is another's by now. */
async function takenNumbers(transaction: Database, touched: readonly TouchedMember[]): Promise<string[]> {
  const restored = touched.flatMap(({ member, before }) => {
    const vatNumber = before?.['vatNumber'];
    return typeof vatNumber === 'string' ? [{ member, vatNumber }] : [];
  });
  const owners = await codesByVatNumbers(
    transaction,
    restored.map(({ vatNumber }) => vatNumber),
  );
  // who is undone too gives its number back, or goes
  const givesBack = new Set(
    touched.filter(({ before }) => before === null || 'vatNumber' in before).map(({ member }) => member.code),
  );
  return restored.flatMap(({ member, vatNumber }) => {
    const owner = owners.get(vatNumber);
    if (owner === undefined || givesBack.has(owner)) return [];
    return [`La partita IVA che ${nameOf(member)} aveva è ora di ${owner}.`];
  });
}

/** Whose former parent was deleted. */
async function lostParents(transaction: Database, changed: readonly RestoredMember[]): Promise<string[]> {
  const moved = changed.flatMap(({ member, before }) => {
    const parentId = before['parentId'];
    return typeof parentId === 'number' ? [{ member, parentId }] : [];
  });
  const parents = await transaction
    .select({ id: members.id })
    .from(members)
    .where(and(sql`${members.id} = any(${intArray(moved.map(({ parentId }) => parentId))})`, sql`deleted_at is null`));
  const there = new Set(parents.map(({ id }) => id));
  return moved.flatMap(({ member, parentId }) =>
    there.has(parentId) ? [] : [`Il membro sotto cui stava ${nameOf(member)} è stato eliminato.`],
  );
}

/** Puts every member back as it was before the import, and takes away those that it created. */
export async function undoNetwork(transaction: Database, importId: number, { actorId, now }: Act): Promise<void> {
  const touched = await touchedMembers(transaction, importId);
  const created = touched.filter(({ before }) => before === null).map(({ member }) => member);
  const changed = touched.flatMap(({ member, before, after }) => (before === null ? [] : [{ member, before, after }]));
  await checkVatNumbersAtTheEnd(transaction);
  await updateMembers(
    transaction,
    changed.map(({ member, before }) => ({ ...member, ...before })),
    now,
  );
  const moves = changed.flatMap(({ member, before }) => {
    const parentId = before['parentId'];
    return typeof parentId === 'number' ? [{ id: member.id, parentId, role: member.role }] : [];
  });
  for (const role of memberRoles) {
    await moveMembers(
      transaction,
      moves.filter((move) => move.role === role),
    );
  }
  await deleteMembers(
    transaction,
    created.map(({ id }) => id),
  );
  const entry = { actorId, entity: 'member' } as const;
  await recordAudit(transaction, now, [
    ...changed.map(({ member, before, after }) => ({
      ...entry,
      entityId: member.id,
      action: 'updated',
      before: after,
      after: before,
    })),
    ...created.map(({ id, code, businessName }) => ({
      ...entry,
      entityId: id,
      action: 'deleted',
      before: { code, businessName },
      after: null,
    })),
  ]);
}

/** All at once: parents and children go together. */
async function deleteMembers(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.delete(reminders).where(sql`${reminders.dealerId} = any(${intArray(ids)})`);
  await transaction.delete(members).where(sql`${members.id} = any(${intArray(ids)})`);
}
