/** Issues the documents of an approved run, numbered without gaps. */
import { sql } from 'drizzle-orm';
import { documentSeries, type SettlementDocumentKind } from '@gdd/schema/settlements';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { members } from '../../../ground/database/tables/people/network.js';
import {
  settlementCounters,
  settlementDocumentLines,
  settlementDocuments,
  type DocumentReceiver,
  type SettlementTerms,
} from '../../../ground/database/tables/programme/settlements.js';
import { documentsOf, taxOf, type PlannedDocument } from '../../../ground/domain/settlement/settle.js';
import { chargedStampOf } from '../../../ground/domain/settlement/stampDuty.js';
import type { DealerLine } from '../balances.js';
import type { SettlementRow } from '../queries.js';

/** An issued document. */
export interface IssuedDocument {
  readonly id: number;
  readonly dealerId: number;
  readonly number: string;
  /** The campaigns whose credits are its lines. */
  readonly campaignIds: readonly number[];
}

/** Rows per insert: a statement has at most 65,535 parameters. */
const batchSize = 2000;

type Planned = PlannedDocument & { readonly dealerId: number };

/**
 * Issues the documents of lines, numbered in the order of the dealers' ids.
 *
 * @param transaction holds the locks on the balances; others that take numbers of the same kind and year wait for its
 *   end
 * @param lines sorted by dealer id
 */
export async function issueDocuments(
  transaction: Database,
  run: SettlementRow,
  lines: readonly DealerLine[],
  terms: SettlementTerms,
): Promise<IssuedDocument[]> {
  const planned = lines.flatMap((line) =>
    documentsOf(line).map((document) => ({ dealerId: line.dealerId, ...document })),
  );
  const receivers = await receiversOf(
    transaction,
    planned.map(({ dealerId }) => dealerId),
  );
  const issued: IssuedDocument[] = [];
  for (const kind of ['creditNote', 'notice'] as const) {
    const ofKind = planned.filter((document) => document.kind === kind);
    const year = Number(run.day.slice(0, 4));
    const first = await takeNumbers(transaction, kind, year, ofKind.length);
    for (let from = 0; from < ofKind.length; from += batchSize) {
      const batch = ofKind.slice(from, from + batchSize).map((document, index) => {
        const sequence = first + from + index;
        const tax = kind === 'creditNote' && terms.taxRate !== null ? taxOf(document.net, terms.taxRate) : '0';
        const stampCharged = kind === 'creditNote' ? chargedStampOf(document.net, terms) : '0';
        const number = documentNumber(kind, year, sequence);
        const receiver = receivers.get(document.dealerId) as DocumentReceiver;
        return { document, values: { kind, year, sequence, number, tax, stampCharged, receiver } };
      });
      issued.push(...(await insertDocuments(transaction, run, batch)));
    }
  }
  return issued;
}

async function insertDocuments(
  transaction: Database,
  { id: settlementId, day }: SettlementRow,
  batch: readonly {
    readonly document: Planned;
    readonly values: Pick<
      typeof settlementDocuments.$inferInsert,
      'kind' | 'year' | 'sequence' | 'number' | 'tax' | 'stampCharged' | 'receiver'
    >;
  }[],
): Promise<IssuedDocument[]> {
  const inserted = await transaction
    .insert(settlementDocuments)
    .values(batch.map(({ document: { dealerId, net }, values }) => ({ settlementId, day, dealerId, net, ...values })))
    .returning({ id: settlementDocuments.id, number: settlementDocuments.number });
  const ids = new Map(inserted.map(({ id, number }) => [number, id]));
  const made = batch.map(({ document, values: { number } }) => ({
    ...document,
    number,
    id: ids.get(number) as number,
  }));
  const lines = made.flatMap(({ id: documentId, lines: parts }) =>
    parts.map(({ campaignId, balance: credit, setOff, paid }, index) => ({
      documentId,
      place: index + 1,
      campaignId,
      credit,
      setOff,
      paid,
    })),
  );
  for (let from = 0; from < lines.length; from += batchSize) {
    await transaction.insert(settlementDocumentLines).values(lines.slice(from, from + batchSize));
  }
  return made.map(({ id, dealerId, number, lines: parts }) => ({
    id,
    dealerId,
    number,
    campaignIds: parts.map(({ campaignId }) => campaignId),
  }));
}

/** The number that a document bears: `NC-2025-000001`. */
export const documentNumber = (kind: SettlementDocumentKind, year: number, sequence: number) =>
  `${documentSeries[kind]}-${year}-${String(sequence).padStart(6, '0')}`;

/** Takes consecutive numbers of a kind in a year. @returns the first of them; with `howMany` 0 a number nobody uses */
export async function takeNumbers(
  transaction: Database,
  kind: SettlementDocumentKind,
  year: number,
  howMany: number,
): Promise<number> {
  if (howMany === 0) return 1;
  const [counter] = await transaction
    .insert(settlementCounters)
    .values({ kind, year, last: howMany })
    .onConflictDoUpdate({
      target: [settlementCounters.kind, settlementCounters.year],
      set: { last: sql`${settlementCounters.last} + ${howMany}` },
    })
    .returning();
  if (counter === undefined) throw new Error('The counter just moved is gone.');
  return counter.last - howMany + 1;
}

/** The present data of dealers, deleted ones included, by their ids. */
export async function receiversOf(
  transaction: Database,
  dealerIds: readonly number[],
): Promise<ReadonlyMap<number, DocumentReceiver>> {
  const rows = await transaction
    .select({
      id: members.id,
      code: members.code,
      businessName: members.businessName,
      vatNumber: sql<string>`${members.vatNumber}`,
      address: members.address,
      postalCode: members.postalCode,
      city: sql<string>`coalesce(${members.city}, '')`,
      province: sql<string>`coalesce(${members.province}, '')`,
      sdiCode: members.sdiCode,
      country: members.country,
      taxCode: members.taxCode,
      pec: members.pec,
    })
    .from(members)
    .where(sql`${members.id} = any(${intArray(dealerIds)})`);
  return new Map(rows.map(({ id, ...receiver }) => [id, receiver]));
}
