/** Tables of the office that are uploaded and read at once: payments, and outcomes of an ERP. */
import type { ImportObstacle, ImportReason } from '@gdd/schema/imports';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import { readUpload, uploadIfReady } from '../../ground/files/uploads.js';
import { RefusedFile, UnreadableFile } from '../../sales/imports/files/tableFile.js';
import {
  rememberTableColumns,
  tableColumns,
  type TableColumns,
  type TableKind,
} from '../../sales/imports/mapping/tableColumns.js';
import { headerView } from '../../sales/imports/mapping/views.js';
import type { ImportSource } from '../../sales/imports/record/kind.js';
import { obstacleFields } from '../../sales/imports/record/laterChanges.js';
import type { ImportColumnsView, TableColumnsFields } from '../../sales/imports/record/mappingSchemas.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { Refusal, wrongInput } from '../../ground/platform/http/errors.js';
import type { FileSource } from '../../ground/platform/spreadsheets/table.js';

/** What other programs call the number of a document. */
export const documentNumbers =
  'n nr num n_doc nr_doc num_doc numero_doc n_documento nr_documento num_documento numero_documento documento doc ' +
  'numero_nota n_nota nota nota_di_credito numero_fattura n_fattura fattura riferimento causale ' +
  'number no document document_no document_number credit_note reference';

/** The call that names a file: its upload, and what its columns are. */
export type TableFileBody = TableColumnsFields & { readonly uploadId: number };

/** A table as it was read; `content` is undefined where the caller has to say first what its columns are. */
interface ReadTable<T> {
  readonly content: T | undefined;
  /** Of a foreign header; else null. */
  readonly columns: ImportColumnsView | null;
}

interface TableReader<T> {
  readonly purpose: UploadPurpose;
  readonly table: TableKind;
  /** Whether a file is a table at all. Default: always. */
  readonly isTable?: (source: FileSource, filename: string) => Promise<boolean>;
  readonly read: (source: ImportSource, filename: string) => Promise<T>;
}

/**
 * Reads an uploaded table. One whose columns have to be named first stays uploaded, for the call that names them.
 *
 * @throws Refusal BAD_USER_INPUT: `uploadId` unknown for an upload that cannot be used; as `tableColumns`; what
 *   `asReadable` says of a file that is not a table with these columns
 */
export async function readOfficeTable<T>(
  context: ServiceContext,
  caller: SignedIn,
  { uploadId, columns: given, remember, askColumns }: TableFileBody,
  { purpose, table, isTable, read }: TableReader<T>,
): Promise<ReadTable<T>> {
  const fileColumns = await columnsIn();
  const columns = fileColumns === undefined ? null : headerView(table.columns, fileColumns.header, fileColumns.mapping);
  if (fileColumns?.mapping === null && askColumns) return { content: undefined, columns };
  const upload = { id: uploadId, purpose, field: 'uploadId' };
  let name = '';
  const content = await readUpload(context, caller, upload, (source, filename) => {
    name = filename;
    return asReadable(() => read(mapped(source, fileColumns), filename));
  });
  if (fileColumns !== undefined && given !== undefined && remember) {
    await rememberTableColumns(context, caller.userId, table, fileColumns, name);
  }
  return { content, columns };

  async function columnsIn(): Promise<TableColumns | undefined> {
    const ready = await uploadIfReady(context, caller, uploadId, purpose);
    if (ready === undefined) throw wrongInput({ uploadId: 'unknown' });
    const { size, storageKey, filename } = ready;
    const source = {
      size,
      open: async (range) => (await context.storage.read(storageKey, range)).stream,
    } satisfies FileSource;
    if (isTable !== undefined && !(await isTable(source, filename))) return undefined;
    return tableColumns(context, caller.userId, source, table, given);
  }
}

/** A file that is read by what its columns are found to be. */
export const mapped = (source: FileSource, columns: TableColumns | undefined): ImportSource =>
  columns === undefined || columns.mapping === null ? source : { ...source, mapping: columns.mapping };

/**
 * What reads a table, with its refusals.
 *
 * @throws Refusal BAD_USER_INPUT (`uploadId`): invalid for a file that is not a table with these columns, with wrong and
 *   missing ones as obstacles
 */
export async function asReadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) throw unreadable(error);
    if (error instanceof RefusedFile) throw wrongInput({ uploadId: 'invalid' });
    throw error;
  }
}

/** Why a header names a column that is not to be there, or names it wrongly. */
const wrongNames: readonly ImportReason[] = ['unknownColumn', 'repeatedColumn', 'unnamedColumn'];

function unreadable({ problems }: UnreadableFile): Refusal {
  const obstacles = problems.flatMap(({ column: text, reason }): ImportObstacle[] => {
    if (reason === 'missingColumn') return [{ kind: 'missingColumn', text, id: null }];
    return wrongNames.includes(reason) ? [{ kind: 'wrongColumn', text, id: null }] : [];
  });
  const fields = { uploadId: 'invalid' } as const;
  return new Refusal('BAD_USER_INPUT', obstacles.length === 0 ? { fields } : { fields, ...obstacleFields(obstacles) });
}
