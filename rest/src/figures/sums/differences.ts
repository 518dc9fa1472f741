/**
 * Consistency checks of stored data against the data that it is derived from (docs/domain/campaigns-and-prizes.md):
 * sums, figures and tyres of the year before of campaigns that are not closed; months of sales; rollups; sums of the
 * ledger; documents of settlements; frozen months; and whether the recorded changes of each membership end at its
 * present figures.
 */
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsIn } from '../../ground/database/rows.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import { figuresDifferences } from '../folding.js';
import { unrecorded } from '../membershipChanges.js';
import { sumsFrom } from './sums.js';
import { documentDifferences, numberDifferences, type DealerRange } from './documentDifferences.js';
import { hashOfMonth } from './accrualHash.js';
import { entrySums } from './entrySums.js';
import { figuresOf, isSameNumber } from './membershipFigures.js';
import { monthsFrom } from './months.js';
import { rulesColumns, type CampaignRules } from './rules.js';
import { daysBeforeFrom } from './tiresBefore.js';

const batchSize = 5000;
const mostDifferences = 1000;

/** A stored value that differs from the computed one. */
export interface Difference {
  /** 0 where the difference does not concern a single campaign. */
  readonly campaignId: number;
  /** 0 where the difference does not concern a single dealer. */
  readonly dealerId: number;
  /** Names the value; where an id is 0, also the object that has it: a rollup key, a closed month, a document. */
  readonly field: string;
  readonly stored: string;
  readonly computed: string;
}

/**
 * Recomputes everything and compares, on one snapshot and without locks. Changes nothing.
 *
 * @returns the first 1,000 differences; any difference is an inconsistency
 */
export async function findDifferences(database: Database): Promise<Difference[]> {
  return database.transaction(
    async (transaction) => {
      // without a timeout: the time grows with the number of lines
      await transaction.execute(sql`set local statement_timeout = 0`);
      const found = [
        ...(await monthDifferences(transaction)),
        ...(await changeDifferences(transaction)),
        ...(await entryDifferences(transaction)),
        ...(await dealersDocuments(transaction)),
        ...(await documentNumbers(transaction)),
        ...(await accrualDifferences(transaction)),
        ...(await figuresDifferences(transaction, mostDifferences)).map((each) => ({ ...each, dealerId: 0 })),
      ];
      const open = await transaction
        .select(rulesColumns)
        .from(campaigns)
        .where(ne(campaigns.state, 'closed'))
        .orderBy(asc(campaigns.id));
      for (const rules of open) {
        found.push(
          ...(await sumDifferences(transaction, rules)),
          ...(await figureDifferences(transaction, rules)),
          ...(await beforeDifferences(transaction, rules)),
        );
        if (found.length >= mostDifferences) break;
      }
      return found.slice(0, mostDifferences);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Compares the documents of settlements with the ledger, dealer by dealer, in one statement.
 *
 * @param dealers default: all
 * @returns the first 1,000 differences
 */
export async function dealersDocuments(database: Database, dealers?: DealerRange): Promise<readonly Difference[]> {
  return rowsIn<Difference>(await database.execute(sql`${documentDifferences(dealers)} limit ${mostDifferences}`));
}

/** Compares the numbers of documents with the counters that give them: no number is missing. */
export async function documentNumbers(database: Database): Promise<readonly Difference[]> {
  return rowsIn<Difference>(await database.execute(numberDifferences));
}

/** Compares the stored sums of a campaign's memberships with those of the sale lines. */
export async function sumDifferences(transaction: Database, rules: CampaignRules): Promise<Difference[]> {
  const result = await transaction.execute(sql`
    select stored.dealer_id as "dealerId", pair.field, pair.stored::text, pair.computed::text
    from ${memberships} as stored
      left join (${sumsFrom(rules, undefined)}) as fresh on fresh."dealerId" = stored.dealer_id
      cross join lateral (values
        ('quantity', stored.quantity::numeric, coalesce(fresh.quantity::numeric, 0)),
        ('fleetQuantity', stored.fleet_quantity, coalesce(fresh."fleetQuantity"::numeric, 0)),
        ('boostedQuantity', stored.boosted_quantity, coalesce(fresh."boostedQuantity"::numeric, 0))
      ) as pair(field, stored, computed)
    where stored.campaign_id = ${rules.id} and pair.stored <> pair.computed
    order by stored.dealer_id, pair.field
    limit ${mostDifferences}`);
  type Row = Omit<Difference, 'campaignId'>;
  return (result as { readonly rows: readonly Row[] }).rows.map((row) => ({ campaignId: rules.id, ...row }));
}

const figureNames = [
  'tiresPurchased',
  'tiresMissing',
  'tiresFleet',
  'tiresFleetPercentage',
  'plafondAccumulated',
  'plafondExpendable',
  'debt',
  'nextThreshold',
] as const satisfies readonly (keyof ReturnType<typeof figuresOf>)[];

/** Compares the stored figures of a campaign's memberships with those computed from the sums stored beside them. */
async function figureDifferences(transaction: Database, rules: CampaignRules): Promise<Difference[]> {
  const found: Difference[] = [];
  let after = 0;
  for (;;) {
    const page = await transaction
      .select()
      .from(memberships)
      .where(and(eq(memberships.campaignId, rules.id), gt(memberships.dealerId, after)))
      .orderBy(asc(memberships.dealerId))
      .limit(batchSize);
    for (const stored of page) {
      const computed = figuresOf(rules, stored, { ...stored, boostedQuantity: millionths(stored.boostedQuantity) });
      found.push(
        ...figureNames
          .filter((field) => !isSameNumber(stored[field], computed[field]))
          .map((field) => ({
            campaignId: rules.id,
            dealerId: stored.dealerId,
            field,
            stored: figureText(stored[field]),
            computed: figureText(computed[field]),
          })),
      );
    }
    if (page.length < batchSize || found.length >= mostDifferences) return found;
    after = page.at(-1)?.dealerId ?? after;
  }
}

/** A figure in normalised form, so that 12 and 12.00 are the same text; null is ''. */
const figureText = (figure: number | string | null) => (figure === null ? '' : decimalText(millionths(figure)));

/** Compares the stored tyres of the year before of a campaign with those of the sale lines, by day. */
async function beforeDifferences(transaction: Database, rules: CampaignRules): Promise<Difference[]> {
  const result = await transaction.execute(sql`
    select 'tyres a year before, ' || coalesce(stored.day, fresh.day) as field,
      coalesce(stored.quantity, 0)::text as stored, coalesce(fresh.quantity, 0)::text as computed
    from (select day, quantity from tires_before where campaign_id = ${rules.id}) as stored
      full join (${daysBeforeFrom(rules)}) as fresh on fresh.day = stored.day
    where stored.quantity is distinct from fresh.quantity
    order by 1
    limit ${mostDifferences}`);
  type Row = Pick<Difference, 'field' | 'stored' | 'computed'>;
  return (result as { readonly rows: readonly Row[] }).rows.map((row) => ({
    campaignId: rules.id,
    dealerId: 0,
    ...row,
  }));
}

/** Compares the sums of the ledger in memberships, closed campaigns included, with the entries. */
async function entryDifferences(transaction: Database): Promise<Difference[]> {
  const result = await transaction.execute(sql`
    select stored.campaign_id as "campaignId", stored.dealer_id as "dealerId", pair.field, pair.stored::text,
      pair.computed::text
    from ${memberships} as stored left join (${entrySums}) as entries using (campaign_id, dealer_id)
      cross join lateral (values
        ('entryCount', stored.entry_count, coalesce(entries.entry_count, 0)),
        ('redeemed', stored.redeemed, coalesce(entries.redeemed, 0)),
        ('adjusted', stored.adjusted, coalesce(entries.adjusted, 0)),
        ('setOff', stored.set_off, coalesce(entries.set_off, 0))
      ) as pair(field, stored, computed)
    where pair.stored <> pair.computed
    order by stored.campaign_id, stored.dealer_id, pair.field
    limit ${mostDifferences}`);
  return [...(result as { readonly rows: readonly Difference[] }).rows];
}

/**
 * Compares the frozen rows of closed months with their hash and count, and each opening with the previous month's
 * closing.
 */
async function accrualDifferences(transaction: Database): Promise<Difference[]> {
  const result = await transaction.execute(sql`
    select 0 as "campaignId", 0 as "dealerId", 'accruals ' || month || ', ' || pair.field as field, pair.stored, pair.computed
    from accrual_months cross join lateral (values
      ('hash', hash, ${hashOfMonth(sql`accrual_months.month`, sql`accrual_months.hash_version`)}),
      ('rows', row_count::text, (select count(*)::text from accrual_rows as frozen where frozen.month = accrual_months.month))
    ) as pair(field, stored, computed)
    where pair.stored <> pair.computed
    union all
    select frozen.campaign_id, frozen.dealer_id, 'accruals ' || frozen.month || ', opening', frozen.opening::text,
      coalesce(before.closing, 0)::text
    from accrual_rows as frozen left join accrual_rows as before on before.campaign_id = frozen.campaign_id
      and before.dealer_id = frozen.dealer_id
      and before.month = to_char(to_date(frozen.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
    where frozen.opening <> coalesce(before.closing, 0)
      -- the first month opens with what was owed before it, unless it was closed as version 1
      and not exists (select from accrual_months as first where first.month = frozen.month and first.hash_version > 1
        and first.month = (select min(month) from accrual_months))
    limit ${mostDifferences}`);
  return [...(result as { readonly rows: readonly Difference[] }).rows];
}

/** Compares the figures of memberships, closed campaigns included, with those after the last recorded change. */
async function changeDifferences(transaction: Database): Promise<Difference[]> {
  const result = await transaction.execute(sql`
    select campaign_id as "campaignId", dealer_id as "dealerId", pair.field, pair.stored::text, pair.computed::text
    from (${unrecorded}) as unrecorded cross join lateral (values
      ('recorded tiresPurchased', tires_after::numeric, tires_before::numeric),
      ('recorded plafondAccumulated', accumulated_after, accumulated_before),
      ('recorded plafondExpendable', expendable_after, expendable_before)
    ) as pair(field, stored, computed)
    where pair.stored <> pair.computed
    order by campaign_id, dealer_id, pair.field
    limit ${mostDifferences}`);
  return [...(result as { readonly rows: readonly Difference[] }).rows];
}

/** Compares the stored months of dealers with the sale lines. */
async function monthDifferences(transaction: Database): Promise<Difference[]> {
  const result = await transaction.execute(sql`
    select coalesce(stored.dealer_id, fresh.dealer_id) as "dealerId",
      'month ' || to_char(coalesce(stored.month, fresh.month), 'YYYY-MM') as field,
      concat_ws(' ', stored.quantity, stored.fleet_quantity, stored.amount) as stored,
      concat_ws(' ', fresh.quantity, fresh.fleet_quantity, fresh.amount) as computed
    from sales_months as stored full join (${monthsFrom(undefined)}) as fresh
      on fresh.dealer_id = stored.dealer_id and fresh.month = stored.month
    where (stored.quantity, stored.fleet_quantity, stored.amount)
      is distinct from (fresh.quantity, fresh.fleet_quantity, fresh.amount)
    order by 1, 2
    limit ${mostDifferences}`);
  type Row = Omit<Difference, 'campaignId'>;
  return (result as { readonly rows: readonly Row[] }).rows.map((row) => ({ campaignId: 0, ...row }));
}
