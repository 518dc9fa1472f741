/** The files of the credit and debit notes of a run as they were prepared: a ZIP. */
import type { DocumentDelivery } from '@gdd/schema/settlements';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { Download } from '../../../ground/files/fileContent.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import { zipped } from '../../../ground/platform/spreadsheets/zip.js';
import { settlementById } from '../queries.js';
import { contentsOf, filesOf } from './fileQueries.js';
import { chosenOfRun } from './preparing.js';

/** Files that are read at once. */
const filesAtOnce = 100;

/**
 * @param delivery the files of notes that have come so far alone; default: all
 * @throws Refusal NOT_FOUND, also for a run of which no file was prepared
 */
export async function fatturaPaFile(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  delivery?: DocumentDelivery,
): Promise<Download> {
  const run = await settlementById(database, id);
  if (run === undefined) throw notFound();
  const notes = await chosenOfRun(database, caller, id);
  const chosen = notes.filter(({ document }) => delivery === undefined || document.delivery === delivery);
  const files = await filesOf(database, chosen);
  if (files.length === 0) throw notFound();
  return {
    filename: `FatturaPA ${run.run.title}.zip`,
    contentType: 'application/zip',
    content: {
      kind: 'generated',
      isExport: true,
      chunks: () =>
        zipped(
          entries(
            database,
            files.map((file) => file.id),
          ),
        ),
    },
  };
}

async function* entries(database: Database, ids: readonly number[]) {
  for (let from = 0; from < ids.length; from += filesAtOnce) {
    const some = await contentsOf(database, ids.slice(from, from + filesAtOnce));
    for (const { name, xml } of some) yield { name, chunks: [Buffer.from(xml)] };
  }
}
