import { sql, type SQL } from 'drizzle-orm';
import type { AnalyticsDimension } from '@gdd/schema/reports';
import { members } from '../../ground/database/tables/people/network.js';
import { fleetPercentage } from '../criteria/percentages.js';
import { agents } from '../criteria/scope.js';

/** A group, as SQL returns it. */
export interface AnalyticsGroup {
  /** In the order of the dimensions; all null in the row of totals. */
  readonly keys: readonly (string | null)[];
  readonly values: GroupValues;
  readonly before: GroupValues;
}

/** Sums as texts, which keep every digit. */
export interface GroupValues {
  readonly tires: string;
  readonly tiresFleet: string;
  readonly fleetPercentage: string;
  readonly amount: string;
  readonly dealers: string;
  readonly goalAttainment: string | null;
}

/** The SQL expression of a sale's key in each dimension. */
export const keyOf: Readonly<Record<AnalyticsDimension, SQL>> = {
  month: sql`sold.month`,
  region: sql`${members.region}`,
  distributor: sql`${members.distributorId}`,
  agent: sql`${agents.id}`,
  tier: sql`${members.tier}`,
  brand: sql`sold.brand_id`,
  season: sql`sold.season`,
  segment: sql`sold.segment`,
  rim: sql`sold.rim`,
  channel: sql`sold.channel`,
  campaign: sql`sold.campaign_id`,
};

export const isAgent = sql`${agents.id} = ${members.parentId} and ${agents.role} = 'Agent'`;

/** Columns of the sums. @param prefix '' for the year, `beforePrefix` for the year before */
export function valuesOf(prefix: string): SQL {
  const name = (measure: keyof GroupValues) => sql.identifier(`${prefix}${measure}`);
  const sold = (column: string) => sql`sold.${sql.identifier(prefix + column)}`;
  const tires = sql`coalesce(sum(${sold('quantity')}), 0)`;
  const fleet = sql`coalesce(sum(${sold('fleet_quantity')}), 0)`;
  return sql`${tires} as ${name('tires')}, ${fleet} as ${name('tiresFleet')},
    ${fleetPercentage(tires, fleet)} as ${name('fleetPercentage')},
    coalesce(sum(${sold('amount')}), 0)::numeric(22, 2) as ${name('amount')},
    count(distinct sold.dealer_id) filter (where ${sold('lines')} > 0) as ${name('dealers')}`;
}

export const beforePrefix = 'before_';

export const namedKeys = (keys: readonly SQL[]) =>
  sql.join(
    keys.map((key, place) => sql`${key} as ${sql.identifier(`k${place}`)}`),
    sql`, `,
  );
export const firstKey = (keys: readonly SQL[]) => keys[0] ?? sql`null`;
