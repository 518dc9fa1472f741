/** The items of a user: only those whose subject the user may see now. */
import { approvalKinds, approvalPermissions } from '@gdd/schema/approvals';
import {
  audienceOf,
  mostUnread,
  notificationKindsOf,
  type NotificationKind,
  type NotificationPage,
} from '@gdd/schema/notifications';
import { resendDays } from '@gdd/schema/settlements';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { matchesSearch } from '../../ground/database/search.js';
import { inSubtreeOf } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import { approvals } from '../../ground/database/tables/programme/approvals.js';
import { budgetCrossings, campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { settlementDocumentEvents } from '../../ground/database/tables/programme/documentEvents.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { events } from '../../ground/database/tables/work/events.js';
import { exportJobs } from '../../ground/database/tables/work/exports.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { inboxItems } from '../../ground/database/tables/work/notifications.js';
import { daysAfter } from '../../ground/domain/periods.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { signal } from '../../events/signals/signal.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { InboxItem, InboxState } from './schemas.js';

/** An id in the subject of the event. */
const subjectId = (name: string) => sql`(${events.about}->>${sql.raw(`'${name}'`)})::int`;

const dealers = alias(members, 'dealer');

/** Kinds about a campaign, not a dealer: only users with a dealer in the campaign see them. */
const campaignKinds = [
  'campaignOpened',
  'campaignJoined',
  'campaignEndsSoon',
  'rulesChanged',
  'closedEarly',
  'statementFinal',
] as const;

/** Condition on the items that a user may see: those whose subject exists and is visible to the user. */
function mayBeSeenBy({ userId, permissions, member }: SignedIn): SQL | undefined {
  const within = inSubtreeOf(member);
  const approvalKindsOfUser = approvalKinds.filter((kind) => permissions.includes(approvalPermissions[kind]));
  // an id that the event does not have allows the item
  const allowsId = (id: string, isThere: SQL | undefined) => sql`(${subjectId(id)} is null or ${isThere})`;
  return and(
    eq(inboxItems.userId, userId),
    inArray(inboxItems.kind, [...notificationKindsOf(permissions)]),
    allowsId('campaignId', and(isNotNull(campaigns.id), sql`${campaigns.state} <> 'draft'`)),
    allowsId('dealerId', sql`(${members.id} is not null and ${within})`),
    sql`(not ${inArray(inboxItems.kind, [...campaignKinds])} or exists (
      select from ${memberships} join ${members} as dealer on ${dealers.id} = ${memberships.dealerId}
      where ${memberships.campaignId} = ${subjectId('campaignId')} and ${inSubtreeOf(member, dealers)}))`,
    allowsId('importId', isNotNull(imports.id)),
    allowsId('exportId', and(isNotNull(exportJobs.id), eq(exportJobs.userId, userId))),
    allowsId('documentId', isNotNull(settlementDocuments.id)),
    allowsId('crossingId', isNotNull(budgetCrossings.id)),
    allowsId(
      'approvalId',
      approvalKindsOfUser.length === 0
        ? sql`false`
        : and(
            inArray(approvals.kind, approvalKindsOfUser),
            sql`(${approvals.dealerId} is null or ${members.id} is not null and ${within})`,
          ),
    ),
  );
}

/** A subject that the event names, or the request that it is about. */
const subjectOr = (id: string, ofRequest: AnyColumn) => sql`coalesce(${subjectId(id)}, ${ofRequest})`;

/** The name of a file, or the number of a document. */
const name = sql<string | null>`coalesce(${imports.filename}, ${exportJobs.filename}, ${settlementDocuments.number})`;

/** EUR: the net amount of a document, what crossed a budget, or the amount that a request is about. */
const amount = sql<
  string | null
>`coalesce(${settlementDocuments.net}::text, ${budgetCrossings.amount}::text, ${approvals.request}->'adjustment'->>'amount',
  ${approvals.request}->'redemption'->>'amount')`;

function itemRows(database: Database) {
  return database
    .select({
      id: inboxItems.id,
      kind: inboxItems.kind,
      at: events.at,
      readAt: inboxItems.readAt,
      about: events.about,
      campaign: { id: campaigns.id, title: campaigns.title },
      dealer: { id: members.id, code: members.code, businessName: members.businessName, role: members.role },
      name,
      amount,
      approvalKind: approvals.kind,
      basis: budgetCrossings.basis,
      budget: budgetCrossings.budget,
      rejection: { day: settlementDocumentEvents.day, codes: settlementDocumentEvents.codes },
    })
    .from(inboxItems)
    .innerJoin(events, eq(events.id, inboxItems.eventId))
    .leftJoin(approvals, eq(approvals.id, subjectId('approvalId')))
    .leftJoin(campaigns, eq(campaigns.id, subjectOr('campaignId', approvals.campaignId)))
    .leftJoin(members, eq(members.id, subjectOr('dealerId', approvals.dealerId)))
    .leftJoin(imports, eq(imports.id, subjectOr('importId', approvals.importId)))
    .leftJoin(exportJobs, eq(exportJobs.id, subjectId('exportId')))
    .leftJoin(settlementDocuments, eq(settlementDocuments.id, subjectOr('documentId', approvals.documentId)))
    .leftJoin(settlementDocumentEvents, eq(settlementDocumentEvents.id, subjectId('documentEventId')))
    .leftJoin(budgetCrossings, eq(budgetCrossings.id, subjectId('crossingId')));
}

/** By what happened, not by when it was told: a late look may tell of what was earlier. */
const byTime = (direction: typeof asc) => [direction(events.at), direction(inboxItems.id)];

type ItemRow = Awaited<ReturnType<typeof itemRows>>[number];

/** A page of a user's inbox, and the number of all items that match. */
export async function inboxPage(
  database: Database,
  caller: SignedIn,
  { filter = {}, searchTerm, sorting: { direction }, paginator: { page, pageSize } }: InboxState,
): Promise<{ items: InboxItem[]; total: number }> {
  const { unread } = filter;
  const matching = and(
    inboxItems.inInbox,
    mayBeSeenBy(caller),
    unread === undefined ? undefined : (unread ? isNull : isNotNull)(inboxItems.readAt),
    oneOf(inboxItems.kind, severalOf(filter.kind)),
    matchesSearch(searchTerm, sql`fold_text(concat_ws(' ', ${campaigns.title}, ${members.businessName}, ${name}))`),
  );
  const [items, total] = await Promise.all([
    itemRows(database)
      .where(matching)
      .orderBy(...byTime(direction === 'asc' ? asc : desc))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(itemRows(database).where(matching).as('matching')),
  ]);
  return { items: items.map((item) => itemView(item, caller)), total };
}

/** The number of unread items of a user, at most `mostUnread`. */
export async function unreadOf(database: Database, caller: SignedIn): Promise<number> {
  const unread = itemRows(database)
    .where(and(inboxItems.inInbox, isNull(inboxItems.readAt), mayBeSeenBy(caller)))
    .limit(mostUnread)
    .as('unread');
  return database.$count(unread);
}

/** Items that a mail reports to a user, the oldest first. */
export async function mailedItems(database: Database, caller: SignedIn, condition: SQL): Promise<InboxItem[]> {
  const items = await itemRows(database)
    .where(and(condition, mayBeSeenBy(caller)))
    .orderBy(asc(inboxItems.id));
  return items.map((item) => itemView(item, caller));
}

/** Marks items of a user as read: those with the ids, or all. Signals the user's other open pages. */
export async function markItems(database: Database, userId: number, now: Date, ids?: readonly number[]): Promise<void> {
  const matching = and(
    eq(inboxItems.userId, userId),
    inboxItems.inInbox,
    isNull(inboxItems.readAt),
    ids && inArray(inboxItems.id, [...ids]),
  );
  await database.transaction(async (transaction) => {
    const marked = await transaction
      .update(inboxItems)
      .set({ readAt: now })
      .where(matching)
      .returning({ id: inboxItems.id });
    if (marked.length > 0) await signal(transaction, { topic: 'inbox', userId });
  });
}

function itemView({ about: subject, at, readAt, rejection, ...row }: ItemRow, caller: SignedIn): InboxItem {
  const { day = null, codes = null } = row.kind === 'documentRejected' && rejection !== null ? rejection : {};
  return {
    ...row,
    codes: codes?.map(({ code }) => code) ?? [],
    until: day === null ? null : daysAfter(day, resendDays),
    at: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    days: subject.days ?? null,
    threshold: subject.threshold ?? null,
    link: linkOf(row.kind, subject, caller),
  };
}

/** The page that an item links to. Events have all ids that the link of their kind needs: 0 is never used. */
function linkOf(
  kind: NotificationKind,
  {
    campaignId = 0,
    dealerId = 0,
    importId = 0,
    documentId = 0,
    approvalId = 0,
    disputeId = 0,
    threshold,
  }: ItemRow['about'],
  { permissions }: SignedIn,
): InboxItem['link'] {
  const to = (page: NotificationPage, ...ids: number[]) => ({ page, ids });
  const isDealer = audienceOf(permissions) === 'dealer';
  switch (kind) {
    case 'campaignOpened':
    case 'campaignEndsSoon':
    case 'rulesChanged':
    case 'closedEarly':
    case 'statementFinal':
      return to(isDealer ? 'subscription' : 'campaign', campaignId);
    case 'campaignJoined':
    case 'thresholdNear':
    case 'thresholdReached':
      return isDealer ? to('subscription', campaignId) : to('statement', campaignId, dealerId);
    case 'goalChanged':
      // without the new goal: the dealer was removed from the campaign
      if (threshold === undefined) return isDealer ? to('rewards') : to('dealer', dealerId);
      return isDealer ? to('subscription', campaignId) : to('statement', campaignId, dealerId);
    case 'budgetCrossed':
      return to('campaign', campaignId);
    case 'documentReady':
    case 'documentUndelivered':
    case 'documentRejected':
    case 'debitNoteIssued':
    case 'paymentReturned':
      return to('document', documentId);
    case 'creditHeld':
      return isDealer ? to('rewards') : to('dealer', dealerId);
    case 'disputeOpened':
    case 'disputeAnswered':
      return to('dispute', disputeId);
    case 'approvalRequested':
      return to('approval', approvalId);
    case 'importApplied':
    case 'importFailed':
      return to('import', importId);
    case 'exportReady':
    case 'factorsChanged':
    case 'newDevice':
    case 'invoicingDecided':
      return to('account');
    case 'noteStepDue':
      return to('dealer', dealerId);
  }
}
