/**
 * Whether what is stored is what the sale lines give: sums, figures and the tyres of a year before of the campaigns that are
 * not closed, the months of sales, the figures of many dealers, the sums of the ledger, the documents of settlements, and whether the recorded changes
 * of each membership end at its figures (docs/domain/campaigns-and-prizes.md).
 */
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { rowsIn } from '../database/rows.js';
import { campaigns } from '../database/tables/programme/campaigns.js';
import { memberships } from '../database/tables/programme/memberships.js';
import { decimalText, millionths } from '../domain/decimal.js';
import { figuresDifferences } from '../figures/folding.js';
import { unrecorded } from '../figures/membershipChanges.js';
import { sumsFrom } from './sums.js';
import { documentDifferences } from './documentDifferences.js';
import { entrySums } from './entrySums.js';
import { figuresOf, isSameNumber } from './membershipFigures.js';
import { monthsFrom } from './months.js';
import { rulesColumns, type CampaignRules } from './rules.js';
import { daysBeforeFrom } from './tiresBefore.js';

const batchSize = 5000;
const mostDifferences = 1000;

/** Where what is stored is not what the sale lines give. */
export interface Difference {
  /** 0: not of a campaign, but of the dealer's months, or of those of many dealers. */
  readonly campaignId: number;
  /** 0: not of a dealer, but of the tyres of the year before, or of many dealers. */
  readonly dealerId: number;
  readonly field: string;
  readonly stored: string;
  readonly computed: string;
}

/**
 * Computes from scratch and compares, at one instant and without holding anybody up. Changes nothing.
 *
 * @returns the first 1,000 differences: none, or something is broken
 */
export async function findDifferences(database: Database): Promise<Difference[]> {
  return database.transaction(
    async (transaction) => {
      // adding up all lines takes as long as it takes
      await transaction.execute(sql`set local statement_timeout = 0`);
      const found = [
        ...(await monthDifferences(transaction)),
        ...(await changeDifferences(transaction)),
        ...(await entryDifferences(transaction)),
        ...rowsIn<Difference>(await transaction.execute(sql`${documentDifferences} limit ${mostDifferences}`)),
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

/** The sums that are stored, against those of the lines. */
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

/** The figures that are stored, against those that follow from the sums beside them. */
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

const figureText = (figure: number | string | null) => (figure === null ? '' : decimalText(millionths(figure)));

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

/** The sums of memberships, closed campaigns included, against the entries of the ledger. */
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

/** The figures of memberships, closed campaigns included, against where their recorded changes end. */
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
