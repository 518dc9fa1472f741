import { within } from '../../ground/database/ranges.js';
/** Analytics by properties of sale lines, from the rollup figures of lines (docs/decisions/0018). */
import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnalyticsDimension } from '@gdd/schema/reports';
import { brandKey } from '../../figures/sums/lineRules.js';
import { brands, type sales } from '../../ground/database/tables/programme/sales.js';
import { lineFigures } from '../../ground/database/tables/programme/figures.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { AnalyticsRequest } from './analyticsRequest.js';
import { hasWholePart, type ReportPeriod } from '../criteria/period.js';
import type { AnalyticsFilter } from '../criteria/analyticsSchemas.js';

/** The conditions of a filter on sale lines, or on their rollup figures. */
export function lineConditions(lines: typeof sales | typeof lineFigures, filter: AnalyticsFilter): (SQL | undefined)[] {
  const seasons = severalOf(filter.season);
  const segments = severalOf(filter.segment);
  const names = severalOf(filter.brand)?.map(brandKey);
  return [
    names && sql`${lines.brandId} = any(array(select ${brands.id} from ${brands} where ${inArray(brands.key, names)}))`,
    seasons && inArray(lines.season, seasons),
    segments && inArray(lines.segment, segments),
    within(lines.rim, filter.rim),
    filter.channel && eq(lines.channel, filter.channel),
  ];
}

const f = lineFigures;

/** The columns of the rollup figures of lines by dimension; agents and campaigns (whose rules need days) have none. */
const keys: Readonly<Partial<Record<AnalyticsDimension, SQL>>> = {
  month: sql`${f.part}::int`,
  region: sql`${f.region}`,
  distributor: sql`nullif(${f.distributorId}, 0)`,
  tier: sql`${f.tier}`,
  brand: sql`${f.brandId}`,
  season: sql`${f.season}`,
  segment: sql`${f.segment}`,
  rim: sql`${f.rim}`,
  channel: sql`${f.channel}`,
};

const dealerDimensions = ['region', 'tier', 'distributor'] as const;

/** The rollup figures of lines for a request: the keys to group by, and the condition on the rows. */
interface LineRollup {
  /** In the order of the dimensions. */
  readonly keys: readonly SQL[];
  readonly rows: SQL | undefined;
}

/**
 * The rollup figures of lines for a request; undefined where they lack something: numbers of dealers, dealers below an
 * agent, statuses of dealers, and single months by region, tier or distributor (these have half-years only).
 */
export function lineRollupFor(
  { scope: { figures }, dimensions, measures, filter, period }: AnalyticsRequest,
  years: readonly number[],
): LineRollup | undefined {
  const known = dimensions.flatMap((dimension) => keys[dimension] ?? []);
  const isCounted = measures.some((measure) => measure === 'dealers' || measure === 'goalAttainment');
  if (figures === undefined || known.length < dimensions.length || isCounted) return undefined;
  if (figures.status !== undefined || filter.campaignId !== undefined) return undefined;
  const { role, memberId, region, tier } = figures;
  if (role !== 'Programme' && role !== 'Distributor') return undefined;
  const places = [
    role === 'Distributor' ? eq(f.distributorId, memberId) : undefined,
    region && inArray(f.region, [...region]),
    tier && inArray(f.tier, [...tier] as never[]),
  ];
  const byPlace =
    places.some((place) => place !== undefined) || dealerDimensions.some((each) => dimensions.includes(each));
  if (byPlace && (!hasWholePart(period) || dimensions.includes('month'))) return undefined;
  const parts = byPlace ? inArray(f.part, halfYearsOf(period)) : between(f.part, period.firstMonth, period.lastMonth);
  return { keys: known, rows: and(inArray(f.year, [...years]), parts, ...places, ...lineConditions(f, filter)) };
}

/** The half-years of a period as parts of the rollup figures: 13 is the first, 14 the second. */
function halfYearsOf({ firstMonth, lastMonth }: ReportPeriod): number[] {
  return [...(firstMonth === 1 ? [13] : []), ...(lastMonth === 12 ? [14] : [])];
}
