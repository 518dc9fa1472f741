import type { ImportObstacle, ImportObstacleKind } from '@gdd/schema/imports';
import { memberRoles } from '@gdd/schema/members';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { importChanges } from '../../../ground/database/tables/work/imports.js';
import { members } from '../../../ground/database/tables/people/network.js';
import type { ChangedFields } from '../../../ground/database/tables/changedFields.js';
import { lockMembers, lockTree } from '../../../ground/database/tree.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { ImportAct } from '../record/kind.js';
import {
  importsUsingMembers,
  laterImportsWithSameData,
  importsToUndoFirst,
  laterEntries,
  type LaterEntry,
} from '../record/laterChanges.js';
import { deleteMembers, keptBecause } from './memberReferences.js';
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

/** A member that the import changed, and whose former values are restored. */
type RestoredMember = TouchedMember & { readonly before: ChangedFields };

/** The members that an import created or changed. Those that another undoing deleted since are left out. */
function touchedMembers(database: Database, importId: number): Promise<TouchedMember[]> {
  return database
    .select({ member: members, before: importChanges.before, after: importChanges.after })
    .from(importChanges)
    .innerJoin(members, eq(members.id, importChanges.memberId))
    .where(eq(importChanges.importId, importId))
    .orderBy(importChanges.memberId);
}

/** Locks the tree and the members of an import until the transaction ends. */
async function lockTouched(transaction: Database, importId: number): Promise<void> {
  await lockTree(transaction);
  const touched = await transaction
    .selectDistinct({ id: importChanges.memberId })
    .from(importChanges)
    .where(eq(importChanges.importId, importId));
  const ids = touched.map(({ id }) => id);
  await lockMembers(transaction, ids, ids);
}

/**
 * The obstacles to undoing a network file (docs/domain/imports.md): created members that were changed since, or that
 * something keeps by now; changed members in which the same fields were changed again,
 * or whose former VAT number is taken or former parent deleted; and later files that contain its members.
 */
export async function networkObstacles(
  transaction: Database,
  importId: number,
  purpose: 'preview' | 'undo',
): Promise<readonly ImportObstacle[]> {
  if (purpose === 'undo') await lockTouched(transaction, importId);
  const touched = await touchedMembers(transaction, importId);
  const touchedById = new Map(touched.map((each) => [each.member.id, each]));
  const later = (await laterEntries(transaction, importId, 'member')).filter((entry) => {
    const subject = touchedById.get(entry.subjectId);
    return subject !== undefined && touchesAgain(entry, subject);
  });
  const byHand = new Set(later.filter((entry) => entry.importId === null).map(({ subjectId }) => subjectId));
  const created = touched.filter(({ before }) => before === null).map(({ member }) => member);
  const changed = touched.flatMap(({ member, before, after }) => (before === null ? [] : [{ member, before, after }]));
  const dependent = await dependents(transaction, created, changed);
  const usingImports = await importsUsingMembers(
    transaction,
    importId,
    dependent.map(({ member }) => member.id),
  );
  const laterImports = await laterImportsWithSameData(transaction, importId);
  const changingImports = later.map((entry) => entry.importId);
  return [
    ...(await importsToUndoFirst(transaction, [...changingImports, ...laterImports, ...usingImports])),
    ...touched.flatMap(({ member }) => (byHand.has(member.id) ? [obstacle('memberChanged', member)] : [])),
    ...dependent.map(({ kind, member }) => obstacle(kind, member)),
    ...(await takenNumbers(transaction, touched)),
    ...(await lostParents(transaction, changed)),
  ];
}

/** Whether a later change would be lost, or conflicts with the values that the undoing restores. */
function touchesAgain({ fields }: LaterEntry, { member, before, after }: TouchedMember): boolean {
  // changes of a created member are lost with it, unless it was deleted anyway
  if (before === null) return member.deletedAt === null;
  return fields.some((field) => (field === 'parentCode' ? 'parentId' : field) in after);
}

/** An obstacle; `id` links to the member's page, which only dealers have. */
function obstacle(kind: ImportObstacleKind, { id, code, businessName, role }: NamedMember): ImportObstacle {
  return { kind, text: `${businessName} (${code})`, id: role === 'Dealer' ? id : null };
}

type NamedMember = Pick<ExistingMember, 'id' | 'code' | 'businessName' | 'role'>;

/** The created members that something keeps by now (memberReferences.ts), with what it is. */
async function dependents(
  transaction: Database,
  created: readonly ExistingMember[],
  changed: readonly RestoredMember[],
): Promise<{ readonly kind: ImportObstacleKind; readonly member: NamedMember }[]> {
  if (created.length === 0) return [];
  const ids = intArray(created.map(({ id }) => id));
  const leaving = [
    ...created.map(({ id }) => id),
    ...changed.flatMap(({ member, before }) => ('parentId' in before ? [member.id] : [])),
  ];
  const kept: { readonly kind: ImportObstacleKind; readonly member: NamedMember }[] = [];
  for (const [kind, condition] of keptBecause(leaving)) {
    const rows = await transaction
      .select({ id: members.id, code: members.code, businessName: members.businessName, role: members.role })
      .from(members)
      .where(and(sql`${members.id} = any(${ids})`, condition))
      .orderBy(members.id);
    kept.push(...rows.map((member) => ({ kind, member })));
  }
  return kept;
}

/** The members whose former VAT number belongs to another member by now. */
async function takenNumbers(transaction: Database, touched: readonly TouchedMember[]): Promise<ImportObstacle[]> {
  const restored = touched.flatMap(({ member, before }) => {
    const vatNumber = before?.['vatNumber'];
    return typeof vatNumber === 'string' ? [{ member, vatNumber }] : [];
  });
  const owners = await codesByVatNumbers(
    transaction,
    restored.map(({ vatNumber }) => vatNumber),
  );
  // members whose number the undoing restores, or which it deletes, free theirs
  const givesBack = new Set(
    touched.filter(({ before }) => before === null || 'vatNumber' in before).map(({ member }) => member.code),
  );
  return restored.flatMap(({ member, vatNumber }) => {
    const owner = owners.get(vatNumber);
    if (owner === undefined || givesBack.has(owner)) return [];
    return [obstacle('vatNumberTaken', member)];
  });
}

/** The members whose former parent was deleted. */
async function lostParents(transaction: Database, changed: readonly RestoredMember[]): Promise<ImportObstacle[]> {
  const moved = changed.flatMap(({ member, before }) => {
    const parentId = before['parentId'];
    return typeof parentId === 'number' ? [{ member, parentId }] : [];
  });
  const parents = await transaction
    .select({ id: members.id })
    .from(members)
    .where(and(sql`${members.id} = any(${intArray(moved.map(({ parentId }) => parentId))})`, sql`deleted_at is null`));
  const existing = new Set(parents.map(({ id }) => id));
  return moved.flatMap(({ member, parentId }) => (existing.has(parentId) ? [] : [obstacle('parentDeleted', member)]));
}

/** Restores the changed members, and deletes the created ones. */
export async function undoNetwork(transaction: Database, importId: number, { actorId, now }: ImportAct): Promise<void> {
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
  const entry = { actorId, entity: 'member', importId } as const;
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
