import { approvalPermissions, approvalKinds, type ApprovalSortColumn, type ApprovalState } from '@gdd/schema/approvals';
import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../ground/database/oneOf.js';
import { detailView } from '../../../ground/rules/views.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { everInSubtreeOf } from '../../../ground/database/scope.js';
import { matchesSearch } from '../../../ground/database/search.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { approvals } from '../../../ground/database/tables/programme/approvals.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { settlementDocuments } from '../../../ground/database/tables/programme/settlements.js';
import { imports } from '../../../ground/database/tables/work/imports.js';
import type { RulesWithPeriod } from '../../../ground/domain/incentive/canonicalRules.js';
import { severalOf } from '../../../ground/domain/tableState.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { worseningView } from '../../../ground/rules/views.js';
import type { ApprovalsState, ApprovalView } from './schemas.js';
import { termsView } from './terms.js';

export type ApprovalRow = typeof approvals.$inferSelect;

const proposers = alias(users, 'proposers');
const deciders = alias(users, 'deciders');

/** The state of a request at an instant: a pending one is expired from `expiresAt` on, before its row is updated. */
export const stateAt = (now: Date) => sql<ApprovalState>`case
  when ${approvals.state} = 'pending' and ${approvals.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
  else ${approvals.state} end`;

/** The requests that a user may see and decide: of kinds that it could make itself, about dealers of its subtree. */
function visibleTo({ permissions, member }: SignedIn): SQL | undefined {
  const kinds = approvalKinds.filter((kind) => permissions.includes(approvalPermissions[kind]));
  const below = everInSubtreeOf(member);
  return and(inArray(approvals.kind, kinds), below && or(isNull(approvals.dealerId), below));
}

/** Requests with the names of their campaign, dealer and import, and of the users who made and decided them. */
function requestsWithNames(database: Database, now: Date) {
  return database
    .select({
      row: approvals,
      state: stateAt(now),
      campaign: { id: campaigns.id, title: campaigns.title },
      dealer: { id: members.id, code: members.code, businessName: members.businessName, role: members.role },
      import: { id: imports.id, filename: imports.filename },
      document: { id: settlementDocuments.id, number: settlementDocuments.number },
      proposedBy: sql<string>`coalesce(${proposers.name}, ${proposers.username})`,
      decidedBy: sql<string | null>`coalesce(${deciders.name}, ${deciders.username})`,
    })
    .from(approvals)
    .leftJoin(campaigns, eq(campaigns.id, approvals.campaignId))
    .leftJoin(members, eq(members.id, approvals.dealerId))
    .leftJoin(imports, eq(imports.id, approvals.importId))
    .leftJoin(settlementDocuments, eq(settlementDocuments.id, approvals.documentId))
    .innerJoin(proposers, eq(proposers.id, approvals.proposedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy));
}

export type NamedApproval = Awaited<ReturnType<typeof approvalPage>>['items'][number];

const searched = sql`fold_text(concat_ws(' ', ${campaigns.title}, ${members.businessName}, ${imports.filename}, ${settlementDocuments.number}))`;

/** A page of the requests that a user may see, with their state at an instant, and the number of all that match. */
export async function approvalPage(
  database: Database,
  caller: SignedIn,
  now: Date,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: ApprovalsState,
) {
  const states = severalOf(filter.state);
  const { mine } = filter;
  const matching = and(
    visibleTo(caller),
    oneOf(approvals.kind, severalOf(filter.kind)),
    states && inArray(stateAt(now), states),
    oneOf(approvals.campaignId, severalOf(filter.campaignId)),
    oneOf(approvals.importId, severalOf(filter.importId)),
    oneOf(approvals.documentId, severalOf(filter.documentId)),
    mine === undefined ? undefined : (mine ? eq : ne)(approvals.proposedBy, caller.userId),
    matchesSearch(searchTerm, searched),
  );
  const sortColumns: Readonly<Record<ApprovalSortColumn, PgColumn | SQL>> = { ...approvals, state: stateAt(now) };
  const [items, total] = await Promise.all([
    requestsWithNames(database, now)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(sortColumns[sorting.column]), asc(approvals.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(requestsWithNames(database, now).where(matching).as('matching')),
  ]);
  return { items, total };
}

/** The number of pending requests that others made and a user may decide. */
export const countDecidable = (database: Database, caller: SignedIn, now: Date): Promise<number> =>
  database.$count(
    database
      .select({ id: approvals.id })
      .from(approvals)
      .leftJoin(members, eq(members.id, approvals.dealerId))
      .where(and(visibleTo(caller), eq(stateAt(now), 'pending'), ne(approvals.proposedBy, caller.userId)))
      .as('decidable'),
  );

/** A request that a user may see, with its state at an instant. */
export async function approvalById(
  database: Database,
  caller: SignedIn,
  now: Date,
  id: number,
): Promise<NamedApproval | undefined> {
  const [approval] = await requestsWithNames(database, now).where(and(eq(approvals.id, id), visibleTo(caller)));
  return approval;
}

/** Locks a request until the transaction ends. */
export async function lockApproval(transaction: Database, id: number): Promise<void> {
  await transaction.select({ id: approvals.id }).from(approvals).where(eq(approvals.id, id)).for('update');
}

/** Inserts a request; undefined where one with the same subject is pending. */
export async function insertApproval(
  transaction: Database,
  values: typeof approvals.$inferInsert,
): Promise<number | undefined> {
  const { subject, proposedAt } = values;
  // an expired request must not conflict with the new one: the index covers pending rows only
  await transaction
    .update(approvals)
    .set({ state: 'expired' })
    .where(and(eq(approvals.subject, subject), eq(approvals.state, 'pending'), lte(approvals.expiresAt, proposedAt)));
  const [made] = await transaction.insert(approvals).values(values).onConflictDoNothing().returning();
  return made?.id;
}

/** Stores a decision. @param transaction has locked the request */
export async function decideApproval(
  transaction: Database,
  id: number,
  decision: Required<Pick<ApprovalRow, 'state' | 'decidedBy' | 'decidedAt'>> & Partial<Pick<ApprovalRow, 'reason'>>,
): Promise<void> {
  await transaction.update(approvals).set(decision).where(eq(approvals.id, id));
}

const rulesView = ({ incentiveDetail, ...rules }: RulesWithPeriod) => ({
  ...rules,
  incentiveDetail: detailView(incentiveDetail),
});

/** A request as the API returns it. */
export function approvalView({ row, state, ...names }: NamedApproval, caller: SignedIn): ApprovalView {
  const { rules, goals, undo = null, correction = null, adjustment, redemption, settings } = row.request;
  const { document = null, invoicing = null, factors = null } = row.request;
  const isPending = state === 'pending';
  const isMine = row.proposedBy === caller.userId;
  return {
    id: row.id,
    kind: row.kind,
    state,
    request: {
      rules:
        rules === undefined
          ? null
          : {
              ...rules,
              worsening: rules.worsening === undefined ? null : worseningView(rules.worsening),
              changed: [...rules.changed],
              others: [...rules.others],
              before: rulesView(rules.before),
              after: rulesView(rules.after),
            },
      goals:
        goals === undefined
          ? null
          : {
              ...goals,
              isUndo: goals.isUndo === true,
              worsenings: [...goals.worsenings],
              changes: [...(goals.changes ?? [])],
            },
      undo,
      correction,
      adjustment:
        adjustment === undefined
          ? null
          : {
              ...adjustment,
              disputeId: adjustment.disputeId ?? null,
              reversesId: adjustment.reversesId ?? null,
            },
      redemption: redemption === undefined ? null : { ...redemption, reversesId: redemption.reversesId ?? null },
      document,
      invoicing,
      factors,
      settings:
        settings === undefined ? null : { before: termsView(settings.before), after: termsView(settings.after) },
    },
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    mayDecide: isPending && !isMine,
    mayWithdraw: isPending && isMine,
    ...names,
  };
}
