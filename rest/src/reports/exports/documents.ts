/**
 * Exports of a list that a GraphQL document selects (docs/decisions/0028-documents-as-exports.md). The gateway reads
 * the list page by page and sends the pages here; when it has sent all, the worker makes the file from them.
 */
import { documentSchemaName, type DocumentFormat } from '@gdd/schema/exports';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { Download, RowsWatch } from '../../ground/files/fileContent.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { requireAccess, type SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import {
  collectedExport,
  deletePagesAfter,
  extendCollecting,
  pagesAfter,
  settleExport,
  storePage,
  type ExportJob,
} from './queries.js';
import { parquet } from './parquet.js';
import {
  documentInput,
  type DocumentExportBody,
  type DocumentInput,
  type ExportPageBody,
  type ExportPagesEndBody,
} from './schemas.js';

/** A gateway that sends no page for this long is considered gone; the caller's token is lost with it. */
const collectingMs = 120_000;

const contentTypes: Readonly<Record<DocumentFormat, string>> = {
  jsonl: spreadsheetTypes.jsonl,
  parquet: 'application/vnd.apache.parquet',
};

/** The column values of a new export job that waits for its pages. */
export function newDocument(
  { format, name, lineSchema }: DocumentExportBody,
  { permissions, member }: SignedIn,
  now: Date,
) {
  const input: DocumentInput = {
    lineSchema,
    permissions: [...permissions],
    memberId: member.id,
    reader: null,
    rows: null,
  };
  return {
    input: { params: {}, body: input },
    filename: `${name}.${format}`,
    contentType: contentTypes[format],
    status: 'running' as const,
    leaseUntil: leaseEnd(now),
  };
}

/**
 * Stores a page of a document; it replaces the same page of an earlier reading.
 *
 * @throws Refusal NOT_FOUND if the export does not await pages, or has another reader
 */
export async function addPage(
  { database, clock }: ServiceContext,
  { userId }: SignedIn,
  id: number,
  page: number,
  { reader, lines, done, total }: ExportPageBody,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const progress = { progressDone: done, progressTotal: total, leaseUntil: leaseEnd(clock.now()) };
    if (!(await extendCollecting(transaction, { userId, id, reader }, progress))) throw notFound();
    await storePage(transaction, id, page, lines);
  });
}

/**
 * Ends the pages of a document: the export is queued for the worker, or has failed.
 *
 * @returns whether it was queued
 * @throws Refusal NOT_FOUND as `addPage`
 */
export async function endPages(
  { database, clock }: ServiceContext,
  { userId }: SignedIn,
  id: number,
  end: ExportPagesEndBody,
): Promise<boolean> {
  const document = { userId, id, reader: end.reader };
  return database.transaction(async (transaction) => {
    if (end.status === 'collected') {
      if (!(await collectedExport(transaction, document, end.rows))) throw notFound();
      await deletePagesAfter(transaction, id, end.pages);
      return true;
    }
    if (!(await extendCollecting(transaction, document, { leaseUntil: leaseEnd(clock.now()) }))) throw notFound();
    const { failure } = end;
    // tries is 0 as long as no worker has claimed the export
    await settleExport(
      transaction,
      { id, userId, tries: 0 },
      { status: 'failed', failure, finishedAt: clock.programmeNow() },
    );
    return false;
  });
}

/** Whether an export is a document whose pages have not all arrived. */
export function lacksPages(job: ExportJob): boolean {
  return job.type === 'document' && inputOf(job).rows === null;
}

/** The file of a document, made from its stored pages. */
export function documentDownload(database: Database, job: ExportJob): Download {
  const { filename, contentType, format } = job;
  const { rows, lineSchema } = inputOf(job);
  const chunks = (watch?: RowsWatch) => {
    const pages = pagesOf(database, job.id, rows ?? 0, watch);
    return format === 'parquet' ? parquet(lineSchema, rowsIn(pages)) : bytesIn(pages);
  };
  return { filename, contentType, content: { kind: 'generated', isExport: true, chunks } };
}

/** The JSON Schema of a line of a document. @throws Refusal NOT_FOUND for an export of another type */
export function documentSchema(job: ExportJob): Download {
  if (job.type !== 'document') throw notFound();
  const bytes = Buffer.from(`${JSON.stringify(inputOf(job).lineSchema, undefined, 2)}\n`);
  const chunks = () => singleChunk(bytes);
  const contentType = 'application/schema+json; charset=utf-8';
  return { filename: documentSchemaName, contentType, content: { kind: 'generated', isExport: false, chunks } };
}

/**
 * Refuses a document if the caller has lost a permission with which it was read, or belongs to another member now.
 *
 * @throws Refusal FORBIDDEN
 */
export function requireSameReader(job: ExportJob, caller: SignedIn): void {
  if (job.type !== 'document') return;
  const { permissions, memberId } = inputOf(job);
  for (const permission of permissions) requireAccess([permission], caller);
  if (memberId !== caller.member.id) throw new Refusal('FORBIDDEN');
}

function inputOf({ input }: Pick<ExportJob, 'input'>): DocumentInput {
  return documentInput.parse(input.body);
}

/** The pages of a document in batches; each page has a line of JSON for each row. */
async function* pagesOf(
  database: Database,
  id: number,
  rows: number,
  watch: RowsWatch | undefined,
): AsyncGenerator<readonly string[]> {
  let done = 0;
  for (let last = 0; ;) {
    const pages = await pagesAfter(database, id, last);
    for (const { page, lines } of pages) {
      // every line ends with a line break
      done += lines.split('\n').length - 1;
      watch?.row(done, rows);
      last = page;
    }
    if (pages.length === 0) return;
    yield pages.map(({ lines }) => lines);
  }
}

async function* bytesIn(pages: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  for await (const batch of pages) {
    const lines = batch.join('');
    if (lines !== '') yield Buffer.from(lines);
  }
}

async function* rowsIn(pages: AsyncIterable<readonly string[]>): AsyncGenerator<readonly Record<string, unknown>[]> {
  for await (const batch of pages) {
    // every line ends with a line break: the last part is empty
    const lines = batch.join('').split('\n').slice(0, -1);
    yield lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

// oxlint-disable-next-line typescript/require-await -- a file of one chunk, which is in memory
async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + collectingMs);
}
