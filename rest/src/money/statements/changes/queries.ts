import type { ChangeCause } from '@gdd/schema/changes';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { isOpened } from '../../../ground/database/opened.js';
import { midnight } from '../../../ground/database/ranges.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { membershipChanges } from '../../../ground/database/tables/programme/membershipChanges.js';
import { sales } from '../../../ground/database/tables/programme/sales.js';
import { imports } from '../../../ground/database/tables/work/imports.js';
import { eligibleLine } from '../../../figures/sums/lineRules.js';
import type { CampaignRules } from '../../../figures/sums/rules.js';

/** The ids of a membership. */
export interface Membership {
  readonly campaignId: number;
  readonly dealerId: number;
}

export type Change = typeof membershipChanges.$inferSelect;

const ofMembership = ({ campaignId, dealerId }: Membership) =>
  and(eq(membershipChanges.campaignId, campaignId), eq(membershipChanges.dealerId, dealerId));

/** The instant at which a day ends in Italy. @param day yyyy-mm-dd */
export const endOf = (day: string) => midnight(day, 1);

/** The last change of a membership up to the end of a day; undefined where there is none. */
export async function lastChange(database: Database, membership: Membership, day: string) {
  const [last] = await database
    .select()
    .from(membershipChanges)
    .where(and(ofMembership(membership), sql`${membershipChanges.at} < ${endOf(day)}`))
    .orderBy(desc(membershipChanges.id))
    .limit(1);
  return last;
}

/** The first change of a membership; undefined where there is none. */
export async function firstChange(database: Database, membership: Membership) {
  const [first] = await database
    .select({ at: membershipChanges.at, cause: membershipChanges.cause })
    .from(membershipChanges)
    .where(ofMembership(membership))
    .orderBy(asc(membershipChanges.id))
    .limit(1);
  return first;
}

/** The figures of a membership whose changes are recorded. */
export interface RecordedFigures {
  readonly tires: number;
  /** EUR. */
  readonly accumulated: string;
  /** EUR. */
  readonly expendable: string;
}

export const noFigures: RecordedFigures = { tires: 0, accumulated: '0.00', expendable: '0.00' };

export const figuresAfter = ({ tiresAfter, accumulatedAfter, expendableAfter }: Change): RecordedFigures => ({
  tires: tiresAfter,
  accumulated: accumulatedAfter,
  expendable: expendableAfter,
});

/** The figures recorded for the end of a day; null where the day is before changes were recorded. */
export async function recordedFiguresOn(
  database: Database,
  membership: Membership,
  day: string,
): Promise<RecordedFigures | null> {
  const last = await lastChange(database, membership, day);
  if (last !== undefined) return figuresAfter(last);
  const first = await firstChange(database, membership);
  // recording began with figures that existed already: what they were on the day is unknown
  return first?.cause === 'upgrade' ? null : noFigures;
}

/** A page of the changes of a membership, newest first. */
export async function changesPage(
  database: Database,
  membership: Membership,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const rows = await database
    .select()
    .from(membershipChanges)
    .where(ofMembership(membership))
    .orderBy(desc(membershipChanges.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await database.select({ total: count() }).from(membershipChanges).where(ofMembership(membership));
  return { rows, total: all?.total ?? 0 };
}

/** The change of a membership's figures by one cause: differences after minus before. */
export interface Step {
  readonly campaignId: number;
  readonly title: string;
  readonly cause: ChangeCause;
  readonly reference: number | null;
  readonly at: string;
  readonly tires: number;
  readonly accumulated: string;
  readonly expendable: string;
}

/**
 * The changes of a dealer's figures between two instants, summed by cause, in chronological order. The range is
 * delimited by the ids of the last changes before each instant. Ids ascend, so that the steps of a membership add up to
 * the difference of its figures even where the clocks of replicas differed.
 *
 * @param campaignId one campaign, also one that the dealer was taken out of. Default: the opened ones that it is in
 */
export async function stepsBetween(
  database: Database,
  dealerId: number,
  between: { readonly from: SQL; readonly to: SQL },
  campaignId?: number,
): Promise<readonly Step[]> {
  const lastBefore = (instant: SQL) => sql`
    select max(id) as id from membership_changes as c
    where c.campaign_id = m.campaign_id and c.dealer_id = m.dealer_id and c.at < ${instant}`;
  const within =
    campaignId === undefined
      ? sql`memberships`
      : sql`(select ${campaignId}::int as campaign_id, ${dealerId}::int as dealer_id)`;
  return rowsIn<Step>(
    await database.execute(sql`
      select m.campaign_id as "campaignId", ${campaigns.title} as title, change.cause, change.reference,
        to_char(min(change.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        sum(tires_after - tires_before)::int as tires, sum(accumulated_after - accumulated_before)::text as accumulated,
        sum(expendable_after - expendable_before)::text as expendable
      from ${within} as m join ${campaigns} on ${campaigns.id} = m.campaign_id
        cross join lateral (${lastBefore(between.from)}) as opening
        cross join lateral (${lastBefore(between.to)}) as closing
        join membership_changes as change on change.campaign_id = m.campaign_id and change.dealer_id = m.dealer_id
          and change.id > coalesce(opening.id, 0) and change.id <= closing.id
      where m.dealer_id = ${dealerId} and ${isOpened}
      group by m.campaign_id, ${campaigns.title}, change.cause, change.reference,
        case when change.reference is null then change.id end
      having sum(tires_after - tires_before) <> 0 or sum(accumulated_after - accumulated_before) <> 0
        or sum(expendable_after - expendable_before) <> 0
      order by min(change.id)`),
  );
}

/** Imports by their ids. */
export function importsById(database: Database, ids: readonly number[]) {
  return database
    .select({ id: imports.id, kind: imports.kind, filename: imports.filename })
    .from(imports)
    .where(sql`${imports.id} = any(${intArray(ids)})`);
}

/** The number of lines of each import that count for a dealer in a campaign; imports without any are left out. */
export async function linesByImport(
  database: Database,
  rules: CampaignRules,
  dealerId: number,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (importIds.length === 0) return new Map();
  const rows = await database
    .select({ importId: sales.importId, lines: count() })
    .from(sales)
    .where(and(eq(sales.dealerId, dealerId), eligibleLine(rules), sql`${sales.importId} = any(${intArray(importIds)})`))
    .groupBy(sales.importId);
  return new Map(rows.map(({ importId, lines }) => [importId, lines]));
}
