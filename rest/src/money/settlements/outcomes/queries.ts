import { and, asc, inArray, sql } from 'drizzle-orm';
import { exchangeOutcomes } from '@gdd/schema/settlements';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { documentFiles } from '../../../ground/database/tables/programme/documentFiles.js';
import { settlementDocumentEvents } from '../../../ground/database/tables/programme/documentEvents.js';
import { settlementDocuments } from '../../../ground/database/tables/programme/settlements.js';

/** Some texts as a set of SQL, of which one parameter holds any number. */
const textsOf = (texts: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) collate "C")`;

/** The documents that have files with some names, or some numbers, locked until the transaction ends. */
export const lockedForOutcomes = (transaction: Database, names: readonly string[], numbers: readonly string[]) =>
  transaction
    .select()
    .from(settlementDocuments)
    .where(
      sql`${settlementDocuments.number} in ${textsOf(numbers)} or ${settlementDocuments.id} in (
        select ${documentFiles.documentId} from ${documentFiles} where ${documentFiles.name} in ${textsOf(names)})`,
    )
    .orderBy(asc(settlementDocuments.id))
    .for('update');

/** The files of some documents, of all attempts, without their bytes; each document's in order. */
export const filesOfDocuments = (transaction: Database, documentIds: readonly number[]) =>
  transaction
    .select({ id: documentFiles.id, documentId: documentFiles.documentId, name: documentFiles.name })
    .from(documentFiles)
    .where(sql`${documentFiles.documentId} = any(${intArray(documentIds)})`)
    .orderBy(asc(documentFiles.documentId), asc(documentFiles.attempt));

/** What the exchange system has answered about some documents so far, oldest first. */
export const outcomesOf = (transaction: Database, documentIds: readonly number[]) =>
  transaction
    .select()
    .from(settlementDocumentEvents)
    .where(
      and(
        sql`${settlementDocumentEvents.documentId} = any(${intArray(documentIds)})`,
        inArray(settlementDocumentEvents.event, [...exchangeOutcomes]),
      ),
    )
    .orderBy(asc(settlementDocumentEvents.id));

/** Those of some beginnings of file names, such as `IT01234567897_`, with which a file of ours begins, found by index. */
export async function ownBeginnings(database: Database, beginnings: readonly string[]): Promise<ReadonlySet<string>> {
  // '`' follows '_', with which each ends
  const rows = rowsIn<{ readonly beginning: string }>(
    await database.execute(sql`
      select beginning from jsonb_array_elements_text(${JSON.stringify(beginnings)}::jsonb) as given(beginning)
      where exists (select from ${documentFiles}
        where ${documentFiles.name} >= beginning and ${documentFiles.name} < left(beginning, -1) || '\`')`),
  );
  return new Set(rows.map(({ beginning }) => beginning));
}
