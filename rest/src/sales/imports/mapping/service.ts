/** What the columns of foreign files are: confirmed for a file, stored for the sender's later ones. */
import type { FileHeader } from '@gdd/schema/imports';
import type { Database } from '../../../ground/database/connections/connection.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound, Refusal } from '../../../ground/platform/http/errors.js';
import type { ForeignHeader } from '../files/foreignHeader.js';
import { kinds } from '../kinds.js';
import type { ImportJob } from '../record/kind.js';
import { importForUpdate, noteColumns, settle } from '../record/queries.js';
import { checkedMapping } from './checkedMapping.js';
import { guessedHeader } from './guess.js';
import { sameHeader } from './sameHeader.js';
import { auditFields, headerView } from './views.js';
import { deleteMapping, mappingsOf, rememberMapping, senderOf, storedMappings } from './queries.js';
import type { ColumnMappingView, ImportColumnsView, MappingBody } from '../record/mappingSchemas.js';

/** What is known of a foreign header. */
interface KnownColumns {
  readonly header: FileHeader;
  /** The import as it is read by the remembered mapping; undefined where none has the same header. */
  readonly remembered: ImportJob | undefined;
}

/**
 * Looks for the columns of a foreign header: a mapping that its sender confirmed for the same header, cell by cell, is
 * used again; from others only a guess is made.
 *
 * @param today yyyy-mm-dd
 */
export async function knownColumns(
  database: Database,
  job: ImportJob,
  header: ForeignHeader,
  today: string,
): Promise<KnownColumns> {
  const kind = kinds[job.kind];
  const mappings = await mappingsOf(database, await senderOf(database, job.createdBy), job.kind);
  const guessed = guessedHeader(kind, header, mappings, today);
  const same = sameHeader(kind.columns, header, mappings);
  if (same === undefined) return { header: guessed, remembered: undefined };
  const mapping = { ...same, isRemembered: true };
  await noteColumns(database, job.id, { header: guessed, mapping });
  return { header: guessed, remembered: { ...job, header: guessed, mapping } };
}

/**
 * Says what the columns of an import's file are; it is read anew in the background, and previewed.
 *
 * @param actorId null for a command of the operator
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT as `checkedMapping`; CONFLICT, reason importNotReady, for an import that is
 *   being read or applied, is settled, or whose own header names all columns
 */
export async function mapColumns(
  { database, now }: { readonly database: Database; readonly now: Date },
  actorId: number | null,
  id: number,
  { columns, remember }: MappingBody,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const job = await importForUpdate(transaction, id);
    if (job === undefined) throw notFound();
    if (job.header === null || (job.status !== 'ready' && job.status !== 'invalid')) {
      throw new Refusal('CONFLICT', { reason: 'importNotReady' });
    }
    const mapping = checkedMapping(kinds[job.kind].columns, job.header, columns);
    await settle(transaction, job, {
      ...{ status: 'reading', mapping: { ...mapping, isRemembered: false }, noneKnownAsOf: null },
      ...{ rowsRead: 0, rowsValid: 0, errorCount: 0, progressDone: 0, progressTotal: 0 },
      ...{ errors: [], groups: [], sample: [], warnings: [], prizes: [] },
    });
    if (remember) {
      const sender = await senderOf(transaction, job.createdBy);
      await rememberMapping(transaction, sender, job.kind, mapping, { userId: actorId, now });
    }
    const after = { kind: job.kind, filename: job.filename, ...auditFields(mapping), remember };
    await recordAudit(transaction, now, [
      { actorId, entity: 'import', entityId: id, action: 'columnsMapped', before: null, after },
    ]);
  });
}

/** The columns of an import whose header is foreign; null for others. */
export function columnsView({ kind, header, mapping }: ImportJob): ImportColumnsView | null {
  if (header === null) return null;
  return headerView(kinds[kind].columns, header, mapping);
}

/** The stored mappings of the senders at or below the caller's member. */
export async function columnMappingList(
  { database }: ServiceContext,
  { member }: SignedIn,
): Promise<ColumnMappingView[]> {
  return (await storedMappings(database, member)).map(({ row, sender, confirmedBy }) => ({
    id: row.id,
    kind: row.kind,
    sender,
    isServiceAccount: row.accountId !== null,
    columns: row.mapping.header.map((header, place) => ({ header, field: row.mapping.fields[place] ?? null })),
    confirmedBy,
    confirmedAt: row.confirmedAt.toISOString(),
  }));
}

/**
 * Deletes a stored mapping: the next file with its header asks again. What was imported by it stays.
 *
 * @throws Refusal NOT_FOUND
 */
export async function deleteColumnMapping(
  { database, clock }: ServiceContext,
  { userId, member }: SignedIn,
  id: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [stored] = await storedMappings(transaction, member, id);
    if (stored === undefined) throw notFound();
    await deleteMapping(transaction, id);
    const before = { kind: stored.row.kind, sender: stored.sender, ...auditFields(stored.row.mapping) };
    await recordAudit(transaction, clock.programmeNow(), [
      { actorId: userId, entity: 'import', entityId: null, action: 'mappingDeleted', before, after: null },
    ]);
  });
}
