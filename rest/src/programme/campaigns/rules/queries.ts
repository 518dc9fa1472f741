import type { RulesOutcome, RulesPreviewSortColumn } from '@gdd/schema/campaigns';
import { and, asc, between, desc, eq, inArray, isNotNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { dealerTable } from '../../../ground/database/dealerTable.js';
import { intArray } from '../../../ground/database/intArray.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { approvals } from '../../../ground/database/tables/programme/approvals.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import {
  rulesPreviewDealers,
  rulesPreviews,
  rulesVersionDealers,
  rulesVersions,
} from '../../../ground/database/tables/programme/rulesVersions.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { hashOfVersion, type RulesWithPeriod } from '../../../ground/domain/incentive/canonicalRules.js';
import type { AcceptedGoal, RulesWorsening } from '../../../ground/domain/incentive/rulesWorsening.js';
import { mailTimes } from '../../../ground/platform/mail/outbox.js';
import { severalOf } from '../../../ground/domain/tableState.js';
import { rulesOf } from './comparison.js';
import type { RulesPreviewDealersState } from './schemas.js';

export type RulesPreviewRow = typeof rulesPreviews.$inferSelect;

/** The preview of a change, with what the change makes worse. */
export type NamedPreview = RulesPreviewRow & { readonly worsening: RulesWorsening };

/** Stores a version of a campaign's rules. @param transaction holds the campaign's row, for `update` */
export async function insertRulesVersion(
  transaction: Database,
  campaign: RulesWithPeriod & { readonly id: number; readonly rulesVersion: number },
  made: Pick<typeof rulesVersions.$inferInsert, 'since' | 'createdBy' | 'confirmedBy' | 'reason' | 'worsening'>,
): Promise<void> {
  const rules = rulesOf(campaign);
  const { id: campaignId, rulesVersion: version } = campaign;
  await transaction
    .insert(rulesVersions)
    .values({ ...made, campaignId, version, rules, rulesHash: hashOfVersion(rules) });
}

/** The versions of a campaign's rules, newest first, with the names of their authors. */
export function rulesVersionsOf(database: Database, campaignId: number) {
  return database
    .select({ version: rulesVersions, createdBy: sql<string | null>`coalesce(${users.name}, ${users.username})` })
    .from(rulesVersions)
    .leftJoin(users, eq(users.id, rulesVersions.createdBy))
    .where(eq(rulesVersions.campaignId, campaignId))
    .orderBy(desc(rulesVersions.version));
}

/** Whether any dealer has accepted a campaign. @param transaction holds the campaign's row, for `update` */
export async function hasAcceptances(transaction: Database, campaignId: number): Promise<boolean> {
  const acceptances = await transaction
    .select({ dealerId: memberships.dealerId })
    .from(memberships)
    .where(and(eq(memberships.campaignId, campaignId), isNotNull(memberships.acceptedAt)))
    .limit(1);
  return acceptances.length > 0;
}

export async function insertRulesPreview(
  transaction: Database,
  values: typeof rulesPreviews.$inferInsert,
): Promise<RulesPreviewRow> {
  const [made] = await transaction.insert(rulesPreviews).values(values).returning();
  if (made === undefined) throw new Error('The insert returned no row.');
  return made;
}

/** The goals that dealers of a campaign accepted, each with the number of those that have it. */
export function acceptedGoals(database: Database, campaignId: number): Promise<AcceptedGoal[]> {
  return database
    .select({ goalThreshold: memberships.goalThreshold, dealers: sql`count(*)`.mapWith(Number) })
    .from(memberships)
    .where(and(eq(memberships.campaignId, campaignId), isNotNull(memberships.acceptedAt)))
    .groupBy(memberships.goalThreshold)
    .orderBy(memberships.goalThreshold);
}

export async function setPreviewWorsening(database: Database, id: number, worsening: RulesWorsening): Promise<void> {
  await database.update(rulesPreviews).set({ worsening }).where(eq(rulesPreviews.id, id));
}

/** A stored row of a preview: the prize of one dealer before and after. */
export type PreviewedDealer = Omit<typeof rulesPreviewDealers.$inferInsert, 'previewId'>;

/** Stores a batch of a preview's dealers. */
export async function insertPreviewDealers(
  transaction: Database,
  previewId: number,
  rows: readonly PreviewedDealer[],
): Promise<void> {
  await transaction.execute(sql`
    insert into ${rulesPreviewDealers} (preview_id, dealer_id, accepted,
      accumulated_before, accumulated_after, expendable_before, expendable_after, debt_before, debt_after)
    select ${previewId}::int, "dealerId", "accepted",
      "accumulatedBefore", "accumulatedAfter", "expendableBefore", "expendableAfter", "debtBefore", "debtAfter"
    from json_to_recordset(${JSON.stringify(rows)}::json) as made(
      "dealerId" int, "accepted" boolean,
      "accumulatedBefore" numeric, "accumulatedAfter" numeric, "expendableBefore" numeric, "expendableAfter" numeric,
      "debtBefore" numeric, "debtAfter" numeric)`);
}

/** Deletes a campaign's previews except the newest `most`, and those that a pending approval names. */
export async function deleteOlderPreviews(database: Database, campaignId: number, most: number): Promise<void> {
  const newest = database
    .select({ id: rulesPreviews.id })
    .from(rulesPreviews)
    .where(eq(rulesPreviews.campaignId, campaignId))
    .orderBy(desc(rulesPreviews.id))
    .limit(most);
  const waiting = database
    .select({ id: sql<number>`(${approvals.request} -> 'rules' ->> 'previewId')::int` })
    .from(approvals)
    .where(and(eq(approvals.campaignId, campaignId), eq(approvals.kind, 'rules'), eq(approvals.state, 'pending')));
  const needed = or(inArray(rulesPreviews.id, newest), inArray(rulesPreviews.id, waiting));
  await database.delete(rulesPreviews).where(and(eq(rulesPreviews.campaignId, campaignId), not(needed as SQL)));
}

export async function rulesPreviewById(database: Database, id: number): Promise<RulesPreviewRow | undefined> {
  const [preview] = await database.select().from(rulesPreviews).where(eq(rulesPreviews.id, id));
  return preview;
}

const difference = {
  accumulated: sql<string>`${rulesPreviewDealers.accumulatedAfter} - ${rulesPreviewDealers.accumulatedBefore}`,
  // with the debt: who can spend nothing before and after may still owe more
  expendable: sql<string>`(${rulesPreviewDealers.expendableAfter} - ${rulesPreviewDealers.debtAfter})
    - (${rulesPreviewDealers.expendableBefore} - ${rulesPreviewDealers.debtBefore})`,
};

/** The counts and sums over all dealers of a preview. */
export async function rulesPreviewTotals(database: Database, previewId: number) {
  const sumOf = (amount: unknown) => sql<string>`coalesce(sum(${amount}), 0.00)::text`;
  const countOf = (outcome: number) =>
    sql`count(*) filter (where ${rulesPreviewDealers.outcome} = ${outcome})`.mapWith(Number);
  const [totals] = await database
    .select({
      dealers: sql`count(*)`.mapWith(Number),
      accepted: sql`count(*) filter (where ${rulesPreviewDealers.accepted})`.mapWith(Number),
      better: countOf(1),
      worse: countOf(-1),
      same: countOf(0),
      accumulatedBefore: sumOf(rulesPreviewDealers.accumulatedBefore),
      accumulatedAfter: sumOf(rulesPreviewDealers.accumulatedAfter),
      accumulatedDifference: sumOf(difference.accumulated),
      expendableBefore: sumOf(rulesPreviewDealers.expendableBefore),
      expendableAfter: sumOf(rulesPreviewDealers.expendableAfter),
      expendableDifference: sumOf(difference.expendable),
    })
    .from(rulesPreviewDealers)
    .where(eq(rulesPreviewDealers.previewId, previewId));
  if (totals === undefined) throw new Error('An aggregate has one row.');
  return totals;
}

/** The number of a preview's dealers that get less, and the sums of their losses; EUR, not below 0. */
export async function lossesOf(database: Database, previewId: number) {
  const lost = {
    accumulated: sql`greatest(-(${difference.accumulated}), 0)`,
    expendable: sql`greatest(-(${difference.expendable}), 0)`,
  };
  const [losses] = await database
    .select({
      dealers: sql`count(*) filter (where ${lost.accumulated} > 0 or ${lost.expendable} > 0)`.mapWith(Number),
      accumulatedLess: sql<string>`coalesce(sum(${lost.accumulated}), 0)::numeric(24, 2)::text`,
      expendableLess: sql<string>`coalesce(sum(${lost.expendable}), 0)::numeric(24, 2)::text`,
    })
    .from(rulesPreviewDealers)
    .where(eq(rulesPreviewDealers.previewId, previewId));
  if (losses === undefined) throw new Error('An aggregate has one row.');
  return losses;
}

/** A request for dealers of a preview: filter, search and order. */
interface PreviewDealersRequest extends Pick<RulesPreviewDealersState, 'filter' | 'searchTerm' | 'sorting'> {
  readonly previewId: number;
}

const rowColumns = {
  dealerId: rulesPreviewDealers.dealerId,
  code: members.code,
  businessName: members.businessName,
  accepted: rulesPreviewDealers.accepted,
  outcome: rulesPreviewDealers.outcome,
  accumulatedBefore: rulesPreviewDealers.accumulatedBefore,
  accumulatedAfter: rulesPreviewDealers.accumulatedAfter,
  accumulatedDifference: difference.accumulated,
  expendableBefore: rulesPreviewDealers.expendableBefore,
  expendableAfter: rulesPreviewDealers.expendableAfter,
  expendableDifference: difference.expendable,
};

const orderColumns = {
  ...rowColumns,
  id: rulesPreviewDealers.dealerId,
  businessName: members.nameSort,
} satisfies Record<RulesPreviewSortColumn, unknown>;

/** The values of the column `outcome` by outcome. */
export const outcomeSigns: Readonly<Record<RulesOutcome, number>> = { better: 1, worse: -1, same: 0 };

const rowsOf = (database: Database) =>
  database
    .select(rowColumns)
    .from(rulesPreviewDealers)
    .innerJoin(members, eq(members.id, rulesPreviewDealers.dealerId))
    .$dynamic();

export type PreviewDealerRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The table of a preview's dealers. */
export const previewDealerTable = dealerTable<PreviewDealersRequest, PreviewDealerRow>({
  rows: rowsOf,
  ids: (database) =>
    database
      .select({ id: rulesPreviewDealers.dealerId })
      .from(rulesPreviewDealers)
      .innerJoin(members, eq(members.id, rulesPreviewDealers.dealerId))
      .$dynamic(),
  id: rulesPreviewDealers.dealerId,
  owner: ({ previewId }) => eq(rulesPreviewDealers.previewId, previewId),
  filter: ({ filter = {} }) => {
    const outcomes = severalOf(filter.outcome)?.map((outcome) => outcomeSigns[outcome]);
    return and(
      outcomes && sql`${rulesPreviewDealers.outcome} = any(${intArray(outcomes)})`,
      filter.accepted === undefined ? undefined : eq(rulesPreviewDealers.accepted, filter.accepted),
    );
  },
  sortColumn: ({ sorting }) => orderColumns[sorting.column],
});

/**
 * Whether the present figures of a campaign's dealers differ from those of a preview. A dealer that is missing on one
 * side counts there with figures of 0.
 *
 * @param side which figures of the preview are compared: those before the change, or after it
 */
export async function figuresDiffer(
  transaction: Database,
  { id, campaignId }: RulesPreviewRow,
  side: 'before' | 'after',
): Promise<boolean> {
  const [accumulated, expendable, owed] =
    side === 'before'
      ? [rulesPreviewDealers.accumulatedBefore, rulesPreviewDealers.expendableBefore, rulesPreviewDealers.debtBefore]
      : [rulesPreviewDealers.accumulatedAfter, rulesPreviewDealers.expendableAfter, rulesPreviewDealers.debtAfter];
  const [row] = rowsIn<{ readonly moved: boolean }>(
    await transaction.execute(sql`
      select exists (
        select from (
          select dealer_id, ${accumulated} as accumulated, ${expendable} as expendable, ${owed} as owed
          from ${rulesPreviewDealers} where ${rulesPreviewDealers.previewId} = ${id}
        ) as previewed full join (
          select dealer_id, plafond_accumulated, plafond_expendable, debt
          from ${memberships} where ${memberships.campaignId} = ${campaignId}
        ) as present using (dealer_id)
        where coalesce(accumulated, 0) <> coalesce(plafond_accumulated, 0)
          or coalesce(expendable, 0) <> coalesce(plafond_expendable, 0)
          or coalesce(owed, 0) <> coalesce(debt, 0)
      ) as moved`),
  );
  return row?.moved ?? false;
}

/**
 * Copies from the preview of a change of rules, for each dealer that is told of it, the prizes before and after to the
 * new version, and queues a mail to each such dealer that has an address: those whose prize changes, and of a worsening
 * all that accepted.
 */
export async function notifyDealers(
  transaction: Database,
  { id: previewId, campaignId, worsening }: NamedPreview,
  version: number,
  clock: Clock,
): Promise<void> {
  await transaction.execute(sql`
    with changed as (
      insert into ${rulesVersionDealers} (campaign_id, version, dealer_id,
        accumulated_before, accumulated_after, expendable_before, expendable_after, debt_before, debt_after)
      select ${campaignId}::int, ${version}::int, dealer_id,
        accumulated_before, accumulated_after, expendable_before, expendable_after, debt_before, debt_after
      from ${rulesPreviewDealers}
      where preview_id = ${previewId}
        and (accumulated_after <> accumulated_before or expendable_after <> expendable_before
          or debt_after <> debt_before or (${worsening.dealers > 0}::boolean and accepted))
      returning dealer_id
    )
    insert into ${outbox} (kind, recipient, about, queued_at, next_try_at, give_up_at)
    select 'rulesChanged', ${members.email},
      jsonb_build_object('campaignId', ${campaignId}::int, 'version', ${version}::int, 'dealerId', dealer_id),
      ${mailTimes('rulesChanged', clock.programmeNow(), clock.now())}
    from changed join ${members} on ${members.id} = changed.dealer_id
    where ${members.email} is not null and ${members.deletedAt} is null
    order by dealer_id`);
}

/** What a mail about a version reports to a dealer; undefined where the dealer is deleted. */
export async function rulesChangeOf(
  database: Database,
  {
    campaignId,
    version,
    dealerId,
  }: { readonly campaignId: number; readonly version: number; readonly dealerId: number },
) {
  const [rulesChange] = await database
    .select({
      businessName: members.businessName,
      title: campaigns.title,
      goalThreshold: memberships.goalThreshold,
      change: rulesVersionDealers,
    })
    .from(rulesVersionDealers)
    .innerJoin(members, and(eq(members.id, rulesVersionDealers.dealerId), sql`${members.deletedAt} is null`))
    .innerJoin(campaigns, eq(campaigns.id, rulesVersionDealers.campaignId))
    .leftJoin(memberships, and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId)))
    .where(
      and(
        eq(rulesVersionDealers.campaignId, campaignId),
        eq(rulesVersionDealers.version, version),
        eq(rulesVersionDealers.dealerId, dealerId),
      ),
    );
  return rulesChange;
}

/** A version of a campaign's rules and the one before it. */
export async function rulesVersionWithBefore(database: Database, campaignId: number, version: number) {
  const [made, before] = await database
    .select()
    .from(rulesVersions)
    .where(and(eq(rulesVersions.campaignId, campaignId), lte(rulesVersions.version, version)))
    .orderBy(desc(rulesVersions.version))
    .limit(2);
  return { made, before };
}

/**
 * The versions of a campaign's rules in a range, oldest first, each with what it changed for a dealer (`change`; null
 * where its prize stayed).
 */
export function rulesChangesSince(
  database: Database,
  campaignId: number,
  dealerId: number,
  { from, to }: { readonly from: number; readonly to: number },
) {
  return database
    .select({
      version: rulesVersions.version,
      since: rulesVersions.since,
      reason: rulesVersions.reason,
      rules: rulesVersions.rules,
      rulesHash: rulesVersions.rulesHash,
      worsening: rulesVersions.worsening,
      isConfirmed: sql<boolean>`${rulesVersions.confirmedBy} is not null`,
      confirmedBy: sql<string | null>`coalesce(${users.name}, ${users.username})`,
      change: rulesVersionDealers,
    })
    .from(rulesVersions)
    .leftJoin(users, eq(users.id, rulesVersions.confirmedBy))
    .leftJoin(
      rulesVersionDealers,
      and(
        eq(rulesVersionDealers.campaignId, rulesVersions.campaignId),
        eq(rulesVersionDealers.version, rulesVersions.version),
        eq(rulesVersionDealers.dealerId, dealerId),
      ),
    )
    .where(and(eq(rulesVersions.campaignId, campaignId), between(rulesVersions.version, from, to)))
    .orderBy(asc(rulesVersions.version));
}
