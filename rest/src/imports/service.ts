import { memberRoles } from '@gdd/schema/members';
import type { Database } from '../database/connection.js';
import { insertMembers, lockTree } from '../database/tree.js';
import type { NetworkMember } from '../domain/networkRow.js';
import { difference, recordAudit, type AuditRecord } from '../platform/audit.js';
import type { Clock } from '../platform/clock.js';
import type { OpenFile } from '../platform/csv.js';
import { checkNetwork } from './networkChecks.js';
import { readNetworkFile, type ImportProblem, type NetworkRow } from './networkFile.js';
import {
  checkVatNumbersAtTheEnd,
  codesByIds,
  codesByVatNumbers,
  membersByCodes,
  moveMembers,
  rootMember,
  updateMembers,
  type ExistingMember,
} from './queries.js';

/** The most problems that are listed; all are counted. */
export const listedProblems = 1000;

/** What became of a file. */
export interface ImportReport {
  readonly rowsRead: number;
  readonly created: number;
  readonly updated: number;
  /** Rows that say what is known already, repeated ones included. */
  readonly unchanged: number;
  readonly errorCount: number;
  /** The first 1,000. */
  readonly errors: readonly ImportProblem[];
}

/**
 * Loads a network file: members are created or updated by their code, all or none of them.
 *
 * @param open the file, read twice
 * @param actorId who loads it; null for an operator's command
 * @returns counts; or, where anything is wrong, the errors, and nothing was changed
 */
export async function importNetwork(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  open: OpenFile,
  actorId: number | null,
): Promise<ImportReport> {
  const { rows, problems } = await readNetworkFile(open);
  if (problems.length > 0) return failed(rows.length, problems);
  return database.transaction(async (transaction) => {
    await lockTree(transaction);
    const existing = await existingNetwork(transaction, rows);
    const checked = checkNetwork(rows, existing);
    if (checked.problems.length > 0) return failed(rows.length, checked.problems);
    return apply(transaction, { existing, members: checked.members, rowsRead: rows.length, actorId, now: clock.now() });
  });
}

function failed(rowsRead: number, problems: readonly ImportProblem[]): ImportReport {
  const inOrder = [...problems].sort((a, b) => a.row - b.row);
  return {
    rowsRead,
    created: 0,
    updated: 0,
    unchanged: 0,
    errorCount: inOrder.length,
    errors: inOrder.slice(0, listedProblems),
  };
}

interface ExistingNetwork {
  readonly rootCode: string;
  readonly byCode: ReadonlyMap<string, ExistingMember>;
  readonly codeByVatNumber: ReadonlyMap<string, string>;
  /** Codes of the parents that members of the file have now. */
  readonly codeById: ReadonlyMap<number, string>;
}

async function existingNetwork(transaction: Database, rows: readonly NetworkRow[]): Promise<ExistingNetwork> {
  const root = await rootMember(transaction);
  const codes = new Set<string>([root.code]);
  const vatNumbers = new Set<string>();
  for (const { member } of rows) {
    if (member.code !== undefined) codes.add(member.code);
    if (typeof member.parentCode === 'string') codes.add(member.parentCode);
    if (typeof member.vatNumber === 'string') vatNumbers.add(member.vatNumber);
  }
  const byCode = await membersByCodes(transaction, [...codes]);
  const parentIds = new Set([...byCode.values()].map((member) => member.parentId).filter((id) => id !== null));
  return {
    rootCode: root.code,
    byCode,
    codeByVatNumber: await codesByVatNumbers(transaction, [...vatNumbers]),
    codeById: await codesByIds(transaction, [...parentIds]),
  };
}

interface Application {
  readonly existing: ExistingNetwork;
  readonly members: readonly NetworkMember[];
  readonly rowsRead: number;
  readonly actorId: number | null;
  readonly now: Date;
}

async function apply(transaction: Database, application: Application): Promise<ImportReport> {
  const { existing, members, rowsRead, actorId, now } = application;
  const created = members
    .filter(({ code }) => !existing.byCode.has(code))
    .map((member) => ({ ...member, parentCode: member.parentCode ?? existing.rootCode }));
  const changes = members.flatMap((member) => changeOf(member, existing));
  const counts = {
    rowsRead,
    created: created.length,
    updated: changes.length,
    unchanged: rowsRead - created.length - changes.length,
  };
  if (created.length + changes.length === 0) return { ...counts, errorCount: 0, errors: [] };

  await checkVatNumbersAtTheEnd(transaction);
  const known = new Map([...existing.byCode].map(([code, { id }]) => [code, id]));
  const made = await insertMembers(transaction, created, known, now);
  await updateMembers(
    transaction,
    changes.map(({ id, member }) => ({ id, ...member })),
    now,
  );
  await moveChanged(transaction, changes, new Map([...known, ...made]));

  const entry = (entityId: number, action: string, before: AuditRecord['before'], after: AuditRecord['after']) =>
    ({ actorId, entity: 'member', entityId, action, before, after }) as const;
  await recordAudit(transaction, now, [
    { actorId, entity: 'import', entityId: null, action: 'networkImported', before: null, after: counts },
    ...created.map((member) => entry(made.get(member.code) ?? 0, 'created', null, { ...member })),
    ...changes.map(({ id, before, after }) => entry(id, 'updated', before, after)),
  ]);
  return { ...counts, errorCount: 0, errors: [] };
}

interface Change {
  readonly id: number;
  readonly member: NetworkMember;
  readonly isMove: boolean;
  readonly parentCode: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What a row changes of the member that it names: one change, or none. */
function changeOf(member: NetworkMember, existing: ExistingNetwork): Change[] {
  const current = existing.byCode.get(member.code);
  if (current === undefined) return [];
  const parentCode = member.parentCode ?? existing.rootCode;
  const before = { ...current, parentCode: existing.codeById.get(current.parentId ?? 0) ?? null };
  const changed = difference(before, { ...member, parentCode });
  if (changed === undefined) return [];
  return [{ id: current.id, member, parentCode, isMove: 'parentCode' in changed.after, ...changed }];
}

/** Moves from the top of the tree down, so that whoever is moved stands already where its parent went. */
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
      ofRole.map(({ id, parentCode }) => {
        const parentId = idByCode.get(parentCode);
        if (parentId === undefined) throw new Error(`The parent ${parentCode} was checked and is gone.`);
        return { id, parentId };
      }),
    );
  }
}
