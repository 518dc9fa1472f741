import { networkColumns, networkFileColumns, requiredNetworkColumns } from '@gdd/schema/dealers';
import { sampleSize, type ImportWarning } from '@gdd/schema/imports';
import { memberRoles } from '@gdd/schema/members';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { ChangedFields } from '../../../ground/database/tables/changedFields.js';
import type { ImportSampleRow, ImportTotals } from '../../../ground/database/tables/work/imports.js';
import { insertMembers, lockMembers, lockTree } from '../../../ground/database/tree.js';
import { networkRowReader, type NetworkMember } from '../../../ground/domain/rows/networkRow.js';
import { difference, recordAudit, type AuditRecord } from '../../../ground/platform/audit.js';
import { recordFoundMembers, recordChanges, type RecordedChange } from '../record/changes.js';
import { groupsOf, readAllRows, rowsInError } from '../files/fileRows.js';
import { listedProblems, type ImportAct, type KindOfImport, type ReadFile } from '../record/kind.js';
import { completedRow } from './completedRow.js';
import { checkNetwork, type NetworkRow, type ValidRow } from './networkChecks.js';
import {
  checkVatNumbersAtTheEnd,
  codesByIds,
  codesByVatNumbers,
  membersByCodes,
  moveMembers,
  rootMember,
  updateMembers,
  type ExistingMember,
} from './networkQueries.js';
import { lostCharacters } from './lostCharacters.js';
import { networkObstacles, undoNetwork } from './networkUndo.js';

const columns = { all: networkColumns, required: requiredNetworkColumns, date: 'dal' } as const;

/** Imports of the network (docs/domain/imports.md): members are created, or updated by their code. */
export const networkImport: KindOfImport = {
  columns,
  example: networkFileColumns.map(({ example }) => example),
  rowProblems: (format) => {
    const read = networkRowReader(format, new Set());
    return (cells) => read(cells).problems;
  },
  read: async (_context, job, source, { progress }) => {
    const file = await readAllRows(source, columns, networkRowReader, progress);
    return networkFile(job.id, file);
  },
  obstacles: networkObstacles,
  closedCampaigns: () => Promise.resolve([]),
  worseningsOfUndo: () => Promise.resolve([]),
  undo: undoNetwork,
  forget: () => Promise.resolve(),
};

interface NetworkFile {
  readonly rows: readonly NetworkRow[];
  readonly missing: ReadonlySet<string>;
  readonly warnings: readonly ImportWarning[];
}

function networkFile(importId: number, { rows, missing, warnings }: NetworkFile): ReadFile {
  return {
    check: async (transaction, purpose) => {
      if (purpose === 'apply') await lockTree(transaction);
      const existing = await existingNetwork(transaction, rows, purpose);
      const completed = rows.map((row) => completedRow(row, existing.byCode.get(row.values.code ?? ''), missing));
      const { validRows, problems } = checkNetwork(completed, existing);
      const plan = planOf(validRows, existing);
      const errorCount = rowsInError(problems);
      const totals = totalsOf(plan, rows.length - errorCount);
      return {
        rowsRead: rows.length,
        errorCount,
        errors: problems.slice(0, listedProblems),
        groups: groupsOf(problems),
        sample: sampleOf(validRows, plan),
        warnings: purpose === 'preview' ? [...warnings, ...lostCharacters(validRows)] : [],
        prizes: [],
        totals,
        problems: () => problems,
        apply: async (transaction, act, progress) => {
          await write(transaction, importId, plan, act);
          progress(rows.length - errorCount, rows.length - errorCount);
          return totals;
        },
      };
    },
  };
}

function totalsOf({ created, changes }: Plan, validRows: number): ImportTotals {
  // repeated rows count as unchanged
  const unchanged = validRows - created.length - changes.length;
  return { created: created.length, updated: changes.length, unchanged, months: [] };
}

interface ExistingNetwork {
  readonly rootCode: string;
  readonly byCode: ReadonlyMap<string, ExistingMember>;
  readonly codeByVatNumber: ReadonlyMap<string, string>;
  /** The codes of the present parents of the file's members, by id. */
  readonly codeById: ReadonlyMap<number, string>;
}

async function existingNetwork(
  transaction: Database,
  rows: readonly NetworkRow[],
  purpose: 'preview' | 'apply',
): Promise<ExistingNetwork> {
  const root = await rootMember(transaction);
  const codes = new Set<string>([root.code]);
  const vatNumbers = new Set<string>();
  for (const { values } of rows) {
    if (values.code !== undefined) codes.add(values.code);
    if (typeof values.parentCode === 'string') codes.add(values.parentCode);
    if (typeof values.vatNumber === 'string') vatNumbers.add(values.vatNumber);
  }
  if (purpose === 'apply') {
    // read once without locks to find the rows to lock, and once more below, when they are locked
    const memberByCode = await membersByCodes(transaction, [...codes], 'preview');
    const ids = [...memberByCode.values()].map(({ id }) => id);
    const moving = rows.flatMap(({ values: { code, parentCode } }) => {
      const member = memberByCode.get(code ?? '');
      const parent = memberByCode.get(parentCode ?? root.code);
      return member === undefined || member.parentId === parent?.id ? [] : member.id;
    });
    await lockMembers(transaction, ids, moving);
  }
  const byCode = await membersByCodes(transaction, [...codes], purpose);
  const parentIds = new Set([...byCode.values()].map((member) => member.parentId).filter((id) => id !== null));
  return {
    rootCode: root.code,
    byCode,
    codeByVatNumber: await codesByVatNumbers(transaction, [...vatNumbers]),
    codeById: await codesByIds(transaction, [...parentIds]),
  };
}

/** The changes that a file makes. */
interface Plan {
  readonly existing: ExistingNetwork;
  readonly created: readonly (NetworkMember & { readonly parentCode: string })[];
  readonly changes: readonly Change[];
  /** The ids of the file's members that exist already. */
  readonly foundIds: readonly number[];
}

function planOf(validRows: readonly ValidRow[], existing: ExistingNetwork): Plan {
  return {
    existing,
    created: validRows
      .filter(({ member }) => !existing.byCode.has(member.code))
      .map(({ member }) => ({ ...member, parentCode: member.parentCode ?? existing.rootCode })),
    changes: validRows.flatMap(({ member }) => changeOf(member, existing)),
    foundIds: validRows.flatMap(({ member }) => existing.byCode.get(member.code)?.id ?? []),
  };
}

/** The first rows that change something. */
function sampleOf(validRows: readonly ValidRow[], { created, changes }: Plan): ImportSampleRow[] {
  const createdByCode = new Map(created.map((member) => [member.code, member]));
  const changeByCode = new Map(changes.map((change) => [change.member.code, change]));
  const sample: ImportSampleRow[] = [];
  for (const { row, member } of validRows) {
    const { code, businessName } = member;
    const made = createdByCode.get(code);
    const change = changeByCode.get(code);
    if (made !== undefined) sample.push({ row, before: null, after: { ...made } });
    if (change !== undefined) {
      const { before, after } = change;
      sample.push({ row, before: { code, businessName, ...before }, after: { code, businessName, ...after } });
    }
    if (sample.length === sampleSize) break;
  }
  return sample;
}

async function write(transaction: Database, importId: number, plan: Plan, { actorId, now }: ImportAct): Promise<void> {
  const { existing, created, changes, foundIds } = plan;
  await recordFoundMembers(transaction, importId, foundIds);
  if (created.length + changes.length === 0) return;
  await checkVatNumbersAtTheEnd(transaction);
  const known = new Map([...existing.byCode].map(([code, { id }]) => [code, id]));
  const made = await insertMembers(transaction, created, known, now);
  await updateMembers(
    transaction,
    changes.map(({ id, member }) => ({ id, ...member })),
    now,
  );
  const idByCode = new Map([...known, ...made]);
  await moveChanged(transaction, changes, idByCode);
  await recordChanges(transaction, importId, [
    ...created.map(({ code }): RecordedChange => ({ memberId: idOf(code, made), before: null, after: {} })),
    ...changes.map((change): RecordedChange => ({ memberId: change.id, ...withParentId(change, existing, idByCode) })),
  ]);

  const entry = (entityId: number, action: string, before: AuditRecord['before'], after: AuditRecord['after']) =>
    ({ actorId, entity: 'member', entityId, action, before, after, importId }) as const;
  await recordAudit(transaction, now, [
    ...created.map((member) => entry(idOf(member.code, made), 'created', null, { ...member })),
    ...changes.map(({ id, before, after }) => entry(id, 'updated', before, after)),
  ]);
}

/**
 * A change as it is recorded for undoing: with the parent's id instead of its code, which may belong to another one
 * later.
 */
function withParentId(
  { before, after, isMove, parentCode, member }: Change,
  existing: ExistingNetwork,
  idByCode: ReadonlyMap<string, number>,
): Pick<RecordedChange, 'before' | 'after'> {
  if (!isMove) return { before, after };
  const withId = (fields: ChangedFields, parentId: number | null) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) =>
        field === 'parentCode' ? ['parentId', parentId] : [field, value],
      ),
    );
  return {
    before: withId(before, existing.byCode.get(member.code)?.parentId ?? null),
    after: withId(after, idOf(parentCode, idByCode)),
  };
}

interface Change {
  readonly id: number;
  readonly member: NetworkMember;
  readonly isMove: boolean;
  readonly parentCode: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The change that a row makes to an existing member; empty for a new member, or where nothing changes. */
function changeOf(member: NetworkMember, existing: ExistingNetwork): Change[] {
  const current = existing.byCode.get(member.code);
  if (current === undefined) return [];
  const parentCode = member.parentCode ?? existing.rootCode;
  const before = { ...current, parentCode: existing.codeById.get(current.parentId ?? 0) ?? null };
  const changed = difference(before, { ...member, parentCode });
  if (changed === undefined) return [];
  return [{ id: current.id, member, parentCode, isMove: 'parentCode' in changed.after, ...changed }];
}

/** Moves members role by role from the top of the tree down, so that a parent is moved before its children. */
async function moveChanged(
  transaction: Database,
  changes: readonly Change[],
  idByCode: ReadonlyMap<string, number>,
): Promise<void> {
  const moves = changes.filter((change) => change.isMove);
  for (const role of memberRoles) {
    const ofRole = moves.filter((change) => change.member.role === role);
    await moveMembers(
      transaction,
      ofRole.map(({ id, parentCode }) => ({ id, parentId: idOf(parentCode, idByCode) })),
    );
  }
}

function idOf(code: string, idByCode: ReadonlyMap<string, number>): number {
  const id = idByCode.get(code);
  if (id === undefined) throw new Error(`The member ${code} was checked and is gone.`);
  return id;
}
