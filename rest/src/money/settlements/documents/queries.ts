import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { documentDeliveries, documentPayments, type SettlementDocumentSortColumn } from '@gdd/schema/settlements';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../ground/database/oneOf.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { within } from '../../../ground/database/ranges.js';
import { intArray } from '../../../ground/database/intArray.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { everInSubtreeOf, visibleTo, type Place } from '../../../ground/database/scope.js';
import { matchesSearch } from '../../../ground/database/search.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { approvals } from '../../../ground/database/tables/programme/approvals.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { documentFiles } from '../../../ground/database/tables/programme/documentFiles.js';
import { settlementDocumentEvents } from '../../../ground/database/tables/programme/documentEvents.js';
import { ledgerEntries } from '../../../ground/database/tables/programme/ledger.js';
import { sales } from '../../../ground/database/tables/programme/sales.js';
import {
  settlementDocumentLines,
  settlementDocuments,
  settlements,
} from '../../../ground/database/tables/programme/settlements.js';
import { severalOf } from '../../../ground/domain/tableState.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { eligibleLine } from '../../../figures/sums/lineRules.js';
import type { SettlementDocumentsState } from './schemas.js';

const debitNotes = alias(settlementDocuments, 'debit_notes');
const answeredNotes = alias(settlementDocuments, 'answered_notes');
/** The day of the last rejection of a note, while it is rejected. */
const rejectedOn = sql<string | null>`case when ${settlementDocuments.delivery} = 'rejected' then (
  select e.day::text from ${settlementDocumentEvents} as e
  where e.document_id = ${settlementDocuments.id} and e.event = 'rejected' order by e.id desc limit 1) end`;

const rows = (database: Database) =>
  database
    .select({
      document: settlementDocuments,
      settlement: { id: settlements.id, title: settlements.title },
      settings: settlements.settings,
      answeredBy: { id: debitNotes.id, number: debitNotes.number, day: debitNotes.day },
      answers: { id: answeredNotes.id, number: answeredNotes.number, day: answeredNotes.day },
      rejectedOn,
    })
    .from(settlementDocuments)
    .innerJoin(settlements, eq(settlements.id, settlementDocuments.settlementId))
    .innerJoin(members, eq(members.id, settlementDocuments.dealerId))
    .leftJoin(debitNotes, eq(debitNotes.id, settlementDocuments.answeredById))
    .leftJoin(answeredNotes, eq(answeredNotes.answeredById, settlementDocuments.id));

export type DocumentRow = Awaited<ReturnType<typeof rows>>[number];

/** The place of a column's value in a list of all of them. */
function placeIn(values: readonly string[], column: PgColumn): SQL {
  return sql`array_position(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[], ${column}::text)`;
}

const sortColumns = {
  id: settlementDocuments.id,
  number: settlementDocuments.number,
  day: settlementDocuments.day,
  code: members.code,
  businessName: members.nameSort,
  net: settlementDocuments.net,
  total: settlementDocuments.total,
  paidOn: settlementDocuments.paidOn,
  delivery: sql`case when ${settlementDocuments.kind} <> 'notice'
    and (${settlementDocuments.cancelledAt} is null or ${settlementDocuments.delivery} <> 'notSent')
    then ${placeIn(documentDeliveries, settlementDocuments.delivery)} end`,
  payment: sql`case when ${settlementDocuments.kind} <> 'debitNote'
    and ${settlementDocuments.cancelledAt} is null and ${settlementDocuments.answeredById} is null
    then ${placeIn(documentPayments, settlementDocuments.payment)} end`,
} satisfies Record<SettlementDocumentSortColumn, PgColumn | SQL>;

type Request = Pick<SettlementDocumentsState, 'filter' | 'searchTerm' | 'sorting'>;

function matching(top: Place, { filter = {}, searchTerm }: Request): SQL | undefined {
  const documents = settlementDocuments;
  const ofCampaigns = severalOf(filter.campaignId);
  const states = severalOf(filter.state);
  const deliveries = severalOf(filter.delivery);
  const payments = severalOf(filter.payment);
  return and(
    everInSubtreeOf(top),
    filter.settlementId === undefined ? undefined : eq(documents.settlementId, filter.settlementId),
    filter.dealerId === undefined ? undefined : eq(documents.dealerId, filter.dealerId),
    ofCampaigns &&
      sql`exists (select from ${settlementDocumentLines} as l
        where l.document_id = ${documents.id} and l.campaign_id = any(${intArray(ofCampaigns)}))`,
    oneOf(documents.kind, severalOf(filter.kind)),
    states &&
      sql`case when ${documents.cancelledAt} is not null then 'cancelled' when ${documents.answeredById} is not null
        then 'answered' else 'issued' end in ${states}`,
    deliveries && and(ne(documents.kind, 'notice'), inArray(documents.delivery, deliveries)),
    payments && and(ne(documents.kind, 'debitNote'), inArray(documents.payment, payments)),
    filter.paid === undefined
      ? undefined
      : and(ne(documents.kind, 'debitNote'), (filter.paid ? isNotNull : isNull)(documents.paidOn)),
    within(documents.day, filter.day),
    matchesSearch(searchTerm, sql`(${members.searchText} || ' ' || fold_text(${documents.number}))`),
  );
}

const order = ({ sorting }: Request) => [
  (sorting.direction === 'asc' ? asc : desc)(sortColumns[sorting.column]),
  asc(settlementDocuments.id),
];

/** A page of the documents of the dealers at or below a member, and the number of all that match. */
export async function documentPage(database: Database, top: Place, state: SettlementDocumentsState) {
  const { page, pageSize } = state.paginator;
  const documents = rows(database)
    .where(matching(top, state))
    .orderBy(...order(state));
  const [items, total] = await Promise.all([
    documents.limit(pageSize).offset((page - 1) * pageSize),
    database.$count(sql`${idRows(database, top, state)} as found`),
  ]);
  return { items, total };
}

const idRows = (database: Database, top: Place, request: Request) =>
  database
    .select({ id: settlementDocuments.id })
    .from(settlementDocuments)
    .innerJoin(members, eq(members.id, settlementDocuments.dealerId))
    .where(matching(top, request));

/** The ids of all documents that match, sorted as the table. */
export async function documentIds(database: Database, top: Place, request: Request): Promise<number[]> {
  const documents = await idRows(database, top, request).orderBy(...order(request));
  return documents.map(({ id }) => id);
}

/** The number of notes of dealers at or below a member that the exchange system rejected and nothing answers yet. */
export const countRejectedNotes = (database: Database, top: Place): Promise<number> =>
  database.$count(
    database
      .select({ id: settlementDocuments.id })
      .from(settlementDocuments)
      .innerJoin(members, eq(members.id, settlementDocuments.dealerId))
      .where(
        and(
          everInSubtreeOf(top),
          ne(settlementDocuments.kind, 'notice'),
          eq(settlementDocuments.delivery, 'rejected'),
          isNull(settlementDocuments.cancelledAt),
          isNull(settlementDocuments.answeredById),
        ),
      )
      .as('rejected_notes'),
  );

/** Documents by their ids, in any order. */
export const documentsByIds = (database: Database, ids: readonly number[]) =>
  rows(database).where(sql`${settlementDocuments.id} = any(${intArray(ids)})`);

/** The documents of a dealer, the newest first. */
export const documentsOfDealer = (database: Database, dealerId: number) =>
  rows(database).where(eq(settlementDocuments.dealerId, dealerId)).orderBy(desc(settlementDocuments.id));

/** A document of a dealer that a caller sees; of a deleted one for the office alone. */
export async function documentById(database: Database, caller: SignedIn, id: number): Promise<DocumentRow | undefined> {
  const [document] = await rows(database).where(and(eq(settlementDocuments.id, id), visibleTo(caller)));
  return document;
}

/** A document, its row locked until the transaction ends. */
export async function lockedDocument(transaction: Database, id: number): Promise<LockedDocument | undefined> {
  const [document] = await transaction
    .select()
    .from(settlementDocuments)
    .where(eq(settlementDocuments.id, id))
    .for('update');
  return document;
}

export type LockedDocument = typeof settlementDocuments.$inferSelect;

/** Changes a document that the transaction has locked. */
export async function updateDocument(
  transaction: Database,
  id: number,
  changes: Partial<typeof settlementDocuments.$inferInsert>,
): Promise<void> {
  await transaction.update(settlementDocuments).set(changes).where(eq(settlementDocuments.id, id));
}

const confirmers = alias(users, 'confirmers');

/** The history of a document, in order, with the names of users. */
export const eventsOfDocument = (database: Database, documentId: number) =>
  database
    .select({
      event: settlementDocumentEvents,
      file: {
        attempt: documentFiles.attempt,
        name: documentFiles.name,
        sha256: documentFiles.sha256,
        invoicesLeftOut: documentFiles.invoicesLeftOut,
      },
      by: sql<string | null>`coalesce(${users.name}, ${users.username})`,
      confirmedBy: sql<string | null>`coalesce(${confirmers.name}, ${confirmers.username})`,
    })
    .from(settlementDocumentEvents)
    .leftJoin(users, eq(users.id, settlementDocumentEvents.recordedBy))
    .leftJoin(documentFiles, eq(documentFiles.id, settlementDocumentEvents.fileId))
    .leftJoin(approvals, eq(approvals.id, settlementDocumentEvents.approvalId))
    .leftJoin(confirmers, eq(confirmers.id, approvals.decidedBy))
    .where(eq(settlementDocumentEvents.documentId, documentId))
    .orderBy(asc(settlementDocumentEvents.id));

/** The entries of a document, in the order in which they were written, without reversals. */
export const entriesOfDocument = (transaction: Database, documentId: number) =>
  transaction
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.documentId, documentId), isNull(ledgerEntries.reversesId)))
    .orderBy(asc(ledgerEntries.id));

/** The lines of some documents, in their order. */
export const linesOf = (database: Database, documentIds: readonly number[]) =>
  database
    .select({ line: settlementDocumentLines, title: campaigns.title })
    .from(settlementDocumentLines)
    .innerJoin(campaigns, eq(campaigns.id, settlementDocumentLines.campaignId))
    .where(sql`${settlementDocumentLines.documentId} = any(${intArray(documentIds)})`)
    .orderBy(asc(settlementDocumentLines.documentId), asc(settlementDocumentLines.place));

/** A document of sales with positive lines that a campaign counts. */
interface CountedDocument {
  readonly dealerId: number;
  readonly campaignId: number;
  readonly document: string;
  /** The day of its first counted line. */
  readonly day: string;
}

/** The sales documents with positive lines that campaigns count for some dealers: one query for each campaign. */
export async function countedDocuments(
  database: Database,
  campaignIds: readonly number[],
  dealerIds: readonly number[],
): Promise<readonly CountedDocument[]> {
  const campaignRows = await database
    .select()
    .from(campaigns)
    .where(sql`${campaigns.id} = any(${intArray(campaignIds)})`)
    .orderBy(asc(campaigns.id));
  const counted: CountedDocument[] = [];
  for (const campaign of campaignRows) {
    const result = await database.execute(sql`
      select ${sales.dealerId} as "dealerId", ${campaign.id}::int as "campaignId", ${sales.document} as document,
        to_char(min(${sales.soldOn}), 'YYYY-MM-DD') as day
      from ${sales} where ${sales.dealerId} = any(${intArray(dealerIds)}) and ${sales.quantity} > 0
        and ${eligibleLine(campaign)}
      group by ${sales.dealerId}, ${sales.document} order by 4, 3`);
    counted.push(...rowsIn<CountedDocument>(result));
  }
  return counted;
}

/** The documents with some numbers, locked until the transaction ends. */
export const lockedByNumbers = (transaction: Database, numbers: readonly string[]) =>
  transaction
    .select()
    .from(settlementDocuments)
    .where(sql`${settlementDocuments.number} in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`)
    .orderBy(asc(settlementDocuments.id))
    .for('update');

/** Stores the days on which documents were paid; of one that came back it is a second transfer. */
export async function markPaid(
  transaction: Database,
  payments: readonly { readonly id: number; readonly paidOn: string }[],
): Promise<void> {
  await transaction.execute(sql`
    update settlement_documents set paid_on = payment."paidOn", returned_on = null, return_reason = null
    from json_to_recordset(${JSON.stringify(payments)}::json) as payment(id int, "paidOn" date)
    where settlement_documents.id = payment.id`);
}

/** The titles and periods of campaigns, in the order of their first days. */
export function campaignPeriods(database: Database, ids: readonly number[]) {
  return database
    .select({ title: campaigns.title, startsOn: campaigns.startsOn, endsOn: campaigns.endsOn })
    .from(campaigns)
    .where(sql`${campaigns.id} = any(${intArray(ids)})`)
    .orderBy(asc(campaigns.startsOn), asc(campaigns.id));
}
