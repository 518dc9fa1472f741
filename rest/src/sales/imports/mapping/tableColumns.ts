/** The columns of tables of the office that are read at once, by the header of whatever program wrote them. */
import type { FileHeader, MappedFileKind, UsedMapping } from '@gdd/schema/imports';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { wrongInput } from '../../../ground/platform/http/errors.js';
import type { FileSource } from '../../../ground/platform/spreadsheets/table.js';
import type { ForeignHeader } from '../files/foreignHeader.js';
import { readTableFile, RefusedFile, UnreadableFile } from '../files/tableFile.js';
import type { KindOfImport } from '../record/kind.js';
import { checkedMapping, type MappedColumn } from './checkedMapping.js';
import { guessedHeader } from './guess.js';
import { mappingsOf, rememberMapping, senderOf } from './queries.js';
import { sameHeader } from './sameHeader.js';
import { auditFields } from './views.js';

/** A kind of table that is read at once, with what its columns may be. */
export interface TableKind extends Pick<KindOfImport, 'columns' | 'rowProblems'> {
  readonly kind: MappedFileKind;
}

/** The columns of a table with a foreign header; `mapping` is null where nobody has said what they are. */
export interface TableColumns {
  readonly header: FileHeader;
  readonly mapping: UsedMapping | null;
}

/** What a table's reader needs of the service. */
export type TableContext = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

/**
 * The columns of a table: as the caller says, else as they were confirmed for an earlier one of the sender with the same
 * header, else as they are guessed.
 *
 * @param userId who sends it; null for a command of the operator
 * @returns undefined where the table's own header names its columns, or the file cannot be read
 * @throws Refusal BAD_USER_INPUT (`columns`): notAllowed where the header needs none, and as `checkedMapping`
 */
export async function tableColumns(
  { database, programmeDay }: TableContext,
  userId: number | null,
  source: FileSource,
  table: TableKind,
  given: readonly MappedColumn[] | undefined,
): Promise<TableColumns | undefined> {
  const foreignHeader = await foreignHeaderOf(source, table);
  if (foreignHeader === undefined) {
    if (given !== undefined) throw wrongInput({ columns: 'notAllowed' });
    return undefined;
  }
  const mappings = await mappingsOf(database, await senderOf(database, userId), table.kind);
  const header = guessedHeader(table, foreignHeader, mappings, programmeDay());
  if (given !== undefined) {
    return { header, mapping: { ...checkedMapping(table.columns, header, given), isRemembered: false } };
  }
  const same = sameHeader(table.columns, foreignHeader, mappings);
  return { header, mapping: same === undefined ? null : { ...same, isRemembered: true } };
}

/** Stores what a caller has said of a table's columns, for the sender's later tables with the same header. */
export async function rememberTableColumns(
  { database, clock }: TableContext,
  userId: number | null,
  { kind }: TableKind,
  { mapping }: TableColumns,
  filename: string,
): Promise<void> {
  if (mapping === null || mapping.isRemembered) return;
  const { isRemembered: _isRemembered, ...confirmed } = mapping;
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    await rememberMapping(transaction, await senderOf(transaction, userId), kind, confirmed, { userId, now });
    const after = { kind, filename, ...auditFields(confirmed), remember: true };
    await recordAudit(transaction, now, [
      { actorId: userId, entity: 'import', entityId: null, action: 'columnsMapped', before: null, after },
    ]);
  });
}

/** The header of a table that names columns the portal does not know; undefined for any other file. */
async function foreignHeaderOf(source: FileSource, { columns }: TableKind): Promise<ForeignHeader | undefined> {
  try {
    const { batches } = await readTableFile(source, columns);
    const rows = batches[Symbol.asyncIterator]();
    await rows.next();
    // closes the file: the other rows are not read
    await rows.return?.();
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.header;
    if (error instanceof RefusedFile) return undefined;
    throw error;
  }
}
