/**
 * What became of the documents of the demonstration's approved run: files that were prepared, sent, answered by the
 * exchange system, paid, returned, answered by a debit note and cancelled; and a credit on hold.
 */
import type { Region } from '@gdd/schema/geography';
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { approvalRecord } from '../decisions/approvals/requests/proposing.js';
import { decideApproval } from '../decisions/approvals/requests/queries.js';
import type { Database } from '../ground/database/connections/connection.js';
import { members } from '../ground/database/tables/people/network.js';
import { memberships } from '../ground/database/tables/programme/memberships.js';
import { settlementDocuments } from '../ground/database/tables/programme/settlements.js';
import { recordAudit } from '../ground/platform/audit.js';
import type { SignedIn } from '../ground/platform/http/caller.js';
import { changeDocument, payDocument, type RequestedChange } from '../money/settlements/documents/changes.js';
import { markSent, prepareDocuments } from '../money/settlements/documents/preparing.js';
import { holdCredits } from '../money/settlements/holds/service.js';
import { recordOutcome } from '../money/settlements/outcomes/outcomes.js';
import type { SettlementContext } from '../money/settlements/service.js';

/** Returns the context of the services at an instant, after inserting the audit records up to it. */
export type ContextAt = (instant: string) => Promise<SettlementContext>;

/** Who approves, and who does the rest. */
export interface People {
  readonly chief: SignedIn;
  readonly clerk: SignedIn;
}

/** One in this number of documents of the approved run is not paid yet. */
const unpaidOneOf = 4;

/** The last notes of a run, each with a story of its own; a small network has fewer of them. */
export interface Stories {
  /** Those before them, which were delivered. */
  readonly others: readonly number[];
  readonly returned: number | undefined;
  readonly answered: number | undefined;
  readonly undelivered: number | undefined;
  readonly sent: number | undefined;
  readonly rejected: number | undefined;
  /** Without a file. */
  readonly cancelled: number | undefined;
}

/**
 * Sends the files of an approved run of September, and takes what came back until the first days of October.
 *
 * @returns what goes on (`afterwards`)
 */
export async function sendDocuments(contextAt: ContextAt, { clerk }: People, settlementId: number): Promise<Stories> {
  const stories = await prepareFiles(await contextAt('2025-09-19T08:50:00Z'), clerk, settlementId);
  const { others, returned, answered, undelivered } = stories;
  const delivered = present(...others, returned, answered);
  const sent = [...delivered, ...present(undelivered)];
  await markSent(await contextAt('2025-09-19T09:20:00Z'), clerk, { documentIds: sent });
  const received = await contextAt('2025-09-22T08:05:00Z');
  for (const id of delivered) {
    await recordOutcome(received, clerk, id, { outcome: 'delivered', day: '2025-09-20', codes: [] });
  }
  for (const id of present(undelivered)) {
    await recordOutcome(received, clerk, id, { outcome: 'undelivered', day: '2025-09-21', codes: [] });
  }
  const banked = await contextAt('2025-10-02T09:30:00Z');
  const paid = present(...others.filter((_, index) => index % unpaidOneOf !== unpaidOneOf - 1), returned);
  for (const id of paid) await payDocument(banked, clerk, id, { paidOn: '2025-09-30' });
  return stories;
}

/** What became of the documents in October: a returned payment, a debit note, a cancellation and a rejection. */
export async function afterwards(contextAt: ContextAt, people: People, stories: Stories): Promise<void> {
  const { returned, answered, cancelled, sent, rejected } = stories;
  await changeByTwo(contextAt, people, returned, {
    ...{ asked: '2025-10-06T09:10:00Z', approved: '2025-10-06T09:45:00Z' },
    ...{ change: 'paymentReturned', day: '2025-10-03', reason: 'IBAN chiuso: bonifico respinto dalla banca' },
  });
  await changeByTwo(contextAt, people, answered, {
    ...{ asked: '2025-10-07T13:30:00Z', approved: '2025-10-07T14:10:00Z' },
    ...{ change: 'answered', reason: 'Premio riconosciuto al punto vendita sbagliato' },
  });
  await changeByTwo(contextAt, people, cancelled, {
    ...{ asked: '2025-10-08T14:30:00Z', approved: '2025-10-08T15:05:00Z' },
    ...{ change: 'cancelled', reason: 'Ragione sociale cambiata: la nota va emessa di nuovo' },
  });
  await markSent(await contextAt('2025-10-10T08:40:00Z'), people.clerk, { documentIds: present(sent, rejected) });
  const answer = await contextAt('2025-10-13T07:30:00Z');
  for (const id of present(rejected)) {
    await recordOutcome(answer, people.clerk, id, { outcome: 'rejected', day: '2025-10-12', codes: ['00305'] });
  }
}

const present = (...ids: readonly (number | undefined)[]) => ids.flatMap((id) => id ?? []);

/** Prepares the files of all notes of a run but the last, which is cancelled later. One of them is never sent. */
async function prepareFiles(context: SettlementContext, clerk: SignedIn, settlementId: number): Promise<Stories> {
  const documents = await documentsOf(context.database, settlementId);
  await prepareDocuments(context, clerk, { documentIds: documents.slice(0, -1).map(({ id }) => id) });
  // those whose dealer lacks data have no file
  const ids = (await documentsOf(context.database, settlementId))
    .filter(({ delivery }) => delivery === 'prepared')
    .map(({ id }) => id);
  const [returned, answered, undelivered, sent, rejected] = ids.slice(-6);
  const others = ids.slice(0, -6);
  return { others, returned, answered, undelivered, sent, rejected, cancelled: documents.at(-1)?.id };
}

/** Puts the credit of one of some dealers in a campaign on hold; the dealer may read why. */
export async function holdOne(
  { database, ...rest }: SettlementContext,
  chief: SignedIn,
  { campaigns, region }: { readonly campaigns: readonly number[]; readonly region: Region },
): Promise<void> {
  const [due] = await database
    .select({ dealerId: memberships.dealerId, campaignId: memberships.campaignId })
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(
      and(
        inArray(memberships.campaignId, [...campaigns]),
        eq(members.region, region),
        gt(memberships.plafondExpendable, '0'),
      ),
    )
    .orderBy(desc(memberships.plafondExpendable), asc(memberships.dealerId))
    .limit(1);
  if (due === undefined) return;
  const reason = 'In attesa della visura camerale aggiornata';
  await holdCredits({ database, ...rest }, chief, { ...due, reason, isReasonShown: true });
}

const documentsOf = (database: Database, settlementId: number) =>
  database
    .select({ id: settlementDocuments.id, delivery: settlementDocuments.delivery })
    .from(settlementDocuments)
    .where(eq(settlementDocuments.settlementId, settlementId))
    .orderBy(asc(settlementDocuments.id));

/** One asks for a change of a document, another one approves it. Nothing is done without a document. */
async function changeByTwo(
  contextAt: ContextAt,
  { chief, clerk }: People,
  documentId: number | undefined,
  { asked, approved, ...change }: RequestedChange & { readonly asked: string; readonly approved: string },
): Promise<void> {
  if (documentId === undefined) return;
  const request = await changeDocument(await contextAt(asked), clerk, documentId, change);
  if (request === undefined) throw new Error('A change of a document takes two persons.');
  const context = await contextAt(approved);
  const decidedAt = context.clock.programmeNow();
  await changeDocument(context, clerk, documentId, change, { approvalId: request.id });
  await decideApproval(context.database, request.id, { state: 'approved', decidedBy: chief.userId, decidedAt });
  await recordAudit(context.database, decidedAt, [
    approvalRecord(chief, request.id, 'approved', { kind: request.kind }),
  ]);
}
